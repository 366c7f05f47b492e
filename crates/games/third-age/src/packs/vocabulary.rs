//! The words in which a pack gives effects, with their shapes, for those who edit them. It follows from the grammar.

use super::names::Set;
use crate::book::grammar::{Kind, Member, WORDS};
use kernel::{PackMember, PackOp, PackRange, PackSet, PackShape, PackVocabulary, Text};

/// All sets but those of plain words.
const SETS: [Set; 26] = [
    Set::Armies,
    Set::With,
    Set::Places,
    Set::PlaceFilters,
    Set::Tests,
    Set::Bans,
    Set::Prices,
    Set::Hurts,
    Set::Hooks,
    Set::Moments,
    Set::Areas,
    Set::Regions,
    Set::Characters,
    Set::Victims,
    Set::Units,
    Set::Leaders,
    Set::Company,
    Set::Pools,
    Set::Tiles,
    Set::Faces,
    Set::Decks,
    Set::Cards,
    Set::Maneuvers,
    Set::RecruitmentAreas,
    Set::Protected,
    Set::Names,
];

/// The sides, as packs call them.
pub(super) const SIDES: [&str; 2] = ["free", "shadow"];
/// Who may use a hook.
pub(super) const BY: [&str; 2] = ["you", "opponent"];
const UNLIMITED: [&str; 1] = ["unlimited"];
const ALL: [&str; 1] = ["all"];

pub(super) fn from_to(least: i32, most: i32) -> PackRange {
    PackRange { least: f64::from(least), most: f64::from(most), whole: true }
}

/// How a member of an operation is told.
#[derive(Clone, Copy)]
pub(super) enum Told {
    /// As it is.
    Plain,
    Flag,
    /// Words of a set: one or several.
    Of(Set),
    Counts(Set),
    HowMany,
    Test,
    Ops,
    Options,
}

/// How the value of a member is told.
pub(super) fn told(kind: Kind) -> Told {
    match kind {
        Kind::Number { .. } => Told::Plain,
        Kind::NumberOr { words, .. } => Told::Of(Set::Plain(words)),
        Kind::Amount { .. } | Kind::Pick => Told::HowMany,
        Kind::Flag => Told::Flag,
        Kind::Word(words) | Kind::Words(words) => Told::Of(Set::Plain(words)),
        Kind::Armies => Told::Of(Set::Armies),
        Kind::With => Told::Of(Set::With),
        Kind::Places => Told::Of(Set::Places),
        Kind::PlaceFilters => Told::Of(Set::PlaceFilters),
        Kind::Pool => Told::Of(Set::Pools),
        Kind::Units { .. } => Told::Counts(Set::Units),
        Kind::UnitTypes | Kind::Unit => Told::Of(Set::Units),
        Kind::Leader => Told::Of(Set::Leaders),
        Kind::Character | Kind::Characters => Told::Of(Set::Characters),
        Kind::Victim => Told::Of(Set::Victims),
        Kind::Tile => Told::Of(Set::Tiles),
        Kind::Face => Told::Of(Set::Faces),
        Kind::Deck => Told::Of(Set::Decks),
        Kind::Cards => Told::Of(Set::Cards),
        Kind::Side => Told::Of(Set::Plain(&SIDES)),
        Kind::Maneuver => Told::Of(Set::Maneuvers),
        Kind::RecruitmentArea => Told::Of(Set::RecruitmentAreas),
        Kind::Protected => Told::Of(Set::Protected),
        Kind::Ban => Told::Of(Set::Bans),
        Kind::Prices => Told::Of(Set::Prices),
        Kind::Hurt => Told::Of(Set::Hurts),
        Kind::Test => Told::Test,
        Kind::Ops => Told::Ops,
        Kind::Options => Told::Options,
    }
}

fn shape(kind: Kind) -> PackShape {
    let one = |set: Set| PackShape::OneOf { of: set.id() };
    let several = |set: Set| PackShape::Several { of: set.id() };
    let words = |set: Set, list: bool| PackShape::Words { of: set.id(), list };
    match kind {
        Kind::Number { least, most } => PackShape::Number(from_to(least.into(), most.into())),
        Kind::NumberOr { least, most, words } => {
            PackShape::NumberOr { range: from_to(least.into(), most.into()), of: Set::Plain(words).id() }
        }
        Kind::Amount { most } => {
            PackShape::NumberOr { range: from_to(1, most.into()), of: Set::Plain(&ALL).id() }
        }
        Kind::Pick => PackShape::HowMany,
        Kind::Flag => PackShape::Flag,
        Kind::Word(of) => one(Set::Plain(of)),
        Kind::Words(of) => several(Set::Plain(of)),
        Kind::Armies => words(Set::Armies, true),
        Kind::With => words(Set::With, true),
        Kind::Places => words(Set::Places, true),
        Kind::PlaceFilters => several(Set::PlaceFilters),
        Kind::Pool => one(Set::Pools),
        Kind::Units { most } => PackShape::Counts { of: Set::Units.id(), range: from_to(1, most.into()) },
        Kind::UnitTypes => several(Set::Units),
        Kind::Unit => one(Set::Units),
        Kind::Leader => one(Set::Leaders),
        Kind::Character => one(Set::Characters),
        Kind::Victim => one(Set::Victims),
        Kind::Characters => several(Set::Characters),
        Kind::Tile => one(Set::Tiles),
        Kind::Face => one(Set::Faces),
        Kind::Deck => one(Set::Decks),
        Kind::Cards => several(Set::Cards),
        Kind::Side => one(Set::Plain(&SIDES)),
        Kind::Maneuver => one(Set::Maneuvers),
        Kind::RecruitmentArea => one(Set::RecruitmentAreas),
        Kind::Protected => one(Set::Protected),
        Kind::Ban => words(Set::Bans, false),
        Kind::Prices => words(Set::Prices, true),
        Kind::Hurt => words(Set::Hurts, false),
        Kind::Test => test(),
        Kind::Ops => PackShape::Ops,
        Kind::Options => PackShape::List(Box::new(PackShape::Ops)),
    }
}

/// What a member is.
pub(super) fn label(name: &'static str) -> Text {
    Text::of("op-member", name)
}

/// A member of an object that must be there.
fn must(id: &'static str, shape: PackShape) -> PackMember {
    PackMember { id, what: label(id), needed: true, shape }
}

/// A member that may be there.
fn may(id: &'static str, shape: PackShape) -> PackMember {
    PackMember { id, what: label(id), needed: false, shape }
}

/// Conditions in one text.
pub(super) fn test() -> PackShape {
    PackShape::Test { of: Set::Tests.id() }
}

/// Conditions in a list.
pub(super) fn tests() -> PackShape {
    PackShape::List(Box::new(test()))
}

/// Texts in a list.
pub(super) fn texts() -> PackShape {
    PackShape::List(Box::new(PackShape::Text))
}

/// What a card does while it lies on the table.
pub(super) fn hooks() -> PackShape {
    PackShape::List(Box::new(PackShape::Record(vec![
        must("hook", PackShape::Words { of: Set::Hooks.id(), list: false }),
        may("when", test()),
        may("by", PackShape::OneOf { of: Set::Plain(&BY).id() }),
        must("ops", PackShape::Ops),
    ])))
}

/// The ability of a unit.
pub(super) fn unit_ability() -> PackShape {
    PackShape::Record(vec![
        may("name", PackShape::Text),
        must("text", PackShape::Text),
        must("timing", PackShape::OneOf { of: Set::Moments.id() }),
        must("ops", PackShape::Ops),
    ])
}

/// The Nazgûl abilities.
pub(super) fn nazgul() -> PackShape {
    PackShape::List(Box::new(PackShape::Record(vec![
        must("id", PackShape::Text),
        may("name", PackShape::Text),
        must("timing", PackShape::OneOf { of: Set::Moments.id() }),
        must("text", PackShape::Text),
        must("ops", PackShape::Ops),
    ])))
}

/// An ability of a Character.
pub(super) fn ability() -> PackShape {
    PackShape::Record(vec![
        may("name", PackShape::Text),
        may("cost", PackShape::Text),
        must("text", PackShape::Text),
        must("hook", PackShape::Words { of: Set::Hooks.id(), list: false }),
        may("when", test()),
        must("ops", PackShape::Ops),
    ])
}

/// How a Character enters.
pub(super) fn ways() -> PackShape {
    PackShape::List(Box::new(PackShape::Record(vec![
        must("results", PackShape::Several { of: Set::Faces.id() }),
        may("ready", PackShape::Flag),
        may("requires", tests()),
    ])))
}

/// Who stands somewhere at first.
pub(super) fn party(free: bool) -> PackShape {
    let mut members = vec![may("units", PackShape::Counts { of: Set::Units.id(), range: from_to(1, 40) })];
    if free {
        members.push(may("leaders", PackShape::Counts { of: Set::Leaders.id(), range: from_to(1, 8) }));
    }
    members.push(may("characters", PackShape::Several { of: Set::Characters.id() }));
    PackShape::Record(members)
}

/// Places by words.
pub(super) fn places() -> PackShape {
    PackShape::Words { of: Set::Places.id(), list: true }
}

/// Further steps of marching Ents.
pub(super) fn ent_steps() -> PackShape {
    PackShape::List(Box::new(PackShape::Record(vec![
        must("from", PackShape::OneOf { of: Set::Areas.id() }),
        must("to", PackShape::OneOf { of: Set::Areas.id() }),
    ])))
}

/// Figures that come along.
pub(super) fn company() -> PackShape {
    PackShape::Counts { of: Set::Company.id(), range: from_to(1, 5) }
}

/// Recruitment tokens by their places.
pub(super) fn tokens() -> PackShape {
    PackShape::Counts { of: Set::Areas.id(), range: from_to(1, 40) }
}

/// A number of counters.
pub(super) fn counters() -> PackShape {
    PackShape::NumberOr { range: from_to(4, 200), of: Set::Plain(&UNLIMITED).id() }
}

/// The whole vocabulary.
pub(super) fn vocabulary() -> PackVocabulary {
    let plain = WORDS.iter().flat_map(|word| word.members).filter_map(|member| match member.kind {
        Kind::NumberOr { words, .. } | Kind::Word(words) | Kind::Words(words) => Some(Set::Plain(words)),
        _ => None,
    });
    let more = [Set::Plain(&SIDES), Set::Plain(&BY), Set::Plain(&UNLIMITED), Set::Plain(&ALL)];
    let mut sets: Vec<PackSet> = Vec::new();
    for set in SETS.into_iter().chain(plain).chain(more) {
        // Of two sets of plain words that begin alike the larger has all of both.
        match sets.iter_mut().find(|known| known.id == set.id()) {
            Some(known) if known.of.len() < set.words().len() => known.of = set.choices(),
            Some(_) => {}
            None => sets.push(PackSet { id: set.id(), of: set.choices() }),
        }
    }
    let condition = || PackMember { id: "condition", what: label("condition"), needed: false, shape: test() };
    let member = |member: &Member| PackMember {
        id: member.name,
        what: label(member.name),
        needed: member.needed,
        shape: shape(member.kind),
    };
    let ops = WORDS.iter().map(|word| PackOp {
        id: word.op,
        name: Text::of("op-word", word.op),
        about: Text::of("op-word", word.op).part("about"),
        members: word.members.iter().map(member).chain([condition()]).collect(),
    });
    PackVocabulary { sets, names: Set::Names.id(), ops: ops.collect() }
}
