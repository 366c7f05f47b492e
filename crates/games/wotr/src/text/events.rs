//! Log entries in words.

use super::{
    a_die, a_figure, article, back, capital, character_words, count, deed_words, figures_words, in_place,
    listed, side_words,
};
use crate::action::Deed;
use crate::event::Event;
use crate::figures::Figure;
use crate::ids::Faces;
use crate::state::{Ending, State};

/// The faces of rolled dice.
fn faces(unused: &Faces) -> String {
    let parts: Vec<String> = unused.iter().map(|(face, n)| format!("{n} {}", face.name())).collect();
    if parts.is_empty() { "no die to use".to_owned() } else { parts.join(", ") }
}

impl State {
    /// A log entry in words.
    pub(crate) fn event_words(&self, event: &Event) -> String {
        match *event {
            Event::Turn(turn) => format!("Turn {turn} began."),
            Event::Drew { seat, deck, card } => match card {
                Some(card) => format!("{} drew {}.", self.who(seat), card.name()),
                None => format!("{} drew {}.", self.who(seat), back(deck)),
            },
            Event::Discarded { seat, deck, card } => match card {
                Some(card) => format!("{} discarded {} face down.", self.who(seat), card.name()),
                None => format!("{} discarded {} face down.", self.who(seat), back(deck)),
            },
            Event::Swapped { one, other } => {
                format!("{} and {} swapped a card.", self.who(one), self.seat_words(other))
            }
            Event::Allocated(n) => format!("The Shadow put {} into the Hunt Box.", count(n, "die")),
            Event::Rolled { side, unused, hunt_box } => {
                let hunt = match hunt_box {
                    0 => String::new(),
                    n => format!("; {} in the Hunt Box", count(n, "die")),
                };
                format!("{} rolled {}{hunt}.", side_words(side), faces(&unused))
            }
            Event::Passed(seat) => format!("{} passed.", self.who(seat)),
            Event::RingUsed(side) => format!("{} used an Elven Ring.", side_words(side)),
            Event::RingChanged { side, from, to } => format!(
                "{} turned {} into {} {}.",
                side_words(side),
                a_die(from),
                article(to.name()),
                to.name()
            ),
            Event::Used { seat, face, deed: Deed::Skip } => {
                format!("{} set {} aside unused.", self.who(seat), a_die(face))
            }
            Event::Used { seat, face, deed } => {
                format!("{} used {} to {}.", self.who(seat), a_die(face), deed_words(deed))
            }
            Event::DieChanged { side, from, to: Some(to) } => format!(
                "{} of {} became {} {}.",
                capital(&a_die(from)),
                side.name(),
                article(to.name()),
                to.name()
            ),
            Event::DieChanged { side, from, to: None } => {
                format!("{} of {} was taken away.", capital(&a_die(from)), side.name())
            }
            Event::Played { seat, card } => format!("{} played {}.", self.who(seat), card.name()),
            Event::LeftTable(card) => format!("{} left the table.", card.name()),
            Event::Activated(nation) => format!("{} became active.", capital(nation.name())),
            Event::Advanced { nation, steps: 0 } => {
                format!("{} went to the last step: At War.", capital(nation.name()))
            }
            Event::Advanced { nation, steps } => {
                let left = count(steps, "step");
                format!("{} moved on the Political Track: {left} from war.", capital(nation.name()))
            }
            Event::Captured { region, side } => {
                let own = region.nation().is_some_and(|nation| nation.side() == side);
                let verb = if own { "took back" } else { "captured" };
                format!("{} {verb} {}.", side_words(side), region.name())
            }
            Event::Marched { from, to, ref group } => {
                let who = capital(&figures_words(group));
                format!("{who} moved from {} to {}.", from.name(), to.name())
            }
            Event::Recruited { figure, place } => {
                format!("{} was recruited {}.", capital(&a_figure(figure)), in_place(place))
            }
            Event::Eliminated { place, figure } => {
                format!("{} was lost {}.", capital(&a_figure(figure)), in_place(place))
            }
            Event::CompanionLost(companion) => {
                format!("{} was lost in the Fellowship.", capital(companion.name()))
            }
            Event::Destroyed { place, side } => {
                format!("The Army of {} {} was destroyed.", side.name(), in_place(place))
            }
            Event::Reduced { place, nation } => {
                let elite = capital(&a_figure(Figure::Elite(nation)));
                format!("{elite} {} became a Regular.", in_place(place))
            }
            Event::Trimmed { place, figure } => format!(
                "{} {} was too much and went back to the reinforcements.",
                capital(&a_figure(figure)),
                in_place(place)
            ),
            Event::SiegeEnded(region) => format!("The siege of {} was over.", region.name()),
            Event::Entered { character, region } => {
                format!("{} entered play in {}.", capital(character.name()), region.name())
            }
            Event::PartyMoved { party, region, separated: true } => {
                format!(
                    "{} left the Fellowship and went to {}.",
                    capital(&character_words(party)),
                    region.name()
                )
            }
            Event::PartyMoved { party, region, separated: false } => {
                format!("{} went to {}.", capital(&character_words(party)), region.name())
            }
            Event::Flew { figure, from, to } => {
                format!("{} went from {} to {}.", capital(&a_figure(figure)), from.name(), to.name())
            }
            Event::RingBearersMoved(region) => format!("The Ring-bearers came to {}.", region.name()),
            Event::CompanionDrawn(companion) => format!("{} was drawn.", capital(companion.name())),
            Event::Corruption { change, now } if change >= 0 => {
                format!("Corruption went up by {change}, to {now}.")
            }
            Event::Corruption { change, now } => {
                format!("Corruption went down by {}, to {now}.", change.unsigned_abs())
            }
            Event::Idle => "The Fellowship stood still on the Mordor Track.".to_owned(),
            Event::Battle(ref event) => self.battle_event_words(event),
            Event::Hunt(ref event) => self.hunt_event_words(event),
            Event::CardRoll { card, die } => format!("The die for {} showed {die}.", card.name()),
            Event::Ended(ending) => {
                let foremost: Vec<String> =
                    self.foremost().map(|seat| self.seat_name(seat).name().to_owned()).collect();
                match foremost.as_slice() {
                    [] => ending_words(ending).to_owned(),
                    [one] => format!("{} Within the team {one} won.", ending_words(ending)),
                    all => {
                        format!("{} Within the team {} share it.", ending_words(ending), listed(all, "and"))
                    }
                }
            }
        }
    }
}

/// An ending in words.
pub(crate) const fn ending_words(ending: Ending) -> &'static str {
    match ending {
        Ending::Corruption => "The Ring-bearers were corrupted: the Shadow won.",
        Ending::RingDestroyed => "The Ring went into the fire: the Free Peoples won.",
        Ending::ShadowConquest => "The Shadow conquered Middle-earth and won.",
        Ending::FreePeoplesConquest => "The Free Peoples conquered the lands of the Shadow and won.",
    }
}
