//! The set-up and the position that a case begins with.

use crate::parse::{Case, Header};
use crate::{CaseFault, CaseGame};
use kernel::{Play, SetupError, words};
use texts::Texts;

/// Why a case does not begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// A line can't be read: a mistake in the file, not a refusal by the game.
    Line { line: usize, what: String },
    /// The game refuses the set-up, in these words.
    Setup { line: usize, rule: Option<&'static str>, what: String, meant: String },
    /// The game refuses the position.
    Given { line: usize, what: String },
}

impl Refusal {
    /// The line, and what is wrong with it.
    pub fn problem(self: &Refusal) -> (usize, String) {
        match self {
            Refusal::Line { line, what } | Refusal::Given { line, what } => (*line, what.clone()),
            Refusal::Setup { line, what, meant, .. } => (*line, format!("the set-up: {what}{meant}")),
        }
    }
}

/// The game refuses a set-up.
fn refused<G: CaseGame>(line: usize, error: SetupError, meant: String) -> Refusal {
    let what = error.text.render(&Texts::of(G::catalogues()).english());
    Refusal::Setup { line, rule: error.rule, what, meant }
}

/// The game of a case before its first answer.
pub(crate) fn begin<G: CaseGame>(case: &Case) -> Result<Play<G>, Refusal> {
    let setup = set_up::<G>(&case.header)?;
    let refused = |error| refused::<G>(case.header.line, error, String::new());
    if case.given.is_empty() {
        return Play::new(setup).map_err(refused);
    }
    let mut given = Vec::new();
    for line in &case.given {
        let read = words::from_words(&line.text).map_err(|error| {
            let what = format!("`{}` is not a line of `given` of this game: {error}", line.text);
            Refusal::Line { line: line.number, what }
        })?;
        given.push((line.number, read));
    }
    let position =
        G::position(&setup, &given).map_err(|CaseFault { line, what }| Refusal::Given { line, what })?;
    position.check().map_err(|broken| Refusal::Given {
        line: case.line,
        what: format!("the position of `given`: {broken}"),
    })?;
    Ok(Play::from_position(setup, position))
}

/// The set-up of a header. Names that the game does not know are mistakes in the file; what the game does with those
/// it knows is its own affair.
fn set_up<G: CaseGame>(header: &Header) -> Result<G::Setup, Refusal> {
    let Header { game, scenario, people, options, line } = header;
    let slip = |what: String| Refusal::Line { line: *line, what };
    if game != G::INFO.slug {
        return Err(slip(format!("this is a case of {game}, not of {}", G::INFO.slug)));
    }
    let scenarios: Vec<&str> = G::INFO.scenarios.iter().map(|scenario| scenario.id).collect();
    let scenario = scenario.as_deref().unwrap_or(scenarios.first().copied().unwrap_or_default());
    if !scenarios.contains(&scenario) {
        let instead = words::instead(scenario, &scenarios);
        return Err(slip(format!("there is no scenario {scenario:?}: {instead}")));
    }
    let mut meant = String::new();
    for (name, value) in options {
        let Some(option) = G::INFO.options.iter().find(|option| option.id == name) else {
            let ids: Vec<&str> = G::INFO.options.iter().map(|option| option.id).collect();
            let instead = words::instead(name, &ids);
            return Err(slip(format!("there is no option {name:?}: {instead}")));
        };
        let near = words::nearest(value, option.values.iter().copied());
        if let Some(near) = near.first().filter(|near| **near != value.as_str()) {
            meant = format!("; did you mean `option {name} {near}`?");
        }
    }
    G::setup(scenario, *people, options).map_err(|error| refused::<G>(*line, error, meant))
}

/// The game of a case before its first answer, or why it does not begin.
pub fn begin_case<G: CaseGame>(case: &Case) -> Result<Play<G>, String> {
    begin(case).map_err(|refusal| refusal.problem().1)
}
