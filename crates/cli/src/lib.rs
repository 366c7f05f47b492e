//! The program `longtable`: the server and its load test, play in the terminal, simulate, replay, run cases, look up
//! rules, check data packs, and the line protocol for programs.
//!
//! Every command is a module with its arguments and a `run`. They see games only through the registry and
//! [`kernel::Table`]; none of them names a game.

mod backup;
mod case;
mod choice;
mod failure;
mod file;
mod games;
mod guests;
mod lab;
mod load;
mod pack;
pub mod pipe;
mod play;
mod problems;
mod reading;
mod replay;
mod rules;
mod serve;
mod simulate;
mod terminal;
mod text;

use failure::Failure;

use clap::{Parser, Subcommand};
use reading::Wanted;
use std::io::Write;
use std::process::ExitCode;

/// Plays great tabletop games by the rules. Without a command it runs the server: open the address that it prints in
/// a browser.
#[derive(Debug, Parser)]
#[command(name = "longtable", version, max_term_width = 100)]
struct Program {
    /// The language to read, such as de or pt-BR. Without it: the one that LONGTABLE_LANGUAGE, LC_ALL, LC_MESSAGES or
    /// LANG names; English for --json and pipe. What a language lacks is said in English.
    #[arg(long, global = true, value_name = "TAG")]
    language: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Args),
    Games(games::Args),
    Play(play::Args),
    Simulate(simulate::Args),
    Lab(lab::Args),
    Replay(replay::Args),
    Case(case::Args),
    Rules(rules::Args),
    Pack(pack::Args),
    Pipe(pipe::Args),
    Load(load::Args),
    Backup(backup::Args),
    Problems(problems::Args),
    Guests(guests::Args),
}

/// Reads the command line, carries it out and gives the exit code: 0 if all went well, 1 if something failed,
/// 2 if the command was called wrongly.
pub fn run() -> ExitCode {
    // Wrong arguments end the program here, with exit code 2.
    let program = Program::parse();
    let wanted = &Wanted::new(program.language.as_deref(), |name| std::env::var(name).ok());
    let command = program.command.unwrap_or_else(|| Command::Serve(serve::Args::default()));
    if let Command::Serve(args) = &command {
        // The server writes from several threads and must not hold the output.
        return serve::run(args).map_or_else(|failure| failure.report(wanted), |()| ExitCode::SUCCESS);
    }
    let mut out = std::io::stdout().lock();
    let done = match command {
        Command::Serve(args) => serve::run(&args),
        Command::Games(args) => games::run(&args, wanted, &mut out),
        Command::Play(args) => play::run(&args, wanted, &mut out),
        Command::Simulate(args) => simulate::run(&args, wanted, &mut out),
        Command::Lab(args) => lab::run(&args, wanted, &mut out),
        Command::Replay(args) => replay::run(&args, wanted, &mut out),
        Command::Case(args) => case::run(&args, wanted, &mut out),
        Command::Rules(args) => rules::run(&args, wanted, &mut out),
        Command::Pack(args) => pack::run(&args, wanted, &mut out),
        Command::Pipe(args) => pipe::run(&args, wanted, &mut out),
        Command::Load(args) => load::run(&args, wanted, &mut out),
        Command::Backup(args) => backup::run(&args, wanted, &mut out),
        Command::Problems(args) => problems::run(&args, &mut out),
        Command::Guests(args) => guests::run(&args, wanted, &mut out),
    };
    match done.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(wanted),
    }
}
