//! `cargo xtask test`: everything that must hold before a change lands.

use std::path::Path;
use std::process::{Command, Stdio};

/// The steps, each with the arguments of cargo.
const STEPS: [(&str, &[&str]); 5] = [
    ("formatting", &["fmt", "--all", "--check"]),
    ("lints", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    ("documentation", &["doc", "--workspace", "--no-deps"]),
    ("tests", &["test", "--workspace", "--lib", "--bins", "--tests"]),
    ("cases", &["run", "--quiet", "--", "case", "cases"]),
];

/// Installs what the tests need where that is possible, then runs all steps. False if one of them fails.
pub fn run(root: &Path) -> Result<bool, String> {
    install()?;
    for (name, arguments) in STEPS {
        println!("== {name}: cargo {}", arguments.join(" "));
        let mut command = Command::new("cargo");
        command.args(arguments).current_dir(root).env("RUSTDOCFLAGS", "-D warnings");
        let status = command.status().map_err(|error| format!("cargo: {error}"))?;
        if !status.success() {
            println!("== {name} failed");
            return Ok(false);
        }
    }
    Ok(true)
}

/// The formatter and the linter come with rustup; the example client of the line protocol needs Python.
fn install() -> Result<(), String> {
    for component in ["fmt", "clippy"] {
        if !succeeds("cargo", &[component, "--version"]) {
            let name = if component == "fmt" { "rustfmt" } else { component };
            if !succeeds("rustup", &["component", "add", name]) {
                return Err(format!("cargo {component} is missing, and rustup can't add it"));
            }
        }
    }
    if !succeeds("python3", &["--version"]) && !succeeds("apt-get", &["install", "-y", "python3"]) {
        return Err("python3 is missing: install it and start again".to_owned());
    }
    Ok(())
}

fn succeeds(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
