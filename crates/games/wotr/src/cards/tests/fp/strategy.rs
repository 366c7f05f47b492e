//! The Strategy deck but for the cards that recruit.

use super::*;
use crate::ids::Face;

#[test]
fn cards_need_their_icon_or_an_event() {
    // Worked example A1, hazard 18.18.
    let mut state = position();
    state.at_war_now(Nation::Rohan);
    state.hold(FP, Card::PathsOfTheWoses);
    for (face, fits) in [
        (Face::Muster, false),
        (Face::Character, false),
        (Face::Event, true),
        (Face::MusterArmy, true),
        (Face::WillOfTheWest, true),
    ] {
        assert_eq!(state.check_event(FP, face, Card::PathsOfTheWoses).is_ok(), fits, "{face:?}");
    }
}

#[test]
fn the_last_battle_needs_aragorn_abroad() {
    let card = Card::TheLastBattle;
    let mut state = position();
    state.companion(Character::Strider, Region::Osgiliath);
    assert!(!state.playable(card));
    state.spots[Character::Strider] = Spot::Gone;
    state.companion(Character::Aragorn, Region::MinasTirith);
    assert!(!state.playable(card));
    state.companion(Character::Aragorn, Region::DeadMarshes);
    assert!(!state.playable(card));
    state.companion(Character::Aragorn, Region::Osgiliath);
    state.event(card);
    assert!(state.is_over(card) && state.on_table(card));
}

#[test]
fn powers_advance_a_nation_and_stay() {
    for (card, nation) in
        [(Card::APowerTooGreat, Nation::Elves), (Card::ThePowerOfTomBombadil, Nation::North)]
    {
        let mut state = position();
        state.event(card);
        assert!(state.is_over(card) && state.on_table(card));
        assert_eq!(state.politics(nation).1, 2);
        // Rule 12.2 for a passive Nation.
        let mut state = position();
        state.steps[nation] = 1;
        state.event(card);
        assert_eq!(state.politics(nation).1, u8::from(!nation.active_at_start()));
    }
    // The card is the second player's in a game of four, and he owns it.
    let mut state = of(Scenario::FourPlayer);
    assert!(state.check_card(Seat(0), Card::ThePowerOfTomBombadil).is_err());
    state.play_by(Seat(1), Card::ThePowerOfTomBombadil);
    assert_eq!(state.owner(Card::ThePowerOfTomBombadil), Seat(1));
}

#[test]
fn companions_rouse_dwarves_and_north() {
    let cards = [
        (Card::BookOfMazarbul, Nation::Dwarves, Region::EredLuin, Region::Erebor),
        (Card::FearFireFoes, Nation::North, Region::Bree, Region::TheShire),
    ];
    for (card, nation, one, other) in cards {
        // Already there; nobody has to move. A Town will do here.
        let mut state = position();
        state.companion(Character::Boromir, one);
        state.event(card);
        state.reply(Action::Done);
        assert!(state.is_over(card));
        assert_eq!(state.politics(nation), (true, 0));
        // Going there.
        let mut state = position();
        state.companion(Character::Boromir, other.adjacent()[0]);
        state.companion(Character::Peregrin, Region::Dagorlad);
        state.event(card);
        state.replies(&[Action::Character(Character::Boromir), Action::Region(other)]);
        assert!(state.refuses(Action::Character(Character::Boromir)));
        state.replies(&[Action::Character(Character::Peregrin), Action::Region(Region::Morannon)]);
        assert!(state.is_over(card));
        assert_eq!(state.politics(nation), (true, 0));
        // Nobody there, or nobody on the map.
        let mut state = position();
        state.event(card);
        assert!(state.is_over(card));
        assert_eq!(state.politics(nation), (false, 3));
    }
}

/// Andrast is the first region: the numbers that a card keeps for it are those of nothing, and its name is saved all the same.
#[test]
fn the_spirit_of_mordor_in_the_first_region_is_saved_by_name() {
    let card = Card::TheSpiritOfMordor;
    let andrast = Place::Field(Region::Andrast);
    assert_eq!(Region::Andrast.index(), 0);
    let mut state = position();
    state.bring(Figure::Regular(Nation::Isengard), 2, andrast);
    state.bring(Figure::Regular(Nation::Sauron), 1, andrast);
    state.event(card);
    state.rolls(&[5, 1]);
    for rest in [&[][..], &[1, 1, 1]] {
        // First while the dice are rolled, then while the hit is taken.
        state.rolls(rest);
        let saved = serde_json::to_string(&state.0).unwrap();
        let place = r#""a":{"place":{"field":"andrast"}}"#;
        assert!(saved.contains(place), "{saved}");
        let again: State = serde_json::from_str(&saved).unwrap();
        assert!(again == state.0);
        // Earlier programs saved the number.
        let earlier: State = serde_json::from_str(&saved.replace(place, r#""a":0"#)).unwrap();
        assert!(earlier == state.0);
        assert_eq!(kernel::stable_hash(&earlier), kernel::stable_hash(&state.0));
    }
    state.reply(Action::Lose(crate::action::Loss::Regular(Nation::Isengard)));
    assert!(state.is_over(card));
    assert_eq!(state.n(andrast, Figure::Regular(Nation::Isengard)), 1);
}

#[test]
fn the_spirit_of_mordor_strikes_a_mixed_army() {
    let card = Card::TheSpiritOfMordor;
    let mut state = position();
    // No Army of two Nations anywhere: nothing happens (hazard 18.19).
    state.event(card);
    assert!(state.is_over(card));

    let mut state = position();
    let umbar = Place::Field(Region::Umbar);
    state.bring(Figure::Regular(Nation::Sauron), 1, umbar);
    state.bring(Figure::Nazgul, 1, umbar);
    state.event(card);
    state.rolls(&[5, 6, 5, 6, 4]);
    assert!(state.is_over(card));
    // All four units are lost; the Nazgûl is not (hazard 18.35), and no Nation advances.
    assert_eq!(state.troops(umbar).n_units(Side::Shadow), 0);
    assert_eq!(state.n(umbar, Figure::Nazgul), 1);
    assert_eq!(state.politics(Nation::Southrons), (true, 2));
    assert!(state.controls(Side::Shadow, Region::Umbar));

    let mut state = position();
    let moria = Place::Field(Region::Moria);
    state.bring(Figure::Regular(Nation::Isengard), 2, moria);
    state.bring(Figure::Regular(Nation::Sauron), 1, umbar);
    state.event(card);
    assert_eq!(state.answers(), [Action::From(moria), Action::From(umbar)]);
    assert!(state.refuses(Action::From(Place::Field(Region::Orthanc))));
    state.reply(Action::From(moria));
    state.rolls(&[5, 1, 1, 1, 1]);
    // The Shadow chooses its casualty.
    assert_eq!(state.asked_seat(), Seat(1));
    state.reply(Action::Lose(crate::action::Loss::Regular(Nation::Isengard)));
    assert!(state.is_over(card));
    assert_eq!(state.troops(moria).n_units(Side::Shadow), 3);
}

#[test]
fn faramirs_rangers() {
    let card = Card::FaramirsRangers;
    // No Shadow Army in reach: the second part alone.
    let mut state = position();
    state.event(card);
    state.reply(Action::Kind(Kind::Elite));
    assert!(state.is_over(card));
    assert_eq!(state.in_field(Region::Osgiliath, Figure::Elite(Nation::Gondor)), 1);
    assert_eq!(state.in_field(Region::Osgiliath, Figure::Leader(Nation::Gondor)), 1);
    // One Army: nothing to choose. Two hits on three Regulars.
    let mut state = position();
    let south = Place::Field(Region::SouthIthilien);
    state.bring(Figure::Regular(Nation::Sauron), 3, south);
    state.event(card);
    state.rolls(&[4, 5, 6]);
    assert_eq!(state.troops(south).n_units(Side::Shadow), 1);
    state.reply(Action::Kind(Kind::Regular));
    assert!(state.is_over(card));
    // The Shadow holds Osgiliath: nobody joins it.
    let mut state = position();
    state.clear(Region::Osgiliath);
    let osgiliath = Place::Field(Region::Osgiliath);
    state.bring(Figure::Regular(Nation::Sauron), 3, osgiliath);
    state.bring(Figure::Regular(Nation::Sauron), 3, south);
    state.event(card);
    assert_eq!(state.answers(), [Action::From(osgiliath), Action::From(south)]);
    state.reply(Action::From(osgiliath));
    state.rolls(&[5, 5, 5]);
    assert!(state.is_over(card));
    assert!(state.field(Region::Osgiliath).is_empty());
}

#[test]
fn wisdom_of_elrond() {
    let card = Card::WisdomOfElrond;
    let mut state = position();
    state.steps[Nation::Rohan] = 1;
    state.event(card);
    assert_eq!(state.answers().len(), 5);
    assert!(state.refuses(Action::Nation(Nation::Isengard)));
    state.reply(Action::Nation(Nation::Rohan));
    assert!(state.is_over(card));
    assert_eq!(state.politics(Nation::Rohan), (true, 0));
    // Wormtongue keeps Rohan asleep (hazard 18.36).
    let mut state = position();
    state.put_one(Place::Field(Region::Orthanc), Figure::Character(Character::Saruman));
    state.deck.remove(Card::Wormtongue);
    state.table.insert(Card::Wormtongue);
    state.event(card);
    state.reply(Action::Nation(Nation::Rohan));
    assert_eq!(state.politics(Nation::Rohan), (false, 2));
    // In a game of four only the own counters move (rule 14.6).
    let mut state = of(Scenario::FourPlayer);
    state.play_by(Seat(1), card);
    let own = [Nation::Dwarves, Nation::North, Nation::Rohan].map(Action::Nation);
    assert_eq!(state.answers(), own);
}

#[test]
fn help_unlooked_for_relieves_a_siege() {
    let card = Card::HelpUnlookedFor;
    let mut state = position();
    assert!(!state.playable(card));
    state.besiege(Region::Erebor, 2);
    // The North is not At War yet.
    assert!(!state.playable(card));
    state.at_war_now(Nation::North);
    // An enemy next to Dale who besieges nothing is no target.
    state.bring(Figure::Regular(Nation::Sauron), 1, Place::Field(Region::ValeOfTheCarnen));
    state.event(card);
    let attack = Action::Attack { from: Region::Dale, to: Region::Erebor };
    assert_eq!(state.answers(), [attack]);
    assert!(state.refuses(Action::Decline));
    state.reply(attack);
    state.finish(&mut rng(7));
    assert!(state.is_over(card));
}

#[test]
fn paths_of_the_woses() {
    let card = Card::PathsOfTheWoses;
    let mut state = position();
    assert!(!state.playable(card));
    state.at_war_now(Nation::Rohan);
    state.event(card);
    let city = Region::MinasTirith;
    assert!(state.offers(Action::March { from: Region::Edoras, to: city }));
    assert!(state.refuses(Action::March { from: Region::Edoras, to: Region::DruadanForest }));
    assert!(state.refuses(Action::March { from: Region::DolAmroth, to: city }));
    state.replies(&[Action::March { from: Region::Edoras, to: city }, Action::Go]);
    assert!(state.is_over(card));
    assert_eq!(state.in_field(city, Figure::Elite(Nation::Rohan)), 1);
    assert_eq!(state.units_at(Region::Edoras, Side::FreePeoples), 0);
}

#[test]
fn paths_of_the_woses_out_of_a_siege() {
    // Rule 9.14: the whole garrison leaves, and the Stronghold falls. A Companion stays behind unharmed.
    let card = Card::PathsOfTheWoses;
    let deep = Region::HelmsDeep;
    let mut state = position();
    state.at_war_now(Nation::Rohan);
    state.besiege(deep, 2);
    state.companion(Character::Gimli, deep);
    state.besiege(Region::MinasTirith, 1);
    state.event(card);
    let to = Region::DruadanForest;
    assert!(state.refuses(Action::March { from: deep, to: Region::MinasTirith }));
    state.replies(&[
        Action::March { from: deep, to },
        Action::Leave(Figure::Character(Character::Gimli)),
        Action::Go,
    ]);
    assert!(state.is_over(card));
    assert_eq!(state.units_at(to, Side::FreePeoples), 1);
    assert!(state.controls(Side::Shadow, deep));
    assert_eq!(state.place_of(Character::Gimli), Some(Place::Field(deep)));
    // Nobody at all stays behind.
    let mut state = position();
    state.at_war_now(Nation::Rohan);
    state.besiege(deep, 2);
    state.event(card);
    state.reply(Action::March { from: deep, to: Region::MinasTirith });
    assert!(state.is_over(card));
    assert!(state.controls(Side::Shadow, deep));
    assert_eq!(state.politics(Nation::Rohan), (true, 0));
    // Where nobody was besieged nothing is lost.
    let mut state = position();
    state.at_war_now(Nation::Rohan);
    state.event(card);
    state.reply(Action::March { from: deep, to: Region::MinasTirith });
    assert!(state.is_over(card) && state.controls(Side::FreePeoples, deep));
    // With a unit left inside it holds.
    let mut state = position();
    state.at_war_now(Nation::Rohan);
    state.bring(Figure::Regular(Nation::Rohan), 1, Place::Field(deep));
    state.besiege(deep, 2);
    state.event(card);
    state.replies(&[
        Action::March { from: deep, to: Region::MinasTirith },
        Action::Leave(Figure::Regular(Nation::Rohan)),
        Action::Go,
    ]);
    assert!(state.is_over(card));
    assert_eq!(state.besieged(deep), Some(Side::FreePeoples));
}

#[test]
fn through_a_day_and_a_night() {
    let card = Card::ThroughADayAndANight;
    let mut state = position();
    assert!(!state.playable(card));
    state.companion(Character::Boromir, Region::Fangorn);
    assert!(!state.playable(card));
    state.companion(Character::Boromir, Region::Lossarnach);
    assert!(!state.playable(card));
    let from = Region::Pelargir;
    state.companion(Character::Boromir, from);
    state.bring(Figure::Regular(Nation::Gondor), 1, Place::Field(from));
    state.event(card);
    assert!(state.refuses(Action::March { from: Region::DolAmroth, to: Region::Erech }));
    state.reply(Action::March { from, to: Region::Lossarnach });
    // Boromir must be of the party.
    assert!(state.refuses(Action::Leave(Figure::Character(Character::Boromir))));
    state.reply(Action::Go);
    state.reply(Action::Region(Region::MinasTirith));
    assert!(state.is_over(card));
    assert_eq!(state.region_of(Character::Boromir), Some(Region::MinasTirith));
    // Rule 12.3: he has come to a City or Stronghold of Gondor.
    assert!(state.politics(Nation::Gondor).0);
}
