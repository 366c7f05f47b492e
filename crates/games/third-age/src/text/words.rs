//! What cards and abilities do, in words: ours from the catalogues, or what a pack says instead, as it is written there
//! (Appendix E).

use super::{Part, Said};
use crate::book::{Book, CardDef, CardType, CharacterDef, Hooked, Said as Written, ours};
use crate::game::Thing;
use crate::ids::{Card, Character, Combat, Deck, Order, Scenario, Side, Unit};
use crate::ops::Script;
use crate::state::State;
use kernel::{Argument, Text};
use serde::Serialize;

/// Where a value or a text comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// It is known.
    Known,
    /// It is ours: the box prints it, and we don't have it (Appendix E).
    Ours,
    /// The pack of the table says so.
    Pack,
}

/// What a card or an ability does.
#[derive(Clone, Debug)]
pub(crate) struct Words {
    /// Its name.
    pub name: Said,
    /// What must hold to play it, and where that comes from.
    pub condition: Option<(Said, Origin)>,
    /// What it does.
    pub text: Said,
    /// When it leaves the table, likewise.
    pub discard: Option<(Said, Origin)>,
    /// Where what it does comes from.
    pub origin: Origin,
}

/// The parts of the messages for a Character's abilities: names and what they do.
const ABILITIES: [(&str, &str); 4] = [
    ("ability-1", "ability-1-text"),
    ("ability-2", "ability-2-text"),
    ("ability-3", "ability-3-text"),
    ("ability-4", "ability-4-text"),
];

/// Our Nazgûl abilities, in their order.
const NAZGUL: [&str; 3] = ["cry-of-terror", "black-breath", "despair"];

/// Where something comes from that our tables have, too.
pub(crate) fn origin<T: PartialEq>(theirs: &T, ours: &T, reconstructed: bool) -> Origin {
    match (theirs == ours, reconstructed) {
        (false, _) => Origin::Pack,
        (true, true) => Origin::Ours,
        (true, false) => Origin::Known,
    }
}

/// What people wrote, or what the catalogue says.
fn written(words: Option<&String>, said: Said) -> Said {
    words.map_or(said, Text::plain)
}

/// An ability without a name or words.
fn unnamed(n: u8) -> Said {
    Text::new("ability-unnamed").number("n", n.saturating_add(1))
}

impl Words {
    /// A name and what it does.
    fn new(by_pack: Option<&Written>, name: Said, text: Said, origin: Origin) -> Words {
        Words {
            name: written(by_pack.and_then(|said| said.name.as_ref()), name),
            condition: None,
            text: written(by_pack.and_then(|said| said.text.as_ref()), text),
            discard: None,
            origin,
        }
    }
}

impl Book {
    /// The order of a Generic card.
    pub(crate) fn order_words(&self, order: Order) -> Words {
        let (theirs, ours) = (&self.orders[order], &self.our_tables().orders[order]);
        let said = || Text::of("order", order.slug());
        let origin = origin(theirs, ours, ours::generic_is_ours("orders.effect"));
        Words::new(theirs.said.as_ref(), said(), said().part("text"), origin)
    }

    /// The combat half of a Generic card.
    pub(crate) fn combat_words(&self, combat: Combat) -> Words {
        let (theirs, ours) = (&self.combats[combat], &self.our_tables().combats[combat]);
        let said = || Text::of("combat", combat.slug());
        let origin = origin(theirs, ours, ours::generic_is_ours("combats.effect"));
        Words::new(theirs.said.as_ref(), said(), said().part("text"), origin)
    }

    /// A card as it is played as an action.
    pub(crate) fn card_words(&self, card: Card) -> Words {
        if let Some((order, _)) = card.halves() {
            return self.order_words(order);
        }
        let (theirs, ours) = (&self.cards[card], &self.our_tables().cards[card]);
        let said = || Text::of("card", card.slug());
        let [text, condition, discard] = match (card.deck(), self.scenario()) {
            (Deck::Generic | Deck::Grima | Deck::Darkness, _) => ["text", "condition", "discard"],
            (Deck::StoryFree | Deck::StoryShadow, Scenario::Rohan) => {
                ["rohan-text", "rohan-condition", "rohan-discard"]
            }
            (Deck::StoryFree | Deck::StoryShadow, Scenario::Gondor) => {
                ["gondor-text", "gondor-condition", "gondor-discard"]
            }
        };
        // What a pack does not say is in the catalogue, if ours has it.
        let further = |by_pack: Option<&String>, is: bool, was: bool, part: &'static str| {
            (is && (was || by_pack.is_some())).then(|| written(by_pack, said().part(part)))
        };
        let is_ours = |field: &str| ours::card_is_ours(card, self.scenario(), field);
        let by_pack = theirs.said.as_ref();
        let own = by_pack.and_then(|one| one.condition.as_ref());
        let of = match own {
            Some(_) => Origin::Pack,
            None => origin(&theirs.requires, &ours.requires, is_ours("playIf")),
        };
        let condition = further(own, !theirs.requires.is_empty(), !ours.requires.is_empty(), condition);
        let condition = condition.map(|text| (text, of));
        let own = by_pack.and_then(|one| one.discard.as_ref());
        let of = match own {
            Some(_) => Origin::Pack,
            None => origin(&theirs.discard_if, &ours.discard_if, is_ours("discardWhen")),
        };
        let discard = further(own, theirs.on_table, ours.on_table, discard).map(|text| (text, of));
        let effect = |def: &CardDef| {
            let text = def.said.as_ref().and_then(|said| said.text.clone());
            (def.ops.clone(), def.hooks.clone(), def.on_table, text)
        };
        let name = super::parts::card_name(card, self.scenario());
        let origin = origin(&effect(theirs), &effect(ours), is_ours("effect"));
        Words { condition, discard, ..Words::new(by_pack, name, said().part(text), origin) }
    }

    /// The type of a card, and where that comes from.
    pub(crate) fn card_type(&self, card: Card) -> (CardType, Origin) {
        let ours = self.our_tables();
        let (theirs, ours, reconstructed) = match card.halves() {
            Some((order, _)) => {
                (&self.orders[order], &ours.orders[order], ours::generic_is_ours("orders.type"))
            }
            None => {
                let reconstructed = ours::card_is_ours(card, self.scenario(), "type");
                (&self.cards[card], &ours.cards[card], reconstructed)
            }
        };
        (theirs.card_type, origin(&theirs.card_type, &ours.card_type, reconstructed))
    }

    /// The ability of a unit.
    pub(crate) fn unit_words(&self, unit: Unit) -> Words {
        let (theirs, ours) = (&self.units[unit], &self.our_tables().units[unit]);
        let said = || Text::of("ability", unit.maneuver(self.scenario()).slug());
        let parts = |def: &crate::book::UnitDef| (def.timing, def.ops.clone(), def.said.clone());
        let reconstructed = ours::unit_is_ours(unit, self.scenario(), "ability");
        let origin = origin(&parts(theirs), &parts(ours), reconstructed);
        Words::new(theirs.said.as_ref(), said(), said().part("text"), origin)
    }

    /// An ability of a Character, counted from 0.
    pub(crate) fn character_words(&self, character: Character, n: u8) -> Option<Words> {
        let place = usize::from(n);
        let theirs = self.characters[character].abilities.get(place)?;
        let ours = self.our_tables().characters[character].abilities.get(place);
        let said = || Text::of("about", character.slug());
        let parts = ABILITIES.get(place).filter(|_| ours.is_some());
        let (name, text) = parts
            .map_or_else(|| (unnamed(n), unnamed(n)), |(name, text)| (said().part(name), said().part(text)));
        Some(hooked_words(theirs, ours, (name, text), ours::ability_is_ours(character, n)))
    }

    /// What a Character does on the Fate Track.
    pub(crate) fn track_words(&self, character: Character) -> Option<Words> {
        let theirs = self.characters[character].track.as_ref()?;
        let ours = self.our_tables().characters[character].track.as_ref();
        let said = || Text::of("about", character.slug());
        let parts = match ours {
            Some(_) => (said().part("track"), said().part("track-text")),
            None => (unnamed(0), unnamed(0)),
        };
        let reconstructed = ours::character_is_ours(character, "fateTrackAbility");
        Some(hooked_words(theirs, ours, parts, reconstructed))
    }

    /// A Nazgûl ability, counted from 0.
    pub(crate) fn nazgul_words(&self, n: u8) -> Option<Words> {
        let place = usize::from(n);
        let (theirs, ours) = (self.nazgul.get(place)?, self.our_tables().nazgul.get(place));
        let (name, text) = match NAZGUL.get(place) {
            Some(id) => (Text::of("nazgul", id), Text::of("nazgul", id).part("text")),
            None => (unnamed(n), unnamed(n)),
        };
        let origin = origin(&Some(theirs), &ours, ours::nazgul_is_ours());
        Some(Words::new(theirs.said.as_ref(), name, text, origin))
    }

    /// How a Character enters play.
    pub(crate) fn entry_words(&self, character: Character) -> (Said, Origin) {
        let (theirs, ours) = (&self.characters[character], &self.our_tables().characters[character]);
        let said = written(theirs.entry.as_ref(), Text::of("about", character.slug()).part("entry"));
        let how = |one: &CharacterDef| (one.ways.clone(), one.entry.clone());
        let reconstructed = ours::character_is_ours(character, "entry");
        (said, origin(&how(theirs), &how(ours), reconstructed))
    }

    /// The words of a script.
    pub(crate) fn script_words(&self, script: Script) -> Option<Words> {
        Some(match script {
            Script::Order(order) => self.order_words(order),
            Script::Combat(combat) => self.combat_words(combat),
            Script::Card(card) | Script::Hook(card, _) => self.card_words(card),
            Script::Unit(unit) => self.unit_words(unit),
            Script::Character(character, n) => self.character_words(character, n)?,
            Script::Track(character) => self.track_words(character)?,
            Script::Nazgul(n) => self.nazgul_words(n)?,
        })
    }
}

fn hooked_words(
    theirs: &Hooked,
    ours: Option<&Hooked>,
    (name, text): (Said, Said),
    reconstructed: bool,
) -> Words {
    Words::new(theirs.said.as_ref(), name, text, origin(&Some(theirs), &ours, reconstructed))
}

impl State {
    /// What a card or an ability is called.
    pub(crate) fn script_name(&self, script: Script) -> Said {
        match script {
            Script::Order(order) => Text::of("order", order.slug()),
            Script::Combat(combat) => Text::of("combat", combat.slug()),
            Script::Card(card) | Script::Hook(card, _) => super::parts::card_name(card, self.scenario),
            Script::Unit(_) | Script::Track(_) => self.ability_name(script),
            Script::Character(who, n) => self.told_apart(n, |n| Script::Character(who, n)),
            Script::Nazgul(n) => self.told_apart(n, Script::Nazgul),
        }
    }

    fn ability_name(&self, script: Script) -> Said {
        self.book.script_words(script).map_or_else(|| unnamed(0), |words| words.name)
    }

    /// The name of one of several abilities. A pack may call two alike: they are numbered then.
    fn told_apart(&self, n: u8, of: impl Fn(u8) -> Script) -> Said {
        let name = self.ability_name(of(n));
        let others = (0..u8::MAX).map_while(|other| Some((other, self.book.script_words(of(other))?)));
        let alike = |(other, words): (u8, Words)| other != n && words.name == name;
        match !self.book.is_ours() && others.into_iter().any(alike) {
            true => Text::new("ability-numbered").number("n", n.saturating_add(1)).text("name", name),
            false => name,
        }
    }

    /// A card or an ability, with a link to where it stands.
    pub(crate) fn source(&self, script: Script) -> Part {
        let name = self.script_name(script);
        let thing = match script {
            Script::Order(_) => self.notes.resolving.map(Thing::Card),
            Script::Combat(combat) => self.shown_combat(combat).map(Thing::Card),
            Script::Card(card) | Script::Hook(card, _) => Some(Thing::Card(card)),
            Script::Unit(unit) => Some(Thing::Unit(unit)),
            Script::Character(who, _) | Script::Track(who) => Some(Thing::Character(who)),
            Script::Nazgul(_) => Some(Thing::Nazgul),
        };
        match thing {
            Some(thing) => Argument::Called(thing, name),
            None => Argument::Text(name),
        }
    }

    /// The card with this combat half that has been shown in the present round of battle.
    fn shown_combat(&self, combat: Combat) -> Option<Card> {
        let battle = self.battle.as_ref()?;
        let mut cards = Side::ALL.into_iter().filter_map(|side| battle.open_card(side));
        cards.find(|card| card.halves().is_some_and(|(_, half)| half == combat))
    }
}
