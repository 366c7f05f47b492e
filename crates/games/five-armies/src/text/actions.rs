//! Answers as texts.

use super::abilities::ops_said;
use super::parts::{
    a_figure, a_token, a_unit, area, battle_card, card, character, die, face, fate_card, figures, first_area,
    first_character, first_unit, territory, tile,
};
use super::{Part, Said, deed_said, deed_slug};
use crate::action::{Action, Ask, Choice};
use crate::army::{ArmyAsk, GroupFor};
use crate::game::Thing;
use crate::ids::{Area, Character};
use crate::muster::MusterAsk;
use crate::ops::Op;
use crate::state::State;
use crate::turn::TurnAsk;
use kernel::{Argument, Text};

/// An answer that is nothing but a name.
fn only(what: Part) -> Said {
    Text::new("answer-only").with("what", what)
}

impl State {
    /// An answer as a text. The open question says what it would do.
    pub(crate) fn action_said(&self, action: Action) -> Said {
        let ask = self.flow.asked().map(|asked| asked.ask);
        let nested = match ask {
            Some(Ask::Battle(ask)) => self.battle_answer_said(ask, action),
            Some(Ask::Card(ask)) => self.card_answer_said(ask, action),
            Some(Ask::Muster(ask)) => State::muster_answer_said(ask, action),
            _ => None,
        };
        if let Some(said) = nested {
            return said;
        }
        match action {
            Action::Pass => Text::new("answer-pass"),
            Action::Accept => Text::new("answer-yes"),
            Action::Decline => declined(ask),
            Action::Done => self.done_said(ask),
            Action::Go => self.go_said(ask),
            Action::Leave(figure) => Text::new("answer-leave").with("figure", a_figure(figure)),
            Action::Die(face) => match ask {
                Some(Ask::Turn(TurnAsk::LuckyNumber)) => {
                    Text::new("answer-roll-again").with("die", die(face))
                }
                _ => Text::new("answer-die").with("die", die(face)),
            },
            Action::Do(deed) => deed_said(Text::of("answer-do", deed_slug(deed)), deed),
            Action::General(who) => match ask {
                Some(Ask::Turn(TurnAsk::Activate)) => {
                    Text::new("answer-activate").with("who", character(who))
                }
                Some(Ask::Turn(TurnAsk::Act)) => Text::new("answer-ability").with("who", character(who)),
                _ => only(first_character(who)),
            },
            Action::Option(n) => self.option_said(ask, n),
            Action::Card(which) => match ask {
                Some(Ask::Turn(TurnAsk::HandLimit(_))) => {
                    Text::new("answer-discard").with("card", card(which))
                }
                Some(Ask::Turn(_)) => Text::new("answer-play").with("card", card(which)),
                _ => only(card(which)),
            },
            Action::Lay(card) => Text::new("answer-lay").with("card", battle_card(card)),
            Action::Area(to) => area_said(ask, to),
            Action::Move { from, to } => {
                Text::new("answer-move").with("from", area(from)).with("to", area(to))
            }
            Action::Attack { from, to } => {
                Text::new("answer-attack").with("to", area(to)).with("from", area(from))
            }
            Action::Token { pile, area: at } => {
                let text = match ask {
                    Some(Ask::Muster(MusterAsk::Recruit { .. })) => Text::new("answer-flip"),
                    Some(Ask::Muster(MusterAsk::PlaceToken { .. })) => Text::new("answer-place-token"),
                    _ => Text::new("answer-token"),
                };
                text.with("token", a_token(pile)).with("area", area(at))
            }
            Action::Pile(pile) => {
                only(Argument::Called(Thing::Pile(pile), Text::of("pile", pile.slug()).part("title")))
            }
            Action::Territory(which) => territory_said(ask, territory(which)),
            Action::Unit(unit) => match ask {
                Some(Ask::Army(ArmyAsk::Trim { .. })) => {
                    Text::new("answer-remove").with("unit", a_unit(unit))
                }
                Some(Ask::Muster(MusterAsk::Substitute { .. })) => {
                    Text::new("answer-take").with("unit", a_unit(unit))
                }
                _ => only(first_unit(unit)),
            },
            Action::Lose { unit, tokens } => {
                Text::new("answer-lose").with("unit", a_unit(unit)).number("n", tokens)
            }
            Action::Character(who) => match ask {
                Some(Ask::Army(ArmyAsk::CharacterMove)) => {
                    Text::new("answer-move-character").with("who", character(who))
                }
                _ => only(first_character(who)),
            },
            Action::Number(n) => match ask {
                Some(Ask::Turn(TurnAsk::Split)) => {
                    let (_, _, total) = self.splits();
                    Text::new("answer-split").number("n", n).number("bats", total.saturating_sub(n))
                }
                Some(Ask::Army(ArmyAsk::DamageAlong { .. })) => {
                    Text::new("answer-damage-along").number("n", n)
                }
                _ => Text::new("answer-number").number("n", n),
            },
            Action::Choose(choice) => Text::of("answer-choose", choice_slug(choice)),
            Action::Roll(die) => Text::new("answer-roll").number("n", die),
            Action::Face(shown) => Text::new("answer-face").with("face", face(shown)),
            Action::Draw(which) => Text::new("answer-drawn").with("what", card(which)),
            Action::Fate(which) => Text::new("answer-drawn").with("what", fate_card(which)),
            Action::Tile(which) => Text::new("answer-tile").with("tile", tile(which)),
            Action::Flip(shown) => Text::new("answer-shown").thing("token", Thing::Token(shown)),
        }
    }

    fn done_said(&self, ask: Option<Ask>) -> Said {
        match ask {
            Some(Ask::Turn(TurnAsk::Activate)) if self.activated.is_empty() => Text::new("answer-no-general"),
            Some(Ask::Turn(TurnAsk::Activate)) => Text::new("answer-no-other-general"),
            Some(Ask::Army(ArmyAsk::March { .. })) if self.notes.arrived.is_empty() => {
                Text::new("answer-no-move")
            }
            Some(Ask::Army(ArmyAsk::March { .. })) => Text::new("answer-no-other-move"),
            Some(Ask::Army(ArmyAsk::MarchOn { at, .. })) => Text::new("answer-stay").with("area", area(at)),
            Some(Ask::Army(ArmyAsk::BeornStep { .. })) => Text::new("answer-beorn-stays"),
            Some(Ask::Army(ArmyAsk::CharacterMove)) => Text::new("answer-no-other-character"),
            Some(Ask::Muster(MusterAsk::Recruit { .. })) => Text::new("answer-recruited"),
            Some(Ask::Muster(MusterAsk::Rally { .. })) => Text::new("answer-rallied"),
            Some(Ask::Muster(MusterAsk::EagleTarget { .. })) => Text::new("answer-no-attack"),
            _ => Text::new("answer-done"),
        }
    }

    fn go_said(&self, ask: Option<Ask>) -> Said {
        let Some(Ask::Army(ArmyAsk::Group { why, from, to })) = ask else { return Text::new("answer-go") };
        let text = match why {
            GroupFor::March { .. } => Text::new("answer-go-march"),
            GroupFor::Advance => Text::new("answer-go-advance"),
        };
        text.with("who", figures(&self.notes.group.figures)).with("from", area(from)).with("to", area(to))
    }

    /// An option of a General's ability: ours in the words of its first instruction, a pack's in those of all.
    fn option_said(&self, ask: Option<Ask>, n: u8) -> Said {
        match ask {
            Some(Ask::Turn(TurnAsk::Ability(who))) => Text::new("answer-option")
                .number("n", n)
                .text("what", self.option_of(who, n.saturating_sub(1))),
            _ => Text::new("answer-number").number("n", n),
        }
    }
}

fn declined(ask: Option<Ask>) -> Said {
    match ask {
        Some(Ask::Army(ArmyAsk::Strike { .. } | ArmyAsk::CombinedTarget | ArmyAsk::BeornStrike)) => {
            Text::new("answer-no-attack")
        }
        Some(Ask::Army(ArmyAsk::Group { why: GroupFor::Advance, .. })) => Text::new("answer-no-advance"),
        Some(Ask::Army(ArmyAsk::Group { .. })) => Text::new("answer-no-move"),
        Some(Ask::Turn(TurnAsk::OutOfTheWay)) => Text::new("answer-bilbo-stays"),
        Some(Ask::Turn(TurnAsk::LuckyNumber)) => Text::new("answer-keep-dice"),
        Some(Ask::Muster(MusterAsk::Substitute { .. })) => Text::new("answer-take-none"),
        _ => Text::new("answer-no"),
    }
}

/// An area, with what happens there.
fn area_said(ask: Option<Ask>, to: Area) -> Said {
    let text = match ask {
        Some(Ask::Turn(
            TurnAsk::Leadership | TurnAsk::ShadowLeadership | TurnAsk::LastGoblin | TurnAsk::OrcsFromCard,
        )) => Text::new("answer-in"),
        Some(Ask::Turn(TurnAsk::Enter(who))) => Text::new("answer-enter").with("who", first_character(who)),
        Some(Ask::Turn(TurnAsk::OutOfTheWay)) => Text::new("answer-bilbo-to"),
        Some(Ask::Army(ArmyAsk::MarchOn { .. } | ArmyAsk::BeornStep { .. })) => Text::new("answer-go-on"),
        Some(Ask::Army(ArmyAsk::CharacterTo(_))) => Text::new("answer-to"),
        Some(Ask::Army(ArmyAsk::CombinedTarget | ArmyAsk::BeornStrike)) => Text::new("answer-attack-in"),
        Some(Ask::Muster(MusterAsk::Rally { .. })) => Text::new("answer-rally"),
        Some(Ask::Muster(MusterAsk::EagleTarget { .. })) => Text::new("answer-attack-in"),
        _ => return only(first_area(to)),
    };
    text.with("area", area(to))
}

/// A territory, with what happens there.
fn territory_said(ask: Option<Ask>, which: Part) -> Said {
    let text = match ask {
        Some(Ask::Army(ArmyAsk::CloudOfBats) | Ask::Muster(MusterAsk::EagleReturns { .. })) => {
            Text::new("answer-from")
        }
        _ => Text::new("answer-over"),
    };
    text.with("territory", which)
}

const fn choice_slug(choice: Choice) -> &'static str {
    match choice {
        Choice::Stop => "stop",
        Choice::DrawOn => "draw-on",
        Choice::Fight => "fight",
        Choice::Cease => "cease",
        Choice::Stay => "stay",
        Choice::Retreat => "retreat",
        Choice::Rout => "rout",
        Choice::Army => "army",
        Choice::Fortification => "fortification",
        Choice::Leadership => "leadership",
        Choice::Damage => "damage",
        Choice::Move => "move",
        Choice::Attack => "attack",
        Choice::Flip => "flip",
        Choice::Place => "place",
    }
}

/// What an instruction does, as it appears in the names of messages; none for one that only prepares another.
const fn op_slug(op: Op) -> Option<&'static str> {
    Some(match op {
        Op::PlaceTokens { .. } => "place-token",
        Op::PlaceAndFlip { .. } => "place-and-flip",
        Op::FlipTokens { .. } | Op::FlipOrPlace(_) => "flip",
        Op::RangedAttack { .. } => "ranged-attack",
        Op::Archery(_) => "archery",
        Op::Rally { .. } => "rally",
        Op::TakeFocus => "take-focus",
        Op::PlaceEagles(_) => "place-eagle",
        Op::FlyEagles => "fly-eagles",
        Op::March { .. } | Op::MoveOrAttack(_) => "move",
        Op::Strike { .. } | Op::CombinedAttack => "attack",
        Op::PlaceUnits { .. } => "recruit",
        Op::PlaceLeadership { .. } => "leadership",
        Op::RemoveLeadership { .. } => "remove-leadership",
        Op::RemoveDamage { .. } => "heal",
        Op::InflictDamage { .. } => "damage",
        Op::RemoveTokens { .. } => "remove-token",
        Op::MoveCharacter { .. } => "move-character",
        Op::DrawEventCards(_) => "draw",
        Op::Unless(..) | Op::Skip(_) | Op::May(_) | Op::ChooseArmy(_) => return None,
        _ => "other",
    })
}

impl State {
    /// What an option of a General's ability does, counted from 0.
    pub(super) fn option_of(&self, general: Character, option: u8) -> Said {
        let at = usize::from(option);
        let Some(ability) = self.book.abilities[general].get(at) else {
            return Text::of("option-op", "other");
        };
        if self.book.option_is_ours(general, at) {
            let first = ability.ops.iter().find_map(|op| op_slug(*op));
            return Text::of("option-op", first.unwrap_or("other"));
        }
        ops_said(&ability.ops, general)
    }
}
