//! What Combat cards need, and what they do, by initiative (rule 9.6).

use crate::action::Ask;
use crate::battle::{Battle, BattleAsk, BattleEvent, BattleFrame, BattleKind, DICE};
use crate::figures::{Characters, Figure, Figures, Place};
use crate::frame::{Frame, Next};
use crate::ids::CombatCard;
use crate::ids::{Character, Kind, Nation, Side};
use crate::map::Region;
use crate::rules::battles::{battle_frame, tell};
use crate::rules::{Allowed, Log, need};
use crate::state::State;
use kernel::flow::{ask, call, goto};

const FREE: Side = Side::FreePeoples;
const SHADOW: Side = Side::Shadow;

impl State {
    /// Whether a combat part's precondition holds, and whether its cost can be paid (rules 9.6.2, 9.6.4).
    pub(crate) fn check_combat(&self, battle: &Battle, combat: CombatCard) -> Allowed {
        const RULE: &str = "9.6.4";
        let region = battle.region();
        let free = self.fighters(battle, Side::FreePeoples);
        let shadow = self.fighters(battle, Side::Shadow);
        let companion = |companion: Character| free.characters.contains(companion);
        match combat {
            CombatCard::ItIsAGift | CombatCard::OneForTheDarkLord => need(
                self.ring_bearers() == Some(region),
                RULE,
                "no-the-ring-bearers-are-not-where-the-defender-is",
            ),
            CombatCard::BladeOfWesternesse => need(
                companion(Character::Meriadoc) || companion(Character::Peregrin),
                RULE,
                "no-neither-meriadoc-nor-peregrin-is-in-the-battle",
            ),
            CombatCard::MightyAttack | CombatCard::DaringDefiance => {
                need(!free.characters.is_empty(), RULE, "no-no-companion-is-in-the-battle")?;
                need(
                    !self.leading_companions(battle).is_empty(),
                    "9.6.2",
                    "no-no-companion-in-the-battle-has-leadership-to",
                )
            }
            CombatCard::BraveStand => {
                need(!free.characters.is_empty(), RULE, "no-no-companion-is-in-the-battle")
            }
            CombatCard::ServantOfTheSecretFire => need(
                companion(Character::GandalfTheGrey) || companion(Character::GandalfTheWhite),
                RULE,
                "no-gandalf-is-not-in-the-battle",
            ),
            CombatCard::Anduril => need(
                companion(Character::Strider) || companion(Character::Aragorn),
                RULE,
                "no-neither-strider-nor-aragorn-is-in-the-battle",
            ),
            CombatCard::HeroicDeath | CombatCard::FatefulStrike | CombatCard::SuddenStrike => need(
                !free.characters.is_empty() || free.troops.n_leaders() > 0,
                RULE,
                "no-no-leader-or-companion-is-in-the-battle",
            ),
            CombatCard::EntsRage | CombatCard::HuornDark | CombatCard::NamelessWood => need(
                region.nation() == Some(Nation::Rohan) || matches!(region, Region::Fangorn | Region::Orthanc),
                RULE,
                "no-the-defender-is-not-in-rohan-fangorn-or-orthanc",
            ),
            CombatCard::AdvantageousPosition => need(
                region.nation().is_some_and(|nation| nation.side() == Side::FreePeoples),
                RULE,
                "no-the-defender-is-not-in-a-free-peoples-nation",
            ),
            CombatCard::Scouts => {
                let defends = battle.attacker == Side::Shadow && battle.kind != BattleKind::Siege;
                need(defends, RULE, "no-the-free-peoples-do-not-defend-in-a-field-battle")?;
                need(
                    self.can_withdraw(battle) || self.retreats(battle).next().is_some(),
                    RULE,
                    "no-there-is-nowhere-to-retreat-to",
                )
            }
            CombatCard::Charge | CombatCard::Valour => {
                let elites = free.troops.n_elites(Side::FreePeoples);
                need(elites > 0, RULE, "no-no-free-peoples-elite-is-in-the-battle")
            }
            CombatCard::CruelAsDeath => need(
                self.nazgul_leadership(battle) >= 2,
                RULE,
                "no-the-nazgul-in-the-battle-have-less-than-2",
            ),
            CombatCard::TheyAreTerrible | CombatCard::DreadAndDespair | CombatCard::FoulStench => need(
                self.nazgul_leadership(battle) >= 1,
                RULE,
                "no-the-nazgul-in-the-battle-have-no-leadership",
            ),
            CombatCard::BlackBreath | CombatCard::WordsOfPower => {
                need(shadow.nazgul_and_witch_king() > 0, RULE, "no-no-nazgul-is-in-the-battle")
            }
            CombatCard::DurinsBane => {
                let near = region == Region::Moria
                    || region.borders(Region::Moria)
                    || region.adjacent().iter().any(|next| next.borders(Region::Moria));
                need(near, RULE, "no-the-defender-is-more-than-two-regions-away-from")
            }
            CombatCard::DevilryOfOrthanc => {
                let uruks = shadow.troops.of_nation(Nation::Isengard) > 0;
                need(uruks, RULE, "no-no-isengard-unit-is-in-the-battle")?;
                need(
                    matches!(battle.at, Place::Inside(_)),
                    RULE,
                    "no-the-defender-is-not-inside-a-stronghold",
                )
            }
            CombatCard::Mumakil => {
                let elites = shadow.troops.unit(Nation::Southrons, Kind::Elite);
                need(elites > 0, RULE, "no-no-southron-elite-is-in-the-battle")
            }
            CombatCard::WeComeToKill => {
                let elites = shadow.troops.n_elites(Side::Shadow);
                need(elites > 0, RULE, "no-no-shadow-elite-is-in-the-battle")
            }
            CombatCard::Daylight
            | CombatCard::NoQuarter
            | CombatCard::ShieldWall
            | CombatCard::Confusion
            | CombatCard::DeadlyStrife
            | CombatCard::Onslaught
            | CombatCard::RelentlessAssault
            | CombatCard::GreatHost
            | CombatCard::SwarmOfBats
            | CombatCard::DesperateBattle => Ok(()),
        }
    }

    /// What a Combat card does in one of its windows (rule 9.6).
    pub(crate) fn combat_card_acts(
        &mut self,
        battle: &Battle,
        side: Side,
        combat: CombatCard,
        n: u8,
        next: Frame,
        log: &mut Log,
    ) -> Next {
        match n {
            0 => self.cancelling(battle, combat, log),
            1 => return self.before_combat(battle, combat, next, log),
            2 => return self.extra_attack(battle, side, combat, next, log),
            3 => return self.combat_roll_card(battle, side, combat, next, log),
            4 => self.reroll_card(battle, combat, log),
            5 => self.more_hits_card(battle, combat, log),
            6 => return self.before_casualties(battle, combat, next, log),
            _ => return self.after_casualties(battle, combat, next, log),
        }
        goto(next)
    }

    /// The card of a side does nothing.
    fn no_effect(battle: &Battle, side: Side, log: &mut Log) {
        if let Some(card) = battle.cards[side] {
            tell(log, BattleEvent::NoEffect(card));
        }
    }

    /// Companions forfeit their Leadership for the round (rule 9.6.2).
    fn forfeit(&mut self, who: Characters, log: &mut Log) {
        self.alter(|battle| battle.now.forfeited |= who);
        tell(log, BattleEvent::Forfeited(who));
    }

    /// Points of Nazgûl Leadership are forfeited for the round (rule 9.6.3).
    pub(crate) fn forfeit_nazgul(&mut self, points: u8, log: &mut Log) {
        self.alter(|battle| battle.now.nazgul_forfeited += points);
        tell(log, BattleEvent::NazgulForfeited(points));
    }

    /// Adds to a side's dice.
    pub(crate) fn add_bonus(&mut self, side: Side, roll: i8, reroll: i8, log: &mut Log) {
        self.alter(|battle| {
            battle.now.bonus[side] += roll;
            battle.now.reroll_bonus[side] += reroll;
        });
        tell(log, BattleEvent::Bonus { side, roll, reroll });
    }

    /// A side throws fewer dice in the Combat roll.
    pub(crate) fn fewer_dice(&mut self, side: Side, dice: u8, log: &mut Log) {
        self.alter(|battle| battle.now.fewer[side] += dice);
        tell(log, BattleEvent::Fewer { side, dice });
    }

    /// A side throws at most so many dice in the Combat roll.
    fn at_most(&mut self, side: Side, dice: u8, log: &mut Log) {
        self.alter(|battle| battle.now.cap[side] = dice);
        tell(log, BattleEvent::AtMost { side, dice });
    }

    /// Initiative 0.
    fn cancelling(&mut self, battle: &Battle, combat: CombatCard, log: &mut Log) {
        match combat {
            CombatCard::DaringDefiance => {
                let companions = self.leading_companions(battle);
                if companions.is_empty() {
                    return State::no_effect(battle, Side::FreePeoples, log);
                }
                self.forfeit(companions, log);
                if let Some(card) = battle.cards[SHADOW] {
                    self.alter(|battle| battle.now.cancelled[SHADOW] = true);
                    tell(log, BattleEvent::Cancelled(card));
                }
            }
            CombatCard::SwarmOfBats => match battle.cards[FREE] {
                Some(card) => {
                    self.alter(|battle| battle.now.cancelled[FREE] = true);
                    tell(log, BattleEvent::Cancelled(card));
                }
                None => self.add_bonus(Side::Shadow, 0, 1, log),
            },
            // The others act in other windows.
            _ => {}
        }
    }

    /// Initiative 1.
    fn before_combat(&mut self, battle: &Battle, combat: CombatCard, next: Frame, log: &mut Log) -> Next {
        match combat {
            CombatCard::WordsOfPower => {
                let companions = self.companions_fighting(battle);
                let mut each = companions.iter();
                match (each.next(), each.next()) {
                    (None, _) => State::no_effect(battle, Side::Shadow, log),
                    (Some(only), None) => self.silence(only, log),
                    (Some(_), Some(_)) => {
                        let seat = self.fighter(battle, Side::Shadow);
                        return ask(seat, Ask::Battle(BattleAsk::WordsOfPower)).then(next);
                    }
                }
            }
            CombatCard::Scouts => {
                let seat = self.fighter(battle, Side::FreePeoples);
                let mut regions = self.retreats(battle);
                let (first, more) = (regions.next(), regions.next().is_some());
                drop(regions);
                match (first, more, self.can_withdraw(battle)) {
                    (None, _, false) => State::no_effect(battle, Side::FreePeoples, log),
                    (None, _, true) => return self.withdraw(battle, log),
                    (Some(only), false, false) => return self.retreat(battle, only, log),
                    _ => return ask(seat, Ask::Battle(BattleAsk::Scouts)).last(),
                }
            }
            // The others act in other windows.
            _ => {}
        }
        goto(next)
    }

    /// Words of Power: a Companion's Leadership and abilities do not count this round.
    pub(crate) fn silence(&mut self, companion: Character, log: &mut Log) {
        self.alter(|battle| battle.now.silenced = battle.now.silenced.with(companion));
        tell(log, BattleEvent::Silenced(companion));
    }

    /// Initiative 2 (rule 9.6.1).
    fn extra_attack(
        &mut self,
        battle: &Battle,
        side: Side,
        combat: CombatCard,
        next: Frame,
        log: &mut Log,
    ) -> Next {
        let base = State::hit_number(battle, side);
        let (dice, need) = match combat {
            CombatCard::SuddenStrike => (self.leadership(battle, side), base),
            CombatCard::Charge => (self.fighters(battle, side).troops.n_elites(side), base),
            CombatCard::DurinsBane => (3, 4),
            _ => (0, base),
        };
        if dice == 0 {
            State::no_effect(battle, side, log);
            return goto(next);
        }
        call(battle_frame(BattleFrame::Extra { side, dice: dice.min(DICE), need })).then(next)
    }

    /// Initiative 3.
    fn combat_roll_card(
        &mut self,
        battle: &Battle,
        side: Side,
        combat: CombatCard,
        next: Frame,
        log: &mut Log,
    ) -> Next {
        match combat {
            CombatCard::ItIsAGift | CombatCard::OneForTheDarkLord => self.add_bonus(side, 1, 1, log),
            CombatCard::ServantOfTheSecretFire
            | CombatCard::Valour
            | CombatCard::DevilryOfOrthanc
            | CombatCard::Mumakil => self.add_bonus(side, 1, 0, log),
            CombatCard::EntsRage => self.add_bonus(side, 2, 0, log),
            CombatCard::AdvantageousPosition => self.add_bonus(Side::Shadow, -1, 0, log),
            // Rule 18.20: both Armies.
            CombatCard::DeadlyStrife | CombatCard::DesperateBattle => {
                let more = if combat == CombatCard::DeadlyStrife { 2 } else { 1 };
                for side in [battle.attacker, battle.defender()] {
                    self.add_bonus(side, more, more, log);
                }
            }
            CombatCard::BraveStand => {
                let companions = self.companions_fighting(battle).len() as u8;
                self.fewer_dice(Side::Shadow, companions, log);
            }
            CombatCard::HuornDark => self.at_most(Side::Shadow, 2, log),
            CombatCard::Daylight => self.at_most(Side::Shadow, 3, log),
            CombatCard::CruelAsDeath => {
                if self.nazgul_leadership(battle) < 2 {
                    State::no_effect(battle, side, log);
                } else {
                    self.forfeit_nazgul(2, log);
                    self.add_bonus(side, 1, 0, log);
                }
            }
            CombatCard::DreadAndDespair => match self.nazgul_leadership(battle) {
                0 => State::no_effect(battle, side, log),
                1 => {
                    self.forfeit_nazgul(1, log);
                    self.fewer_dice(Side::FreePeoples, 1, log);
                }
                _ => {
                    let seat = self.fighter(battle, side);
                    return ask(seat, Ask::Battle(BattleAsk::DreadAndDespair)).then(next);
                }
            },
            // Rule 18.22: only if the Nazgûl are a match for all who lead the Free Peoples.
            CombatCard::FoulStench => {
                if self.nazgul_leadership(battle) >= self.leadership(battle, Side::FreePeoples) {
                    self.alter(|battle| battle.now.no_reroll[FREE] = true);
                    tell(log, BattleEvent::NoReroll(Side::FreePeoples));
                } else {
                    State::no_effect(battle, side, log);
                }
            }
            CombatCard::RelentlessAssault => {
                if self.bearable_hits(battle, side) > 0 {
                    let seat = self.fighter(battle, side);
                    return ask(seat, Ask::Battle(BattleAsk::RelentlessAssault)).then(next);
                }
                State::no_effect(battle, side, log);
            }
            // The others act in other windows.
            _ => {}
        }
        goto(next)
    }

    /// Initiative 4.
    fn reroll_card(&mut self, battle: &Battle, combat: CombatCard, log: &mut Log) {
        match combat {
            CombatCard::MightyAttack => {
                // The one with the least Leadership gives it up: nothing speaks for another.
                let companions = self.leading_companions(battle);
                match companions.iter().min_by_key(|companion| companion.leadership()) {
                    Some(companion) => self.turn_misses(companion, 1, log),
                    None => State::no_effect(battle, Side::FreePeoples, log),
                }
            }
            CombatCard::Anduril => {
                let companions = self.leading_companions(battle);
                if companions.contains(Character::Aragorn) {
                    self.turn_misses(Character::Aragorn, 2, log);
                } else if companions.contains(Character::Strider) {
                    self.turn_misses(Character::Strider, 1, log);
                } else {
                    State::no_effect(battle, Side::FreePeoples, log);
                }
            }
            CombatCard::Confusion => {
                let ones = battle.now.ones[SHADOW];
                if ones > 0 {
                    self.alter(|battle| {
                        battle.now.hits[FREE] += ones;
                        battle.now.missed[SHADOW] = battle.now.missed[SHADOW].saturating_sub(ones);
                    });
                    tell(log, BattleEvent::Confused(ones));
                }
            }
            CombatCard::TheyAreTerrible => {
                if self.nazgul_leadership(battle) == 0 {
                    State::no_effect(battle, Side::Shadow, log);
                } else {
                    self.forfeit_nazgul(1, log);
                    self.add_bonus(Side::Shadow, 0, 1, log);
                }
            }
            // The others act in other windows.
            _ => {}
        }
    }

    /// A Companion forfeits his Leadership and turns missed dice of the Free Peoples into hits.
    fn turn_misses(&mut self, companion: Character, most: u8, log: &mut Log) {
        self.forfeit(Characters::only(companion), log);
        self.alter(|battle| {
            let turned = battle.now.missed[FREE].min(most);
            battle.now.missed[FREE] -= turned;
            battle.now.hits[FREE] += turned;
            if turned > 0 {
                tell(log, BattleEvent::Turned(turned));
            }
        });
    }

    /// Initiative 5.
    fn more_hits_card(&mut self, battle: &Battle, combat: CombatCard, log: &mut Log) {
        let now = &battle.now;
        let (side, hits) = match combat {
            CombatCard::NoQuarter if now.hits[FREE] > 0 => (Side::FreePeoples, 1),
            CombatCard::NamelessWood if now.hits[FREE] > 0 => (Side::FreePeoples, 2),
            CombatCard::Mumakil if now.hits[SHADOW] > now.hits[FREE] + now.early[FREE] => (Side::Shadow, 1),
            _ => return,
        };
        self.alter(|battle| battle.now.hits[side] += hits);
        tell(log, BattleEvent::MoreHits { side, hits });
    }

    /// Those whom Heroic Death may take.
    pub(crate) fn heroes(&self, battle: &Battle) -> impl Iterator<Item = Figure> {
        let figures = self.fighters(battle, Side::FreePeoples);
        let leaders = Side::FreePeoples.nations().iter().map(|nation| Figure::Leader(*nation));
        leaders
            .filter(move |leader| figures.count(*leader) > 0)
            .chain(figures.characters.iter().map(Figure::Character))
    }

    /// Those whom the Black Breath may take: a Leader, or a Companion whose Level the hits of the re-roll reach.
    pub(crate) fn breath_victims(&self, battle: &Battle) -> impl Iterator<Item = Figure> {
        let hits = battle.now.rerolled[SHADOW];
        self.heroes(battle).filter(move |figure| match figure {
            Figure::Character(companion) => companion.level() <= hits,
            Figure::Regular(_) | Figure::Elite(_) | Figure::Leader(_) | Figure::Nazgul => hits > 0,
        })
    }

    /// Those whom the Fateful Strike may take: a Nazgûl, or a Minion for two hits of the re-roll.
    pub(crate) fn strike_victims(&self, battle: &Battle) -> impl Iterator<Item = Figure> {
        let hits = battle.now.rerolled[FREE];
        let figures = self.fighters(battle, Side::Shadow);
        let nazgul = (figures.troops.nazgul > 0 && hits >= 1).then_some(Figure::Nazgul);
        let minions = if hits >= 2 { figures.characters } else { Characters::EMPTY };
        nazgul.into_iter().chain(minions.iter().map(Figure::Character))
    }

    /// Initiative 6.
    fn before_casualties(&mut self, battle: &Battle, combat: CombatCard, next: Frame, log: &mut Log) -> Next {
        let now = &battle.now;
        match combat {
            CombatCard::ShieldWall if now.hits[SHADOW] >= 2 => self.cancel_hits(1, None, log),
            CombatCard::HeroicDeath if now.hits[SHADOW] > 0 && self.heroes(battle).next().is_some() => {
                let seat = self.fighter(battle, Side::FreePeoples);
                return ask(seat, Ask::Battle(BattleAsk::HeroicDeath)).then(next);
            }
            CombatCard::BladeOfWesternesse => {
                let minions = self.fighters(battle, Side::Shadow).characters;
                let mut each = minions.iter();
                match (now.rerolled[FREE], each.next(), each.next()) {
                    (0, ..) | (_, None, _) => State::no_effect(battle, Side::FreePeoples, log),
                    (_, Some(only), None) => self.blade_strikes(battle, only, log),
                    (_, Some(_), Some(_)) => {
                        let seat = self.fighter(battle, Side::FreePeoples);
                        return ask(seat, Ask::Battle(BattleAsk::BladeOfWesternesse)).then(next);
                    }
                }
            }
            CombatCard::FatefulStrike => {
                let mut victims = self.strike_victims(battle);
                let (first, more) = (victims.next(), victims.next().is_some());
                drop(victims);
                match (first, more) {
                    (None, _) => State::no_effect(battle, Side::FreePeoples, log),
                    (Some(only), false) => self.slay(battle, only, log),
                    (Some(_), true) => {
                        let seat = self.fighter(battle, Side::FreePeoples);
                        return ask(seat, Ask::Battle(BattleAsk::FatefulStrike)).then(next);
                    }
                }
            }
            CombatCard::BlackBreath => {
                if self.breath_victims(battle).next().is_some() {
                    let seat = self.fighter(battle, Side::Shadow);
                    return ask(seat, Ask::Battle(BattleAsk::BlackBreath)).then(next);
                }
                State::no_effect(battle, Side::Shadow, log);
            }
            _ => {}
        }
        goto(next)
    }

    /// Hits of the Shadow are cancelled.
    pub(crate) fn cancel_hits(&mut self, hits: u8, by: Option<Figure>, log: &mut Log) {
        self.alter(|battle| battle.now.hits[SHADOW] = battle.now.hits[SHADOW].saturating_sub(hits));
        tell(log, BattleEvent::HitsCancelled { hits, by });
    }

    /// Heroic Death: a Leader cancels one hit, a Companion as many as his Level.
    pub(crate) fn dies_heroically(&mut self, battle: &Battle, figure: Figure, log: &mut Log) {
        let worth = match figure {
            Figure::Character(companion) => companion.level(),
            Figure::Regular(_) | Figure::Elite(_) | Figure::Leader(_) | Figure::Nazgul => 1,
        };
        self.cancel_hits(worth.min(battle.now.hits[SHADOW]), Some(figure), log);
        self.slay(battle, figure, log);
    }

    /// Blade of Westernesse: one hit of the re-roll kills a Minion instead.
    pub(crate) fn blade_strikes(&mut self, battle: &Battle, minion: Character, log: &mut Log) {
        self.alter(|battle| battle.now.hits[FREE] = battle.now.hits[FREE].saturating_sub(1));
        self.slay(battle, Figure::Character(minion), log);
    }

    /// A Leader, Nazgûl or Character of the battle is eliminated (rule 9.7.8).
    pub(crate) fn slay(&mut self, battle: &Battle, figure: Figure, log: &mut Log) {
        let place = battle.place(figure.side());
        let mut figures = Figures::NONE;
        figures.put(figure);
        self.eliminate_all(place, &figures, log);
        if !matches!(figure, Figure::Character(_)) {
            log.public(crate::event::Event::Eliminated { place, figure });
        }
    }

    /// Initiative 7: both Armies still stand.
    fn after_casualties(&mut self, battle: &Battle, combat: CombatCard, next: Frame, log: &mut Log) -> Next {
        let side = Side::Shadow;
        match combat {
            // Rule 18.21: after the casualties.
            CombatCard::GreatHost => {
                let (own, enemy) =
                    (self.fighting_units(battle, side), self.fighting_units(battle, Side::FreePeoples));
                if own >= 2 * enemy {
                    self.alter(|battle| battle.now.extra = 1);
                    return call(battle_frame(BattleFrame::ExtraHits(side))).then(next);
                }
                State::no_effect(battle, side, log);
            }
            CombatCard::Onslaught => {
                if self.bearable_hits(battle, side) > 0 {
                    let seat = self.fighter(battle, side);
                    return ask(seat, Ask::Battle(BattleAsk::Onslaught)).then(next);
                }
                State::no_effect(battle, side, log);
            }
            CombatCard::WeComeToKill => {
                let elites = self.fighters(battle, side).troops.n_elites(side);
                if elites > 0 {
                    let dice = elites.min(DICE);
                    return call(battle_frame(BattleFrame::Extra { side, dice, need: 5 })).then(next);
                }
                State::no_effect(battle, side, log);
            }
            // The others act in other windows.
            _ => {}
        }
        goto(next)
    }
}
