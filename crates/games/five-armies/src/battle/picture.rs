//! What an onlooker sees of a battle: everything but hands and hidden cards.

use super::{Battle, BattleAsk, BattleFrame, LossFor, Roll};
use crate::action::{Ask, BattleCard};
use crate::frame::Frame;
use crate::ids::{Area, Maneuver, Side};
use crate::state::State;
use serde::Serialize;

/// A step of a battle round (rule 8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BattleStep {
    /// Step 1: cards are chosen.
    Maneuvers,
    /// Step 2: the combat roll.
    Roll,
    /// Step 3: the Leader re-roll.
    Reroll,
    /// Step 4: damage and casualties.
    Damage,
    /// Step 5: the end of the round.
    End,
}

/// A battle under way, as an onlooker sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BattlePicture {
    /// The attacking side.
    pub attacker: Side,
    /// The attacking armies that are left.
    pub armies: Vec<Area>,
    /// Where the army stands that fights this round.
    pub from: Area,
    /// The defender's region.
    pub at: Area,
    /// Whether it is a Combined Attack.
    pub combined: bool,
    /// Whether Beorn fights for the Free Peoples.
    pub beorn: bool,
    /// The number of the round.
    pub round: u8,
    /// The step of the round.
    pub step: BattleStep,
    /// Whether the cards of the round are revealed.
    pub revealed: bool,
    /// Whether the defender may not retreat after this round (rule 6.9).
    pub no_retreat: bool,
    /// Whether Wall of Spears waits for damage (rule 8.7.2).
    pub wall: bool,
    /// Damage of this round that the defender's fortification took.
    pub fortification: u8,
    /// The Free Peoples, then the Shadow.
    pub sides: [SidePicture; 2],
}

/// One side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SidePicture {
    /// Which.
    pub side: Side,
    /// Its cards.
    pub cards: CardsPicture,
    /// How many dice it rolls, or would roll as things stand.
    pub strength: u8,
    /// What its dice must show to hit, everything counted, or the target number as things stand.
    pub target: u8,
    /// How many misses it may roll again.
    pub leadership: u8,
    /// Its dice, the black ones first; none before they are counted out.
    pub dice: Vec<DiePicture>,
    /// Its hits.
    pub hits: u8,
    /// The Unit card whose ability a black die has activated.
    pub activated: Option<Maneuver>,
    /// Damage of this round on its army.
    pub damage: u8,
}

/// The cards of one side in a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardsPicture {
    /// Maneuver cards in its battle hand.
    pub hand: Vec<Maneuver>,
    /// Maneuver cards on the table, used until it regroups.
    pub used: Vec<Maneuver>,
    /// Whether it has chosen its card for this round.
    pub has_chosen: bool,
    /// That card, if the onlooker may know it.
    pub chosen: Option<BattleCard>,
    /// The second card, by Determined Attack.
    pub second: Option<Maneuver>,
}

/// One combat die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DiePicture {
    /// What it shows; none while it is being rolled.
    pub shows: Option<u8>,
    /// Whether it is black.
    pub black: bool,
    /// Whether it hits.
    pub hit: bool,
    /// Whether it was rolled again.
    pub again: bool,
}

fn dice(roll: &Roll) -> Vec<DiePicture> {
    let die = |(place, die): (usize, &u8)| DiePicture {
        shows: (*die > 0).then_some(*die),
        black: roll.is_black(place),
        hit: roll.is_hit(place),
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
            beorn: battle.beorn,
            round: battle.round,
            step: self.step_shown(battle),
            revealed: battle.now.revealed,
            no_retreat: battle.no_retreat(),
            wall: battle.now.wall,
            fortification: battle.now.fortification,
            sides: Side::ALL.map(|side| self.side_picture(battle, side, onlooker)),
        })
    }

    /// The step of the round, as far as the open question tells it.
    fn step_shown(&self, battle: &Battle) -> BattleStep {
        let now = &battle.now;
        let rolling = || match Side::ALL
            .into_iter()
            .any(|side| now.rolls[side].is_rolling() && now.rolls[side].again > 0)
        {
            true => BattleStep::Reroll,
            false => BattleStep::Roll,
        };
        let later = |done: bool| if done { BattleStep::End } else { BattleStep::Damage };
        match self.flow.asked().map(|asked| asked.ask) {
            Some(Ask::Battle(ask)) => match ask {
                BattleAsk::Army | BattleAsk::Maneuver | BattleAsk::SecondCard(_) => BattleStep::Maneuvers,
                BattleAsk::Reroll { .. } => BattleStep::Reroll,
                BattleAsk::Ability(card) => {
                    later(matches!(card, Maneuver::Orcs | Maneuver::Wargs | Maneuver::Goblins))
                }
                BattleAsk::FellRace | BattleAsk::CaptainOfWar(_) => BattleStep::Damage,
                // Goblin Charge and the price of a forced retreat are answered at the end of the round.
                BattleAsk::React { .. } => later(self.flow.frames().any(|frame| {
                    matches!(frame, Frame::Battle(BattleFrame::Outcome | BattleFrame::RetreatTo(_)))
                })),
                BattleAsk::Casualty { why, .. } => later(!matches!(why, LossFor::Step4 { .. })),
                BattleAsk::GoOn
                | BattleAsk::Leave
                | BattleAsk::RetreatTo { .. }
                | BattleAsk::AdvanceFrom
                | BattleAsk::BeornAdvance => BattleStep::End,
            },
            Some(Ask::Roll(_)) => rolling(),
            // Figures that advance.
            Some(Ask::Army(_)) => BattleStep::End,
            _ => BattleStep::Maneuvers,
        }
    }

    fn side_picture(&self, battle: &Battle, side: Side, onlooker: Option<Side>) -> SidePicture {
        let roll = &battle.now.rolls[side];
        let own = onlooker == Some(side);
        let cards = CardsPicture {
            hand: match battle.is_beorn(side) {
                true => Vec::new(),
                false => (self.battle_maneuvers(battle, side) - battle.used).iter().collect(),
            },
            used: battle.used.iter().filter(|card| card.side() == side).collect(),
            has_chosen: battle.now.chosen[side].is_some(),
            chosen: battle.now.chosen[side].filter(|_| own || battle.now.revealed),
            second: battle.now.second[side],
        };
        SidePicture {
            side,
            cards,
            strength: if roll.n > 0 { roll.n } else { self.combat_dice(battle, side) },
            target: if roll.n > 0 { roll.target } else { self.target_number(battle, side) },
            leadership: self.rerolls(battle, side),
            dice: dice(roll),
            hits: roll.hits(),
            activated: self.activated_unit(battle, side).map(Maneuver::of),
            damage: battle.now.damage[side],
        }
    }
}
