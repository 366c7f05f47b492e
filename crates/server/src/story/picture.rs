//! The picture of a result: who won, and the lines of its course.

use super::Told;
use super::canvas::{Canvas, Colour};
use super::font::Point;
use crate::language::Tongue;
use kernel::render_value;
use kernel::wire::StorySeries;

/// The size that programs expect which show a link with a picture.
pub const WIDTH: usize = 1200;
/// Its height.
pub const HEIGHT: usize = 630;

const GROUND: Colour = [0x1d, 0x18, 0x14];
const PANEL: Colour = [0x28, 0x21, 0x1b];
const LINE: Colour = [0x4a, 0x3f, 0x35];
const QUIET: Colour = [0xb9, 0xad, 0x9c];
const TEXT: Colour = [0xf6, 0xef, 0xe3];
const ACCENT: Colour = [0xe0, 0xa8, 0x4b];
/// A colour for each line; where there are more lines, they begin again.
const COLOURS: [Colour; 6] = [
    [0x6f, 0xb3, 0xe8],
    [0xe8, 0x74, 0x5a],
    [0xe0, 0xa8, 0x4b],
    [0x8f, 0xc9, 0x7a],
    [0xc0, 0x9a, 0xe6],
    [0xe3, 0x9a, 0xc0],
];

/// How many lines there is room for.
const LINES: usize = 6;

/// Draws the result.
pub fn draw(told: &Told, tongue: Tongue) -> Vec<u8> {
    let mut canvas = Canvas::new(WIDTH, HEIGHT, GROUND);
    let wide = WIDTH as f32 - 120.0;
    canvas.fill((0.0, 0.0, WIDTH as f32, 12.0), ACCENT);
    canvas.write(&told.title(tongue), (60.0, 108.0), 44.0, wide, TEXT);
    canvas.write(&told.about(tongue), (60.0, 166.0), 22.0, wide, QUIET);
    let series: Vec<&StorySeries> = told.story.series.iter().take(LINES).collect();
    let chart = (60.0, 205.0, 690.0, 345.0);
    draw_chart(&mut canvas, chart, &series);
    let language = tongue.of(told.game);
    for (i, (series, colour)) in series.iter().zip(COLOURS).enumerate() {
        let top = 225.0 + 56.0 * i as f32;
        canvas.stroke(&[(782.0, top + 6.0), (818.0, top + 6.0)], 7.0, colour);
        if let Some(last) = series.values.iter().rev().flatten().next() {
            canvas.write(&last.to_string(), (836.0, top + 16.0), 22.0, 60.0, TEXT);
        }
        canvas.write(&render_value(&series.says, &language), (896.0, top + 14.0), 14.0, 254.0, QUIET);
    }
    canvas.write("Longtable", (60.0, 602.0), 20.0, 300.0, ACCENT);
    canvas.png()
}

fn draw_chart(
    canvas: &mut Canvas,
    (left, top, width, height): (f32, f32, f32, f32),
    series: &[&StorySeries],
) {
    canvas.fill((left, top, width, height), PANEL);
    let values = series.iter().flat_map(|series| series.values.iter().flatten());
    let most = values.copied().max().unwrap_or(0).max(1) as f32;
    let n = series.iter().map(|series| series.values.len()).max().unwrap_or(0);
    let room = (left + 24.0, top + 24.0, width - 48.0, height - 48.0);
    for quarter in 0..=4 {
        let y = room.1 + room.3 * quarter as f32 / 4.0;
        canvas.stroke(&[(room.0, y), (room.0 + room.2, y)], 1.5, LINE);
    }
    let place = |i: usize, value: i32| -> Point {
        let x = room.0 + room.2 * i as f32 / (n.max(2) - 1) as f32;
        (x, room.1 + room.3 * (1.0 - value as f32 / most))
    };
    for (series, colour) in series.iter().zip(COLOURS) {
        let mut way: Vec<Point> = Vec::new();
        for (i, value) in series.values.iter().enumerate() {
            way.extend(value.map(|value| place(i, value)));
        }
        canvas.stroke(&way, 5.0, colour);
        if let Some(goal) = series.goal.filter(|goal| *goal as f32 <= most && *goal > 0) {
            canvas.dashed(place(0, goal), place(n.max(2) - 1, goal), 2.0, colour);
        }
        if let Some(last) = way.last() {
            canvas.dot(*last, 16.0, colour);
        }
    }
}
