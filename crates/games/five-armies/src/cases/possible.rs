//! Why a position of `given` is impossible, in the words of the game.

use super::Step;
use super::build::Start;
use crate::figures::Spot;
use crate::ids::{Area, Areas, Card, Character, MUSTERING_REGIONS, Pile, SETTLEMENT_SET, Side, Unit, set_of};
use crate::rules::HAND_LIMIT;
use crate::state::State;

fn need(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl State {
    /// Whether the pieces can be where they are.
    pub(super) fn check_possible(&self, start: Start) -> Result<(), String> {
        for unit in Unit::ALL {
            let board: u16 =
                self.armies.all().values().iter().map(|army| u16::from(army.units.count(unit))).sum();
            let on_card = if unit == Unit::Orcs { u16::from(self.orcs_on_card) } else { 0 };
            need(board + on_card <= u16::from(unit.figures()), || {
                format!("there are {} figures of {} (rule 1.3)", unit.figures(), unit.slug())
            })?;
        }
        for area in Area::ALL {
            self.check_area(area)?;
        }
        for side in Side::ALL {
            let board: u16 =
                self.armies_of(side).iter().map(|area| u16::from(self.army(area).leadership)).sum();
            let most = side.leadership_tokens();
            need(board <= u16::from(most), || {
                format!("there are {most} Leadership tokens of {} (rule 1.5)", side.slug())
            })?;
            // Only a hand that is about to be discarded may be larger.
            let full = self.hands[side].len() > HAND_LIMIT && start != Start::Step(Step::Recovery);
            need(!full, || format!("a hand has {HAND_LIMIT} cards at most (rule 6.1)"))?;
        }
        for character in Character::ALL {
            self.check_whereabouts(character)?;
        }
        for character in self.activated {
            need(self.in_play(character), || format!("{} is not in play", character.slug()))?;
        }
        need(!self.focus || self.in_play(Character::Gandalf), || "gandalf is not in play".to_owned())?;
        if let Some(area) = self.beorn() {
            need(self.army(area).n_units() == 0, || "no unit is in Beorn's region (rule 11.3)".to_owned())?;
            need(self.wrath > 0, || "Beorn has Wrath while he is in play (rule 11.5)".to_owned())?;
        }
        let on_table = self.table.contains(Card::FlyingArrowsAndWildSpears);
        need(self.orcs_on_card == 0 || on_table, || {
            "flying-arrows-and-wild-spears is not on the table".to_owned()
        })?;
        match start {
            Start::Step(_) | Start::Play(..) => Ok(()),
            Start::Battle(side, from, at) => self.check_battle_start(side, from, at),
            Start::Damage(area, side, _) => self.check_fighter(side, area),
        }
    }

    /// Where a character can be (rules 2.12, 3.8, 7.5, 10.1).
    fn check_whereabouts(&self, character: Character) -> Result<(), String> {
        let (name, lord) = (character.slug(), character == Character::LordOfTheEagles);
        match self.spots[character] {
            Spot::Aside => need(character.first_step().is_none(), || {
                format!("{name} waits on the Fate Track before he enters play (rule 3.8)")
            }),
            Spot::Track(step) => match character.first_step() {
                None => Err(format!("{name} never stands on the Fate Track (rule 3.8)")),
                Some(first) => need(step <= first, || {
                    format!("{name} begins on step {first} of the Fate Track and goes left only (rule 6.14)")
                }),
            },
            Spot::At(area) => {
                need(!lord, || format!("{name} is over a territory, in no region (rule 10.3)"))?;
                need(area.is_region(), || format!("{name} never enters {} (rule 7.5)", area.slug()))
            }
            Spot::OffBoard => {
                need(character == Character::Bilbo, || format!("{name} is never off the board (rule 2.12)"))
            }
            Spot::Eyrie | Spot::Over(_) => {
                need(lord, || format!("{name} is not the Lord of the Eagles (rule 10.1)"))
            }
            Spot::Eliminated => need(!lord, || format!("{name} is never eliminated (rule 10.1)")),
        }
    }

    /// What can be in one area.
    fn check_area(&self, area: Area) -> Result<(), String> {
        let (army, name) = (self.army(area), area.slug());
        let both = Side::ALL.into_iter().all(|side| self.has_army(side, area));
        need(!both, || format!("armies of both sides are in {name} (rule 21.4)"))?;
        let special = !area.is_region() && self.has_army(Side::FreePeoples, area);
        need(!special, || format!("no army of the Free Peoples is ever in {name} (rule 9.14.4)"))?;
        if let Some(side) = army.side() {
            need(self.excess(side, area) == 0, || format!("more than five units are in {name} (rule 9.1)"))?;
        }
        need(army.damage <= army.n_units(), || format!("more damage than units in {name} (rule 8.7.4)"))?;
        need(army.n_units() > 0 || army.leadership == 0, || {
            format!("Leadership tokens without an army in {name} (rule 7.8)")
        })?;
        let lost = self.markers.contains(area) && self.has_army(Side::FreePeoples, area);
        need(!lost, || format!("an army of the Free Peoples frees {name} (rule 9.7)"))?;
        for pile in Pile::ALL.into_iter().filter(|pile| self.tokens[*pile][area] > 0) {
            let legal = match pile.side() {
                Side::FreePeoples => SETTLEMENT_SET - self.markers,
                Side::Shadow => set_of(&MUSTERING_REGIONS),
            };
            let enemy = self.has_army(pile.side().enemy(), area);
            need(legal.contains(area) && !enemy, || {
                format!("no tokens of {} lie in {name} (rule 9.10)", pile.slug())
            })?;
        }
        Ok(())
    }

    /// An army of the side, or Beorn, stands in the area.
    fn check_fighter(&self, side: Side, area: Area) -> Result<(), String> {
        let beorn = side == Side::FreePeoples && self.beorn() == Some(area);
        need(beorn || self.has_army(side, area), || {
            format!("no army of {} is in {}", side.slug(), area.slug())
        })
    }

    /// Rules 5.3, 8.1.
    fn check_battle_start(&self, side: Side, from: Areas, at: Area) -> Result<(), String> {
        for area in from {
            self.check_fighter(side, area)?;
            let reaches = match area.exit() {
                Some(exit) => area.is_pass() && exit == at && from.len() == 1,
                None => area.neighbours().contains(at),
            };
            need(reaches, || format!("{} can't be attacked from {} (rule 8.1)", at.slug(), area.slug()))?;
        }
        self.check_fighter(side.enemy(), at)
    }
}
