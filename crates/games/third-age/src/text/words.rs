//! What cards and abilities do, in words: ours from the catalogues, or what a pack says instead, as it is written there
//! (Appendix E).

use super::{Part, Said};
use crate::book::{Book, CardDef, Hooked, Said as Written, ours};
use crate::game::Thing;
use crate::ids::{Card, Character, Combat, Deck, Order, Scenario, Unit};
use crate::ops::Script;
use crate::state::State;
use kernel::{Argument, Text};

/// Where words come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// The rulebook says so.
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
    /// What must hold to play it.
    pub condition: Option<Said>,
    /// What it does.
    pub text: Said,
    /// When it leaves the table.
    pub discard: Option<Said>,
    /// Where this comes from.
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
fn origin<T: PartialEq>(book: &Book, theirs: &T, ours: &T, reconstructed: bool) -> Origin {
    match (book.is_ours() || theirs == ours, reconstructed) {
        (false, _) => Origin::Pack,
        (true, true) => Origin::Ours,
        (true, false) => Origin::Known,
    }
}

/// What people wrote, or ours where they wrote the same.
fn either(theirs: Option<&Written>, ours: Option<&Written>, said: Said) -> Said {
    match (theirs, ours) {
        (Some(theirs), ours) if Some(&theirs.text) != ours.map(|ours| &ours.text) => Text::plain(&theirs.text),
        _ => said,
    }
}

/// The same for a further text, which need not be there.
fn further(
    (theirs, ours): (Option<&Written>, Option<&Written>),
    of: impl Fn(&Written) -> Option<&String>,
    said: Said,
) -> Option<Said> {
    let (theirs, ours) = (theirs.and_then(&of)?, ours.and_then(&of));
    Some(if Some(theirs) == ours { said } else { Text::plain(theirs) })
}

impl Book {
    /// The order of a Generic card.
    pub(crate) fn order_words(&self, order: Order) -> Words {
        let (theirs, ours) = (&self.orders[order], &self.our_tables().orders[order]);
        let said = || Text::of("order", order.slug());
        Words {
            name: said(),
            condition: None,
            text: either(theirs.said.as_ref(), ours.said.as_ref(), said().part("text")),
            discard: None,
            origin: origin(self, theirs, ours, ours::generic_is_ours("orders.effect")),
        }
    }

    /// The combat half of a Generic card.
    pub(crate) fn combat_words(&self, combat: Combat) -> Words {
        let (theirs, ours) = (&self.combats[combat], &self.our_tables().combats[combat]);
        let said = || Text::of("combat", combat.slug());
        Words {
            name: said(),
            condition: None,
            text: either(theirs.said.as_ref(), ours.said.as_ref(), said().part("text")),
            discard: None,
            origin: origin(self, theirs, ours, ours::generic_is_ours("combats.effect")),
        }
    }

    /// A card as it is played as an action.
    pub(crate) fn card_words(&self, card: Card) -> Words {
        if let Some((order, _)) = card.halves() {
            return self.order_words(order);
        }
        let ours = self.our_tables();
        let (theirs, ours): (&CardDef, &CardDef) = (&self.cards[card], &ours.cards[card]);
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
        let both = (theirs.said.as_ref(), ours.said.as_ref());
        Words {
            name: super::parts::card_name(card, self.scenario()),
            condition: further(both, |one| one.condition.as_ref(), said().part(condition)),
            text: either(both.0, both.1, said().part(text)),
            discard: further(both, |one| one.discard.as_ref(), said().part(discard)),
            origin: origin(self, theirs, ours, ours::card_is_ours(card, self.scenario(), "effect")),
        }
    }

    /// The ability of a unit.
    pub(crate) fn unit_words(&self, unit: Unit) -> Words {
        let ours = self.our_tables();
        let (theirs, ours) = (&self.units[unit], &ours.units[unit]);
        let said = || Text::of("ability", unit.maneuver(self.scenario()).slug());
        let reconstructed = ours::unit_is_ours(unit, self.scenario(), "ability");
        Words {
            name: named(theirs.said.as_ref(), ours.said.as_ref(), said()),
            condition: None,
            text: either(theirs.said.as_ref(), ours.said.as_ref(), said().part("text")),
            discard: None,
            origin: origin(self, &theirs.ops, &ours.ops, reconstructed),
        }
    }

    /// An ability of a Character, counted from 0.
    pub(crate) fn character_words(&self, character: Character, n: u8) -> Option<Words> {
        let place = usize::from(n);
        let ours = self.our_tables();
        let theirs = self.characters[character].abilities.get(place)?;
        let ours = ours.characters[character].abilities.get(place);
        let said = || Text::of("about", character.slug());
        let parts = ABILITIES.get(place).map(|(name, text)| (said().part(name), said().part(text)));
        let reconstructed = ours::ability_is_ours(character, n);
        hooked_words(self, theirs, ours, parts, reconstructed)
    }

    /// What a Character does on the Fate Track.
    pub(crate) fn track_words(&self, character: Character) -> Option<Words> {
        let ours = self.our_tables();
        let theirs = self.characters[character].track.as_ref()?;
        let ours = ours.characters[character].track.as_ref();
        let said = || Text::of("about", character.slug());
        let parts = Some((said().part("track"), said().part("track-text")));
        let reconstructed = ours::character_is_ours(character, "fateTrackAbility");
        hooked_words(self, theirs, ours, parts, reconstructed)
    }

    /// A Nazgûl ability, counted from 0.
    pub(crate) fn nazgul_words(&self, n: u8) -> Option<Words> {
        let place = usize::from(n);
        let ours = self.our_tables();
        let (theirs, ours) = (self.nazgul.get(place)?, ours.nazgul.get(place));
        let said = NAZGUL.get(place).map(|id| Text::of("nazgul", id));
        let written = (theirs.said.as_ref(), ours.and_then(|ours| ours.said.as_ref()));
        let plain = || Text::new("ability-unnamed").number("n", n + 1);
        Some(Words {
            name: named(written.0, written.1, said.clone().unwrap_or_else(plain)),
            condition: None,
            text: either(written.0, written.1, said.map_or_else(plain, |said| said.part("text"))),
            discard: None,
            origin: origin(self, &Some(theirs), &ours, ours::nazgul_is_ours()),
        })
    }

    /// How a Character enters play.
    pub(crate) fn entry_words(&self, character: Character) -> (Said, Origin) {
        let ours = self.our_tables();
        let (theirs, ours) = (&self.characters[character], &ours.characters[character]);
        let said = Text::of("about", character.slug()).part("entry");
        let said = if theirs.entry == ours.entry { said } else { Text::plain(&theirs.entry) };
        let same = |one: &crate::book::CharacterDef| {
            (one.ways.clone(), one.start, one.units, one.leaders, one.entry.clone())
        };
        let reconstructed =
            ["entry", "startAreas"].into_iter().any(|field| ours::character_is_ours(character, field));
        (said, origin(self, &same(theirs), &same(ours), reconstructed))
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

/// The name that a pack gives to an ability, or ours.
fn named(theirs: Option<&Written>, ours: Option<&Written>, said: Said) -> Said {
    let name = theirs.and_then(|one| one.name.as_ref());
    match name {
        Some(name) if Some(name) != ours.and_then(|one| one.name.as_ref()) => Text::plain(name),
        _ => said,
    }
}

fn hooked_words(
    book: &Book,
    theirs: &Hooked,
    ours: Option<&Hooked>,
    parts: Option<(Said, Said)>,
    reconstructed: bool,
) -> Option<Words> {
    let written = (theirs.said.as_ref(), ours.and_then(|ours| ours.said.as_ref()));
    let (name, text) = match parts {
        Some(parts) => parts,
        None => (Text::plain(written.0?.name.as_ref()?), Text::plain(&written.0?.text)),
    };
    Some(Words {
        name: named(written.0, written.1, name),
        condition: None,
        text: either(written.0, written.1, text),
        discard: None,
        origin: origin(book, &Some(theirs), &ours, reconstructed),
    })
}

impl State {
    /// What a card or an ability is called.
    pub(crate) fn script_name(&self, script: Script) -> Said {
        match script {
            Script::Order(order) => Text::of("order", order.slug()),
            Script::Combat(combat) => Text::of("combat", combat.slug()),
            Script::Card(card) | Script::Hook(card, _) => super::parts::card_name(card, self.scenario),
            Script::Unit(_) | Script::Character(..) | Script::Track(_) | Script::Nazgul(_) => {
                let words = self.book.script_words(script);
                words.map_or_else(|| Text::new("ability-unnamed").number("n", 1), |words| words.name)
            }
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
        let cards = crate::ids::Side::ALL.into_iter().filter_map(|side| battle.open_card(side));
        cards.into_iter().find(|card| card.halves().is_some_and(|(_, half)| half == combat))
    }
}
