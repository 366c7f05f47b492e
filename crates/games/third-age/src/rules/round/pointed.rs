//! What on the table a die or an Action token could be used on: whoever points at an Army, a card or a Character first finds the
//! dice for it.

use super::deeds::needs_of;
use crate::action::{Ask, Deed};
use crate::army::Needs;
use crate::game::Thing;
use crate::ids::{Area, Areas, Card, Deck, Engine, Face, Side};
use crate::round::RoundAsk;
use crate::state::State;

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
        let side = self.to_act;
        if !self.asks_to_act() || self.check_die(side, face).is_err() {
            return;
        }
        for deed in self.deeds_of(side).filter(|deed| self.check_deed(side, face, *deed).is_ok()) {
            self.deed_on(Some(face), deed, out);
        }
    }

    /// What two dice at once could be used on, the dice first.
    pub(crate) fn two_dice_things(&self, one: Face, two: Face, out: &mut Vec<Thing>) {
        out.push(Thing::Die(one));
        add(out, Thing::Die(two));
        if self.asks_to_act() {
            self.deeds_for_two(self.to_act).for_each(|deed| self.deed_on(None, deed, out));
        }
    }

    /// What an Action token could be used on, the tokens first.
    pub(crate) fn token_things(&self, out: &mut Vec<Thing>) {
        out.push(Thing::ActionTokens);
        if self.asks_to_act() {
            let deeds = self.token_deeds().filter(|deed| self.check_token_deed(*deed).is_ok());
            deeds.for_each(|deed| self.deed_on(None, deed, out));
        }
    }

    /// What the dice or the token that are asked about could be used on, for one purpose.
    pub(crate) fn deed_things(&self, deed: Deed, out: &mut Vec<Thing>) {
        match self.flow.asked().map(|asked| asked.ask) {
            Some(Ask::Round(RoundAsk::Use(face))) => self.deed_on(Some(face), deed, out),
            Some(Ask::Round(RoundAsk::UseTwo(..) | RoundAsk::UseToken)) => self.deed_on(None, deed, out),
            _ => {}
        }
    }

    fn asks_to_act(&self) -> bool {
        self.flow.asked().is_some_and(|asked| asked.ask == Ask::Round(RoundAsk::Act))
    }

    fn deed_on(&self, face: Option<Face>, deed: Deed, out: &mut Vec<Thing>) {
        let side = self.to_act;
        let needs = needs_of(deed);
        let mut areas = |some: Areas| some.iter().for_each(|area| add(out, Thing::Area(area)));
        match deed {
            Deed::FastMove | Deed::StrategicMove | Deed::EyeMove => areas(self.marchers(side, needs)),
            Deed::LedAttack | Deed::Attack | Deed::EyeAttack => areas(self.attackers(side, needs)),
            Deed::CombinedAttack => areas(self.combined_targets(side)),
            Deed::MoveCharacters => areas(self.places_of_movers(side)),
            Deed::Recruit => areas(self.recruit_areas(side)),
            Deed::Rally => {
                let hurt = |area: &Area| self.army(*area).damage > 0;
                areas(self.armies_of(side).iter().filter(hurt).collect());
            }
            Deed::Dunlendings => areas(self.dunlending_recruits()),
            Deed::EyeRecruit => areas(self.mordor_recruits()),
            Deed::PlaceTokens => areas(self.own_token_places().map(|(_, area)| area).collect()),
            Deed::PlayCard => {
                let playable =
                    |card: &Card| face.is_some_and(|face| self.check_play(side, face, *card).is_ok());
                self.hands[side].iter().filter(playable).for_each(|card| add(out, Thing::Card(card)));
            }
            Deed::DrawGeneric => add(out, Thing::Deck(Deck::Generic)),
            Deed::DrawStory => add(out, Thing::Deck(Deck::story(side))),
            Deed::Enter(character) | Deed::Ability { character, .. } | Deed::ByToken { character, .. } => {
                add(out, Thing::Character(character));
            }
            Deed::ByCard { card, .. } => add(out, Thing::Card(card)),
            Deed::MoveNazgul => add(out, Thing::Nazgul),
            Deed::ActivateEntwood | Deed::PlaceEnt => add(out, Thing::Entwood),
            Deed::FireCatapults => add(out, Thing::Engine(Engine::Catapult)),
            Deed::BuildEngines => Engine::ALL.into_iter().for_each(|engine| add(out, Thing::Engine(engine))),
            Deed::Discard => {}
        }
    }

    /// The Armies of a side that could move so.
    fn marchers(&self, side: Side, needs: Needs) -> Areas {
        let can = |area: &Area| self.can_march(side, Areas::only(*area), needs, false);
        self.armies_of(side).iter().filter(can).collect()
    }

    /// The Armies of a side that could attack so.
    fn attackers(&self, side: Side, needs: Needs) -> Areas {
        let can = |area: &Area| self.can_move_and_strike(side, Areas::only(*area), needs);
        self.armies_of(side).iter().filter(can).collect()
    }
}
