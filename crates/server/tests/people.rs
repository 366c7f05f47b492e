//! Guests, people with a password, sessions, API tokens, and the limits on them.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

mod common;

use common::Server;
use serde_json::{Value, json};
use server::limits::{Act, Caller};
use std::time::Instant;

const OTHER: &str = "mellon, said the wise";
const PASSWORD: &str = "over the hills";

#[test]
fn nobody_is_told_so() {
    let server = Server::start();
    let mut client = server.client();
    // Who has just come is nobody, which is no problem; who brings a token that is not good has one.
    assert_eq!(client.get("/api/me").ok(), Value::Null);
    client.get("/api/tokens").problem(401, "no-person");
    client.cookie = Some("0".repeat(64));
    assert_eq!(client.get("/api/me").ok(), Value::Null);
    client.get("/api/tokens").problem(401, "no-person");
    client.with("authorization", "Bearer nonsense").get("/api/me").problem(401, "no-person");
}

#[test]
fn a_guest_has_a_name_and_a_cookie() {
    let server = Server::start();
    let mut client = server.client();
    let reply = client.post("/api/guest", json!({"name": "  Pippin "}));
    let me = reply.ok();
    assert_eq!(me["name"], "Pippin");
    assert_eq!(me["guest"], true);
    assert_eq!(me["hook"], json!(null));
    let cookie = reply.header("set-cookie").unwrap();
    let (value, flags) = cookie.strip_prefix("longtable=").unwrap().split_once("; ").unwrap();
    assert_eq!(value.len(), 64, "256 bits");
    assert_eq!(flags, "Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax");
    assert_eq!(client.get("/api/me").ok(), me);

    for name in ["", "   ", "a\u{7}b", &"x".repeat(33)] {
        server.client().post("/api/guest", json!({"name": name})).problem(422, "form");
    }
}

#[test]
fn the_cookie_is_secure_where_the_proxy_speaks_https() {
    let server = Server::behind_proxy();
    let cookie_by = |protocol: &str| {
        let mut client = server.client_from("192.0.2.1").with("x-forwarded-proto", protocol);
        let reply = client.post("/api/guest", json!({"name": "Merry"}));
        reply.header("set-cookie").unwrap().to_owned()
    };
    assert!(cookie_by("https").ends_with("; SameSite=Lax; Secure"));
    assert!(!cookie_by("http").contains("Secure"));

    // Without a proxy anybody could claim it.
    let server = Server::start();
    let mut client = server.client().with("x-forwarded-proto", "https");
    let reply = client.post("/api/guest", json!({"name": "Merry"}));
    assert!(!reply.header("set-cookie").unwrap().contains("Secure"));
}

#[test]
fn a_guest_who_asks_again_stays_the_same() {
    let server = Server::start();
    let mut client = server.client();
    let first = client.post("/api/guest", json!({"name": "Strider"})).ok();
    let second = client.post("/api/guest", json!({"name": "Aragorn"})).ok();
    assert_eq!(first["id"], second["id"]);
    assert_eq!(second["name"], "Aragorn");
}

#[test]
fn registering_keeps_the_guest_and_ends_old_sessions() {
    let server = Server::start();
    let mut client = server.client();
    let guest = client.post("/api/guest", json!({"name": "Sam"})).ok();
    let mut elsewhere = client.clone();
    let me = client.post("/api/register", json!({"name": "Samwise", "password": PASSWORD})).ok();
    assert_eq!(me["id"], guest["id"]);
    assert_eq!(me["name"], "Samwise");
    assert_eq!(me["guest"], false);
    assert_eq!(client.get("/api/me").ok(), me);
    assert_eq!(elsewhere.get("/api/me").ok(), Value::Null);
}

#[test]
fn names_of_registered_people_are_theirs() {
    let server = Server::start();
    let mut first = server.client();
    first.post("/api/register", json!({"name": "Gandalf", "password": PASSWORD})).ok();
    let mut second = server.guest("Saruman");
    second.post("/api/register", json!({"name": "GANDALF", "password": PASSWORD})).problem(409, "name-taken");
    second.post("/api/guest", json!({"name": "gandalf"})).problem(409, "name-taken");
    second.patch("/api/me", json!({"name": "gandalf"})).problem(409, "name-taken");
    assert_eq!(second.get("/api/me").ok()["name"], "Saruman");
    // People may change the spelling of their own name.
    assert_eq!(first.patch("/api/me", json!({"name": "GandalF"})).ok()["name"], "GandalF");
}

#[test]
fn log_in_and_out() {
    let server = Server::start();
    let me = server.client().post("/api/register", json!({"name": "Frodo", "password": PASSWORD})).ok();

    let mut client = server.client();
    let no = client.post("/api/login", json!({"name": "Frodo", "password": "over the hill"}));
    let why = no.problem(401, "password");
    assert!(no.header("set-cookie").is_none());
    let unknown = client.post("/api/login", json!({"name": "Sauron", "password": PASSWORD}));
    assert_eq!(unknown.problem(401, "password"), why, "the two must not be told apart");

    let mut guest = server.guest("Underhill");
    let mut old = guest.clone();
    assert_eq!(guest.post("/api/login", json!({"name": "frodo", "password": PASSWORD})).ok(), me);
    assert_eq!(guest.get("/api/me").ok(), me);
    assert_eq!(old.get("/api/me").ok(), Value::Null);

    let mut copy = guest.clone();
    let out = guest.call("POST", "/api/logout", None);
    assert_eq!(out.status, 204);
    assert_eq!(out.header("set-cookie").unwrap(), "longtable=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    assert_eq!(copy.get("/api/me").ok(), Value::Null);
    assert_eq!(guest.call("POST", "/api/logout", None).status, 204, "nobody can log out too");

    client.post("/api/login", json!({"name": "Frodo", "password": "short"})).problem(422, "form");
    client.post("/api/register", json!({"name": "Bilbo", "password": "short"})).problem(422, "form");
    client.post("/api/register", json!({"name": "Bilbo", "password": "x".repeat(201)})).problem(422, "form");
}

#[test]
fn a_password_is_changed() {
    let server = Server::start();
    let mut client = server.client();
    let me = client.post("/api/register", json!({"name": "Bilbo", "password": PASSWORD})).ok();
    let token = client.post("/api/tokens", json!({"name": "bot"})).ok();
    let mut elsewhere = server.client();
    elsewhere.post("/api/login", json!({"name": "Bilbo", "password": PASSWORD})).ok();

    let change = |current: &str, new: &str| json!({"current": current, "new": new});
    client.post("/api/password", change(OTHER, OTHER)).problem(401, "password");
    client.post("/api/password", change(PASSWORD, "short")).problem(422, "form");
    server.client().post("/api/password", change(PASSWORD, OTHER)).problem(401, "no-person");
    server.guest("Took").post("/api/password", change(PASSWORD, OTHER)).problem(422, "form");
    assert_eq!(elsewhere.get("/api/me").ok(), me, "what is refused ends no session");

    assert_eq!(client.post("/api/password", change(PASSWORD, OTHER)).ok(), me);
    assert_eq!(client.get("/api/me").ok(), me, "who changes it stays logged in");
    assert_eq!(elsewhere.get("/api/me").ok(), Value::Null);
    let secret = format!("Bearer {}", token["secret"].as_str().unwrap());
    assert_eq!(server.client().with("authorization", &secret).get("/api/me").ok(), me, "bots go on");
    elsewhere.post("/api/login", json!({"name": "Bilbo", "password": PASSWORD})).problem(401, "password");
    assert_eq!(elsewhere.post("/api/login", json!({"name": "Bilbo", "password": OTHER})).ok(), me);
}

#[test]
fn log_in_takes_the_same_time_for_any_name() {
    let server = Server::start();
    server.client().post("/api/register", json!({"name": "Frodo", "password": PASSWORD})).ok();
    let takes = |name: &str| {
        let began = Instant::now();
        let wrong = json!({"name": name, "password": "wrong password"});
        server.client().post("/api/login", wrong).problem(401, "password");
        began.elapsed().as_secs_f64()
    };
    // By turns, so that what else the machine does falls on both; the quickest of each counts.
    let (known, unknown) = (0..8).fold((f64::MAX, f64::MAX), |(known, unknown), _| {
        (known.min(takes("Frodo")), unknown.min(takes("Nobody")))
    });
    // Work on a password takes many times as long as all the rest.
    assert!(unknown > known / 3.0 && known > unknown / 3.0, "{known} {unknown}");
}

#[test]
fn changes_at_the_same_time_undo_nothing() {
    let server = Server::start();
    for n in 0..10 {
        let mut client = server.guest("Eomer");
        let mut other = client.clone();
        let name = format!("Eomer {n}");
        let registered = std::thread::scope(|scope| {
            let hooks = scope.spawn(move || {
                for n in 0..20 {
                    other.patch("/api/me", json!({"hook": format!("http://bot.example/{n}")}));
                }
            });
            client.post("/api/register", json!({"name": name, "password": PASSWORD})).ok();
            hooks.join().unwrap();
            client.get("/api/me").ok()
        });
        assert_eq!((&registered["name"], &registered["guest"]), (&json!(name), &json!(false)));
    }
}

#[test]
fn passwords_and_secrets_are_not_stored() {
    let server = Server::start();
    let mut client = server.client();
    let me = client.post("/api/register", json!({"name": "Elrond", "password": PASSWORD})).ok();
    let store = &server.app().store;
    let person = server.block_on(store.person(me["id"].as_str().unwrap())).unwrap().unwrap();
    assert!(person.password.unwrap().starts_with("$argon2id$"));
    let session = client.cookie.unwrap();
    assert!(server.block_on(store.session(&session, 0)).unwrap().is_none());
    let hash = server::secrets::hash(&session);
    assert!(server.block_on(store.session(&hash, 0)).unwrap().is_some());
}

#[test]
fn a_session_runs_out() {
    let server = Server::start();
    let client = server.guest("Treebeard");
    let hash = server::secrets::hash(&client.cookie.unwrap());
    let days = |n: i64| server::app::now() + n * 24 * 60 * 60 * 1000;
    let at = |when| server.block_on(server.app().store.session(&hash, when)).unwrap().is_some();
    assert!(at(days(89)));
    assert!(!at(days(91)));
}

#[test]
fn changing_oneself() {
    let server = Server::start();
    let mut client = server.guest("Boromir");
    let hook = "https://bot.example/turn";
    let me = client.patch("/api/me", json!({"hook": hook})).ok();
    assert_eq!((&me["name"], &me["hook"]), (&json!("Boromir"), &json!(hook)));
    let me = client.patch("/api/me", json!({"name": "Faramir"})).ok();
    assert_eq!((&me["name"], &me["hook"]), (&json!("Faramir"), &json!(hook)));
    assert_eq!(client.get("/api/me").ok(), me);
    assert_eq!(client.patch("/api/me", json!({"hook": null})).ok()["hook"], json!(null));
    for hook in ["ftp://bot.example/", "bot.example", &format!("http://bot.example/{}", "x".repeat(500))] {
        client.patch("/api/me", json!({"hook": hook})).problem(422, "form");
    }
    client.patch("/api/me", json!({"id": "other"})).problem(422, "form");
    client.patch("/api/me", json!({"name": 7})).problem(422, "form");
}

#[test]
fn tokens_are_for_bots() {
    let server = Server::start();
    let mut client = server.guest("Gimli");
    let me = client.get("/api/me").ok();
    let made = client.post("/api/tokens", json!({"name": "axe bot"})).ok();
    let (id, secret) = (made["token"]["id"].as_str().unwrap(), made["secret"].as_str().unwrap());
    assert_eq!(secret.len(), 64);
    let list = client.get("/api/tokens");
    assert_eq!(list.ok(), json!([made["token"]]));
    assert!(!list.text().contains(secret));

    let mut bot = server.client().with("authorization", &format!("Bearer {secret}"));
    assert_eq!(bot.get("/api/me").ok(), me);

    let mut other = server.guest("Legolas");
    other.delete(&format!("/api/tokens/{id}")).problem(404, "not-found");
    assert_eq!(bot.get("/api/me").ok(), me, "another's token is not theirs to drop");
    assert_eq!(client.delete(&format!("/api/tokens/{id}")).status, 204);
    bot.get("/api/me").problem(401, "no-person");
    client.delete(&format!("/api/tokens/{id}")).problem(404, "not-found");

    // A cookie does not help an unknown token.
    let mut both = client.clone().with("authorization", "Bearer nonsense");
    both.get("/api/me").problem(401, "no-person");

    for n in 0..20 {
        client.post("/api/tokens", json!({"name": format!("bot {n}")})).ok();
    }
    client.post("/api/tokens", json!({"name": "one more"})).problem(429, "limit");
}

#[test]
fn guests_are_limited_by_address() {
    let server = Server::behind_proxy();
    let guests = |address: &str, n: usize| {
        let made = (0..n).map(|_| {
            let reply = server.client_from(address).post("/api/guest", json!({"name": "Orc"}));
            assert!(matches!(reply.status, 200 | 429), "{}", reply.status);
            reply.status
        });
        made.filter(|status| *status == 200).count()
    };
    let one = guests("203.0.113.5", 60);
    // Some of the allowance comes back while the test runs.
    assert!((40..=45).contains(&one), "{one}");
    // Only the last entry was added by our proxy.
    let lied = guests("198.51.100.77, 203.0.113.5", 5);
    assert!(lied <= 2, "{lied}");
    assert_eq!(guests("203.0.113.6", 5), 5, "another address is not touched");
    // A household's whole IPv6 network counts as one address.
    let network = (0..60).map(|n| guests(&format!("2001:db8:1:2::{n:x}"), 1)).sum::<usize>();
    assert!((40..=45).contains(&network), "{network}");
}

#[test]
fn log_ins_are_limited_but_nobody_is_locked_out() {
    let server = Server::behind_proxy();
    let mut owner = server.client_from("192.0.2.1");
    owner.post("/api/register", json!({"name": "Theoden", "password": PASSWORD})).ok();
    let log_in = |client: &mut common::Client, name: &str, password: &str| {
        client.post("/api/login", json!({"name": name, "password": password})).status
    };
    let limits = &server.app().limits;
    let at = |address: &str| Caller::Address(address.parse().unwrap());
    // The allowance is used up first, since real attempts take too long; some of it comes back while the test runs.
    let use_up = |act: &dyn Fn() -> bool| while act() {};
    let refused = |client: &common::Client, name: &str| {
        (0..8).any(|_| log_in(&mut client.clone(), name, "wrong password") == 429)
    };
    // One name from one address.
    let (here, elsewhere) = ("203.0.113.1", "198.51.100.1");
    use_up(&|| limits.take_log_in(at(here), "theoden").is_ok());
    assert!(refused(&server.client_from(here), "tHeoden"));
    // Many names from one address.
    use_up(&|| limits.take_from(at(elsewhere), Act::LogInFrom).is_ok());
    assert!(refused(&server.client_from(elsewhere), "Rider"));
    // One name from many addresses, each of which has tried before.
    let from = |n: u32| Caller::Address(std::net::Ipv4Addr::from_bits(0xc612_0000 + n).into());
    for n in 0..400 {
        for _ in 0..4 {
            let _ = limits.take_log_in(from(n), "theoden");
        }
    }
    assert!(limits.take_log_in(from(0), "theoden").is_err());
    // The owner gets in from an address where nobody has tried, and with the known browser even from where others
    // have.
    assert_eq!(log_in(&mut server.client_from("192.0.2.77"), "Theoden", PASSWORD), 200);
    owner.post("/api/logout", json!({}));
    let mut beside = owner.clone().with("x-forwarded-for", here);
    assert_eq!(log_in(&mut beside, "Theoden", PASSWORD), 200);
    // The browser is good for its owner only, and not for endless guessing.
    let mut eowyn = server.client_from("192.0.2.2");
    eowyn.post("/api/register", json!({"name": "Eowyn", "password": PASSWORD})).ok();
    use_up(&|| limits.take_log_in(at(here), "theoden").is_ok());
    assert!(refused(&eowyn.with("x-forwarded-for", here), "Theoden"));
    let device = server::secrets::hash(beside.device.as_deref().unwrap());
    use_up(&|| limits.take(at(here), Act::Password, &device).is_ok());
    assert!(refused(&beside, "Theoden"));
    // Others are not affected.
    assert_eq!(log_in(&mut server.client_from("198.51.100.2"), "Rider", "wrong password"), 401);
}

#[test]
fn a_browser_is_known_until_the_password_changes_elsewhere() {
    let server = Server::start();
    let mut here = server.client();
    let me = here.post("/api/register", json!({"name": "Bilbo", "password": PASSWORD})).ok();
    let id = me["id"].as_str().unwrap();
    let known = |client: &common::Client| {
        let hash = server::secrets::hash(client.device.as_deref().unwrap());
        server.block_on(server.app().store.knows_device(id, &hash)).unwrap()
    };
    let first = here.device.clone();
    here.post("/api/login", json!({"name": "Bilbo", "password": PASSWORD})).ok();
    assert_eq!(here.device, first, "it stays the same browser");
    let mut there = server.client();
    // A word that somebody else chose is not taken over.
    there.device = Some("chosen".to_owned());
    there.post("/api/login", json!({"name": "Bilbo", "password": PASSWORD})).ok();
    assert_ne!(there.device.as_deref(), Some("chosen"));
    assert!(known(&here) && known(&there));
    there.post("/api/password", json!({"current": PASSWORD, "new": OTHER})).ok();
    assert!(known(&there) && !known(&here));
    assert!(server.guest("Frodo").device.is_none(), "guests have nothing to log in with");
}

#[test]
fn names_that_look_like_a_registered_one_are_taken() {
    let server = Server::start();
    let mut bilbo = server.client();
    bilbo.post("/api/register", json!({"name": "Bilbo", "password": PASSWORD})).ok();
    // A whole word of another script, full-width letters, a capital I for an l, a digit.
    for alike in ["Ｂｉｌｂｏ", "BiIbo", "bi1bo", "Bi lbo", "ВІLВО"] {
        let register = json!({"name": alike, "password": PASSWORD});
        let refused = server.client().post("/api/register", register);
        assert!([409, 422].contains(&refused.status), "{alike}: {}", refused.text());
        let guest = server.client().post("/api/guest", json!({"name": alike}));
        assert!([409, 422].contains(&guest.status), "{alike}: {}", guest.text());
        let renamed = server.guest("Frodo").patch("/api/me", json!({"name": alike}));
        assert!([409, 422].contains(&renamed.status), "{alike}: {}", renamed.text());
    }
    let why = server.client().post("/api/guest", json!({"name": "BiIbo"})).problem(409, "name-taken");
    assert!(why.contains("looks like"), "{why}");
    for unseen in ["Bil\u{ad}bo", "Bilbo\u{3164}", "\u{2800}Bilbo", "Bil\u{34f}bo", "Вilbо", "Bilbo\u{e0041}"]
    {
        server.client().post("/api/guest", json!({"name": unseen})).problem(422, "form");
        server
            .client()
            .post("/api/register", json!({"name": unseen, "password": PASSWORD}))
            .problem(422, "form");
    }
    // The person's own name spelled another way, and a name in another script, are nobody else's.
    assert_eq!(bilbo.patch("/api/me", json!({"name": "BILBO"})).ok()["name"], "BILBO");
    server.client().post("/api/register", json!({"name": "Бильбо", "password": PASSWORD})).ok();
    // However the letters are composed, it is the same name.
    server.client().post("/api/register", json!({"name": "E\u{301}owyn", "password": PASSWORD})).ok();
    for name in ["Éowyn", "e\u{301}OWYN"] {
        let me = server.client().post("/api/login", json!({"name": name, "password": PASSWORD})).ok();
        assert_eq!(me["name"], "Éowyn");
    }
}

#[test]
fn who_registered_before_names_were_compared_logs_in_as_ever() {
    let server = Server::start();
    server.client().post("/api/register", json!({"name": "Bilbo", "password": PASSWORD})).ok();
    let store = &server.app().store;
    let bilbo = server.block_on(store.person_named("Bilbo")).unwrap().unwrap();
    // A name that is no longer given to anybody.
    let old = store::Person { id: "old".into(), name: "So\u{ad}lo".into(), ..bilbo };
    server.block_on(store.add_person(&old)).unwrap();
    let mut solo = server.client();
    let me = solo.post("/api/login", json!({"name": "so\u{ad}lo", "password": PASSWORD})).ok();
    assert_eq!((&me["id"], &me["name"]), (&json!("old"), &json!("So\u{ad}lo")));
    solo.post("/api/password", json!({"current": PASSWORD, "new": OTHER})).ok();
    solo.patch("/api/me", json!({"hook": "https://bot.example/"})).ok();
}

#[test]
fn reading_without_a_name_is_limited_by_address() {
    let server = Server::behind_proxy();
    let limits = &server.app().limits;
    let address = server::limits::Caller::Address("203.0.113.5".parse().unwrap());
    while limits.take_from(address, server::limits::Act::Look).is_ok() {}
    for path in ["/api/tables", "/api/tables/none", "/api/me"] {
        // Some of the allowance comes back while the test runs.
        let refused = (0..40).any(|_| server.client_from("203.0.113.5").get(path).status == 429);
        assert!(refused, "{path}");
    }
    let made_up = server.client_from("203.0.113.5").with("authorization", "Bearer nonsense");
    assert!((0..40).any(|_| made_up.clone().get("/api/tables").status == 429));
    assert_eq!(server.client_from("203.0.113.6").get("/api/tables").status, 200);
    let mut guest = server.client_from("203.0.113.6");
    guest.post("/api/guest", json!({"name": "Ann"})).ok();
    let mut guest = guest.with("x-forwarded-for", "203.0.113.5");
    guest.get("/api/tables").ok();
}

#[test]
fn this_machine_is_exempt() {
    let server = Server::start();
    for n in 0..60 {
        server.client().post("/api/guest", json!({"name": format!("Bot {n}")})).ok();
    }
}

#[test]
fn sockets_are_counted_by_address() {
    use server::limits::SOCKETS_PER_ADDRESS;
    let server = Server::start();
    let limits = &server.app().limits;
    let address = Caller::Address("192.0.2.9".parse().unwrap());
    let mut held: Vec<_> = (0..SOCKETS_PER_ADDRESS).map(|_| limits.socket(address).ok().unwrap()).collect();
    assert!(limits.socket(address).is_err());
    assert!(limits.socket(Caller::Address("192.0.2.10".parse().unwrap())).is_ok());
    held.pop();
    held.push(limits.socket(address).ok().unwrap());
    assert_eq!(limits.open_sockets(), SOCKETS_PER_ADDRESS);
    held.clear();
    assert_eq!(limits.open_sockets(), 0);
}
