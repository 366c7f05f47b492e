//! Questions of cards and abilities as texts.

use super::abilities::ops_said;
use super::parts::{a_token, area, character, territory};
use super::{Part, Said};
use crate::action::Action;
use crate::game::Thing;
use crate::ids::Character;
use crate::ops::{CardAsk, Op, Script, Step};
use crate::state::State;
use kernel::{Argument, Text};

/// Where the instructions stand: a card by its title, an ability by its name, a character by his.
fn source(script: Script) -> Part {
    match script {
        Script::Card(card) => match card.order() {
            Some(order) => Argument::Called(Thing::Card(card), Text::of("event", order.slug())),
            None => Argument::Thing(Thing::Card(card)),
        },
        Script::Fate(card) => Argument::Thing(Thing::FateCard(card)),
        Script::General(general, _) => {
            Argument::Called(Thing::Character(general), Text::of("reference", general.slug()))
        }
        Script::Entry(who) => super::parts::first_character(who),
        Script::Bolg(_) => super::parts::first_character(Character::Bolg),
    }
}

impl State {
    /// A question of this chapter as a text.
    pub(crate) fn ask_card_said(&self, ask: CardAsk) -> Said {
        let step = ask.step();
        let text = match ask {
            CardAsk::Whether(_) => match self.told_after(step) {
                Some(what) => Text::new("ask-card-whether-told").text("what", what),
                None => Text::new("ask-card-whether"),
            },
            CardAsk::ChooseArmy { .. } => match self.op_at(step) {
                Some(Op::RemoveDamage { tokens, .. }) => Text::new("ask-card-heal").number("n", tokens),
                Some(Op::InflictDamage { tokens, .. }) => Text::new("ask-card-damage").number("n", tokens),
                Some(Op::PlaceLeadership { .. }) => Text::new("ask-card-leadership"),
                Some(Op::RemoveLeadership { .. }) => Text::new("ask-card-lose-leadership"),
                _ => Text::new("ask-card-army"),
            },
            CardAsk::HowMany { area: at, .. } => Text::new("ask-card-how-many").with("area", area(at)),
            CardAsk::Place(_) => match self.character_moved_by(step) {
                Some((who, _)) => Text::new("ask-card-character").with("who", character(who)),
                None => Text::new("ask-card-units"),
            },
            CardAsk::PlaceAndFlip { left, .. } => Text::new("ask-card-place-and-flip").number("n", left),
            CardAsk::Settlement { left, .. } => Text::new("ask-card-settlement").number("n", left),
            CardAsk::FlipOrPlace { area: at, .. } => {
                Text::new("ask-card-flip-or-place").with("area", area(at))
            }
            CardAsk::WhichPile { area: at, .. } => Text::new("ask-card-which-pile").with("area", area(at)),
            CardAsk::RemoveToken { left, .. } => {
                Text::new("ask-card-remove-token").number("n", left.min(self.n_removable_tokens(step)))
            }
            CardAsk::GiveUpBats { left, .. } => {
                Text::new("ask-card-bats").number("n", left.min(self.n_bats()))
            }
            CardAsk::Target(_) => Text::new("ask-card-target"),
            CardAsk::Concentration { at, .. } => {
                let (plain, focused) = match self.op_at(step) {
                    Some(Op::RangedAttack { dice, focused, .. }) => (dice, focused.unwrap_or(dice)),
                    _ => (0, 0),
                };
                let text = Text::new("ask-card-concentration").with("area", area(at));
                text.number("n", plain).number("more", focused)
            }
            CardAsk::MoveOrAttack(_) => match self.notes.chosen {
                Some(at) => Text::new("ask-card-move-or-attack").with("area", area(at)),
                None => Text::new("ask-card-army"),
            },
            CardAsk::WhichGeneral(_) => match self.op_at(step) {
                Some(Op::ReturnGeneral) => Text::new("ask-card-general-back"),
                _ => Text::new("ask-card-general-troubled"),
            },
            CardAsk::JoinArmy { general, .. } => Text::new("ask-card-join").with("who", character(general)),
            CardAsk::Fortification(_) => Text::new("ask-card-fortification"),
        };
        text.with("source", source(step.script))
    }

    /// How many recruitment tokens lie where an instruction takes them away.
    fn n_removable_tokens(&self, step: Step) -> u8 {
        match self.op_at(step) {
            Some(Op::RemoveTokens { whose, areas, .. }) => {
                let tokens = self.tokens_in(whose.side(self.script_side(step.script)), areas);
                tokens.map(|(pile, area)| self.tokens[pile][area]).sum()
            }
            _ => 0,
        }
    }

    /// What comes next in the ability of a character. Of ours nothing is left to a question of its own; a card's words say it.
    fn told_after(&self, step: Step) -> Option<Said> {
        let who = match step.script {
            Script::Card(_) | Script::Fate(_) => return None,
            Script::General(who, _) | Script::Entry(who) => who,
            Script::Bolg(_) => Character::Bolg,
        };
        let next = self.op_at(Step { at: step.at + 1, ..step })?;
        Some(ops_said(&[next], who))
    }

    /// What an answer to a question of this chapter does, if its words alone don't say it.
    pub(crate) fn card_answer_said(&self, ask: CardAsk, action: Action) -> Option<Said> {
        Some(match (ask, action) {
            (CardAsk::ChooseArmy { .. } | CardAsk::JoinArmy { .. }, Action::Area(at)) => {
                Text::new("answer-card-army").with("area", area(at))
            }
            (CardAsk::Target(_), Action::Area(at)) => Text::new("answer-card-target").with("area", area(at)),
            (CardAsk::HowMany { .. }, Action::Number(n)) => Text::new("answer-card-heal").number("n", n),
            (CardAsk::MoveOrAttack(_), Action::Decline) => Text::new("answer-card-neither"),
            (CardAsk::Place(_), Action::Decline) => Text::new("answer-card-stays"),
            (CardAsk::Concentration { .. }, Action::Accept) => Text::new("answer-card-spend"),
            (CardAsk::Concentration { .. }, Action::Decline) => Text::new("answer-card-keep"),
            (CardAsk::GiveUpBats { .. }, Action::Territory(which)) => {
                Text::new("answer-card-bats").with("territory", territory(which))
            }
            (CardAsk::RemoveToken { .. }, Action::Token { pile, area: at }) => {
                Text::new("answer-card-remove-token").with("token", a_token(pile)).with("area", area(at))
            }
            (CardAsk::PlaceAndFlip { .. }, Action::Token { pile, area: at }) => {
                Text::new("answer-card-flip").with("token", a_token(pile)).with("area", area(at))
            }
            _ => return None,
        })
    }
}
