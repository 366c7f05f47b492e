//! What cards and abilities do (chapter 6): the lists of instructions, one file a deck; `run` carries them out, `picks` makes
//! their choices, `asks` says which answers there are, `places` where armies and regions are that they speak of.

/// A list of instructions.
macro_rules! ops {
    ($($op:expr),* $(,)?) => { const { &[$($op),*] } };
}

mod asks;
mod event;
mod fate;
mod picks;
mod places;
mod run;
mod shots;
mod story_free_peoples;
mod story_shadow;
#[cfg(test)]
mod tests;

use crate::action::Action;
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Card, CardType, Character, Face, FateCard, Side, Unit, UnitTypes};
use crate::ops::{CardFrame, Op, Script, Step};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{ask_chance, call, done, goto};

/// Types of units as a set, when the program is built.
const fn types(units: &[Unit]) -> UnitTypes {
    let (mut bits, mut n) = (0_u16, 0);
    while n < units.len() {
        bits |= 1 << units[n].index();
        n += 1;
    }
    UnitTypes::from_bits(bits)
}

/// What a card does when it is played as an action.
pub(crate) const fn card_ops(card: Card) -> &'static [Op] {
    match (card.order(), card.story_of()) {
        (Some(order), _) => event::order(order),
        (None, Some(Side::FreePeoples)) => story_free_peoples::story(card),
        (None, Some(Side::Shadow)) => story_shadow::story(card),
        (None, None) => &[],
    }
}

/// What a Fate card does when it is drawn.
pub(crate) const fn fate_ops(card: FateCard) -> &'static [Op] {
    fate::fate(card)
}

/// The instructions of a script from one on.
const fn run_from(step: Step) -> Frame {
    Frame::Card(CardFrame::Run { script: step.script, at: step.at })
}

/// What comes after an instruction, so many left out.
fn after(step: Step, skipped: u8) -> Frame {
    run_from(Step { at: step.at.saturating_add(1).saturating_add(skipped), ..step })
}

impl State {
    /// Whether a card's printed requirement is met (rule 6.4).
    pub(crate) fn check_requirement(&self, card: Card) -> Allowed {
        match card {
            Card::LuckyNumber => need(self.in_play(Character::Bilbo), "6.4", "no-bilbo-is-not-in-play"),
            Card::ElfLords => need(
                self.controller(Area::Ravenhill) == Some(Side::FreePeoples),
                "6.4",
                "no-the-shadow-controls-ravenhill",
            ),
            Card::RingOfInvisibility => {
                need(self.place_of(Character::Bilbo).is_some(), "6.4", "no-bilbo-is-not-on-the-board")
            }
            Card::GreatDread => need(
                self.settlements_of(Side::Shadow).len() >= 2,
                "6.4",
                "no-the-shadow-controls-fewer-than-two-settlements",
            ),
            Card::TheSwiftestWolfRiders => need(
                self.controller(Area::RuinsOfDale) == Some(Side::Shadow),
                "6.4",
                "no-the-shadow-does-not-control-the-ruins-of-dale",
            ),
            _ => Ok(()),
        }
    }

    /// Whether a die plays a card as a Character result (rules 6.12, 7.10). A Will of the West serves as the result that the
    /// card's type names.
    pub(crate) fn plays_as_character(face: Face, card: Card) -> bool {
        face.is_character() && card.kind() == CardType::Character
    }

    /// Who carries out the instructions.
    pub(crate) fn script_side(&self, script: Script) -> Side {
        match script {
            // The Event cards belong to both: whoever acts has played it.
            Script::Card(card) => card.story_of().unwrap_or(self.to_act),
            Script::Fate(_) => Side::FreePeoples,
            Script::General(character, _) | Script::Entry(character) => character.side(),
            Script::Bolg(_) => Side::Shadow,
        }
    }

    /// The character whose card it is: what packs call the General.
    pub(crate) const fn script_character(script: Script) -> Option<Character> {
        match script {
            Script::General(character, _) | Script::Entry(character) => Some(character),
            Script::Bolg(_) => Some(Character::Bolg),
            Script::Card(_) | Script::Fate(_) => None,
        }
    }

    /// The instruction at a step; none after the last.
    pub(crate) fn op_at(&self, step: Step) -> Option<Op> {
        let at = usize::from(step.at);
        match step.script {
            Script::Card(card) => card_ops(card).get(at).copied(),
            Script::Fate(card) => fate_ops(card).get(at).copied(),
            Script::General(character, option) => {
                let ability = self.book.abilities[character].get(usize::from(option))?;
                ability.ops.get(at).copied()
            }
            Script::Entry(character) => self.book.entries[character].ops.get(at).copied(),
            Script::Bolg(n) => self.book.bolg.get(usize::from(n))?.ops.get(at).copied(),
        }
    }

    pub(crate) fn card_step(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        match frame {
            CardFrame::Play(card) => self.resolve_card(card),
            CardFrame::Played(card) => self.card_played(card, log),
            // Rule 4.3.7: an empty Fate deck gives no card.
            CardFrame::DrawFate if self.fate_deck.is_empty() => done(),
            CardFrame::DrawFate => ask_chance(crate::action::Ask::Fate).last(),
            CardFrame::Enter(character) => self.enter_play(character),
            CardFrame::Run { script, at } => self.run(Step { script, at }, log),
            CardFrame::Each { step, left } => self.each(step, left, log),
            CardFrame::Roll { step, left } => self.roll_for_card(step, left, log),
        }
    }

    /// Rule 6.12: the card has been revealed; its effect is resolved from top to bottom.
    fn resolve_card(&mut self, card: Card) -> Next {
        self.notes.resolving = Some(card);
        call(run_from(Step { script: Script::Card(card), at: 0 })).then(Frame::Card(CardFrame::Played(card)))
    }

    /// Rule 6.5: an Event card goes to the discard pile, a Story card out of the game, but for those that stay on the table.
    fn card_played(&mut self, card: Card, log: &mut Log) -> Next {
        self.notes.resolving = None;
        if !card.stays() {
            self.discard.insert(card);
            return done();
        }
        self.table.insert(card);
        // Rule 6.13: Flying Arrows and Wild Spears ends without Orcs on it, also if there was none to begin with.
        if card == Card::FlyingArrowsAndWildSpears && self.orcs_on_card == 0 {
            self.end_table_card(card, log);
        }
        done()
    }

    /// Rule 6.6: a Fate card is resolved at once.
    pub(crate) fn fate_card_drawn(&mut self, action: Action, log: &mut Log) -> Next {
        let Action::Fate(card) = action else { return MISFIT };
        self.fate_deck.remove(card);
        log.public(Event::FateCard(card));
        goto(run_from(Step { script: Script::Fate(card), at: 0 }))
    }

    /// Rule 6.6: next to the card of its character, unless he is out of the game.
    fn attach(&mut self, script: Script, log: &mut Log) {
        let Script::Fate(card) = script else { return };
        let gone = |character: Character| self.spots[character] == Spot::Eliminated;
        if card.attaches_to().is_none_or(gone) {
            log.public(Event::FateCardEnded(card));
        } else {
            self.attached.insert(card);
        }
    }
}
