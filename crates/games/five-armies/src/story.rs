//! The course of a game in numbers: victory points and Fate by turn; battles, throws, and what changed hands.

use crate::battle::BattleEvent;
use crate::event::Event;
use crate::figures::Spot;
use crate::game::Thing;
use crate::ids::{Area, CONTROLLABLE, Character, Side};
use crate::rules::{LAST_STEP, POINTS_TO_WIN};
use crate::state::State;
use kernel::story::{Gauge, Held, Moment};
use kernel::{Argument, Text};

pub(crate) fn gauges(state: &State) -> Vec<Gauge<Thing>> {
    vec![
        Gauge::of(Text::new("gauge-points"), Side::Shadow as u8, state.points()).goal(POINTS_TO_WIN),
        Gauge::of(Text::new("gauge-fate"), Side::FreePeoples as u8, state.fate).goal(LAST_STEP),
    ]
}

pub(crate) fn moment(event: &Event) -> Option<Moment> {
    Some(match event {
        Event::Battle(BattleEvent::Began { .. }) => Moment::Battle,
        Event::Battle(BattleEvent::Over) => Moment::BattleOver,
        Event::Battle(BattleEvent::Dice { side, target, bonus, .. }) => {
            let face = target.saturating_sub(*bonus);
            Moment::Target { team: *side as u8, face, special: face }
        }
        Event::Battle(BattleEvent::Threw { side, n, black, hits, again: false, .. }) => {
            Moment::Throw { team: *side as u8, dice: *n, special: *black, hits: *hits, face: None }
        }
        Event::Eliminated { .. } => Moment::Loss(1),
        Event::CharacterLost(_) => Moment::Loss(2),
        Event::Control { .. } => Moment::Score,
        _ => return None,
    })
}

pub(crate) fn held(state: &State) -> Vec<Held<Thing>> {
    let mut held = Vec::new();
    let mut add = |side: Side, name, list: Vec<Argument<Thing>>| {
        let what = Text::new(name).count("n", list.len()).list("list", list);
        held.push(Held { team: Some(side as u8), what });
    };
    let place = |area: Area| Argument::Called(Thing::Area(area), Text::of("area", area.slug()).part("title"));
    add(Side::FreePeoples, "held-places", (CONTROLLABLE - state.markers).iter().map(place).collect());
    add(Side::Shadow, "held-places", state.markers.iter().map(place).collect());
    for side in Side::ALL {
        let there = |who: &Character| who.side() == side && matches!(state.spots[*who], Spot::At(_));
        let people = Character::ALL.into_iter().filter(there);
        add(side, "held-characters", people.map(|who| Argument::Thing(Thing::Character(who))).collect());
    }
    held
}
