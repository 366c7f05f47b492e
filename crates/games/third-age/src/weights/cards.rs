//! Cards and abilities: what their instructions are worth (rule 7.7), and the questions that they ask. A pack may state others, so
//! nothing is known by its name.

use crate::action::{Action, Choice};
use crate::estimate::{might, walls};
use crate::ids::{Area, Card, Face, Side, Tile};
use crate::ops::{Amount, Ban, CardAsk, Hurt, Op, Pick, Relieved, Target};
use crate::state::State;

/// How many are meant.
fn many(amount: &Amount, all: f32) -> f32 {
    match amount {
        Amount::Exactly(n) | Amount::UpTo(n) | Amount::Between(_, n) => f32::from(*n),
        Amount::All => all,
    }
}

/// How many Armies are meant.
fn armies(pick: &Pick) -> f32 {
    f32::from(pick.max.min(4))
}

impl State {
    /// How good it looks to play a card as an action.
    pub(super) fn weigh_play(&self, side: Side, card: Card) -> f32 {
        let def = match card.halves() {
            Some((order, _)) => &self.book.orders[order],
            None => &self.book.cards[card],
        };
        let table = if def.on_table { 1.5 } else { 0.0 };
        (table + self.weigh_ops(side, &def.ops)).max(0.05)
    }

    /// What a list of instructions is worth to the player of it.
    pub(super) fn weigh_ops(&self, side: Side, ops: &[Op]) -> f32 {
        let mut sum = 0.05;
        let mut choosing = 0.0f32;
        for op in ops {
            match op {
                // Of several options one is done.
                Op::Option(_) => choosing += 1.0,
                _ => sum += self.weigh_op(side, op),
            }
        }
        (if choosing > 1.0 { sum / choosing } else { sum }).clamp(0.02, 12.0)
    }

    fn weigh_op(&self, side: Side, op: &Op) -> f32 {
        let marches = if side == Side::Shadow { 1.0 } else { 0.4 };
        match op {
            Op::Move { pick, steps, .. } => marches * (0.5 * armies(pick) + 0.5 * f32::from(*steps)),
            Op::Attack { .. } | Op::CombinedAttack { .. } => 0.2 + 0.6 * self.best_attack(side).min(5.0),
            Op::CrossRiver { .. } => 0.8,
            Op::Rally { pick, .. } => {
                let damage: u8 = self.armies_of(side).iter().map(|area| self.army(area).damage.min(9)).sum();
                0.15 * armies(pick) * f32::from(damage.min(6)).sqrt()
            }
            Op::RemoveDamage { of, tokens, .. } => match of {
                Relieved::InBattle(Target::Enemy) => -0.5,
                Relieved::InBattle(Target::Own) => 0.4,
                Relieved::Armies(_, pick) => {
                    let hurt = self.armies_of(side).iter().filter(|area| self.army(*area).damage > 0).count();
                    0.4 * (hurt.min(4) as f32).min(armies(pick)) * many(tokens, 3.0).min(2.0)
                }
            },
            Op::InflictDamage { hurt, tokens, .. } => match hurt {
                Hurt::InBattle(Target::Own) => -0.5 * f32::from(*tokens),
                _ => 0.6 * f32::from(*tokens),
            },
            Op::PlaceLeadership { pick, tokens, .. } => {
                0.4 * f32::from(*tokens) * pick.as_ref().map_or(1.0, |(_, pick)| armies(pick))
            }
            Op::RemoveLeadership { side: whose, tokens } => {
                let there: u8 =
                    self.armies_of(*whose).iter().map(|area| self.army(area).leadership.min(9)).sum();
                if *whose == side { 0.0 } else { 0.3 * many(tokens, 3.0).min(f32::from(there)) }
            }
            Op::PlaceUnits { units, any_of, pick, .. } => {
                let fixed: f32 = units
                    .iter()
                    .filter(|(unit, _)| unit.side() == side)
                    .map(|(unit, n)| f32::from(n) * (0.5 + 0.4 * f32::from(self.book.units[unit].strength)))
                    .sum();
                let any = any_of.as_ref().map_or(0.0, |(_, n)| f32::from(*n));
                (fixed + any) * pick.as_ref().map_or(1.0, |(_, pick)| armies(pick).min(3.0))
            }
            Op::PlaceLeader { count, .. } => 0.5 * f32::from(*count),
            Op::FlipTokens { tokens, .. } => 0.9 * many(tokens, 2.0).min(3.0),
            Op::PlaceTokens { tokens, each, .. } => 0.35 * f32::from(*tokens) * if *each { 3.0 } else { 1.0 },
            Op::PlaceAndFlip { tokens, each, pick, .. } => {
                let places = if *each { 3.0 } else { pick.as_ref().map_or(1.0, |(_, pick)| armies(pick)) };
                0.9 * many(tokens, 2.0).min(3.0) * places.min(3.0)
            }
            Op::RemoveTokens { side: whose, tokens, .. } if *whose != side => {
                0.5 * many(tokens, 3.0).min(3.0)
            }
            Op::EliminateLeader(_) => 0.6,
            Op::EliminateCharacter(_) | Op::ReturnCharacter(_) => 1.5,
            Op::Enter { characters, .. } => 2.0 * characters.len() as f32,
            Op::PlaceCommander(_) => 0.6,
            Op::UseAbility(_) => 2.5,
            Op::AddTile(tile) => match tile {
                Tile::ShadowZero | Tile::ShadowZeroDie if side == Side::Shadow => 2.0,
                Tile::FreeTwoDraw | Tile::FreeNoLivingMan if side == Side::FreePeoples => 2.0,
                _ => 0.1,
            },
            Op::MoveFate { spaces, .. } => {
                let forward = if side == Side::FreePeoples { 2.0 } else { -2.0 };
                forward * f32::from(*spaces)
            }
            Op::MoveCounter { spaces, .. } => {
                let nearer = if side == Side::FreePeoples { -1.0 } else { 1.0 };
                nearer * f32::from(*spaces)
            }
            Op::RemoveDarkness(tokens) if side == Side::FreePeoples => 0.8 * f32::from(*tokens),
            Op::SetDie(_) => 0.5,
            Op::DiscardDie { side: whose, dice, .. } if *whose != side => 1.2 * f32::from(*dice),
            Op::DrawCards { cards, .. } => {
                let room = 6_usize.saturating_sub(self.hands[side].len()).min(3) as f32;
                0.45 * f32::from(*cards).min(room + 1.0)
            }
            Op::DiscardCards { side: whose, cards, .. } if *whose != side => 0.5 * many(cards, 3.0).min(3.0),
            Op::TakeCards { side: whose, cards, .. } if *whose != side => 0.8 * f32::from(*cards),
            Op::LookAtHand(_) => 0.15,
            Op::Forbid { ban, .. } => match ban {
                Ban::Enter(_) | Ban::MusterEnt => 0.8,
                _ => 0.4,
            },
            Op::PlaceEnts(n) => 0.8 * f32::from(*n),
            Op::ActivateEntwood => self.weigh_activation(),
            Op::EntAttack { .. } => 2.0,
            Op::PlaceNazgul(figures) => 0.3 * many(figures, 3.0),
            Op::RemoveNazgul { figures, .. } if side == Side::FreePeoples => 0.2 * many(figures, 3.0),
            Op::BuildEngines(n) => 0.8 * f32::from(*n),
            Op::FireCatapults { .. } => 0.4 * f32::from(self.n_catapults()),
            Op::PlaceShips(n) => 0.7 * f32::from(*n),
            Op::RemoveProtection { points, .. } => 0.6 * f32::from(*points),
            Op::RestoreProtection { points, .. } => 0.4 * f32::from(*points),
            Op::MoveRecruitmentArea { .. } => 0.8,
            Op::Roll { .. } => 0.8,
            _ => 0.0,
        }
    }

    /// What a list of instructions is worth in a battle.
    pub(super) fn weigh_battle_ops(&self, side: Side, ops: &[Op]) -> f32 {
        let sign = |target: &Target| match target {
            Target::Own => 1.0,
            Target::Enemy => -1.0,
        };
        let mut sum = 0.1;
        for op in ops {
            sum += match op {
                Op::DiceCount { target, value, .. } => 0.7 * sign(target) * f32::from(*value),
                Op::DieModifier { target, value, .. } => 1.2 * sign(target) * f32::from(*value),
                Op::TargetNumber { target, value, .. } => 1.2 * sign(target) * (5.0 - f32::from(*value)),
                Op::Leadership { target, value, .. } => 0.4 * sign(target) * f32::from(*value),
                Op::Strength { target, value, .. } => 0.5 * sign(target) * f32::from(*value),
                Op::UnitStrength { target, value } => 0.9 * sign(target) * (f32::from(*value) - 1.2),
                Op::CancelReroll(target) => -0.7 * sign(target),
                Op::CancelAbility(target) | Op::CancelCombatEvent(target) => -0.5 * sign(target),
                Op::CancelDamage { target, tokens, .. } => 0.7 * sign(target) * f32::from(*tokens),
                Op::InflictDamage { hurt, tokens, .. } => match hurt {
                    Hurt::InBattle(Target::Own) => -0.6 * f32::from(*tokens),
                    _ => 0.9 * f32::from(*tokens),
                },
                Op::RemoveDamage { .. } => 0.5,
                Op::ForceCasualties { target, .. } => -0.5 * sign(target),
                Op::ExtraManeuver | Op::ReplayManeuver | Op::ExtraReroll { .. } => 0.7,
                Op::EndBattle => match &self.battle {
                    Some(battle) if battle.attacker == side => -1.0,
                    Some(battle) => {
                        let own = might(self, side, battle.at);
                        let theirs = might(self, side.enemy(), battle.from);
                        if own < 0.8 * theirs { 2.0 } else { 0.2 }
                    }
                    None => 0.0,
                },
                _ => 0.1,
            };
        }
        sum.clamp(0.05, 4.0)
    }

    pub(super) fn weigh_card(&self, ask: CardAsk, side: Side, action: Action) -> f32 {
        let op = self.op_at(ask.step());
        match (ask, action) {
            (CardAsk::Whether(_), Action::Accept) => 5.0,
            (CardAsk::Option(_), Action::Decline) => 0.2,
            (CardAsk::Price(_), Action::Decline) => 1.0,
            (CardAsk::Price(_), Action::Choose(Choice::Damage)) => {
                let hurt = self.battle.as_ref().map_or(0, |battle| self.army(battle.place(side)).damage);
                if hurt > 1 { 0.4 } else { 1.2 }
            }
            (CardAsk::ChooseArmy { .. }, Action::Area(area)) => {
                if self.has_army(side.enemy(), area) {
                    return self.target(side, area);
                }
                match op {
                    Some(Op::RemoveDamage { .. }) => 0.1 + f32::from(self.army(area).damage),
                    Some(Op::PlaceLeadership { .. }) => self.deserves(side, area),
                    _ => self.deserves(side, area) * if self.is_full(area) { 0.2 } else { 1.0 },
                }
            }
            (CardAsk::Place { .. }, Action::Area(area)) => match op {
                Some(Op::PlaceCommander(_)) => self.deserves(side, area),
                Some(Op::RemoveNazgul { .. }) => 1.0,
                _ => {
                    let own = if self.has_army(side, area) { 1.0 } else { 0.4 };
                    own * self.wants_unit(side, area)
                }
            },
            (
                CardAsk::ChooseArmy { .. }
                | CardAsk::Place { .. }
                | CardAsk::RemoveToken { .. }
                | CardAsk::RemoveLeadership { .. }
                | CardAsk::WhichSection { .. },
                Action::Done,
            ) => 0.05,
            (CardAsk::WhichUnit { .. }, Action::Unit(unit)) => f32::from(self.book.units[unit].strength),
            (CardAsk::RemoveToken { .. }, Action::Recruit { area, .. }) => self.weigh_token_lost(area),
            (CardAsk::RemoveLeadership { .. }, Action::Area(area)) => self.target(side, area),
            (CardAsk::WhichDie { .. }, Action::Die(face)) => match face {
                Face::WillOfTheWest => 0.1,
                Face::Character => 0.6,
                _ => 1.0,
            },
            (CardAsk::WhichCard { .. }, Action::Card(card)) => {
                let worth = self.weigh_play(side, card).max(0.2);
                if self.hands[side].contains(card) { 1.0 / worth } else { worth }
            }
            (CardAsk::River(_), Action::Attack { from, to }) => self.attack(side, from, to),
            (CardAsk::River(_), Action::Move { from, to }) => {
                let (before, after) = (self.pull(side, from), self.pull(side, to));
                0.2 + 4.0 * (after - before).max(0.0)
            }
            // One answer looks as good as another.
            _ => 1.0,
        }
    }

    /// How much the Free Peoples miss a token.
    fn weigh_token_lost(&self, area: Area) -> f32 {
        let near = self.board().around(self.armies_of(Side::Shadow));
        let close = if near.contains(area) { 2.0 } else { 1.0 };
        let walled = if walls(self, area) > 0.0 { 1.5 } else { 1.0 };
        close * walled
    }
}
