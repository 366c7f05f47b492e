//! Log entries as texts.
//!
//! A thing in a text is a link to the table, even one that the sentence does not name.

use super::deeds::deed_slug;
use super::parts::{
    a_token, area, back, card, character, commas, deck, die, face, figures, first_area, first_character,
    first_engine, first_leader, first_section, first_side, first_unit, played_card, rolled, section, side,
    some_tokens, tile,
};
use super::{Part, Said};
use crate::event::Event;
use crate::game::Thing;
use crate::ids::{Area, Engine, Faces, Scenario, Side};
use crate::state::State;
use kernel::{Argument, Text};

/// The faces of rolled dice.
fn faces(unused: &Faces) -> Part {
    let parts =
        unused.iter().map(|(shown, n)| Text::new("some-faces").number("n", n).with("face", face(shown)));
    commas(parts.map(Argument::Text)).unwrap_or(Argument::Text(Text::new("no-die")))
}

impl State {
    /// A log entry as a text.
    pub(crate) fn event_said(&self, event: &Event) -> Said {
        match *event {
            Event::Round(n) => Text::new("log-round").number("n", n),
            Event::Pools { free_peoples, shadow } => {
                Text::new("log-pools").number("free", free_peoples).number("shadow", shadow)
            }
            Event::Drew { side, deck, card: drawn } => {
                let what = drawn.map_or_else(|| back(deck), |drawn| card(drawn, self.scenario));
                Text::new("log-drew").with("side", first_side(side)).with("card", what)
            }
            Event::Discarded { side, deck, card: discarded } => {
                let what = discarded.map_or_else(|| back(deck), |one| card(one, self.scenario));
                Text::new("log-discarded").with("side", first_side(side)).with("card", what)
            }
            Event::Took { side: who, card: taken } => Text::new("log-took")
                .with("side", first_side(who))
                .with("enemy", side(who.enemy()))
                .with("card", card(taken, self.scenario)),
            Event::Looked { side: who, cards: Some(seen) } if !seen.is_empty() => Text::new("log-looked-at")
                .with("side", first_side(who))
                .with("enemy", side(who.enemy()))
                .list("cards", seen.iter().map(|one| card(one, self.scenario))),
            Event::Looked { side: who, .. } => {
                Text::new("log-looked").with("side", first_side(who)).with("enemy", side(who.enemy()))
            }
            Event::Reshuffled => Text::new("log-reshuffled"),
            Event::DeckGone(gone) => Text::of("log-deck-gone", gone.slug()).with("deck", deck(gone)),
            Event::Location(location) => match self.commander {
                Some(who) => Text::new("log-location")
                    .thing("location", Thing::Location(location))
                    .with("who", first_character(who)),
                None => Text::new("log-location-nobody").thing("location", Thing::Location(location)),
            },
            Event::LeadershipPlaced { area: at, tokens } => {
                Text::new("log-leadership-placed").number("n", tokens).with("area", area(at))
            }
            Event::LeadershipSetAside(n) => Text::new("log-leadership-aside").number("n", n),
            Event::LeadershipLost { area: at, tokens } => {
                Text::new("log-leadership-lost").number("n", tokens).with("area", area(at))
            }
            Event::TileDrawn(drawn) => Text::new("log-tile-drawn").with("tile", tile(drawn)),
            Event::TileSetAside(drawn) => Text::new("log-tile-set-aside").with("tile", tile(drawn)),
            Event::TileApplied(drawn) => Text::new("log-tile-applied").with("tile", tile(drawn)),
            Event::TileAdded(added) => Text::new("log-tile-added").with("tile", tile(added)),
            Event::FatePoolFilled => Text::new("log-fate-pool-filled"),
            Event::Fate { from, to } => {
                let text = match (to < from, to == from) {
                    (true, _) => Text::new("log-fate-back"),
                    (_, true) => Text::new("log-fate-still"),
                    _ => Text::new("log-fate"),
                };
                text.number("n", to).thing("track", Thing::FateTrack)
            }
            Event::CounterMoved { character: who, space } => Text::new("log-counter")
                .with("who", character(who))
                .number("n", space)
                .thing("track", Thing::FateTrack),
            Event::ShadowBox(n) => Text::new("log-shadow-box").number("n", n).thing("box", Thing::ShadowBox),
            Event::Rolled { side, unused } => {
                Text::new("log-rolled").with("side", first_side(side)).with("dice", faces(&unused))
            }
            Event::Passed(side) => Text::new("log-passed").with("side", first_side(side)),
            Event::Used { side, face, deed } => {
                let used = self.deed_said(Text::of("use", deed_slug(deed)), deed);
                Text::new("log-used").with("side", first_side(side)).with("die", die(face)).text("use", used)
            }
            Event::UsedTwo { side, faces: (one, other), deed } => {
                let used = self.deed_said(Text::of("use", deed_slug(deed)), deed);
                let text = Text::new("log-used-two").with("side", first_side(side)).text("use", used);
                text.with("one", die(one)).with("other", die(other))
            }
            Event::UsedToken(deed) => {
                let used = self.deed_said(Text::of("use", deed_slug(deed)), deed);
                Text::new("log-used-token").text("use", used).thing("tokens", Thing::ActionTokens)
            }
            Event::TokenLostForGood => Text::new("log-token-gone").thing("tokens", Thing::ActionTokens),
            Event::DieTurned { side: whose, from, to } => Text::new("log-die-turned")
                .with("side", side(whose))
                .with("from", face(from))
                .with("to", face(to)),
            Event::DieLost { side: whose, face } => {
                Text::new("log-die-lost").with("side", first_side(whose)).with("die", die(face))
            }
            Event::Played { side, card: played } => Text::new("log-played")
                .with("side", first_side(side))
                .with("card", played_card(played, self.scenario)),
            Event::CardEnded(ended) => Text::new("log-card-ended").with("card", card(ended, self.scenario)),
            Event::Works { side: whose, script } => {
                Text::new("log-works").with("what", self.source(script)).with("side", side(whose))
            }
            Event::Entered { character: who, area: at } => {
                Text::new("log-entered").with("who", first_character(who)).with("area", area(at))
            }
            Event::CharacterMoved { character: who, to } => {
                Text::new("log-went").with("who", first_character(who)).with("area", area(to))
            }
            Event::CommanderLeft(who) => Text::new("log-commander-left")
                .with("who", first_character(who))
                .thing("box", Thing::ShadowBox),
            Event::Commander(who) => Text::new("log-commander").with("who", first_character(who)),
            Event::CharacterLost(who) => Text::new("log-character-lost").with("who", first_character(who)),
            Event::CharacterBack { character: who, area: at } => {
                Text::new("log-character-back").with("who", first_character(who)).with("area", area(at))
            }
            Event::Marched { from, to, ref party, .. } => Text::new("log-marched")
                .with("who", figures(party))
                .with("from", area(from))
                .with("to", area(to)),
            Event::Control { area: at, side } => self.control_said(at, side),
            Event::Barred { area: at, barred } => {
                let text = if barred { Text::new("log-barred") } else { Text::new("log-open") };
                text.with("area", first_area(at))
            }
            Event::TokensLost { pool, area: at, tokens } => {
                Text::new("log-tokens-lost").with("tokens", some_tokens(pool, tokens)).with("area", area(at))
            }
            Event::TokensPlaced { pool, area: at, tokens: 1 } => {
                Text::new("log-token-placed").with("token", a_token(pool)).with("area", first_area(at))
            }
            Event::TokensPlaced { pool, area: at, tokens } => Text::new("log-token-placed")
                .with("token", some_tokens(pool, tokens))
                .with("area", first_area(at)),
            Event::Flipped { area: at, face } => {
                Text::new("log-flipped").with("area", area(at)).thing("token", Thing::Token(face))
            }
            Event::Woses => {
                Text::new("log-woses").with("from", area(Area::ToRohan)).with("to", area(Area::ForgottenRoad))
            }
            Event::Placed { unit, area: at } => {
                Text::new("log-placed").with("unit", first_unit(unit)).with("area", area(at))
            }
            Event::LeaderPlaced { leader, area: at } => {
                Text::new("log-placed").with("unit", first_leader(leader)).with("area", area(at))
            }
            Event::LeaderLost { leader, area: at } => {
                Text::new("log-leader-lost").with("leader", first_leader(leader)).with("area", area(at))
            }
            Event::Eliminated { unit, area: at, tokens } => Text::new("log-eliminated")
                .with("unit", first_unit(unit))
                .with("area", area(at))
                .number("n", tokens),
            Event::Removed { unit, area: at } => {
                Text::new("log-removed").with("unit", first_unit(unit)).with("area", area(at))
            }
            Event::Destroyed { side: whose, area: at } => {
                Text::new("log-destroyed").with("side", side(whose)).with("area", area(at))
            }
            Event::Damaged { area: at, army, protection, .. } => {
                let text = match (army, protection) {
                    (_, 0) => Text::new("log-damaged"),
                    (0, _) => Text::new("log-damaged-protection"),
                    _ => Text::new("log-damaged-both"),
                };
                text.number("n", army).number("protection", protection).with("area", area(at))
            }
            Event::Healed { area: at, tokens } => {
                Text::new("log-healed").number("n", tokens).with("area", area(at))
            }
            Event::Protection { area: at, section: which, points } => {
                let text = match points < 0 {
                    true => Text::new("log-protection-back"),
                    false => Text::new("log-protection"),
                };
                let what = which.map_or_else(|| first_area(at), first_section);
                text.with("what", what).number("n", points.unsigned_abs())
            }
            Event::Breached { area: at, section: which } => {
                Text::new("log-breached").with("what", which.map_or_else(|| first_area(at), first_section))
            }
            Event::Threw { ref dice, needed, successes } => Text::new("log-threw")
                .with("dice", rolled(dice.dice()))
                .number("needed", needed)
                .number("n", successes),
            Event::Rally { area: at } => Text::new("log-rally").with("area", area(at)),
            Event::EntsPlaced(n) => {
                Text::new("log-ents-placed").number("n", n).thing("entwood", Thing::Entwood)
            }
            Event::EntMarched(to) => {
                Text::new("log-ent-marched").with("area", area(to)).thing("entwood", Thing::Entwood)
            }
            Event::EntAttack { area: at, removed } => {
                let text = if removed { Text::new("log-ent-attack") } else { Text::new("log-ents-attack") };
                text.with("area", area(at)).thing("entwood", Thing::Entwood)
            }
            Event::EntsGathered { area: at, ents } => Text::new("log-ents-gathered")
                .number("n", ents)
                .with("area", area(at))
                .thing("entwood", Thing::Entwood),
            Event::NazgulPlaced { from: Some(from), to } => Text::new("log-nazgul-moved")
                .with("from", area(from))
                .with("to", area(to))
                .thing("nazgul", Thing::Nazgul),
            Event::NazgulPlaced { from: None, to } => {
                Text::new("log-nazgul-placed").with("area", area(to)).thing("nazgul", Thing::Nazgul)
            }
            Event::NazgulRemoved { area: at, figures } => Text::new("log-nazgul-removed")
                .number("n", figures)
                .with("area", area(at))
                .thing("nazgul", Thing::Nazgul),
            Event::Darkness(n) => Text::new("log-darkness").number("n", n).thing("darkness", Thing::Darkness),
            Event::Ships(n) => Text::new("log-ships").number("n", n).thing("ships", Thing::Ships),
            Event::Built { engine, area: at } => {
                Text::new("log-built").with("engine", first_engine(engine)).with("area", area(at))
            }
            Event::EngineLost { engine, area: at } => {
                Text::new("log-engine-lost").with("engine", first_engine(engine)).with("area", area(at))
            }
            Event::Catapults { section: Some(which) } => Text::new("log-catapults")
                .with("section", section(which))
                .thing("engine", Thing::Engine(Engine::Catapult)),
            Event::Catapults { section: None } => Text::new("log-catapults-army")
                .with("area", area(Area::MinasTirith))
                .thing("engine", Thing::Engine(Engine::Catapult)),
            Event::Battle(ref event) => self.battle_event_said(event),
            Event::Ended(ending) => Text::of("ending", ending.slug()),
        }
    }

    /// A Settlement or Stronghold changed hands: in Rohan that counts (rule 12.2).
    fn control_said(&self, at: Area, side: Side) -> Said {
        let text = match (self.scenario, side) {
            (Scenario::Rohan, _) => Text::new("log-control-points").number("points", self.points()),
            (Scenario::Gondor, _) => Text::new("log-control"),
        };
        text.with("side", first_side(side)).with("area", area(at))
    }
}
