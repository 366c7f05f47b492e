//! Log entries as texts.
//!
//! A thing in a text is a link to the table, even one that the sentence does not name.

use super::parts::{
    a_token, area, back, card, character, commas, die, face, fate_card, figures, first_area, first_character,
    first_figure, first_side, first_unit, side, some_tokens, territory, tile,
};
use super::{Part, Said, deed_said, deed_slug};
use crate::event::Event;
use crate::game::Thing;
use crate::ids::{Card, Character, Faces, Side};
use crate::state::State;
use kernel::{Argument, Text};

/// The faces of rolled dice.
fn faces(unused: &Faces) -> Part {
    let parts =
        unused.iter().map(|(shown, n)| Text::new("log-faces").number("n", n).with("face", face(shown)));
    commas(parts.map(Argument::Text)).unwrap_or(Argument::Text(Text::new("log-no-face")))
}

/// Dice that were rolled, one after the other.
pub(crate) fn rolled(dice: &[u8]) -> Part {
    let parts = dice.iter().map(|die| Argument::Number(i64::from(*die)));
    commas(parts).unwrap_or(Argument::Text(Text::new("log-no-die")))
}

/// An Eagle, or their Lord.
fn eagle(lord: bool) -> Part {
    if lord {
        first_character(Character::LordOfTheEagles)
    } else {
        Argument::Called(Thing::Eagles, Text::new("log-an-eagle"))
    }
}

impl State {
    /// A log entry as a text.
    pub(crate) fn event_said(&self, event: &Event) -> Said {
        match *event {
            Event::Turn(turn) => Text::new("log-turn").number("n", turn),
            Event::Pools { free_peoples, shadow } => {
                Text::new("log-pools").number("free", free_peoples).number("shadow", shadow)
            }
            Event::Drew { side, deck, card: drawn } => {
                let what = drawn.map_or_else(|| back(deck), card);
                Text::new("log-drew").with("side", first_side(side)).with("card", what)
            }
            Event::Discarded { side, deck, card: discarded } => {
                let what = discarded.map_or_else(|| back(deck), card);
                Text::new("log-discarded").with("side", first_side(side)).with("card", what)
            }
            Event::Reshuffled => Text::new("log-reshuffled"),
            Event::Activated(who) => Text::new("log-general-activated").with("who", first_character(who)),
            Event::LeadershipPlaced { side, area: at } => {
                Text::new("log-leadership-placed").with("side", side_of(side)).with("area", area(at))
            }
            Event::LeadershipLost { side, area: at, tokens } => Text::new("log-leadership-lost")
                .number("n", tokens)
                .with("side", side_of(side))
                .with("area", area(at)),
            Event::TileDrawn(drawn) => Text::new("log-tile-drawn").with("tile", tile(drawn)),
            Event::TileSetAside(drawn) => Text::new("log-tile-set-aside").with("tile", tile(drawn)),
            Event::TileApplied(drawn) => Text::new("log-tile-applied").with("tile", tile(drawn)),
            Event::Fate { from, to } => {
                let text = if to < from { Text::new("log-fate-back") } else { Text::new("log-fate") };
                text.number("n", to).thing("track", Thing::FateTrack)
            }
            Event::FateCard(drawn) => Text::new("log-fate-card").with("card", fate_card(drawn)),
            Event::TileAdded(added) => Text::new("log-tile-added").with("tile", tile(added)),
            Event::Split { tokens, bats } => {
                Text::new("log-split").number("n", tokens).number("bats", bats).thing("thing", Thing::Bats)
            }
            Event::BatsPlaced(over) => Text::new("log-bats-placed").with("territory", territory(over)),
            Event::BatsRemoved(over) => Text::new("log-bats-removed").with("territory", territory(over)),
            Event::Rolled { side, unused } => {
                Text::new("log-rolled").with("side", first_side(side)).with("dice", faces(&unused))
            }
            Event::LuckyNumber { from, to } => Text::new("log-lucky-number")
                .with("card", card(Card::LuckyNumber))
                .with("from", face(from))
                .with("to", face(to)),
            Event::Passed(side) => Text::new("log-passed").with("side", first_side(side)),
            Event::Used { side, face, deed } => {
                let text = Text::of("log-used", deed_slug(deed));
                deed_said(text.with("side", first_side(side)).with("die", die(face)), deed)
            }
            Event::Ability { character: who, option } => {
                let text = Text::new("log-ability").with("who", first_character(who));
                text.text("what", self.option_of(who, option.saturating_sub(1)))
            }
            Event::DieLost { side, face } => {
                Text::new("log-die-lost").with("side", first_side(side)).with("die", die(face))
            }
            Event::Played { side, card: played } => {
                Text::new("log-played").with("side", first_side(side)).with("card", card(played))
            }
            Event::Troubled(general) => Text::new("log-troubled")
                .with("card", card(Card::TroubledMind))
                .with("who", character(general)),
            Event::OrcsOnCard(n) => Text::new("log-orcs-on-card")
                .number("n", n)
                .with("card", card(Card::FlyingArrowsAndWildSpears)),
            Event::CardEnded(ended) => Text::new("log-card-ended").with("card", card(ended)),
            Event::FateCardEnded(ended) => Text::new("log-card-ended").with("card", fate_card(ended)),
            Event::Entered { character: who, area: at } => match at {
                Some(at) => Text::new("log-entered").with("who", first_character(who)).with("area", area(at)),
                None => Text::new("log-entered-eyrie").with("who", first_character(who)),
            },
            Event::CharacterMoved { character: who, to } => match to {
                Some(to) => Text::new("log-went").with("who", first_character(who)).with("area", area(to)),
                None => Text::new("log-left-board").with("who", first_character(who)),
            },
            Event::TrackMoved { character: who, step } => Text::new("log-track-moved")
                .with("who", first_character(who))
                .number("n", step)
                .thing("track", Thing::FateTrack),
            Event::CharacterLost(who) => Text::new("log-character-lost").with("who", first_character(who)),
            Event::CharacterBack { character: who, area: at } => {
                Text::new("log-character-back").with("who", first_character(who)).with("area", area(at))
            }
            Event::Marched { from, to, ref party, .. } => Text::new("log-marched")
                .with("who", figures(party))
                .with("from", area(from))
                .with("to", area(to)),
            Event::Control { area: at, side } => {
                let text = match side {
                    Side::Shadow => Text::new("log-control-shadow"),
                    Side::FreePeoples => Text::new("log-control-free"),
                };
                text.with("area", area(at)).number("points", self.points())
            }
            Event::TokensLost { pile, area: at, tokens } => Text::new("log-tokens-lost")
                .with("tokens", some_tokens(pile, tokens))
                .with("area", first_area(at)),
            Event::TokenPlaced { pile, area: at } => {
                Text::new("log-token-placed").with("token", a_token(pile)).with("area", first_area(at))
            }
            Event::Flipped { area: at, face } => {
                Text::new("log-flipped").with("area", area(at)).thing("token", Thing::Token(face))
            }
            Event::Placed { unit, area: at } => {
                Text::new("log-placed").with("unit", first_unit(unit)).with("area", area(at))
            }
            Event::Eliminated { unit, area: at, tokens } => Text::new("log-eliminated")
                .with("unit", first_unit(unit))
                .with("area", area(at))
                .number("n", tokens),
            Event::Removed { unit, area: at } => {
                Text::new("log-removed").with("unit", first_unit(unit)).with("area", area(at))
            }
            Event::Destroyed { side, area: at } => {
                Text::new("log-destroyed").with("side", side_of(side)).with("area", area(at))
            }
            Event::Stayed { figure, area: at } => {
                Text::new("log-stayed").with("figure", first_figure(figure)).with("area", area(at))
            }
            Event::Damaged { area: at, army, fortification, .. } => {
                let text = match (army, fortification) {
                    (_, 0) => Text::new("log-damaged"),
                    (0, _) => Text::new("log-damaged-fortification"),
                    _ => Text::new("log-damaged-both"),
                };
                text.number("n", army).number("fort", fortification).with("area", area(at))
            }
            Event::Healed { area: at, tokens } => {
                Text::new("log-healed").number("n", tokens).with("area", area(at))
            }
            Event::Repaired { area: at, tokens } => {
                Text::new("log-repaired").number("n", tokens).with("area", area(at))
            }
            Event::Threw { ref dice, needed, successes } => Text::new("log-threw")
                .with("dice", rolled(dice.dice()))
                .number("needed", needed)
                .number("n", successes),
            Event::PassOpened(pass) => Text::new("log-pass-opened").with("area", first_area(pass)),
            Event::EaglesPlaced(n) => {
                Text::new("log-eagles-placed").number("n", n).thing("thing", Thing::Eagles)
            }
            Event::EagleFlew { lord, territory: to } => {
                Text::new("log-eagle-flew").with("who", eagle(lord)).with("territory", territory(to))
            }
            Event::EagleReturned { lord, territory: from } => {
                Text::new("log-eagle-returned").with("who", eagle(lord)).with("territory", territory(from))
            }
            Event::Rings(n) => Text::new("log-rings").number("n", n).with("who", character(Character::Bilbo)),
            Event::Bodyguards(n) => {
                Text::new("log-bodyguards").number("n", n).with("who", character(Character::Bolg))
            }
            Event::Wrath(n) => Text::new("log-wrath").number("n", n).with("who", character(Character::Beorn)),
            Event::Focus(taken) => {
                let text = if taken { Text::new("log-focus") } else { Text::new("log-focus-spent") };
                text.with("who", first_character(Character::Gandalf))
            }
            Event::Battle(ref event) => State::battle_event_said(event),
            Event::Muster(event) => State::muster_event_said(event),
            Event::Ended(ending) => Text::of("ending", ending.slug()),
        }
    }
}

/// The same as [`side`], where a field has that name.
fn side_of(whose: Side) -> Part {
    side(whose)
}
