//! How sensible an answer looks at a glance: what a player of the game would think of first. Computer players try such
//! answers first and play on with them when they look ahead.

use crate::action::{Action, Ask, Choice, Deed, Loss};
use crate::battle::BattleAsk;
use crate::estimate::{distance, hunt_chance, strength, way_to_mordor};
use crate::fellowship::FellowshipAsk;
use crate::figures::{Figure, Place, Troops};
use crate::hunt::HuntAsk;
use crate::ids::{Character, Face, Icon, Nation, Side};
use crate::map::{Region, Site, prizes_of};
use crate::state::State;
use kernel::Seat;

impl State {
    /// The weight of a legal answer to the open question.
    pub(crate) fn weigh(&self, seat: Seat, action: Action) -> f32 {
        let Some(asked) = self.flow.asked() else { return 1.0 };
        let side = self.side(seat);
        match asked.ask {
            Ask::Act => match action {
                Action::Pass => 0.3,
                Action::Ring { from, to } => self.weigh_ring(side, from, to),
                _ => 1.0,
            },
            Ask::Use(face) => match action {
                Action::Do(deed) => self.weigh_deed(seat, face, deed),
                _ => 1.0,
            },
            Ask::March { .. } => match action {
                Action::March { from, to } => self.weigh_march(side, from, to),
                Action::Done => 0.5,
                _ => 1.0,
            },
            Ask::MarchOn { at, .. } => match action {
                Action::Region(to) => self.weigh_march(side, at, to),
                _ => 1.0,
            },
            Ask::Group(_) => match action {
                Action::Go => 12.0,
                Action::Leave(figure) => match figure.as_unit() {
                    Some(_) => 0.25,
                    None => 0.05,
                },
                Action::Decline => 0.3,
                _ => 1.0,
            },
            Ask::Attack { .. } => match action {
                Action::Attack { from, to } => self.weigh_attack(side, from, to),
                Action::Decline => 0.3,
                _ => 1.0,
            },
            Ask::Recruit { .. } => match action {
                Action::Recruit { figure, region } => self.weigh_recruit(side, figure, region),
                Action::Done => 0.05,
                _ => 1.0,
            },
            Ask::Diplomacy => match action {
                Action::Nation(nation) => State::weigh_diplomacy(nation),
                _ => 1.0,
            },
            Ask::Allocate => match action {
                Action::Number(0) => 0.3,
                Action::Number(1) => 2.0,
                Action::Number(2) => 1.5,
                Action::Number(3) => 0.5,
                Action::Number(_) => 0.1,
                _ => 1.0,
            },
            Ask::Casualty { .. } => match action {
                Action::Lose(Loss::Regular(_)) => 2.0,
                Action::Lose(Loss::Reduce(_)) => 1.0,
                Action::Lose(Loss::Elite(_)) => 0.2,
                _ => 1.0,
            },
            Ask::Fly(_) => match action {
                Action::Done => 1.0,
                _ => 0.7,
            },
            Ask::FlyTo { .. } => match action {
                Action::Region(to) => self.weigh_flight(to),
                _ => 1.0,
            },
            Ask::Party { .. } => match action {
                Action::Region(to) => self.weigh_party(to),
                Action::Character(_) => 0.4,
                _ => 1.0,
            },
            Ask::HandLimit => match action {
                Action::Card(card) if card.icon() != Icon::Character => 1.2,
                _ => 1.0,
            },
            Ask::Fellowship(ask) => self.weigh_fellowship(ask, action),
            Ask::Hunt(ask) => self.weigh_hunt(ask, action),
            Ask::Battle(ask) => self.weigh_battle(ask, side, action),
            // One answer looks as good as another.
            Ask::WhichDeck(_)
            | Ask::Swap
            | Ask::SwapFor
            | Ask::Event(_)
            | Ask::Enter(_)
            | Ask::Companion(_)
            | Ask::InOrOut { .. }
            | Ask::Pay { .. }
            | Ask::Trim(_)
            | Ask::Mix
            | Ask::WhichKind { .. }
            | Ask::Voice { .. }
            | Ask::Card(_) => 1.0,
            // Chance does not weigh.
            Ask::Draw { .. }
            | Ask::ActionDie(_)
            | Ask::Roll(_)
            | Ask::Tile
            | Ask::RandomCompanion
            | Ask::RandomCard(_) => 1.0,
        }
    }

    const fn weigh_diplomacy(nation: Nation) -> f32 {
        match nation {
            Nation::Sauron | Nation::Isengard => 3.0,
            Nation::Gondor | Nation::Rohan => 2.0,
            Nation::Dwarves | Nation::Elves | Nation::North | Nation::Southrons => 1.0,
        }
    }

    fn weigh_fellowship(&self, ask: FellowshipAsk, action: Action) -> f32 {
        let here = self.fellowship.region;
        match (ask, action) {
            (FellowshipAsk::EnterMordor, Action::Accept) => 20.0,
            (FellowshipAsk::Declare, Action::Accept) if self.can_reach_mordor() => 20.0,
            (FellowshipAsk::Declare, Action::Accept) if self.can_heal() => 1.5,
            (FellowshipAsk::Declare, Action::Accept) => 0.1,
            (FellowshipAsk::Walk(_), Action::Region(to)) => State::weigh_way(here, to),
            (FellowshipAsk::Walk(_), Action::Done) => match way_to_mordor(here) {
                0 => 30.0,
                _ if here.is_city_or_stronghold() && self.controls(Side::FreePeoples, here) => {
                    if self.fellowship.corruption > 0 { 5.0 } else { 0.5 }
                }
                _ => 0.3,
            },
            (FellowshipAsk::Draw(_), Action::Accept) => 10.0,
            (
                FellowshipAsk::EnterMordor
                | FellowshipAsk::Declare
                | FellowshipAsk::Walk(_)
                | FellowshipAsk::Draw(_)
                | FellowshipAsk::Guide,
                _,
            ) => 1.0,
        }
    }

    fn weigh_battle(&self, ask: BattleAsk, side: Side, action: Action) -> f32 {
        let Some(battle) = &self.battle else { return 1.0 };
        let fighting = |side: Side| {
            let place = battle.place(side);
            strength(self, &self.hit_troops(place, side), side)
        };
        let odds = fighting(side) / fighting(side.enemy()).max(0.5);
        match (ask, action) {
            (BattleAsk::GoOn, Action::Choose(Choice::Fight)) => (odds * odds).min(8.0),
            (BattleAsk::Extend, Action::Figure(_)) => 0.3 * odds.min(3.0),
            (BattleAsk::Retreat, Action::Decline) => 1.5 * odds.min(3.0),
            // Who has walls goes behind them.
            (BattleAsk::Retreat, Action::Region(_)) => match battle.place(side).region().site() {
                Site::Stronghold => 0.05,
                Site::Open | Site::Fortification | Site::Town | Site::City => 0.3,
            },
            (BattleAsk::FieldOrSiege(_), Action::Choose(Choice::Siege)) => (3.0 / odds.max(0.1)).min(20.0),
            (BattleAsk::Combat(_), Action::Card(_)) => 0.6,
            (BattleAsk::Sorcerer(_), Action::Accept) => 10.0,
            (BattleAsk::Onslaught | BattleAsk::RelentlessAssault, Action::Number(n)) if n > 1 => 0.2,
            (
                BattleAsk::GoOn
                | BattleAsk::Extend
                | BattleAsk::Retreat
                | BattleAsk::FieldOrSiege(_)
                | BattleAsk::Combat(_)
                | BattleAsk::Sorcerer(_)
                | BattleAsk::Onslaught
                | BattleAsk::RelentlessAssault
                | BattleAsk::WhiteRider
                | BattleAsk::WordsOfPower
                | BattleAsk::Scouts
                | BattleAsk::DreadAndDespair
                | BattleAsk::HeroicDeath
                | BattleAsk::BladeOfWesternesse
                | BattleAsk::FatefulStrike
                | BattleAsk::BlackBreath,
                _,
            ) => 1.0,
        }
    }

    fn weigh_hunt(&self, ask: HuntAsk, action: Action) -> f32 {
        match (ask, action) {
            (HuntAsk::Reroll(_), Action::Number(n)) => 1.0 + 5.0 * f32::from(n),
            (HuntAsk::Balrog { .. }, Action::Accept) => 4.0,
            (HuntAsk::TableCard, Action::Card(_)) => 2.0,
            (HuntAsk::Hobbit(_), Action::Accept) => 2.0,
            (HuntAsk::Casualty, action) => self.weigh_casualty(action),
            (HuntAsk::Worn, Action::Decline) => 0.1,
            (
                HuntAsk::Reroll(_)
                | HuntAsk::Balrog { .. }
                | HuntAsk::TableCard
                | HuntAsk::Hobbit(_)
                | HuntAsk::Worn
                | HuntAsk::Crebain
                | HuntAsk::Staff
                | HuntAsk::Gollum
                | HuntAsk::Breaking(_),
                _,
            ) => 1.0,
        }
    }

    /// A Companion for damage that he can take, Corruption for little damage.
    fn weigh_casualty(&self, action: Action) -> f32 {
        let damage = f32::from(self.hunt.damage);
        let burdened = match self.fellowship.corruption {
            0..=3 => 0.7,
            4..=7 => 1.0,
            _ => 2.0,
        };
        match action {
            Action::Choose(Choice::Guide) => {
                let level = f32::from(self.fellowship.guide.map_or(0, Character::level));
                let wasted = (level - damage).max(0.0);
                burdened * (0.3 + 0.9 * damage.min(level) - 0.5 * wasted).max(0.1)
            }
            Action::Choose(_) => burdened * (0.2 + 0.5 * damage.min(2.0)),
            _ if damage < 2.0 => 2.0,
            _ => 0.7,
        }
    }

    /// Whether the Ring-bearers can be healed by a declaration that costs them little of their way (rule 11.4.1).
    fn can_heal(&self) -> bool {
        let fellowship = &self.fellowship;
        let (here, steps) = (fellowship.region, fellowship.progress);
        fellowship.corruption > 0
            && fellowship.mordor.is_none()
            && prizes_of(Side::FreePeoples).iter().any(|region| {
                let far = distance(here, region);
                far <= steps
                    && self.controls(Side::FreePeoples, region)
                    && way_to_mordor(region) + steps <= way_to_mordor(here) + 1
            })
    }

    fn weigh_ring(&self, side: Side, from: Face, to: Face) -> f32 {
        match (side, to) {
            (Side::Shadow, Face::Eye) => 0.005,
            (Side::FreePeoples, Face::Character) => {
                // The way is long, and a Ring at its end is worth nothing.
                let dice =
                    self.dice_showing(side, Face::Character) + self.dice_showing(side, Face::WillOfTheWest);
                match dice {
                    0 => 0.5,
                    1 if self.fellowship.mordor.is_some() => 0.2,
                    _ => 0.02,
                }
            }
            (_, Face::MusterArmy) if matches!(from, Face::Army | Face::Muster) => 0.002,
            _ => 0.02,
        }
    }

    fn weigh_deed(&self, seat: Seat, face: Face, deed: Deed) -> f32 {
        let side = self.side(seat);
        match (side, deed) {
            (_, Deed::Skip) => 0.01,
            (_, Deed::BringIn(_)) => 12.0,
            (Side::FreePeoples, Deed::MoveFellowship) => match self.fellowship.mordor {
                Some(_) if self.notes.mordor_attempt => 1.5,
                Some(_) => 12.0,
                None if self.can_reach_mordor() => 0.2,
                // A Hunt that can hardly fail is better let alone.
                None => 0.4 + 5.0 * (1.0 - hunt_chance(self)),
            },
            (_, Deed::HideFellowship) => 6.0,
            (Side::FreePeoples, Deed::MoveArmies) => 0.6,
            (Side::FreePeoples, Deed::Attack) => 0.1 + 0.3 * self.best_attack(side).min(6.0),
            (Side::FreePeoples, Deed::Diplomacy) => 2.5,
            (Side::FreePeoples, Deed::Recruit) => 1.5,
            (Side::Shadow, Deed::MoveArmies) => 3.0,
            (Side::Shadow, Deed::Attack) => 0.2 + 1.2 * self.best_attack(side).min(8.0),
            (Side::Shadow, Deed::Diplomacy) => 5.0,
            (Side::Shadow, Deed::Recruit) => 1.5,
            (_, Deed::VoiceRecruit | Deed::VoiceUpgrade) => 1.5,
            (_, Deed::PlayEvent) => 2.5,
            (_, Deed::DrawEvent) => 1.0,
            (_, Deed::Separate) => 0.25,
            (_, Deed::MoveCompanions) => 0.5,
            (_, Deed::MoveNazgul) => 0.6,
            (_, Deed::Ability(_)) => 1.5,
            (_, Deed::DiscardTable(_)) => {
                if face == Face::WillOfTheWest {
                    0.2
                } else {
                    0.5
                }
            }
            (Side::Shadow, Deed::MoveFellowship) => 1.0,
        }
    }

    /// How far it is to the nearest place that is worth taking.
    fn to_target(&self, side: Side, from: Region) -> u8 {
        let held = prizes_of(side.enemy()) - self.controlled(side);
        let target = |region: &Region| !(self.besieges(side, *region) && self.units_at(*region, side) >= 8);
        held.iter().filter(target).map(|region| distance(from, region)).min().unwrap_or(20)
    }

    fn weigh_march(&self, side: Side, from: Region, to: Region) -> f32 {
        let captures = self.controls(side.enemy(), to);
        let units = f32::from(self.units_at(from, side));
        let (before, after) = (self.to_target(side, from), self.to_target(side, to));
        let leaves_siege = self.besieges(side, from);
        let mut weight = match side {
            Side::Shadow if after < before => 1.0 + 0.4 * units,
            Side::Shadow if after == before => 0.5,
            Side::Shadow => 0.15,
            // The Free Peoples gather where they can stand.
            Side::FreePeoples => {
                let stronghold = to.site() == Site::Stronghold && self.controls(side, to);
                let leaves = from.site() == Site::Stronghold && self.controls(side, from);
                match (stronghold, leaves) {
                    (true, false) => 2.0,
                    (_, true) => 0.2,
                    (false, false) => 0.6,
                }
            }
        };
        if captures {
            weight += 3.0 + 3.0 * f32::from(to.victory_points());
        }
        if leaves_siege {
            weight *= 0.1;
        }
        if side == Side::Shadow
            && from.is_city_or_stronghold()
            && self.controls(side, from)
            && !(from.neighbours() & self.armies(Side::FreePeoples)).is_empty()
        {
            weight *= 0.5;
        }
        weight
    }

    /// How good the best attack looks that a side could make.
    fn best_attack(&self, side: Side) -> f32 {
        let enemies = self.armies(side.enemy());
        let mut best = 0.0f32;
        for from in self.armies(side).iter() {
            if self.besieges(side, from) {
                best = best.max(self.weigh_attack(side, from, from));
            }
            for to in (from.neighbours() & enemies).iter() {
                best = best.max(self.weigh_attack(side, from, to));
            }
        }
        best
    }

    fn weigh_attack(&self, side: Side, from: Region, to: Region) -> f32 {
        let enemy = side.enemy();
        let siege = from == to;
        let own: &Troops = if siege && self.besieged(from) == Some(side) {
            self.troops(Place::Inside(from))
        } else {
            self.field(from)
        };
        let theirs: &Troops = if siege && self.besieged(from) == Some(enemy) {
            self.troops(Place::Inside(from))
        } else {
            self.field(to)
        };
        let walls = if siege && self.besieged(from) == Some(enemy) { 1.6 } else { 1.0 };
        let odds = strength(self, own, side) / (walls * strength(self, theirs, enemy)).max(0.5);
        let worth = 1.0 + f32::from(to.victory_points());
        if odds > 1.2 {
            worth * odds.min(4.0)
        } else if odds > 0.8 {
            0.3 * worth
        } else {
            0.03
        }
    }

    fn weigh_recruit(&self, side: Side, figure: Figure, region: Region) -> f32 {
        let figure = match figure {
            Figure::Elite(_) => 1.5,
            Figure::Regular(_) => 1.0,
            Figure::Leader(_) | Figure::Nazgul => 0.7,
            Figure::Character(_) => 1.0,
        };
        let place = match side {
            Side::FreePeoples if region.site() == Site::Stronghold => 2.0,
            Side::FreePeoples => 0.7,
            Side::Shadow => 1.0 + 2.0 / f32::from(self.to_target(side, region).max(1)),
        };
        let full = if self.units_at(region, side) >= 10 { 0.02 } else { 1.0 };
        figure * place * full
    }

    fn weigh_flight(&self, to: Region) -> f32 {
        let army = if self.armies(Side::Shadow).contains(to) {
            0.5 + 0.3 * f32::from(self.units_at(to, Side::Shadow))
        } else {
            0.05
        };
        let hunts = if self.ring_bearers() == Some(to) { 3.0 } else { 0.0 };
        army + hunts
    }

    fn weigh_party(&self, to: Region) -> f32 {
        let place = to.is_city_or_stronghold() && self.controls(Side::FreePeoples, to);
        let wakes = to.nation().is_some_and(|nation| !self.active[nation]);
        match (place, wakes) {
            (true, true) => 4.0,
            (true, false) => 1.5,
            (false, _) => 0.1,
        }
    }

    /// How good a step of the Ring-bearers looks: the way to Mordor.
    pub(crate) fn weigh_way(from: Region, to: Region) -> f32 {
        match (way_to_mordor(from), way_to_mordor(to)) {
            (before, after) if after < before => 5.0,
            (before, after) if after == before => 0.5,
            _ => 0.1,
        }
    }

    /// Whether the Ring-bearers could stand at the gates of Mordor by now.
    pub(crate) fn can_reach_mordor(&self) -> bool {
        self.fellowship.mordor.is_none() && way_to_mordor(self.fellowship.region) <= self.fellowship.progress
    }
}
