//! Questions about moves and attacks as texts.

use super::parts::{area, character, figures};
use super::{Part, Said};
use crate::army::{ArmyAsk, GroupFor, Needs};
use crate::game::Thing;
use crate::ids::{Areas, Character};
use crate::state::State;
use kernel::{Argument, Text};

/// What must be in the part that moves, or in the army that attacks; none if anything will do.
fn needs_said(needs: Needs) -> Option<Said> {
    if needs.leadership {
        return Some(Text::new("needs-leadership"));
    }
    let units = needs.units.iter().map(|unit| Argument::Thing(Thing::Unit(unit)));
    let either =
        |one: Part, other: Part| Argument::Text(Text::new("needs-or").with("one", one).with("other", other));
    units.reduce(either).map(|units| Text::new("needs-units").with("units", units))
}

/// A question with what is needed behind it.
fn with_needs(question: Said, needs: Needs) -> Said {
    match needs_said(needs) {
        Some(needs) => Text::new("ask-with-needs").text("ask", question).text("needs", needs),
        None => question,
    }
}

impl State {
    /// How many armies can still move in the present march; where one may send several parts, that is no matter of armies.
    fn armies_to_move(&self, needs: Needs) -> u8 {
        if !self.notes.once {
            return u8::MAX;
        }
        let mut armies = Areas::EMPTY;
        self.each_march(self.to_act, self.notes.eligible, needs, |from, _| {
            armies.insert(from);
            true
        });
        armies.len() as u8
    }

    /// A question of this chapter as a text.
    pub(crate) fn ask_army_said(&self, ask: ArmyAsk) -> Said {
        match ask {
            ArmyAsk::March { needs, steps, left } => {
                let text = match self.notes.arrived.is_empty() {
                    true => Text::new("ask-march"),
                    false => Text::new("ask-march-other"),
                };
                let armies = left.min(self.armies_to_move(needs));
                with_needs(text.number("steps", steps).number("more", armies.saturating_sub(1)), needs)
            }
            ArmyAsk::Group { why, from, to } => {
                let text = match why {
                    GroupFor::March { .. } => Text::new("ask-group-march"),
                    GroupFor::Advance => Text::new("ask-group-advance"),
                };
                let chosen = figures(&self.notes.group.figures);
                text.with("from", area(from)).with("to", area(to)).with("chosen", chosen)
            }
            ArmyAsk::DamageAlong { from, to, least, most } => Text::new("ask-damage-along")
                .with("from", area(from))
                .with("to", area(to))
                .number("least", least)
                .number("most", most),
            ArmyAsk::MarchOn { at, left } => {
                Text::new("ask-march-on").with("area", area(at)).number("n", left)
            }
            ArmyAsk::Trim { area: at, .. } => Text::new("ask-trim").with("area", area(at)),
            ArmyAsk::Strike { needs, .. } => with_needs(Text::new("ask-strike"), needs),
            ArmyAsk::CombinedTarget => Text::new("ask-combined-target"),
            ArmyAsk::CharacterMove => Text::new("ask-character-move"),
            ArmyAsk::CharacterTo(who) => {
                Text::new("ask-character-to").with("who", character(who)).number("n", self.book.movement[who])
            }
            ArmyAsk::BeornStep { left } => {
                Text::new("ask-beorn-step").with("beorn", character(Character::Beorn)).number("n", left)
            }
            ArmyAsk::BeornStrike => Text::new("ask-beorn-strike").with("beorn", character(Character::Beorn)),
            ArmyAsk::CloudOfBats => Text::new("ask-cloud-of-bats"),
        }
    }
}
