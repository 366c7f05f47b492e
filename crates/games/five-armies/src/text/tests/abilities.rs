//! What a pack says is told in its own words and numbers; what is ours keeps its words.

use crate::board::about;
use crate::book::{Ability, Archery, Book, NUMBERS, Tables, our_value, random_values};
use crate::game::Thing;
use crate::ids::Character;
use crate::ops::{Amount, CardAsk, Op, Pick, Script, Step};
use crate::packs::FiveArmiesPacks;
use crate::state::State;
use crate::text::abilities::{number_said, ops_said, reference};
use kernel::{Pack, Packs, Text, Texts as _};
use rand::SeedableRng;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use texts::{MADE_UP, Reader, Texts};

fn language(tag: &str) -> Reader<'static> {
    Texts::of(State::catalogues()).read(tag)
}

fn english(text: &Text) -> String {
    text.render(&language("en"))
}

/// The numbers in a text.
fn numbers(text: &str) -> BTreeSet<u8> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

fn of_pick(pick: Pick) -> [u8; 2] {
    [pick.min, pick.max]
}

/// The numbers of an instruction.
fn numbers_of(op: &Op) -> Vec<u8> {
    match *op {
        Op::March { filter, most, steps, .. } => {
            let most = if filter.same || filter.general { 0 } else { most };
            vec![most, steps]
        }
        Op::Rally { filter, most, success } => {
            let most = if filter.same || filter.general { 0 } else { most };
            vec![most, success]
        }
        Op::RemoveDamage { filter, pick, tokens } | Op::InflictDamage { filter, pick, tokens, .. } => {
            let pick = if filter.same || filter.general { Pick::ONE } else { pick };
            [&of_pick(pick)[..], &[tokens]].concat()
        }
        Op::PlaceLeadership { filter, pick, tokens, with_die } => {
            let pick = if filter.same || filter.general { Pick::ONE } else { pick };
            [&of_pick(pick)[..], &[tokens, with_die.map_or(0, |(_, n)| n)]].concat()
        }
        Op::RemoveLeadership { tokens: Amount::Exactly(n), .. }
        | Op::RemoveTokens { tokens: Amount::Exactly(n), .. } => vec![n],
        Op::PlaceUnits { units, .. } => units.iter().map(|(_, n)| n).collect(),
        Op::FlipTokens { most, .. } => vec![most],
        Op::PlaceTokens { tokens, .. } => vec![tokens],
        Op::PlaceAndFlip { pick, .. } => of_pick(pick).to_vec(),
        // The Shadow's archery does nothing.
        Op::Archery(_) => Vec::new(),
        Op::RangedAttack { dice, focused, hits_on, .. } => vec![dice, focused.unwrap_or(0), hits_on],
        Op::PlaceEagles(n) | Op::DrawEventCards(n) => vec![n],
        Op::MoveCharacter { distance, .. } => vec![distance.unwrap_or(0)],
        _ => Vec::new(),
    }
}

/// One is said as "a", 255 as "any number", nothing as nothing.
fn told(numbers: impl IntoIterator<Item = u8>) -> BTreeSet<u8> {
    numbers.into_iter().filter(|n| (2..u8::MAX).contains(n)).collect()
}

/// A text fit to be read, with these numbers in it, of which the made-up language leaves nothing plain.
#[track_caller]
fn check(text: &Text, wanted: impl IntoIterator<Item = u8>) {
    let said = english(text);
    assert!(said.starts_with(|letter: char| letter.is_uppercase() || letter.is_ascii_digit()), "{said}");
    assert!(!said.contains(['‹', '{', '_']) && !said.contains("  "), "{said}");
    let missing: Vec<u8> = told(wanted).difference(&numbers(&said)).copied().collect();
    assert!(missing.is_empty(), "{missing:?} are not told: {said}");
    let marked = text.render(&language(MADE_UP));
    let mut words = marked.split(|letter: char| !letter.is_alphabetic());
    let plain = words.find(|word| word.len() > 1 && word.is_ascii());
    assert_eq!(plain, None, "{marked}");
}

/// Some abilities on the card of a character.
fn slots(tables: &Tables) -> Vec<(Character, &Ability)> {
    let of = |who: Character| tables.abilities[who].iter().map(move |one| (who, one));
    let generals = Character::GENERALS.into_iter().flat_map(of);
    generals.chain(tables.bolg.iter().map(|one| (Character::Bolg, one))).collect()
}

#[test]
fn every_option_of_a_pack_is_told_with_its_numbers() {
    let mut told = BTreeSet::new();
    for seed in 0..400 {
        let values = random_values(&mut rand_pcg::Pcg64Mcg::seed_from_u64(seed));
        let tables = Tables::compile(&values).expect("it is a pack");
        for (who, ability) in slots(&tables) {
            check(&ops_said(&ability.ops, who), ability.ops.iter().flat_map(numbers_of));
            for op in &ability.ops {
                let said: Text = ops_said(std::slice::from_ref(op), who);
                told.insert(said.id());
            }
        }
    }
    assert!(told.len() >= 30, "{told:?}");
}

#[test]
fn every_number_of_a_pack_is_told_where_it_is_not_ours() {
    let telling = ["R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13"];
    for seed in 0..200 {
        let values = random_values(&mut rand_pcg::Pcg64Mcg::seed_from_u64(seed));
        for (key, value) in &values {
            let said = FiveArmiesPacks.tells(key, value);
            assert_eq!(!said.is_empty(), telling.contains(&key.as_str()), "{key}");
            for text in &said {
                check(text, []);
                assert!(english(text).contains(&format!("({key}).")), "{}", english(text));
            }
            let tables =
                Tables::compile(&Map::from_iter([(key.clone(), value.clone())])).expect("it is a pack");
            if key == "R7" {
                let Archery { dice_per_unit, dice_max, hits_on, .. } = tables.archery;
                check(&said[0], [dice_per_unit, dice_max, hits_on]);
            }
            let ops = match key.as_str() {
                "R9" => &tables.entries[Character::LordOfTheEagles].ops,
                "R10" => &tables.entries[Character::Thorin].ops,
                _ => continue,
            };
            check(&said[0], ops.iter().flat_map(numbers_of));
        }
    }
}

#[test]
fn two_packs_that_say_something_else_are_told_otherwise() {
    let mut seen: Vec<(Vec<Op>, String)> = Vec::new();
    for seed in 0..120 {
        let values = random_values(&mut rand_pcg::Pcg64Mcg::seed_from_u64(seed));
        let tables = Tables::compile(&values).expect("it is a pack");
        for ability in tables.abilities[Character::Bard].iter() {
            let said = english(&ops_said(&ability.ops, Character::Bard));
            for (ops, other) in &seen {
                assert_eq!(
                    *other == said,
                    says_alike(ops, &ability.ops),
                    "{said}\n{ops:?}\n{:?}",
                    ability.ops
                );
            }
            seen.push((ability.ops.clone(), said));
        }
    }
}

/// Whether two lists mean the same: an army that another instruction named is one, however many are asked for.
fn says_alike(one: &[Op], other: &[Op]) -> bool {
    let plain = |op: &Op| {
        let mut op = *op;
        match &mut op {
            Op::RemoveDamage { filter, pick, .. }
            | Op::InflictDamage { filter, pick, .. }
            | Op::PlaceLeadership { filter, pick, .. }
                if filter.same || filter.general =>
            {
                *pick = Pick::ONE;
            }
            Op::March { filter, most, .. } | Op::Rally { filter, most, .. }
                if filter.same || filter.general =>
            {
                *most = 1;
            }
            Op::FlipTokens { most: 1, again, .. } => *again = true,
            Op::PlaceAndFlip { pick: Pick { max: 1, .. }, apart, .. } => *apart = false,
            _ => {}
        }
        op
    };
    one.iter().map(plain).eq(other.iter().map(plain))
}

fn position(values: Value) -> State {
    let Value::Object(values) = values else { panic!("it is an object") };
    State::laid_out(Book::with(Tables::compile(&values).expect("it is a pack")))
}

/// All that is said about a character.
fn lines(state: &State, who: Character) -> Vec<String> {
    about(state, Thing::Character(who), None).iter().map(|line| line.render(&language("en"))).collect()
}

#[test]
fn without_a_pack_the_texts_stay_what_they_are() {
    let ours = Book::Ours;
    for who in Character::ALL {
        let said = reference::<kernel::Nothing>(&ours, who);
        assert_eq!(said.pack, None);
        assert_eq!(said.ours, Some(Text::of("reference", who.slug()).part("ours")));
        assert_eq!(said.certain.is_some(), who.has_certain_ability());
    }
    // A pack that says what we say is told like none.
    let same = position(Value::Object(
        NUMBERS.into_iter().map(|id| (id.to_owned(), our_value(id).expect("a value").clone())).collect(),
    ));
    let plain = State::laid_out(Book::Ours);
    for who in Character::ALL {
        assert_eq!(lines(&same, who), lines(&plain, who));
    }
}

#[test]
fn what_a_pack_leaves_as_it_is_keeps_our_words() {
    let state = position(json!({"R5": {"ops": [{"op": "draw-event-card", "cards": 3}]}, "R2": {
        "bard": 4, "dain": 2, "gandalf": 3, "thranduil": 2, "bilbo": 2, "thorin": 2, "bolg": 2,
    }}));
    let gandalf = lines(&state, Character::Gandalf).join("\n");
    assert!(gandalf.contains("[by the data pack] General ability: Draw 3 Event cards (R5)."), "{gandalf}");
    assert!(gandalf.contains("take the Concentration token, which stays until it is used (R6)"), "{gandalf}");
    assert!(gandalf.contains("Leadership 1 (R1). Movement 3 (R2)."), "{gandalf}");
    assert!(!gandalf.contains("ranged attack") && !gandalf.contains("4+"), "{gandalf}");
    let bard = lines(&state, Character::Bard).join("\n");
    assert!(bard.contains("[by the data pack] Movement 4 (R2)."), "{bard}");
    assert!(bard.contains("[reconstructed] General ability: place a token of Dwarves and Men"), "{bard}");
    assert!(bard.contains("(R3).") && !bard.contains("Movement 2"), "{bard}");
    let dain = lines(&state, Character::Dain);
    assert_eq!(dain, lines(&State::laid_out(Book::Ours), Character::Dain));
}

/// Our values stand once more in words by themselves: with the numbers of the tables.
#[test]
fn our_words_have_our_numbers() {
    let tables = Tables::compile(&Map::new()).expect("ours is a pack");
    let words = [("two", 2)];
    for number in NUMBERS {
        for text in number_said::<kernel::Nothing>(number, &tables) {
            let ours = english(&Text::of("ours", number));
            let spelt = words.iter().filter(|(word, _)| ours.contains(*word)).map(|(_, n)| *n);
            let ours: BTreeSet<u8> = numbers(&ours).into_iter().chain(spelt).collect();
            // That a Rally succeeds on 5 is rule 9.8, and not said there.
            let said = told(numbers(&english(&text))).into_iter().filter(|n| number != "R4" || *n != 5);
            let missing: Vec<u8> = said.filter(|n| !ours.contains(n)).collect();
            assert_eq!(missing, [0_u8; 0], "{number}");
        }
    }
}

#[test]
fn questions_answers_and_the_log_name_what_a_pack_states() {
    let state = position(json!({
        "R3": [{"ops": [
            {"op": "draw-event-card", "cards": 2, "optional": true},
            {"op": "place-leadership", "tokens": 2, "where": "any-own-army"},
        ]}],
        "R13": [{"ops": [{"op": "draw-event-card", "cards": 2}]}],
    }));
    let rendered = |text: Text<Thing>| text.render(&language("en"));
    let used = crate::event::Event::Ability { character: Character::Bard, option: 1 };
    assert_eq!(
        rendered(state.event_text(&used)),
        "Bard used his ability. Draw 2 Event cards (this may be left out). Place 2 Leadership tokens with an army of the Free Peoples."
    );
    let step = Step { script: Script::General(Character::Bard, 0), at: 0 };
    let whether = crate::action::Ask::Card(CardAsk::Whether(step));
    assert_eq!(
        rendered(state.ask_text(whether)),
        "Captain of the Lake-men: is this done? Draw 2 Event cards."
    );
    let further = crate::action::Ask::Muster(crate::muster::MusterAsk::BolgAbility(0));
    assert_eq!(rendered(state.ask_text(further)), "Is a further ability of Bolg used? Draw 2 Event cards.");
    let plain = State::laid_out(Book::Ours);
    assert_eq!(rendered(plain.event_text(&used)), "Bard used his ability. Place a recruitment token.");
    assert_eq!(rendered(plain.ask_text(further)), "Is Bolg's further ability used?");
}

#[test]
fn facts_and_changes_follow_the_pack() {
    let values = json!({"R1": 3, "R4": [{"condition": "general-with-army", "ops": [{"op": "place-eagle", "figures": 4}]}]});
    let Value::Object(values) = values else { panic!("it is an object") };
    let pack = Pack::new("five-armies", "Made up", values).expect("it is a pack");
    let facts = FiveArmiesPacks.facts(&pack, &language("en")).expect("this game has them");
    let of = |facts: &Value, id: &str| -> Value {
        let all = facts["characters"].as_array().expect("a list");
        all.iter().find(|one| one["id"] == id).expect("a character").clone()
    };
    let (gandalf, dain) = (of(&facts, "gandalf"), of(&facts, "dain"));
    assert_eq!(gandalf["leadership"], 3);
    assert_eq!(gandalf["pack"], "Leadership 3 (R1).");
    assert_eq!(dain["pack"], "General ability: If Dáin is with an army: 4 Eagles come to the Eyrie (R4).");
    assert_eq!(dain["ours"], "Movement 2 (R2).");
    let plain = State::facts(&language("en"));
    assert_eq!(of(&plain, "bolg"), of(&facts, "bolg"));
    assert!(of(&plain, "dain")["pack"].as_str().is_some_and(str::is_empty));
    let changes = FiveArmiesPacks.changes(&pack);
    let dain = changes.iter().find(|one| one.key == "R4").expect("it is changed");
    assert_eq!(
        english(&dain.theirs_said[0]),
        "General ability: If Dáin is with an army: 4 Eagles come to the Eyrie (R4)."
    );
    assert!(
        english(&dain.ours_said[0]).contains("rally the army that he is with"),
        "{}",
        english(&dain.ours_said[0])
    );
}
