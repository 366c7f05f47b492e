//! The messages of a catalogue, as far as they can be told from its lines.

use std::collections::{BTreeMap, BTreeSet};

/// The messages of a room in one language.
#[derive(Debug, Default)]
pub struct Catalogue {
    /// The messages, and the attributes of messages as `message.attribute`, each with the arguments it takes.
    pub messages: BTreeMap<String, BTreeSet<String>>,
    /// The messages that are there twice.
    pub twice: Vec<String>,
}

impl Catalogue {
    /// Adds the messages of a file. A message begins at the beginning of a line, an attribute with a dot; all other
    /// lines go on with what was begun.
    pub fn read(&mut self, text: &str) {
        let (mut message, mut entry) = (String::new(), None);
        for line in text.lines() {
            if line.starts_with('#') {
                continue;
            }
            if let Some((name, _)) = line.split_once('=')
                && is_name(name.trim_end().trim_start_matches('-'))
                && !line.starts_with(' ')
            {
                message = name.trim_end().to_owned();
                entry = Some(message.clone());
                // A term is used by messages only.
                if message.starts_with('-') {
                    entry = None;
                }
            } else if let Some(attribute) = line.trim_start().strip_prefix('.')
                && let Some((name, _)) = attribute.split_once('=')
                && is_name(name.trim_end())
                && !message.starts_with('-')
            {
                entry = Some(format!("{message}.{}", name.trim_end()));
            } else if let Some(entry) = &entry {
                self.messages.entry(entry.clone()).or_default().extend(arguments(line));
                continue;
            }
            let Some(entry) = &entry else { continue };
            let (_, value) = line.split_once('=').unwrap_or_default();
            if self.messages.insert(entry.clone(), arguments(value)).is_some() {
                self.twice.push(entry.clone());
            }
        }
    }
}

fn is_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_')
}

/// The arguments that a line names: `$n`.
fn arguments(line: &str) -> BTreeSet<String> {
    let name = |rest: &str| -> String {
        rest.chars().take_while(|letter| letter.is_ascii_alphanumeric() || "-_".contains(*letter)).collect()
    };
    line.split('$').skip(1).map(name).filter(|name| !name.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_attributes_and_arguments_are_found() {
        let mut catalogue = Catalogue::default();
        catalogue.read(
            "# A comment = no message\ndice = { $n ->\n    [one] 1 die of { $side }\n   *[other] { $n } dice\n}\n\n\
             -term = Ring\ncard-athelas = Athelas\n    .text = Heal { $n }:\n        a = b\nlast = Last\n",
        );
        let all: Vec<(&str, Vec<&str>)> = catalogue
            .messages
            .iter()
            .map(|(id, arguments)| (id.as_str(), arguments.iter().map(String::as_str).collect()))
            .collect();
        let expected = [
            ("card-athelas", vec![]),
            ("card-athelas.text", vec!["n"]),
            ("dice", vec!["n", "side"]),
            ("last", vec![]),
        ];
        assert_eq!(all, expected);
        assert!(catalogue.twice.is_empty());
        catalogue.read("last = Again\n");
        assert_eq!(catalogue.twice, ["last"]);
    }
}
