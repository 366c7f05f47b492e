//! A table for tests: positions made by hand, answers given in the game's words, Chance told what comes up.

#![allow(clippy::unwrap_used, dead_code)]

use crate::action::{Action, Ask};
use crate::decks;
use crate::event::Event;
use crate::frame::{Frame, RoundStep, SentenceStep};
use crate::ids::{AbilityId, Card, Hero, Kind, PieceId, Scenario, Seats, Status};
use crate::state::{Mode, Phase, Piece, PlayerSetup, Setup, State};
use kernel::flow::{self, Flow};
use kernel::{Game, Log, Refused, Seat, Texts};
use std::collections::VecDeque;

/// The first player.
pub const A: Seat = Seat(0);
/// The second player.
pub const B: Seat = Seat(1);
/// The third player.
pub const C: Seat = Seat(2);

/// English.
pub fn english() -> texts::Reader<'static> {
    texts::Texts::of(State::catalogues()).english()
}

/// A game at a table.
pub struct Table {
    /// The position.
    pub state: State,
    /// What happened since the table was made.
    pub log: Vec<Event>,
    /// What comes up next from each player's deck.
    tops: [VecDeque<Card>; 4],
    /// What comes up next from the encounter deck.
    encounter: VecDeque<Card>,
    /// Which card of a hand Chance picks next.
    random: VecDeque<Card>,
}

/// Starter decks and the recommended modular set.
fn setup(scenario: Scenario, heroes: &[Hero], mode: Mode) -> Setup {
    let players =
        heroes.iter().map(|hero| PlayerSetup { hero: *hero, deck: decks::starter(*hero).cards.to_vec() });
    Setup {
        scenario,
        mode,
        heroic: 0,
        skirmish: None,
        modular: vec![scenario.recommended()],
        players: players.collect(),
        first: 0,
        open_hands: false,
    }
}

impl Table {
    /// Round 1, the first player's turn: alter-ego forms, empty hands, starter decks, standard mode, no threat. Setup was
    /// skipped, so nothing of the scenario is in play but the villain and the main scheme.
    pub fn new(scenario: Scenario, heroes: &[Hero]) -> Table {
        Table::in_mode(scenario, heroes, Mode::Standard)
    }

    /// The same in another mode.
    pub fn in_mode(scenario: Scenario, heroes: &[Hero], mode: Mode) -> Table {
        let mut state = State::blank(&setup(scenario, heroes, mode)).unwrap();
        let main = state.piece_mut(PieceId::MAIN).unwrap();
        main.card = main.card.def().back.unwrap();
        state.round = 1;
        state.phase = Phase::Player;
        state.acted = Seats::only(A);
        state.active = Some(A);
        state.obligations_in = true;
        state.flow = Flow::stacked(&[Frame::Round(RoundStep::Turns), Frame::Turn(A, Seats::NONE)]);
        let mut table = Table {
            state,
            log: Vec::new(),
            tops: Default::default(),
            encounter: VecDeque::new(),
            random: VecDeque::new(),
        };
        table.run();
        table
    }

    /// A game from the very beginning, setup included; these encounter cards come up first.
    pub fn from_setup(scenario: Scenario, heroes: &[Hero], mode: Mode, encounter: &[Card]) -> Table {
        let mut table = Table {
            state: State::blank(&setup(scenario, heroes, mode)).unwrap(),
            log: Vec::new(),
            tops: Default::default(),
            encounter: encounter.iter().copied().collect(),
            random: VecDeque::new(),
        };
        table.run();
        table
    }

    /// A game set up by the rules, at its first question.
    pub fn set_up(scenario: Scenario, heroes: &[Hero]) -> Table {
        Table::from_setup(scenario, heroes, Mode::Standard, &[])
    }

    /// Solo.
    pub fn solo(scenario: Scenario, hero: Hero) -> Table {
        Table::new(scenario, &[hero])
    }

    /// Runs to the next question of a player; Chance is answered by what was told, or by the first card of the deck.
    fn run(&mut self) {
        let mut log = Log::on(0);
        flow::run(&mut self.state, &mut log).unwrap();
        self.log.extend(log.into_entries().into_iter().map(|entry| entry.event));
        self.chance();
    }

    fn chance(&mut self) {
        while let Some(question) = self.state.question() {
            if !question.who.contains(Seat::CHANCE) {
                break;
            }
            let told = match question.ask {
                Ask::Top(seat, ..) => self.tops[seat.index()].pop_front(),
                Ask::EncounterTop(..) => self.encounter.pop_front(),
                Ask::Random(..) => self.random.pop_front(),
                _ => None,
            };
            let mut legal = Vec::new();
            self.state.legal(Seat::CHANCE, &mut legal);
            let action = told.map_or(legal[0], Action::Card);
            self.apply(Seat::CHANCE, action);
        }
    }

    fn apply(&mut self, seat: Seat, action: Action) {
        let mut log = Log::on(0);
        if let Err(error) = self.state.apply(seat, action, &mut log) {
            panic!("{action:?} to {:?}: {error}", self.state.question().map(|question| question.ask));
        }
        self.log.extend(log.into_entries().into_iter().map(|entry| entry.event));
        self.state.check().unwrap();
    }

    /// The open question.
    pub fn ask(&self) -> Ask {
        self.state.question().expect("the game is over").ask
    }

    /// The question in English.
    pub fn question(&self) -> String {
        self.state.ask_text(self.ask()).render(&english())
    }

    /// An answer in English.
    pub fn says(&self, action: Action) -> String {
        self.state.action_text(action).render(&english())
    }

    /// What happened, in English, as it is read now.
    pub fn told(&self) -> Vec<String> {
        self.log.iter().map(|event| self.state.event_text(event).render(&english())).collect()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.state.question().is_none()
    }

    /// Who is asked; the active player in a turn.
    pub fn asked(&self) -> Seat {
        let question = self.state.question().expect("the game is over");
        match question.ask {
            Ask::Turn(active, _) => active,
            _ => question.who.first_seat().unwrap(),
        }
    }

    /// The asked player answers; Chance follows.
    pub fn answer(&mut self, action: Action) -> &mut Table {
        let seat = self.asked();
        self.answer_as(seat, action)
    }

    /// A player answers; Chance follows.
    pub fn answer_as(&mut self, seat: Seat, action: Action) -> &mut Table {
        self.apply(seat, action);
        self.chance();
        self
    }

    /// The rule by which an answer is refused.
    pub fn refused(&self, seat: Seat, action: Action) -> &'static str {
        match self.state.allows(seat, action) {
            Ok(()) => panic!("{action:?} is legal"),
            Err(Refused::Illegal { rule, .. }) => rule.0,
            Err(other) => panic!("{action:?}: {other}"),
        }
    }

    /// Whether the asked player may answer so.
    pub fn may(&self, action: Action) -> bool {
        self.state.allows(self.asked(), action).is_ok()
    }

    /// Plays a card, paying with the other cards in hand from left to right, choosing nothing.
    pub fn play(&mut self, card: Card) -> &mut Table {
        self.answer(Action::Play(card));
        self.pay()
    }

    /// Uses the first ability of a piece that fits, paying with cards in hand.
    pub fn use_ability(&mut self, piece: PieceId, ability: u8) -> &mut Table {
        self.answer(Action::Use { piece, ability: AbilityId(ability) });
        self.pay()
    }

    /// Pays what is asked for with the first cards that help.
    pub fn pay(&mut self) -> &mut Table {
        while !self.is_over() && matches!(self.ask(), Ask::Pay(_)) {
            let mut legal = Vec::new();
            self.state.legal(self.asked(), &mut legal);
            self.answer(legal[0]);
        }
        self
    }

    /// Chooses a piece.
    pub fn choose(&mut self, piece: PieceId) -> &mut Table {
        self.answer(Action::Piece(piece))
    }

    /// Passes all windows and defences until the given kind of question comes up, or the game ends.
    pub fn pass_until(&mut self, done: impl Fn(&Ask) -> bool) -> &mut Table {
        for _ in 0..200 {
            if self.is_over() || done(&self.ask()) {
                return self;
            }
            let mut legal = Vec::new();
            let seat = self.asked();
            self.state.legal(seat, &mut legal);
            let action = [Action::Pass, Action::EndTurn, Action::Done]
                .into_iter()
                .find(|action| legal.contains(action))
                .unwrap_or(legal[0]);
            self.answer_as(seat, action);
        }
        panic!("the question never came up");
    }

    /// Ends the turns and goes on, passing everything, to the first player's next turn.
    pub fn next_round(&mut self) -> &mut Table {
        let round = self.state.round;
        for _ in 0..400 {
            if self.is_over() || (self.state.round > round && matches!(self.ask(), Ask::Turn(..))) {
                return self;
            }
            self.pass_until(|ask| matches!(ask, Ask::Turn(..)));
            if !self.is_over() && self.state.round == round {
                self.answer(Action::EndTurn);
            }
        }
        self
    }

    // ---- Positions ----

    /// A player's hand; the cards come from the deck where they are in it.
    pub fn hand(&mut self, seat: Seat, cards: &[Card]) -> &mut Table {
        for card in cards {
            self.take_for(seat, *card);
            self.state.player_mut(seat).hand.push(*card);
        }
        self
    }

    /// A player's discard pile, top last.
    pub fn discard(&mut self, seat: Seat, cards: &[Card]) -> &mut Table {
        for card in cards {
            self.take_for(seat, *card);
            self.state.player_mut(seat).discard.push(*card);
        }
        self
    }

    /// The deck is these cards alone; the rest is set aside (the player owns fewer cards then).
    pub fn deck(&mut self, seat: Seat, cards: &[Card]) -> &mut Table {
        let player = self.state.player_mut(seat);
        player.owns = player.owns - player.deck.len() as u8 + cards.len() as u8;
        player.deck = cards.iter().copied().collect();
        player.deck.sort_unstable();
        self
    }

    fn take_for(&mut self, seat: Seat, card: Card) {
        let player = self.state.player_mut(seat);
        match player.deck.iter().position(|other| *other == card) {
            Some(at) => {
                player.deck.remove(at);
            }
            None => player.owns += 1,
        }
    }

    /// What comes up next from a player's deck.
    pub fn top(&mut self, seat: Seat, cards: &[Card]) -> &mut Table {
        for card in cards {
            let player = self.state.player_mut(seat);
            let told = self.tops[seat.index()].iter().filter(|other| *other == card).count();
            if player.deck.iter().filter(|other| *other == card).count() <= told {
                player.deck.push(*card);
                player.deck.sort_unstable();
                player.owns += 1;
            }
            self.tops[seat.index()].push_back(*card);
        }
        self
    }

    /// What comes up next from the encounter deck.
    pub fn encounter_top(&mut self, cards: &[Card]) -> &mut Table {
        for card in cards {
            let told = self.encounter.iter().filter(|other| *other == card).count();
            if self.state.encounter.iter().filter(|other| *other == card).count() <= told {
                self.state.encounter.push(*card);
                self.state.encounter.sort_unstable();
                self.state.encounter_cards += 1;
            }
            self.encounter.push_back(*card);
        }
        self
    }

    /// The encounter deck is these cards alone.
    pub fn encounter_deck(&mut self, cards: &[Card]) -> &mut Table {
        let before = self.state.encounter.len() as u16;
        self.state.encounter_cards = self.state.encounter_cards - before + cards.len() as u16;
        self.state.encounter = cards.iter().copied().collect();
        self.state.encounter.sort_unstable();
        self
    }

    /// Which cards Chance picks next from hands.
    pub fn random(&mut self, cards: &[Card]) -> &mut Table {
        self.random.extend(cards);
        self
    }

    /// A player turns to hero form, without anything happening.
    pub fn hero(&mut self, seat: Seat) -> &mut Table {
        let hero = self.state.player(seat).hero;
        self.state.piece_mut(PieceId::identity(seat)).unwrap().card = hero.hero();
        self
    }

    /// Another villain stage, 1 to 3, undamaged, without anything happening.
    pub fn stage(&mut self, stage: u8) -> &mut Table {
        let card = self.state.scenario.stages()[usize::from(stage) - 1];
        self.state.piece_mut(PieceId::VILLAIN).unwrap().card = card;
        self
    }

    /// A main scheme (its B side), without anything happening.
    pub fn main_scheme(&mut self, card: Card) -> &mut Table {
        self.state.piece_mut(PieceId::MAIN).unwrap().card = card;
        self
    }

    /// A player card in play under a player's control, without anything happening.
    pub fn controls(&mut self, seat: Seat, card: Card) -> PieceId {
        self.take_for(seat, card);
        self.state.put_into_play(card, |piece| {
            piece.owner = Some(seat);
            piece.controller = Some(seat);
        })
    }

    /// A player card attached to something.
    pub fn attached(&mut self, seat: Seat, card: Card, host: PieceId) -> PieceId {
        let id = self.controls(seat, card);
        self.piece(id).host = host;
        id
    }

    /// An encounter card in play: a minion engaged with the player, a side scheme, an attachment on the villain or, for
    /// Upgraded Drones, on Ultron Drones.
    pub fn encounter_card(&mut self, seat: Seat, card: Card) -> PieceId {
        match self.state.encounter.iter().position(|other| *other == card) {
            Some(at) => {
                self.state.encounter.remove(at);
            }
            None if card.def().kind != Kind::Environment => self.state.encounter_cards += 1,
            None => {}
        }
        let environment = self.state.in_play(Card::UltronDrones).unwrap_or(PieceId::VILLAIN);
        self.state.put_into_play(card, |piece| match card.def().kind {
            Kind::Minion => piece.engaged = Some(seat),
            Kind::Attachment if card == Card::UpgradedDrones => piece.host = environment,
            Kind::Attachment => piece.host = PieceId::VILLAIN,
            _ => {}
        })
    }

    /// A facedown Drone engaged with its owner.
    pub fn drone(&mut self, seat: Seat, card: Card) -> PieceId {
        self.take_for(seat, card);
        self.state.put_into_play(card, |piece| {
            piece.facedown = true;
            piece.owner = Some(seat);
            piece.engaged = Some(seat);
        })
    }

    /// A piece, to be changed.
    pub fn piece(&mut self, id: PieceId) -> &mut Piece {
        self.state.piece_mut(id).expect("it is in play")
    }

    /// Damage on a piece.
    pub fn damaged(&mut self, id: PieceId, damage: u16) -> &mut Table {
        self.piece(id).damage = damage;
        self
    }

    /// Threat on a scheme.
    pub fn threat(&mut self, id: PieceId, threat: u16) -> &mut Table {
        self.piece(id).threat = threat;
        self
    }

    /// A status card.
    pub fn status(&mut self, id: PieceId, status: Status) -> &mut Table {
        self.piece(id).give(status);
        self
    }

    /// Something of the rules happens now: the frame runs, then the turn goes on.
    pub fn happens(&mut self, frame: Frame) -> &mut Table {
        let active = self.state.active.unwrap_or(A);
        self.state.flow =
            Flow::stacked(&[Frame::Round(RoundStep::Turns), Frame::Turn(active, Seats::NONE), frame]);
        self.run();
        self
    }

    /// The first player's card deals damage now, not by an attack.
    pub fn deal(&mut self, to: PieceId, amount: u16) -> &mut Table {
        self.state.due(to, amount);
        let at = self.state.begin_sentence(A, Card::Haymaker, PieceId::NONE);
        self.happens(Frame::Sentence(at, SentenceStep::Damage))
    }

    /// Threat is placed on a scheme now.
    pub fn places(&mut self, scheme: PieceId, amount: u16) -> &mut Table {
        self.happens(Frame::PlaceThreat { scheme, amount, step_one: false, seat: A })
    }

    /// An enemy attacks a player now.
    pub fn enemy_attacks(&mut self, enemy: PieceId, seat: Seat) -> &mut Table {
        self.happens(Frame::EnemyAttack { enemy, seat })
    }

    /// Passes everything until the turn goes on.
    pub fn settle(&mut self) -> &mut Table {
        self.pass_until(|ask| matches!(ask, Ask::Turn(..)))
    }

    /// A player reveals an encounter card from the deck now.
    pub fn reveals(&mut self, seat: Seat, card: Card) -> &mut Table {
        match self.state.encounter.iter().position(|other| *other == card) {
            Some(at) => {
                self.state.encounter.remove(at);
            }
            None => self.state.encounter_cards += 1,
        }
        let reveal = self.state.begin_reveal(card, seat, true);
        self.happens(reveal)
    }

    /// The villain attacks a player now; this boost card comes up.
    pub fn villain_attacks(&mut self, seat: Seat, boosts: &[Card]) -> &mut Table {
        self.encounter_top(boosts);
        self.happens(Frame::EnemyAttack { enemy: PieceId::VILLAIN, seat })
    }

    /// The villain schemes against a player now; this boost card comes up.
    pub fn villain_schemes(&mut self, seat: Seat, boosts: &[Card]) -> &mut Table {
        self.encounter_top(boosts);
        self.happens(Frame::EnemyScheme { enemy: PieceId::VILLAIN, seat })
    }

    // ---- Facts ----

    /// Damage on a piece.
    pub fn damage_on(&self, id: PieceId) -> u16 {
        self.state.piece(id).expect("it is in play").damage
    }

    /// Damage on a player's identity.
    pub fn hurt(&self, seat: Seat) -> u16 {
        self.damage_on(PieceId::identity(seat))
    }

    /// Threat on a scheme.
    pub fn threat_on(&self, id: PieceId) -> u16 {
        self.state.piece(id).expect("it is in play").threat
    }

    /// Whether a piece has a status card.
    pub fn has(&self, id: PieceId, status: Status) -> bool {
        self.state.piece(id).is_some_and(|piece| piece.has(status))
    }

    /// The cards of this face that are in play.
    pub fn copies(&self, card: Card) -> usize {
        self.state.pieces.iter().filter(|piece| piece.card == card && !piece.facedown).count()
    }

    /// Whether the card lies in the encounter discard pile.
    pub fn is_discarded(&self, card: Card) -> bool {
        self.state.encounter_discard.contains(&card)
    }

    /// Whether a piece is in play.
    pub fn is_in_play(&self, id: PieceId) -> bool {
        self.state.piece(id).is_some()
    }
}
