use super::*;
use crate::action::{Choice, FlyBy, GroupFor, MarchBy};
use crate::fellowship::FellowshipFrame;
use crate::frame::Frame;
use crate::hunt::HuntFrame;
use crate::ids::{Face, Tile};
use crate::state::Ending;
use kernel::flow::Next as Go;

#[test]
fn special_tiles_wait_for_the_mordor_track() {
    let tiles = [
        (Card::ShelobsLair, Tile::ShelobsLair),
        (Card::TheRingIsMine, Tile::TheRingIsMine),
        (Card::OnOnTheyWent, Tile::OnOnTheyWent),
        (Card::GiveItToUss, Tile::GiveItToUss),
    ];
    for (card, tile) in tiles {
        let mut state = position();
        play(&mut state, card);
        assert!(is_discarded(&state, card));
        assert_eq!((state.tiles.waiting.count(tile), state.tiles.pool.count(tile)), (1, 0));
        // Rule 10.10: on the Mordor Track it joins the pool at once.
        let mut state = position();
        state.fellowship.mordor = Some(2);
        play(&mut state, card);
        assert_eq!((state.tiles.waiting.count(tile), state.tiles.pool.count(tile)), (0, 1));
    }
}

#[test]
fn cards_against_travellers_need_open_country() {
    for card in [Card::OrcPatrol, Card::IsildursBane, Card::FoulThingFromTheDeep, Card::CandlesOfCorpses] {
        let mut state = position();
        assert!(!may_play(&state, card), "{card:?} in Rivendell");
        // No matter who controls the Settlement now.
        state.shadow_control.insert(Region::Rivendell);
        assert!(!may_play(&state, card));
        // A Town is a Settlement.
        state.fellowship.region = Region::Bree;
        assert!(!may_play(&state, card));
        // A Settlement of the Shadow is not one of the Free Peoples.
        state.fellowship.region = Region::Moria;
        assert!(may_play(&state, card));
        // Rule 18.13: a Fortification is not a Settlement.
        state.fellowship.region = Region::FordsOfIsen;
        assert!(may_play(&state, card));
        // On the Mordor Track it is in no region.
        state.fellowship.region = Region::MinasTirith;
        state.fellowship.mordor = Some(0);
        assert!(may_play(&state, card));
    }
}

#[test]
fn cards_that_draw_a_tile_leave_it_to_the_hunt() {
    for card in [Card::OrcPatrol, Card::IsildursBane, Card::FoulThingFromTheDeep] {
        let mut state = position();
        let next = step(&mut state, card, 0);
        assert!(matches!(next, Go::Call(Frame::Hunt(HuntFrame::CardTile(of)), _) if of == card));
    }
}

fn candles(gollum: bool, dice: [u8; 3]) -> u8 {
    let mut state = position();
    state.fellowship.region = Region::DeadMarshes;
    if gollum {
        gollum_guides(&mut state);
    }
    play(&mut state, Card::CandlesOfCorpses);
    for die in dice {
        assert_eq!(who(&state), Seat::CHANCE);
        answer(&mut state, Action::Roll(die));
    }
    assert!(is_discarded(&state, Card::CandlesOfCorpses));
    state.fellowship.corruption
}

#[test]
fn candles_of_corpses() {
    assert_eq!(candles(false, [4, 3, 6]), 2);
    assert_eq!(candles(false, [1, 2, 3]), 0);
    assert_eq!(candles(true, [4, 5, 6]), 1);
}

#[test]
fn candles_may_end_the_game() {
    let mut state = position();
    state.fellowship.region = Region::DeadMarshes;
    state.fellowship.corruption = 10;
    play(&mut state, Card::CandlesOfCorpses);
    for die in [6, 6, 6] {
        answer(&mut state, Action::Roll(die));
    }
    assert_eq!(state.ended, Some(Ending::Corruption));
}

#[test]
fn nazgul_cards_need_progress() {
    for card in [Card::NazgulSearch, Card::CruelWeather, Card::TheNazgulStrike] {
        let mut state = position();
        assert!(!may_play(&state, card));
        state.fellowship.progress = 1;
        assert!(may_play(&state, card));
        state.fellowship.mordor = Some(1);
        assert!(!may_play(&state, card));
    }
}

// Example D15, hazard 18.19.
#[test]
fn nazgul_search_may_just_move_nazgul() {
    let mut state = position();
    state.fellowship.progress = 2;
    play(&mut state, Card::NazgulSearch);
    assert_eq!(asked(&state), Ask::Fly(FlyBy::Card(Card::NazgulSearch)));
    // The Mouth of Sauron is not a Nazgûl.
    stand(&mut state, Character::MouthOfSauron, Region::Morannon);
    assert!(!allows(&state, Action::Character(Character::MouthOfSauron)));
    answer(&mut state, Action::From(Place::Field(Region::DolGuldur)));
    answer(&mut state, Action::Region(Region::Bree));
    answer(&mut state, Action::Done);
    assert!(is_discarded(&state, Card::NazgulSearch));
    assert!(state.fellowship.hidden);
    assert_eq!(state.fellowship.progress, 2);
    assert_eq!(state.field(Region::Bree).nazgul, 1);
}

#[test]
fn nazgul_search_reveals() {
    let mut state = position();
    state.fellowship.progress = 2;
    state.fellowship.region = Region::Hollin;
    assert!(matches!(step(&mut state, Card::NazgulSearch, 1), Go::Done));
    bring(&mut state, Place::Field(Region::Hollin), Figure::Nazgul, 1);
    let next = step(&mut state, Card::NazgulSearch, 1);
    assert!(matches!(next, Go::Call(Frame::Fellowship(FellowshipFrame::Reveal), _)));
    // Hazard 18.33: the Witch-king is a Nazgûl.
    let mut state = position();
    state.fellowship.region = Region::Hollin;
    stand(&mut state, Character::WitchKing, Region::Hollin);
    let next = step(&mut state, Card::NazgulSearch, 1);
    assert!(matches!(next, Go::Call(Frame::Fellowship(FellowshipFrame::Reveal), _)));
}

#[test]
fn cruel_weather() {
    let mut state = position();
    state.fellowship.progress = 3;
    state.fellowship.corruption = 2;
    play(&mut state, Card::CruelWeather);
    assert_eq!(who(&state), SHADOW);
    assert!(has_words(&state));
    assert_eq!(legal(&state).len(), Region::Rivendell.adjacent().len());
    answer(&mut state, Action::Region(Region::Trollshaws));
    assert_eq!(state.fellowship.region, Region::Trollshaws);
    // Nothing else changes.
    assert_eq!((state.fellowship.progress, state.fellowship.corruption), (3, 2));
    assert!(state.fellowship.hidden);
    assert!(is_discarded(&state, Card::CruelWeather));
    // There is only one way out of Forlindon.
    let mut state = position();
    state.fellowship.progress = 1;
    state.fellowship.region = Region::Forlindon;
    play(&mut state, Card::CruelWeather);
    assert_eq!(state.fellowship.region, Region::GreyHavens);
    assert!(is_discarded(&state, Card::CruelWeather));
}

fn strike() -> State {
    let mut state = position();
    state.fellowship.progress = 1;
    state.fellowship.region = Region::Hollin;
    for card in [Card::WizardsStaff, Card::ThePowerOfTomBombadil, Card::FlocksOfCrebain] {
        state.deck.remove(card);
        state.table.insert(card);
    }
    play(&mut state, Card::TheNazgulStrike);
    state
}

#[test]
fn the_nazgul_strike() {
    // Without a Nazgûl on the Ring-bearers nothing is asked.
    let mut state = strike();
    answer(&mut state, Action::Done);
    assert!(is_discarded(&state, Card::TheNazgulStrike));

    let mut state = strike();
    answer(&mut state, Action::From(Place::Field(Region::Morannon)));
    answer(&mut state, Action::Region(Region::Hollin));
    answer(&mut state, Action::Done);
    assert!(has_words(&state));
    // Only Character-type cards of the Free Peoples leave the table.
    assert!(!allows(&state, Action::Card(Card::ThePowerOfTomBombadil)));
    assert!(!allows(&state, Action::Card(Card::FlocksOfCrebain)));
    assert!(!allows(&state, Action::Card(Card::HornOfGondor)));
    let mut neither = state.clone();
    answer(&mut neither, Action::Decline);
    assert!(is_discarded(&neither, Card::TheNazgulStrike));
    assert!(neither.on_table(Card::WizardsStaff));
    let hunt = state.clone().card_answered(
        card_asked(&state),
        SHADOW,
        Action::Choose(Choice::Hunt),
        &mut Log::off(),
    );
    assert!(allows(&state, Action::Choose(Choice::Hunt)));
    assert!(matches!(hunt, Go::Call(Frame::Hunt(HuntFrame::Hunt), _)));
    answer(&mut state, Action::Card(Card::WizardsStaff));
    assert!(!state.on_table(Card::WizardsStaff));
    assert!(is_discarded(&state, Card::TheNazgulStrike));
}

#[test]
fn cards_against_a_revealed_fellowship() {
    for card in [Card::MorgulWound, Card::LureOfTheRing, Card::TheBreakingOfTheFellowship] {
        let mut state = position();
        assert!(!may_play(&state, card));
        state.fellowship.hidden = false;
        assert!(may_play(&state, card));
    }
}

#[test]
fn morgul_wound() {
    for (before, after) in [(0, 2), (3, 5), (4, 5)] {
        let mut state = position();
        state.fellowship.hidden = false;
        state.fellowship.corruption = before;
        play(&mut state, Card::MorgulWound);
        assert_eq!(state.fellowship.corruption, after);
        assert!(is_discarded(&state, Card::MorgulWound));
    }
}

fn lured(companion: Character) -> State {
    let mut state = position();
    state.fellowship.hidden = false;
    play(&mut state, Card::LureOfTheRing);
    assert_eq!(who(&state), Seat::CHANCE);
    assert_eq!(legal(&state).len(), 7);
    answer(&mut state, Action::DrawCompanion(companion));
    state
}

#[test]
fn lure_of_the_ring() {
    let mut state = lured(Character::Strider);
    // The Free Peoples choose.
    assert_eq!(who(&state), FREE);
    assert!(has_words(&state));
    assert!(!allows(&state, Action::Decline));
    let lost = state.clone().card_answered(
        card_asked(&state),
        FREE,
        Action::Choose(Choice::Eliminate),
        &mut Log::off(),
    );
    let strider = Frame::Fellowship(FellowshipFrame::Eliminate(Character::Strider));
    assert!(matches!(lost, Go::Call(frame, _) if frame == strider));
    answer(&mut state, Action::Choose(Choice::Corruption));
    assert_eq!(state.fellowship.corruption, 3);
    assert!(is_discarded(&state, Card::LureOfTheRing));
    assert_eq!(state.spot(Character::Strider), Spot::Fellowship);
    let mut state = lured(Character::Peregrin);
    answer(&mut state, Action::Choose(Choice::Corruption));
    assert_eq!(state.fellowship.corruption, 1);
}

#[test]
fn chance_draws_for_the_lure() {
    use rand::SeedableRng;
    let mut state = position();
    state.fellowship.hidden = false;
    play(&mut state, Card::LureOfTheRing);
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(1);
    let mut drawn = crate::figures::Characters::EMPTY;
    for _ in 0..200 {
        let Some(Action::DrawCompanion(companion)) = Game::chance(&state, &mut rng) else { panic!() };
        drawn = drawn.with(companion);
    }
    assert_eq!(drawn, state.in_fellowship());
}

#[test]
fn the_last_companion_is_lured_without_a_draw() {
    let mut state = position();
    state.fellowship.hidden = false;
    gollum_guides(&mut state);
    state.spots[Character::Boromir] = Spot::Fellowship;
    state.fellowship.guide = Some(Character::Boromir);
    play(&mut state, Card::LureOfTheRing);
    assert_eq!(who(&state), FREE);
    answer(&mut state, Action::Choose(Choice::Corruption));
    assert_eq!(state.fellowship.corruption, 2);
}

#[test]
fn gollum_is_neither_lured_nor_separated() {
    for card in [Card::LureOfTheRing, Card::TheBreakingOfTheFellowship] {
        let mut state = position();
        state.fellowship.hidden = false;
        gollum_guides(&mut state);
        play(&mut state, card);
        assert_eq!(state.fellowship.corruption, 1);
        assert!(is_discarded(&state, card));
        assert_eq!(state.tiles.drawn.len(), 0);
    }
}

#[test]
fn the_breaking_of_the_fellowship_draws_a_tile() {
    let mut state = position();
    let next = step(&mut state, Card::TheBreakingOfTheFellowship, 0);
    let tile = HuntFrame::CardTile(Card::TheBreakingOfTheFellowship);
    assert!(matches!(next, Go::Call(Frame::Hunt(frame), _) if frame == tile));
}

#[test]
fn cards_that_lie_on_the_table() {
    for card in [Card::WornWithSorrowAndToil, Card::FlocksOfCrebain, Card::BalrogOfMoria] {
        let mut state = position();
        play(&mut state, card);
        assert!(state.on_table(card) && !state.discard.contains(card) && state.action.resolving.is_none());
    }
    for card in [Card::ThePalantirOfOrthanc, Card::Wormtongue] {
        let mut state = position();
        assert!(!may_play(&state, card), "{card:?} without Saruman");
        stand(&mut state, Character::Saruman, Region::Orthanc);
        play(&mut state, card);
        assert!(state.on_table(card));
        assert_eq!(state.owner(card), SHADOW);
    }
}

#[test]
fn wormtongue_comes_too_late() {
    let mut state = position();
    stand(&mut state, Character::Saruman, Region::Orthanc);
    state.active[Nation::Rohan] = true;
    play(&mut state, Card::Wormtongue);
    assert!(is_discarded(&state, Card::Wormtongue));
    assert!(!state.on_table(Card::Wormtongue));
}

#[test]
fn the_lidless_eye() {
    let mut state = position();
    let dice = &mut state.dice[Side::Shadow];
    dice.unused.set(Face::Muster, 2);
    dice.unused.set(Face::Army, 3);
    state.hunt_box[Side::Shadow] = 1;
    play(&mut state, Card::TheLidlessEye);
    assert!(has_words(&state));
    assert!(!allows(&state, Action::Die(Face::Event)));
    let mut none = state.clone();
    answer(&mut none, Action::Done);
    assert_eq!(none.hunt_box[Side::Shadow], 1);
    assert!(is_discarded(&none, Card::TheLidlessEye));
    answer(&mut state, Action::Die(Face::Muster));
    answer(&mut state, Action::Die(Face::Muster));
    assert!(!allows(&state, Action::Die(Face::Muster)));
    answer(&mut state, Action::Die(Face::Army));
    // Three is the limit.
    assert!(is_discarded(&state, Card::TheLidlessEye));
    assert_eq!((state.hunt_box[Side::Shadow], state.dice[Side::Shadow].n_unused()), (4, 2));
}

#[test]
fn the_lidless_eye_without_dice() {
    let mut state = position();
    play(&mut state, Card::TheLidlessEye);
    assert!(is_discarded(&state, Card::TheLidlessEye));
}

#[test]
fn dreadful_spells_need_an_army_with_a_nazgul() {
    let mut state = position();
    // Osgiliath is not next to Minas Morgul; no Nazgûl is near anybody else.
    assert!(!may_play(&state, Card::DreadfulSpells));
    // A Nazgûl without an Army casts no spells.
    bring(&mut state, Place::Field(Region::NorthIthilien), Figure::Nazgul, 1);
    assert!(!may_play(&state, Card::DreadfulSpells));
    bring(&mut state, Place::Field(Region::NorthIthilien), Figure::Regular(Nation::Sauron), 1);
    assert!(may_play(&state, Card::DreadfulSpells));
}

#[test]
fn dreadful_spells() {
    let mut state = position();
    bring(&mut state, Place::Field(Region::NorthIthilien), Figure::Nazgul, 1);
    bring(&mut state, Place::Field(Region::NorthIthilien), Figure::Regular(Nation::Sauron), 1);
    stand(&mut state, Character::WitchKing, Region::NorthIthilien);
    // The only Army in reach is that of Osgiliath: two Regulars. The Witch-king throws a die too.
    play(&mut state, Card::DreadfulSpells);
    answer(&mut state, Action::Roll(4));
    let steps = state.steps;
    answer(&mut state, Action::Roll(5));
    assert!(is_discarded(&state, Card::DreadfulSpells));
    assert_eq!(regulars(&state, Region::Osgiliath, Nation::Gondor), 1);
    // Rule 7.13: it is not an attack.
    assert_eq!(state.steps, steps);
    assert!(!state.active[Nation::Gondor]);
}

// Hazard 18.35.
#[test]
fn dreadful_spells_on_the_besieged() {
    let mut state = position();
    let inside = Place::Inside(Region::HelmsDeep);
    besiege(&mut state, Region::HelmsDeep, Nation::Sauron, 2);
    bring(&mut state, Place::Field(Region::HelmsDeep), Figure::Nazgul, 1);
    state.spots[Character::Gimli] = Spot::At(inside);
    play(&mut state, Card::DreadfulSpells);
    // Helm's Deep, or the Fords of Isen next to it.
    assert!(has_words(&state));
    assert!(allows(&state, Action::Region(Region::FordsOfIsen)));
    assert!(!allows(&state, Action::Region(Region::Edoras)));
    assert!(!allows(&state, Action::Region(Region::Moria)));
    answer(&mut state, Action::Region(Region::HelmsDeep));
    answer(&mut state, Action::Roll(6));
    assert!(is_discarded(&state, Card::DreadfulSpells));
    assert!(state.controls(Side::Shadow, Region::HelmsDeep));
    assert_eq!(state.spot(Character::Gimli), Spot::At(Place::Field(Region::HelmsDeep)));
    assert_eq!(state.besieged(Region::HelmsDeep), None);
}

#[test]
fn dreadful_spells_of_a_besieged_army() {
    let mut state = position();
    let (field, inside) = (Place::Field(Region::DolGuldur), Place::Inside(Region::DolGuldur));
    shift(&mut state, field, inside, Side::Shadow);
    bring(&mut state, field, Figure::Regular(Nation::Elves), 2);
    clear(&mut state, inside, Side::Shadow);
    bring(&mut state, inside, Figure::Regular(Nation::Sauron), 1);
    assert!(!may_play(&state, Card::DreadfulSpells));
    bring(&mut state, inside, Figure::Nazgul, 1);
    play(&mut state, Card::DreadfulSpells);
    answer(&mut state, Action::Roll(5));
    assert_eq!(regulars(&state, Region::DolGuldur, Nation::Elves), 1);
    assert!(is_discarded(&state, Card::DreadfulSpells));
}

#[test]
fn grond() {
    let card = Card::GrondHammerOfTheUnderworld;
    let mut state = position();
    war(&mut state, &[Nation::Sauron]);
    stand(&mut state, Character::WitchKing, Region::MinasMorgul);
    assert!(!may_play(&state, card));
    besiege(&mut state, Region::MinasTirith, Nation::Sauron, 3);
    assert!(!may_play(&state, card), "he must be with the besiegers");
    stand(&mut state, Character::WitchKing, Region::MinasTirith);
    assert!(may_play(&state, card));
    // Rule 7.13: all attack restrictions apply.
    state.steps[Nation::Sauron] = 1;
    assert!(!may_play(&state, card));
    state.steps[Nation::Sauron] = 0;
    play(&mut state, card);
    // With only one siege, the only question is who takes part. The Witch-king must.
    let (from, to) = (Place::Field(Region::MinasTirith), Region::MinasTirith);
    let attack = GroupFor::Attack { led: false, card: Some(card), from, to };
    assert_eq!(asked(&state), Ask::Group(attack));
    assert!(allows(&state, Action::Leave(Figure::Regular(Nation::Sauron))));
    assert!(!allows(&state, Action::Leave(Figure::Character(Character::WitchKing))));
    assert_eq!(state.action.resolving, Some(card));
}

#[test]
fn the_ringwraiths_are_abroad() {
    let card = Card::TheRingwraithsAreAbroad;
    let mut state = position();
    war(&mut state, &ALL_AT_WAR);
    play(&mut state, card);
    assert_eq!(asked(&state), Ask::Fly(FlyBy::Card(card)));
    answer(&mut state, Action::From(Place::Field(Region::BaradDur)));
    answer(&mut state, Action::Region(Region::Orthanc));
    answer(&mut state, Action::Done);
    assert!(has_words(&state));
    assert!(allows(&state, Action::Choose(Choice::Move)));
    assert!(allows(&state, Action::Choose(Choice::Attack)));
    let mut attack = state.clone();
    answer(&mut attack, Action::Choose(Choice::Attack));
    assert_eq!(asked(&attack), Ask::Attack { led: false, card: Some(card) });
    // The flown Nazgûl leads the Army of Orthanc; nobody leads that of Umbar.
    let fords = Action::Attack { from: Region::Orthanc, to: Region::FordsOfIsen };
    assert!(allows(&attack, fords));
    answer(&mut attack, Action::Decline);
    assert!(is_discarded(&attack, card));
    let mut neither = state.clone();
    answer(&mut neither, Action::Decline);
    assert!(is_discarded(&neither, card));
    answer(&mut state, Action::Choose(Choice::Move));
    assert_eq!(asked(&state), Ask::March { by: MarchBy::Card(card), left: 2 });
    assert!(!allows(&state, Action::March { from: Region::Umbar, to: Region::NearHarad }));
    // Rule 19.12: the Nazgûl that flew moves on with the Army.
    answer(&mut state, Action::March { from: Region::Orthanc, to: Region::GapOfRohan });
    assert!(!allows(&state, Action::Leave(Figure::Nazgul)));
    answer(&mut state, Action::Go);
    assert_eq!(state.field(Region::GapOfRohan).nazgul, 1);
    // But no figure moves with two Armies.
    assert!(!allows(&state, Action::March { from: Region::GapOfRohan, to: Region::Enedwaith }));
    answer(&mut state, Action::Done);
    assert!(is_discarded(&state, card));
}

#[test]
fn the_ringwraiths_may_have_no_army() {
    let card = Card::TheRingwraithsAreAbroad;
    let mut state = position();
    // Without a Nazgûl anywhere, nothing can be done and nothing is asked.
    for region in [Region::BaradDur, Region::DolGuldur, Region::MinasMorgul, Region::Morannon] {
        state.take_one(Place::Field(region), Figure::Nazgul);
        state.reinforcements.nazgul += 1;
    }
    play(&mut state, card);
    assert!(is_discarded(&state, card));
}

#[test]
fn the_black_captain_commands() {
    let card = Card::TheBlackCaptainCommands;
    let mut state = position();
    war(&mut state, &ALL_AT_WAR);
    assert!(!may_play(&state, card));
    stand(&mut state, Character::WitchKing, Region::Morannon);
    let start = state.clone();
    play(&mut state, card);
    assert!(has_words(&state));
    let mut flies = state.clone();
    answer(&mut state, Action::Choose(Choice::Recruit));
    assert_eq!(state.field(Region::Morannon).nazgul, 3);
    assert!(has_words(&state));
    // Nobody is next to Morannon: the Army may move, not attack.
    assert!(!allows(&state, Action::Choose(Choice::Attack)));
    answer(&mut state, Action::Choose(Choice::Move));
    assert!(!allows(&state, Action::March { from: Region::DolGuldur, to: Region::SouthernMirkwood }));
    answer(&mut state, Action::March { from: Region::Morannon, to: Region::Dagorlad });
    answer(&mut state, Action::Go);
    assert_eq!(state.region_of(Character::WitchKing), Some(Region::Dagorlad));
    // One Army only.
    assert!(is_discarded(&state, card));

    answer(&mut flies, Action::Choose(Choice::Move));
    answer(&mut flies, Action::Character(Character::WitchKing));
    answer(&mut flies, Action::Region(Region::Orthanc));
    answer(&mut flies, Action::Done);
    answer(&mut flies, Action::Choose(Choice::Attack));
    assert!(!allows(&flies, Action::Attack { from: Region::MinasMorgul, to: Region::Osgiliath }));
    answer(&mut flies, Action::Attack { from: Region::Orthanc, to: Region::FordsOfIsen });
    assert!(!allows(&flies, Action::Leave(Figure::Character(Character::WitchKing))));

    // With an enemy Army around him nobody joins him (rule 7.9).
    let mut state = start;
    stand(&mut state, Character::WitchKing, Region::Osgiliath);
    play(&mut state, card);
    assert_eq!(asked(&state), Ask::Fly(FlyBy::Card(card)));
    answer(&mut state, Action::Done);
    // He has no Army: nothing more is asked.
    assert!(is_discarded(&state, card));
}
