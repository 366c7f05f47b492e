use super::*;
use crate::action::{GroupFor, Loss, MarchBy};
use crate::ids::{Face, FreeNation};

#[test]
fn return_to_valinor() {
    let card = Card::ReturnToValinor;
    let mut state = position();
    assert!(!may_play(&state, card));
    // The Woodland Realm is lost; Lórien is besieged.
    clear(&mut state, Place::Field(Region::WoodlandRealm), Side::FreePeoples);
    state.shadow_control.insert(Region::WoodlandRealm);
    besiege(&mut state, Region::Lorien, Nation::Sauron, 2);
    // A Gondor Regular in the Grey Havens throws no die but may take the hit.
    bring(&mut state, Place::Field(Region::GreyHavens), Figure::Regular(Nation::Gondor), 1);
    play(&mut state, card);
    // Grey Havens: a Regular and an Elite.
    answer(&mut state, Action::Roll(6));
    answer(&mut state, Action::Roll(5));
    assert_eq!(who(&state), FREE);
    assert!(matches!(asked(&state), Ask::Casualty { left: 1, .. }));
    answer(&mut state, Action::Lose(Loss::Regular(Nation::Gondor)));
    // Rivendell: two Elites, both reduced.
    answer(&mut state, Action::Roll(6));
    answer(&mut state, Action::Roll(6));
    while state.flow.asked().is_some() {
        answer(&mut state, Action::Lose(Loss::Reduce(Nation::Elves)));
    }
    assert!(is_discarded(&state, card));
    let elves = Nation::Elves;
    assert_eq!(state.field(Region::GreyHavens).units[elves], [1, 1]);
    assert_eq!(state.field(Region::Rivendell).units[elves], [2, 0]);
    assert_eq!(state.troops(Place::Inside(Region::Lorien)).units[elves], [1, 2]);
}

#[test]
fn return_to_valinor_throws_five_dice_at_most() {
    let mut state = position();
    state.shadow_control.insert(Region::Lorien);
    for region in [Region::Lorien, Region::WoodlandRealm, Region::GreyHavens] {
        clear(&mut state, Place::Field(region), Side::FreePeoples);
    }
    bring(&mut state, Place::Field(Region::Rivendell), Figure::Elite(Nation::Elves), 5);
    play(&mut state, Card::ReturnToValinor);
    for _ in 0..5 {
        answer(&mut state, Action::Roll(1));
    }
    assert!(is_discarded(&state, Card::ReturnToValinor));
}

#[test]
fn the_fighting_uruk_hai() {
    let card = Card::TheFightingUrukHai;
    let mut state = position();
    war(&mut state, &ALL_AT_WAR);
    besiege(&mut state, Region::HelmsDeep, Nation::Isengard, 2);
    assert!(!may_play(&state, card), "Saruman is not in play");
    stand(&mut state, Character::Saruman, Region::Orthanc);
    assert!(may_play(&state, card));
    // Another siege without an Isengard unit does not count.
    besiege(&mut state, Region::Lorien, Nation::Sauron, 2);
    let mut two = state.clone();
    play(&mut state, card);
    let (from, to) = (Place::Field(Region::HelmsDeep), Region::HelmsDeep);
    assert_eq!(asked(&state), Ask::Group(GroupFor::Attack { led: false, card: Some(card), from, to }));
    // With one more siege, the player chooses which.
    besiege(&mut two, Region::Rivendell, Nation::Isengard, 1);
    play(&mut two, card);
    assert_eq!(asked(&two), Ask::Attack { led: false, card: Some(card) });
    assert_eq!(legal(&two).len(), 2);
    assert!(!allows(&two, Action::Decline));
    // A table card may forbid it (rule 9.1.4).
    let mut banned = position();
    war(&mut banned, &ALL_AT_WAR);
    stand(&mut banned, Character::Saruman, Region::Orthanc);
    besiege(&mut banned, Region::Lorien, Nation::Isengard, 2);
    assert!(may_play(&banned, card));
    banned.deck.remove(Card::APowerTooGreat);
    banned.table.insert(Card::APowerTooGreat);
    assert!(!may_play(&banned, card));
}

#[test]
fn uruk_hai_besiege_only_with_isengard() {
    let mut state = position();
    war(&mut state, &ALL_AT_WAR);
    stand(&mut state, Character::Saruman, Region::Orthanc);
    besiege(&mut state, Region::HelmsDeep, Nation::Sauron, 2);
    assert!(!may_play(&state, Card::TheFightingUrukHai));
}

#[test]
fn denethors_folly() {
    let card = Card::DenethorsFolly;
    let inside = Place::Inside(Region::MinasTirith);
    let mut state = position();
    assert!(!may_play(&state, card));
    besiege(&mut state, Region::MinasTirith, Nation::Sauron, 2);
    let mut rohan = state.clone();
    let mut alone = state.clone();
    // The only Leader is lost without a question.
    play(&mut state, card);
    assert!(state.on_table(card) && state.flow.asked().is_none());
    assert_eq!(state.troops(inside).n_leaders(), 0);
    assert_eq!(state.casualties.leaders_of(Nation::Gondor), 1);
    // The Shadow chooses among Leaders of two Nations.
    bring(&mut rohan, inside, Figure::Leader(Nation::Rohan), 1);
    play(&mut rohan, card);
    assert_eq!(who(&rohan), SHADOW);
    assert!(has_words(&rohan));
    assert!(!allows(&rohan, Action::Figure(Figure::Leader(Nation::Elves))));
    answer(&mut rohan, Action::Figure(Figure::Leader(Nation::Rohan)));
    assert!(rohan.on_table(card));
    assert_eq!(rohan.troops(inside).leaders_of(Nation::Gondor), 1);
    // Without a Leader the card is played all the same.
    alone.take_one(inside, Figure::Leader(Nation::Gondor));
    alone.casualties.leaders[FreeNation::Gondor] += 1;
    play(&mut alone, card);
    assert!(alone.on_table(card));
}

#[test]
fn the_day_without_dawn() {
    let card = Card::TheDayWithoutDawn;
    let mut state = position();
    war(&mut state, &[Nation::Sauron, Nation::Isengard]);
    assert!(!may_play(&state, card));
    war(&mut state, &[Nation::Southrons]);
    let dice = &mut state.dice[Side::FreePeoples];
    dice.unused.set(Face::WillOfTheWest, 2);
    dice.unused.set(Face::Character, 1);
    dice.used = 1;
    play(&mut state, card);
    assert!(is_discarded(&state, card));
    let dice = state.dice[Side::FreePeoples];
    assert_eq!((dice.n_unused(), dice.used), (1, 3));
    assert_eq!(dice.unused.count(Face::Character), 1);
}

#[test]
fn threats_and_promises_lie_on_the_table() {
    let mut state = position();
    play(&mut state, Card::ThreatsAndPromises);
    assert!(state.on_table(Card::ThreatsAndPromises));
}

#[test]
fn stormcrow_needs_somebody_in_a_nation_at_peace() {
    let mut state = position();
    // The Ring-bearers are in Rivendell, the Elves are not At War.
    assert!(may_play(&state, Card::Stormcrow));
    war(&mut state, &[Nation::Elves]);
    assert!(!may_play(&state, Card::Stormcrow));
    stand(&mut state, Character::Boromir, Region::Folde);
    assert!(may_play(&state, Card::Stormcrow));
    war(&mut state, &[Nation::Rohan]);
    assert!(!may_play(&state, Card::Stormcrow));
    // Hazard 18.12: Osgiliath is not a region of Gondor.
    stand(&mut state, Character::Boromir, Region::Osgiliath);
    assert!(!may_play(&state, Card::Stormcrow));
    // On the Mordor Track the Ring-bearers are not in any region.
    let mut state = position();
    state.fellowship.mordor = Some(0);
    assert!(!may_play(&state, Card::Stormcrow));
}

#[test]
fn stormcrow() {
    let mut state = position();
    stand(&mut state, Character::Strider, Region::Bree);
    state.steps[Nation::North] = 1;
    play(&mut state, Card::Stormcrow);
    // The Shadow chooses the Nation.
    assert_eq!(who(&state), SHADOW);
    assert!(has_words(&state));
    assert!(!allows(&state, Action::Nation(Nation::Gondor)));
    assert!(!allows(&state, Action::Nation(Nation::Sauron)));
    answer(&mut state, Action::Nation(Nation::North));
    assert_eq!(state.steps[Nation::North], 2);
    // The Free Peoples choose the figure.
    assert_eq!(who(&state), FREE);
    assert!(has_words(&state));
    assert!(!allows(&state, Action::From(Place::Field(Region::Edoras))));
    answer(&mut state, Action::From(Place::Field(Region::Dale)));
    assert!(has_words(&state));
    assert!(!allows(&state, Action::Figure(Figure::Elite(Nation::North))));
    let mut unit = state.clone();
    answer(&mut state, Action::Figure(Figure::Leader(Nation::North)));
    assert!(is_discarded(&state, Card::Stormcrow));
    assert_eq!(state.casualties.leaders_of(Nation::North), 1);
    // Hazard 18.16: with the last unit the Leader is gone too.
    answer(&mut unit, Action::Figure(Figure::Regular(Nation::North)));
    assert!(is_discarded(&unit, Card::Stormcrow));
    assert_eq!(unit.field(Region::Dale).n_leaders(), 0);
    assert_eq!(unit.casualties.leaders_of(Nation::North), 1);
    assert_eq!(unit.casualties.units[Nation::North], [1, 0]);
}

#[test]
fn stormcrow_at_the_top_box() {
    let mut state = position();
    play(&mut state, Card::Stormcrow);
    assert_eq!(state.steps[Nation::Elves], 3);
    assert_eq!(who(&state), FREE);
}

// Rule 9.14.
#[test]
fn stormcrow_takes_the_last_of_a_garrison() {
    let mut state = position();
    state.fellowship.region = Region::Westemnet;
    let inside = Place::Inside(Region::HelmsDeep);
    besiege(&mut state, Region::HelmsDeep, Nation::Sauron, 2);
    play(&mut state, Card::Stormcrow);
    answer(&mut state, Action::From(inside));
    // The only figure there is taken without a question.
    assert!(is_discarded(&state, Card::Stormcrow));
    assert!(state.controls(Side::Shadow, Region::HelmsDeep));
    assert_eq!(state.besieged(Region::HelmsDeep), None);
}

#[test]
fn stormcrow_without_a_figure() {
    let mut state = position();
    for region in [Region::GreyHavens, Region::Rivendell, Region::WoodlandRealm, Region::Lorien] {
        clear(&mut state, Place::Field(region), Side::FreePeoples);
    }
    state.steps[Nation::Elves] = 1;
    play(&mut state, Card::Stormcrow);
    assert_eq!(state.steps[Nation::Elves], 2);
    assert!(is_discarded(&state, Card::Stormcrow));
}

#[test]
fn stormcrow_asks_the_player_of_the_nation() {
    let mut state = teams();
    state.fellowship.region = Region::Westemnet;
    play(&mut state, Card::Stormcrow);
    assert_eq!(who(&state), Seat(1));
}

#[test]
fn marching_cards() {
    for (card, armies) in
        [(Card::ShadowsGather, 1), (Card::TheShadowLengthens, 2), (Card::TheShadowIsMoving, 4)]
    {
        let mut state = position();
        assert_eq!(may_play(&state, card), card != Card::TheShadowIsMoving);
        war(&mut state, &ALL_AT_WAR);
        play(&mut state, card);
        assert_eq!(asked(&state), Ask::March { by: MarchBy::Card(card), left: armies });
        answer(&mut state, Action::Done);
        assert!(is_discarded(&state, card));
    }
}

#[test]
fn the_shadow_lengthens() {
    let mut state = position();
    war(&mut state, &ALL_AT_WAR);
    play(&mut state, Card::TheShadowLengthens);
    // From Gorgoroth to Nurn, where an Army stands.
    answer(&mut state, Action::March { from: Region::Gorgoroth, to: Region::Nurn });
    answer(&mut state, Action::Go);
    while let Ask::MarchOn { .. } = asked(&state) {
        answer(&mut state, Action::Done);
    }
    assert_eq!(regulars(&state, Region::Nurn, Nation::Sauron), 5);
    answer(&mut state, Action::Done);
    assert!(is_discarded(&state, Card::TheShadowLengthens));
}

fn corsairs() -> State {
    let mut state = position();
    war(&mut state, &[Nation::Southrons]);
    state
}

#[test]
fn corsairs_need_a_war_and_a_fleet() {
    let card = Card::CorsairsOfUmbar;
    assert!(!may_play(&position(), card));
    let mut state = corsairs();
    assert!(may_play(&state, card));
    clear(&mut state, Place::Field(Region::Umbar), Side::Shadow);
    assert!(!may_play(&state, card));
    // Units not At War neither attack nor enter Gondor.
    bring(&mut state, Place::Field(Region::Umbar), Figure::Regular(Nation::Sauron), 2);
    assert!(!may_play(&state, card));
}

#[test]
fn corsairs_land() {
    let card = Card::CorsairsOfUmbar;
    let mut state = corsairs();
    play(&mut state, card);
    assert!(has_words(&state));
    assert_eq!(legal(&state).len(), 4);
    assert!(!allows(&state, Action::Region(Region::GreyHavens)));
    // Nobody defends Lamedon: it is taken.
    answer(&mut state, Action::Region(Region::Lamedon));
    let by = MarchBy::Card(card);
    let march = GroupFor::March { by, from: Place::Field(Region::Umbar), to: Region::Lamedon };
    assert_eq!(asked(&state), Ask::Group(march));
    answer(&mut state, Action::Leave(Figure::Regular(Nation::Southrons)));
    answer(&mut state, Action::Go);
    assert!(is_discarded(&state, card));
    assert_eq!(regulars(&state, Region::Lamedon, Nation::Southrons), 2);
    assert_eq!(regulars(&state, Region::Umbar, Nation::Southrons), 1);
    assert!(state.controls(Side::Shadow, Region::Lamedon));
    assert!(state.active[Nation::Gondor]);
}

#[test]
fn corsairs_attack_out_of_umbar() {
    let card = Card::CorsairsOfUmbar;
    let mut state = corsairs();
    play(&mut state, card);
    answer(&mut state, Action::Region(Region::Pelargir));
    let (from, to) = (Place::Field(Region::Umbar), Region::Pelargir);
    assert_eq!(asked(&state), Ask::Group(GroupFor::Attack { led: false, card: Some(card), from, to }));
}

#[test]
fn corsairs_join_a_siege() {
    let card = Card::CorsairsOfUmbar;
    let mut state = corsairs();
    besiege(&mut state, Region::DolAmroth, Nation::Southrons, 2);
    play(&mut state, card);
    answer(&mut state, Action::Region(Region::DolAmroth));
    answer(&mut state, Action::Go);
    assert_eq!(regulars(&state, Region::DolAmroth, Nation::Southrons), 5);
    // Then a siege battle like any other.
    let (from, to) = (Place::Field(Region::DolAmroth), Region::DolAmroth);
    assert_eq!(asked(&state), Ask::Group(GroupFor::Attack { led: false, card: None, from, to }));
    assert_eq!(state.action.group.figures.n_units(Side::Shadow), 5);
}

#[test]
fn corsairs_keep_to_the_stacking_limit() {
    let mut state = corsairs();
    bring(&mut state, Place::Field(Region::Anfalas), Figure::Regular(Nation::Southrons), 10);
    play(&mut state, Card::CorsairsOfUmbar);
    assert!(!allows(&state, Action::Region(Region::Anfalas)));
}
