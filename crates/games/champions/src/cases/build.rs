//! Positions made by hand.

use super::{Given, Named, SeatName, Step};
use crate::card_names::Card;
use crate::frame::{Frame, To};
use crate::ids::{Kind, PieceId};
use crate::rules::Log;
use crate::state::{Phase, Setup, State};
use kernel::flow::{self, Flow};
use kernel::{Game, Seat};

/// A position in the making.
pub(super) struct Builder {
    state: State,
    step: Step,
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
        Ok(Builder { state, step: Step::Turn(SeatName::Player1) })
    }

    fn seat(&self, name: SeatName) -> Result<Seat, String> {
        let seat = name.seat();
        if seat.0 < self.state.n_players() {
            Ok(seat)
        } else {
            Err(format!("there is no player {}", seat.0 + 1))
        }
    }

    /// Takes player cards out of a deck; those that are not there come from outside.
    fn own(&mut self, seat: Seat, cards: &[Card]) -> Result<(), String> {
        for card in cards {
            if !card.def().kind.is_player_card() {
                return Err(format!("{} is no card of a player's deck", card.slug()));
            }
            let player = self.state.player_mut(seat);
            match player.deck.iter().position(|other| other == card) {
                Some(at) => {
                    player.deck.remove(at);
                }
                None => player.owns += 1,
            }
        }
        Ok(())
    }

    /// Takes encounter cards out of the encounter deck; those that are not there come from outside.
    fn scenario(&mut self, cards: &[Card]) -> Result<(), String> {
        for card in cards {
            if card.def().faction != crate::ids::Faction::Encounter {
                return Err(format!("{} is no encounter card", card.slug()));
            }
            match self.state.encounter.iter().position(|other| other == card) {
                Some(at) => {
                    self.state.encounter.remove(at);
                }
                None if card.def().kind == Kind::Environment => {}
                None => self.state.encounter_cards += 1,
            }
        }
        Ok(())
    }

    fn of_kind(cards: &[Card], kind: Kind) -> Result<(), String> {
        match cards.iter().find(|card| card.def().kind != kind) {
            Some(card) => Err(format!("{} is no {}", card.slug(), kind.name())),
            None => Ok(()),
        }
    }

    fn piece(&mut self, named: &Named) -> Result<&mut crate::piece::Piece, String> {
        let id = named.find(&self.state)?;
        self.state.piece_mut(id).ok_or_else(|| format!("{id} is not in play"))
    }

    pub(super) fn take(&mut self, given: &Given) -> Result<(), String> {
        match given {
            Given::Round(round) => self.state.round = (*round).clamp(1, 999),
            Given::First(name) => self.state.first = self.seat(*name)?,
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
                let schemes = self.state.scenario.schemes();
                let n = schemes.iter().position(|a| a.def().back == Some(*card));
                let n = n.ok_or_else(|| format!("{} is no main scheme of the scenario", card.slug()))?;
                self.state.schemes = schemes[n + 1..].iter().copied().collect();
                if let Some(main) = self.state.piece_mut(PieceId::MAIN) {
                    main.card = *card;
                }
            }
            Given::Hand(name, cards) => {
                let seat = self.seat(*name)?;
                self.own(seat, cards)?;
                let hand = &mut self.state.player_mut(seat).hand;
                cards
                    .iter()
                    .try_for_each(|card| hand.try_push(*card))
                    .map_err(|_| "too many cards in hand")?;
            }
            Given::Deck(name, cards) => {
                let seat = self.seat(*name)?;
                if let Some(card) = cards.iter().find(|card| !card.def().kind.is_player_card()) {
                    return Err(format!("{} is no card of a player's deck", card.slug()));
                }
                let player = self.state.player_mut(seat);
                player.owns = player.owns - player.deck.len() as u8 + cards.len().min(50) as u8;
                player.deck = cards.iter().copied().take(50).collect();
                player.deck.sort_unstable();
            }
            Given::Discard(name, cards) => {
                let seat = self.seat(*name)?;
                self.own(seat, cards)?;
                let pile = &mut self.state.player_mut(seat).discard;
                cards.iter().try_for_each(|card| pile.try_push(*card)).map_err(|_| "too many cards")?;
            }
            Given::Dealt(name, cards) => {
                let seat = self.seat(*name)?;
                self.scenario(cards)?;
                let dealt = &mut self.state.player_mut(seat).dealt;
                cards.iter().try_for_each(|card| dealt.try_push(*card)).map_err(|_| "too many cards")?;
            }
            Given::Controls(name, cards) => {
                let seat = self.seat(*name)?;
                self.own(seat, cards)?;
                for card in cards {
                    if !matches!(card.def().kind, Kind::Ally | Kind::Upgrade | Kind::Support) {
                        return Err(format!("{} does not stay in play", card.slug()));
                    }
                    self.state.put_into_play(*card, |piece| {
                        piece.owner = Some(seat);
                        piece.controller = Some(seat);
                    });
                }
            }
            Given::Attached(name, card, host) => {
                let seat = self.seat(*name)?;
                let host = host.find(&self.state)?;
                Builder::of_kind(&[*card], Kind::Upgrade)?;
                self.own(seat, &[*card])?;
                self.state.put_into_play(*card, |piece| {
                    piece.owner = Some(seat);
                    piece.controller = Some(seat);
                    piece.host = host;
                });
            }
            Given::Minion(name, cards) => {
                let seat = self.seat(*name)?;
                Builder::of_kind(cards, Kind::Minion)?;
                self.scenario(cards)?;
                for card in cards {
                    self.state.put_into_play(*card, |piece| piece.engaged = Some(seat));
                }
            }
            Given::Drone(name, cards) => {
                let seat = self.seat(*name)?;
                self.own(seat, cards)?;
                for card in cards {
                    self.state.put_into_play(*card, |piece| {
                        piece.facedown = true;
                        piece.owner = Some(seat);
                        piece.engaged = Some(seat);
                    });
                }
            }
            Given::SideScheme(cards) => {
                Builder::of_kind(cards, Kind::SideScheme)?;
                self.scenario(cards)?;
                for card in cards {
                    self.state.put_into_play(*card, |_| {});
                }
            }
            Given::Attachment(card, host) => {
                let host = host.find(&self.state)?;
                Builder::of_kind(&[*card], Kind::Attachment)?;
                self.scenario(&[*card])?;
                self.state.put_into_play(*card, |piece| piece.host = host);
            }
            Given::Environment(card) => {
                Builder::of_kind(&[*card], Kind::Environment)?;
                self.state.put_into_play(*card, |_| {});
            }
            Given::Encounter(cards) => {
                if let Some(card) =
                    cards.iter().find(|card| card.def().faction != crate::ids::Faction::Encounter)
                {
                    return Err(format!("{} is no encounter card", card.slug()));
                }
                let before = self.state.encounter.len() as u16;
                self.state.encounter = cards.iter().copied().take(120).collect();
                self.state.encounter.sort_unstable();
                self.state.encounter_cards =
                    self.state.encounter_cards - before + self.state.encounter.len() as u16;
            }
            Given::EncounterDiscard(cards) => {
                self.scenario(cards)?;
                let pile = &mut self.state.encounter_discard;
                cards.iter().try_for_each(|card| pile.try_push(*card)).map_err(|_| "too many cards")?;
            }
            Given::Damage(named, n) => self.piece(named)?.damage = (*n).min(999),
            Given::Threat(named, n) => self.piece(named)?.threat = (*n).min(999),
            Given::Counters(named, n) => self.piece(named)?.counters = *n,
            Given::Status(named, statuses) => {
                let piece = self.piece(named)?;
                piece.statuses = 0;
                statuses.iter().for_each(|status| piece.give(*status));
            }
            Given::Exhausted(all) => {
                for named in all {
                    self.piece(named)?.exhausted = true;
                }
            }
            Given::Used(named, ability) => {
                let piece = self.piece(named)?;
                piece.used |= piece.use_bit(*ability);
            }
            Given::ChangedForm(name) => {
                let seat = self.seat(*name)?;
                self.state.player_mut(seat).changed_form = true;
            }
            Given::Acceleration(n) => self.state.acceleration = *n,
            Given::NemesisIn(name) => {
                let seat = self.seat(*name)?;
                self.state.player_mut(seat).nemesis_in = true;
            }
            Given::Out(names) => {
                for name in names {
                    let seat = self.seat(*name)?;
                    self.state.eliminate(seat, &mut Log::off());
                }
            }
            Given::Discount(name, n) => {
                let seat = self.seat(*name)?;
                self.state.player_mut(seat).discount = *n;
            }
            Given::Step(step) => self.step = step.clone(),
        }
        Ok(())
    }

    /// Puts the procedures on the stack and runs to the first question.
    pub(super) fn finish(mut self) -> Result<State, String> {
        let before = |seat: Seat, first: Seat, n: u8| {
            (0..n)
                .map(|k| Seat((first.0 + k) % n))
                .take_while(|s| *s != seat)
                .fold(1u8 << seat.0, |set, s| set | 1 << s.0)
        };
        let n = self.state.n_players();
        let turn = |builder: &mut Builder, seat: Seat| {
            builder.state.phase = Phase::Player;
            builder.state.active = Some(seat);
            builder.state.acted = before(seat, builder.state.first, n);
        };
        let all = (1u8 << n) - 1;
        let in_villain_phase = |builder: &mut Builder, step: u8| {
            builder.state.phase = Phase::Villain(step);
            builder.state.acted = all;
        };
        let frames: Vec<Frame> = match self.step.clone() {
            Step::Turn(name) => {
                let seat = self.seat(name)?;
                turn(&mut self, seat);
                vec![Frame::Round(1), Frame::Turn(seat, 0)]
            }
            Step::Drone(name) => {
                let seat = self.seat(name)?;
                turn(&mut self, seat);
                vec![Frame::Round(1), Frame::Turn(seat, 0), Frame::Top { seat, to: To::Drone, left: 1 }]
            }
            Step::EndOfPhase => {
                self.state.phase = Phase::Player;
                vec![Frame::Round(2)]
            }
            Step::VillainPhase => vec![Frame::Round(5)],
            Step::Activations => vec![Frame::Round(6)],
            Step::Deal => vec![Frame::Round(7)],
            Step::RevealDealt => vec![Frame::Round(8)],
            Step::EndOfRound => vec![Frame::Round(10)],
            Step::Attack(enemy, name) => {
                let (enemy, seat) = (enemy.find(&self.state)?, self.seat(name)?);
                in_villain_phase(&mut self, 2);
                vec![Frame::Round(7), Frame::EnemyAttack { enemy, seat }]
            }
            Step::Scheme(enemy, name) => {
                let (enemy, seat) = (enemy.find(&self.state)?, self.seat(name)?);
                in_villain_phase(&mut self, 2);
                vec![Frame::Round(7), Frame::EnemyScheme { enemy, seat }]
            }
            Step::Reveal(name, card) => {
                let seat = self.seat(name)?;
                self.scenario(&[card])?;
                in_villain_phase(&mut self, 4);
                vec![Frame::Round(9), self.state.begin_reveal(card, seat, true)]
            }
        };
        self.state.flow = Flow::stacked(&frames);
        self.state.dirty = true;
        self.state.check().map_err(|broken| broken.note)?;
        flow::run(&mut self.state, &mut Log::off()).map_err(|broken| broken.to_string())?;
        Ok(self.state)
    }
}
