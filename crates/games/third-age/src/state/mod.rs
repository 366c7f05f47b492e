//! One position of the game, and what can be asked about it.

mod armies;
mod leadership;
mod parts;
mod saved;

pub use parts::{Bans, Dice, Ending, Notes, Seen, Setup, Shuffled};

use crate::action::Ask;
use crate::battle::Battle;
use crate::book::Book;
use crate::figures::{Army, Mark, Spot};
use crate::frame::{DEPTH, Frame};
use crate::ids::{
    Area, Areas, ByCharacter, ByPlace, ByPool, BySection, BySide, Cards, Character, Face, Location, Scenario,
    Side, Tiles, TokenFaces, Tokens,
};
use ::armies::{ActionDice, Stacks};
use kernel::flow::Flow;
use serde::{Deserialize, Serialize};

/// One position. How it is read is in `saved`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct State {
    pub(crate) scenario: Scenario,
    /// The tables of the scenario: ours, or what the set-up's pack says. They follow from the set-up: only the pack's name and hash
    /// are saved and compared.
    #[serde(rename = "pack")]
    pub(crate) book: Book,
    pub(crate) flow: Flow<Frame, Ask, DEPTH>,
    pub(crate) armies: Stacks<Area, ByPlace<Army>, { Mark::COUNT }>,
    pub(crate) spots: ByCharacter<Spot>,
    /// The Commander; none if he is eliminated and nobody follows him (rules 1.6, 9.2).
    pub(crate) commander: Option<Character>,
    /// Settlements and Strongholds with a control marker of the enemy of their printed side (rule 3.6).
    pub(crate) markers: Areas,
    /// Rohan recruitment areas that the Free Peoples control (rule 3.8).
    pub(crate) barred: Areas,
    /// Protection that Strongholds have lost.
    pub(crate) lost: ByPlace<u8>,
    /// Protection that the sections of Minas Tirith have lost.
    pub(crate) sections_lost: BySection<u8>,
    /// Face-down Recruitment tokens.
    pub(crate) tokens: Tokens,
    /// The faces that nobody has seen: on the board, in the pools, or removed unseen (rule 11.2.1).
    pub(crate) faces: TokenFaces,
    /// Tokens that were removed unseen.
    pub(crate) removed: ByPool<u8>,
    /// Ents in the Entwood.
    pub(crate) ents: u8,
    /// The Entwood's area while it holds an Ent; Derndingle otherwise (rule 8.6.1).
    pub(crate) entwood: Area,
    /// Nazgûl on the board.
    pub(crate) nazgul: ByPlace<u8>,
    pub(crate) darkness: u8,
    pub(crate) ships: u8,
    /// Areas with a Siege Tower.
    pub(crate) towers: Areas,
    /// Catapults.
    pub(crate) catapults: ByPlace<u8>,
    /// Whether Forgotten Road is the Rohan recruitment area (rule 9.9.5).
    pub(crate) woses: bool,
    /// The space of the Fate Marker.
    pub(crate) fate: u8,
    /// The Fate Pool.
    pub(crate) pool: Tiles,
    /// Tiles drawn in this phase and set aside.
    pub(crate) aside: Tiles,
    /// Discarded tiles. The others lie outside.
    pub(crate) discarded: Tiles,
    /// The Shadow's Character dice lie in the Shadow Box (rules 5.2, 5.4).
    pub(crate) dice: BySide<ActionDice<Face, { Face::COUNT }>>,
    /// This round's location.
    pub(crate) location: Option<Location>,
    /// Action tokens of the Free Peoples that are free, and used in this round. The others are lost for good (rule 7.8).
    pub(crate) action_tokens: (u8, u8),
    /// Leadership tokens set aside (rule 5.4).
    pub(crate) set_aside: u8,
    /// Cards in the decks.
    pub(crate) deck: Cards,
    pub(crate) hands: BySide<Cards>,
    /// The Generic discards.
    pub(crate) discard: Cards,
    /// Cards among the discards, or out of the game, that their owner put there face down (rule 11.1).
    pub(crate) face_down: BySide<Cards>,
    /// Story, Gríma and Darkness cards out of the game.
    pub(crate) gone: Cards,
    /// What the last shuffle of the Generic deck showed.
    pub(crate) shuffled: Shuffled,
    /// What each side has seen of the other's hand.
    pub(crate) seen: BySide<Seen>,
    /// Cards on the table (rule 7.7.11).
    pub(crate) table: Cards,
    pub(crate) bans: Bans,
    pub(crate) round: u16,
    /// The side whose turn to act it is.
    pub(crate) to_act: Side,
    pub(crate) notes: Notes,
    pub(crate) battle: Option<Battle>,
    pub(crate) ended: Option<Ending>,
}
