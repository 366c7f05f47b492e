//! What happens, as the log reports it.

use crate::action::Deed;
use crate::battle::BattleEvent;
use crate::figures::{Figure, Party};
use crate::ids::{
    Area, Card, Character, Deck, Face, Faces, FateCard, Pile, Side, Territory, Tile, TokenFace, Unit,
};
use crate::muster::MusterEvent;
use crate::state::Ending;
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A turn begins.
    Turn(u16),
    /// The pools of dice for the turn.
    Pools {
        /// Of the Free Peoples.
        free_peoples: u8,
        /// Of the Shadow.
        shadow: u8,
    },
    /// A side drew a card.
    Drew {
        /// Who.
        side: Side,
        /// From which deck.
        deck: Deck,
        /// Which one; hidden from the other.
        card: Option<Card>,
    },
    /// A side discarded a card face down.
    Discarded {
        /// Who.
        side: Side,
        /// The back of the card.
        deck: Deck,
        /// Which one; hidden from the other.
        card: Option<Card>,
    },
    /// The Event deck was made anew.
    Reshuffled,
    /// A General was activated.
    Activated(Character),
    /// A Leadership token was placed with an army.
    LeadershipPlaced {
        /// Whose.
        side: Side,
        /// Where.
        area: Area,
    },
    /// Leadership tokens were removed.
    LeadershipLost {
        /// Whose.
        side: Side,
        /// Where.
        area: Area,
        /// How many.
        tokens: u8,
    },
    /// A Fate tile was drawn.
    TileDrawn(Tile),
    /// A Fate tile was set aside for another.
    TileSetAside(Tile),
    /// A Fate tile was applied.
    TileApplied(Tile),
    /// The Fate marker moved.
    Fate {
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// A Fate card was drawn.
    FateCard(FateCard),
    /// A special Fate tile was put into the pool.
    TileAdded(Tile),
    /// The Shadow's split of Leadership tokens and Great Bats.
    Split {
        /// Leadership tokens.
        tokens: u8,
        /// Great Bats.
        bats: u8,
    },
    /// Great Bats were placed.
    BatsPlaced(Territory),
    /// Great Bats were removed.
    BatsRemoved(Territory),
    /// A side rolled its dice.
    Rolled {
        /// The side.
        side: Side,
        /// The faces.
        unused: Faces,
    },
    /// Lucky Number rolled a die again.
    LuckyNumber {
        /// From.
        from: Face,
        /// To.
        to: Face,
    },
    /// A side passed.
    Passed(Side),
    /// A side used a die.
    Used {
        /// Who.
        side: Side,
        /// The die.
        face: Face,
        /// For what.
        deed: Deed,
    },
    /// A General's ability was used.
    Ability {
        /// Whose.
        character: Character,
        /// Which option, counted from 1.
        option: u8,
    },
    /// A card put an unused die aside.
    DieLost {
        /// Whose.
        side: Side,
        /// Which.
        face: Face,
    },
    /// A side played a card.
    Played {
        /// Who.
        side: Side,
        /// Which.
        card: Card,
    },
    /// Troubled Mind names a General.
    Troubled(Character),
    /// So many Orcs figures lie on Flying Arrows and Wild Spears.
    OrcsOnCard(u8),
    /// A card left the table, or the card of its character.
    CardEnded(Card),
    /// An attached Fate card was discarded.
    FateCardEnded(FateCard),
    /// A character entered play.
    Entered {
        /// Who.
        character: Character,
        /// Where; none for the Eyrie.
        area: Option<Area>,
    },
    /// A character moved.
    CharacterMoved {
        /// Who.
        character: Character,
        /// Where to; none off the board.
        to: Option<Area>,
    },
    /// A character's figure moved on the Fate Track.
    TrackMoved {
        /// Who.
        character: Character,
        /// To.
        step: u8,
    },
    /// A character is eliminated.
    CharacterLost(Character),
    /// An eliminated General is in play again.
    CharacterBack {
        /// Who.
        character: Character,
        /// Where.
        area: Area,
    },
    /// Figures went from one area to another.
    Marched {
        /// Whose.
        side: Side,
        /// From.
        from: Area,
        /// To.
        to: Area,
        /// Who.
        party: Party,
    },
    /// A Settlement or the Front Gate changed hands.
    Control {
        /// Where.
        area: Area,
        /// To whom.
        side: Side,
    },
    /// Recruitment tokens went back into their pile.
    TokensLost {
        /// Of which pile.
        pile: Pile,
        /// Where they were.
        area: Area,
        /// How many.
        tokens: u8,
    },
    /// A recruitment token was placed face down.
    TokenPlaced {
        /// Of which pile.
        pile: Pile,
        /// Where.
        area: Area,
    },
    /// A recruitment token was flipped.
    Flipped {
        /// Where.
        area: Area,
        /// What it shows.
        face: TokenFace,
    },
    /// A unit was placed.
    Placed {
        /// Which.
        unit: Unit,
        /// Where.
        area: Area,
    },
    /// A unit was eliminated.
    Eliminated {
        /// Which.
        unit: Unit,
        /// Where.
        area: Area,
        /// How many damage tokens it removed.
        tokens: u8,
    },
    /// A unit was removed because of the limit, or given up.
    Removed {
        /// Which.
        unit: Unit,
        /// Where.
        area: Area,
    },
    /// An army has no unit left.
    Destroyed {
        /// Whose.
        side: Side,
        /// Where.
        area: Area,
    },
    /// A figure stayed behind or was lost; for the log of groups.
    Stayed {
        /// Which.
        figure: Figure,
        /// Where.
        area: Area,
    },
    /// Damage was put on an army.
    Damaged {
        /// Whose.
        side: Side,
        /// Where.
        area: Area,
        /// On the army.
        army: u8,
        /// On its fortification.
        fortification: u8,
    },
    /// Damage was removed from an army.
    Healed {
        /// Where.
        area: Area,
        /// How many tokens.
        tokens: u8,
    },
    /// Damage was removed from a fortification.
    Repaired {
        /// Where.
        area: Area,
        /// How many tokens.
        tokens: u8,
    },
    /// Dice were rolled for a Rally, a ranged attack or a card.
    Threw {
        /// The dice.
        dice: crate::state::Dice,
        /// The number that succeeds.
        needed: u8,
        /// How many did.
        successes: u8,
    },
    /// A Mountain Pass opened.
    PassOpened(Area),
    /// Eagles were placed in the Eyrie.
    EaglesPlaced(u8),
    /// An Eagle, or the Lord of the Eagles if true, flew to a territory.
    EagleFlew {
        /// Whether it is the Lord.
        lord: bool,
        /// Where to.
        territory: Territory,
    },
    /// An Eagle, or the Lord of the Eagles if true, went back to the Eyrie.
    EagleReturned {
        /// Whether it is the Lord.
        lord: bool,
        /// From where.
        territory: Territory,
    },
    /// Ring tokens on Bilbo's card.
    Rings(u8),
    /// Bodyguard tokens on Bolg's card.
    Bodyguards(u8),
    /// Wrath on Beorn's card.
    Wrath(u8),
    /// The Concentration token was taken (true) or spent.
    Focus(bool),
    /// Something in a battle.
    Battle(BattleEvent),
    /// A Rally or an attack from afar begins.
    Muster(MusterEvent),
    /// The game is over.
    Ended(Ending),
}

impl kernel::Event for Event {
    fn seen_by_others(&self) -> Option<Event> {
        match *self {
            Event::Drew { side, deck, .. } => Some(Event::Drew { side, deck, card: None }),
            Event::Discarded { side, deck, .. } => Some(Event::Discarded { side, deck, card: None }),
            Event::Battle(event) => event.seen_by_others().map(Event::Battle),
            // Everything else is public, and logged so.
            _ => None,
        }
    }
}
