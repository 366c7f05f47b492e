//! Runs one case.

use crate::begin::{Refusal, begin};
use crate::claim::{Claim, Move, read_claim, read_move};
use crate::parse::{Block, Case, Line};
use crate::reference::kinds;
use crate::{CaseError, CaseGame, CaseResult};
use kernel::journal::{seat_of, seat_word};
use kernel::rulebook::RuleBook;
use kernel::words::grammar::{Grammar, Token};
use kernel::{ApplyError, Ask as _, Play, Seat, SeatSet, stable_hash, words};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How many legal answers a message lists.
const LISTED: usize = 20;

/// How many times Chance answers at most where a case lets it answer for as long as it is asked.
const CHANCE_LIMIT: usize = 10_000;

/// The first words of the lines of `then` that work in every game.
const OWN: [&str; 13] = [
    "answers", "asked", "given", "illegal", "legal", "log", "no", "not", "over", "question", "refused",
    "setup", "view",
];

/// Runs one case, then takes all its answers back and gives them again.
pub fn run<G: CaseGame>(case: &Case) -> CaseResult {
    // A position that no game comes to can make an engine panic; the other cases must run all the same.
    let problems = match unpanicked(|| Running::<G>::run(case)) {
        Ok(Ok(())) => Vec::new(),
        Ok(Err(problems)) => problems,
        Err(panic) => vec![(case.line, panic)],
    };
    let told = problems.into_iter().map(|(line, what)| {
        let file = case.file.clone();
        CaseError { file, line, what }.to_string()
    });
    let told: Vec<String> = told.collect();
    CaseResult {
        title: case.title.clone(),
        file: case.file.clone(),
        line: case.line,
        problem: (!told.is_empty()).then(|| told.join("\n")),
    }
}

/// Shows the position before each answer of a case, and the last one, as far as the case runs; what it claims does
/// not matter.
pub(crate) fn each_position<G: CaseGame>(case: &Case, look: &mut impl FnMut(&G)) {
    let Ok(mut running) = Running::<G>::begun(case) else { return };
    for block in &case.blocks {
        let Block::When(lines) = block else { continue };
        for line in lines {
            look(running.play.state());
            if running.carry_out(line).is_err() {
                return;
            }
        }
    }
    look(running.play.state());
}

/// The result, or the message of the panic.
fn unpanicked<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| {
        let message = panic.downcast_ref::<String>().map(String::as_str);
        let message = message.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
        format!("the engine panicked: {message}")
    })
}

/// A line number, and what is wrong with the line or differs.
type Problem = (usize, String);

/// A case while it runs.
struct Running<G: CaseGame> {
    play: Play<G>,
    /// The position's hash after each number of answers.
    hashes: Vec<u64>,
    /// How many log entries had been written when the last `then` block ended.
    log_from: usize,
    rng: Pcg64Mcg,
}

impl<G: CaseGame> Running<G> {
    fn begun(case: &Case) -> Result<Running<G>, Refusal> {
        let play = begin::<G>(case)?;
        let hashes = vec![stable_hash(play.state())];
        Ok(Running { play, hashes, log_from: 0, rng: Pcg64Mcg::seed_from_u64(1) })
    }

    fn run(case: &Case) -> Result<(), Vec<Problem>> {
        let claims = |block: &Block| matches!(block, Block::Then(lines) if !lines.is_empty());
        if !case.blocks.iter().any(claims) {
            let what = "the case says nothing: expected a `then` with a line at least";
            return Err(vec![(case.line, what.to_owned())]);
        }
        let begun = Running::<G>::begun(case);
        if case.blocks.iter().any(expects_refusal) {
            return is_refused(case, begun.err());
        }
        let mut running = begun.map_err(|refusal| vec![refusal.problem()])?;
        for block in &case.blocks {
            match block {
                Block::When(lines) => {
                    for line in lines {
                        running.carry_out(line).map_err(|what| vec![(line.number, what)])?;
                    }
                }
                Block::Then(lines) => {
                    // Everything that differs at this point is reported at once.
                    let holds = |line: &Line| unpanicked(|| running.holds(line)).unwrap_or_else(Err);
                    let differs = lines.iter().filter_map(|line| Some((line.number, holds(line).err()?)));
                    let differs: Vec<Problem> = differs.collect();
                    if !differs.is_empty() {
                        return Err(differs);
                    }
                    running.log_from = running.play.log().len();
                }
            }
        }
        running.rolls_back().map_err(|what| vec![(case.line, what)])
    }

    /// Takes all answers back and gives them again: the positions and the log must be the same.
    fn rolls_back(&mut self) -> Result<(), String> {
        let before = self.play.clone();
        self.play.cut(0);
        if stable_hash(self.play.state()) != self.hashes[0] {
            return Err("rolled back to the start, it is another position".to_owned());
        }
        for (n, answered) in before.answers().iter().enumerate() {
            self.play
                .answer(answered.seat, answered.action)
                .map_err(|error| format!("run again after a roll-back, answer {}: {error}", n + 1))?;
            if stable_hash(self.play.state()) != self.hashes[n + 1] {
                return Err(format!(
                    "run again after a roll-back, answer {} leads to another position",
                    n + 1
                ));
            }
        }
        if self.play.log() != before.log() {
            return Err("run again after a roll-back, the log is another one".to_owned());
        }
        Ok(())
    }

    fn carry_out(&mut self, line: &Line) -> Result<(), String> {
        match read_move(&line.text)? {
            Move::Answer { seat, answer } => {
                let seat = self.seat(&seat)?;
                let action = self.action(&answer).map_err(|what| format!("{what}\n{}", self.open()))?;
                self.answer(seat, action)
            }
            Move::ChanceAny(times) => {
                for n in 0..times.unwrap_or(CHANCE_LIMIT) {
                    if !self.asked().contains(Seat::CHANCE) {
                        return match times {
                            None => Ok(()),
                            Some(times) => {
                                Err(format!("Chance was asked {n} times, not {times}\n{}", self.open()))
                            }
                        };
                    }
                    let action = self.play.state().chance(&mut self.rng);
                    let action = action.ok_or_else(|| format!("Chance has no answer\n{}", self.open()))?;
                    self.answer(Seat::CHANCE, action)?;
                }
                match times {
                    None => Err(format!("Chance was asked more than {CHANCE_LIMIT} times")),
                    Some(_) => Ok(()),
                }
            }
        }
    }

    fn answer(&mut self, seat: Seat, action: G::Action) -> Result<(), String> {
        self.play.answer(seat, action).map_err(|error| match error {
            ApplyError::Refused(refused) => format!("refused: {}\n{}", said::<G>(&refused), self.open()),
            ApplyError::Broken(broken) => broken.to_string(),
        })?;
        self.hashes.push(stable_hash(self.play.state()));
        self.play.state().check().map_err(|broken| format!("after this answer {broken}"))
    }

    /// The open question, who is asked, and the legal answers, for messages.
    fn open(&self) -> String {
        let state = self.play.state();
        let Some(question) = state.question() else {
            return "  no question is open: the game is over".to_owned();
        };
        let text = state.ask_text(question.ask).render(&english::<G>());
        let mut lines = vec![format!(
            "  the open question is {} of {} (rule {}): {text}",
            question.ask.kind(),
            self.names(question.who),
            question.rule
        )];
        for seat in question.who.iter() {
            lines.push(format!("  {} can answer: {}", seat_word(state, seat), self.listed(seat)));
        }
        lines.join("\n")
    }

    fn names(&self, seats: SeatSet) -> String {
        let names: Vec<&str> = seats.iter().map(|seat| seat_word(self.play.state(), seat)).collect();
        if names.is_empty() { "nobody".to_owned() } else { names.join(" ") }
    }

    /// The first legal answers in notation.
    fn listed(&self, seat: Seat) -> String {
        let legal = self.legal(seat);
        let mut listed: Vec<String> = legal.iter().take(LISTED).map(in_words).collect();
        if legal.len() > LISTED {
            listed.push(format!("and {} more", legal.len() - LISTED));
        }
        if listed.is_empty() { "nothing".to_owned() } else { listed.join(" | ") }
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.play.state().legal(seat, &mut legal);
        legal
    }

    fn asked(&self) -> SeatSet {
        self.play.state().question().map_or(SeatSet::NONE, |question| question.who)
    }

    fn seat(&self, word: &str) -> Result<Seat, String> {
        let state = self.play.state();
        seat_of(state, word).ok_or_else(|| {
            let seats = SeatSet::first(state.n_seats());
            let all = self.names(seats);
            let near = words::nearest(word, seats.iter().map(|seat| seat_word(state, seat)));
            let meant = near.first().map_or_else(String::new, |near| format!("; did you mean {near}?"));
            format!("there is no seat {word:?}: expected one of {all}, or chance{meant}")
        })
    }

    fn onlooker(&self, word: Option<&str>) -> Result<Option<Seat>, String> {
        word.map(|word| self.seat(word)).transpose()
    }

    fn action(&self, words: &str) -> Result<G::Action, String> {
        words::from_words(words).map_err(|error| format!("`{words}` is not an answer of this game: {error}"))
    }

    fn holds(&self, line: &Line) -> Result<(), String> {
        let state = self.play.state();
        match read_claim(&line.text)? {
            Claim::Asked { who, kind } => self.holds_asked(&who, &kind),
            Claim::NotAsked { words } => self.holds_not_asked(&words),
            Claim::QuestionSays { words } => {
                let text = self.question_text()?;
                if text.contains(&words) {
                    return Ok(());
                }
                Err(format!("expected {words:?} in the question, found {text:?}"))
            }
            Claim::QuestionSaysNot { words } => {
                let text = self.question_text()?;
                if text.contains(&words) {
                    return Err(format!("expected no {words:?} in the question, found {text:?}"));
                }
                Ok(())
            }
            Claim::QuestionRule { rule } => match state.question() {
                Some(question) if question.rule.0 == rule => Ok(()),
                Some(question) => Err(format!(
                    "expected a question by rule {rule}, found {} (rule {}){}",
                    question.ask.kind(),
                    question.rule,
                    no_such_rule::<G>(&rule)
                )),
                None => Err(format!("expected a question by rule {rule}, but the game is over")),
            },
            // A case with such a line is not played.
            Claim::SetupRefused { .. } | Claim::GivenRefused { .. } => Err(ALONE.to_owned()),
            Claim::Legal { seat, answer } => {
                let (seat, action) = (self.seat(&seat)?, self.action(&answer)?);
                if self.legal(seat).contains(&action) {
                    return Ok(());
                }
                let why = state
                    .allows(seat, action)
                    .err()
                    .map_or_else(String::new, |why| format!(": {}", said::<G>(&why)));
                Err(format!("`{answer}` is not legal{why}\n{}", self.open()))
            }
            Claim::Illegal { seat, answer } => {
                let (seat, action) = (self.seat(&seat)?, self.action(&answer)?);
                if self.legal(seat).contains(&action) { Err(format!("`{answer}` is legal")) } else { Ok(()) }
            }
            Claim::Refused { seat, rule, answer } => self.holds_refused(&seat, rule.as_deref(), &answer),
            Claim::Answers { seat, answers } => self.holds_answers(&seat, &answers),
            Claim::Log { onlooker, words } => {
                let log = self.log(onlooker.as_deref())?;
                if log.iter().any(|entry| entry.contains(&words)) {
                    return Ok(());
                }
                Err(format!("expected an entry with {words:?} in the log, found {log:#?}"))
            }
            Claim::NoLog { onlooker, words } => {
                let log = self.log(onlooker.as_deref())?;
                match log.iter().find(|entry| entry.contains(&words)) {
                    None => Ok(()),
                    Some(entry) => {
                        Err(format!("expected no entry with {words:?} in the log, found {entry:?}"))
                    }
                }
            }
            Claim::Over { winner, ending } => self.holds_over(winner.as_deref(), ending.as_deref()),
            Claim::NotOver => match state.outcome() {
                None => Ok(()),
                Some(outcome) => Err(format!("the game is over: {} {}", outcome.winner, outcome.ending)),
            },
            Claim::ViewHas { onlooker, word } => {
                let view = self.view(onlooker.as_deref())?;
                if has_word(&view, &word) {
                    return Ok(());
                }
                let mut seen = Vec::new();
                all_words(&view, &mut seen);
                Err(format!("expected {word:?} in the view, it is not there{}", meant(&word, seen)))
            }
            Claim::ViewLacks { onlooker, word } => {
                if has_word(&self.view(onlooker.as_deref())?, &word) {
                    return Err(format!("expected no {word:?} in the view, it is there"));
                }
                self.is_known(&word)
            }
            Claim::StepBack { seat } => {
                let offered = self.play.can_step_back(self.seat(&seat)?);
                offered
                    .map_err(|why| format!("no step back is offered: {}", why.text().render(&english::<G>())))
            }
            Claim::NoStepBack { seat } => match self.play.can_step_back(self.seat(&seat)?) {
                Ok(()) => Err("a step back is offered".to_owned()),
                Err(_) => Ok(()),
            },
            Claim::Fact => {
                let fact: G::Fact = words::from_words(&line.text).map_err(|error| {
                    let first = line.text.split_whitespace().next().unwrap_or_default();
                    let facts = Grammar::of::<G::Fact>(G::ANY_WORD);
                    let facts: Vec<&str> = facts.iter().flat_map(first_words).collect();
                    if facts.contains(&first) {
                        return format!("`{}`: {error}", line.text);
                    }
                    let near = meant(first, facts.into_iter().chain(OWN));
                    format!(
                        "`{}` is neither a line of the runner's own nor a fact of this game{near}",
                        line.text
                    )
                })?;
                state.fact(&fact).map_err(|what| format!("`{}`: {what}", line.text))
            }
        }
    }

    fn holds_asked(&self, who: &[String], kind: &str) -> Result<(), String> {
        let seats = who.iter().map(|word| self.seat(word)).collect::<Result<SeatSet, String>>()?;
        match self.play.state().question() {
            Some(question) if question.who == seats && question.ask.kind() == kind => Ok(()),
            Some(question) => {
                let found = format!("{} {}", self.names(question.who), question.ask.kind());
                let kinds = kinds::<G>()?;
                let near = if kinds.contains(&kind) { String::new() } else { no_such_kind(kind, &kinds) };
                Err(format!("expected asked {} {kind}, found asked {found}{near}", who.join(" ")))
            }
            None => Err(format!("expected asked {} {kind}, but the game is over", who.join(" "))),
        }
    }

    /// Checks that seats are asked nothing, or nothing of the kind that may come last.
    fn holds_not_asked(&self, words: &[String]) -> Result<(), String> {
        let state = self.play.state();
        let (kind, seats) = match words.split_last() {
            Some((last, seats)) if seat_of(state, last).is_none() => (Some(last.as_str()), seats),
            _ => (None, words),
        };
        let seats = seats.iter().map(|word| self.seat(word)).collect::<Result<SeatSet, String>>()?;
        if let Some(kind) = kind {
            let kinds = kinds::<G>()?;
            if !kinds.contains(&kind) {
                let all = SeatSet::first(state.n_seats()).iter().map(|seat| seat_word(state, seat));
                let near = meant(kind, all.chain(kinds));
                return Err(format!("{kind:?} is neither a seat nor a kind of question{near}"));
            }
        }
        let Some(question) = state.question() else { return Ok(()) };
        let asked = seats.is_empty() || seats.iter().any(|seat| question.who.contains(seat));
        if asked && kind.is_none_or(|kind| kind == question.ask.kind()) {
            return Err(format!("asked {} {}", self.names(question.who), question.ask.kind()));
        }
        Ok(())
    }

    fn question_text(&self) -> Result<String, String> {
        let state = self.play.state();
        let question = state.question().ok_or("no question is open: the game is over")?;
        Ok(state.ask_text(question.ask).render(&english::<G>()))
    }

    /// Whether a word means anything in this game. A view lacks an unknown word for no good reason.
    fn is_known(&self, word: &str) -> Result<(), String> {
        let state = self.play.state();
        let mut known = Vec::new();
        let position = serde_json::to_value(state).unwrap_or_default();
        all_words(&position, &mut known);
        let facts = G::facts(&english::<G>());
        all_words(&facts, &mut known);
        let grammars = [
            Grammar::of::<G::Given>(G::ANY_WORD),
            Grammar::of::<G::Fact>(G::ANY_WORD),
            Grammar::of::<G::Action>(G::ANY_WORD),
        ];
        for word in grammars.iter().flatten().flat_map(Grammar::words) {
            known.push(word);
        }
        for n in 0..state.n_seats() {
            known.push(seat_word(state, Seat(n)));
        }
        if known.contains(&word) {
            return Ok(());
        }
        Err(format!("nothing is called {word:?} in this game{}", meant(word, known)))
    }

    fn holds_refused(&self, seat: &str, rule: Option<&str>, answer: &str) -> Result<(), String> {
        let (seat, action) = (self.seat(seat)?, self.action(answer)?);
        let mut tried = self.play.clone();
        let refused = match tried.answer(seat, action) {
            Ok(()) => return Err(format!("expected `{answer}` to be refused, it was accepted")),
            Err(ApplyError::Broken(broken)) => return Err(broken.to_string()),
            Err(ApplyError::Refused(refused)) => refused,
        };
        if stable_hash(tried.state()) != stable_hash(self.play.state()) || tried.log() != self.play.log() {
            return Err(format!("`{answer}` was refused, but changed the position"));
        }
        let Some(rule) = rule else { return Ok(()) };
        match refused.rule() {
            Some(found) if found.0 == rule => Ok(()),
            _ => {
                let unknown = no_such_rule::<G>(rule);
                Err(format!("expected a refusal by rule {rule}, found: {}{unknown}", said::<G>(&refused)))
            }
        }
    }

    fn holds_answers(&self, seat: &str, answers: &[String]) -> Result<(), String> {
        let seat = self.seat(seat)?;
        let expected = answers.iter().map(|words| self.action(words)).collect::<Result<Vec<_>, _>>()?;
        let legal = self.legal(seat);
        let missing: Vec<String> = expected.iter().filter(|a| !legal.contains(a)).map(in_words).collect();
        let extra: Vec<String> = legal.iter().filter(|a| !expected.contains(a)).map(in_words).collect();
        if missing.is_empty() && extra.is_empty() {
            return Ok(());
        }
        let list =
            |answers: &[String]| if answers.is_empty() { "none".to_owned() } else { answers.join(" | ") };
        Err(format!("not legal: {}; legal as well: {}", list(&missing), list(&extra)))
    }

    fn holds_over(&self, winner: Option<&str>, ending: Option<&str>) -> Result<(), String> {
        let Some(outcome) = self.play.state().outcome() else {
            return Err(format!("the game is not over\n{}", self.open()));
        };
        if winner.is_none_or(|winner| winner == outcome.winner) && ending.is_none_or(|e| e == outcome.ending)
        {
            return Ok(());
        }
        let expected: Vec<&str> = winner.into_iter().chain(ending).collect();
        Err(format!("expected over {}, found over {} {}", expected.join(" "), outcome.winner, outcome.ending))
    }

    /// The log since the last `then` block, as an onlooker sees it.
    fn log(&self, onlooker: Option<&str>) -> Result<Vec<String>, String> {
        let onlooker = self.onlooker(onlooker)?;
        let seen = self.play.log().iter().skip(self.log_from).filter_map(|entry| entry.seen(onlooker));
        let english = english::<G>();
        Ok(seen.map(|event| self.play.state().event_text(&event).render(&english)).collect())
    }

    fn view(&self, onlooker: Option<&str>) -> Result<Value, String> {
        let view = serde_json::to_value(self.play.state().view(self.onlooker(onlooker)?));
        view.map_err(|error| format!("the view can't be written: {error}"))
    }
}

/// What is said about a line beside a claim that the case does not begin.
const ALONE: &str = "where the set-up or the position is refused, nothing else can be said";

/// Whether the block says that the case can't begin.
fn expects_refusal(block: &Block) -> bool {
    let says = |line: &Line| {
        matches!(read_claim(&line.text), Ok(Claim::SetupRefused { .. } | Claim::GivenRefused { .. }))
    };
    matches!(block, Block::Then(lines) if lines.iter().any(says))
}

/// Checks that a case that must not begin is refused as it says.
fn is_refused(case: &Case, refusal: Option<Refusal>) -> Result<(), Vec<Problem>> {
    let mut problems = Vec::new();
    for block in &case.blocks {
        let (Block::When(lines) | Block::Then(lines)) = block;
        for line in lines {
            let then = matches!(block, Block::Then(_));
            let holds = match read_claim(&line.text) {
                Ok(claim) if then => refused_as(&claim, refusal.as_ref()),
                Ok(_) => Err(ALONE.to_owned()),
                Err(what) => Err(what),
            };
            problems.extend(holds.err().map(|what| (line.number, what)));
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

/// The English of the game: cases are written in it.
fn english<G: CaseGame>() -> texts::Reader<'static> {
    texts::Texts::of(G::catalogues()).english()
}

/// A refusal in words.
fn said<G: CaseGame>(refused: &kernel::Refused) -> String {
    refused.text().render(&english::<G>())
}

fn refused_as(claim: &Claim, refusal: Option<&Refusal>) -> Result<(), String> {
    let says = |what: &str, words: &str| match what.contains(words) {
        true => Ok(()),
        false => Err(format!("expected a refusal with {words:?}, found: {what}")),
    };
    match (claim, refusal) {
        (Claim::SetupRefused { .. }, None) => Err("the set-up is accepted".to_owned()),
        (Claim::SetupRefused { rule: expected, words }, Some(Refusal::Setup { rule, what, .. })) => {
            if let Some(expected) = expected
                && *rule != Some(expected.as_str())
            {
                return Err(format!("expected a refusal by rule {expected}, found: {what}"));
            }
            words.as_ref().map_or(Ok(()), |words| says(what, words))
        }
        (Claim::GivenRefused { .. }, None) => Err("the position of `given` is accepted".to_owned()),
        (Claim::GivenRefused { words }, Some(Refusal::Given { what, .. })) => says(what, words),
        (Claim::SetupRefused { .. } | Claim::GivenRefused { .. }, Some(refusal)) => Err(refusal.problem().1),
        _ => Err(ALONE.to_owned()),
    }
}

/// The words that may have been meant, as the end of a message.
fn meant<'n>(word: &str, names: impl IntoIterator<Item = &'n str>) -> String {
    let mut names: Vec<&str> = names.into_iter().collect();
    names.sort_unstable();
    names.dedup();
    let near: Vec<String> = words::nearest(word, names).iter().map(|name| format!("`{name}`")).collect();
    if near.is_empty() { String::new() } else { format!("; did you mean {}?", near.join(" or ")) }
}

fn no_such_kind(kind: &str, kinds: &[&str]) -> String {
    format!("; there is no kind of question {kind:?}{}", meant(kind, kinds.iter().copied()))
}

/// Says that the rules file has no such rule, if it has none.
fn no_such_rule<G: CaseGame>(rule: &str) -> String {
    let book = RuleBook::parse(G::INFO.rules);
    if book.is_empty() || book.get(rule).is_some() {
        return String::new();
    }
    format!("; the rules file has no rule {rule}")
}

/// The words that lines of a type begin with.
fn first_words(grammar: &Grammar) -> Vec<&'static str> {
    let first = |form: &Vec<Token>| match form.first() {
        Some(Token::Word(word)) => Some(*word),
        _ => None,
    };
    grammar.forms().iter().filter_map(first).collect()
}

fn in_words(action: &impl serde::Serialize) -> String {
    words::to_words(action).unwrap_or_else(|error| error.to_string())
}

/// Whether a word occurs as a key or as a whole string.
fn has_word(value: &Value, word: &str) -> bool {
    match value {
        Value::String(text) => text == word,
        Value::Array(values) => values.iter().any(|value| has_word(value, word)),
        Value::Object(map) => map.iter().any(|(key, value)| key == word || has_word(value, word)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// All keys and whole strings.
fn all_words<'v>(value: &'v Value, words: &mut Vec<&'v str>) {
    match value {
        Value::String(text) => words.push(text),
        Value::Array(values) => values.iter().for_each(|value| all_words(value, words)),
        Value::Object(map) => {
            for (key, value) in map {
                words.push(key);
                all_words(value, words);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
