//! As much of the game as somebody needs who only goes on playing. What is not read costs next to nothing, so that
//! measuring a server takes little of the machine.

use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor, value};
use std::fmt;
use std::marker::PhantomData;

/// Where the game is, and who may answer what.
#[derive(Debug, Default, serde::Deserialize)]
pub struct Brief {
    /// The revision.
    pub revision: u32,
    /// The number of the question.
    pub number: u32,
    /// How many times answers were taken back.
    pub era: u32,
    outcome: Option<IgnoredAny>,
    question: Option<IgnoredAny>,
    seats: Vec<Seat>,
}

#[derive(Debug, serde::Deserialize)]
struct Seat {
    seat: Option<String>,
    asked: bool,
    answers: Vec<Answer>,
}

#[derive(Debug, serde::Deserialize)]
struct Answer {
    words: String,
}

/// What changed.
#[derive(Debug, serde::Deserialize)]
pub struct BriefChange {
    revision: Option<u32>,
    number: Option<u32>,
    era: Option<u32>,
    outcome: Option<IgnoredAny>,
    seats: Option<Vec<Seat>>,
    #[serde(rename = "~seats")]
    steps: Option<Vec<Step<SeatChange, Seat>>>,
}

#[derive(Debug, serde::Deserialize)]
struct SeatChange {
    asked: Option<bool>,
    answers: Option<Vec<Answer>>,
    #[serde(rename = "~answers")]
    steps: Option<Vec<Step<AnswerChange, Answer>>>,
}

#[derive(Debug, serde::Deserialize)]
struct AnswerChange {
    words: Option<String>,
}

/// A step along a list, see `session::changes`.
#[derive(Debug)]
enum Step<C, E> {
    Along(i64),
    Change(C),
    New(Vec<E>),
}

impl Brief {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some() || self.question.is_none()
    }

    /// Applies a change; says what is wrong with it, if anything.
    pub fn change(&mut self, change: BriefChange) -> Result<(), String> {
        let BriefChange { revision, number, era, outcome, seats, steps } = change;
        self.revision = revision.unwrap_or(self.revision);
        self.number = number.unwrap_or(self.number);
        self.era = era.unwrap_or(self.era);
        self.outcome = outcome.or(self.outcome);
        if let Some(seats) = seats {
            self.seats = seats;
        }
        go_along(&mut self.seats, steps, |seat, SeatChange { asked, answers, steps }| {
            seat.asked = asked.unwrap_or(seat.asked);
            if let Some(answers) = answers {
                seat.answers = answers;
            }
            go_along(&mut seat.answers, steps, |answer, AnswerChange { words }| {
                if let Some(words) = words {
                    answer.words = words;
                }
                Ok(())
            })
        })
    }

    /// A seat that is asked, and how many answers it can give.
    pub fn asked(&self) -> Option<(&str, usize)> {
        let seat = self.seats.iter().find(|seat| seat.asked)?;
        Some((seat.seat.as_deref().unwrap_or_default(), seat.answers.len()))
    }

    /// One of the answers of the seat that is asked.
    pub fn answer(&self, n: usize) -> Option<&str> {
        let seat = self.seats.iter().find(|seat| seat.asked)?;
        seat.answers.get(n).map(|answer| answer.words.as_str())
    }
}

/// Follows the steps along a list.
fn go_along<C, E>(
    list: &mut Vec<E>,
    steps: Option<Vec<Step<C, E>>>,
    change: impl Fn(&mut E, C) -> Result<(), String>,
) -> Result<(), String> {
    let Some(steps) = steps else { return Ok(()) };
    let mut old = std::mem::take(list).into_iter();
    for step in steps {
        match step {
            Step::Along(n) => {
                let passed = usize::try_from(n.unsigned_abs()).unwrap_or(usize::MAX);
                if passed > old.len() {
                    return Err("a step beyond the end of a list".to_owned());
                }
                let passed = old.by_ref().take(passed);
                if n > 0 { list.extend(passed) } else { passed.for_each(drop) }
            }
            Step::Change(how) => {
                let mut element = old.next().ok_or("a change beyond the end of a list")?;
                change(&mut element, how)?;
                list.push(element);
            }
            Step::New(elements) => list.extend(elements),
        }
    }
    list.extend(old);
    Ok(())
}

impl<'de, C: Deserialize<'de>, E: Deserialize<'de>> Deserialize<'de> for Step<C, E> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Step<C, E>, D::Error> {
        deserializer.deserialize_any(StepVisitor(PhantomData))
    }
}

struct StepVisitor<C, E>(PhantomData<(C, E)>);

impl<'de, C: Deserialize<'de>, E: Deserialize<'de>> Visitor<'de> for StepVisitor<C, E> {
    type Value = Step<C, E>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a step along a list")
    }

    fn visit_i64<X>(self, n: i64) -> Result<Step<C, E>, X> {
        Ok(Step::Along(n))
    }

    fn visit_u64<X>(self, n: u64) -> Result<Step<C, E>, X> {
        Ok(Step::Along(i64::try_from(n).unwrap_or(i64::MAX)))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Step<C, E>, A::Error> {
        C::deserialize(value::MapAccessDeserializer::new(map)).map(Step::Change)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Step<C, E>, A::Error> {
        Vec::deserialize(value::SeqAccessDeserializer::new(list)).map(Step::New)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_leads_where_it_says() {
        let mut brief: Brief = serde_json::from_str(
            r#"{"revision":3,"era":0,"number":7,"question":{"who":["a"]},"outcome":null,"seats":[{"seat":"a","asked":true,
            "view":{"hand":[1,2]},"answers":[{"words":"pass","text":"Pass."},{"words":"play x"},{"words":"play y"}]}]}"#,
        )
        .expect("a state");
        assert_eq!((brief.asked(), brief.answer(2)), (Some(("a", 3)), Some("play y")));
        let change = |text: &str| serde_json::from_str::<BriefChange>(text).expect("a change");
        let change_answers = r#"{"revision":4,"number":8,"~seats":[{"~view":{"hand":[]},"~answers":[-1,{"text":"X"},[{"words":"z"}]]}]}"#;
        brief.change(change(change_answers)).expect("it fits");
        assert_eq!((brief.revision, brief.number, brief.asked()), (4, 8, Some(("a", 3))));
        assert_eq!(
            (0..3).map(|n| brief.answer(n).expect("an answer")).collect::<Vec<_>>(),
            ["play x", "z", "play y"]
        );
        assert!(!brief.is_over());
        brief
            .change(change(r#"{"outcome":{"won":[]},"~seats":[{"asked":false,"answers":[]}]}"#))
            .expect("it fits");
        assert!(brief.is_over() && brief.asked().is_none());
        assert!(brief.change(change(r#"{"~seats":[2]}"#)).is_err());
    }
}
