//! `longtable play`: a game in the terminal, line by line.

mod chance;
mod input;
mod look;
mod matching;
mod menu;
mod person;
mod seats;
mod session;

use crate::reading::Wanted;
use crate::terminal::Terminal;
use crate::{Failure, choice, file, pack};
use clap::ValueEnum;
use kernel::Text;
pub use seats::no_seat;
use session::Session;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;

/// Plays a game in the terminal, against the computer or at one keyboard with others.
///
/// A question shows its legal answers with numbers. Type a number, or the answer in words, or `h` for the
/// other things you can do.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  longtable play ring-cards
  longtable play ring-cards --scenario duel --players human,search:500ms --save game.journal
  longtable play --resume game.journal --save game.journal
  longtable play ring-cards --chance ask      (real cards on your table: type what you drew)")]
pub struct Args {
    /// The game's id.
    #[arg(required_unless_present = "resume")]
    game: Option<String>,
    /// The scenario's id; the game's first one if left out.
    #[arg(long, conflicts_with = "resume")]
    scenario: Option<String>,
    /// How many people play.
    #[arg(long, conflicts_with = "resume")]
    people: Option<u8>,
    /// An option of the set-up; may be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = choice::pair, conflicts_with = "resume")]
    options: Vec<(String, String)>,
    /// A data pack: a file, or the name of one that comes with the game.
    #[arg(long, value_name = "FILE-OR-NAME", conflicts_with = "resume")]
    pack: Option<pack::Word>,
    /// Who sits on a seat: human, random, search:200 (iterations) or search:500ms (time); may be repeated.
    #[arg(long = "seat", value_name = "SEAT=PLAYER", value_parser = choice::pair)]
    seats: Vec<(String, String)>,
    /// Who sits on all seats (or sides), in order. Without it: you on the first, search:200 elsewhere.
    #[arg(long, value_delimiter = ',', value_name = "PLAYER,PLAYER")]
    players: Vec<String>,
    /// Who rolls the dice and draws the cards.
    #[arg(long, value_enum, default_value_t = Rolling::Auto)]
    chance: Rolling,
    /// Makes dice, cards and computer players come out the same each time.
    #[arg(long)]
    seed: Option<u64>,
    /// Where the game is saved, after each of your answers and at the end.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Goes on with a saved game.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

/// Who answers for Chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Rolling {
    /// The program.
    Auto,
    /// The people: they roll real dice, draw real cards and type what came up. What only one seat may see is typed by
    /// its person alone, and drawn by the program for a computer's seat.
    Ask,
}

/// Runs the command.
pub fn run(args: &Args, wanted: &Wanted, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(path) = &args.save {
        file::can_write(path)?;
    }
    let table = match (&args.resume, &args.game) {
        (Some(path), game) => {
            let table = file::read_journal(path, wanted)?;
            if let Some(game) = game.as_ref().filter(|game| *game != table.slug()) {
                let what = Text::new("cli-other-game").written("path", path.display());
                return Err(Failure::usage(what.written("found", table.slug()).written("game", game)));
            }
            table
        }
        (None, Some(game)) => {
            let entry = choice::game(game)?;
            let mut options = args.options.clone();
            options.extend(args.pack.as_ref().map(|pack| pack.option_for(entry)).transpose()?);
            let table = entry.new_table(args.scenario.as_deref(), args.people, &options);
            table.map_err(|error| Failure::setup(entry, error))?
        }
        (None, None) => return Err(Failure::usage(Text::new("cli-name-a-game"))),
    };
    let sitters = seats::assign(&table.seats(), &table.people(), &table.teams(), &args.players, &args.seats)?;
    let screen = std::io::stdout().is_terminal() && std::io::stdin().is_terminal();
    let entry = choice::game(table.slug())?;
    if let Some(pack) = table.pack() {
        pack::tell(entry, &pack, wanted.people_of(entry), out)?;
    }
    let input = Box::new(std::io::stdin().lock());
    let terminal = Terminal::new(input, out, screen, wanted.people_of(entry));
    let rng = choice::generator(args.seed)?;
    Session::new(entry, table, sitters, args.chance, rng, args.save.clone(), terminal).play()
}
