//! The Political Track (chapter 12), captures and entering regions (rules 8.4.6, 9.12).

use super::{Allowed, Log, need};
use crate::cards::hooks::Happening;
use crate::event::Event;
use crate::figures::{Characters, Troops};
use crate::ids::{Character, Nation, Side};
use crate::map::Region;
use crate::state::State;

/// What wakes a Nation (rule 12.3). A card on the table may rule some of it out.
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
        if !self.table_hooks().all(|(_, hooks)| (hooks.lets_wake)(nation, how)) {
            return;
        }
        self.active[nation] = true;
        log.public(Event::Activated(nation));
        self.table_cards_leave(Happening::Woken(nation), log);
    }

    /// Rule 12.4. A passive Nation does not enter At War (rule 12.2).
    pub(crate) fn advance(&mut self, nation: Nation, why: Advance, log: &mut Log) {
        let steps = self.steps[nation];
        if steps == 0 || (steps == 1 && !self.active[nation]) {
            return;
        }
        self.steps[nation] = steps - 1;
        log.public(Event::Advanced { nation, steps: steps - 1 });
        self.table_cards_leave(Happening::Advanced(nation, why), log);
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

    /// Whether a Muster result may advance the Nation (rules 12.2, 12.4).
    pub(crate) fn check_diplomacy(&self, nation: Nation) -> Allowed {
        let acting = self.acting;
        need(nation.side() == self.side(acting), "12.4", "no-that-is-an-enemy-nation")?;
        need(self.commands(acting, nation), "14.6", "no-that-nation-is-your-partners")?;
        need(!self.at_war(nation), "12.4", "no-the-nation-is-at-war-already")?;
        let active = self.active[nation];
        need(active || self.steps[nation] > 1, "12.2", "no-a-passive-nation-does-not-enter-at-war")?;
        self.table_hooks().try_for_each(|(_, hooks)| (hooks.check_diplomacy)(self, nation))?;
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

    /// The special ability of Boromir, Legolas or Gimli (rule 6.13).
    pub(crate) fn check_ability(&self, companion: Character) -> Allowed {
        let Some(nation) = State::ability_nation(companion) else {
            return need(false, "6.13", "no-he-has-no-such-ability");
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
        need(here, "6.13", "no-he-is-not-in-a-place-where-his-ability-works")?;
        need(!self.at_war(nation), "12.4", "no-the-nation-is-at-war-already")?;
        need(
            self.active[nation] || self.steps[nation] > 1,
            "12.2",
            "no-a-passive-nation-does-not-enter-at-war",
        )?;
        self.check_last_use_nation(nation)
    }

    /// The Nation that a Companion's ability advances.
    pub(crate) const fn ability_nation(companion: Character) -> Option<Nation> {
        match companion {
            Character::Boromir => Some(Nation::Gondor),
            Character::Legolas => Some(Nation::Elves),
            Character::Gimli => Some(Nation::Dwarves),
            Character::GandalfTheGrey
            | Character::Strider
            | Character::Meriadoc
            | Character::Peregrin
            | Character::Aragorn
            | Character::GandalfTheWhite
            | Character::Saruman
            | Character::WitchKing
            | Character::MouthOfSauron => None,
        }
    }
}
