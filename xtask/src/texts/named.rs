//! The messages that code names.

use crate::{files_below, text_of};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// What comes before the name of a message; the types that may stand between are left out.
const MESSAGES: [&str; 2] = ["Text::new(\"", ".say(\""];

/// What comes before the name of a family, of which a value says the member.
const FAMILIES: [&str; 1] = ["Text::of(\""];

/// What code names.
#[derive(Debug, Default)]
pub struct Named {
    /// Messages, each with a place where it is named.
    pub messages: BTreeMap<String, String>,
    /// Families: `region` for `region-edoras`.
    families: BTreeSet<String>,
    /// All texts in quotes: a message may be chosen from several.
    quoted: BTreeSet<String>,
}

impl Named {
    /// What the code below a folder names, without its tests.
    pub fn in_folder(root: &Path, folder: &str) -> Result<Named, String> {
        let mut named = Named::default();
        for path in files_below(&root.join(folder))? {
            let is_code = path.extension().is_some_and(|extension| extension == "rs");
            if !is_code || path.components().any(|part| part.as_os_str() == "tests") {
                continue;
            }
            let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
            named.read(&name, &text_of(&path)?.unwrap_or_default());
        }
        Ok(named)
    }

    /// What a script of the browser side names, if it is there: its names are in single quotes.
    pub fn add_script(&mut self, root: &Path, file: &str) -> Result<(), String> {
        let path = root.join(file);
        if path.is_file() {
            let script = text_of(&path)?.unwrap_or_default();
            self.quoted.extend(quoted_words(&script.replace('\'', "\"")));
        }
        Ok(())
    }

    fn read(&mut self, file: &str, text: &str) {
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        // A call may be broken after its bracket.
        let joined = joined(code).replace("Text::<Thing>::", "Text::").replace("Text::<Nothing>::", "Text::");
        for mark in MESSAGES {
            for rest in joined.split(mark).skip(1) {
                if let Some(id) = rest.split('"').next().filter(|id| !id.is_empty()) {
                    self.messages.insert(id.to_owned(), file.to_owned());
                }
            }
        }
        for mark in FAMILIES {
            for rest in joined.split(mark).skip(1) {
                self.families.extend(rest.split('"').next().map(str::to_owned));
            }
        }
        // `format!("order-{id}")` names a family.
        let families = code.split('"').filter_map(|quoted| quoted.split_once("-{")).map(|(family, _)| family);
        self.families.extend(families.filter(|family| is_name(family)).map(str::to_owned));
        self.quoted.extend(quoted_words(code));
    }

    /// Whether the message, or the message that it is an attribute of, is named or is of a family that is.
    pub fn has(&self, id: &str, families: &[&str]) -> bool {
        let message = id.split('.').next().unwrap_or(id);
        let of_family = |family: &str| message.strip_prefix(family).is_some_and(|rest| rest.starts_with('-'));
        self.quoted.contains(message)
            || self.quoted.contains(id)
            || families.iter().any(|family| of_family(family))
            || self.families.iter().any(|family| of_family(family))
    }
}

/// The code with nothing between a bracket and the quote that follows.
fn joined(code: &str) -> String {
    let mut joined = String::with_capacity(code.len());
    let mut rest = code;
    while let Some(at) = rest.find('(') {
        let (before, after) = rest.split_at(at + 1);
        joined.push_str(before);
        let trimmed = after.trim_start();
        rest = if trimmed.starts_with('"') { trimmed } else { after };
    }
    joined.push_str(rest);
    joined
}

/// Everything in quotes that could be the name of a message.
fn quoted_words(code: &str) -> impl Iterator<Item = String> + '_ {
    // Between any two quotes: what lies between two texts is no name, so that it does not matter which is which.
    code.split('"').filter(|word| is_name(word)).map(str::to_owned)
}

fn is_name(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_lowercase())
        && word.chars().all(|letter| letter.is_ascii_alphanumeric() || "-.".contains(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_named_is_found() {
        let mut named = Named::default();
        let code = "Text::new(\"log-turn\").say(\n    \"board-hand\",\n);\nText::of(\"region\", slug);\n\
                    let id = if free { \"log-free\" } else { \"log-shadow\" };\nneed(x, \"9.1\", \"no-die\");\n\
                    language.say(&format!(\"phase-{id}\"));\n#[cfg(test)]\nmod tests {\n Text::new(\"only-here\")";
        named.read("a.rs", code);
        let messages: Vec<&str> = named.messages.keys().map(String::as_str).collect();
        assert_eq!(messages, ["board-hand", "log-turn"]);
        for id in [
            "log-turn",
            "log-free",
            "no-die",
            "region-edoras",
            "card-gimli.text",
            "phase-hunt",
            "log-turn.text",
        ] {
            assert_eq!(named.has(id, &[]), id != "card-gimli.text", "{id}");
        }
        assert!(named.has("seat-frodo", &["seat"]) && !named.has("seat-frodo", &[]));
        assert!(!named.has("only-here", &[]), "tests do not count");
    }
}
