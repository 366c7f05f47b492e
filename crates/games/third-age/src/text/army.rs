//! Questions about moves and attacks, and about Ents, as texts.

use super::parts::{area, character, either, figures, unit};
use super::{Part, Said};
use crate::army::{ArmyAsk, GroupFor, Needs};
use crate::ents::EntAsk;
use crate::game::Thing;
use crate::state::State;
use kernel::Text;

/// What must be in the part that moves, or in the Army that attacks.
fn needs_said(needs: Needs) -> Vec<Part> {
    let part = |text: Said| kernel::Argument::Text(text);
    let leadership = needs.leadership.then(|| part(Text::new("needs-leadership")));
    let units =
        either(needs.units.iter().map(unit)).map(|units| part(Text::new("needs-units").with("units", units)));
    let characters = either(needs.characters.iter().map(character))
        .map(|who| part(Text::new("needs-characters").with("who", who)));
    let linked = needs.to_linked.then(|| part(Text::new("needs-linked")));
    [leadership, units, characters, linked].into_iter().flatten().collect()
}

/// A question with what is needed behind it.
fn with_needs(question: Said, needs: Needs) -> Said {
    let needs = needs_said(needs);
    if needs.is_empty() {
        return question;
    }
    Text::new("ask-with-needs").text("ask", question).list("needs", needs)
}

impl State {
    /// A question of this chapter as a text.
    pub(crate) fn ask_army_said(&self, ask: ArmyAsk) -> Said {
        match ask {
            ArmyAsk::March { needs, steps, left, strike } => {
                let text = match (strike, self.notes.arrived.is_empty()) {
                    (true, _) => Text::new("ask-march-strike"),
                    (false, true) => Text::new("ask-march"),
                    (false, false) => Text::new("ask-march-other"),
                };
                // A card may let all Armies move: then the number says nothing.
                let more = if left > 9 { 9 } else { left.saturating_sub(1) };
                with_needs(text.number("steps", steps).number("more", more), needs)
            }
            ArmyAsk::Group { why, from, to } => {
                let text = match why {
                    GroupFor::March { .. } => Text::new("ask-group-march"),
                    GroupFor::Advance => Text::new("ask-group-advance"),
                    GroupFor::River => Text::new("ask-group-river"),
                    GroupFor::FromRecruitment { .. } => Text::new("ask-group-attack"),
                    GroupFor::MoveIn => Text::new("ask-group-move-in"),
                    GroupFor::Retreat => Text::new("ask-group-retreat"),
                };
                let chosen = figures(&self.notes.group.figures);
                text.with("from", area(from)).with("to", area(to)).with("chosen", chosen)
            }
            ArmyAsk::DamageAlong { from, to, least, most } => Text::new("ask-damage-along")
                .with("from", area(from))
                .with("to", area(to))
                .number("least", least)
                .number("most", most),
            ArmyAsk::MarchOn { at, left, .. } => {
                Text::new("ask-march-on").with("area", area(at)).number("n", left)
            }
            ArmyAsk::Limit { area: at } => Text::new("ask-limit").with("area", area(at)),
            ArmyAsk::Strike { needs, optional, target, .. } => {
                let text = match (target, optional) {
                    (Some(to), true) => Text::new("ask-strike-target-maybe").with("area", area(to)),
                    (Some(to), false) => Text::new("ask-strike-target").with("area", area(to)),
                    (None, true) => Text::new("ask-strike-maybe"),
                    (None, false) => Text::new("ask-strike"),
                };
                with_needs(text, needs)
            }
            ArmyAsk::CombinedTarget { optional: false } => Text::new("ask-combined-target"),
            ArmyAsk::CombinedTarget { optional: true } => Text::new("ask-combined-target-maybe"),
            ArmyAsk::ForcedOut { at, forced: false } => Text::new("ask-forced-out").with("area", area(at)),
            ArmyAsk::ForcedOut { at, forced: true } => Text::new("ask-driven-out").with("area", area(at)),
            ArmyAsk::CharacterMove { left: 1 } => Text::new("ask-character-move"),
            ArmyAsk::CharacterMove { .. } => Text::new("ask-character-move-any"),
            ArmyAsk::CharacterGroup { from } => Text::new("ask-character-group")
                .with("area", area(from))
                .with("chosen", figures(&self.notes.group.figures)),
            ArmyAsk::CharacterTo { from } => Text::new("ask-character-to")
                .count("n", self.notes.group.figures.characters.len())
                .with("area", area(from))
                .with("who", figures(&self.notes.group.figures)),
            ArmyAsk::NazgulMove => Text::new("ask-nazgul-move").thing("nazgul", Thing::Nazgul),
            ArmyAsk::NazgulTo { minion: Some(who), .. } => {
                Text::new("ask-minion-to").with("who", character(who))
            }
            ArmyAsk::NazgulTo { from, minion: None } => {
                Text::new("ask-nazgul-to").with("area", area(from)).thing("nazgul", Thing::Nazgul)
            }
        }
    }

    /// A question about Ents as a text.
    pub(crate) fn ask_ent_said(&self, ask: EntAsk) -> Said {
        let text = match ask {
            EntAsk::Step => Text::new("ask-ents").number("n", self.ents),
            EntAsk::Reform => Text::new("ask-reform"),
            EntAsk::React { area: at } => Text::new("ask-ent-reaction").with("area", area(at)),
            EntAsk::Target { remove: true } => Text::new("ask-ent-target-remove"),
            EntAsk::Target { remove: false } => Text::new("ask-ent-target"),
        };
        text.thing("entwood", Thing::Entwood)
    }
}
