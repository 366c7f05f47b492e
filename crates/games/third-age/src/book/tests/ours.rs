//! Our own tables against the data and the rules.

use crate::book::data::{Data, list, text};
use crate::book::grammar::{MOST_IN_ALL, WORDS};
use crate::book::{Book, CardType, CharacterDef, Hook, Tables, Timing};
use crate::figures::Spot;
use crate::ids::{
    Area, Areas, Border, Card, Character, Characters, Combat, Deck, Face, Leader, Order, Pool, Region,
    Scenario, Section, Side, Terrain, Tile, TokenFace, Unit,
};
use crate::ops::{
    Amount, Ban, Condition, Filter, Hurt, Op, Pick, PlaceKind, Places, Price, Rounds, Target, Test, Whose,
};
use crate::state::State;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

fn book(scenario: Scenario) -> Book {
    Book::Ours(scenario)
}

#[test]
fn the_boards_have_what_the_rules_count() {
    let (rohan, gondor) = (book(Scenario::Rohan), book(Scenario::Gondor));
    assert_eq!((rohan.board.areas.len(), gondor.board.areas.len()), (56, 54));
    assert_eq!((rohan.board.recruitment.len(), gondor.board.recruitment.len()), (0, 8));
    let borders =
        |tables: &Tables| tables.board.borders.values().iter().map(|all| all.len()).sum::<usize>() / 2;
    assert_eq!(borders(&rohan) + borders(&gondor), 255);
    for tables in [&rohan, &gondor] {
        let board = &tables.board;
        assert_eq!(board.home.len(), 3);
        for region in board.home {
            let settlements = board.regions[region] & board.settlements[Side::FreePeoples];
            assert_eq!(settlements.len(), 2, "{region:?}");
        }
        for area in board.areas {
            assert!(board.regions[board.region[area].expect("a region")].contains(area));
            for next in board.neighbours[area] {
                assert!(board.neighbours[next].contains(area), "{area:?} {next:?}");
            }
        }
        for (region, areas) in board.regions.iter() {
            let file = if tables.scenario == Scenario::Rohan { "map-rohan" } else { "map-gondor" };
            let listed =
                Data::ours().list(file, "regions").iter().find(|one| text(one, "id") == region.slug());
            let listed = listed.map(|one| list(one.get("areas"))).unwrap_or_default();
            let listed: Areas = listed.iter().filter_map(Value::as_str).filter_map(Area::from_slug).collect();
            assert_eq!(*areas, listed, "{region:?}");
        }
    }
    // Rules 9.5.1, 10.12.1.
    let protection = |tables: &Tables, area| tables.board.protection[area];
    assert_eq!([Area::Edoras, Area::Hornburg, Area::Orthanc].map(|area| protection(&rohan, area)), [3, 6, 8]);
    assert_eq!(protection(&gondor, Area::CairAndros), 3);
    assert_eq!(gondor.board.sections.values(), &[10, 10, 6]);
    assert_eq!(gondor.board.section_from[Area::GreatGate], Some(Section::Gate));
    // Rule 3.6.
    assert_eq!(rohan.board.printed_side(Area::Orthanc), Some(Side::Shadow));
    assert_eq!(rohan.board.printed_side(Area::Edoras), Some(Side::FreePeoples));
    assert_eq!(gondor.board.printed_side(Area::MinasTirith), Some(Side::FreePeoples));
    assert_eq!(gondor.board.printed_side(Area::BlackGate), None);
    // Rule 3.5: a dike hampers towards its protected side.
    let towards = |from, to| rohan.board.border(from, to).expect("a border");
    assert_eq!(towards(Area::DeepingCoomb, Area::WestDike).border, Border::Dike);
    assert!(towards(Area::DeepingCoomb, Area::WestDike).protected);
    assert!(!towards(Area::WestDike, Area::DeepingCoomb).protected);
    // Rules 9.3.2, 9.3.3, 9.10.2, 8.6.8.
    assert!(gondor.board.arrows[Area::MinasMorgul].contains(Area::CrossRoads));
    assert!(gondor.board.linked[Area::Gorgoroth].contains(Area::Udun));
    assert_eq!((gondor.board.towers.len(), gondor.board.catapults.len()), (5, 3));
    assert!(rohan.board.ent_steps[Area::Onodlo].contains(Area::Fangorn));
    assert_eq!(gondor.board.nation[Area::ForgottenRoad], Some(Pool::Rohan));
}

/// Appendix D of the rules: each area with what it is and what it is adjacent to.
#[test]
fn adjacency_is_that_of_the_appendix() {
    let rules = include_str!("../../../../../../docs/rules/third-age.md");
    let appendix = &rules[rules.find("# Appendix D").expect("the appendix")..];
    let appendix = &appendix[..appendix.find("# Appendix E").expect("the next one")];
    let (rohan, gondor) = appendix.split_once("**Gondor**").expect("both boards");
    for (scenario, lines) in [(Scenario::Rohan, rohan), (Scenario::Gondor, gondor)] {
        let board = &book(scenario).board.clone();
        let mut seen = Areas::EMPTY;
        for line in lines.lines().filter(|line| line.starts_with("- `")) {
            let (id, rest) = line[3..].split_once("` [").expect("an id");
            let (what, next) = rest.split_once("]: ").expect("what it is");
            let area = Area::from_slug(id).expect("an area");
            seen.insert(area);
            let (kinds, region) = what.split_once("; ").expect("a region");
            assert_eq!(board.region[area], Region::from_slug(region), "{id}");
            let mut kinds = kinds.split(", ");
            assert_eq!(
                Terrain::from_slug(kinds.next().expect("a terrain")),
                Some(board.terrain[area]),
                "{id}"
            );
            let (mut settlement, mut protection) = (None, 0);
            for kind in kinds {
                match kind {
                    "free settlement" => settlement = Some(Side::FreePeoples),
                    "shadow settlement" => settlement = Some(Side::Shadow),
                    _ => {
                        protection = kind.strip_prefix("protection ").expect("it").parse().expect("a number")
                    }
                }
            }
            let found = Side::ALL.into_iter().find(|side| board.settlements[*side].contains(area));
            assert_eq!((found, board.protection[area]), (settlement, protection), "{id}");
            let listed: BTreeMap<&str, &str> = next
                .split(", ")
                .map(|one| {
                    one.strip_suffix(')').map_or((one, "normal"), |one| one.split_once(" (").expect("it"))
                })
                .collect();
            let ours = board.borders[area].iter().filter(|one| one.border.is_crossable());
            let ours: BTreeMap<&str, &str> = ours.map(|one| (one.to.slug(), one.border.slug())).collect();
            assert_eq!(ours, listed, "{id}");
            let neighbours: BTreeSet<&str> = board.neighbours[area].iter().map(Area::slug).collect();
            assert_eq!(neighbours, listed.keys().copied().collect(), "{id}");
        }
        assert_eq!(seen, board.areas);
    }
}

#[test]
fn pieces_are_as_many_as_the_data_say() {
    let cards: usize = Scenario::ALL.iter().map(|scenario| book(*scenario).deck.len()).sum();
    assert_eq!((Card::COUNT, cards), (74, 136));
    for scenario in Scenario::ALL {
        let tables = book(scenario);
        assert_eq!(tables.deck.len(), 68);
        assert_eq!(tables.tiles.len(), 12);
        let figures = Data::ours().list("units", scenario.slug());
        for unit in Unit::ALL {
            let listed = figures.iter().find(|one| text(one, "id") == unit.slug());
            let def = &tables.units[unit];
            assert_eq!(
                u64::from(def.figures),
                listed.map_or(0, |one| one["figures"].as_u64().expect("a number"))
            );
            let tokens: u8 = tables
                .tokens
                .iter()
                .filter(|(face, _)| {
                    face.units().is_some_and(|(of, _)| of == unit) || blank_of(*face) == Some(unit)
                })
                .map(|(_, n)| n)
                .sum();
            // The Woses token is counted with the Riders.
            let tokens =
                u64::from(tokens) + u64::from(unit == Unit::RohanRiders && scenario == Scenario::Gondor);
            let listed = listed.map_or(0, |one| one["recruitmentTokens"].as_u64().expect("a number"));
            assert_eq!(tokens, listed, "{unit:?}");
        }
        let people: usize = tables.characters.values().iter().filter(|one| one.here).count();
        assert_eq!(people, if scenario == Scenario::Rohan { 9 } else { 11 });
    }
    assert_eq!(Character::COUNT, 18);
    assert_eq!(book(Scenario::Gondor).tokens.len(), 29 + 10 + 32 + 24);
    assert_eq!(book(Scenario::Rohan).tokens.len(), 29 + 28);
    assert_eq!(book(Scenario::Gondor).leaders.count(Leader::Gondor), 4);
    assert_eq!(book(Scenario::Rohan).leaders.count(Leader::Gondor), 0);
    assert_eq!(book(Scenario::Rohan).tiles.count(Tile::XFate), 2);
}

fn blank_of(face: TokenFace) -> Option<Unit> {
    (face == TokenFace::NoRider).then_some(Unit::RohanRiders)
}

#[test]
fn the_grammar_knows_the_words_of_the_data() {
    let ops: Value = serde_json::from_str(include_str!("../../../data/ops.json")).expect("it is JSON");
    let listed: Vec<&str> = ops["ops"].as_object().expect("words").keys().map(String::as_str).collect();
    let known: Vec<&str> = WORDS.iter().map(|word| word.op).collect();
    assert_eq!(known, listed);
}

/// Every list and its jumps stay within the list.
#[test]
fn lists_are_sound() {
    let mut lists = 0;
    for scenario in Scenario::ALL {
        super::each_list(&book(scenario), |ops| {
            lists += 1;
            assert!(ops.len() <= MOST_IN_ALL);
            super::check_list(ops);
        });
    }
    assert!(lists > 200, "{lists}");
}

#[test]
fn characters_are_as_the_data_say() {
    let rohan = book(Scenario::Rohan);
    let def = |character| &rohan.characters[character];
    let eomer = def(Character::EomerRohan);
    assert_eq!(
        (eomer.leadership, eomer.modifier, eomer.level, eomer.space, eomer.die),
        (2, 1, 3, Some(5), true)
    );
    assert!(eomer.ways[0].ready && eomer.ways[0].results.contains(Face::WillOfTheWest));
    assert_eq!(eomer.start.areas, [Area::Eastemnet, Area::Edoras].into_iter().collect());
    assert_eq!(eomer.units.count(Unit::RohanRiders), 2);
    assert_eq!(eomer.track.as_ref().map(|track| track.hook), Some(Hook::EyeRecruit));
    // Rule 8.4: two ways.
    let theoden = def(Character::TheodenRohan);
    assert_eq!(theoden.ways.len(), 2);
    let gandalf = Characters::only(Character::GandalfRohan);
    let in_edoras = Test::In(gandalf, Areas::only(Area::Edoras));
    assert_eq!(theoden.ways[0].requires[0], Condition { test: in_edoras, holds: true });
    assert_eq!(theoden.ways[1].results, [Face::WillOfTheWest].into_iter().collect());
    assert_eq!(theoden.ways[1].requires, [Condition { test: Test::ShadowRegions(1), holds: true }]);
    assert!(def(Character::Theodred).in_play && def(Character::Saruman).in_play);
    assert!(!def(Character::Legolas).in_play && def(Character::Legolas).ways.is_empty());
    assert_eq!(def(Character::Saruman).abilities.len(), 3);
    let gondor = book(Scenario::Gondor);
    let def = |character| &gondor.characters[character];
    assert_eq!(def(Character::WitchKing).level, CharacterDef::UNLIMITED);
    assert!(def(Character::WitchKing).in_play);
    let gothmog = def(Character::Gothmog);
    assert!(gothmog.start.kinds.contains(PlaceKind::MordorArmy));
    assert_eq!(gothmog.ways[0].results, [Face::Muster, Face::ArmyMuster].into_iter().collect());
    assert_eq!(gothmog.ways[0].requires, [Condition { test: Test::ControlsSettlements(1), holds: true }]);
    let commander = Test::Commander(Characters::only(Character::Gothmog));
    assert_eq!(gothmog.abilities[0].ops[0], Op::Unless(Condition { test: commander, holds: true }, 2));
    let faramir = def(Character::Faramir).track.as_ref().expect("an ability on the track");
    assert_eq!(faramir.hook, Hook::ArmyEndedMove(Whose::Enemy));
    assert_eq!(faramir.when.len(), 2);
    assert!(def(Character::TheodenGondor).start.kinds.contains(PlaceKind::RohanRecruitmentArea));
    assert!(!def(Character::Theodred).here && rohan.characters[Character::Gimli].here);
}

#[test]
fn effects_come_to_flat_lists() {
    let rohan = book(Scenario::Rohan);
    let gondor = book(Scenario::Gondor);
    let uruks = &rohan.units[Unit::UrukHai].ops;
    let hit = |tokens| Op::InflictDamage {
        hurt: Hurt::InBattle(Target::Enemy),
        tokens,
        bypass: false,
        rounds: Rounds::This,
    };
    let regroup = Condition { test: Test::OpponentRegrouped, holds: true };
    assert_eq!(*uruks, [Op::Unless(regroup, 2), hit(2), Op::Skip(1), hit(1)]);
    let wild = &rohan.units[Unit::Dunlendings];
    assert_eq!(wild.timing, Timing::EndOfRound);
    let prices = [Price::Damage(1)].into_iter().collect();
    assert_eq!(wild.ops, [Op::Pay { by: Target::Own, prices, optional: true, len: 1 }, hit(1)]);
    // The opponent pays where he chooses.
    let fell = &gondor.units[Unit::OlogHai].ops;
    assert_eq!(fell[0], Op::Choose { by: Target::Enemy, optional: false, options: 2, len: 4, fallback: 0 });
    assert!(matches!(fell[2], Op::Pay { by: Target::Enemy, len: 0, .. }));
    // Two conditions must hold.
    let westu = &rohan.cards[Card::Fp11].ops;
    assert!(matches!(westu[0], Op::Unless(Condition { test: Test::NotEntered(_), .. }, 3)));
    assert!(matches!(westu[1], Op::Unless(Condition { test: Test::InPlay(_), .. }, 2)));
    assert!(matches!(westu[3], Op::Skip(2)));
    // Only the half of the scenario counts.
    assert_eq!(gondor.cards[Card::Fp10].ops, [Op::AddTile(Tile::FreeTwoDraw)]);
    let forbid = Op::Forbid { ban: Ban::Abilities(Character::Saruman), this_round: true, when: Vec::new() };
    assert_eq!(rohan.cards[Card::Fp10].ops[0], forbid);
    assert!(gondor.cards[Card::Grima1].ops.is_empty() && !rohan.cards[Card::Grima1].ops.is_empty());
    // What holds for the battle of an attack holds in all its rounds unless it says otherwise.
    let marshals = &rohan.cards[Card::Fp07].ops;
    let no_way = Op::ForbidRetreat { target: Target::Enemy, rounds: Rounds::All, rout: true };
    assert_eq!(marshals.last(), Some(&no_way));
    let assault = &rohan.orders[Order::SuddenAssault].ops;
    assert!(matches!(assault[1], Op::Attack { len: 1, optional: true, .. }));
    assert_eq!(assault[2], Op::TerrainSuperiority(Target::Own));
    let forth = &rohan.cards[Card::Fp12].ops;
    assert!(matches!(forth[0], Op::Move { pick: Pick { min: 0, max: Pick::ALL, .. }, .. }));
    assert!(matches!(forth[1], Op::Attack { one_of_moved: true, .. }));
    // Lists of the map, Settlements of a region, areas around another.
    let corsairs = &gondor.cards[Card::Sa09].hooks[0];
    assert_eq!(corsairs.hook, Hook::ExtraAction(Face::Muster));
    let Op::PlaceUnits { places, any_of: Some((_, 2)), .. } = &corsairs.ops[1] else {
        panic!("{corsairs:?}")
    };
    assert_eq!(places.with_army, gondor.board.anduin_south);
    let Op::ChoosePlace { places } = rohan.cards[Card::Fp03].ops[0] else { panic!("a choice") };
    assert_eq!(places.areas.len(), 5);
    let Op::RemoveTokens { places: Some(places), tokens: Amount::UpTo(1), .. } =
        rohan.cards[Card::Grima3].ops[1]
    else {
        panic!("{:?}", rohan.cards[Card::Grima3].ops)
    };
    assert_eq!(places, Places::listed(rohan.board.neighbours[Area::Edoras]));
    let muster = &rohan.orders[Order::MusteringForBattle].ops;
    let Op::FlipTokens { places, pick: Some(Pick { min: 0, max: 3, .. }), .. } = muster[0] else { panic!() };
    assert!(places.kinds.contains(PlaceKind::OwnTokens));
    let council = &gondor.cards[Card::Fp16].ops;
    assert!(matches!(council[0], Op::FlipTokens { pick: Some(Pick { max: Pick::ALL, .. }), .. }));
    assert!(matches!(rohan.cards[Card::Grima4].ops[0], Op::PlaceUnits { each: true, .. }));
    let chosen = Filter { chosen: true, ..Filter::OWN };
    assert!(
        matches!(rohan.cards[Card::Grima5].ops[1], Op::Move { filter, whole: true, .. } if filter == chosen)
    );
    assert_eq!(gondor.combats[Combat::DenseFog].ops, [Op::EndBattle]);
    assert_eq!(rohan.orders[Order::TroopLeader].card_type, CardType::Character);
    assert_eq!(
        gondor.nazgul.iter().map(|one| one.timing).collect::<Vec<_>>(),
        [Timing::Tokens, Timing::BeforeCombatRoll, Timing::BeforeLeaderReroll,]
    );
    // Rule 7.7.11: when cards leave the table.
    assert_eq!(gondor.cards[Card::Sa10].discard_if, [[Condition { test: Test::Ships, holds: false }]]);
    let table: Vec<Card> = Card::ALL
        .into_iter()
        .filter(|card| rohan.cards[*card].on_table || gondor.cards[*card].on_table)
        .collect();
    assert_eq!(table, [Card::Fp05, Card::Sa09, Card::Sa10, Card::Sa12, Card::Grima1, Card::Darkness6]);
    assert_eq!(Deck::Darkness.cards().len(), 6);
}

#[test]
fn the_set_up_is_laid_out() {
    let rohan = State::laid_out(book(Scenario::Rohan));
    assert_eq!(rohan.army(Area::Orthanc).units.count(Unit::UrukHai), 3);
    assert_eq!(rohan.army(Area::Edoras).leaders.count(Leader::Rohan), 1);
    assert_eq!(rohan.spots[Character::Theodred], Spot::At(Area::FordsOfIsen));
    assert_eq!(rohan.spots[Character::Saruman], Spot::At(Area::Orthanc));
    assert_eq!(rohan.spots[Character::GandalfRohan], Spot::Track(8));
    assert_eq!(rohan.spots[Character::GandalfGondor], Spot::Aside);
    assert_eq!(rohan.tokens[Pool::Free][Area::Edoras], 2);
    let gondor = State::laid_out(book(Scenario::Gondor));
    assert_eq!(gondor.spots[Character::WitchKing], Spot::ShadowBox);
    assert_eq!(gondor.army(Area::MinasMorgul).n_units(), 6);
    assert_eq!((gondor.darkness, rohan.darkness), (6, 0));
    assert_eq!(gondor.action_tokens, (2, 0));
    assert_eq!(gondor.in_supply(Unit::MordorOrcs), 31);
    assert!(gondor.pool_has_tokens(Pool::Rohan));
}
