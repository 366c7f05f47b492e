//! What `docs/cases.md` says about questions, answers and lines of cases. Its tables are made from this and from the
//! types.

use super::{Fact, Given};
use crate::action::{Action, Ask};
use crate::battle::BattleAsk;
use crate::fellowship::FellowshipAsk;
use crate::hunt::HuntAsk;
use strum::EnumMessage as _;

/// The forms of the answers that a question can get.
pub(super) fn answers(ask: &Ask) -> &'static [&'static str] {
    match ask {
        Ask::HandLimit | Ask::Event(_) | Ask::Pay { .. } => &["card CARD"],
        Ask::WhichDeck(_) => &["deck DECK"],
        Ask::Swap | Ask::SwapFor => &["card CARD", "decline"],
        Ask::Allocate => &["number N"],
        Ask::Act => &["die FACE", "ring FACE FACE", "pass"],
        Ask::Use(_) => &["do DEED"],
        Ask::Recruit { .. } => &["recruit FIGURE REGION", "done"],
        Ask::Diplomacy => &["nation NATION"],
        Ask::Enter(_) | Ask::FlyTo { .. } | Ask::Voice { .. } => &["region REGION"],
        Ask::March { .. } => &["march REGION REGION", "done"],
        Ask::MarchOn { .. } => &["region REGION", "done"],
        Ask::Group(_) => &["leave FIGURE", "go", "decline"],
        Ask::Attack { .. } => &["attack REGION REGION", "decline"],
        Ask::Companion(_) => &["character CHARACTER", "done"],
        Ask::Party { .. } => &["character CHARACTER", "region REGION", "go"],
        Ask::Fly(_) => &["from PLACE", "character CHARACTER", "done"],
        Ask::InOrOut { .. } => &["choose inside", "choose outside"],
        Ask::Trim(_) => &["figure FIGURE"],
        Ask::Mix => &["accept", "decline"],
        Ask::WhichKind { .. } => &["kind KIND"],
        Ask::Casualty { .. } => &["lose regular NATION", "lose reduce NATION", "lose elite NATION"],
        Ask::Battle(ask) => in_battle(ask),
        Ask::Hunt(ask) => in_hunt(ask),
        Ask::Fellowship(ask) => of_fellowship(ask),
        Ask::Card(_) => &[
            "decline",
            "done",
            "card CARD",
            "character CHARACTER",
            "choose CHOICE",
            "die FACE",
            "figure FIGURE",
            "from PLACE",
            "kind KIND",
            "nation NATION",
            "number N",
            "region REGION",
            "draw-companion CHARACTER",
        ],
        Ask::Draw { .. } | Ask::RandomCard(_) => &["draw CARD"],
        Ask::ActionDie(_) => &["face FACE"],
        Ask::Roll(_) => &["roll N"],
        Ask::Tile => &["tile TILE"],
        Ask::RandomCompanion => &["draw-companion CHARACTER"],
    }
}

fn in_battle(ask: &BattleAsk) -> &'static [&'static str] {
    match ask {
        BattleAsk::WhiteRider | BattleAsk::Sorcerer(_) => &["accept", "decline"],
        BattleAsk::FieldOrSiege(_) => &["choose field", "choose siege"],
        BattleAsk::Combat(_) => &["card CARD", "decline"],
        BattleAsk::WordsOfPower | BattleAsk::BladeOfWesternesse => &["character CHARACTER"],
        BattleAsk::Scouts => &["region REGION", "choose siege"],
        BattleAsk::DreadAndDespair | BattleAsk::RelentlessAssault | BattleAsk::Onslaught => &["number N"],
        BattleAsk::HeroicDeath | BattleAsk::BlackBreath => &["figure FIGURE", "decline"],
        BattleAsk::FatefulStrike => &["figure FIGURE"],
        BattleAsk::GoOn => &["choose fight", "choose cease"],
        BattleAsk::Extend => &["figure FIGURE", "choose cease"],
        BattleAsk::Retreat => &["region REGION", "decline"],
    }
}

fn in_hunt(ask: &HuntAsk) -> &'static [&'static str] {
    match ask {
        HuntAsk::Crebain | HuntAsk::Staff | HuntAsk::Hobbit(_) | HuntAsk::Gollum | HuntAsk::Balrog { .. } => {
            &["accept", "decline"]
        }
        HuntAsk::Reroll(_) => &["number N"],
        HuntAsk::TableCard => &["card CARD", "decline"],
        HuntAsk::Casualty => &["choose guide", "choose random", "decline"],
        HuntAsk::Worn => &["choose hand", "choose second-hand", "card CARD", "decline"],
        HuntAsk::Breaking(_) => &["character CHARACTER"],
    }
}

fn of_fellowship(ask: &FellowshipAsk) -> &'static [&'static str] {
    match ask {
        FellowshipAsk::Declare | FellowshipAsk::EnterMordor | FellowshipAsk::Draw(_) => {
            &["accept", "decline"]
        }
        FellowshipAsk::Walk(_) => &["region REGION", "done"],
        FellowshipAsk::Guide => &["character CHARACTER"],
    }
}

cases::told!(Ask { Battle, Hunt, Fellowship }, Action { Do }, Given { Step }, Fact);
