//! Questions as texts. Those of a chapter are in the chapter's file.

use super::Said;
use super::parts::{deck, side};
use crate::action::{Ask, RollFor};
use crate::game::Thing;
use crate::ids::Deck;
use crate::state::State;
use kernel::Text;

impl State {
    /// A question as a text, for whoever sees it.
    pub(crate) fn ask_said(&self, ask: Ask) -> Said {
        match ask {
            Ask::Turn(ask) => self.ask_turn_said(ask),
            Ask::Army(ask) => self.ask_army_said(ask),
            Ask::Muster(ask) => self.ask_muster_said(ask),
            Ask::Battle(ask) => self.ask_battle_said(ask),
            Ask::Card(ask) => self.ask_card_said(ask),
            Ask::Draw { deck: Deck::Event, seat } => {
                let text = Text::new("ask-draw").with("deck", deck(Deck::Event));
                text.with("side", side(State::side(seat)))
            }
            Ask::Draw { deck: own, .. } => Text::new("ask-draw-own").with("deck", deck(own)),
            Ask::Fate => Text::new("ask-fate"),
            Ask::Tile => Text::new("ask-tile"),
            Ask::ActionDie(whose) => Text::new("ask-action-die").with("side", side(whose)),
            Ask::Roll(RollFor::Battle(whose)) => Text::new("ask-roll-battle").with("side", side(whose)),
            Ask::Roll(RollFor::Rally) => Text::new("ask-roll-rally"),
            Ask::Roll(RollFor::Strike) => Text::new("ask-roll-strike"),
            Ask::Roll(RollFor::Dread) => Text::new("ask-roll-dread"),
            Ask::Flip(pile) => Text::new("ask-flip").thing("pile", Thing::Pile(pile)),
        }
    }
}
