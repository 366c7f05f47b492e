//! The results of the games, counted by card.

use super::Args;
use crate::reading::{Reading, in_words, name};
use crate::simulate::wilson;
use kernel::{Language as _, Text};
use registry::GameResult;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// All games of one call. `--json` prints it.
#[derive(Debug, Serialize)]
pub struct Report {
    /// The game's name.
    pub game: String,
    /// The scenario's id.
    pub scenario: String,
    /// The rest of the set-up, as it was given.
    pub set_up: Vec<String>,
    /// Who played.
    pub player: String,
    /// The seed.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// How many of them were won.
    pub wins: u64,
    /// The share of games won.
    pub rate: f64,
    /// The lower end of the 95 % interval (Wilson) of that share.
    pub low: f64,
    /// The upper end of that interval.
    pub high: f64,
    /// How many games ended in each way, by its id.
    pub endings: BTreeMap<String, u64>,
    /// What the game measured about itself: the mean over all games, over those won, over those lost.
    pub measures: Vec<Measure>,
    /// For each value of the first measure (rounds), how many games lasted that long: won and lost.
    pub lengths: BTreeMap<u64, (u64, u64)>,
    /// What each card did.
    pub cards: Vec<CardRow>,
    /// How long it took, in seconds.
    pub seconds: f64,
}

/// A measure of the games.
#[derive(Debug, Serialize)]
pub struct Measure {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: String,
    /// The mean over all games.
    pub mean: f64,
    /// The mean over the games won.
    pub won: Option<f64>,
    /// The mean over the games lost.
    pub lost: Option<f64>,
}

/// What one card did.
#[derive(Debug, Serialize)]
pub struct CardRow {
    /// The player whose card it was, from 1.
    pub player: u8,
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub card: String,
    /// How many times it was drawn, played and so on, on average per game, by the id of what was done.
    pub deeds: BTreeMap<&'static str, f64>,
    /// In how many games it was played or used.
    pub played_in: u64,
    /// The share of those that were won.
    pub won_played: Option<f64>,
    /// The share of the other games that were won.
    pub won_unplayed: Option<f64>,
    /// The difference between the two shares, and half of its 95 % interval.
    pub effect: Option<(f64, f64)>,
}

impl Report {
    pub(super) fn of(
        reading: Reading,
        scenario: &str,
        args: &Args,
        seed: u64,
        results: &[GameResult],
        seconds: f64,
    ) -> Report {
        // The deck that is being tried belongs to the first seat.
        let won = |result: &GameResult| result.winners.contains(kernel::Seat(0));
        let games = results.len() as u64;
        let wins = results.iter().filter(|result| won(result)).count() as u64;
        let (low, high) = wilson(wins, games);
        let mut endings = BTreeMap::new();
        for result in results {
            *endings.entry(result.ending.to_owned()).or_default() += 1;
        }
        let mut lengths: BTreeMap<u64, (u64, u64)> = BTreeMap::new();
        for result in results {
            if let Some((_, rounds)) = result.measures.first() {
                let entry = lengths.entry(*rounds as u64).or_default();
                if won(result) {
                    entry.0 += 1;
                } else {
                    entry.1 += 1;
                }
            }
        }
        let option = |(name, value): &(String, String)| {
            Text::new("cli-lab-option").written("name", name).written("value", value)
        };
        let mut set_up: Vec<Text> = args.options.iter().map(option).collect();
        let deck = args.deck.as_ref().map(|path| Text::new("cli-lab-deck").written("file", path.display()));
        set_up.extend(deck);
        set_up
            .extend(args.pack.as_ref().map(|pack| Text::new("cli-lab-pack").written("pack", pack.as_str())));
        set_up.extend(args.mode.as_ref().map(|mode| Text::new("cli-lab-mode").written("mode", mode)));
        set_up.extend(args.players.map(|n| Text::new("cli-lab-players").number("n", n)));
        Report {
            game: reading.say("game"),
            scenario: scenario.to_owned(),
            set_up: set_up.iter().map(|text| in_words(text, &reading)).collect(),
            player: args.player.to_string(),
            seed,
            games,
            wins,
            rate: wins as f64 / games.max(1) as f64,
            low,
            high,
            endings,
            measures: measures(results, &won, reading),
            lengths,
            cards: cards(results, &won, reading),
            seconds,
        }
    }

    /// The table of cards as comma-separated values.
    pub fn csv(&self) -> String {
        let deeds = self.deeds();
        let mut text = String::from("player,card");
        for deed in &deeds {
            let _ = write!(text, ",{deed}");
        }
        text.push_str(",played_in,won_played,won_unplayed,effect,effect_half_interval\n");
        let number = |value: Option<f64>| value.map(|value| format!("{value:.4}")).unwrap_or_default();
        for row in &self.cards {
            let _ = write!(text, "{},\"{}\"", row.player, row.card.replace('"', "\"\""));
            for deed in &deeds {
                let _ = write!(text, ",{:.4}", row.deeds.get(deed).copied().unwrap_or(0.0));
            }
            let _ = writeln!(
                text,
                ",{},{},{},{},{}",
                row.played_in,
                number(row.won_played),
                number(row.won_unplayed),
                number(row.effect.map(|effect| effect.0)),
                number(row.effect.map(|effect| effect.1))
            );
        }
        text
    }

    /// Every kind of thing that cards did.
    pub fn deeds(&self) -> Vec<&'static str> {
        let all: BTreeSet<&'static str> =
            self.cards.iter().flat_map(|row| row.deeds.keys().copied()).collect();
        // In the order of a card's life.
        let order = ["drawn", "played", "used", "resource", "generated", "discarded", "milled"];
        let place = |deed: &&str| order.iter().position(|other| other == deed).unwrap_or(order.len());
        let mut deeds: Vec<&str> = all.into_iter().collect();
        deeds.sort_by_key(place);
        deeds
    }
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (n, sum) = values.fold((0u64, 0.0), |(n, sum), value| (n + 1, sum + value));
    (n > 0).then(|| sum / n as f64)
}

fn measures(results: &[GameResult], won: &dyn Fn(&GameResult) -> bool, reading: Reading) -> Vec<Measure> {
    let Some(first) = results.first() else { return Vec::new() };
    let of = |n: usize, only: Option<bool>| {
        mean(
            results
                .iter()
                .filter(|result| only.is_none_or(|only| won(result) == only))
                .filter_map(|result| result.measures.get(n).map(|(_, value)| *value)),
        )
    };
    let all = first.measures.iter().enumerate();
    all.map(|(n, (id, _))| Measure {
        id,
        name: name(&reading, "measure", id),
        mean: of(n, None).unwrap_or(0.0),
        won: of(n, Some(true)),
        lost: of(n, Some(false)),
    })
    .collect()
}

/// What is printed on a card, which cards that are told apart by their names may share.
fn title(card: &str, reading: Reading) -> String {
    let own = reading.message(&format!("card-{card}.title"), &[]);
    own.unwrap_or_else(|| name(&reading, "card", card))
}

fn cards(results: &[GameResult], won: &dyn Fn(&GameResult) -> bool, reading: Reading) -> Vec<CardRow> {
    let games = results.len().max(1) as f64;
    let cards: BTreeSet<(u8, &'static str)> = results
        .iter()
        .flat_map(|result| result.studied.keys().map(|what| (what.seat.0, what.subject)))
        .collect();
    let rows = cards.into_iter().map(|(seat, card)| {
        let mut deeds: BTreeMap<&'static str, f64> = BTreeMap::new();
        let mut tally = [[0u64; 2]; 2];
        for result in results {
            let mut played = false;
            for (what, n) in &result.studied {
                if what.seat.0 == seat && what.subject == card {
                    *deeds.entry(what.deed).or_default() += f64::from(*n) / games;
                    played |= matches!(what.deed, "played" | "used" | "generated");
                }
            }
            tally[usize::from(played)][usize::from(won(result))] += 1;
        }
        let share = |of: [u64; 2]| {
            let n = of[0] + of[1];
            (n > 0).then(|| of[1] as f64 / n as f64)
        };
        let (unplayed, played) = (share(tally[0]), share(tally[1]));
        let effect = played.zip(unplayed).map(|(p, q)| {
            // Counted as if one more game had been won and one lost (Agresti and Caffo): a few games that all went
            // one way prove little.
            let variance = |of: [u64; 2]| {
                let n = (of[0] + of[1] + 2) as f64;
                let p = (of[1] + 1) as f64 / n;
                p * (1.0 - p) / n
            };
            (p - q, 1.96 * (variance(tally[0]) + variance(tally[1])).sqrt())
        });
        CardRow {
            player: seat + 1,
            id: card,
            card: title(card, reading),
            deeds,
            played_in: tally[1][0] + tally[1][1],
            won_played: played,
            won_unplayed: unplayed,
            effect,
        }
    });
    let mut rows: Vec<CardRow> = rows.collect();
    rows.sort_by(|a, b| (a.player, &a.card).cmp(&(b.player, &b.card)));
    rows
}
