//! Answers. What an answer means depends on the question.

use super::things::card as named_card;
use super::{ability_of, way_text};
use crate::ability::{Pick, Timing};
use crate::action::{Action, Ask, RandomFor};
use crate::frame::{EncounterTo, To};
use crate::game::Thing;
use crate::ids::{AbilityId, Card, Form, Kind, PieceId, Status};
use crate::printed::names::icons;
use crate::state::State;
use kernel::Text;

impl State {
    /// An answer.
    pub(crate) fn action_said(&self, action: Action) -> Text<Thing> {
        let ask = self.flow.asked().map(|asked| asked.ask);
        match action {
            Action::EndTurn => Text::new("answer-end-turn"),
            Action::ChangeForm => {
                let seat = self.active.unwrap_or(self.first);
                let hero = self.player(seat).hero;
                match self.form(seat) {
                    Form::Hero => Text::new("answer-to-alter-ego").with("card", named_card(hero.alter_ego())),
                    Form::AlterEgo => Text::new("answer-to-hero").with("card", named_card(hero.hero())),
                }
            }
            Action::Recover => {
                let rec = self.identity(self.active.unwrap_or(self.first)).map_or(0, |it| self.rec(it));
                Text::new("answer-recover").number("n", rec)
            }
            Action::Attack { by, to } => self.attack_text(by, to),
            Action::Thwart { by, at } => self.thwart_text(by, at),
            Action::Play(card) => match card.def().kind {
                Kind::Resource => Text::new("answer-play").with("card", named_card(card)),
                _ => Text::new("answer-play-for").with("card", named_card(card)).number("n", card.def().cost),
            },
            Action::Use { piece, ability } => self.use_text(piece, ability),
            Action::Card(card) => self.card_answer(ask, card),
            Action::Piece(id) => self.piece_answer(ask, id),
            Action::Way(n) => self.way_answer(ask, n),
            Action::Accept => match ask {
                Some(Ask::Count(..)) => Text::new("answer-counts"),
                _ => Text::new("answer-change-form"),
            },
            Action::Decline => match ask {
                Some(Ask::Count(..)) => Text::new("answer-counts-not"),
                _ => Text::new("answer-stay"),
            },
            Action::Done => match ask {
                Some(Ask::Mulligan(_)) => Text::new("answer-keep"),
                Some(Ask::EndOfPhase(_) | Ask::DiscardCost(_)) => Text::new("answer-discard-no-more"),
                Some(Ask::Pay(_)) => Text::new("answer-pay-no-more"),
                _ => Text::new("answer-stop"),
            },
            Action::Pass => match ask {
                Some(Ask::Turn(active, _)) => Text::new("answer-no-action").with("who", self.called(active)),
                Some(Ask::Defend { .. }) => Text::new("answer-no-defence"),
                _ => Text::new("answer-pass"),
            },
        }
    }

    fn attack_text(&self, by: PieceId, to: Option<PieceId>) -> Text<Thing> {
        let it = self.piece(by);
        let stunned = it.is_some_and(|it| it.has(Status::Stunned));
        let text = match to {
            Some(to) if stunned => Text::new("answer-attack-stunned").with("to", self.placed(to)),
            None if stunned => Text::new("answer-attack-nobody-stunned"),
            Some(to) => {
                let atk = it.and_then(|it| self.atk(it)).unwrap_or(0);
                Text::new("answer-attack").with("to", self.placed(to)).number("n", atk)
            }
            None => Text::new("answer-attack-nobody"),
        };
        text.with("by", self.named(by))
    }

    fn thwart_text(&self, by: PieceId, at: Option<PieceId>) -> Text<Thing> {
        let it = self.piece(by);
        let confused = it.is_some_and(|it| it.has(Status::Confused));
        let text = match at {
            Some(at) if confused => Text::new("answer-thwart-confused").with("to", self.placed(at)),
            None if confused => Text::new("answer-thwart-nothing-confused"),
            Some(at) => {
                let thw = it.and_then(|it| self.thw(it)).unwrap_or(0);
                Text::new("answer-thwart").with("to", self.named(at)).number("n", thw)
            }
            None => Text::new("answer-thwart-nothing"),
        };
        text.with("by", self.named(by))
    }

    fn use_text(&self, piece: PieceId, ability: AbilityId) -> Text<Thing> {
        let Some(it) = self.piece(piece) else { return Text::new("answer-use-gone") };
        let forced = it.def().ability(ability).is_some_and(|ability| {
            matches!(ability.timing, Timing::ForcedInterrupt | Timing::ForcedResponse)
        });
        let text = if forced { Text::new("answer-comes-first") } else { Text::new("answer-use") };
        // Copies in play are told apart by their numbers.
        text.with("ability", ability_of(it.card, self.placed(piece), ability))
    }

    /// An answer that names a card out of play.
    fn card_answer(&self, ask: Option<Ask>, card: Card) -> Text<Thing> {
        let text = match ask {
            Some(Ask::Mulligan(_) | Ask::EndOfPhase(_) | Ask::DiscardCost(_)) => Text::new("answer-discard"),
            Some(Ask::Pay(_)) => Text::new("answer-discard-for")
                .with("resources", icons(self.gives(card, self.payment.aspect))),
            Some(Ask::Pick(_, _, _, Pick::Deck(_) | Pick::Encounter(_))) => Text::new("answer-find"),
            Some(Ask::Top(seat, to, _)) => match to {
                To::Hand => Text::new("answer-draws").with("who", self.called(seat)),
                To::Discard => Text::new("answer-discarded"),
                To::Drone => Text::new("answer-becomes-drone"),
                To::Look => Text::new("answer-looks").with("who", self.called(seat)),
            },
            Some(Ask::EncounterTop(to, _)) => match to {
                EncounterTo::Deal(seat) => Text::new("answer-dealt").with("who", self.called(seat)),
                EncounterTo::Boost => Text::new("answer-becomes-boost"),
                EncounterTo::Reveal(seat) => Text::new("answer-reveals").with("who", self.called(seat)),
                EncounterTo::Discard | EncounterTo::Dig(..) => Text::new("answer-discarded"),
            },
            Some(Ask::Random(seat, RandomFor::Discard(_))) => {
                Text::new("answer-discards").with("who", self.called(seat))
            }
            Some(Ask::Random(_, RandomFor::Under(_))) => Text::new("answer-goes-under"),
            _ => Text::new("answer-choose"),
        };
        text.with("card", named_card(card))
    }

    /// An answer that names a card in play.
    fn piece_answer(&self, ask: Option<Ask>, id: PieceId) -> Text<Thing> {
        match ask {
            Some(Ask::Pay(seat)) => {
                let text = match self.piece(id).and_then(|it| self.generator(it, seat)) {
                    Some((_, made)) => Text::new("answer-use-for").with("resources", icons(made)),
                    None => Text::new("answer-use"),
                };
                text.with("ability", self.named(id))
            }
            Some(Ask::Defend { .. }) => Text::new("answer-defends").with("card", self.named(id)),
            Some(Ask::Host(_)) => Text::new("answer-attach").with("to", self.placed(id)),
            Some(Ask::Controller(_)) => match id.player() {
                Some(seat) => Text::new("answer-controls").with("who", self.called(seat)),
                None => Text::new("answer-choose").with("card", self.named(id)),
            },
            Some(Ask::Minion(_)) => Text::new("answer-activates").with("card", self.named(id)),
            Some(Ask::AllyLimit(_)) => Text::new("answer-discard").with("card", self.named(id)),
            Some(Ask::Defeats) => Text::new("answer-defeated-first").with("card", self.placed(id)),
            _ => Text::new("answer-choose").with("card", self.placed(id)),
        }
    }

    fn way_answer(&self, ask: Option<Ask>, n: u8) -> Text<Thing> {
        let way = match ask {
            Some(Ask::Choose(ctx, step)) => State::ways(&ctx, step).get(usize::from(n)),
            _ => None,
        };
        match way {
            Some(way) => Text::new("answer-way").text("way", way_text(way)),
            None => Text::new("answer-option").number("n", n + 1),
        }
    }
}
