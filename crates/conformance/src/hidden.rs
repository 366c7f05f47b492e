//! What tests of hidden information share: positions of case files, and what an onlooker is told.

use cases::CaseGame;
use kernel::{Game, Log, LogEntry, Seat};

/// The position of the `given` of a case.
pub fn position<G: CaseGame>(given: &[&str]) -> G {
    let game = G::INFO.slug;
    let text = format!("game {game}\ncase \"a position\"\ngiven\n{}\nthen\n  not over\n", given.join("\n"));
    let cases = cases::parse(&text, "hidden").expect("it is a case");
    cases::begin_case::<G>(&cases[0]).expect("it is a position").state().clone()
}

/// A seat's legal answers.
pub fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut answers = Vec::new();
    state.legal(seat, &mut answers);
    answers
}

/// Gives an answer, and says what the log tells of it.
pub fn play<G: Game>(state: &mut G, seat: Seat, action: G::Action) -> Vec<LogEntry<G::Event>> {
    let mut log = Log::on(0);
    state.play(seat, action, &mut log).expect("the answer is legal");
    state.check().expect("the position is sound");
    log.into_entries()
}

/// What an onlooker sees of the position, of the log and of his own answers.
pub fn seen<G: Game>(state: &G, log: &[LogEntry<G::Event>], onlooker: Option<Seat>) -> String {
    let view = serde_json::to_string(&state.view(onlooker)).expect("it is written");
    let log: Vec<_> = log.iter().filter_map(|entry| entry.seen(onlooker)).collect();
    let answers = onlooker.map(|seat| legal(state, seat));
    let question = state.question().map(|question| (question.who, state.ask_seen_by(question.ask, onlooker)));
    format!("{view} {} {answers:?} {question:?}", serde_json::to_string(&log).expect("it is written"))
}
