//! Instructions of packs.

use super::{ours, with};
use crate::army::Charge;
use crate::battle::Onto;
use crate::book::Condition;
use crate::ids::{Area, Areas, Character, Face, Pile, Territory, Unit, UnitTypes};
use crate::ops::{Amount, Filter, Op, Pick, Place, Range, Recruits, Whose};
use serde_json::{Value, json};

/// The instructions of Bard's only option.
fn bard(ops: Value) -> Vec<Op> {
    let tables = with("R3", json!([{"ops": ops}])).expect("it is a pack");
    tables.abilities[Character::Bard][0].ops.clone()
}

#[test]
fn our_abilities_are_what_the_rules_say() {
    let tables = ours();
    let bard = &tables.abilities[Character::Bard];
    let token = |pile| Op::PlaceTokens { pile: Some(pile), place: Place::Settlement, tokens: 1 };
    assert_eq!(bard[0].ops, [token(Pile::DwarvesAndMen)]);
    assert_eq!(bard[1].condition, Condition::GeneralWithArmy);
    let volley =
        Op::RangedAttack { range: Range::Adjacent, dice: 3, focused: None, hits_on: 5, reroll: false };
    assert_eq!(bard[1].ops, [volley]);
    let dain = Filter { general: true, ..Filter::OWN };
    assert_eq!(tables.abilities[Character::Dain][0].ops, [Op::Rally { filter: dain, most: 1, success: 5 }]);
    let bolt =
        Op::RangedAttack { range: Range::Gandalf, dice: 3, focused: Some(5), hits_on: 4, reroll: false };
    assert_eq!(tables.abilities[Character::Gandalf][0].ops, [bolt]);
    assert_eq!(tables.abilities[Character::Gandalf][1].ops, [Op::TakeFocus]);
    assert_eq!(tables.abilities[Character::Thranduil][0].ops, [Op::Archery(None)]);
    assert_eq!(tables.abilities[Character::Thranduil][1].ops, [token(Pile::Elves)]);
    assert_eq!(tables.entries[Character::LordOfTheEagles].ops, [Op::PlaceEagles(2)]);
    let host = Op::PlaceTokens { pile: Some(Pile::Shadow), place: Place::MusteringRegion, tokens: 1 };
    assert_eq!(tables.bolg[0].ops, [host]);
}

#[test]
fn an_option_may_be_left_out() {
    let tables = with("R6", Value::Null).expect("it is a pack");
    assert_eq!(tables.abilities[Character::Gandalf].len(), 1);
    let tables = with("R8", Value::Null).expect("it is a pack");
    assert_eq!(tables.abilities[Character::Thranduil].len(), 1);
    let tables = with("R13", json!([])).expect("it is a pack");
    assert_eq!(tables.bolg, []);
}

#[test]
fn every_instruction_has_its_members() {
    let ops = bard(json!([
        {"op": "archery", "target_number": 3},
        {"op": "choose-army", "filter": ["enemy", "adjacent-to-general"]},
        {"op": "inflict-damage", "tokens": 2, "filter": ["chosen-army"], "bypass_fortification": true},
        {"op": "remove-leadership", "where": "chosen-army", "tokens": "all"},
        {"op": "place-units", "units": {"lakemen": 2}, "where": {"region": "camp"}, "optional": true},
        {"op": "place-leadership", "where": "same-army", "tokens": 1, "if_played_with": {"character": 2}},
        {"op": "move-army", "armies": {"min": 0, "max": 1}, "filter": ["same-army"], "regions_max": 2},
        {"op": "attack", "with": "same-army", "terrain_superiority": "automatic-for-player"}
    ]));
    let enemy = Filter { same: true, ..Filter::ENEMY };
    assert_eq!(
        ops,
        [
            Op::Archery(Some(3)),
            Op::ChooseArmy(Filter { near_general: true, ..Filter::ENEMY }),
            Op::InflictDamage { filter: enemy, pick: Pick::ONE, tokens: 2, onto: Onto::Army },
            Op::RemoveLeadership { filter: enemy, tokens: Amount::All },
            Op::May(1),
            Op::PlaceUnits { units: Recruits::of(&[(Unit::LakeMen, 2)]), place: Place::Region(Area::Camp) },
            Op::PlaceLeadership {
                filter: Filter::SAME,
                pick: Pick::ONE,
                tokens: 1,
                with_die: Some((Face::Character, 2)),
            },
            Op::March { filter: Filter::SAME, most: 1, steps: 2, once: false },
            Op::Strike { filter: Filter::SAME, charge: Charge { superiority: true, elven: false } },
        ]
    );
    let ops = bard(json!([
        {"op": "move-army", "armies": {"min": 0, "max": "all", "distinct": true},
         "filter": ["with-leadership", "contains-any:lakemen|elven-archers", "in-territory:valley"]},
        {"op": "attack", "with": "same-army"},
        {"op": "draw-place-flip-token", "settlements": {"min": 1, "max": 2}, "where": "controlled-settlement"},
        {"op": "flip-token", "tokens": {"min": 0, "max": 5}, "per_region": "any", "filter": ["in-region:camp"]},
        {"op": "move-character", "character": "gandalf", "where": "any-region", "distance": 4},
        {"op": "remove-recruitment-token", "tokens": 2, "where": "anywhere"},
        {"op": "rally"},
        {"op": "remove-damage", "tokens_max": 2, "armies": {"min": 0, "max": 2}}
    ]));
    let units: UnitTypes = [Unit::LakeMen, Unit::Archers].into_iter().collect();
    let filter = Filter::OWN.with_leadership().with_units(units).within(Territory::Valley.regions());
    assert_eq!(
        ops,
        [
            Op::March { filter, most: u8::MAX, steps: 1, once: true },
            Op::Strike { filter, charge: Charge::default() },
            Op::PlaceAndFlip {
                pile: None,
                place: Place::Settlement,
                pick: Pick { min: 1, max: 2 },
                apart: true
            },
            Op::FlipTokens { areas: Areas::only(Area::Camp), most: 5, again: true },
            Op::MoveCharacter {
                character: Some(Character::Gandalf),
                place: Place::AnyRegion,
                distance: Some(4)
            },
            Op::RemoveTokens { whose: Whose::Enemy, areas: crate::ids::REGIONS, tokens: Amount::Exactly(2) },
            Op::Rally { filter: Filter::OWN, most: 1, success: 5 },
            Op::RemoveDamage { filter: Filter::OWN, pick: Pick::up_to(2), tokens: 2 },
        ]
    );
}
