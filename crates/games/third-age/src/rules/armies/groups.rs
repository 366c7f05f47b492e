//! Who goes and who stays behind (rules 7.4.2, 7.4.3, 9.3.2, 10.11).

use super::no_answer;
use crate::action::{Action, Ask, Deed};
use crate::army::{ArmyAsk, ArmyFrame, GroupFor, Needs};
use crate::figures::{Figure, Party};
use crate::frame::{Frame, Next};
use crate::ids::{Area, Side};
use crate::rules::{Allowed, LIMIT, Log, MISFIT, need, no};
use crate::state::State;
use kernel::flow::{ask, done, goto};

impl GroupFor {
    /// What must be in the group.
    fn needs(&self) -> Needs {
        match self {
            GroupFor::March { needs, .. } | GroupFor::FromRecruitment { needs } => *needs,
            GroupFor::Advance | GroupFor::River | GroupFor::MoveIn | GroupFor::Retreat => Needs::default(),
        }
    }

    /// Whether nobody need go.
    const fn is_optional(&self) -> bool {
        // Rule 10.11.
        matches!(self, GroupFor::Advance)
    }
}

impl State {
    /// The rule that asks for a unit among those who go: an Eye asks for Mordor Orcs, otherwise a card or an ability asks.
    pub(super) const fn rule_of_needs(&self) -> &'static str {
        match self.notes.deed {
            Some(Deed::EyeMove | Deed::EyeAttack) => "7.2.6",
            _ => "7.7.9",
        }
    }

    /// Everybody who may go is picked; it is asked who stays behind. An advance may be declined (rules 7.4.2, 10.11).
    pub(crate) fn gather(&mut self, side: Side, why: GroupFor, from: Area, to: Area) -> Next {
        let party = self.standing(side, from);
        self.notes.group.gather(party);
        self.ask_group(side, why, from, to)
    }

    /// It is asked who stays behind, if there is a choice. All figures are visible, so this gives nothing away.
    pub(super) fn ask_group(&mut self, side: Side, why: GroupFor, from: Area, to: Area) -> Next {
        loop {
            let (first, second) = {
                let each = self.notes.group.figures.each();
                let mut stays = each.filter(|figure| self.check_leave(&why, from, *figure).is_ok());
                (stays.next(), stays.next())
            };
            let full = self.check_go(from, to).is_err();
            match (first, second) {
                (None, _) if !why.is_optional() => return self.picked(side, why, from, to),
                // Rule 11.3.1: too many would go, and nobody else can stay.
                (Some(only), None) if full && !why.is_optional() && self.notes.group.leave(only) => {}
                _ => return ask(State::seat(side), Ask::Army(ArmyAsk::Group { why, from, to })).last(),
            }
        }
    }

    /// The group is picked.
    fn picked(&self, side: Side, why: GroupFor, from: Area, to: Area) -> Next {
        goto(Frame::Army(match why {
            GroupFor::FromRecruitment { .. } => ArmyFrame::ForceOut { side, from, to },
            GroupFor::March { .. }
            | GroupFor::Advance
            | GroupFor::River
            | GroupFor::MoveIn
            | GroupFor::Retreat => ArmyFrame::Depart { side, why, from, to },
        }))
    }

    /// Whether a figure may stay behind. Who leaves more behind never has more in the group, so this is exact.
    fn check_leave(&self, why: &GroupFor, from: Area, figure: Figure) -> Allowed {
        let Some(rest) = self.notes.group.without(figure) else {
            return no("7.4.2", "no-no-such-figure-is-in-the-group");
        };
        need(rest.n_units() > 0, "7.4.2", "no-at-least-one-unit-goes")?;
        let staying = self.army(from).n_units().saturating_sub(rest.n_units());
        let alone = match figure {
            // Rule 9.3.8: Leaders may stand alone in a recruitment area.
            Figure::Leader(_) => staying == 0 && !from.is_recruitment(),
            Figure::Leadership => staying == 0,
            Figure::Unit(_) | Figure::Character(_) => false,
        };
        need(!alone, "7.4.2", "no-it-must-stay-with-units")?;
        let needs = why.needs();
        need(needs.has_units(&rest.units), self.rule_of_needs(), "no-a-unit-that-must-go-would-stay-behind")?;
        let there = needs.has_characters(rest.characters);
        need(there, "7.7.9", "no-the-character-who-must-go-would-stay-behind")?;
        let side = rest.side().unwrap_or(Side::FreePeoples);
        let led = !needs.leadership || self.party_leads(side, &rest);
        need(led, "7.4.3", "no-leadership-must-go-along")
    }

    /// Whether the group may go as it is: from a recruitment area into an area as one Army (rule 9.3.2).
    fn check_go(&self, from: Area, to: Area) -> Allowed {
        let many =
            from.is_recruitment() && !to.is_recruitment() && self.notes.group.figures.n_units() > LIMIT;
        need(!many, "9.3.2", "no-at-most-five-units-leave-a-recruitment-area")
    }

    pub(super) fn list_group(&self, why: &GroupFor, out: &mut Vec<Action>) {
        out.push(Action::Go);
        if why.is_optional() {
            out.push(Action::Decline);
        }
        out.extend(self.notes.group.figures.each().map(Action::Leave));
    }

    pub(super) fn check_group_answer(
        &self,
        ask: &ArmyAsk,
        why: &GroupFor,
        from: Area,
        to: Area,
        action: Action,
    ) -> Allowed {
        match action {
            Action::Go => self.check_go(from, to),
            Action::Decline if why.is_optional() => Ok(()),
            Action::Leave(figure) => self.check_leave(why, from, figure),
            _ => no_answer(ask),
        }
    }

    pub(super) fn group_answered(
        &mut self,
        side: Side,
        why: GroupFor,
        from: Area,
        to: Area,
        action: Action,
    ) -> Next {
        match action {
            Action::Leave(figure) => {
                self.notes.group.leave(figure);
                self.ask_group(side, why, from, to)
            }
            Action::Go => self.picked(side, why, from, to),
            Action::Decline => {
                self.notes.group.dissolve();
                done()
            }
            _ => MISFIT,
        }
    }

    /// Rule 7.4.2: no part has more Damage than units. It is asked only if there is a choice.
    pub(super) fn depart(&mut self, side: Side, why: GroupFor, from: Area, to: Area) -> Next {
        let group = &mut self.notes.group.figures;
        let army = &self.armies[from];
        let (least, most) = ::armies::damage_along(army.damage, army.n_units(), group.n_units());
        group.damage = least;
        let then = Frame::Army(ArmyFrame::SetOut { side, why, from, to });
        if least == most {
            return goto(then);
        }
        ask(State::seat(side), Ask::Army(ArmyAsk::DamageAlong { from, to, least, most })).then(then)
    }

    pub(super) fn check_damage_along(least: u8, most: u8, n: u8) -> Allowed {
        need(n >= least, "7.4.2", "no-those-who-stay-would-have-more-damage-than-units")?;
        need(n <= most, "7.4.2", "no-so-much-damage-cant-go-along")
    }

    pub(super) fn damage_divided(&mut self, action: Action) -> Next {
        let Action::Number(n) = action else { return MISFIT };
        self.notes.group.figures.damage = n;
        done()
    }

    /// The group leaves its area and enters the next.
    pub(super) fn set_out(&mut self, side: Side, why: GroupFor, from: Area, to: Area, log: &mut Log) -> Next {
        self.lift(side, from, log);
        let left = match why {
            GroupFor::March { steps, .. } => steps.saturating_sub(1),
            GroupFor::Advance
            | GroupFor::River
            | GroupFor::FromRecruitment { .. }
            | GroupFor::MoveIn
            | GroupFor::Retreat => 0,
        };
        self.enter_area(side, why, (from, to), left, log)
    }

    /// Takes the group off the board. Leaders and Leadership tokens that are left without units go (rules 7.5.5, 7.5.7).
    pub(super) fn lift(&mut self, side: Side, from: Area, log: &mut Log) {
        self.notes.group.lift();
        let party = self.notes.group.figures;
        self.armies.change(from, |army| {
            army.units = army.units.minus(&party.units);
            army.leaders = army.leaders.minus(&party.leaders);
            army.leadership = army.leadership.saturating_sub(party.leadership);
            army.damage = army.damage.saturating_sub(party.damage);
        });
        self.disband(side, from, log);
    }

    /// Puts figures into an area; the Characters among them are there already.
    pub(super) fn set_down(&mut self, area: Area, party: &Party) {
        self.armies.change(area, |army| {
            army.units.add_all(&party.units);
            army.leaders.add_all(&party.leaders);
            army.leadership += party.leadership;
            army.damage += party.damage;
        });
    }
}
