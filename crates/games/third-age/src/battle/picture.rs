//! What an onlooker sees of a battle: everything but hands, hidden tokens and hidden cards.

use super::{Battle, BattleAsk, LossFor, Moment, Roll};
use crate::action::{Ask, RollFor, Tactic};
use crate::ids::{Area, Card, Maneuver, Section, Side};
use crate::state::State;
use serde::Serialize;

/// A step of a battle round (rule 10.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BattleStep {
    /// Step 1: tactics tokens and cards.
    Tactics,
    /// Step 2: the Combat roll.
    Roll,
    /// Step 3: the Leader Re-roll.
    Reroll,
    /// Step 4: unit abilities.
    Abilities,
    /// Step 5: Damage and casualties.
    Damage,
    /// Step 6: the end of the round.
    End,
}

/// A battle under way, as an onlooker sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BattlePicture {
    /// The attacking side.
    pub attacker: Side,
    /// The attacking Armies that are left.
    pub armies: Vec<Area>,
    /// Where the Army stands that fights this round.
    pub from: Area,
    /// The defender's area.
    pub at: Area,
    /// Whether it is a Combined Attack.
    pub combined: bool,
    /// Whether it is an assault with a Siege Tower.
    pub tower: bool,
    /// Whether it goes over a river.
    pub river: bool,
    /// The section of Minas Tirith that the attack comes over.
    pub section: Option<Section>,
    /// The protection that it meets.
    pub protection: u8,
    /// The number of the round.
    pub round: u8,
    /// The step of the round.
    pub step: BattleStep,
    /// Whether the tokens of the round are revealed.
    pub revealed: bool,
    /// Whether the cards of the round are shown.
    pub shown: bool,
    /// Nazgûl abilities that were used in this round, counted from 0.
    pub nazgul: Vec<u8>,
    /// Whether the battle is over at the end of the round.
    pub ends: bool,
    /// The Free Peoples, then the Shadow.
    pub sides: [SidePicture; 2],
}

/// One side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SidePicture {
    /// Which.
    pub side: Side,
    /// Its tokens and its card.
    pub tokens: TokensPicture,
    /// How many dice it rolls, or would roll as things stand.
    pub strength: u8,
    /// What a combat die needs, or would need.
    pub target: u8,
    /// What a maneuver die needs, or would need.
    pub target_maneuver: u8,
    /// What is added to each die of the Combat roll.
    pub plus: i8,
    /// How many dice it may roll again.
    pub leadership: u8,
    /// Its dice, the maneuver dice first; none before they are counted out.
    pub dice: Vec<DiePicture>,
    /// Its hits.
    pub hits: u8,
    /// Whether its unit ability is activated.
    pub activated: bool,
    /// Whether that was cancelled.
    pub cancelled: bool,
    /// Damage that effects add against it.
    pub added: u8,
    /// Damage against it that is cancelled.
    pub cancels: u8,
    /// Whether it may not retreat at the end of this round.
    pub no_retreat: bool,
    /// Whether it may not rout either.
    pub no_rout: bool,
}

/// The tactics tokens and the card of one side in a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TokensPicture {
    /// Maneuver tokens that it may choose.
    pub available: Vec<Maneuver>,
    /// Maneuver tokens that are used until they are recovered.
    pub used: Vec<Maneuver>,
    /// Whether it has chosen its token for this round.
    pub has_chosen: bool,
    /// That token, if the onlooker may know it.
    pub chosen: Option<Tactic>,
    /// Whether its Combat Event is cancelled.
    pub cancelled: bool,
    /// Whether it has chosen a card, or none.
    pub has_chosen_card: bool,
    /// That card, if the onlooker may know it.
    pub card: Option<Card>,
    /// A further maneuver token, by a card.
    pub extra: Option<Maneuver>,
}

/// One combat die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DiePicture {
    /// What it shows; none while it is being rolled.
    pub shows: Option<u8>,
    /// Whether it is a maneuver die.
    pub maneuver: bool,
    /// Whether it hits.
    pub hit: bool,
    /// Whether it is named for a re-roll.
    pub named: bool,
    /// Whether it was rolled again.
    pub again: bool,
}

fn dice(roll: &Roll) -> Vec<DiePicture> {
    let die = |(place, die): (usize, &u8)| DiePicture {
        shows: (*die > 0).then_some(*die),
        maneuver: roll.is_maneuver(place),
        hit: roll.is_hit(place),
        named: roll.is_named(place),
        again: roll.is_again(place),
    };
    roll.dice().iter().enumerate().map(die).collect()
}

impl State {
    /// The battle under way, as a side (none: a spectator) sees it.
    pub fn battle_picture(&self, onlooker: Option<Side>) -> Option<BattlePicture> {
        let battle = self.battle.as_ref()?;
        Some(BattlePicture {
            attacker: battle.attacker,
            armies: battle.armies.iter().collect(),
            from: battle.from,
            at: battle.at,
            combined: battle.combined,
            tower: battle.tower,
            river: battle.river,
            section: self.section_attacked(battle),
            protection: self.protection_met(battle),
            round: battle.round,
            step: self.step_shown(battle),
            revealed: battle.now.revealed,
            shown: battle.now.shown,
            nazgul: (0..32).filter(|n| battle.now.nazgul >> n & 1 == 1).collect(),
            ends: battle.now.ends,
            sides: Side::ALL.map(|side| self.side_picture(battle, side, onlooker)),
        })
    }

    /// The step of the round, as far as the open question tells it.
    fn step_shown(&self, battle: &Battle) -> BattleStep {
        let now = &battle.now;
        match self.flow.asked().map(|asked| asked.ask) {
            Some(Ask::Battle(ask)) => match ask {
                BattleAsk::Tower
                | BattleAsk::Army
                | BattleAsk::Tactic
                | BattleAsk::Card
                | BattleAsk::NazgulCost { .. }
                | BattleAsk::NazgulFrom { .. }
                | BattleAsk::ExtraManeuver { .. } => State::step_of(battle),
                BattleAsk::Nazgul(moment) => match moment {
                    Moment::Tokens | Moment::Reveal => BattleStep::Tactics,
                    Moment::BeforeCombatRoll => BattleStep::Roll,
                    Moment::BeforeLeaderReroll | Moment::AfterReroll => BattleStep::Reroll,
                    Moment::Cancelling | Moment::Step4 => BattleStep::Abilities,
                    Moment::Step5 => BattleStep::Damage,
                    Moment::EndDamage | Moment::EndCasualties | Moment::EndOther | Moment::EndBattle => {
                        BattleStep::End
                    }
                },
                BattleAsk::Reroll { .. } => BattleStep::Reroll,
                BattleAsk::Casualty { why: LossFor::Step5, .. } => BattleStep::Damage,
                BattleAsk::Casualty { .. }
                | BattleAsk::GoOn
                | BattleAsk::Leave
                | BattleAsk::RetreatTo { .. }
                | BattleAsk::AdvanceFrom => BattleStep::End,
            },
            Some(Ask::Roll(RollFor::Battle(side))) => match now.rolls[side].again {
                0 => BattleStep::Roll,
                _ => BattleStep::Reroll,
            },
            // Figures that advance.
            Some(Ask::Army(_)) => BattleStep::End,
            _ => State::step_of(battle),
        }
    }

    /// The step of the round, as far as what has been done tells it.
    fn step_of(battle: &Battle) -> BattleStep {
        let now = &battle.now;
        let rolled = Side::ALL.into_iter().all(|side| now.rolls[side].n > 0 && !now.rolls[side].is_rolling());
        if now.placed {
            if now.waits { BattleStep::Damage } else { BattleStep::End }
        } else if now.activated.values().contains(&true) {
            BattleStep::Abilities
        } else if rolled {
            BattleStep::Reroll
        } else if now.shown {
            BattleStep::Roll
        } else {
            BattleStep::Tactics
        }
    }

    fn side_picture(&self, battle: &Battle, side: Side, onlooker: Option<Side>) -> SidePicture {
        let (now, roll) = (&battle.now, &battle.now.rolls[side]);
        let own = onlooker == Some(side);
        let values = &self.battle_values(battle)[side];
        let target = if roll.n > 0 { roll.first } else { values.targets[0] };
        let tactics = self.tactics_of(battle, side).filter_map(|tactic| match tactic {
            Tactic::Maneuver(maneuver) => Some(maneuver),
            Tactic::Regroup | Tactic::CombatEvent => None,
        });
        let tokens = TokensPicture {
            available: tactics.collect(),
            used: battle.used[side].iter().collect(),
            has_chosen: now.tactic[side].is_some(),
            chosen: now.tactic[side].filter(|_| own || now.revealed),
            cancelled: now.effects[side].no_event,
            has_chosen_card: now.chose[side],
            card: now.card[side].filter(|_| own || now.shown),
            extra: now.extra[side],
        };
        let effects = &now.effects[side];
        SidePicture {
            side,
            tokens,
            strength: if roll.n > 0 { roll.n } else { values.dice },
            target: target.combat,
            target_maneuver: target.maneuver,
            plus: target.plus,
            leadership: if effects.no_reroll { 0 } else { self.battle_leadership(battle, side) },
            dice: dice(roll),
            hits: roll.hits(),
            activated: now.activated[side],
            cancelled: now.activated[side] && now.abilities[side].is_empty(),
            added: effects.added.saturating_add(effects.direct),
            cancels: effects.cancels.saturating_add(effects.cancels_army),
            no_retreat: effects.no_retreat,
            no_rout: effects.no_rout,
        }
    }
}
