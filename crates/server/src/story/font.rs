//! Letters of our own, drawn with one stroke of a round pen, for pictures that the server makes.
//!
//! A letter is its width and its strokes. A stroke is a list of points; one that begins with `~` is a curve through
//! them. The base line is at 0, capitals are 7 high, small letters 4.8.

use unicode_normalization::UnicodeNormalization;

/// A point, in the units of the letters.
pub type Point = (f32, f32);

/// How high capitals are.
pub const CAPITAL: f32 = 7.0;

/// The space between two letters.
const BETWEEN: f32 = 1.7;

/// The width of a space.
const SPACE: f32 = 2.4;

/// The bowls that several small letters share.
const BOWL_LEFT: &str = "~3.9,3.6 2.9,4.7 1.6,4.7 .4,3.7 0,2.4 .4,1 1.6,.1 2.9,.1 3.9,1.2";
const BOWL_RIGHT: &str = "~0,1.2 1,.1 2.3,.1 3.5,1 3.9,2.4 3.5,3.7 2.3,4.7 1,4.7 0,3.6";
const ARCH: &str = "~0,3.2 1,4.5 2.3,4.8 3.4,4.2 3.7,3|3.7,3 3.7,0";

/// Width and strokes of a letter; a letter that is not here is left out.
fn letter(c: char) -> Option<(f32, Vec<&'static str>)> {
    let one = |width: f32, strokes: &'static str| Some((width, vec![strokes]));
    match c {
        'A' => one(5.6, "0,0 2.8,7 5.6,0|1,2.4 4.6,2.4"),
        'B' => one(
            4.8,
            "2.6,0 0,0 0,7 2.6,7|~2.6,7 4.2,6.3 4.2,4.5 2.6,3.8|0,3.8 2.6,3.8|~2.6,3.8 4.8,3 4.8,.8 2.6,0",
        ),
        'C' => one(5.2, "~5.2,5.6 4,6.8 2.6,7 .7,5.9 0,3.5 .7,1.1 2.6,0 4,.2 5.2,1.4"),
        'D' => one(5.2, "2.2,0 0,0 0,7 2.2,7|~2.2,7 4.4,6 5.2,3.5 4.4,1 2.2,0"),
        'E' => one(4.4, "4.4,7 0,7 0,0 4.4,0|0,3.7 3.8,3.7"),
        'F' => one(4.2, "4.2,7 0,7 0,0|0,3.6 3.6,3.6"),
        'G' => {
            one(5.4, "~5.2,5.6 4,6.8 2.6,7 .7,5.9 0,3.5 .7,1.1 2.6,0 4.2,.2 5.3,1.2|5.3,1.2 5.3,3.2 3.2,3.2")
        }
        'H' => one(5.0, "0,0 0,7|5,0 5,7|0,3.7 5,3.7"),
        'I' => one(0.0, "0,0 0,7"),
        'J' => one(3.4, "3.4,7 3.4,2|~3.4,2 2.9,.5 1.6,0 .4,.6 0,1.6"),
        'K' => one(5.0, "0,0 0,7|4.8,7 0,2.6|1.7,4.2 5,0"),
        'L' => one(4.2, "0,7 0,0 4.2,0"),
        'M' => one(6.4, "0,0 0,7 3.2,1.6 6.4,7 6.4,0"),
        'N' => one(5.2, "0,0 0,7 5.2,0 5.2,7"),
        'O' => one(6.0, "~3,7 .8,5.9 0,3.5 .8,1.1 3,0 5.2,1.1 6,3.5 5.2,5.9 3,7"),
        'P' => one(4.6, "0,0 0,7 2.7,7|~2.7,7 4.6,6.3 4.6,3.9 2.7,3.2|2.7,3.2 0,3.2"),
        'Q' => one(6.0, "~3,7 .8,5.9 0,3.5 .8,1.1 3,0 5.2,1.1 6,3.5 5.2,5.9 3,7|3.6,1.8 5.8,-.6"),
        'R' => one(4.8, "0,0 0,7 2.7,7|~2.7,7 4.6,6.3 4.6,3.9 2.7,3.2|2.7,3.2 0,3.2|2.4,3.2 4.8,0"),
        'S' => {
            one(4.6, "~4.3,5.9 3.2,6.9 1.6,6.9 .4,5.9 .5,4.6 2.3,3.7 4.2,2.7 4.5,1.3 3.3,.1 1.5,.1 .2,1.2")
        }
        'T' => one(5.0, "0,7 5,7|2.5,7 2.5,0"),
        'U' => one(5.0, "0,7 0,2.4|~0,2.4 .7,.6 2.5,0 4.3,.6 5,2.4|5,2.4 5,7"),
        'V' => one(5.4, "0,7 2.7,0 5.4,7"),
        'W' => one(8.0, "0,7 1.9,0 4,6 6.1,0 8,7"),
        'X' => one(5.0, "0,7 5,0|5,7 0,0"),
        'Y' => one(5.2, "0,7 2.6,3.4 5.2,7|2.6,3.4 2.6,0"),
        'Z' => one(4.8, "0,7 4.8,7 0,0 4.8,0"),
        'a' => Some((3.9, vec![BOWL_LEFT, "3.9,4.8 3.9,0"])),
        'b' => Some((3.9, vec![BOWL_RIGHT, "0,7.2 0,0"])),
        'c' => one(3.6, "~3.6,3.8 2.6,4.7 1.5,4.6 .4,3.7 0,2.4 .4,1 1.5,.1 2.6,.1 3.6,1"),
        'd' => Some((3.9, vec![BOWL_LEFT, "3.9,7.2 3.9,0"])),
        'e' => one(3.9, ".05,2.5 3.9,2.5|~3.9,2.5 3.4,4.1 2,4.8 .6,4.1 0,2.4 .6,.8 2.1,0 3.7,.9"),
        'f' => one(2.5, "~2.7,7 1.7,7.1 1,6.4 .9,5.4|.9,5.4 .9,0|0,4.7 2.4,4.7"),
        'g' => Some((3.9, vec![BOWL_LEFT, "3.9,4.8 3.9,-.4|~3.9,-.4 3.2,-1.8 1.8,-2.1 .4,-1.5"])),
        'h' => Some((3.7, vec![ARCH, "0,7.2 0,0"])),
        'i' => one(0.0, "0,4.8 0,0|0,6.6 0,6.7"),
        'j' => one(1.0, "1,4.8 1,-.8|~1,-.8 .6,-1.9 -.4,-2.1|1,6.6 1,6.7"),
        'k' => one(3.6, "0,7.2 0,0|3.4,4.8 0,1.7|1.3,2.9 3.6,0"),
        'l' => one(0.0, "0,7.2 0,0"),
        'm' => one(
            6.2,
            "0,4.8 0,0|~0,3.2 .8,4.5 1.8,4.8 2.8,4.3 3.1,3.2|3.1,3.2 3.1,0|~3.1,3.2 3.9,4.5 4.9,4.8 5.9,4.3 6.2,3.2|6.2,3.2 6.2,0",
        ),
        'n' => Some((3.7, vec![ARCH, "0,4.8 0,0"])),
        'o' => one(4.2, "~2.1,4.8 .6,4.1 0,2.4 .6,.7 2.1,0 3.6,.7 4.2,2.4 3.6,4.1 2.1,4.8"),
        'p' => Some((3.9, vec![BOWL_RIGHT, "0,4.8 0,-2.1"])),
        'q' => Some((3.9, vec![BOWL_LEFT, "3.9,4.8 3.9,-2.1"])),
        'r' => one(2.3, "0,4.8 0,0|~0,3 .6,4.2 1.4,4.8 2.4,4.7"),
        's' => one(3.2, "~3,4 2.2,4.7 1,4.7 .3,3.9 .5,3 1.7,2.5 2.9,1.9 3.1,.9 2.2,.1 .9,.1 .1,.9"),
        't' => one(2.6, "1,6.4 1,1.2|~1,1.2 1.4,.2 2.2,0 2.7,.2|0,4.7 2.5,4.7"),
        'u' => one(3.7, "0,4.8 0,1.8|~0,1.8 .3,.6 1.4,0 2.7,.3 3.7,1.6|3.7,4.8 3.7,0"),
        'v' => one(3.8, "0,4.8 1.9,0 3.8,4.8"),
        'w' => one(6.0, "0,4.8 1.5,0 3,4.3 4.5,0 6,4.8"),
        'x' => one(3.6, "0,4.8 3.6,0|3.6,4.8 0,0"),
        'y' => one(3.8, "0,4.8 1.9,.2|3.8,4.8 1.2,-1.4|~1.2,-1.4 .7,-2 -.1,-2.1"),
        'z' => one(3.5, "0,4.8 3.5,4.8 0,0 3.5,0"),
        '0' => one(4.4, "~2.2,7 .6,6 0,3.5 .6,1 2.2,0 3.8,1 4.4,3.5 3.8,6 2.2,7"),
        '1' => one(1.8, "0,5.6 1.8,7 1.8,0"),
        '2' => one(4.3, "~.2,5.4 .8,6.7 2.1,7 3.6,6.4 4,5 3.3,3.5 0,0|0,0 4.3,0"),
        '3' => {
            one(4.2, "~.3,6 1.6,7 3.3,6.6 3.8,5.3 3.1,4 1.8,3.7|~1.8,3.7 3.5,3.3 4.2,1.9 3.5,.5 1.8,0 .1,.9")
        }
        '4' => one(4.7, "3.5,0 3.5,7 0,2 4.7,2"),
        '5' => one(4.2, "3.8,7 .7,7 .4,3.8|~.4,3.8 2,4.4 3.7,3.7 4.2,2.1 3.4,.6 1.8,0 .1,.8"),
        '6' => one(
            4.3,
            "~3.7,6.6 2.4,7 .9,5.8 .1,3.6 .1,2 .9,.5 2.2,0 3.7,.6 4.3,2.1 3.7,3.6 2.3,4.2 .9,3.6 .1,2.2",
        ),
        '7' => one(4.3, "0,7 4.3,7 1.5,0"),
        '8' => one(
            4.2,
            "~2.1,7 .6,6.3 .5,4.6 2.1,3.8 3.7,2.9 4.2,1.6 3.4,.3 2.1,0 .8,.3 0,1.6 .5,2.9 2.1,3.8 3.7,4.6 3.6,6.3 2.1,7",
        ),
        '9' => one(
            4.3,
            "~.6,.4 1.9,0 3.4,1.2 4.2,3.4 4.2,5 3.4,6.5 2.1,7 .6,6.4 0,4.9 .6,3.4 2,2.8 3.4,3.4 4.2,4.8",
        ),
        '.' => one(0.0, "0,0 0,.1"),
        ',' => one(0.4, ".4,.1 0,-1.2"),
        ':' => one(0.0, "0,0 0,.1|0,4 0,4.1"),
        ';' => one(0.4, ".4,.1 0,-1.2|.4,4 .4,4.1"),
        '!' => one(0.0, "0,7 0,2.2|0,0 0,.1"),
        '?' => one(3.8, "~.1,5.5 .7,6.7 2,7 3.4,6.3 3.6,5 2.7,3.9 2,3.1 1.9,2.1|1.9,0 1.9,.1"),
        '-' => one(2.0, "0,2.6 2,2.6"),
        '\u{2013}' | '\u{2014}' => one(3.4, "0,2.6 3.4,2.6"),
        '\'' | '\u{2019}' => one(0.2, ".2,7 0,5.4"),
        '"' => one(1.4, "0,7 0,5.4|1.4,7 1.4,5.4"),
        '(' => one(1.2, "~1.2,7.6 .2,5 .2,1.6 1.2,-1"),
        ')' => one(1.2, "~0,7.6 1,5 1,1.6 0,-1"),
        '/' => one(2.8, "0,-.6 2.8,7.4"),
        '+' => one(3.6, "0,2.8 3.6,2.8|1.8,4.6 1.8,1"),
        '%' => one(6.0, "1,0 5,7|~1.2,7 .1,5.7 1.2,4.4 2.3,5.7 1.2,7|~4.8,2.6 3.7,1.3 4.8,0 5.9,1.3 4.8,2.6"),
        '&' => {
            one(5.4, "5.4,0 1.2,4.9|~1.2,4.9 1,6.3 2.2,7 3.4,6.2 3,4.8 .8,3 0,1.6 .8,.3 2.4,0 4.2,1 5.2,3")
        }
        _ => None,
    }
}

/// What an accent adds to the letter before it: strokes from its middle, above it.
fn accent(c: char) -> Option<&'static str> {
    Some(match c {
        '\u{300}' => "-.9,1.4 .4,0",
        '\u{301}' => ".9,1.4 -.4,0",
        '\u{302}' => "-1.2,0 0,1.3 1.2,0",
        '\u{308}' => "-1,.6 -1,.7|1,.6 1,.7",
        _ => return None,
    })
}

/// The strokes of a line of text that begins at the origin, and how long it is.
pub fn line(text: &str) -> (Vec<Vec<Point>>, f32) {
    let (mut strokes, mut at) = (Vec::new(), 0.0f32);
    let mut last = (0.0f32, false);
    for c in text.nfd() {
        if c.is_whitespace() {
            at += SPACE;
        } else if let Some((width, drawn)) = letter(c) {
            strokes.extend(drawn.into_iter().flat_map(|drawn| read(drawn, (at, 0.0))));
            last = (at + width / 2.0, c.is_uppercase());
            at += width + BETWEEN;
        } else if let Some(drawn) = accent(c) {
            strokes.extend(read(drawn, (last.0, if last.1 { 8.0 } else { 5.9 })));
        }
    }
    (strokes, (at - BETWEEN).max(0.0))
}

fn read(drawn: &str, from: Point) -> impl Iterator<Item = Vec<Point>> {
    drawn.split('|').map(move |stroke| {
        let (curved, points) = stroke.strip_prefix('~').map_or((false, stroke), |rest| (true, rest));
        let number = |word: &str| word.parse::<f32>().unwrap_or(0.0);
        let point = |word: &str| {
            let (x, y) = word.split_once(',').unwrap_or(("0", "0"));
            (number(x) + from.0, number(y) + from.1)
        };
        let points: Vec<Point> = points.split(' ').map(point).collect();
        if curved { curve(&points) } else { points }
    })
}

/// A smooth way through all the points.
pub fn curve(points: &[Point]) -> Vec<Point> {
    const STEPS: usize = 8;
    let Some((first, last)) = points.first().zip(points.last()) else { return Vec::new() };
    let closed = first == last && points.len() > 3;
    let n = points.len();
    let at = |i: isize| -> Point {
        match usize::try_from(i) {
            Err(_) if closed => points[n - 2],
            Err(_) => *first,
            Ok(i) if i >= n => {
                if closed {
                    points[1]
                } else {
                    *last
                }
            }
            Ok(i) => points[i],
        }
    };
    let mut way = vec![*first];
    for i in 0..n as isize - 1 {
        let (a, b, c, d) = (at(i - 1), at(i), at(i + 1), at(i + 2));
        for step in 1..=STEPS {
            let t = step as f32 / STEPS as f32;
            let mix = |a: f32, b: f32, c: f32, d: f32| {
                0.5 * (2.0 * b
                    + (c - a) * t
                    + (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t
                    + (3.0 * b - a - 3.0 * c + d) * t * t * t)
            };
            way.push((mix(a.0, b.0, c.0, d.0), mix(a.1, b.1, c.1, d.1)));
        }
    }
    way
}
