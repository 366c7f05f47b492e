//! The Hunt and the Fellowship in words.

use super::Said;
use super::parts::{card, character, commas, first_character, own_deck, region, tile};
use crate::action::{Action, Choice};
use crate::fellowship::{FellowshipAsk, WalkFor};
use crate::game::Thing;
use crate::hunt::{HuntAsk, HuntEvent};
use crate::ids::{Card, Tile};
use crate::state::State;
use kernel::{Argument, Text};

impl State {
    /// A question about the damage, with the tile that does it if there is one.
    fn damage_ask(&self, ask: Said) -> Said {
        let told = match self.hunt.tile {
            Some(drawn) => Text::new("ask-hunt-tile").with("tile", tile(drawn)),
            None => Text::new("ask-hunt-damage"),
        };
        told.number("n", self.hunt.damage).text("ask", ask)
    }

    /// A question of the Hunt in words.
    pub(crate) fn hunt_ask(&self, ask: HuntAsk) -> Said {
        match ask {
            HuntAsk::Crebain => Text::new("ask-crebain").with("card", card(Card::FlocksOfCrebain)),
            HuntAsk::Reroll(most) => Text::new("ask-hunt-reroll").number("n", most),
            HuntAsk::Staff => Text::new("ask-staff").with("card", card(Card::WizardsStaff)),
            HuntAsk::TableCard if self.hunt.tile == Some(Tile::ShelobsLair) && !self.hunt.die_rolled => {
                Text::new("ask-hunt-card-lair").thing("tile", Thing::Tile(Tile::ShelobsLair))
            }
            HuntAsk::TableCard => self.damage_ask(Text::new("ask-hunt-card")),
            HuntAsk::Hobbit(hobbit) => {
                let mordor = self.fellowship.mordor.is_some();
                let text = if mordor { Text::new("ask-hobbit-mordor") } else { Text::new("ask-hobbit") };
                self.damage_ask(text.with("who", character(hobbit)))
            }
            HuntAsk::Gollum => self.damage_ask(Text::new("ask-gollum")),
            HuntAsk::Casualty => self.damage_ask(Text::new("ask-hunt-casualty")),
            HuntAsk::Worn => Text::new("ask-worn").with("card", card(Card::WornWithSorrowAndToil)),
            HuntAsk::Balrog { .. } => Text::new("ask-balrog").with("card", card(Card::BalrogOfMoria)),
            HuntAsk::Breaking(left) => Text::new("ask-breaking").number("n", left),
        }
    }

    /// What happened in the Hunt or to the Fellowship, in words.
    pub(crate) fn hunt_event(&self, event: &HuntEvent) -> Said {
        let of_fellowship = |text: Said| text.thing("fellowship", Thing::Fellowship);
        match *event {
            HuntEvent::Moved(progress) => {
                of_fellowship(Text::new("log-fellowship-moved").number("n", progress))
            }
            HuntEvent::MordorStep(step) => of_fellowship(Text::new("log-mordor-step").number("n", step)),
            HuntEvent::EnteredMordor => of_fellowship(Text::new("log-entered-mordor")),
            HuntEvent::Hid => of_fellowship(Text::new("log-hid")),
            HuntEvent::Declared(at) => of_fellowship(Text::new("log-declared").with("region", region(at))),
            HuntEvent::Revealed(Some(at)) => {
                of_fellowship(Text::new("log-revealed").with("region", region(at)))
            }
            HuntEvent::Revealed(None) => of_fellowship(Text::new("log-revealed-mordor")),
            HuntEvent::Guide(Some(guide)) => Text::new("log-guide").with("who", first_character(guide)),
            HuntEvent::Guide(None) => Text::new("log-guide-gollum").thing("who", Thing::Gollum),
            HuntEvent::NoDice => Text::new("log-hunt-no-dice").thing("box", Thing::HuntBox),
            HuntEvent::CardUsed(used) => Text::new("log-card-used").with("card", card(used)),
            HuntEvent::Rolled { dice, bonus, successes, again } => {
                let text = match (again, bonus > 0) {
                    (false, false) => Text::new("log-hunt-rolled"),
                    (false, true) => Text::new("log-hunt-rolled-bonus"),
                    (true, false) => Text::new("log-hunt-rolled-again"),
                    (true, true) => Text::new("log-hunt-rolled-again-bonus"),
                };
                let thrown = dice.iter().filter(|die| **die > 0);
                let thrown = commas(thrown.map(|die| Argument::Number((*die).into())));
                text.with("dice", thrown.unwrap_or(Argument::List(Vec::new())))
                    .number("bonus", bonus)
                    .number("n", successes)
                    .thing("box", Thing::HuntBox)
            }
            HuntEvent::Tile(drawn) => Text::new("log-tile").with("tile", tile(drawn)),
            HuntEvent::Aside(drawn) => Text::new("log-tile-aside").with("tile", tile(drawn)),
            HuntEvent::TileDie(die) => Text::new("log-tile-die").number("n", die),
            HuntEvent::HobbitLeft(hobbit) => {
                Text::new("log-hobbit-left").with("who", first_character(hobbit))
            }
            HuntEvent::GollumShown => Text::new("log-gollum-shown").thing("who", Thing::Gollum),
            HuntEvent::Casualty { companion, left } => {
                Text::new("log-hunt-casualty").with("who", first_character(companion)).number("n", left)
            }
            HuntEvent::TakenAlive(hobbit) => {
                Text::new("log-taken-alive").with("who", first_character(hobbit))
            }
            HuntEvent::LeftBehind(companion) => {
                Text::new("log-left-behind").with("who", first_character(companion))
            }
            HuntEvent::PoolRefilled => Text::new("log-pool-refilled"),
            HuntEvent::TileInPlay(added) => {
                let text = match self.fellowship.mordor {
                    Some(_) => Text::new("log-tile-joins"),
                    None => Text::new("log-tile-waits"),
                };
                text.with("tile", tile(added))
            }
            HuntEvent::EyesRemoved(0) => {
                Text::new("log-no-eyes-removed").with("card", card(Card::ChallengeOfTheKing))
            }
            HuntEvent::EyesRemoved(n) => Text::new("log-eyes-removed").number("n", n),
            HuntEvent::StrongholdTile => Text::new("log-stronghold-tile"),
        }
    }

    /// A question about the Fellowship in words.
    pub(crate) fn fellowship_ask(&self, ask: FellowshipAsk) -> Said {
        let here = |text: Said| text.with("region", region(self.fellowship.region));
        match ask {
            FellowshipAsk::Declare => here(Text::new("ask-declare")).number("n", self.fellowship.progress),
            FellowshipAsk::Walk(WalkFor::Declare) => {
                here(Text::new("ask-declare-path")).number("n", self.hunt.walk.left)
            }
            FellowshipAsk::Walk(WalkFor::Reveal) => {
                here(Text::new("ask-reveal-path")).number("n", self.hunt.walk.left)
            }
            FellowshipAsk::EnterMordor => Text::new("ask-enter-mordor"),
            FellowshipAsk::Guide => Text::new("ask-guide"),
            FellowshipAsk::Draw(deck) => Text::new("ask-guide-draw").with("deck", own_deck(deck)),
        }
    }

    /// What an answer to a question of the Hunt does, if its words alone don't say it.
    pub(super) fn hunt_action(&self, ask: HuntAsk, action: Action) -> Option<Said> {
        let used = |used: Card| Text::new("answer-use-card").with("card", card(used));
        Some(match (ask, action) {
            (HuntAsk::Crebain, Action::Accept) => used(Card::FlocksOfCrebain),
            (HuntAsk::Staff, Action::Accept) => used(Card::WizardsStaff),
            (HuntAsk::Balrog { .. }, Action::Accept) => used(Card::BalrogOfMoria),
            (HuntAsk::TableCard, Action::Card(card)) => used(card),
            (HuntAsk::TableCard, Action::Decline) => Text::new("answer-use-no-card"),
            (HuntAsk::Reroll(_), Action::Number(n)) => Text::new("answer-hunt-reroll").number("n", n),
            (HuntAsk::Hobbit(hobbit), Action::Accept) => {
                Text::new("answer-leaves").with("who", first_character(hobbit))
            }
            (HuntAsk::Hobbit(hobbit), Action::Decline) => {
                Text::new("answer-stays").with("who", first_character(hobbit))
            }
            (HuntAsk::Gollum, Action::Accept) => Text::new("answer-reveal"),
            (HuntAsk::Gollum, Action::Decline) => Text::new("answer-stay-hidden"),
            (HuntAsk::Casualty, Action::Choose(Choice::Guide)) => {
                let guide = self.fellowship.guide.map_or(Argument::Thing(Thing::Gollum), character);
                Text::new("answer-lose-guide").with("who", guide)
            }
            (HuntAsk::Casualty, Action::Decline) => Text::new("answer-lose-nobody"),
            (HuntAsk::Worn, Action::Card(lost)) => Text::new("answer-discard-table").with("card", card(lost)),
            (HuntAsk::Worn, Action::Decline) => Text::new("answer-take-nothing"),
            (HuntAsk::Breaking(_), Action::Character(companion)) => {
                Text::new("answer-leaves").with("who", first_character(companion))
            }
            _ => return None,
        })
    }

    /// What an answer to a question about the Fellowship does, if its words alone don't say it.
    pub(super) fn fellowship_action(&self, ask: FellowshipAsk, action: Action) -> Option<Said> {
        let here = |text: Said| text.with("region", region(self.fellowship.region));
        Some(match (ask, action) {
            (FellowshipAsk::Declare, Action::Accept) => Text::new("answer-declare"),
            (FellowshipAsk::Declare, Action::Decline) => Text::new("answer-declare-nothing"),
            (FellowshipAsk::Walk(_), Action::Region(to)) => {
                Text::new("answer-go-to").with("region", region(to))
            }
            (FellowshipAsk::Walk(WalkFor::Declare), Action::Done) => here(Text::new("answer-declare-here")),
            (FellowshipAsk::Walk(WalkFor::Reveal), Action::Done) => here(Text::new("answer-stop")),
            (FellowshipAsk::EnterMordor, Action::Accept) => Text::new("answer-enter-mordor"),
            (FellowshipAsk::EnterMordor, Action::Decline) => Text::new("answer-stay-outside"),
            (FellowshipAsk::Guide, Action::Character(companion)) => {
                Text::new("answer-guides").with("who", first_character(companion))
            }
            (FellowshipAsk::Draw(deck), Action::Accept) => {
                Text::new("answer-draw-from").with("deck", own_deck(deck))
            }
            (FellowshipAsk::Draw(_), Action::Decline) => Text::new("answer-draw-nothing"),
            _ => return None,
        })
    }
}
