//! What `docs/cases.md` says about questions, answers and lines of cases. Its tables are made from this and from the
//! types.

use super::{Fact, Given};
use crate::action::{Action, Ask};
use crate::army::{ArmyAsk, GroupFor};
use crate::battle::BattleAsk;
use crate::muster::MusterAsk;
use crate::ops::CardAsk;
use crate::turn::TurnAsk;
use strum::EnumMessage as _;

/// The forms of the answers that a question can get.
pub(super) fn answers(ask: &Ask) -> &'static [&'static str] {
    match ask {
        Ask::Turn(ask) => in_turn(ask),
        Ask::Army(ask) => of_army(ask),
        Ask::Muster(ask) => of_muster(ask),
        Ask::Battle(ask) => in_battle(ask),
        Ask::Card(ask) => of_card(ask),
        Ask::Draw { .. } => &["draw CARD"],
        Ask::Fate => &["fate FATE-CARD"],
        Ask::Tile => &["tile TILE"],
        Ask::ActionDie(_) => &["face FACE"],
        Ask::Roll(_) => &["roll N"],
        Ask::Flip(_) => &["flip TOKEN-FACE"],
    }
}

fn in_turn(ask: &TurnAsk) -> &'static [&'static str] {
    match ask {
        TurnAsk::HandLimit(_) | TurnAsk::PlayCard(_) => &["card CARD"],
        TurnAsk::Activate => &["general CHARACTER", "done"],
        TurnAsk::FateTile(_) => &["choose stop", "choose draw-on"],
        TurnAsk::Split => &["number N"],
        TurnAsk::Leadership
        | TurnAsk::ShadowLeadership
        | TurnAsk::LastGoblin
        | TurnAsk::OrcsFromCard
        | TurnAsk::Enter(_) => &["area AREA"],
        TurnAsk::Bats => &["territory TERRITORY"],
        TurnAsk::LuckyNumber => &["die FACE", "decline"],
        TurnAsk::Act => &["die FACE", "general CHARACTER", "pass"],
        TurnAsk::Use(_) => &["do DEED"],
        TurnAsk::Ability(_) => &["option N"],
        TurnAsk::OutOfTheWay => &["area AREA", "decline"],
    }
}

fn of_army(ask: &ArmyAsk) -> &'static [&'static str] {
    match ask {
        ArmyAsk::March { .. } => &["move AREA AREA", "done"],
        ArmyAsk::Group { why: GroupFor::March { .. }, .. } => &["leave FIGURE", "go"],
        ArmyAsk::Group { why: GroupFor::Advance, .. } => &["leave FIGURE", "go", "decline"],
        ArmyAsk::DamageAlong { .. } => &["number N"],
        ArmyAsk::MarchOn { .. } => &["area AREA", "done"],
        ArmyAsk::Trim { .. } => &["unit UNIT"],
        ArmyAsk::Strike { .. } => &["attack AREA AREA", "decline"],
        ArmyAsk::CombinedTarget | ArmyAsk::BeornStrike => &["area AREA", "decline"],
        ArmyAsk::CharacterMove => &["character CHARACTER", "done"],
        ArmyAsk::CharacterTo(_) => &["area AREA"],
        ArmyAsk::BeornStep { .. } => &["area AREA", "done"],
        ArmyAsk::CloudOfBats => &["territory TERRITORY", "decline"],
    }
}

fn of_muster(ask: &MusterAsk) -> &'static [&'static str] {
    match ask {
        MusterAsk::Recruit { .. } => &["token PILE AREA", "done"],
        MusterAsk::Substitute { .. } => &["unit UNIT", "decline"],
        MusterAsk::Rally { .. } => &["area AREA", "done"],
        MusterAsk::BolgAbility(_) => &["accept", "decline"],
        MusterAsk::EagleReturns { .. } => &["territory TERRITORY", "done"],
        MusterAsk::EagleTarget { .. } => &["area AREA", "done"],
        MusterAsk::FlyEagle => &["territory TERRITORY", "done"],
        MusterAsk::PlaceToken { .. } => &["token PILE AREA"],
    }
}

fn in_battle(ask: &BattleAsk) -> &'static [&'static str] {
    match ask {
        BattleAsk::Army | BattleAsk::RetreatTo { .. } => &["area AREA"],
        BattleAsk::Maneuver => &["lay event CARD", "lay maneuver MANEUVER"],
        BattleAsk::SecondCard(_) => &["lay maneuver MANEUVER"],
        BattleAsk::Reroll { .. } => &["number N"],
        BattleAsk::Ability(_) => &["accept", "decline", "choose army", "choose fortification"],
        BattleAsk::FellRace => &["choose leadership", "character CHARACTER", "choose damage"],
        BattleAsk::CaptainOfWar(_) => &["choose leadership", "character CHARACTER", "decline"],
        BattleAsk::React { .. } => &["character CHARACTER", "number N", "decline"],
        BattleAsk::Casualty { .. } => &["lose UNIT N", "done"],
        BattleAsk::GoOn => &["choose fight", "choose cease"],
        BattleAsk::Leave => &["choose stay", "choose retreat", "choose rout"],
        BattleAsk::AdvanceFrom => &["area AREA", "decline"],
        BattleAsk::BeornAdvance => &["accept", "decline"],
    }
}

fn of_card(ask: &CardAsk) -> &'static [&'static str] {
    match ask {
        CardAsk::Whether(_) | CardAsk::Concentration { .. } => &["accept", "decline"],
        CardAsk::ChooseArmy { .. } | CardAsk::Settlement { .. } => &["area AREA", "done"],
        CardAsk::HowMany { .. } => &["number N"],
        CardAsk::Place(_) => &["area AREA", "decline"],
        CardAsk::PlaceAndFlip { .. } => &["token PILE AREA", "done"],
        CardAsk::FlipOrPlace { .. } => &["choose flip", "choose place"],
        CardAsk::WhichPile { .. } => &["pile PILE"],
        CardAsk::RemoveToken { .. } => &["token PILE AREA"],
        CardAsk::GiveUpBats { .. } => &["territory TERRITORY", "done"],
        CardAsk::Target(_) | CardAsk::Fortification(_) | CardAsk::JoinArmy { .. } => &["area AREA"],
        CardAsk::MoveOrAttack(_) => &["choose move", "choose attack", "decline"],
        CardAsk::WhichGeneral(_) => &["general CHARACTER"],
    }
}

cases::told!(Ask { Turn, Army, Muster, Battle, Card }, Action { Do }, Given, Fact);
