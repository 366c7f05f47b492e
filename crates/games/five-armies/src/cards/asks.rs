//! Which answers the questions of cards and abilities have, and why others are refused.

use crate::action::{Action, Choice};
use crate::ids::{Area, Areas, Character, Pile, Territory};
use crate::ops::{CardAsk, Op, Range, Step};
use crate::rules::{Allowed, need, no};
use crate::state::State;
use kernel::{Refused, Seat};

impl State {
    /// Lists answers that include all legal ones.
    pub(crate) fn list_card(&self, ask: CardAsk, seat: Seat, out: &mut Vec<Action>) {
        let side = State::side(seat);
        let step = ask.step();
        let eligible = || self.notes.eligible.iter().map(Action::Area);
        match ask {
            CardAsk::Whether(_) | CardAsk::Concentration { .. } => {
                out.extend([Action::Accept, Action::Decline]);
            }
            CardAsk::ChooseArmy { .. } | CardAsk::Settlement { .. } => {
                out.extend(eligible());
                out.push(Action::Done);
            }
            CardAsk::HowMany { area, .. } => {
                out.extend((0..=self.army(area).damage).map(Action::Number));
            }
            CardAsk::Place(_) => {
                out.extend(eligible());
                out.push(Action::Decline);
            }
            CardAsk::PlaceAndFlip { .. } => {
                for pile in self.piles_for(self.named_pile(step), side) {
                    out.extend(self.notes.eligible.iter().map(|area| Action::Token { pile, area }));
                }
                out.push(Action::Done);
            }
            CardAsk::FlipOrPlace { .. } => {
                out.extend([Action::Choose(Choice::Flip), Action::Choose(Choice::Place)]);
            }
            CardAsk::WhichPile { area, .. } => {
                let lying = Pile::of(side).iter().filter(|pile| self.may_flip(**pile, area));
                out.extend(lying.map(|pile| Action::Pile(*pile)));
            }
            CardAsk::RemoveToken { .. } => {
                if let Some(Op::RemoveTokens { whose, areas, .. }) = self.op_at(step) {
                    let tokens = self.tokens_in(whose.side(side), areas);
                    out.extend(tokens.map(|(pile, area)| Action::Token { pile, area }));
                }
            }
            CardAsk::GiveUpBats { .. } => {
                out.extend(Territory::ALL.into_iter().map(Action::Territory));
                out.push(Action::Done);
            }
            CardAsk::Target(_) | CardAsk::Fortification(_) => out.extend(eligible()),
            CardAsk::MoveOrAttack(_) => {
                out.extend([Action::Choose(Choice::Move), Action::Choose(Choice::Attack), Action::Decline]);
            }
            CardAsk::WhichGeneral(_) => out.extend(Character::GENERALS.map(Action::General)),
            CardAsk::JoinArmy { .. } => out.extend(self.armies_of(side).iter().map(Action::Area)),
        }
    }

    /// Lists what people might try besides, for why-not.
    pub(crate) fn try_card(&self, ask: CardAsk, seat: Seat, out: &mut Vec<Action>) {
        let side = State::side(seat);
        let areas = |areas: Areas| areas.iter().map(Action::Area);
        match ask {
            CardAsk::ChooseArmy { .. } | CardAsk::Target(_) => {
                out.extend(areas(self.armies_of(side)).chain(areas(self.armies_of(side.enemy()))));
                out.push(Action::Done);
            }
            CardAsk::Place(_) => {
                out.extend(areas(Areas::all()));
                out.push(Action::Decline);
            }
            CardAsk::JoinArmy { .. } => out.extend(areas(Areas::all())),
            CardAsk::Settlement { .. } | CardAsk::Fortification(_) => {
                out.extend(areas(crate::ids::CONTROLLABLE));
            }
            CardAsk::PlaceAndFlip { .. } => {
                for pile in Pile::of(side) {
                    let places = self.armies_of(side) | crate::ids::CONTROLLABLE;
                    out.extend(places.iter().map(|area| Action::Token { pile: *pile, area }));
                }
                out.push(Action::Done);
            }
            CardAsk::HowMany { .. } => out.extend((0..=5).map(Action::Number)),
            CardAsk::Whether(_)
            | CardAsk::Concentration { .. }
            | CardAsk::FlipOrPlace { .. }
            | CardAsk::WhichPile { .. }
            | CardAsk::RemoveToken { .. }
            | CardAsk::GiveUpBats { .. }
            | CardAsk::MoveOrAttack(_)
            | CardAsk::WhichGeneral(_) => {}
        }
    }

    pub(crate) fn check_card(&self, ask: CardAsk, seat: Seat, action: Action) -> Allowed {
        let side = State::side(seat);
        let step = ask.step();
        match (ask, action) {
            (CardAsk::Whether(_) | CardAsk::Concentration { .. }, Action::Accept | Action::Decline)
            | (CardAsk::MoveOrAttack(_), Action::Choose(Choice::Move | Choice::Attack) | Action::Decline)
            | (CardAsk::FlipOrPlace { .. }, Action::Choose(Choice::Flip | Choice::Place))
            | (CardAsk::Settlement { .. } | CardAsk::GiveUpBats { .. }, Action::Done) => Ok(()),
            (CardAsk::ChooseArmy { .. }, Action::Area(area)) => self.check_chosen_army(step, area),
            (CardAsk::ChooseArmy { left, .. } | CardAsk::PlaceAndFlip { left, .. }, Action::Done) => {
                need(self.may_stop(step, left), "6.4", "no-the-effect-is-compulsory")
            }
            (CardAsk::HowMany { area, .. }, Action::Number(n)) => self.check_how_many(step, area, n),
            (CardAsk::Place(_), Action::Area(area)) => self.check_place(step, area),
            (CardAsk::Place(_), Action::Decline) => {
                // Rules 4.5.8, 6.4: moves are optional, placing is not.
                let moves = matches!(self.op_at(step), Some(Op::MoveCharacter { .. }));
                need(moves, "6.4", "no-the-effect-is-compulsory")
            }
            (CardAsk::PlaceAndFlip { .. }, Action::Token { pile, area }) => {
                need(pile.side() == side, "9.9", "no-that-pile-is-the-enemys")?;
                let named = self.named_pile(step).is_none_or(|named| named == pile);
                need(named, "6.10", "no-the-token-is-of-another-pile")?;
                need(self.pile_has_tokens(pile), "9.10", "no-the-pile-is-empty")?;
                need(self.beorn() != Some(area), "11.3", "no-nothing-is-flipped-where-beorn-stands")?;
                let again = self.notes.done.contains(area) && !self.notes.eligible.contains(area);
                need(!again, "6.4", "no-it-was-chosen-already")?;
                need(self.notes.eligible.contains(area), "6.10", "no-no-token-goes-there-now")
            }
            (CardAsk::Settlement { .. }, Action::Area(area)) => {
                need(area != Area::FrontGate, "2.7.1", "no-the-front-gate-is-no-settlement")?;
                need(self.settlements_of(side).contains(area), "6.10", "no-it-is-no-settlement-of-yours")?;
                need(!self.notes.done.contains(area), "6.4", "no-it-was-chosen-already")?;
                need(self.notes.eligible.contains(area), "9.10", "no-no-token-goes-there-now")
            }
            (CardAsk::WhichPile { area, .. }, Action::Pile(pile)) => {
                need(pile.side() == side, "9.9", "no-that-pile-is-the-enemys")?;
                need(self.may_flip(pile, area), "9.9", "no-no-such-token-lies-there")
            }
            (CardAsk::RemoveToken { .. }, Action::Token { pile, area }) => {
                let Some(Op::RemoveTokens { whose, areas, .. }) = self.op_at(step) else {
                    return Err(Refused::NotAnAnswer { rule: ask.rule() });
                };
                need(pile.side() == whose.side(side), "9.11", "no-a-token-of-the-other-side-goes")?;
                need(areas.contains(area), "9.11", "no-the-token-must-lie-somewhere-else")?;
                need(self.tokens[pile][area] > 0, "9.11", "no-no-such-token-lies-there")
            }
            (CardAsk::GiveUpBats { .. }, Action::Territory(territory)) => {
                need(self.bats[territory] > 0, "12.1", "no-no-great-bats-are-there")
            }
            (CardAsk::Target(_), Action::Area(area)) => {
                need(self.has_army(side.enemy(), area), "7.7", "no-no-enemy-army-is-there")?;
                need(area.is_region(), "9.14.5", "no-armies-in-special-areas-are-out-of-reach")?;
                // Rule 7.6.1: Bard's volley goes to the next region, whatever the ruler says.
                let next = matches!(self.op_at(step), Some(Op::RangedAttack { range: Range::Adjacent, .. }));
                let rule = if next { "7.6.1" } else { "7.7" };
                need(self.notes.eligible.contains(area), rule, "no-it-is-out-of-range")
            }
            (CardAsk::WhichGeneral(_), Action::General(general)) => {
                need(general.is_general(), "2.11", "no-he-is-no-general")?;
                let names = matches!(self.op_at(step), Some(Op::NameGeneral));
                let lost = self.lost_generals().any(|lost| lost == general);
                need(names || lost, "7.9", "no-he-is-not-eliminated")
            }
            (CardAsk::JoinArmy { .. }, Action::Area(area)) => {
                need(self.has_army(side, area), "2.5", "no-none-of-your-armies-is-there")
            }
            (CardAsk::Fortification(_), Action::Area(area)) => {
                need(area.fortification().is_some(), "2.7", "no-there-is-no-fortification")?;
                need(self.notes.eligible.contains(area), "6.4", "no-none-of-your-armies-is-there")
            }
            _ => Err(Refused::NotAnAnswer { rule: ask.rule() }),
        }
    }

    /// The pile that an instruction names.
    fn named_pile(&self, step: Step) -> Option<Pile> {
        match self.op_at(step) {
            Some(Op::PlaceAndFlip { pile, .. }) => pile,
            _ => None,
        }
    }

    /// Whether the player may choose no more (rule 6.4).
    fn may_stop(&self, step: Step, left: u8) -> bool {
        match self.op_at(step) {
            Some(
                Op::RemoveDamage { pick, .. }
                | Op::InflictDamage { pick, .. }
                | Op::PlaceLeadership { pick, .. }
                | Op::PlaceAndFlip { pick, .. },
            ) => pick.may_stop(left),
            _ => false,
        }
    }

    fn check_chosen_army(&self, step: Step, area: Area) -> Allowed {
        if self.notes.eligible.contains(area) {
            return Ok(());
        }
        let Some(
            Op::ChooseArmy(filter)
            | Op::RemoveDamage { filter, .. }
            | Op::InflictDamage { filter, .. }
            | Op::PlaceLeadership { filter, .. }
            | Op::RemoveLeadership { filter, .. },
        ) = self.op_at(step)
        else {
            return no("6.4", "no-another-army-is-meant");
        };
        self.check_army_for(&filter, step.script, area)?;
        no("6.4", "no-it-was-chosen-already")
    }

    fn check_how_many(&self, step: Step, area: Area, n: u8) -> Allowed {
        let Some(Op::RemoveDamage { pick, tokens, .. }) = self.op_at(step) else {
            return no("6.4", "no-so-many-tokens-dont-go");
        };
        let (least, most) = self.removable(area, pick, tokens);
        need((least..=most).contains(&n), "6.4", "no-so-many-tokens-dont-go")
    }

    fn check_place(&self, step: Step, area: Area) -> Allowed {
        if self.notes.eligible.contains(area) {
            return Ok(());
        }
        let side = self.script_side(step.script);
        if matches!(self.op_at(step), Some(Op::MoveCharacter { .. })) {
            need(area.is_region(), "7.5", "no-characters-never-enter-special-areas")?;
            return no("6.4", "no-he-does-not-go-there");
        }
        need(!self.has_army(side.enemy(), area), "9.12", "no-an-enemy-army-is-there")?;
        need(self.beorn() != Some(area), "11.3", "no-beorn-is-there")?;
        no("6.4", "no-the-units-dont-come-there")
    }
}
