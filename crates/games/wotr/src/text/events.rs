//! Log entries in words.
//!
//! A thing in a text is a link to the table, also one that the sentence does not name.

use super::parts::{
    a_face, card, commas, die, face, first_character, first_characters, first_die, first_figure,
    first_figures, first_nation, first_side, place, region, side,
};
use super::{Part, Said, deed_said, deed_slug};
use crate::event::Event;
use crate::figures::Figure;
use crate::game::Thing;
use crate::ids::{Deck, Faces};
use crate::state::{Ending, State};
use kernel::{Argument, Text};

/// The faces of rolled dice.
fn faces(unused: &Faces) -> Part {
    let parts =
        unused.iter().map(|(shown, n)| Text::new("log-faces").number("n", n).with("face", face(shown)));
    commas(parts.map(Argument::Text)).unwrap_or(Argument::Text(Text::new("log-no-face")))
}

/// The back of a card.
const fn back(deck: Deck) -> Said {
    Text::of("back", deck.slug())
}

impl State {
    /// A log entry in words.
    pub(crate) fn event_said(&self, event: &Event) -> Said {
        match *event {
            Event::Turn(turn) => Text::new("log-turn").number("n", turn),
            Event::Drew { seat, deck, card: drawn } => {
                let hidden = || Argument::Called(Thing::Deck(deck), back(deck));
                let what = drawn.map_or_else(hidden, card);
                Text::new("log-drew").with("who", self.first_player(seat)).with("card", what)
            }
            Event::Discarded { seat, deck, card: discarded } => {
                let what = discarded.map_or_else(|| Argument::Text(back(deck)), card);
                Text::new("log-discarded").with("who", self.first_player(seat)).with("card", what)
            }
            Event::Swapped { one, other } => {
                Text::new("log-swapped").with("one", self.first_player(one)).with("other", self.player(other))
            }
            Event::Allocated(n) => Text::new("log-allocated").number("n", n).thing("box", Thing::HuntBox),
            Event::Rolled { side, unused, hunt_box } => {
                let text = match hunt_box {
                    0 => Text::new("log-rolled"),
                    n => Text::new("log-rolled-hunt").number("n", n),
                };
                text.with("side", first_side(side)).with("dice", faces(&unused))
            }
            Event::Passed(seat) => Text::new("log-passed").with("who", self.first_player(seat)),
            Event::RingUsed(side) => {
                Text::new("log-ring-used").with("side", first_side(side)).thing("rings", Thing::Rings)
            }
            Event::RingChanged { side, from, to } => Text::new("log-ring-changed")
                .with("side", first_side(side))
                .with("die", die(from))
                .with("face", a_face(to))
                .thing("rings", Thing::Rings),
            Event::Used { seat, face, deed } => {
                let text = Text::of("log-used", deed_slug(deed));
                deed_said(text.with("who", self.first_player(seat)).with("die", die(face)), deed)
            }
            Event::DieChanged { side: whose, from, to } => {
                let text = match to {
                    Some(to) => Text::new("log-die-changed").with("face", a_face(to)),
                    None => Text::new("log-die-taken"),
                };
                text.with("die", first_die(from)).with("side", side(whose))
            }
            Event::Played { seat, card: played } => {
                Text::new("log-played").with("who", self.first_player(seat)).with("card", card(played))
            }
            Event::LeftTable(left) => Text::new("log-left-table").with("card", card(left)),
            Event::Activated(nation) => Text::new("log-activated").with("nation", first_nation(nation)),
            Event::Advanced { nation, steps } => {
                Text::new("log-advanced").with("nation", first_nation(nation)).number("n", steps)
            }
            Event::Captured { region: at, side } => {
                let own = at.nation().is_some_and(|nation| nation.side() == side);
                let text = if own { Text::new("log-took-back") } else { Text::new("log-captured") };
                text.with("side", first_side(side)).with("region", region(at))
            }
            Event::Marched { from, to, ref group } => Text::new("log-marched")
                .with("who", first_figures(group))
                .with("from", region(from))
                .with("to", region(to)),
            Event::Recruited { figure, place: at } => {
                Text::new("log-recruited").with("figure", first_figure(figure)).with("place", place(at))
            }
            Event::Eliminated { place: at, figure } => {
                Text::new("log-eliminated").with("figure", first_figure(figure)).with("place", place(at))
            }
            Event::CompanionLost(who) => Text::new("log-companion-lost")
                .with("who", first_character(who))
                .thing("fellowship", Thing::Fellowship),
            Event::Destroyed { place: at, side: whose } => {
                Text::new("log-destroyed").with("side", side(whose)).with("place", place(at))
            }
            Event::Reduced { place: at, nation } => Text::new("log-reduced")
                .with("figure", first_figure(Figure::Elite(nation)))
                .with("place", place(at)),
            Event::Trimmed { place: at, figure } => {
                Text::new("log-trimmed").with("figure", first_figure(figure)).with("place", place(at))
            }
            Event::SiegeEnded(at) => Text::new("log-siege-ended").with("region", region(at)),
            Event::Entered { character, region: at } => {
                Text::new("log-entered").with("who", first_character(character)).with("region", region(at))
            }
            Event::PartyMoved { party, region: to, separated } => {
                let text = if separated { Text::new("log-separated") } else { Text::new("log-party-moved") };
                text.with("who", first_characters(party)).with("region", region(to))
            }
            Event::Flew { figure, from, to } => Text::new("log-flew")
                .with("figure", first_figure(figure))
                .with("from", region(from))
                .with("to", region(to)),
            Event::RingBearersMoved(to) => Text::new("log-ring-bearers-moved")
                .with("region", region(to))
                .thing("fellowship", Thing::Fellowship),
            Event::CompanionDrawn(who) => Text::new("log-companion-drawn").with("who", first_character(who)),
            Event::Corruption { change, now } => {
                let text = if change >= 0 {
                    Text::new("log-corruption-up")
                } else {
                    Text::new("log-corruption-down")
                };
                let text = text.number("n", change.unsigned_abs()).number("now", now);
                text.thing("fellowship", Thing::Fellowship)
            }
            Event::Idle => Text::new("log-idle").thing("fellowship", Thing::Fellowship),
            Event::Battle(ref event) => Self::battle_event(event),
            Event::Hunt(ref event) => self.hunt_event(event),
            Event::CardRoll { card: by, die } => {
                Text::new("log-card-roll").with("card", card(by)).number("n", die)
            }
            Event::Ended(ending) => self.ended_said(ending),
        }
    }

    /// The end of the game, and who came out ahead within the team that won.
    fn ended_said(&self, ending: Ending) -> Said {
        let end = Text::of("ending", ending.slug());
        let foremost: Vec<Part> = self.foremost().map(|seat| self.player(seat)).collect();
        let text = match foremost.len() {
            0 => return end,
            1 => Text::new("log-ended-foremost"),
            _ => Text::new("log-ended-shared"),
        };
        text.text("end", end).list("who", foremost)
    }
}
