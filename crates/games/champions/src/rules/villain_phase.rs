//! The villain phase (rule 8).

use super::{Log, MISFIT};
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::{ActivationsStep, EncounterTo, Frame, Next, RoundStep, VillainStep};
use crate::ids::{PieceId, Seats};
use crate::state::{Phase, State};
use kernel::Seat;
use kernel::flow::{ask, call, done, goto};

impl State {
    /// Step 1: threat (rule 8.1).
    pub(crate) fn begin_villain_phase(&mut self, log: &mut Log) -> Next {
        self.phase = Phase::Villain(VillainStep::Threat);
        log.public(Event::VillainPhase);
        for piece in &mut self.pieces {
            piece.activated = false;
        }
        self.acted = Seats::NONE;
        let main = self.piece(PieceId::MAIN).map_or(0, |main| main.def().acceleration.of(self.n_players()));
        let amount = main + self.icons(|def| def.acceleration_icons) + u16::from(self.acceleration);
        let frame = Frame::PlaceThreat { scheme: PieceId::MAIN, amount, step_one: true, seat: self.first };
        call(frame).then(Frame::Round(RoundStep::Activations))
    }

    /// Step 2: enemies activate against one player after the other (rule 8.2.1).
    pub(crate) fn activate_enemies(&mut self) -> Next {
        self.phase = Phase::Villain(VillainStep::Activations);
        match self.next_in_order() {
            Some(seat) => call(Frame::Activations(seat, ActivationsStep::Villain))
                .then(Frame::Round(RoundStep::Activations)),
            None => goto(Frame::Round(RoundStep::Deal)),
        }
    }

    /// Step 3: encounter cards are dealt (rule 8.3.1).
    pub(crate) fn deal_encounter_cards(&mut self) -> Next {
        self.phase = Phase::Villain(VillainStep::Deal);
        let hazards = self.icons(|def| def.hazard_icons) as u8;
        call(Frame::DealEncounter(0, hazards)).then(Frame::Round(RoundStep::Reveal))
    }

    /// Step 4: all players reveal what was dealt to them (rule 8.4.1).
    pub(crate) fn begin_reveals(&mut self) -> Next {
        self.phase = Phase::Villain(VillainStep::Reveal);
        self.acted = Seats::NONE;
        goto(Frame::Round(RoundStep::RevealNext))
    }

    /// The next player reveals; all of them once more if cards were dealt meanwhile.
    pub(crate) fn next_reveals(&mut self) -> Next {
        match self.next_in_order() {
            Some(seat) => call(Frame::RevealDealt(seat)).then(Frame::Round(RoundStep::RevealNext)),
            None if self.players.iter().any(|player| !player.out && !player.dealt.is_empty()) => {
                goto(Frame::Round(RoundStep::Reveal))
            }
            None => {
                self.phase = Phase::Villain(VillainStep::End);
                goto(Frame::Round(RoundStep::End))
            }
        }
    }

    /// Rule 8.2: the villain, then the minions engaged with the player.
    pub(crate) fn activations(&mut self, seat: Seat, step: ActivationsStep) -> Next {
        // Rule 8.2.5.
        if !self.is_in(seat) {
            return done();
        }
        if step == ActivationsStep::Villain {
            let frame = self.activation_frame(PieceId::VILLAIN, seat);
            return call(frame).then(Frame::Activations(seat, ActivationsStep::Minions));
        }
        let minions: arrayvec::ArrayVec<PieceId, 256> =
            self.engaged(seat).filter(|piece| !piece.activated).map(|piece| piece.id).collect();
        let plain = |id: &PieceId| self.piece(*id).is_some_and(|it| it.facedown && self.is_plain(it));
        match minions.as_slice() {
            [] => done(),
            // Rule 8.2.3. Facedown Drones are all alike, so they need no order.
            [first, others @ ..] if others.is_empty() || minions.iter().all(plain) => {
                self.activate_minion(seat, *first)
            }
            _ => ask(seat, Ask::Minion(seat)).last(),
        }
    }

    /// Whether a piece has nothing on it that tells it apart from others of its kind.
    pub(crate) fn is_plain(&self, it: &crate::state::Piece) -> bool {
        it.damage == 0 && it.statuses.is_empty() && !self.pieces.iter().any(|piece| piece.host == it.id)
    }

    fn activate_minion(&mut self, seat: Seat, minion: PieceId) -> Next {
        if let Some(piece) = self.piece_mut(minion) {
            piece.activated = true;
        }
        call(self.activation_frame(minion, seat)).then(Frame::Activations(seat, ActivationsStep::Minions))
    }

    pub(crate) fn minion_answered(&mut self, seat: Seat, action: Action) -> Next {
        let Action::Piece(minion) = action else { return MISFIT };
        self.activate_minion(seat, minion)
    }

    /// Rule 8.2.2: the form decides as the activation begins.
    fn activation_frame(&self, enemy: PieceId, seat: Seat) -> Frame {
        if self.is_hero(seat) {
            Frame::EnemyAttack { enemy, seat }
        } else {
            Frame::EnemyScheme { enemy, seat }
        }
    }

    /// Rule 8.3: one card each, then those of heroic mode, then those of the hazard icons.
    pub(crate) fn deal_encounter(&mut self, n: u8, hazards: u8) -> Next {
        let seats: arrayvec::ArrayVec<Seat, 4> = self.in_order().collect();
        let players = seats.len() as u8;
        let heroic = players * self.heroic;
        if players == 0 || n >= players + heroic + hazards {
            return done();
        }
        let seat = if n < players {
            seats[usize::from(n)]
        } else if n < players + heroic {
            seats[usize::from((n - players) / self.heroic)]
        } else {
            seats[usize::from((n - players - heroic) % players)]
        };
        let frame = Frame::EncounterTop { to: EncounterTo::Deal(seat), left: 1 };
        call(frame).then(Frame::DealEncounter(n + 1, hazards))
    }

    /// Rule 8.4: a player reveals all dealt cards, in the order dealt.
    pub(crate) fn reveal_dealt(&mut self, seat: Seat) -> Next {
        if !self.is_in(seat) || self.player(seat).dealt.is_empty() {
            return done();
        }
        let card = self.player_mut(seat).dealt.remove(0);
        call(self.begin_reveal(card, seat, true)).then(Frame::RevealDealt(seat))
    }
}
