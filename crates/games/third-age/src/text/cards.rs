//! Questions of cards and abilities as texts.

use super::Said;
use super::parts::{a_figure, a_token, a_unit, area, card, commas, die, face, region, section, side};
use crate::action::{Action, Choice};
use crate::figures::Figure;
use crate::ops::{Amount, CardAsk, Op, PlaceKind, Price, Relieved, Step, Whose};
use crate::state::State;
use kernel::Text;

impl State {
    /// A question of this chapter as a text.
    pub(crate) fn ask_card_said(&self, ask: CardAsk) -> Said {
        let step = ask.step();
        let op = self.op_at(step);
        let text = match ask {
            CardAsk::Whether(_) => match op {
                Some(Op::FireCatapults { .. }) => Text::new("ask-card-fire"),
                Some(Op::RemoveDamage { tokens, .. }) => {
                    Text::new("ask-card-heal-fighting").number("n", tokens.most())
                }
                Some(Op::PlaceAndFlip { .. }) => Text::new("ask-card-another-token"),
                _ => Text::new("ask-card-whether")
                    .text("what", self.list_said(step, step.at.saturating_add(1))),
            },
            CardAsk::Option(_) => match op {
                Some(Op::Choose { optional: true, .. }) => Text::new("ask-card-option-maybe"),
                _ => Text::new("ask-card-option"),
            },
            CardAsk::Price(_) => match op {
                Some(Op::Pay { optional: true, len, .. }) => {
                    let first = Step { at: step.at.saturating_add(1), ..step };
                    let what = self.list_said(first, first.at.saturating_add(*len));
                    Text::new("ask-card-price-maybe").text("what", what)
                }
                _ => Text::new("ask-card-price"),
            },
            CardAsk::ChooseArmy { left, .. } => self.which_army_said(step).number("n", few(left)),
            CardAsk::Place { left, .. } => self.which_place_said(step).number("n", few(left)),
            CardAsk::WhichUnit { left, area: at, .. } => {
                Text::new("ask-card-which-unit").with("area", area(at)).number("n", left)
            }
            CardAsk::RemoveToken { left, .. } => Text::new("ask-card-remove-token").number("n", few(left)),
            CardAsk::RemoveLeadership { left, .. } => {
                Text::new("ask-card-lose-leadership").number("n", few(left))
            }
            CardAsk::WhichFigure(_) => match op {
                Some(Op::ReturnCharacter(_)) => Text::new("ask-card-return"),
                _ => Text::new("ask-card-eliminate"),
            },
            CardAsk::WhichDie { left, .. } => match op {
                Some(Op::SetDie(to)) => Text::new("ask-card-set-die").with("face", face(*to)),
                Some(Op::DiscardDie { side: whose, .. }) => {
                    Text::new("ask-card-lose-die").with("side", side(*whose)).number("n", left)
                }
                _ => Text::new("ask-card-option"),
            },
            CardAsk::WhichCard { left, .. } => match op {
                Some(Op::DiscardCards { side: whose, cards: Amount::UpTo(_), .. }) => {
                    Text::new("ask-card-discard-maybe").with("side", side(*whose)).number("n", left)
                }
                Some(Op::DiscardCards { side: whose, .. }) => {
                    Text::new("ask-card-discard").with("side", side(*whose)).number("n", left)
                }
                _ => Text::new("ask-card-option"),
            },
            CardAsk::WhichSection { left, .. } => Text::new("ask-card-section").number("n", left),
            CardAsk::WhichAbility(_) => Text::new("ask-card-ability"),
            CardAsk::River(_) => match op {
                Some(Op::CrossRiver { attack: true }) => Text::new("ask-card-river-attack"),
                _ => Text::new("ask-card-river"),
            },
        };
        text.with("source", self.source(step.script))
    }

    /// Which Army an instruction asks for.
    fn which_army_said(&self, step: Step) -> Said {
        match self.op_at(step) {
            Some(Op::RemoveDamage { of: Relieved::Armies(..), tokens, .. }) => {
                Text::new("ask-card-heal").number("tokens", tokens.most())
            }
            Some(Op::PlaceUnits { .. }) => Text::new("ask-card-units-army"),
            Some(Op::PlaceLeadership { .. }) => Text::new("ask-card-leadership"),
            Some(Op::PlaceAndFlip { .. }) => Text::new("ask-card-place-and-flip-army"),
            Some(Op::ChooseArmy(filter)) if filter.whose == Whose::Enemy => Text::new("ask-card-enemy-army"),
            _ => Text::new("ask-card-army"),
        }
    }

    /// Which place an instruction asks for.
    fn which_place_said(&self, step: Step) -> Said {
        match self.op_at(step) {
            Some(Op::ChoosePlace { places }) if places.kinds.contains(PlaceKind::PreyRegions) => {
                Text::new("ask-card-region")
            }
            Some(Op::Move { .. }) => match self.notes.chosen {
                Some(at) => Text::new("ask-card-sent").with("area", area(at)),
                None => Text::new("ask-card-place"),
            },
            Some(Op::PlaceUnits { .. }) => Text::new("ask-card-units"),
            Some(Op::PlaceLeader { .. }) => Text::new("ask-card-leader"),
            Some(Op::PlaceLeadership { .. }) => Text::new("ask-card-leadership"),
            Some(Op::PlaceTokens { .. }) => Text::new("ask-card-place-tokens"),
            Some(Op::PlaceAndFlip { .. }) => Text::new("ask-card-place-and-flip"),
            Some(Op::PlaceCommander(_)) => Text::new("ask-card-commander"),
            Some(Op::Enter { characters, .. }) => {
                match commas(characters.iter().map(super::parts::character)) {
                    Some(who) => Text::new("ask-card-enter").with("who", who),
                    None => Text::new("ask-card-place"),
                }
            }
            Some(Op::ReturnCharacter(_)) => Text::new("ask-card-return-to"),
            Some(Op::EliminateLeader(_)) => Text::new("ask-card-leader-lost"),
            Some(Op::RemoveNazgul { .. }) => Text::new("ask-card-nazgul"),
            _ => Text::new("ask-card-place"),
        }
    }

    /// What an answer to a question of this chapter does, if its words alone don't say it.
    pub(crate) fn card_answer_said(&self, ask: CardAsk, action: Action) -> Option<Said> {
        let step = ask.step();
        Some(match (ask, action) {
            (CardAsk::Option(_), Action::Option(n)) => self.option_said(step, n),
            (CardAsk::Option(_), Action::Decline) => Text::new("answer-card-none"),
            (CardAsk::Price(_), Action::Decline) => Text::new("answer-card-pay-nothing"),
            (CardAsk::Price(_), Action::Token) => Text::new("answer-card-pay-token"),
            (CardAsk::Price(_), Action::Choose(Choice::Damage)) => {
                Text::new("answer-card-pay-damage").number("n", self.price_in_damage(step))
            }
            (CardAsk::Price(_), Action::Figure(figure)) => {
                Text::new("answer-card-pay").with("figure", a_figure(figure))
            }
            (CardAsk::ChooseArmy { .. }, Action::Area(at)) => {
                Text::new("answer-card-army").with("area", area(at))
            }
            (CardAsk::ChooseArmy { .. }, Action::Done) => Text::new("answer-card-no-other-army"),
            (CardAsk::Place { .. }, Action::Area(at)) => self.place_answer_said(step, at),
            (CardAsk::WhichUnit { .. }, Action::Unit(unit)) => {
                Text::new("answer-take").with("unit", a_unit(unit))
            }
            (CardAsk::RemoveToken { .. }, Action::Recruit { pool, area: at }) => {
                Text::new("answer-card-remove-token").with("token", a_token(pool)).with("area", area(at))
            }
            (CardAsk::RemoveLeadership { .. }, Action::Area(at)) => {
                Text::new("answer-card-army").with("area", area(at))
            }
            (CardAsk::WhichFigure(_), Action::Figure(Figure::Character(who)))
                if matches!(self.op_at(step), Some(Op::ReturnCharacter(_))) =>
            {
                Text::new("answer-card-return").with("who", super::parts::first_character(who))
            }
            (CardAsk::WhichFigure(_), Action::Figure(figure)) => {
                Text::new("answer-eliminate").with("figure", a_figure(figure))
            }
            (CardAsk::WhichDie { .. }, Action::Die(shown)) => match self.op_at(step) {
                Some(Op::SetDie(_)) => Text::new("answer-card-turn").with("die", die(shown)),
                _ => Text::new("answer-card-lose-die").with("die", die(shown)),
            },
            (CardAsk::WhichCard { .. }, Action::Card(which)) => {
                Text::new("answer-discard").with("card", card(which, self.scenario))
            }
            (CardAsk::WhichSection { .. }, Action::Section(which)) => {
                Text::new("answer-card-section").with("section", section(which))
            }
            (CardAsk::WhichAbility(_), Action::Use(script)) => {
                Text::new("answer-use").with("ability", self.source(script))
            }
            (CardAsk::River(_), Action::Move { from, to }) => {
                Text::new("answer-card-cross").with("from", area(from)).with("to", area(to))
            }
            (CardAsk::River(_), Action::Decline) => Text::new("answer-no-move"),
            _ => return None,
        })
    }

    /// A place, or the region that it stands for.
    fn place_answer_said(&self, step: Step, at: crate::ids::Area) -> Said {
        let regions = match self.op_at(step) {
            Some(Op::ChoosePlace { places }) => places.kinds.contains(PlaceKind::PreyRegions),
            _ => false,
        };
        match self.board().region[at].filter(|_| regions) {
            Some(which) => Text::new("answer-card-region").with("region", region(which)),
            None => Text::new("answer-in").with("area", area(at)),
        }
    }

    /// The Damage that somebody may take as a price.
    fn price_in_damage(&self, step: Step) -> u8 {
        let Some(Op::Pay { prices, .. }) = self.op_at(step) else { return 0 };
        let damage = |price: &Price| match price {
            Price::Damage(tokens) => Some(*tokens),
            Price::ActionToken | Price::Character | Price::Leader | Price::Leadership => None,
        };
        prices.iter().find_map(damage).unwrap_or(0)
    }
}

/// How many more, for a text; 0 for as many as there are.
const fn few(left: u8) -> u8 {
    if left > 20 { 0 } else { left }
}
