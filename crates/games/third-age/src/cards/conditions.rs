//! Whether a condition holds.

use crate::action::Tactic;
use crate::figures::Spot;
use crate::ids::{Area, Character, Characters, Face, Side};
use crate::ops::{Condition, Filter, Script, Test};
use crate::state::State;

impl State {
    /// Whether a condition holds for a player.
    pub(crate) fn holds(&self, condition: Condition, by: Side) -> bool {
        self.test(&condition.test, by) == condition.holds
    }

    /// Whether all conditions hold for a player.
    pub(crate) fn all_hold(&self, conditions: &[Condition], by: Side) -> bool {
        conditions.iter().all(|condition| self.holds(*condition, by))
    }

    /// Whether what a hook asks for holds.
    pub(crate) fn hook_holds(&self, script: Script, by: Side) -> bool {
        let hooked = match script {
            Script::Hook(card, n) => self.book.cards[card].hooks.get(usize::from(n)),
            Script::Track(character) => self.book.characters[character].track.as_ref(),
            Script::Character(character, n) => self.book.characters[character].abilities.get(usize::from(n)),
            Script::Order(_) | Script::Combat(_) | Script::Card(_) | Script::Unit(_) | Script::Nazgul(_) => {
                None
            }
        };
        hooked.is_none_or(|hooked| self.all_hold(&hooked.when, by))
    }

    fn test(&self, test: &Test, by: Side) -> bool {
        let any = |characters: Characters, fits: &dyn Fn(Character) -> bool| characters.iter().any(fits);
        match test {
            Test::InPlay(who) => any(*who, &|one| self.in_play(one)),
            Test::OnTrack(who) => any(*who, &|one| matches!(self.spots[one], Spot::Track(_))),
            Test::OnBoard(who) => any(*who, &|one| self.place_of(one).is_some()),
            Test::NotEntered(who) => {
                any(*who, &|one| matches!(self.spots[one], Spot::Aside | Spot::Track(_)))
            }
            Test::Eliminated(who) => any(*who, &|one| self.spots[one] == Spot::Eliminated),
            Test::AbilitiesWork(who) => any(*who, &|one| !self.bans.abilities.contains(one)),
            Test::In(who, areas) => any(*who, &|one| self.place_of(one).is_some_and(|at| areas.contains(at))),
            Test::Commander(who) => self.commander.is_some_and(|one| who.contains(one)),
            Test::Army(filter) => !self.armies_for(filter, by).is_empty(),
            Test::CanAttack(filter) => self.can_attack_with(filter, by),
            Test::Controls(areas) => areas.iter().any(|area| self.controller(area) == Some(by)),
            Test::ControlsSettlements(n) => {
                let taken = self.settlements_of(by) & self.board().settlements[by.enemy()];
                taken.len() >= usize::from(*n)
            }
            Test::GainedSettlement => {
                let gained = self.notes.gained | self.about_to_take(by);
                gained.meets(self.board().settlements[by.enemy()])
            }
            Test::ShadowRegions(n) => self.regions_of_shadow() >= *n,
            Test::Place(places) => !self.places(by, places).is_empty(),
            Test::Breached(section) => match section {
                Some(section) => self.is_section_breached(*section),
                None => crate::ids::Section::ALL.into_iter().any(|one| self.is_section_breached(one)),
            },
            Test::Catapults(n) => self.n_catapults() >= *n,
            Test::NazgulWithPrey => self.prey_regions().next().is_some(),
            Test::MordorOrcAreaOpen => !(self.board().mordor_orcs - self.barred).is_empty(),
            Test::EntsAdjacent(areas) => self.ents > 0 && self.board().neighbours[self.entwood].meets(*areas),
            Test::CommanderNear(who) => self.commander_near(*who),
            Test::LeaderIn(places) => {
                self.places(by, places).iter().any(|area| self.army(area).n_leaders() > 0)
            }
            // A Character of the enemy who is there alone is not of the Army (rule 7.5.6).
            Test::LeaderOrCharacterIn(places) => self.places(by, places).iter().any(|area| {
                let side = self.army(area).side();
                self.army(area).n_leaders() > 0
                    || side.is_some_and(|side| !self.characters_at(side, area).is_empty())
            }),
            Test::DieInShadowBox => self.dice[Side::Shadow].unused.contains(Face::Character),
            Test::FateAtLeast(n) => self.fate >= *n,
            Test::DeckLeft(deck) => !(self.deck & deck.cards()).is_empty(),
            Test::OpponentRegrouped => self.battle.as_ref().is_some_and(|battle| {
                battle.now.revealed && battle.now.tactic[by.enemy()] == Some(Tactic::Regroup)
            }),
            Test::OpponentAbility => {
                self.battle.as_ref().is_some_and(|battle| !battle.now.abilities[by.enemy()].is_empty())
            }
            Test::Attacking => self.battle.as_ref().is_some_and(|battle| battle.attacker == by),
            Test::DefendingIn(areas) => {
                self.battle.as_ref().is_some_and(|battle| battle.attacker != by && areas.contains(battle.at))
            }
            Test::That(areas, terrains) => self.notes.marching.is_some_and(|at| {
                areas.contains(at) && (terrains.is_empty() || terrains.contains(self.board().terrain[at]))
            }),
            Test::Ships => self.ships > 0,
            Test::Darkness => self.darkness > 0,
        }
    }

    /// Whether an Army of the player that passes the filter can attack, after a move of up to one area.
    fn can_attack_with(&self, filter: &Filter, by: Side) -> bool {
        let armies = self.armies_for(filter, by);
        self.can_move_and_strike(by, armies, filter.needs())
    }

    /// Whether the Commander's figure stands in the area of one of these Characters, or next to it.
    fn commander_near(&self, who: Characters) -> bool {
        let Some(at) = self.commander.and_then(|commander| self.place_of(commander)) else { return false };
        let near = |place: Area| place == at || self.board().neighbours[at].contains(place);
        who.iter().filter_map(|one| self.place_of(one)).any(near)
    }
}
