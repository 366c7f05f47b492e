//! Instructions are carried out, one after the other.

use super::after;
use crate::action::{Ask, RollFor};
use crate::army::{ArmyFrame, Excess, Needs};
use crate::battle::{BattleFrame, LossFor};
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Character, Face, Pile, Side, Unit};
use crate::map::MAP;
use crate::muster::MusterFrame;
use crate::ops::{Amount, CardAsk, CardFrame, Filter, Op, Recruits, Script, Step, Test};
use crate::rules::{Log, MISFIT};
use crate::state::State;
use crate::turn::TurnFrame;
use kernel::flow::{ask, ask_chance, call, done, goto};

/// The most armies that one instruction moves: as many as can have Leadership, fourteen with tokens and Bolg's.
const MOST_ARMIES: u8 = 15;

/// The most Bodyguard tokens (rule 7.12).
const MAX_BODYGUARDS: u8 = 3;

/// The choices of an instruction.
pub(super) const fn each(step: Step, left: u8) -> Frame {
    Frame::Card(CardFrame::Each { step, left })
}

impl State {
    /// Puts a question to whoever carries out the instructions; the answer says how to go on.
    pub(super) fn ask_player(&self, question: CardAsk) -> Next {
        let side = self.script_side(question.step().script);
        ask(State::seat(side), Ask::Card(question)).last()
    }

    /// One instruction is carried out. Whatever has no legal target is left out (rule 6.4).
    pub(super) fn run(&mut self, step: Step, log: &mut Log) -> Next {
        if step.at == 0 {
            // What an earlier card or ability spoke of is not what this one speaks of.
            self.notes.chosen = None;
            self.notes.moved = false;
            self.notes.count = 0;
        }
        let Some(op) = self.op_at(step) else { return done() };
        let side = self.script_side(step.script);
        let next = after(step, 0);
        match op {
            Op::Unless(test, n) => goto(if self.holds(test) { next } else { after(step, n) }),
            Op::Skip(n) => goto(after(step, n)),
            Op::May(_) => self.ask_player(CardAsk::Whether(step)),
            Op::ChooseArmy(filter) => {
                self.notes.chosen = None;
                let armies = self.armies_for(&filter, step.script);
                self.offer_armies(step, 1, armies, false, log)
            }
            Op::March { filter, most, steps, once } => {
                let armies = self.ready_armies(&filter, step.script);
                self.march_as_told(step, armies, filter.needs(), (steps, most, once))
            }
            Op::Strike { filter, charge } => {
                // Rule 6.8.2: "that army" is the only one there.
                self.notes.eligible = self.ready_armies(&filter, step.script);
                if self.notes.moved && self.notes.chosen.is_none() {
                    return goto(next);
                }
                call(Frame::Army(ArmyFrame::Strike { needs: filter.needs(), charge })).then(next)
            }
            Op::CombinedAttack => call(Frame::Army(ArmyFrame::Combined)).then(next),
            Op::MoveOrAttack(needs) => self.move_or_attack(step, needs),
            Op::Rally { filter, most, success } => {
                self.notes.eligible = self.armies_for(&filter, step.script);
                call(Frame::Muster(MusterFrame::RallySome { success, left: most })).then(next)
            }
            Op::RemoveDamage { pick, .. }
            | Op::InflictDamage { pick, .. }
            | Op::PlaceLeadership { pick, .. }
            | Op::PlaceAndFlip { pick, .. } => self.choices(step, pick.max),
            Op::PlaceTokens { tokens, .. } => self.choices(step, tokens),
            Op::FlipOrPlace(settlements) => self.choices(step, settlements),
            Op::RemoveBats(bats) => {
                self.notes.count = 0;
                self.choices(step, bats)
            }
            Op::RemoveLeadership { tokens, .. } | Op::RemoveTokens { tokens, .. } => {
                let left = match tokens {
                    Amount::Exactly(n) => n,
                    Amount::Counted => self.notes.count,
                    Amount::All => 1,
                };
                self.choices(step, left)
            }
            Op::PlaceUnits { units, place } => {
                let areas = self.places_for(place, step.script) & self.open_to_units(side);
                match (areas.first(), areas.len()) {
                    (None, _) => {
                        self.notes.chosen = None;
                        goto(next)
                    }
                    (Some(area), 1) => self.place_units(step, &units, area, log),
                    _ => {
                        self.notes.eligible = areas;
                        self.ask_player(CardAsk::Place(step))
                    }
                }
            }
            Op::FlipTokens { areas, most, again } => {
                self.notes.eligible = areas;
                call(Frame::Muster(MusterFrame::Recruit { left: most, again })).then(next)
            }
            Op::RollDice { dice, .. } => {
                self.notes.thrown.clear();
                goto(Frame::Card(CardFrame::Roll { step, left: dice }))
            }
            Op::Archery(_) | Op::RangedAttack { .. } => self.take_aim(step, log),
            Op::FlyEagles => call(Frame::Muster(MusterFrame::FlyEagles)).then(next),
            Op::MoveCharacter { .. } => {
                self.notes.chosen = None;
                self.notes.eligible = self.character_places(step);
                if self.notes.eligible.is_empty() {
                    return goto(next);
                }
                self.ask_player(CardAsk::Place(step))
            }
            Op::DrawEventCards(events) => {
                call(Frame::Turn(TurnFrame::Draw { side, events, stories: 0 })).then(next)
            }
            Op::DrawFateCard => call(Frame::Card(CardFrame::DrawFate)).then(next),
            Op::EnterIfReady(character) if self.is_ready(character) => {
                call(Frame::Card(CardFrame::Enter(character))).then(next)
            }
            Op::BeornGoes if self.beorn().is_some() => {
                call(Frame::Army(ArmyFrame::Beorn { left: 3 })).then(next)
            }
            Op::NameGeneral => self.ask_player(CardAsk::WhichGeneral(step)),
            Op::ReturnGeneral => self.return_general(step, log),
            Op::Repair => {
                let areas = self.held_fortifications(side);
                match (areas.first(), areas.len()) {
                    (None, _) => goto(next),
                    (Some(area), 1) => self.repair(step, area, log),
                    _ => {
                        self.notes.eligible = areas;
                        self.ask_player(CardAsk::Fortification(step))
                    }
                }
            }
            Op::GiveUpGreatOrcs => self.give_up_great_orcs(step, log),
            Op::EnterIfReady(_)
            | Op::BeornGoes
            | Op::TakeFocus
            | Op::PlaceEagles(_)
            | Op::AddTile(_)
            | Op::FateBack
            | Op::TrackLeft(_)
            | Op::AddRings(_)
            | Op::AddWrath(_)
            | Op::Bodyguards
            | Op::LoseDie { .. }
            | Op::OrcsOntoCard(_)
            | Op::Attach => {
                self.change_at_once(op, step.script, log);
                goto(next)
            }
        }
    }

    /// Instructions that ask nobody.
    fn change_at_once(&mut self, op: Op, script: Script, log: &mut Log) {
        match op {
            Op::TakeFocus if self.in_play(Character::Gandalf) && !self.focus => {
                self.focus = true;
                log.public(Event::Focus(true));
            }
            Op::PlaceEagles(n) => self.place_eagles(n, log),
            Op::AddTile(tile) => {
                self.pool.add(tile, 1);
                log.public(Event::TileAdded(tile));
            }
            Op::FateBack => self.fate_back(log),
            Op::TrackLeft(character) => {
                // Rule 6.14: never below 0.
                if let Spot::Track(step @ 1..) = self.spots[character] {
                    self.spots[character] = Spot::Track(step - 1);
                    log.public(Event::TrackMoved { character, step: step - 1 });
                }
            }
            Op::AddRings(n) => {
                self.rings = n;
                log.public(Event::Rings(n));
            }
            Op::AddWrath(n) if self.spots[Character::Beorn] != Spot::Eliminated => self.add_wrath(n, log),
            Op::Bodyguards => {
                // Rule 7.12.
                let dale = self.controller(Area::RuinsOfDale) == Some(Side::Shadow);
                self.bodyguards = if dale { MAX_BODYGUARDS } else { 1 };
                log.public(Event::Bodyguards(self.bodyguards));
            }
            Op::LoseDie { side, face } => self.lose_die(side, face, log),
            Op::OrcsOntoCard(n) => {
                self.orcs_on_card = n.min(self.in_supply(Unit::Orcs));
                log.public(Event::OrcsOnCard(self.orcs_on_card));
            }
            Op::Attach => self.attach(script, log),
            // What is not possible is left out (rule 6.4).
            _ => {}
        }
    }

    /// An unused die is put aside as used, if one shows the face.
    fn lose_die(&mut self, side: Side, face: Face, log: &mut Log) {
        if self.dice[side].spend(face) {
            log.public(Event::DieLost { side, face });
        }
    }

    fn holds(&self, test: Test) -> bool {
        match test {
            Test::OnTrack(character) => matches!(self.spots[character], Spot::Track(_)),
            Test::GandalfWithBilbo => {
                let bilbo = self.place_of(Character::Bilbo);
                bilbo.is_some() && self.place_of(Character::Gandalf) == bilbo
            }
        }
    }

    /// The armies that may move or attack. Where nothing is asked for but what must be in the part that goes, all are there, so
    /// that the others are refused for what they lack.
    fn ready_armies(&self, filter: &Filter, script: Script) -> Areas {
        if filter.is_open() {
            self.armies_of(self.script_side(script))
        } else {
            self.armies_for(filter, script)
        }
    }

    /// The choices of an instruction begin.
    fn choices(&mut self, step: Step, left: u8) -> Next {
        self.notes.done = Areas::EMPTY;
        goto(each(step, left))
    }

    /// Armies move as a card says: one procedure, so that no figure moves twice and armies merge after all moves (rule 9.4).
    fn march_as_told(
        &mut self,
        step: Step,
        armies: Areas,
        needs: Needs,
        (steps, most, once): (u8, u8, bool),
    ) -> Next {
        self.notes.eligible = armies;
        self.notes.moved = false;
        self.notes.once = once;
        let left = most.min(MOST_ARMIES);
        call(Frame::Army(ArmyFrame::March { needs, steps, left })).then(after(step, 0))
    }

    /// Rule 6.8.1: one of the two at most. If only one is possible, its own question asks whether it is done.
    fn move_or_attack(&mut self, step: Step, needs: Needs) -> Next {
        let side = self.script_side(step.script);
        let Some(area) = self.notes.chosen else { return goto(after(step, 0)) };
        let there = Areas::only(area);
        let moves = self.can_march(side, there, needs);
        let attacks = self.can_strike(side, there, Needs::default());
        match (moves, attacks) {
            (false, false) => goto(after(step, 0)),
            (true, true) => self.ask_player(CardAsk::MoveOrAttack(step)),
            (true, false) => self.move_not_attack(step),
            (false, true) => self.attack_not_move(step),
        }
    }

    /// That army moves.
    pub(super) fn move_not_attack(&mut self, step: Step) -> Next {
        let (Some(area), Some(Op::MoveOrAttack(needs))) = (self.notes.chosen, self.op_at(step)) else {
            return MISFIT;
        };
        self.march_as_told(step, Areas::only(area), needs, (1, 1, false))
    }

    /// That army attacks.
    pub(super) fn attack_not_move(&mut self, step: Step) -> Next {
        let Some(area) = self.notes.chosen else { return MISFIT };
        self.notes.eligible = Areas::only(area);
        let frame = ArmyFrame::Strike { needs: Needs::default(), charge: super::event::PLAIN };
        call(Frame::Army(frame)).then(after(step, 0))
    }

    /// Units come from the supply, as many as there are (rule 9.12); what is above the limit goes at once (rule 9.13).
    pub(super) fn place_units(&mut self, step: Step, units: &Recruits, area: Area, log: &mut Log) -> Next {
        for (unit, n) in units.iter() {
            for _ in 0..n {
                self.place_unit(unit, area, log);
            }
        }
        self.notes.chosen = Some(area);
        let next = after(step, 0);
        if self.excess(self.script_side(step.script), area) > 0 {
            let limit = ArmyFrame::Limit { area, excess: Excess::Recruited };
            return call(Frame::Army(limit)).then(next);
        }
        goto(next)
    }

    /// The regions to which an instruction moves a character. He is on the board and one of those who stand with armies.
    pub(super) fn character_places(&self, step: Step) -> Areas {
        let Some((character, from)) = self.character_moved_by(step) else { return Areas::EMPTY };
        let Some(Op::MoveCharacter { place, distance, .. }) = self.op_at(step) else { return Areas::EMPTY };
        let places = self.places_for(place, step.script) & crate::ids::REGIONS;
        match distance {
            _ if !character.is_with_armies() => Areas::EMPTY,
            // Rule 7.5: enemies do not matter.
            Some(steps) => places & MAP.reach(from, steps, Areas::EMPTY, Areas::EMPTY),
            None => places,
        }
    }

    /// Who is moved by an instruction, and from where.
    pub(crate) fn character_moved_by(&self, step: Step) -> Option<(Character, Area)> {
        let Some(Op::MoveCharacter { character, .. }) = self.op_at(step) else { return None };
        let character = character.or_else(|| State::script_character(step.script))?;
        self.place_of(character).map(|area| (character, area))
    }

    /// The character goes there; where he is may be where he was.
    pub(super) fn move_character(&mut self, step: Step, to: Area, log: &mut Log) -> Next {
        let Some((character, from)) = self.character_moved_by(step) else { return MISFIT };
        if from != to {
            self.spots[character] = Spot::At(to);
            log.public(Event::CharacterMoved { character, to: Some(to) });
        }
        self.notes.chosen = Some(to);
        goto(after(step, 0))
    }

    /// He is not Lost!: an eliminated General joins an army (rule 7.9).
    fn return_general(&mut self, step: Step, log: &mut Log) -> Next {
        if self.armies_of(Side::FreePeoples).is_empty() {
            return goto(after(step, 0));
        }
        let mut lost = self.lost_generals();
        let (first, second) = (lost.next(), lost.next());
        drop(lost);
        match (first, second) {
            (None, _) => goto(after(step, 0)),
            (Some(general), None) => self.general_returns(step, general, log),
            (Some(_), Some(_)) => self.ask_player(CardAsk::WhichGeneral(step)),
        }
    }

    /// The General is known; which army he joins is asked if there are several.
    pub(super) fn general_returns(&mut self, step: Step, general: Character, log: &mut Log) -> Next {
        let armies = self.armies_of(Side::FreePeoples);
        match (armies.first(), armies.len()) {
            (Some(area), 1) => self.general_joins(step, general, area, log),
            _ => self.ask_player(CardAsk::JoinArmy { step, general }),
        }
    }

    /// He comes without activation or Concentration token.
    pub(super) fn general_joins(
        &mut self,
        step: Step,
        general: Character,
        area: Area,
        log: &mut Log,
    ) -> Next {
        self.spots[general] = Spot::At(area);
        log.public(Event::CharacterBack { character: general, area });
        goto(after(step, 0))
    }

    /// Last Stand: damage by the strength of the army inside, which is not limited here.
    pub(super) fn repair(&mut self, step: Step, area: Area, log: &mut Log) -> Next {
        let side = self.script_side(step.script);
        let strength = self.army(area).strength() + self.fury(self.characters_at(side, area));
        let tokens = strength.min(self.breaches[area]);
        self.breaches[area] -= tokens;
        if tokens > 0 {
            log.public(Event::Repaired { area, tokens });
        }
        goto(after(step, 0))
    }

    /// Orcs of Huge Size: the unit goes back to the supply, which eliminates nothing (rule 6.13.1); the army without units is
    /// destroyed, and Bolg with it.
    fn give_up_great_orcs(&mut self, step: Step, log: &mut Log) -> Next {
        let next = after(step, 0);
        let Some(area) = self.place_of(Character::Bolg) else { return goto(next) };
        if !self.army(area).units.contains(Unit::GreatOrcs) {
            return goto(next);
        }
        self.armies.change(area, |army| {
            army.units.take(Unit::GreatOrcs);
        });
        log.public(Event::Removed { unit: Unit::GreatOrcs, area });
        self.check_destroyed(Side::Shadow, area, log);
        if self.ended.is_some() {
            return done();
        }
        if self.bodyguards < MAX_BODYGUARDS {
            self.bodyguards += 1;
            log.public(Event::Bodyguards(self.bodyguards));
        }
        // Rule 9.6.1: damage may exceed the units now.
        let losses = BattleFrame::Losses { area, side: Side::Shadow, why: LossFor::Forced };
        call(Frame::Battle(losses)).then(next)
    }

    /// A card's dice are rolled, one by one.
    pub(super) fn roll_for_card(&mut self, step: Step, left: u8, log: &mut Log) -> Next {
        let Some(Op::RollDice { success, .. }) = self.op_at(step) else { return MISFIT };
        if left > 0 {
            let then = Frame::Card(CardFrame::Roll { step, left: left - 1 });
            return ask_chance(Ask::Roll(RollFor::Dread)).then(then);
        }
        self.notes.count = self.throw_counted(success, log);
        goto(after(step, 0))
    }

    /// A token that lies there is flipped; which pile is asked if there are two.
    pub(super) fn flip_there(&mut self, step: Step, left: u8, area: Area) -> Next {
        let side = self.script_side(step.script);
        let mut piles = Pile::of(side).iter().filter(|pile| self.may_flip(**pile, area));
        match (piles.next(), piles.next()) {
            (Some(pile), None) => State::flip_lying(step, left, *pile, area),
            (Some(_), Some(_)) => self.ask_player(CardAsk::WhichPile { step, left, area }),
            (None, _) => goto(each(step, left.saturating_sub(1))),
        }
    }

    pub(super) fn flip_lying(step: Step, left: u8, pile: Pile, area: Area) -> Next {
        let flip = Frame::Muster(MusterFrame::Flip { pile, area, lying: true });
        call(flip).then(each(step, left.saturating_sub(1)))
    }

    /// A new token is placed there; which pile is asked if there are two.
    pub(super) fn place_there(&mut self, step: Step, left: u8, area: Area) -> Next {
        self.notes.eligible = Areas::only(area);
        call(Frame::Muster(MusterFrame::PlaceToken)).then(each(step, left.saturating_sub(1)))
    }
}
