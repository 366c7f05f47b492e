//! Properties 1 to 3: random play ends, the list of legal answers is exact, and the position stays sound.

use super::Failure;
use super::runs::{Runs, starts_and_seeds};
use super::walk::{Walk, apply, legal, pick, seats};
use kernel::rulebook::RuleBook;
use kernel::{
    ApplyError, Ask as _, Play, Refused, Rule, Seat, SeatSet, TableError, Texts, stable_hash, words,
};
use rand::seq::IndexedRandom;

/// Property 1. Random play ends within the limit; whoever is asked has a legal answer to every question; a game
/// without a question has an outcome, and vice versa.
pub fn random_play_ends<G: Texts>(runs: &Runs) -> Result<(), Failure> {
    for (start, seed) in starts_and_seeds::<G>(runs)? {
        let mut walk = Walk::<G>::new(start, seed)?;
        loop {
            asks_well(&walk)?;
            if walk.step()?.is_none() || !walk.is_within(runs)? {
                break;
            }
        }
    }
    Ok(())
}

/// Checks that the question is put to seats that exist and can answer it.
fn asks_well<G: Texts>(walk: &Walk<G>) -> Result<(), Failure> {
    let state = walk.play.state();
    let players = SeatSet::first(state.n_seats());
    let Some(question) = state.question() else {
        let Some(outcome) = state.outcome() else {
            return Err(walk.fails("there is no question and no outcome"));
        };
        if outcome.winners.iter().any(|seat| !players.contains(seat)) {
            return Err(walk.fails("a winner is not a player"));
        }
        return Ok(());
    };
    if state.outcome().is_some() {
        return Err(walk.fails("there is an outcome while a question is open"));
    }
    // A position made by hand may have a number already.
    let first = walk.play.first().question().map_or(0, |question| question.number as usize);
    if question.number as usize != first + walk.n_answers() {
        return Err(walk.fails(format!("the question's number is {}", question.number)));
    }
    if question.who.is_empty() {
        return Err(walk.fails("a question is put to nobody"));
    }
    if question.who != SeatSet::CHANCE && question.who.iter().any(|seat| !players.contains(seat)) {
        return Err(walk.fails("a question is put to a seat that is not a player, or to Chance among others"));
    }
    for seat in question.who.iter() {
        if legal(state, seat).is_empty() {
            return Err(walk.fails(format!("seat {} is asked and has no legal answer", seat.0)));
        }
    }
    Ok(())
}

/// Property 2. Every listed answer applies, and what Chance gives is listed; `allows` allows exactly what is listed,
/// tried with every candidate and with answers from the whole game given by every seat; a refusal changes nothing; a
/// late answer is refused. Rules that are named are in the rules file.
pub fn legal_is_exact<G: Texts>(runs: &Runs) -> Result<(), Failure> {
    let book = RuleBook::parse(G::INFO.rules);
    for (start, seed) in starts_and_seeds::<G>(runs)? {
        let walk = Walk::<G>::whole(start, seed, runs)?;
        for (number, state) in walk.sampled(runs) {
            let look = Look { walk: &walk, number, state: &state, runs, book: &book };
            for seat in seats(&state).chain([Seat::CHANCE]) {
                look.at(seat)?;
            }
            look.at_late_answers()?;
        }
    }
    Ok(())
}

/// One position of a game, looked at closely.
struct Look<'a, G: Texts> {
    walk: &'a Walk<G>,
    number: usize,
    state: &'a G,
    runs: &'a Runs,
    book: &'a RuleBook,
}

impl<G: Texts> Look<'_, G> {
    fn fails<T>(&self, what: impl Into<String>) -> Result<T, Failure> {
        Err(self.walk.fails_at(self.number, what))
    }

    fn at(&self, seat: Seat) -> Result<(), Failure> {
        let state = self.state;
        let listed = legal(state, seat);
        let asked = state.question().is_some_and(|question| question.who.contains(seat));
        if !asked && !listed.is_empty() {
            return self.fails(format!("seat {} is not asked, but {:?} is listed", seat.0, listed[0]));
        }
        if let Some(question) = state.question() {
            self.is_a_rule(question.rule)?;
        }
        for (n, action) in listed.iter().enumerate() {
            if listed[..n].contains(action) {
                return self.fails(format!("{action:?} is listed twice for seat {}", seat.0));
            }
            self.can_be_written(*action)?;
        }
        let mut rng = self.walk.rng_at(self.number);
        for action in listed.sample(&mut rng, self.runs.answers) {
            self.applies(seat, *action)?;
        }
        let mut candidates = Vec::new();
        state.candidates(seat, &mut candidates);
        if let Some(action) = listed.iter().find(|action| !candidates.contains(action) && !seat.is_chance()) {
            return self.fails(format!("{action:?} is listed for seat {}, but no candidate", seat.0));
        }
        // Answers to other questions and by other seats are unlisted ones that somebody might well send.
        let others = self.walk.play.answers().sample(&mut rng, self.runs.answers);
        candidates.extend(others.map(|answered| answered.action));
        for action in candidates {
            self.allowed_if_listed(seat, action, &listed)?;
        }
        if asked && seat.is_chance() {
            for _ in 0..self.runs.answers {
                match pick(state, seat, &mut rng) {
                    None => return self.fails("Chance is asked and gives no answer"),
                    Some(action) if listed.contains(&action) => {}
                    Some(action) => {
                        return self.fails(format!("Chance gives {action:?}, which is not listed"));
                    }
                }
            }
        }
        Ok(())
    }

    fn is_a_rule(&self, rule: Rule) -> Result<(), Failure> {
        // A game whose rules file is not there yet has an empty book.
        if rule.0.is_empty() || (!self.book.is_empty() && self.book.get(rule.0).is_none()) {
            return self.fails(format!("the rules file has no rule {:?}", rule.0));
        }
        Ok(())
    }

    /// Checks that an answer can be written: journals, cases and the network send answers as words and as JSON.
    fn can_be_written(&self, action: G::Action) -> Result<(), Failure> {
        let words = words::to_words(&action);
        match words.as_ref().map(|words| words::from_words::<G::Action>(words)) {
            Ok(Ok(read)) if read == action => {}
            _ => return self.fails(format!("{action:?} is {words:?} in words, which does not read back")),
        }
        let json = serde_json::to_string(&action).map_err(|error| error.to_string());
        match json.as_deref().map(serde_json::from_str::<G::Action>) {
            Ok(Ok(read)) if read == action => Ok(()),
            _ => self.fails(format!("{action:?} is {json:?} in JSON, which does not read back")),
        }
    }

    fn applies(&self, seat: Seat, action: G::Action) -> Result<(), Failure> {
        match apply(&mut self.state.clone(), seat, action) {
            Ok(_) => Ok(()),
            Err(ApplyError::Refused(refused)) => {
                self.fails(format!("{action:?} is listed for seat {} and refused: {refused}", seat.0))
            }
            Err(ApplyError::Broken(broken)) => {
                let doing = format!("seat {} playing {action:?}", seat.0);
                Err(Failure::broken(self.walk, self.number, &doing, &broken))
            }
        }
    }

    fn allowed_if_listed(&self, seat: Seat, action: G::Action, listed: &[G::Action]) -> Result<(), Failure> {
        match (self.state.allows(seat, action), listed.contains(&action)) {
            (Ok(()), true) => Ok(()),
            (Err(refused), false) => self.refuses(seat, action, refused),
            (Ok(()), false) => {
                self.fails(format!("{action:?} is allowed for seat {}, but not listed", seat.0))
            }
            (Err(refused), true) => {
                self.fails(format!("{action:?} is listed for seat {}, but not allowed: {refused}", seat.0))
            }
        }
    }

    fn refuses(&self, seat: Seat, action: G::Action, refused: Refused) -> Result<(), Failure> {
        if let Some(rule) = refused.rule() {
            self.is_a_rule(rule)?;
        }
        let mut state = self.state.clone();
        match apply(&mut state, seat, action) {
            Err(ApplyError::Refused(again)) if again == refused => {}
            other => {
                let what =
                    format!("{action:?} of seat {} should be refused ({refused}), gave {other:?}", seat.0);
                return self.fails(what);
            }
        }
        if state != *self.state || stable_hash(&state) != stable_hash(self.state) {
            return self.fails(format!("the refused {action:?} of seat {} changed the position", seat.0));
        }
        Ok(())
    }

    /// Checks that an answer with the number of an earlier question is refused, even if it fits this one. Where each
    /// seat answers for itself, or the last answer left the question open, the question before may be the same one,
    /// so only later numbers are tried.
    fn at_late_answers(&self) -> Result<(), Failure> {
        let mut play: Play<G> = self.walk.play.fork(self.number);
        let before = (stable_hash(play.state()), play.journal(), play.log().len());
        let question = play.state().question();
        let asked = question.as_ref().map_or(SeatSet::NONE, |question| question.who);
        let left_open = play.answers().last().is_some_and(|last| play.state().leaves_open(last.action));
        let may_be_same = left_open || question.is_some_and(|question| question.ask.each_answers());
        for seat in asked.iter() {
            for action in legal(self.state, seat).into_iter().take(2) {
                let answer = serde_json::to_value(action)
                    .map_err(|error| self.walk.fails_at(self.number, error.to_string()))?;
                let open = play.number();
                let late = (!may_be_same).then_some(open.wrapping_sub(1));
                for number in late.into_iter().chain([open + 1]) {
                    match kernel::Table::answer(&mut play, seat, Some(number), &answer) {
                        Err(TableError::Refused(Refused::Stale { expected })) if expected == open => {}
                        other => {
                            return self
                                .fails(format!("an answer to question {number} at {open}: {other:?}"));
                        }
                    }
                }
            }
        }
        if before != (stable_hash(play.state()), play.journal(), play.log().len()) {
            return self.fails("a late answer changed the game");
        }
        Ok(())
    }
}

/// Property 3. `check` holds at the start and after every answer.
pub fn check_holds<G: Texts>(runs: &Runs) -> Result<(), Failure> {
    for (start, seed) in starts_and_seeds::<G>(runs)? {
        let mut walk = Walk::<G>::new(start, seed)?;
        loop {
            if let Err(broken) = walk.play.state().check() {
                return Err(Failure::broken(&walk, walk.n_answers(), "check", &broken));
            }
            if walk.step()?.is_none() || walk.n_answers() >= runs.limit {
                break;
            }
        }
    }
    Ok(())
}
