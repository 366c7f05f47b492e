//! Casualties (rules 7.10, 9.7.6 to 9.7.8), hit by hit.

use super::{Allowed, Log, MISFIT, need};
use crate::action::{Action, Ask, Loss};
use crate::event::Event;
use crate::figures::{Figure, Figures, Place, Troops};
use crate::frame::{Frame, HitsBy, Next};
use crate::ids::{Kind, Nation, Side};
use crate::state::State;
use kernel::flow::{ask, done, goto};

impl State {
    /// The troops of a side in a place that take hits: those in the battle, or all.
    pub(crate) fn hit_troops(&self, place: Place, side: Side) -> Troops {
        let all = self.troops(place).of(side);
        match &self.battle {
            Some(battle) if battle.attacker == side && battle.from == place => {
                let mut troops = all;
                troops.subtract(&battle.rearguard.troops);
                troops
            }
            _ => all,
        }
    }

    /// How many hits troops of a side can absorb.
    pub(crate) fn absorbs(troops: &Troops, side: Side) -> u8 {
        troops.n_units(side) + troops.n_elites(side)
    }

    pub(crate) fn hits(&mut self, place: Place, side: Side, left: u8, by: HitsBy, log: &mut Log) -> Next {
        let troops = self.hit_troops(place, side);
        let able = State::absorbs(&troops, side);
        if left > 0 && able > 0 {
            if left >= able {
                // Nothing to choose: every unit is lost.
                let mut lost = Figures { troops: troops.of(side), ..Figures::NONE };
                (lost.troops.leaders, lost.troops.nazgul) = Default::default();
                log.public(Event::Destroyed { place, side });
                self.eliminate_all(place, &lost, log);
            } else {
                let mut losses = self.losses(&troops, side, left);
                if let (Some(only), None) = (losses.next(), losses.next()) {
                    drop(losses);
                    return self.lose(place, side, left, by, only, log);
                }
                drop(losses);
                let seat = self.army_controller(place, side);
                return ask(seat, Ask::Casualty { place, side, left, by }).last();
            }
        }
        if by != HitsBy::Battle && self.hit_troops(place, side).n_units(side) == 0 {
            self.army_lost_to_card(place, side, by, log);
        }
        done()
    }

    /// The ways to take a hit.
    pub(crate) fn losses(&self, troops: &Troops, side: Side, left: u8) -> impl Iterator<Item = Loss> {
        let troops = *troops;
        side.nations().iter().flat_map(move |nation| {
            let [regulars, elites] = *troops.units[*nation].values();
            [
                (regulars > 0).then_some(Loss::Regular(*nation)),
                (elites > 0).then_some(Loss::Reduce(*nation)),
                (elites > 0 && left >= 2).then_some(Loss::Elite(*nation)),
            ]
            .into_iter()
            .flatten()
        })
    }

    pub(crate) fn check_loss(&self, place: Place, side: Side, left: u8, loss: Loss) -> Allowed {
        let troops = self.hit_troops(place, side);
        let nation = match loss {
            Loss::Regular(nation) | Loss::Reduce(nation) | Loss::Elite(nation) => nation,
        };
        let [regulars, elites] = *troops.units[nation].values();
        need(nation.side() == side, "9.7.6", "no-that-is-not-your-unit")?;
        match loss {
            Loss::Regular(_) => need(regulars > 0, "9.7.6", "no-no-such-regular-takes-part"),
            Loss::Reduce(_) => need(elites > 0, "9.7.6", "no-no-such-elite-takes-part"),
            Loss::Elite(_) => {
                need(elites > 0, "9.7.6", "no-no-such-elite-takes-part")?;
                need(left >= 2, "9.7.6", "no-removing-an-elite-takes-two-hits")
            }
        }
    }

    pub(crate) fn casualty_taken(
        &mut self,
        place: Place,
        side: Side,
        left: u8,
        by: HitsBy,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let Action::Lose(loss) = action else { return MISFIT };
        self.lose(place, side, left, by, loss, log)
    }

    fn lose(&mut self, place: Place, side: Side, left: u8, by: HitsBy, loss: Loss, log: &mut Log) -> Next {
        let hits = match loss {
            Loss::Regular(nation) => {
                self.eliminate_unit(place, nation, Kind::Regular, log);
                1
            }
            Loss::Reduce(nation) => {
                self.reduce_elite(place, nation, log);
                1
            }
            Loss::Elite(nation) => {
                self.eliminate_unit(place, nation, Kind::Elite, log);
                2
            }
        };
        goto(Frame::Hits { place, side, left: left - hits, by })
    }

    /// A unit is gone: to the reinforcements if it is the Shadow's, else to the casualties (rule 9.7.8).
    pub(crate) fn eliminate_unit(&mut self, place: Place, nation: Nation, kind: Kind, log: &mut Log) {
        self.put_away(place, nation, kind);
        self.spent_lost(place, nation, kind);
        log.public(Event::Eliminated { place, figure: Figure::unit(nation, kind) });
    }

    fn put_away(&mut self, place: Place, nation: Nation, kind: Kind) {
        self.take_one(place, Figure::unit(nation, kind));
        let pile = match nation.side() {
            Side::Shadow => &mut self.reinforcements,
            Side::FreePeoples => &mut self.casualties,
        };
        pile.units[nation][kind] += 1;
    }

    /// An Elite becomes a Regular, from the casualties if there is one, else from the reinforcements; if there is none,
    /// the Elite is lost (rule 9.7.7).
    pub(crate) fn reduce_elite(&mut self, place: Place, nation: Nation, log: &mut Log) {
        self.put_away(place, nation, Kind::Elite);
        let (regular, elite) = (Figure::Regular(nation), Figure::Elite(nation));
        if self.casualties.unit(nation, Kind::Regular) > 0 {
            self.casualties.units[nation][Kind::Regular] -= 1;
        } else if self.reinforcements.unit(nation, Kind::Regular) > 0 {
            self.reinforcements.units[nation][Kind::Regular] -= 1;
        } else {
            self.spent_lost(place, nation, Kind::Elite);
            return log.public(Event::Eliminated { place, figure: elite });
        }
        self.put_one(place, regular);
        self.spent_reduced(place, nation);
        log.public(Event::Reduced { place, nation });
    }

    /// Whether a Regular is there to replace an Elite (rules 9.7.7, 9.10.4).
    pub(crate) fn has_replacement(&self, nation: Nation) -> bool {
        self.casualties.unit(nation, Kind::Regular) + self.reinforcements.unit(nation, Kind::Regular) > 0
    }

    /// Rule 7.10: a card has removed all units of an Army.
    fn army_lost_to_card(&mut self, place: Place, side: Side, by: HitsBy, log: &mut Log) {
        if by == HitsBy::CardKillingAll {
            let rest = self.figures(place, side);
            self.eliminate_all(place, &rest, log);
        }
        self.leaders_vanish(log);
        self.settle_siege(place.region(), log);
        // A besieged Army that is gone leaves its Stronghold to the besieger (rule 7.10).
        let region = place.region();
        if matches!(place, Place::Inside(_))
            && self.controls(side, region)
            && self.units_at(region, side.enemy()) > 0
        {
            self.capture(region, side.enemy(), log);
        }
    }
}
