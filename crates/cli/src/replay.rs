//! `longtable replay`: a saved game, checked, printed or stepped through.

use crate::terminal::Terminal;
use crate::{Failure, file, text};
use kernel::{Correction, Seat, Table};
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
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (whole, differs) = file::read_and_compare(&args.file)?;
    match differs {
        Some(differs) if args.verify => {
            return Err(Failure::Failed(format!("{}: {differs}", args.file.display())));
        }
        Some(differs) => eprintln!("longtable: {}: {differs}", args.file.display()),
        None => {}
    }
    let last = args.to.map_or(whole.number(), |to| to.min(whole.number()));
    if let Some(to) = args.to.filter(|to| *to > last) {
        eprintln!("longtable: --to {to} is beyond the end: the game has {last} answers");
    }
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
    if args.verify {
        writeln!(out, "right: {answers} answers, hash {}", table.hash())?;
        return Ok(());
    }
    let name = args.file.display();
    writeln!(out, "{name}: {}, {answers} answers, hash {}", table.slug(), table.hash())?;
    write_board(&*table, onlooker, out)?;
    if let Some(told) = table.log(onlooker, 0).last().filter(|_| table.outcome().is_some()) {
        writeln!(out, "{}", told.text)?;
    }
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
        for correction in table.corrections().iter().filter(|correction| correction.kept == number) {
            write_correction(table, onlooker, correction, out)?;
        }
    }
    write_end(table, out)
}

/// Steps through the game, from one player's answer to the next. The position shown is the one after the answer
/// shown; what Chance has answered since the previous answer comes before it.
fn step(table: &dyn Table, onlooker: Option<Seat>, out: &mut dyn Write) -> Result<(), Failure> {
    let screen = std::io::stdout().is_terminal() && std::io::stdin().is_terminal();
    let mut terminal = Terminal::new(Box::new(std::io::stdin().lock()), out, screen);
    let story = Story::of(table, onlooker);
    let last = table.number();
    let mut at = 0;
    let mut from = 0;
    loop {
        let position = table.fork(at as usize);
        if !table.reaches(at as usize) {
            terminal.say("The rules were corrected since: this position can't be shown; here is the next one that can.")?;
        }
        write_board(&*position, onlooker, terminal.out())?;
        story.write_chance(from + 1, at, terminal.out())?;
        story.write(at, terminal.out())?;
        match position.question(onlooker) {
            Some(question) => {
                let who = question.who.join(" or ");
                terminal.say(format_args!("next, {who}: {} (rule {})", question.text, question.rule))?;
            }
            None => write_end(&*position, terminal.out())?,
        }
        let Some(line) = terminal.line(&format!("{at} of {last}> "))? else { return Ok(()) };
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
                Err(_) => terminal.say("Press Enter to go on; b back, a number to jump, q to end.")?,
            },
        }
    }
}

/// The answers and log entries of a game, by the answer's number.
struct Story {
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
    fn of(table: &dyn Table, onlooker: Option<Seat>) -> Story {
        let own = onlooker.and_then(|seat| table.seats().get(seat.index()).copied());
        let told = |(by, kind, words, text): (&str, Cow<'static, str>, String, String)| {
            let knows = own.is_none_or(|own| own == by);
            Told {
                line: knows.then(|| format!("{by}, {kind}: {text} [{words}]")),
                is_chance: table.seat(by).is_ok_and(Seat::is_chance),
                text: knows.then_some(text),
            }
        };
        Story {
            answers: table.answers().into_iter().map(told).collect(),
            log: table.log(onlooker, 0).into_iter().map(|entry| (entry.number, entry.text)).collect(),
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
                (Some(answer), Some(first)) => lines.push(format!("{first} [{answer}]")),
                (Some(only), None) | (None, Some(only)) => lines.push(only.to_owned()),
                (None, None) => {}
            }
            lines.extend(caused.map(str::to_owned));
        }
        write_log(lines.iter().map(String::as_str), out)
    }

    /// Writes the answer with this number, from 1, and what it caused; 0 is the set-up.
    fn write(&self, number: u32, out: &mut dyn Write) -> Result<(), Failure> {
        if let Some(line) = self.answer(number).and_then(|told| told.line.as_ref()) {
            writeln!(out, "{number:>5}  {line}")?;
        }
        write_log(self.caused(number), out)
    }
}

/// Writes what became of the game when its rules were corrected.
fn write_correction(
    table: &dyn Table,
    onlooker: Option<Seat>,
    correction: &Correction,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Correction { rules, dropped, snapshot, .. } = correction;
    writeln!(
        out,
        "       * The rules were corrected (version {rules}): {} answers are asked again.",
        dropped.len()
    )?;
    if let Some(snapshot) = snapshot {
        writeln!(out, "       * The game went on from the position that was saved after answer {snapshot}.")?;
    }
    let seats = table.seats();
    for given in dropped.iter().filter(|given| onlooker.is_none_or(|seat| seat == given.seat)) {
        let by = seats.get(given.seat.index()).copied().unwrap_or("chance");
        writeln!(out, "       - {by}, {}: [{}]", given.kind, given.words)?;
    }
    Ok(())
}

fn write_log<'a>(lines: impl Iterator<Item = &'a str>, out: &mut dyn Write) -> Result<(), Failure> {
    for (_, line) in text::fold(lines) {
        writeln!(out, "       * {line}")?;
    }
    Ok(())
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
