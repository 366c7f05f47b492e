//! Two servers of different versions on one PostgreSQL, as in a rolling upgrade.

use super::{NOW, STRICT};
use crate::common::Server;
use crate::play::{Socket, answer, asked, duel_of, eventually, play_out, rng, state, step, table};
use registry::Entry;
use store::throwaway::ThrowAway;

fn server(url: &str, games: &'static [&'static dyn Entry]) -> Server {
    Server::with_games(|config| config.database = Some(url.to_owned()), games)
}

#[test]
fn a_table_goes_over_to_the_newer_program_with_its_first_answer_there() {
    let Some(postgres) = ThrowAway::start() else { return };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let url = runtime.block_on(postgres.database()).unwrap();
    let (old, new) = (server(&url, &NOW), server(&url, &STRICT));
    let (mut ann, mut bob) = (old.guest("Ann"), old.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let mut rng = rng(90);
    for _ in 0..30 {
        step(&mut [&mut ann, &mut bob], &id, &mut rng).unwrap();
    }
    let mut socket = Socket::open(&ann, &id, "");
    let mut there = [ann.at(&new), bob.at(&new)];
    // Looking at the table there takes nothing away here.
    for client in &mut there {
        assert_eq!(table(client, &id)["status"], "playing");
    }
    let (_, question, _) = step(&mut [&mut ann, &mut bob], &id, &mut rng).unwrap();
    // What the old program plays shows at the new one, as far as its rules go.
    eventually("the answer at the new server", || {
        let info = table(&mut there[0], &id);
        let again: u64 = info["corrections"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["asked_again"].as_u64().unwrap())
            .sum();
        (info["number"].as_u64().unwrap() + again > question.number).then_some(())
    });
    // The question somebody has open at the old server when the first answer comes at the new one.
    let late = [&mut ann, &mut bob]
        .into_iter()
        .enumerate()
        .find_map(|(n, client)| Some((n, asked(&state(client, &id))?)));
    let (who, late) = late.unwrap();
    {
        let [ann, bob] = &mut there;
        step(&mut [ann, bob], &id, &mut rng).unwrap();
    }
    // The old server appends nothing any more, and says why.
    let client = if who == 0 { &mut ann } else { &mut bob };
    let words = late.legal[0].clone();
    let reply = answer(client, &id, &late, &words);
    assert!(matches!(reply.status, 409 | 503), "{}", reply.text());
    let why = eventually("the table to move", || {
        let reply = ann.get(&format!("/api/tables/{id}/state"));
        (reply.status != 200).then(|| reply.problem(503, "moved"))
    });
    assert!(why.contains("moved to a newer program; connect again"), "{why}");
    let bye = socket.read_a("bye");
    assert!(bye["why"].as_str().unwrap().contains("newer program"), "{bye}");
    assert_eq!(Socket::try_open(&ann, &id, "").err(), Some(503));
    // At the new one it is played to its end, and both servers serve their other tables.
    let [ann_there, bob_there] = &mut there;
    play_out(&mut [ann_there, bob_there], &id, &mut rng);
    let other = duel_of(&mut ann, &mut bob);
    step(&mut [&mut ann, &mut bob], &other, &mut rng).unwrap();
    assert_eq!(table(ann_there, &other)["status"], "playing");
    // A table that began there is not for the old one.
    let fresh = duel_of(ann_there, bob_there);
    ann.get(&format!("/api/tables/{fresh}/state")).problem(503, "moved");
}
