//! Phase 5: turns, passing, Action tokens, set-aside Leadership tokens (rules 7.1, 7.8).

use super::{FP, Rounds, SP, Table};
use crate::action::{Action, Ask, Deed};
use crate::army::ArmyAsk;
use crate::event::Event;
use crate::figures::Spot;
use crate::ids::{Area, Card, Character, Face, Pool, Unit};
use crate::muster::MusterAsk;
use crate::ops::CardAsk;
use crate::round::RoundAsk;

fn rohan() -> Table {
    Table::rohan()
        .army(Area::Edoras, &[(Unit::RohanFootmen, 2)])
        .army(Area::Orthanc, &[(Unit::UrukHai, 2)])
        .army(Area::NorthDunland, &[(Unit::Dunlendings, 1)])
        .with(Area::Edoras, Character::Theodred)
}

/// The round is over, and the next one has begun.
fn next_round(table: &Table) -> bool {
    table.state.round == 1 && matches!(table.asked(), Some(Ask::Draw { .. }))
}

#[test]
fn r7_1_1_the_free_peoples_first_then_in_turns() {
    let mut table = rohan().act(&[Face::Event; 2], &[Face::Event; 2]);
    for side in [FP, SP, FP, SP] {
        assert_eq!(table.state.to_act, side);
        table.discards(Face::Event);
    }
    // Rule 7.1.4: both have used all dice; unused Action tokens are lost for the round.
    assert!(next_round(&table));
    assert_eq!(table.state.action_tokens, (2, 0));
}

#[test]
fn r7_1_2_passing_takes_fewer_dice() {
    let mut table = rohan().act(&[Face::Event], &[Face::Event; 2]);
    table.say(Action::Pass);
    assert_eq!(table.state.to_act, SP);
    assert_eq!(table.refused(Action::Pass), "7.1.2");
    table.discards(Face::Event);
    assert_eq!(table.refused(Action::Pass), "7.1.2");
    assert_eq!(table.refused(Action::Token), "7.1.2");
}

#[test]
fn r7_1_3_only_the_free_peoples_have_action_tokens() {
    let mut table = rohan().act(&[Face::Event; 3], &[Face::Event]);
    table.discards(Face::Event);
    assert_eq!(table.refused(Action::Token), "7.1.3");
}

#[test]
fn r7_1_4_without_dice_the_free_peoples_go_on_with_tokens() {
    let mut table = rohan().act(&[Face::Event], &[Face::Event; 5]);
    table.discards(Face::Event).discards(Face::Event);
    // Rule 13.19: after the last die, one token for each pass.
    assert_eq!(table.legal(), [Action::Token, Action::Pass]);
    table.say(Action::Token);
    assert!(table.asks(RoundAsk::UseToken));
    table.say(Action::Do(Deed::MoveCharacters));
    table.say(Action::Done);
    assert_eq!((table.state.action_tokens, table.state.to_act), ((1, 1), SP));
    assert!(table.events.contains(&Event::UsedToken(Deed::MoveCharacters)));
    table.discards(Face::Event);
    table.say(Action::Pass);
    assert_eq!(table.state.action_tokens, (1, 1));
    table.discards(Face::Event);
    table.go(&[Action::Token, Action::Do(Deed::StrategicMove), Action::Done]);
    // No token is left: the Shadow acts alone.
    table.discards(Face::Event);
    assert_eq!(table.state.to_act, SP);
    table.discards(Face::Event);
    assert!(next_round(&table));
    // Rule 7.8.2.
    assert_eq!(table.state.action_tokens, (2, 0));
}

#[test]
fn r7_1_4_the_shadow_without_dice_does_not_act() {
    let mut table = rohan().act(&[Face::Event; 3], &[Face::Event]);
    table.discards(Face::Event).discards(Face::Event).discards(Face::Event);
    assert_eq!(table.state.to_act, FP);
    // Nobody may pass while he has more dice.
    assert_eq!(table.refused(Action::Pass), "7.1.2");
}

#[test]
fn r7_1_5_a_die_may_be_discarded() {
    let mut table = rohan().shadow_acts(&[Face::Eye]);
    table.discards(Face::Eye);
    assert!(table.events.contains(&Event::Used { side: SP, face: Face::Eye, deed: Deed::Discard }));
}

#[test]
fn r7_1_6_set_aside_tokens_before_and_after_each_die() {
    let mut table = rohan();
    table.state.set_aside = 3;
    table.state.action_tokens = (0, 0);
    let mut table = table.shadow_acts(&[Face::Character, Face::Eye]);
    table.say(Action::Die(Face::Character));
    assert!(table.asks(RoundAsk::SetAside));
    assert_eq!(table.refused(Action::Area(Area::Edoras)), "7.1.6");
    table.go(&[Action::Area(Area::NorthDunland), Action::Done]);
    // The token already counts for what the die may be used for.
    assert!(table.asks(RoundAsk::Use(Face::Character)));
    assert!(table.may(Action::Do(Deed::FastMove)));
    table.say(Action::Do(Deed::Discard));
    assert!(table.asks(RoundAsk::SetAside));
    table.go(&[Action::Area(Area::Orthanc), Action::Done]);
    assert_eq!(table.state.army(Area::Orthanc).leadership, 1);
    // The Free Peoples cannot act; with the last token nothing more is asked.
    table.go(&[Action::Die(Face::Eye), Action::Area(Area::Orthanc)]);
    assert!(table.asks(RoundAsk::Use(Face::Eye)));
    assert_eq!((table.state.army(Area::Orthanc).leadership, table.state.set_aside), (2, 0));
}

#[test]
fn r7_1_6_not_with_a_pass_nor_for_the_free_peoples() {
    let mut table = rohan();
    table.state.set_aside = 1;
    let mut table = table.act(&[Face::Event; 2], &[Face::Event]);
    table.say(Action::Die(Face::Event));
    assert!(table.asks(RoundAsk::Use(Face::Event)));
    table.say(Action::Do(Deed::Discard));
    let mut pass = rohan();
    pass.state.set_aside = 1;
    pass.state.to_act = SP;
    let mut pass = pass.act(&[Face::Event; 2], &[Face::Event]);
    pass.say(Action::Pass);
    assert!(pass.asks(RoundAsk::Act));
    assert_eq!(pass.state.to_act, FP);
}

#[test]
fn r7_1_7_dice_in_the_shadow_box_count_for_passing() {
    let mut table = rohan().act(&[Face::Event], &[Face::Character; 2]);
    table.say(Action::Pass);
    table.say(Action::Die(Face::Character));
    assert!(table.asks(RoundAsk::Use(Face::Character)));
}

#[test]
fn r7_8_1_what_a_token_allows() {
    let mut table = rohan();
    table.state.tokens[Pool::Free][Area::Edoras] = 1;
    table.state.armies.change(Area::Edoras, |army| army.damage = 1);
    let mut table = table.act(&[Face::Event], &[Face::Event; 2]);
    table.say(Action::Token);
    let deeds = [Deed::StrategicMove, Deed::Recruit, Deed::Rally, Deed::MoveCharacters];
    assert_eq!(table.legal(), deeds.map(Action::Do));
    assert_eq!(table.refused(Action::Do(Deed::FastMove)), "7.8.1");
    table.say(Action::Do(Deed::StrategicMove));
    // One Army, one area.
    assert!(matches!(
        table.asked(),
        Some(Ask::Army(ArmyAsk::March { steps: 1, left: 1, strike: false, .. }))
    ));
}

#[test]
fn r7_8_1_a_token_that_would_do_nothing_is_not_offered() {
    let table = Table::rohan().act(&[Face::Event], &[Face::Event; 2]);
    assert_eq!(table.refused(Action::Token), "7.8.1");
    let damaged = |damage: u8| {
        let mut table = rohan();
        table.state.armies.change(Area::Edoras, |army| army.damage = damage);
        let mut table = table.act(&[Face::Event], &[Face::Event; 2]);
        table.say(Action::Token);
        table
    };
    assert_eq!(damaged(0).refused(Action::Do(Deed::Rally)), "7.6.1");
    assert!(damaged(1).may(Action::Do(Deed::Rally)));
}

#[test]
fn r7_8_1_in_gondor_a_token_is_placed() {
    let mut table = Table::gondor().act(&[Face::Event], &[Face::Event; 2]);
    table.go(&[Action::Token, Action::Do(Deed::PlaceTokens)]);
    assert_eq!(table.asked(), Some(Ask::Muster(MusterAsk::PlaceToken)));
}

#[test]
fn r7_8_3_enemy_of_sauron_needs_gandalf_and_an_unused_die() {
    let sauron = Deed::ByToken { character: Character::GandalfRohan, n: 0 };
    let mut without = rohan().act(&[Face::Event], &[Face::Event; 2]);
    without.say(Action::Token);
    assert_eq!(without.refused(Action::Do(sauron)), "7.5.9");
    let mut with = rohan().with(Area::Edoras, Character::GandalfRohan).act(&[Face::Event], &[Face::Event; 2]);
    with.say(Action::Token);
    assert!(with.may(Action::Do(sauron)));
    // A die that shows it already cannot be turned; nor is there one after the last.
    for dice in [&[Face::WillOfTheWest] as &[Face], &[]] {
        let mut none = rohan().with(Area::Edoras, Character::GandalfRohan).act(dice, &[Face::Event; 2]);
        none.say(Action::Token);
        assert_eq!(none.refused(Action::Do(sauron)), "7.8.3");
    }
    let mut banned = rohan().with(Area::Edoras, Character::GandalfRohan);
    banned.state.bans.abilities.insert(Character::GandalfRohan);
    let mut banned = banned.act(&[Face::Event], &[Face::Event; 2]);
    banned.say(Action::Token);
    assert_eq!(banned.refused(Action::Do(sauron)), "7.7.9");
}

#[test]
fn r7_8_3_the_token_is_gone_and_the_die_is_used_later() {
    let mut table = rohan().with(Area::Edoras, Character::GandalfRohan);
    table.state.action_tokens = (1, 1);
    let mut table = table.act(&[Face::Event, Face::Muster], &[Face::Event; 4]);
    table.go(&[Action::Token, Action::Do(Deed::ByToken { character: Character::GandalfRohan, n: 0 })]);
    assert!(matches!(table.asked(), Some(Ask::Card(CardAsk::WhichDie { .. }))));
    table.go(&[Action::Die(Face::Event)]);
    // Rule 13.22: the one token is lost, the other, used before, is not.
    assert_eq!(table.state.action_tokens, (0, 1));
    assert!(table.events.contains(&Event::TokenLostForGood));
    assert_eq!(table.state.to_act, SP);
    assert!(table.state.dice[FP].unused.contains(Face::WillOfTheWest));
    table.discards(Face::Event);
    assert!(table.may(Action::Die(Face::WillOfTheWest)));
}

#[test]
fn r7_7_11_two_dice_at_once_only_where_a_card_says_so() {
    let table = || rohan().spot(Character::EomerRohan, Spot::Track(5));
    let none = table().act(&[Face::Event, Face::Muster], &[]);
    assert_eq!(none.refused(Action::TwoDice(Face::Muster, Face::Event)), "7.1.1");
    let some = table().on_table(Card::Grima1).act(&[Face::Event, Face::Muster], &[Face::Eye]);
    assert!(some.may(Action::TwoDice(Face::Muster, Face::Event)));
    let mut discards = some.clone();
    discards.go(&[Action::TwoDice(Face::Muster, Face::Event)]);
    assert!(!discards.state.table.contains(Card::Grima1));
    assert_eq!(discards.state.dice[FP].len(), 2);
    assert_eq!(discards.state.dice[FP].n_unused(), 0);
    // Each pair is listed once; two of a kind need two dice.
    assert_eq!(some.refused(Action::TwoDice(Face::Event, Face::Muster)), "7.1.1");
    assert_eq!(some.refused(Action::TwoDice(Face::Event, Face::Event)), "7.1.1");
    // The Shadow, whose card it is, may not.
    let shadow = table().on_table(Card::Grima1).shadow_acts(&[Face::Event, Face::Event]);
    assert_eq!(shadow.refused(Action::TwoDice(Face::Event, Face::Event)), "7.1.1");
}

#[test]
fn r7_7_1_a_card_is_played_with_a_die_that_plays_it() {
    let mut table = rohan().hold(FP, &[Card::Gen01]).act(&[Face::Event], &[]);
    assert_eq!(table.refused(Action::Card(Card::Gen01)), "7.7.1");
    table.say(Action::Die(Face::Event));
    assert_eq!(table.refused(Action::Card(Card::Gen01)), "7.7.1");
    table.say(Action::Do(Deed::PlayCard));
    assert!(table.asks(RoundAsk::PlayCard(Face::Event)));
    assert_eq!(table.legal(), [Action::Card(Card::Gen01)]);
}
