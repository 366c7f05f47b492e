//! The Political Track (chapter 12), captures and the entering of regions (rules 8.4.6, 9.12).

use super::{Allowed, Log, need};
use crate::event::Event;
use crate::figures::{Characters, Troops};
use crate::ids::Card;
use crate::ids::{Character, Nation, Side};
use crate::map::Region;
use crate::state::State;

/// What wakes a Nation (rule 12.3). While Wormtongue is on the table, only some of it wakes Rohan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Waking {
    /// A Companion.
    Companion,
    /// The Fellowship is declared there.
    Declaration(Region),
    /// An attack on that region.
    Attack(Region),
    /// Anything else.
    Other,
}

/// The regions that a table card can keep Shadow Armies out of (rule 9.1.4).
pub(crate) const BANNED: [Region; 6] = [
    Region::Lorien,
    Region::Rivendell,
    Region::GreyHavens,
    Region::OldForest,
    Region::TheShire,
    Region::Buckland,
];

/// Why a Nation advances (rule 12.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Advance {
    /// A Muster result.
    Muster,
    /// An attack.
    Attack,
    /// A Settlement was captured.
    Capture,
    /// The ability of a Companion.
    Ability,
    /// A card.
    Card,
}

impl State {
    /// Rule 12.3.
    pub(crate) fn activate(&mut self, nation: Nation, how: Waking, log: &mut Log) {
        if self.active[nation] {
            return;
        }
        if nation == Nation::Rohan && self.on_table(Card::Wormtongue) {
            let edoras_or_deep = |region| matches!(region, Region::Edoras | Region::HelmsDeep);
            let wakes = match how {
                Waking::Companion => true,
                Waking::Declaration(region) | Waking::Attack(region) => edoras_or_deep(region),
                Waking::Other => false,
            };
            if !wakes {
                return;
            }
        }
        self.active[nation] = true;
        log.public(Event::Activated(nation));
        if nation == Nation::Rohan {
            self.discard_from_table(Card::Wormtongue, log);
        }
    }

    /// Rule 12.4. A passive Nation does not enter At War (rule 12.2).
    pub(crate) fn advance(&mut self, nation: Nation, why: Advance, log: &mut Log) {
        let steps = self.steps[nation];
        if steps == 0 || (steps == 1 && !self.active[nation]) {
            return;
        }
        self.steps[nation] = steps - 1;
        log.public(Event::Advanced { nation, steps: steps - 1 });
        if nation.side() == Side::FreePeoples && matches!(why, Advance::Attack | Advance::Ability) {
            self.discard_from_table(Card::ThreatsAndPromises, log);
        }
    }

    /// A Nation goes to the last step, by a card that has activated it.
    pub(crate) fn go_to_war(&mut self, nation: Nation, log: &mut Log) {
        if self.active[nation] && self.steps[nation] > 0 {
            self.steps[nation] = 0;
            log.public(Event::Advanced { nation, steps: 0 });
        }
    }

    /// The political reaction to an attack on troops in a region (rules 12.3, 12.4).
    pub(crate) fn attacked(&mut self, troops: &Troops, region: Region, log: &mut Log) {
        for nation in Nation::ALL {
            if troops.of_nation(nation) > 0 {
                self.activate(nation, Waking::Attack(region), log);
                self.advance(nation, Advance::Attack, log);
            }
        }
    }

    /// Whether a Muster result may advance the Nation (rules 12.2, 12.4; Threats and Promises).
    pub(crate) fn check_diplomacy(&self, nation: Nation) -> Allowed {
        let acting = self.acting;
        need(nation.side() == self.side(acting), "12.4", "that is an enemy Nation")?;
        need(self.commands(acting, nation), "14.6", "that Nation is your partner's")?;
        need(!self.at_war(nation), "12.4", "the Nation is At War already")?;
        let active = self.active[nation];
        need(active || self.steps[nation] > 1, "12.2", "a passive Nation does not enter At War")?;
        need(
            active || !self.on_table(Card::ThreatsAndPromises),
            "7.16",
            "Threats and Promises keeps passive Nations from advancing with a Muster result",
        )?;
        self.check_last_use_nation(nation)
    }

    /// An Army with units of a side has come into a region (rules 8.4.6, 9.12, 12.3).
    pub(crate) fn army_enters(&mut self, region: Region, side: Side, log: &mut Log) {
        if side == Side::Shadow
            && let Some(nation) = region.nation()
            && nation.side() == Side::FreePeoples
        {
            self.activate(nation, Waking::Other, log);
        }
        if self.controls(side.enemy(), region) && !self.has_army(region, side.enemy()) {
            self.capture(region, side, log);
        }
    }

    /// A Settlement changes hands (rule 9.12).
    pub(crate) fn capture(&mut self, region: Region, side: Side, log: &mut Log) {
        match side {
            Side::Shadow => self.shadow_control.insert(region),
            Side::FreePeoples => self.shadow_control.remove(region),
        }
        log.public(Event::Captured { region, side });
        let Some(nation) = region.nation() else { return };
        if nation.side() != side {
            self.credit_capture(region, side);
            // Rule 12.3 comes before rule 12.4.
            self.advance(nation, Advance::Capture, log);
        } else {
            self.credit_recapture(region, side);
        }
    }

    /// Companions who end their movement in a City or Stronghold may wake its Nation (rule 12.3).
    pub(crate) fn companions_wake(&mut self, region: Region, companions: Characters, log: &mut Log) {
        let Some(nation) = region.nation() else { return };
        let place = region.is_city_or_stronghold() && self.controls(Side::FreePeoples, region);
        if nation.side() != Side::FreePeoples || !place {
            return;
        }
        let companions = companions & Character::COMPANIONS;
        if companions.iter().any(|companion| companion.can_activate(nation)) {
            self.activate(nation, Waking::Companion, log);
        }
    }

    /// Whether a table card keeps Shadow Armies out of a region (rule 9.1.4).
    #[inline]
    pub(crate) fn check_ban(&self, region: Region, side: Side) -> Allowed {
        let elven = matches!(region, Region::Lorien | Region::Rivendell | Region::GreyHavens);
        let north = matches!(region, Region::OldForest | Region::TheShire | Region::Buckland);
        let banned = |card: Card, here: bool| side == Side::Shadow && here && self.on_table(card);
        need(
            !banned(Card::APowerTooGreat, elven),
            "9.1.4",
            "A Power too Great keeps Shadow Armies out of that region",
        )?;
        need(
            !banned(Card::ThePowerOfTomBombadil, north),
            "9.1.4",
            "The Power of Tom Bombadil keeps Shadow Armies out of that region",
        )
    }

    /// The special ability of Boromir, Legolas or Gimli (rule 6.13).
    pub(crate) fn check_ability(&self, companion: Character) -> Allowed {
        let Some(nation) = State::ability_nation(companion) else {
            return need(false, "6.13", "he has no such ability");
        };
        let region = self.region_of(companion);
        let here = region.is_some_and(|region| {
            region.nation() == Some(nation)
                && self.unconquered(region)
                && match companion {
                    Character::Gimli => region == Region::Erebor,
                    _ => region.is_city_or_stronghold(),
                }
        });
        need(here, "6.13", "he is not in a place where his ability works")?;
        need(!self.at_war(nation), "12.4", "the Nation is At War already")?;
        need(
            self.active[nation] || self.steps[nation] > 1,
            "12.2",
            "a passive Nation does not enter At War",
        )?;
        self.check_last_use_nation(nation)
    }

    /// The Nation that a Companion's ability advances.
    pub(crate) const fn ability_nation(companion: Character) -> Option<Nation> {
        match companion {
            Character::Boromir => Some(Nation::Gondor),
            Character::Legolas => Some(Nation::Elves),
            Character::Gimli => Some(Nation::Dwarves),
            _ => None,
        }
    }
}
