//! Answers in words.

use super::parts::{
    a_face, a_figure, card, character, die, face, figures, first_character, first_characters, first_figure,
    first_nation, first_place, nation, own_deck, place, region, some_figures, tile,
};
use super::{Part, Said, deed_said};
use crate::action::{Action, Ask, Choice, GroupFor, Loss, PartyBy};
use crate::figures::Figure;
use crate::state::State;
use kernel::Text;

/// An answer that is nothing but a name.
fn only(what: Part) -> Said {
    Text::new("answer-only").with("what", what)
}

impl State {
    /// An answer in words. The open question says what it would do.
    pub(crate) fn action_said(&self, action: Action) -> Said {
        let ask = self.flow.asked().map(|asked| asked.ask);
        if let Some(said) = self.nested_action(ask, action) {
            return said;
        }
        match action {
            Action::Pass => Text::new("answer-pass"),
            Action::Accept => match ask {
                Some(Ask::Mix) => Text::new("answer-mix"),
                _ => Text::new("answer-yes"),
            },
            Action::Decline => match ask {
                Some(Ask::Swap) => Text::new("answer-no-offer"),
                Some(Ask::SwapFor) => Text::new("answer-no-swap"),
                Some(Ask::Mix) => Text::new("answer-no-mix"),
                Some(Ask::Attack { .. }) => Text::new("answer-no-attack"),
                Some(Ask::Group(GroupFor::Advance { .. })) => Text::new("answer-no-advance"),
                _ => Text::new("answer-no"),
            },
            Action::Done => match ask {
                Some(Ask::Recruit { .. }) => Text::new("answer-recruited"),
                Some(Ask::March { by, left }) if left < State::march_armies(by) => {
                    Text::new("answer-no-other-march")
                }
                Some(Ask::March { .. }) => Text::new("answer-no-march"),
                Some(Ask::MarchOn { at, .. }) => Text::new("answer-stay").with("region", region(at)),
                Some(Ask::Companion(_)) => Text::new("answer-no-other-companion"),
                Some(Ask::Fly(_)) => Text::new("answer-nobody-else"),
                _ => Text::new("answer-done"),
            },
            Action::Go => self.go_said(ask),
            Action::Leave(figure) => Text::new("answer-leave").with("figure", some_figures(figure, 1)),
            Action::Die(face) => Text::new("answer-die").with("die", die(face)),
            Action::Ring { from, to } => {
                Text::new("answer-ring").with("die", die(from)).with("face", a_face(to))
            }
            Action::Do(deed) => deed_said(Text::of("answer-do", super::deed_slug(deed)), deed),
            Action::Card(which) => match ask {
                Some(Ask::HandLimit | Ask::Pay { .. }) => {
                    Text::new("answer-discard").with("card", card(which))
                }
                Some(Ask::Event(_) | Ask::Act | Ask::Use(_)) => {
                    Text::new("answer-play").with("card", card(which))
                }
                Some(Ask::Swap) => Text::new("answer-offer").with("card", card(which)),
                Some(Ask::SwapFor) => Text::new("answer-give").with("card", card(which)),
                _ => only(card(which)),
            },
            Action::Deck(from) => Text::new("answer-draw-from").with("deck", own_deck(from)),
            Action::Region(to) => Self::region_said(ask, region(to)),
            Action::From(from) => match ask {
                Some(Ask::Fly(_)) => Text::new("answer-a-nazgul").with("place", place(from)),
                _ => only(first_place(from)),
            },
            Action::March { from, to } => {
                Text::new("answer-march").with("from", region(from)).with("to", region(to))
            }
            Action::Attack { from, to } if from == to => {
                let sortie = self.besieged(from).is_some_and(|side| side == self.active_side());
                let text = if sortie { Text::new("answer-sortie") } else { Text::new("answer-storm") };
                text.with("region", region(from))
            }
            Action::Attack { from, to } => {
                Text::new("answer-attack").with("to", region(to)).with("from", region(from))
            }
            Action::Recruit { figure, region: at } => {
                Text::new("answer-recruit").with("figure", a_figure(figure)).with("region", region(at))
            }
            Action::Figure(figure) => match ask {
                Some(Ask::Trim(_)) => Text::new("answer-remove").with("figure", a_figure(figure)),
                _ => only(first_figure(figure)),
            },
            Action::Character(who) => match ask {
                Some(Ask::Companion(PartyBy::Move)) => Text::new("answer-move").with("who", character(who)),
                Some(Ask::Companion(PartyBy::Separate | PartyBy::Hunt)) => {
                    Text::new("answer-separate").with("who", character(who))
                }
                Some(Ask::Party { .. }) => Text::new("answer-take-along").with("who", character(who)),
                _ => only(first_character(who)),
            },
            Action::Gollum => Text::new("answer-gollum"),
            Action::Nation(which) => match ask {
                Some(Ask::Diplomacy) => Text::new("answer-diplomacy").with("nation", nation(which)),
                _ => only(first_nation(which)),
            },
            Action::Kind(kind) => Text::of("answer-kind", kind.slug()),
            Action::Number(n) => match ask {
                Some(Ask::Allocate) => Text::new("answer-allocate").number("n", n),
                _ => Text::new("answer-number").number("n", n),
            },
            Action::Lose(loss) => match loss {
                Loss::Regular(nation) => {
                    Text::new("answer-remove").with("figure", a_figure(Figure::Regular(nation)))
                }
                Loss::Reduce(nation) => {
                    Text::new("answer-reduce").with("figure", a_figure(Figure::Elite(nation)))
                }
                Loss::Elite(nation) => {
                    Text::new("answer-remove-for-two").with("figure", a_figure(Figure::Elite(nation)))
                }
            },
            Action::Choose(choice) => Text::of("answer-choose", choice_slug(choice)),
            Action::Roll(die) => Text::new("answer-roll").number("n", die),
            Action::Face(shown) => Text::new("answer-face").with("face", face(shown)),
            Action::Draw(which) => Text::new("answer-drawn").with("what", card(which)),
            Action::Tile(which) => Text::new("answer-tile").with("tile", tile(which)),
            Action::DrawCompanion(who) => Text::new("answer-drawn").with("what", first_character(who)),
        }
    }

    /// What an answer to a question of a battle, of the Hunt or about the Fellowship does, if its words alone don't
    /// say it.
    fn nested_action(&self, ask: Option<Ask>, action: Action) -> Option<Said> {
        match ask? {
            Ask::Battle(ask) => Self::battle_action(ask, action),
            Ask::Hunt(ask) => self.hunt_action(ask, action),
            Ask::Fellowship(ask) => self.fellowship_action(ask, action),
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

    fn region_said(ask: Option<Ask>, to: Part) -> Said {
        let text = match ask {
            Some(Ask::Enter(who)) => Text::new("answer-enter").with("who", first_character(who)),
            Some(Ask::MarchOn { .. }) => Text::new("answer-march-on"),
            // The question says who goes.
            Some(Ask::Party { .. } | Ask::FlyTo { .. }) => Text::new("answer-to"),
            Some(Ask::Voice { .. }) => Text::new("answer-voice"),
            _ => return only(to),
        };
        text.with("region", to)
    }

    fn go_said(&self, ask: Option<Ask>) -> Said {
        match ask {
            Some(Ask::Group(group)) => {
                let text = match group {
                    GroupFor::March { .. } => Text::new("answer-go-march"),
                    GroupFor::Attack { .. } => Text::new("answer-go-attack"),
                    GroupFor::Advance { .. } => Text::new("answer-go-advance"),
                };
                text.with("who", figures(&self.action.group.figures))
                    .with("from", region(group.from().region()))
                    .with("to", region(group.to()))
            }
            Some(Ask::Party { party, .. }) => {
                Text::new("answer-go-party").with("who", first_characters(party))
            }
            _ => Text::new("answer-go"),
        }
    }
}

const fn choice_slug(choice: Choice) -> &'static str {
    match choice {
        Choice::Field => "field",
        Choice::Siege => "siege",
        Choice::Fight => "fight",
        Choice::Cease => "cease",
        Choice::Inside => "inside",
        Choice::Outside => "outside",
        Choice::Move => "move",
        Choice::Hide => "hide",
        Choice::Attack => "attack",
        Choice::Recruit => "recruit",
        Choice::Discard => "discard",
        Choice::Hunt => "hunt",
        Choice::Corruption => "corruption",
        Choice::Eliminate => "eliminate",
        Choice::Guide => "guide",
        Choice::Random => "random",
        Choice::Hand => "hand",
        Choice::SecondHand => "second-hand",
    }
}
