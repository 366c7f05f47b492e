//! Step 1: battle hands, cards that are chosen secretly and revealed together, Determined Attack (rules 8.2.2, 8.4).

use super::{ask_side, battle_frame, tell};
use crate::action::{Action, Ask, BattleCard};
use crate::battle::{Battle, BattleAsk, BattleEvent, BattleFrame};
use crate::event::Event;
use crate::frame::Next;
use crate::ids::{Card, Cards, Character, Combat, Deck, FateCard, Maneuver, Maneuvers, Side};
use crate::rules::{Allowed, Log, MISFIT, need, no};
use crate::state::State;
use kernel::flow::{ask, done, goto};
use kernel::{Seat, SeatSet};
use rand::{Rng, RngExt};

impl State {
    /// The Event cards that a side may lay in a battle (rule 8.2.2).
    pub(crate) fn battle_events(&self, side: Side) -> Cards {
        self.hands[side] & Deck::Event.cards()
    }

    /// The Maneuver cards that a side has in the present battle, used ones included (rules 8.2.2, 8.2.3).
    pub(crate) fn battle_maneuvers(&self, battle: &Battle, side: Side) -> Maneuvers {
        let mut cards = Maneuvers::only(Maneuver::regroup(side));
        for (unit, _) in self.army(battle.place(side)).units.iter() {
            cards.insert(Maneuver::of(unit));
        }
        let special = match side {
            Side::FreePeoples => Maneuver::MightyStrokes,
            Side::Shadow => Maneuver::VampireLike,
        };
        if self.check_special(battle, special).is_ok() {
            cards.insert(special);
        }
        cards
    }

    /// Whether a special Maneuver card is there (rules 7.11, 8.2.2).
    fn check_special(&self, battle: &Battle, card: Maneuver) -> Allowed {
        match card {
            Maneuver::MightyStrokes => {
                let place = battle.place(Side::FreePeoples);
                let thorin = !battle.is_beorn(Side::FreePeoples)
                    && self.characters_with(Side::FreePeoples, place).contains(Character::Thorin);
                need(thorin, "7.11", "no-thorin-is-not-with-the-army")?;
                let fate = self.attached.contains(FateCard::MightyStrokes);
                need(fate, "7.11", "no-the-fate-card-mighty-strokes-is-not-in-play")
            }
            Maneuver::VampireLike => {
                need(self.bats_at(battle) > 0, "12.2", "no-no-great-bats-are-in-the-territory")
            }
            _ => Ok(()),
        }
    }

    /// Great Bats in the territory of the defender's region.
    pub(super) fn bats_at(&self, battle: &Battle) -> u8 {
        battle.at.territory().map_or(0, |territory| self.bats[territory])
    }

    /// The cards that a side may choose from in step 1 (rules 8.2.2, 8.2.3).
    pub(crate) fn battle_hand(
        &self,
        battle: &Battle,
        side: Side,
    ) -> impl Iterator<Item = BattleCard> + use<> {
        let maneuvers = self.battle_maneuvers(battle, side) - battle.used;
        let events = self.battle_events(side);
        events.iter().map(BattleCard::Event).chain(maneuvers.iter().map(BattleCard::Maneuver))
    }

    /// In a world imagined for somebody who must not know it, the hidden card of a side is any of its battle hand.
    pub(crate) fn imagine_hidden_card<R: Rng + ?Sized>(&mut self, side: Side, rng: &mut R) {
        let Some(battle) = self.battle else { return };
        if battle.hidden_card(side).is_some() {
            let hand: Vec<BattleCard> = self.battle_hand(&battle, side).collect();
            let card = hand.get(rng.random_range(0..hand.len().max(1))).copied();
            self.alter(|battle| battle.now.chosen[side] = card);
        }
    }

    /// Step 1a. Both are asked at once, and each answers for itself; Beorn plays no cards (rule 11.5).
    pub(super) fn maneuvers(&mut self, battle: &Battle, log: &mut Log) -> Next {
        let chooses = |side: &Side| battle.now.chosen[*side].is_none() && !battle.is_beorn(*side);
        let who: SeatSet = Side::ALL.into_iter().filter(chooses).map(State::seat).collect();
        if !who.is_empty() {
            return ask(who, Ask::Battle(BattleAsk::Maneuver)).then(battle_frame(BattleFrame::Maneuvers));
        }
        self.reveal_cards(battle, log);
        goto(battle_frame(BattleFrame::Second(battle.defender())))
    }

    pub(super) fn check_lay(&self, battle: &Battle, side: Side, card: BattleCard) -> Allowed {
        match card {
            BattleCard::Event(card) => {
                need(card.is_event(), "8.2.2", "no-story-cards-are-set-aside-in-a-battle")?;
                need(self.hands[side].contains(card), "8.2.2", "no-that-card-is-not-in-your-hand")
            }
            BattleCard::Maneuver(card) => {
                self.check_maneuver(battle, side, card)?;
                need(!battle.used.contains(card), "8.4.2", "no-that-card-is-used-until-you-regroup")
            }
        }
    }

    /// Whether a Maneuver card is the side's to play, used or not.
    fn check_maneuver(&self, battle: &Battle, side: Side, card: Maneuver) -> Allowed {
        need(card.side() == side, "8.2.2", "no-that-is-the-enemys-card")?;
        let there = card.unit().is_none_or(|unit| self.army(battle.place(side)).units.contains(unit));
        need(there, "8.2.3", "no-no-such-unit-fights-in-this-round")?;
        self.check_special(battle, card)
    }

    pub(super) fn card_chosen(&mut self, seat: Seat, card: BattleCard, log: &mut Log) -> Next {
        let side = State::side(seat);
        self.alter(|battle| battle.now.chosen[side] = Some(card));
        log.private(seat, Event::Battle(BattleEvent::Chose { side, card: Some(card) }));
        done()
    }

    /// Rules 8.4.1 to 8.4.5: the cards are turned up; Event cards leave the hands.
    fn reveal_cards(&mut self, battle: &Battle, log: &mut Log) {
        self.alter(|battle| battle.now.revealed = true);
        log.reveal();
        for side in [battle.defender(), battle.attacker] {
            let Some(card) = battle.now.chosen[side] else { continue };
            tell(log, BattleEvent::Revealed { side, card });
            match card {
                BattleCard::Event(card) => {
                    self.hands[side].remove(card);
                    self.shuffled.shown(side, card);
                }
                BattleCard::Maneuver(card) => {
                    self.lay_open(side, card, log);
                    // Rule 8.4.4: Vampire-like comes back at the end of the round; rule 8.4.5: Regroup at once.
                    if card.unit().is_some() || card == Maneuver::MightyStrokes {
                        self.alter(|battle| battle.used.insert(card));
                    }
                }
            }
        }
    }

    /// Rule 8.4.5: Regroup brings the used cards back.
    fn lay_open(&mut self, side: Side, card: Maneuver, log: &mut Log) {
        if card.is_regroup() {
            self.take_back(side, log);
        }
    }

    /// Step 1b: Determined Attack, the defender's first. The question is always put: Regroup is there.
    pub(super) fn second_card(battle: &Battle, side: Side) -> Next {
        let then = battle_frame(match side == battle.attacker {
            true => BattleFrame::Prepare,
            false => BattleFrame::Second(battle.attacker),
        });
        match battle.combat(side) {
            Some(Combat::DeterminedAttack) => ask_side(side, BattleAsk::SecondCard(side)).then(then),
            _ => goto(then),
        }
    }

    pub(super) fn check_second(&self, battle: &Battle, side: Side, action: Action) -> Allowed {
        match action {
            // Rule 8.4.3: a used Maneuver card, or one from the hand.
            Action::Lay(BattleCard::Maneuver(card)) => self.check_maneuver(battle, side, card),
            Action::Lay(BattleCard::Event(_)) => no("8.4.3", "no-the-second-card-is-a-maneuver-card"),
            _ => Err(kernel::Refused::NotAnAnswer { rule: BattleAsk::SecondCard(side).rule() }),
        }
    }

    /// A card from the hand comes back at the end of the round, a used one stays used (rule 8.4.3): what is used does not change.
    pub(super) fn second_chosen(&mut self, side: Side, action: Action, log: &mut Log) -> Next {
        let Action::Lay(BattleCard::Maneuver(card)) = action else { return MISFIT };
        self.alter(|battle| battle.now.second[side] = Some(card));
        tell(log, BattleEvent::Second { side, card });
        self.lay_open(side, card, log);
        done()
    }

    /// The round is over: its Event cards are discarded, face up (rules 6.5, 8.4.3).
    pub(super) fn clear_round(&mut self) {
        let Some(battle) = &mut self.battle else { return };
        let round = std::mem::take(&mut battle.now);
        let laid = |card: &Option<BattleCard>| match card {
            Some(BattleCard::Event(card)) if round.revealed => Some(*card),
            _ => None,
        };
        let events: [Option<Card>; 2] = [laid(&round.chosen.values()[0]), laid(&round.chosen.values()[1])];
        for card in events.into_iter().flatten() {
            self.discard.insert(card);
        }
    }
}
