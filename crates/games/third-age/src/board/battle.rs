//! A battle in words.

use super::Page;
use crate::battle::{BattlePicture, DiePicture, SidePicture};
use crate::ids::Scenario;
use crate::text::parts::{self, commas};
use crate::text::{Part, Said};
use kernel::{Argument, Text};

impl Page<'_> {
    pub(super) fn battle(&mut self, battle: &BattlePicture, scenario: Scenario) {
        let text = Text::new("board-battle").number("round", battle.round);
        let text =
            text.with("side", parts::first_side(battle.attacker)).with("from", parts::area(battle.from));
        self.line(0, &text.with("at", parts::area(battle.at)));
        let marks = [
            battle.combined.then(|| Text::new("board-combined")),
            battle.tower.then(|| Text::new("board-by-tower")),
            battle.river.then(|| Text::new("board-by-river")),
            battle.section.map(|one| Text::new("board-over").with("section", parts::section(one))),
            (battle.protection > 0).then(|| Text::new("board-protection").number("n", battle.protection)),
            battle.ends.then(|| Text::new("board-ends")),
        ];
        if let Some(marks) = commas(marks.into_iter().flatten().map(Argument::Text)) {
            self.line(2, &Text::new("board-battle-marks").with("marks", marks));
        }
        for side in &battle.sides {
            self.line(2, &side_text(side));
            if let Some(tokens) = tokens(side, scenario) {
                self.line(4, &tokens);
            }
        }
    }
}

/// Dice, target and Leadership of a side.
fn side_text(side: &SidePicture) -> Said {
    let text = match side.dice.is_empty() {
        true => Text::new("board-battle-side"),
        false => Text::new("board-battle-dice").with("dice", dice(&side.dice)).number("hits", side.hits),
    };
    text.with("side", parts::first_side(side.side))
        .number("n", side.strength)
        .number("target", side.target)
        .number("mtarget", side.target_maneuver)
        .number("leads", side.leadership)
}

fn dice(dice: &[DiePicture]) -> Part {
    let die = |die: &DiePicture| match (die.shows, die.maneuver) {
        (None, _) => Argument::Text(Text::new("board-die-rolling")),
        (Some(n), true) => Argument::Text(Text::new("board-die-maneuver").number("n", n)),
        (Some(n), false) => Argument::Number(i64::from(n)),
    };
    commas(dice.iter().map(die)).unwrap_or(Argument::Text(Text::new("board-no-faces")))
}

/// The tactics tokens and the card of a side, if it has chosen or used any, and what effects do to it.
fn tokens(side: &SidePicture, scenario: Scenario) -> Option<Said> {
    let tokens = &side.tokens;
    let chosen = match tokens.chosen {
        Some(token) => Some(Text::new("board-chose").with("token", parts::tactic(token))),
        None => tokens.has_chosen.then(|| Text::new("board-chose-hidden")),
    };
    let card = match tokens.card {
        Some(card) => Some(Text::new("board-plays").with("card", parts::combat_card(card, scenario))),
        None => tokens.has_chosen_card.then(|| Text::new("board-plays-hidden")),
    };
    let extra = tokens.extra.map(|token| Text::new("board-extra").with("token", parts::maneuver(token)));
    let used = commas(tokens.used.iter().copied().map(parts::maneuver));
    let used = used.map(|used| Text::new("board-used-tokens").with("tokens", used));
    let effects = [
        (side.added > 0).then(|| Text::new("board-added").number("n", side.added)),
        (side.cancels > 0).then(|| Text::new("board-cancels").number("n", side.cancels)),
        side.no_rout.then(|| Text::new("board-no-rout")),
        (side.no_retreat && !side.no_rout).then(|| Text::new("board-no-retreat")),
    ];
    let all = [chosen, card, extra, used].into_iter().chain(effects).flatten().map(Argument::Text);
    let all = super::join(all)?;
    Some(Text::new("board-battle-tokens").with("tokens", all))
}
