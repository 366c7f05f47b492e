//! The course of a game in numbers: the villain's hit points, the threat, the heroes' hit points by round; attacks, blows
//! and what was overcome.

use crate::event::Event;
use crate::game::Thing;
use crate::ids::{Kind, PieceId};
use crate::state::{Piece, State};
use kernel::story::{Gauge, Held, Moment};
use kernel::{Seat, Text};

pub(crate) fn gauges(state: &State) -> Vec<Gauge<Thing>> {
    let n = state.n_players();
    let later: u16 = state.stages.iter().map(|stage| stage.def().hp.of(n)).sum();
    let villain = state.villain().map_or(0, |villain| state.hp(villain)) + later;
    let mut gauges = vec![Gauge::of(Text::new("gauge-villain"), 0, villain).goal(0)];
    if let Some(main) = state.piece(PieceId::MAIN) {
        let threat = Gauge::of_the_game(Text::new("gauge-threat"), main.threat);
        gauges.push(threat.goal(main.def().target.of(n)));
    }
    for seat in (0..n).map(Seat) {
        let left = state.identity(seat).map_or(0, |it| state.hp(it));
        let name = Text::new("gauge-hero").text("hero", Text::of("hero", state.player(seat).hero.slug()));
        gauges.push(Gauge::of_the_game(name, left).goal(0));
    }
    gauges
}

pub(crate) fn moment(event: &Event) -> Option<Moment> {
    Some(match event {
        Event::EnemyAttacks { .. } => Moment::Attack,
        Event::Damage { amount, .. } => Moment::Blow((*amount).into()),
        Event::SchemeDefeated(_) | Event::Advanced(_) | Event::Stage(_) | Event::Eliminated(_) => {
            Moment::Score
        }
        _ => return None,
    })
}

pub(crate) fn held(state: &State) -> Vec<Held<Thing>> {
    let card = |it: &Piece| state.named(it.id);
    let mut held = Vec::new();
    for seat in (0..state.n_players()).map(Seat) {
        let hero = Text::of("hero", state.player(seat).hero.slug());
        let list: Vec<_> =
            state.controlled(seat).filter(|it| it.id != PieceId::identity(seat)).map(card).collect();
        let what = Text::new("held-by-hero").text("hero", hero).count("n", list.len()).list("list", list);
        held.push(Held { team: Some(0), what });
    }
    let against = state.pieces.iter().filter(|it| matches!(it.kind(), Kind::Minion | Kind::SideScheme));
    let list: Vec<_> = against.map(card).collect();
    held.push(Held {
        team: None,
        what: Text::new("held-by-villain").count("n", list.len()).list("list", list),
    });
    held
}
