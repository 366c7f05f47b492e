//! Phase 3 (chapter 6, rules 9.7, 9.8).

use super::{FP, Rounds, SP, Table};
use crate::action::{Action, Ask, Choice};
use crate::event::Event;
use crate::figures::Spot;
use crate::ids::{Area, Card, Character, Deck, Face, Tile, Unit};
use crate::round::{RoundAsk, RoundFrame};
use crate::state::Ending;

const KEEP: Action = Action::Choose(Choice::Keep);
const DRAW_ON: Action = Action::Choose(Choice::DrawOn);

/// Phase 3 with so many dice in the Shadow Box.
fn fate(table: Table, dice: usize) -> Table {
    table.dice(SP, &[Face::Character; 9][..dice]).to_roll(SP, 2).to_roll(FP, 4).round(RoundFrame::Phase3)
}

fn in_phase_4(table: &Table) -> bool {
    table.asked() == Some(Ask::ActionDie(FP))
}

#[test]
fn r6_1_at_most_as_many_tiles_as_dice() {
    let mut table = fate(Table::rohan(), 2);
    table.say(Action::Tile(Tile::One));
    assert!(table.asks(RoundAsk::FateTile(Tile::One)));
    table.go(&[DRAW_ON, Action::Tile(Tile::Three)]);
    assert_eq!(table.refused(DRAW_ON), "6.1");
    // Rule 11.3.1: it is asked all the same.
    assert_eq!(table.legal(), [KEEP]);
    table.say(KEEP);
    assert_eq!(table.state.fate, 3);
    assert!(in_phase_4(&table));
}

#[test]
fn r6_1_at_least_one_tile_is_drawn() {
    let mut table = fate(Table::rohan(), 0);
    table.say(Action::Tile(Tile::One));
    assert_eq!(table.legal(), [KEEP]);
}

#[test]
fn r6_2_only_the_last_tile_is_kept_and_the_others_return() {
    let mut table = fate(Table::rohan().tiles(&[Tile::One, Tile::Two, Tile::Three]), 3);
    table.go(&[Action::Tile(Tile::Three), DRAW_ON, Action::Tile(Tile::One)]);
    assert_eq!((table.state.aside.count(Tile::Three), table.state.pool.len()), (1, 1));
    table.say(KEEP);
    assert_eq!(table.state.fate, 1);
    // Rule 6.4.
    assert_eq!((table.state.pool.count(Tile::Three), table.state.pool.count(Tile::One)), (1, 0));
    assert_eq!(table.state.discarded.count(Tile::One), 1);
    assert!(table.state.aside.is_empty());
}

#[test]
fn r6_3_a_red_tile_is_kept() {
    let mut table = fate(Table::rohan().tiles(&[Tile::ShadowZero, Tile::Three]), 3);
    table.say(Action::Tile(Tile::ShadowZero));
    assert_eq!(table.state.fate, 0);
    assert_eq!(table.state.discarded.count(Tile::ShadowZero), 1);
    assert!(in_phase_4(&table));
}

#[test]
fn r6_4_x_is_the_number_of_dice_in_the_shadow_box() {
    let mut table = fate(Table::rohan().tiles(&[Tile::XFate]), 3);
    table.go(&[Action::Tile(Tile::XFate), KEEP]);
    assert_eq!((table.state.fate, table.state.ents), (3, 1));
}

#[test]
fn r6_5_the_endgame_marker_ends_the_game_before_the_symbol() {
    let mut table = fate(Table::rohan().fate(16).tiles(&[Tile::TwoFate]), 1);
    table.go(&[Action::Tile(Tile::TwoFate), KEEP]);
    assert_eq!((table.state.ended, table.state.fate, table.state.ents), (Some(Ending::Fate), 18, 0));
    let mut short = fate(Table::rohan().fate(15).tiles(&[Tile::TwoFate]), 1);
    short.go(&[Action::Tile(Tile::TwoFate), KEEP]);
    assert_eq!((short.state.ended, short.state.ents), (None, 1));
}

#[test]
fn r6_6_an_empty_pool_is_filled_with_normal_discards() {
    let mut table = Table::rohan().tiles(&[Tile::One]);
    table.state.discarded.add(Tile::Two, 2);
    table.state.discarded.add(Tile::ShadowZero, 1);
    let mut table = fate(table, 3);
    table.go(&[Action::Tile(Tile::One), DRAW_ON]);
    assert!(table.events.contains(&Event::FatePoolFilled));
    // Neither the red tile nor the one set aside comes back.
    assert_eq!(table.legal(), [Action::Tile(Tile::Two)]);
    assert_eq!(table.state.discarded.count(Tile::ShadowZero), 1);
    table.go(&[Action::Tile(Tile::Two), DRAW_ON, Action::Tile(Tile::Two), KEEP]);
    assert_eq!(table.state.fate, 2);
}

#[test]
fn r6_6_without_a_tile_the_last_one_is_kept() {
    let mut table = fate(Table::rohan().tiles(&[Tile::One]), 3);
    table.say(Action::Tile(Tile::One));
    assert_eq!(table.refused(DRAW_ON), "6.6");
    table.say(KEEP);
    assert_eq!(table.state.fate, 1);
    let none = fate(Table::rohan().tiles(&[]), 3);
    assert!(in_phase_4(&none));
}

#[test]
fn r6_7_the_fate_symbol_brings_ents() {
    let mut table = fate(Table::rohan().spot(Character::Treebeard, Spot::Entwood), 1);
    table.go(&[Action::Tile(Tile::TwoFate), KEEP]);
    assert_eq!(table.state.ents, 2);
    let mut plain = fate(Table::rohan(), 1);
    plain.go(&[Action::Tile(Tile::Three), KEEP]);
    assert_eq!(plain.state.ents, 0);
    // They Don't Like Being Roused.
    let mut fewer = fate(Table::rohan().on_table(Card::Sa12), 1);
    fewer.go(&[Action::Tile(Tile::TwoFate), KEEP]);
    assert_eq!(fewer.state.ents, 0);
}

#[test]
fn r9_7_the_fate_symbol_removes_a_darkness_token() {
    let mut table = fate(Table::gondor(), 1);
    table.go(&[Action::Tile(Tile::TwoFate), KEEP]);
    assert_eq!((table.state.darkness, table.state.ents), (5, 0));
    assert!(!table.state.in_deck(Deck::Darkness).is_empty());
}

#[test]
fn r9_7_3_with_the_last_darkness_token_the_cards_and_nazgul_go() {
    let mut table = Table::gondor().hold(SP, &[Card::Darkness1, Card::Gen01]).on_table(Card::Darkness6);
    table.state.darkness = 1;
    table.state.nazgul[Area::GreatGate] = 3;
    let mut table = fate(table, 1);
    table.go(&[Action::Tile(Tile::TwoFate), KEEP]);
    let state = &table.state;
    assert_eq!((state.darkness, state.nazgul_in_supply()), (0, 8));
    assert!(state.in_deck(Deck::Darkness).is_empty() && state.table.is_empty());
    assert_eq!(state.hands[SP], crate::ids::Cards::only(Card::Gen01));
    assert_eq!(state.gone, Deck::Darkness.cards());
}

#[test]
fn r6_7_blue_two_draws_exactly_one_further_tile() {
    let mut table = fate(Table::rohan().tiles(&[Tile::FreeTwoDraw, Tile::Three, Tile::One]), 3);
    table.go(&[Action::Tile(Tile::FreeTwoDraw), KEEP]);
    assert_eq!((table.state.fate, table.asked()), (2, Some(Ask::Tile)));
    table.say(Action::Tile(Tile::Three));
    // Rule 13.2: it is kept without a choice.
    assert_eq!(table.state.fate, 5);
    assert!(in_phase_4(&table));
    assert_eq!(table.state.discarded.len(), 2);
}

#[test]
fn r6_7_blue_two_may_be_set_aside() {
    let mut table = fate(Table::rohan().tiles(&[Tile::FreeTwoDraw, Tile::Three]), 3);
    table.go(&[Action::Tile(Tile::FreeTwoDraw), DRAW_ON, Action::Tile(Tile::Three), KEEP]);
    assert_eq!((table.state.fate, table.state.pool.count(Tile::FreeTwoDraw)), (3, 1));
}

#[test]
fn r6_7_the_red_tile_with_a_die() {
    let table = || Table::rohan().army(Area::Orthanc, &[(Unit::UrukHai, 1)]).tiles(&[Tile::ShadowZeroDie]);
    let mut yes = fate(table(), 2);
    yes.say(Action::Tile(Tile::ShadowZeroDie));
    assert!(yes.asks(RoundAsk::ExtraDie));
    yes.say(Action::Accept);
    assert_eq!((yes.state.shadow_box(), yes.state.dice[SP].to_roll), (3, 1));
    assert_eq!(yes.state.army(Area::Orthanc).leadership, 1);
    // Rule 13.33: it gives no further tile.
    assert!(in_phase_4(&yes));
    let mut no = fate(table(), 2);
    no.go(&[Action::Tile(Tile::ShadowZeroDie), Action::Decline]);
    assert_eq!((no.state.shadow_box(), no.state.army(Area::Orthanc).leadership), (2, 0));
    // Without a die in the pool there is nothing to put there.
    let mut none = table().dice(SP, &[Face::Character; 2]).to_roll(FP, 4).round(RoundFrame::Phase3);
    none.say(Action::Tile(Tile::ShadowZeroDie));
    assert!(in_phase_4(&none));
}

fn no_living_man() -> Table {
    Table::gondor().tiles(&[Tile::FreeNoLivingMan, Tile::Three, Tile::Two])
}

#[test]
fn r9_8_1_theoden_on_the_track_comes_nearer() {
    let mut table = fate(no_living_man(), 1);
    table.go(&[Action::Tile(Tile::FreeNoLivingMan), KEEP]);
    assert_eq!(table.state.spots[Character::TheodenGondor], Spot::Track(8));
    table.say(Action::Tile(Tile::Three));
    assert_eq!(table.state.fate, 3);
    assert_eq!(table.state.discarded.count(Tile::FreeNoLivingMan), 1);
    assert!(in_phase_4(&table));
}

#[test]
fn r9_8_2_theoden_in_play_and_the_witch_king_on_the_board() {
    let mut table = fate(
        no_living_man()
            .with(Area::Harlond, Character::TheodenGondor)
            .with(Area::GreatGate, Character::WitchKing)
            .with(Area::CrossRoads, Character::Gothmog),
        1,
    );
    table.go(&[Action::Tile(Tile::FreeNoLivingMan), KEEP]);
    assert_eq!(table.state.spots[Character::WitchKing], Spot::Eliminated);
    // Rule 9.2: Gothmog follows him at once and stays on the board.
    assert_eq!(table.state.commander, Some(Character::Gothmog));
    assert_eq!(table.state.spots[Character::Gothmog], Spot::At(Area::CrossRoads));
    assert_eq!((table.state.fate, table.state.discarded.count(Tile::FreeNoLivingMan)), (0, 1));
    assert!(in_phase_4(&table));
}

#[test]
fn r9_8_3_the_tile_goes_back_after_the_further_one() {
    let theoden_in_play = no_living_man().with(Area::Harlond, Character::TheodenGondor);
    let theoden_gone = no_living_man()
        .spot(Character::TheodenGondor, Spot::Eliminated)
        .with(Area::GreatGate, Character::WitchKing);
    let witch_king_gone = no_living_man()
        .with(Area::Harlond, Character::TheodenGondor)
        .spot(Character::WitchKing, Spot::Eliminated);
    for table in [theoden_in_play, theoden_gone, witch_king_gone] {
        let witch_king = table.state.spots[Character::WitchKing];
        let mut table = fate(table, 1);
        table.go(&[Action::Tile(Tile::FreeNoLivingMan), KEEP]);
        // Rule 9.8.4: the other tile is drawn before this one is back.
        assert_eq!(table.legal(), [Action::Tile(Tile::Two), Action::Tile(Tile::Three)]);
        table.say(Action::Tile(Tile::Two));
        assert_eq!(table.state.fate, 2);
        assert_eq!(table.state.pool.count(Tile::FreeNoLivingMan), 1);
        assert_eq!(table.state.spots[Character::WitchKing], witch_king);
        assert!(in_phase_4(&table));
    }
}

#[test]
fn r6_9_ready_is_who_lies_at_or_before_the_marker() {
    let mut table = Table::rohan().fate(4);
    assert!(table.state.is_ready(Character::Treebeard) && !table.state.is_ready(Character::EomerRohan));
    table.state.fate = 5;
    assert!(table.state.is_ready(Character::EomerRohan));
    // Moved back, he is not ready any more.
    table.state.fate = 4;
    assert!(!table.state.is_ready(Character::EomerRohan));
}
