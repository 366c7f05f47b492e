//! Answers as texts.

use super::names::{self, copy};
use crate::action::{Action, Ask, Forsaken, Place, To};
use crate::game::Thing;
use crate::ids::{Battleground, Card};
use crate::pick::{Pick, Standing};
use crate::rules::combat::Role;
use crate::state::{Cards, GroundStatus, State, copy_in};
use kernel::{Argument, Text};

impl State {
    pub(super) fn tell_action(&self, action: Action) -> Text<Thing> {
        let of = |text: Text<Thing>, card: Card| text.thing("card", Thing::Card(card));
        match action {
            Action::Pass => Text::new("answer-pass"),
            Action::Play { card, to } => of(self.tell_play(to), card),
            Action::PlayEvent(card) => of(Text::new("answer-play-event"), card),
            Action::Move { card, to } => {
                let text = self.placed(
                    to,
                    Text::new("answer-move-path"),
                    Text::new("answer-move-no-path"),
                    Text::new("answer-move-ground"),
                );
                of(text, card.card())
            }
            Action::Cycle(card) => of(Text::new("answer-cycle"), card),
            Action::Winnow(card) => of(Text::new("answer-winnow"), card),
            Action::Use(card) => of(Text::new("answer-use"), card),
            Action::Ring => Text::new("answer-ring"),
            Action::Pay(card) => of(Text::new("answer-pay"), card),
            Action::Eliminate(pick) => Text::new("answer-eliminate").with("card", self.named(pick)),
            Action::Forsake(Forsaken::Hand(card)) => of(Text::new("answer-forsake-hand"), card),
            Action::Forsake(Forsaken::Reserve(pick)) => {
                Text::new("answer-forsake-reserve").with("card", self.named(pick))
            }
            Action::Forsake(Forsaken::Top) => Text::new("answer-forsake-top"),
            Action::Take(card) => of(Text::new("answer-take"), card),
            Action::Accept => Text::new("answer-yes"),
            Action::Decline | Action::Done => self.tell_no(action),
            Action::Path(path) => {
                let def = path.def();
                Text::new("answer-path")
                    .thing("path", Thing::Path(path))
                    .number("defence", def.defence)
                    .number("worth", def.points)
                    .text("text", names::path_text(path))
            }
            Action::Battleground(ground) => self.tell_battleground(ground),
            Action::Token(place) => self.placed(
                place,
                Text::new("answer-token-path"),
                Text::new("answer-token-no-path"),
                Text::new("answer-token-ground"),
            ),
            Action::FetchSaruman => of(Text::new("answer-fetch-saruman"), Card::Saruman),
            Action::StrikeRohan => Text::new("answer-strike-rohan"),
            Action::Fight(place) => self.placed(
                place,
                Text::new("answer-fight-path"),
                Text::new("answer-fight-no-path"),
                Text::new("answer-fight-ground"),
            ),
            Action::Support(card) => of(Text::new("answer-support"), card),
            Action::Unsupported => Text::new("answer-unsupported"),
            Action::Lose(card) => of(self.tell_loss(card), card),
            Action::Agree => Text::new("answer-agree"),
            Action::Disagree => Text::new("answer-disagree"),
            Action::ReplaceBy(card) => of(Text::new("answer-replace-by"), card),
            Action::Draw(card) => of(Text::new("answer-draw"), card),
            Action::TurnUp(ground) => {
                Text::new("answer-turn-up").thing("ground", Thing::Battleground(ground))
            }
            Action::TurnUpPath(path) => Text::new("answer-turn-up-path").thing("path", Thing::Path(path)),
        }
    }

    /// The text that fits a place: for the active path, for the path where none is active, as in an answer that is
    /// refused, or for a battleground.
    fn placed(
        &self,
        place: Place,
        path: Text<Thing>,
        no_path: Text<Thing>,
        ground: Text<Thing>,
    ) -> Text<Thing> {
        match (place, self.path) {
            (Place::Path, Some(active)) => path.thing("path", Thing::Path(active)),
            (Place::Path, None) => no_path,
            (Place::Battleground(there), _) => ground.thing("ground", Thing::Battleground(there)),
        }
    }

    fn tell_play(&self, to: To) -> Text<Thing> {
        match (to, to.place()) {
            (To::On(wielder), _) => Text::new("answer-play-on").thing("on", Thing::Card(wielder)),
            (_, Some(place)) => self.placed(
                place,
                Text::new("answer-play-path"),
                Text::new("answer-play-no-path"),
                Text::new("answer-play-ground"),
            ),
            (_, None) => Text::new("answer-play-reserve"),
        }
    }

    /// "No", and "no more", in the words of the open question.
    fn tell_no(&self, action: Action) -> Text<Thing> {
        match (self.flow.asked().map(|asked| asked.ask), action) {
            (Some(Ask::Take { ctx, at, .. }), Action::Decline) if State::may_find_nothing(ctx, at) => {
                Text::new("answer-no-search")
            }
            (Some(Ask::Take { .. }), Action::Decline) => Text::new("answer-take-nothing"),
            (Some(Ask::Take { .. }), _) => Text::new("answer-search-in-vain"),
            (Some(Ask::AsidePlay(aside)), Action::Done) if aside.n_played() == 0 => {
                Text::new("answer-play-none")
            }
            (Some(Ask::Path { .. }), _) => Text::new("answer-leave-path"),
            (Some(Ask::MoveWielder { .. }), _) => Text::new("answer-no-move"),
            (Some(Ask::Eliminate { .. }), _) => Text::new("answer-eliminate-none"),
            (_, Action::Done) => Text::new("answer-no-more"),
            // Every other question is answered by a plain yes or no.
            _ => Text::new("answer-no"),
        }
    }

    fn tell_loss(&self, card: Card) -> Text<Thing> {
        let left = self.combat.can_lose - self.combat.lost;
        let (Some(place), Some(piece)) = (self.place_of_combat(), copy_in(left, card)) else {
            return Text::new("answer-lose");
        };
        let items = self.items_of(piece);
        let text = if items.is_empty() {
            Text::new("answer-lose-icons")
        } else {
            let items = items.iter().map(|item| Argument::Thing(Thing::Card(item.card())));
            Text::new("answer-lose-items").list("items", items)
        };
        text.number("n", self.icons(piece, place, Role::Defend))
    }

    /// A card that an answer names, and which copy of it, if the others that can be chosen stand otherwise.
    fn named(&self, pick: Pick) -> Argument<Thing> {
        let cards = self.flow.asked().map_or(Cards::EMPTY, |asked| self.open_choices(asked));
        let standing = self.picked(cards, pick).and_then(|piece| self.told_apart(cards, piece));
        match (standing, pick) {
            // An answer that is refused is told as it was given.
            (None, Pick::Fresh(card)) => copy(card, Some(Standing::Fresh)),
            (None, Pick::At(place, card)) => {
                let text = self.placed(
                    place,
                    Text::new("copy-at-path"),
                    Text::new("copy-at-no-path"),
                    Text::new("copy-at"),
                );
                Argument::Text(text.thing("card", Thing::Card(card)))
            }
            (standing, _) => copy(pick.card(), standing),
        }
    }

    fn tell_battleground(&self, ground: Battleground) -> Text<Thing> {
        let def = ground.def();
        let (text, defence) = match self.ground(ground).status {
            GroundStatus::Scored(side) => (
                Text::of("answer-battleground-scored", side.slug()),
                if side == def.side { def.defence } else { 0 },
            ),
            GroundStatus::Deck | GroundStatus::Active { .. } | GroundStatus::Absent => {
                (Text::new("answer-battleground"), def.defence)
            }
        };
        text.thing("ground", Thing::Battleground(ground))
            .number("defence", defence)
            .number("worth", def.points)
            .text("text", names::battleground_text(ground))
    }
}
