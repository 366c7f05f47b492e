//! One position of the game, and what can be asked about it.

mod armies;
mod parts;

pub use parts::{Dice, Ending, Notes, Setup, Shuffled, Supply};

use crate::action::Ask;
use crate::battle::Battle;
use crate::book::Book;
use crate::figures::{Army, Mark, Spot};
use crate::frame::Frame;
use crate::ids::{
    Area, Areas, ByArea, ByCharacter, ByPile, BySide, ByTerritory, Cards, Character, Characters, Deck, Face,
    FateCards, Side, Tiles, TokenFaces,
};
use crate::turn::TurnFrame;
use ::armies::{ActionDice, Stacks};
use kernel::SetupError;
use kernel::flow::Flow;
use serde::{Deserialize, Serialize};

/// One position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// What the set-up's pack says, compiled. It follows from the set-up: only the pack's name and hash are saved and compared.
    #[serde(default, rename = "pack", skip_serializing_if = "Book::is_ours")]
    pub(crate) book: Book,
    pub(crate) flow: Flow<Frame, Ask>,
    pub(crate) armies: Stacks<Area, ByArea<Army>, { Mark::COUNT }>,
    pub(crate) spots: ByCharacter<Spot>,
    /// The Shadow's control markers.
    pub(crate) markers: Areas,
    /// Damage of the fortifications.
    pub(crate) breaches: ByArea<u8>,
    /// Face-down recruitment tokens.
    pub(crate) tokens: ByPile<ByArea<u8>>,
    /// The faces that have not been flipped, on the board or in the piles (rule 9.9.1).
    pub(crate) faces: TokenFaces,
    /// Open Mountain Passes (rule 9.14.1).
    pub(crate) open_passes: Areas,
    pub(crate) bats: ByTerritory<u8>,
    /// Eagles on the board.
    pub(crate) eagles: ByTerritory<u8>,
    /// Eagles in the Eyrie, without their Lord.
    pub(crate) eyrie: u8,
    pub(crate) rings: u8,
    pub(crate) bodyguards: u8,
    pub(crate) wrath: u8,
    /// Generals with an activation token.
    pub(crate) activated: Characters,
    /// Whether the Concentration token lies on Gandalf's card.
    pub(crate) focus: bool,
    /// The step of the Fate marker.
    pub(crate) fate: u8,
    /// The Fate pool.
    pub(crate) pool: Tiles,
    /// Tiles drawn this turn and set aside.
    pub(crate) drawn: Tiles,
    /// Tiles that were applied and are gone.
    pub(crate) applied: Tiles,
    pub(crate) dice: BySide<ActionDice<Face, { Face::COUNT }>>,
    /// The dice that each side took in this turn's Recovery (rule 4.1.3).
    pub(crate) pools: BySide<u8>,
    /// Cards in the three decks.
    pub(crate) deck: Cards,
    pub(crate) hands: BySide<Cards>,
    /// The Event discard pile, and Story cards out of the game.
    pub(crate) discard: Cards,
    /// Cards in it that their owner put there face down (chapter 16).
    pub(crate) face_down: BySide<Cards>,
    /// What the last shuffle of the Event deck showed.
    pub(crate) shuffled: Shuffled,
    /// Story cards on the table (rule 6.13).
    pub(crate) table: Cards,
    /// The General that Troubled Mind names.
    pub(crate) troubled: Option<Character>,
    /// Orcs figures on Flying Arrows and Wild Spears.
    pub(crate) orcs_on_card: u8,
    pub(crate) fate_deck: FateCards,
    /// Fate cards next to their characters' cards (rule 6.13.1).
    pub(crate) attached: FateCards,
    /// Damage tokens on Shining Armour.
    pub(crate) armour: u8,
    pub(crate) turn: u16,
    /// The side whose turn to act it is.
    pub(crate) to_act: Side,
    pub(crate) notes: Notes,
    pub(crate) battle: Option<Battle>,
    pub(crate) ended: Option<Ending>,
}

impl State {
    /// The position before the first turn (chapter 3).
    pub(crate) fn blank(setup: &Setup) -> Result<State, SetupError> {
        Ok(State::laid_out(setup.book()?))
    }

    /// The same with these tables.
    pub(crate) fn laid_out(book: Book) -> State {
        let mut state = State {
            flow: Flow::new(Frame::Turn(TurnFrame::Recovery)),
            armies: Stacks::default(),
            spots: ByCharacter::from_fn(|character: Character| {
                character.first_step().map_or(Spot::Aside, Spot::Track)
            }),
            markers: Areas::EMPTY,
            breaches: ByArea::all(0),
            tokens: ByPile::all(ByArea::all(0)),
            faces: book.tokens,
            open_passes: Areas::EMPTY,
            bats: ByTerritory::all(0),
            eagles: ByTerritory::all(0),
            eyrie: 0,
            rings: 0,
            bodyguards: 0,
            wrath: 0,
            activated: Characters::EMPTY,
            focus: false,
            fate: 0,
            pool: book.tiles,
            drawn: Tiles::EMPTY,
            applied: Tiles::EMPTY,
            dice: BySide::all(ActionDice::NONE),
            pools: BySide::new([5, 6]),
            deck: Deck::Event.cards() | Deck::StoryFreePeoples.cards() | Deck::StoryShadow.cards(),
            hands: BySide::all(Cards::EMPTY),
            discard: Cards::EMPTY,
            face_down: BySide::all(Cards::EMPTY),
            shuffled: Shuffled::default(),
            table: Cards::EMPTY,
            troubled: None,
            orcs_on_card: 0,
            fate_deck: FateCards::all(),
            attached: FateCards::EMPTY,
            armour: 0,
            turn: 0,
            to_act: Side::FreePeoples,
            notes: Notes::default(),
            battle: None,
            ended: None,
            book,
        };
        crate::setup::place(&mut state);
        state
    }
}
