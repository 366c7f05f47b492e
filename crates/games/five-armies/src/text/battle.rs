//! Battles as texts: questions, odd answers, the log.
//!
//! What a side does has a message for each side: in English the Shadow attacks, and the Free Peoples attack.

use super::Said;
use super::parts::{area, battle_card, character, maneuver};
use crate::action::{Action, BattleCard, Choice};
use crate::battle::{BattleAsk, BattleEvent, LossFor};
use crate::game::Thing;
use crate::ids::{Area, Character, Combat, FateCard, Maneuver, Side};
use crate::state::State;
use kernel::{Argument, Text};

/// The title of a combat effect.
const fn combat(combat: Combat) -> Text<Thing> {
    Text::of("combat", combat.slug())
}

/// What a Maneuver card does.
const fn ability(card: Maneuver) -> Text<Thing> {
    Text::of("ability", card.slug())
}

/// A text with a Maneuver card in it: the first one names the ability of a Unit card too, the other is for a card that is called as
/// what it does.
fn named(able: Said, plain: Said, card: Maneuver) -> Said {
    match card.unit() {
        Some(_) => able.with("card", maneuver(card)).text("does", ability(card)),
        None => plain.with("card", maneuver(card)),
    }
}

/// What dice show, one after the other.
fn dice(shown: &[u8]) -> String {
    let shown: Vec<String> = shown.iter().map(u8::to_string).collect();
    shown.join(" ")
}

impl State {
    /// A question of this chapter as a text.
    pub(crate) fn ask_battle_said(&self, ask: BattleAsk) -> Said {
        match ask {
            BattleAsk::Army => Text::new("ask-fighting-army"),
            BattleAsk::Maneuver => match &self.battle {
                Some(battle) => Text::new("ask-maneuver")
                    .number("round", battle.round)
                    .number("free", self.combat_dice(battle, Side::FreePeoples))
                    .number("shadow", self.combat_dice(battle, Side::Shadow)),
                None => Text::new("ask-battle-over"),
            },
            BattleAsk::SecondCard(_) => {
                Text::new("ask-second-card").text("combat", combat(Combat::DeterminedAttack))
            }
            BattleAsk::Reroll { side, .. } => {
                let battle = self.battle.as_ref();
                let rerolls = battle.map_or(0, |battle| self.rerolls(battle, side));
                let missed = |black| battle.map_or(0, |battle| battle.now.rolls[side].misses(black));
                Text::new("ask-reroll")
                    .number("n", rerolls)
                    .number("target", battle.map_or(0, |battle| battle.now.rolls[side].target_again))
                    .number("black", missed(true))
                    .number("white", missed(false))
            }
            BattleAsk::Ability(Maneuver::VampireLike) => {
                Text::new("ask-vampire-like").with("card", maneuver(Maneuver::VampireLike))
            }
            BattleAsk::Ability(card) => {
                Text::new("ask-maneuver-ability").with("card", maneuver(card)).text("does", ability(card))
            }
            BattleAsk::FellRace => Text::new("ask-fell-race").with("card", maneuver(Maneuver::GreatOrcs)),
            BattleAsk::CaptainOfWar(_) => {
                Text::new("ask-captain-of-war").text("combat", combat(Combat::CaptainOfWar))
            }
            // Some of what was assigned may have been removed already.
            BattleAsk::React { area: at, army, fortification, .. } => Text::new("ask-react")
                .with("area", area(at))
                .number("army", army.min(self.army(at).damage))
                .number("fortification", fortification),
            BattleAsk::Casualty { area: at, why, .. } => {
                let text = match why {
                    _ if self.is_redoubtable(at, why) => Text::new("ask-casualty-redoubtable"),
                    LossFor::Step4 { .. } => Text::new("ask-casualty"),
                    LossFor::Forced => Text::new("ask-casualty-forced"),
                    LossFor::ToOne | LossFor::Rearguard => Text::new("ask-casualty-to-one"),
                    LossFor::Voluntary | LossFor::Rallied => Text::new("ask-casualty-voluntary"),
                };
                let army = self.army(at);
                text.with("area", area(at)).number("units", army.n_units()).number("damage", army.damage)
            }
            BattleAsk::GoOn => {
                let round = self.battle.map_or(0, |battle| battle.round);
                Text::new("ask-go-on").number("round", round)
            }
            BattleAsk::Leave => Text::new("ask-leave"),
            BattleAsk::RetreatTo { forced: false } => Text::new("ask-retreat-to"),
            BattleAsk::RetreatTo { forced: true } => Text::new("ask-forced-retreat-to"),
            BattleAsk::AdvanceFrom => Text::new("ask-advance-from"),
            BattleAsk::BeornAdvance => {
                let at = self.battle.map_or(Area::FrontGate, |battle| battle.at);
                Text::new("ask-beorn-advance")
                    .with("beorn", character(Character::Beorn))
                    .with("area", area(at))
            }
        }
    }

    /// What an answer to a question of this chapter does, if its words alone don't say it.
    pub(crate) fn battle_answer_said(&self, ask: BattleAsk, action: Action) -> Option<Said> {
        Some(match (ask, action) {
            (BattleAsk::Army, Action::Area(from)) => Text::new("answer-army-fights").with("area", area(from)),
            (BattleAsk::Maneuver | BattleAsk::SecondCard(_), Action::Lay(BattleCard::Event(card))) => {
                let effect = card.combat()?;
                Text::new("answer-lay-event")
                    .text("combat", combat(effect))
                    .with("card", Argument::Thing(Thing::Card(card)))
            }
            (BattleAsk::Maneuver | BattleAsk::SecondCard(_), Action::Lay(BattleCard::Maneuver(card))) => {
                named(Text::new("answer-lay-maneuver"), Text::new("answer-lay-plain"), card)
            }
            (BattleAsk::Reroll { .. }, Action::Number(black)) => {
                Text::new("answer-reroll-black").number("n", black)
            }
            (BattleAsk::Ability(card), Action::Accept) => {
                Text::new("answer-use-ability").text("does", ability(card))
            }
            (BattleAsk::Ability(_), Action::Decline) => Text::new("answer-no-ability"),
            (BattleAsk::Ability(_), Action::Choose(Choice::Army)) => Text::new("answer-cancel-army"),
            (BattleAsk::Ability(_), Action::Choose(Choice::Fortification)) => {
                Text::new("answer-cancel-fortification")
            }
            (BattleAsk::FellRace, Action::Choose(Choice::Leadership)) => Text::new("answer-lose-leadership"),
            (BattleAsk::FellRace | BattleAsk::CaptainOfWar(_), Action::Character(who)) => {
                Text::new("answer-give-up").with("who", character(who))
            }
            (BattleAsk::FellRace, Action::Choose(Choice::Damage)) => Text::new("answer-take-damage"),
            (BattleAsk::CaptainOfWar(_), Action::Choose(Choice::Leadership)) => {
                Text::new("answer-give-up-token")
            }
            (BattleAsk::CaptainOfWar(_), Action::Decline) => Text::new("answer-give-up-nothing"),
            (BattleAsk::React { .. }, Action::Character(Character::Bilbo)) => {
                Text::new("answer-vanish").with("bilbo", character(Character::Bilbo)).number("n", self.rings)
            }
            (BattleAsk::React { .. }, Action::Character(_)) => Text::new("answer-bodyguard")
                .with("bolg", character(Character::Bolg))
                .number("n", self.bodyguards),
            (BattleAsk::React { .. }, Action::Number(tokens)) => Text::new("answer-divert")
                .thing("card", Thing::FateCard(FateCard::ShiningArmour))
                .number("n", tokens),
            (BattleAsk::React { .. }, Action::Decline) => Text::new("answer-no-reaction"),
            (BattleAsk::Casualty { .. }, Action::Done) => Text::new("answer-eliminate-no-more"),
            (BattleAsk::RetreatTo { .. }, Action::Area(to)) => {
                Text::new("answer-retreat-to").with("area", area(to))
            }
            (BattleAsk::AdvanceFrom, Action::Area(from)) => {
                Text::new("answer-advance-from").with("area", area(from))
            }
            (BattleAsk::AdvanceFrom | BattleAsk::BeornAdvance, Action::Decline) => {
                Text::new("answer-no-advance")
            }
            (BattleAsk::BeornAdvance, Action::Accept) => Text::new("answer-beorn-advances"),
            _ => return None,
        })
    }

    /// What happened in a battle, as a text.
    pub(crate) fn battle_event_said(event: &BattleEvent) -> Said {
        match *event {
            BattleEvent::Began { attacker, from, at, combined, beorn } => {
                let text = match (beorn, combined) {
                    (true, _) if attacker == Side::FreePeoples => Text::new("log-beorn-attacks"),
                    (true, _) => Text::new("log-attacks-beorn"),
                    (false, true) => Text::of("log-combined-attack", attacker.slug()),
                    (false, false) => Text::of("log-attacks", attacker.slug()),
                };
                let text = text.with("from", area(from)).with("to", area(at));
                if beorn { text.with("beorn", character(Character::Beorn)) } else { text }
            }
            BattleEvent::Fights { from, .. } => Text::new("log-army-fights").with("area", area(from)),
            BattleEvent::Superiority { side, automatic: true, .. } => {
                Text::of("log-superiority-by-card", side.slug())
            }
            BattleEvent::Superiority { side, own, enemy, automatic: false } => {
                Text::of("log-superiority", side.slug()).number("own", own).number("enemy", enemy)
            }
            BattleEvent::NoSuperiority => Text::new("log-no-superiority"),
            BattleEvent::Round(n) => Text::new("log-round").number("n", n),
            BattleEvent::Chose { side, card: Some(card) } => {
                Text::of("log-chose", side.slug()).with("card", battle_card(card))
            }
            BattleEvent::Chose { side, card: None } => Text::of("log-chose-hidden", side.slug()),
            BattleEvent::Revealed { side, card: BattleCard::Maneuver(card) } => {
                let (able, plain) =
                    (Text::of("log-reveals-unit", side.slug()), Text::of("log-reveals", side.slug()));
                named(able, plain, card)
            }
            BattleEvent::Revealed { side, card: BattleCard::Event(card) } => {
                let text = Text::of("log-reveals-event", side.slug());
                let text = text.with("card", Argument::Thing(Thing::Card(card)));
                text.with("combat", battle_card(BattleCard::Event(card)))
            }
            BattleEvent::Second { side, card } => {
                let able = Text::of("log-second-unit", side.slug());
                let plain = Text::of("log-second", side.slug());
                named(able, plain, card).text("combat", combat(Combat::DeterminedAttack))
            }
            BattleEvent::TookBack(side) => Text::of("log-took-back", side.slug()),
            BattleEvent::NoEffect { side, combat: effect } => {
                Text::of("log-no-effect", side.slug()).text("combat", combat(effect))
            }
            BattleEvent::Dice { side, white, black, target, bonus } => {
                let text = match bonus {
                    0 => Text::of("log-dice", side.slug()),
                    bonus => Text::of("log-dice-bonus", side.slug()).number("bonus", bonus),
                };
                text.number("white", white).number("black", black).number("target", target)
            }
            BattleEvent::Threw { side, dice: shown, n, black, hits, again } => {
                let whites = n.saturating_sub(black);
                let (n, black) = (usize::from(n), usize::from(black));
                let name = match (again, black > 0) {
                    (false, false) => Text::of("log-throws", side.slug()),
                    (false, true) => Text::of("log-throws-black", side.slug()),
                    (true, false) => Text::of("log-throws-again", side.slug()),
                    (true, true) => Text::of("log-throws-again-black", side.slug()),
                };
                let text = name.written("dice", dice(&shown[black.min(n)..n])).number("n", hits);
                if black == 0 {
                    return text;
                }
                text.written("black", dice(&shown[..black.min(n)])).number("whites", whites)
            }
            BattleEvent::NoReroll(side) => Text::of("log-no-reroll", side.slug()),
            BattleEvent::Activated(card) => Text::new("log-ability-activated").text("does", ability(card)),
            BattleEvent::Silenced(card) => Text::new("log-ability-silenced")
                .text("does", ability(card))
                .thing("card", Thing::Card(crate::ids::Card::HowlingOrcs)),
            BattleEvent::Used(card) => {
                Text::of("log-uses-ability", card.side().slug()).text("does", ability(card))
            }
            BattleEvent::WallWaits => Text::new("log-wall-waits"),
            BattleEvent::Cancelled { army, fortification, .. } => {
                Text::new("log-damage-cancelled").number("army", army).number("fortification", fortification)
            }
            BattleEvent::CaptainOfWar { side, character: Some(who) } => {
                Text::of("log-captain-of-war", side.slug())
                    .text("combat", combat(Combat::CaptainOfWar))
                    .with("who", character(who))
            }
            BattleEvent::CaptainOfWar { side, character: None } => {
                Text::of("log-captain-of-war-token", side.slug()).text("combat", combat(Combat::CaptainOfWar))
            }
            BattleEvent::Vanished => Text::new("log-vanished").with("bilbo", character(Character::Bilbo)),
            BattleEvent::Bodyguard => Text::new("log-bodyguard").with("bolg", character(Character::Bolg)),
            BattleEvent::Diverted { tokens, total } => Text::new("log-diverted")
                .thing("card", Thing::FateCard(FateCard::ShiningArmour))
                .number("n", tokens)
                .number("total", total),
            BattleEvent::Fog => Text::new("log-fog").text("combat", combat(Combat::DenseFog)),
            BattleEvent::GoesOn(side) => Text::of("log-goes-on", side.slug()),
            BattleEvent::Ceased(side) => Text::of("log-ceases", side.slug()),
            BattleEvent::Stays(side) => Text::of("log-stays", side.slug()),
            BattleEvent::Retreats(side) => Text::of("log-retreats", side.slug()),
            BattleEvent::Routs(side) => Text::of("log-routs", side.slug()),
            BattleEvent::RetreatsTo { to, forced: false, .. } => {
                Text::new("log-retreats-to").with("area", area(to))
            }
            BattleEvent::RetreatsTo { to, forced: true, .. } => {
                Text::new("log-forced-to").with("area", area(to))
            }
            BattleEvent::NoAdvance(side) => Text::of("log-no-advance", side.slug()),
            BattleEvent::Over => Text::new("log-battle-over"),
        }
    }
}
