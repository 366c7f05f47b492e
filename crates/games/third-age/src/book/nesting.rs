//! How deep procedures can nest with given tables: scripts call moves, battles and entries, and these call scripts again. The stack
//! has room for [`DEPTH`] levels, so that a pack which could need more is refused.
//!
//! The bound follows every call that the rules can make. It ends because each way back to a script can be gone only once: scripts
//! hang on the move that sets them off first (rule 14.45), there is one battle at a time, an ability uses no other one, and a Character
//! enters once.

use super::{Hook, Hooked, Tables};
use crate::frame::DEPTH;
use crate::ids::{Card, Character, Characters, Combat, Order, Unit};
use crate::ops::{Op, Script};
use std::collections::HashMap;

/// The levels that an instruction needs at most besides the rest of its list, if no further script is called: tokens with each of
/// several Armies, a unit that comes to Ents, their attack, its losses, the question.
const LEAF: usize = 6;

/// What is under way already, and so does not begin again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Within {
    /// A battle (rule 10.1).
    battle: bool,
    /// What hangs on a move (rule 14.45).
    hooks: bool,
    /// Those who have entered on the way here.
    entered: Characters,
}

/// So many levels, and the scripts on the way to the deepest one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Nesting {
    /// How many levels of the stack are needed.
    pub levels: usize,
    /// The scripts that lie on it then, the outermost first.
    pub scripts: Vec<Script>,
}

impl Nesting {
    fn of(levels: usize) -> Nesting {
        Nesting { levels, scripts: Vec::new() }
    }

    /// With so many levels below it.
    fn above(mut self, levels: usize) -> Nesting {
        self.levels += levels;
        self
    }

    fn or(self, other: Nesting) -> Nesting {
        if other.levels > self.levels { other } else { self }
    }
}

/// What leads from one script to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Part {
    Moving,
    Battle,
    Entering(Character),
}

/// How deep procedures nest with these tables, at most.
pub fn deepest(tables: &Tables) -> Nesting {
    let mut bound = Bound { tables, known: HashMap::new() };
    let (mut deepest, free) = (Nesting::of(LEAF), Within::default());
    // Below everything lies the end of the action; a card that is played is put away after it.
    for script in played(tables) {
        deepest = deepest.or(bound.script(script, free).above(2));
    }
    for script in scripts(tables, |hook| {
        matches!(
            hook,
            Hook::CharacterAction | Hook::ActionToken | Hook::ExtraAction(_) | Hook::ExtraActionTwo
        )
    }) {
        deepest = deepest.or(bound.script(script, free).above(1));
    }
    deepest = deepest.or(bound.part(Part::Moving, free).above(1));
    deepest = deepest.or(bound.part(Part::Battle, free).above(1));
    for who in Character::ALL {
        deepest = deepest.or(bound.part(Part::Entering(who), free).above(1));
    }
    deepest
}

/// Whether the stack has room for this.
pub fn fits(nesting: &Nesting) -> bool {
    nesting.levels <= DEPTH
}

/// The scripts of cards that are played as an action.
fn played(tables: &Tables) -> Vec<Script> {
    let cards = Card::ALL.into_iter().filter(|card| !tables.cards[*card].ops.is_empty()).map(Script::Card);
    Order::ALL.into_iter().map(Script::Order).chain(cards).collect()
}

/// The scripts of Characters and cards on the table that hang on one of these.
fn scripts(tables: &Tables, on: impl Fn(Hook) -> bool) -> Vec<Script> {
    let hangs = |hooked: &Hooked| on(hooked.hook);
    let mut found = Vec::new();
    for (character, def) in tables.characters.iter() {
        let own = def.abilities.iter().zip(0_u8..).filter(|(hooked, _)| hangs(hooked));
        found.extend(own.map(|(_, n)| Script::Character(character, n)));
        found.extend(def.track.iter().filter(|hooked| hangs(hooked)).map(|_| Script::Track(character)));
    }
    for card in Card::ALL {
        let hooks = tables.cards[card].hooks.iter().zip(0_u8..).filter(|(hooked, _)| hangs(hooked));
        found.extend(hooks.map(|(_, n)| Script::Hook(card, n)));
    }
    found
}

/// Every script.
pub fn all_scripts(tables: &Tables) -> Vec<Script> {
    let mut all = scripts(tables, |_| true);
    all.extend(played(tables));
    all.extend(fighting(tables));
    all
}

/// The scripts of combat cards, units and Nazgûl.
fn fighting(tables: &Tables) -> impl Iterator<Item = Script> {
    let combats = Combat::ALL.into_iter().map(Script::Combat);
    let nazgul = (0_u8..).zip(&tables.nazgul).map(|(n, _)| Script::Nazgul(n));
    combats.chain(Unit::ALL.into_iter().map(Script::Unit)).chain(nazgul)
}

struct Bound<'a> {
    tables: &'a Tables,
    known: HashMap<(Part, Within), Nesting>,
}

impl Bound<'_> {
    /// The whole list of a script.
    fn script(&mut self, script: Script, within: Within) -> Nesting {
        let mut nesting = self.list(self.tables.ops(script), within);
        nesting.scripts.insert(0, script);
        nesting
    }

    fn the_deepest(&mut self, scripts: Vec<Script>, within: Within) -> Nesting {
        let start = Nesting::default();
        scripts.into_iter().fold(start, |deepest, script| deepest.or(self.script(script, within)))
    }

    /// A list of instructions: the rest of it waits below what each of them calls.
    fn list(&mut self, ops: &[Op], within: Within) -> Nesting {
        let (mut deepest, mut at) = (Nesting::of(1 + LEAF), 0);
        while let Some(op) = ops.get(at) {
            at += 1;
            let inner = |len: u8| ops.get(at..at + usize::from(len)).unwrap_or_default();
            let called = match op {
                Op::Choose { len, .. } => {
                    let options = inner(*len);
                    at += options.len();
                    self.options(options, within)
                }
                // The dice that are left, or how often the list is still to be gone through.
                Op::Roll { len, .. } => {
                    let list = inner(*len);
                    at += list.len();
                    self.list(list, within).above(1)
                }
                Op::Attack { len, .. } => {
                    let charge = inner(*len);
                    at += charge.len();
                    self.fight(charge, within)
                }
                Op::CombinedAttack { .. } => self.fight(&[], within),
                Op::CrossRiver { .. } => self.fight(&[], within).or(self.part(Part::Moving, within)),
                Op::Move { .. } => self.part(Part::Moving, within),
                Op::UseAbility(who) => {
                    let abilities = self.abilities(*who, Hook::CharacterAction);
                    self.the_deepest(abilities, within)
                }
                // The others who enter wait below the one who does.
                Op::Enter { characters, .. } => {
                    let all = characters.iter().filter(|who| !within.entered.contains(*who));
                    all.map(|who| self.part(Part::Entering(who), within))
                        .fold(Nesting::default(), Nesting::or)
                        .above(1)
                }
                _ => continue,
            };
            deepest = deepest.or(called.above(1));
        }
        deepest
    }

    /// The options of a choice.
    fn options(&mut self, ops: &[Op], within: Within) -> Nesting {
        let (mut deepest, mut at) = (Nesting::default(), 0);
        while let Some(Op::Option(len)) = ops.get(at) {
            let until = at + 1 + usize::from(*len);
            deepest = deepest.or(self.list(ops.get(at + 1..until).unwrap_or_default(), within));
            at = until;
        }
        deepest
    }

    fn abilities(&self, who: Character, hook: Hook) -> Vec<Script> {
        let own = self.tables.characters[who].abilities.iter().zip(0_u8..);
        own.filter(|(hooked, _)| hooked.hook == hook).map(|(_, n)| Script::Character(who, n)).collect()
    }

    /// An attack, with what it brings along. None is made within another.
    fn fight(&mut self, charge: &[Op], within: Within) -> Nesting {
        if within.battle {
            return Nesting::default();
        }
        let charge = self.list(charge, Within { battle: true, ..within }).above(1);
        self.part(Part::Battle, within).or(charge)
    }

    fn part(&mut self, part: Part, within: Within) -> Nesting {
        if let Some(known) = self.known.get(&(part, within)) {
            return known.clone();
        }
        let found = match part {
            Part::Moving => self.moving(within),
            Part::Battle => self.battle(within),
            Part::Entering(who) => self.entering(who, within),
        };
        self.known.insert((part, within), found.clone());
        found
    }

    /// A move: further moves, the arrival and further hooks wait below what hangs on it.
    fn moving(&mut self, within: Within) -> Nesting {
        if within.hooks {
            return Nesting::of(LEAF);
        }
        let hooks =
            scripts(self.tables, |hook| matches!(hook, Hook::ArmyEnters(..) | Hook::ArmyEndedMove(_)));
        self.the_deepest(hooks, Within { hooks: true, ..within }).above(3).or(Nesting::of(LEAF))
    }

    /// A battle: its next step waits below the scripts of a moment, and below retreats and advances. An attack from a recruitment area
    /// is no battle: who attacked waits until the others are gone (rule 9.3.4).
    fn battle(&mut self, within: Within) -> Nesting {
        let inside = Within { battle: true, ..within };
        let mut all = scripts(self.tables, |hook| {
            matches!(hook, Hook::BattleAfterReroll | Hook::BattleStep4 | Hook::BattleStep5)
        });
        all.extend(fighting(self.tables));
        let moments = self.the_deepest(all, inside);
        let moves = self.part(Part::Moving, inside).or(self.part(Part::Moving, within));
        moments.or(moves).above(1).or(Nesting::of(1 + LEAF))
    }

    /// A Character enters play: his other abilities wait below the one that works (rule 6.12).
    fn entering(&mut self, who: Character, within: Within) -> Nesting {
        let mut entered = within.entered;
        entered.insert(who);
        let abilities = self.abilities(who, Hook::OnEntry);
        self.the_deepest(abilities, Within { entered, ..within }).or(Nesting::of(LEAF)).above(1)
    }
}
