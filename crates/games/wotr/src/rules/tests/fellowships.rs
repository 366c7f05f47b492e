//! The Fellowship: rules 11.1 to 11.10, 5.3, 7.15.
#![allow(clippy::unwrap_used)]

use super::hunts::{all, asked, begin, company, give, into_pool, lay, position, refuses};
use crate::action::{Action, Ask, Choice, DeckFor, Deed, PartyBy};
use crate::fellowship::{FellowshipAsk, FellowshipFrame, WalkFor};
use crate::figures::{Figure, Place, Spot};
use crate::frame::{Frame, TurnStep};
use crate::hunt::{HuntAsk, HuntFrame, TileFor};
use crate::ids::{BySide, Card, Character, Deck, Face, Nation, Side, Tile};
use crate::map::Region;
use crate::state::{Ending, Scenario, Setup, State};
use kernel::Seat;
use kernel::flow::{self, Flow};

const PHASE: Frame = Frame::Fellowship(FellowshipFrame::Phase);
const MOVE: Frame = Frame::Fellowship(FellowshipFrame::Move { die: true });
const REVEAL: Frame = Frame::Fellowship(FellowshipFrame::Reveal);

fn question(ask: FellowshipAsk) -> Option<Ask> {
    Some(Ask::Fellowship(ask))
}

fn go(region: Region) -> Action {
    Action::Region(region)
}

/// Moves the Fellowship with a Character die, to the end of the action.
fn act(state: &mut State) {
    state.dice[Side::FreePeoples].used += 1;
    state.acting = Seat(0);
    let done = Frame::ActionDone { face: Face::Character, deed: Deed::MoveFellowship };
    state.flow = Flow::stacked(&[done, MOVE]);
    flow::run(state, &mut crate::rules::Log::off()).unwrap();
}

#[test]
fn the_guide_has_the_highest_level() {
    // A15.
    let mut state = position();
    begin(&mut state, PHASE);
    assert_eq!(asked(&state), question(FellowshipAsk::Declare));
    give(&mut state, Action::Decline);
    assert_eq!(asked(&state), question(FellowshipAsk::Guide));
    assert!(refuses(&state, Action::Character(Character::Boromir)));
    assert!(refuses(&state, Action::Character(Character::Aragorn)));
    give(&mut state, Action::Character(Character::Strider));
    assert_eq!((asked(&state), state.fellowship.guide), (None, Some(Character::Strider)));
    // Nothing has changed since: nobody is asked again.
    begin(&mut state, Frame::Fellowship(FellowshipFrame::Guide));
    assert_eq!(asked(&state), None);
    // Somebody left: one may choose again.
    state.spots[Character::Gimli] = Spot::Gone;
    begin(&mut state, Frame::Fellowship(FellowshipFrame::Guide));
    assert_eq!(asked(&state), question(FellowshipAsk::Guide));
    give(&mut state, Action::Character(Character::GandalfTheGrey));
    // One alone is not asked; nobody means Gollum.
    company(&mut state, &[Character::GandalfTheGrey, Character::Legolas]);
    state.spots[Character::GandalfTheGrey] = Spot::Gone;
    begin(&mut state, Frame::Fellowship(FellowshipFrame::Guide));
    assert_eq!((asked(&state), state.fellowship.guide), (None, Some(Character::Legolas)));
    state.spots[Character::Legolas] = Spot::Gone;
    begin(&mut state, Frame::Fellowship(FellowshipFrame::Guide));
    assert_eq!((asked(&state), state.fellowship.guide), (None, None));
}

#[test]
fn revealed_the_figure_goes_its_way() {
    // A17.
    let walk = question(FellowshipAsk::Walk(WalkFor::Reveal));
    let mut state = position();
    state.fellowship.progress = 3;
    begin(&mut state, REVEAL);
    assert_eq!(asked(&state), walk);
    assert!(refuses(&state, Action::Done));
    all(&mut state, &[go(Region::FordsOfBruinen), go(Region::HighPass), go(Region::GoblinsGate)]);
    assert_eq!((asked(&state), state.fellowship.region), (None, Region::GoblinsGate));
    assert_eq!((state.fellowship.progress, state.fellowship.hidden), (0, false));
    // Moria costs a tile.
    let mut state = position();
    state.fellowship.progress = 3;
    begin(&mut state, REVEAL);
    all(&mut state, &[go(Region::FordsOfBruinen), go(Region::Hollin), go(Region::Moria)]);
    assert_eq!((asked(&state), state.hunt.why), (Some(Ask::Tile), TileFor::Stronghold));
    // An Eye does nothing there.
    give(&mut state, Action::Tile(Tile::Eye));
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 0));
    // It may stop on the way, and pass Rivendell, but not end there.
    let mut state = position();
    state.fellowship.progress = 2;
    begin(&mut state, REVEAL);
    give(&mut state, go(Region::Trollshaws));
    assert!(refuses(&state, go(Region::Rivendell)));
    assert!(refuses(&state, go(Region::Moria)));
    give(&mut state, Action::Done);
    assert_eq!((asked(&state), state.fellowship.region), (None, Region::Trollshaws));
    let mut state = position();
    state.fellowship.progress = 3;
    begin(&mut state, REVEAL);
    all(&mut state, &[go(Region::Trollshaws), go(Region::Rivendell), go(Region::FordsOfBruinen)]);
    assert_eq!(asked(&state), None);
}

#[test]
fn revealed_without_progress_it_stays() {
    let mut state = position();
    begin(&mut state, REVEAL);
    assert_eq!((asked(&state), state.fellowship.region), (None, Region::Rivendell));
    // 11.5.4: staying in a Stronghold of the Shadow costs a tile, too.
    let mut state = position();
    state.fellowship.region = Region::Moria;
    lay(&mut state, Card::BalrogOfMoria);
    begin(&mut state, REVEAL);
    assert_eq!(asked(&state), Some(Ask::Tile));
    // 11.5.1: once is enough.
    state.fellowship.hidden = false;
    begin(&mut state, REVEAL);
    assert_eq!(asked(&state), None);
    // A Stronghold that the Free Peoples took does not count.
    let mut state = position();
    state.fellowship.region = Region::Moria;
    state.shadow_control.remove(Region::Moria);
    begin(&mut state, REVEAL);
    assert_eq!(asked(&state), None);
    // A lost City is a legal end.
    let mut state = position();
    state.shadow_control.insert(Region::Rivendell);
    state.fellowship.progress = 1;
    begin(&mut state, REVEAL);
    give(&mut state, Action::Done);
    assert_eq!(asked(&state), None);
}

#[test]
fn from_every_haven_there_is_a_way_out() {
    for region in Region::ALL {
        for progress in 1..4 {
            let mut state = position();
            (state.fellowship.region, state.fellowship.progress) = (region, progress);
            begin(&mut state, REVEAL);
            let mut legal = Vec::new();
            kernel::Game::legal(&state, Seat(0), &mut legal);
            assert!(!legal.is_empty(), "{region:?}");
        }
    }
}

#[test]
fn three_tiles_in_moria() {
    // A21.
    let mut state = position();
    (state.fellowship.region, state.fellowship.progress) = (Region::Hollin, 1);
    lay(&mut state, Card::BalrogOfMoria);
    begin(&mut state, Frame::Hunt(HuntFrame::Draw(TileFor::Hunt)));
    all(&mut state, &[Action::Tile(Tile::OneReveal), Action::Decline]);
    assert_eq!(state.fellowship.corruption, 1);
    give(&mut state, go(Region::Moria));
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Balrog { quiet: false })));
    give(&mut state, Action::Accept);
    assert!(!state.on_table(Card::BalrogOfMoria));
    give(&mut state, Action::Tile(Tile::Eye));
    assert_eq!((asked(&state), state.hunt.why), (Some(Ask::Tile), TileFor::Stronghold));
    give(&mut state, Action::Tile(Tile::Eye));
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 1));
    assert_eq!(state.tiles.drawn.count(Tile::Eye), 2);
}

#[test]
fn declared_in_a_haven() {
    // 18.9, 11.4.1, 11.4.2.
    let mut state = position();
    (state.fellowship.region, state.fellowship.progress) = (Region::Moria, 3);
    state.fellowship.corruption = 2;
    let leaving = [Card::WornWithSorrowAndToil, Card::FlocksOfCrebain, Card::TheLastBattle];
    for card in leaving {
        lay(&mut state, card);
    }
    lay(&mut state, Card::BalrogOfMoria);
    begin(&mut state, PHASE);
    all(&mut state, &[Action::Accept, go(Region::DimrillDale), go(Region::Lorien), Action::Done]);
    assert_eq!((state.fellowship.progress, state.fellowship.hidden), (0, true));
    assert_eq!(state.fellowship.corruption, 1);
    assert!(leaving.into_iter().all(|card| !state.on_table(card)));
    // 10.8: out of Moria; the Reveal icon is ignored in a haven.
    give(&mut state, Action::Accept);
    all(&mut state, &[Action::Tile(Tile::OneReveal), Action::Decline]);
    assert!(state.fellowship.hidden);
    assert_eq!(state.fellowship.corruption, 2);
    assert_eq!(asked(&state), question(FellowshipAsk::Guide));
}

#[test]
fn declared_elsewhere() {
    let mut state = position();
    (state.fellowship.region, state.fellowship.progress) = (Region::Hollin, 1);
    state.fellowship.corruption = 2;
    for card in [Card::WornWithSorrowAndToil, Card::FlocksOfCrebain, Card::BalrogOfMoria] {
        lay(&mut state, card);
    }
    begin(&mut state, PHASE);
    all(&mut state, &[Action::Accept, go(Region::Moria)]);
    assert!(state.on_table(Card::FlocksOfCrebain) && state.on_table(Card::WornWithSorrowAndToil));
    assert_eq!(state.fellowship.corruption, 2);
    // The Balrog's tile reveals; that they stay in Moria costs another.
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Balrog { quiet: false })));
    all(&mut state, &[Action::Accept, Action::Tile(Tile::ZeroReveal)]);
    assert!(!state.fellowship.hidden);
    assert_eq!((asked(&state), state.hunt.why), (Some(Ask::Tile), TileFor::Stronghold));
    // A declaration itself draws no Stronghold tile.
    let mut state = position();
    state.fellowship.region = Region::Moria;
    lay(&mut state, Card::BalrogOfMoria);
    begin(&mut state, PHASE);
    give(&mut state, Action::Accept);
    assert_eq!(asked(&state), question(FellowshipAsk::Guide));
}

#[test]
fn a_declaration_wakes_a_nation() {
    let declare = |region: Region, lost: bool| {
        let mut state = position();
        state.fellowship.region = region;
        state.fellowship.corruption = 2;
        if lost {
            state.shadow_control.insert(region);
        }
        begin(&mut state, PHASE);
        give(&mut state, Action::Accept);
        state
    };
    let state = declare(Region::Edoras, false);
    assert!(state.active[Nation::Rohan]);
    assert_eq!(state.fellowship.corruption, 1);
    // 19.23.
    let state = declare(Region::Edoras, true);
    assert!(state.active[Nation::Rohan]);
    assert_eq!(state.fellowship.corruption, 2);
    // 12.3: Towns don't count.
    let state = declare(Region::Folde, false);
    assert!(!state.active[Nation::Rohan]);
    assert_eq!(state.fellowship.corruption, 2);
}

#[test]
fn a_revealed_fellowship_is_not_declared() {
    let mut state = position();
    state.fellowship.hidden = false;
    begin(&mut state, PHASE);
    assert_eq!(asked(&state), question(FellowshipAsk::Guide));
}

#[test]
fn the_fellowship_moves_and_hides() {
    // D19: by a card the Hunt happens as well.
    let mut state = position();
    state.hunt_box[Side::Shadow] = 1;
    begin(&mut state, Frame::Fellowship(FellowshipFrame::Move { die: false }));
    assert_eq!(state.fellowship.progress, 1);
    give(&mut state, Action::Roll(2));
    assert_eq!((asked(&state), state.hunt_box[Side::FreePeoples]), (None, 0));
    // 19.9, 11.5.5.
    state.fellowship.progress = 12;
    assert!(state.check_move_fellowship().is_err());
    (state.fellowship.progress, state.fellowship.hidden) = (3, false);
    assert!(state.check_move_fellowship().is_err());
    begin(&mut state, Frame::Fellowship(FellowshipFrame::Hide));
    assert!(state.fellowship.hidden && state.check_move_fellowship().is_ok());
    assert!(!state.notes.mordor_attempt);
}

#[test]
fn the_die_of_a_move_is_not_in_its_own_hunt() {
    // 18.8.
    let mut state = position();
    state.hunt_box[Side::Shadow] = 1;
    act(&mut state);
    give(&mut state, Action::Roll(5));
    assert_eq!((state.hunt_box[Side::FreePeoples], state.dice[Side::FreePeoples].used), (1, 0));
    // D1: on the Mordor Track neither, and there is no limit of five.
    let mut state = position();
    company(&mut state, &[]);
    state.fellowship.mordor = Some(0);
    state.fellowship.hidden = true;
    (state.hunt_box[Side::FreePeoples], state.hunt_box[Side::Shadow]) = (1, 6);
    act(&mut state);
    give(&mut state, Action::Tile(Tile::Eye));
    assert_eq!((state.fellowship.corruption, state.hunt_box[Side::FreePeoples]), (7, 2));
    assert_eq!((state.fellowship.mordor, state.fellowship.hidden), (Some(1), false));
    assert!(state.notes.mordor_attempt);
}

#[test]
fn an_eye_without_dice_does_nothing_in_mordor() {
    // 18.41.
    let mut state = position();
    company(&mut state, &[]);
    state.fellowship.mordor = Some(0);
    begin(&mut state, MOVE);
    give(&mut state, Action::Tile(Tile::Eye));
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 0));
}

#[test]
fn the_last_battle_keeps_the_die_until_they_are_revealed() {
    let aragorn = |state: &mut State| {
        state.spots[Character::Aragorn] = Spot::At(Place::Field(Region::Osgiliath));
        lay(state, Card::TheLastBattle);
        state.hunt_box[Side::Shadow] = 1;
    };
    let mut state = position();
    aragorn(&mut state);
    act(&mut state);
    give(&mut state, Action::Roll(2));
    assert_eq!((state.hunt_box[Side::FreePeoples], state.dice[Side::FreePeoples].used), (0, 1));
    assert!(state.on_table(Card::TheLastBattle));
    let mut state = position();
    aragorn(&mut state);
    act(&mut state);
    all(&mut state, &[Action::Roll(6), Action::Tile(Tile::ZeroReveal), go(Region::Trollshaws)]);
    assert_eq!((state.hunt_box[Side::FreePeoples], state.dice[Side::FreePeoples].used), (1, 0));
    assert!(!state.on_table(Card::TheLastBattle));
}

#[test]
fn entering_mordor() {
    // D9, D13, 18.31.
    let mut state = position();
    state.fellowship.region = Region::Morannon;
    (state.fellowship.hidden, state.fellowship.progress) = (false, 0);
    for (tile, n) in [(Tile::Eye, 2), (Tile::One, 2), (Tile::OneReveal, 1)] {
        state.tiles.pool.set(tile, state.tiles.pool.count(tile) - n);
        state.tiles.drawn.add(tile, n);
    }
    state.put_tile_into_play(Tile::ElvenCloaks, &mut crate::rules::Log::off());
    begin(&mut state, PHASE);
    assert_eq!(asked(&state), question(FellowshipAsk::EnterMordor));
    give(&mut state, Action::Accept);
    assert_eq!((state.fellowship.mordor, state.ring_bearers()), (Some(0), None));
    assert_eq!(state.tiles.pool.count(Tile::Eye), 4);
    assert_eq!((state.tiles.pool.count(Tile::One), state.tiles.drawn.count(Tile::One)), (0, 2));
    assert_eq!(state.tiles.pool.count(Tile::ElvenCloaks), 1);
    give(&mut state, Action::Character(Character::GandalfTheGrey));
    // 11.9.6: neither moved nor hid.
    state.flow = Flow::stacked(&[Frame::Turn(TurnStep::EndOfActions)]);
    state.notes.mordor_attempt = false;
    flow::run(&mut state, &mut crate::rules::Log::off()).unwrap();
    assert_eq!(state.fellowship.corruption, 1);
    // Hiding is an attempt.
    begin(&mut state, Frame::Fellowship(FellowshipFrame::Hide));
    assert!(state.notes.mordor_attempt);
    // Not from elsewhere, and it may be declined.
    let mut state = position();
    state.fellowship.region = Region::Gorgoroth;
    begin(&mut state, PHASE);
    give(&mut state, Action::Decline);
    assert_eq!(asked(&state), question(FellowshipAsk::Guide));
    let mut state = position();
    (state.fellowship.region, state.fellowship.progress) = (Region::NorthIthilien, 2);
    begin(&mut state, PHASE);
    all(&mut state, &[Action::Accept, go(Region::MinasMorgul), Action::Done, Action::Decline]);
    assert_eq!(state.fellowship.mordor, None);
}

#[test]
fn the_last_step() {
    // D11, 18.30, 18.42.
    let last = |corruption: u8| {
        let mut state = position();
        company(&mut state, &[]);
        state.fellowship.mordor = Some(4);
        state.fellowship.corruption = corruption;
        begin(&mut state, MOVE);
        give(&mut state, Action::Tile(Tile::Three));
        assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Gollum)));
        state
    };
    let mut state = last(10);
    give(&mut state, Action::Accept);
    assert_eq!(state.ended, Some(Ending::Corruption));
    let mut state = last(9);
    give(&mut state, Action::Decline);
    assert_eq!(state.ended, Some(Ending::Corruption));
    let mut state = last(9);
    give(&mut state, Action::Accept);
    assert_eq!(state.ended, Some(Ending::RingDestroyed));
    assert_eq!((state.fellowship.corruption, state.fellowship.hidden), (11, false));
    for answer in [Action::Accept, Action::Decline] {
        let mut state = last(8);
        give(&mut state, answer);
        assert_eq!(state.ended, Some(Ending::RingDestroyed));
    }
}

#[test]
fn a_stop_keeps_them_where_they_are() {
    let mut state = position();
    company(&mut state, &[]);
    state.fellowship.mordor = Some(4);
    into_pool(&mut state, Tile::TheRingIsMine);
    begin(&mut state, MOVE);
    give(&mut state, Action::Tile(Tile::TheRingIsMine));
    assert_eq!((asked(&state), state.fellowship.mordor), (None, Some(4)));
    assert_eq!((state.ended, state.fellowship.hidden), (None, false));
    // 11.9.4: nothing but the marker. And Revealed they can't go on.
    assert!(state.check_move_fellowship().is_err());
}

#[test]
fn a_reveal_by_nazgul_search() {
    // D15, 18.10.
    let mut state = position();
    (state.fellowship.region, state.fellowship.progress) = (Region::Hollin, 2);
    begin(&mut state, REVEAL);
    all(&mut state, &[go(Region::Moria), go(Region::DimrillDale)]);
    assert_eq!((asked(&state), state.fellowship.progress), (Some(Ask::Tile), 0));
    all(&mut state, &[Action::Tile(Tile::Two), Action::Choose(Choice::Guide)]);
    assert_eq!((asked(&state), state.fellowship.corruption), (None, 0));
}

#[test]
fn separation_lets_the_guide_change() {
    let mut state = position();
    state.acting = Seat(0);
    begin(&mut state, Frame::Companions(PartyBy::Separate));
    all(&mut state, &[Action::Character(Character::Boromir), go(Region::Hollin)]);
    assert_eq!(asked(&state), question(FellowshipAsk::Guide));
}

#[test]
fn gandalf_as_guide_draws() {
    // B7.
    let after = |state: &mut State, card: Card| {
        state.acting = Seat(0);
        begin(state, Frame::AfterEvent(card));
    };
    let mut state = position();
    after(&mut state, Card::ImrahilOfDolAmroth);
    assert_eq!(asked(&state), question(FellowshipAsk::Draw(Deck::FpStrategy)));
    give(&mut state, Action::Decline);
    assert_eq!(asked(&state), None);
    after(&mut state, Card::Athelas);
    give(&mut state, Action::Accept);
    assert_eq!(asked(&state), Some(Ask::Draw { deck: Deck::FpCharacter, seat: Seat(0) }));
    give(&mut state, Action::Draw(Card::BilbosSong));
    assert!(state.hand(Seat(0)).contains(Card::BilbosSong));
    state.fellowship.guide = Some(Character::Strider);
    after(&mut state, Card::Athelas);
    assert_eq!(asked(&state), None);
}

#[test]
fn the_palantir_of_orthanc_draws() {
    let palantir = Card::ThePalantirOfOrthanc;
    let mut state = position();
    state.put_one(Place::Field(Region::Orthanc), Figure::Character(Character::Saruman));
    state.acting = Seat(1);
    begin(&mut state, Frame::AfterEvent(Card::OrcPatrol));
    assert_eq!(asked(&state), None);
    lay(&mut state, palantir);
    begin(&mut state, Frame::AfterEvent(palantir));
    assert_eq!(asked(&state), None);
    begin(&mut state, Frame::AfterEvent(Card::OrcPatrol));
    assert_eq!(asked(&state), Some(Ask::WhichDeck(DeckFor::Palantir)));
    assert!(refuses(&state, Action::Deck(Deck::FpCharacter)));
    give(&mut state, Action::Deck(Deck::ShStrategy));
    give(&mut state, Action::Draw(Card::Stormcrow));
    assert_eq!((asked(&state), state.hand(Seat(1)).len()), (None, 1));
}

#[test]
fn leading_players_decide() {
    // 14.4, 14.16.
    let mut state = State::blank(&Setup { scenario: Scenario::FourPlayer }).unwrap();
    state.leading = BySide::new([Seat(1), Seat(3)]);
    state.hunt.company = state.in_fellowship();
    begin(&mut state, PHASE);
    assert_eq!(state.flow.asked().unwrap().who.first_seat(), Some(Seat(1)));
    let who = |state: &State| state.flow.asked().unwrap().who.first_seat();
    state.fellowship.region = Region::Moria;
    state.hunt_box[Side::Shadow] = 1;
    lay(&mut state, Card::FlocksOfCrebain);
    begin(&mut state, Frame::Hunt(HuntFrame::Hunt));
    // The card is the Witch-king player's, the re-roll the Leading Player's.
    assert_eq!(who(&state), Some(Seat(2)));
    all(&mut state, &[Action::Decline, Action::Roll(2)]);
    assert_eq!(who(&state), Some(Seat(3)));
    assert_eq!(asked(&state), Some(Ask::Hunt(HuntAsk::Reroll(1))));
}
