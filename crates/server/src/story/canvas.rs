//! A picture that is drawn with a round pen, and the file that it becomes.

use super::font::{self, CAPITAL, Point};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::io::Write as _;

/// Red, green and blue.
pub type Colour = [u8; 3];

/// A picture.
pub struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<Colour>,
}

impl Canvas {
    /// A picture of one colour.
    pub fn new(width: usize, height: usize, ground: Colour) -> Canvas {
        Canvas { width, height, pixels: vec![ground; width * height] }
    }

    /// Fills a rectangle: left, top, width, height.
    pub fn fill(&mut self, (left, top, width, height): (f32, f32, f32, f32), colour: Colour) {
        let rows = top as usize..((top + height) as usize).min(self.height);
        for row in rows {
            let from = row * self.width;
            let columns = left as usize..((left + width) as usize).min(self.width);
            self.pixels[from + columns.start..from + columns.end.max(columns.start)].fill(colour);
        }
    }

    /// Draws a way of straight lines with a round pen.
    pub fn stroke(&mut self, way: &[Point], pen: f32, colour: Colour) {
        for pair in way.windows(2) {
            self.segment(pair[0], pair[1], pen / 2.0, colour);
        }
    }

    /// Draws a dashed line.
    pub fn dashed(&mut self, from: Point, to: Point, pen: f32, colour: Colour) {
        let length = (to.0 - from.0).hypot(to.1 - from.1);
        let along = |at: f32| {
            let share = (at / length).min(1.0);
            (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
        };
        let mut at = 0.0;
        while at < length {
            self.segment(along(at), along(at + 9.0), pen / 2.0, colour);
            at += 20.0;
        }
    }

    /// A round spot.
    pub fn dot(&mut self, at: Point, size: f32, colour: Colour) {
        self.segment(at, at, size / 2.0, colour);
    }

    fn segment(&mut self, from: Point, to: Point, reach: f32, colour: Colour) {
        let edge = reach + 1.0;
        let span = |one: f32, other: f32, most: usize| {
            let low = (one.min(other) - edge).max(0.0) as usize;
            low..((one.max(other) + edge).max(0.0) as usize + 1).min(most)
        };
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx * dx + dy * dy;
        for y in span(from.1, to.1, self.height) {
            for x in span(from.0, to.0, self.width) {
                let (px, py) = (x as f32 + 0.5 - from.0, y as f32 + 0.5 - from.1);
                let along = if length > 0.0 { ((px * dx + py * dy) / length).clamp(0.0, 1.0) } else { 0.0 };
                let away = (px - along * dx).hypot(py - along * dy);
                self.blend(y * self.width + x, (reach + 0.5 - away).clamp(0.0, 1.0), colour);
            }
        }
    }

    fn blend(&mut self, at: usize, share: f32, colour: Colour) {
        if share > 0.0 {
            for (under, over) in self.pixels[at].iter_mut().zip(colour) {
                *under = (f32::from(*under) + (f32::from(over) - f32::from(*under)) * share).round() as u8;
            }
        }
    }

    /// Writes a line of text whose capitals are so high, with its base line there; no longer than `most`. Says how
    /// long it is.
    pub fn write(&mut self, text: &str, at: Point, high: f32, most: f32, colour: Colour) -> f32 {
        let (strokes, long) = font::line(text);
        let scale = (high / CAPITAL).min(most / long.max(1.0));
        let pen = (scale * 0.95).max(1.4);
        for stroke in strokes {
            let way: Vec<Point> = stroke.iter().map(|(x, y)| (at.0 + x * scale, at.1 - y * scale)).collect();
            self.stroke(&way, pen, colour);
        }
        long * scale
    }

    /// The picture as a PNG file.
    pub fn png(&self) -> Vec<u8> {
        let mut rows = ZlibEncoder::new(Vec::new(), Compression::default());
        for row in self.pixels.chunks(self.width) {
            // Each row begins with its filter: none. Writing to memory does not fail.
            let _ = rows.write_all(&[0]);
            let _ = rows.write_all(row.as_flattened());
        }
        let data = rows.finish().unwrap_or_default();
        let mut head = Vec::new();
        head.extend((self.width as u32).to_be_bytes());
        head.extend((self.height as u32).to_be_bytes());
        // Eight bits for each of three colours, and nothing out of the ordinary.
        head.extend([8, 2, 0, 0, 0]);
        let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
        for (name, content) in [(b"IHDR", head), (b"IDAT", data), (b"IEND", Vec::new())] {
            file.extend((content.len() as u32).to_be_bytes());
            let mut sum = flate2::Crc::new();
            sum.update(name);
            sum.update(&content);
            file.extend(name);
            file.extend(content);
            file.extend(sum.sum().to_be_bytes());
        }
        file
    }
}
