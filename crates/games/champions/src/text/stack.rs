//! What is happening now, and what is still to come of it.

use super::{capital, card_name};
use crate::frame::Frame;
use crate::ids::PieceId;
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

/// What a waiting frame of a happening has still to bring, in order; none if the frame belongs to another happening.
pub(crate) fn to_come(frame: &Frame, it: &Happening, at: u8) -> Option<Vec<&'static str>> {
    // Each step with the number of the last frame before which it is still to come.
    let steps: (u8, &[(u8, &'static str)]) = match *frame {
        Frame::Attack(of, step) if of == at => (
            step,
            &[
                (1, "damage"),
                (2, "overkill"),
                (4, "retaliate"),
                (5, "Forced Responses"),
                (6, "Responses"),
                (7, "consequential damage"),
            ],
        ),
        Frame::Thwart(of, step) if of == at => (
            step,
            &[
                (0, "threat is removed"),
                (1, "Forced Responses"),
                (2, "Responses"),
                (3, "consequential damage"),
            ],
        ),
        Frame::EnemyAttackStep(of, step) if of == at => (
            step,
            &[
                (1, "Interrupts"),
                (3, "boost card"),
                (4, "defender"),
                (5, "boost cards are flipped"),
                (7, "damage"),
                (10, "retaliate"),
                (11, "Forced Responses"),
                (12, "Responses"),
            ],
        ),
        Frame::EnemySchemeStep(of, step) if of == at => (
            step,
            &[
                (0, "Interrupts"),
                (1, "boost card"),
                (2, "boost cards are flipped"),
                (3, "threat is placed"),
                (4, "Forced Responses"),
                (5, "Responses"),
            ],
        ),
        Frame::DamageStep(of, step) if of == at => (step, &[(1, "Interrupts"), (2, "damage is placed")]),
        Frame::Defeat(of, step) if of == at => {
            (step, &[(2, "Interrupts"), (3, "When Defeated"), (4, "it leaves play")])
        }
        Frame::ThreatStep(of, step) if of == at => {
            (step, &[(0, "Interrupts"), (1, "threat is placed"), (2, "Responses")])
        }
        Frame::RevealStep(of, step) if of == at => {
            (step, &[(0, "Interrupts"), (1, "it enters play"), (2, "When Revealed"), (4, "surge")])
        }
        Frame::Sentence(of, step) if of == at => (step, &[(1, "Responses")]),
        Frame::Reactions { at: of, step, .. } if of == at => (step, &[(1, "Responses")]),
        Frame::EndActivation(of) | Frame::Pop(of) if of == at => (0, &[]),
        _ => return None,
    };
    let (now, all) = steps;
    let minion = it.by != PieceId::VILLAIN;
    let comes = |(last, word): &(u8, &'static str)| {
        let is_boost = word.starts_with("boost");
        let enemy = matches!(it.what, What::EnemyAttack | What::Scheme);
        let skipped = (is_boost && enemy && minion)
            || (*word == "overkill" && !it.extra)
            || (*word == "consequential damage" && !it.flag)
            || (*word == "it enters play" && !enters_play(it))
            || (*word == "surge" && !(it.extra || it.card.def().surge));
        (now <= *last && !skipped).then_some(*word)
    };
    Some(all.iter().filter_map(comes).collect())
}

/// Whether a revealed card enters play.
fn enters_play(it: &Happening) -> bool {
    use crate::ids::Kind;
    matches!(it.card.def().kind, Kind::Minion | Kind::SideScheme | Kind::Environment | Kind::Attachment)
}
