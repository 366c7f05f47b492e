//! Battles as texts: questions, odd answers, the log.

use super::parts::{a_unit, area, combat_card, first_side, maneuver, rolled, side, tactic};
use super::{Part, Said};
use crate::action::{Action, Choice};
use crate::battle::{BattleAsk, LossFor};
use crate::event::BattleEvent;
use crate::game::Thing;
use crate::ids::{Combat, Engine, Maneuver, Side};
use crate::ops::Script;
use crate::state::State;
use kernel::{Argument, Text};

impl State {
    /// A question of this chapter as a text.
    pub(crate) fn ask_battle_said(&self, ask: BattleAsk) -> Said {
        let round = self.battle.as_ref().map_or(0, |battle| battle.round);
        match ask {
            BattleAsk::Tower => Text::new("ask-tower").thing("tower", Thing::Engine(Engine::SiegeTower)),
            BattleAsk::Army => Text::new("ask-fighting-army").number("round", round),
            BattleAsk::Tactic => {
                let dice = |side: Side| {
                    self.battle.as_ref().map_or(0, |battle| self.battle_values(battle)[side].dice)
                };
                Text::new("ask-tactic")
                    .number("round", round)
                    .number("free", dice(Side::FreePeoples))
                    .number("shadow", dice(Side::Shadow))
            }
            BattleAsk::Card => Text::new("ask-combat-card"),
            BattleAsk::Nazgul(_) => Text::new("ask-nazgul-ability").thing("nazgul", Thing::Nazgul),
            BattleAsk::NazgulCost { n } => {
                Text::new("ask-nazgul-cost").with("ability", self.source(Script::Nazgul(n)))
            }
            BattleAsk::NazgulFrom { n, left } => Text::new("ask-nazgul-spent")
                .with("ability", self.source(Script::Nazgul(n)))
                .number("n", left),
            BattleAsk::ExtraManeuver { used: true, .. } => {
                Text::new("ask-extra-maneuver-used").with("card", self.determined_attack())
            }
            BattleAsk::ExtraManeuver { used: false, .. } => {
                Text::new("ask-extra-maneuver").with("card", self.determined_attack())
            }
            BattleAsk::Reroll { left, .. } => Text::new("ask-reroll").number("n", left),
            BattleAsk::Casualty { area: at, side, why } => {
                let (units, damage) = self.hurt_units(at, side);
                let units: u8 = units.counts().iter().sum();
                let text = match why {
                    LossFor::Step5 if damage > units => Text::new("ask-casualty-forced"),
                    LossFor::Step5 => Text::new("ask-casualty"),
                    LossFor::Forced | LossFor::Driven => Text::new("ask-casualty-forced"),
                    LossFor::Rout | LossFor::Ents => Text::new("ask-casualty-down-to").number("left", 1_u8),
                    LossFor::DownTo(left) => Text::new("ask-casualty-down-to").number("left", left),
                };
                text.with("area", area(at)).number("units", units).number("damage", damage)
            }
            BattleAsk::GoOn => Text::new("ask-go-on").number("round", round),
            BattleAsk::Leave => Text::new("ask-leave"),
            BattleAsk::RetreatTo { forced: false } => Text::new("ask-retreat-to"),
            BattleAsk::RetreatTo { forced: true } => Text::new("ask-forced-retreat-to"),
            BattleAsk::AdvanceFrom => Text::new("ask-advance-from"),
        }
    }

    /// The card that lets a side use a further maneuver token, by its name.
    fn determined_attack(&self) -> Part {
        let running = self.battle.as_ref().and_then(|battle| battle.running);
        self.source(running.unwrap_or(Script::Combat(Combat::DeterminedAttack)))
    }

    /// What an answer to a question of this chapter does, if its words alone don't say it.
    pub(crate) fn battle_answer_said(&self, ask: BattleAsk, action: Action) -> Option<Said> {
        Some(match (ask, action) {
            (BattleAsk::Tower, Action::Accept) => Text::new("answer-tower"),
            (BattleAsk::Tower, Action::Decline) => Text::new("answer-no-tower"),
            (BattleAsk::Army, Action::Area(from)) => Text::new("answer-army-fights").with("area", area(from)),
            (BattleAsk::Card, Action::Card(card)) => match card.halves() {
                Some((order, _)) => Text::new("answer-combat-card")
                    .with("combat", combat_card(card, self.scenario))
                    .text("order", Text::of("order", order.slug())),
                None => return None,
            },
            (BattleAsk::Card, Action::Decline) => Text::new("answer-no-combat-card"),
            (BattleAsk::Tactic, Action::Tactic(crate::action::Tactic::Maneuver(token)))
            | (BattleAsk::ExtraManeuver { .. }, Action::Maneuver(token)) => Text::new("answer-maneuver")
                .with("token", maneuver(token))
                .text("ability", self.ability_of(token)),
            (BattleAsk::Nazgul(_), Action::Use(script)) => {
                Text::new("answer-use").with("ability", self.source(script))
            }
            (BattleAsk::Nazgul(_), Action::Decline) => Text::new("answer-no-nazgul"),
            (BattleAsk::NazgulCost { .. }, Action::Accept) => Text::new("answer-by-lord"),
            (BattleAsk::NazgulCost { .. }, Action::Decline) => Text::new("answer-for-nazgul"),
            (BattleAsk::NazgulFrom { .. }, Action::Area(from)) => {
                Text::new("answer-nazgul-from").with("area", area(from))
            }
            (BattleAsk::Reroll { .. }, Action::Done) => Text::new("answer-no-more-dice"),
            (BattleAsk::Casualty { .. }, Action::Done) => Text::new("answer-no-more-casualties"),
            (BattleAsk::Casualty { .. }, Action::Lose { unit, tokens }) => {
                Text::new("answer-lose").with("unit", a_unit(unit)).number("n", tokens)
            }
            (BattleAsk::RetreatTo { .. }, Action::Area(to)) => Text::new("answer-to").with("area", area(to)),
            (BattleAsk::AdvanceFrom, Action::Area(from)) => {
                Text::new("answer-advance-from").with("area", area(from))
            }
            (BattleAsk::AdvanceFrom, Action::Decline) => Text::new("answer-no-advance"),
            (BattleAsk::Leave, Action::Choose(Choice::Rout)) => Text::new("answer-rout"),
            _ => return None,
        })
    }

    /// The names of the abilities that a maneuver token stands for: those of its types of units, each once.
    pub(crate) fn ability_of(&self, token: Maneuver) -> Said {
        let here = crate::ids::Unit::ALL
            .into_iter()
            .filter(|unit| self.book.units[*unit].figures > 0 && unit.maneuver(self.scenario) == token);
        let mut names: Vec<Said> = here.map(|unit| self.script_name(Script::Unit(unit))).collect();
        names.dedup();
        let names = names.into_iter().map(Argument::Text);
        super::parts::commas(names).map_or_else(
            || Text::of("ability", token.slug()),
            |names| Text::new("answer-only").with("what", names),
        )
    }

    /// What happened in a battle, as a text.
    pub(crate) fn battle_event_said(&self, event: &BattleEvent) -> Said {
        let by = |name: Said, who: Side| name.with("side", first_side(who));
        match *event {
            BattleEvent::Began { attacker, from, at, combined: false } => {
                by(Text::new("log-attacked"), attacker).with("from", area(from)).with("to", area(at))
            }
            BattleEvent::Began { attacker, at, combined: true, .. } => {
                by(Text::new("log-combined-attack"), attacker).with("to", area(at))
            }
            BattleEvent::Tower => Text::new("log-tower").thing("tower", Thing::Engine(Engine::SiegeTower)),
            BattleEvent::FromRecruitment { from, at } => {
                Text::new("log-attacked-out").with("from", area(from)).with("to", area(at))
            }
            BattleEvent::Fights { from, .. } => Text::new("log-army-fights").with("area", area(from)),
            BattleEvent::Superiority { side, automatic: true, .. } => {
                by(Text::new("log-superiority-given"), side)
            }
            BattleEvent::Superiority { side, own, enemy, automatic: false } => {
                by(Text::new("log-superiority"), side).number("own", own).number("enemy", enemy)
            }
            BattleEvent::NoSuperiority => Text::new("log-no-superiority"),
            BattleEvent::Round(n) => Text::new("log-battle-round").number("n", n),
            BattleEvent::Chose { side, tactic: Some(token) } => {
                by(Text::new("log-chose"), side).with("token", tactic(token))
            }
            BattleEvent::Chose { side, tactic: None } => by(Text::new("log-chose-hidden"), side),
            BattleEvent::Revealed { side, tactic: crate::action::Tactic::Maneuver(token) } => {
                let text = by(Text::new("log-revealed-maneuver"), side).with("token", maneuver(token));
                text.text("ability", self.ability_of(token))
            }
            BattleEvent::Revealed { side, tactic: token } => {
                by(Text::new("log-revealed"), side).with("token", tactic(token))
            }
            BattleEvent::ChoseCard { side, card: Some(card) } => {
                by(Text::new("log-chose-card"), side).with("card", combat_card(card, self.scenario))
            }
            BattleEvent::ChoseCard { side, card: None } => by(Text::new("log-chose-card-hidden"), side),
            BattleEvent::Card { side, card: Some(card) } => {
                by(Text::new("log-combat-card"), side).with("card", combat_card(card, self.scenario))
            }
            BattleEvent::Card { side, card: None } => by(Text::new("log-no-combat-card"), side),
            BattleEvent::Extra { side, maneuver: token } => by(Text::new("log-extra-maneuver"), side)
                .with("token", maneuver(token))
                .text("ability", self.ability_of(token)),
            BattleEvent::TookBack(side) => by(Text::new("log-took-back"), side),
            BattleEvent::EventCancelled(whose) => Text::new("log-event-cancelled").with("side", side(whose)),
            BattleEvent::Dice { side, combat, maneuver, target, target_maneuver, plus } => {
                let text = match (maneuver, target == target_maneuver) {
                    (0, _) => Text::new("log-dice"),
                    (_, true) => Text::new("log-dice-maneuver"),
                    (_, false) => Text::new("log-dice-targets"),
                };
                let text = by(text, side).number("combat", combat).number("maneuver", maneuver);
                let text = text.number("total", combat.saturating_add(maneuver));
                let text = text.number("target", target).number("mtarget", target_maneuver);
                match plus {
                    0 => text,
                    plus => Text::new("log-dice-plus").text("dice", text).written("plus", signed(plus)),
                }
            }
            BattleEvent::Threw { side, dice, n, maneuver, hits, again } => {
                let n = usize::from(n).min(dice.len());
                let (of_maneuver, combat) = dice[..n].split_at(usize::from(maneuver).min(n));
                let text = match (again, of_maneuver.is_empty(), combat.is_empty()) {
                    (false, true, _) => Text::new("log-battle-threw"),
                    (false, false, true) => Text::new("log-battle-threw-maneuver"),
                    (false, false, false) => Text::new("log-battle-threw-both"),
                    (true, true, _) => Text::new("log-threw-again"),
                    (true, false, true) => Text::new("log-threw-again-maneuver"),
                    (true, false, false) => Text::new("log-threw-again-both"),
                };
                by(text, side)
                    .with("dice", rolled(combat))
                    .with("maneuver", rolled(of_maneuver))
                    .number("n", hits)
            }
            BattleEvent::NoReroll(side) => by(Text::new("log-no-reroll"), side),
            BattleEvent::Activated { side: whose, maneuver: token } => Text::new("log-ability-activated")
                .with("side", side(whose))
                .text("ability", self.ability_of(token))
                .with("token", maneuver(token)),
            BattleEvent::AbilityCancelled { side: whose, maneuver: token } => {
                Text::new("log-ability-cancelled")
                    .with("side", side(whose))
                    .text("ability", self.ability_of(token))
                    .with("token", maneuver(token))
            }
            BattleEvent::Nazgul { n, lord: false } => {
                Text::new("log-nazgul-ability").with("ability", self.source(Script::Nazgul(n)))
            }
            BattleEvent::Nazgul { n, lord: true } => {
                Text::new("log-nazgul-lord").with("ability", self.source(Script::Nazgul(n)))
            }
            BattleEvent::Cancelled { side: whose, tokens } => {
                Text::new("log-damage-cancelled").with("side", side(whose)).number("n", tokens)
            }
            BattleEvent::Fog => Text::new("log-fog"),
            BattleEvent::GoesOn(side) => by(Text::new("log-went-on"), side),
            BattleEvent::Ceased(side) => by(Text::new("log-ceased"), side),
            BattleEvent::Stays(side) => by(Text::new("log-stayed"), side),
            BattleEvent::Retreats { side, to, forced: false } => {
                by(Text::new("log-retreated"), side).with("area", area(to))
            }
            BattleEvent::Retreats { side, to, forced: true } => {
                by(Text::new("log-driven"), side).with("area", area(to))
            }
            BattleEvent::Routs(side) => by(Text::new("log-routed"), side),
            BattleEvent::NoAdvance => Text::new("log-no-advance"),
            BattleEvent::Ended => Text::new("log-battle-over"),
        }
    }
}

/// A number with its sign.
fn signed(n: i8) -> String {
    if n > 0 { format!("+{n}") } else { n.to_string().replace('-', "−") }
}
