//! Who is in a battle, and what that is worth: Leadership, dice, hit numbers (rules 2.18, 9.7.1 to 9.7.4).

use crate::battle::{Battle, BattleKind, DICE};
use crate::figures::{Characters, Figures, Place};
use crate::ids::{Character, Kind, Nation, Side};
use crate::map::Region;
use crate::state::State;
use kernel::Seat;

impl State {
    /// The figures of a side that take part in the battle: all of the defender's, the attacker's without the rearguard
    /// (rule 9.3).
    pub(crate) fn fighters(&self, battle: &Battle, side: Side) -> Figures {
        let all = self.figures(battle.place(side), side);
        if side == battle.attacker { all.minus(&battle.rearguard) } else { all }
    }

    /// How many units of a side take part.
    pub(crate) fn fighting_units(&self, battle: &Battle, side: Side) -> u8 {
        self.hit_troops(battle.place(side), side).n_units(side)
    }

    /// The player who decides for a side in the battle (rule 14.14).
    pub(crate) fn fighter(&self, battle: &Battle, side: Side) -> Seat {
        self.army_controller(battle.place(side), side)
    }

    /// The Companions in the battle.
    pub(crate) fn companions_fighting(&self, battle: &Battle) -> Characters {
        self.fighters(battle, Side::FreePeoples).characters
    }

    /// The Companions whose Leadership still counts and can be forfeited (rule 9.6.2).
    pub(crate) fn leading_companions(&self, battle: &Battle) -> Characters {
        let mut companions = self.companions_fighting(battle) - battle.now.silenced - battle.now.forfeited;
        if battle.white_rider {
            companions = companions.without(Character::GandalfTheWhite);
        }
        companions
    }

    /// Nazgûl Leadership (rule 2.18) that is neither cancelled nor forfeited.
    pub(crate) fn nazgul_leadership(&self, battle: &Battle) -> u8 {
        if battle.white_rider {
            return 0;
        }
        let figures = self.fighters(battle, Side::Shadow);
        let witch_king = match figures.characters.contains(Character::WitchKing) {
            true => Character::WitchKing.leadership(),
            false => 0,
        };
        (figures.troops.nazgul + witch_king).saturating_sub(battle.now.nazgul_forfeited)
    }

    /// The Leadership of a side (rule 9.7.4).
    pub(crate) fn leadership(&self, battle: &Battle, side: Side) -> u8 {
        let figures = self.fighters(battle, side);
        match side {
            Side::FreePeoples => {
                let companions = self.leading_companions(battle);
                figures.troops.n_leaders() + companions.iter().map(Character::leadership).sum::<u8>()
            }
            Side::Shadow => {
                let others = figures.characters.without(Character::WitchKing);
                self.nazgul_leadership(battle)
                    + others.iter().map(Character::leadership).sum::<u8>()
                    + self.leading_elites(&figures.troops)
            }
        }
    }

    /// How many dice a side throws in the Combat roll (rule 9.7.1).
    pub(crate) fn combat_dice(&self, battle: &Battle, side: Side) -> u8 {
        let figures = self.fighters(battle, side);
        let units = figures.n_units(side);
        if units == 0 {
            return 0;
        }
        let able = figures.characters - battle.now.silenced;
        let captains = able.iter().filter(|companion| companion.is_captain_of_the_west()).count() as u8;
        let mut fewer = battle.now.fewer[side];
        if side == battle.defender()
            && let Some(card) = battle.card
        {
            fewer += (card.hooks().attack.fewer_dice)(self, battle);
        }
        let dice = (units + captains).min(DICE).saturating_sub(fewer);
        dice.min(battle.now.cap[side]).max(1)
    }

    /// The number that hits in a side's Combat roll (rule 9.7.2).
    pub(crate) fn hit_number(battle: &Battle, side: Side) -> u8 {
        let walls = match battle.kind {
            BattleKind::Siege => true,
            BattleKind::Field | BattleKind::Sortie => {
                battle.round <= 1 && State::is_city_or_fortification(battle.region())
            }
        };
        if walls && side == battle.attacker { 6 } else { 5 }
    }

    /// How many hits a side's units in the battle can take so that one of them surely survives (rule 9.6.5). An Elite
    /// that no Regular can replace dies from one hit.
    pub(crate) fn bearable_hits(&self, battle: &Battle, side: Side) -> u8 {
        let troops = self.hit_troops(battle.place(side), side);
        let spare = |nation: &Nation| {
            let regulars = self.casualties.unit(*nation, Kind::Regular)
                + self.reinforcements.unit(*nation, Kind::Regular);
            troops.unit(*nation, Kind::Elite).min(regulars)
        };
        let spares: u8 = side.nations().iter().map(spare).sum();
        (troops.n_units(side) + spares).saturating_sub(1)
    }

    /// The regions that the defender can retreat to (rule 9.8.2).
    pub(crate) fn retreats(&self, battle: &Battle) -> impl Iterator<Item = Region> {
        let (side, from) = (battle.defender(), battle.at);
        let open = matches!(from, Place::Field(_));
        from.region()
            .adjacent()
            .iter()
            .copied()
            .filter(move |to| open && self.is_free(*to, side) && self.check_ban(*to, side).is_ok())
    }

    /// Whether the defender can retreat into a siege (rules 9.5, 9.10.1).
    pub(crate) fn can_withdraw(&self, battle: &Battle) -> bool {
        let region = battle.region();
        battle.kind == BattleKind::Field
            && battle.at == Place::Field(region)
            && region.stronghold().is_some()
            && self.controls(battle.defender(), region)
    }
}
