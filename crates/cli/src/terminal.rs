//! Lines in, text out.

use crate::reading::Reading;
use std::io::{self, BufRead, Write};

/// Where people type and read.
pub struct Terminal<'a> {
    input: Box<dyn BufRead + 'a>,
    out: &'a mut dyn Write,
    /// Whether there is a screen that can be cleared.
    screen: bool,
    /// The language of the people.
    pub reading: Reading,
}

impl<'a> Terminal<'a> {
    /// A terminal; `screen` says whether it is a real one.
    pub fn new(
        input: Box<dyn BufRead + 'a>,
        out: &'a mut dyn Write,
        screen: bool,
        reading: Reading,
    ) -> Terminal<'a> {
        Terminal { input, out, screen, reading }
    }

    /// Where text goes.
    pub fn out(&mut self) -> &mut dyn Write {
        self.out
    }

    /// Says one line.
    pub fn say(&mut self, line: impl std::fmt::Display) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }

    /// Asks for a line; `None` when there are no more.
    pub fn line(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        // What is typed need not be text; then it is simply not an answer.
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if !self.screen {
            // Nobody else echoes the lines of a script.
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }

    /// Clears the screen and what has scrolled off it, if there is one.
    pub fn clear(&mut self) -> io::Result<()> {
        if self.screen {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(())
    }
}
