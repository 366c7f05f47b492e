//! Questions as texts. Those of a chapter are in the chapter's file.

use super::Said;
use super::parts::{back, deck, side};
use crate::action::{Ask, RollFor};
use crate::game::Thing;
use crate::state::State;
use kernel::Text;

impl State {
    /// A question as a text, for whoever sees it.
    pub(crate) fn ask_said(&self, ask: Ask) -> Said {
        match ask {
            Ask::Round(ask) => self.ask_round_said(ask),
            Ask::Army(ask) => self.ask_army_said(ask),
            Ask::Muster(ask) => self.ask_muster_said(ask),
            Ask::Ent(ask) => self.ask_ent_said(ask),
            Ask::Battle(ask) => self.ask_battle_said(ask),
            Ask::Card(ask) => self.ask_card_said(ask),
            Ask::Draw { deck: from, seat: who } => {
                Text::new("ask-draw").with("deck", deck(from)).with("side", side(State::side(who)))
            }
            Ask::Random { seat: whose, deck: Some(of) } => {
                Text::new("ask-random-of").with("card", back(of)).with("side", side(State::side(whose)))
            }
            Ask::Random { seat: whose, deck: None } => {
                Text::new("ask-random").with("side", side(State::side(whose)))
            }
            Ask::Tile => Text::new("ask-tile"),
            Ask::ActionDie(whose) => Text::new("ask-action-die").with("side", side(whose)),
            Ask::Roll(RollFor::Battle(whose)) => Text::new("ask-roll-battle").with("side", side(whose)),
            Ask::Roll(RollFor::Rally) => Text::new("ask-roll-rally"),
            Ask::Roll(RollFor::Ents) => Text::new("ask-roll-ents"),
            Ask::Roll(RollFor::Catapults) => Text::new("ask-roll-catapults"),
            Ask::Roll(RollFor::Card) => Text::new("ask-roll-card"),
            Ask::Flip(pool) => Text::new("ask-flip").thing("pool", Thing::Pool(pool)),
        }
    }
}
