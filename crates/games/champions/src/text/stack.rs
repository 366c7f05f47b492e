//! What is happening now, and what is still to come of it.

use super::{capital, card_name};
use crate::frame::{
    AttackStep, DamageStep, DefeatStep, EnemyAttackStep, EnemySchemeStep, Frame, ReactionStep, RevealStep,
    SentenceStep, ThreatStep, ThwartStep,
};
use crate::ids::{HappeningId, PieceId};
use crate::state::{Happening, State, What};

/// A happening as the beginning of a sentence.
pub(crate) fn happening_words(state: &State, it: &Happening) -> String {
    let by = |it: &Happening| match state.piece(it.by) {
        Some(_) => state.piece_name(it.by),
        None => card_name(it.card),
    };
    let to = match (state.piece(it.to), it.what) {
        (Some(_), _) => state.piece_name(it.to),
        // It has left play meanwhile.
        (None, What::Attack | What::Damage) => "an enemy".to_owned(),
        (None, What::Thwart | What::Threat) => "a scheme".to_owned(),
        (None, _) => card_name(it.card),
    };
    let player = state.player_name(it.player);
    let text = match it.what {
        What::Attack if it.flag => format!("{} attacks {to}", by(it)),
        What::Attack => format!("{} attacks {to} with {}", by(it), card_name(it.card)),
        What::EnemyAttack => {
            let target = state.activation.now().map_or(it.to, |strand| strand.target);
            let target =
                if state.piece(target).is_some() { state.piece_name(target) } else { player.to_owned() };
            format!("{} attacks {target}", by(it))
        }
        What::Scheme => format!("{} schemes against {player}", by(it)),
        What::Damage => {
            let from = if it.by.is_some() { by(it) } else { card_name(it.card) };
            format!("{to} would take {} damage from {from}", it.amount)
        }
        What::Defeat => format!("{to} is being defeated"),
        What::Threat => format!("{} threat would be placed on {to}", it.amount),
        What::Reveal => format!("{player} reveals {}", card_name(it.card)),
        What::Thwart if it.flag => format!("{} thwarts {to}", by(it)),
        What::Thwart => format!("{} thwarts {to} with {}", by(it), card_name(it.card)),
        What::Enter if it.flag => format!("{player} has played {}", card_name(it.card)),
        What::Enter => format!("{to} has entered play"),
        What::Form => format!("{player} has changed form"),
        What::Sentence => format!("The effect of {}", card_name(it.card)),
    };
    capital(&text)
}

/// The words of the steps that are not over: each comes with its step, or with the last of its steps.
fn left<S: PartialOrd>(now: S, all: &[(S, &'static str)]) -> Vec<&'static str> {
    all.iter().filter(|(last, _)| now <= *last).map(|(_, word)| *word).collect()
}

/// What a waiting frame of a happening has still to bring, in order; none if the frame belongs to another happening.
pub(crate) fn to_come(frame: &Frame, it: &Happening, at: HappeningId) -> Option<Vec<&'static str>> {
    let (of, mut words) = match *frame {
        Frame::Attack(of, now) => {
            use AttackStep as S;
            let all = [
                (S::Damage, "damage"),
                (S::Overkill, "overkill"),
                (S::Retaliate, "retaliate"),
                (S::Forced, "Forced Responses"),
                (S::Responses, "Responses"),
                (S::Consequence, "consequential damage"),
            ];
            (of, left(now, &all))
        }
        Frame::Thwart(of, now) => {
            use ThwartStep as S;
            let all = [
                (S::Remove, "threat is removed"),
                (S::Forced, "Forced Responses"),
                (S::Responses, "Responses"),
                (S::Consequence, "consequential damage"),
            ];
            (of, left(now, &all))
        }
        Frame::EnemyAttackStep(of, now) => {
            use EnemyAttackStep as S;
            let all = [
                (S::Interrupts, "Interrupts"),
                (S::Boost, "boost card"),
                (S::Defenders, "defender"),
                (S::Flip, "boost cards are flipped"),
                (S::Place, "damage"),
                (S::Retaliate, "retaliate"),
                (S::Forced, "Forced Responses"),
                (S::Responses, "Responses"),
            ];
            (of, left(now, &all))
        }
        Frame::EnemySchemeStep(of, now) => {
            use EnemySchemeStep as S;
            let all = [
                (S::Interrupts, "Interrupts"),
                (S::Boost, "boost card"),
                (S::Flip, "boost cards are flipped"),
                (S::Place, "threat is placed"),
                (S::Forced, "Forced Responses"),
                (S::Responses, "Responses"),
            ];
            (of, left(now, &all))
        }
        Frame::DamageStep(of, now) => {
            use DamageStep as S;
            (of, left(now, &[(S::Interrupts, "Interrupts"), (S::Fix, "damage is placed")]))
        }
        Frame::Defeat(of, now) => {
            use DefeatStep as S;
            let all = [
                (S::Interrupts, "Interrupts"),
                (S::WhenDefeated, "When Defeated"),
                (S::Leave, "it leaves play"),
            ];
            (of, left(now, &all))
        }
        Frame::ThreatStep(of, now) => {
            use ThreatStep as S;
            let all =
                [(S::Interrupts, "Interrupts"), (S::Place, "threat is placed"), (S::Responses, "Responses")];
            (of, left(now, &all))
        }
        Frame::RevealStep(of, now) => {
            use RevealStep as S;
            let all = [
                (S::Interrupts, "Interrupts"),
                (S::Enter, "it enters play"),
                (S::WhenRevealed, "When Revealed"),
                (S::Surge, "surge"),
            ];
            (of, left(now, &all))
        }
        Frame::Sentence(of, now) => (of, left(now, &[(SentenceStep::Responses, "Responses")])),
        Frame::Reactions { at: of, step, .. } => (of, left(step, &[(ReactionStep::Responses, "Responses")])),
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
    if of != at {
        return None;
    }
    let by_minion = it.by != PieceId::VILLAIN && matches!(it.what, What::EnemyAttack | What::Scheme);
    words.retain(|word| {
        let skipped = (word.starts_with("boost") && by_minion)
            || (*word == "overkill" && !it.extra)
            || (*word == "consequential damage" && !it.flag)
            || (*word == "it enters play" && !enters_play(it))
            || (*word == "surge" && !(it.extra || it.card.def().surge));
        !skipped
    });
    Some(words)
}

/// Whether a revealed card enters play.
fn enters_play(it: &Happening) -> bool {
    use crate::ids::Kind;
    matches!(it.card.def().kind, Kind::Minion | Kind::SideScheme | Kind::Environment | Kind::Attachment)
}
