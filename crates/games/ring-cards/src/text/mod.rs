//! Questions, answers, log entries and things as texts. Their sentences are in `texts/`, one folder for each language.

mod actions;
mod asks;
mod events;
pub(crate) mod names;

use crate::action::{Action, Ask};
use crate::event::Event;
use crate::game::Thing;
use crate::ids::{Battleground, Path};
use crate::printed::facts::Facts;
use crate::state::{State, names_in};
use crate::view::View;
use kernel::{Language, Seat, Source, Text, Texts};

/// What the game says, in each language.
static CATALOGUES: &[Source] = &[(
    "en",
    &[
        include_str!("../../texts/en/game.ftl"),
        include_str!("../../texts/en/names.ftl"),
        include_str!("../../texts/en/cards.ftl"),
        include_str!("../../texts/en/locations.ftl"),
        include_str!("../../texts/en/asks.ftl"),
        include_str!("../../texts/en/answers.ftl"),
        include_str!("../../texts/en/log.ftl"),
        include_str!("../../texts/en/board.ftl"),
        include_str!("../../texts/en/refusals.ftl"),
    ],
)];

impl Texts for State {
    fn catalogues() -> &'static [Source] {
        CATALOGUES
    }

    fn ask_text(&self, ask: Ask) -> Text<Thing> {
        self.tell_ask(ask)
    }

    fn action_text(&self, action: Action) -> Text<Thing> {
        self.tell_action(action)
    }

    fn event_text(&self, event: &Event) -> Text<Thing> {
        self.tell_event(event)
    }

    fn thing_text(&self, thing: Thing) -> Text<Thing> {
        names::thing(thing)
    }

    fn facts(language: &dyn Language) -> serde_json::Value {
        // Plain structs of words and numbers always have a JSON form.
        serde_json::to_value(Facts::all(language)).unwrap_or_default()
    }

    fn glossary(&self) -> Vec<Thing> {
        let cards = self.mode().seats.iter().flat_map(|def| names_in(def.cards()));
        let grounds = Battleground::ALL.into_iter().map(Thing::Battleground);
        let paths = Path::ALL.into_iter().map(Thing::Path);
        let own = [Thing::DrawDeck, Thing::CyclePile, Thing::EliminatedPile, Thing::Ring, Thing::Pass];
        cards.map(Thing::Card).chain(grounds).chain(paths).chain(own).collect()
    }

    fn about(&self, thing: Thing, onlooker: Option<Seat>) -> Vec<Text<Thing>> {
        crate::board::about(self, thing, onlooker)
    }

    fn board(views: &[View], language: &dyn Language) -> String {
        crate::board::board(views, language)
    }
}
