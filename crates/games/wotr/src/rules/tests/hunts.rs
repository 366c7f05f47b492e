//! The Hunt: rules 10.1 to 10.13 and what cards make of them.
#![allow(clippy::unwrap_used)]

use crate::action::{Action, Ask, Choice, RollFor};
use crate::fellowship::FellowshipFrame;
use crate::figures::{Characters, Figure, Place, Spot};
use crate::frame::Frame;
use crate::hunt::{HuntAsk, HuntFrame, TileFor};
use crate::ids::{BySide, Card, Character, Side, Tile};
use crate::map::Region;
use crate::rules::Log;
use crate::state::{Ending, Scenario, Setup, State};
use crate::testing::in_english;
use kernel::flow::{self, Flow};
use kernel::{Game, Seat, Texts};

/// A position as set up, with Seat 0 as the Free Peoples and Seat 1 as the Shadow.
pub(super) fn position() -> State {
    let mut state = State::blank(&Setup { scenario: Scenario::TwoPlayer }).unwrap();
    state.leading = BySide::new([Seat(0), Seat(1)]);
    state.turn = 1;
    state.hunt.company = state.in_fellowship();
    state
}

/// Runs a procedure to its first question.
pub(super) fn begin(state: &mut State, frame: Frame) {
    state.flow = Flow::stacked(&[frame]);
    flow::run(state, &mut Log::off()).unwrap();
    state.check_pieces().unwrap();
}

/// What is asked; none if the procedure is over.
pub(super) fn asked(state: &State) -> Option<Ask> {
    state.flow.asked().map(|asked| asked.ask)
}

/// Answers for whoever is asked; the answer must be legal and listed.
pub(super) fn give(state: &mut State, action: Action) {
    let question = state.question().unwrap();
    let seat = question.who.first_seat().unwrap();
    state.allows(seat, action).unwrap_or_else(|why| panic!("{action:?} to {:?}: {why:?}", question.ask));
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    assert!(legal.contains(&action), "{action:?} is not listed for {:?}", question.ask);
    in_english(&state.ask_text(question.ask));
    let mut log = Log::on(1);
    state.play(seat, action, &mut log).unwrap();
    state.check_pieces().unwrap();
    for entry in log.into_entries() {
        in_english(&state.event_text(&entry.event));
    }
}

/// Whether an answer would be refused.
pub(super) fn refuses(state: &State, action: Action) -> bool {
    let seat = state.question().unwrap().who.first_seat().unwrap();
    state.allows(seat, action).is_err()
}

pub(super) fn all(state: &mut State, actions: &[Action]) {
    for action in actions {
        give(state, *action);
    }
}

/// Only these Companions are in the Fellowship; the highest guides.
pub(super) fn company(state: &mut State, companions: &[Character]) {
    for companion in Character::COMPANIONS.iter() {
        if state.spot(companion) == Spot::Fellowship {
            state.spots[companion] = Spot::Gone;
        }
    }
    for companion in companions {
        state.spots[*companion] = Spot::Fellowship;
    }
    state.fellowship.guide = state.guides().iter().next();
    state.hunt.company = state.in_fellowship();
}

pub(super) fn lay(state: &mut State, card: Card) {
    state.deck.remove(card);
    state.table.insert(card);
}

pub(super) fn hold(state: &mut State, seat: Seat, card: Card) {
    state.deck.remove(card);
    state.hands[seat.index()].insert(card);
}

/// Draws the tile for a reason, after Wizard's Staff.
pub(super) fn draw(state: &mut State, why: TileFor) {
    begin(state, Frame::Hunt(HuntFrame::Draw(why)));
}

/// Puts a special tile into the pool, as on the Mordor Track.
pub(super) fn into_pool(state: &mut State, tile: Tile) {
    state.tiles.pool.set(tile, 1);
}

pub(super) fn in_box(state: &mut State, free: u8, shadow: u8) {
    state.hunt_box[Side::FreePeoples] = free;
    state.hunt_box[Side::Shadow] = shadow;
}

const HUNT: Frame = Frame::Hunt(HuntFrame::Hunt);

fn kind(state: &State) -> &'static str {
    asked(state).map_or("over", |ask| kernel::Ask::kind(&ask))
}

#[test]
fn dice_in_the_box_of_the_free_peoples_help_the_hunt() {
    // A19.
    let mut state = position();
    in_box(&mut state, 1, 1);
    begin(&mut state, HUNT);
    give(&mut state, Action::Roll(5));
    assert_eq!(asked(&state), Some(Ask::Tile));

    let mut state = position();
    in_box(&mut state, 0, 1);
    begin(&mut state, HUNT);
    give(&mut state, Action::Roll(5));
    assert_eq!(asked(&state), None);

    let mut state = position();
    in_box(&mut state, 5, 1);
    begin(&mut state, HUNT);
    give(&mut state, Action::Roll(1));
    assert_eq!(asked(&state), None);
}

#[test]
fn without_a_die_there_is_no_hunt() {
    // 18.41.
    let mut state = position();
    in_box(&mut state, 3, 0);
    lay(&mut state, Card::FlocksOfCrebain);
    begin(&mut state, HUNT);
    assert_eq!(asked(&state), None);
}

#[test]
fn five_dice_at_most() {
    let mut state = position();
    in_box(&mut state, 0, 7);
    begin(&mut state, HUNT);
    for _ in 0..5 {
        assert_eq!(asked(&state), Some(Ask::Roll(RollFor::Hunt)));
        give(&mut state, Action::Roll(2));
    }
    assert_eq!(asked(&state), None);
}

#[test]
fn rerolls() {
    let mut state = position();
    // Moria: a Stronghold, an Army; and the Witch-king is a Nazgûl (18.33).
    state.fellowship.region = Region::Moria;
    state.spots[Character::WitchKing] = Spot::At(Place::Field(Region::Moria));
    in_box(&mut state, 0, 5);
    begin(&mut state, HUNT);
    all(&mut state, &[1, 2, 3, 6, 1].map(Action::Roll));
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Reroll(3))));
    assert!(refuses(&state, Action::Number(4)));
    give(&mut state, Action::Number(3));
    // A die that fails again is not rolled a second time.
    all(&mut state, &[1, 6, 6].map(Action::Roll));
    assert_eq!(state.hunt.dice, [1, 6, 6, 6, 1]);
    assert_eq!(state.hunt.successes, 3);
    assert_eq!(asked(&state), Some(Ask::Tile));
    // The Eye counts the re-rolls.
    give(&mut state, Action::Tile(Tile::Eye));
    assert_eq!(state.hunt.damage, 3);
}

#[test]
fn rerolls_need_a_reason_and_a_failure() {
    let mut state = position();
    in_box(&mut state, 0, 2);
    state.fellowship.region = Region::Hollin;
    state.put_one(Place::Field(Region::Hollin), Figure::Nazgul);
    state.reinforcements.nazgul -= 1;
    begin(&mut state, HUNT);
    all(&mut state, &[6, 6].map(Action::Roll));
    assert_eq!(asked(&state), Some(Ask::Tile));
    begin(&mut state, HUNT);
    all(&mut state, &[6, 2].map(Action::Roll));
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Reroll(1))));
    give(&mut state, Action::Number(0));
    assert_eq!((asked(&state), state.hunt.successes), (Some(Ask::Tile), 1));
    // A captured Stronghold counts here.
    let mut state = position();
    in_box(&mut state, 0, 1);
    state.fellowship.region = Region::Rivendell;
    state.shadow_control.insert(Region::Rivendell);
    begin(&mut state, HUNT);
    give(&mut state, Action::Roll(2));
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Reroll(1))));
}

#[test]
fn flocks_of_crebain() {
    let mut state = position();
    lay(&mut state, Card::FlocksOfCrebain);
    in_box(&mut state, 0, 2);
    begin(&mut state, HUNT);
    give(&mut state, Action::Accept);
    assert!(!state.on_table(Card::FlocksOfCrebain));
    all(&mut state, &[1, 5].map(Action::Roll));
    assert_eq!((asked(&state), state.hunt.successes), (Some(Ask::Tile), 1));

    let mut state = position();
    lay(&mut state, Card::FlocksOfCrebain);
    in_box(&mut state, 0, 1);
    begin(&mut state, HUNT);
    all(&mut state, &[Action::Decline, Action::Roll(5)]);
    assert_eq!(asked(&state), None);
    assert!(state.on_table(Card::FlocksOfCrebain));
}

#[test]
fn damage_is_corruption_unless_somebody_is_lost() {
    let mut state = position();
    draw(&mut state, TileFor::Hunt);
    give(&mut state, Action::Tile(Tile::Three));
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Casualty)));
    give(&mut state, Action::Decline);
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 3));
    assert_eq!(state.tiles.drawn.count(Tile::Three), 1);

    // The Guide is lost: the next one takes over.
    draw(&mut state, TileFor::Hunt);
    all(&mut state, &[Action::Tile(Tile::Three), Action::Choose(Choice::Guide)]);
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 3));
    assert_eq!(state.spot(Character::GandalfTheGrey), Spot::Gone);
    assert_eq!(state.fellowship.guide, Some(Character::Strider));
}

#[test]
fn one_casualty_a_tile() {
    // D3, with the die of Shelob's Lair.
    let mut state = position();
    state.fellowship.mordor = Some(1);
    into_pool(&mut state, Tile::ShelobsLair);
    draw(&mut state, TileFor::Mordor);
    all(&mut state, &[Action::Tile(Tile::ShelobsLair), Action::Roll(6), Action::Choose(Choice::Guide)]);
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 3));
    // Stop.
    assert_eq!(state.fellowship.mordor, Some(1));
}

#[test]
fn ties_for_the_guide_are_asked_in_the_middle() {
    let mut state = position();
    company(&mut state, &[Character::Strider, Character::Boromir, Character::Gimli]);
    draw(&mut state, TileFor::Hunt);
    all(&mut state, &[Action::Tile(Tile::Two), Action::Choose(Choice::Guide)]);
    assert_eq!(kind(&state), "guide");
    assert!(refuses(&state, Action::Character(Character::Strider)));
    give(&mut state, Action::Character(Character::Gimli));
    assert_eq!((asked(&state), state.fellowship.guide), (None, Some(Character::Gimli)));
}

#[test]
fn take_them_alive() {
    // D5.
    let mut state = position();
    draw(&mut state, TileFor::Hunt);
    all(
        &mut state,
        &[
            Action::Tile(Tile::Two),
            Action::Choose(Choice::Random),
            Action::DrawCompanion(Character::Peregrin),
        ],
    );
    // Gandalf and Strider tie after the change.
    give(&mut state, Action::Character(Character::Strider));
    assert_eq!(kind(&state), "party");
    give(&mut state, Action::Region(Region::FordsOfBruinen));
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 1));
    assert_eq!(state.region_of(Character::Peregrin), Some(Region::FordsOfBruinen));

    let mut state = position();
    state.fellowship.mordor = Some(1);
    draw(&mut state, TileFor::Mordor);
    all(
        &mut state,
        &[
            Action::Tile(Tile::Two),
            Action::Choose(Choice::Random),
            Action::DrawCompanion(Character::Peregrin),
            Action::Character(Character::GandalfTheGrey),
        ],
    );
    assert_eq!((asked(&state), state.spot(Character::Peregrin)), (None, Spot::Gone));
}

#[test]
fn hobbits_chain_and_gollum_takes_over() {
    // 18.7.
    let mut state = position();
    company(&mut state, &[Character::Meriadoc, Character::Peregrin]);
    draw(&mut state, TileFor::Hunt);
    give(&mut state, Action::Tile(Tile::Three));
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Hobbit(Character::Meriadoc))));
    give(&mut state, Action::Accept);
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Hobbit(Character::Peregrin))));
    give(&mut state, Action::Accept);
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Gollum)));
    give(&mut state, Action::Accept);
    // Both go as one group.
    let party = Characters::only(Character::Meriadoc).with(Character::Peregrin);
    assert!(matches!(asked(&state), Some(Ask::Party { party: who, .. }) if who == party));
    give(&mut state, Action::Region(Region::Trollshaws));
    assert_eq!(state.region_of(Character::Meriadoc), Some(Region::Trollshaws));
    assert_eq!(state.region_of(Character::Peregrin), Some(Region::Trollshaws));
    // Gollum showed them, with Progress 0: the figure stays in Rivendell.
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 0));
    assert!(!state.fellowship.hidden);
    assert_eq!(state.fellowship.guide, None);
}

#[test]
fn a_hobbit_may_leave_after_the_casualty() {
    let mut state = position();
    company(&mut state, &[Character::Boromir, Character::Meriadoc]);
    draw(&mut state, TileFor::Hunt);
    all(&mut state, &[Action::Tile(Tile::Three), Action::Choose(Choice::Guide)]);
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Hobbit(Character::Meriadoc))));
    give(&mut state, Action::Decline);
    // No second casualty.
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 1));
}

#[test]
fn a_hobbit_who_stays_may_still_be_the_casualty() {
    let mut state = position();
    company(&mut state, &[Character::Meriadoc]);
    draw(&mut state, TileFor::Hunt);
    all(&mut state, &[Action::Tile(Tile::Two), Action::Decline]);
    assert!(refuses(&state, Action::Choose(Choice::Random)));
    give(&mut state, Action::Choose(Choice::Guide));
    // Gollum has come; then Meriadoc goes where he likes.
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Gollum)));
    give(&mut state, Action::Decline);
    give(&mut state, Action::Region(Region::Rivendell));
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 1));
}

#[test]
fn hobbits_who_leave_on_the_mordor_track_die() {
    let mut state = position();
    company(&mut state, &[Character::Meriadoc, Character::Peregrin]);
    state.fellowship.mordor = Some(2);
    draw(&mut state, TileFor::Mordor);
    all(&mut state, &[Action::Tile(Tile::Two), Action::Accept, Action::Accept]);
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 0));
    assert_eq!(state.spot(Character::Meriadoc), Spot::Gone);
    assert_eq!((state.fellowship.mordor, state.fellowship.guide), (Some(3), None));
}

#[test]
fn gollum() {
    // D7.
    let mut state = position();
    company(&mut state, &[]);
    draw(&mut state, TileFor::Hunt);
    give(&mut state, Action::Tile(Tile::TwoReveal));
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Gollum)));
    give(&mut state, Action::Decline);
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 2));
    assert!(state.fellowship.hidden);
    // An Eye reveals.
    state.hunt.successes = 1;
    draw(&mut state, TileFor::Hunt);
    give(&mut state, Action::Tile(Tile::Eye));
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 3));
    assert!(!state.fellowship.hidden);
    // A Revealed Fellowship has nothing to offer.
    draw(&mut state, TileFor::Hunt);
    give(&mut state, Action::Tile(Tile::One));
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 4));
    // A special tile reveals.
    let mut state = position();
    company(&mut state, &[]);
    state.fellowship.mordor = Some(0);
    into_pool(&mut state, Tile::GiveItToUss);
    draw(&mut state, TileFor::Mordor);
    give(&mut state, Action::Tile(Tile::GiveItToUss));
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 1));
    assert!(!state.fellowship.hidden);
    assert_eq!(state.fellowship.mordor, Some(0));
}

#[test]
fn wizards_staff_prevents_the_draw() {
    let mut state = position();
    lay(&mut state, Card::WizardsStaff);
    draw(&mut state, TileFor::Hunt);
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Staff)));
    give(&mut state, Action::Accept);
    assert_eq!(asked(&state), None);
    assert!(!state.on_table(Card::WizardsStaff));
    // 19.8: on the Mordor Track the step is made.
    let mut state = position();
    lay(&mut state, Card::WizardsStaff);
    state.fellowship.mordor = Some(4);
    begin(&mut state, Frame::Fellowship(FellowshipFrame::Move { die: false }));
    give(&mut state, Action::Accept);
    assert_eq!(state.ended, Some(Ending::RingDestroyed));
    // Declined, the tile comes.
    let mut state = position();
    lay(&mut state, Card::WizardsStaff);
    draw(&mut state, TileFor::Stronghold);
    give(&mut state, Action::Decline);
    assert_eq!(asked(&state), Some(Ask::Tile));
}

#[test]
fn mithril_coat_and_sting() {
    let mut state = position();
    for card in [Card::MithrilCoatAndSting, Card::AxeAndBow, Card::HornOfGondor] {
        lay(&mut state, card);
    }
    draw(&mut state, TileFor::Hunt);
    give(&mut state, Action::Tile(Tile::TwoReveal));
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::TableCard)));
    give(&mut state, Action::Card(Card::MithrilCoatAndSting));
    // The first tile is out of the pool while the second is drawn.
    assert_eq!(state.tiles.pool.count(Tile::TwoReveal), 0);
    give(&mut state, Action::Tile(Tile::One));
    // No second card; the first tile's Reveal is ignored.
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Casualty)));
    give(&mut state, Action::Decline);
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 1));
    assert!(state.fellowship.hidden);
    assert_eq!(state.tiles.pool.count(Tile::TwoReveal), 1);
    assert_eq!(state.tiles.drawn.count(Tile::One), 1);
}

#[test]
fn the_coat_overrules_a_stop() {
    let mut state = position();
    state.fellowship.mordor = Some(0);
    lay(&mut state, Card::MithrilCoatAndSting);
    into_pool(&mut state, Tile::OnOnTheyWent);
    draw(&mut state, TileFor::Mordor);
    all(
        &mut state,
        &[
            Action::Tile(Tile::OnOnTheyWent),
            Action::Card(Card::MithrilCoatAndSting),
            Action::Tile(Tile::ZeroReveal),
        ],
    );
    assert_eq!((asked(&state), state.fellowship.mordor), (None, Some(1)));
    assert!(!state.fellowship.hidden);
    assert_eq!(state.tiles.pool.count(Tile::OnOnTheyWent), 1);
}

/// Leaves only these standard tiles in the pool; the others are drawn.
pub(super) fn pool(state: &mut State, tiles: &[Tile]) {
    for tile in Tile::ALL.into_iter().filter(|tile| tile.is_standard()) {
        let left = tiles.iter().filter(|other| **other == tile).count() as u8;
        state.tiles.pool.set(tile, left);
        state.tiles.drawn.set(tile, tile.count() - left);
    }
}

#[test]
fn the_pool_is_filled_when_it_is_empty() {
    // 18.11: special tiles never return. The last tile returns with the others.
    let mut state = position();
    company(&mut state, &[]);
    state.fellowship.mordor = Some(0);
    pool(&mut state, &[Tile::One]);
    state.tiles.drawn.set(Tile::ElvenCloaks, 1);
    draw(&mut state, TileFor::Mordor);
    all(&mut state, &[Action::Tile(Tile::One), Action::Decline]);
    assert_eq!(state.tiles.pool.len(), 16);
    assert_eq!(state.tiles.drawn.count(Tile::ElvenCloaks), 1);
    // With the coat the first tile stays out until it is resolved.
    let mut state = position();
    lay(&mut state, Card::MithrilCoatAndSting);
    pool(&mut state, &[Tile::Three]);
    draw(&mut state, TileFor::Hunt);
    all(&mut state, &[Action::Tile(Tile::Three), Action::Card(Card::MithrilCoatAndSting)]);
    assert_eq!(state.tiles.pool.len(), 15);
    assert_eq!(state.tiles.pool.count(Tile::Three), 2);
    all(&mut state, &[Action::Tile(Tile::One), Action::Decline]);
    assert_eq!(state.tiles.pool.count(Tile::Three), 3);
    assert_eq!(state.tiles.drawn.count(Tile::One), 1);
}

#[test]
fn tiles_removed_for_good_never_return() {
    let mut state = position();
    pool(&mut state, &[Tile::ZeroReveal]);
    state.tiles.drawn.set(Tile::Eye, 2);
    state.tiles.removed.set(Tile::Eye, 2);
    draw(&mut state, TileFor::Hunt);
    give(&mut state, Action::Tile(Tile::ZeroReveal));
    assert_eq!(state.tiles.pool.count(Tile::Eye), 2);
}

#[test]
fn axe_and_bow_and_the_horn() {
    let mut state = position();
    for card in [Card::AxeAndBow, Card::HornOfGondor] {
        lay(&mut state, card);
    }
    draw(&mut state, TileFor::Hunt);
    give(&mut state, Action::Tile(Tile::One));
    give(&mut state, Action::Card(Card::AxeAndBow));
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 0));
    assert!(!state.on_table(Card::AxeAndBow) && state.on_table(Card::HornOfGondor));
    // Without damage there is nothing to lower.
    draw(&mut state, TileFor::Hunt);
    give(&mut state, Action::Tile(Tile::ZeroReveal));
    assert_eq!(asked(&state), None);
    // The Horn goes with Boromir.
    let mut state = position();
    lay(&mut state, Card::HornOfGondor);
    company(&mut state, &[Character::Boromir]);
    draw(&mut state, TileFor::Hunt);
    all(&mut state, &[Action::Tile(Tile::Three), Action::Decline, Action::Choose(Choice::Guide)]);
    assert!(!state.on_table(Card::HornOfGondor));
}

#[test]
fn shelobs_lair() {
    // 19.24: the coat before the die, the others after it.
    let mut state = position();
    state.fellowship.mordor = Some(0);
    for card in [Card::MithrilCoatAndSting, Card::AxeAndBow] {
        lay(&mut state, card);
    }
    into_pool(&mut state, Tile::ShelobsLair);
    draw(&mut state, TileFor::Mordor);
    give(&mut state, Action::Tile(Tile::ShelobsLair));
    assert!(refuses(&state, Action::Card(Card::AxeAndBow)));
    give(&mut state, Action::Decline);
    assert_eq!(asked(&state), Some(Ask::Roll(RollFor::Tile)));
    give(&mut state, Action::Roll(2));
    assert!(refuses(&state, Action::Card(Card::MithrilCoatAndSting)));
    give(&mut state, Action::Card(Card::AxeAndBow));
    give(&mut state, Action::Decline);
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 1));
    assert!(state.on_table(Card::MithrilCoatAndSting));
}

#[test]
fn negative_tiles_heal() {
    let mut state = position();
    state.fellowship.mordor = Some(0);
    state.fellowship.corruption = 1;
    into_pool(&mut state, Tile::PhialOfGaladriel);
    draw(&mut state, TileFor::Mordor);
    give(&mut state, Action::Tile(Tile::PhialOfGaladriel));
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 0));
    assert_eq!(state.fellowship.mordor, Some(1));
}

#[test]
fn special_tiles_wait_for_the_mordor_track() {
    let mut state = position();
    state.put_tile_into_play(Tile::ShelobsLair, &mut Log::off());
    assert_eq!(state.tiles.waiting.count(Tile::ShelobsLair), 1);
    assert_eq!(state.tiles.pool.count(Tile::ShelobsLair), 0);
    state.fellowship.mordor = Some(0);
    state.put_tile_into_play(Tile::ElvenRope, &mut Log::off());
    assert_eq!(state.tiles.pool.count(Tile::ElvenRope), 1);
}

#[test]
fn twelve_corruption_is_the_end() {
    let mut state = position();
    state.fellowship.corruption = 10;
    draw(&mut state, TileFor::Hunt);
    all(&mut state, &[Action::Tile(Tile::TwoReveal), Action::Decline]);
    assert_eq!(state.ended, Some(Ending::Corruption));
    assert_eq!(asked(&state), None);
}
