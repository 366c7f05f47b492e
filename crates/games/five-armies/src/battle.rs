//! Battles (chapter 8): what a battle remembers, its questions and steps. What the log reports of it is in `events`.

mod events;
mod picture;

pub use events::BattleEvent;
pub use picture::{BattlePicture, BattleStep, CardsPicture, DiePicture, SidePicture};

use crate::action::BattleCard;
use crate::army::Charge;
use crate::ids::{Area, Areas, BySide, Combat, Maneuver, Maneuvers, Side, Unit};
use kernel::Rule;
use serde::{Deserialize, Serialize};

/// The most dice of a roll (rule 8.5.1).
pub const DICE: u8 = 5;

/// How damage outside a round of battle is put down (rules 8.13, 6.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Onto {
    /// On the fortification first; reactions may follow.
    Fortification,
    /// On the army itself; reactions may follow.
    Army,
    /// On the army itself, as a price: nothing may cancel or divert it.
    Price,
}

/// Why casualties are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LossFor {
    /// Step 4 of a battle round: voluntary ones too; Redoubtable is ready if true (rules 8.7.3, 8.7.4).
    Step4 {
        /// Whether a Dwarf Regulars unit may remove three tokens.
        redoubtable: bool,
    },
    /// Only while tokens exceed units (rule 8.7.4).
    Forced,
    /// Until at most one token is left: a rout (rule 8.10.5).
    ToOne,
    /// Until at most one token is left: Rearguard Attack (rule 8.9.0).
    Rearguard,
    /// Voluntary ones only, before units are removed for the limit (rule 9.6).
    Voluntary,
    /// Voluntary ones only, after a Rally (rule 9.8).
    Rallied,
}

/// The combat dice of a side in a round (rules 8.5, 8.6). The first of them are the black ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Roll {
    /// What they show; 0 for a die that is in the hand of Chance.
    pub dice: [u8; DICE as usize],
    /// How many there are.
    pub n: u8,
    /// How many of them are black.
    pub black: u8,
    /// Which of them were rolled again: the bits of their places.
    pub again: u8,
    /// What the die must show to hit in the combat roll, everything counted.
    pub target: u8,
    /// What it must show in the Leader re-roll.
    pub target_again: u8,
}

impl Roll {
    /// The dice on the table.
    #[inline]
    pub fn dice(&self) -> &[u8] {
        &self.dice[..usize::from(self.n.min(DICE))]
    }

    /// Whether the die in a place was rolled again.
    #[inline]
    pub const fn is_again(&self, place: usize) -> bool {
        self.again >> place & 1 == 1
    }

    /// Whether the die in a place hits.
    #[inline]
    pub fn is_hit(&self, place: usize) -> bool {
        let target = if self.is_again(place) { self.target_again } else { self.target };
        self.dice().get(place).is_some_and(|die| *die > 0 && *die >= target)
    }

    /// Whether the die in a place is black.
    #[inline]
    pub const fn is_black(&self, place: usize) -> bool {
        place < self.black as usize
    }

    /// The hits.
    #[inline]
    pub fn hits(&self) -> u8 {
        (0..self.dice().len()).map(|place| u8::from(self.is_hit(place))).sum()
    }

    /// Whether a black die hits (rule 8.5.2).
    pub fn black_hit(&self) -> bool {
        (0..usize::from(self.black)).any(|place| self.is_hit(place))
    }

    /// How many dice of a colour miss.
    pub fn misses(&self, black: bool) -> u8 {
        let missed = |place: &usize| self.is_black(*place) == black && !self.is_hit(*place);
        (0..self.dice().len()).filter(missed).map(|_| 1).sum()
    }

    /// Whether a die is in the hand of Chance.
    pub fn is_rolling(&self) -> bool {
        self.dice().contains(&0)
    }

    /// Takes up so many black and white dice that missed, to roll them again.
    pub(crate) fn take_up(&mut self, black: u8, white: u8) {
        let mut left = [white, black];
        for place in 0..self.dice().len() {
            let left = &mut left[usize::from(self.is_black(place))];
            if *left > 0 && !self.is_hit(place) {
                *left -= 1;
                self.dice[place] = 0;
                self.again |= 1 << place;
            }
        }
    }

    /// The next die shows this.
    pub(crate) fn put(&mut self, die: u8) {
        let n = usize::from(self.n.min(DICE));
        if let Some(place) = self.dice[..n].iter_mut().find(|place| **place == 0) {
            *place = die;
        }
    }
}

/// What one round of a battle remembers (rule 8.3). What belongs to a side is kept under that side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Round {
    /// The card that the side has chosen. An Event card stays in the hand until it is revealed.
    pub chosen: BySide<Option<BattleCard>>,
    /// The second card, by Determined Attack.
    pub second: BySide<Option<Maneuver>>,
    /// Whether the cards are revealed.
    pub revealed: bool,
    /// The dice.
    pub rolls: BySide<Roll>,
    /// Damage of this round that lies on the side's army and could be cancelled.
    pub damage: BySide<u8>,
    /// Damage of this round that the defender's fortification took.
    pub fortification: u8,
    /// Whether Wall of Spears waits for damage (rule 8.7.2).
    pub wall: bool,
}

/// A battle under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    /// The attacking side.
    pub attacker: Side,
    /// The attacking armies that are left; several in a Combined Attack (rule 8.12). Beorn counts as one.
    pub armies: Areas,
    /// Those that have fought a round (rule 8.12.4).
    pub fought: Areas,
    /// Where the army stands that fights this round.
    pub from: Area,
    /// Where the defending army, or Beorn, stands.
    pub at: Area,
    /// Whether it is a Combined Attack.
    pub combined: bool,
    /// Whether it is Beorn who fights for the Free Peoples.
    pub beorn: bool,
    /// What a card adds to it.
    pub charge: Charge,
    /// The number of the round.
    pub round: u8,
    /// Unit and special Maneuver cards that are used (rule 8.4.2).
    pub used: Maneuvers,
    /// The present round.
    pub now: Round,
}

impl Battle {
    /// The defending side.
    #[inline]
    pub const fn defender(&self) -> Side {
        self.attacker.enemy()
    }

    /// Where the army of a side stands that fights this round.
    #[inline]
    pub fn place(&self, side: Side) -> Area {
        if side == self.attacker { self.from } else { self.at }
    }

    /// Whether Beorn fights for the side, alone.
    #[inline]
    pub fn is_beorn(&self, side: Side) -> bool {
        self.beorn && side == Side::FreePeoples
    }

    /// The card that a side has chosen but nobody else has seen yet (rule 8.4.1).
    pub fn hidden_card(&self, side: Side) -> Option<BattleCard> {
        if self.now.revealed { None } else { self.now.chosen[side] }
    }

    /// The card that a side has laid open this round.
    pub fn open_card(&self, side: Side) -> Option<BattleCard> {
        if self.now.revealed { self.now.chosen[side] } else { None }
    }

    /// The combat effect that a side has this round by an Event card (rule 8.4.3).
    pub fn combat(&self, side: Side) -> Option<Combat> {
        match self.open_card(side) {
            Some(BattleCard::Event(card)) => card.combat(),
            Some(BattleCard::Maneuver(_)) | None => None,
        }
    }

    /// The Maneuver card that works for a side this round, laid first or by Determined Attack.
    pub fn maneuver(&self, side: Side) -> Option<Maneuver> {
        match self.open_card(side) {
            Some(BattleCard::Maneuver(card)) => Some(card),
            Some(BattleCard::Event(_)) | None => self.now.second[side],
        }
    }

    /// The type of the Unit card that works for a side this round (rule 8.4.2).
    pub fn unit(&self, side: Side) -> Option<Unit> {
        self.maneuver(side).and_then(Maneuver::unit)
    }

    /// Whether a side has regrouped this round (rule 8.4.5).
    pub fn regrouped(&self, side: Side) -> bool {
        self.maneuver(side).is_some_and(Maneuver::is_regroup)
    }

    /// Whether the defender may not retreat after this round, only rout (rule 6.9).
    pub const fn no_retreat(&self) -> bool {
        self.charge.elven && self.round <= 1
    }
}

/// Questions of chapter 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum BattleAsk {
    /// D13: which army of a Combined Attack fights this round.
    Army,
    /// D14: which card each side lays, secretly.
    Maneuver,
    /// D35: which second card Determined Attack lays.
    SecondCard(Side),
    /// D15: how many of the missed dice that are rolled again are black.
    Reroll {
        /// Whose dice.
        side: Side,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// D16, D30: whether the activated ability of a Maneuver card is used.
    Ability(Maneuver),
    /// D37: what Fell Race costs the army that is hit.
    FellRace,
    /// D36: what is given up for Captain of War.
    CaptainOfWar(Side),
    /// D17, D38: how characters answer damage.
    React {
        /// Where the army is.
        area: Area,
        /// Whose army.
        side: Side,
        /// Damage on the army that may be answered.
        army: u8,
        /// Damage on its fortification that may be answered.
        fortification: u8,
    },
    /// D18, D11, D24, D43: which unit is eliminated.
    Casualty {
        /// Where.
        area: Area,
        /// Whose.
        side: Side,
        /// Why.
        why: LossFor,
    },
    /// D19: whether the attacker ceases.
    GoOn,
    /// D20: whether the defender retreats, routs or stays.
    Leave,
    /// D20, D21: where the defender goes.
    RetreatTo {
        /// Whether the attacker says where, because no region is fit (rule 8.10.3).
        forced: bool,
    },
    /// D22: which army of a Combined Attack advances.
    AdvanceFrom,
    /// D22: whether Beorn advances.
    BeornAdvance,
}

impl BattleAsk {
    /// Its kind, as journals record it.
    pub const fn kind(&self) -> &'static str {
        match self {
            BattleAsk::Army => "fighting-army",
            BattleAsk::Maneuver => "maneuver",
            BattleAsk::SecondCard(_) => "second-card",
            BattleAsk::Reroll { .. } => "reroll",
            BattleAsk::Ability(_) => "maneuver-ability",
            BattleAsk::FellRace => "fell-race",
            BattleAsk::CaptainOfWar(_) => "captain-of-war",
            BattleAsk::React { .. } => "react",
            BattleAsk::Casualty { .. } => "casualty",
            BattleAsk::GoOn => "go-on",
            BattleAsk::Leave => "leave",
            BattleAsk::RetreatTo { .. } => "retreat-to",
            BattleAsk::AdvanceFrom => "advance-from",
            BattleAsk::BeornAdvance => "beorn-advance",
        }
    }

    /// The rule that asks it.
    pub const fn rule(&self) -> Rule {
        Rule(match self {
            BattleAsk::Army => "8.12.1",
            BattleAsk::Maneuver => "8.4.1",
            BattleAsk::SecondCard(_) => "8.4.3",
            BattleAsk::Reroll { .. } => "8.6.1",
            BattleAsk::Ability(card) => match card {
                Maneuver::Orcs | Maneuver::Wargs | Maneuver::Goblins => "8.9.0",
                Maneuver::VampireLike => "12.2",
                Maneuver::DwarfRegulars
                | Maneuver::DwarfVeterans
                | Maneuver::Archers
                | Maneuver::Spearmen
                | Maneuver::LakeMen
                | Maneuver::GreatOrcs
                | Maneuver::RegroupFreePeoples
                | Maneuver::RegroupShadow
                | Maneuver::MightyStrokes => "8.7.2",
            },
            BattleAsk::FellRace | BattleAsk::CaptainOfWar(_) | BattleAsk::React { .. } => "8.7.2",
            BattleAsk::Casualty { why, .. } => match why {
                LossFor::Step4 { .. } => "8.7.3",
                LossFor::Forced => "8.7.4",
                LossFor::ToOne => "8.10.5",
                LossFor::Rearguard => "8.9.0",
                LossFor::Voluntary => "9.6",
                LossFor::Rallied => "9.8",
            },
            BattleAsk::GoOn | BattleAsk::Leave => "8.9.1",
            BattleAsk::RetreatTo { forced: false } => "8.10.1",
            BattleAsk::RetreatTo { forced: true } => "8.10.3",
            BattleAsk::AdvanceFrom => "8.12.5",
            BattleAsk::BeornAdvance => "11.6",
        })
    }

    /// Whether each seat that is asked answers for itself, secretly.
    pub const fn each_answers(&self) -> bool {
        matches!(self, BattleAsk::Maneuver)
    }
}

/// Steps of chapter 8. Those of a round are the table of rule 8.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BattleFrame {
    /// The battle in `state.battle` begins (rule 8.2).
    Begin,
    /// Step 0: a round begins; in a Combined Attack the attacker says which army fights (rule 8.12.1).
    Round,
    /// The army that fights is known: Terrain Superiority before the first round (rule 8.2.1).
    Ready,
    /// Step 1a: cards are chosen and revealed (rule 8.4.1).
    Maneuvers,
    /// Step 1b: the second card of Determined Attack (rule 8.4.3).
    Second(Side),
    /// Step 2a: dice and target numbers (rule 8.5).
    Prepare,
    /// Steps 2b, 3: the dice of a side that Chance holds are rolled.
    Throw {
        /// Whose.
        side: Side,
        /// Whether it is the Leader re-roll.
        again: bool,
    },
    /// Step 3: the Leader re-roll of a side (rule 8.6.1).
    Reroll(Side),
    /// Step 4a: hits become damage (rule 8.7.1).
    Hits,
    /// Step 4b: the activated ability of a side (rule 8.7.2).
    Ability(Side),
    /// Step 4c: a side's Captain of War (rule 8.7.2).
    CaptainOfWar(Side),
    /// Step 4d: a side's characters react (rule 8.7.2).
    Reactions(Side),
    /// Step 4e: a side's casualties (rule 8.7.3).
    Casualties(Side),
    /// Step 5a: the activated ability of the end of the round (rule 8.9.0).
    EndOfRound,
    /// Step 5a: Shining Armour and Dense Fog; whether the battle is over (rules 8.9.0, 8.9.1).
    Outcome,
    /// Step 5c: the defender may leave (rule 8.9.1).
    MayLeave,
    /// Step 5c: the defender goes; whoever chooses says where (rule 8.10).
    Retreat,
    /// Step 5c: the defender arrives there (rule 8.10.4).
    RetreatTo(Area),
    /// Step 5d: the defender is gone, the attacker may advance (rule 8.11).
    Victory,
    /// Step 5d: this army may advance.
    Advance(Area),
    /// The battle is over.
    End,
    /// Damage outside a round of battle is assigned, answered and taken (rules 8.13, 8.10.3).
    Damage {
        /// The area of the army, or of Beorn.
        area: Area,
        /// Whose army.
        side: Side,
        /// How many tokens.
        tokens: u8,
        /// Where they go.
        onto: Onto,
    },
    /// Characters answer damage that was just assigned (rules 7.10, 7.12, 6.13.1).
    React {
        /// Where the army is.
        area: Area,
        /// Whose army.
        side: Side,
        /// Damage on the army that may be answered.
        army: u8,
        /// Damage on its fortification that may be answered.
        fortification: u8,
    },
    /// Casualties are taken (rules 8.7.3 to 8.7.6).
    Losses {
        /// Where.
        area: Area,
        /// Whose.
        side: Side,
        /// Why.
        why: LossFor,
    },
}
