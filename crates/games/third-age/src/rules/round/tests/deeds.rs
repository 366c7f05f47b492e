//! What each result allows (rules 7.2, 8.2, 8.5, 9.2.3, 9.6.4, 9.9.1, 9.10).

use super::{FP, Rounds, SP, Table};
use crate::action::{Action, Ask, Deed};
use crate::army::ArmyAsk;
use crate::book::CardType;
use crate::figures::{Army, Spot};
use crate::ids::{Area, Areas, Card, Character, Face, Pool, Section, Unit};
use crate::muster::MusterAsk;
use crate::round::{RoundAsk, RoundFrame};
use crate::rules::round::deeds::plays;
use crate::state::State;

fn rohan() -> Table {
    Table::rohan()
        .army(Area::Edoras, &[(Unit::RohanFootmen, 2)])
        .with(Area::Edoras, Character::Theodred)
        .army(Area::Orthanc, &[(Unit::UrukHai, 2)])
}

fn gondor() -> Table {
    Table::gondor()
        .army(Area::MinasTirith, &[(Unit::GondorArchers, 2)])
        .with(Area::MinasTirith, Character::GandalfGondor)
        .army(Area::NorthGate, &[(Unit::MordorOrcs, 2)])
}

/// What a die of the Free Peoples may be used for.
fn free(table: Table, face: Face) -> Table {
    let mut table = table.act(&[face], &[]);
    table.say(Action::Die(face));
    table
}

/// What a die of the Shadow may be used for.
fn shadow(table: Table, face: Face) -> Table {
    let mut table = table.shadow_acts(&[face]);
    table.say(Action::Die(face));
    table
}

fn allows(table: &Table, deeds: &[Deed]) {
    for deed in deeds {
        assert!(table.may(Action::Do(*deed)), "{deed:?}: {:?}", table.legal());
    }
}

fn refuses(table: &Table, deeds: &[(Deed, &str)]) {
    for (deed, rule) in deeds {
        assert_eq!(table.refused(Action::Do(*deed)), *rule, "{deed:?}");
    }
}

#[test]
fn r7_2_1_character() {
    let table = free(rohan(), Face::Character);
    allows(&table, &[Deed::FastMove, Deed::MoveCharacters, Deed::Discard]);
    refuses(
        &table,
        &[
            (Deed::StrategicMove, "7.2.2"),
            (Deed::Recruit, "7.2.3"),
            (Deed::DrawGeneric, "7.2.5"),
            (Deed::EyeMove, "7.2"),
            (Deed::LedAttack, "7.2.8"),
            (Deed::ActivateEntwood, "8.6.5"),
        ],
    );
    // Without Leadership no Army moves so.
    let alone = free(rohan().spot(Character::Theodred, Spot::Aside), Face::Character);
    refuses(&alone, &[(Deed::FastMove, "7.4.1"), (Deed::MoveCharacters, "7.5.2")]);
}

#[test]
fn r7_2_1_a_led_attack_needs_leadership_and_a_target() {
    let near = |led: bool| {
        let mut table = rohan().army(Area::Folde, &[(Unit::UrukHai, 1)]);
        if !led {
            table.state.spots[Character::Theodred] = Spot::Aside;
        }
        free(table, Face::Character)
    };
    allows(&near(true), &[Deed::LedAttack]);
    refuses(&near(false), &[(Deed::LedAttack, "7.2.8")]);
}

#[test]
fn r7_2_2_army() {
    let table = shadow(rohan(), Face::Army);
    allows(&table, &[Deed::StrategicMove]);
    refuses(
        &table,
        &[
            (Deed::FastMove, "7.2.1"),
            (Deed::Rally, "7.2.3"),
            (Deed::CombinedAttack, "10.13.1"),
            (Deed::FireCatapults, "7.2"),
        ],
    );
    let mut moves = shadow(rohan(), Face::Army);
    moves.say(Action::Do(Deed::StrategicMove));
    assert!(matches!(moves.asked(), Some(Ask::Army(ArmyAsk::March { steps: 1, left: 2, .. }))));
}

#[test]
fn r7_2_2_an_attack_must_be_possible() {
    let far = shadow(rohan(), Face::Army);
    refuses(&far, &[(Deed::Attack, "7.2.8")]);
    let mut near = shadow(rohan().army(Area::Folde, &[(Unit::HalfOrcs, 1)]), Face::Army);
    near.say(Action::Do(Deed::Attack));
    assert!(matches!(near.asked(), Some(Ask::Army(ArmyAsk::March { strike: true, left: 1, .. }))));
    // No move, but the attack is compulsory (rule 7.2.8).
    near.say(Action::Done);
    let attack = Action::Attack { from: Area::Folde, to: Area::Edoras };
    assert!(near.state.battle.is_some() || near.legal() == [attack]);
}

#[test]
fn r7_2_3_muster() {
    let mut table = rohan();
    table.state.tokens[Pool::Free][Area::Edoras] = 1;
    table.state.armies.change(Area::Edoras, |army| army.damage = 1);
    let table = free(table, Face::Muster);
    allows(&table, &[Deed::Recruit, Deed::Rally, Deed::PlaceEnt]);
    refuses(&table, &[(Deed::StrategicMove, "7.2.2"), (Deed::FastMove, "7.2.1")]);
    let none = free(rohan(), Face::Muster);
    refuses(&none, &[(Deed::Recruit, "7.3.1"), (Deed::Rally, "7.6.1")]);
}

#[test]
fn r7_2_4_army_muster_is_either() {
    let mut table = rohan();
    table.state.armies.change(Area::Edoras, |army| army.damage = 1);
    let table = free(table, Face::ArmyMuster);
    allows(&table, &[Deed::StrategicMove, Deed::Rally, Deed::PlaceEnt]);
    refuses(&table, &[(Deed::FastMove, "7.2.1"), (Deed::DrawStory, "7.2.5")]);
}

#[test]
fn r7_2_6_the_eye_recruits_mordor_orcs() {
    let mut table = shadow(rohan(), Face::Eye);
    refuses(&table, &[(Deed::EyeMove, "7.4.1"), (Deed::EyeAttack, "7.2.8"), (Deed::PlayCard, "7.7.1")]);
    table.state.spots[Character::EomerRohan] = Spot::Aside;
    table.say(Action::Do(Deed::EyeRecruit));
    assert!(table.asks(RoundAsk::Reinforce { unit: Unit::MordorOrcs, left: 2 }));
    let areas = [Area::EastEavesOfFangorn, Area::SarnGebir];
    assert_eq!(table.legal(), [Action::Area(areas[0]), Action::Area(areas[1]), Action::Done]);
    table.say(Action::Area(Area::SarnGebir));
    // Each in another area.
    assert_eq!(table.refused(Action::Area(Area::SarnGebir)), "7.2.6");
    table.say(Action::Area(Area::EastEavesOfFangorn));
    assert_eq!(table.state.army(Area::SarnGebir).units.count(Unit::MordorOrcs), 1);
}

#[test]
fn r7_2_6_not_where_the_free_peoples_control_the_area() {
    let mut barred = rohan();
    barred.state.barred = Areas::only(Area::SarnGebir);
    let mut barred = shadow(barred, Face::Eye);
    barred.say(Action::Do(Deed::EyeRecruit));
    assert_eq!(barred.legal(), [Action::Area(Area::EastEavesOfFangorn), Action::Done]);
    let mut both = rohan().army(Area::EastEavesOfFangorn, &[(Unit::RohanRiders, 1)]);
    both.state.barred = Areas::only(Area::SarnGebir);
    refuses(&shadow(both, Face::Eye), &[(Deed::EyeRecruit, "7.2.6")]);
    // No figure is left.
    let full = rohan()
        .army(Area::SouthDunland, &[(Unit::MordorOrcs, 5)])
        .army(Area::WestFords, &[(Unit::MordorOrcs, 5)])
        .army(Area::Adorn, &[(Unit::MordorOrcs, 2)]);
    refuses(&shadow(full, Face::Eye), &[(Deed::EyeRecruit, "7.2.6")]);
}

#[test]
fn eomer_on_the_track_hampers_the_eye() {
    // Hunter of Orcs.
    let mut table = shadow(rohan(), Face::Eye);
    table.say(Action::Do(Deed::EyeRecruit));
    assert!(table.asks(RoundAsk::Reinforce { unit: Unit::MordorOrcs, left: 1 }));
    let mut in_play = shadow(rohan().with(Area::Edoras, Character::EomerRohan), Face::Eye);
    in_play.say(Action::Do(Deed::EyeRecruit));
    assert!(in_play.asks(RoundAsk::Reinforce { unit: Unit::MordorOrcs, left: 2 }));
}

#[test]
fn r7_2_6_in_gondor_the_eye_recruits_in_mordor() {
    let mut table = shadow(gondor(), Face::Eye);
    allows(&table, &[Deed::EyeMove]);
    table.say(Action::Do(Deed::EyeRecruit));
    let areas = [Area::Udun, Area::Gorgoroth, Area::MinasMorgul].map(Action::Area);
    assert_eq!(table.legal()[..3], areas);
    table.say(Action::Area(Area::Gorgoroth));
    assert_eq!(table.state.army(Area::Gorgoroth).n_units(), 1);
}

#[test]
fn r7_2_6_the_eye_moves_only_armies_with_mordor_orcs() {
    let mut table = shadow(gondor().army(Area::CrossRoads, &[(Unit::BlackUruks, 1)]), Face::Eye);
    table.say(Action::Do(Deed::EyeMove));
    assert!(!table.may(Action::Move { from: Area::CrossRoads, to: Area::MorgulVale }));
    assert!(table.may(Action::Move { from: Area::NorthGate, to: Area::NorthRammas }));
}

#[test]
fn r7_2_7_will_of_the_west_counts_as_any_other_result() {
    let mut table = rohan().spot(Character::Treebeard, Spot::Entwood);
    table.state.ents = 1;
    table.state.armies.change(Area::Edoras, |army| army.damage = 1);
    let table = free(table, Face::WillOfTheWest);
    allows(
        &table,
        &[
            Deed::FastMove,
            Deed::StrategicMove,
            Deed::Rally,
            Deed::DrawStory,
            Deed::PlaceEnt,
            Deed::ActivateEntwood,
        ],
    );
    refuses(&table, &[(Deed::EyeMove, "7.2")]);
}

#[test]
fn r7_7_1_which_die_plays_which_card() {
    use CardType::{Army, Character, Muster};
    let played_by = |face: Face| [Character, Army, Muster].map(|card_type| plays(face, card_type));
    assert_eq!(played_by(Face::Character), [true, false, false]);
    assert_eq!(played_by(Face::Army), [false, true, false]);
    assert_eq!(played_by(Face::Muster), [false, false, true]);
    assert_eq!(played_by(Face::ArmyMuster), [false, true, true]);
    assert_eq!(played_by(Face::Event), [true; 3]);
    assert_eq!(played_by(Face::WillOfTheWest), [true; 3]);
    assert_eq!(played_by(Face::Eye), [false; 3]);
}

#[test]
fn cards_that_may_not_be_played_this_round() {
    let card = Card::Gen01;
    let table = || rohan().hold(FP, &[card]);
    assert!(table().state.check_play(FP, Face::Event, card).is_ok());
    let mut banned = table();
    banned.state.bans.cards.insert(card);
    assert!(banned.state.check_play(FP, Face::Event, card).is_err());
    assert!(table().state.check_play(SP, Face::Event, card).is_err());
    // Rule 9.7.2.
    let mut dark = gondor().hold(SP, &[Card::Darkness5]);
    assert!(dark.state.check_play(SP, Face::Event, Card::Darkness5).is_ok());
    dark.state.darkness = 0;
    assert!(dark.state.check_play(SP, Face::Event, Card::Darkness5).is_err());
}

#[test]
fn r8_2_sarumans_abilities_cost_a_character_result() {
    let ability = |n: u8| Deed::Ability { character: Character::Saruman, n };
    let hurt = rohan().damage(Area::Orthanc, 1);
    allows(&shadow(hurt, Face::Character), &[ability(0), ability(1), ability(2)]);
    // The Voice of Saruman would rally nobody.
    refuses(&shadow(rohan(), Face::Character), &[(ability(1), "7.5.9")]);
    refuses(&shadow(rohan(), Face::Army), &[(ability(0), "7.2.1")]);
    let gone = rohan().spot(Character::Saruman, Spot::Eliminated);
    refuses(&shadow(gone, Face::Character), &[(ability(0), "7.5.9")]);
    let mut banned = rohan();
    banned.state.bans.abilities.insert(Character::Saruman);
    refuses(&shadow(banned, Face::Character), &[(ability(2), "7.7.9")]);
    // The Free Peoples do not have them.
    refuses(&free(rohan(), Face::Character), &[(ability(0), "7.5.9")]);
}

#[test]
fn r7_5_9_abilities_that_work_by_themselves_are_no_actions() {
    let standing = Deed::Ability { character: Character::Theodred, n: 0 };
    refuses(&free(rohan(), Face::Character), &[(standing, "7.5.9")]);
}

#[test]
fn r9_2_3_what_gothmog_can_do() {
    let witch_king = |n: u8| Deed::Ability { character: Character::WitchKing, n };
    let own = Deed::Ability { character: Character::Gothmog, n: 0 };
    let gondor = || gondor().damage(Area::NorthGate, 1);
    let first = shadow(gondor(), Face::Character);
    allows(&first, &[witch_king(0), witch_king(1), witch_king(2)]);
    refuses(&first, &[(own, "7.5.9"), (witch_king(3), "7.5.9")]);
    // A Minion on the board.
    let both = shadow(gondor().with(Area::NorthGate, Character::Gothmog), Face::Character);
    allows(&both, &[witch_king(0), own]);
    // The Commander.
    let mut alone =
        gondor().spot(Character::WitchKing, Spot::Eliminated).spot(Character::Gothmog, Spot::ShadowBox);
    alone.state.commander = Some(Character::Gothmog);
    let alone = shadow(alone, Face::Character);
    allows(&alone, &[witch_king(1), witch_king(2), own]);
    refuses(&alone, &[(witch_king(0), "7.5.9")]);
}

#[test]
fn r8_5_dunlendings() {
    let mut table = rohan().markers(&[Area::DeepingCoomb, Area::Edoras]);
    table.state.barred = Areas::only(Area::NorthDunland);
    let mut table = shadow(table, Face::Muster);
    table.say(Action::Do(Deed::Dunlendings));
    // Edoras is no Settlement; North Dunland is controlled by the Free Peoples.
    let areas = [Area::GapOfCalenardhon, Area::DeepingCoomb].map(Action::Area);
    assert_eq!(table.legal(), [areas[0], areas[1], Action::Done]);
    table.say(Action::Area(Area::DeepingCoomb));
    assert_eq!(table.refused(Action::Area(Area::DeepingCoomb)), "8.5");
    table.say(Action::Done);
    assert_eq!(table.state.army(Area::DeepingCoomb).units.count(Unit::Dunlendings), 1);
    assert_eq!(table.state.army(Area::GapOfCalenardhon).n_units(), 0);
    refuses(&shadow(gondor(), Face::Muster), &[(Deed::Dunlendings, "7.2")]);
}

#[test]
fn r8_5_an_ent_comes_while_the_entwood_is_in_derndingle() {
    let mut table = free(rohan(), Face::Muster);
    table.say(Action::Do(Deed::PlaceEnt));
    assert_eq!((table.state.ents, table.state.entwood), (1, Area::Derndingle));
    let mut away = rohan();
    (away.state.ents, away.state.entwood) = (2, Area::Westmark);
    refuses(&free(away, Face::Muster), &[(Deed::PlaceEnt, "8.5")]);
    let mut all = rohan();
    all.state.ents = 8;
    refuses(&free(all, Face::Muster), &[(Deed::PlaceEnt, "8.6.2")]);
    // They Don't Like Being Roused.
    refuses(&free(rohan().on_table(Card::Sa12), Face::Muster), &[(Deed::PlaceEnt, "7.7.11")]);
    let mut banned = rohan();
    banned.state.bans.muster_ent = true;
    refuses(&free(banned, Face::Muster), &[(Deed::PlaceEnt, "7.7.11")]);
}

#[test]
fn r7_7_11_the_free_peoples_may_discard_cards_of_the_shadow() {
    let roused = State::card_side(Card::Sa12);
    assert_eq!(roused, SP);
    let n = Table::rohan().state.book.cards[Card::Sa12].hooks.iter().position(|hooked| hooked.by_opponent);
    let deed = Deed::ByCard { card: Card::Sa12, n: n.unwrap() as u8 };
    allows(&free(rohan().on_table(Card::Sa12), Face::WillOfTheWest), &[deed]);
    refuses(&free(rohan().on_table(Card::Sa12), Face::Muster), &[(deed, "7.7.11")]);
    refuses(&free(rohan(), Face::WillOfTheWest), &[(deed, "7.7.11")]);
    refuses(&shadow(rohan().on_table(Card::Sa12), Face::Character), &[(deed, "7.7.11")]);
}

#[test]
fn r9_11_1_a_ship_is_the_price_of_the_corsairs() {
    let deed = Deed::ByCard { card: Card::Sa09, n: 0 };
    let table = |ships: u8, face: Face| {
        let mut table = gondor().army(Area::CityQuays, &[(Unit::Mumakil, 1)]).on_table(Card::Sa09);
        table.state.ships = ships;
        shadow(table, face)
    };
    allows(&table(1, Face::Muster), &[deed]);
    allows(&table(1, Face::ArmyMuster), &[deed]);
    refuses(&table(1, Face::Army), &[(deed, "7.7.11")]);
    refuses(&table(0, Face::Muster), &[(deed, "9.11.1")]);
}

#[test]
fn r9_6_4_nazgul_move_with_a_character_result() {
    let mut table = gondor();
    table.state.nazgul[Area::NorthGate] = 1;
    let mut table = shadow(table, Face::Character);
    table.say(Action::Do(Deed::MoveNazgul));
    assert_eq!(table.asked(), Some(Ask::Army(ArmyAsk::NazgulMove)));
    refuses(&shadow(gondor(), Face::Character), &[(Deed::MoveNazgul, "9.6.4")]);
    refuses(&shadow(rohan(), Face::Character), &[(Deed::MoveNazgul, "7.2")]);
}

#[test]
fn r9_9_1_tokens_are_placed_with_a_muster_result() {
    let mut table = free(gondor(), Face::Muster);
    table.say(Action::Do(Deed::PlaceTokens));
    assert_eq!(table.state.tokens[Pool::Gondor][Area::ToTheOutlands], 1);
    assert_eq!(table.state.tokens[Pool::Rohan][Area::ToRohan], 1);
    refuses(&free(rohan(), Face::Muster), &[(Deed::PlaceTokens, "7.2")]);
}

#[test]
fn r9_10_engines() {
    let mut table = shadow(gondor().army(Area::GreatGate, &[(Unit::MordorOrcs, 1)]), Face::Muster);
    table.say(Action::Do(Deed::BuildEngines));
    assert_eq!(table.asked(), Some(Ask::Muster(MusterAsk::Build { left: 2 })));
    let far = Table::gondor().army(Area::CrossRoads, &[(Unit::MordorOrcs, 1)]);
    refuses(&shadow(far, Face::Muster), &[(Deed::BuildEngines, "9.10.2")]);
    let mut fires = gondor();
    fires.state.catapults[Area::NorthGate] = 1;
    allows(&shadow(fires, Face::Army), &[Deed::FireCatapults]);
    refuses(&shadow(gondor(), Face::Army), &[(Deed::FireCatapults, "9.10.5")]);
}

#[test]
fn r7_2_8_the_action_ends_if_the_army_that_moved_is_no_more() {
    let table = |moved: bool| {
        let table = rohan().army(Area::Folde, &[(Unit::HalfOrcs, 1)]).dice(SP, &[Face::Army]).acts(SP);
        let table = table.and(|state| {
            if moved {
                state.notes.moved.push((Area::Westmark, Army::default()));
            }
        });
        table.round(RoundFrame::Second(Deed::Attack))
    };
    // Another Army, which has not moved, may not attack in its place.
    assert!(table(true).asks(RoundAsk::Act));
    let attack = Action::Attack { from: Area::Folde, to: Area::Edoras };
    let stays = table(false);
    assert!(stays.state.battle.is_some() || stays.legal() == [attack]);
}

#[test]
fn r7_7_2_a_card_needs_what_it_asks_for() {
    // This Is My Hour needs the Witch-king as Commander.
    let table = gondor().hold(SP, &[Card::Darkness1]);
    allows(&shadow(table.clone(), Face::Character), &[Deed::PlayCard]);
    refuses(&shadow(table.clone(), Face::Muster), &[(Deed::PlayCard, "7.7.1")]);
    let mut second =
        table.with(Area::NorthGate, Character::Gothmog).spot(Character::WitchKing, Spot::Eliminated);
    second.state.commander = Some(Character::Gothmog);
    refuses(&shadow(second, Face::Character), &[(Deed::PlayCard, "7.7.2")]);
}

#[test]
fn pippin_keeps_the_pyre_from_being_lit() {
    let table = gondor().hold(SP, &[Card::Darkness2]).section_lost(Section::Gate, 6);
    assert!(table.state.check_play(SP, Face::Character, Card::Darkness2).is_ok());
    let guarded = table.with(Area::MinasTirith, Character::Pippin);
    assert!(guarded.state.check_play(SP, Face::Character, Card::Darkness2).is_err());
}
