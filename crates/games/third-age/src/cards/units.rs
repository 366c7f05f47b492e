//! Units, Leaders, tokens and Characters that are placed (rules 6.10, 7.3, 7.7.9, 9.4).

use super::each;
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Character, Characters, Kind, Leader, Pool, Scenario, Side};
use crate::muster::MusterFrame;
use crate::ops::{Amount, CardAsk, CardFrame, Op, PlaceKind, Places, Step};
use crate::round::RoundFrame;
use crate::rules::{LIMIT, Log};
use crate::state::State;
use kernel::flow::{call, done, goto};

impl State {
    /// An instruction that places something begins.
    pub(super) fn place_as_told(&mut self, step: Step, next: Frame, op: &Op, log: &mut Log) -> Next {
        self.notes.done = Areas::EMPTY;
        self.notes.tally.clear();
        self.notes.spot = None;
        let chosen_later = |places: &Places| !places.kinds.contains(PlaceKind::EachChosen);
        match op {
            Op::PlaceUnits { pick: Some((_, pick)), .. }
            | Op::PlaceLeadership { pick: Some((_, pick)), .. } => {
                self.notes.picked = Areas::EMPTY;
                call(each(step, pick.max)).then(next)
            }
            // All Armies are named before the first token is drawn.
            Op::PlaceAndFlip { pick: Some((_, pick)), .. } => {
                self.notes.picked = Areas::EMPTY;
                let until = match next {
                    Frame::Card(CardFrame::Run { until, .. }) => until,
                    _ => step.at,
                };
                call(each(step, pick.max)).then(Frame::Card(CardFrame::FlipChosen { step, until }))
            }
            Op::PlaceUnits { per_place: Some(_), units, .. } => {
                let n = units.iter().map(|(_, n)| n).fold(0, u8::saturating_add);
                call(each(step, n)).then(next)
            }
            Op::PlaceUnits { each: true, .. } => call(each(step, u8::MAX)).then(next),
            Op::PlaceUnits { optional, places, .. } if chosen_later(places) => {
                self.at_one_place(step, next, self.place_choices(step), *optional, log)
            }
            Op::PlaceUnits { .. } => {
                // The same for each Army that was chosen before.
                call(each(step, u8::MAX)).then(next)
            }
            Op::PlaceLeadership { places, each: all, .. } => {
                if *all || !chosen_later(places) {
                    for area in self.place_choices(step) {
                        self.do_at(step, area, log);
                    }
                    return goto(next);
                }
                self.at_one_place(step, next, self.place_choices(step), false, log)
            }
            Op::PlaceLeader { each: true, .. } | Op::PlaceTokens { each: true, .. } => {
                for area in self.place_choices(step) {
                    self.do_at(step, area, log);
                }
                goto(next)
            }
            Op::PlaceAndFlip { each: true, .. } => call(each(step, u8::MAX)).then(next),
            Op::PlaceAndFlip { tokens: Amount::UpTo(n) | Amount::Between(_, n), .. } => {
                // How many is asked before each draw.
                self.notes.spot = self.place_choices(step).first();
                call(each(step, *n)).then(next)
            }
            Op::Enter { characters, .. } => {
                let waiting = |one: &Character| matches!(self.spots[*one], Spot::Aside | Spot::Track(_));
                if !characters.iter().any(|one| waiting(&one) && !self.is_kept_out(one)) {
                    return goto(next);
                }
                self.at_one_place(step, next, self.place_choices(step), false, log)
            }
            _ => self.at_one_place(step, next, self.place_choices(step), false, log),
        }
    }

    /// A token is placed and flipped with each Army that was named, one after the other; then the list goes on up to `until`.
    pub(super) fn flip_chosen(&mut self, step: Step, until: u8) -> Next {
        let (Some(area), Some(Op::PlaceAndFlip { pool, tokens, .. })) =
            (self.notes.picked.first(), self.op_at(step))
        else {
            return goto(super::after(step, 0, until));
        };
        let left = if let Amount::Exactly(n) = tokens { *n } else { 1 };
        let flip = MusterFrame::PlaceAndFlip { side: step.by, area, left, pool: *pool };
        self.notes.picked.remove(area);
        call(Frame::Muster(flip)).then(Frame::Card(CardFrame::FlipChosen { step, until }))
    }

    /// The places at which an instruction can do something.
    pub(super) fn place_choices(&self, step: Step) -> Areas {
        let Some(op) = self.op_at(step) else { return Areas::EMPTY };
        let by = step.by;
        let those = |places: &Places, fits: &dyn Fn(Area) -> bool| -> Areas {
            self.places(by, places).iter().filter(|area| fits(*area)).collect()
        };
        match op {
            Op::ChooseArmy(filter) => self.armies_for(filter, by),
            Op::ChoosePlace { places } => self.places(by, places),
            Op::Move { .. } => self.driven_areas(by),
            Op::PlaceUnits { units, any_of, places, .. } => {
                let types = any_of.map_or_else(
                    || units.iter().map(|(unit, _)| unit).collect::<crate::ids::UnitTypes>(),
                    |(types, _)| types,
                );
                let some = types.iter().any(|unit| unit.side() == by && self.in_supply(unit) > 0);
                if some { those(places, &|area| self.may_place(by, area)) } else { Areas::EMPTY }
            }
            Op::PlaceLeader { leader, places, .. } => those(places, &|area| self.may_lead(*leader, area)),
            Op::PlaceLeadership { places, .. } => those(places, &|area| self.has_army(Side::Shadow, area)),
            Op::PlaceTokens { pool, places, .. } => {
                those(places, &|area| self.token_pool(by, *pool, area).is_some())
            }
            Op::PlaceAndFlip { pool, places, .. } => {
                those(places, &|area| self.can_place_and_flip(by, area, *pool))
            }
            Op::PlaceCommander(places) => {
                let there = |area: Area| self.board().areas.contains(area);
                // Saruman never leaves Orthanc (rule 8.2).
                let goes = self.commander.is_some_and(|commander| commander != Character::Saruman);
                if goes { those(places, &there) } else { Areas::EMPTY }
            }
            Op::Enter { places, .. } => self.places(by, places),
            Op::ReturnCharacter(places) => {
                let some = !self.lost_heroes().is_empty();
                if some {
                    those(places, &|area| self.has_army(Side::FreePeoples, area))
                } else {
                    Areas::EMPTY
                }
            }
            Op::EliminateLeader(places) => those(places, &|area| self.army(area).n_leaders() > 0),
            Op::RemoveNazgul { places, .. } => those(places, &|area| self.nazgul[area] > 0),
            _ => Areas::EMPTY,
        }
    }

    /// Whether a Leader can be placed there (rules 7.7.9, 9.3.8).
    fn may_lead(&self, leader: Leader, area: Area) -> bool {
        let fits = self.has_army(Side::FreePeoples, area)
            || (area.is_recruitment() && self.may_place(Side::FreePeoples, area));
        fits && self.leaders_in_supply(leader) > 0
    }

    /// The pool of which a token is placed in an area (rules 4.3, 9.4.1), if one can be.
    fn token_pool(&self, side: Side, named: Option<Pool>, area: Area) -> Option<Pool> {
        let nation = self.board().nation[area];
        let pool = match (self.scenario, named, nation) {
            (_, Some(named), Some(nation)) => (named == nation).then_some(named),
            (_, Some(named), None) => Some(named),
            (_, None, Some(nation)) => Some(nation),
            (Scenario::Rohan, None, None) => Pool::of(Scenario::Rohan, side).first().copied(),
            (Scenario::Gondor, None, None) => (side == Side::FreePeoples).then_some(Pool::Gondor),
        }?;
        let fits = pool.side() == side
            && pool.scenario() == self.scenario
            && self.pool_has_tokens(pool)
            && self.check_flip(side, area).is_ok();
        fits.then_some(pool)
    }

    /// Where a whole Army of the enemy may be sent: next to it, no Army of the player, nothing that he controls, at most five units
    /// together.
    fn driven_areas(&self, by: Side) -> Areas {
        let Some(from) = self.notes.chosen else { return Areas::EMPTY };
        let Some(side) = self.army(from).side() else { return Areas::EMPTY };
        let held = !self.may_leave(side, from) || self.fighting().contains(from);
        if !self.board().areas.contains(from) || held {
            return Areas::EMPTY;
        }
        let units = self.army(from).n_units();
        let fits = |to: &Area| {
            let hostile = self.is_controllable(*to) && self.controller(*to) == Some(by);
            !self.has_army(side.enemy(), *to) && !hostile && units + self.army(*to).n_units() <= LIMIT
        };
        self.ways_from(from).iter().filter(fits).collect()
    }

    /// Captains and Companions of the Free Peoples that are eliminated.
    pub(super) fn lost_heroes(&self) -> Characters {
        let lost = |one: &Character| {
            let def = &self.book.characters[*one];
            def.here
                && matches!(def.kind, Kind::Captain | Kind::Companion)
                && self.spots[*one] == Spot::Eliminated
        };
        Character::ALL.into_iter().filter(lost).collect()
    }

    /// An instruction is carried out at a place. Says what comes then, before the list goes on.
    pub(super) fn do_at(&mut self, step: Step, area: Area, log: &mut Log) -> Option<Frame> {
        let op = self.op_at(step)?.clone();
        match op {
            Op::ChooseArmy(_) => {
                self.notes.chosen = Some(area);
                self.notes.picked = Areas::only(area);
                None
            }
            Op::ChoosePlace { places } => {
                self.notes.chosen = Some(area);
                self.notes.picked = Areas::only(area);
                if places.kinds.contains(PlaceKind::PreyRegions) {
                    self.notes.region = self.board().region[area];
                }
                None
            }
            Op::Move { .. } => {
                let from = self.notes.chosen?;
                let side = self.army(from).side()?;
                Some(Frame::Army(crate::army::ArmyFrame::Retreat { side, from, to: area }))
            }
            Op::PlaceUnits { units, any_of, per_place, .. } => {
                self.notes.picked.insert(area);
                if let Some((_, count)) = any_of {
                    self.notes.spot = Some(area);
                    return Some(each(step, count));
                }
                let mut left = if per_place.is_some() { 1 } else { u8::MAX };
                for (unit, n) in units.iter() {
                    for _ in 0..n {
                        if left > 0 && unit.side() == step.by && self.place_unit(unit, area, log) {
                            left -= 1;
                        }
                    }
                }
                self.notes.chosen = Some(area);
                Some(Frame::Muster(MusterFrame::Placed { area }))
            }
            Op::PlaceLeader { leader, count, .. } => {
                for _ in 0..count {
                    self.place_leader(leader, area, log);
                }
                None
            }
            Op::PlaceLeadership { tokens, .. } => {
                self.notes.picked.insert(area);
                self.place_leadership(area, tokens, log);
                None
            }
            Op::PlaceTokens { pool, tokens, .. } => {
                if let Some(pool) = self.token_pool(step.by, pool, area) {
                    self.place_tokens(pool, area, tokens, log);
                }
                None
            }
            Op::PlaceAndFlip { pool, tokens, .. } => {
                self.notes.picked.insert(area);
                // How many is asked before each draw, if the player may stop.
                let left = if let Amount::Exactly(n) = tokens { n } else { 1 };
                Some(Frame::Muster(MusterFrame::PlaceAndFlip { side: step.by, area, left, pool }))
            }
            Op::PlaceCommander(_) => {
                let commander = self.commander?;
                self.spots[commander] = Spot::At(area);
                log.public(Event::CharacterMoved { character: commander, to: area });
                self.notes.chosen = Some(area);
                None
            }
            Op::Enter { .. } => {
                self.notes.spot = Some(area);
                Some(each(step, u8::MAX))
            }
            Op::ReturnCharacter(_) => {
                self.notes.spot = Some(area);
                let lost = self.lost_heroes();
                if lost.len() > 1 {
                    return Some(each(step, 1));
                }
                let character = lost.first()?;
                self.bring_back(character, area, log);
                None
            }
            Op::EliminateLeader(_) => {
                self.notes.spot = Some(area);
                let mut kinds = Leader::ALL.into_iter().filter(|one| self.army(area).leaders.contains(*one));
                match (kinds.next(), kinds.next()) {
                    (Some(leader), None) => {
                        drop(kinds);
                        self.lose_leader(leader, area, log);
                        None
                    }
                    (Some(_), Some(_)) => Some(each(step, 1)),
                    (None, _) => None,
                }
            }
            Op::RemoveNazgul { .. } => {
                self.notes.count += self.remove_nazgul(area, 1, log);
                None
            }
            _ => None,
        }
    }

    /// The next of several Characters enters play (rule 6.10).
    pub(super) fn enter_next(&mut self, step: Step, characters: Characters) -> Next {
        let waiting = |one: &Character| {
            matches!(self.spots[*one], Spot::Aside | Spot::Track(_)) && !self.is_kept_out(*one)
        };
        let (Some(character), Some(area)) = (characters.iter().find(waiting), self.notes.spot) else {
            return done();
        };
        self.notes.eligible = Areas::only(area);
        call(Frame::Round(RoundFrame::Enter(character))).then(each(step, u8::MAX))
    }

    /// Which type of unit is placed.
    pub(super) fn ask_which_unit(&mut self, step: Step, left: u8, log: &mut Log) -> Next {
        let Some(area) = self.notes.spot else { return done() };
        let question = CardAsk::WhichUnit { step, left, area };
        let mut answers = Vec::new();
        self.card_options(question, &mut answers);
        if answers.is_empty() || !self.may_place(step.by, area) {
            return goto(Frame::Muster(MusterFrame::Placed { area }));
        }
        match *answers.as_slice() {
            [only] => self.choice_made(question, step.by, only, log),
            _ => self.ask_player(step, question).last(),
        }
    }
}
