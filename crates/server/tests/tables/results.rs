//! The result of a game: its course, its picture, the page to pass on, and a rematch with the sides swapped.

use crate::common::Server;
use crate::play::{duel, duel_of, me, open, play_out, rng, table};
use serde_json::{Value, json};

#[test]
fn a_result_is_told_when_the_game_is_over() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let (story, picture) = (format!("/api/tables/{id}/story"), format!("/api/tables/{id}/picture"));
    ann.get(&story).problem(409, "refused");
    ann.get(&picture).problem(409, "refused");
    assert!(!server.client().get(&format!("/result/{id}")).text().contains("og:image"));
    play_out(&mut [&mut ann, &mut bob], &id, &mut rng(31));

    let told = server.client().get(&story).ok();
    let number = table(&mut ann, &id)["number"].as_u64().unwrap();
    assert_eq!(told["points"].as_array().unwrap().last().unwrap()["number"], number);
    assert_eq!(bob.get(&story).ok(), told, "everybody is told the same");
    let winner = &table(&mut ann, &id)["outcome"]["winners"][0];
    let places = table(&mut ann, &id)["places"].clone();
    let won = places.as_array().unwrap().iter().find(|place| place["seats"][0] == *winner).unwrap();
    assert_eq!(told["winner"], won["team"]);

    let drawn = server.client().get(&picture);
    assert_eq!((drawn.status, drawn.header("content-type")), (200, Some("image/png")));
    let page = server.client().get(&format!("/result/{id}"));
    assert!(page.text().contains(&format!("{picture}\"")), "the page names the picture");
    assert!(page.text().contains("property=\"og:title\""));
}

#[test]
fn the_result_of_a_private_game_is_for_those_who_are_let_in() {
    let server = Server::start();
    let (mut ann, mut eve) = (server.guest("Ann"), server.guest("Eve"));
    let mut wanted = duel(json!(["me", {"computer": "random"}]));
    wanted["private"] = json!(true);
    let id = open(&mut ann, wanted);
    ann.post(&format!("/api/tables/{id}/resign"), json!({})).ok();
    let word = table(&mut ann, &id)["invitation"].as_str().unwrap().to_owned();
    let story = format!("/api/tables/{id}/story");
    ann.get(&story).ok();
    eve.get(&story).problem(404, "not-found");
    eve.get(&format!("/api/tables/{id}/picture")).problem(404, "not-found");
    assert!(!eve.get(&format!("/result/{id}")).text().contains("og:image"));
    let invited = format!("?invitation={word}");
    eve.get(&format!("{story}{invited}")).ok();
    assert!(eve.get(&format!("/result/{id}{invited}")).text().contains(&format!("/picture{invited}\"")));
}

#[test]
fn a_rematch_can_swap_the_sides() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    bob.post(&format!("/api/tables/{id}/resign"), json!({})).ok();
    let path = format!("/api/tables/{id}/rematch");
    let info = ann.post(&format!("{path}?swap=true"), json!({})).ok();
    assert_eq!((&info["swap"], &info["next"]), (&json!(true), &Value::Null));
    // Whoever takes the offer takes it as it was made.
    let next = bob.post(&path, json!({})).ok()["next"].as_str().unwrap().to_owned();
    let info = table(&mut ann, &next);
    let who = [&info["places"][0]["who"]["id"], &info["places"][1]["who"]["id"]];
    assert_eq!(who, [&json!(me(&mut bob)), &json!(me(&mut ann))]);
    assert_eq!((&info["swap"], &info["status"]), (&json!(false), &json!("playing")));
    // Who plays together has no sides.
    let alone = json!({"game": "champions", "places": ["me"], "people": 1});
    let solo = open(&mut ann, alone);
    ann.post(&format!("/api/tables/{solo}/resign"), json!({})).ok();
    ann.post(&format!("/api/tables/{solo}/rematch?swap=true"), json!({})).problem(409, "refused");
}
