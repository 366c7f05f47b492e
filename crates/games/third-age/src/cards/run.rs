//! Instructions are carried out, one after the other (rule 7.7.10). What cannot be done is left out (rule 7.7.2).

use super::{after, each};
use crate::action::{Action, Ask, RollFor};
use crate::army::{ArmyFrame, Charge};
use crate::ents::EntFrame;
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::{Areas, Side};
use crate::muster::MusterFrame;
use crate::ops::{Amount, CardAsk, CardFrame, DiceFor, Filter, Op, Pick, Step};
use crate::round::RoundFrame;
use crate::rules::{Log, MISFIT};
use crate::state::State;
use kernel::flow::{ask, ask_chance, call, done, goto};

/// The most dice that lie on the table.
const MOST_DICE: u8 = 10;

impl State {
    /// The next instruction of a list.
    pub(super) fn run_list(&mut self, step: Step, until: u8, log: &mut Log) -> Next {
        if step.at >= until {
            return done();
        }
        let Some(op) = self.op_at(step).cloned() else { return done() };
        let next = after(step, 0, until);
        match op {
            Op::Unless(condition, len) => {
                goto(after(step, if self.holds(condition, step.by) { 0 } else { len }, until))
            }
            Op::Skip(len) | Op::Option(len) => goto(after(step, len, until)),
            Op::Choose { by, optional, len, fallback, .. } => {
                self.choose_option(step, until, by.side(step.by), optional, (len, fallback))
            }
            Op::Pay { by, prices, optional, len } => {
                self.ask_price(step, until, (by.side(step.by), &prices), optional, len, log)
            }
            Op::Roll { dice, len, .. } => {
                let n = match dice {
                    DiceFor::Exactly(n) => n,
                    DiceFor::Catapults(most) => self.n_catapults().min(most),
                    DiceFor::NazgulRemoved => self.notes.count,
                };
                self.notes.thrown.clear();
                let roll = CardFrame::Roll { step, left: n.min(MOST_DICE) };
                call(Frame::Card(roll)).then(after(step, len, until))
            }
            Op::ChooseArmy(filter) => {
                (self.notes.chosen, self.notes.region) = (None, None);
                let armies = self.armies_for(&filter, step.by);
                self.at_one_place(step, next, armies, false, log)
            }
            Op::ChoosePlace { .. } => {
                (self.notes.chosen, self.notes.region) = (None, None);
                self.at_one_place(step, next, self.place_choices(step), false, log)
            }
            Op::Move { filter, pick, steps, whole } => {
                if whole {
                    return self.at_one_place(step, next, self.place_choices(step), false, log);
                }
                let strike = self.must_attack(step, until);
                self.march_as_told(step, next, &filter, pick, (steps, strike))
            }
            Op::Attack { filter, one_of_moved, optional, target, len } => {
                let target = target.and_then(|places| self.places(step.by, &places).first());
                let frame = self.attack_as_told(step, &filter, one_of_moved, optional, len, target);
                let then = after(step, len, until);
                frame.map_or(goto(then), |frame| call(frame).then(then))
            }
            Op::CombinedAttack { optional } if self.battle.is_none() => {
                call(Frame::Army(ArmyFrame::Combined { side: step.by, optional })).then(next)
            }
            Op::CrossRiver { .. } => {
                let mut ways = Vec::new();
                self.list_rivers(step, &mut ways);
                match *ways.as_slice() {
                    [] => goto(next),
                    // Rule 11.3.1: a single attack is not asked for.
                    [Action::Attack { from, to }] => {
                        call(self.begin_battle(step.by, Areas::only(from), to, None, true)).then(next)
                    }
                    _ => self.ask_player(step, CardAsk::River(step)).then(next),
                }
            }
            Op::Rally { filter, pick, success } => {
                self.notes.eligible = self.armies_for(&filter, step.by);
                self.notes.done = Areas::EMPTY;
                let rally = MusterFrame::Rally { side: step.by, left: pick.max, success, must: pick.min > 0 };
                call(Frame::Muster(rally)).then(next)
            }
            Op::FlipTokens { places, pick, tokens } => self.flip_as_told(step, next, &places, pick, tokens),
            Op::DrawCards { deck, cards } => {
                call(Frame::Round(RoundFrame::Draw { side: step.by, deck, cards })).then(next)
            }
            Op::ActivateEntwood if self.can_activate_entwood() => {
                call(Frame::Ent(EntFrame::Activate)).then(next)
            }
            Op::EntAttack { filter, remove } => {
                self.notes.eligible = self.armies_for(&filter, step.by) & self.armies_of(Side::Shadow);
                if self.notes.eligible.is_empty() || (remove && self.ents == 0) {
                    return goto(next);
                }
                call(Frame::Ent(EntFrame::Choose { remove })).then(next)
            }
            Op::PlaceNazgul(amount) => {
                let left = match amount {
                    Amount::Exactly(n) | Amount::UpTo(n) | Amount::Between(_, n) => n,
                    Amount::All => self.nazgul_in_supply(),
                };
                call(Frame::Round(RoundFrame::PlaceNazgul { left })).then(next)
            }
            Op::BuildEngines(left) => call(Frame::Muster(MusterFrame::Build { left })).then(next),
            Op::FireCatapults { optional } if self.can_fire() => {
                if optional {
                    return self.ask_player(step, CardAsk::Whether(step)).then(next);
                }
                call(Frame::Muster(MusterFrame::Fire)).then(next)
            }
            Op::UseAbility(character) => self.use_ability(step, next, character),
            Op::LookAtHand(side) => {
                self.look_at_hand(step.by, side, log);
                goto(next)
            }
            Op::PlaceUnits { .. }
            | Op::PlaceLeader { .. }
            | Op::PlaceLeadership { .. }
            | Op::PlaceTokens { .. }
            | Op::PlaceAndFlip { .. }
            | Op::PlaceCommander(_)
            | Op::Enter { .. }
            | Op::ReturnCharacter(_)
            | Op::EliminateLeader(_) => self.place_as_told(step, next, &op, log),
            Op::RemoveDamage { .. }
            | Op::InflictDamage { .. }
            | Op::RemoveLeadership { .. }
            | Op::RemoveTokens { .. }
            | Op::RemoveNazgul { .. }
            | Op::RestoreProtection { .. }
            | Op::EliminateCharacter(_) => self.harm_as_told(step, next, &op, log),
            Op::SetDie(_) | Op::DiscardDie { .. } | Op::DiscardCards { .. } | Op::TakeCards { .. } => {
                self.hands_as_told(step, next, &op, log)
            }
            Op::CombinedAttack { .. } | Op::ActivateEntwood | Op::FireCatapults { .. } => goto(next),
            Op::Forbid { ban: crate::ops::Ban::TerrainSuperiority, .. } => {
                match self.battle_op(&op, step.by, log) {
                    Some(frame) => call(frame).then(next),
                    None => goto(next),
                }
            }
            Op::AddTile(_)
            | Op::MoveFate { .. }
            | Op::MoveCounter { .. }
            | Op::RemoveDarkness(_)
            | Op::DiscardTableCards(_)
            | Op::DiscardThis
            | Op::StayOnTable
            | Op::Forbid { .. }
            | Op::PlaceEnts(_)
            | Op::PlaceShips(_)
            | Op::RemoveShips(_)
            | Op::SpendShips(_)
            | Op::RemoveProtection { .. }
            | Op::MoveRecruitmentArea { .. } => {
                self.change_at_once(&op, step, log);
                goto(next)
            }
            Op::DiceCount { .. }
            | Op::DieModifier { .. }
            | Op::TargetNumber { .. }
            | Op::Leadership { .. }
            | Op::Strength { .. }
            | Op::UnitStrength { .. }
            | Op::CancelReroll(_)
            | Op::CancelCombatEvent(_)
            | Op::CancelAbility(_)
            | Op::CancelDamage { .. }
            | Op::ForceCasualties { .. }
            | Op::ForbidRetreat { .. }
            | Op::DoubleSix
            | Op::TerrainSuperiority(_)
            | Op::ExtraReroll { .. }
            | Op::ReplayManeuver
            | Op::ExtraManeuver
            | Op::EliminateForDamage { .. }
            | Op::EndBattle => match self.battle_op(&op, step.by, log) {
                Some(frame) => call(frame).then(next),
                None => goto(next),
            },
            // Quantities are looked up where they matter.
            Op::Add { .. } | Op::Set { .. } | Op::EveryTerrain => goto(next),
        }
    }

    /// The player of an instruction is asked.
    pub(super) fn ask_player(&self, step: Step, question: CardAsk) -> kernel::flow::Asking<Ask> {
        ask(State::seat(step.by), Ask::Card(question))
    }

    /// An instruction that is about one place: it is asked where, if there are several.
    pub(super) fn at_one_place(
        &mut self,
        step: Step,
        next: Frame,
        areas: Areas,
        optional: bool,
        log: &mut Log,
    ) -> Next {
        match (areas.first(), areas.len()) {
            (None, _) => goto(next),
            (Some(area), 1) if !optional => match self.do_at(step, area, log) {
                Some(frame) => call(frame).then(next),
                None => goto(next),
            },
            _ => {
                let army = matches!(self.op_at(step), Some(Op::ChooseArmy(_)));
                let question = match army {
                    true => CardAsk::ChooseArmy { step, left: 1 },
                    false => CardAsk::Place { step, left: 1 },
                };
                self.ask_player(step, question).then(next)
            }
        }
    }

    /// Armies move as a card says (rule 7.7.9). In a battle those that fight stay.
    fn march_as_told(
        &mut self,
        step: Step,
        next: Frame,
        filter: &Filter,
        pick: Pick,
        (steps, strike): (u8, bool),
    ) -> Next {
        self.notes.eligible = self.armies_for(filter, step.by) - self.fighting();
        self.notes.arrived = Areas::EMPTY;
        let side = State::filter_side(filter, step.by);
        let strike = strike && steps == 1 && side == step.by;
        let march = ArmyFrame::March { side, needs: filter.needs(), steps, left: pick.max, strike };
        call(Frame::Army(march)).then(next)
    }

    /// Whether the list says that the Army that moves must then attack: its move must lead to a target (rules 7.2.8, 7.7.10).
    fn must_attack(&self, step: Step, until: u8) -> bool {
        let ops = self.book.ops(step.script);
        let rest = ops.get(usize::from(step.at) + 1..usize::from(until).min(ops.len())).unwrap_or_default();
        let attack = rest.iter().find(|op| matches!(op, Op::Attack { .. }));
        matches!(attack, Some(Op::Attack { filter, optional: false, target: None, .. }) if filter.chosen)
    }

    /// Where Armies fight in the battle under way.
    pub(super) fn fighting(&self) -> Areas {
        self.battle.as_ref().map_or(Areas::EMPTY, |battle| battle.armies.with(battle.at))
    }

    /// An attack as a card says: with the Army that moved, or, if none did, with one that could have moved.
    fn attack_as_told(
        &mut self,
        step: Step,
        filter: &Filter,
        one_of_moved: bool,
        optional: bool,
        len: u8,
        target: Option<crate::ids::Area>,
    ) -> Option<Frame> {
        if self.battle.is_some() {
            return None;
        }
        let moved = self.notes.arrived;
        let mut needs = filter.needs();
        if !(filter.chosen || one_of_moved) {
            self.notes.arrived = Areas::EMPTY;
            self.notes.eligible = self.armies_for(filter, step.by);
        } else if moved.is_empty() && self.notes.moved.last().is_some_and(|(_, party)| party.n_units() == 0) {
            // Ents have destroyed it on the way (rule 7.2.8).
            return None;
        } else if moved.is_empty() && !one_of_moved {
            self.notes.eligible = match self.earlier_move(step) {
                Some(earlier) => {
                    needs = earlier.needs();
                    self.armies_for(&earlier, step.by)
                }
                None => self.notes.chosen.into_iter().collect(),
            };
        } else if moved.is_empty() {
            return None;
        }
        let charge = (len > 0).then_some(Charge { step: Step { at: step.at + 1, ..step }, len });
        Some(Frame::Army(ArmyFrame::Strike { side: step.by, needs, optional, charge, target }))
    }

    /// What a move before an instruction, in the same list, asks of Armies. A chosen Army is the one.
    pub(super) fn earlier_move(&self, step: Step) -> Option<Filter> {
        let ops = self.book.ops(step.script).get(..usize::from(step.at))?;
        ops.iter().rev().find_map(|op| match op {
            Op::Move { filter, .. } if !filter.chosen => Some(*filter),
            _ => None,
        })
    }

    /// A card's dice are rolled, one by one; then what follows is done for each success.
    pub(super) fn roll_for_card(&mut self, step: Step, left: u8, log: &mut Log) -> Next {
        let Some(Op::Roll { success, .. }) = self.op_at(step) else { return MISFIT };
        let needed = *success;
        if left > 0 {
            let then = Frame::Card(CardFrame::Roll { step, left: left - 1 });
            return ask_chance(Ask::Roll(RollFor::Card)).then(then);
        }
        let dice = self.notes.thrown;
        let successes = dice.hits(needed);
        if !dice.is_empty() {
            log.public(Event::Threw { dice, needed, successes });
        }
        self.notes.thrown.clear();
        goto(Frame::Card(CardFrame::Repeat { step, left: successes }))
    }

    pub(super) fn repeat(&mut self, step: Step, left: u8) -> Next {
        let Some(Op::Roll { len, .. }) = self.op_at(step) else { return MISFIT };
        if left == 0 || *len == 0 {
            return done();
        }
        let first = Step { at: step.at + 1, ..step };
        let list = CardFrame::Run { step: first, until: first.at.saturating_add(*len) };
        call(Frame::Card(list)).then(Frame::Card(CardFrame::Repeat { step, left: left - 1 }))
    }

    /// An ability of a Character is used without its cost.
    fn use_ability(&mut self, step: Step, next: Frame, character: crate::ids::Character) -> Next {
        let mut abilities = self.free_abilities(character);
        match (abilities.next(), abilities.next()) {
            (None, _) => goto(next),
            (Some(script), None) => {
                drop(abilities);
                call(self.script_frame(script, step.by)).then(next)
            }
            (Some(_), Some(_)) => {
                drop(abilities);
                self.ask_player(step, CardAsk::WhichAbility(step)).then(next)
            }
        }
    }

    /// The abilities of a Character in play that cost a Character result.
    pub(super) fn free_abilities(
        &self,
        character: crate::ids::Character,
    ) -> impl Iterator<Item = crate::ops::Script> + '_ {
        let works = self.in_play(character) && !self.bans.abilities.contains(character);
        let abilities = if works { self.book.characters[character].abilities.as_slice() } else { &[] };
        abilities.iter().zip(0_u8..).filter_map(move |(hooked, n)| {
            (hooked.hook == crate::book::Hook::CharacterAction)
                .then_some(crate::ops::Script::Character(character, n))
        })
    }

    /// Tokens are flipped as a card says.
    fn flip_as_told(
        &mut self,
        step: Step,
        next: Frame,
        places: &crate::ops::Places,
        pick: Option<Pick>,
        tokens: Amount,
    ) -> Next {
        self.notes.eligible = self.places(step.by, places);
        self.notes.done = Areas::EMPTY;
        let side = step.by;
        let recruit = match (pick, tokens) {
            (None, Amount::All) => return call(each(step, u8::MAX)).then(next),
            (Some(pick), _) => {
                MusterFrame::Recruit { side, left: pick.max, least: pick.min, apart: pick.distinct }
            }
            (None, tokens) => {
                MusterFrame::Recruit { side, left: tokens.most(), least: tokens.least(), apart: false }
            }
        };
        call(Frame::Muster(recruit)).then(next)
    }
}
