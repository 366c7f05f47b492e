//! Positions and facts in words, for case files. `docs/cases.md` lists them.

mod build;
mod facts;
mod possible;
mod reference;
#[cfg(test)]
mod tests;

use crate::figures::Spot;
use crate::ids::{
    Area, Card, Character, Deck, Face, FateCard, PASSES, Pile, Side, Territory, Tile, TokenFace, Unit,
};
use crate::state::{Setup, State};
use crate::view::Phase;
use build::Builder;
use cases::{CaseFault, CaseGame};
use kernel::words;
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};

kit::ids! {
    /// What an army has: units, damage tokens, Leadership tokens.
    pub enum Piece: u8 {
        /// Dwarf Regulars.
        DwarfRegulars = "dwarven-warriors",
        /// Dwarf Veterans.
        DwarfVeterans = "dwarven-veterans",
        /// Wood-elf Archers.
        Archers = "elven-archers",
        /// Wood-elf Spearmen.
        Spearmen = "elven-spearmen",
        /// Lake-men.
        LakeMen = "lakemen",
        /// Orcs.
        Orcs = "orcs",
        /// Great Orcs.
        GreatOrcs = "great-orcs",
        /// Wargs.
        Wargs = "wargs",
        /// Goblins.
        Goblins = "goblins",
        /// Damage tokens.
        Damage = "damage",
        /// Leadership tokens.
        Leadership = "leadership",
    }
}

impl Piece {
    /// The unit that it is, if it is one.
    pub fn unit(self) -> Option<Unit> {
        Unit::from_slug(self.slug())
    }
}

/// Several pieces of an army that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Pieces {
    /// Which.
    pub piece: Piece,
    /// How many.
    pub count: u8,
}

/// Several Action dice that show the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct SomeDice {
    /// What they show.
    pub face: Face,
    /// How many.
    pub count: u8,
}

/// Several Fate tiles that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct SomeTiles {
    /// Which.
    pub tile: Tile,
    /// How many.
    pub count: u8,
}

/// Several recruitment tokens with the same face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct SomeTokens {
    /// The face.
    pub face: TokenFace,
    /// How many.
    pub count: u8,
}

/// Where a character is, in one word: an area, the territory that the Lord of the Eagles is over, `eyrie`, `off-board`, `aside`,
/// `eliminated`; `track` for a figure on the Fate Track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Whereabouts(#[serde(deserialize_with = "read_spot")] pub Spot);

/// The words that are no area and no territory.
const SPOTS: [(&str, Spot); 4] = [
    ("off-board", Spot::OffBoard),
    ("eyrie", Spot::Eyrie),
    ("aside", Spot::Aside),
    ("eliminated", Spot::Eliminated),
];

fn read_spot<'de, D: Deserializer<'de>>(from: D) -> Result<Spot, D::Error> {
    let word = String::deserialize(from)?;
    let listed = SPOTS.iter().find(|(name, _)| *name == word).map(|(_, spot)| *spot);
    let found = listed
        .or_else(|| Area::from_slug(&word).map(Spot::At))
        .or_else(|| Territory::from_slug(&word).map(Spot::Over));
    found.ok_or_else(|| {
        let areas = Area::ALL.iter().map(|area| area.slug());
        let territories = Territory::ALL.iter().map(|territory| territory.slug());
        let names: Vec<&str> = SPOTS.iter().map(|(name, _)| *name).chain(areas).chain(territories).collect();
        D::Error::custom(format!("nobody can be in `{word}`: {}", words::instead(&word, &names)))
    })
}

/// The word for a spot.
fn spot_word(spot: Spot) -> &'static str {
    match spot {
        Spot::At(area) => area.slug(),
        Spot::Over(territory) => territory.slug(),
        Spot::OffBoard => "off-board",
        Spot::Eyrie => "eyrie",
        Spot::Aside => "aside",
        Spot::Eliminated => "eliminated",
        Spot::Track(_) => "the Fate Track",
    }
}

/// A Mountain Pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PassName {
    /// The North Pass.
    North,
    /// The West Pass.
    West,
}

impl PassName {
    /// Its area.
    pub const fn area(self) -> Area {
        match self {
            PassName::North => PASSES[0],
            PassName::West => PASSES[1],
        }
    }
}

/// Whether a Mountain Pass is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bar {
    /// Open.
    Open,
    /// Closed.
    Closed,
}

/// Where the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The turn begins with Recovery.
    Recovery,
    /// The activation of Generals.
    Activation,
    /// Fate: a tile is drawn for each General that is activated, at least one.
    Fate,
    /// Shadow Leadership.
    Leadership,
    /// The Action roll: both sides roll the dice that they took.
    Roll,
    /// The side that acts takes the next action.
    Actions,
    /// The end of the turn.
    End,
}

/// One line of `given`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Given {
    /// The figures, characters and recruitment tokens of the set-up are in their places (rule 3.4); otherwise the board is empty.
    Setup,
    /// Units, characters and recruitment tokens are taken out of these areas.
    Clear(Vec<Area>),
    /// Units in an area with their damage and Leadership tokens, besides those that are there.
    Army(Area, Vec<Pieces>),
    /// Where a character is: an area, the territory that the Lord of the Eagles is over, `eyrie`, `off-board`, `aside` or
    /// `eliminated`.
    Character(Character, Whereabouts),
    /// The step of the Fate Track on which a character's figure stands.
    Track(Character, u8),
    /// Settlements, or the Front Gate, with a Shadow control marker.
    Marker(Vec<Area>),
    /// Damage tokens on the fortification of an area.
    Breach(Area, u8),
    /// Face-down recruitment tokens of a pile in an area.
    Tokens(Pile, Area, u8),
    /// How many tokens of a pile with this face have not been flipped; the others have.
    Faces(Pile, Vec<SomeTokens>),
    /// Whether a Mountain Pass is open; it always is if its Goblin Mustering Point holds five units or more (rule 9.14.1).
    Pass(PassName, Bar),
    /// Great Bats in a territory.
    Bats(Territory, u8),
    /// Eagles over a territory, without their Lord.
    Eagles(Territory, u8),
    /// Eagles in the Eyrie, without their Lord.
    Eyrie(u8),
    /// Ring tokens on Bilbo's card.
    Rings(u8),
    /// Bodyguard tokens on Bolg's card.
    Bodyguards(u8),
    /// Wrath on Beorn's card.
    Wrath(u8),
    /// Generals with an activation token.
    Activated(Vec<Character>),
    /// The Concentration token lies on Gandalf's card.
    Focus,
    /// The step of the Fate marker.
    Fate(u8),
    /// All tiles in the Fate pool; normal tiles that no line names are applied.
    Pool(Vec<SomeTiles>),
    /// Special tiles that have been put into the Fate pool, besides the others there.
    Added(Vec<Tile>),
    /// Tiles drawn this turn and set aside.
    Drawn(Vec<Tile>),
    /// Tiles that were applied and are gone.
    Applied(Vec<Tile>),
    /// A side's unused dice.
    Dice(Side, Vec<SomeDice>),
    /// A side's used dice.
    Used(Side, u8),
    /// How many dice a side took in Recovery; otherwise its usual number, or as many as other lines name.
    Took(Side, u8),
    /// Cards in a side's hand.
    Hand(Side, Vec<Card>),
    /// All that is left in a deck; cards of the deck that no line names are discarded.
    Deck(Deck, Vec<Card>),
    /// Cards that have been played: Event cards discarded, Story cards out of the game.
    Discard(Vec<Card>),
    /// Cards that a side discarded face down.
    FaceDown(Side, Vec<Card>),
    /// A card on the table; for Troubled Mind the General that it names.
    Table(Card, Option<Character>),
    /// Orcs figures on Flying Arrows and Wild Spears.
    OrcsOnCard(u8),
    /// All that is left in the Fate deck; Fate cards that no line names are discarded.
    FateDeck(Vec<FateCard>),
    /// Fate cards next to the cards of their characters.
    Attached(Vec<FateCard>),
    /// Damage tokens on Shining Armour.
    Armour(u8),
    /// The turn.
    Turn(u16),
    /// The side whose turn to act it is.
    Acts(Side),
    /// Where the game is in its turn; unless a line says so, at the next action.
    Step(Step),
    /// The side plays the card of its hand as an action with an Event die; its effect begins.
    Play(Side, Card),
    /// The side attacks from an area, with the army there or with Beorn, whoever stands in the other: the battle begins.
    Attack(Side, Area, Area),
    /// The side makes a Combined Attack on a region, with its armies in the other ones: the battle begins.
    CombinedAttack(Side, Area, Vec<Area>),
    /// So much damage is dealt outside battle to the army, or to Beorn, in an area (rule 8.13).
    Damage(Area, Side, u8),
}

/// One fact about the position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// The turn.
    Turn(u16),
    /// The phase of the turn.
    Phase(Phase),
    /// The side whose turn to act it is.
    Acts(Side),
    /// All units in an area with their damage and Leadership tokens, exactly; if none are named, no army is there.
    Army(Area, Vec<Pieces>),
    /// How many of a piece are in an area.
    Count(Area, Piece, u8),
    /// The characters in an area, exactly; if none are named, none is there.
    Characters(Area, Vec<Character>),
    /// Where a character is: an area, the territory that the Lord of the Eagles is over, `eyrie`, `off-board`, `aside` or
    /// `eliminated`.
    Where(Character, Whereabouts),
    /// The step of the Fate Track on which a character's figure stands; `-` if it does not.
    Track(Character, Option<u8>),
    /// Whether a character that is not in play may enter it.
    Ready(Character, bool),
    /// The Leadership value of the army in an area.
    Leadership(Area, u8),
    /// Who controls a Settlement or the Front Gate.
    Control(Area, Side),
    /// The Shadow's victory points.
    Points(u8),
    /// Damage tokens on the fortification of an area.
    Breach(Area, u8),
    /// Face-down recruitment tokens of a pile in an area.
    Tokens(Pile, Area, u8),
    /// How many tokens with this face have not been flipped.
    Faces(TokenFace, u8),
    /// How many figures of a unit are in the supply.
    Supply(Unit, u8),
    /// How many Leadership tokens of a side are in the supply.
    LeadershipSupply(Side, u8),
    /// Whether a Mountain Pass is open.
    Pass(PassName, Bar),
    /// Great Bats in a territory.
    Bats(Territory, u8),
    /// Eagles over a territory, without their Lord.
    Eagles(Territory, u8),
    /// Eagles in the Eyrie, without their Lord.
    Eyrie(u8),
    /// Ring tokens on Bilbo's card.
    Rings(u8),
    /// Bodyguard tokens on Bolg's card.
    Bodyguards(u8),
    /// Wrath on Beorn's card.
    Wrath(u8),
    /// The Generals with an activation token, exactly.
    Activated(Vec<Character>),
    /// Whether the Concentration token lies on Gandalf's card.
    Focus(bool),
    /// The step of the Fate marker.
    Fate(u8),
    /// The tiles in the Fate pool, exactly.
    Pool(Vec<SomeTiles>),
    /// The tiles drawn this turn and set aside, exactly.
    Drawn(Vec<Tile>),
    /// The tiles that were applied, exactly.
    Applied(Vec<Tile>),
    /// A side's unused dice, exactly.
    Dice(Side, Vec<SomeDice>),
    /// A side's used dice.
    Used(Side, u8),
    /// How many dice a side took in Recovery.
    Took(Side, u8),
    /// A hand, exactly.
    Hand(Side, Vec<Card>),
    /// Cards that are in a hand, among others.
    HandHas(Side, Vec<Card>),
    /// Cards that are not in a hand.
    HandLacks(Side, Vec<Card>),
    /// The size of a hand.
    HandSize(Side, usize),
    /// The size of a deck.
    DeckSize(Deck, usize),
    /// Cards that are discarded or out of the game, among others.
    Discarded(Vec<Card>),
    /// Cards that a side discarded face down, exactly.
    FaceDown(Side, Vec<Card>),
    /// The cards on the table, exactly.
    Table(Vec<Card>),
    /// The General that Troubled Mind names; `-` if it is not on the table.
    Troubled(Option<Character>),
    /// Orcs figures on Flying Arrows and Wild Spears.
    OrcsOnCard(u8),
    /// The size of the Fate deck.
    FateDeckSize(usize),
    /// The Fate cards next to the cards of their characters, exactly.
    Attached(Vec<FateCard>),
    /// Damage tokens on Shining Armour.
    Armour(u8),
    /// From where and on which region a battle is fought.
    Battle(Area, Area),
    /// There is no battle.
    NoBattle,
    /// The round of the battle.
    Round(u8),
}

impl CaseGame for State {
    type Given = Given;
    type Fact = Fact;

    const ANY_WORD: &'static str = "camp";

    fn answers(ask: &crate::action::Ask) -> &'static [&'static str] {
        reference::answers(ask)
    }

    fn position(setup: &Setup, given: &[(usize, Given)]) -> Result<State, CaseFault> {
        let (builder, line) = Builder::read(setup, given)?;
        builder.finish(line)
    }

    fn fact(&self, fact: &Fact) -> Result<(), String> {
        self.check_fact(fact)
    }
}
