//! What `docs/cases.md` says about questions, answers and lines of cases. Its tables are made from this and from the
//! types.

use super::{Fact, Given};
use crate::action::{Action, Ask};
use crate::army::{ArmyAsk, GroupFor};
use crate::battle::BattleAsk;
use crate::ents::EntAsk;
use crate::muster::MusterAsk;
use crate::ops::CardAsk;
use crate::round::RoundAsk;
use strum::EnumMessage as _;

/// The forms of the answers that a question can get.
pub(super) fn answers(ask: &Ask) -> &'static [&'static str] {
    match ask {
        Ask::Round(ask) => in_round(ask),
        Ask::Army(ask) => of_army(ask),
        Ask::Muster(ask) => of_muster(ask),
        Ask::Ent(ask) => of_ents(ask),
        Ask::Battle(ask) => in_battle(ask),
        Ask::Card(ask) => of_card(ask),
        Ask::Draw { .. } | Ask::Random { .. } => &["draw CARD"],
        Ask::Tile => &["tile TILE"],
        Ask::ActionDie(_) => &["face FACE"],
        Ask::Roll(_) => &["roll N"],
        Ask::Flip(_) => &["flip TOKEN-FACE"],
    }
}

fn in_round(ask: &RoundAsk) -> &'static [&'static str] {
    match ask {
        RoundAsk::HandLimit(_) | RoundAsk::PlayCard(_) => &["card CARD"],
        RoundAsk::Location => &["location LOCATION"],
        RoundAsk::Pits { .. } => &["place UNIT AREA"],
        RoundAsk::NazgulFrom { .. } => &["area AREA", "accept", "done"],
        RoundAsk::LocationUnit { .. }
        | RoundAsk::Nazgul { .. }
        | RoundAsk::SetAside
        | RoundAsk::Reinforce { .. } => &["area AREA", "done"],
        RoundAsk::Commander => &["area AREA", "decline"],
        RoundAsk::Leadership { .. } | RoundAsk::Enter(_) => &["area AREA"],
        RoundAsk::FateTile(_) => &["choose keep", "choose draw-on"],
        RoundAsk::ExtraDie => &["accept", "decline"],
        RoundAsk::Act => &["die FACE", "two-dice FACE FACE", "token", "pass"],
        RoundAsk::Use(_) | RoundAsk::UseTwo(..) | RoundAsk::UseToken => &["do DEED"],
        RoundAsk::HowManyCards => &["number N"],
    }
}

fn of_army(ask: &ArmyAsk) -> &'static [&'static str] {
    match ask {
        ArmyAsk::March { .. } => &["move AREA AREA", "done"],
        ArmyAsk::Group { why, .. } => match why {
            GroupFor::March { .. }
            | GroupFor::River
            | GroupFor::FromRecruitment { .. }
            | GroupFor::Retreat => &["leave FIGURE", "go"],
            GroupFor::Advance | GroupFor::MoveIn => &["leave FIGURE", "go", "decline"],
        },
        ArmyAsk::DamageAlong { .. } => &["number N"],
        ArmyAsk::MarchOn { .. } | ArmyAsk::CharacterMove { .. } => &["area AREA", "done"],
        ArmyAsk::Limit { .. } => &["unit UNIT"],
        ArmyAsk::Strike { .. } => &["attack AREA AREA", "decline"],
        ArmyAsk::CombinedTarget { .. } => &["area AREA", "decline"],
        ArmyAsk::CharacterGroup { .. } => &["leave FIGURE", "go"],
        ArmyAsk::ForcedOut { .. } | ArmyAsk::CharacterTo { .. } | ArmyAsk::NazgulTo { .. } => &["area AREA"],
        ArmyAsk::NazgulMove => &["area AREA", "character CHARACTER", "done"],
    }
}

fn of_muster(ask: &MusterAsk) -> &'static [&'static str] {
    match ask {
        MusterAsk::Flip { .. } => &["recruit POOL AREA", "done"],
        MusterAsk::Substitute { .. } => &["unit UNIT", "decline"],
        MusterAsk::Nation { .. } => &["pool POOL"],
        MusterAsk::PlaceToken => &["recruit POOL AREA"],
        MusterAsk::Rally { .. } => &["area AREA", "done"],
        MusterAsk::RallyAgain { .. } => &["number N"],
        MusterAsk::Build { .. } => &["build ENGINE AREA", "done"],
        MusterAsk::CatapultTarget => &["choose army", "section SECTION"],
        MusterAsk::Woses => &["accept", "decline"],
    }
}

fn of_ents(ask: &EntAsk) -> &'static [&'static str] {
    match ask {
        EntAsk::Step => &["move AREA AREA", "attack AREA AREA", "done"],
        EntAsk::Reform | EntAsk::Target { .. } => &["area AREA"],
        EntAsk::React { .. } => &["accept", "decline"],
    }
}

fn in_battle(ask: &BattleAsk) -> &'static [&'static str] {
    match ask {
        BattleAsk::Tower | BattleAsk::NazgulCost { .. } => &["accept", "decline"],
        BattleAsk::Army | BattleAsk::NazgulFrom { .. } | BattleAsk::RetreatTo { .. } => &["area AREA"],
        BattleAsk::Tactic => &["tactic regroup", "tactic combat-event", "tactic maneuver MANEUVER"],
        BattleAsk::Card => &["card CARD", "decline"],
        BattleAsk::Nazgul(_) => &["use nazgul N", "decline"],
        BattleAsk::ExtraManeuver { .. } => &["maneuver MANEUVER"],
        BattleAsk::Reroll { .. } => &["reroll yes|no N", "done"],
        BattleAsk::Casualty { .. } => &["lose UNIT N", "done"],
        BattleAsk::GoOn => &["choose fight", "choose cease"],
        BattleAsk::Leave => &["choose stay", "choose retreat", "choose rout"],
        BattleAsk::AdvanceFrom => &["area AREA", "decline"],
    }
}

fn of_card(ask: &CardAsk) -> &'static [&'static str] {
    match ask {
        CardAsk::Whether(_) => &["accept", "decline"],
        CardAsk::Option(_) => &["option N", "decline"],
        CardAsk::Price(_) => &["figure FIGURE", "choose damage", "decline"],
        CardAsk::ChooseArmy { .. } | CardAsk::Place { .. } | CardAsk::RemoveLeadership { .. } => {
            &["area AREA", "done"]
        }
        CardAsk::WhichUnit { .. } => &["unit UNIT"],
        CardAsk::RemoveToken { .. } => &["recruit POOL AREA", "done"],
        CardAsk::WhichFigure(_) => &["figure FIGURE"],
        CardAsk::WhichDie { .. } => &["die FACE"],
        CardAsk::WhichCard { .. } => &["card CARD"],
        CardAsk::WhichSection { .. } => &["section SECTION", "done"],
        CardAsk::WhichAbility(_) => &["use SCRIPT"],
        CardAsk::River(_) => &["move AREA AREA", "attack AREA AREA", "decline"],
    }
}

cases::told!(Ask { Round, Army, Muster, Ent, Battle, Card }, Action { Do }, Given, Fact);
