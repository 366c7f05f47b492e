//! The Hunt and the Fellowship in words.

use super::{capital, character_words, count, guide_words};
use crate::action::{Action, Choice};
use crate::fellowship::{FellowshipAsk, WalkFor};
use crate::figures::Characters;
use crate::hunt::{HuntAsk, HuntEvent};
use crate::ids::Card;
use crate::state::State;

impl State {
    /// The tile and its damage, as a question tells it.
    fn tile_words(&self) -> String {
        match self.hunt.tile {
            Some(tile) => format!("Tile {}, damage {}", tile.name(), self.hunt.damage),
            None => format!("Damage {}", self.hunt.damage),
        }
    }

    /// A question of the Hunt in words.
    pub(crate) fn hunt_ask_words(&self, ask: HuntAsk) -> String {
        match ask {
            HuntAsk::Crebain => {
                "Discard Flocks of Crebain to add 1 to every die of this Hunt roll?".to_owned()
            }
            HuntAsk::Reroll(1) => "Roll a failed die of the Hunt again?".to_owned(),
            HuntAsk::Reroll(most) => {
                format!("How many failed dice of the Hunt are rolled again (up to {most})?")
            }
            HuntAsk::Staff => {
                "A Hunt tile is about to be drawn. Discard Wizard's Staff to prevent it?".to_owned()
            }
            HuntAsk::TableCard
                if self.hunt.tile == Some(crate::ids::Tile::ShelobsLair) && !self.hunt.die_rolled =>
            {
                "Shelob's Lair is drawn and its die not rolled yet. Use a card on the table?".to_owned()
            }
            HuntAsk::TableCard => format!("{}. Use a card on the table?", self.tile_words()),
            HuntAsk::Hobbit(hobbit) => {
                let how =
                    if self.fellowship.mordor.is_some() { "give his life" } else { "leave the Fellowship" };
                format!("{}. Shall {} {how} to lower it by 1?", self.tile_words(), hobbit.name())
            }
            HuntAsk::Gollum => {
                format!("{}. Reveal the Fellowship to lower it by 1?", self.tile_words())
            }
            HuntAsk::Casualty => format!("{}. Who is the casualty?", self.tile_words()),
            HuntAsk::Worn => {
                "Worn with Sorrow and Toil: which Character card do the Free Peoples lose?".to_owned()
            }
            HuntAsk::Balrog { .. } => {
                "The Fellowship has come by Moria. Discard Balrog of Moria for an extra Hunt tile?".to_owned()
            }
            HuntAsk::Breaking(1) => "Which Companion leaves the Fellowship?".to_owned(),
            HuntAsk::Breaking(left) => {
                format!("{left} Companions leave the Fellowship. Who is the next?")
            }
        }
    }

    /// What happened in the Hunt or to the Fellowship, in words.
    pub(crate) fn hunt_event_words(&self, event: &HuntEvent) -> String {
        match *event {
            HuntEvent::Moved(progress) => format!("The Fellowship moves on: Progress {progress}."),
            HuntEvent::MordorStep(5) => "The Ring-bearers stand at the Crack of Doom.".to_owned(),
            HuntEvent::MordorStep(step) => {
                format!("The Fellowship goes on to step {step} of the Mordor Track.")
            }
            HuntEvent::EnteredMordor => "The Fellowship enters Mordor.".to_owned(),
            HuntEvent::Hid => "The Fellowship hides.".to_owned(),
            HuntEvent::Declared(region) => format!("The Fellowship is declared in {}.", region.name()),
            HuntEvent::Revealed(Some(region)) => format!("The Fellowship is revealed in {}.", region.name()),
            HuntEvent::Revealed(None) => "The Fellowship is revealed in Mordor.".to_owned(),
            HuntEvent::Guide(Some(guide)) => format!("{} guides the Fellowship.", guide.name()),
            HuntEvent::Guide(None) => "Gollum guides the Ring-bearers.".to_owned(),
            HuntEvent::NoDice => "Nobody hunts: the Shadow has no die in the Hunt Box.".to_owned(),
            HuntEvent::CardUsed(card) => format!("{} is used.", card.name()),
            HuntEvent::Rolled { dice, bonus, successes, again } => {
                let dice: Vec<String> =
                    dice.iter().filter(|die| **die > 0).map(|die| die.to_string()).collect();
                let added = if bonus > 0 { format!(" (+{bonus} each)") } else { String::new() };
                let what = if again { "After the re-rolls the Hunt shows" } else { "The Hunt rolls" };
                let found = match successes {
                    0 => "no success".to_owned(),
                    1 => "1 success".to_owned(),
                    n => format!("{n} successes"),
                };
                format!("{what} {}{added}: {found}.", dice.join(", "))
            }
            HuntEvent::Tile(tile) => format!("Hunt tile: {}.", tile.name()),
            HuntEvent::Aside(tile) => format!("The tile {} is put aside.", tile.name()),
            HuntEvent::TileDie(die) => format!("The tile's die shows {die}."),
            HuntEvent::HobbitLeft(hobbit) => format!("{} leaves to lower the damage by 1.", hobbit.name()),
            HuntEvent::GollumShown => "Gollum gives the Fellowship away to lower the damage by 1.".to_owned(),
            HuntEvent::Casualty { companion, left } => {
                format!("{} is the casualty; {left} damage is left.", companion.name())
            }
            HuntEvent::TakenAlive(hobbit) => format!("{} is taken alive.", hobbit.name()),
            HuntEvent::LeftBehind(companion) => format!("{} leaves the Fellowship.", companion.name()),
            HuntEvent::PoolRefilled => "The drawn tiles go back into the Hunt Pool.".to_owned(),
            HuntEvent::TileInPlay(tile) => match self.fellowship.mordor {
                Some(_) => format!("The tile {} joins the Hunt Pool.", tile.name()),
                None => format!("The tile {} waits for the Mordor Track.", tile.name()),
            },
            HuntEvent::EyesRemoved(0) => {
                format!("{}: no Eye; the tiles go back.", Card::ChallengeOfTheKing.name())
            }
            HuntEvent::EyesRemoved(1) => "One Eye tile is out of the game.".to_owned(),
            HuntEvent::EyesRemoved(n) => format!("{n} Eye tiles are out of the game."),
            HuntEvent::StrongholdTile => {
                "A Stronghold of the Shadow on the way costs a Hunt tile.".to_owned()
            }
        }
    }

    /// A question about the Fellowship in words.
    pub(crate) fn fellowship_ask_words(&self, ask: FellowshipAsk) -> String {
        let left = self.hunt.walk.left;
        let here = self.fellowship.region.name();
        let steps = if left == 1 { "1 region".to_owned() } else { format!("{left} regions") };
        match ask {
            FellowshipAsk::Declare => {
                format!(
                    "Declare the Fellowship (last seen in {here}, Progress {})?",
                    self.fellowship.progress
                )
            }
            FellowshipAsk::Walk(WalkFor::Declare) => {
                format!("The Fellowship is declared. From {here} it may go {steps} on. Where to?")
            }
            FellowshipAsk::Walk(WalkFor::Reveal) => {
                format!("The Fellowship is revealed. From {here} it may go {steps} on. Where to?")
            }
            FellowshipAsk::EnterMordor => "Enter Mordor?".to_owned(),
            FellowshipAsk::Guide => "Who guides the Fellowship?".to_owned(),
            FellowshipAsk::Draw(deck) => {
                format!("Gandalf the Grey guides: draw a card from {}?", deck.name())
            }
        }
    }

    /// What an answer to a question of the Hunt does, if its words alone don't say it.
    pub(super) fn hunt_action_words(&self, ask: HuntAsk, action: Action) -> Option<String> {
        let used = |card: Card| format!("Use {}", card.name());
        Some(match (ask, action) {
            (HuntAsk::Crebain, Action::Accept) => used(Card::FlocksOfCrebain),
            (HuntAsk::Staff, Action::Accept) => used(Card::WizardsStaff),
            (HuntAsk::Balrog { .. }, Action::Accept) => used(Card::BalrogOfMoria),
            (HuntAsk::TableCard, Action::Card(card)) => used(card),
            (HuntAsk::TableCard, Action::Decline) => "Use no card".to_owned(),
            (HuntAsk::Reroll(_), Action::Number(0)) => "Roll no die again".to_owned(),
            (HuntAsk::Reroll(_), Action::Number(n)) => format!("Roll {} again", count(n, "die")),
            (HuntAsk::Hobbit(hobbit), Action::Accept) => format!("{} leaves", hobbit.name()),
            (HuntAsk::Hobbit(hobbit), Action::Decline) => format!("{} stays", hobbit.name()),
            (HuntAsk::Gollum, Action::Accept) => "Reveal the Fellowship".to_owned(),
            (HuntAsk::Gollum, Action::Decline) => "Stay Hidden".to_owned(),
            (HuntAsk::Casualty, Action::Choose(Choice::Guide)) => {
                format!("Lose {}, the Guide", guide_words(self.fellowship.guide))
            }
            (HuntAsk::Casualty, Action::Decline) => "Lose nobody".to_owned(),
            (HuntAsk::Worn, Action::Card(card)) => format!("Discard {} from the table", card.name()),
            (HuntAsk::Worn, Action::Decline) => "Take nothing".to_owned(),
            (HuntAsk::Breaking(_), Action::Character(companion)) => format!("{} leaves", companion.name()),
            _ => return None,
        })
    }

    /// What an answer to a question about the Fellowship does, if its words alone don't say it.
    pub(super) fn fellowship_action_words(&self, ask: FellowshipAsk, action: Action) -> Option<String> {
        let here = self.fellowship.region.name();
        Some(match (ask, action) {
            (FellowshipAsk::Declare, Action::Accept) => "Declare it".to_owned(),
            (FellowshipAsk::Declare, Action::Decline) => "Declare nothing".to_owned(),
            (FellowshipAsk::Walk(_), Action::Region(region)) => format!("Go to {}", region.name()),
            (FellowshipAsk::Walk(WalkFor::Declare), Action::Done) => format!("Declare it in {here}"),
            (FellowshipAsk::Walk(WalkFor::Reveal), Action::Done) => format!("Stop in {here}"),
            (FellowshipAsk::EnterMordor, Action::Accept) => "Enter Mordor".to_owned(),
            (FellowshipAsk::EnterMordor, Action::Decline) => "Stay outside".to_owned(),
            (FellowshipAsk::Guide, Action::Character(companion)) => {
                format!("{} guides", character_words(Characters::only(companion)))
            }
            (FellowshipAsk::Draw(deck), Action::Accept) => capital(&format!("draw from {}", deck.name())),
            (FellowshipAsk::Draw(_), Action::Decline) => "Draw nothing".to_owned(),
            _ => return None,
        })
    }
}
