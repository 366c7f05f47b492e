//! Abilities and entries in the words of their instructions: so the values of a pack are told. What is ours has words of its
//! own.
//!
//! Names are put in as texts and not as things, since packs are also told where there is no table.

use crate::battle::Onto;
use crate::book::{Ability, Archery, Condition, Entry, Presence, Tables};
use crate::ids::{Area, Areas, Character, Face, Pile, REGIONS, Side, Terrains, Territory, UnitTypes};
use crate::ops::{Amount, Filter, Op, Pick, Place, Range, Recruits, Whose};
use kernel::{Argument, Text};

/// What a number of Appendix A says in these tables, sentence by sentence; nothing for those that are mere numbers and places.
pub(crate) fn number_said<T>(number: &'static str, tables: &Tables) -> Vec<Text<T>> {
    let general = |who: Character, options: &[Ability]| {
        let each = options.iter().map(|one| ability_said(one, who));
        let or = |list: Text<T>, next: Text<T>| Text::new("told-or").text("list", list).text("next", next);
        let what = each.reduce(or);
        vec![what.map_or(Text::new("told-no-option"), |what| Text::new("told-general").text("what", what))]
    };
    let option =
        |who: Character, n: usize| general(who, tables.abilities[who].get(n..=n).unwrap_or_default());
    let entry = |who: Character| vec![entry_said(&tables.entries[who], who)];
    let said = match number {
        "R3" => general(Character::Bard, &tables.abilities[Character::Bard]),
        "R4" => general(Character::Dain, &tables.abilities[Character::Dain]),
        "R5" => option(Character::Gandalf, 0),
        "R6" => option(Character::Gandalf, 1),
        "R7" => vec![Text::new("told-general").text("what", archery_said(&tables.archery))],
        "R8" => option(Character::Thranduil, 1),
        "R9" => entry(Character::LordOfTheEagles),
        "R10" => entry(Character::Thorin),
        "R11" => entry(Character::Beorn),
        "R12" => entry(Character::Bolg),
        "R13" if tables.bolg.is_empty() => vec![Text::new("told-no-further")],
        "R13" => {
            let further = |one| Text::new("told-further").text("what", ability_said(one, Character::Bolg));
            tables.bolg.iter().map(further).collect()
        }
        _ => Vec::new(),
    };
    let numbered = |what: Text<T>| Text::new("told").text("what", what).written("number", number);
    said.into_iter().map(numbered).collect()
}

/// What is said on the card of a character: what is certain, what is ours, what a pack says.
pub(crate) struct Reference<T> {
    /// What no pack changes.
    pub certain: Option<Text<T>>,
    /// What the box prints and we don't have: our value.
    pub ours: Option<Text<T>>,
    /// The same where a pack has another value.
    pub pack: Option<Text<T>>,
}

/// The card of a character by these tables.
pub(crate) fn reference<T>(tables: &Tables, who: Character) -> Reference<T> {
    let printed = || Text::of("reference", who.slug());
    let certain = who.has_certain_ability().then(|| printed().part("ability"));
    let (ours, theirs): (Vec<_>, Vec<_>) =
        numbers_of(who).iter().copied().partition(|number| tables.says_ours(number, who));
    if theirs.is_empty() {
        return Reference { certain, ours: Some(printed().part("ours")), pack: None };
    }
    // Of these two the ability itself is what the pack says.
    let certain = certain.filter(|_| !theirs.iter().any(|number| ["R5", "R7"].contains(number)));
    let row =
        |list: Text<T>, next: Text<T>| Text::new("board-sentences").text("list", list).text("next", next);
    let plain = |number: &'static str| match number {
        "R1" => Some(Text::new("told-leadership").number("n", tables.leadership[who])),
        "R2" => Some(Text::new("told-movement").number("n", tables.movement[who])),
        _ => None,
    };
    let ours = ours.into_iter().map(|number| plain(number).unwrap_or(Text::of("ours", number)));
    let theirs = theirs.into_iter().flat_map(|number| match plain(number) {
        Some(text) => vec![text],
        None => number_said(number, tables),
    });
    Reference { certain, ours: ours.reduce(row), pack: theirs.reduce(row) }
}

/// The numbers of Appendix A that are about a character.
const fn numbers_of(who: Character) -> &'static [&'static str] {
    match who {
        Character::Bard => &["R3", "R2"],
        Character::Dain => &["R4", "R2"],
        Character::Gandalf => &["R5", "R6", "R1", "R2"],
        Character::Thranduil => &["R7", "R8", "R2"],
        Character::LordOfTheEagles => &["R9"],
        Character::Bilbo => &["R2"],
        Character::Thorin => &["R10", "R2"],
        Character::Beorn => &["R11"],
        Character::Bolg => &["R12", "R13", "R2"],
    }
}

/// An option of an ability with its condition.
fn ability_said<T>(ability: &Ability, who: Character) -> Text<T> {
    let said = ops_said(&ability.ops, who);
    match ability.condition {
        Condition::Always => said,
        Condition::GeneralWithArmy => {
            Text::new("told-if-with-army").with("who", name(who)).text("what", said)
        }
    }
}

/// Instructions on the card of a character, a sentence each; behind the last there is no full stop.
pub(crate) fn ops_said<T>(ops: &[Op], who: Character) -> Text<T> {
    sentences(each_op(ops, who)).unwrap_or(Text::new("op-nothing"))
}

fn each_op<T>(ops: &[Op], who: Character) -> impl Iterator<Item = Text<T>> {
    ops.iter().enumerate().filter_map(move |(at, op)| {
        let before = &ops[..at];
        let said = op_said(*op, before, who)?;
        let optional = matches!(before.last(), Some(Op::May(_)));
        Some(if optional { Text::new("op-optional").text("what", said) } else { said })
    })
}

/// Sentences in a row, if there are any.
fn sentences<T>(each: impl Iterator<Item = Text<T>>) -> Option<Text<T>> {
    each.reduce(|list, next| Text::new("ops-then").text("list", list).text("next", next))
}

/// How a character enters play.
fn entry_said<T>(entry: &Entry, who: Character) -> Text<T> {
    let place = match areas_said(entry.areas) {
        Some(_) if entry.areas.is_empty() => Text::new("told-entry-eyrie"),
        Some(areas) => Text::new("told-entry-in").with("areas", areas),
        None => Text::new("told-entry-anywhere"),
    };
    let dice = Text::new("told-entry-dice").list("dice", entry.dice.iter().map(result));
    let presence = |message: &'static str, presence: Presence| {
        let things = presence_slugs(presence).map(|slug| Argument::Text(Text::of("presence", slug)));
        let things = things.collect::<Vec<_>>();
        (!things.is_empty()).then(|| Text::new(message).list("what", things))
    };
    let with = presence("told-entry-with", entry.with);
    let without = presence("told-entry-without", entry.without);
    let all = [place].into_iter().chain(with).chain(without).chain([dice]).chain(each_op(&entry.ops, who));
    sentences(all).unwrap_or(Text::new("op-nothing"))
}

fn presence_slugs(presence: Presence) -> impl Iterator<Item = &'static str> {
    let Presence {
        units,
        shadow_units,
        shadow_army,
        free_peoples_army,
        shadow_marker,
        other_character,
        free_peoples_leadership,
    } = presence;
    let all = [
        (units, "units"),
        (shadow_units, "shadow-units"),
        (shadow_army, "shadow-army"),
        (free_peoples_army, "free-peoples-army"),
        (shadow_marker, "shadow-marker"),
        (other_character, "other-character"),
        (free_peoples_leadership, "free-peoples-leadership"),
    ];
    all.into_iter().filter(|(there, _)| *there).map(|(_, slug)| slug)
}

fn archery_said<T>(archery: &Archery) -> Text<T> {
    let Archery { units, terrains, dice_per_unit, dice_max, hits_on, reroll } = *archery;
    let text =
        Text::new("told-archery").list("units", units_said(units)).list("terrains", terrains_said(terrains));
    again(text.number("n", dice_per_unit).number("most", dice_max).number("target", hits_on), reroll)
}

/// A roll whose misses may be rolled again.
fn again<T>(what: Text<T>, reroll: bool) -> Text<T> {
    if reroll { Text::new("op-reroll").text("what", what) } else { what }
}

/// An instruction; none for one that only prepares another, or that no pack can state.
fn op_said<T>(op: Op, before: &[Op], who: Character) -> Option<Text<T>> {
    let side = who.side();
    let armies = |filter: Filter, pick: Pick| armies_said(filter, pick, who);
    let some = |most: u8| Pick { min: u8::from(most == 1), max: most };
    Some(match op {
        Op::ChooseArmy(filter) => Text::new("op-choose").text("armies", armies(filter, Pick::ONE)),
        Op::March { filter, most, steps, once } => {
            let text = if once { Text::new("op-march-once") } else { Text::new("op-march") };
            text.text("armies", armies(filter, some(most))).number("n", steps)
        }
        Op::Strike { filter, charge } => {
            let moved = before.iter().any(|op| matches!(op, Op::March { .. })) && !filter.same;
            let text = if moved { Text::new("op-strike-moved") } else { Text::new("op-strike") };
            let text = text.text("armies", armies(filter, Pick::ONE));
            if charge.superiority { Text::new("op-superiority").text("what", text) } else { text }
        }
        Op::Rally { filter, most, success } => {
            Text::new("op-rally").text("armies", armies(filter, some(most))).number("n", success)
        }
        Op::RemoveDamage { filter, pick, tokens } => {
            each_of("op-heal", "op-heal-each", filter, pick, who).number("n", tokens)
        }
        Op::InflictDamage { filter, pick, tokens, onto } => {
            let text = each_of("op-damage", "op-damage-each", filter, pick, who).number("n", tokens);
            match onto {
                Onto::Fortification => text,
                Onto::Army | Onto::Price => Text::new("op-past-fortification").text("what", text),
            }
        }
        Op::PlaceLeadership { filter, pick, tokens, with_die } => {
            let text = each_of("op-leadership", "op-leadership-each", filter, pick, who).number("n", tokens);
            match with_die {
                Some((face, other)) => {
                    let die = Argument::Text(Text::of("die", face.slug()));
                    Text::new("op-with-die").text("what", text).with("die", die).number("n", other)
                }
                None => text,
            }
        }
        Op::RemoveLeadership { filter, tokens } => match tokens {
            Amount::Exactly(n) => {
                let from = armies(filter, Pick::up_to(u8::MAX));
                Text::new("op-lose-leadership").text("armies", from).number("n", n)
            }
            Amount::Counted | Amount::All => {
                Text::new("op-lose-all-leadership").text("armies", armies(filter, Pick::ONE))
            }
        },
        Op::PlaceUnits { units, place } => {
            let text = Text::new("op-recruit").list("units", recruits_said(&units));
            text.text("place", place_said(place, who))
        }
        Op::FlipTokens { areas, most, again } => {
            let tokens = tokens_said(some(most), the_side(side));
            let text = match areas_said(areas) {
                Some(areas) => Text::new("op-flip-in").with("areas", areas),
                None => Text::new("op-flip"),
            };
            let text = text.text("tokens", tokens);
            if again || most == 1 { text } else { Text::new("op-apart").text("what", text) }
        }
        Op::PlaceTokens { pile, place, tokens } => {
            let tokens = tokens_said(Pick { min: tokens, max: tokens }, whose_tokens(pile, side));
            Text::new("op-place-tokens").text("tokens", tokens).text("place", place_said(place, who))
        }
        Op::PlaceAndFlip { pile, place, pick, apart } => {
            let text =
                Text::new("op-place-and-flip").text("tokens", tokens_said(pick, whose_tokens(pile, side)));
            let text = text.text("place", place_said(place, who));
            if apart && pick.max > 1 { Text::new("op-apart").text("what", text) } else { text }
        }
        Op::RemoveTokens { whose, areas, tokens } => {
            // That all go, or as many as were counted, only cards say.
            let Amount::Exactly(n) = tokens else { return None };
            let tokens = tokens_said(Pick { min: n, max: n }, the_side(of(whose, side)));
            let text = match areas_said(areas) {
                Some(areas) => Text::new("op-remove-tokens-in").with("areas", areas),
                None => Text::new("op-remove-tokens"),
            };
            text.text("tokens", tokens)
        }
        // Only the Free Peoples have archers.
        Op::Archery(_) if side == Side::Shadow => Text::new("op-nothing"),
        Op::Archery(None) => Text::new("op-archery"),
        Op::Archery(Some(target)) => Text::new("op-archery-on").number("target", target),
        Op::RangedAttack { range, dice, focused, hits_on, reroll } => {
            let text = Text::new("op-ranged").with("side", the_side(side.enemy()));
            let text = text.text("range", range_said(range)).number("n", dice).number("target", hits_on);
            let text = match focused {
                Some(dice) => Text::new("op-focused").text("what", text).number("n", dice),
                None => text,
            };
            again(text, reroll)
        }
        Op::TakeFocus => Text::new("op-focus"),
        Op::PlaceEagles(n) => Text::new("op-eagles").number("n", n),
        Op::FlyEagles => Text::new("op-fly"),
        Op::MoveCharacter { character, place, distance } => {
            let text = match distance {
                Some(n) => Text::new("op-move-character-near").number("n", n),
                None => Text::new("op-move-character"),
            };
            text.with("who", name(character.unwrap_or(who))).text("place", place_said(place, who))
        }
        Op::DrawEventCards(n) => Text::new("op-draw").number("n", n),
        Op::May(_)
        | Op::Unless(..)
        | Op::Skip(_)
        | Op::CombinedAttack
        | Op::MoveOrAttack(_)
        | Op::FlipOrPlace(_)
        | Op::RemoveBats(_)
        | Op::RollDice { .. }
        | Op::DrawFateCard
        | Op::AddTile(_)
        | Op::FateBack
        | Op::TrackLeft(_)
        | Op::EnterIfReady(_)
        | Op::BeornGoes
        | Op::AddRings(_)
        | Op::AddWrath(_)
        | Op::Bodyguards
        | Op::GiveUpGreatOrcs
        | Op::LoseDie { .. }
        | Op::NameGeneral
        | Op::ReturnGeneral
        | Op::Repair
        | Op::OrcsOntoCard(_)
        | Op::Attach => return None,
    })
}

/// Something for one army, or for each of several.
fn each_of<T>(one: &'static str, each: &'static str, filter: Filter, pick: Pick, who: Character) -> Text<T> {
    let several = pick.max > 1 && !filter.same && !filter.general;
    let text = if several { Text::new(each) } else { Text::new(one) };
    text.text("armies", armies_said(filter, pick, who))
}

/// How many, as it appears in the names of messages.
const fn how_many(pick: Pick) -> &'static str {
    match (pick.min, pick.max) {
        (0, u8::MAX) => "any",
        (_, u8::MAX) => "at-least",
        (least, most) if least == most => "exactly",
        (0, _) => "up-to",
        _ => "from-to",
    }
}

/// Puts into a text how many.
fn so_many<T>(text: Text<T>, pick: Pick) -> Text<T> {
    match how_many(pick) {
        "any" => text,
        "at-least" => text.number("n", pick.min),
        "from-to" => text.number("least", pick.min).number("n", pick.max),
        _ => text.number("n", pick.max),
    }
}

/// Armies: how many, whose, and what is asked of them.
fn armies_said<T>(filter: Filter, pick: Pick, who: Character) -> Text<T> {
    let Filter {
        whose,
        areas,
        leadership,
        token,
        units,
        damage,
        same,
        general,
        near_general,
        near_leadership,
    } = filter;
    let text = if same {
        Text::new("armies-that")
    } else if general {
        Text::new("armies-general").with("who", name(who))
    } else {
        so_many(Text::of("armies", how_many(pick)), pick)
    };
    let text = text.with("side", the_side(of(whose, who.side())));
    let mut which = Vec::new();
    let mut add = |text: Text<T>| which.push(Argument::Text(text));
    if leadership {
        add(Text::new("which-leadership"));
    }
    if token {
        add(Text::new("which-token"));
    }
    if let Some(damage) = damage {
        add(if damage { Text::new("which-damage") } else { Text::new("which-no-damage") });
    }
    if !units.is_empty() {
        add(Text::new("which-units").list("units", units_said(units)));
    }
    if same && general {
        add(Text::new("which-general").with("who", name(who)));
    }
    if near_general {
        add(Text::new("which-near-general").with("who", name(who)));
    }
    if near_leadership {
        add(Text::new("which-near-leadership").with("side", the_side(who.side())));
    }
    if areas != Filter::OWN.areas {
        add(match areas_said(areas) {
            Some(_) if areas.is_empty() => Text::new("which-nowhere"),
            Some(areas) => Text::new("which-in").with("areas", areas),
            None => Text::new("which-in-a-region"),
        });
    }
    if which.is_empty() { text } else { Text::new("armies-which").text("armies", text).list("which", which) }
}

/// Areas by territories, as far as they are whole; none for all regions.
fn areas_said<T>(areas: Areas) -> Option<Argument<T>> {
    if areas == REGIONS {
        return None;
    }
    let whole = |territory: &Territory| (territory.regions() - areas).is_empty();
    let territories: Vec<Territory> = Territory::ALL.into_iter().filter(whole).collect();
    let rest = territories.iter().fold(areas, |rest, territory| rest - territory.regions());
    let named = territories.into_iter().map(|one| Argument::Text(Text::of("territory", one.slug())));
    let single = rest.iter().map(|one: Area| Argument::Text(Text::of("area", one.slug())));
    Some(Argument::List(named.chain(single).collect()))
}

/// Recruitment tokens: how many, of whom.
fn tokens_said<T>(pick: Pick, of: Argument<T>) -> Text<T> {
    so_many(Text::of("tokens", how_many(pick)), pick).with("of", of)
}

/// Whose tokens are drawn: of a pile, or of one that the player chooses.
fn whose_tokens<T>(pile: Option<Pile>, side: Side) -> Argument<T> {
    match pile {
        Some(pile) => Argument::Text(Text::of("whose-pile", pile.slug())),
        None => the_side(side),
    }
}

fn place_said<T>(place: Place, who: Character) -> Text<T> {
    let side = || the_side(who.side());
    match place {
        Place::Chosen => Text::new("place-chosen"),
        Place::General => Text::new("place-general").with("who", name(who)),
        Place::Region(area) => Text::new("place-region").text("area", Text::of("area", area.slug())),
        Place::OwnArmy => Text::new("place-army").with("side", side()),
        Place::OwnArmyRegion => Text::new("place-army-region").with("side", side()),
        Place::LedArmyRegion => Text::new("place-led-army-region").with("side", side()),
        Place::Settlement => Text::new("place-settlement").with("side", side()),
        Place::MusteringRegion => Text::new("place-mustering-region"),
        Place::Dale => Text::new("place-dale"),
        Place::AnyRegion => Text::new("place-any-region"),
    }
}

const fn range_said<T>(range: Range) -> Text<T> {
    match range {
        Range::Adjacent => Text::new("range-adjacent"),
        Range::Archery => Text::new("range-archery"),
        Range::Gandalf => Text::new("range-gandalf"),
    }
}

const fn of(whose: Whose, side: Side) -> Side {
    match whose {
        Whose::Own => side,
        Whose::Enemy => side.enemy(),
    }
}

const fn the_side<T>(side: Side) -> Argument<T> {
    Argument::Text(Text::of("the-side", side.slug()))
}

const fn name<T>(who: Character) -> Argument<T> {
    Argument::Text(Text::of("character", who.slug()))
}

const fn result<T>(face: Face) -> Argument<T> {
    Argument::Text(Text::of("face", face.slug()))
}

fn units_said<T>(units: UnitTypes) -> impl Iterator<Item = Argument<T>> {
    units.iter().map(|unit| Argument::Text(Text::of("unit", unit.slug())))
}

fn terrains_said<T>(terrains: Terrains) -> impl Iterator<Item = Argument<T>> {
    terrains.iter().map(|terrain| Argument::Text(Text::of("terrain", terrain.slug())))
}

fn recruits_said<T>(units: &Recruits) -> impl Iterator<Item = Argument<T>> {
    let unit = |(unit, n)| {
        let unit: crate::ids::Unit = unit;
        Argument::Text(Text::new("some-units").number("n", n).text("unit", Text::of("unit", unit.slug())))
    };
    units.iter().map(unit)
}
