//! Positions made by hand. The lines of a `given` may stand in any order: they are taken stage by stage, so that no line
//! depends on another one that comes later in the file.

use super::begin::CONTRADICTION;
use super::order::{Said, Stage};
use super::{Given, Named, SeatName, Step};
use crate::ids::{AbilityId, Card, Faction, Kind, PieceId};
use crate::printed::Def;
use crate::rules::Log;
use crate::state::{DECK, Piece, Setup, State};
use kernel::Seat;

/// How many encounter cards there are at most in the whole game.
const ENCOUNTER_CARDS: u16 = 128;

/// A position in the making.
pub(super) struct Builder {
    pub(super) state: State,
    pub(super) step: Step,
    said: Vec<(Said, Given)>,
    /// Attached cards whose hosts are looked for once all cards are in play, with their lines.
    hosts: Vec<(usize, PieceId, Named)>,
}

impl Builder {
    /// Round 1, the first player's turn; nobody has cards in hand, only the villain and the main scheme are in play.
    pub(super) fn new(setup: &Setup) -> Result<Builder, String> {
        let mut state = State::blank(setup).map_err(|error| error.to_string())?;
        if let Some(main) = state.piece_mut(PieceId::MAIN)
            && let Some(back) = main.card.def().back
        {
            main.card = back;
        }
        state.round = 1;
        state.obligations_in = true;
        Ok(Builder { state, step: Step::Turn(SeatName::Player1), said: Vec::new(), hosts: Vec::new() })
    }

    pub(super) fn seat(&self, name: SeatName) -> Result<Seat, String> {
        let seat = name.seat();
        if seat.0 < self.state.n_players() {
            Ok(seat)
        } else {
            Err(format!("there is no player {}", seat.0 + 1))
        }
    }

    /// A player who has something to do at this step.
    pub(super) fn seat_in(&self, name: SeatName) -> Result<Seat, String> {
        let seat = self.seat(name)?;
        if self.state.is_in(seat) { Ok(seat) } else { Err(format!("player {} is out (22.1)", seat.0 + 1)) }
    }

    /// Notes what a line says; the same thing can't be said in two ways.
    fn say(&mut self, what: Said, given: &Given) -> Result<(), String> {
        match self.said.iter().find(|(said, _)| *said == what) {
            Some((_, before)) if before == given => Ok(()),
            Some(_) => Err(format!("{} is given twice, in one line it can be given whole", what.words())),
            None => {
                self.said.push((what, given.clone()));
                Ok(())
            }
        }
    }

    fn player_cards(cards: &[Card]) -> Result<(), String> {
        match cards.iter().find(|card| !card.def().kind.is_player_card()) {
            Some(card) => Err(format!("{} is no card of a player's deck", card.slug())),
            None => Ok(()),
        }
    }

    fn encounter_cards(cards: &[Card]) -> Result<(), String> {
        let is_one = |card: &Card| {
            let def = card.def();
            def.faction == Faction::Encounter
                && !matches!(def.kind, Kind::Villain | Kind::MainScheme | Kind::Environment)
        };
        match cards.iter().find(|card| !is_one(card)) {
            Some(card) => Err(format!("{} is no card of the encounter deck", card.slug())),
            None => Ok(()),
        }
    }

    /// Takes player cards out of a deck; those that are not there come from outside.
    fn own(&mut self, seat: Seat, cards: &[Card]) -> Result<(), String> {
        Builder::player_cards(cards)?;
        for card in cards {
            let player = self.state.player_mut(seat);
            match player.deck.iter().position(|other| other == card) {
                Some(at) => {
                    player.deck.remove(at);
                }
                None => {
                    player.owns = player.owns.checked_add(1).ok_or("that are too many cards for a player")?;
                }
            }
        }
        Ok(())
    }

    /// Takes encounter cards out of the encounter deck; those that are not there come from outside.
    pub(super) fn scenario(&mut self, cards: &[Card]) -> Result<(), String> {
        Builder::encounter_cards(cards)?;
        for card in cards {
            match self.state.encounter.iter().position(|other| other == card) {
                Some(at) => {
                    self.state.encounter.remove(at);
                }
                None => self.state.encounter_cards += 1,
            }
        }
        Ok(())
    }

    fn of_kind(cards: &[Card], kind: Kind) -> Result<(), String> {
        match cards.iter().find(|card| card.def().kind != kind) {
            Some(card) => Err(format!("{} is no {}", card.slug(), kind.slug())),
            None => Ok(()),
        }
    }

    fn piece(&mut self, named: &Named) -> Result<&mut Piece, String> {
        let id = named.find_given(&self.state)?;
        self.state.piece_mut(id).ok_or_else(|| format!("{id} is not in play"))
    }

    fn enters(&mut self, card: Card, change: impl FnOnce(&mut Piece)) -> Result<PieceId, String> {
        if self.state.pieces.is_full() {
            return Err("that are too many cards in play".to_owned());
        }
        Ok(self.state.put_into_play(card, change))
    }

    /// A player's card enters play (rule 14.6).
    fn enters_for(&mut self, seat: Seat, card: Card) -> Result<PieceId, String> {
        if self.state.breaks_unique(card) {
            return Err(format!("{} is unique and in play already (14.6)", card.slug()));
        }
        self.enters(card, |piece| {
            piece.owner = Some(seat);
            piece.controller = Some(seat);
        })
    }

    /// Takes one line; lines must come stage by stage.
    pub(super) fn take(&mut self, line: usize, given: &Given) -> Result<(), String> {
        match given.stage() {
            Stage::Table => self.take_table(given),
            Stage::Cards => self.take_cards(line, given),
            Stage::Tokens => self.take_tokens(given),
            Stage::Decks => self.take_deck(given),
            Stage::Out | Stage::Step => self.take_last(given),
        }
    }

    fn take_table(&mut self, given: &Given) -> Result<(), String> {
        match given {
            Given::Round(round) => {
                self.say(Said::Round, given)?;
                if !(1..=999).contains(round) {
                    return Err("the rounds are 1 to 999".to_owned());
                }
                self.state.round = *round;
            }
            Given::First(name) => {
                self.say(Said::First, given)?;
                self.state.first = self.seat(*name)?;
            }
            Given::Hero(names) => {
                for name in names {
                    let seat = self.seat(*name)?;
                    let hero = self.state.player(seat).hero.hero();
                    if let Some(piece) = self.state.piece_mut(PieceId::identity(seat)) {
                        piece.card = hero;
                    }
                }
            }
            Given::Stage(stage) => {
                self.say(Said::Stage, given)?;
                let stages = self.state.scenario.stages();
                let n = usize::from(*stage);
                let card = *stages.get(n.wrapping_sub(1)).ok_or("a villain has the stages 1 to 3")?;
                // The stages after it that the mode has.
                self.state.stages =
                    stages[n..].iter().copied().filter(|next| self.state.stages.contains(next)).collect();
                if let Some(villain) = self.state.piece_mut(PieceId::VILLAIN) {
                    villain.card = card;
                }
            }
            Given::Main(card) => {
                self.say(Said::Main, given)?;
                let schemes = self.state.scenario.schemes();
                let n = schemes.iter().position(|a| a.def().back == Some(*card));
                let n = n.ok_or_else(|| format!("{} is no main scheme of the scenario", card.slug()))?;
                self.state.schemes = schemes[n + 1..].iter().copied().collect();
                if let Some(main) = self.state.piece_mut(PieceId::MAIN) {
                    main.card = *card;
                }
            }
            Given::ChangedForm(name) => {
                let seat = self.seat(*name)?;
                self.state.player_mut(seat).changed_form = true;
            }
            Given::Acceleration(n) => {
                self.say(Said::Acceleration, given)?;
                self.state.acceleration = *n;
            }
            Given::NemesisIn(name) => {
                let seat = self.seat(*name)?;
                self.state.player_mut(seat).nemesis_in = true;
            }
            Given::Discount(name, n) => {
                let seat = self.seat(*name)?;
                self.say(Said::Discount(seat), given)?;
                self.state.player_mut(seat).discount = *n;
            }
            _ => return Err(misplaced(given)),
        }
        Ok(())
    }

    fn take_cards(&mut self, line: usize, given: &Given) -> Result<(), String> {
        match given {
            Given::Hand(name, cards) => {
                let seat = self.seat(*name)?;
                self.own(seat, cards)?;
                let hand = &mut self.state.player_mut(seat).hand;
                push_all(hand, cards, "too many cards in hand")?;
            }
            Given::Discard(name, cards) => {
                let seat = self.seat(*name)?;
                self.say(Said::Discard(seat), given)?;
                if self.state.player(seat).discard.is_empty() {
                    self.own(seat, cards)?;
                    let pile = &mut self.state.player_mut(seat).discard;
                    push_all(pile, cards, "too many cards in a discard pile")?;
                }
            }
            Given::Dealt(name, cards) => {
                let seat = self.seat(*name)?;
                self.say(Said::Dealt(seat), given)?;
                if self.state.player(seat).dealt.is_empty() {
                    self.scenario(cards)?;
                    let dealt = &mut self.state.player_mut(seat).dealt;
                    push_all(dealt, cards, "too many dealt encounter cards")?;
                }
            }
            Given::EncounterDiscard(cards) => {
                self.say(Said::EncounterDiscard, given)?;
                if self.state.encounter_discard.is_empty() {
                    self.scenario(cards)?;
                    let pile = &mut self.state.encounter_discard;
                    push_all(pile, cards, "too many cards in the encounter discard pile")?;
                }
            }
            Given::Controls(name, cards) => {
                let seat = self.seat(*name)?;
                self.own(seat, cards)?;
                for card in cards {
                    let def = card.def();
                    if !matches!(def.kind, Kind::Ally | Kind::Upgrade | Kind::Support) {
                        return Err(format!("{} does not stay in play", card.slug()));
                    }
                    if let Some(attach) = def.attach {
                        let (card, what) = (card.slug(), attach.what.replace('-', " "));
                        return Err(format!("{card} is attached to {what}: attached SEAT {card} HOST"));
                    }
                    self.enters_for(seat, *card)?;
                }
            }
            Given::Attached(name, card, host) => {
                let seat = self.seat(*name)?;
                Builder::of_kind(&[*card], Kind::Upgrade)?;
                if card.def().attach.is_none() {
                    return Err(format!("{} is attached to nothing (4.3)", card.slug()));
                }
                self.own(seat, &[*card])?;
                let id = self.enters_for(seat, *card)?;
                self.hosts.push((line, id, host.clone()));
            }
            Given::Minion(name, cards) => {
                let seat = self.seat(*name)?;
                Builder::of_kind(cards, Kind::Minion)?;
                self.scenario(cards)?;
                for card in cards {
                    self.enters(*card, |piece| piece.engaged = Some(seat))?;
                }
            }
            Given::Drone(name, cards) => {
                let seat = self.seat(*name)?;
                self.own(seat, cards)?;
                for card in cards {
                    self.enters(*card, |piece| {
                        piece.facedown = true;
                        piece.owner = Some(seat);
                        piece.engaged = Some(seat);
                    })?;
                }
            }
            Given::SideScheme(cards) => {
                Builder::of_kind(cards, Kind::SideScheme)?;
                self.scenario(cards)?;
                for card in cards {
                    self.enters(*card, |_| {})?;
                }
            }
            Given::Attachment(card, host) => {
                Builder::of_kind(&[*card], Kind::Attachment)?;
                self.scenario(&[*card])?;
                let id = self.enters(*card, |_| {})?;
                self.hosts.push((line, id, host.clone()));
            }
            Given::Environment(card) => {
                Builder::of_kind(&[*card], Kind::Environment)?;
                if self.state.in_play(*card).is_some() {
                    return Err(format!("{} is in play already", card.slug()));
                }
                self.enters(*card, |_| {})?;
            }
            _ => return Err(misplaced(given)),
        }
        Ok(())
    }

    /// All cards are in play: those that are attached find their hosts (rule 4.3.1).
    pub(super) fn attach(&mut self) -> Result<(), (usize, String)> {
        for (line, id, named) in std::mem::take(&mut self.hosts) {
            let host = self.host_of(id, &named).map_err(|what| (line, what))?;
            if let Some(piece) = self.state.piece_mut(id) {
                piece.host = host;
            }
        }
        Ok(())
    }

    fn host_of(&self, id: PieceId, named: &Named) -> Result<PieceId, String> {
        let host = named.find_given(&self.state)?;
        let (Some(it), Some(on)) = (self.state.piece(id), self.state.piece(host)) else {
            return Err(format!("{host} is not in play"));
        };
        let Some(attach) = it.def().attach else { return Ok(host) };
        let ctx = crate::ability::Ctx::new(it.card, AbilityId::FIRST, PieceId::NONE, self.state.first);
        let fits = |on: &Piece| (attach.fits)(&self.state, &ctx, on);
        // Legality is checked only as the card enters play: then another minion may have had the most hit points.
        let any_minion = on.is_minion() && self.state.pieces.iter().any(|it| it.is_minion() && fits(it));
        if !fits(on) && !any_minion {
            return Err(format!(
                "{} is attached to {} (4.3.1)",
                it.card.slug(),
                attach.what.replace('-', " ")
            ));
        }
        if self.state.host_is_full(on, it.card) {
            return Err(format!("one {} at most is attached to a card (10.3.8)", it.card.slug()));
        }
        Ok(host)
    }

    fn take_tokens(&mut self, given: &Given) -> Result<(), String> {
        match given {
            Given::Damage(named, n) => {
                let piece = self.piece(named)?;
                if !piece.kind().is_character() && piece.card != Card::ArmoredRhinoSuit {
                    return Err(format!("{} is no character: it has no damage (12.1)", piece.card.slug()));
                }
                piece.damage = small(*n, "damage")?;
                let id = piece.id;
                self.say(Said::Damage(id), given)?;
            }
            Given::Threat(named, n) => {
                let piece = self.piece(named)?;
                if !piece.is_scheme() {
                    return Err(format!("{} is no scheme: it has no threat (13.1)", piece.card.slug()));
                }
                piece.threat = small(*n, "threat")?;
                let id = piece.id;
                self.say(Said::Threat(id), given)?;
            }
            Given::Counters(named, n) => {
                let piece = self.piece(named)?;
                if piece.controller.is_none() || piece.is_identity() {
                    return Err(format!("no counters lie on {}", piece.card.slug()));
                }
                if *n == 0 && piece.def().uses.is_some() {
                    return Err(format!("{} without counters is discarded (17.7)", piece.card.slug()));
                }
                piece.counters = *n;
                let id = piece.id;
                self.say(Said::Counters(id), given)?;
            }
            Given::Status(named, statuses) => {
                let piece = self.piece(named)?;
                if !piece.kind().is_character() {
                    return Err(format!(
                        "{} is no character: it has no status cards (16.1)",
                        piece.card.slug()
                    ));
                }
                piece.statuses = kit::Set::EMPTY;
                statuses.iter().for_each(|status| piece.give(*status));
                let id = piece.id;
                self.say(Said::Status(id), given)?;
            }
            Given::Exhausted(all) => {
                for named in all {
                    let piece = self.piece(named)?;
                    if piece.controller.is_none() {
                        return Err(format!("{} does not exhaust: no player controls it", piece.card.slug()));
                    }
                    piece.exhausted = true;
                }
            }
            Given::Used(named, ability) => {
                let piece = self.piece(named)?;
                let def = piece.def();
                let once = |def: &Def| def.ability(*ability).is_some_and(|it| it.once);
                // Of an identity, the side whose ability has a limit is meant; of both, the one that shows.
                let back = def.back.map(Card::def).filter(|back| !once(def) && once(back));
                if back.is_none() && def.ability(*ability).is_none() {
                    return Err(format!("{} has no ability {}, counted from 0", def.card.slug(), ability.0));
                }
                let mut side = Piece::new(piece.id, back.unwrap_or(def).card);
                side.count_use(*ability);
                piece.used |= side.used;
            }
            Given::Under(named, name, cards) => {
                let seat = self.seat(*name)?;
                let card = self.piece(named)?.card;
                if card != Card::HighwayRobbery {
                    return Err(format!("no cards lie under {} (01166)", card.slug()));
                }
                self.own(seat, cards)?;
                for card in cards {
                    let under = self.state.under.try_push((*card, seat));
                    under.map_err(|_| "that are too many cards under a card".to_owned())?;
                }
                // It does not matter in which order they came there.
                self.state.under.sort_unstable();
            }
            _ => return Err(misplaced(given)),
        }
        Ok(())
    }

    fn take_deck(&mut self, given: &Given) -> Result<(), String> {
        match given {
            Given::Deck(name, cards) => {
                let seat = self.seat(*name)?;
                self.say(Said::Deck(seat), given)?;
                Builder::player_cards(cards)?;
                let player = self.state.player_mut(seat);
                let others = usize::from(player.owns) - player.deck.len();
                player.deck.clear();
                push_all(&mut player.deck, cards, "a deck has 50 cards at most (5.2)")?;
                player.deck.sort_unstable();
                player.owns = u8::try_from(others + cards.len())
                    .map_err(|_| "that are too many cards for a player".to_owned())?;
            }
            Given::Encounter(cards) => {
                self.say(Said::Encounter, given)?;
                Builder::encounter_cards(cards)?;
                let others = self.state.encounter_cards - self.state.encounter.len() as u16;
                self.state.encounter.clear();
                push_all(&mut self.state.encounter, cards, "too many cards in the encounter deck")?;
                self.state.encounter.sort_unstable();
                self.state.encounter_cards = others + cards.len() as u16;
            }
            _ => return Err(misplaced(given)),
        }
        Ok(())
    }

    fn take_last(&mut self, given: &Given) -> Result<(), String> {
        match given {
            Given::Out(names) => {
                for name in names {
                    let seat = self.seat(*name)?;
                    self.leaves(seat);
                }
                if self.state.ended.is_some() {
                    return Err("all players are out: the game would be over (22.4)".to_owned());
                }
            }
            Given::Step(step) => {
                self.say(Said::Step, given)?;
                self.step = step.clone();
            }
            _ => return Err(misplaced(given)),
        }
        Ok(())
    }

    /// A player leaves the game, and the cards in play go in an order that does not depend on their numbers.
    fn leaves(&mut self, seat: Seat) {
        if !self.state.is_in(seat) {
            return;
        }
        let own = self.state.controlled(seat).filter(|it| !it.is_identity());
        let mut own: Vec<(Card, PieceId)> = own.map(|it| (it.card, it.id)).collect();
        own.sort_unstable();
        for (_, id) in own {
            self.state.discard_piece(id, &mut Log::off());
        }
        self.state.eliminate(seat, &mut Log::off());
    }

    /// All lines are taken: no more cards than there may be.
    pub(super) fn count(&self) -> Result<(), String> {
        for (n, player) in self.state.players.iter().enumerate() {
            if usize::from(player.owns) > DECK {
                let owns = player.owns;
                return Err(format!("player {} has {owns} cards, {DECK} are the most (5.2)", n + 1));
            }
        }
        let cards = self.state.encounter_cards;
        if cards > ENCOUNTER_CARDS {
            return Err(format!("there are {cards} encounter cards, {ENCOUNTER_CARDS} are the most"));
        }
        Ok(())
    }
}

/// A line came to another stage than its own.
fn misplaced(given: &Given) -> String {
    format!("{CONTRADICTION}: {given:?} belongs to another stage")
}

/// Puts cards onto a pile.
fn push_all<const N: usize>(
    pile: &mut arrayvec::ArrayVec<Card, N>,
    cards: &[Card],
    full: &'static str,
) -> Result<(), String> {
    cards.iter().try_for_each(|card| pile.try_push(*card)).map_err(|_| full.to_owned())
}

/// A number of tokens.
fn small(n: u16, what: &str) -> Result<u16, String> {
    if n <= 999 { Ok(n) } else { Err(format!("that is too much {what}")) }
}
