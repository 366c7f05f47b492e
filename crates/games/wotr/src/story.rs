//! The course of a game in numbers: victory points, Corruption and the way to the Crack of Doom by turn; battles, Hunts
//! and what was conquered.

use crate::battle::{BattleEvent, Throw};
use crate::estimate::way_to_mordor;
use crate::event::Event;
use crate::game::Thing;
use crate::hunt::HuntEvent;
use crate::ids::{Character, Side};
use crate::map::prizes_of;
use crate::rules::fellowships::CRACK_OF_DOOM;
use crate::rules::turn::{CORRUPTED, points_to_win};
use crate::state::State;
use kernel::story::{Gauge, Held, Moment};
use kernel::{Argument, Text};

pub(crate) fn gauges(state: &State) -> Vec<Gauge<Thing>> {
    let points = |name, side: Side| {
        Gauge::of(Text::new(name), side as u8, state.victory_points(side)).goal(points_to_win(side))
    };
    let fellowship = &state.fellowship;
    let way = match fellowship.mordor {
        Some(step) => CRACK_OF_DOOM.saturating_sub(step),
        None => way_to_mordor(fellowship.region).saturating_sub(fellowship.progress) + CRACK_OF_DOOM,
    };
    vec![
        points("gauge-points-free-peoples", Side::FreePeoples),
        points("gauge-points-shadow", Side::Shadow),
        Gauge::of(Text::new("gauge-corruption"), Side::Shadow as u8, fellowship.corruption).goal(CORRUPTED),
        Gauge::of(Text::new("gauge-way"), Side::FreePeoples as u8, way).goal(0),
    ]
}

pub(crate) fn moment(event: &Event) -> Option<Moment> {
    Some(match event {
        Event::Battle(BattleEvent::Began { .. }) => Moment::Battle,
        Event::Battle(
            BattleEvent::Ceased(_)
            | BattleEvent::RoundsOver(_)
            | BattleEvent::Retreated { .. }
            | BattleEvent::Withdrew { .. }
            | BattleEvent::Gone { .. },
        ) => Moment::BattleOver,
        Event::Battle(BattleEvent::Threw { side, what: Throw::Combat, n, need, bonus, hits, .. }) => {
            let face = i16::from(*need) - i16::from(*bonus);
            let face = Some(face.clamp(2, 6) as u8);
            Moment::Throw { team: *side as u8, dice: *n, special: 0, hits: *hits, face }
        }
        Event::Eliminated { .. } => Moment::Loss(1),
        Event::CompanionLost(_) => Moment::Loss(2),
        Event::Hunt(HuntEvent::Tile(_)) => Moment::Attack,
        Event::Captured { .. } => Moment::Score,
        Event::Corruption { change, .. } if *change > 0 => Moment::Blow(change.unsigned_abs().into()),
        _ => return None,
    })
}

pub(crate) fn held(state: &State) -> Vec<Held<Thing>> {
    let mut held = Vec::new();
    let mut add = |side: Side, name, list: Vec<Argument<Thing>>| {
        let what = Text::new(name).count("n", list.len()).list("list", list);
        held.push(Held { team: Some(side as u8), what });
    };
    let people = |who: Character| Argument::Thing(Thing::Character(who));
    for side in [Side::FreePeoples, Side::Shadow] {
        let taken = prizes_of(side.enemy()) & state.controlled(side);
        add(
            side,
            "held-conquered",
            taken.iter().map(|region| Argument::Thing(Thing::Region(region))).collect(),
        );
        add(side, "held-characters", state.on_map(side).iter().map(people).collect());
    }
    add(Side::FreePeoples, "held-fellowship", state.in_fellowship().iter().map(people).collect());
    held
}
