//! Armies move (rules 7.4, 9.3.2, 9.3.3): which one, where to, and how far.

use crate::action::{Action, Ask};
use crate::army::{ArmyAsk, ArmyFrame, GroupFor, Moment, Needs};
use crate::book::{Hook, Hooked};
use crate::ents::EntFrame;
use crate::event::Event;
use crate::figures::{Army, Party, Spot};
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Character, Characters, Deck, Side, UnitTypes, Units};
use crate::ops::{CardFrame, Script, Step};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{ask, call, done, goto};

impl Needs {
    /// Leadership (rule 7.4.3).
    pub const LED: Needs = Needs {
        leadership: true,
        units: UnitTypes::from_bits(0),
        characters: Characters::from_bits(0),
        to_linked: false,
    };

    /// A unit of one of these types.
    pub fn of(units: UnitTypes) -> Needs {
        Needs { units, ..Needs::default() }
    }

    /// Whether the units will do.
    #[inline]
    pub(crate) fn has_units(self, units: &Units) -> bool {
        self.units.is_empty() || self.units.iter().any(|unit| units.contains(unit))
    }

    /// Whether the Characters will do.
    #[inline]
    pub(crate) fn has_characters(self, characters: Characters) -> bool {
        self.characters.is_empty() || self.characters.meets(characters)
    }
}

impl State {
    /// Where an Army of the side may go from an area (rules 7.4.1, 9.3.2, 9.3.3, 9.5.2). Characters alone are in nobody's way
    /// (rule 7.5.6).
    #[inline]
    pub(crate) fn open_ways(&self, side: Side, from: Area) -> Areas {
        (self.ways_from(from) | self.board().linked[from]) - self.armies_of(side.enemy())
    }

    /// Whether an Army of the side may go from one area to the next.
    pub(crate) fn check_step(&self, side: Side, from: Area, to: Area) -> Allowed {
        let board = self.board();
        if board.recruitment.contains(from) {
            let leads = board.arrows[from].contains(to) || board.linked[from].contains(to);
            need(leads, "9.3.2", "no-no-arrow-leads-there")?;
        } else {
            need(!board.recruitment.contains(to), "9.3.2", "no-nothing-moves-back-there")?;
            need(board.neighbours[from].contains(to), "1.2", "no-the-areas-are-not-adjacent")?;
            need(self.can_walk(from, to), "9.5.2", "no-the-wall-is-not-breached")?;
        }
        need(!self.has_army(side.enemy(), to), "7.4.1", "no-an-enemy-army-is-there")
    }

    /// Whether units of a side may leave an area by an action or card.
    pub(crate) fn may_leave(&self, side: Side, from: Area) -> bool {
        !(self.bans.leave[side] | self.bans.hold[side]).contains(from)
    }

    /// The figures of a side in an area that may move: they have not moved in this action (rule 7.4.8), and Saruman never does
    /// (rule 8.2).
    pub(crate) fn standing(&self, side: Side, area: Area) -> Party {
        let mut party = self.party_at(side, area);
        party.characters -= self.notes.characters_moved;
        party.characters.remove(Character::Saruman);
        for (at, moved) in &self.notes.moved {
            if *at == area {
                party.units = party.units.minus(&moved.units);
                party.leaders = party.leaders.minus(&moved.leaders);
                party.leadership = party.leadership.saturating_sub(moved.leadership);
            }
        }
        party
    }

    /// Whether some figures have Leadership of at least 1 (rules 7.4.3, 10.3.2).
    pub(crate) fn party_leads(&self, side: Side, party: &Party) -> bool {
        self.party_leadership(side, party) > 0
    }

    /// Whether a part of the Army of the side in an area has what is needed.
    pub(crate) fn has_needed(&self, side: Side, area: Area, needs: Needs) -> bool {
        let party = self.standing(side, area);
        party.n_units() > 0
            && needs.has_units(&party.units)
            && needs.has_characters(party.characters)
            && (!needs.leadership || self.party_leads(side, &party))
    }

    /// Goes through the marches of Armies in these areas for as long as `see` says so. If an attack must follow, only those after
    /// which there is a target (rule 7.2.8).
    pub(crate) fn each_march(
        &self,
        side: Side,
        areas: Areas,
        needs: Needs,
        strike: bool,
        mut see: impl FnMut(Area, Area) -> bool,
    ) {
        let board = self.board();
        let closed = self.armies_of(side.enemy());
        let fronts = if strike { board.around(self.armies_on_board(side.enemy())) } else { Areas::EMPTY };
        for from in areas & self.armies_of(side) {
            let mut ways =
                if needs.to_linked { board.linked[from] } else { self.ways_from(from) | board.linked[from] };
            ways -= closed;
            if strike {
                ways = ways & (fronts - self.bans.leave[side] - self.bans.hold[side]);
            }
            if ways.is_empty() || !self.may_leave(side, from) || !self.has_needed(side, from, needs) {
                continue;
            }
            for to in ways {
                if !see(from, to) {
                    return;
                }
            }
        }
    }

    /// Whether an Army of the side in one of these areas can move.
    pub(crate) fn can_march(&self, side: Side, areas: Areas, needs: Needs, strike: bool) -> bool {
        let mut any = false;
        self.each_march(side, areas, needs, strike, |_, _| {
            any = true;
            false
        });
        any
    }

    /// Whether an Army, or a part of it, may move from one area to the next.
    pub(super) fn check_march(
        &self,
        side: Side,
        needs: Needs,
        strike: bool,
        from: Area,
        to: Area,
    ) -> Allowed {
        need(self.has_army(side, from), "1.4", "no-no-army-of-yours-is-there")?;
        need(self.may_leave(side, from), "7.7.9", "no-nobody-may-leave-that-area-this-round")?;
        if needs.to_linked {
            let linked = self.board().linked[from].contains(to);
            need(linked, "9.3.3", "no-the-recruitment-areas-are-not-linked")?;
        }
        self.check_step(side, from, to)?;
        let party = self.standing(side, from);
        need(party.n_units() > 0, "7.4.8", "no-all-units-there-have-moved")?;
        need(needs.has_units(&party.units), self.rule_of_needs(), "no-no-unit-that-must-go-is-there")?;
        need(needs.has_characters(party.characters), "7.7.9", "no-the-character-who-must-go-is-not-there")?;
        let led = !needs.leadership || self.party_leads(side, &party);
        need(led, "7.4.3", "no-the-army-has-no-leadership-to-take-along")?;
        need(self.notes.eligible.contains(from), "7.4.1", "no-that-army-does-not-move-now")?;
        let target = !strike || self.can_reach_target(side, to);
        need(target, "7.2.8", "no-there-would-be-nobody-to-attack")
    }

    /// Whether an Army that came to an area could attack from there.
    fn can_reach_target(&self, side: Side, area: Area) -> bool {
        self.may_leave(side, area) && self.board().neighbours[area].meets(self.armies_on_board(side.enemy()))
    }

    /// Whether no (further) Army need move: movement is never compulsory, but an Attack ends with an attack (rule 7.2.8).
    pub(super) fn check_no_march(&self, side: Side, needs: Needs, strike: bool) -> Allowed {
        let fine = !strike || self.can_strike(side, self.strikers(side), needs, None);
        need(fine, "7.2.8", "no-the-action-must-end-with-an-attack")
    }

    /// Armies of the areas in `notes.eligible` move, one after the other.
    pub(super) fn march_some(&mut self, side: Side, needs: Needs, steps: u8, left: u8, strike: bool) -> Next {
        let room = !self.notes.moved.is_full();
        if left > 0 && room && self.can_march(side, self.notes.eligible, needs, strike) {
            // Rule 11.3.1: an attack is possible after one move only.
            if self.check_no_march(side, needs, strike).is_err()
                && let Some(only) = self.only_march(side, needs, strike)
            {
                return self.march_chosen(side, needs, steps, left, strike, only);
            }
            ask(State::seat(side), Ask::Army(ArmyAsk::March { needs, steps, left, strike })).last()
        } else {
            done()
        }
    }

    /// The march that is possible, if there is no other.
    fn only_march(&self, side: Side, needs: Needs, strike: bool) -> Option<Action> {
        let (mut only, mut n) = (None, 0_u8);
        self.each_march(side, self.notes.eligible, needs, strike, |from, to| {
            (only, n) = (Some(Action::Move { from, to }), n + 1);
            n < 2
        });
        only.filter(|_| n == 1)
    }

    pub(super) fn march_chosen(
        &mut self,
        side: Side,
        needs: Needs,
        steps: u8,
        left: u8,
        strike: bool,
        action: Action,
    ) -> Next {
        match action {
            Action::Move { from, to } => {
                let left = left.saturating_sub(1);
                let then = Frame::Army(ArmyFrame::March { side, needs, steps, left, strike });
                match self.gather(side, GroupFor::March { needs, steps }, from, to) {
                    Next::Goto(frame) => call(frame).then(then),
                    Next::LastAsk(asked) => Next::Ask(asked, then),
                    other => other,
                }
            }
            Action::Done => done(),
            _ => MISFIT,
        }
    }

    /// The group goes to the next area and enters it; Ents may attack it there (rule 8.6.11).
    pub(super) fn enter_area(
        &mut self,
        side: Side,
        why: GroupFor,
        (from, to): (Area, Area),
        left: u8,
        log: &mut Log,
    ) -> Next {
        let party = self.notes.group.figures;
        for character in party.characters {
            self.spots[character] = Spot::At(to);
        }
        self.notes.marching = Some(to);
        log.public(Event::Marched { side, from, to, party });
        // Rule 3.6: it is freed as soon as a unit of the original owner moves in.
        self.free_place(side, to, log);
        // Rule 3.8.
        self.bar(side, to, log);
        let entered = Frame::Army(ArmyFrame::Entered { side, why, at: to, left });
        if side == Side::Shadow && self.ents > 0 && self.entwood == to {
            return call(Frame::Ent(EntFrame::React { area: to })).then(entered);
        }
        goto(entered)
    }

    /// The group is in an area: what hangs on that happens before its next step.
    pub(super) fn entered(&mut self, side: Side, why: GroupFor, at: Area, left: u8) -> Next {
        let arrive = Frame::Army(ArmyFrame::Arrive { side, why, at, left });
        match self.begin_hooks(Moment::Entered, side, at) {
            Some(hooks) => call(hooks).then(arrive),
            None => goto(arrive),
        }
    }

    /// Rule 3.8: a Rohan recruitment area is barred to the Shadow from the moment an Army of the Free Peoples has entered it.
    fn bar(&mut self, side: Side, area: Area, log: &mut Log) {
        let board = self.board();
        if !(board.dunlending | board.mordor_orcs).contains(area) {
            return;
        }
        let barred = side == Side::FreePeoples;
        if self.barred.contains(area) != barred {
            match barred {
                true => self.barred.insert(area),
                false => self.barred.remove(area),
            }
            log.public(Event::Barred { area, barred });
        }
    }

    /// The group on its way is in an area, and Ents have had their say.
    pub(super) fn arrive(&mut self, side: Side, why: GroupFor, at: Area, left: u8) -> Next {
        let GroupFor::March { needs, .. } = why else {
            return goto(Frame::Army(ArmyFrame::Settle { side, why, at }));
        };
        // Rule 7.4.5: it stops next to an enemy Army. Recruitment areas are next to nothing.
        let stops = left == 0
            || self.notes.group.figures.n_units() == 0
            || self.next_to_enemies(side).contains(at)
            // Who has come into an area that nobody may leave stays there (Evil Counsellor).
            || self.bans.leave[side].contains(at)
            || self.open_ways(side, at).is_empty();
        if stops {
            return goto(Frame::Army(ArmyFrame::Settle { side, why, at }));
        }
        ask(State::seat(side), Ask::Army(ArmyAsk::MarchOn { at, left, needs })).last()
    }

    pub(super) fn march_on_chosen(
        &mut self,
        side: Side,
        at: Area,
        left: u8,
        needs: Needs,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let why = GroupFor::March { needs, steps: left };
        match action {
            Action::Area(to) => self.enter_area(side, why, (at, to), left.saturating_sub(1), log),
            Action::Done => goto(Frame::Army(ArmyFrame::Settle { side, why, at })),
            _ => MISFIT,
        }
    }

    /// The group has come to the end of its way: it merges with the Army there (rule 7.4.7).
    pub(super) fn settle(&mut self, side: Side, why: GroupFor, at: Area) -> Next {
        let party = self.notes.group.dissolve();
        self.notes.marching = None;
        if party.n_units() == 0 {
            // Ents have destroyed it on the way; Characters stay alone (rule 7.5.7). That it set out is remembered: nobody else
            // attacks in its place (rule 7.2.8).
            let _ = self.notes.moved.try_push((at, Army::default()));
            return done();
        }
        self.set_down(at, &party);
        let limit = Frame::Army(ArmyFrame::Limit { area: at });
        match why {
            GroupFor::March { .. } | GroupFor::River => {
                // There is room: nobody sets out without it.
                let _ = self.notes.moved.try_push((at, party.army()));
                self.notes.characters_moved |= party.characters;
                self.notes.arrived.insert(at);
                self.notes.chosen = Some(at);
                match self.begin_hooks(Moment::Ended, side, at) {
                    Some(hooks) => call(limit).then(hooks),
                    None => goto(limit),
                }
            }
            GroupFor::MoveIn => {
                self.notes.arrived.insert(at);
                goto(limit)
            }
            GroupFor::Advance | GroupFor::FromRecruitment { .. } | GroupFor::Retreat => goto(limit),
        }
    }

    /// What hangs on a moment of a move begins, if anything does. A move within it sets nothing off (rule 14.45), so procedures do not
    /// nest without end.
    fn begin_hooks(&mut self, moment: Moment, side: Side, at: Area) -> Option<Frame> {
        self.next_hook(moment, side, at, None)?;
        if self.flow.frames().any(|frame| matches!(frame, Frame::Army(ArmyFrame::Hooks { .. }))) {
            return None;
        }
        self.notes.kept = self.notes.eligible;
        Some(Frame::Army(ArmyFrame::Hooks { moment, side, at, after: None }))
    }

    /// The first script behind `after` that hangs on a moment of a move of a side's Army, with its player: hooks of cards on the
    /// table in the order of the cards, then abilities of Characters on the Fate Track.
    fn next_hook(
        &self,
        moment: Moment,
        side: Side,
        at: Area,
        after: Option<Script>,
    ) -> Option<(Script, Side)> {
        let hangs = |hooked: &Hooked, player: Side| match (moment, hooked.hook) {
            (Moment::Entered, Hook::ArmyEnters(whose, areas)) => {
                side == whose.side(player) && areas.contains(at)
            }
            (Moment::Ended, Hook::ArmyEndedMove(whose)) => side == whose.side(player),
            _ => false,
        };
        let later = |script: Script| after.is_none_or(|after| place(after) < place(script));
        for card in self.table {
            let player = State::table_player(card);
            for (hooked, n) in self.book.cards[card].hooks.iter().zip(0_u8..) {
                let script = Script::Hook(card, n);
                if later(script) && hangs(hooked, player) {
                    return Some((script, player));
                }
            }
        }
        for character in Character::ALL {
            let script = Script::Track(character);
            let player = self.character_side(character);
            let Some(hooked) = &self.book.characters[character].track else { continue };
            let on_track = matches!(self.spots[character], Spot::Track(_));
            if on_track && later(script) && hangs(hooked, player) {
                return Some((script, player));
            }
        }
        None
    }

    /// The player of a card on the table.
    pub(crate) const fn table_player(card: crate::ids::Card) -> Side {
        match card.deck() {
            Deck::StoryFree => Side::FreePeoples,
            Deck::Generic | Deck::StoryShadow | Deck::Grima | Deck::Darkness => Side::Shadow,
        }
    }

    /// The scripts that hang on a moment are carried out one after the other. What the move remembers is kept meanwhile.
    pub(super) fn run_hooks(&mut self, moment: Moment, side: Side, at: Area, after: Option<Script>) -> Next {
        self.notes.eligible = self.notes.kept;
        let Some((script, by)) = self.next_hook(moment, side, at, after) else {
            if moment == Moment::Ended {
                self.notes.marching = None;
                self.notes.chosen = Some(at);
            }
            return done();
        };
        self.notes.marching = Some(at);
        let then = Frame::Army(ArmyFrame::Hooks { moment, side, at, after: Some(script) });
        // Nobody is left whom it could be about.
        let gone = !self.has_army(side, at) && self.lifted().is_none_or(|party| party.n_units() == 0);
        if gone || !self.hook_holds(script, by) {
            return goto(then);
        }
        let until = u8::try_from(self.book.ops(script).len()).unwrap_or(u8::MAX);
        call(Frame::Card(CardFrame::Run { step: Step { script, by, at: 0 }, until })).then(then)
    }
}

/// The order of scripts that hang on the same moment.
const fn place(script: Script) -> (u8, u8, u8) {
    match script {
        Script::Hook(card, n) => (0, card as u8, n),
        Script::Track(character) => (1, character as u8, 0),
        Script::Order(_)
        | Script::Combat(_)
        | Script::Card(_)
        | Script::Unit(_)
        | Script::Character(..)
        | Script::Nazgul(_) => (2, 0, 0),
    }
}
