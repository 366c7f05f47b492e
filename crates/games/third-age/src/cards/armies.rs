//! Damage, Leadership, tokens and figures that are taken away (rules 7.7.9, 10.8.6).

use super::each;
use crate::battle::BattleFrame;
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Characters, Kind, Pool, Scenario, Section, Side};
use crate::muster::MusterFrame;
use crate::ops::{Amount, CardAsk, Hurt, Op, Protected, Relieved, Script, Step, Victim};
use crate::rules::Log;
use crate::state::State;
use kernel::flow::{call, done, goto};

impl Amount {
    /// The most.
    pub(crate) const fn most(self) -> u8 {
        match self {
            Amount::Exactly(n) | Amount::UpTo(n) | Amount::Between(_, n) => n,
            Amount::All => u8::MAX,
        }
    }

    /// The least.
    pub(super) const fn least(self) -> u8 {
        match self {
            Amount::Exactly(n) | Amount::Between(n, _) => n,
            Amount::UpTo(_) => 0,
            Amount::All => u8::MAX,
        }
    }
}

impl State {
    /// An instruction that takes something away begins.
    pub(super) fn harm_as_told(&mut self, step: Step, next: Frame, op: &Op, log: &mut Log) -> Next {
        self.notes.done = Areas::EMPTY;
        self.notes.tally.clear();
        match op {
            Op::RemoveDamage { of: Relieved::InBattle(target), tokens, once } => {
                let side = target.side(step.by);
                let Some(at) = self.battle.as_ref().map(|battle| battle.place(side)) else {
                    return goto(next);
                };
                if self.army(at).damage == 0 || (*once && self.is_spent(step.script)) {
                    return goto(next);
                }
                if *once {
                    return self.ask_player(step, CardAsk::Whether(step)).then(next);
                }
                self.remove_damage(at, tokens.most(), log);
                goto(next)
            }
            Op::RemoveDamage { of: Relieved::Armies(_, pick), .. } => call(each(step, pick.max)).then(next),
            Op::InflictDamage { hurt: Hurt::InBattle(_), .. } => match self.battle_op(op, step.by, log) {
                Some(frame) => call(frame).then(next),
                None => goto(next),
            },
            Op::InflictDamage { hurt: Hurt::That, tokens, bypass, .. } => {
                match self.hurt_frame(self.notes.marching, *tokens, *bypass) {
                    Some(frame) => call(frame).then(next),
                    None => goto(next),
                }
            }
            Op::InflictDamage { hurt: Hurt::Each(_) | Hurt::At(_), .. } => {
                call(each(step, u8::MAX)).then(next)
            }
            Op::RemoveLeadership { tokens, .. } => call(each(step, tokens.most())).then(next),
            Op::RemoveTokens { side, places, tokens: Amount::All, .. } => {
                let all = places.map_or(self.board().areas | self.board().recruitment, |places| {
                    self.places(step.by, &places)
                });
                for pool in Pool::of(self.scenario, *side) {
                    for area in all {
                        self.lose_tokens(*pool, area, u8::MAX, log);
                    }
                }
                goto(next)
            }
            Op::RemoveTokens { tokens, .. } => call(each(step, tokens.most())).then(next),
            Op::RemoveNazgul { places, figures: Amount::All } => {
                let mut removed = 0;
                for area in self.places(step.by, places) {
                    removed += self.remove_nazgul(area, u8::MAX, log);
                }
                self.notes.count = removed;
                goto(next)
            }
            Op::RemoveNazgul { figures, .. } => {
                self.notes.count = 0;
                call(each(step, figures.most())).then(next)
            }
            Op::RestoreProtection { points, .. } => call(each(step, *points)).then(next),
            Op::EliminateCharacter(victim) => {
                let victims = self.victims(*victim, step.by);
                match (victims.first(), victims.len()) {
                    (None, _) => goto(next),
                    (Some(character), 1) => {
                        self.eliminate_character(character, log);
                        goto(next)
                    }
                    _ => self.ask_player(step, CardAsk::WhichFigure(step)).then(next),
                }
            }
            _ => goto(next),
        }
    }

    /// Whether an ability has been used up for the battle.
    fn is_spent(&self, script: Script) -> bool {
        self.battle.as_ref().is_some_and(|battle| battle.is_spent(script))
    }

    /// Damage for the Army in an area, or for the protection there.
    fn hurt_frame(&self, area: Option<Area>, tokens: u8, bypass: bool) -> Option<Frame> {
        let area = area?;
        let group =
            self.lifted().filter(|_| self.notes.marching == Some(area)).and_then(|party| party.side());
        let side = group.or_else(|| self.army(area).side()).or_else(|| self.controller(area))?;
        Some(Frame::Battle(BattleFrame::Hurt { area, side, tokens, bypass }))
    }

    /// Who may be eliminated.
    pub(super) fn victims(&self, victim: Victim, by: Side) -> Characters {
        let captains = |places, die: bool| {
            let areas = self.places(by, places);
            let fits = |character: &crate::ids::Character| {
                let def = &self.book.characters[*character];
                def.kind == Kind::Captain && !(die && def.die)
            };
            areas.iter().fold(Characters::EMPTY, |all, area| {
                all | self.characters_at(Side::FreePeoples, area).iter().filter(fits).collect::<Characters>()
            })
        };
        match &victim {
            // Rule 9.2.2: in the Shadow Box he cannot be eliminated.
            Victim::Commander => {
                self.commander.filter(|one| self.place_of(*one).is_some()).into_iter().collect()
            }
            Victim::Character(character) => {
                Some(*character).filter(|one| self.place_of(*one).is_some()).into_iter().collect()
            }
            Victim::Captain(places) => captains(places, false),
            Victim::CaptainWithoutDie(places) => captains(places, true),
        }
    }

    /// The next choice of an instruction, or the next place of one that asks nobody.
    pub(super) fn each_choice(&mut self, step: Step, left: u8, log: &mut Log) -> Next {
        let Some(op) = self.op_at(step).cloned() else { return done() };
        if left == 0 {
            return done();
        }
        let again = each(step, left.saturating_sub(1));
        match op {
            Op::InflictDamage { hurt, tokens, bypass, .. } => {
                let all = match hurt {
                    Hurt::Each(filter) => self.armies_for(&filter, step.by),
                    Hurt::At(places) => self.places(step.by, &places),
                    Hurt::InBattle(_) | Hurt::That => Areas::EMPTY,
                };
                let Some(area) = (all - self.notes.done).first() else { return done() };
                self.notes.done.insert(area);
                match self.hurt_frame(Some(area), tokens, bypass) {
                    Some(frame) => call(frame).then(again),
                    None => goto(again),
                }
            }
            Op::FlipTokens { .. } => {
                let side = step.by;
                let lying = Pool::of(self.scenario, side).iter().find_map(|pool| {
                    let fits =
                        |area: &Area| self.tokens[*pool][*area] > 0 && self.check_flip(side, *area).is_ok();
                    self.notes.eligible.iter().find(fits).map(|area| (*pool, area))
                });
                let Some((pool, area)) = lying else { return done() };
                // All tokens there: the number does not count down.
                call(Frame::Muster(MusterFrame::Flip { pool, area, lying: true })).then(each(step, left))
            }
            Op::Enter { characters, .. } => self.enter_next(step, characters),
            Op::PlaceUnits { any_of: Some(_), .. } if self.notes.spot.is_some() => {
                self.ask_which_unit(step, left, log)
            }
            // Where Armies are picked, each of them is one that the player has named.
            Op::PlaceUnits { each: true, pick: None, .. }
            | Op::PlaceAndFlip { each: true, pick: None, .. } => {
                let all = self.place_choices(step) - self.notes.done;
                let Some(area) = all.first() else { return done() };
                self.notes.done.insert(area);
                match self.do_at(step, area, log) {
                    Some(frame) => call(frame).then(again),
                    None => goto(again),
                }
            }
            Op::EliminateLeader(_) | Op::ReturnCharacter(_) => {
                self.ask_player(step, CardAsk::WhichFigure(step)).last()
            }
            _ => self.ask_next(step, left, log),
        }
    }

    /// The player is asked for the next choice of an instruction, if there is one.
    fn ask_next(&mut self, step: Step, left: u8, log: &mut Log) -> Next {
        let Some(op) = self.op_at(step).cloned() else { return done() };
        let question = match op {
            Op::RemoveDamage { .. } | Op::PlaceLeadership { .. } | Op::PlaceAndFlip { pick: Some(_), .. } => {
                CardAsk::ChooseArmy { step, left }
            }
            Op::PlaceUnits { pick: Some(_), .. } => CardAsk::ChooseArmy { step, left },
            Op::PlaceUnits { .. } | Op::RemoveNazgul { .. } => CardAsk::Place { step, left },
            // Nobody is asked for a token that cannot come.
            Op::PlaceAndFlip { pool, .. } => match self.notes.spot {
                Some(area) if self.can_place_and_flip(step.by, area, pool) => CardAsk::Whether(step),
                _ => return done(),
            },
            Op::RemoveLeadership { .. } => CardAsk::RemoveLeadership { step, left },
            Op::RemoveTokens { .. } => CardAsk::RemoveToken { step, left },
            Op::RestoreProtection { .. } => CardAsk::WhichSection { step, left },
            Op::DiscardCards { .. } => CardAsk::WhichCard { step, left },
            Op::SetDie(_) | Op::DiscardDie { .. } => CardAsk::WhichDie { step, left },
            _ => return done(),
        };
        let mut answers = Vec::new();
        self.card_options(question, &mut answers);
        let stops = |action: &crate::action::Action| {
            matches!(action, crate::action::Action::Done | crate::action::Action::Decline)
        };
        match answers.as_slice() {
            [] => done(),
            [only] if stops(only) => done(),
            // There is nothing to choose, and nothing to hide.
            [only] if !matches!(question, CardAsk::WhichCard { .. }) => {
                let only = *only;
                self.choice_made(question, step.by, only, log)
            }
            _ => {
                let who = self.chooser(question);
                kernel::flow::ask(State::seat(who), crate::action::Ask::Card(question)).last()
            }
        }
    }

    /// Instructions that ask nobody.
    pub(super) fn change_at_once(&mut self, op: &Op, step: Step, log: &mut Log) {
        match op {
            // Rule 6.8: nothing if it is there already.
            Op::AddTile(tile) if !self.pool.contains(*tile) && !self.aside.contains(*tile) => {
                self.discarded.take(*tile);
                self.pool.add(*tile, 1);
                log.public(Event::TileAdded(*tile));
            }
            Op::MoveFate { spaces, minimum } => self.move_fate(*spaces, *minimum, log),
            Op::MoveCounter { character, spaces } => self.move_counter(*character, *spaces, log),
            Op::RemoveDarkness(tokens) => self.remove_darkness(*tokens, log),
            Op::DiscardTableCards(cards) => {
                for card in *cards & self.table {
                    self.end_table_card(card, log);
                }
            }
            Op::DiscardThis => {
                if let Script::Hook(card, _) | Script::Card(card) = step.script {
                    self.end_table_card(card, log);
                }
            }
            Op::Forbid { ban, this_round: true, when } if self.all_hold(when, step.by) => {
                self.forbid(*ban, step.by);
            }
            Op::PlaceEnts(ents) => self.place_ents(*ents, log),
            Op::PlaceShips(ships) => self.set_ships(self.ships.saturating_add(*ships), log),
            Op::RemoveShips(amount) => self.set_ships(self.ships.saturating_sub(amount.most()), log),
            Op::SpendShips(ships) => self.set_ships(self.ships.saturating_sub(*ships), log),
            Op::RemoveProtection { of, points } => match of {
                Protected::Stronghold(area) => {
                    self.lose_protection(*area, None, *points, log);
                }
                Protected::Section(section) => {
                    self.lose_protection(Area::MinasTirith, Some(*section), *points, log);
                }
                Protected::Sections => {
                    let open = Section::ALL.into_iter().find(|one| !self.is_section_breached(*one));
                    if let Some(section) = open {
                        self.lose_protection(Area::MinasTirith, Some(section), *points, log);
                    }
                }
            },
            Op::MoveRecruitmentArea { .. } => self.use_forgotten_road(log),
            // What stays on the table is put there when the card is carried out; a ban without an end is looked up as a hook.
            _ => {}
        }
    }

    /// Rule 9.11.1: a card leaves when no Ship is left.
    fn set_ships(&mut self, ships: u8, log: &mut Log) {
        /// The figures there are.
        const FIGURES: u8 = 6;
        // The Anduin is on the board of Gondor only (rule 9.11.1).
        let most = if self.scenario == Scenario::Gondor { FIGURES } else { 0 };
        let ships = ships.min(most);
        if ships != self.ships {
            self.ships = ships;
            log.public(Event::Ships(ships));
        }
    }

    fn forbid(&mut self, ban: crate::ops::Ban, by: Side) {
        use crate::ops::Ban;
        match ban {
            Ban::Abilities(character) => self.bans.abilities.insert(character),
            Ban::Enter(character) => self.bans.enter.insert(character),
            Ban::Play(card) => self.bans.cards.insert(card),
            Ban::MusterEnt => self.bans.muster_ent = true,
            Ban::LeaveOrAttack(area) => self.bans.leave[by.enemy()].insert(area),
            Ban::Hold => {
                if let Some(area) = self.notes.chosen
                    && let Some(side) = self.army(area).side()
                {
                    self.bans.hold[side].insert(area);
                }
            }
            // It is looked up in the charge of the attack.
            Ban::TerrainSuperiority => {}
        }
    }

    /// A Character that is eliminated is in play again (rule 7.7.5).
    pub(super) fn bring_back(&mut self, character: crate::ids::Character, area: Area, log: &mut Log) {
        self.spots[character] = Spot::At(area);
        log.public(Event::CharacterBack { character, area });
    }
}
