//! One position of the game.

mod happening;
mod list;
mod piece;

pub use happening::{Activation, Happening, Strand, What};
pub use list::List;
pub use piece::{DRONE, Piece};

use crate::ability::{Constant, Ctx};
use crate::frame::{Frame, VillainStep, Waiting};
use crate::ids::{
    Card, CardSet, Faction, Form, HappeningId, Hero, Kind, PieceId, Scenario, Seats, Trait, Value,
};
use crate::printed::Icons;
use arrayvec::ArrayVec;
use kernel::flow::Flow;
use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

/// How many cards a player's deck may hold (rule 5.2).
pub const DECK: usize = 50;

/// Cards of a player, in order where that matters: the top is the last.
pub type Pile = List<Card, DECK>;

/// Encounter cards.
pub type EncounterPile = List<Card, 128>;

/// Standard or expert, and what else the group agreed on (rule 25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Stages I and II.
    Standard,
    /// Stages II and III and the Expert set.
    Expert,
}

/// A player's hero and deck.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlayerSetup {
    /// The hero.
    pub hero: Hero,
    /// The cards of the deck with their numbers, the identity not counted.
    pub deck: Vec<(Card, u8)>,
}

/// What is agreed on before the game (rules 6, 25).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Setup {
    /// The scenario.
    pub scenario: Scenario,
    /// The mode.
    pub mode: Mode,
    /// Heroic: so many more encounter cards for each player (rule 25.3).
    pub heroic: u8,
    /// Skirmish: only this villain stage, 1 to 3 (rule 25.4).
    pub skirmish: Option<u8>,
    /// The modular sets.
    pub modular: Vec<CardSet>,
    /// The players.
    pub players: Vec<PlayerSetup>,
    /// Who begins.
    pub first: u8,
    /// Whether all players see all hands.
    pub open_hands: bool,
}

/// How the game ended (rule 24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The last villain stage was defeated.
    VillainDefeated,
    /// The last main scheme stage was completed.
    SchemeCompleted,
    /// All players were eliminated.
    PlayersEliminated,
    /// The encounter deck and its discard pile were empty (rule 19.2), or held nothing but cards that surge without end.
    NoEncounterCards,
}

impl Ending {
    /// Its id.
    pub const fn slug(self) -> &'static str {
        match self {
            Ending::VillainDefeated => "villain-defeated",
            Ending::SchemeCompleted => "scheme-completed",
            Ending::PlayersEliminated => "players-eliminated",
            Ending::NoEncounterCards => "no-encounter-cards",
        }
    }

    /// The end as it is told at the table, with who won.
    pub(crate) fn told<T>(self) -> Text<T> {
        Text::of("ending", self.slug()).part("told")
    }
}

/// The phase of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first round.
    Setup,
    /// The player phase.
    Player,
    /// The villain phase, at this step.
    Villain(VillainStep),
}

/// A player's cards out of play (rule 4.1.1).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// The hero.
    pub hero: Hero,
    /// The deck. It has no order: Chance says what comes up.
    pub deck: Pile,
    /// The hand.
    pub hand: Pile,
    /// The discard pile; the top is the last.
    pub discard: Pile,
    /// Facedown encounter cards, in the order dealt.
    pub dealt: ArrayVec<Card, 48>,
    /// Whether the voluntary change of form was used this round (rule 7.3.1).
    pub changed_form: bool,
    /// By how much the next card played this phase is cheaper (01092).
    pub discount: u8,
    /// Whether the player was eliminated.
    pub out: bool,
    /// Whether the nemesis set has come into the game (rule 18.5).
    pub nemesis_in: bool,
    /// How many cards the player owns, the identity not counted.
    pub owns: u8,
}

/// A lasting or a delayed effect (rules 10.3.9, 10.3.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lasting {
    /// A value of one piece is higher until the end of the phase.
    Plus {
        /// The piece.
        piece: PieceId,
        /// The value.
        value: Value,
        /// By how much.
        by: u8,
    },
    /// A value of all characters of a player is higher until the end of the phase (01070).
    PlusAll {
        /// The player.
        seat: Seat,
        /// The value.
        value: Value,
        /// By how much.
        by: u8,
    },
    /// A player's identity has a trait until the end of the phase.
    Trait {
        /// The player.
        seat: Seat,
        /// The trait.
        word: Trait,
    },
    /// A piece is discarded at the end of the round (01084).
    DiscardAtEndOfRound(PieceId),
}

/// A payment under way (rule 9.3). Payments never nest.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Payment {
    /// So many of each type.
    pub typed: Icons,
    /// So many in all.
    pub total: u8,
    /// Any number of this type, at least one (01018).
    pub any: Option<crate::ids::Resource>,
    /// What has been generated.
    pub got: Icons,
    /// The aspect of the card paid for, for cards that double (rule 9.3.7).
    pub aspect: Faction,
    /// The cards discarded for it, in order.
    pub cards: ArrayVec<Card, 24>,
    /// Cards with uses that ran out of counters.
    pub spent: ArrayVec<PieceId, 4>,
}

/// One position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The scenario.
    pub scenario: Scenario,
    /// The mode.
    pub mode: Mode,
    /// Heroic: so many more encounter cards for each player.
    pub heroic: u8,
    /// Whether all players see all hands.
    pub open_hands: bool,
    /// Where we are.
    pub flow: Flow<Frame, crate::action::Ask>,
    /// The players.
    pub players: ArrayVec<Player, 4>,
    /// The cards in play, in the order in which they entered it.
    pub pieces: List<Piece, 256>,
    /// The number of the next piece.
    pub next_piece: u16,
    /// The first player.
    pub first: Seat,
    /// The player whose turn it is.
    pub active: Option<Seat>,
    /// The round.
    pub round: u16,
    /// The phase.
    pub phase: Phase,
    /// The encounter deck. It has no order.
    pub encounter: EncounterPile,
    /// The encounter discard pile; the top is the last.
    pub encounter_discard: EncounterPile,
    /// Cards removed from the game.
    pub removed: EncounterPile,
    /// Villain stages to come.
    pub stages: ArrayVec<Card, 2>,
    /// Main schemes to come, A sides.
    pub schemes: ArrayVec<Card, 2>,
    /// Acceleration tokens on the main scheme.
    pub acceleration: u8,
    /// The activation under way.
    pub activation: Activation,
    /// What is happening, the innermost last.
    pub happenings: ArrayVec<Happening, 24>,
    /// The payment under way.
    pub payment: Payment,
    /// Lasting and delayed effects.
    pub lasting: ArrayVec<Lasting, 32>,
    /// What waits for the end of the activation under way (rule 11.5.3), each thing once.
    pub waiting: ArrayVec<Waiting, 8>,
    /// Cards looked at or discarded by the effect under way.
    pub looked: ArrayVec<Card, 8>,
    /// The player who looks at those cards, if they are hidden from the others.
    pub looking: Option<Seat>,
    /// Cards between zones: events and encounter cards being resolved, with their owners (rule 19.6).
    pub flight: ArrayVec<(Card, Option<Seat>), 16>,
    /// Cards facedown under Highway Robbery, with their owners.
    pub under: ArrayVec<(Card, Seat), 8>,
    /// Players who had their part of the step under way.
    pub acted: Seats,
    /// Whether something changed since the last state check.
    pub dirty: bool,
    /// Whether setup step 11 is done: before it obligations are set aside.
    pub obligations_in: bool,
    /// How many cards the scenario owns that are in the game.
    pub encounter_cards: u16,
    /// How the game ended.
    pub ended: Option<Ending>,
}

impl State {
    /// How many players started (rule 1.2.1).
    #[inline]
    pub fn n_players(&self) -> u8 {
        self.players.len() as u8
    }

    /// A player's cards.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[usize::from(seat.0)]
    }

    /// A player's cards, to be changed.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[usize::from(seat.0)]
    }

    /// Whether the player is still in the game.
    #[inline]
    pub fn is_in(&self, seat: Seat) -> bool {
        self.players.get(usize::from(seat.0)).is_some_and(|player| !player.out)
    }

    /// The players still in the game, in player order (rule 1.3.1).
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.in_order_from(self.first)
    }

    /// The players still in the game, clockwise from this one.
    pub fn in_order_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n = self.n_players();
        let all = self.players.iter().enumerate();
        let out = Seats(all.fold(0, |bits, (n, player)| bits | (u8::from(player.out) << n)));
        (0..n).map(move |k| Seat((seat.0 + k) % n)).filter(move |seat| !out.contains(*seat))
    }

    /// The next player clockwise who is still in the game; the same one if there is no other.
    pub fn next_player(&self, seat: Seat) -> Seat {
        let n = self.n_players();
        (1..=n).map(|k| Seat((seat.0 + k) % n)).find(|seat| self.is_in(*seat)).unwrap_or(seat)
    }

    /// The piece of a number, if it is in play.
    #[inline]
    pub fn piece(&self, id: PieceId) -> Option<&Piece> {
        self.pieces.binary_search_by_key(&id, |piece| piece.id).ok().map(|at| &self.pieces[at])
    }

    /// The piece of a number, to be changed.
    #[inline]
    pub fn piece_mut(&mut self, id: PieceId) -> Option<&mut Piece> {
        self.pieces.binary_search_by_key(&id, |piece| piece.id).ok().map(|at| &mut self.pieces[at])
    }

    /// The villain.
    pub fn villain(&self) -> Option<&Piece> {
        self.piece(PieceId::VILLAIN)
    }

    /// The identity of a player.
    pub fn identity(&self, seat: Seat) -> Option<&Piece> {
        self.piece(PieceId::identity(seat))
    }

    /// The form of a player.
    pub fn form(&self, seat: Seat) -> Form {
        if self.identity(seat).is_some_and(Piece::is_hero) { Form::Hero } else { Form::AlterEgo }
    }

    /// Whether the player is in hero form.
    pub fn is_hero(&self, seat: Seat) -> bool {
        self.form(seat) == Form::Hero
    }

    /// The pieces that a player controls, the identity included.
    pub fn controlled(&self, seat: Seat) -> impl Iterator<Item = &Piece> {
        self.pieces.iter().filter(move |piece| piece.controller == Some(seat))
    }

    /// The minions engaged with a player.
    pub fn engaged(&self, seat: Seat) -> impl Iterator<Item = &Piece> {
        self.pieces.iter().filter(move |piece| piece.engaged == Some(seat))
    }

    /// The side schemes in play.
    pub fn side_schemes(&self) -> impl Iterator<Item = &Piece> {
        self.pieces.iter().filter(|piece| piece.kind() == Kind::SideScheme)
    }

    /// Whether a card of this face is in play, faceup.
    pub fn in_play(&self, card: Card) -> Option<PieceId> {
        self.pieces.iter().find(|piece| piece.card == card && !piece.facedown).map(|piece| piece.id)
    }

    /// Whether a piece has a trait, printed or gained (rule 10.3.7).
    pub fn has_trait(&self, it: &Piece, word: Trait) -> bool {
        if it.def().has(word) {
            return true;
        }
        let lasts = it.is_identity()
            && self.lasting.iter().any(
                |lasting| matches!(lasting, Lasting::Trait { seat, word: other } if *other == word && PieceId::identity(*seat) == it.id),
            );
        lasts
            || self.pieces.iter().any(|piece| {
                piece.def().constants.iter().any(|constant| match constant {
                    Constant::Trait { word: other, to } => *other == word && to(self, piece, it),
                    _ => false,
                })
            })
    }

    /// Whether the player's identity has the Aerial trait.
    pub fn is_aerial(&self, seat: Seat) -> bool {
        self.identity(seat).is_some_and(|it| self.has_trait(it, Trait::Aerial))
    }

    /// What is happening, by its number.
    pub fn happening(&self, at: HappeningId) -> Option<&Happening> {
        self.happenings.get(at.index())
    }

    /// What the ability reacts to.
    pub fn what(&self, ctx: &Ctx) -> Option<&Happening> {
        self.happening(ctx.at)
    }

    /// Whether hands are hidden from other players at this table.
    pub fn hides_hands(&self) -> bool {
        !self.open_hands && self.players.len() > 1
    }
}

impl Payment {
    /// No payment.
    pub fn none() -> Payment {
        Payment {
            typed: Icons::NONE,
            total: 0,
            any: None,
            got: Icons::NONE,
            aspect: Faction::Basic,
            cards: ArrayVec::new(),
            spent: ArrayVec::new(),
        }
    }

    /// Whether what has been generated is enough.
    pub fn is_covered(&self) -> bool {
        match self.any {
            Some(resource) => self.of(resource) > 0,
            None => self.got.cover(self.typed, self.total),
        }
    }

    /// How many of a type there are, wild ones included.
    pub fn of(&self, resource: crate::ids::Resource) -> u8 {
        use crate::ids::Resource as R;
        let own = match resource {
            R::Energy => self.got.energy,
            R::Mental => self.got.mental,
            R::Physical => self.got.physical,
            R::Wild => 0,
        };
        own.saturating_add(self.got.wild)
    }
}
