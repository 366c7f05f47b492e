//! What changed between two values, as a value.
//!
//! A change of an object is an object. A member `"name": value` says what the member is now; `"~name": change` says how it
//! changed; all others are as they were. A change of a list is a list of steps along the old one: a number `n` passes over the
//! next `n` elements, `-n` leaves them out, `{...}` changes the next element, which is an object, and `[...]` puts new ones in.
//! What the steps don't reach stays.
//!
//! ```text
//! old     {"number":7,"who":null,"hand":["gimli","legolas"],"armies":[{"at":"moria","units":3},{"at":"rohan","units":2}]}
//! new     {"number":8,"who":null,"hand":["legolas"],        "armies":[{"at":"moria","units":3},{"at":"rohan","units":1}]}
//! change  {"number":8,"~hand":[-1],"~armies":[1,{"units":1}]}
//! ```
//!
//! Unlike a merge patch (RFC 7396) it tells null from nothing and an element from a list, and it is much shorter than
//! a patch that names paths (RFC 6902). Members never come, go or change places: an object in which they do is told
//! whole.

use kernel::{Flat, Part, StableHasher, write_string};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::hash::BuildHasherDefault;

/// The least length that the text of a value with its name has, as a rule.
const VALUE: usize = 6;

/// Marks the name of a member that changed inside.
const INSIDE: char = '~';

/// Writes how an object changed. False, and nothing is written, if it must be told whole.
pub fn between(old: &Flat, new: &Flat, out: &mut String) -> bool {
    let (Some(old), Some(new)) = (old.whole(), new.whole()) else { return false };
    if !old.has_members() {
        return false;
    }
    if old.is_same(new) {
        out.push_str("{}");
        return true;
    }
    inside(old, new, out)
}

/// Writes how a value changed inside. False, and nothing is written, if it must be told whole, or if that is shorter.
fn inside(old: Part<'_>, new: Part<'_>, out: &mut String) -> bool {
    let from = out.len();
    let written = if old.has_members() && new.has_members() {
        members(old, new, out)
    } else if old.has_elements() && new.has_elements() {
        steps(old, new, out)
    } else {
        false
    };
    let length = out.len() - from;
    // The length of the whole need only be found out where the whole may be short.
    let told = written && (new.n_values() * VALUE > length || !new.is_shorter_than(length));
    if !told {
        out.truncate(from);
    }
    told
}

/// Writes how the members of an object changed. False if the members are not the same.
fn members(old: Part<'_>, new: Part<'_>, out: &mut String) -> bool {
    let (mut olds, mut news) = (old.parts(), new.parts());
    out.push('{');
    let mut first = true;
    loop {
        let (old, new) = match (olds.next(), news.next()) {
            (Some(old), Some(new)) => (old, new),
            (None, None) => break,
            _ => return false,
        };
        if !old.is_named_like(new) || new.name().starts_with(INSIDE) {
            return false;
        }
        if old.is_same(new) {
            continue;
        }
        if !std::mem::take(&mut first) {
            out.push(',');
        }
        let from = out.len();
        if old.has_parts() && new.has_parts() {
            write_string(out, new.name());
            out.insert(from + 1, INSIDE);
            out.push(':');
            if inside(old, new, out) {
                continue;
            }
            out.truncate(from);
        }
        write_string(out, new.name());
        out.push(':');
        new.write(out);
    }
    out.push('}');
    true
}

/// What an element is known by when others come and go before it: its first member, as a rule an id; or its whole
/// text.
fn name(element: Part<'_>) -> Part<'_> {
    let first = if element.has_members() { element.parts().next() } else { None };
    first.unwrap_or(element)
}

/// A name as text.
fn words(name: Part<'_>) -> Cow<'_, str> {
    match name.string() {
        Some(string) => Cow::Borrowed(string),
        None => {
            let mut text = String::new();
            name.write(&mut text);
            Cow::Owned(text)
        }
    }
}

/// Writes the steps along a list. False if nothing of the old list is left.
fn steps(old: Part<'_>, new: Part<'_>, out: &mut String) -> bool {
    let (mut olds, mut news) = (old.parts().peekable(), new.parts().peekable());
    let mut steps = Steps { out, passed: 0, last: Last::None };
    steps.out.push('[');
    while let (Some(old), Some(new)) = (olds.peek().copied(), news.peek().copied())
        && name(old).is_same(name(new))
    {
        steps.pass(old, new);
        olds.next();
        news.next();
    }
    if olds.peek().is_some() || news.peek().is_some() {
        let none_left = steps.passed == 0 && matches!(steps.last, Last::None);
        let (olds, news): (Vec<Part<'_>>, Vec<Part<'_>>) = (olds.collect(), news.collect());
        let found = found(&olds, &news);
        if none_left && found.iter().all(Option::is_none) {
            return false;
        }
        let mut at = 0;
        for (new, found) in news.iter().zip(found) {
            match found.map(|found| (found, olds[found])) {
                None => steps.put_in(*new),
                Some((found, old)) => {
                    steps.leave_out(found - at);
                    steps.pass(old, *new);
                    at = found + 1;
                }
            }
        }
        steps.leave_out(olds.len() - at);
    }
    steps.end();
    true
}

/// For each new element, the old one that it was, if any: from first to last, none twice and none out of order.
fn found(olds: &[Part<'_>], news: &[Part<'_>]) -> Vec<Option<usize>> {
    let same = |(old, new): &(&Part<'_>, &Part<'_>)| name(**old).is_same(name(**new));
    let behind = olds.iter().rev().zip(news.iter().rev()).take_while(same).count();
    let (old_end, new_end) = (olds.len() - behind, news.len() - behind);
    // The first place of each name among the old elements, and for each of these the next one with the same name.
    let mut places: HashMap<Cow<'_, str>, usize, BuildHasherDefault<StableHasher>> = HashMap::default();
    let mut next = vec![None; old_end];
    for place in (0..old_end).rev() {
        next[place] = places.insert(words(name(olds[place])), place);
    }
    let mut at = 0;
    let found = news[..new_end].iter().map(|new| {
        let mut place = places.get(&words(name(*new))).copied();
        while let Some(passed) = place.filter(|place| *place < at) {
            place = next[passed];
        }
        at = place.map_or(at, |place| place + 1);
        place
    });
    let found: Vec<Option<usize>> = found.collect();
    found.into_iter().chain((old_end..olds.len()).map(Some)).collect()
}

/// Steps that are being written.
struct Steps<'a> {
    out: &'a mut String,
    /// How many elements to pass over before the next step.
    passed: usize,
    last: Last,
}

/// The last step that was written.
#[derive(Clone, Copy)]
enum Last {
    None,
    /// New elements, whose list is still open.
    PutIn,
    Other,
}

impl Steps<'_> {
    /// Writes what stands before the next step: the elements passed over, and the end of the last step.
    fn next(&mut self) {
        let passed = std::mem::take(&mut self.passed);
        if passed > 0 {
            self.next();
            let _ = write!(self.out, "{passed}");
        }
        match std::mem::replace(&mut self.last, Last::Other) {
            Last::None => {}
            Last::PutIn => self.out.push_str("],"),
            Last::Other => self.out.push(','),
        }
    }

    fn put_in(&mut self, new: Part<'_>) {
        if matches!(self.last, Last::PutIn) && self.passed == 0 {
            self.out.push(',');
        } else {
            self.next();
            self.out.push('[');
        }
        new.write(self.out);
        self.last = Last::PutIn;
    }

    fn leave_out(&mut self, n: usize) {
        if n > 0 {
            self.next();
            let _ = write!(self.out, "-{n}");
        }
    }

    fn pass(&mut self, old: Part<'_>, new: Part<'_>) {
        if old.is_same(new) {
            self.passed += 1;
            return;
        }
        self.next();
        if !old.has_members() || !inside(old, new, self.out) {
            self.out.push_str("-1");
            self.put_in(new);
        }
    }

    fn end(self) {
        self.out.push_str(match self.last {
            Last::PutIn => "]]",
            Last::None | Last::Other => "]",
        });
    }
}

/// Why a change can't be made: it is not of the form above, or not one of this value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no change of that value")]
pub struct NoChange;

/// Makes a change. If that fails, the value must not be used any more.
pub fn make(value: &mut Value, change: Value) -> Result<(), NoChange> {
    match (value, change) {
        (Value::Object(members), Value::Object(change)) => make_in_object(members, change),
        (Value::Array(elements), Value::Array(steps)) => make_in_list(elements, steps),
        _ => Err(NoChange),
    }
}

fn make_in_object(members: &mut Map<String, Value>, change: Map<String, Value>) -> Result<(), NoChange> {
    for (name, change) in change {
        match name.strip_prefix(INSIDE) {
            Some(name) => make(members.get_mut(name).ok_or(NoChange)?, change)?,
            None => *members.get_mut(&name).ok_or(NoChange)? = change,
        }
    }
    Ok(())
}

fn make_in_list(elements: &mut Vec<Value>, steps: Vec<Value>) -> Result<(), NoChange> {
    let mut old = std::mem::take(elements).into_iter();
    for step in steps {
        match step {
            Value::Number(n) => {
                let n = n.as_i64().ok_or(NoChange)?;
                let passed = usize::try_from(n.unsigned_abs()).map_err(|_| NoChange)?;
                if passed > old.len() {
                    return Err(NoChange);
                }
                let passed = old.by_ref().take(passed);
                if n > 0 { elements.extend(passed) } else { passed.for_each(drop) }
            }
            Value::Array(new) => elements.extend(new),
            change @ Value::Object(_) => {
                let mut element = old.next().ok_or(NoChange)?;
                make(&mut element, change)?;
                elements.push(element);
            }
            Value::Null | Value::Bool(_) | Value::String(_) => return Err(NoChange),
        }
    }
    elements.extend(old);
    Ok(())
}
