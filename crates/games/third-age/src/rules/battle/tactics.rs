//! Steps 3 and 4: tactics tokens and the cards of a Combat Event, chosen secretly (rules 10.1.3, 10.4).

use super::{ask_side, battle_frame, tell};
use crate::action::{Action, Ask, Tactic};
use crate::battle::{Battle, BattleAsk, BattleFrame, Moment};
use crate::event::{BattleEvent, Event};
use crate::frame::Next;
use crate::ids::{Card, Cards, Deck, Maneuver, Maneuvers, Side};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{ask, done, goto};
use kernel::{Seat, SeatSet};
use rand::{Rng, RngExt};

impl State {
    /// The maneuver tokens of the types in the fighting Army, used ones included (rule 10.1.3).
    pub(crate) fn maneuvers_of(&self, battle: &Battle, side: Side) -> Maneuvers {
        let units = self.army(battle.place(side)).units;
        units
            .iter()
            .filter(|(unit, _)| unit.side() == side)
            .map(|(unit, _)| unit.maneuver(self.scenario))
            .collect()
    }

    /// Whether unit abilities of a side are out of the question: an assault with a tower (rule 9.10.3).
    pub(super) fn no_abilities(battle: &Battle, side: Side) -> bool {
        battle.tower && side == battle.attacker
    }

    /// The tactics tokens that a side may choose from.
    pub(crate) fn tactics_of(&self, battle: &Battle, side: Side) -> impl Iterator<Item = Tactic> + use<> {
        let maneuvers = match State::no_abilities(battle, side) {
            true => Maneuvers::EMPTY,
            false => self.maneuvers_of(battle, side) - battle.used[side],
        };
        let others = [Tactic::Regroup, Tactic::CombatEvent];
        others.into_iter().chain(maneuvers.iter().map(Tactic::Maneuver))
    }

    /// The cards that a side may play in a battle (rule 10.4.3).
    pub(crate) fn combat_cards_of(&self, side: Side) -> Cards {
        self.hands[side] & Deck::Generic.cards()
    }

    /// In a world imagined for somebody who must not know them, the hidden token and card of a side are any that it may choose.
    pub(crate) fn imagine_hidden_choice<R: Rng + ?Sized>(&mut self, side: Side, rng: &mut R) {
        let Some(battle) = self.battle else { return };
        if battle.hidden_tactic(side).is_some() {
            let tokens: Vec<Tactic> = self.tactics_of(&battle, side).collect();
            let token = tokens.get(rng.random_range(0..tokens.len().max(1))).copied();
            self.alter(|battle| battle.now.tactic[side] = token);
        }
        if !battle.now.shown && battle.now.chose[side] {
            let cards = self.combat_cards_of(side);
            // None is one of the choices.
            let card = if rng.random_range(0..=cards.len()) == 0 { None } else { cards.pick(rng) };
            self.alter(|battle| battle.now.card[side] = card);
        }
    }

    /// 3: both are asked at once, and each answers for itself; then the tokens are revealed together (rule 10.4.1).
    pub(super) fn tactics(&mut self, battle: &Battle, log: &mut Log) -> Next {
        let chooses = |side: &Side| battle.now.tactic[*side].is_none();
        let who: SeatSet = Side::ALL.into_iter().filter(chooses).map(State::seat).collect();
        if !who.is_empty() {
            return ask(who, Ask::Battle(BattleAsk::Tactic)).then(battle_frame(BattleFrame::Tactics));
        }
        self.alter(|battle| battle.now.revealed = true);
        log.reveal();
        for side in [battle.attacker, battle.defender()] {
            let Some(tactic) = battle.now.tactic[side] else { continue };
            tell(log, BattleEvent::Revealed { side, tactic });
            // Rules 10.4.2, 10.4.5: only maneuver tokens are used up.
            if let Tactic::Maneuver(maneuver) = tactic {
                self.alter(|battle| battle.used[side].insert(maneuver));
            }
        }
        goto(battle.first_of(Moment::Tokens))
    }

    pub(super) fn check_tactic(&self, battle: &Battle, side: Side, tactic: Tactic) -> Allowed {
        let Tactic::Maneuver(maneuver) = tactic else { return Ok(()) };
        let forbidden = State::no_abilities(battle, side);
        need(!forbidden, "9.10.3", "no-unit-abilities-are-not-used-with-a-siege-tower")?;
        self.check_maneuver(battle, side, maneuver)?;
        need(!battle.used[side].contains(maneuver), "10.4.2", "no-that-token-is-used-until-it-is-recovered")
    }

    fn check_maneuver(&self, battle: &Battle, side: Side, maneuver: Maneuver) -> Allowed {
        let there = !self.types_of(battle, side, maneuver).is_empty();
        need(there, "10.1.3", "no-no-unit-of-that-type-fights-in-this-round")
    }

    pub(super) fn tactic_chosen(&mut self, seat: Seat, tactic: Tactic, log: &mut Log) -> Next {
        let side = State::side(seat);
        self.alter(|battle| battle.now.tactic[side] = Some(tactic));
        log.private(seat, Event::Battle(BattleEvent::Chose { side, tactic: Some(tactic) }));
        done()
    }

    /// 4: whoever has a Combat Event that is not cancelled chooses a card or none; then the attacker shows his first (rule 10.4.3).
    pub(super) fn combat_cards(&mut self, battle: &Battle, log: &mut Log) -> Next {
        let chooses = |side: &Side| battle.plays_event(*side) && !battle.now.chose[*side];
        let who: SeatSet = Side::ALL.into_iter().filter(chooses).map(State::seat).collect();
        if !who.is_empty() {
            return ask(who, Ask::Battle(BattleAsk::Card)).then(battle_frame(BattleFrame::Cards));
        }
        self.alter(|battle| battle.now.shown = true);
        log.reveal();
        for side in [battle.attacker, battle.defender()] {
            if !battle.plays_event(side) {
                continue;
            }
            let card = battle.now.card[side];
            tell(log, BattleEvent::Card { side, card });
            if let Some(card) = card {
                self.hand_card_shown(side, card);
            }
        }
        goto(battle.first_of(Moment::Reveal))
    }

    pub(super) fn check_combat_card(&self, side: Side, card: Card) -> Allowed {
        need(self.hands[side].contains(card), "10.4.3", "no-that-card-is-not-in-your-hand")?;
        need(card.deck() == Deck::Generic, "10.4.3", "no-only-generic-cards-have-a-combat-half")
    }

    pub(super) fn combat_card_chosen(&mut self, seat: Seat, action: Action, log: &mut Log) -> Next {
        let card = match action {
            Action::Card(card) => Some(card),
            Action::Decline => None,
            _ => return MISFIT,
        };
        let side = State::side(seat);
        self.alter(|battle| {
            battle.now.card[side] = card;
            battle.now.chose[side] = true;
        });
        log.private(seat, Event::Battle(BattleEvent::ChoseCard { side, card }));
        done()
    }

    /// The maneuver tokens that a side may use besides this round: used ones, or available ones. None once the dice are out, with a
    /// maneuver token in use already, or where unit abilities are forbidden (rule 9.10.3).
    pub(super) fn further_maneuvers(&self, battle: &Battle, side: Side, used: bool) -> Maneuvers {
        let late = battle.now.rolls[side].n > 0 || !battle.now.revealed;
        if late || battle.maneuver(side).is_some() || State::no_abilities(battle, side) {
            return Maneuvers::EMPTY;
        }
        let own = self.maneuvers_of(battle, side);
        if used { own & battle.used[side] } else { own - battle.used[side] }
    }

    /// Determined Attack: a used token stays used, an available one comes back at the end of the round, so what is used does not
    /// change.
    pub(super) fn extra_maneuver(&mut self, battle: &Battle, side: Side, used: bool, log: &mut Log) -> Next {
        let tokens = self.further_maneuvers(battle, side, used);
        match (tokens.len(), tokens.first()) {
            (1, Some(only)) => self.extra_chosen(side, only, log),
            (2.., _) => ask_side(side, BattleAsk::ExtraManeuver { side, used }).last(),
            _ => done(),
        }
    }

    pub(super) fn check_extra(&self, battle: &Battle, side: Side, used: bool, maneuver: Maneuver) -> Allowed {
        self.check_maneuver(battle, side, maneuver)?;
        let fits = self.further_maneuvers(battle, side, used).contains(maneuver);
        let why =
            if used { "no-that-token-is-not-used" } else { "no-that-token-is-used-until-it-is-recovered" };
        need(fits, "10.4.2", why)
    }

    pub(super) fn extra_chosen(&mut self, side: Side, maneuver: Maneuver, log: &mut Log) -> Next {
        self.alter(|battle| battle.now.extra[side] = Some(maneuver));
        tell(log, BattleEvent::Extra { side, maneuver });
        done()
    }
}
