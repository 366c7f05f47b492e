//! Why an answer does not fit what a card or ability says: the first thing that is wrong with it, with its rule.

use crate::action::Action;
use crate::ids::{Area, Areas, Card, Pool, Section, Side};
use crate::ops::{CardAsk, Condition, Filter, Op, PlaceFilter, Places, Relieved, Step, Test};
use crate::rules::{Allowed, LIMIT, need, no};
use crate::state::State;
use kernel::Refused;

impl State {
    /// Refuses an answer that is not among the options of a question.
    pub(super) fn refuse_card(&self, ask: CardAsk, action: Action) -> Allowed {
        let step = ask.step();
        match (ask, action) {
            (CardAsk::ChooseArmy { .. }, Action::Area(area)) => self.refuse_army(step, area)?,
            (CardAsk::Place { .. }, Action::Area(area)) => self.refuse_place(step, area)?,
            (CardAsk::RemoveToken { .. }, Action::Recruit { pool, area }) => {
                self.refuse_lost_token(step, pool, area)?;
            }
            (CardAsk::RemoveLeadership { .. }, Action::Area(area)) => {
                need(self.has_army(Side::Shadow, area), "1.4", "no-no-army-of-the-shadow-is-there")?;
                need(self.army(area).leadership > 0, "7.7.9", "no-no-leadership-token-is-there")?;
            }
            (CardAsk::WhichUnit { .. }, Action::Unit(unit)) => {
                need(unit.side() == step.by, "7.7.9", "no-it-is-no-unit-of-yours")?;
                need(self.in_supply(unit) > 0, "7.7.9", "no-no-such-figure-is-left")?;
                no("7.7.9", "no-the-card-names-other-units")?;
            }
            (CardAsk::WhichCard { .. }, Action::Card(card)) => self.refuse_card_of_hand(step, card)?,
            (CardAsk::WhichDie { .. }, Action::Die(_)) => no("7.7.9", "no-there-is-no-such-unused-die")?,
            (CardAsk::WhichFigure(_), Action::Figure(_)) => no("7.7.9", "no-the-card-names-other-figures")?,
            (CardAsk::WhichSection { .. }, Action::Section(section)) => self.refuse_section(section)?,
            (CardAsk::WhichAbility(_), Action::Use(_)) => no("7.5.9", "no-there-is-no-such-ability")?,
            (CardAsk::River(_), Action::Move { from, to }) => self.refuse_river(step, from, to, false)?,
            (CardAsk::River(_), Action::Attack { from, to }) => self.refuse_river(step, from, to, true)?,
            (CardAsk::Option(_), Action::Option(k)) => {
                let known = self.options(step).any(|(n, _, _)| n + 1 == k);
                need(known, "7.7.10", "no-there-is-no-such-option")?;
                no("7.7.2", "no-that-option-cannot-be-done")?;
            }
            (CardAsk::Price(_), Action::Figure(_) | Action::Choose(_) | Action::Token) => {
                no("7.7.10", "no-that-does-not-pay-for-it")?;
            }
            (_, Action::Done | Action::Decline) => no("7.7.10", "no-the-card-leaves-no-choice-here")?,
            _ => {}
        }
        Err(Refused::NotAnAnswer { rule: ask.rule() })
    }

    fn refuse_army(&self, step: Step, area: Area) -> Allowed {
        let (filter, hurt) = match self.op_at(step) {
            Some(Op::ChooseArmy(filter)) => (filter, false),
            Some(Op::RemoveDamage { of: Relieved::Armies(filter, _), .. }) => (filter, true),
            Some(
                Op::PlaceUnits { pick: Some((filter, _)), .. }
                | Op::PlaceLeadership { pick: Some((filter, _)), .. }
                | Op::PlaceAndFlip { pick: Some((filter, _)), .. },
            ) => (filter, false),
            _ => return Ok(()),
        };
        self.why_not_army(filter, step.by, area)?;
        need(!hurt || self.army(area).damage > 0, "7.7.9", "no-that-army-has-no-damage")?;
        need(!self.notes.done.contains(area), "7.7.9", "no-that-army-has-been-chosen-already")
    }

    /// Why the Army in an area does not pass a filter.
    pub(super) fn why_not_army(&self, filter: &Filter, by: Side, area: Area) -> Allowed {
        let side = State::filter_side(filter, by);
        need(self.army(area).side().is_some(), "1.4", "no-no-army-is-there")?;
        if filter.chosen {
            return need(self.notes.chosen == Some(area), "7.7.9", "no-the-card-speaks-of-other-armies");
        }
        let whose = if side == by { "no-no-army-of-yours-is-there" } else { "no-no-enemy-army-is-there" };
        need(self.has_army(side, area), "7.7.9", whose)?;
        let characters = self.characters_at(side, area);
        let of_units = filter.units.is_empty() || self.army(area).contains_any(filter.units);
        need(of_units, "7.7.9", "no-the-army-has-none-of-the-units-the-card-names")?;
        let with = filter.with.is_empty() || filter.with.meets(characters);
        need(with, "7.7.9", "no-the-character-the-card-names-is-not-with-that-army")?;
        let without = !filter.without_character || characters.is_empty();
        need(without, "7.7.9", "no-a-character-is-with-that-army")?;
        let led = !filter.leadership || self.leadership_at(side, area) > 0;
        need(led, "7.7.9", "no-the-army-has-no-leadership")?;
        let alone = Filter { near: None, ..*filter };
        let near = filter.near.is_none() || !self.armies_for(&alone, by).contains(area);
        let passes = self.armies_for(filter, by).contains(area);
        need(near || passes, "7.7.9", "no-the-army-is-not-adjacent-to-what-the-card-names")?;
        need(passes, "7.7.9", "no-the-army-stands-elsewhere-than-the-card-says")
    }

    fn refuse_place(&self, step: Step, area: Area) -> Allowed {
        let by = step.by;
        match self.op_at(step) {
            Some(Op::Move { .. }) => self.why_not_driven(by, area),
            Some(Op::PlaceUnits { places, .. }) => {
                self.why_not_place(places, by, area)?;
                need(!self.has_army(by.enemy(), area), "7.3.7", "no-an-enemy-army-is-there")?;
                no("7.7.9", "no-the-card-places-no-more-units-there")
            }
            Some(Op::PlaceLeader { places, .. }) => {
                self.why_not_place(places, by, area)?;
                no("7.7.9", "no-a-leader-needs-units")
            }
            Some(Op::PlaceLeadership { places, .. }) => {
                self.why_not_place(places, by, area)?;
                need(self.has_army(Side::Shadow, area), "7.7.9", "no-no-army-of-the-shadow-is-there")
            }
            Some(Op::PlaceTokens { places, .. } | Op::PlaceAndFlip { places, .. }) => {
                self.why_not_place(places, by, area)?;
                self.check_flip(by, area)?;
                no("7.3.4", "no-the-pool-is-exhausted")
            }
            Some(
                Op::ChoosePlace { places }
                | Op::PlaceCommander(places)
                | Op::Enter { places, .. }
                | Op::ReturnCharacter(places)
                | Op::EliminateLeader(places)
                | Op::RemoveNazgul { places, .. },
            ) => {
                self.why_not_place(places, by, area)?;
                no("7.7.9", "no-nothing-can-be-done-there")
            }
            _ => Ok(()),
        }
    }

    /// Why an area is not among the places of an instruction.
    fn why_not_place(&self, places: &Places, by: Side, area: Area) -> Allowed {
        let any = Places { filters: crate::ops::PlaceFilters::EMPTY, ..*places };
        need(self.places(by, &any).contains(area), "7.7.9", "no-the-card-names-other-places")?;
        for filter in places.filters {
            let only = Places { filters: crate::ops::PlaceFilters::only(filter), ..*places };
            let why = match filter {
                PlaceFilter::Controlled | PlaceFilter::ControlledOrArmy => "no-you-do-not-control-that-place",
                PlaceFilter::ControlledByOpponent => "no-the-enemy-does-not-control-that-place",
                PlaceFilter::NotControlledByOpponent => "no-the-enemy-controls-that-area",
                PlaceFilter::OwnArmyAdjacent => "no-no-army-of-yours-is-adjacent-to-it",
                PlaceFilter::NotBreached => "no-it-is-breached",
            };
            need(self.places(by, &only).contains(area), "7.7.9", why)?;
        }
        Ok(())
    }

    /// Why a whole Army of the enemy cannot be sent to an area.
    fn why_not_driven(&self, by: Side, to: Area) -> Allowed {
        let Some(from) = self.notes.chosen else { return Ok(()) };
        need(self.may_leave(by.enemy(), from), "7.7.9", "no-nobody-may-leave-that-area-this-round")?;
        need(self.board().neighbours[from].contains(to), "1.2", "no-the-areas-are-not-adjacent")?;
        need(self.ways_from(from).contains(to), "9.5.2", "no-the-wall-is-not-breached")?;
        need(!self.has_army(by, to), "7.4.1", "no-an-army-of-yours-is-there")?;
        let own = self.is_controllable(to) && self.controller(to) == Some(by);
        need(!own, "7.7.9", "no-you-control-that-place")?;
        let units = self.army(from).n_units() + self.army(to).n_units();
        need(units <= LIMIT, "7.7.9", "no-there-would-be-more-than-five-units")
    }

    fn refuse_lost_token(&self, step: Step, pool: Pool, area: Area) -> Allowed {
        let Some(Op::RemoveTokens { side, places, apart, .. }) = self.op_at(step) else { return Ok(()) };
        need(pool.side() == *side, "7.7.9", "no-the-card-takes-tokens-of-the-other-side")?;
        need(self.tokens[pool][area] > 0, "7.7.9", "no-no-such-token-lies-there")?;
        let all = places.map_or(Areas::only(area), |places| self.places(step.by, &places));
        need(all.contains(area), "7.7.9", "no-the-card-names-other-places")?;
        need(!(*apart && self.notes.done.contains(area)), "7.7.9", "no-one-token-in-each-area")
    }

    /// The hand is the player's own, or he is looking at it.
    fn refuse_card_of_hand(&self, step: Step, card: Card) -> Allowed {
        let Some(Op::DiscardCards { side, .. }) = self.op_at(step) else { return Ok(()) };
        need(self.hands[*side].contains(card), "7.7.9", "no-that-card-is-not-in-the-hand")?;
        no("7.7.9", "no-the-card-names-another-deck")
    }

    fn refuse_section(&self, section: Section) -> Allowed {
        need(!self.is_section_breached(section), "9.5.5", "no-that-section-is-breached")?;
        no("7.7.9", "no-that-section-has-lost-nothing")
    }

    fn refuse_river(&self, step: Step, from: Area, to: Area, attack: bool) -> Allowed {
        let Some(Op::CrossRiver { attack: attacks }) = self.op_at(step) else { return Ok(()) };
        let side = step.by;
        need(self.has_army(side, from), "1.4", "no-no-army-of-yours-is-there")?;
        need(self.may_leave(side, from), "7.7.9", "no-nobody-may-leave-that-area-this-round")?;
        need(self.board().rivers[from].contains(to), "7.7.9", "no-no-river-lies-between")?;
        if attack != *attacks {
            return Ok(());
        }
        match attack {
            true => need(self.has_army(side.enemy(), to), "10.1.1", "no-no-enemy-army-is-there"),
            false => need(!self.has_army(side.enemy(), to), "7.4.1", "no-an-enemy-army-is-there"),
        }
    }

    /// Whether what a card asks for holds, and if not, which thing does not (rule 7.7.2).
    pub(crate) fn check_playable(&self, side: Side, card: Card) -> Allowed {
        let missing = |condition: &&Condition| !self.holds(**condition, side);
        match self.card_def(card).requires.iter().find(missing) {
            Some(condition) => no("7.7.2", condition.why_not()),
            None => Ok(()),
        }
    }
}

impl Condition {
    /// That it does not hold, in words.
    const fn why_not(&self) -> &'static str {
        match (&self.test, self.holds) {
            (Test::InPlay(_) | Test::OnBoard(_), true) => "no-the-character-the-card-asks-for-is-not-in-play",
            (Test::InPlay(_) | Test::OnBoard(_), false) => "no-a-character-is-in-play-who-must-not-be",
            (Test::OnTrack(_), true) => "no-the-character-is-not-on-the-fate-track",
            (Test::In(..), false) => "no-a-character-stands-where-he-must-not-be",
            (Test::Commander(_), true) => "no-another-one-commands-or-nobody",
            (Test::Breached(_), true) => "no-no-section-is-breached",
            (Test::Catapults(_), true) => "no-too-few-catapults-are-on-the-board",
            (Test::NazgulWithPrey, true) => "no-no-nazgul-has-prey-in-its-region",
            (Test::In(..), true) => "no-the-character-stands-elsewhere-than-the-card-says",
            (Test::Army(_), true) => "no-no-army-is-as-the-card-asks",
            (Test::CanAttack(_), true) => "no-no-army-of-yours-can-attack-so",
            (Test::Place(_), true) => "no-no-place-is-as-the-card-asks",
            (Test::MordorOrcAreaOpen, true) => "no-no-area-is-open-to-them",
            (Test::Controls(_) | Test::ControlsSettlements(_) | Test::ShadowRegions(_), true) => {
                "no-too-little-is-controlled-for-the-card"
            }
            (Test::FateAtLeast(_), true) => "no-fate-has-not-come-so-far",
            (Test::Darkness, true) => "no-no-darkness-token-is-left",
            _ => "no-what-the-card-asks-for-does-not-hold",
        }
    }
}
