//! Cards that draw Hunt tiles, take Companions or strip cards.
#![allow(clippy::unwrap_used)]

use super::hunts::{all, asked, begin, company, draw, give, hold, into_pool, lay, pool, position, refuses};
use crate::action::{Action, Ask, Choice};
use crate::fellowship::FellowshipFrame;
use crate::figures::{Figure, Place, Spot};
use crate::frame::Frame;
use crate::hunt::{HuntAsk, HuntFrame, TileFor};
use crate::ids::{BySide, Card, Character, Kind, Nation, Side, Tile};
use crate::map::Region;
use crate::state::{Scenario, Setup, State};
use kernel::Seat;

fn card_tile(state: &mut State, card: Card) {
    begin(state, Frame::Hunt(HuntFrame::CardTile(card)));
}

#[test]
fn orc_patrol() {
    let mut state = position();
    state.fellowship.region = Region::Hollin;
    card_tile(&mut state, Card::OrcPatrol);
    give(&mut state, Action::Tile(Tile::Eye));
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 0));
    assert!(state.fellowship.hidden);
    assert_eq!(state.tiles.drawn.count(Tile::Eye), 1);
    card_tile(&mut state, Card::OrcPatrol);
    all(&mut state, &[Action::Tile(Tile::OneReveal), Action::Decline]);
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 1));
    assert!(!state.fellowship.hidden);
    // 11.9.5, 18.43: no step, no Stop; the Fellowship's specials are put aside.
    let mut state = position();
    state.fellowship.mordor = Some(1);
    into_pool(&mut state, Tile::SmeagolHelpsNiceMaster);
    into_pool(&mut state, Tile::TheRingIsMine);
    state.fellowship.corruption = 3;
    for tile in [Tile::SmeagolHelpsNiceMaster, Tile::TheRingIsMine] {
        card_tile(&mut state, Card::OrcPatrol);
        give(&mut state, Action::Tile(tile));
        assert_eq!((asked(&state), state.fellowship.corruption), (None, 3));
    }
    card_tile(&mut state, Card::OrcPatrol);
    all(&mut state, &[Action::Tile(Tile::Three), Action::Decline]);
    assert_eq!((state.fellowship.mordor, state.fellowship.corruption), (Some(1), 6));
}

#[test]
fn isildurs_bane() {
    let mut state = position();
    for card in [Card::MithrilCoatAndSting, Card::AxeAndBow, Card::WizardsStaff] {
        lay(&mut state, card);
    }
    card_tile(&mut state, Card::IsildursBane);
    // 19.22: the Staff may be used, the others not.
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Staff)));
    all(&mut state, &[Action::Decline, Action::Tile(Tile::Three)]);
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 3));
    // Gollum may not lower it, but keeps them hidden.
    let mut state = position();
    company(&mut state, &[]);
    card_tile(&mut state, Card::IsildursBane);
    give(&mut state, Action::Tile(Tile::TwoReveal));
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 2));
    assert!(state.fellowship.hidden);
}

#[test]
fn foul_thing_from_the_deep() {
    // D17, 19.25.
    let mut state = position();
    card_tile(&mut state, Card::FoulThingFromTheDeep);
    give(&mut state, Action::Tile(Tile::Three));
    assert_eq!(asked(&state), Some(Ask::RandomCompanion));
    give(&mut state, Action::DrawCompanion(Character::Gimli));
    give(&mut state, Action::Character(Character::Strider));
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 1));
    assert_eq!(state.spot(Character::Gimli), Spot::Gone);
    // Without damage nobody is lost.
    card_tile(&mut state, Card::FoulThingFromTheDeep);
    give(&mut state, Action::Tile(Tile::ZeroReveal));
    assert_eq!(asked(&state), None);
    // Table cards come first.
    let mut state = position();
    lay(&mut state, Card::HornOfGondor);
    card_tile(&mut state, Card::FoulThingFromTheDeep);
    all(&mut state, &[Action::Tile(Tile::One), Action::Card(Card::HornOfGondor)]);
    assert_eq!((asked(&state), state.in_fellowship().len()), (None, 7));
    // Nobody is there to be lost; Gollum is no Companion.
    let mut state = position();
    company(&mut state, &[]);
    state.fellowship.hidden = false;
    card_tile(&mut state, Card::FoulThingFromTheDeep);
    give(&mut state, Action::Tile(Tile::Two));
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 2));
}

#[test]
fn the_breaking_of_the_fellowship() {
    let mut state = position();
    state.fellowship.hidden = false;
    state.fellowship.region = Region::TheShire;
    card_tile(&mut state, Card::TheBreakingOfTheFellowship);
    give(&mut state, Action::Tile(Tile::Two));
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Breaking(2))));
    give(&mut state, Action::Character(Character::GandalfTheGrey));
    assert!(refuses(&state, Action::Character(Character::GandalfTheGrey)));
    give(&mut state, Action::Character(Character::Boromir));
    assert_eq!(asked(&state), None);
    assert_eq!(state.place_of(Character::Boromir), Some(Place::Field(Region::TheShire)));
    assert_eq!(state.fellowship.guide, Some(Character::Strider));
    // Gandalf wakes the North; there is no Corruption.
    assert!(state.active[Nation::North]);
    assert_eq!(state.fellowship.corruption, 0);
    // An Eye is put aside.
    card_tile(&mut state, Card::TheBreakingOfTheFellowship);
    give(&mut state, Action::Tile(Tile::Eye));
    assert_eq!((asked(&state), state.in_fellowship().len()), (None, 5));
    // Fewer if fewer are left; 11.9.1.
    company(&mut state, &[Character::Meriadoc, Character::Peregrin]);
    state.fellowship.mordor = Some(1);
    card_tile(&mut state, Card::TheBreakingOfTheFellowship);
    give(&mut state, Action::Tile(Tile::Three));
    assert_eq!((asked(&state), state.fellowship.guide), (None, None));
    assert_eq!(state.spot(Character::Meriadoc), Spot::Gone);
    // 19.11.
    card_tile(&mut state, Card::TheBreakingOfTheFellowship);
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 1));
}

#[test]
fn the_breaking_takes_a_die_for_a_die() {
    let mut state = position();
    state.fellowship.hidden = false;
    state.fellowship.mordor = Some(1);
    into_pool(&mut state, Tile::ShelobsLair);
    lay(&mut state, Card::HornOfGondor);
    card_tile(&mut state, Card::TheBreakingOfTheFellowship);
    all(&mut state, &[Action::Tile(Tile::ShelobsLair), Action::Roll(6)]);
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Breaking(6))));
}

#[test]
fn challenge_of_the_king() {
    let challenge = Card::ChallengeOfTheKing;
    let mut state = position();
    company(&mut state, &[Character::GandalfTheGrey]);
    state.spots[Character::Strider] = Spot::At(Place::Field(Region::Edoras));
    lay(&mut state, Card::WizardsStaff);
    lay(&mut state, Card::MithrilCoatAndSting);
    card_tile(&mut state, challenge);
    all(&mut state, &[Tile::Eye, Tile::Three, Tile::Eye].map(Action::Tile));
    assert_eq!(asked(&state), None);
    assert_eq!(state.tiles.removed.count(Tile::Eye), 2);
    assert_eq!(state.tiles.pool.len(), 14);
    assert_eq!(state.fellowship.corruption, 0);
    // Three Eyes: they go back, the King falls.
    let mut state = position();
    state.spots[Character::Strider] = Spot::Gone;
    state.spots[Character::Aragorn] = Spot::At(Place::Field(Region::Edoras));
    card_tile(&mut state, challenge);
    all(&mut state, &[Action::Tile(Tile::Eye); 3]);
    assert_eq!(state.spot(Character::Aragorn), Spot::Gone);
    assert_eq!(state.tiles.pool.len(), 16);
    // 19.17: the pool is filled when it runs empty.
    let mut state = position();
    pool(&mut state, &[Tile::One, Tile::Two]);
    card_tile(&mut state, challenge);
    all(&mut state, &[Tile::One, Tile::Two, Tile::Eye].map(Action::Tile));
    assert_eq!(asked(&state), None);
    assert_eq!(state.tiles.pool.len(), 15);
    assert_eq!(state.tiles.removed.count(Tile::Eye), 1);
}

#[test]
fn worn_with_sorrow_and_toil() {
    let worn = Some(Ask::Hunt(HuntAsk::Worn));
    let ready = || {
        let mut state = position();
        lay(&mut state, Card::WornWithSorrowAndToil);
        draw(&mut state, TileFor::Hunt);
        state
    };
    // Nothing to strip: nothing is asked.
    let mut state = ready();
    hold(&mut state, Seat(0), Card::TheLastBattle);
    all(&mut state, &[Action::Tile(Tile::Three), Action::Choose(Choice::Guide)]);
    assert_eq!(asked(&state), None);
    // From the hand at random, only of the Character type.
    let mut state = ready();
    hold(&mut state, Seat(0), Card::TheLastBattle);
    hold(&mut state, Seat(0), Card::Athelas);
    all(&mut state, &[Action::Tile(Tile::Three), Action::Choose(Choice::Guide)]);
    assert_eq!(asked(&state), worn);
    assert!(refuses(&state, Action::Choose(Choice::SecondHand)));
    give(&mut state, Action::Choose(Choice::Hand));
    assert!(refuses(&state, Action::Draw(Card::TheLastBattle)));
    give(&mut state, Action::Draw(Card::Athelas));
    assert_eq!((asked(&state), state.hand(Seat(0)).len()), (None, 1));
    assert!(state.discard.contains(Card::Athelas));
    assert!(state.on_table(Card::WornWithSorrowAndToil));
    // From the table; not the Shadow's own.
    let mut state = ready();
    lay(&mut state, Card::MithrilCoatAndSting);
    all(&mut state, &[Action::Tile(Tile::Three), Action::Decline, Action::Choose(Choice::Guide)]);
    assert!(refuses(&state, Action::Choose(Choice::Hand)));
    assert!(refuses(&state, Action::Card(Card::WornWithSorrowAndToil)));
    give(&mut state, Action::Card(Card::MithrilCoatAndSting));
    assert!(!state.on_table(Card::MithrilCoatAndSting));
    // A Hobbit who leaves as Guide is no casualty.
    let mut state = ready();
    company(&mut state, &[Character::Meriadoc, Character::Peregrin]);
    hold(&mut state, Seat(0), Card::Athelas);
    all(&mut state, &[Action::Tile(Tile::One), Action::Accept, Action::Region(Region::Rivendell)]);
    assert_eq!(asked(&state), None);
}

#[test]
fn worn_with_sorrow_and_toil_in_a_game_of_teams() {
    let mut state = State::blank(&Setup { scenario: Scenario::FourPlayer }).unwrap();
    state.leading = BySide::new([Seat(1), Seat(2)]);
    state.hunt.company = state.in_fellowship();
    lay(&mut state, Card::WornWithSorrowAndToil);
    state.second_players.insert(Card::WornWithSorrowAndToil);
    hold(&mut state, Seat(1), Card::Athelas);
    draw(&mut state, TileFor::Hunt);
    give(&mut state, Action::Tile(Tile::Three));
    // 14.7: the Leading Player decides.
    assert_eq!(state.flow.asked().unwrap().who.first_seat(), Some(Seat(1)));
    give(&mut state, Action::Choose(Choice::Guide));
    // 14.15: the card is the Saruman player's.
    assert_eq!(state.flow.asked().unwrap().who.first_seat(), Some(Seat(3)));
    assert!(refuses(&state, Action::Choose(Choice::Hand)));
    give(&mut state, Action::Choose(Choice::SecondHand));
    give(&mut state, Action::Draw(Card::Athelas));
    assert_eq!((asked(&state), state.hand(Seat(1)).len()), (None, 0));
}

#[test]
fn companions_are_eliminated_by_cards() {
    // Lure of the Ring: Take Them Alive! applies, Worn with Sorrow and Toil does not.
    let mut state = position();
    lay(&mut state, Card::WornWithSorrowAndToil);
    hold(&mut state, Seat(0), Card::Athelas);
    company(&mut state, &[Character::GandalfTheGrey, Character::Gimli, Character::Peregrin]);
    lay(&mut state, Card::AxeAndBow);
    state.fellowship.progress = 1;
    begin(&mut state, Frame::Fellowship(FellowshipFrame::Eliminate(Character::Peregrin)));
    give(&mut state, Action::Region(Region::Hollin));
    assert_eq!((asked(&state), state.region_of(Character::Peregrin)), (None, Some(Region::Hollin)));
    begin(&mut state, Frame::Fellowship(FellowshipFrame::Eliminate(Character::Gimli)));
    assert_eq!((asked(&state), state.spot(Character::Gimli)), (None, Spot::Gone));
    assert!(!state.on_table(Card::AxeAndBow));
    begin(&mut state, Frame::Fellowship(FellowshipFrame::Eliminate(Character::GandalfTheGrey)));
    assert_eq!((asked(&state), state.fellowship.guide), (None, None));
}

#[test]
fn the_coat_helps_against_cards() {
    // The second tile stands under the same card.
    let mut state = position();
    lay(&mut state, Card::MithrilCoatAndSting);
    card_tile(&mut state, Card::OrcPatrol);
    all(
        &mut state,
        &[Action::Tile(Tile::Three), Action::Card(Card::MithrilCoatAndSting), Action::Tile(Tile::Eye)],
    );
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 0));
    assert_eq!(state.tiles.pool.count(Tile::Three), 3);
    // And it changes how many leave by The Breaking of the Fellowship.
    let mut state = position();
    state.fellowship.hidden = false;
    lay(&mut state, Card::MithrilCoatAndSting);
    lay(&mut state, Card::AxeAndBow);
    card_tile(&mut state, Card::TheBreakingOfTheFellowship);
    give(&mut state, Action::Tile(Tile::Three));
    assert!(refuses(&state, Action::Card(Card::AxeAndBow)));
    all(&mut state, &[Action::Card(Card::MithrilCoatAndSting), Action::Tile(Tile::One)]);
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Breaking(1))));
}

#[test]
fn out_of_a_besieged_stronghold_nobody_goes() {
    // 11.7: the Hobbit goes inside and is not asked where to.
    let mut state = position();
    company(&mut state, &[Character::GandalfTheGrey, Character::Peregrin]);
    let garrison = state.figures(Place::Field(Region::Rivendell), Side::FreePeoples);
    state.take(Place::Field(Region::Rivendell), &garrison.troops);
    state.put(Place::Inside(Region::Rivendell), &garrison);
    state.put_one(Place::Field(Region::Rivendell), Figure::Regular(Nation::Sauron));
    state.reinforcements.units[Nation::Sauron][Kind::Regular] -= 1;
    state.fellowship.progress = 3;
    begin(&mut state, Frame::Fellowship(FellowshipFrame::Eliminate(Character::Peregrin)));
    assert_eq!(asked(&state), None);
    assert_eq!(state.place_of(Character::Peregrin), Some(Place::Inside(Region::Rivendell)));
}
