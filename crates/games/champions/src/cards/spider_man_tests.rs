//! Spider-Man's cards.

use crate::action::{Action, Ask};
use crate::card_names::Card;
use crate::ids::{Hero, PieceId, Scenario, Status};
use crate::testing::{A, Table};

fn spider_man() -> Table {
    let mut table = Table::solo(Scenario::Rhino, Hero::SpiderMan);
    table.hero(A);
    table
}

#[test]
fn spider_sense_draws_before_the_boost_card() {
    let mut table = spider_man();
    table.villain_attacks(A, &[Card::Advance]);
    assert!(matches!(table.ask(), Ask::Window { .. }));
    table.answer(Action::Use { piece: PieceId::identity(A), ability: 0 });
    assert_eq!(table.state.player(A).hand.len(), 1);
    // Once for each attack: now the defender is asked for.
    assert!(matches!(table.ask(), Ask::Defend { .. }));
    table.answer(Action::Pass);
    assert_eq!(table.hurt(A), 2);
}

#[test]
fn spider_sense_is_not_for_minions() {
    let mut table = spider_man();
    let shocker = table.encounter_card(A, Card::Shocker);
    table.happens(crate::frame::Frame::EnemyAttack { enemy: shocker, seat: A });
    assert!(matches!(table.ask(), Ask::Defend { .. }));
}

#[test]
fn webbed_up_stops_two_attacks() {
    let mut table = spider_man();
    let webbed = table.attached(A, Card::WebbedUp, PieceId::VILLAIN);
    table.villain_attacks(A, &[]);
    assert!(!table.is_in_play(webbed));
    assert!(table.has(PieceId::VILLAIN, Status::Stunned));
    table.villain_attacks(A, &[]);
    assert!(!table.has(PieceId::VILLAIN, Status::Stunned));
    assert_eq!(table.hurt(A), 0);
    // The third attack is normal.
    table.villain_attacks(A, &[Card::Advance]);
    assert!(matches!(table.ask(), Ask::Window { .. }));
}
