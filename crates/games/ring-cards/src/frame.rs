//! Frames: which procedure, at which step, with its local values.

use crate::action::{Ask, DrawTo, Place, To};
use crate::cards::{Cost, GRIMA_FETCHES, Op, Piece, Prey, Take, Text};
use crate::ids::{Battleground, Card, Path};
use kernel::Seat;
use kernel::flow;
use serde::{Deserialize, Serialize};

/// What a procedure of this game does next.
pub(crate) type Next = flow::Next<Frame, Ask>;

/// Whose text is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A text of a card, by its number.
    Card(Card, u8),
    /// The activation text of a path.
    Path(Path),
    /// The activation text of a battleground.
    Battleground(Battleground),
}

impl Source {
    /// The instructions of the text.
    pub fn ops(self) -> &'static [Op] {
        match self {
            Source::Card(card, text) => match card.def().texts.get(usize::from(text)) {
                Some(
                    Text::Event(ops) | Text::OnPlay(_, ops) | Text::OnEntering(_, ops) | Text::Action(_, ops),
                ) => ops,
                Some(
                    Text::CycleInstead(_)
                    | Text::DrawStep
                    | Text::CycleAfterDrawStep
                    | Text::Carryover(_)
                    | Text::Icons(..)
                    | Text::ArwensFavour
                    | Text::PathDefence(_)
                    | Text::PeekTop
                    | Text::AdmittedBy(_)
                    | Text::Barred(_)
                    | Text::OneWeapon,
                )
                | None => &[],
            },
            Source::Path(path) => path.def().ops,
            Source::Battleground(ground) => ground.def().ops,
        }
    }
}

/// A text that is being carried out, and what it refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ctx {
    /// Whose text.
    pub source: Source,
    /// The player the text calls "you".
    pub you: Seat,
    /// The card, if it is a card's text.
    pub piece: Option<Piece>,
    /// The character that wields the card, if it is an item's text.
    pub wielder: Option<Piece>,
    /// The battleground the text speaks of: the one entered, or the one brought up.
    pub ground: Option<Battleground>,
}

impl Ctx {
    /// One instruction of the text.
    #[inline]
    pub fn op(self, at: u8) -> Option<&'static Op> {
        self.source.ops().get(usize::from(at))
    }

    /// What the instruction costs, if it is an optional part.
    pub fn cost(self, at: u8) -> Option<Cost> {
        match self.op(at)? {
            Op::May(_, cost) => Some(*cost),
            _ => None,
        }
    }

    /// What the instruction takes into a hand. Gríma's first effect is to fetch Saruman.
    pub fn take(self, at: u8) -> Option<&'static Take> {
        match self.op(at)? {
            Op::Take(take) => Some(take),
            Op::GrimasChoice => Some(&GRIMA_FETCHES),
            _ => None,
        }
    }

    /// What the instruction eliminates. Gríma's second effect is to eliminate a Rohan character.
    pub fn prey(self, at: u8) -> Option<Prey> {
        match self.op(at)? {
            Op::Eliminate(_, prey) => Some(*prey),
            Op::GrimasChoice => Some(Prey::RohanCharacterInPlay),
            _ => None,
        }
    }
}

/// Why a card is eliminated (rule 6.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// From hand: winnowed, forsaken, or for the Ring token.
    Hand,
    /// Out of a set drawn aside or looked at.
    Aside,
    /// Forsaken from the top of the draw deck.
    ForsakenTop,
    /// Forsaken from reserve.
    ForsakenReserve,
    /// As the cost of its own text.
    Cost,
    /// By a text.
    Text,
    /// In path combat.
    PathCombat,
    /// In battleground combat.
    BattlegroundCombat,
}

/// How a card came to a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// It was played.
    Played,
    /// It was moved.
    Moved,
}

/// A card that was played, and where to; nowhere for an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Played {
    /// The card.
    pub piece: Piece,
    /// Where to.
    pub to: Option<To>,
}

/// Draw aside, play, cycle (rule 7.8): what has been played so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Aside {
    /// Whose text it is.
    pub ctx: Ctx,
    /// Which instruction of it.
    pub at: u8,
    /// Who draws.
    pub seat: Seat,
    /// The cards played, in order.
    pub played: [Option<Played>; 2],
}

impl Aside {
    /// How many cards have been played.
    pub fn n_played(&self) -> u8 {
        self.played.iter().flatten().count() as u8
    }
}

/// Steps of [`Frame::Round`] (rule 3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundStep {
    /// Marks are cleared, the Location step follows.
    Location,
    /// The Action step.
    Action,
    /// The Combat step.
    Combat,
    /// The victory check.
    Victory,
    /// The Draw step.
    Draw,
    /// The starting player token moves on.
    End,
}

/// Steps of [`Frame::Aside`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AsideStep {
    /// Draw the cards.
    Draw,
    /// Eliminate one, if the text says so.
    Eliminate,
    /// Play one more.
    Play,
    /// Cycle the rest.
    Cycle,
    /// Pay what the cycled cards did not pay.
    Pay(u8),
    /// Resolve the text of the played card with this number.
    Text(u8),
}

/// Steps of [`Frame::Look`] (rule 12.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LookStep {
    /// Draw up to three cards into the set.
    Draw,
    /// Eliminate one.
    Eliminate,
    /// Cycle one.
    Cycle,
    /// Take the last.
    Take,
}

/// Steps of [`Frame::Fight`] (rules 9.2, 9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FightStep {
    /// Armies support characters.
    Support,
    /// Attack and location defence are counted.
    Count,
    /// Who chooses the losses.
    Losses,
    /// The cards given up are eliminated.
    EliminateLosses,
    /// Surviving defenders are cycled.
    CycleDefenders,
    /// Attackers are eliminated.
    EliminateAttackers,
    /// The location is scored.
    Score,
}

/// A procedure at one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Set-up: the seat with this place in turn order draws (rule 2.7).
    SetupDraw(u8),
    /// Set-up: cycling, then round 1.
    SetupCycle,
    /// One round.
    Round(RoundStep),
    /// The Draw step of the seat with this place in turn order (rule 3.3).
    DrawStep(u8),
    /// Galadriel after the Draw step's draw.
    AfterDrawStep(u8),
    /// The Location step: the battleground with this number is next (rule 4.1).
    LocationBattleground(u8),
    /// The Location step: the path.
    LocationPath,
    /// A battleground comes into play (rule 4.1.3).
    ActivateBattleground(Battleground),
    /// A path comes into play; the active one fights first (rule 4.4.3).
    ActivatePath(Path),
    /// The new path is put down and its text resolved.
    PlacePath(Path),
    /// The seat on turn acts (rule 5.1).
    Turn,
    /// The turn goes on to the next slot, or the step ends (rule 5.6).
    TurnEnd,
    /// Draw cards (rule 6.2).
    Draw {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
        /// Where to.
        to: DrawTo,
    },
    /// Cycle cards from hand (rule 6.1.2).
    CycleFromHand {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
        /// The card that can't pay for itself.
        barred: Option<Piece>,
    },
    /// Forsake cards (rule 6.5).
    Forsake {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
        /// The card that can't pay for itself.
        barred: Option<Piece>,
    },
    /// Forsake the top card of the draw deck.
    ForsakeTop(Seat),
    /// Eliminate a card in play (rule 6.3).
    Eliminate {
        /// The card.
        piece: Piece,
        /// Why.
        cause: Cause,
    },
    /// Play a card from hand: place it, pay, resolve its text (rule 7.1.1).
    Play {
        /// Who.
        seat: Seat,
        /// What and where to.
        played: Played,
        /// The hand card that pays; none if it was the last card in hand.
        pay: Option<Piece>,
    },
    /// The texts of a card that was played, an event's included.
    PlayedText {
        /// Who.
        seat: Seat,
        /// What and where to.
        played: Played,
    },
    /// An event has been resolved (rule 7.6.1).
    EndEvent(Piece),
    /// The texts of a card that came to a place, from this text on.
    Entered {
        /// The card.
        piece: Piece,
        /// Where to.
        to: To,
        /// How.
        how: How,
        /// The next text to look at.
        text: u8,
    },
    /// Draw aside, play, cycle (rule 7.8).
    Aside(Aside, AsideStep),
    /// The Palantír of Orthanc (rule 12.7).
    Look(Seat, LookStep),
    /// The Ring token of the Duel: eliminate one, then cycle one (rule 8.5.2).
    RingEliminate(Seat),
    /// The instructions of a text, from this one on.
    Ops {
        /// The text.
        ctx: Ctx,
        /// The next instruction.
        at: u8,
    },
    /// "Every ... player" (rule 3.5).
    Each {
        /// The text.
        ctx: Ctx,
        /// Which instruction of it.
        at: u8,
        /// Which of the players.
        nth: u8,
        /// The next of the instructions for each.
        sub: u8,
    },
    /// Take cards (rule 6.7).
    Take {
        /// The text.
        ctx: Ctx,
        /// Which instruction of it.
        at: u8,
        /// How many more.
        left: u8,
    },
    /// Death! Ride, Ride to Ruin: the Rohan cards.
    RuinRohan {
        /// The text.
        ctx: Ctx,
        /// How many have been eliminated.
        n: u8,
    },
    /// Death! Ride, Ride to Ruin: the Mordor cards.
    RuinMordor {
        /// The text.
        ctx: Ctx,
        /// How many are still to be eliminated.
        left: u8,
    },
    /// The Combat step (rule 9.1).
    CombatStep,
    /// One combat.
    Fight(Place, FightStep),
    /// Somebody may look at the top card of a draw deck.
    PeekTop(Seat),
}
