//! Choices that an instruction makes several times: armies, tokens, Great Bats, Settlements. And what the answers do.

use super::after;
use super::run::each;
use crate::action::{Action, Choice};
use crate::battle::BattleFrame;
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Character, Pile, Territory};
use crate::muster::MusterFrame;
use crate::ops::{Amount, CardAsk, Op, Pick, Step};
use crate::rules::{Log, MISFIT};
use crate::state::State;
use kernel::Seat;
use kernel::flow::{call, goto};

impl Pick {
    /// Whether the player may stop when so many are left to choose.
    pub(super) const fn may_stop(self, left: u8) -> bool {
        self.max.saturating_sub(left) >= self.min
    }
}

impl State {
    /// The next choice of an instruction; when none is left, the next instruction.
    pub(super) fn each(&mut self, step: Step, left: u8, log: &mut Log) -> Next {
        let Some(op) = self.op_at(step) else { return MISFIT };
        if left == 0 {
            return goto(after(step, 0));
        }
        let side = self.script_side(step.script);
        match op {
            Op::RemoveDamage { filter, pick, .. } | Op::InflictDamage { filter, pick, .. } => {
                let armies = self.armies_for(&filter, step.script) - self.notes.done;
                self.offer_armies(step, left, armies, pick.may_stop(left), log)
            }
            Op::PlaceLeadership { filter, pick, .. } => {
                // Rule 6.10: none left, none placed.
                if self.leadership_supply(side) == 0 {
                    return goto(after(step, 0));
                }
                let armies = self.armies_for(&filter, step.script) - self.notes.done;
                self.offer_armies(step, left, armies, pick.may_stop(left), log)
            }
            Op::RemoveLeadership { filter, .. } => {
                let armies = self.armies_for(&filter, step.script);
                self.offer_armies(step, left, armies, false, log)
            }
            Op::PlaceTokens { pile, place, .. } => {
                self.notes.eligible = self.places_for(place, step.script);
                let frame = pile.map_or(MusterFrame::PlaceToken, MusterFrame::PlaceTokenOf);
                call(Frame::Muster(frame)).then(each(step, left - 1))
            }
            Op::PlaceAndFlip { pile, place, pick, apart } => {
                let mut areas = self.places_for(place, step.script) & self.open_to_units(side);
                if apart {
                    areas -= self.notes.done;
                }
                let mut piles = self.piles_for(pile, side);
                let (first, second) = (piles.next(), piles.next());
                drop(piles);
                match (areas.first(), first) {
                    (None, _) | (_, None) => goto(after(step, 0)),
                    (Some(area), Some(pile))
                        if areas.len() == 1 && second.is_none() && !pick.may_stop(left) =>
                    {
                        self.place_and_flip(step, left, pile, area)
                    }
                    _ => {
                        self.notes.eligible = areas;
                        self.ask_player(CardAsk::PlaceAndFlip { step, left })
                    }
                }
            }
            Op::FlipOrPlace(_) => {
                let open = |area: &Area| self.can_flip_at(side, *area) || self.can_place_at(side, *area);
                let settlements = self.settlements_of(side) - self.notes.done;
                let eligible: Areas = settlements.iter().filter(open).collect();
                if eligible.is_empty() {
                    return goto(after(step, 0));
                }
                self.notes.eligible = eligible;
                self.ask_player(CardAsk::Settlement { step, left })
            }
            Op::RemoveTokens { whose, areas, .. } => {
                let mut tokens = self.tokens_in(whose.side(side), areas);
                let (first, second) = (tokens.next(), tokens.next());
                drop(tokens);
                match (first, second) {
                    (None, _) => goto(after(step, 0)),
                    (Some((pile, area)), None) => self.take_token_off(step, left, pile, area, log),
                    (Some(_), Some(_)) => self.ask_player(CardAsk::RemoveToken { step, left }),
                }
            }
            Op::RemoveBats(_) if self.n_bats() > 0 => self.ask_player(CardAsk::GiveUpBats { step, left }),
            _ => goto(after(step, 0)),
        }
    }

    /// An army is chosen among some, if there is a choice.
    pub(super) fn offer_armies(
        &mut self,
        step: Step,
        left: u8,
        armies: Areas,
        may_stop: bool,
        log: &mut Log,
    ) -> Next {
        match (armies.first(), armies.len()) {
            (None, _) => goto(after(step, 0)),
            (Some(area), 1) if !may_stop => self.army_picked(step, left, area, log),
            _ => {
                self.notes.eligible = armies;
                self.ask_player(CardAsk::ChooseArmy { step, left })
            }
        }
    }

    /// The instruction is carried out for an army.
    fn army_picked(&mut self, step: Step, left: u8, area: Area, log: &mut Log) -> Next {
        let side = self.script_side(step.script);
        self.notes.chosen = Some(area);
        self.notes.done.insert(area);
        let then = each(step, left.saturating_sub(1));
        match self.op_at(step) {
            Some(Op::ChooseArmy(_)) => goto(after(step, 0)),
            Some(Op::RemoveDamage { pick, tokens, .. }) => {
                let (least, most) = self.removable(area, pick, tokens);
                if least < most {
                    return self.ask_player(CardAsk::HowMany { step, left, area });
                }
                self.remove_damage(area, most, log);
                goto(then)
            }
            Some(Op::InflictDamage { filter, tokens, onto, .. }) => {
                let hit = filter.whose.side(side);
                call(Frame::Battle(BattleFrame::Damage { area, side: hit, tokens, onto })).then(then)
            }
            Some(Op::PlaceLeadership { tokens, with_die, .. }) => {
                let tokens = match with_die {
                    Some((face, other)) if self.notes.face == Some(face) => other,
                    _ => tokens,
                };
                self.place_leadership(side, area, tokens, log);
                goto(then)
            }
            Some(Op::RemoveLeadership { tokens: Amount::All, .. }) => {
                self.remove_leadership(area, u8::MAX, log);
                goto(then)
            }
            Some(Op::RemoveLeadership { .. }) => {
                self.remove_leadership(area, 1, log);
                goto(then)
            }
            _ => MISFIT,
        }
    }

    /// The least and the most damage tokens that an army loses. Who chose the army in order to heal it heals it.
    pub(super) fn removable(&self, area: Area, pick: Pick, tokens: u8) -> (u8, u8) {
        let most = tokens.min(self.army(area).damage);
        (most.min(1 - pick.min.min(1)), most)
    }

    fn place_and_flip(&mut self, step: Step, left: u8, pile: Pile, area: Area) -> Next {
        self.notes.chosen = Some(area);
        self.notes.done.insert(area);
        let flip = Frame::Muster(MusterFrame::Flip { pile, area, lying: false });
        call(flip).then(each(step, left.saturating_sub(1)))
    }

    /// A token of the enemy goes back into its pile (rule 9.11).
    fn take_token_off(&mut self, step: Step, left: u8, pile: Pile, area: Area, log: &mut Log) -> Next {
        self.remove_token(pile, area, log);
        goto(each(step, left.saturating_sub(1)))
    }

    fn bats_given_up(&mut self, step: Step, left: u8, territory: Territory, log: &mut Log) -> Next {
        self.bats[territory] = self.bats[territory].saturating_sub(1);
        self.notes.count += 1;
        log.public(Event::BatsRemoved(territory));
        goto(each(step, left.saturating_sub(1)))
    }

    /// A Settlement for Ringing Trumpets.
    fn settlement_picked(&mut self, step: Step, left: u8, area: Area) -> Next {
        let side = self.script_side(step.script);
        self.notes.done.insert(area);
        match (self.can_flip_at(side, area), self.can_place_at(side, area)) {
            (true, true) => self.ask_player(CardAsk::FlipOrPlace { step, left, area }),
            (true, false) => self.flip_there(step, left, area),
            (false, _) => self.place_there(step, left, area),
        }
    }

    /// Which General: the one that Troubled Mind names, or the one that comes back.
    fn general_picked(&mut self, step: Step, general: Character, log: &mut Log) -> Next {
        match self.op_at(step) {
            Some(Op::NameGeneral) => {
                self.troubled = Some(general);
                log.public(Event::Troubled(general));
                goto(after(step, 0))
            }
            Some(Op::ReturnGeneral) => self.general_returns(step, general, log),
            _ => MISFIT,
        }
    }

    pub(crate) fn card_answered(&mut self, ask: CardAsk, _seat: Seat, action: Action, log: &mut Log) -> Next {
        let step = ask.step();
        match (ask, action) {
            (CardAsk::Whether(_), Action::Accept) => goto(after(step, 0)),
            (CardAsk::Whether(_), Action::Decline) => match self.op_at(step) {
                Some(Op::May(n)) => goto(after(step, n)),
                _ => MISFIT,
            },
            (CardAsk::ChooseArmy { left, .. }, Action::Area(area)) => self.army_picked(step, left, area, log),
            (CardAsk::HowMany { left, area, .. }, Action::Number(n)) => {
                self.remove_damage(area, n, log);
                goto(each(step, left.saturating_sub(1)))
            }
            (CardAsk::Place(_), Action::Area(area)) => match self.op_at(step) {
                Some(Op::PlaceUnits { units, .. }) => self.place_units(step, &units, area, log),
                Some(Op::MoveCharacter { .. }) => self.move_character(step, area, log),
                _ => MISFIT,
            },
            (CardAsk::PlaceAndFlip { left, .. }, Action::Token { pile, area }) => {
                self.place_and_flip(step, left, pile, area)
            }
            (CardAsk::Settlement { left, .. }, Action::Area(area)) => {
                self.settlement_picked(step, left, area)
            }
            (CardAsk::FlipOrPlace { left, area, .. }, Action::Choose(Choice::Flip)) => {
                self.flip_there(step, left, area)
            }
            (CardAsk::FlipOrPlace { left, area, .. }, Action::Choose(Choice::Place)) => {
                self.place_there(step, left, area)
            }
            (CardAsk::WhichPile { left, area, .. }, Action::Pile(pile)) => {
                State::flip_lying(step, left, pile, area)
            }
            (CardAsk::RemoveToken { left, .. }, Action::Token { pile, area }) => {
                self.take_token_off(step, left, pile, area, log)
            }
            (CardAsk::GiveUpBats { left, .. }, Action::Territory(territory)) => {
                self.bats_given_up(step, left, territory, log)
            }
            (CardAsk::Target(_), Action::Area(area)) => self.aimed(step, area, log),
            (CardAsk::Concentration { at, .. }, Action::Accept) => self.concentrate(step, at, true, log),
            (CardAsk::Concentration { at, .. }, Action::Decline) => self.concentrate(step, at, false, log),
            (CardAsk::MoveOrAttack(_), Action::Choose(Choice::Move)) => self.move_not_attack(step),
            (CardAsk::MoveOrAttack(_), Action::Choose(Choice::Attack)) => self.attack_not_move(step),
            (CardAsk::WhichGeneral(_), Action::General(general)) => self.general_picked(step, general, log),
            (CardAsk::JoinArmy { general, .. }, Action::Area(area)) => {
                self.general_joins(step, general, area, log)
            }
            (CardAsk::Fortification(_), Action::Area(area)) => self.repair(step, area, log),
            // Rule 6.4: what is optional is left out.
            (
                CardAsk::ChooseArmy { .. }
                | CardAsk::PlaceAndFlip { .. }
                | CardAsk::Settlement { .. }
                | CardAsk::GiveUpBats { .. },
                Action::Done,
            )
            | (CardAsk::Place(_) | CardAsk::MoveOrAttack(_), Action::Decline) => goto(after(step, 0)),
            _ => MISFIT,
        }
    }
}
