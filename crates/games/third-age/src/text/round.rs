//! Questions of the round and its actions as texts.

use super::Said;
use super::parts::{area, character, die, face, tile, unit};
use crate::action::Action;
use crate::ids::Side;
use crate::round::RoundAsk;
use crate::rules::HAND_LIMIT;
use crate::state::State;
use kernel::Text;

impl State {
    /// A question of these chapters as a text.
    pub(crate) fn ask_round_said(&self, ask: RoundAsk) -> Said {
        match ask {
            RoundAsk::HandLimit(side) => {
                Text::new("ask-hand-limit").count("n", self.hands[side].len().saturating_sub(HAND_LIMIT))
            }
            RoundAsk::Location => match self.commander {
                Some(who) => Text::new("ask-location").with("who", character(who)),
                None => Text::new("ask-location-nobody"),
            },
            RoundAsk::Pits { .. } => Text::new("ask-pits"),
            RoundAsk::LocationUnit { unit: which, left } => {
                Text::new("ask-location-unit").number("n", left).with("unit", unit(which))
            }
            RoundAsk::NazgulFrom { left } => Text::new("ask-nazgul-from").number("n", left),
            RoundAsk::Nazgul { from: Some(from), left } => {
                Text::new("ask-nazgul-of").number("n", left).with("area", area(from))
            }
            RoundAsk::Nazgul { from: None, left } => Text::new("ask-nazgul").number("n", left),
            RoundAsk::Commander => match self.commander {
                Some(who) => Text::new("ask-commander").with("who", character(who)),
                None => Text::new("ask-commander-nobody"),
            },
            RoundAsk::Leadership { left } => Text::new("ask-leadership").number("n", left),
            RoundAsk::FateTile(drawn) => {
                Text::new("ask-fate-tile").number("n", self.tiles_left()).with("tile", tile(drawn))
            }
            RoundAsk::ExtraDie => Text::new("ask-extra-die"),
            RoundAsk::Act => self.act_said(),
            RoundAsk::SetAside => Text::new("ask-set-aside").number("n", self.set_aside),
            RoundAsk::Use(shown) => Text::new("ask-use").with("face", face(shown)),
            RoundAsk::UseTwo(one, other) => {
                Text::new("ask-use-two").with("one", die(one)).with("other", die(other))
            }
            RoundAsk::UseToken => Text::new("ask-use-token"),
            RoundAsk::PlayCard(shown) => Text::new("ask-play-card").with("face", face(shown)),
            RoundAsk::HowManyCards => Text::new("ask-how-many-cards"),
            RoundAsk::Enter(who) => Text::new("ask-enter").with("who", character(who)),
            RoundAsk::Reinforce { unit: which, left } => {
                Text::new("ask-reinforce").number("n", left).with("unit", unit(which))
            }
        }
    }

    /// What a side may do when it is its turn.
    fn act_said(&self) -> Said {
        let side = self.to_act;
        let passes = self.check_round(RoundAsk::Act, State::seat(side), Action::Pass).is_ok();
        let tokens = side == Side::FreePeoples
            && self.check_round(RoundAsk::Act, State::seat(side), Action::Token).is_ok();
        match (self.dice[side].n_unused() > 0, passes, tokens) {
            (true, false, _) => Text::new("ask-act"),
            (true, true, false) => Text::new("ask-act-pass"),
            (true, true, true) => Text::new("ask-act-token"),
            (false, _, true) => Text::new("ask-act-token-only"),
            (false, _, false) => Text::new("ask-act-pass-only"),
        }
    }
}
