//! The Character deck, except for the cards that strike Armies.

use super::*;
use crate::action::Choice;
use crate::ids::{Face, Tile};

#[test]
fn special_tiles_wait_for_the_mordor_track() {
    let cards = [
        (Card::ElvenCloaks, Tile::ElvenCloaks),
        (Card::ElvenRope, Tile::ElvenRope),
        (Card::PhialOfGaladriel, Tile::PhialOfGaladriel),
        (Card::SmeagolHelpsNiceMaster, Tile::SmeagolHelpsNiceMaster),
    ];
    for (card, tile) in cards {
        let mut state = position();
        state.event(card);
        assert!(state.is_over(card));
        assert_eq!((state.tiles.waiting.count(tile), state.tiles.pool.count(tile)), (1, 0));
        let mut state = position();
        state.fellowship.mordor = Some(0);
        state.event(card);
        assert_eq!((state.tiles.waiting.count(tile), state.tiles.pool.count(tile)), (0, 1));
    }
}

#[test]
fn table_cards_need_their_companion_in_the_fellowship() {
    let mut state = position();
    state.event(Card::MithrilCoatAndSting);
    for card in [Card::AxeAndBow, Card::HornOfGondor, Card::WizardsStaff] {
        state.event(card);
        assert!(state.is_over(card) && state.on_table(card));
    }
    let mut state = position();
    state.companion(Character::Gimli, Region::Erebor);
    assert!(state.playable(Card::AxeAndBow));
    state.companion(Character::Legolas, Region::Erebor);
    state.companion(Character::Boromir, Region::Erebor);
    state.companion(Character::GandalfTheGrey, Region::Erebor);
    for card in [Card::AxeAndBow, Card::HornOfGondor, Card::WizardsStaff] {
        assert!(!state.playable(card), "{card:?}");
    }
    state.nobody_left();
    assert!(state.playable(Card::MithrilCoatAndSting));
}

#[test]
fn athelas_heals_better_with_strider_as_guide() {
    let mut state = position();
    state.fellowship.corruption = 5;
    state.event(Card::Athelas);
    state.rolls(&[5, 4, 6]);
    assert_eq!(state.fellowship.corruption, 3);
    assert!(state.is_over(Card::Athelas));
    let mut state = position();
    state.fellowship.corruption = 1;
    state.fellowship.guide = Some(Character::Strider);
    state.event(Card::Athelas);
    state.rolls(&[3, 2, 4]);
    assert_eq!(state.fellowship.corruption, 0);
}

#[test]
fn another_way_only_with_gollum() {
    let card = Card::ThereIsAnotherWay;
    let mut state = position();
    state.fellowship.corruption = 2;
    state.event(card);
    assert!(state.is_over(card));
    assert_eq!(state.fellowship.corruption, 1);

    let gollum = |hidden: bool, progress: u8| {
        let mut state = position();
        state.nobody_left();
        (state.fellowship.hidden, state.fellowship.progress) = (hidden, progress);
        state.event(card);
        state
    };
    let (moves, hides) = (Action::Choose(Choice::Move), Action::Choose(Choice::Hide));
    let mut state = gollum(true, 2);
    assert_eq!(state.answers(), [moves, Action::Decline]);
    assert!(state.refuses(hides));
    state.reply(Action::Decline);
    assert!(state.is_over(card));
    let mut state = gollum(false, 2);
    assert_eq!(state.answers(), [hides, Action::Decline]);
    state.reply(hides);
    state.settle();
    assert!(state.is_over(card));
    // Rule 19.9: at the end of the track it can't move, nor hide if it is Hidden.
    assert!(gollum(true, 12).is_over(card));
}

#[test]
fn another_way_moves_without_a_die() {
    // Worked example D19.
    let mut state = position();
    state.nobody_left();
    state.event(Card::ThereIsAnotherWay);
    state.reply(Action::Choose(Choice::Move));
    state.finish(&mut rng(1));
    assert!(state.is_over(Card::ThereIsAnotherWay));
    assert_eq!(state.hunt_box[Side::FreePeoples], 0);
}

#[test]
fn i_will_go_alone() {
    let card = Card::IWillGoAlone;
    let mut state = position();
    state.fellowship.corruption = 2;
    state.event(card);
    state.reply(Action::Character(Character::Boromir));
    // Level 2 and one more: Hollin is two regions from Rivendell, Moria three.
    assert!(state.offers(Action::Region(Region::Moria)));
    assert!(state.refuses(Action::Region(Region::DimrillDale)));
    assert_eq!(state.fellowship.corruption, 2);
    state.reply(Action::Region(Region::Moria));
    state.settle();
    assert!(state.is_over(card));
    assert_eq!(state.fellowship.corruption, 1);
    assert_eq!(state.region_of(Character::Boromir), Some(Region::Moria));
    state.nobody_left();
    assert!(!state.playable(card));
}

#[test]
fn whoever_goes_alone_on_the_mordor_track_is_lost() {
    let mut state = position();
    state.fellowship.mordor = Some(1);
    state.fellowship.corruption = 3;
    state.event(Card::IWillGoAlone);
    state.replies(&[Action::Character(Character::Peregrin), Action::Go]);
    state.settle();
    assert!(state.is_over(Card::IWillGoAlone));
    assert_eq!(state.spot(Character::Peregrin), Spot::Gone);
    assert_eq!(state.fellowship.corruption, 2);
}

#[test]
fn bilbos_song() {
    for (gollum, left) in [(false, 3), (true, 2)] {
        let mut state = position();
        state.fellowship.corruption = 4;
        if gollum {
            state.nobody_left();
        }
        state.event(Card::BilbosSong);
        assert!(state.is_over(Card::BilbosSong));
        assert_eq!(state.fellowship.corruption, left);
    }
}

#[test]
fn mirror_of_galadriel() {
    let card = Card::MirrorOfGaladriel;
    let (character, will) = (Face::Character, Face::WillOfTheWest);
    let mut state = position();
    state.fellowship.corruption = 2;
    state.dice[Side::FreePeoples].unused.set(character, 2);
    state.event(card);
    assert!(state.is_over(card));
    assert_eq!(
        (
            state.dice[Side::FreePeoples].unused.count(character),
            state.dice[Side::FreePeoples].unused.count(will)
        ),
        (1, 1)
    );
    assert_eq!(state.fellowship.corruption, 2);
    // Without a die to change it is played for its other effects (rule 7.4).
    let in_lorien = |lost: bool, mordor: Option<u8>| {
        let mut state = position();
        state.fellowship.corruption = 2;
        state.fellowship.region = Region::Lorien;
        state.fellowship.mordor = mordor;
        if lost {
            state.shadow_control.insert(Region::Lorien);
        }
        state.event(card);
        assert_eq!(state.dice[Side::FreePeoples].n_unused(), 0);
        state.fellowship.corruption
    };
    assert_eq!(in_lorien(false, None), 1);
    assert_eq!(in_lorien(true, None), 2);
    assert_eq!(in_lorien(false, Some(0)), 2);
}

#[test]
fn challenge_of_the_king_needs_an_army_in_gondor_or_rohan() {
    let card = Card::ChallengeOfTheKing;
    let mut state = position();
    assert!(!state.playable(card));
    for (region, fits) in [
        (Region::Osgiliath, false),
        (Region::Edoras, true),
        (Region::MinasTirith, true),
        (Region::Folde, false),
        (Region::Rivendell, false),
    ] {
        state.companion(Character::Strider, region);
        assert_eq!(state.playable(card), fits, "{region:?}");
    }
    state.companion(Character::Strider, Region::Edoras);
    state.event(card);
    state.finish(&mut rng(3));
    assert!(state.is_over(card));
}

#[test]
fn gwaihir_carries_anybody_four_regions_and_into_sieges() {
    // Hazard 18.29.
    let card = Card::GwaihirTheWindlord;
    let mut state = position();
    state.besiege(Region::WoodlandRealm, 2);
    state.companion(Character::Peregrin, Region::Erebor);
    state.event(card);
    state.reply(Action::Character(Character::Peregrin));
    assert!(state.offers(Action::Region(Region::Carrock)));
    state.reply(Action::Region(Region::WoodlandRealm));
    assert!(state.is_over(card));
    assert_eq!(state.place_of(Character::Peregrin), Some(Place::Inside(Region::WoodlandRealm)));
    // Nobody gets out of a siege; a Companion in the Fellowship is separated from it.
    let mut state = position();
    state.besiege(Region::Erebor, 2);
    state.companion(Character::Gimli, Region::Erebor);
    state.event(card);
    assert!(state.refuses(Action::Character(Character::Gimli)));
    state.reply(Action::Character(Character::Meriadoc));
    assert!(state.refuses(Action::Region(Region::Enedwaith)));
    state.reply(Action::Region(Region::Tharbad));
    state.settle();
    assert!(state.is_over(card));
    // With nobody to carry, nothing happens.
    let mut state = position();
    state.nobody_left();
    state.event(card);
    assert!(state.is_over(card));
}

#[test]
fn we_prove_the_swifter() {
    let card = Card::WeProveTheSwifter;
    let mut state = position();
    state.companion(Character::Legolas, Region::Rivendell);
    state.event(card);
    state.reply(Action::Character(Character::Legolas));
    assert!(state.refuses(Action::Region(Region::Enedwaith)));
    state.reply(Action::Region(Region::Tharbad));
    assert!(state.is_over(card));
    assert_eq!(state.region_of(Character::Legolas), Some(Region::Tharbad));
}

#[test]
fn there_and_back_again() {
    let card = Card::ThereAndBackAgain;
    let mut state = position();
    state.fellowship.region = Region::OldForestRoad;
    state.event(card);
    state.replies(&[Action::Character(Character::Gimli), Action::Region(Region::Dale)]);
    state.settle();
    assert!(state.is_over(card));
    assert_eq!(state.politics(Nation::Dwarves), (true, 2));
    assert_eq!(state.politics(Nation::North), (true, 2));
    assert_eq!(state.politics(Nation::Elves), (true, 2));
    // Neither Gimli nor Legolas is there.
    let mut state = position();
    state.event(card);
    state.replies(&[Action::Character(Character::Meriadoc), Action::Region(Region::Trollshaws)]);
    state.settle();
    assert!(state.is_over(card));
    assert_eq!(state.politics(Nation::Dwarves), (false, 3));
    // With nobody left to go, one who was there before will do.
    let mut state = position();
    state.nobody_left();
    state.companion(Character::Legolas, Region::WoodlandRealm);
    state.event(card);
    assert!(state.is_over(card));
    assert_eq!(state.politics(Nation::Elves), (true, 2));
}

#[test]
fn house_of_the_stewards() {
    let card = Card::HouseOfTheStewards;
    let mut state = position();
    assert!(!state.playable(card));
    state.companion(Character::Boromir, Region::Osgiliath);
    assert!(!state.playable(card));
    state.companion(Character::Boromir, Region::MinasTirith);
    for other in [Card::ElvenCloaks, Card::ElvenRope, Card::BilbosSong, Card::Athelas, Card::AxeAndBow] {
        state.hold(FP, other);
    }
    state.event(card);
    state.reply(Action::Kind(Kind::Elite));
    assert_eq!(state.in_field(Region::MinasTirith, Figure::Elite(Nation::Gondor)), 2);
    state.draws(&[Card::TheRedArrow, Card::CirdansShips]);
    // Seven cards: one too many. The card itself is not in the hand.
    assert_eq!(state.flow.asked().unwrap().ask, Ask::HandLimit);
    state.reply(Action::Card(Card::BilbosSong));
    assert!(state.is_over(card));
    assert_eq!(state.hand(FP).len(), 6);
    // Without a free region the cards are drawn all the same; an empty deck gives what it has.
    let mut state = position();
    state.companion(Character::Boromir, Region::Erech);
    state.bring(Figure::Regular(Nation::Sauron), 1, Place::Field(Region::Erech));
    for other in state.in_deck(crate::ids::Deck::FpStrategy).iter().skip(1) {
        state.deck.remove(other);
        state.discard.insert(other);
    }
    state.event(card);
    let only = state.answers()[0];
    state.reply(only);
    assert!(state.is_over(card));
    assert_eq!(state.hand(FP).len(), 1);
}

#[test]
fn the_grey_company() {
    let card = Card::TheGreyCompany;
    let mut state = position();
    assert!(!state.playable(card));
    state.companion(Character::Strider, Region::Folde);
    assert!(!state.playable(card));
    let dol_amroth = Region::DolAmroth;
    state.companion(Character::Strider, dol_amroth);
    state.event(card);
    assert_eq!(state.in_field(dol_amroth, Figure::Regular(Nation::Gondor)), 2);
    assert_eq!(state.in_field(dol_amroth, Figure::Elite(Nation::Gondor)), 1);
    assert_eq!(state.casualties.unit(Nation::Gondor, Kind::Regular), 1);
    state.draws(&[Card::TheRedArrow, Card::CirdansShips]);
    assert!(state.is_over(card));
}

#[test]
fn the_grey_company_chooses_among_nations_or_draws_only() {
    let card = Card::TheGreyCompany;
    let mut state = position();
    state.companion(Character::Strider, Region::DolAmroth);
    state.bring(Figure::Regular(Nation::Rohan), 1, Place::Field(Region::DolAmroth));
    state.event(card);
    let (gondor, rohan) = (Action::Nation(Nation::Gondor), Action::Nation(Nation::Rohan));
    assert_eq!(state.answers(), [gondor, rohan]);
    state.reply(rohan);
    assert_eq!(state.in_field(Region::DolAmroth, Figure::Elite(Nation::Rohan)), 1);
    assert_eq!(state.in_field(Region::DolAmroth, Figure::Regular(Nation::Rohan)), 0);
    // Only Elites: no swap.
    let mut state = position();
    state.companion(Character::Strider, Region::NorthDowns);
    state.event(card);
    assert!(matches!(state.flow.asked().unwrap().ask, Ask::Draw { .. }));
    // In a game of four each player upgrades units of his own Nations (rule 14.6).
    let mut state = of(Scenario::FourPlayer);
    state.companion(Character::Strider, Region::DolAmroth);
    state.bring(Figure::Regular(Nation::Rohan), 1, Place::Field(Region::DolAmroth));
    state.play_by(Seat(1), card);
    assert_eq!(state.in_field(Region::DolAmroth, Figure::Elite(Nation::Rohan)), 1);
}
