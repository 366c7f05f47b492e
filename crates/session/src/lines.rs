//! The lines of an entry.
//!
//! ```text
//! 0 turn play gimli path
//! c draw draw legolas
//! @back 12
//! @rules 2 57 from 40
//! #9b7f0c66d1a0e2f4
//! ```
//!
//! An answer is the number of the seat (`c` for Chance), the kind of question, and the answer in the notation of
//! journals. A line that begins with `@` is what people did beside the game. `#` and the position's hash reveal a
//! game that takes another course than it did when it was played. `@rules` says that the rules were corrected: the
//! version from there on, and how many answers are kept (the others are asked again). `from` is the number of entries
//! whose saved position the game went on from; without it, the game went on from the set-up. `differs` is after how
//! many answers the position is no longer what it was.

use kernel::Seat;

/// One line of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// An answer.
    Answer {
        /// Who gave it.
        seat: Seat,
        /// The kind of question it answered.
        kind: String,
        /// The answer.
        words: String,
    },
    /// All answers but the first few were taken back: this many are left.
    Back(u32),
    /// A place asks to take answers back.
    Wish {
        /// The place.
        place: u8,
        /// How many would be left.
        to: u32,
    },
    /// A place agreed to the wish.
    Agree(u8),
    /// A place refused the wish.
    Refuse(u8),
    /// A place resigned.
    Resign(u8),
    /// A team has resigned, and the game is over.
    Concede(u8),
    /// The rules were corrected.
    Rules(Rules),
    /// The position's hash.
    Hash(String),
}

/// A correction of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The version from there on.
    pub version: u32,
    /// How many answers are kept.
    pub kept: u32,
    /// After how many entries the position was saved that the game went on from; none if that was the set-up.
    pub from: Option<u32>,
    /// After how many answers the position is no longer what it was.
    pub differs: Option<u32>,
}

impl Rules {
    fn write(self, out: &mut String) -> std::fmt::Result {
        use std::fmt::Write as _;
        let Rules { version, kept, from, differs } = self;
        write!(out, "@rules {version} {kept}")?;
        for (name, number) in [("from", from), ("differs", differs)] {
            if let Some(number) = number {
                write!(out, " {name} {number}")?;
            }
        }
        writeln!(out)
    }

    /// Reads what follows the version.
    fn read<'a>(version: u32, mut words: impl Iterator<Item = &'a str>) -> Option<Rules> {
        let kept = words.next()?.parse().ok()?;
        let mut rules = Rules { version, kept, from: None, differs: None };
        while let Some(name) = words.next() {
            let number = Some(words.next()?.parse().ok()?);
            match name {
                "from" => rules.from = number,
                "differs" => rules.differs = number,
                _ => return None,
            }
        }
        Some(rules)
    }
}

impl Line {
    /// Writes the line and ends it.
    pub fn write(&self, out: &mut String) {
        use std::fmt::Write as _;
        // Writing to a string can't fail.
        let _ = match self {
            Line::Answer { seat, kind, words } => write_answer(*seat, kind, words, out),
            Line::Back(to) => writeln!(out, "@back {to}"),
            Line::Wish { place, to } => writeln!(out, "@wish {place} {to}"),
            Line::Agree(place) => writeln!(out, "@agree {place}"),
            Line::Refuse(place) => writeln!(out, "@refuse {place}"),
            Line::Resign(place) => writeln!(out, "@resign {place}"),
            Line::Concede(team) => writeln!(out, "@concede {team}"),
            Line::Rules(rules) => rules.write(out),
            Line::Hash(hash) => writeln!(out, "#{hash}"),
        };
    }

    /// Reads a line.
    pub fn read(line: &str) -> Option<Line> {
        if let Some(hash) = line.strip_prefix('#') {
            return Some(Line::Hash(hash.to_owned()));
        }
        if let Some(rest) = line.strip_prefix('@') {
            let mut words = rest.split(' ');
            let what = words.next()?;
            let first = words.next()?.parse::<u32>().ok()?;
            let place = u8::try_from(first);
            return Some(match what {
                "back" => Line::Back(first),
                "wish" => Line::Wish { place: place.ok()?, to: words.next()?.parse().ok()? },
                "rules" => Line::Rules(Rules::read(first, words)?),
                "agree" => Line::Agree(place.ok()?),
                "refuse" => Line::Refuse(place.ok()?),
                "resign" => Line::Resign(place.ok()?),
                "concede" => Line::Concede(place.ok()?),
                _ => return None,
            });
        }
        let (seat, rest) = line.split_once(' ')?;
        let (kind, words) = rest.split_once(' ')?;
        let seat = if seat == "c" { Seat::CHANCE } else { Seat(seat.parse().ok()?) };
        Some(Line::Answer { seat, kind: kind.to_owned(), words: words.to_owned() })
    }
}

/// Writes the line of an answer.
pub fn write_answer(seat: Seat, kind: &str, words: &str, out: &mut String) -> std::fmt::Result {
    use std::fmt::Write as _;
    if seat.is_chance() {
        writeln!(out, "c {kind} {words}")
    } else {
        writeln!(out, "{} {kind} {words}", seat.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_they_were_written() {
        let lines = [
            Line::Answer { seat: Seat(3), kind: "turn".into(), words: "play gimli path".into() },
            Line::Answer { seat: Seat::CHANCE, kind: "draw".into(), words: "draw gimli".into() },
            Line::Back(12),
            Line::Wish { place: 1, to: 40 },
            Line::Agree(2),
            Line::Refuse(0),
            Line::Resign(1),
            Line::Concede(1),
            Line::Rules(Rules { version: 2, kept: 57, from: None, differs: None }),
            Line::Rules(Rules { version: 3, kept: 0, from: Some(40), differs: None }),
            Line::Rules(Rules { version: 3, kept: 0, from: Some(40), differs: Some(7) }),
            Line::Hash("9b7f0c66d1a0e2f4".into()),
        ];
        for line in lines {
            let mut text = String::new();
            line.write(&mut text);
            assert_eq!(Line::read(text.trim_end()), Some(line));
        }
    }

    #[test]
    fn what_is_no_line_is_refused() {
        for text in [
            "",
            "turn",
            "0 turn",
            "x turn pass",
            "@back",
            "@back x",
            "@wish 1",
            "@agree 300",
            "@dance 1",
            "@rules 2",
            "@rules 2 x",
            "@rules 2 5 from",
        ] {
            assert_eq!(Line::read(text), None, "{text:?}");
        }
    }
}
