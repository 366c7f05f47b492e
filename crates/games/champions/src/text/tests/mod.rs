//! What people read, in English.

use super::{ability_of, choices, way_of};
use crate::ability::Way;
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::game::Thing;
use crate::ids::{AbilityId, Card, Hero, PieceId, Scenario, Status};
use crate::state::{Lasting, State};
use crate::testing::{A, B, Table, english};
use kernel::Texts;

fn spider_man() -> Table {
    let mut table = Table::solo(Scenario::Rhino, Hero::SpiderMan);
    table.hero(A);
    table
}

fn two() -> Table {
    let mut table = Table::new(Scenario::Rhino, &[Hero::SpiderMan, Hero::CaptainMarvel]);
    table.hero(A);
    table
}

fn last(table: &Table) -> String {
    table.told().pop().unwrap_or_default()
}

fn told(table: &Table, event: Event) -> String {
    table.state.event_text(&event).render(&english())
}

#[test]
fn what_cards_ask_for_and_offer_is_in_the_catalogue() {
    let names = texts::Texts::of(State::catalogues()).names("en");
    let has = |family: &str, which: &str| names.contains(&format!("{family}-{which}"));
    let mut found: Vec<(&str, &str)> = Vec::new();
    for card in Card::ALL {
        found.extend(card.def().attach.map(|attach| ("attach", attach.what)));
        for ability in card.def().abilities {
            found.extend(ability.targets.iter().map(|target| ("choose", target.what)));
            found.push(("choose", ability.picked));
            if !ability.name.is_empty() {
                found.push(("ability", ability.name));
            }
            let mut lists: Vec<&[Way]> = Vec::new();
            choices(ability.effect, &mut lists);
            found.extend(lists.into_iter().flatten().map(|way| ("way", way.what)));
        }
    }
    for (family, which) in &found {
        assert!(has(family, which), "{family}-{which}");
    }
    // And nothing is left there that no card says.
    found.push(("attach", "a-card-in-play"));
    for name in &names {
        let family = ["attach-", "choose-", "way-"].into_iter().find(|family| name.starts_with(family));
        let used = |family: &str| found.contains(&(family.trim_end_matches('-'), &name[family.len()..]));
        assert!(family.is_none_or(used), "{name}");
    }
}

#[test]
fn a_line_of_the_log_says_the_same_later() {
    let mut table = spider_man();
    let first = table.encounter_card(A, Card::HydraMercenary);
    let second = table.encounter_card(A, Card::HydraMercenary);
    table.deal(second, 1).settle();
    assert_eq!(last(&table), "Hydra Mercenary 2 takes 1 damage.");
    let log = Some(table.log.len());
    table.deal(first, 3).settle();
    assert!(!table.is_in_play(first));
    let lines = table.told();
    assert_eq!(
        log.and_then(|n| lines.get(n - 1)).map(String::as_str),
        Some("Hydra Mercenary 2 takes 1 damage.")
    );
    assert!(lines.contains(&"Hydra Mercenary 1 takes 3 damage.".to_owned()), "{lines:?}");
    assert!(lines.contains(&"Hydra Mercenary is defeated.".to_owned()), "{lines:?}");
    // The one that is left needs no number any more.
    table.deal(second, 1).settle();
    assert_eq!(last(&table), "Hydra Mercenary takes 1 damage.");
    // The villain goes by the stage that was hit.
    table.deal(PieceId::VILLAIN, 1).settle();
    table.stage(2);
    assert_eq!(last(&table), "Rhino I takes 1 damage.");
}

#[test]
fn a_drone_is_called_a_drone() {
    let mut table = Table::solo(Scenario::Ultron, Hero::SpiderMan);
    let environment = table.encounter_card(A, Card::UltronDrones);
    table.hero(A);
    let drone = table.drone(A, Card::Backflip);
    assert_eq!(
        table.says(Action::Attack { by: PieceId::identity(A), to: Some(drone) }),
        "Spider-Man attacks Drone (2 damage)."
    );
    table.drone(A, Card::AuntMay);
    table.piece(drone).give(Status::Tough);
    table.deal(drone, 1).settle();
    assert_eq!(last(&table), "Drone 1 loses the tough card and takes no damage.");
    table.deal(drone, 1).settle();
    let lines = table.told();
    assert!(lines.contains(&"A Drone is defeated.".to_owned()), "{lines:?}");
    // Only what it was comes up, at the end.
    assert_eq!(lines.iter().filter(|line| line.contains("Backflip")).count(), 1, "{lines:?}");
    let stunned = Event::LostStatus(Card::UltronDrones, Status::Stunned);
    assert_eq!(told(&table, stunned), "A Drone loses the stunned card instead of attacking.");
    let entered = Event::Entered(Card::UltronDrones, environment, 0);
    assert_eq!(told(&table, entered), "Ultron Drones enters play.");
}

#[test]
fn what_a_line_tells_of_can_be_pointed_at() {
    let table = two();
    let things = |event: Event| {
        let mut things = Vec::new();
        table.state.event_text(&event).each_thing(&mut |thing| things.push(*thing));
        things
    };
    let (villain, hero) = (Thing::Piece(PieceId::VILLAIN), Thing::Piece(PieceId::identity(B)));
    let attack = Event::EnemyAttacks { by: Card::RhinoI, seat: B, at: PieceId::VILLAIN, nth: 0 };
    assert_eq!(things(attack), [villain, Thing::Card(Card::RhinoI), hero]);
    assert_eq!(told(&table, attack), "Rhino I attacks Captain Marvel.");
    let milled = Event::Milled(B, Card::EnergyAbsorption);
    assert_eq!(things(milled), [Thing::Player(B), Thing::Card(Card::EnergyAbsorption), Thing::Discard(B)]);
    assert_eq!(things(Event::Accelerated), [Thing::Piece(PieceId::MAIN)]);
    // A card that others may not know is not among them.
    assert_eq!(things(Event::Drew(B, None)), [Thing::Player(B)]);
    assert_eq!(told(&table, Event::Drew(B, None)), "Captain Marvel draws a card.");
    assert_eq!(told(&table, Event::Boost(Card::Advance, 0)), "Boost card: Advance, no icons.");
    assert_eq!(told(&table, Event::Boost(Card::Advance, 1)), "Boost card: Advance, 1 icon.");
    assert_eq!(told(&table, Event::Boost(Card::Advance, 2)), "Boost card: Advance, 2 icons.");
}

#[test]
fn abilities_are_told_apart() {
    let table = two();
    let name = |card: Card, n: u8| {
        let name = kernel::Argument::Thing(Thing::Card(card));
        let text = kernel::Text::new("answer-use").with("ability", ability_of(card, name, AbilityId(n)));
        text.render(&english())
    };
    assert_eq!(name(Card::AuntMay, 0), "Use Aunt May.");
    assert_eq!(name(Card::CaptainMarvel, 0), "Use Rechannel (Captain Marvel).");
    assert_eq!(name(Card::EnergyChannel, 0), "Use Energy Channel, Action.");
    assert_eq!(name(Card::EnergyChannel, 1), "Use Energy Channel, Hero Action (attack).");
    let used = Event::Used(A, Card::JenniferWalters, AbilityId(0));
    assert_eq!(told(&table, used), "Spider-Man: I Object! (Jennifer Walters) is used.");
}

#[test]
fn ways_are_told_by_their_card() {
    let table = two();
    let chose = Event::Chose(A, Card::UltronI, 1);
    assert_eq!(told(&table, chose), "Spider-Man chooses of Ultron I: Make 1 Drone.");
    assert_eq!(way_of(Card::UltronI, 2), None);
    assert_eq!(told(&table, Event::Chose(A, Card::Backflip, 0)), "Spider-Man chooses option 1 of Backflip.");
}

#[test]
fn a_payment_says_what_it_needs() {
    let mut table = spider_man();
    table.encounter_card(A, Card::Shocker);
    table.hand(A, &[Card::SwingingWebKick, Card::Energy, Card::Genius, Card::Backflip]);
    assert_eq!(table.says(Action::Play(Card::SwingingWebKick)), "Play Swinging Web Kick (cost 3).");
    table.answer(Action::Play(Card::SwingingWebKick));
    assert_eq!(table.question(), "Pay for Swinging Web Kick: 3 resources.");
    assert_eq!(table.says(Action::Card(Card::Energy)), "Discard Energy for 2 energy.");
    table.answer(Action::Card(Card::Energy));
    assert_eq!(table.question(), "Pay for Swinging Web Kick: 3 resources, so far 2 energy.");
    table.answer(Action::Card(Card::Genius));
    assert_eq!(table.question(), "Swinging Web Kick: choose an enemy to attack.");
}

#[test]
fn a_window_says_what_is_happening() {
    let mut table = two();
    table.hand(A, &[Card::Backflip]);
    table.villain_attacks(A, &[Card::Advance]);
    assert_eq!(table.question(), "Rhino I attacks Spider-Man: Spider-Man may use an Interrupt.");
    table.pass_until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(table.question(), "Rhino I attacks Spider-Man: Spider-Man may defend.");
    assert_eq!(table.says(Action::Pass), "Do not defend.");
    let minion = table.encounter_card(B, Card::HydraMercenary);
    assert_eq!(table.says(Action::Piece(minion)), "Hydra Mercenary defends.");
    let hits = Action::Attack { by: PieceId::identity(A), to: Some(minion) };
    let engaged = "Spider-Man attacks Hydra Mercenary (engaged with Captain Marvel) (2 damage).";
    assert_eq!(table.says(hits), engaged);
}

#[test]
fn effects_that_last_are_told() {
    let table = two();
    let say = |lasting: Lasting| table.state.lasting_text(&lasting).render(&english());
    use crate::ids::{Trait, Value};
    let plus = Lasting::Plus { piece: PieceId::identity(A), value: Value::Atk, by: 1 };
    assert_eq!(say(plus), "Spider-Man gets +1 ATK until the end of the phase.");
    let all = Lasting::PlusAll { seat: B, value: Value::Thw, by: 1 };
    assert_eq!(say(all), "All characters of Captain Marvel get +1 THW until the end of the phase.");
    let aerial = Lasting::Trait { seat: B, word: Trait::Aerial };
    assert_eq!(say(aerial), "Captain Marvel has Aerial until the end of the phase.");
    let discard = Lasting::DiscardAtEndOfRound(PieceId::VILLAIN);
    assert_eq!(say(discard), "Rhino I is discarded at the end of the round.");
}
