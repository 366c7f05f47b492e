//! The questions of the toy battle, in order, and where they lead.

use super::battle::*;
use super::{Toy, assert_contains};
use kernel::{Seat, SeatSet};

fn units(regulars: u8, elites: u8) -> Units {
    Units { regulars, elites }
}

/// The Shadow has played its Event card and is asked for the first target.
fn card_played(garrison: Units, besiegers: Units, shadow_points: u8) -> Toy<War> {
    let mut toy = Toy::begin(War::new(garrison, besiegers, shadow_points));
    toy.asks(SHADOW, Ask::Action).says(SHADOW, Action::PlayEvent).asks(SHADOW, Ask::Target);
    toy
}

/// Both targets were the relief Army, which had one Regular: the battle begins with both Armies whole.
fn battle_begun(garrison: Units, besiegers: Units, shadow_points: u8) -> Toy<War> {
    let mut toy = card_played(garrison, besiegers, shadow_points);
    toy.says(SHADOW, Action::Target(Army::Relief))
        .asks(FREE, Ask::Hit { army: Army::Relief, left: 1 })
        .says(FREE, Action::LoseRegular)
        .asks(SHADOW, Ask::Target)
        // An empty Army suffers nothing: nobody is asked.
        .says(SHADOW, Action::Target(Army::Relief))
        .asks(SeatSet::only(FREE).with(SHADOW), Ask::CombatCard);
    toy
}

fn no_cards(toy: &mut Toy<War>) -> &mut Toy<War> {
    toy.says(SHADOW, Action::Card(None)).says(FREE, Action::Card(None))
}

fn dice(toy: &mut Toy<War>, side: Side, n: u8, dice: [u8; 5]) -> &mut Toy<War> {
    toy.asks(Seat::CHANCE, Ask::Dice { side, n }).says(Seat::CHANCE, Action::Dice(dice))
}

#[test]
fn casualties_are_asked_of_the_owner_while_the_card_still_chooses_targets() {
    let mut toy = card_played(units(0, 1), units(2, 1), 8);
    toy.says(SHADOW, Action::Target(Army::Garrison))
        .asks(FREE, Ask::Hit { army: Army::Garrison, left: 1 })
        .prints(&[
            "Turn(FreeActs)",
            "EventCard { step: Target { left: 1 }, target: None }",
            "Casualties { army: Garrison, left: 1 }",
            "seat 0 asked Hit { army: Garrison, left: 1 }",
        ]);

    // The Elite is reduced: the garrison holds, the next target is chosen, and the owner is asked again.
    let mut reduced = toy.rewind();
    reduced.says(FREE, Action::ReduceElite).asks(SHADOW, Ask::Target);
    assert!(reduced.position.besieged);
    reduced
        .says(SHADOW, Action::Target(Army::Garrison))
        .asks(FREE, Ask::Hit { army: Army::Garrison, left: 1 });
    reduced.says(FREE, Action::LoseRegular);
    // It was captured before anybody else was asked, and there is nothing left to assault.
    reduced.asks(FREE, Ask::Action);
    assert!(reduced.position.captured);

    // No Regular to replace it (9.7.7): the last unit of the garrison is lost. Rule 7.10: captured at once,
    // before the second target is chosen.
    let mut lost = toy.rewind();
    lost.says(FREE, Action::LoseElite).asks(SHADOW, Ask::Target);
    assert!(lost.position.captured && !lost.position.besieged);
    assert_eq!(lost.position.shadow_points, 10);
    lost.prints(&[
        "Turn(FreeActs)",
        "EventCard { step: Strike { left: 0 }, target: None }",
        "seat 1 asked Target",
    ]);
}

#[test]
fn combat_cards_are_laid_secretly_in_any_order_and_then_revealed() {
    let toy = battle_begun(units(1, 1), units(2, 1), 8);
    let wall = Action::Card(Some(CombatCard::ShieldWall));

    let mut free_first = toy.rewind();
    free_first.says(FREE, wall).asks(SHADOW, Ask::CombatCard);
    let told = [free_first.told(Some(FREE)), free_first.told(Some(SHADOW)), free_first.told(None)];
    assert_contains(&told[0], &"you lay Some(ShieldWall)".to_owned());
    assert_eq!(told[1], ["Relief: LoseRegular"]);
    assert_eq!(told[2], told[1]);
    assert!(!free_first.log.revealed());
    free_first.says(SHADOW, Action::Card(Some(CombatCard::Onslaught)));
    assert!(free_first.log.revealed());
    assert_eq!(
        free_first.told(Some(SHADOW)).last().unwrap(),
        "revealed: [Card(Onslaught), Card(ShieldWall)]"
    );

    let mut shadow_first = toy.rewind();
    shadow_first
        .says(SHADOW, Action::Card(Some(CombatCard::Onslaught)))
        .asks(FREE, Ask::CombatCard)
        .says(FREE, wall);
    assert_eq!(free_first.position, shadow_first.position);

    // The card acts before the roll: a casualty inside a card inside a round inside a card.
    shadow_first.asks(SHADOW, Ask::Hit { army: Army::Besiegers, left: 1 }).prints(&[
        "Turn(FreeActs)",
        "EventCard { step: Discard, target: None }",
        "Battle(Over)",
        "Round { step: AttackerRolls, cards: [Card(Onslaught), Card(ShieldWall)], hits: [0, 0] }",
        "Play { card: ShieldWall, by: Defender, step: Discard }",
        "Casualties { army: Besiegers, left: 1 }",
        "seat 1 asked Hit { army: Besiegers, left: 1 }",
    ]);
    // One unit fewer rolls: the number of dice is counted when they are thrown (9.7.1).
    shadow_first.says(SHADOW, Action::LoseRegular);
    dice(&mut shadow_first, Side::Attacker, 2, [5, 4, 0, 0, 0]);
    // The other card counts when the dice lie there: a five with it is a six.
    dice(&mut shadow_first, Side::Defender, 2, [1, 1, 0, 0, 0]);
    shadow_first.asks(SHADOW, Ask::Reroll { side: Side::Attacker, most: 1 }).says(SHADOW, Action::Reroll(0));
    shadow_first.asks(FREE, Ask::Hit { army: Army::Garrison, left: 1 });
}

#[test]
fn a_won_battle_captures_at_once_but_wins_the_game_only_in_the_victory_check() {
    let mut toy = battle_begun(units(1, 1), units(2, 1), 8);
    no_cards(&mut toy);
    dice(&mut toy, Side::Attacker, 3, [6, 6, 1, 0, 0]);
    dice(&mut toy, Side::Defender, 2, [5, 2, 0, 0, 0]);
    toy.asks(SHADOW, Ask::Reroll { side: Side::Attacker, most: 1 });

    // The Leader's re-roll hits: three hits empty the garrison.
    let mut won = toy.rewind();
    won.says(SHADOW, Action::Reroll(1))
        .asks(Seat::CHANCE, Ask::Rerolled { side: Side::Attacker, n: 1 })
        .says(Seat::CHANCE, Action::Dice([6, 0, 0, 0, 0]))
        .asks(SHADOW, Ask::Hit { army: Army::Besiegers, left: 1 })
        .says(SHADOW, Action::LoseRegular)
        .asks(FREE, Ask::Hit { army: Army::Garrison, left: 3 })
        .says(FREE, Action::ReduceElite)
        .asks(FREE, Ask::Hit { army: Army::Garrison, left: 2 })
        .says(FREE, Action::LoseRegular)
        .says(FREE, Action::LoseRegular)
        // Ten points, but the Free Peoples still act.
        .asks(FREE, Ask::Action);
    assert_eq!((won.position.shadow_points, won.position.winner), (10, None));
    won.prints(&["Turn(VictoryCheck)", "seat 0 asked Action"]);
    won.says(FREE, Action::Pass).ends();
    assert_eq!(won.position.winner, Some(SHADOW));

    // No re-roll: one Regular is left, and the attacker may extend by reducing an Elite.
    let mut held = toy.rewind();
    held.says(SHADOW, Action::Reroll(0))
        .says(SHADOW, Action::LoseRegular)
        .says(FREE, Action::LoseElite)
        .asks(SHADOW, Ask::Extend);
    let mut extended = held.rewind();
    extended
        .says(SHADOW, Action::Extend(true))
        .asks(SeatSet::only(FREE).with(SHADOW), Ask::CombatCard)
        .prints(&[
            "Turn(FreeActs)",
            "EventCard { step: Discard, target: None }",
            "Battle(Over)",
            "Round { step: BeforeRoll, cards: [NotYet, NotYet], hits: [0, 0] }",
            "seat 0+seat 1 asked CombatCard",
        ]);
    held.says(SHADOW, Action::Extend(false)).asks(FREE, Ask::Action).says(FREE, Action::Pass).ends();
    assert!(held.position.besieged);
    assert_eq!((held.position.shadow_points, held.position.winner), (8, None));
}

#[test]
fn hits_are_simultaneous_and_a_mutual_wipe_out_captures_nothing() {
    let mut toy = battle_begun(units(1, 0), units(1, 0), 8);
    no_cards(&mut toy);
    dice(&mut toy, Side::Attacker, 1, [6, 0, 0, 0, 0]);
    dice(&mut toy, Side::Defender, 1, [5, 0, 0, 0, 0]);
    toy.asks(SHADOW, Ask::Hit { army: Army::Besiegers, left: 1 }).says(SHADOW, Action::LoseRegular);
    // The besiegers are gone, which ends a siege at once; but not while the battle's hits are being taken.
    toy.asks(FREE, Ask::Hit { army: Army::Garrison, left: 1 });
    assert!(toy.position.besieged);
    toy.says(FREE, Action::LoseRegular).asks(FREE, Ask::Action);
    assert!(!toy.position.besieged && !toy.position.captured);
    assert_contains(&toy.told(None), &"the siege ends".to_owned());
    toy.says(FREE, Action::Pass).ends();
    assert_eq!(toy.position.winner, None);
}
