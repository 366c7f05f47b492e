//! Chapter 7: playing a card.

use super::{Allowed, Log, MISFIT, card_of};
use crate::action::{Action, Ask, DrawTo, Place, To};
use crate::cards::{Bar, CardDef, DrawPlayCycle, Entry, Op, Piece, PlayTo, Text, Which};
use crate::event::Event;
use crate::frame::{Aside, AsideStep, Cause, Ctx, Frame, How, Next, Played, Source};
use crate::ids::{Battleground, Card, Kind, Side};
use crate::state::{Cards, Spot, State, copy_in, names_in};
use kernel::flow::{ask, call, done, goto};
use kernel::{Seat, no};

impl State {
    // Where a card may go.

    /// Whether an army or character may be played or moved to a place (rules 7.3, 7.4, 7.7).
    pub(crate) fn check_enter(&self, card: Card, place: Place) -> Allowed {
        let def = card.def();
        match place {
            Place::Path => self.check_enter_path(def),
            Place::Battleground(ground) => self.check_enter_battleground(def, ground),
        }
    }

    fn check_enter_path(&self, def: &CardDef) -> Allowed {
        if def.kind == Kind::Army {
            return no("7.3.1", "no-an-army-never-goes-to-a-path");
        }
        let Some(number) = self.active_number() else {
            return no("7.4.1", "no-no-path-is-active");
        };
        if def.paths >> number & 1 == 0 {
            return no("7.4.1", "no-the-paths-number-is-not-listed-on-the-card");
        }
        // Rules 7.7.3 and 12.15.
        let barred =
            def.texts.iter().any(|text| matches!(text, Text::Barred(Bar::PathWhileShadowBattlegroundActive)));
        if barred && self.active_grounds().any(|ground| ground.def().side == Side::Shadow) {
            return no("12.15", "no-it-may-not-go-to-the-path-while-a-shadow");
        }
        Ok(())
    }

    fn check_enter_battleground(&self, def: &CardDef, ground: Battleground) -> Allowed {
        let rule = if def.kind == Kind::Army { "7.3.1" } else { "7.4.1" };
        if !self.is_active(ground) {
            return no(rule, "no-that-battleground-is-not-active");
        }
        // Rule 7.7.3: prohibitions beat permissions.
        let barred = def.texts.iter().any(|text| matches!(text, Text::Barred(Bar::ShadowBattlegrounds)));
        if barred && ground.def().side == Side::Shadow {
            return no("7.7.3", "no-it-may-not-go-to-a-shadow-battleground");
        }
        if State::shows(ground, def.faction) || self.is_permitted(def, ground) {
            return Ok(());
        }
        no(rule, "no-that-battleground-does-not-show-the-cards-faction")
    }

    /// Permissions beyond the faction icons (rule 7.7.1).
    fn is_permitted(&self, def: &CardDef, ground: Battleground) -> bool {
        let admitted = def.texts.iter().any(|text| match text {
            Text::AdmittedBy(faction) => State::shows(ground, *faction),
            _ => false,
        });
        // Rule 12.29: the Red Arrow means Rohan cards only.
        let red_arrow = self.red_arrow
            && def.faction == crate::ids::Faction::Rohan
            && State::shows(ground, crate::ids::Faction::Dunedain);
        admitted || red_arrow || (self.three_hunters && is_hunter(def.card))
    }

    /// Whether an item may be put on the character of this name (rules 7.5.1, 7.5.2, 7.5.6).
    pub(crate) fn check_wield(&self, item: Card, wielder: Card) -> Allowed {
        if wielder.def().kind != Kind::Character
            || !item.def().wielders.iter().any(|which| which.fits(wielder))
        {
            return no("7.5.2", "no-that-character-may-not-wield-the-item");
        }
        let Some(piece) = self.in_play(wielder) else {
            return no("7.5.1", "no-that-character-is-not-in-play");
        };
        let is_weapon = |card: Card| card.def().keyword == Some(crate::ids::Keyword::Weapon);
        let limits = |card: Card| card.def().texts.iter().any(|text| matches!(text, Text::OneWeapon));
        let clash = self
            .items_of(piece)
            .iter()
            .map(Piece::card)
            .any(|other| is_weapon(other) && is_weapon(item) && (limits(other) || limits(item)));
        if clash {
            return no("7.5.6", "no-its-wielder-may-not-have-a-second-weapon");
        }
        Ok(())
    }

    /// Whether a card of this name may be played there, wherever it comes from.
    pub(crate) fn check_place(&self, piece: Piece, to: To) -> Allowed {
        let def = piece.card().def();
        if self.played.contains(piece) {
            return no("7.1.4", "no-that-card-has-been-played-this-round-already");
        }
        match (def.kind, to) {
            (Kind::Army | Kind::Character, To::Reserve) => Ok(()),
            (Kind::Army | Kind::Character, To::Path) => self.check_enter(def.card, Place::Path),
            (Kind::Army | Kind::Character, To::Battleground(ground)) => {
                self.check_enter(def.card, Place::Battleground(ground))
            }
            (Kind::Item, To::On(wielder)) => self.check_wield(def.card, wielder),
            (Kind::Item, _) => no("7.5.5", "no-an-item-is-played-on-a-character-only"),
            (Kind::Army | Kind::Character, To::On(_)) => {
                no("7.5.5", "no-only-items-are-played-on-characters")
            }
            (Kind::Event, _) => no("7.6.1", "no-an-event-is-never-in-play"),
        }
    }

    /// Whether the seat may play the card there from hand (rule 7.1.1).
    pub(crate) fn check_play(&self, seat: Seat, card: Card, to: To) -> Allowed {
        match copy_in(self.player(seat).hand, card) {
            Some(piece) => self.check_place(piece, to),
            None => no("7.1.1", "no-that-card-is-not-in-hand"),
        }
    }

    /// Whether the seat may play the event from hand (rules 7.6.2, 4.4.6).
    pub(crate) fn check_play_event(&self, seat: Seat, card: Card) -> Allowed {
        if copy_in(self.player(seat).hand, card).is_none() {
            return no("7.1.1", "no-that-card-is-not-in-hand");
        }
        self.check_resolve_event(card)
    }

    pub(crate) fn check_resolve_event(&self, card: Card) -> Allowed {
        let def = card.def();
        if def.kind != Kind::Event {
            return no("7.1.1", "no-that-card-is-not-an-event");
        }
        let swaps = def.texts.iter().any(
            |text| matches!(text, Text::Event(ops) if ops.iter().any(|op| matches!(op, Op::SameNumber))),
        );
        if swaps && self.eligible_paths(false).next().is_none() {
            return no("4.4.6", "no-there-is-no-unused-path-of-that-number");
        }
        Ok(())
    }

    /// Calls back with every legal destination of a card in hand or drawn aside.
    pub(crate) fn for_each_destination(&self, card: Card, mut found: impl FnMut(To)) {
        let Some(piece) = crate::cards::copies(card).first() else { return };
        if self.played.contains(piece) {
            return; // Rule 7.1.4; only armies have copies, and they are free of it.
        }
        match card.def().kind {
            Kind::Army | Kind::Character => {
                found(To::Reserve);
                for place in self.active_places() {
                    if self.check_enter(card, place).is_ok() {
                        found(To::from(place));
                    }
                }
            }
            Kind::Item => {
                let side = card.side();
                let characters = self.armies_and_characters() & Kind::Character.cards();
                for wielder in characters {
                    let wielder = wielder.card();
                    if wielder.side() == side && self.check_wield(card, wielder).is_ok() {
                        found(To::On(wielder));
                    }
                }
            }
            Kind::Event => {}
        }
    }

    // 7.1 and 7.2: playing from hand.

    /// Chooses what pays before anything is shown, so that the choice can be taken back (rule 7.2).
    pub(crate) fn choose_play_cost(&mut self, seat: Seat, card: Card, to: Option<To>) -> Next {
        let hand = self.player(seat).hand;
        let Some(piece) = copy_in(hand, card) else { return MISFIT };
        let others = hand - Cards::only(piece);
        let played = Played { piece, to };
        match others.len() {
            0 => goto(Frame::Play { seat, played, pay: None }), // Rule 7.2.2.
            1 => goto(Frame::Play { seat, played, pay: others.first() }),
            _ => ask(seat, Ask::PlayCost { card, to }).last(),
        }
    }

    pub(crate) fn play_cost_chosen(
        &mut self,
        seat: Seat,
        card: Card,
        to: Option<To>,
        action: Action,
    ) -> Next {
        let hand = self.player(seat).hand;
        let Some(piece) = copy_in(hand, card) else { return MISFIT };
        let pay = card_of(action).and_then(|pay| copy_in(hand - Cards::only(piece), pay));
        if pay.is_none() {
            return MISFIT;
        }
        goto(Frame::Play { seat, played: Played { piece, to }, pay })
    }

    /// Rule 7.1.1 b and c: place the card, then pay.
    pub(crate) fn play_card(
        &mut self,
        seat: Seat,
        played: Played,
        pay: Option<Piece>,
        log: &mut Log,
    ) -> Next {
        self.put_in_play(seat, played, log);
        let text = Frame::PlayedText { seat, played };
        match pay {
            Some(piece) => {
                self.cycle_hidden(piece, log); // Rule 7.2.1.
                goto(text)
            }
            None => call(Frame::Forsake { seat, left: 1, barred: Some(played.piece) }).then(text),
        }
    }

    /// Puts a card from hand or a set drawn aside into play, or shows an event.
    pub(crate) fn put_in_play(&mut self, seat: Seat, played: Played, log: &mut Log) {
        let Played { piece, to } = played;
        let card = piece.card();
        self.lift(piece);
        log.reveal();
        log.public(Event::Played { seat, card, to: to.map(|to| self.destination_named(to)) });
        match to {
            None => self.events.insert(piece),
            Some(To::Reserve) => {
                self.player_mut(seat).reserve.insert(piece);
                self.fresh.insert(piece); // Rule 7.1.2.
            }
            Some(To::On(wielder)) => {
                let wielder = self.in_play(wielder);
                self.set_wielder(piece, wielder);
            }
            Some(To::Path) => self.path_cards.insert(piece),
            Some(To::Battleground(ground)) => self.ground_mut(ground).cards.insert(piece),
        }
        if matches!(card.def().kind, Kind::Character | Kind::Item) {
            self.played.insert(piece); // Rule 7.1.4.
        }
    }

    /// Rule 7.1.1 d and e.
    pub(crate) fn played_text(&mut self, seat: Seat, played: Played) -> Next {
        let Played { piece, to } = played;
        match to {
            Some(to) => goto(Frame::Entered { piece, to, how: How::Played, text: 0 }),
            None => {
                let texts = piece.card().def().texts;
                let text = texts.iter().position(|text| matches!(text, Text::Event(_))).unwrap_or_default();
                let source = Source::Card(piece.card(), text as u8);
                let ctx = Ctx { source, you: seat, piece: Some(piece), wielder: None, ground: None };
                call(Frame::Ops { ctx, at: 0 }).then(Frame::EndEvent(piece))
            }
        }
    }

    /// Rule 7.6.1.
    pub(crate) fn end_event(&mut self, piece: Piece, log: &mut Log) -> Next {
        self.lift(piece);
        let seat = self.owner(piece);
        self.player_mut(seat).eliminated.insert(piece);
        self.known.insert(piece);
        log.public(Event::Eliminated { seat, card: piece.card(), standing: None });
        done()
    }

    /// The texts of a card that came to a place (rules 7.1.1 d, 8.1.3, 12.2).
    pub(crate) fn entered(&mut self, piece: Piece, to: To, how: How, text: u8) -> Next {
        // Rule 7.2.7.
        if self.spot_in_play(piece).is_none() {
            return done();
        }
        let texts = piece.card().def().texts.iter().enumerate().skip(usize::from(text));
        for (number, text) in texts {
            let entry = match text {
                Text::OnPlay(entry, _) if how == How::Played => entry,
                Text::OnEntering(entry, _) => entry,
                Text::OnPlay(..)
                | Text::Event(_)
                | Text::Action(..)
                | Text::CycleInstead(_)
                | Text::DrawStep
                | Text::CycleAfterDrawStep
                | Text::Carryover(_)
                | Text::Icons(..)
                | Text::ArwensFavour
                | Text::PathDefence(_)
                | Text::PeekTop
                | Text::AdmittedBy(_)
                | Text::Barred(_)
                | Text::OneWeapon => continue,
            };
            if !self.entry_fits(*entry, piece, to) {
                continue;
            }
            let ground = match to {
                To::Battleground(ground) => Some(ground),
                To::Reserve | To::Path | To::On(_) => None,
            };
            let source = Source::Card(piece.card(), number as u8);
            let wielder = self.wielder(piece);
            let ctx = Ctx { source, you: self.owner(piece), piece: Some(piece), wielder, ground };
            let then = Frame::Entered { piece, to, how, text: number as u8 + 1 };
            return call(Frame::Ops { ctx, at: 0 }).then(then);
        }
        done()
    }

    fn entry_fits(&self, entry: Entry, piece: Piece, to: To) -> bool {
        match entry {
            Entry::Anywhere => true,
            Entry::Path => to == To::Path,
            Entry::PathNumber(number) => to == To::Path && self.active_number() == Some(number),
            Entry::PathNamed(path) => to == To::Path && self.path == Some(path),
            Entry::Battleground => matches!(to, To::Battleground(_)),
            Entry::Location => to.place().is_some(),
            Entry::Reserve => to == To::Reserve,
            Entry::WielderInReserve => {
                matches!(to, To::On(_)) && self.spot_in_play(piece) == Some(Spot::Reserve)
            }
        }
    }

    // 7.8 Draw, play up to some, cycle the rest.

    pub(crate) fn draw_play_cycle(ctx: Ctx, at: u8) -> Option<&'static DrawPlayCycle> {
        match ctx.op(at) {
            Some(Op::DrawPlayCycle(rule)) => Some(rule),
            _ => None,
        }
    }

    pub(crate) fn aside(&mut self, aside: Aside, step: AsideStep, log: &mut Log) -> Next {
        let Some(rule) = State::draw_play_cycle(aside.ctx, aside.at) else {
            return Next::Broken("this text draws nothing aside");
        };
        let seat = aside.seat;
        match step {
            AsideStep::Draw => call(Frame::Draw { seat, left: rule.n, to: DrawTo::Aside })
                .then(Frame::Aside(aside, AsideStep::Eliminate)),
            AsideStep::Eliminate => {
                // Rule 7.8.1.
                let cards = self.player(seat).aside;
                let then = Frame::Aside(aside, AsideStep::Play);
                if !rule.eliminate_one || cards.is_empty() {
                    return goto(then);
                }
                ask(seat, Ask::AsideEliminate).then(then)
            }
            AsideStep::Play if aside.n_played() < rule.play => ask(seat, Ask::AsidePlay(aside)).last(),
            AsideStep::Play => goto(Frame::Aside(aside, AsideStep::Cycle)),
            AsideStep::Cycle => {
                // Rules 7.8.3 and 7.8.4: each cycled card pays for one played card.
                let rest = self.player(seat).aside;
                for piece in rest {
                    self.cycle_hidden(piece, log);
                }
                let paid = (rest.len() as u8).min(aside.n_played());
                goto(Frame::Aside(aside, AsideStep::Pay(paid)))
            }
            AsideStep::Pay(nth) => match aside.played.get(usize::from(nth)).copied().flatten() {
                Some(played) => {
                    let cost = Frame::CycleFromHand { seat, left: 1, barred: Some(played.piece) };
                    call(cost).then(Frame::Aside(aside, AsideStep::Pay(nth + 1)))
                }
                None => goto(Frame::Aside(aside, AsideStep::Text(0))),
            },
            // Rule 7.8.5.
            AsideStep::Text(nth) => match aside.played.get(usize::from(nth)).copied().flatten() {
                Some(played) => call(Frame::PlayedText { seat, played })
                    .then(Frame::Aside(aside, AsideStep::Text(nth + 1))),
                None => done(),
            },
        }
    }

    pub(crate) fn aside_eliminated(&mut self, seat: Seat, action: Action, log: &mut Log) -> Next {
        let piece = card_of(action).and_then(|card| copy_in(self.player(seat).aside, card));
        let Some(piece) = piece else { return MISFIT };
        self.eliminate_hidden(piece, Cause::Aside, log);
        done()
    }

    /// Whether a card drawn aside may be played there now (rule 7.8.2).
    pub(crate) fn check_play_aside(&self, aside: &Aside, card: Card, to: Option<To>) -> Allowed {
        let Some(rule) = State::draw_play_cycle(aside.ctx, aside.at) else {
            return no("7.8.2", "no-nothing-is-drawn-aside");
        };
        let Some(piece) = copy_in(self.player(aside.seat).aside, card) else {
            return no("7.8.2", "no-that-card-is-not-among-those-drawn-aside");
        };
        if !rule.which.fits(card) {
            return no("7.8.2", "no-the-text-does-not-let-that-card-be-played");
        }
        let Some(to) = to else { return self.check_resolve_event(card) };
        let wrong_place = match rule.to {
            PlayTo::AnyLegal => false,
            PlayTo::Reserve => to != To::Reserve,
            PlayTo::ThisBattleground => aside.ctx.ground.map(To::Battleground) != Some(to),
        };
        if wrong_place {
            return no("7.8.2", "no-the-text-does-not-let-it-be-played-there");
        }
        self.check_place(piece, to)
    }

    pub(crate) fn list_aside(&self, aside: &Aside, out: &mut Vec<Action>) {
        for card in names_in(self.player(aside.seat).aside) {
            if card.def().kind == Kind::Event {
                if self.check_play_aside(aside, card, None).is_ok() {
                    out.push(Action::PlayEvent(card));
                }
                continue;
            }
            self.for_each_destination(card, |to| {
                if self.check_play_aside(aside, card, Some(to)).is_ok() {
                    out.push(Action::Play { card, to });
                }
            });
        }
        out.push(Action::Done); // Rule 7.8.6.
    }

    pub(crate) fn aside_played(&mut self, mut aside: Aside, action: Action, log: &mut Log) -> Next {
        let (card, to) = match action {
            Action::Done => return goto(Frame::Aside(aside, AsideStep::Cycle)),
            Action::Play { card, to } => (card, Some(to)),
            Action::PlayEvent(card) => (card, None),
            _ => return MISFIT,
        };
        let Some(piece) = copy_in(self.player(aside.seat).aside, card) else { return MISFIT };
        let played = Played { piece, to };
        self.put_in_play(aside.seat, played, log);
        let Some(slot) = aside.played.iter_mut().find(|slot| slot.is_none()) else { return MISFIT };
        *slot = Some(played);
        goto(Frame::Aside(aside, AsideStep::Play))
    }

    /// The printed defence of the active path.
    pub(crate) fn printed_path_defence(&self) -> u8 {
        self.path.map_or(0, |path| path.def().defence)
    }
}

/// The Three Hunters' characters.
pub(crate) fn is_hunter(card: Card) -> bool {
    HUNTERS.fits(card)
}

const HUNTERS: Which = crate::cards::names(&[Card::Strider, Card::Aragorn, Card::Gimli, Card::Legolas]);
