//! Who goes and who stays behind (rules 9.2, 9.3, 7.8, 8.11).

use super::no_answer;
use crate::action::{Action, Ask};
use crate::army::{ArmyAsk, ArmyFrame, Excess, GroupFor, Needs};
use crate::event::Event;
use crate::figures::{Figure, Party};
use crate::frame::{Frame, Next};
use crate::ids::{Area, Side};
use crate::rules::{Allowed, Log, MISFIT, need, no};
use crate::state::State;
use kernel::Seat;
use kernel::flow::{ask, done, goto};

impl GroupFor {
    /// What must be in the group.
    const fn needs(&self) -> Needs {
        match self {
            GroupFor::March { needs, .. } => *needs,
            // Rule 8.11.1: any units.
            GroupFor::Advance => Needs { leadership: false, units: crate::ids::UnitTypes::EMPTY },
        }
    }
}

impl State {
    /// Everybody who may go is picked; it is asked who stays behind. An advance may be declined (rules 9.2, 8.11.1).
    pub(crate) fn gather(&mut self, side: Side, why: GroupFor, from: Area, to: Area) -> Next {
        let party = self.standing(side, from);
        self.notes.group.gather(party);
        let choice = match why {
            // Nothing to choose: nobody can stay behind. All figures are visible, so this gives nothing away.
            GroupFor::March { .. } => party.each().any(|figure| self.check_leave(&why, figure).is_ok()),
            GroupFor::Advance => true,
        };
        if choice {
            ask(State::seat(side), Ask::Army(ArmyAsk::Group { why, from, to })).last()
        } else {
            goto(Frame::Army(ArmyFrame::Depart { why, from, to }))
        }
    }

    /// Whether a figure may stay behind. Who leaves more behind never has more in the group, so this is exact.
    fn check_leave(&self, why: &GroupFor, figure: Figure) -> Allowed {
        let Some(rest) = self.notes.group.without(figure) else {
            return no("9.2", "no-no-such-figure-is-in-the-group");
        };
        need(rest.n_units() > 0, "9.2", "no-at-least-one-unit-goes")?;
        let needs = why.needs();
        let rule = self.rule_of_needs();
        need(needs.has_units(&rest.units), rule, "no-a-unit-that-must-go-would-stay-behind")?;
        need(!needs.leadership || self.party_leads(&rest), rule, "no-leadership-must-go-along")
    }

    pub(super) fn list_group(&self, why: &GroupFor, out: &mut Vec<Action>) {
        out.push(Action::Go);
        if *why == GroupFor::Advance {
            out.push(Action::Decline);
        }
        let group = &self.notes.group.figures;
        out.extend(group.units.iter().map(|(unit, _)| Action::Leave(Figure::Unit(unit))));
        if group.leadership > 0 {
            out.push(Action::Leave(Figure::Leadership));
        }
        out.extend(group.characters.iter().map(|character| Action::Leave(Figure::Character(character))));
    }

    pub(super) fn check_group_answer(&self, ask: &ArmyAsk, why: &GroupFor, action: Action) -> Allowed {
        match (action, why) {
            (Action::Go, _) | (Action::Decline, GroupFor::Advance) => Ok(()),
            (Action::Leave(figure), _) => self.check_leave(why, figure),
            _ => no_answer(ask),
        }
    }

    pub(super) fn group_answered(
        &mut self,
        seat: Seat,
        why: GroupFor,
        from: Area,
        to: Area,
        action: Action,
    ) -> Next {
        match action {
            Action::Leave(figure) => {
                self.notes.group.leave(figure);
                let more = || self.notes.group.figures.each().any(|one| self.check_leave(&why, one).is_ok());
                if why == GroupFor::Advance || more() {
                    ask(seat, Ask::Army(ArmyAsk::Group { why, from, to })).last()
                } else {
                    goto(Frame::Army(ArmyFrame::Depart { why, from, to }))
                }
            }
            Action::Go => goto(Frame::Army(ArmyFrame::Depart { why, from, to })),
            // Rule 8.11.1: the advance is optional.
            Action::Decline => {
                self.notes.group.dissolve();
                done()
            }
            _ => MISFIT,
        }
    }

    /// Rule 9.3: no part has more tokens than units. It is asked only if there is a choice.
    pub(super) fn depart(&mut self, why: GroupFor, from: Area, to: Area) -> Next {
        let group = &mut self.notes.group.figures;
        let Some(side) = group.side() else {
            return Next::Broken("a group without units sets out");
        };
        let army = &self.armies[from];
        let (least, most) = ::armies::damage_along(army.damage, army.n_units(), group.n_units());
        group.damage = least;
        let then = Frame::Army(ArmyFrame::SetOut { why, from, to });
        if least == most {
            return goto(then);
        }
        ask(State::seat(side), Ask::Army(ArmyAsk::DamageAlong { from, to, least, most })).then(then)
    }

    pub(super) fn check_damage_along(least: u8, most: u8, n: u8) -> Allowed {
        need(n >= least, "9.3", "no-those-who-stay-would-have-more-damage-than-units")?;
        need(n <= most, "9.3", "no-so-much-damage-cant-go-along")
    }

    pub(super) fn damage_divided(&mut self, action: Action) -> Next {
        let Action::Number(n) = action else { return MISFIT };
        self.notes.group.figures.damage = n;
        done()
    }

    /// The group leaves its area and enters the next.
    pub(super) fn set_out(&mut self, why: GroupFor, from: Area, to: Area, log: &mut Log) -> Next {
        let Some(side) = self.notes.group.figures.side() else {
            return Next::Broken("a group without units sets out");
        };
        self.lift(side, from, log);
        self.go_on(side, from, to, log);
        match why {
            GroupFor::March { steps, .. } => {
                goto(Frame::Army(ArmyFrame::Arrive { at: to, left: steps.saturating_sub(1) }))
            }
            GroupFor::Advance => {
                let party = self.notes.group.dissolve();
                self.set_down(to, &party);
                // Rule 8.11.1: a move for control and tokens, which ends with the limit.
                self.enter(side, to, log);
                goto(Frame::Army(ArmyFrame::Limit { area: to, excess: Excess::Merged }))
            }
        }
    }

    /// Takes the group off the board.
    fn lift(&mut self, side: Side, from: Area, log: &mut Log) {
        self.notes.group.lift();
        let party = self.notes.group.figures;
        self.armies.change(from, |army| {
            army.units = army.units.minus(&party.units);
            army.leadership = army.leadership.saturating_sub(party.leadership);
            army.damage = army.damage.saturating_sub(party.damage);
        });
        if self.has_army(side, from) {
            return;
        }
        // Rule 7.8: tokens without a friendly army go, unless an army has come there in the meantime.
        let mut tokens = 0;
        self.armies.change(from, |army| tokens = std::mem::take(&mut army.leadership));
        if tokens == 0 {
            return;
        }
        match self.notes.arrived.iter_mut().find(|(area, _)| *area == from) {
            Some((_, arrived)) => arrived.leadership += tokens,
            None => log.public(Event::LeadershipLost { side, area: from, tokens }),
        }
    }

    /// Puts figures into an area; the characters among them are there already.
    pub(super) fn set_down(&mut self, area: Area, party: &Party) {
        self.armies.change(area, |army| {
            army.units.add_all(&party.units);
            army.leadership += party.leadership;
            army.damage += party.damage;
        });
    }

    /// The game is over while figures were on their way: everybody stands where he has come to.
    pub(super) fn all_settle(&mut self, at: Area) {
        if self.notes.group.lifted {
            let party = self.notes.group.dissolve();
            self.set_down(at, &party);
        }
        for (area, party) in std::mem::take(&mut self.notes.arrived) {
            self.set_down(area, &party);
        }
    }
}
