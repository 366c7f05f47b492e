use super::*;
use crate::action::Ask;
use crate::state::Regions;

/// Plays a card that asks nothing.
fn just_play(state: &mut State, card: Card) {
    play(state, card);
    assert!(is_discarded(state, card), "{card:?} asks {:?}", state.flow.asked());
}

#[test]
fn recruits_in_named_regions() {
    let mut state = position();
    just_play(&mut state, Card::OrcsMultiplyingAgain);
    assert_eq!(regulars(&state, Region::DolGuldur, Nation::Sauron), 8);
    assert_eq!(regulars(&state, Region::MountGundabad, Nation::Sauron), 5);

    let mut state = position();
    just_play(&mut state, Card::MonstersRoused);
    for region in [Region::Angmar, Region::Ettenmoors, Region::WeatherHills] {
        assert_eq!(regulars(&state, region, Nation::Sauron), 1);
    }
    assert_eq!(units(&state, Region::Trollshaws, Nation::Sauron, Kind::Elite), 1);
}

#[test]
fn monsters_come_only_to_free_regions() {
    let mut state = position();
    bring(&mut state, Place::Field(Region::Ettenmoors), Figure::Regular(Nation::North), 1);
    just_play(&mut state, Card::MonstersRoused);
    assert_eq!(regulars(&state, Region::Ettenmoors, Nation::Sauron), 0);
    assert_eq!(regulars(&state, Region::WeatherHills, Nation::Sauron), 1);
}

#[test]
fn the_king_is_revealed() {
    let card = Card::TheKingIsRevealed;
    let mut state = position();
    // Rule 2.16: Strider is not Aragorn.
    stand(&mut state, Character::Strider, Region::MinasTirith);
    assert!(!may_play(&state, card));
    stand(&mut state, Character::Aragorn, Region::MinasTirith);
    just_play(&mut state, card);
    assert_eq!(regulars(&state, Region::MinasMorgul, Nation::Sauron), 10);
    assert_eq!(state.field(Region::MinasMorgul).nazgul, 2);
}

#[test]
fn missing_figures_are_not_recruited() {
    let mut state = position();
    stand(&mut state, Character::Aragorn, Region::MinasTirith);
    bring(&mut state, Place::Field(Region::Gorgoroth), Figure::Regular(Nation::Sauron), 5);
    bring(&mut state, Place::Field(Region::Gorgoroth), Figure::Nazgul, 4);
    just_play(&mut state, Card::TheKingIsRevealed);
    assert_eq!(regulars(&state, Region::MinasMorgul, Nation::Sauron), 8);
    assert_eq!(state.field(Region::MinasMorgul).nazgul, 1);
}

#[test]
fn musterings_of_long_planned_war() {
    let card = Card::MusteringsOfLongPlannedWar;
    let mut state = position();
    war(&mut state, &[Nation::Sauron, Nation::Southrons]);
    assert!(!may_play(&state, card));
    war(&mut state, &ALL_AT_WAR);
    just_play(&mut state, card);
    assert_eq!(regulars(&state, Region::Gorgoroth, Nation::Southrons), 5);
    assert_eq!(regulars(&state, Region::Nurn, Nation::Sauron), 7);
}

#[test]
fn return_of_the_witch_king() {
    let card = Card::ReturnOfTheWitchKing;
    let mut state = position();
    assert!(!may_play(&state, card));
    stand(&mut state, Character::WitchKing, Region::MinasMorgul);
    just_play(&mut state, card);
    assert_eq!(state.region_of(Character::WitchKing), Some(Region::Angmar));
    assert_eq!(state.field(Region::Angmar).units[Nation::Sauron], [2, 1]);
}

#[test]
fn a_new_power_is_rising() {
    let card = Card::ANewPowerIsRising;
    let mut state = position();
    assert!(!may_play(&state, card));
    stand(&mut state, Character::Saruman, Region::Orthanc);
    play(&mut state, card);
    assert_eq!(regulars(&state, Region::NorthDunland, Nation::Isengard), 3);
    assert_eq!(regulars(&state, Region::SouthDunland, Nation::Isengard), 3);
    for kind in [Kind::Elite, Kind::Regular] {
        assert_eq!(asked(&state), Ask::WhichKind { nation: Nation::Isengard, region: Region::Orthanc });
        answer(&mut state, Action::Kind(kind));
    }
    assert!(is_discarded(&state, card));
    assert_eq!(state.field(Region::Orthanc).units[Nation::Isengard], [5, 2]);
}

#[test]
fn one_unit_joins_an_army() {
    for (card, nation) in [(Card::HalfOrcsAndGoblinMen, Nation::Isengard), (Card::OlogHai, Nation::Sauron)] {
        let mut state = position();
        assert!(!may_play(&state, card));
        war(&mut state, &[nation]);
        // A besieged Army and besiegers are Armies too.
        shift(&mut state, Place::Field(Region::Moria), Place::Inside(Region::Moria), Side::Shadow);
        bring(&mut state, Place::Field(Region::Moria), Figure::Regular(Nation::Elves), 1);
        besiege(&mut state, Region::HelmsDeep, Nation::Isengard, 1);
        play(&mut state, card);
        assert!(has_words(&state));
        assert!(!allows(&state, Action::Region(Region::Angmar)), "no Army is in Angmar");
        assert!(!allows(&state, Action::Region(Region::MinasTirith)));
        assert!(allows(&state, Action::Region(Region::HelmsDeep)));
        answer(&mut state, Action::Region(Region::Moria));
        answer(&mut state, Action::Kind(Kind::Elite));
        assert!(is_discarded(&state, card));
        assert_eq!(state.troops(Place::Inside(Region::Moria)).unit(nation, Kind::Elite), 1);
    }
}

#[test]
fn nobody_is_left_to_join() {
    let mut state = position();
    war(&mut state, &[Nation::Isengard]);
    bring(&mut state, Place::Field(Region::GapOfRohan), Figure::Regular(Nation::Isengard), 6);
    bring(&mut state, Place::Field(Region::GapOfRohan), Figure::Elite(Nation::Isengard), 5);
    just_play(&mut state, Card::HalfOrcsAndGoblinMen);
}

#[test]
fn hill_trolls() {
    let card = Card::HillTrolls;
    let mut state = position();
    assert!(!may_play(&state, card));
    war(&mut state, &[Nation::Sauron]);
    let before = state.reinforcements.units[Nation::Sauron];
    play(&mut state, card);
    assert!(has_words(&state));
    assert!(!allows(&state, Action::From(Place::Field(Region::Orthanc))));
    answer(&mut state, Action::From(Place::Field(Region::Moria)));
    // The same region, or another.
    answer(&mut state, Action::From(Place::Field(Region::Moria)));
    assert!(is_discarded(&state, card));
    assert_eq!(state.field(Region::Moria).units[Nation::Sauron], [0, 2]);
    let after = state.reinforcements.units[Nation::Sauron];
    assert_eq!(*after.values(), [before[Kind::Regular] + 2, before[Kind::Elite] - 2]);
}

#[test]
fn hill_trolls_as_far_as_they_go() {
    let mut state = position();
    war(&mut state, &[Nation::Sauron]);
    bring(&mut state, Place::Field(Region::Gorgoroth), Figure::Elite(Nation::Sauron), 3);
    play(&mut state, Card::HillTrolls);
    answer(&mut state, Action::From(Place::Field(Region::Nurn)));
    assert!(is_discarded(&state, Card::HillTrolls));
    let mut state = position();
    war(&mut state, &[Nation::Sauron]);
    bring(&mut state, Place::Field(Region::Gorgoroth), Figure::Elite(Nation::Sauron), 4);
    just_play(&mut state, Card::HillTrolls);
}

#[test]
fn many_kings() {
    let card = Card::ManyKingsToTheServiceOfMordor;
    let mut state = position();
    // The Nation need not be At War (rule 7.9).
    play(&mut state, card);
    assert_eq!(legal(&state).len(), 5);
    assert!(!allows(&state, Action::Region(Region::Khand)), "no Settlement");
    assert!(!allows(&state, Action::Region(Region::MinasMorgul)));
    answer(&mut state, Action::Region(Region::Umbar));
    assert!(has_words(&state));
    assert!(!allows(&state, Action::Region(Region::Umbar)), "three different ones");
    answer(&mut state, Action::Region(Region::NearHarad));
    answer(&mut state, Action::Region(Region::NorthRhun));
    assert!(is_discarded(&state, card));
    for (region, n) in [(Region::Umbar, 5), (Region::NearHarad, 5), (Region::NorthRhun, 4)] {
        assert_eq!(regulars(&state, region, Nation::Southrons), n);
    }
}

#[test]
fn many_kings_of_few_settlements() {
    let mut state = position();
    for region in [Region::FarHarad, Region::NorthRhun] {
        clear(&mut state, Place::Field(region), Side::Shadow);
        state.shadow_control.remove(region);
    }
    // Three are left: there is nothing to choose.
    just_play(&mut state, Card::ManyKingsToTheServiceOfMordor);
    assert_eq!(regulars(&state, Region::SouthRhun, Nation::Southrons), 5);
    assert_eq!(regulars(&state, Region::FarHarad, Nation::Southrons), 0);
}

#[test]
fn too_few_regulars_for_the_pits() {
    let card = Card::PitsOfMordor;
    let mut state = position();
    assert!(!may_play(&state, card));
    war(&mut state, &[Nation::Sauron]);
    bring(&mut state, Place::Field(Region::Gorgoroth), Figure::Regular(Nation::Sauron), 5);
    play(&mut state, card);
    assert_eq!(legal(&state).len(), 6);
    assert!(!allows(&state, Action::Region(Region::Angmar)), "a City");
    answer(&mut state, Action::Region(Region::Moria));
    answer(&mut state, Action::Region(Region::Morannon));
    // Three Regulars: the second Stronghold gets one, the third nothing.
    assert!(is_discarded(&state, card));
    assert_eq!(regulars(&state, Region::Moria, Nation::Sauron), 4);
    assert_eq!(regulars(&state, Region::Morannon, Nation::Sauron), 6);
}

#[test]
fn pits_fill_a_besieged_stronghold() {
    let mut state = position();
    war(&mut state, &[Nation::Sauron]);
    shift(&mut state, Place::Field(Region::Moria), Place::Inside(Region::Moria), Side::Shadow);
    bring(&mut state, Place::Field(Region::Moria), Figure::Regular(Nation::Elves), 1);
    play(&mut state, Card::PitsOfMordor);
    answer(&mut state, Action::Region(Region::Moria));
    assert_eq!(state.troops(Place::Inside(Region::Moria)).unit(Nation::Sauron, Kind::Regular), 4);
}

#[test]
fn shadows_on_the_misty_mountains() {
    let card = Card::ShadowsOnTheMistyMountains;
    let mut state = position();
    play(&mut state, card);
    assert_eq!(legal(&state), [Action::Region(Region::Moria), Action::Region(Region::MountGram)]);
    answer(&mut state, Action::Region(Region::MountGram));
    answer(&mut state, Action::Kind(Kind::Elite));
    answer(&mut state, Action::Kind(Kind::Elite));
    assert!(is_discarded(&state, card));
    assert_eq!(state.field(Region::MountGram).units[Nation::Sauron], [0, 2]);
    assert_eq!(state.field(Region::MountGram).nazgul, 1);
    // With an enemy in Mount Gram only Moria is left.
    let mut state = position();
    bring(&mut state, Place::Field(Region::MountGram), Figure::Regular(Nation::North), 1);
    play(&mut state, card);
    answer(&mut state, Action::Kind(Kind::Regular));
    answer(&mut state, Action::Kind(Kind::Regular));
    assert_eq!(regulars(&state, Region::Moria, Nation::Sauron), 4);
}

#[test]
fn horde_from_the_east() {
    let card = Card::HordeFromTheEast;
    let mut state = position();
    assert!(!may_play(&state, card));
    war(&mut state, &[Nation::Southrons]);
    bring(&mut state, Place::Field(Region::EastRhun), Figure::Regular(Nation::Dwarves), 1);
    play(&mut state, card);
    let open: Regions = [Region::FarHarad, Region::Khand, Region::SouthRhun].into_iter().collect();
    let listed: Regions = legal(&state)
        .into_iter()
        .map(|action| match action {
            Action::Region(region) => region,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(listed, open);
    answer(&mut state, Action::Region(Region::Khand));
    assert!(is_discarded(&state, card));
    assert_eq!(regulars(&state, Region::Khand, Nation::Southrons), 5);
}

#[test]
fn rage_of_the_dunlendings() {
    let card = Card::RageOfTheDunlendings;
    let mut state = position();
    assert!(!may_play(&state, card));
    war(&mut state, &[Nation::Isengard]);
    bring(&mut state, Place::Field(Region::SouthDunland), Figure::Elite(Nation::Isengard), 1);
    play(&mut state, card);
    assert!(has_words(&state));
    assert!(!allows(&state, Action::Region(Region::FordsOfIsen)));
    assert!(allows(&state, Action::Region(Region::NorthDunland)), "it borders South Dunland");
    let mut none = state.clone();
    answer(&mut none, Action::Region(Region::Tharbad));
    answer(&mut none, Action::Done);
    assert!(is_discarded(&none, card));
    assert_eq!(regulars(&none, Region::Tharbad, Nation::Isengard), 2);
    answer(&mut state, Action::Region(Region::GapOfRohan));
    assert!(has_words(&state));
    assert!(!allows(&state, Action::From(Place::Field(Region::Orthanc))));
    answer(&mut state, Action::From(Place::Field(Region::SouthDunland)));
    assert!(has_words(&state));
    answer(&mut state, Action::Kind(Kind::Elite));
    answer(&mut state, Action::From(Place::Field(Region::NorthDunland)));
    answer(&mut state, Action::From(Place::Field(Region::SouthDunland)));
    // Nobody is left there.
    assert!(is_discarded(&state, card));
    assert_eq!(state.field(Region::GapOfRohan).units[Nation::Isengard], [4, 1]);
    assert_eq!(state.units_at(Region::SouthDunland, Side::Shadow), 0);
}

#[test]
fn rage_brings_four_and_no_more_than_ten() {
    let card = Card::RageOfTheDunlendings;
    let mut state = position();
    war(&mut state, &[Nation::Isengard]);
    bring(&mut state, Place::Field(Region::NorthDunland), Figure::Regular(Nation::Isengard), 4);
    let mut full = state.clone();
    play(&mut state, card);
    answer(&mut state, Action::Region(Region::Hollin));
    for _ in 0..4 {
        answer(&mut state, Action::From(Place::Field(Region::NorthDunland)));
    }
    assert!(is_discarded(&state, card));
    assert_eq!(regulars(&state, Region::Hollin, Nation::Isengard), 6);
    assert_eq!(regulars(&state, Region::NorthDunland, Nation::Isengard), 1);
    // Rule 8.2: a voluntary move never makes more than ten.
    bring(&mut full, Place::Field(Region::Hollin), Figure::Regular(Nation::Sauron), 7);
    play(&mut full, card);
    answer(&mut full, Action::Region(Region::Hollin));
    answer(&mut full, Action::From(Place::Field(Region::NorthDunland)));
    assert!(is_discarded(&full, card));
    assert_eq!(full.units_at(Region::Hollin, Side::Shadow), 10);
}

#[test]
fn rage_needs_a_free_region() {
    let mut state = position();
    war(&mut state, &[Nation::Isengard]);
    bring(&mut state, Place::Field(Region::Hollin), Figure::Regular(Nation::Elves), 1);
    play(&mut state, Card::RageOfTheDunlendings);
    assert!(!allows(&state, Action::Region(Region::Hollin)));
}
