//! One position: where every card is, and what has been used this round.

use crate::action::{Ask, Place, To};
use crate::cards::{Item, Piece, Which, copies};
use crate::event::{Location, Where};
use crate::frame::Frame;
use crate::ids::{Battleground, Card, Faction, Path, Scenario, Side};
use crate::printed::locations::{BATTLEGROUNDS, PATHS};
use crate::printed::modes::{MOST_SEATS, Mode, SeatDef};
use arrayvec::ArrayVec;
use kernel::flow::Flow;
use kernel::{Seat, SeatSet};
use kit::{ById, Deck, Set};
use serde::{Deserialize, Serialize};

/// A set of cards.
pub type Cards = Set<Piece>;

/// Scenario and number of people (rule 2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The mode.
    pub scenario: Scenario,
    /// How many people play; a person may have more than one seat (rule 11.1.2).
    pub people: u8,
}

/// One seat's own zones (rule 1.5.1).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// The hand.
    pub hand: Cards,
    /// The draw deck.
    pub deck: Deck<Piece>,
    /// The cycle pile.
    pub cycle: Cards,
    /// The eliminated pile.
    pub eliminated: Cards,
    /// The reserve; items lie on characters, not here.
    pub reserve: Cards,
    /// Cards drawn aside or looked at.
    pub aside: Cards,
    /// Whether the Ring token is unused.
    pub ring: bool,
}

/// Where a battleground is (rule 18.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GroundStatus {
    /// In its deck.
    Deck,
    /// Active; whether its printed defence counts (rule 4.3.7).
    Active {
        /// Whether its printed defence counts.
        printed: bool,
    },
    /// In a side's scoring area.
    Scored(Side),
    /// Not part of the mode.
    #[default]
    Absent,
}

/// A battleground, the cards on it and its tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ground {
    /// Where it is.
    pub status: GroundStatus,
    /// The armies and characters on it.
    pub cards: Cards,
    /// Battleground attack tokens.
    pub attack: u8,
    /// Battleground defence tokens.
    pub defence: u8,
}

/// Where a path is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PathStatus {
    /// In the path deck.
    Unused,
    /// Active.
    Active,
    /// In a side's scoring area: face up for the Free Peoples, face down for the Shadow.
    Scored(Side),
    /// Out of the game (rule 11.2.2).
    Out,
    /// Not part of the mode.
    #[default]
    Absent,
}

/// The combat that is being resolved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Combat {
    /// Which army supports which character.
    pub support: ArrayVec<(Piece, Piece), 16>,
    /// Characters whose support has been settled.
    pub settled: Cards,
    /// Attack icons.
    pub attack: u8,
    /// All defence icons, for the Duel's scoring.
    pub defence: u8,
    /// Attack icons that the location did not cancel.
    pub rest: u8,
    /// Defenders that can be given up.
    pub can_lose: Cards,
    /// Defenders that are given up.
    pub lost: Cards,
    /// Their icons.
    pub cancelled: u8,
    /// How far the defending players have come to an agreement (rule 9.4.6).
    pub proposal: Proposal,
    /// Seats that have agreed to the loss.
    pub agreed: SeatSet,
}

/// How far the defending players have come to an agreement (rule 9.4.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// Nobody has had to choose.
    #[default]
    None,
    /// One of them has proposed a loss.
    Made,
    /// Another has refused it: the attacking side chooses.
    Refused,
}

kit::ids! {
    /// How a game ended (rule 10.4).
    pub enum Ending: u8, hash isize {
        /// A lead of 10 or more.
        TenPoints = "ten-points",
        /// After the last path.
        LastPath = "last-path",
    }
}

/// One position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub(crate) flow: Flow<Frame, Ask>,
    pub(crate) setup: Setup,
    /// The round, from 1; 0 during set-up.
    pub(crate) round: u8,
    /// The slot with the starting player token.
    pub(crate) start: u8,
    /// The slot on turn.
    pub(crate) slot: u8,
    /// The seats that have passed since the last action.
    pub(crate) passed: SeatSet,
    pub(crate) players: [Player; MOST_SEATS],
    pub(crate) grounds: ById<Battleground, Ground, { Battleground::COUNT }>,
    pub(crate) paths: ById<Path, PathStatus, { Path::COUNT }>,
    /// The active path.
    pub(crate) path: Option<Path>,
    /// The number of the path activated last.
    pub(crate) path_number: u8,
    /// The characters on the active path.
    pub(crate) path_cards: Cards,
    pub(crate) path_attack: u8,
    pub(crate) path_defence: u8,
    /// Whether the mode's last path has had its combat.
    pub(crate) last_path_fought: bool,
    /// Items in play, and who wields each.
    pub(crate) items: Cards,
    pub(crate) wielders: ById<Item, Option<Piece>, { Item::COUNT }>,
    /// Path attack tokens on Gorbag & Shagrat.
    pub(crate) card_tokens: u8,
    /// Cards played to reserve this round (rule 7.1.2).
    pub(crate) fresh: Cards,
    /// Characters and items played this round (rule 7.1.4).
    pub(crate) played: Cards,
    /// Events being resolved.
    pub(crate) events: Cards,
    /// Cards whose text may not be used again this round (rules 8.4.3, 8.4.6).
    pub(crate) spent: Cards,
    /// The card whose text is being paid for by a forsake.
    pub(crate) paying: Option<Piece>,
    pub(crate) red_arrow: bool,
    pub(crate) three_hunters: bool,
    pub(crate) corruption: u8,
    pub(crate) combat: Combat,
    /// Cards in hidden zones whose zone everybody knows, because everybody saw them go there.
    pub(crate) known: Cards,
    pub(crate) ended: Option<(Side, Ending)>,
}

/// Where a card in play is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// In its owner's reserve.
    Reserve,
    /// At an active location.
    At(Place),
}

impl State {
    /// The mode.
    #[inline]
    pub fn mode(&self) -> &'static Mode {
        self.setup.scenario.mode()
    }

    /// How many seats there are.
    #[inline]
    pub fn n_seats(&self) -> u8 {
        self.mode().seats.len() as u8
    }

    /// What the mode says of a seat.
    #[inline]
    pub fn seat_def(&self, seat: Seat) -> &'static SeatDef {
        &self.mode().seats[seat.index()]
    }

    /// A seat's side.
    #[inline]
    pub fn side(&self, seat: Seat) -> Side {
        self.seat_def(seat).side
    }

    /// A seat's zones.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seat whose deck has the faction (rule 1.2.3).
    #[inline]
    pub fn faction_seat(&self, faction: Faction) -> Option<Seat> {
        self.mode().faction_seats[faction]
    }

    /// The seat whose deck the card started in (rule 1.6.1).
    #[inline]
    pub fn owner(&self, piece: Piece) -> Seat {
        // A card in the game belongs to a faction of one of its decks.
        self.faction_seat(piece.card().def().faction).unwrap_or(Seat(0))
    }

    /// The seat with the starting player token.
    #[inline]
    pub fn starting_seat(&self) -> Seat {
        Seat(self.mode().turn_order[usize::from(self.start)])
    }

    /// The seats in turn order from the starting player, each once (rule 3.5).
    pub fn seats_in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let order = self.mode().turn_order;
        let start = usize::from(self.start);
        let slots = (0..order.len()).map(move |n| Seat(order[(start + n) % order.len()]));
        let mut seen = SeatSet::NONE;
        slots.filter(move |seat| {
            let new = !seen.contains(*seat);
            seen = seen.with(*seat);
            new
        })
    }

    /// The seats that "every player of this side" means, in order (rules 3.5, 11.2.3, 11.3.3).
    pub fn every_player(&self, side: Side) -> ArrayVec<Seat, MOST_SEATS> {
        let mut seats: ArrayVec<Seat, MOST_SEATS> =
            self.seats_in_order().filter(|seat| self.side(*seat) == side).collect();
        if self.mode().doubled.contains(&side) {
            seats.extend(seats.clone());
        }
        seats
    }

    /// A battleground with what is on it.
    #[inline]
    pub fn ground(&self, ground: Battleground) -> &Ground {
        &self.grounds[ground]
    }

    #[inline]
    pub(crate) fn ground_mut(&mut self, ground: Battleground) -> &mut Ground {
        &mut self.grounds[ground]
    }

    /// Whether the battleground is active.
    #[inline]
    pub fn is_active(&self, ground: Battleground) -> bool {
        matches!(self.ground(ground).status, GroundStatus::Active { .. })
    }

    /// The active battlegrounds.
    pub fn active_grounds(&self) -> impl Iterator<Item = Battleground> + '_ {
        Battleground::ALL.into_iter().filter(|ground| self.is_active(*ground))
    }

    /// The active locations.
    pub fn active_places(&self) -> impl Iterator<Item = Place> + '_ {
        let path = self.path.map(|_| Place::Path);
        path.into_iter().chain(self.active_grounds().map(Place::Battleground))
    }

    /// The armies and characters at a location.
    #[inline]
    pub fn cards_at(&self, place: Place) -> Cards {
        match place {
            Place::Path => self.path_cards,
            Place::Battleground(ground) => self.ground(ground).cards,
        }
    }

    #[inline]
    pub(crate) fn cards_at_mut(&mut self, place: Place) -> &mut Cards {
        match place {
            Place::Path => &mut self.path_cards,
            Place::Battleground(ground) => &mut self.ground_mut(ground).cards,
        }
    }

    /// Where an army or character in play is.
    pub fn spot(&self, piece: Piece) -> Option<Spot> {
        if self.player(self.owner(piece)).reserve.contains(piece) {
            return Some(Spot::Reserve);
        }
        if self.path_cards.contains(piece) {
            return Some(Spot::At(Place::Path));
        }
        let ground =
            Battleground::ALL.into_iter().find(|ground| self.ground(*ground).cards.contains(piece))?;
        Some(Spot::At(Place::Battleground(ground)))
    }

    /// Where a card in play is; an item is where its wielder is.
    pub fn spot_in_play(&self, piece: Piece) -> Option<Spot> {
        match self.wielder(piece) {
            Some(wielder) => self.spot(wielder),
            None => self.spot(piece),
        }
    }

    /// The character that wields an item in play.
    #[inline]
    pub fn wielder(&self, item: Piece) -> Option<Piece> {
        self.wielders[Item::of(item)?]
    }

    pub(crate) fn set_wielder(&mut self, item: Piece, wielder: Option<Piece>) {
        if let Some(number) = Item::of(item) {
            self.wielders[number] = wielder;
        }
        match wielder {
            Some(_) => self.items.insert(item),
            None => self.items.remove(item),
        }
    }

    /// The items on a character.
    pub fn items_of(&self, character: Piece) -> Cards {
        if self.items.is_empty() {
            return Cards::EMPTY;
        }
        self.items.iter().filter(|item| self.wielder(*item) == Some(character)).collect()
    }

    /// The single card of a name that is in play, characters and items being unique.
    pub fn in_play(&self, card: Card) -> Option<Piece> {
        copies(card).iter().find(|piece| self.spot_in_play(*piece).is_some())
    }

    /// All armies and characters in play.
    pub fn armies_and_characters(&self) -> Cards {
        let reserves = self.players.iter().fold(Cards::EMPTY, |set, player| set | player.reserve);
        reserves | self.path_cards | self.cards_on_grounds()
    }

    /// The armies and characters on all active battlegrounds.
    pub fn cards_on_grounds(&self) -> Cards {
        self.grounds.values().iter().fold(Cards::EMPTY, |set, ground| set | ground.cards)
    }

    /// The cards of a set that a text means.
    pub fn matching(cards: Cards, which: &Which) -> Cards {
        cards.iter().filter(|piece| which.fits(piece.card())).collect()
    }

    /// The unused paths of a number that the mode has (rule 4.4.5).
    pub fn unused_paths(&self, number: u8) -> impl Iterator<Item = Path> + '_ {
        Path::ALL
            .into_iter()
            .filter(move |path| self.paths[*path] == PathStatus::Unused && path.def().number == number)
    }

    /// The number of the active path.
    pub fn active_number(&self) -> Option<u8> {
        self.path.map(|path| path.def().number)
    }

    /// A side's score (rules 10.1, 10.2).
    pub fn score(&self, side: Side) -> u8 {
        let grounds = self.grounds.values().iter().zip(BATTLEGROUNDS.values());
        let mut score: u8 = grounds
            .filter(|(ground, _)| ground.status == GroundStatus::Scored(side))
            .map(|(_, def)| def.points)
            .sum();
        match side {
            Side::FreePeoples => {
                let paths = self.paths.values().iter().zip(PATHS.values());
                score += paths
                    .filter(|(status, _)| **status == PathStatus::Scored(Side::FreePeoples))
                    .map(|(_, def)| def.points)
                    .sum::<u8>();
            }
            Side::Shadow => score = score.saturating_add(self.corruption),
        }
        score
    }

    /// Whether a battleground shows the faction as attacker or defender (rule 1.4.3).
    pub fn shows(ground: Battleground, faction: Faction) -> bool {
        let def = ground.def();
        def.defending.contains(&faction) || def.attacking.contains(&faction)
    }

    /// A location for the log, the active path by its name.
    pub(crate) fn place_named(&self, place: Place) -> Location {
        match place {
            Place::Path => Location::Path(self.path.unwrap_or(Path::BagEnd)),
            Place::Battleground(ground) => Location::Battleground(ground),
        }
    }

    /// A destination for the log.
    pub(crate) fn destination_named(&self, to: To) -> Where {
        match to {
            To::Reserve => Where::Reserve,
            To::Path => Where::Path(self.path.unwrap_or(Path::BagEnd)),
            To::Battleground(ground) => Where::Battleground(ground),
            To::On(card) => Where::On(card),
        }
    }

    /// Whether a place is one a card can be sent to now.
    pub fn is_active_place(&self, place: Place) -> bool {
        match place {
            Place::Path => self.path.is_some(),
            Place::Battleground(ground) => self.is_active(ground),
        }
    }
}

/// The distinct names in a set of cards, in order.
pub fn names_in(cards: Cards) -> impl Iterator<Item = Card> {
    let mut last = None;
    cards.iter().map(Piece::card).filter(move |card| {
        // Copies lie next to each other.
        let new = last != Some(*card);
        last = Some(*card);
        new
    })
}

/// The first copy of a card in a set.
#[inline]
pub fn copy_in(cards: Cards, card: Card) -> Option<Piece> {
    (cards & copies(card)).first()
}
