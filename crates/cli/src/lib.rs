//! The program `longtable`: the server and its load test, play in the terminal, simulate, replay, run cases, look up
//! rules, and the line protocol for programs.
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
pub mod pipe;
mod play;
mod problems;
mod replay;
mod rules;
mod serve;
mod simulate;
mod terminal;
mod text;

pub use failure::Failure;

use clap::{Parser, Subcommand};
use std::io::Write;
use std::process::ExitCode;

/// Plays great tabletop games by the rules. Without a command it runs the server: open the address that it prints in
/// a browser.
#[derive(Debug, Parser)]
#[command(name = "longtable", version, max_term_width = 100)]
struct Program {
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
    let command = program.command.unwrap_or_else(|| Command::Serve(serve::Args::default()));
    if let Command::Serve(args) = &command {
        // The server writes from several threads and must not hold the output.
        return serve::run(args).map_or_else(|failure| failure.report(), |()| ExitCode::SUCCESS);
    }
    let mut out = std::io::stdout().lock();
    let done = match command {
        Command::Serve(args) => serve::run(&args),
        Command::Games(args) => games::run(&args, &mut out),
        Command::Play(args) => play::run(&args, &mut out),
        Command::Simulate(args) => simulate::run(&args, &mut out),
        Command::Lab(args) => lab::run(&args, &mut out),
        Command::Replay(args) => replay::run(&args, &mut out),
        Command::Case(args) => case::run(&args, &mut out),
        Command::Rules(args) => rules::run(&args, &mut out),
        Command::Pipe(args) => pipe::run(&args, &mut out),
        Command::Load(args) => load::run(&args, &mut out),
        Command::Backup(args) => backup::run(&args, &mut out),
        Command::Problems(args) => problems::run(&args, &mut out),
        Command::Guests(args) => guests::run(&args, &mut out),
    };
    match done.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
