//! Questions of recruiting, rallying and siege engines as texts.

use super::Said;
use super::parts::{area, engine, unit};
use crate::game::Thing;
use crate::ids::{Area, Engine};
use crate::muster::MusterAsk;
use crate::state::State;
use kernel::Text;

impl State {
    /// A question of this chapter as a text.
    pub(crate) fn ask_muster_said(&self, ask: MusterAsk) -> Said {
        match ask {
            MusterAsk::Flip { left, least: 1.., .. } => Text::new("ask-flip-token-must").number("n", left),
            MusterAsk::Flip { left, apart: true, .. } => Text::new("ask-flip-token").number("n", left),
            MusterAsk::Flip { left, apart: false, .. } => Text::new("ask-flip-token-again").number("n", left),
            MusterAsk::Substitute { unit: none, area: at } => {
                Text::new("ask-substitute").with("unit", unit(none)).with("area", area(at))
            }
            MusterAsk::Nation { area: at } => Text::new("ask-nation").with("area", area(at)),
            MusterAsk::PlaceToken => Text::new("ask-place-token"),
            MusterAsk::Rally { left, success, must } => {
                let text = if must { Text::new("ask-rally-must") } else { Text::new("ask-rally") };
                text.number("n", left).number("success", success)
            }
            MusterAsk::RallyAgain { area: at, most, success } => Text::new("ask-rally-again")
                .with("area", area(at))
                .number("n", most)
                .number("success", success),
            MusterAsk::Build { left } => Text::new("ask-build").number("n", left),
            MusterAsk::CatapultTarget => Text::new("ask-catapult-target")
                .number("n", self.n_catapults())
                .with("engine", engine(Engine::Catapult)),
            MusterAsk::Woses => Text::new("ask-woses")
                .thing("token", Thing::Token(crate::ids::TokenFace::Woses))
                .with("from", area(Area::ToRohan))
                .with("to", area(Area::ForgottenRoad)),
        }
    }
}
