//! `longtable replay`: a saved game, checked, printed or stepped through.

use crate::terminal::Terminal;
use crate::{Failure, file};
use kernel::{Seat, Table};
use std::io::{IsTerminal, Write};
use std::path::PathBuf;

/// Replays a saved game: checks it, prints it, or steps through it.
///
/// Reading a journal plays it again and checks every line. Without --seat everything is open, as in the file.
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
    /// Step through it: Enter goes on, b back, a number jumps, q ends.
    #[arg(long)]
    step: bool,
    /// Only the first N answers.
    #[arg(long, value_name = "N")]
    to: Option<u32>,
    /// Show only what this seat may know.
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// Show everybody's answers (this is the default).
    #[arg(long, conflicts_with = "seat")]
    open: bool,
}

/// Carries it out.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let whole = file::read_journal(&args.file)?;
    let last = args.to.map_or(whole.number(), |to| to.min(whole.number()));
    let table = whole.fork(last as usize);
    let onlooker = match &args.seat {
        Some(id) => Some(seat(&*table, id)?),
        None => None,
    };
    if args.step {
        return step(&*table, onlooker, out);
    }
    if args.print {
        return print(&*table, onlooker, out);
    }
    let answers = table.number();
    let name = args.file.display();
    writeln!(out, "{name}: {}, {answers} answers, hash {}", table.slug(), table.hash())?;
    if args.verify {
        return Ok(());
    }
    write_board(&*table, onlooker, out)?;
    write_end(&*table, out)
}

fn seat(table: &dyn Table, id: &str) -> Result<Seat, Failure> {
    match table.seat(id) {
        Ok(seat) if !seat.is_chance() => Ok(seat),
        _ => {
            let seats = table.seats().join(", ");
            Err(Failure::Usage(format!("there is no seat {id:?}; the seats are: {seats}")))
        }
    }
}

fn print(table: &dyn Table, onlooker: Option<Seat>, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}, set-up {}", table.slug(), table.setup())?;
    let story = Story::of(table, onlooker);
    for number in 0..=table.number() {
        story.write(number, out)?;
    }
    write_end(table, out)
}

/// Steps through the game. The position shown is the one after the answer shown.
fn step(table: &dyn Table, onlooker: Option<Seat>, out: &mut dyn Write) -> Result<(), Failure> {
    let screen = std::io::stdout().is_terminal() && std::io::stdin().is_terminal();
    let mut terminal = Terminal::new(Box::new(std::io::stdin().lock()), out, screen);
    let story = Story::of(table, onlooker);
    let last = table.number();
    let mut at = 0;
    loop {
        let position = table.fork(at as usize);
        write_board(&*position, onlooker, terminal.out())?;
        story.write(at, terminal.out())?;
        match position.question(onlooker) {
            Some(question) => {
                let who = question.who.join(" or ");
                terminal.say(format_args!("next, {who}: {} (rule {})", question.text, question.rule))?;
            }
            None => write_end(&*position, terminal.out())?,
        }
        let Some(line) = terminal.line(&format!("{at} of {last}> "))? else { return Ok(()) };
        match line.as_str() {
            "" => at = last.min(at + 1),
            "b" | "back" => at = at.saturating_sub(1),
            "q" | "quit" => return Ok(()),
            number => match number.parse::<u32>() {
                Ok(number) => at = number.min(last),
                Err(_) => terminal.say("Press Enter to go on; b back, a number to jump, q to end.")?,
            },
        }
    }
}

/// The answers and log entries of a game, by the answer's number.
struct Story {
    answers: Vec<Option<String>>,
    log: Vec<(u32, String)>,
}

impl Story {
    /// What one onlooker may know; `None` tells everybody's answers.
    fn of(table: &dyn Table, onlooker: Option<Seat>) -> Story {
        let own = onlooker.and_then(|seat| table.seats().get(seat.index()).copied());
        let line = |(by, kind, words, text): (&str, &str, String, String)| {
            own.is_none_or(|own| own == by).then(|| format!("{by}, {kind}: {text} [{words}]"))
        };
        Story {
            answers: table.answers().into_iter().map(line).collect(),
            log: table.log(onlooker, 0).into_iter().map(|entry| (entry.number, entry.text)).collect(),
        }
    }

    /// Writes the answer with this number, from 1, and what it caused; 0 is the set-up.
    fn write(&self, number: u32, out: &mut dyn Write) -> Result<(), Failure> {
        let answer = number.checked_sub(1).and_then(|n| self.answers.get(n as usize));
        if let Some(Some(answer)) = answer {
            writeln!(out, "{number:>5}  {answer}")?;
        }
        let from = self.log.partition_point(|(of, _)| *of < number);
        for (_, text) in self.log[from..].iter().take_while(|(of, _)| *of == number) {
            writeln!(out, "       * {text}")?;
        }
        Ok(())
    }
}

fn write_board(table: &dyn Table, onlooker: Option<Seat>, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "\n{}\n", table.board(onlooker).trim_end())?;
    Ok(())
}

/// Writes how the game ended, or that it is not over.
fn write_end(table: &dyn Table, out: &mut dyn Write) -> Result<(), Failure> {
    match table.outcome() {
        Some(outcome) => writeln!(out, "{}", crate::games::ending(&outcome))?,
        None => writeln!(out, "The game is not over.")?,
    }
    Ok(())
}
