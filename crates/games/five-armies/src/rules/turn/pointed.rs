//! What on the table a die could be used on: whoever points at an army, a card or a character first finds the dice for it.

use super::deeds::deeds_of;
use crate::action::{Ask, Deed};
use crate::game::Thing;
use crate::ids::{Area, Areas, Card, Character, Deck, Face, FateCard, MUSTERING_POINTS, Side};
use crate::state::State;
use crate::turn::TurnAsk;

/// Adds a thing that is not there yet.
fn add(out: &mut Vec<Thing>, thing: Thing) {
    if !out.contains(&thing) {
        out.push(thing);
    }
}

impl State {
    /// What a die of the side that acts could be used on, the die itself first. In a question that is not about using it there is
    /// nothing else.
    pub(crate) fn die_things(&self, face: Face, out: &mut Vec<Thing>) {
        out.push(Thing::Die(face));
        let acts = self.flow.asked().is_some_and(|asked| asked.ask == Ask::Turn(TurnAsk::Act));
        let side = self.to_act;
        if !acts || self.dice_showing(side, face) == 0 {
            return;
        }
        for deed in deeds_of(side).iter().filter(|deed| self.check_deed(side, face, **deed).is_ok()) {
            self.deed_on(face, *deed, out);
        }
    }

    /// What the die that is asked about could be used on, for one purpose.
    pub(crate) fn deed_things(&self, deed: Deed, out: &mut Vec<Thing>) {
        if let Some(Ask::Turn(TurnAsk::Use(face))) = self.flow.asked().map(|asked| asked.ask) {
            self.deed_on(face, deed, out);
        }
    }

    fn deed_on(&self, face: Face, deed: Deed, out: &mut Vec<Thing>) {
        let side = self.to_act;
        let mut areas = |some: Areas| some.iter().for_each(|area| add(out, Thing::Area(area)));
        match deed {
            Deed::QuickMove | Deed::StrategicMove | Deed::GoblinMove => areas(self.movers(side, deed, false)),
            Deed::Attack | Deed::LedAttack | Deed::GoblinAttack => areas(self.movers(side, deed, true)),
            Deed::CombinedAttack => areas(self.combined_targets(side)),
            Deed::Recruit => areas(self.recruiting_areas(side)),
            Deed::Rally => areas(self.rallying_areas(side, self.armies_of(side))),
            Deed::GoblinRecruitment => areas(MUSTERING_POINTS.into_iter().collect()),
            Deed::CharacterMove => {
                self.movable_characters(side).iter().for_each(|one| add(out, Thing::Character(one)));
            }
            Deed::PlayCard => {
                let playable = |card: &Card| self.check_play(side, face, *card).is_ok();
                self.hands[side].iter().filter(playable).for_each(|card| add(out, Thing::Card(card)));
            }
            Deed::DrawCards => {
                [Deck::Event, Deck::story(side)].into_iter().for_each(|deck| add(out, Thing::Deck(deck)));
            }
            Deed::Enter(character) => add(out, Thing::Character(character)),
            Deed::BeornMove | Deed::BeornWrath => add(out, Thing::Character(Character::Beorn)),
            Deed::StrongAndNoble => add(out, Thing::Eagles),
            Deed::KindlyBirds => add(out, Thing::FateCard(FateCard::EaglesAreNotKindlyBirds)),
            Deed::CloudOfBats => add(out, Thing::Bats),
            Deed::OrcsFromCard => add(out, Thing::Card(Card::FlyingArrowsAndWildSpears)),
            Deed::ShakeOff | Deed::ShakeOffForFate => add(out, Thing::Card(Card::TroubledMind)),
            Deed::Skip => {}
        }
    }

    /// The armies that could move, or attack if that will do.
    fn movers(&self, side: Side, deed: Deed, attack: bool) -> Areas {
        let needs = State::needs_of(deed);
        let able = |area: &Area| {
            let only = Areas::only(*area);
            self.can_march(side, only, needs) || (attack && self.can_strike(side, only, needs))
        };
        self.armies_of(side).iter().filter(able).collect()
    }
}
