//! Questions of a battle: their answers, which of them are legal, and what they do.

use super::{NO_BATTLE, battle_frame, tell};
use crate::action::{Action, Choice};
use crate::battle::{Battle, BattleAsk, BattleEvent, BattleFrame};
use crate::event::Event;
use crate::figures::Figure;
use crate::frame::{Frame, HitsBy, Next};
use crate::ids::{Card, Side};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{call, done, goto};
use kernel::{Refused, Seat};

/// The most hits that the Shadow takes for Relentless Assault.
const ASSAULT: u8 = 2;
/// The most hits that the Shadow takes for Onslaught.
const ONSLAUGHT: u8 = 4;

impl State {
    /// Lists answers among which all legal ones are.
    pub(crate) fn battle_options(&self, ask: BattleAsk, seat: Seat, out: &mut Vec<Action>) {
        let Some(battle) = &self.battle else { return };
        match ask {
            BattleAsk::WhiteRider | BattleAsk::Sorcerer(_) => out.extend([Action::Accept, Action::Decline]),
            BattleAsk::FieldOrSiege(_) => out.extend([Choice::Field, Choice::Siege].map(Action::Choose)),
            BattleAsk::Combat(_) => {
                out.extend(self.hand(seat).iter().map(Action::Card));
                let table = self.table_hooks().filter(|(_, hooks)| hooks.is_combat_card);
                out.extend(table.map(|(card, _)| Action::Card(card)));
                out.push(Action::Decline);
            }
            BattleAsk::WordsOfPower => {
                out.extend(self.companions_fighting(battle).iter().map(Action::Character));
            }
            BattleAsk::Scouts => {
                out.extend(self.retreats(battle).map(Action::Region));
                out.push(Action::Choose(Choice::Siege));
            }
            BattleAsk::DreadAndDespair => {
                out.extend((1..=self.nazgul_leadership(battle)).map(Action::Number));
            }
            BattleAsk::RelentlessAssault => out.extend((0..=ASSAULT).map(Action::Number)),
            BattleAsk::Onslaught => out.extend((0..=ONSLAUGHT).map(Action::Number)),
            BattleAsk::HeroicDeath => {
                out.extend(self.heroes(battle).map(Action::Figure));
                out.push(Action::Decline);
            }
            BattleAsk::BladeOfWesternesse => {
                let minions = self.fighters(battle, Side::Shadow).characters;
                out.extend(minions.iter().map(Action::Character));
            }
            BattleAsk::FatefulStrike => out.extend(self.strike_victims(battle).map(Action::Figure)),
            BattleAsk::BlackBreath => {
                out.extend(self.breath_victims(battle).map(Action::Figure));
                out.push(Action::Decline);
            }
            BattleAsk::GoOn => out.extend([Choice::Fight, Choice::Cease].map(Action::Choose)),
            BattleAsk::Extend => {
                out.extend(self.extenders(battle).map(Action::Figure));
                out.push(Action::Choose(Choice::Cease));
            }
            BattleAsk::Retreat => {
                out.extend(self.retreats(battle).map(Action::Region));
                out.push(Action::Decline);
            }
        }
    }

    /// Whether an answer is legal, and if not, why.
    pub(crate) fn battle_check(&self, ask: BattleAsk, seat: Seat, action: Action) -> Allowed {
        let rule = ask.rule().0;
        let misfit = Err(Refused::NotAnAnswer { rule: ask.rule() });
        let Some(battle) = &self.battle else { return misfit };
        match (ask, action) {
            (BattleAsk::WhiteRider | BattleAsk::Sorcerer(_), Action::Accept | Action::Decline)
            | (BattleAsk::FieldOrSiege(_), Action::Choose(Choice::Field | Choice::Siege))
            | (
                BattleAsk::Combat(_) | BattleAsk::HeroicDeath | BattleAsk::BlackBreath | BattleAsk::Retreat,
                Action::Decline,
            )
            | (BattleAsk::GoOn, Action::Choose(Choice::Fight | Choice::Cease))
            | (BattleAsk::Extend, Action::Choose(Choice::Cease)) => Ok(()),
            (BattleAsk::Combat(side), Action::Card(card)) => {
                need(card.deck().side() == side, rule, "no-that-is-not-your-card")?;
                self.check_combat_card(battle, seat, card)
            }
            (BattleAsk::WordsOfPower, Action::Character(companion)) => need(
                self.companions_fighting(battle).contains(companion),
                rule,
                "no-that-companion-is-not-in-the-battle",
            ),
            (BattleAsk::Scouts | BattleAsk::Retreat, Action::Region(to)) => {
                need(battle.region().borders(to), "9.8.2", "no-the-region-is-not-adjacent")?;
                need(
                    self.is_free(to, battle.defender()),
                    "9.8.2",
                    "no-the-region-is-not-free-the-enemy-has-an-army-or-a",
                )?;
                self.check_ban(to, battle.defender())
            }
            (BattleAsk::Scouts, Action::Choose(Choice::Siege)) => {
                need(self.can_withdraw(battle), "9.10.1", "no-you-control-no-stronghold-there")
            }
            (BattleAsk::DreadAndDespair, Action::Number(points)) => {
                need(points >= 1, "18.22", "no-at-least-one-point-is-forfeited")?;
                let most = self.nazgul_leadership(battle);
                need(points <= most, rule, "no-the-nazgul-in-the-battle-have-less-leadership")
            }
            (BattleAsk::RelentlessAssault, Action::Number(hits)) => {
                need(hits <= ASSAULT, rule, "no-no-more-than-two-hits-can-be-taken")?;
                self.check_bearable(battle, hits)
            }
            (BattleAsk::Onslaught, Action::Number(hits)) => {
                need(hits <= ONSLAUGHT, rule, "no-no-more-than-four-hits-can-be-taken")?;
                self.check_bearable(battle, hits)
            }
            (BattleAsk::HeroicDeath, Action::Figure(figure)) => {
                let fits = self.heroes(battle).any(|other| other == figure);
                need(fits, rule, "no-that-is-no-leader-or-companion-in-the-battle")
            }
            (BattleAsk::BladeOfWesternesse, Action::Character(minion)) => {
                let minions = self.fighters(battle, Side::Shadow).characters;
                need(minions.contains(minion), rule, "no-that-minion-is-not-in-the-battle")
            }
            (BattleAsk::FatefulStrike, Action::Figure(figure)) => {
                let fits = self.strike_victims(battle).any(|other| other == figure);
                need(fits, rule, "no-the-strike-cant-reach-that-figure")
            }
            (BattleAsk::BlackBreath, Action::Figure(figure)) => {
                let fits = self.breath_victims(battle).any(|other| other == figure);
                need(fits, rule, "no-the-black-breath-cant-reach-that-figure")
            }
            (BattleAsk::Extend, Action::Figure(figure)) => {
                let fits = self.extenders(battle).any(|other| other == figure);
                need(fits, rule, "no-no-such-elite-in-the-battle-can-be-reduced")
            }
            // Any other answer is refused. The questions are listed, so that none is forgotten.
            (
                BattleAsk::WhiteRider
                | BattleAsk::FieldOrSiege(_)
                | BattleAsk::Combat(_)
                | BattleAsk::Sorcerer(_)
                | BattleAsk::WordsOfPower
                | BattleAsk::Scouts
                | BattleAsk::DreadAndDespair
                | BattleAsk::RelentlessAssault
                | BattleAsk::Onslaught
                | BattleAsk::HeroicDeath
                | BattleAsk::BladeOfWesternesse
                | BattleAsk::FatefulStrike
                | BattleAsk::BlackBreath
                | BattleAsk::GoOn
                | BattleAsk::Extend
                | BattleAsk::Retreat,
                _,
            ) => misfit,
        }
    }

    /// Rule 9.6.5: the last unit may not die of hits taken of one's own will.
    fn check_bearable(&self, battle: &Battle, hits: u8) -> Allowed {
        let bearable = hits <= self.bearable_hits(battle, Side::Shadow);
        need(bearable, "9.6.5", "no-your-last-unit-in-the-battle-would-die-of-it")
    }

    pub(crate) fn battle_answered(
        &mut self,
        ask: BattleAsk,
        seat: Seat,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let Some(battle) = self.battle else { return NO_BATTLE };
        match (ask, action) {
            (BattleAsk::WhiteRider, Action::Accept) => {
                self.alter(|battle| battle.white_rider = true);
                tell(log, BattleEvent::WhiteRider);
                done()
            }
            (BattleAsk::FieldOrSiege(_), Action::Choose(Choice::Field)) => {
                tell(log, BattleEvent::Field(battle.defender()));
                goto(battle_frame(BattleFrame::AttackersCard))
            }
            (BattleAsk::FieldOrSiege(_) | BattleAsk::Scouts, Action::Choose(Choice::Siege)) => {
                self.withdraw(&battle, log)
            }
            (BattleAsk::Combat(side), Action::Card(card)) => {
                self.lay_down(seat, side, card, log);
                done()
            }
            (BattleAsk::Combat(side), Action::Decline) => {
                tell(log, BattleEvent::NoCard(side));
                done()
            }
            (BattleAsk::Sorcerer(deck), Action::Accept) => State::draw_cards(seat, deck, 1),
            (BattleAsk::WordsOfPower, Action::Character(companion)) => {
                self.silence(companion, log);
                done()
            }
            (BattleAsk::Scouts | BattleAsk::Retreat, Action::Region(to)) => self.retreat(&battle, to, log),
            (BattleAsk::Retreat, Action::Decline) => {
                tell(log, BattleEvent::Stands(battle.defender()));
                goto(battle_frame(BattleFrame::Round))
            }
            (BattleAsk::DreadAndDespair, Action::Number(points)) => {
                self.forfeit_nazgul(points, log);
                self.fewer_dice(Side::FreePeoples, points, log);
                done()
            }
            (BattleAsk::RelentlessAssault | BattleAsk::Onslaught, Action::Number(0)) => done(),
            (BattleAsk::RelentlessAssault, Action::Number(hits)) => {
                self.add_bonus(Side::Shadow, i8::try_from(hits).unwrap_or(0), 0, log);
                goto(State::own_hits(&battle, hits, log))
            }
            (BattleAsk::Onslaught, Action::Number(hits)) => {
                let attack = BattleFrame::Extra { side: Side::Shadow, dice: hits, need: 4 };
                call(State::own_hits(&battle, hits, log)).then(battle_frame(attack))
            }
            (BattleAsk::HeroicDeath, Action::Figure(figure)) => {
                self.dies_heroically(&battle, figure, log);
                done()
            }
            (BattleAsk::BladeOfWesternesse, Action::Character(minion)) => {
                self.blade_strikes(&battle, minion, log);
                done()
            }
            (BattleAsk::FatefulStrike | BattleAsk::BlackBreath, Action::Figure(figure)) => {
                self.slay(&battle, figure, log);
                done()
            }
            (
                BattleAsk::WhiteRider
                | BattleAsk::Sorcerer(_)
                | BattleAsk::HeroicDeath
                | BattleAsk::BlackBreath,
                Action::Decline,
            ) => done(),
            (BattleAsk::GoOn, Action::Choose(Choice::Fight)) => {
                tell(log, BattleEvent::FightsOn(battle.attacker));
                goto(battle_frame(BattleFrame::MayRetreat))
            }
            (BattleAsk::GoOn | BattleAsk::Extend, Action::Choose(Choice::Cease)) => {
                tell(log, BattleEvent::Ceased(battle.attacker));
                goto(battle_frame(BattleFrame::End))
            }
            (BattleAsk::Extend, Action::Figure(Figure::Elite(nation))) => {
                tell(log, BattleEvent::Extended(nation));
                self.reduce_elite(battle.from, nation, log);
                goto(battle_frame(BattleFrame::Round))
            }
            // Any other answer is refused. The questions are listed, so that none is forgotten.
            (
                BattleAsk::WhiteRider
                | BattleAsk::FieldOrSiege(_)
                | BattleAsk::Combat(_)
                | BattleAsk::Sorcerer(_)
                | BattleAsk::WordsOfPower
                | BattleAsk::Scouts
                | BattleAsk::DreadAndDespair
                | BattleAsk::RelentlessAssault
                | BattleAsk::Onslaught
                | BattleAsk::HeroicDeath
                | BattleAsk::BladeOfWesternesse
                | BattleAsk::FatefulStrike
                | BattleAsk::BlackBreath
                | BattleAsk::GoOn
                | BattleAsk::Extend
                | BattleAsk::Retreat,
                _,
            ) => MISFIT,
        }
    }

    /// A Combat card is laid face down on the table; one that lies on the table already is seen by all.
    fn lay_down(&mut self, seat: Seat, side: Side, card: Card, log: &mut Log) {
        let from_table = self.on_table(card);
        if from_table {
            self.table.remove(card);
            self.second_players.remove(card);
            tell(log, BattleEvent::CardFromTable(card));
        } else {
            self.hands[seat.index() & 3].remove(card);
            let chosen = BattleEvent::CardChosen { side, deck: card.deck(), card: Some(card) };
            log.private(seat, Event::Battle(chosen));
        }
        self.alter(|battle| {
            battle.cards[side] = Some(card);
            battle.now.from_table |= from_table;
        });
    }

    /// The Shadow takes hits of its own will.
    fn own_hits(battle: &Battle, hits: u8, log: &mut Log) -> Frame {
        tell(log, BattleEvent::OwnHits(hits));
        let side = Side::Shadow;
        Frame::Hits { place: battle.place(side), side, left: hits, by: HitsBy::Battle }
    }
}
