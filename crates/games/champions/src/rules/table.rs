//! Cards moving between zones, and what lies on them (rule 4).

use super::Log;
use crate::event::Event;
use crate::frame::Waiting;
use crate::ids::{Card, HappeningId, Kind, PieceId, Status};
use crate::state::{Happening, Lasting, Piece, State, What};
use kernel::Seat;

impl State {
    /// Begins something; its number.
    pub(crate) fn begin(&mut self, happening: Happening) -> HappeningId {
        let at = HappeningId::nth(self.happenings.len());
        // Twenty-four things within each other do not occur with these cards; a deeper one would go unheard.
        let _ = self.happenings.try_push(happening);
        at
    }

    /// What is happening, to be changed.
    pub(crate) fn happening_mut(&mut self, at: HappeningId) -> Option<&mut Happening> {
        self.happenings.get_mut(at.index())
    }

    /// Something is over. What it collected belongs to what surrounds it.
    pub(crate) fn pop(&mut self, at: HappeningId) -> crate::frame::Next {
        self.over(at);
        kernel::flow::done()
    }

    /// Something is over.
    pub(crate) fn over(&mut self, at: HappeningId) {
        self.happenings.truncate(at.index());
    }

    /// The innermost happening whose window responses wait for (rule 10.2.8).
    pub(crate) fn collector(&mut self) -> Option<&mut Happening> {
        self.happenings.iter_mut().rev().find(|happening| happening.collects())
    }

    /// Puts a card into play; its number.
    pub(crate) fn put_into_play(&mut self, card: Card, change: impl FnOnce(&mut Piece)) -> PieceId {
        let id = PieceId(self.next_piece);
        self.next_piece += 1;
        let mut piece = Piece::new(id, card);
        change(&mut piece);
        let def = piece.def();
        // Rule 17.6.
        if def.toughness {
            piece.give(Status::Tough);
        }
        // Rule 17.7.
        if let Some((counters, _)) = def.uses.or(def.counters) {
            piece.counters = counters;
        }
        if def.kind == Kind::SideScheme {
            // Rule 13.1: starting threat is not placed.
            piece.threat = def.threat.of(self.n_players());
        }
        let _ = self.pieces.try_push(piece);
        self.dirty = true;
        id
    }

    /// Takes a card out of play: tokens, status cards and lasting effects are lost (rule 4.1.5).
    fn take_out(&mut self, id: PieceId) -> Option<Piece> {
        let at = self.pieces.binary_search_by_key(&id, |piece| piece.id).ok()?;
        let piece = self.pieces.remove(at);
        self.lasting.retain(|lasting| match lasting {
            Lasting::Plus { piece, .. } | Lasting::DiscardAtEndOfRound(piece) => *piece != id,
            Lasting::PlusAll { .. } | Lasting::Trait { .. } => true,
        });
        self.waiting.retain(|waiting| *waiting != Waiting::Quickstrike(id));
        self.dirty = true;
        Some(piece)
    }

    /// Puts a card onto its owner's discard pile (rule 4.2.4).
    pub(crate) fn put_on_discard_pile(&mut self, card: Card, owner: Option<Seat>) {
        match owner {
            Some(seat) => {
                let _ = self.player_mut(seat).discard.try_push(card);
            }
            None => {
                let _ = self.encounter_discard.try_push(card);
            }
        }
        self.dirty = true;
    }

    /// Discards a card from play.
    pub(crate) fn discard_piece(&mut self, id: PieceId, log: &mut Log) {
        if let Some(piece) = self.take_out(id) {
            if piece.facedown {
                // Rule 27.3.1: its real identity comes up now.
                log.reveal();
            }
            log.public(Event::LeftPlay(piece.card, id));
            self.put_on_discard_pile(piece.card, piece.owner);
        }
    }

    /// Returns a card from play to its owner's hand.
    pub(crate) fn return_to_hand(&mut self, id: PieceId, log: &mut Log) {
        if let Some(piece) = self.take_out(id)
            && let Some(seat) = piece.owner
        {
            let _ = self.player_mut(seat).hand.try_push(piece.card);
            log.public(Event::ToHand(seat, piece.card));
        }
    }

    /// Discards a card from hand. False if it isn't there.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: Card, log: &mut Log) -> bool {
        let taken = self.take_from_hand(seat, card);
        if taken {
            self.put_on_discard_pile(card, Some(seat));
            log.public(Event::Discarded(seat, card));
        }
        taken
    }

    /// Takes a card out of a hand. False if it isn't there.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Card) -> bool {
        let hand = &mut self.player_mut(seat).hand;
        match hand.iter().position(|other| *other == card) {
            Some(at) => {
                hand.remove(at);
                true
            }
            None => false,
        }
    }

    /// Takes a card that is being resolved out of the air. False if it isn't there any more.
    pub(crate) fn land(&mut self, card: Card) -> Option<Option<Seat>> {
        let at = self.flight.iter().rposition(|(other, _)| *other == card)?;
        Some(self.flight.remove(at).1)
    }

    /// Gives a status card (rule 16.1).
    pub(crate) fn give(&mut self, id: PieceId, status: Status, log: &mut Log) {
        if let Some(piece) = self.piece_mut(id)
            && piece.kind().is_character()
            && !piece.has(status)
        {
            piece.give(status);
            let card = piece.def().card;
            log.public(Event::Gained(card, id, status, self.nth_told(id, log)));
        }
    }

    /// Heals damage; how much (rule 10.3.12).
    pub(crate) fn heal(&mut self, id: PieceId, amount: u16, log: &mut Log) -> u16 {
        let Some(piece) = self.piece_mut(id) else { return 0 };
        let healed = amount.min(piece.damage);
        piece.damage -= healed;
        let to = piece.def().card;
        if healed > 0 {
            log.public(Event::Healed { to, at: id, nth: self.nth_told(id, log), amount: healed });
            self.dirty = true;
        }
        healed
    }

    /// Removes threat from a scheme if that is possible; how much (rules 13.2, 13.3).
    pub(crate) fn remove_threat(&mut self, id: PieceId, amount: u16, log: &mut Log) -> u16 {
        let Some(piece) = self.piece(id) else { return 0 };
        if self.threat_stays(piece) {
            return 0;
        }
        let Some(piece) = self.piece_mut(id) else { return 0 };
        let removed = amount.min(piece.threat);
        piece.threat -= removed;
        let from = piece.card;
        if removed > 0 {
            log.public(Event::ThreatRemoved { from, at: id, amount: removed });
            self.dirty = true;
        }
        removed
    }

    /// Exhausts a card. False if it was exhausted already.
    pub(crate) fn exhaust(&mut self, id: PieceId, log: &mut Log) -> bool {
        match self.piece_mut(id) {
            Some(piece) if !piece.exhausted => {
                piece.exhausted = true;
                let card = piece.def().card;
                log.public(Event::Exhausted(card, id, self.nth_told(id, log)));
                true
            }
            _ => false,
        }
    }

    /// Readies a card. False if it was ready already.
    pub(crate) fn ready(&mut self, id: PieceId, log: &mut Log) -> bool {
        match self.piece_mut(id) {
            Some(piece) if piece.exhausted => {
                piece.exhausted = false;
                let card = piece.def().card;
                log.public(Event::Readied(card, id, self.nth_told(id, log)));
                true
            }
            _ => false,
        }
    }

    /// Whether a unique card would be in play twice (rule 14.6). Facedown cards have no title (rule 37.23).
    pub(crate) fn breaks_unique(&self, card: Card) -> bool {
        card.def().unique
            && self.pieces.iter().any(|piece| {
                !piece.facedown
                    && (piece.owner.is_some() || piece.is_identity())
                    && piece.def().unique
                    && piece.card.title() == card.title()
            })
    }

    /// Whether the player may not have another copy (rules 10.3.8, 14.5).
    pub(crate) fn has_max(&self, seat: Seat, card: Card) -> bool {
        card.def().max == crate::printed::Max::PerPlayer
            && self.controlled(seat).any(|piece| !piece.facedown && piece.card == card)
    }

    /// An instance of damage is due to a piece.
    pub(crate) fn due(&mut self, id: PieceId, amount: u16) {
        if let Some(piece) = self.piece_mut(id) {
            piece.due += amount;
        }
    }

    /// A sentence that deals damage; its number. The damage must be due already.
    pub(crate) fn begin_sentence(&mut self, player: Seat, card: Card, by: PieceId) -> HappeningId {
        let mut sentence = Happening::new(What::Sentence, player, card);
        sentence.by = by;
        self.begin(sentence)
    }
}
