//! The course of a game in numbers: points and Corruption by round, combats and what they won.

use crate::event::Event;
use crate::game::Thing;
use crate::ids::{Battleground, Path, Side};
use crate::state::{GroundStatus, PathStatus, State};
use kernel::story::{Gauge, Held, Moment};
use kernel::{Argument, Text};

/// The team of a side.
const fn team(side: Side) -> u8 {
    match side {
        Side::FreePeoples => 0,
        Side::Shadow => 1,
    }
}

pub(crate) fn gauges(state: &State) -> Vec<Gauge<Thing>> {
    let points = |name, side| Gauge::of(Text::new(name), team(side), state.score(side));
    vec![
        points("gauge-points-free", Side::FreePeoples),
        points("gauge-points-shadow", Side::Shadow),
        Gauge::of(Text::new("gauge-corruption"), team(Side::Shadow), state.corruption),
    ]
}

pub(crate) fn moment(event: &Event) -> Option<Moment> {
    Some(match event {
        Event::Combat { .. } => Moment::Battle,
        Event::Eliminated { .. } | Event::EliminatedUnseen { .. } => Moment::Loss(1),
        Event::BattlegroundScored { .. } | Event::PathScored { .. } => Moment::Score,
        _ => return None,
    })
}

pub(crate) fn held(state: &State) -> Vec<Held<Thing>> {
    let mut held = Vec::new();
    for side in [Side::FreePeoples, Side::Shadow] {
        let grounds = Battleground::ALL.into_iter();
        let grounds = grounds.filter(|ground| state.grounds[*ground].status == GroundStatus::Scored(side));
        let grounds: Vec<_> = grounds.map(|ground| Argument::Thing(Thing::Battleground(ground))).collect();
        let paths = Path::ALL.into_iter().filter(|path| state.paths[*path] == PathStatus::Scored(side));
        let paths: Vec<_> = paths.map(|path| Argument::Thing(Thing::Path(path))).collect();
        for (name, list) in [("held-battlegrounds", grounds), ("held-paths", paths)] {
            let what = Text::new(name).count("n", list.len()).list("list", list);
            held.push(Held { team: Some(team(side)), what });
        }
    }
    held
}
