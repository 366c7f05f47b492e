//! The choices that cards and abilities leave: which there are, and what is done with them.

use super::each;
use crate::action::Action;
use crate::army::ArmyFrame;
use crate::figures::Figure;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Leader, Pool, Section, Side};
use crate::muster::MusterFrame;
use crate::ops::{Amount, CardAsk, CardFrame, How, Op, Relieved, Step};
use crate::rules::{Allowed, Log, MISFIT};
use crate::state::State;
use kernel::Seat;
use kernel::flow::{call, done, goto};

impl State {
    /// Lists answers that include all legal ones.
    pub(crate) fn list_card(&self, ask: CardAsk, _seat: Seat, out: &mut Vec<Action>) {
        self.card_options(ask, out);
    }

    /// Lists what people might try besides, for why-not.
    pub(crate) fn try_card(&self, ask: CardAsk, seat: Seat, out: &mut Vec<Action>) {
        let side = State::side(seat);
        match ask {
            CardAsk::ChooseArmy { .. } | CardAsk::RemoveLeadership { .. } => {
                let armies = self.armies_of(Side::FreePeoples) | self.armies_of(Side::Shadow);
                out.extend(armies.iter().map(Action::Area));
            }
            CardAsk::Place { .. } => {
                let all = self.board().areas | self.board().recruitment;
                out.extend(all.iter().map(Action::Area));
            }
            CardAsk::WhichCard { .. } => out.extend(self.hands[side].iter().map(Action::Card)),
            CardAsk::WhichSection { .. } => out.extend(Section::ALL.map(Action::Section)),
            CardAsk::Whether(_)
            | CardAsk::Option(_)
            | CardAsk::Price(_)
            | CardAsk::WhichUnit { .. }
            | CardAsk::RemoveToken { .. }
            | CardAsk::WhichFigure(_)
            | CardAsk::WhichDie { .. }
            | CardAsk::WhichAbility(_)
            | CardAsk::River(_) => {}
        }
    }

    pub(crate) fn check_card(&self, ask: CardAsk, _seat: Seat, action: Action) -> Allowed {
        let mut options = Vec::new();
        self.card_options(ask, &mut options);
        if options.contains(&action) { Ok(()) } else { self.refuse_card(ask, action) }
    }

    /// Who is asked.
    pub(super) fn chooser(&self, ask: CardAsk) -> Side {
        let step = ask.step();
        match self.op_at(step) {
            Some(Op::DiscardCards { side, how: How::Owner, .. }) => *side,
            Some(Op::DiscardDie { chooser, .. }) => chooser.side(step.by),
            _ => step.by,
        }
    }

    /// All answers to a question.
    pub(super) fn card_options(&self, ask: CardAsk, out: &mut Vec<Action>) {
        let step = ask.step();
        let Some(op) = self.op_at(step) else { return };
        match ask {
            CardAsk::Whether(_) => out.extend([Action::Accept, Action::Decline]),
            CardAsk::Option(_) => {
                let fits = self.options(step).filter(|(_, first, until)| self.can_do_list(*first, *until));
                out.extend(fits.map(|(k, _, _)| Action::Option(k + 1)));
                if matches!(op, Op::Choose { optional: true, .. }) {
                    out.push(Action::Decline);
                }
            }
            CardAsk::Price(_) => {
                if let Op::Pay { by, prices, optional, .. } = op {
                    self.list_prices(prices, by.side(step.by), out);
                    if *optional {
                        out.push(Action::Decline);
                    }
                }
            }
            CardAsk::ChooseArmy { left, .. } => {
                out.extend(self.army_choices(step).iter().map(Action::Area));
                if self.may_stop(op, left) {
                    out.push(Action::Done);
                }
            }
            CardAsk::Place { left, .. } => {
                out.extend(self.open_places(step).iter().map(Action::Area));
                if self.may_stop(op, left) {
                    out.push(Action::Done);
                }
            }
            CardAsk::WhichUnit { .. } => {
                if let Op::PlaceUnits { any_of: Some((types, _)), .. } = op {
                    let left =
                        types.iter().filter(|unit| unit.side() == step.by && self.in_supply(*unit) > 0);
                    out.extend(left.map(Action::Unit));
                }
            }
            CardAsk::RemoveToken { left, .. } => {
                self.list_lost_tokens(step, out);
                if self.may_stop(op, left) {
                    out.push(Action::Done);
                }
            }
            CardAsk::RemoveLeadership { left, .. } => {
                let armies = self.armies_of(Side::Shadow).iter();
                out.extend(armies.filter(|area| self.army(*area).leadership > 0).map(Action::Area));
                if self.may_stop(op, left) {
                    out.push(Action::Done);
                }
            }
            CardAsk::WhichFigure(_) => self.list_figures(step, op, out),
            CardAsk::WhichDie { .. } => self.list_dice(step, out),
            CardAsk::WhichCard { left, .. } => {
                if let Op::DiscardCards { side, deck, .. } = op {
                    out.extend(self.held(*side, *deck).iter().map(Action::Card));
                }
                if self.may_stop(op, left) {
                    out.push(Action::Done);
                }
            }
            CardAsk::WhichSection { .. } => {
                let hurt = |one: &Section| self.sections_lost[*one] > 0 && !self.is_section_breached(*one);
                out.extend(Section::ALL.into_iter().filter(hurt).map(Action::Section));
                out.push(Action::Done);
            }
            CardAsk::WhichAbility(_) => {
                if let Op::UseAbility(character) = op {
                    out.extend(self.free_abilities(*character).map(Action::Use));
                }
            }
            CardAsk::River(_) => self.list_rivers(step, out),
        }
    }

    /// Whether the player may have no more of something.
    fn may_stop(&self, op: &Op, left: u8) -> bool {
        let amount = |tokens: &Amount| tokens.most().saturating_sub(left) >= tokens.least();
        match op {
            Op::RemoveDamage { of: Relieved::Armies(_, pick), .. }
            | Op::PlaceUnits { pick: Some((_, pick)), .. }
            | Op::PlaceLeadership { pick: Some((_, pick)), .. }
            | Op::PlaceAndFlip { pick: Some((_, pick)), .. } => pick.max.saturating_sub(left) >= pick.min,
            Op::PlaceUnits { optional, .. } => *optional,
            Op::RemoveLeadership { tokens, .. } | Op::RemoveTokens { tokens, .. } => amount(tokens),
            Op::RemoveNazgul { figures, .. } => amount(figures),
            Op::DiscardCards { cards: Amount::UpTo(_), .. } => true,
            _ => false,
        }
    }

    /// The Armies among which an instruction lets the player choose.
    fn army_choices(&self, step: Step) -> Areas {
        let by = step.by;
        match self.op_at(step) {
            Some(Op::ChooseArmy(filter)) => self.armies_for(filter, by),
            Some(Op::RemoveDamage { of: Relieved::Armies(filter, _), .. }) => {
                let hurt = |area: &Area| self.army(*area).damage > 0;
                (self.armies_for(filter, by) - self.notes.done).iter().filter(hurt).collect()
            }
            Some(
                Op::PlaceUnits { pick: Some((filter, pick)), .. }
                | Op::PlaceLeadership { pick: Some((filter, pick)), .. },
            ) => {
                let armies = self.armies_for(filter, by);
                if pick.distinct { armies - self.notes.done } else { armies }
            }
            Some(Op::PlaceAndFlip { pick: Some((filter, pick)), pool, .. }) => {
                let armies = self.armies_for(filter, by);
                let armies = if pick.distinct { armies - self.notes.done } else { armies };
                armies.iter().filter(|area| self.can_place_and_flip(by, *area, *pool)).collect()
            }
            _ => Areas::EMPTY,
        }
    }

    /// The places that are still open to an instruction.
    fn open_places(&self, step: Step) -> Areas {
        let all = self.place_choices(step);
        match self.op_at(step) {
            Some(Op::PlaceUnits { per_place: Some(most), .. }) => {
                let full = |area: &Area| {
                    let n = self.notes.tally.iter().filter(|one| *one == area).count();
                    n < usize::from(*most)
                };
                all.iter().filter(full).collect()
            }
            _ => all,
        }
    }

    fn list_lost_tokens(&self, step: Step, out: &mut Vec<Action>) {
        let Some(Op::RemoveTokens { side, places, apart, .. }) = self.op_at(step) else { return };
        let all = places
            .map_or(self.board().areas | self.board().recruitment, |places| self.places(step.by, &places));
        let all = if *apart { all - self.notes.done } else { all };
        for pool in Pool::of(self.scenario, *side) {
            let lying = all.iter().filter(|area| self.tokens[*pool][*area] > 0);
            out.extend(lying.map(|area| Action::Recruit { pool: *pool, area }));
        }
    }

    fn list_figures(&self, step: Step, op: &Op, out: &mut Vec<Action>) {
        let character = |one| Action::Figure(Figure::Character(one));
        match (op, self.notes.spot) {
            (Op::EliminateCharacter(victim), _) => {
                out.extend(self.victims(*victim, step.by).iter().map(character));
            }
            (Op::ReturnCharacter(_), _) => out.extend(self.lost_heroes().iter().map(character)),
            (Op::EliminateLeader(_), Some(area)) => {
                let there = Leader::ALL.into_iter().filter(|one| self.army(area).leaders.contains(*one));
                out.extend(there.map(|one| Action::Figure(Figure::Leader(one))));
            }
            _ => {}
        }
    }

    /// Moves or attacks over a river border (rule 7.7.5). A move may be declined (rule 7.2.8).
    pub(super) fn list_rivers(&self, step: Step, out: &mut Vec<Action>) {
        let Some(Op::CrossRiver { attack }) = self.op_at(step) else { return };
        let (side, enemy) = (step.by, step.by.enemy());
        if self.battle.is_some() {
            return;
        }
        for from in self.armies_on_board(side) {
            if !self.may_leave(side, from) {
                continue;
            }
            for to in self.board().rivers[from] {
                if *attack && self.has_army(enemy, to) {
                    out.push(Action::Attack { from, to });
                } else if !*attack && !self.has_army(enemy, to) && self.standing(side, from).n_units() > 0 {
                    out.push(Action::Move { from, to });
                }
            }
        }
        if !*attack && !out.is_empty() {
            out.push(Action::Decline);
        }
    }

    /// A choice has been made: it is carried out, and what it belongs to goes on.
    pub(super) fn choice_made(&mut self, ask: CardAsk, side: Side, action: Action, log: &mut Log) -> Next {
        let step = ask.step();
        let Some(op) = self.op_at(step).cloned() else { return MISFIT };
        match (ask, action) {
            (CardAsk::Whether(_), Action::Accept) => self.accepted(step, &op, log),
            (CardAsk::Price(_), Action::Decline) => done(),
            (CardAsk::Price(_), action) => {
                if let Op::Pay { by, prices, .. } = &op {
                    self.notes.unpaid = false;
                    self.pay(prices, by.side(step.by), action, log);
                }
                done()
            }
            (CardAsk::Option(_), Action::Option(k)) => {
                let chosen = self.options(step).find(|(n, _, _)| n + 1 == k);
                chosen.map_or(MISFIT, |(_, first, until)| {
                    goto(Frame::Card(CardFrame::Run { step: first, until }))
                })
            }
            (CardAsk::ChooseArmy { left, .. } | CardAsk::Place { left, .. }, Action::Area(area)) => {
                self.chosen_at(step, &op, left, area, log)
            }
            (CardAsk::WhichUnit { left, area, .. }, Action::Unit(unit)) => {
                self.place_unit(unit, area, log);
                self.notes.chosen = Some(area);
                match left.saturating_sub(1) {
                    0 => goto(Frame::Muster(MusterFrame::Placed { area })),
                    left => goto(each(step, left)),
                }
            }
            (CardAsk::RemoveToken { left, .. }, Action::Recruit { pool, area }) => {
                self.lose_tokens(pool, area, 1, log);
                self.notes.done.insert(area);
                goto(each(step, left.saturating_sub(1)))
            }
            (CardAsk::RemoveLeadership { left, .. }, Action::Area(area)) => {
                self.remove_leadership(area, 1, log);
                goto(each(step, left.saturating_sub(1)))
            }
            (CardAsk::WhichFigure(_), Action::Figure(figure)) => {
                self.figure_chosen(&op, figure, log);
                done()
            }
            (CardAsk::WhichDie { left, .. }, action @ Action::Die(_)) => {
                self.die_chosen(step, action, log);
                goto(each(step, left.saturating_sub(1)))
            }
            (CardAsk::WhichCard { left, .. }, Action::Card(card)) => {
                let owner = match op {
                    Op::DiscardCards { side, .. } => side,
                    _ => side,
                };
                if side == owner {
                    self.discard_face_down(owner, card, log);
                } else {
                    self.discard_open(owner, card, log);
                }
                goto(each(step, left.saturating_sub(1)))
            }
            (CardAsk::WhichSection { left, .. }, Action::Section(section)) => {
                self.restore(section, log);
                goto(each(step, left.saturating_sub(1)))
            }
            (CardAsk::WhichAbility(_), Action::Use(script)) => goto(self.script_frame(script, step.by)),
            (CardAsk::River(_), Action::Move { from, to }) => {
                goto(Frame::Army(ArmyFrame::Cross { side: step.by, from, to }))
            }
            (CardAsk::River(_), Action::Attack { from, to }) => {
                goto(self.begin_battle(step.by, Areas::only(from), to, None, true))
            }
            (_, Action::Done | Action::Decline) => done(),
            _ => MISFIT,
        }
    }

    /// The player does what he may.
    fn accepted(&mut self, step: Step, op: &Op, log: &mut Log) -> Next {
        match op {
            Op::FireCatapults { .. } => goto(Frame::Muster(MusterFrame::Fire)),
            Op::RemoveDamage { of: Relieved::InBattle(target), tokens, .. } => {
                self.spend_ability();
                if let Some(at) = self.battle.as_ref().map(|battle| battle.place(target.side(step.by))) {
                    self.remove_damage(at, tokens.most(), log);
                }
                done()
            }
            // A further token is placed and flipped; then it is asked again.
            Op::PlaceAndFlip { tokens, .. } => {
                let Some(area) = self.notes.spot else { return done() };
                let used = u8::try_from(self.notes.tally.len()).unwrap_or(u8::MAX).saturating_add(1);
                let _ = self.notes.tally.try_push(area);
                let left = tokens.most().saturating_sub(used);
                match self.do_at(step, area, log) {
                    Some(frame) => call(frame).then(each(step, left)),
                    None => goto(each(step, left)),
                }
            }
            _ => done(),
        }
    }

    /// An Army or a place has been chosen.
    fn chosen_at(&mut self, step: Step, op: &Op, left: u8, area: Area, log: &mut Log) -> Next {
        self.notes.done.insert(area);
        let _ = self.notes.tally.try_push(area);
        let again = match op {
            Op::PlaceAndFlip { pick: Some(_), .. } => {
                self.notes.picked.insert(area);
                return goto(each(step, left.saturating_sub(1)));
            }
            Op::RemoveDamage { tokens, .. } => {
                self.remove_damage(area, tokens.most(), log);
                return goto(each(step, left.saturating_sub(1)));
            }
            Op::PlaceUnits { pick: Some(_), .. }
            | Op::PlaceUnits { per_place: Some(_), .. }
            | Op::PlaceLeadership { pick: Some(_), .. }
            | Op::RemoveNazgul { .. } => Some(each(step, left.saturating_sub(1))),
            _ => None,
        };
        match (self.do_at(step, area, log), again) {
            (Some(frame), Some(again)) => call(frame).then(again),
            (Some(frame), None) | (None, Some(frame)) => goto(frame),
            (None, None) => done(),
        }
    }

    fn figure_chosen(&mut self, op: &Op, figure: Figure, log: &mut Log) {
        match (op, figure, self.notes.spot) {
            (Op::EliminateCharacter(_), Figure::Character(character), _) => {
                self.eliminate_character(character, log);
            }
            (Op::ReturnCharacter(_), Figure::Character(character), Some(area)) => {
                self.bring_back(character, area, log);
            }
            (Op::EliminateLeader(_), Figure::Leader(leader), Some(area)) => {
                self.lose_leader(leader, area, log)
            }
            _ => {}
        }
    }

    /// A point goes back to a section that is not breached.
    fn restore(&mut self, section: Section, log: &mut Log) {
        if self.sections_lost[section] > 0 && !self.is_section_breached(section) {
            self.sections_lost[section] -= 1;
            let area = Area::MinasTirith;
            log.public(crate::event::Event::Protection { area, section: Some(section), points: -1 });
        }
    }
}
