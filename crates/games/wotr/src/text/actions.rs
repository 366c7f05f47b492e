//! Answers in words.

use super::{a_die, a_figure, article, capital, character_words, count, deed_words, figures_words, in_place};
use crate::action::{Action, Ask, Choice, GroupFor, Loss, PartyBy};
use crate::figures::Figure;
use crate::ids::Kind;
use crate::state::State;

impl State {
    /// An answer in words. The open question says what it would do.
    pub(crate) fn action_words(&self, action: Action) -> String {
        let ask = self.flow.asked().map(|asked| asked.ask);
        if let Some(words) = self.nested_action_words(ask, action) {
            return words;
        }
        match action {
            Action::Pass => "Pass".to_owned(),
            Action::Accept => match ask {
                Some(Ask::Mix) => "Yes, one Army".to_owned(),
                _ => "Yes".to_owned(),
            },
            Action::Decline => match ask {
                Some(Ask::Swap) => "Offer nothing".to_owned(),
                Some(Ask::SwapFor) => "Swap nothing".to_owned(),
                Some(Ask::Mix) => "No, my units stay apart".to_owned(),
                Some(Ask::Attack { .. }) => "Do not attack".to_owned(),
                Some(Ask::Group(GroupFor::Advance { .. })) => "Do not advance".to_owned(),
                _ => "No".to_owned(),
            },
            Action::Done => match ask {
                Some(Ask::Recruit { .. }) => "Recruit nothing more".to_owned(),
                Some(Ask::March { by, left }) if left < State::march_armies(by) => {
                    "Move no other Army".to_owned()
                }
                Some(Ask::March { .. }) => "Move no Army".to_owned(),
                Some(Ask::MarchOn { at, .. }) => format!("Stay in {}", at.name()),
                Some(Ask::Companion(_)) => "Move no other Companion".to_owned(),
                Some(Ask::Fly(_)) => "Move nobody else".to_owned(),
                _ => "No more".to_owned(),
            },
            Action::Go => self.go_words(ask),
            Action::Leave(figure) => match figure {
                Figure::Character(character) => format!("Leave {} behind", character.name()),
                _ => format!("Leave {} behind", count(1, &figure.name())),
            },
            Action::Die(face) => format!("Use {}", a_die(face)),
            Action::Ring { from, to } => {
                format!("Use an Elven Ring: turn {} into {} {}", a_die(from), article(to.name()), to.name())
            }
            Action::Do(deed) => capital(&deed_words(deed)),
            Action::Card(card) => match ask {
                Some(Ask::HandLimit | Ask::Pay { .. }) => format!("Discard {}", card.name()),
                Some(Ask::Event(_) | Ask::Act | Ask::Use(_)) => format!("Play {}", card.name()),
                Some(Ask::Swap) => format!("Offer {}", card.name()),
                Some(Ask::SwapFor) => format!("Give {} for it", card.name()),
                _ => card.name().to_owned(),
            },
            Action::Deck(deck) => format!("Draw from {}", deck.name()),
            Action::Region(region) => {
                let name = region.name();
                match ask {
                    Some(Ask::Enter(character)) => format!("{} enters in {name}", capital(character.name())),
                    Some(Ask::MarchOn { .. }) => format!("Go on to {name}"),
                    // The question says who goes.
                    Some(Ask::Party { .. } | Ask::FlyTo { .. }) => format!("To {name}"),
                    Some(Ask::Voice { .. }) => format!("Recruit in {name}"),
                    _ => name.to_owned(),
                }
            }
            Action::From(place) => match ask {
                Some(Ask::Fly(_)) => format!("A Nazgûl {}", in_place(place)),
                _ => capital(&State::place_words(place)),
            },
            Action::March { from, to } => format!("Move from {} to {}", from.name(), to.name()),
            Action::Attack { from, to } if from == to => {
                let sortie = self.besieged(from).is_some_and(|side| side == self.active_side());
                match sortie {
                    true => format!("Sortie from {}", from.name()),
                    false => format!("Attack the besieged Stronghold of {}", from.name()),
                }
            }
            Action::Attack { from, to } => format!("Attack {} from {}", to.name(), from.name()),
            Action::Recruit { figure, region } => {
                format!("Recruit {} in {}", a_figure(figure), region.name())
            }
            Action::Figure(figure) => match ask {
                Some(Ask::Trim(_)) => format!("Remove {}", a_figure(figure)),
                _ => capital(&a_figure(figure)),
            },
            Action::Character(character) => {
                let name = character.name();
                match ask {
                    Some(Ask::Companion(PartyBy::Move)) => format!("Move {name}"),
                    Some(Ask::Companion(PartyBy::Separate | PartyBy::Hunt)) => format!("Separate {name}"),
                    Some(Ask::Party { .. }) => format!("Take {name} along"),
                    _ => capital(name),
                }
            }
            Action::Gollum => "Gollum".to_owned(),
            Action::Nation(nation) => match ask {
                Some(Ask::Diplomacy) => format!("Advance {} on the Political Track", nation.name()),
                _ => capital(nation.name()),
            },
            Action::Kind(Kind::Regular) => "A Regular".to_owned(),
            Action::Kind(Kind::Elite) => "An Elite".to_owned(),
            Action::Number(n) => match ask {
                Some(Ask::Allocate) => format!("Put {} into the Hunt Box", count(n, "die")),
                _ => n.to_string(),
            },
            Action::Lose(loss) => match loss {
                Loss::Regular(nation) => format!("Remove {}", a_figure(Figure::Regular(nation))),
                Loss::Reduce(nation) => format!("Replace {} by a Regular", a_figure(Figure::Elite(nation))),
                Loss::Elite(nation) => format!("Remove {} (two hits)", a_figure(Figure::Elite(nation))),
            },
            Action::Choose(choice) => Self::choice_words(choice).to_owned(),
            Action::Roll(die) => format!("The die shows {die}"),
            Action::Face(face) => format!("The die shows {}", face.name()),
            Action::Draw(card) => format!("{} is drawn", card.name()),
            Action::Tile(tile) => format!("The tile {} is drawn", tile.name()),
            Action::DrawCompanion(companion) => format!("{} is drawn", companion.name()),
        }
    }

    /// What an answer to a question of a battle, of the Hunt or about the Fellowship does, if its words alone don't
    /// say it.
    fn nested_action_words(&self, ask: Option<Ask>, action: Action) -> Option<String> {
        match ask? {
            Ask::Battle(ask) => Self::battle_action_words(ask, action),
            Ask::Hunt(ask) => self.hunt_action_words(ask, action),
            Ask::Fellowship(ask) => self.fellowship_action_words(ask, action),
            Ask::HandLimit
            | Ask::WhichDeck(_)
            | Ask::Swap
            | Ask::SwapFor
            | Ask::Allocate
            | Ask::Act
            | Ask::Use(_)
            | Ask::Event(_)
            | Ask::Recruit { .. }
            | Ask::Diplomacy
            | Ask::Enter(_)
            | Ask::March { .. }
            | Ask::MarchOn { .. }
            | Ask::Group(_)
            | Ask::Attack { .. }
            | Ask::Companion(_)
            | Ask::Party { .. }
            | Ask::Fly(_)
            | Ask::FlyTo { .. }
            | Ask::InOrOut { .. }
            | Ask::Pay { .. }
            | Ask::Trim(_)
            | Ask::Mix
            | Ask::WhichKind { .. }
            | Ask::Casualty { .. }
            | Ask::Voice { .. }
            | Ask::Draw { .. }
            | Ask::ActionDie(_)
            | Ask::Roll(_)
            | Ask::Tile
            | Ask::RandomCompanion
            | Ask::RandomCard(_)
            | Ask::Card(_) => None,
        }
    }

    fn go_words(&self, ask: Option<Ask>) -> String {
        let chosen = || figures_words(&self.action.group.figures);
        match ask {
            Some(Ask::Group(group)) => {
                let (from, to) = (group.from().region().name(), group.to().name());
                match group {
                    GroupFor::March { .. } => format!("Move {} from {from} to {to}", chosen()),
                    GroupFor::Attack { .. } => format!("Attack with {}", chosen()),
                    GroupFor::Advance { .. } => format!("Advance to {to} with {}", chosen()),
                }
            }
            Some(Ask::Party { party, .. }) => {
                format!("{} leave the Fellowship and are lost", character_words(party))
            }
            _ => "Go".to_owned(),
        }
    }

    const fn choice_words(choice: Choice) -> &'static str {
        match choice {
            Choice::Field => "Fight in the field",
            Choice::Siege => "Retreat into the Stronghold",
            Choice::Fight => "Fight on",
            Choice::Cease => "Cease",
            Choice::Inside => "Inside the Stronghold",
            Choice::Outside => "Outside",
            Choice::Move => "Move",
            Choice::Hide => "Hide",
            Choice::Attack => "Attack",
            Choice::Recruit => "Recruit",
            Choice::Discard => "Discard a card",
            Choice::Hunt => "Make a Hunt roll",
            Choice::Corruption => "Take the Corruption",
            Choice::Eliminate => "Lose the Companion",
            Choice::Guide => "Lose the Guide",
            Choice::Random => "Lose a random Companion",
            Choice::Hand => "A random card of the hand",
            Choice::SecondHand => "A random card of the second player's hand",
        }
    }
}
