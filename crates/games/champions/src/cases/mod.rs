//! Positions and facts in words, for case files. `docs/cases.md` lists them.

mod begin;
mod build;
mod facts;
mod order;
mod reference;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

use crate::ids::{AbilityId, Card, Form, PieceId, Status, Trait};
use crate::state::{Piece, Setup, State};
use build::Builder;
use cases::{CaseFault, CaseGame};
use kernel::Seat;
use order::Stage;
use serde::Deserialize;

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatName {
    /// The first.
    #[serde(rename = "player-1")]
    Player1,
    /// The second.
    #[serde(rename = "player-2")]
    Player2,
    /// The third.
    #[serde(rename = "player-3")]
    Player3,
    /// The fourth.
    #[serde(rename = "player-4")]
    Player4,
}

impl SeatName {
    const fn seat(self) -> Seat {
        Seat(self as u8)
    }
}

/// A card in play: `villain`, `main-scheme`, `identity-1`, `p6` (the first card that `given` puts into play), or the id of a
/// card that is in play faceup: of several, that of the first player in seat order, and of those the first.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename = "Name")]
pub struct Named(String);

impl Named {
    fn find(&self, state: &State) -> Result<PieceId, String> {
        if let Ok(card) = self.card() {
            let copies = state.pieces.iter().filter(|it| it.card == card && !it.facedown);
            let first =
                copies.min_by_key(|it| (it.engaged.or(it.controller).is_none(), player_of(it), it.id));
            return first.map(|it| it.id).ok_or_else(|| format!("{} is not in play", self.0));
        }
        let id: PieceId = self.0.parse()?;
        state.piece(id).map(|piece| piece.id).ok_or_else(|| format!("{id} is not in play"))
    }

    /// The same in a line of `given`, where the copy that is meant must not depend on the order of the lines: copies
    /// that are attached to different cards are told apart by their numbers.
    fn find_given(&self, state: &State) -> Result<PieceId, String> {
        let id = self.find(state)?;
        let Some(found) = state.piece(id).filter(|_| self.card().is_ok()) else { return Ok(id) };
        let alike = |it: &&Piece| it.card == found.card && !it.facedown && player_of(it) == player_of(found);
        if state.pieces.iter().filter(alike).any(|it| it.host != found.host) {
            return Err(format!("several {} are in play: say which one, such as {id}", self.0));
        }
        Ok(id)
    }

    fn card(&self) -> Result<Card, String> {
        kernel::words::from_words(&self.0).map_err(|error| error.to_string())
    }
}

/// The player whom a minion is engaged with, or who controls the card.
fn player_of(it: &Piece) -> Option<Seat> {
    it.engaged.or(it.controller)
}

/// Where the game is.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A player's turn.
    Turn(SeatName),
    /// The end of the player phase begins (rule 7.4).
    EndOfPhase,
    /// The villain phase begins (rule 8.1).
    VillainPhase,
    /// Step 2 of the villain phase begins (rule 8.2).
    Activations,
    /// Step 3 of the villain phase begins (rule 8.3).
    Deal,
    /// Step 4 of the villain phase begins (rule 8.4).
    RevealDealt,
    /// The end of the round begins (rule 8.5).
    EndOfRound,
    /// An enemy attacks a player, in the villain phase; then step 3 begins.
    Attack(Named, SeatName),
    /// An enemy schemes against a player, in the villain phase; then step 3 begins.
    Scheme(Named, SeatName),
    /// A player reveals this card of the encounter deck; then the round ends.
    Reveal(SeatName, Card),
    /// A player's deck gives a facedown Drone, in that player's turn.
    Drone(SeatName),
}

/// One line of `given`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Given {
    /// The round.
    Round(u16),
    /// The first player.
    First(SeatName),
    /// Players in hero form.
    Hero(Vec<SeatName>),
    /// The villain's stage.
    Stage(u8),
    /// The main scheme, by its B side.
    Main(Card),
    /// Cards in hand.
    Hand(SeatName, Vec<Card>),
    /// The whole deck; what else was in it is out of the game.
    Deck(SeatName, Vec<Card>),
    /// The discard pile, the top last.
    Discard(SeatName, Vec<Card>),
    /// Facedown encounter cards, in the order dealt.
    Dealt(SeatName, Vec<Card>),
    /// Allies, upgrades and supports in play under a player's control.
    Controls(SeatName, Vec<Card>),
    /// A player's card attached to something.
    Attached(SeatName, Card, Named),
    /// Minions engaged with a player.
    Minion(SeatName, Vec<Card>),
    /// Facedown Drones from a player's deck, engaged with the player.
    Drone(SeatName, Vec<Card>),
    /// Side schemes in play, with their starting threat.
    SideScheme(Vec<Card>),
    /// An encounter card attached to something.
    Attachment(Card, Named),
    /// An environment.
    Environment(Card),
    /// The whole encounter deck.
    Encounter(Vec<Card>),
    /// The encounter discard pile, the top last.
    EncounterDiscard(Vec<Card>),
    /// Damage on a character, or on a card.
    Damage(Named, u16),
    /// Threat on a scheme.
    Threat(Named, u16),
    /// Counters on a card.
    Counters(Named, u8),
    /// Status cards, exactly.
    Status(Named, Vec<Status>),
    /// Exhausted cards.
    Exhausted(Vec<Named>),
    /// An ability, from 0, that was used this round; of an identity, the one with a limit on either side.
    Used(Named, AbilityId),
    /// The voluntary change of form has been used.
    ChangedForm(SeatName),
    /// Acceleration tokens.
    Acceleration(u8),
    /// The nemesis set has come into the game.
    NemesisIn(SeatName),
    /// Players who were eliminated: their cards lie in the discard piles, and their minions have moved on.
    Out(Vec<SeatName>),
    /// The next card that a player plays is cheaper.
    Discount(SeatName, u8),
    /// A player's cards facedown under a card in play (01166).
    Under(Named, SeatName, Vec<Card>),
    /// Where the game is.
    Step(Step),
}

/// One fact about the position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// The round.
    Round(u16),
    /// The first player.
    First(SeatName),
    /// A player's form.
    Form(SeatName, Form),
    /// A hand, exactly.
    Hand(SeatName, Vec<Card>),
    /// Cards in a hand, among others.
    HandHas(SeatName, Vec<Card>),
    /// The size of a hand.
    HandSize(SeatName, usize),
    /// The size of a deck.
    DeckSize(SeatName, usize),
    /// Cards in a deck, among others.
    DeckHas(SeatName, Vec<Card>),
    /// A discard pile, exactly, the top last.
    Discard(SeatName, Vec<Card>),
    /// Cards in a discard pile, among others.
    DiscardHas(SeatName, Vec<Card>),
    /// The number of facedown encounter cards of a player.
    Dealt(SeatName, usize),
    /// A card is in play.
    InPlay(Named),
    /// No such card is in play.
    NotInPlay(Named),
    /// Damage on a character or a card.
    Damage(Named, u16),
    /// Remaining hit points.
    HitPoints(Named, u16),
    /// Maximum hit points.
    MaxHitPoints(Named, u16),
    /// Threat on a scheme.
    Threat(Named, u16),
    /// Counters on a card.
    Counters(Named, u8),
    /// Status cards, exactly.
    Status(Named, Vec<Status>),
    /// A card is exhausted.
    Exhausted(Named),
    /// A card is ready.
    Ready(Named),
    /// The faceup minions engaged with a player, exactly.
    Engaged(SeatName, Vec<Card>),
    /// The facedown Drones engaged with a player.
    Drones(SeatName, usize),
    /// Who controls a card.
    Controller(Named, SeatName),
    /// What a card is attached to.
    Host(Named, Named),
    /// The villain's card.
    Villain(Card),
    /// The main scheme.
    Main(Card),
    /// The size of the encounter deck.
    EncounterSize(usize),
    /// Cards in the encounter deck, among others.
    EncounterHas(Vec<Card>),
    /// The encounter discard pile, exactly, the top last.
    EncounterDiscard(Vec<Card>),
    /// Cards in the encounter discard pile, among others.
    EncounterDiscardHas(Vec<Card>),
    /// Cards removed from the game, among others.
    Removed(Vec<Card>),
    /// Acceleration tokens.
    Acceleration(u8),
    /// ATK, or `-` for none.
    Atk(Named, Option<u16>),
    /// THW, or `-` for none.
    Thw(Named, Option<u16>),
    /// DEF, or `-` for none.
    Def(Named, Option<u16>),
    /// SCH, or `-` for none.
    Sch(Named, Option<u16>),
    /// A hand size.
    HandLimit(SeatName, u16),
    /// A player was eliminated.
    Out(SeatName),
    /// The traits of a card in play, printed or gained, exactly.
    Traits(Named, Vec<Trait>),
    /// A card in play has these traits, among others.
    HasTrait(Named, Vec<Trait>),
    /// A card in play has none of these traits.
    LacksTrait(Named, Vec<Trait>),
    /// How many boost cards the villain has facedown.
    Boosts(usize),
    /// The villain's facedown boost cards, exactly, in the order dealt.
    BoostCards(Vec<Card>),
    /// The cards facedown under a card in play, exactly.
    Under(Named, Vec<Card>),
}

impl CaseGame for State {
    type Given = Given;
    type Fact = Fact;

    const ANY_WORD: &'static str = "villain";

    fn answers(ask: &crate::action::Ask) -> &'static [&'static str] {
        reference::answers(ask)
    }

    /// Whether the line puts cards into play: they are numbered in that order.
    fn keeps_order(given: &Given) -> bool {
        matches!(
            given,
            Given::Controls(..)
                | Given::Attached(..)
                | Given::Minion(..)
                | Given::Drone(..)
                | Given::SideScheme(_)
                | Given::Attachment(..)
                | Given::Environment(_)
        )
    }

    fn position(setup: &Setup, given: &[(usize, Given)]) -> Result<State, CaseFault> {
        let first = given.first().map_or(0, |(line, _)| *line);
        let at = |line: usize| move |what: String| CaseFault { line, what };
        let mut builder = Builder::new(setup).map_err(at(first))?;
        // The order of the lines numbers the cards in play, and does nothing else.
        let mut lines: Vec<&(usize, Given)> = given.iter().collect();
        lines.sort_by_key(|(_, given)| (given.stage(), given.hand().to_vec()));
        let mut attached = false;
        for (line, given) in lines {
            if given.stage() > Stage::Cards && !attached {
                builder.attach().map_err(|(line, what)| CaseFault { line, what })?;
                attached = true;
            }
            builder.take(*line, given).map_err(at(*line))?;
        }
        builder.attach().map_err(|(line, what)| CaseFault { line, what })?;
        let step = given.iter().rfind(|(_, given)| matches!(given, Given::Step(_)));
        let line = step.map_or(first, |(line, _)| *line);
        builder.finish().map_err(at(line))
    }

    fn fact(&self, fact: &Fact) -> Result<(), String> {
        self.check_fact(fact)
    }
}
