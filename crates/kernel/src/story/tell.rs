//! How a story is found: one walk through all positions, then a look at what was noted on the way.

use super::{Gauge, Moment, Throws};
use crate::wire::{
    Highlight, HighlightKind, MarkKind, Story, StoryHeld, StoryMark, StoryProspects, StorySeries, StoryTurn,
};
use crate::{Insight, Log, Play, Seat, SeatSet, Text, Texts};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// How many marks are told at most: what happens more often is nothing to go to.
const MARKS: usize = 400;

/// How near to its goal a quantity must come to be called close: half of the way.
const CLOSE: f64 = 0.5;

/// How much prospects must rise to be called a turning point.
const TURN: f32 = 0.05;

/// A battle on the way.
struct Battle {
    began: u32,
    over: u32,
    lost: u32,
    event: usize,
}

/// The throw or the blow that is told, with the event that reports it.
struct Best<V> {
    value: V,
    event: usize,
    team: Option<u8>,
}

/// Where a quantity came nearest to its goal against the winners.
struct Near<T> {
    how: f64,
    number: u32,
    gauge: Gauge<T>,
}

/// A place of the plot: the position at the end of a turn.
struct Point<T> {
    turn: StoryTurn,
    gauges: Vec<Gauge<T>>,
    /// How good the position looked, by team.
    estimates: Vec<f32>,
}

/// What is noted on the way.
pub(super) struct Teller<'a, G: Insight + Texts> {
    play: &'a Play<G>,
    winner: Option<u8>,
    /// The public events, with the answer that caused each.
    events: Vec<(u32, G::Event)>,
    /// How good each position looked for the winners, by number.
    hopes: BTreeMap<u32, f32>,
    turns: Vec<StoryTurn>,
    points: Vec<Point<G::Thing>>,
    /// The first value of each quantity.
    firsts: Vec<(Text<G::Thing>, i32)>,
    battles: Vec<Battle>,
    is_fighting: bool,
    targets: BTreeMap<u8, (u8, u8)>,
    luckiest: Option<Best<f64>>,
    heaviest: Option<Best<u32>>,
    nearest: Option<Near<G::Thing>>,
    marks: Vec<(usize, MarkKind)>,
}

impl<'a, G: Insight + Texts> Teller<'a, G> {
    pub(super) fn new(play: &'a Play<G>, winner: Option<u8>) -> Teller<'a, G> {
        Teller {
            play,
            winner,
            events: Vec::new(),
            hopes: BTreeMap::new(),
            turns: Vec::new(),
            points: Vec::new(),
            firsts: Vec::new(),
            battles: Vec::new(),
            is_fighting: false,
            targets: BTreeMap::new(),
            luckiest: None,
            heaviest: None,
            nearest: None,
            marks: Vec::new(),
        }
    }

    pub(super) fn tell(mut self) -> Story {
        self.walk(self.play);
        let last = self.play.state();
        self.add_point(last, self.turn_now(), self.play.number());
        let mut highlights = self.highlights();
        highlights.sort_by_key(|highlight| highlight.number);
        let marks = self.marks.iter().take(MARKS).map(|(event, kind)| StoryMark {
            number: self.events[*event].0,
            kind: *kind,
            says: self.said(*event),
        });
        let held = last.held().into_iter().map(|held| StoryHeld { team: held.team, says: value(&held.what) });
        Story {
            winner: self.winner,
            marks: marks.collect(),
            held: held.collect(),
            highlights,
            series: self.series(),
            prospects: self.prospects(),
            points: self.points.iter().map(|point| point.turn).collect(),
            turns: self.turns,
        }
    }

    /// Looks at every known position, the first ones first.
    fn walk(&mut self, play: &Play<G>) {
        if let Some(earlier) = play.earlier() {
            self.walk(earlier);
        }
        let (mut state, mut number) = (play.first().clone(), play.first_number());
        if !self.hopes.contains_key(&number) {
            self.arrive(&state, number);
        }
        for answered in play.answers() {
            number += 1;
            let mut log = Log::on(number);
            if state.play(answered.seat, answered.action, &mut log).is_err() {
                break;
            }
            for entry in log.into_entries() {
                // What only some saw whole is not told.
                if entry.seen_by == SeatSet::EVERYONE {
                    self.note(&state, number, entry.event);
                }
            }
            self.arrive(&state, number);
        }
    }

    /// Notes a position.
    fn arrive(&mut self, state: &G, number: u32) {
        self.hopes.insert(number, self.hope(state));
        let over = state.outcome().is_some();
        for gauge in state.gauges() {
            let first = match self.firsts.iter().find(|(name, _)| *name == gauge.name) {
                Some((_, first)) => *first,
                None => {
                    self.firsts.push((gauge.name.clone(), gauge.value));
                    gauge.value
                }
            };
            let Some(goal) = gauge.goal.filter(|goal| *goal != first && gauge.team != self.winner) else {
                continue;
            };
            let how = 1.0 - f64::from((goal - gauge.value).abs()) / f64::from((goal - first).abs());
            if !over && how >= CLOSE && self.nearest.as_ref().is_none_or(|near| how > near.how) {
                self.nearest = Some(Near { how, number, gauge });
            }
        }
        let turn = state.turn();
        if self.turns.last().map(|last| last.turn) == Some(turn) {
            return;
        }
        // The position at which a turn begins is the one at which the turn before it has ended.
        self.add_point(state, self.turn_now(), number);
        self.turns.push(StoryTurn { turn, number });
        self.is_fighting = false;
    }

    fn turn_now(&self) -> u32 {
        self.turns.last().map_or(0, |turn| turn.turn)
    }

    fn add_point(&mut self, state: &G, turn: u32, number: u32) {
        let estimates = (0..n_teams(state)).map(|team| estimate(state, team)).collect();
        let point = Point { turn: StoryTurn { turn, number }, gauges: state.gauges(), estimates };
        match self.points.last_mut() {
            // Before the first turn, and where the game ends as a turn begins, the later position counts.
            Some(last) if last.turn.turn == turn || last.turn.number == number => *last = point,
            _ => self.points.push(point),
        }
    }

    /// How good a position looks for those who win in the end.
    fn hope(&self, state: &G) -> f32 {
        match self.winner {
            Some(team) => estimate(state, team),
            // The game itself wins.
            None => 1.0 - estimate(state, 0),
        }
    }

    /// Notes something that everybody saw.
    fn note(&mut self, state: &G, number: u32, event: G::Event) {
        let at = self.events.len();
        self.events.push((number, event));
        let Some(moment) = state.moment(&event) else { return };
        match moment {
            Moment::Battle => {
                self.battles.push(Battle { began: number, over: number, lost: 0, event: at });
                self.is_fighting = true;
                self.marks.push((at, MarkKind::Battle));
            }
            Moment::BattleOver => {
                if let Some(battle) = self.battles.last_mut().filter(|_| self.is_fighting) {
                    battle.over = number;
                }
                self.is_fighting = false;
            }
            Moment::Loss(worth) => {
                // What a battle costs may be paid in the answer that ends it.
                let over = self.battles.last().map(|battle| battle.over);
                if let Some(battle) =
                    self.battles.last_mut().filter(|_| self.is_fighting || over == Some(number))
                {
                    battle.lost += worth;
                    battle.over = number;
                }
            }
            Moment::Target { team, face, special } => {
                self.targets.insert(team, (face, special));
            }
            Moment::Throw { team, dice, special, hits, face } => {
                let target = face.map(|face| (face, face)).or(self.targets.get(&team).copied());
                let Some((face, other)) = target else { return };
                let usual = (dice.saturating_sub(special), face);
                let chance = Throws { usual, special: (special, other) }.at_least(hits);
                let rare = dice > 1 && hits > 0 && chance < 0.5;
                if rare && self.luckiest.as_ref().is_none_or(|best| chance < best.value) {
                    self.luckiest = Some(Best { value: chance, event: at, team: Some(team) });
                }
            }
            Moment::Blow(damage) => {
                if self.heaviest.as_ref().is_none_or(|best| damage > best.value) {
                    self.heaviest = Some(Best { value: damage, event: at, team: None });
                }
            }
            Moment::Attack => self.marks.push((at, MarkKind::Attack)),
            Moment::Score => self.marks.push((at, MarkKind::Score)),
        }
    }

    /// What an event says.
    fn said(&self, event: usize) -> Value {
        value(&self.play.state().event_text(&self.events[event].1))
    }

    fn turn_of(&self, number: u32) -> u32 {
        let began = self.turns.iter().take_while(|turn| turn.number <= number).last();
        began.map_or(0, |turn| turn.turn)
    }

    /// The prospects of the winners after so many answers, or at the last known position before.
    fn hope_at(&self, number: u32) -> f32 {
        self.hopes.range(..=number).next_back().map_or(0.5, |(_, hope)| *hope)
    }

    fn highlight(&self, kind: HighlightKind, number: u32) -> Highlight {
        Highlight {
            kind,
            number,
            turn: self.turn_of(number),
            says: None,
            team: None,
            chance: None,
            before: None,
            after: None,
            value: None,
            goal: None,
        }
    }

    fn highlights(&self) -> Vec<Highlight> {
        let mut found = Vec::new();
        if let Some(best) = &self.luckiest {
            found.push(Highlight {
                says: Some(self.said(best.event)),
                team: best.team,
                chance: Some(best.value),
                ..self.highlight(HighlightKind::LuckiestThrow, self.events[best.event].0)
            });
        }
        if let Some(best) = &self.heaviest {
            found.push(Highlight {
                says: Some(self.said(best.event)),
                value: Some(best.value as i32),
                ..self.highlight(HighlightKind::HeaviestBlow, self.events[best.event].0)
            });
        }
        found.extend(self.decisive_battle());
        found.extend(self.closest_call());
        found.extend(self.turning_point());
        found
    }

    /// The battle that brought the winners most; where nobody knows that, the one that cost most.
    fn decisive_battle(&self) -> Option<Highlight> {
        let gain = |battle: &Battle| {
            let rise = self.hope_at(battle.over) - self.hope_at(battle.began.saturating_sub(1));
            rise + 0.01 * battle.lost as f32
        };
        let battle = self.battles.iter().max_by(|one, other| gain(one).total_cmp(&gain(other)))?;
        Some(Highlight {
            says: Some(self.said(battle.event)),
            before: Some(percent(self.hope_at(battle.began.saturating_sub(1)))),
            after: Some(percent(self.hope_at(battle.over))),
            value: Some(battle.lost as i32),
            ..self.highlight(HighlightKind::DecisiveBattle, battle.began)
        })
    }

    /// Where the losers came nearest to their goal; otherwise where it looked worst for the winners.
    fn closest_call(&self) -> Option<Highlight> {
        if let Some(near) = &self.nearest {
            return Some(Highlight {
                says: Some(value(&near.gauge.name)),
                team: near.gauge.team,
                value: Some(near.gauge.value),
                goal: near.gauge.goal,
                ..self.highlight(HighlightKind::ClosestCall, near.number)
            });
        }
        let (number, hope) = self.hopes.iter().min_by(|one, other| one.1.total_cmp(other.1))?;
        (*hope < 0.45).then(|| Highlight {
            before: Some(percent(*hope)),
            ..self.highlight(HighlightKind::ClosestCall, *number)
        })
    }

    /// The answer that helped the winners most, in the turn in which their prospects rose most.
    fn turning_point(&self) -> Option<Highlight> {
        let last = self.play.number();
        let ends: Vec<u32> = self.points.iter().map(|point| point.turn.number).collect();
        // That the game is over says nothing about how it came to it.
        let rise = |from: u32, to: u32| self.hope_at(to.min(last.saturating_sub(1))) - self.hope_at(from);
        let turns = ends.windows(2).map(|pair| (pair[0], pair[1]));
        let (from, to) = turns.max_by(|one, other| rise(one.0, one.1).total_cmp(&rise(other.0, other.1)))?;
        if rise(from, to) < TURN {
            return None;
        }
        let answers = self.hopes.range(from + 1..=to.min(last.saturating_sub(1)));
        let rises = answers.map(|(number, hope)| (*number, hope - self.hope_at(number - 1)));
        let (number, _) = rises.max_by(|one, other| one.1.total_cmp(&other.1))?;
        let here = self.events.iter().enumerate().filter(|(_, (at, _))| *at == number);
        let tells = |(_, (_, event)): &(usize, &(u32, G::Event))| {
            let moment = self.play.state().moment(event);
            moment.is_some_and(|moment| !matches!(moment, Moment::Target { .. } | Moment::Loss(_)))
        };
        let event = here.clone().find(tells).or_else(|| here.clone().next()).map(|(event, _)| event);
        Some(Highlight {
            says: event.map(|event| self.said(event)),
            before: Some(percent(self.hope_at(from))),
            after: Some(percent(self.hope_at(to.min(last.saturating_sub(1))))),
            ..self.highlight(HighlightKind::TurningPoint, number)
        })
    }

    /// The quantities, in the order in which the last position has them; those it does not have come after.
    fn series(&self) -> Vec<StorySeries> {
        let rows = self.points.iter().rev().flat_map(|point| &point.gauges);
        let mut series: Vec<(&Text<G::Thing>, StorySeries)> = Vec::new();
        for gauge in rows {
            if series.iter().any(|(name, _)| *name == &gauge.name) {
                continue;
            }
            let of = |gauges: &Vec<Gauge<G::Thing>>| {
                gauges.iter().find(|other| other.name == gauge.name).map(|other| other.value)
            };
            let values = self.points.iter().map(|point| of(&point.gauges)).collect();
            let Gauge { name, team, goal, .. } = gauge;
            series.push((name, StorySeries { says: value(name), team: *team, goal: *goal, values }));
        }
        series.into_iter().map(|(_, series)| series).collect()
    }

    /// How good the points looked for each team; nothing if the game does not know.
    fn prospects(&self) -> Vec<StoryProspects> {
        let told = self.points.len().saturating_sub(1);
        let knows = self
            .points
            .iter()
            .take(told)
            .any(|point| point.estimates.iter().any(|estimate| (estimate - 0.5).abs() > f32::EPSILON));
        if !knows {
            return Vec::new();
        }
        let of = |team: u8| {
            let values = self
                .points
                .iter()
                .map(|point| percent(point.estimates.get(usize::from(team)).copied().unwrap_or(0.5)));
            StoryProspects { team, values: values.collect() }
        };
        (0..n_teams(self.play.state())).map(of).collect()
    }
}

fn n_teams<G: Insight>(state: &G) -> u8 {
    (0..state.n_seats()).map(|seat| state.team(Seat(seat)) + 1).max().unwrap_or(0)
}

/// How good a position looks for a team.
fn estimate<G: Insight>(state: &G, team: u8) -> f32 {
    let seat = (0..state.n_seats()).map(Seat).find(|seat| state.team(*seat) == team);
    seat.map_or(0.5, |seat| state.estimate(seat)).clamp(0.0, 1.0)
}

fn percent(share: f32) -> u8 {
    (share * 100.0).round() as u8
}

fn value(of: &impl Serialize) -> Value {
    serde_json::to_value(of).unwrap_or(Value::Null)
}
