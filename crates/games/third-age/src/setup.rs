//! The set-up (chapter 4).

use crate::book::Book;
use crate::figures::Spot;
use crate::frame::Frame;
use crate::ids::{
    Area, Areas, ByCharacter, ByPlace, ByPool, BySection, BySide, Cards, Character, Scenario, Side, Tiles,
    Tokens,
};
use crate::round::RoundFrame;
use crate::state::{Bans, Notes, Seen, Shuffled, State};
use ::armies::{ActionDice, Stacks};
use kernel::flow::Flow;

/// Darkness tokens (rule 4.7).
const DARKNESS: u8 = 6;
/// Action tokens (rule 4.7).
const ACTION_TOKENS: u8 = 2;

impl State {
    /// The position before the first round (chapter 4).
    pub(crate) fn laid_out(book: Book) -> State {
        let mut state = State::bare(book);
        // Rule 4.2.
        for (area, party) in &state.book.setup.armies {
            state.armies.change(*area, |army| (army.units, army.leaders) = (party.units, party.leaders));
            for character in party.characters {
                state.spots[character] = Spot::At(*area);
            }
        }
        // Rule 4.3.
        for (pool, area, n) in &state.book.setup.tokens {
            state.tokens[*pool][*area] += n;
        }
        state
    }

    /// The same with nobody and nothing on the board: all figures in the supply, all tokens in their pools, the Commander of Gondor
    /// in the Shadow Box and the Characters of the Fate Track on their spaces (rules 4.4 to 4.8).
    pub(crate) fn bare(book: Book) -> State {
        let scenario = book.scenario();
        let commander = match scenario {
            Scenario::Rohan => Character::Saruman,
            Scenario::Gondor => Character::WitchKing,
        };
        let mut spots = ByCharacter::from_fn(|character: Character| {
            let def = &book.characters[character];
            def.space.filter(|_| def.here).map_or(Spot::Aside, Spot::Track)
        });
        if scenario == Scenario::Gondor {
            spots[commander] = Spot::ShadowBox;
        }
        State {
            scenario,
            flow: Flow::new(Frame::Round(RoundFrame::Begin)),
            armies: Stacks::from(ByPlace::new(scenario)),
            spots,
            commander: Some(commander),
            markers: Areas::EMPTY,
            barred: Areas::EMPTY,
            lost: ByPlace::new(scenario),
            sections_lost: BySection::all(0),
            tokens: Tokens::none(scenario),
            faces: book.tokens,
            removed: ByPool::all(0),
            ents: 0,
            entwood: Area::Derndingle,
            nazgul: ByPlace::new(scenario),
            darkness: if scenario == Scenario::Gondor { DARKNESS } else { 0 },
            ships: 0,
            towers: Areas::EMPTY,
            catapults: ByPlace::new(scenario),
            woses: false,
            fate: 0,
            pool: book.tiles,
            aside: Tiles::EMPTY,
            discarded: Tiles::EMPTY,
            dice: BySide::all(ActionDice::NONE),
            location: None,
            action_tokens: (ACTION_TOKENS, 0),
            set_aside: 0,
            deck: book.deck,
            hands: BySide::all(Cards::EMPTY),
            discard: Cards::EMPTY,
            face_down: BySide::all(Cards::EMPTY),
            gone: Cards::EMPTY,
            shuffled: Shuffled::default(),
            seen: BySide::all(Seen::default()),
            table: Cards::EMPTY,
            bans: Bans::default(),
            round: 0,
            to_act: Side::FreePeoples,
            notes: Notes::default(),
            battle: None,
            ended: None,
            book,
        }
    }
}
