//! Answers in English.

use super::copy_words;
use crate::action::{Action, Ask, Forsaken, Place, To};
use crate::ids::{Battleground, Card};
use crate::pick::{Pick, Standing};
use crate::rules::combat::Role;
use crate::state::{Cards, GroundStatus, State, copy_in};

impl State {
    /// "No", and "no more", in the words of the open question.
    fn no_words(&self, action: Action) -> &'static str {
        match (self.flow.asked().map(|asked| asked.ask), action) {
            (Some(Ask::Take { ctx, at, .. }), Action::Decline) if State::may_find_nothing(ctx, at) => {
                "Do not search."
            }
            (Some(Ask::Take { .. }), Action::Decline) => "Take nothing.",
            (Some(Ask::Take { .. }), _) => "Search, but take nothing; the draw deck is shuffled.",
            (Some(Ask::AsidePlay(aside)), Action::Done) if aside.n_played() == 0 => "Play none of them.",
            (Some(Ask::Path { .. }), _) => "Leave the path as it is.",
            (Some(Ask::MoveWielder { .. }), _) => "Do not move.",
            (Some(Ask::Eliminate { .. }), _) => "Eliminate none.",
            (_, Action::Done) => "No more.",
            // Every other question is answered by a plain yes or no.
            _ => "No.",
        }
    }

    fn lose_words(&self, card: Card) -> String {
        let left = self.combat.can_lose - self.combat.lost;
        let (Some(place), Some(piece)) = (self.place_of_combat(), copy_in(left, card)) else {
            return format!("Give up {}.", card.name());
        };
        let icons = self.icons(piece, place, Role::Defend);
        let items: Vec<&str> = self.items_of(piece).iter().map(|item| item.card().name()).collect();
        let items = if items.is_empty() { String::new() } else { format!(", with {}", items.join(", ")) };
        format!("Give up {} ({icons} {}{items}).", card.name(), if icons == 1 { "icon" } else { "icons" })
    }

    /// A card that an answer names, and which copy of it, if the others that can be chosen stand otherwise.
    fn pick_words(&self, pick: Pick) -> String {
        let cards = self.flow.asked().map_or(Cards::EMPTY, |asked| self.open_choices(asked));
        let standing = self.picked(cards, pick).and_then(|piece| self.told_apart(cards, piece));
        match (standing, pick) {
            // An answer that is refused is told as it was given.
            (None, Pick::Fresh(card)) => copy_words(card, Some(Standing::Fresh)),
            (None, Pick::At(place, card)) => format!("{} at {}", card.name(), self.place_words(place)),
            (standing, _) => copy_words(pick.card(), standing),
        }
    }

    fn ground_words(&self, ground: Battleground) -> String {
        let def = ground.def();
        let (from, defence) = match self.ground(ground).status {
            GroundStatus::Scored(side) => {
                (format!("scored by {}", side.name()), if side == def.side { def.defence } else { 0 })
            }
            GroundStatus::Deck | GroundStatus::Active { .. } | GroundStatus::Absent => {
                ("in its deck".to_owned(), def.defence)
            }
        };
        format!("Bring up {} ({from}, defence {defence}, worth {}; {}).", def.name, def.points, def.text)
    }

    pub(crate) fn action_words(&self, action: Action) -> String {
        match action {
            Action::Pass => "Pass.".to_owned(),
            Action::Play { card, to } => format!("Play {} {}.", card.name(), self.to_words(to)),
            Action::PlayEvent(card) => format!("Play {}.", card.name()),
            Action::Move { card, to } => format!("Move {} to {}.", card.card().name(), self.place_words(to)),
            Action::Cycle(card) => format!("Cycle {}.", card.name()),
            Action::Winnow(card) => format!("Winnow {} and another card.", card.name()),
            Action::Use(card) => format!("Use {}.", card.name()),
            Action::Ring => "Use the Ring token.".to_owned(),
            Action::Pay(card) => format!("Pay with {}.", card.name()),
            Action::Eliminate(pick) => format!("Eliminate {}.", self.pick_words(pick)),
            Action::Forsake(Forsaken::Hand(card)) => format!("Forsake {} from hand.", card.name()),
            Action::Forsake(Forsaken::Reserve(pick)) => {
                format!("Forsake {} from reserve.", self.pick_words(pick))
            }
            Action::Forsake(Forsaken::Top) => "Forsake the top of the draw deck.".to_owned(),
            Action::Take(card) => format!("Take {}.", card.name()),
            Action::Accept => "Yes.".to_owned(),
            Action::Decline | Action::Done => self.no_words(action).to_owned(),
            Action::Path(path) => {
                let def = path.def();
                format!(
                    "Activate {} (defence {}, worth {}; {}).",
                    def.name, def.defence, def.points, def.text
                )
            }
            Action::Battleground(ground) => self.ground_words(ground),
            Action::Token(place) => format!("Put it on {}.", self.place_words(place)),
            Action::FetchSaruman => "Fetch Saruman from the draw deck.".to_owned(),
            Action::StrikeRohan => "Eliminate a Rohan character in play.".to_owned(),
            Action::Fight(place) => format!("Resolve the combat at {}.", self.place_words(place)),
            Action::Support(card) => format!("{} support the character.", card.name()),
            Action::Unsupported => "No army supports the character.".to_owned(),
            Action::Lose(card) => self.lose_words(card),
            Action::Agree => "Agree.".to_owned(),
            Action::Disagree => "Do not agree.".to_owned(),
            Action::ReplaceBy(card) => format!("The text of {} applies.", card.name()),
            Action::Draw(card) => format!("{} comes up.", card.name()),
            Action::TurnUp(ground) => format!("{} comes up.", ground.name()),
            Action::TurnUpPath(path) => format!("{} comes up.", path.name()),
        }
    }

    fn to_words(&self, to: To) -> String {
        match to {
            To::Reserve => "to reserve".to_owned(),
            To::Path => format!("to {}", self.place_words(Place::Path)),
            To::Battleground(ground) => format!("to {}", ground.name()),
            To::On(card) => format!("on {}", card.name()),
        }
    }
}
