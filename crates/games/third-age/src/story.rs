//! The course of a game in numbers: Fate, points or regions by round; battles, throws, and what changed hands.

use crate::event::{BattleEvent, Event};
use crate::figures::Spot;
use crate::game::Thing;
use crate::ids::{Area, Character, Scenario, Side};
use crate::rules::{LAST_SPACE, POINTS_TO_WIN};
use crate::state::State;
use kernel::story::{Gauge, Held, Moment};
use kernel::{Argument, Text};

pub(crate) fn gauges(state: &State) -> Vec<Gauge<Thing>> {
    let mut gauges = Vec::new();
    if state.scenario == Scenario::Rohan {
        let points = Gauge::of(Text::new("gauge-points"), Side::Shadow as u8, state.points());
        gauges.push(points.goal(POINTS_TO_WIN));
    }
    let settlements = i32::from(state.settlements_taken().len() as u8);
    gauges.push(Gauge::of(Text::new("gauge-settlements"), Side::Shadow as u8, settlements));
    gauges.push(Gauge::of(Text::new("gauge-regions"), Side::Shadow as u8, state.regions_of_shadow()));
    gauges.push(Gauge::of(Text::new("gauge-fate"), Side::FreePeoples as u8, state.fate).goal(LAST_SPACE));
    gauges
}

pub(crate) fn moment(event: &Event) -> Option<Moment> {
    Some(match event {
        Event::Battle(BattleEvent::Began { .. }) => Moment::Battle,
        Event::Battle(BattleEvent::Ended) => Moment::BattleOver,
        Event::Battle(BattleEvent::Dice { side, target, target_maneuver, plus, .. }) => {
            let face = |target: &u8| (i16::from(*target) - i16::from(*plus)).clamp(2, 6) as u8;
            Moment::Target { team: *side as u8, face: face(target), special: face(target_maneuver) }
        }
        Event::Battle(BattleEvent::Threw { side, n, maneuver, hits, again: false, .. }) => {
            Moment::Throw { team: *side as u8, dice: *n, special: *maneuver, hits: *hits, face: None }
        }
        Event::Eliminated { .. } => Moment::Loss(1),
        Event::CharacterLost(_) => Moment::Loss(2),
        Event::Control { .. } | Event::Breached { .. } => Moment::Score,
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
    for side in Side::ALL {
        let taken = state.markers.iter().filter(|area| state.controller(*area) == Some(side));
        add(side, "held-taken", taken.map(place).collect());
        let there = |who: &Character| {
            state.character_side(*who) == side && matches!(state.spots[*who], Spot::At(_) | Spot::Entwood)
        };
        let people = Character::ALL.into_iter().filter(there);
        add(side, "held-characters", people.map(|who| Argument::Thing(Thing::Character(who))).collect());
    }
    held
}
