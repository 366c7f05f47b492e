//! Questions of the turn and its actions as texts.

use crate::game::Thing;
use crate::ids::{Card, Character, Face, Side};
use crate::state::State;
use crate::turn::TurnAsk;
use kernel::Text;

/// What a die shows.
fn face_said(face: Face) -> Text<Thing> {
    Text::of("face", face.slug())
}

impl State {
    /// A question of this chapter as a text.
    pub(crate) fn ask_turn_said(&self, ask: TurnAsk) -> Text<Thing> {
        match ask {
            TurnAsk::HandLimit(side) => Text::new("ask-hand-limit")
                .count("n", self.hands[side].len().saturating_sub(crate::rules::HAND_LIMIT)),
            TurnAsk::Activate => Text::new("ask-activate").count("n", self.activated.len()),
            TurnAsk::Leadership => Text::new("ask-leadership"),
            TurnAsk::FateTile(tile) => Text::new("ask-fate-tile")
                .thing("tile", Thing::Tile(tile))
                .count("n", self.tiles_left().min(self.pool.len())),
            TurnAsk::Split => {
                let (least, most, total) = self.splits();
                Text::new("ask-split").number("least", least).number("most", most).number("total", total)
            }
            TurnAsk::ShadowLeadership => Text::new("ask-shadow-leadership"),
            TurnAsk::Bats => Text::new("ask-bats"),
            TurnAsk::LuckyNumber => {
                Text::new("ask-lucky-number").thing("card", Thing::Card(Card::LuckyNumber))
            }
            TurnAsk::Act => self.act_said(),
            TurnAsk::Use(face) => Text::new("ask-use").text("face", face_said(face)),
            TurnAsk::PlayCard(face) => Text::new("ask-play-card").text("face", face_said(face)),
            TurnAsk::Ability(general) => Text::new("ask-ability").thing("who", Thing::Character(general)),
            TurnAsk::OutOfTheWay => Text::new("ask-out-of-the-way")
                .thing("who", Thing::Character(Character::Bilbo))
                .number("n", self.rings),
            TurnAsk::LastGoblin => Text::new("ask-last-goblin"),
            TurnAsk::OrcsFromCard => Text::new("ask-orcs-from-card")
                .thing("card", Thing::Card(Card::FlyingArrowsAndWildSpears))
                .number("n", self.orcs_on_card),
            TurnAsk::Enter(character) => Text::new("ask-enter").thing("who", Thing::Character(character)),
        }
    }

    /// What a side may do before it takes a die.
    fn act_said(&self) -> Text<Thing> {
        let side = self.to_act;
        let general = side == Side::FreePeoples
            && self.activated.iter().any(|general| self.check_general(side, general).is_ok());
        match (general, self.check_pass(side).is_ok()) {
            (false, false) => Text::new("ask-act"),
            (true, false) => Text::new("ask-act-general"),
            (false, true) => Text::new("ask-act-pass"),
            (true, true) => Text::new("ask-act-general-pass"),
        }
    }
}
