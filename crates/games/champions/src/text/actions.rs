//! Answers in words. What an answer means depends on the question.

use super::{ability_words, card_name, icons_words};
use crate::ability::{Pick, Timing};
use crate::action::{Action, Ask, RandomFor};
use crate::frame::{EncounterTo, To};
use crate::ids::{AbilityId, Card, Form, Kind, PieceId, Status};
use crate::state::State;
use kernel::Seat;

impl State {
    /// An answer in words.
    pub(crate) fn action_words(&self, action: Action) -> String {
        let ask = self.flow.asked().map(|asked| asked.ask);
        match action {
            Action::EndTurn => "End the turn.".to_owned(),
            Action::ChangeForm => {
                let seat = self.active.unwrap_or(self.first);
                let hero = self.player(seat).hero;
                match self.form(seat) {
                    Form::Hero => format!("Change to alter-ego form: {}.", hero.alter_ego().name()),
                    Form::AlterEgo => format!("Change to hero form: {}.", hero.hero().name()),
                }
            }
            Action::Recover => {
                let rec = self.identity(self.active.unwrap_or(self.first)).map_or(0, |it| self.rec(it));
                format!("Recover: heal {rec} damage.")
            }
            Action::Attack { by, to } => self.attack_words(by, to),
            Action::Thwart { by, at } => self.thwart_words(by, at),
            Action::Play(card) => match card.def().kind {
                Kind::Resource => format!("Play {}.", card_name(card)),
                _ => format!("Play {} (cost {}).", card_name(card), card.def().cost),
            },
            Action::Use { piece, ability } => self.use_words(piece, ability),
            Action::Card(card) => self.card_words(ask, card),
            Action::Piece(id) => self.piece_words(ask, id),
            Action::Way(n) => self.way_answer(ask, n),
            Action::Accept => match ask {
                Some(Ask::Count(..)) => "It counts.".to_owned(),
                _ => "Change to alter-ego form.".to_owned(),
            },
            Action::Decline => match ask {
                Some(Ask::Count(..)) => "It does not count.".to_owned(),
                _ => "Stay in hero form.".to_owned(),
            },
            Action::Done => match ask {
                Some(Ask::Mulligan(_)) => "Keep the rest of the hand.".to_owned(),
                Some(Ask::EndOfPhase(_) | Ask::DiscardCost(_)) => "Discard no more.".to_owned(),
                Some(Ask::Pay(_)) => "Pay no more.".to_owned(),
                _ => "Stop.".to_owned(),
            },
            Action::Pass => match ask {
                Some(Ask::Turn(active, _)) => {
                    format!("No Action now: leave it to {}.", self.player_name(active))
                }
                Some(Ask::Defend { .. }) => "Do not defend.".to_owned(),
                _ => "Pass.".to_owned(),
            },
        }
    }

    fn attack_words(&self, by: PieceId, to: Option<PieceId>) -> String {
        let name = self.piece_name(by);
        let it = self.piece(by);
        let stunned = it.is_some_and(|it| it.has(Status::Stunned));
        let atk = it.and_then(|it| self.atk(it)).unwrap_or(0);
        match to {
            Some(to) if stunned => {
                format!("{name} would attack {} and loses the stunned card instead.", self.piece_place(to))
            }
            None if stunned => format!("{name} would attack and loses the stunned card instead."),
            Some(to) => format!("{name} attacks {} ({atk} damage).", self.piece_place(to)),
            None => format!("{name} attacks nobody."),
        }
    }

    fn thwart_words(&self, by: PieceId, at: Option<PieceId>) -> String {
        let name = self.piece_name(by);
        let it = self.piece(by);
        let confused = it.is_some_and(|it| it.has(Status::Confused));
        let thw = it.and_then(|it| self.thw(it)).unwrap_or(0);
        match at {
            Some(at) if confused => {
                format!("{name} would thwart {} and loses the confused card instead.", self.piece_place(at))
            }
            None if confused => format!("{name} would thwart and loses the confused card instead."),
            Some(at) => format!("{name} thwarts {} ({thw} threat).", self.piece_name(at)),
            None => format!("{name} thwarts nothing."),
        }
    }

    fn use_words(&self, piece: PieceId, ability: AbilityId) -> String {
        let Some(it) = self.piece(piece) else { return "Use a card that has left play.".to_owned() };
        // Copies in play are told apart by their numbers.
        let words = ability_words(it.card, ability);
        let words = words.replacen(&card_name(it.card), &self.piece_place(piece), 1);
        let forced = it.def().ability(ability).is_some_and(|ability| {
            matches!(ability.timing, Timing::ForcedInterrupt | Timing::ForcedResponse)
        });
        if forced { format!("{words} comes first.") } else { format!("Use {words}.") }
    }

    /// An answer that names a card out of play.
    fn card_words(&self, ask: Option<Ask>, card: Card) -> String {
        let name = card_name(card);
        match ask {
            Some(Ask::Mulligan(_) | Ask::EndOfPhase(_) | Ask::DiscardCost(_)) => format!("Discard {name}."),
            Some(Ask::Pay(_)) => {
                format!("Discard {name} for {}.", icons_words(self.gives(card, self.payment.aspect)))
            }
            Some(Ask::Pick(_, _, _, Pick::Deck(_) | Pick::Encounter(_))) => format!("Find {name}."),
            Some(Ask::Top(seat, to, _)) => self.top_answer(seat, to, &name),
            Some(Ask::EncounterTop(to, _)) => match to {
                EncounterTo::Deal(seat) => format!("{name} is dealt to {}.", self.player_name(seat)),
                EncounterTo::Boost => format!("{name} becomes a boost card."),
                EncounterTo::Reveal(seat) => format!("{} reveals {name}.", self.player_name(seat)),
                EncounterTo::Discard | EncounterTo::Dig(..) => format!("{name} is discarded."),
            },
            Some(Ask::Random(seat, RandomFor::Discard(_))) => {
                format!("{} discards {name}.", self.player_name(seat))
            }
            Some(Ask::Random(_, RandomFor::Under(_))) => format!("{name} goes under the scheme."),
            _ => format!("Choose {name}."),
        }
    }

    fn top_answer(&self, seat: Seat, to: To, name: &str) -> String {
        match to {
            To::Hand => format!("{} draws {name}.", self.player_name(seat)),
            To::Discard => format!("{name} is discarded."),
            To::Drone => format!("{name} becomes a Drone."),
            To::Look => format!("{} looks at {name}.", self.player_name(seat)),
        }
    }

    /// An answer that names a card in play.
    fn piece_words(&self, ask: Option<Ask>, id: PieceId) -> String {
        let name = self.piece_name(id);
        match ask {
            Some(Ask::Pay(seat)) => match self.piece(id).and_then(|it| self.generator(it, seat)) {
                Some((_, icons)) => format!("Use {name} for {}.", icons_words(icons)),
                None => format!("Use {name}."),
            },
            Some(Ask::Defend { .. }) => format!("{name} defends."),
            Some(Ask::Host(_)) => format!("Attach it to {}.", self.piece_place(id)),
            Some(Ask::Controller(_)) => match id.player() {
                Some(seat) => format!("{} controls it.", self.player_name(seat)),
                None => format!("Choose {name}."),
            },
            Some(Ask::Minion(_)) => format!("{name} activates."),
            Some(Ask::AllyLimit(_)) => format!("Discard {name}."),
            Some(Ask::Defeats) => format!("{} is defeated first.", self.piece_place(id)),
            _ => format!("Choose {}.", self.piece_place(id)),
        }
    }

    fn way_answer(&self, ask: Option<Ask>, n: u8) -> String {
        let way = match ask {
            Some(Ask::Choose(ctx, step)) => State::ways(&ctx, step).get(usize::from(n)).map(|way| way.text),
            _ => None,
        };
        match way {
            Some(text) => {
                let end = if text.ends_with('.') { "" } else { "." };
                format!("{}{end}", super::capital(text))
            }
            None => format!("Option {}.", n + 1),
        }
    }
}
