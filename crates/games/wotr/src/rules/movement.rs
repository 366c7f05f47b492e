//! Army movement (rules 7.12, 8.4) and the choice of an attack (rules 9.1 to 9.3).

use super::groups::{STACK, Standing};
use super::last_use::may_go_on;
use super::{Allowed, Log, MISFIT, need, no};
use crate::action::{Action, Ask, GroupFor, MarchBy};
use crate::battle::{Battle, BattleFrame, BattleKind};
use crate::cards::hooks::Way;
use crate::event::Event;
use crate::figures::{Figures, Place, Spot};
use crate::frame::{Frame, Next};
use crate::ids::{Card, Side, Units};
use crate::map::Region;
use crate::state::State;
use kernel::flow::{ask, call, done, goto};
use kernel::{Refused, Seat};

impl State {
    /// How many regions an Army may go.
    #[inline]
    pub(crate) fn march_steps(by: MarchBy) -> u8 {
        by.card().map_or(1, |march| march.steps)
    }

    /// How many Armies may move.
    pub(crate) fn march_armies(by: MarchBy) -> u8 {
        match by {
            MarchBy::Army => 2,
            MarchBy::Character => 1,
            MarchBy::Card(card) => card.hooks().march.armies,
        }
    }

    /// Whether the march must end where another Army of the side stands.
    fn must_join(by: MarchBy) -> bool {
        by.card().is_some_and(|march| march.joins)
    }

    /// The way that only a card knows.
    fn way(by: MarchBy) -> Option<&'static Way> {
        by.card().and_then(|march| march.way.as_ref())
    }

    /// Whether Armies may move to a region at all, whoever they are.
    fn check_goal(&self, side: Side, to: Region) -> Allowed {
        need(self.is_free_for_armies(to, side), "2.9", "no-the-region-is-not-free-an-enemy-army-is-there")?;
        self.check_ban(to, side)
    }

    /// Whether figures on their way may enter a region (rule 8.4.5).
    fn may_enter(&self, side: Side, figures: &Figures, to: Region) -> bool {
        let Some(nation) = to.nation() else { return true };
        side.nations().iter().all(|own| {
            let here = figures.troops.of_nation(*own) > 0 || figures.troops.leaders_of(*own) > 0;
            !here || *own == nation || self.at_war(*own)
        })
    }

    /// Whether a march that is in a region may end there, or somewhere it can still go to.
    fn can_finish(
        &self,
        by: MarchBy,
        side: Side,
        figures: &Figures,
        units: u8,
        at: Region,
        left: u8,
    ) -> bool {
        let room = self.units_at(at, side) + units <= STACK;
        let joins = !State::must_join(by) || self.armies(side).contains(at);
        if room && joins {
            return true;
        }
        left > 0
            && at.adjacent().iter().any(|next| {
                self.check_goal(side, *next).is_ok()
                    && self.may_enter(side, figures, *next)
                    && self.can_finish(by, side, figures, units, *next, left - 1)
            })
    }

    /// Whether the chosen group can finish its march (rules 7.12, 8.2).
    pub(crate) fn check_march_end(&self, by: MarchBy, side: Side, group: &Figures, to: Region) -> Allowed {
        let left = State::march_steps(by) - 1;
        need(
            self.can_finish(by, side, group, group.n_units(side), to, left),
            "7.12",
            "no-the-march-cant-end-as-it-must",
        )
    }

    /// Whether some part of the group could finish it.
    pub(crate) fn check_some_march_end(
        &self,
        by: MarchBy,
        side: Side,
        group: &Figures,
        to: Region,
    ) -> Allowed {
        let left = State::march_steps(by) - 1;
        if left == 0 {
            return Ok(());
        }
        let mut at_war = *group;
        for nation in side.nations() {
            if !self.at_war(*nation) {
                at_war.troops.units[*nation] = Units::all(0);
                if let Some(nation) = nation.free() {
                    at_war.troops.leaders[nation] = 0;
                }
            }
        }
        let some = |part: &Figures| {
            let least = self.least_group(side, part);
            least.is_some_and(|units| self.can_finish(by, side, part, units, to, left))
        };
        need(some(group) || some(&at_war), "7.12", "no-the-march-cant-end-as-it-must")
    }

    /// Where the Army stands that goes from a region.
    pub(crate) fn march_place(&self, by: MarchBy, from: Region, side: Side) -> Option<Place> {
        // Rule 8.4.7.
        if State::way(by).is_some_and(|way| way.from_inside) {
            return self.army_place(from, side);
        }
        self.armies(side).contains(from).then_some(Place::Field(from))
    }

    /// Whether an Army may go from one region to the next (rule 8.4).
    pub(crate) fn check_march(&self, seat: Seat, by: MarchBy, from: Region, to: Region) -> Allowed {
        let side = self.side(seat);
        let Some(place) = self.march_place(by, from, side) else {
            return no("8.4.1", "no-no-army-of-yours-that-can-move-is-there");
        };
        match State::way(by) {
            Some(way) => (way.check)(self, from, to)?,
            None => need(from.borders(to), "8.4.1", "no-the-regions-are-not-adjacent")?,
        }
        self.check_goal(side, to)?;
        self.check_march_of(seat, by, &self.marching_army(side, by, place), to)
    }

    /// The Army that may march.
    fn marching_army(&self, side: Side, by: MarchBy, place: Place) -> Standing {
        // Nobody need lead with an Army result.
        self.army_at(side, place, by != MarchBy::Army)
    }

    /// Whether an Army may go to a region that is open to Armies.
    fn check_march_of(&self, seat: Seat, by: MarchBy, army: &Standing, to: Region) -> Allowed {
        let side = self.side(seat);
        let group = GroupFor::March { by, from: army.place, to };
        self.can_group(side, &group, army)?;
        if State::march_steps(by) > 1 {
            self.check_some_march_end(by, side, &self.most_ignoring_rest(side, &group), to)?;
        }
        self.check_rest(side, &group)
    }

    /// Whether any Army may march.
    pub(crate) fn can_march(&self, seat: Seat, by: MarchBy) -> bool {
        self.check_any_march(seat, by, Refused::Over).is_ok()
    }

    /// Whether any Army may march; if only rule 14.11 keeps one back, that is why not.
    pub(crate) fn check_any_march(&self, seat: Seat, by: MarchBy, otherwise: Refused) -> Allowed {
        let mut any = Err(otherwise);
        self.try_marches(seat, by, |_, _, allowed| may_go_on(&mut any, allowed));
        any
    }

    /// Goes through the legal marches for as long as `see` says so.
    pub(crate) fn each_march(&self, seat: Seat, by: MarchBy, mut see: impl FnMut(Region, Region) -> bool) {
        self.try_marches(seat, by, |from, to, allowed| allowed.is_err() || see(from, to));
    }

    /// Goes through the marches that could be legal for as long as `see` says so.
    fn try_marches(&self, seat: Seat, by: MarchBy, mut see: impl FnMut(Region, Region, Allowed) -> bool) {
        let side = self.side(seat);
        if let Some(way) = State::way(by) {
            for from in Region::ALL.into_iter().filter(|from| (way.begins)(*from)) {
                for to in (way.goals)().into_iter().flatten() {
                    if !see(from, *to, self.check_march(seat, by, from, *to)) {
                        return;
                    }
                }
            }
            return;
        }
        let open = self.free_for_armies(side) - self.banned(side);
        for from in self.armies(side).iter() {
            let goals = from.neighbours() & open;
            if goals.is_empty() {
                continue;
            }
            let army = self.marching_army(side, by, Place::Field(from));
            for to in goals.iter() {
                if !see(from, to, self.check_march_of(seat, by, &army, to)) {
                    return;
                }
            }
        }
    }

    /// Whether the player may stop before moving another Army.
    pub(crate) fn may_end_march(by: MarchBy, left: u8) -> bool {
        match by {
            // Some cards say that the Army moves, not that it may.
            MarchBy::Card(card) => card.hooks().march.optional,
            MarchBy::Army | MarchBy::Character => left < State::march_armies(by),
        }
    }

    pub(crate) fn march(&mut self, by: MarchBy, left: u8) -> Next {
        // Partners agree for one Army at a time.
        self.action.mixed = false;
        if left == 0 || !self.can_march(self.acting, by) {
            return done();
        }
        ask(self.acting, Ask::March { by, left }).last()
    }

    pub(crate) fn march_chosen(&mut self, seat: Seat, by: MarchBy, left: u8, action: Action) -> Next {
        match action {
            Action::Done => done(),
            Action::March { from, to } => {
                let Some(place) = self.march_place(by, from, self.side(seat)) else { return MISFIT };
                let choose = Frame::Choose(GroupFor::March { by, from: place, to });
                call(choose).then(Frame::March { by, left: left - 1 })
            }
            _ => MISFIT,
        }
    }

    /// The group goes.
    pub(crate) fn depart(&mut self, why: GroupFor, log: &mut Log) -> Next {
        match why {
            GroupFor::March { by, from, to } => {
                self.lift(from);
                log.public(Event::Marched { from: from.region(), to, group: self.action.group.figures });
                goto(Frame::Arrive { by, at: to, left: State::march_steps(by) - 1 })
            }
            GroupFor::Attack { card, from, to, .. } => {
                let side = self.active_side();
                let rearguard = self.action.group.staying(&self.figures(from, side));
                let (kind, at) = match from {
                    Place::Inside(_) => (BattleKind::Sortie, Place::Field(to)),
                    Place::Field(region) if region == to => (BattleKind::Siege, Place::Inside(to)),
                    Place::Field(_) => (BattleKind::Field, Place::Field(to)),
                };
                self.note_group(from);
                self.action.group.dissolve();
                self.battle = Some(Battle::new(kind, side, from, at, rearguard, card));
                goto(Frame::Battle(BattleFrame::Start))
            }
            GroupFor::Advance { from, to } => {
                self.lift(from);
                self.spent_advance(from, Place::Field(to));
                log.public(Event::Marched { from: from.region(), to, group: self.action.group.figures });
                self.set_down(to, log);
                done()
            }
        }
    }

    /// Takes the group off the board.
    pub(crate) fn lift(&mut self, from: Place) {
        let troops = self.action.group.figures.troops;
        self.take(from, &troops);
        for character in self.action.group.figures.characters.iter() {
            self.spots[character] = Spot::Moving;
        }
        self.action.group.lift();
    }

    /// Puts the group down in a region, which may capture it and wake its Nation.
    pub(crate) fn set_down(&mut self, at: Region, log: &mut Log) {
        let group = self.action.group.dissolve();
        let side = if group.n_units(Side::Shadow) > 0 { Side::Shadow } else { Side::FreePeoples };
        self.put(Place::Field(at), &group);
        if group.n_units(side) > 0 {
            self.army_enters(at, side, log);
        }
        self.companions_wake(at, group.characters, log);
    }

    pub(crate) fn arrive(&mut self, by: MarchBy, at: Region, left: u8, log: &mut Log) -> Next {
        let side = self.active_side();
        let goes_on =
            left > 0 && at.adjacent().iter().any(|next| self.check_march_on(by, at, left, *next).is_ok());
        if goes_on {
            // What is entered on the way is captured and woken too (rule 7.12).
            self.army_enters(at, side, log);
            return ask(self.acting, Ask::MarchOn { by, at, left }).last();
        }
        self.finish_march(at, log);
        done()
    }

    fn finish_march(&mut self, at: Region, log: &mut Log) {
        let group = self.action.group.figures;
        self.note_group(Place::Field(at));
        self.set_down(at, log);
        // More than four groups never move in one action.
        let _ = self.action.moved.try_push((at, group));
    }

    /// Whether the group on its way may go on to a region.
    pub(crate) fn check_march_on(&self, by: MarchBy, at: Region, left: u8, to: Region) -> Allowed {
        let side = self.active_side();
        need(left > 0 && at.borders(to), "8.4.1", "no-the-regions-are-not-adjacent")?;
        self.check_goal(side, to)?;
        need(
            self.may_enter(side, &self.action.group.figures, to),
            "8.4.5",
            "no-figures-of-a-nation-not-at-war-may-not-enter",
        )?;
        let units = self.action.group.figures.n_units(side);
        need(
            self.can_finish(by, side, &self.action.group.figures, units, to, left - 1),
            "7.12",
            "no-the-march-could-not-end-as-it-must",
        )
    }

    /// Whether the group on its way may stop here.
    pub(crate) fn check_march_stop(&self, by: MarchBy, at: Region) -> Allowed {
        let side = self.active_side();
        let joins = !State::must_join(by) || self.armies(side).contains(at);
        need(joins, "7.12", "no-the-march-must-end-where-another-army-of-yours")?;
        let units = self.units_at(at, side) + self.action.group.figures.n_units(side);
        need(units <= STACK, "8.2", "no-more-than-ten-units-would-be-in-the-region")
    }

    pub(crate) fn march_on_chosen(
        &mut self,
        by: MarchBy,
        at: Region,
        left: u8,
        action: Action,
        log: &mut Log,
    ) -> Next {
        match action {
            Action::Done => {
                self.finish_march(at, log);
                done()
            }
            Action::Region(to) => {
                log.public(Event::Marched { from: at, to, group: self.action.group.figures });
                goto(Frame::Arrive { by, at: to, left: left - 1 })
            }
            _ => MISFIT,
        }
    }

    /// Whether an Army may attack (rules 9.1, 9.2, 9.3).
    pub(crate) fn check_attack(
        &self,
        seat: Seat,
        led: bool,
        card: Option<Card>,
        from: Region,
        to: Region,
    ) -> Allowed {
        let side = self.side(seat);
        let place = if from == to {
            // Rule 9.1: a siege battle or a sortie.
            if self.besieges(side, from) {
                Place::Field(from)
            } else if self.besieged(from) == Some(side) {
                Place::Inside(from)
            } else {
                return no("9.1", "no-there-is-no-siege");
            }
        } else {
            need(self.armies(side).contains(from), "9.1", "no-no-army-of-yours-that-can-attack-is-there")?;
            need(from.borders(to), "9.1", "no-the-regions-are-not-adjacent")?;
            need(
                self.armies(side.enemy()).contains(to),
                "9.1",
                "no-no-enemy-army-that-can-be-attacked-from-outside",
            )?;
            Place::Field(from)
        };
        self.check_ban(to, side)?;
        if let Some(card) = card {
            (card.hooks().attack.check)(self, place, to)?;
        }
        let army = self.army_at(side, place, true);
        let group = GroupFor::Attack { led, card, from: place, to };
        self.can_group(side, &group, &army)?;
        self.check_rest(side, &group)
    }

    /// Goes through the legal attacks for as long as `see` says so.
    pub(crate) fn each_attack(
        &self,
        seat: Seat,
        led: bool,
        card: Option<Card>,
        mut see: impl FnMut(Region, Region) -> bool,
    ) {
        self.try_attacks(seat, led, card, |from, to, allowed| allowed.is_err() || see(from, to));
    }

    /// Goes through the attacks that could be legal for as long as `see` says so.
    fn try_attacks(
        &self,
        seat: Seat,
        led: bool,
        card: Option<Card>,
        mut see: impl FnMut(Region, Region, Allowed) -> bool,
    ) {
        let side = self.side(seat);
        let enemies = self.armies(side.enemy());
        for from in self.armies(side).iter() {
            let siege = self.besieges(side, from).then_some(from);
            for to in (from.neighbours() & enemies).iter().chain(siege) {
                if !see(from, to, self.check_attack(seat, led, card, from, to)) {
                    return;
                }
            }
        }
        // Sorties.
        for from in self.strongholds_besieged(side) {
            if !see(from, from, self.check_attack(seat, led, card, from, from)) {
                return;
            }
        }
    }

    /// Whether any attack is possible.
    pub(crate) fn can_attack(&self, seat: Seat, led: bool, card: Option<Card>) -> bool {
        self.check_any_attack(seat, led, card, Refused::Over).is_ok()
    }

    /// Whether any attack is possible; if only rule 14.11 keeps an Army back, that is why not.
    pub(crate) fn check_any_attack(
        &self,
        seat: Seat,
        led: bool,
        card: Option<Card>,
        otherwise: Refused,
    ) -> Allowed {
        let mut any = Err(otherwise);
        self.try_attacks(seat, led, card, |_, _, allowed| may_go_on(&mut any, allowed));
        any
    }

    pub(crate) fn attack_chosen(
        &mut self,
        seat: Seat,
        led: bool,
        card: Option<Card>,
        action: Action,
    ) -> Next {
        match action {
            Action::Attack { from, to } => {
                let side = self.side(seat);
                let place = if from == to && self.besieged(from) == Some(side) {
                    Place::Inside(from)
                } else {
                    Place::Field(from)
                };
                goto(Frame::Choose(GroupFor::Attack { led, card, from: place, to }))
            }
            // A card may make it optional.
            Action::Decline => done(),
            _ => MISFIT,
        }
    }
}
