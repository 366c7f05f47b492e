//! What is happening now, and what is still to come of it.

use super::things::card;
use crate::frame::{
    AttackStep, DamageStep, DefeatStep, EnemyAttackStep, EnemySchemeStep, Frame, ReactionStep, RevealStep,
    SentenceStep, ThreatStep, ThwartStep,
};
use crate::game::Thing;
use crate::ids::{HappeningId, Kind, PieceId};
use crate::state::{Happening, State, What};
use kernel::Text;

/// A happening as the beginning of a sentence.
pub(crate) fn happening_text(state: &State, it: &Happening) -> Text<Thing> {
    let by = match state.piece(it.by) {
        Some(_) => state.named(it.by),
        None => card(it.card),
    };
    // Nothing if it has left play meanwhile.
    let to = state.piece(it.to).map(|to| state.named(to.id));
    let who = state.called(it.player);
    let with = card(it.card);
    match (it.what, to) {
        (What::Attack, Some(to)) if it.flag => Text::new("now-attack").with("by", by).with("to", to),
        (What::Attack, None) if it.flag => Text::new("now-attack-gone").with("by", by),
        (What::Attack, Some(to)) => {
            Text::new("now-attack-with").with("by", by).with("to", to).with("card", with)
        }
        (What::Attack, None) => Text::new("now-attack-with-gone").with("by", by).with("card", with),
        (What::EnemyAttack, _) => {
            let target = state.activation.now().map_or(it.to, |strand| strand.target);
            let target = if state.piece(target).is_some() { state.named(target) } else { who };
            Text::new("now-attack").with("by", by).with("to", target)
        }
        (What::Scheme, _) => Text::new("now-scheme").with("by", by).with("who", who),
        (What::Damage, Some(to)) => {
            Text::new("now-damage").with("to", to).number("n", it.amount).with("by", by)
        }
        (What::Damage, None) => Text::new("now-damage-gone").number("n", it.amount).with("by", by),
        (What::Defeat, to) => Text::new("now-defeat").with("to", to.unwrap_or(with)),
        (What::Threat, Some(to)) => Text::new("now-threat").number("n", it.amount).with("to", to),
        (What::Threat, None) => Text::new("now-threat-gone").number("n", it.amount),
        (What::Reveal, _) => Text::new("now-reveal").with("who", who).with("card", with),
        (What::Thwart, Some(to)) if it.flag => Text::new("now-thwart").with("by", by).with("to", to),
        (What::Thwart, None) if it.flag => Text::new("now-thwart-gone").with("by", by),
        (What::Thwart, Some(to)) => {
            Text::new("now-thwart-with").with("by", by).with("to", to).with("card", with)
        }
        (What::Thwart, None) => Text::new("now-thwart-with-gone").with("by", by).with("card", with),
        (What::Enter, _) if it.flag => Text::new("now-played").with("who", who).with("card", with),
        (What::Enter, to) => Text::new("now-entered").with("to", to.unwrap_or(with)),
        (What::Form, _) => Text::new("now-form").with("who", who),
        (What::Sentence, _) => Text::new("now-effect").with("card", with),
    }
}

/// What the steps bring that are not over: each comes with its step, or with the last of its steps, and some only if
/// a condition holds.
fn left<S: PartialOrd>(now: S, all: &[(S, bool, &'static str)]) -> Vec<Text<Thing>> {
    let left = all.iter().filter(|(last, comes, _)| *comes && now <= *last);
    left.map(|(.., what)| Text::of("to-come", what)).collect()
}

/// What a waiting frame of a happening has still to bring, in order; none if the frame belongs to another happening.
pub(crate) fn to_come(frame: &Frame, it: &Happening, at: HappeningId) -> Option<Vec<Text<Thing>>> {
    let by_minion = it.by != PieceId::VILLAIN && matches!(it.what, What::EnemyAttack | What::Scheme);
    let (of, texts) = match *frame {
        Frame::Attack(of, now) => {
            use AttackStep as S;
            let all = [
                (S::Damage, true, "damage"),
                (S::Overkill, it.extra, "overkill"),
                (S::Retaliate, true, "retaliate"),
                (S::Forced, true, "forced-responses"),
                (S::Responses, true, "responses"),
                (S::Consequence, it.flag, "consequential-damage"),
            ];
            (of, left(now, &all))
        }
        Frame::Thwart(of, now) => {
            use ThwartStep as S;
            let all = [
                (S::Remove, true, "threat-removed"),
                (S::Forced, true, "forced-responses"),
                (S::Responses, true, "responses"),
                (S::Consequence, it.flag, "consequential-damage"),
            ];
            (of, left(now, &all))
        }
        Frame::EnemyAttackStep(of, now) => {
            use EnemyAttackStep as S;
            let all = [
                (S::Interrupts, true, "interrupts"),
                (S::Boost, !by_minion, "boost-card"),
                (S::Defenders, true, "defender"),
                (S::Flip, !by_minion, "boost-cards-flipped"),
                (S::Place, true, "damage"),
                (S::Retaliate, true, "retaliate"),
                (S::Forced, true, "forced-responses"),
                (S::Responses, true, "responses"),
            ];
            (of, left(now, &all))
        }
        Frame::EnemySchemeStep(of, now) => {
            use EnemySchemeStep as S;
            let all = [
                (S::Interrupts, true, "interrupts"),
                (S::Boost, !by_minion, "boost-card"),
                (S::Flip, !by_minion, "boost-cards-flipped"),
                (S::Place, true, "threat-placed"),
                (S::Forced, true, "forced-responses"),
                (S::Responses, true, "responses"),
            ];
            (of, left(now, &all))
        }
        Frame::DamageStep(of, now) => {
            use DamageStep as S;
            (of, left(now, &[(S::Interrupts, true, "interrupts"), (S::Fix, true, "damage-placed")]))
        }
        Frame::Defeat(of, now) => {
            use DefeatStep as S;
            let all = [
                (S::Interrupts, true, "interrupts"),
                (S::WhenDefeated, true, "when-defeated"),
                (S::Leave, true, "leaves-play"),
            ];
            (of, left(now, &all))
        }
        Frame::ThreatStep(of, now) => {
            use ThreatStep as S;
            let all = [
                (S::Interrupts, true, "interrupts"),
                (S::Place, true, "threat-placed"),
                (S::Responses, true, "responses"),
            ];
            (of, left(now, &all))
        }
        Frame::RevealStep(of, now) => {
            use RevealStep as S;
            let all = [
                (S::Interrupts, true, "interrupts"),
                (S::Enter, enters_play(it), "enters-play"),
                (S::WhenRevealed, true, "when-revealed"),
                (S::Surge, it.extra || it.card.def().surge, "surge"),
            ];
            (of, left(now, &all))
        }
        Frame::Sentence(of, now) => (of, left(now, &[(SentenceStep::Responses, true, "responses")])),
        Frame::Reactions { at: of, step, .. } => {
            (of, left(step, &[(ReactionStep::Responses, true, "responses")]))
        }
        Frame::EndActivation(of) | Frame::Pop(of) => (of, Vec::new()),
        // A window and the damage of a happening stand above a frame that says what follows.
        Frame::Window { .. } | Frame::Damages(_) | Frame::PlaceDamage(_) => return None,
        Frame::Setup(_)
        | Frame::SetupPlayer(..)
        | Frame::Round(_)
        | Frame::Turn(..)
        | Frame::EndOfPhase(_)
        | Frame::Activations(..)
        | Frame::DealEncounter(..)
        | Frame::RevealDealt(_)
        | Frame::Top { .. }
        | Frame::EncounterTop { .. }
        | Frame::DiscardRandom { .. }
        | Frame::PutUnder { .. }
        | Frame::Use(..)
        | Frame::Pay(_)
        | Frame::Effect(..)
        | Frame::Abilities { .. }
        | Frame::Each(..)
        | Frame::EnemyAttack { .. }
        | Frame::EnemyScheme { .. }
        | Frame::Boosts(_)
        | Frame::Resume(..)
        | Frame::PlaceThreat { .. }
        | Frame::Reveal { .. }
        | Frame::Entered { .. }
        | Frame::ChangeForm(_)
        | Frame::Check
        | Frame::StageDefeated(_)
        | Frame::Advance(_)
        | Frame::SchemeDefeated(..) => return None,
    };
    (of == at).then_some(texts)
}

/// Whether a revealed card enters play.
fn enters_play(it: &Happening) -> bool {
    matches!(it.card.def().kind, Kind::Minion | Kind::SideScheme | Kind::Environment | Kind::Attachment)
}
