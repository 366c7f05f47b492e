//! `longtable replay`: a saved game, checked, printed or stepped through.

use crate::reading::{Reading, Wanted, in_words, one_of};
use crate::terminal::Terminal;
use crate::{Failure, choice, file, text};
use kernel::{Correction, Language as _, Seat, Table, Text};
use std::borrow::Cow;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;

/// Replays a saved game: checks it, prints it, or steps through it.
///
/// Reading a journal plays it again and checks every line. A journal of earlier rules is played as far as the present
/// rules accept it, and the difference is reported. Without --seat everybody's answers are shown, with the cards that
/// were drawn; the table and the log are shown as a spectator sees them.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  longtable replay game.journal --verify
  longtable replay game.journal --print --to 20
  longtable replay game.journal --step --seat frodo")]
pub struct Args {
    /// The journal.
    file: PathBuf,
    /// Only say whether it is right: how many answers, and the hash of the last position.
    #[arg(long, conflicts_with_all = ["print", "step"])]
    verify: bool,
    /// List the answers with what they caused.
    #[arg(long, conflicts_with = "step")]
    print: bool,
    /// Step through it: Enter goes on to the next answer of a player, b back, a number jumps, q ends.
    #[arg(long)]
    step: bool,
    /// Show only the first N answers.
    #[arg(long, value_name = "N")]
    to: Option<u32>,
    /// Show only what this seat may know.
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// Show everybody's answers, hidden draws too; not everybody's hand (this is the default).
    #[arg(long, conflicts_with = "seat")]
    open: bool,
}

/// Runs the command.
pub fn run(args: &Args, wanted: &Wanted, out: &mut dyn Write) -> Result<(), Failure> {
    let (whole, differs) = file::read_and_compare(&args.file, wanted)?;
    match differs {
        Some(differs) if args.verify => return Err(differs),
        Some(differs) => eprintln!("longtable: {}", differs.render(wanted)),
        None => {}
    }
    let reading = wanted.people_of(choice::game(whole.slug())?);
    let last = args.to.map_or(whole.number(), |to| to.min(whole.number()));
    if let Some(to) = args.to.filter(|to| *to > last) {
        let beyond = Text::new("cli-beyond-the-end").written("to", to).number("n", last);
        eprintln!("longtable: {}", in_words(&beyond, &reading));
    }
    let table = whole.fork(last as usize);
    let onlooker = match &args.seat {
        Some(id) => Some(seat(&*table, id)?),
        None => None,
    };
    if args.step {
        return step(&*table, onlooker, reading, out);
    }
    if args.print {
        return print(&*table, onlooker, reading, out);
    }
    let found = |text: Text| text.number("n", table.number()).written("hash", table.hash());
    if args.verify {
        writeln!(out, "{}", in_words(&found(Text::new("cli-right")), &reading))?;
        return Ok(());
    }
    let text = Text::new("cli-journal").written("file", args.file.display()).written("game", table.slug());
    writeln!(out, "{}", in_words(&found(text), &reading))?;
    write_board(&*table, onlooker, reading, out)?;
    let last = table.log(onlooker, 0, Some(&reading)).pop().filter(|_| table.outcome().is_some());
    if let Some(told) = last.and_then(|line| line.text) {
        writeln!(out, "{told}")?;
    }
    write_end(&*table, reading, out)
}

fn seat(table: &dyn Table, id: &str) -> Result<Seat, Failure> {
    match table.seat(id) {
        Ok(seat) if !seat.is_chance() => Ok(seat),
        _ => Err(crate::play::no_seat(id, &table.seats())),
    }
}

fn print(
    table: &dyn Table,
    onlooker: Option<Seat>,
    reading: Reading,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let text =
        Text::new("cli-set-up").written("game", table.slug()).written("set-up", table.setup_in_brief());
    writeln!(out, "{}", in_words(&text, &reading))?;
    let story = Story::of(table, onlooker, reading);
    for number in 0..=table.number() {
        story.write(number, out)?;
        for correction in table.corrections().iter().filter(|correction| correction.kept == number) {
            write_correction(table, onlooker, correction, reading, out)?;
        }
    }
    write_end(table, reading, out)
}

/// Steps through the game, from one player's answer to the next. The position shown is the one after the answer
/// shown; what Chance has answered since the previous answer comes before it.
fn step(
    table: &dyn Table,
    onlooker: Option<Seat>,
    reading: Reading,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let screen = std::io::stdout().is_terminal() && std::io::stdin().is_terminal();
    let mut terminal = Terminal::new(Box::new(std::io::stdin().lock()), out, screen, reading);
    let story = Story::of(table, onlooker, reading);
    let last = table.number();
    let mut at = 0;
    let mut from = 0;
    loop {
        let position = table.fork(at as usize);
        if !table.reaches(at as usize) {
            terminal.say(reading.say("cli-not-shown"))?;
        }
        write_board(&*position, onlooker, reading, terminal.out())?;
        story.write_chance(from + 1, at, terminal.out())?;
        story.write(at, terminal.out())?;
        match position.question(onlooker, Some(&reading)) {
            Some(question) => {
                let text = Text::new("cli-next").text("who", one_of(&question.who));
                let text = text.written("question", question.text.unwrap_or_default());
                terminal.say(in_words(&text.written("rule", question.rule), &reading))?;
            }
            None => write_end(&*position, reading, terminal.out())?,
        }
        let prompt = in_words(&Text::new("cli-of").number("n", at).number("last", last), &reading);
        let Some(line) = terminal.line(&format!("{prompt}> "))? else { return Ok(()) };
        from = at;
        match line.as_str() {
            "" => at = (at + 1..last).find(|n| !story.is_chance(*n)).unwrap_or(last),
            "b" | "back" => at = (1..at).rev().find(|n| !story.is_chance(*n)).unwrap_or(0),
            "q" | "quit" => return Ok(()),
            number => match number.parse::<u32>() {
                Ok(number) => {
                    at = number.min(last);
                    from = at;
                }
                Err(_) => terminal.say(reading.say("cli-step-help"))?,
            },
        }
    }
}

/// The answers and log entries of a game, by the answer's number.
struct Story {
    reading: Reading,
    answers: Vec<Told>,
    log: Vec<(u32, String)>,
}

/// One answer, if the onlooker may know it.
struct Told {
    /// The whole answer, in a line.
    line: Option<String>,
    /// The answer as a sentence.
    text: Option<String>,
    is_chance: bool,
}

impl Story {
    /// What one onlooker may know; `None` shows everybody's answers.
    fn of(table: &dyn Table, onlooker: Option<Seat>, reading: Reading) -> Story {
        let own = onlooker.and_then(|seat| table.seats().get(seat.index()).copied());
        let told = |(by, kind, words, text): (&str, Cow<'static, str>, String, String)| {
            let knows = own.is_none_or(|own| own == by);
            let line = || {
                let line = Text::new("cli-answered").written("seat", by).written("kind", kind);
                in_words(&line.written("answer", &text).written("words", words), &reading)
            };
            Told {
                line: knows.then(line),
                is_chance: table.seat(by).is_ok_and(Seat::is_chance),
                text: knows.then_some(text),
            }
        };
        let log = table.log(onlooker, 0, Some(&reading)).into_iter();
        Story {
            reading,
            answers: table.answers(&reading).into_iter().map(told).collect(),
            log: log.map(|entry| (entry.number, entry.text.unwrap_or_default())).collect(),
        }
    }

    fn answer(&self, number: u32) -> Option<&Told> {
        number.checked_sub(1).and_then(|n| self.answers.get(n as usize))
    }

    /// Whether the answer with this number is Chance's.
    fn is_chance(&self, number: u32) -> bool {
        self.answer(number).is_some_and(|told| told.is_chance)
    }

    /// What the answer with this number caused.
    fn caused(&self, number: u32) -> impl Iterator<Item = &str> {
        let from = self.log.partition_point(|(of, _)| *of < number);
        self.log[from..].iter().take_while(move |(of, _)| *of == number).map(|(_, text)| text.as_str())
    }

    /// Writes the answers from one number up to, but not including, another as entries of the log.
    fn write_chance(&self, from: u32, to: u32, out: &mut dyn Write) -> Result<(), Failure> {
        let mut lines = Vec::new();
        for number in from..to {
            let mut caused = self.caused(number);
            // What came up stands with the first thing it caused.
            match (self.answer(number).and_then(|told| told.text.as_deref()), caused.next()) {
                (Some(answer), Some(first)) => {
                    let text = Text::new("cli-caused").written("told", first).written("answer", answer);
                    lines.push(in_words(&text, &self.reading));
                }
                (Some(only), None) | (None, Some(only)) => lines.push(only.to_owned()),
                (None, None) => {}
            }
            lines.extend(caused.map(str::to_owned));
        }
        write_log(lines.iter().map(String::as_str), self.reading, out)
    }

    /// Writes the answer with this number, from 1, and what it caused; 0 is the set-up.
    fn write(&self, number: u32, out: &mut dyn Write) -> Result<(), Failure> {
        if let Some(line) = self.answer(number).and_then(|told| told.line.as_ref()) {
            writeln!(out, "{number:>5}  {line}")?;
        }
        write_log(self.caused(number), self.reading, out)
    }
}

/// Writes what became of the game when its rules were corrected.
fn write_correction(
    table: &dyn Table,
    onlooker: Option<Seat>,
    correction: &Correction,
    reading: Reading,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Correction { rules, dropped, snapshot, .. } = correction;
    let text = Text::new("cli-rules-corrected").number("rules", *rules).count("n", dropped.len());
    writeln!(out, "       * {}", in_words(&text, &reading))?;
    if let Some(snapshot) = snapshot {
        let text = Text::new("cli-went-on-after").number("n", *snapshot);
        writeln!(out, "       * {}", in_words(&text, &reading))?;
    }
    let seats = table.seats();
    for given in dropped.iter().filter(|given| onlooker.is_none_or(|seat| seat == given.seat)) {
        let by = seats.get(given.seat.index()).copied().unwrap_or("chance");
        let text = Text::new("cli-asked-again").written("seat", by).written("kind", &given.kind);
        writeln!(out, "       - {}", in_words(&text.written("words", &given.words), &reading))?;
    }
    Ok(())
}

fn write_log<'a>(
    lines: impl Iterator<Item = &'a str>,
    reading: Reading,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    for (_, line) in text::fold(lines, &reading) {
        writeln!(out, "       * {line}")?;
    }
    Ok(())
}

fn write_board(
    table: &dyn Table,
    onlooker: Option<Seat>,
    reading: Reading,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    writeln!(out, "\n{}\n", table.board(onlooker, &reading).trim_end())?;
    Ok(())
}

/// Writes how the game ended, or that it is not over.
fn write_end(table: &dyn Table, reading: Reading, out: &mut dyn Write) -> Result<(), Failure> {
    match table.outcome() {
        Some(outcome) => writeln!(out, "{}", crate::games::ending(&outcome, reading))?,
        None => writeln!(out, "{}", reading.say("cli-not-over"))?,
    }
    Ok(())
}
