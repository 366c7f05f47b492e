//! `longtable pack`: checking data packs, and files to make them from. Other commands take a pack with `--pack`.

use crate::reading::{Reading, Wanted, in_words, quoted, several};
use crate::{Failure, choice, file};
use clap::Subcommand;
use kernel::{Language as _, Pack, PackChange, PackFault, Packs, Text};
use registry::Entry;
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Checks data packs, and writes files to make them from.
///
/// What the box of a game prints and we do not have is ours. Who owns the box corrects it with a data pack, one JSON
/// file; docs/packs.md explains it.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  longtable pack template GAME --out my-box.json
  longtable pack check my-box.json
  longtable play GAME --pack my-box.json")]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Says everything that is wrong with a pack, or what it changes. The exit code is 1 if something is wrong.
    Check {
        /// The file.
        file: PathBuf,
        /// Print one JSON object instead of text.
        #[arg(long)]
        json: bool,
    },
    /// Writes a pack with our values, and beside each what to look up in the box.
    Template {
        /// The game's id.
        game: String,
        /// The name of the pack.
        #[arg(long, default_value = "From my box")]
        name: String,
        /// Where to write it; to the terminal if left out.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}

/// Runs the command.
pub fn run(args: &Args, wanted: &Wanted, out: &mut dyn Write) -> Result<(), Failure> {
    match &args.command {
        Command::Check { file, json } => {
            let pack = read(file)?;
            let entry = registry::find(pack.game()).ok_or_else(|| {
                let text = Text::new("cli-no-game").written("game", quoted(pack.game()));
                Failure::failed(text).at(file)
            })?;
            let reading = if *json { wanted.programs_of(entry) } else { wanted.people_of(entry) };
            check(entry, &pack, *json, reading, out)
        }
        Command::Template { game, name, out: path } => {
            let entry = choice::game(game)?;
            let text = template(entry, name, wanted.people_of(entry))?;
            match path {
                Some(path) => file::write_whole(path, &text),
                None => Ok(write!(out, "{text}")?),
            }
        }
    }
}

/// What a game knows about packs.
fn packs_of(entry: &dyn Entry) -> Result<&'static dyn Packs, Failure> {
    let none = || Failure::usage(Text::new("cli-no-packs").written("game", entry.info().slug));
    entry.packs().ok_or_else(none)
}

/// Reads a pack from a file.
fn read(path: &Path) -> Result<Pack, Failure> {
    let text = file::read_text(path)?;
    Pack::parse(&text).map_err(|fault| Failure::failed(fault.text()).at(path))
}

fn check(
    entry: &dyn Entry,
    pack: &Pack,
    json: bool,
    reading: Reading,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let packs = packs_of(entry)?;
    let faults = packs.faults(entry.info().slug, pack);
    let changes = packs.changes(pack);
    if json {
        let fault = |PackFault { key, what }: &PackFault| json!({ "key": key, "says": what, "what": what.render(&reading) });
        let said =
            |texts: &[Text]| -> Vec<String> { texts.iter().map(|text| text.render(&reading)).collect() };
        let change = |change: &PackChange| {
            let PackChange { key, what, ours, theirs, ours_said, theirs_said } = change;
            json!({
                "key": key, "what": what.render(&reading), "ours": ours, "theirs": theirs,
                "ours_said": said(ours_said), "theirs_said": said(theirs_said),
            })
        };
        let report = json!({
            "game": pack.game(), "pack": pack.name(), "hash": pack.hash(),
            "faults": faults.iter().map(fault).collect::<Vec<_>>(),
            "changes": changes.iter().map(change).collect::<Vec<_>>(),
        });
        writeln!(out, "{report}")?;
    } else {
        for fault in &faults {
            writeln!(out, "{}", fault.text().render(&reading))?;
        }
        if faults.is_empty() {
            write_changes(pack, &changes, reading, out)?;
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(Failure::Said) }
}

fn write_changes(
    pack: &Pack,
    changes: &[PackChange],
    reading: Reading,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let fits = Text::new("cli-pack-fits").written("pack", pack.name()).written("hash", pack.hash());
    writeln!(out, "{}", in_words(&fits, &reading))?;
    if changes.is_empty() {
        writeln!(out, "{}", reading.say("cli-pack-changes-nothing"))?;
    }
    for PackChange { key, what, ours, theirs, ours_said, theirs_said } in changes {
        let of = |text: Text| text.written("key", key).text("what", what.clone());
        if theirs_said.is_empty() {
            let text = of(Text::new("cli-pack-change")).written("ours", ours).written("theirs", theirs);
            writeln!(out, "  {}", in_words(&text, &reading))?;
            continue;
        }
        writeln!(out, "  {}", in_words(&of(Text::new("cli-pack-change-told")), &reading))?;
        for text in ours_said {
            let text = Text::new("cli-pack-ours").text("said", text.clone());
            writeln!(out, "    {}", in_words(&text, &reading))?;
        }
        for text in theirs_said {
            let text = Text::new("cli-pack-theirs").text("said", text.clone());
            writeln!(out, "    {}", in_words(&text, &reading))?;
        }
    }
    Ok(())
}

fn template(entry: &dyn Entry, name: &str, reading: Reading) -> Result<String, Failure> {
    let template = packs_of(entry)?.template(entry.info().slug, name, &reading);
    let mut text = serde_json::to_string_pretty(&template).map_err(Failure::told)?;
    text.push('\n');
    // The name is the caller's.
    Pack::parse(&text).map_err(|fault| Failure::usage(fault.text()))?;
    Ok(text)
}

/// Says that a game uses a pack, before anybody plays.
pub fn tell(entry: &dyn Entry, pack: &Pack, reading: Reading, out: &mut dyn Write) -> Result<(), Failure> {
    let changes = entry.packs().map(|packs| packs.changes(pack)).unwrap_or_default();
    let text = Text::new("cli-pack-used").written("pack", pack.name()).written("hash", pack.hash());
    let text = text.text("keys", several(changes.iter().map(|change| &change.key)));
    writeln!(out, "{}", in_words(&text.count("n", changes.len()), &reading))?;
    Ok(())
}

/// What was given with `--pack`: a file, or the name of a pack that comes with a game.
#[derive(Clone, Debug)]
pub struct Word(String);

impl FromStr for Word {
    type Err = String;

    fn from_str(word: &str) -> Result<Word, String> {
        Ok(Word(word.to_owned()))
    }
}

impl Word {
    /// What was given.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The file, unless it is a mere name.
    fn file(&self) -> Option<&Path> {
        let path = Path::new(&self.0);
        (path.exists() || self.0.contains(['/', '\\', '.'])).then_some(path)
    }

    /// The pack for games of this kind. A pack with faults is refused.
    pub fn pack_for(&self, entry: &dyn Entry) -> Result<Pack, Failure> {
        let packs = packs_of(entry)?;
        let slug = entry.info().slug;
        match self.file() {
            Some(path) => {
                let pack = read(path)?;
                packs.accepts(slug, &pack).map_err(|error| Failure::setup(entry, error).at(path))?;
                Ok(pack)
            }
            None => packs.shipped_as(&self.0).ok_or_else(|| {
                let ids = several(packs.shipped().into_iter().map(|shipped| shipped.id));
                let text = Text::new("cli-no-pack").written("pack", quoted(&self.0)).written("game", slug);
                Failure::usage(text.text("packs", ids))
            }),
        }
    }

    /// The option of a set-up that chooses the pack.
    pub fn option_for(&self, entry: &dyn Entry) -> Result<(String, String), Failure> {
        Ok((Pack::OPTION.to_owned(), self.pack_for(entry)?.to_text()))
    }

    /// The options of a set-up together with the pack, if it is for this game and the options choose none.
    pub fn add_to(&self, entry: &dyn Entry, options: &mut Vec<(String, String)>) -> Result<(), Failure> {
        let chosen = options.iter().any(|(name, _)| name == Pack::OPTION);
        let meant = match self.file() {
            Some(path) => read(path)?.game() == entry.info().slug,
            None => entry.packs().is_some(),
        };
        if meant && !chosen {
            options.push(self.option_for(entry)?);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use conformance::packed::Packed;
    use registry::Of;

    static GAME: Of<Packed<ring_cards::State>> = Of::new();
    static PLAIN: Of<ring_cards::State> = Of::new();

    fn reading() -> Reading {
        Wanted::default().people_of(&GAME)
    }

    fn pack(values: &str) -> Pack {
        let text = format!(r#"{{"format":1,"game":"ring-cards","pack":"Mine","values":{values}}}"#);
        Pack::parse(&text).expect("it is a pack")
    }

    fn checked(pack: &Pack, json: bool) -> (bool, String) {
        let mut out = Vec::new();
        let done = check(&GAME, pack, json, reading(), &mut out);
        (done.is_ok(), String::from_utf8(out).expect("it is text"))
    }

    fn failure(done: Result<impl std::fmt::Debug, Failure>) -> String {
        done.expect_err("it fails").render(&Wanted::default())
    }

    /// A file of the test's own.
    fn file(name: &str, text: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("longtable-{}-{name}", std::process::id()));
        std::fs::write(&path, text).expect("it can be written");
        path
    }

    #[test]
    fn a_pack_is_checked() {
        let good = pack(r#"{"R1":2}"#);
        let (fits, told) = checked(&good, false);
        assert!(fits);
        let hash = good.hash();
        assert_eq!(
            told,
            format!(
                "The pack \"Mine\" fits the game (hash {hash}). It changes:\n  R1, Leadership of the wizard: 1 becomes 2\n"
            )
        );
        let (fits, told) = checked(&pack(r#"{"R1":1}"#), false);
        assert!(fits && told.ends_with("nothing: these are our values\n"), "{told}");
        let (fits, told) = checked(&pack(r#"{"R1":9,"R99":1}"#), false);
        assert!(!fits);
        assert_eq!(
            told,
            "R99: this version of the game knows no such value\nR1: expected a number from 0 to 3\n"
        );
    }

    #[test]
    fn programs_get_an_object() {
        let (fits, told) = checked(&pack(r#"{"R1":9,"R2":{"bard":2,"dain":4}}"#), true);
        let report: serde_json::Value = serde_json::from_str(&told).expect("it is JSON");
        assert!(!fits);
        assert_eq!(report["faults"][0]["key"], "R1");
        assert_eq!(report["changes"][1]["theirs"]["dain"], 4);
        assert_eq!(report["pack"], "Mine");
    }

    #[test]
    fn a_template_is_a_pack_that_changes_nothing() {
        let text = template(&GAME, "From my box", reading()).expect("there are packs");
        assert!(text.contains("\"R1\": \"Leadership of the wizard. Look up: the card of leadership of the wizard. Values: 0 to 3.\""), "{text}");
        let pack = Pack::parse(&text).expect("it is a pack");
        assert_eq!((pack.name(), checked(&pack, false).0), ("From my box", true));
        assert!(failure(template(&GAME, " ", reading())).contains("1 to 60 characters"));
        assert_eq!(failure(template(&PLAIN, "Mine", reading())), "ring-cards has no data packs");
    }

    #[test]
    fn a_pack_is_a_file_or_a_name() {
        let word = |word: &str| Word(word.to_owned());
        assert_eq!(word("balanced").pack_for(&GAME).expect("it comes with the game").name(), "Balanced");
        assert_eq!(
            failure(word("fair").pack_for(&GAME)),
            "no pack \"fair\" comes with ring-cards (there are: balanced), and there is no such file"
        );
        assert!(failure(word("no-such-file.json").pack_for(&GAME)).starts_with("no-such-file.json: "));
        assert_eq!(failure(word("balanced").pack_for(&PLAIN)), "ring-cards has no data packs");

        let mine = pack(r#"{"R1":3}"#);
        let path = file("mine.json", &mine.to_pretty_text());
        let mine_too = word(&path.display().to_string());
        let option = mine_too.option_for(&GAME).expect("it fits");
        let table = GAME.new_table(None, None, &[option]).expect("it can be set up");
        assert_eq!(table.pack(), Some(mine.clone()));
        let brief = table.setup_in_brief()["pack"].clone();
        assert_eq!(brief, serde_json::json!({"name": "Mine", "hash": mine.hash()}));
        let mut out = Vec::new();
        tell(&GAME, &mine, reading(), &mut out).expect("it can be told");
        let told = String::from_utf8(out).expect("it is text");
        assert_eq!(
            told,
            format!(
                "This game uses the data pack \"Mine\" (hash {}), which changes 1 value: R1.\n",
                mine.hash()
            )
        );

        let other = file("other.json", &mine.to_text().replace("ring-cards", "chess"));
        let other = word(&other.display().to_string());
        assert!(failure(other.pack_for(&GAME)).contains("this is a pack for chess, not for ring-cards"));
        let bad = file("bad.json", &pack(r#"{"R1":9}"#).to_text());
        let bad = word(&bad.display().to_string());
        assert!(failure(bad.pack_for(&GAME)).contains("R1: expected a number from 0 to 3"));

        // Where many games may be concerned, it is for its own, and what somebody has chosen stays.
        let added = |word: &Word, entry: &dyn Entry, mut options: Vec<(String, String)>| {
            word.add_to(entry, &mut options).expect("nothing is wrong");
            options
        };
        let chosen = vec![("pack".to_owned(), "none".to_owned())];
        assert_eq!(added(&mine_too, &GAME, Vec::new()).len(), 1);
        assert_eq!(added(&mine_too, &GAME, chosen.clone()), chosen);
        assert_eq!(added(&other, &GAME, Vec::new()), []);
        assert_eq!(added(&word("balanced"), &PLAIN, Vec::new()), []);
    }
}
