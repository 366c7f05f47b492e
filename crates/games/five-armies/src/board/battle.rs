//! A battle in words.

use super::Page;
use crate::battle::{BattlePicture, DiePicture, SidePicture};
use crate::text::parts::{self, commas};
use crate::text::{Part, Said};
use kernel::{Argument, Text};

impl Page<'_> {
    pub(super) fn battle(&mut self, battle: &BattlePicture) {
        let text = if battle.beorn { Text::new("board-battle-beorn") } else { Text::new("board-battle") };
        let text = text.with("side", parts::first_side(battle.attacker)).number("round", battle.round);
        self.line(0, &text.with("from", parts::area(battle.from)).with("at", parts::area(battle.at)));
        for side in &battle.sides {
            self.line(2, &side_text(side));
            if let Some(cards) = cards(side) {
                self.line(4, &cards);
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
        .number("leads", side.leadership)
        .number("damage", side.damage)
}

fn dice(dice: &[DiePicture]) -> Part {
    let die = |die: &DiePicture| match (die.shows, die.black) {
        (None, _) => Argument::Text(Text::new("board-die-rolling")),
        (Some(n), true) => Argument::Text(Text::new("board-die-black").number("n", n)),
        (Some(n), false) => Argument::Number(i64::from(n)),
    };
    commas(dice.iter().map(die)).unwrap_or(Argument::Text(Text::new("board-no-faces")))
}

/// The cards of a side, if it has laid or used any.
fn cards(side: &SidePicture) -> Option<Said> {
    let cards = &side.cards;
    let chosen = match cards.chosen {
        Some(card) => Some(Text::new("board-laid").with("card", parts::battle_card(card))),
        None => cards.has_chosen.then(|| Text::new("board-laid-hidden")),
    };
    let second = cards.second.map(|card| Text::new("board-laid-second").with("card", parts::maneuver(card)));
    let used = commas(cards.used.iter().copied().map(parts::maneuver));
    let used = used.map(|used| Text::new("board-used-cards").with("cards", used));
    let all = [chosen, second, used].into_iter().flatten().map(Argument::Text);
    let all = all.reduce(|list, next| {
        Argument::Text(Text::new("board-parts").with("list", list).with("next", next))
    })?;
    Some(Text::new("board-battle-cards").with("cards", all))
}
