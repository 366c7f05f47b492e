//! What a position of `given` can't be, in the words of the game.

use super::Step;
use crate::figures::{Place, highest_level};
use crate::ids::{BySide, Nation, Side, Tile};
use crate::map::{Region, STRONGHOLD_REGIONS};
use crate::state::{RINGS, State};

/// How many Action dice each side has (rule 1.2).
const ACTION_DICE: BySide<u8> = BySide::new([6, 10]);

fn need(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl State {
    /// Whether the pieces can lie so.
    pub(super) fn check_possible(&self, step: Step) -> Result<(), String> {
        for region in Region::ALL {
            let both = Side::ALL.into_iter().all(|side| self.units_at(region, side) > 0);
            need(!both, || format!("units of both sides are in {} (rule 20.3)", region.slug()))?;
        }
        for region in STRONGHOLD_REGIONS {
            let inside = self.troops(Place::Inside(region));
            let both = Side::ALL.into_iter().all(|side| inside.n_units(side) > 0);
            need(!both, || format!("units of both sides are inside {} (rule 20.3)", region.slug()))?;
        }
        for nation in Nation::ALL {
            let asleep = self.at_war(nation) && !self.active[nation];
            need(!asleep, || format!("a passive Nation is never At War: {} (rule 20.9)", nation.slug()))?;
        }
        for tile in Tile::ALL {
            let tiles = &self.tiles;
            let piles = [tiles.pool, tiles.drawn, tiles.removed, tiles.waiting];
            let found: u8 = piles.iter().map(|pile| pile.count(tile)).sum();
            need(found <= tile.count(), || format!("there are not so many tiles {}", tile.slug()))?;
        }
        for side in Side::ALL {
            let dice = &self.dice[side];
            let all = dice.len() + self.hunt_box[side];
            let most = ACTION_DICE[side];
            need(all <= most, || format!("more than the {most} Action dice of {} (rule 1.2)", side.slug()))?;
        }
        need(self.rings.values().iter().sum::<u8>() <= RINGS, || format!("there are {RINGS} Elven Rings"))?;
        self.check_guide()?;
        match step {
            Step::Act(_) => self.check_at_rest(),
            _ => Ok(()),
        }
    }

    /// Rule 11.2.
    fn check_guide(&self) -> Result<(), String> {
        let inside = self.in_fellowship();
        match self.fellowship.guide {
            None => need(inside.is_empty(), || {
                "Gollum is the Guide only if no Companion is left in the Fellowship (rule 11.2)".to_owned()
            }),
            Some(guide) => {
                need(inside.contains(guide), || format!("{} is not in the Fellowship", guide.slug()))?;
                need(guide.level() == highest_level(inside), || {
                    "the Guide is a Companion of the highest Level (rule 11.2)".to_owned()
                })
            }
        }
    }

    /// What holds whenever somebody is about to act (rule 6.16).
    fn check_at_rest(&self) -> Result<(), String> {
        if let Some((place, _)) = self.overfull() {
            return Err(match place {
                Place::Field(region) => {
                    format!("more than ten units of a side are in {} (rule 8.2)", region.slug())
                }
                Place::Inside(region) => {
                    format!("more than five units are inside {} (rule 8.2)", region.slug())
                }
            });
        }
        for region in Region::ALL {
            for place in [Place::Field(region), Place::Inside(region)] {
                let troops = self.troops(place);
                let led = troops.n_leaders() == 0 || troops.n_units(Side::FreePeoples) > 0;
                need(led, || format!("a Leader is in {} without a unit (rule 8.1)", region.slug()))?;
            }
            let inside = Place::Inside(region);
            let empty = self.troops(inside).is_empty() && self.characters_at(inside).is_empty();
            let besieged = self.besieged(region).is_some_and(|side| self.besieges(side.enemy(), region));
            need(empty || besieged, || {
                format!("nobody besieges those inside {} (rule 9.10.2)", region.slug())
            })?;
        }
        Ok(())
    }
}
