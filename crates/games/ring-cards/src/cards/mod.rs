//! What is printed on cards, as data: icons, where a card may go, and its texts as lists of [`Op`]s.
//!
//! One file a deck of the Trilogy; the rulings on single cards are chapter 12 of the rules.

mod aragorn;
mod effects;
mod frodo;
mod pieces;
mod saruman;
mod table;
mod witch_king;

pub use effects::{
    Bar, Cost, Destination, DrawPlayCycle, Entry, Grounds, Instead, Op, Permit, PlayTo, Prey, Take,
    TakeChoice, TakeFrom, Text, Token, When, Who, Zone,
};
pub(crate) use pieces::ACTION_CARDS;
pub use pieces::{Item, MOST_COPIES, Piece, copies};
pub(crate) use saruman::GRIMA_FETCHES;
pub use table::DEFS;

use crate::ids::{Card, Faction, Keyword, Kind, Side};
use serde::Serialize;

/// What the files of cards and locations write with.
pub(crate) mod prelude {
    pub(crate) use super::{
        ANY, BLANK, Bar, CardDef, Cost, Destination, DrawPlayCycle, Entry, Grounds, Icons, Instead, NO_ICONS,
        Op, Permit, PlayTo, Prey, Take, TakeChoice, TakeFrom, Text, Token, When,
        Who::{FactionPlayer, ThatPlayer, You},
        Zone, names, paths,
    };
    pub(crate) use crate::ids::Faction::{
        self, Dunedain, Dwarf, Elf, Hobbit, Isengard, Monstrous, Mordor, Rohan, Southron, Wizard,
    };
    pub(crate) use crate::ids::Keyword::{Ent, Mount, Nazgul, Weapon};
    pub(crate) use crate::ids::Kind::{Army, Character, Event, Item};
    pub(crate) use crate::ids::Side::{self, FreePeoples, Shadow};
    pub(crate) use crate::ids::{Battleground, Card, Path};
}

/// Icons of a card (rule 1.3.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Icons {
    /// Path attack on a Shadow card, path defence on a Free Peoples card.
    pub path: u8,
    /// Battleground attack.
    pub attack: u8,
    /// Battleground defence.
    pub defence: u8,
    /// Leadership attack: counts only when supported.
    pub lead_attack: u8,
    /// Leadership defence: counts only when supported.
    pub lead_defence: u8,
}

/// No icon at all.
pub const NO_ICONS: Icons = Icons { path: 0, attack: 0, defence: 0, lead_attack: 0, lead_defence: 0 };

/// Path numbers as a set: bit `n` for path number `n`.
pub const fn paths(numbers: &[u8]) -> u16 {
    let mut set = 0;
    let mut i = 0;
    while i < numbers.len() {
        set |= 1 << numbers[i];
        i += 1;
    }
    set
}

/// Which cards a text means: all that is given must fit.
#[derive(Clone, Copy, Debug)]
pub struct Which {
    names: &'static [Card],
    faction: Option<Faction>,
    kinds: &'static [Kind],
    keyword: Option<Keyword>,
}

/// Every card.
pub const ANY: Which = Which { names: &[], faction: None, kinds: &[], keyword: None };

/// One of these cards.
pub const fn names(names: &'static [Card]) -> Which {
    Which { names, ..ANY }
}

impl Which {
    /// Of this faction.
    pub const fn faction(self, faction: Faction) -> Which {
        Which { faction: Some(faction), ..self }
    }

    /// Of one of these types.
    pub const fn kinds(self, kinds: &'static [Kind]) -> Which {
        Which { kinds, ..self }
    }

    /// With this keyword.
    pub const fn keyword(self, keyword: Keyword) -> Which {
        Which { keyword: Some(keyword), ..self }
    }

    /// The cards that it names, if it names some.
    pub const fn names(&self) -> &'static [Card] {
        self.names
    }

    /// The faction and the keyword that it asks for.
    pub const fn wide(&self) -> (Option<Faction>, Option<Keyword>) {
        (self.faction, self.keyword)
    }

    /// Whether the card is meant.
    pub fn fits(&self, card: Card) -> bool {
        let def = card.def();
        (self.names.is_empty() || self.names.contains(&card))
            && self.faction.is_none_or(|faction| def.faction == faction)
            && (self.kinds.is_empty() || self.kinds.contains(&def.kind))
            && self.keyword.is_none_or(|keyword| def.keyword == Some(keyword))
    }
}

/// A card as printed.
#[derive(Clone, Copy, Debug)]
pub struct CardDef {
    /// Which card it is.
    pub card: Card,
    /// Its faction.
    pub faction: Faction,
    /// Its type.
    pub kind: Kind,
    /// How many of it exist.
    pub copies: u8,
    /// Its keyword.
    pub keyword: Option<Keyword>,
    /// Its icons.
    pub icons: Icons,
    /// The path numbers where it may go, as a set of bits.
    pub paths: u16,
    /// Who may wield it: one of these must fit.
    pub wielders: &'static [Which],
    /// Its texts.
    pub texts: &'static [Text],
}

/// What a definition has unless it says otherwise.
pub const BLANK: CardDef = CardDef {
    card: Card::Aragorn,
    faction: Faction::Dunedain,
    kind: Kind::Army,
    copies: 1,
    keyword: None,
    icons: NO_ICONS,
    paths: 0,
    wielders: &[],
    texts: &[],
};

impl CardDef {
    /// The numbers of the paths where it may go.
    pub fn path_numbers(&self) -> impl Iterator<Item = u8> {
        let paths = self.paths;
        (0..u16::BITS as u8).filter(move |number| paths >> number & 1 != 0)
    }
}

impl Card {
    /// What is printed on it.
    #[inline]
    pub fn def(self) -> &'static CardDef {
        &DEFS[self]
    }

    /// Its side.
    #[inline]
    pub fn side(self) -> Side {
        self.def().faction.side()
    }

    /// Its text that costs an action, if it has one: where it works, its number among the texts, and what
    /// it does. No card has two.
    pub fn action(self) -> Option<(Zone, u8, &'static [Op])> {
        self.def().texts.iter().enumerate().find_map(|(n, text)| match text {
            Text::Action(zone, ops) => Some((*zone, n as u8, *ops)),
            _ => None,
        })
    }
}
