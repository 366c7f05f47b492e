//! `cargo xtask test`: everything that must hold before a change lands.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

/// A step: its name, the program, the folder it runs in, the arguments.
type Step = (&'static str, &'static str, &'static str, &'static [&'static str]);

/// The steps, quick ones first.
const STEPS: [Step; 10] = [
    ("formatting", "cargo", ".", &["fmt", "--all", "--check"]),
    ("browser packages", "npm", "web", &["ci", "--no-audit", "--no-fund"]),
    ("browser types", "npm", "web", &["run", "check"]),
    ("browser lints", "npm", "web", &["run", "lint"]),
    ("browser units", "npm", "web", &["test"]),
    ("lints", "cargo", ".", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    ("documentation", "cargo", ".", &["doc", "--workspace", "--no-deps"]),
    ("tests", "cargo", ".", &["test", "--workspace", "--lib", "--bins", "--tests"]),
    ("browser tests", "npm", "web", &["run", "e2e"]),
    ("cases", "cargo", ".", &["run", "--quiet", "--", "case", "cases"]),
];

/// Installs what the tests need where that is possible, then runs all steps. False if one of them fails.
pub fn run(root: &Path) -> Result<bool, String> {
    install()?;
    let begun = Instant::now();
    for (name, program, folder, arguments) in STEPS {
        println!("== {name}: {program} {}", arguments.join(" "));
        let mut command = Command::new(program);
        command.args(arguments).current_dir(root.join(folder)).env("RUSTDOCFLAGS", "-D warnings");
        if std::env::var_os("CI").is_some() {
            // What is built once and thrown away need not be kept for the next change.
            command.env("CARGO_INCREMENTAL", "0");
        }
        let step = Instant::now();
        let status = command.status().map_err(|error| format!("{program}: {error}"))?;
        if !status.success() {
            println!("== {name} failed");
            return Ok(false);
        }
        println!("== {name}: {} s of {} s", step.elapsed().as_secs(), begun.elapsed().as_secs());
    }
    Ok(true)
}

/// Something that the tests need: how to find it, and the package that provides it.
struct Need {
    name: &'static str,
    found: fn() -> bool,
    package: &'static str,
    /// Whether it may be missing: then the tests that need it say so and pass.
    optional: bool,
}

const NEEDS: [Need; 4] = [
    Need { name: "python3", found: || runs("python3"), package: "python3", optional: false },
    Need { name: "Node.js with npm", found: || runs("npm"), package: "npm", optional: false },
    Need { name: "PostgreSQL", found: has_postgres, package: "postgresql", optional: true },
    Need { name: "Chromium", found: has_chromium, package: "chromium", optional: false },
];

/// Installs the formatter and the linter with rustup, and whatever else is needed from the system's packages where we
/// may.
fn install() -> Result<(), String> {
    for component in ["fmt", "clippy"] {
        if !succeeds("cargo", &[component, "--version"]) {
            let name = if component == "fmt" { "rustfmt" } else { component };
            if !succeeds("rustup", &["component", "add", name]) {
                return Err(format!("cargo {component} is missing, and rustup can't add it"));
            }
        }
    }
    let mut updated = false;
    for need in NEEDS {
        if (need.found)() {
            continue;
        }
        println!("== installing {}", need.name);
        if !updated {
            updated = succeeds("apt-get", &["update"]);
        }
        let arguments = ["install", "-y", "--no-install-recommends", need.package];
        let installed = succeeds("apt-get", &arguments) && (need.found)();
        if !installed && need.optional {
            println!("== {} is missing: the tests that need it are left out", need.name);
        } else if !installed {
            return Err(format!("{} is missing: install it and start again", need.name));
        }
    }
    Ok(())
}

fn has_postgres() -> bool {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    runs("initdb") || debian.into_iter().any(|version| version.path().join("bin/initdb").exists())
}

fn has_chromium() -> bool {
    std::env::var_os("LONGTABLE_CHROMIUM").is_some()
        || ["chromium", "chromium-browser", "google-chrome"].into_iter().any(runs)
}

fn runs(program: &str) -> bool {
    succeeds(program, &["--version"])
}

fn succeeds(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
