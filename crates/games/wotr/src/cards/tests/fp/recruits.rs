//! The cards that recruit.

use super::*;

const ELITE: Action = Action::Kind(Kind::Elite);
const REGULAR: Action = Action::Kind(Kind::Regular);

#[test]
fn a_unit_and_a_leader() {
    let cards = [
        (Card::GuardsOfTheCitadel, Nation::Gondor, Region::MinasTirith),
        (Card::GrimbeornTheOldSonOfBeorn, Nation::North, Region::Carrock),
        (Card::ImrahilOfDolAmroth, Nation::Gondor, Region::DolAmroth),
        (Card::DainIronfootsGuard, Nation::Dwarves, Region::Erebor),
        (Card::RidersOfTheoden, Nation::Rohan, Region::Edoras),
    ];
    for (card, nation, region) in cards {
        let mut state = position();
        let count = |state: &Table| {
            [Figure::Regular(nation), Figure::Elite(nation), Figure::Leader(nation)]
                .map(|figure| state.in_field(region, figure))
        };
        let [regulars, elites, leaders] = count(&state);
        state.event(card);
        assert_eq!(state.answers(), [REGULAR, ELITE], "{card:?}");
        state.reply(ELITE);
        assert!(state.is_over(card));
        assert_eq!(count(&state), [regulars, elites + 1, leaders + 1], "{card:?}");
    }
}

#[test]
fn a_unit_and_a_strategy_card() {
    let cards = [
        (Card::CelebornsGaladhrim, Nation::Elves, Region::Lorien),
        (Card::KindredOfGlorfindel, Nation::Elves, Region::Rivendell),
        (Card::ThranduilsArchers, Nation::Elves, Region::WoodlandRealm),
    ];
    for (card, nation, region) in cards {
        let mut state = position();
        let regulars = state.in_field(region, Figure::Regular(nation));
        state.event(card);
        state.reply(REGULAR);
        assert_eq!(state.in_field(region, Figure::Regular(nation)), regulars + 1);
        state.draws(&[Card::TheRedArrow]);
        assert!(state.is_over(card));
        assert!(state.hand(FP).contains(Card::TheRedArrow));
    }
}

#[test]
fn king_brands_men_are_regulars() {
    let mut state = position();
    state.event(Card::KingBrandsMen);
    assert_eq!(state.in_field(Region::Dale, Figure::Regular(Nation::North)), 3);
    state.draws(&[Card::TheRedArrow]);
    assert!(state.is_over(Card::KingBrandsMen));
}

#[test]
fn swords_in_eriador() {
    let mut state = position();
    state.event(Card::SwordsInEriador);
    state.replies(&[ELITE, REGULAR]);
    assert_eq!(state.in_field(Region::TheShire, Figure::Elite(Nation::North)), 1);
    assert_eq!(state.in_field(Region::EredLuin, Figure::Regular(Nation::Dwarves)), 2);
    state.draws(&[Card::TheRedArrow]);
    assert!(state.is_over(Card::SwordsInEriador));
    // The Shire is lost: the rest still works.
    let mut state = position();
    state.clear(Region::TheShire);
    state.shadow_control.insert(Region::TheShire);
    state.event(Card::SwordsInEriador);
    state.reply(REGULAR);
    assert_eq!(state.in_field(Region::EredLuin, Figure::Regular(Nation::Dwarves)), 2);
    assert_eq!(state.in_field(Region::TheShire, Figure::Elite(Nation::North)), 0);
}

#[test]
fn missing_figures_are_not_recruited() {
    // Worked example A3.
    let mut state = position();
    state.bring(Figure::Leader(Nation::Gondor), 3, Place::Field(Region::MinasTirith));
    state.event(Card::ImrahilOfDolAmroth);
    state.reply(ELITE);
    assert!(state.is_over(Card::ImrahilOfDolAmroth));
    assert_eq!(state.in_field(Region::DolAmroth, Figure::Elite(Nation::Gondor)), 1);
    assert_eq!(state.in_field(Region::DolAmroth, Figure::Leader(Nation::Gondor)), 0);
    // A Leader without any unit does not come (rule 8.1).
    let mut state = position();
    state.clear(Region::Carrock);
    let north = Nation::North;
    let [regulars, elites] = *state.reinforcements.units[north].values();
    state.bring(Figure::Regular(north), regulars, Place::Field(Region::Dale));
    state.bring(Figure::Elite(north), elites, Place::Field(Region::Dale));
    state.event(Card::GrimbeornTheOldSonOfBeorn);
    assert!(state.is_over(Card::GrimbeornTheOldSonOfBeorn));
    assert_eq!(state.in_field(Region::Carrock, Figure::Leader(north)), 0);
}

#[test]
fn cards_recruit_into_a_siege() {
    // Worked example E7.
    let mut state = position();
    state.besiege(Region::MinasTirith, 2);
    state.event(Card::GuardsOfTheCitadel);
    state.reply(REGULAR);
    assert!(state.is_over(Card::GuardsOfTheCitadel));
    let inside = Place::Inside(Region::MinasTirith);
    assert_eq!(state.n(inside, Figure::Regular(Nation::Gondor)), 4);
    assert_eq!(state.n(inside, Figure::Leader(Nation::Gondor)), 2);
    // The limit of five is enforced after the action.
    assert_eq!(state.overfull(), None);
    state.bring(Figure::Regular(Nation::Gondor), 1, inside);
    assert_eq!(state.overfull(), Some((inside, Side::FreePeoples)));
}

#[test]
fn the_red_arrow() {
    let card = Card::TheRedArrow;
    let mut state = position();
    assert!(!state.playable(card));
    state.active[Nation::Gondor] = true;
    state.event(card);
    state.reply(REGULAR);
    assert!(state.is_over(card));
    assert_eq!(state.politics(Nation::Rohan), (false, 2));
    assert_eq!(state.in_field(Region::Edoras, Figure::Regular(Nation::Rohan)), 2);
    assert_eq!(state.in_field(Region::Edoras, Figure::Leader(Nation::Rohan)), 1);
    // Rule 12.2: a passive Nation stays at one step.
    let mut state = position();
    state.active[Nation::Gondor] = true;
    state.steps[Nation::Rohan] = 1;
    state.event(card);
    assert_eq!(state.politics(Nation::Rohan), (false, 1));
}

#[test]
fn riders_of_theoden_where_a_companion_is() {
    let card = Card::RidersOfTheoden;
    let mut state = position();
    state.companion(Character::Meriadoc, Region::Eastemnet);
    state.event(card);
    let (plains, city) = (Action::Region(Region::Eastemnet), Action::Region(Region::Edoras));
    assert_eq!(state.answers(), [plains, city]);
    assert!(state.refuses(Action::Region(Region::HelmsDeep)));
    state.replies(&[plains, ELITE]);
    assert!(state.is_over(card));
    assert_eq!(state.in_field(Region::Eastemnet, Figure::Elite(Nation::Rohan)), 1);
    assert_eq!(state.in_field(Region::Eastemnet, Figure::Leader(Nation::Rohan)), 1);
}

#[test]
fn riders_of_theoden_do_not_come_where_an_enemy_is() {
    // Worked example A5.
    let mut state = position();
    state.companion(Character::Meriadoc, Region::Eastemnet);
    state.bring(Figure::Regular(Nation::Sauron), 1, Place::Field(Region::Eastemnet));
    state.clear(Region::Edoras);
    state.shadow_control.insert(Region::Edoras);
    state.event(Card::RidersOfTheoden);
    assert!(state.is_over(Card::RidersOfTheoden));
    assert_eq!(state.in_field(Region::Eastemnet, Figure::Leader(Nation::Rohan)), 0);
    // In a besieged Stronghold only if the Companion is inside.
    let deep = Region::HelmsDeep;
    let mut state = position();
    state.besiege(deep, 1);
    state.spots[Character::Meriadoc] = Spot::At(Place::Field(deep));
    state.clear(Region::Edoras);
    state.shadow_control.insert(Region::Edoras);
    let mut other = state.clone();
    state.event(Card::RidersOfTheoden);
    assert!(state.is_over(Card::RidersOfTheoden));
    assert_eq!(state.n(Place::Inside(deep), Figure::Leader(Nation::Rohan)), 0);
    other.companion(Character::Meriadoc, deep);
    other.event(Card::RidersOfTheoden);
    other.reply(ELITE);
    assert_eq!(other.n(Place::Inside(deep), Figure::Leader(Nation::Rohan)), 1);
}

#[test]
fn eomer_comes_to_a_free_settlement_of_rohan() {
    // Hazard 18.13: the Fords of Isen are not a Settlement.
    let card = Card::EomerSonOfEomund;
    let mut state = position();
    state.event(card);
    let all = [Region::Edoras, Region::Folde, Region::HelmsDeep, Region::Westemnet];
    assert_eq!(state.answers(), all.map(Action::Region));
    assert!(state.refuses(Action::Region(Region::FordsOfIsen)));
    state.replies(&[Action::Region(Region::Folde), REGULAR]);
    assert!(state.is_over(card));
    assert_eq!(state.in_field(Region::Folde, Figure::Leader(Nation::Rohan)), 1);
    // A besieged Stronghold, a lost City and a Town with an enemy are not free.
    let mut state = position();
    state.besiege(Region::HelmsDeep, 1);
    state.clear(Region::Edoras);
    state.shadow_control.insert(Region::Edoras);
    state.bring(Figure::Regular(Nation::Sauron), 1, Place::Field(Region::Folde));
    state.event(card);
    state.reply(REGULAR);
    assert!(state.is_over(card));
    assert_eq!(state.in_field(Region::Westemnet, Figure::Regular(Nation::Rohan)), 1);
}

#[test]
fn cirdans_ships_land_where_an_army_is() {
    let card = Card::CirdansShips;
    let mut state = position();
    assert!(!state.playable(card));
    state.at_war_now(Nation::Elves);
    state.event(card);
    let coasts = [Region::DolAmroth, Region::GreyHavens, Region::Pelargir];
    assert_eq!(state.answers(), coasts.map(Action::Region));
    state.replies(&[Action::Region(Region::Pelargir), ELITE, REGULAR]);
    assert!(state.is_over(card));
    assert_eq!(state.in_field(Region::Pelargir, Figure::Elite(Nation::Elves)), 1);
    assert_eq!(state.in_field(Region::Pelargir, Figure::Regular(Nation::Elves)), 1);
    // Into a siege.
    let mut state = position();
    state.at_war_now(Nation::Elves);
    state.besiege(Region::DolAmroth, 1);
    state.event(card);
    state.replies(&[Action::Region(Region::DolAmroth), ELITE, ELITE]);
    assert_eq!(state.n(Place::Inside(Region::DolAmroth), Figure::Elite(Nation::Elves)), 2);
    // Nobody left to come.
    let mut state = position();
    state.at_war_now(Nation::Elves);
    state.bring(Figure::Regular(Nation::Elves), 2, Place::Field(Region::Lorien));
    state.bring(Figure::Elite(Nation::Elves), 4, Place::Field(Region::Lorien));
    state.event(card);
    assert!(state.is_over(card));
}
