//! War of the Ring: an Event card that strikes Armies and then assaults a besieged Stronghold.
//!
//! Seat 0 is the Free Peoples, seat 1 the Shadow.

use kernel::flow::{Flow, Next, Procedures, ask, ask_chance, call, done, goto};
use kernel::{Log, Seat, SeatSet};

pub const FREE: Seat = Seat(0);
pub const SHADOW: Seat = Seat(1);

/// The three Armies of the toy: the besieged, their besiegers, and a Free Peoples Army elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Army {
    Garrison,
    Besiegers,
    Relief,
}

impl Army {
    pub fn owner(self) -> Seat {
        if self == Army::Besiegers { SHADOW } else { FREE }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    Attacker,
    Defender,
}

impl Side {
    pub fn seat(self) -> Seat {
        if self == Side::Attacker { SHADOW } else { FREE }
    }

    pub fn army(self) -> Army {
        if self == Side::Attacker { Army::Besiegers } else { Army::Garrison }
    }

    fn index(self) -> usize {
        self as usize
    }
}

/// Two combat cards: one strikes before the dice, one adds to each die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CombatCard {
    Onslaught,
    ShieldWall,
}

/// What one side has laid face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Laid {
    NotYet,
    NoCard,
    Card(CombatCard),
}

/// The phases of the turn that matter here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    ShadowActs,
    FreeActs,
    VictoryCheck,
}

/// The steps of the Event card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardStep {
    Target { left: u8 },
    Strike { left: u8 },
    Assault,
    Discard,
}

/// The steps of a round of battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    CombatCards,
    BeforeRoll,
    AttackerRolls,
    DefenderRolls,
    AttackerRerolls,
    DefenderRerolls,
    AttackerLosses,
    DefenderLosses,
    Continue,
}

/// Before and after the rounds of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fought {
    NotYet,
    Over,
}

/// Before and after a combat card's effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayStep {
    Effect,
    Discard,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    Turn(Phase),
    EventCard { step: CardStep, target: Option<Army> },
    Battle(Fought),
    Round { step: Step, cards: [Laid; 2], hits: [u8; 2] },
    Play { card: CombatCard, by: Side, step: PlayStep },
    Casualties { army: Army, left: u8 },
    EndOfSiege,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    Action,
    Target,
    Dice { side: Side, n: u8 },
    CombatCard,
    Reroll { side: Side, most: u8 },
    Rerolled { side: Side, n: u8 },
    Hit { army: Army, left: u8 },
    Extend,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    PlayEvent,
    Pass,
    Target(Army),
    Dice([u8; 5]),
    Card(Option<CombatCard>),
    Reroll(u8),
    LoseRegular,
    ReduceElite,
    LoseElite,
    Extend(bool),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Units {
    pub regulars: u8,
    pub elites: u8,
}

impl Units {
    pub fn count(self) -> u8 {
        self.regulars + self.elites
    }
}

const ROUND: Frame =
    Frame::Round { step: Step::CombatCards, cards: [Laid::NotYet, Laid::NotYet], hits: [0, 0] };

/// One region under siege, and one Army elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct War {
    pub flow: Flow<Frame, Ask>,
    pub units: [Units; 3],
    pub leadership: [u8; 2],
    pub besieged: bool,
    pub captured: bool,
    pub shadow_points: u8,
    pub winner: Option<Seat>,
}

impl War {
    pub fn new(garrison: Units, besiegers: Units, shadow_points: u8) -> War {
        War {
            flow: Flow::new(Frame::Turn(Phase::ShadowActs)),
            units: [garrison, besiegers, Units { regulars: 1, elites: 0 }],
            leadership: [1, 0],
            besieged: true,
            captured: false,
            shadow_points,
            winner: None,
        }
    }

    pub fn army(&self, army: Army) -> Units {
        self.units[army as usize]
    }

    fn army_mut(&mut self, army: Army) -> &mut Units {
        &mut self.units[army as usize]
    }

    /// The round that is going on: its hits and cards are local to its frame.
    fn round_mut(&mut self) -> Option<(&mut [Laid; 2], &mut [u8; 2])> {
        self.flow.frames_mut().find_map(|frame| match frame {
            Frame::Round { cards, hits, .. } => Some((cards, hits)),
            _ => None,
        })
    }

    fn turn(&mut self, phase: Phase) -> Next<Frame, Ask> {
        match phase {
            Phase::ShadowActs => ask(SHADOW, Ask::Action).then(Frame::Turn(Phase::FreeActs)),
            Phase::FreeActs => ask(FREE, Ask::Action).then(Frame::Turn(Phase::VictoryCheck)),
            Phase::VictoryCheck => {
                // Rule 13.3: only here, however early in the turn the points were made.
                self.winner = (self.shadow_points >= 10).then_some(SHADOW);
                done()
            }
        }
    }

    /// Two targets, each struck by one die; then an assault on the Stronghold, if it is still besieged.
    fn event_card(&mut self, step: CardStep, target: Option<Army>) -> Next<Frame, Ask> {
        let at = |step| Frame::EventCard { step, target };
        match step {
            CardStep::Target { left: 0 } => goto(at(CardStep::Assault)),
            CardStep::Target { left } => {
                ask(SHADOW, Ask::Target).then(at(CardStep::Strike { left: left - 1 }))
            }
            CardStep::Strike { left } => match target {
                None => goto(at(CardStep::Assault)),
                Some(army) => {
                    let next = Frame::EventCard { step: CardStep::Target { left }, target: None };
                    call(Frame::Casualties { army, left: 1 }).then(next)
                }
            },
            // Rule 7.4: as far as possible.
            CardStep::Assault if !self.besieged => goto(at(CardStep::Discard)),
            CardStep::Assault => call(Frame::Battle(Fought::NotYet)).then(at(CardStep::Discard)),
            CardStep::Discard => done(),
        }
    }

    fn round(&mut self, step: Step, cards: [Laid; 2], hits: [u8; 2]) -> Next<Frame, Ask> {
        let at = |step| Frame::Round { step, cards, hits };
        let play = |side: Side, next| match cards[side.index()] {
            Laid::Card(card) => call(Frame::Play { card, by: side, step: PlayStep::Effect }).then(at(next)),
            Laid::NoCard | Laid::NotYet => goto(at(next)),
        };
        match step {
            Step::CombatCards => {
                let both = SeatSet::only(FREE).with(SHADOW);
                ask(both, Ask::CombatCard).then(at(Step::BeforeRoll))
            }
            // The defender's card is the toy's only one that acts before the roll.
            Step::BeforeRoll => play(Side::Defender, Step::AttackerRolls),
            Step::AttackerRolls => self.roll(Side::Attacker, at(Step::DefenderRolls)),
            Step::DefenderRolls => self.roll(Side::Defender, at(Step::AttackerRerolls)),
            Step::AttackerRerolls => self.reroll(Side::Attacker, hits, at(Step::DefenderRerolls)),
            Step::DefenderRerolls => self.reroll(Side::Defender, hits, at(Step::AttackerLosses)),
            // Rule 9.7.5: the attacker chooses first; all hits count even if an Army is wiped out.
            Step::AttackerLosses => {
                let losses = Frame::Casualties { army: Army::Besiegers, left: hits[Side::Defender.index()] };
                call(losses).then(at(Step::DefenderLosses))
            }
            Step::DefenderLosses => {
                let losses = Frame::Casualties { army: Army::Garrison, left: hits[Side::Attacker.index()] };
                call(losses).then(at(Step::Continue))
            }
            Step::Continue if self.army(Army::Garrison).count() == 0 => done(),
            Step::Continue if self.army(Army::Besiegers).elites == 0 => done(),
            Step::Continue => ask(SHADOW, Ask::Extend).last(),
        }
    }

    fn roll(&self, side: Side, then: Frame) -> Next<Frame, Ask> {
        ask_chance(Ask::Dice { side, n: self.army(side.army()).count().min(5) }).then(then)
    }

    fn reroll(&self, side: Side, hits: [u8; 2], then: Frame) -> Next<Frame, Ask> {
        let dice = self.army(side.army()).count().min(5);
        let misses = dice.saturating_sub(hits[side.index()]);
        let most = misses.min(self.leadership[side.index()]);
        if most == 0 { goto(then) } else { ask(side.seat(), Ask::Reroll { side, most }).then(then) }
    }

    /// Hit by hit, asked of the owner; the first wiped out takes no more.
    fn casualties(&mut self, army: Army, left: u8) -> Next<Frame, Ask> {
        if left == 0 || self.army(army).count() == 0 {
            return done();
        }
        ask(army.owner(), Ask::Hit { army, left }).then(Frame::Casualties { army, left })
    }

    fn end_of_siege(&mut self, log: &mut Log<String>) -> Next<Frame, Ask> {
        self.besieged = false;
        // Rules 9.10.5 and 9.13: a mutual wipe-out captures nothing.
        if self.army(Army::Garrison).count() == 0 && self.army(Army::Besiegers).count() > 0 {
            self.captured = true;
            self.shadow_points += 2;
            log.public("the Stronghold is captured".into());
        } else {
            log.public("the siege ends".into());
        }
        done()
    }

    fn count_hits(&mut self, side: Side, dice: [u8; 5]) -> Next<Frame, Ask> {
        // Rule 9.7.2: the attacker of a siege battle needs 6.
        let needs = if side == Side::Attacker { 6 } else { 5 };
        let Some((cards, hits)) = self.round_mut() else {
            return Next::Broken("dice were rolled outside a battle");
        };
        let bonus = u8::from(cards[side.index()] == Laid::Card(CombatCard::Onslaught));
        hits[side.index()] += dice.iter().filter(|die| **die + bonus >= needs).count() as u8;
        done()
    }

    /// One frame collects the face-down cards and reveals them when both lie there.
    fn lay_card(&mut self, seat: Seat, card: Option<CombatCard>, log: &mut Log<String>) -> Next<Frame, Ask> {
        let (mine, other) = if seat == SHADOW { (0, FREE) } else { (1, SHADOW) };
        log.private(seat, format!("you lay {card:?}"));
        let Some((cards, _)) = self.round_mut() else {
            return Next::Broken("a combat card outside a battle");
        };
        cards[mine] = card.map_or(Laid::NoCard, Laid::Card);
        if cards.contains(&Laid::NotYet) {
            return ask(other, Ask::CombatCard).last();
        }
        let revealed = *cards;
        log.public(format!("revealed: {revealed:?}"));
        log.reveal();
        done()
    }
}

impl Procedures for War {
    type Frame = Frame;
    type Ask = Ask;
    type Action = Action;
    type Event = String;

    fn flow(&self) -> &Flow<Frame, Ask> {
        &self.flow
    }

    fn flow_mut(&mut self) -> &mut Flow<Frame, Ask> {
        &mut self.flow
    }

    fn step(&mut self, frame: Frame, log: &mut Log<String>) -> Next<Frame, Ask> {
        match frame {
            Frame::Turn(phase) => self.turn(phase),
            Frame::EventCard { step, target } => self.event_card(step, target),
            Frame::Battle(Fought::NotYet) => call(ROUND).then(Frame::Battle(Fought::Over)),
            Frame::Battle(Fought::Over) => done(),
            Frame::Round { step, cards, hits } => self.round(step, cards, hits),
            Frame::Play { card: CombatCard::ShieldWall, by, step: PlayStep::Effect } => {
                let after = Frame::Play { card: CombatCard::ShieldWall, by, step: PlayStep::Discard };
                call(Frame::Casualties { army: Army::Besiegers, left: 1 }).then(after)
            }
            Frame::Play { .. } => done(),
            Frame::Casualties { army, left } => self.casualties(army, left),
            Frame::EndOfSiege => self.end_of_siege(log),
        }
    }

    fn answered(&mut self, ask_: Ask, seat: Seat, action: Action, log: &mut Log<String>) -> Next<Frame, Ask> {
        match (ask_, action) {
            (Ask::Action, Action::PlayEvent) => {
                goto(Frame::EventCard { step: CardStep::Target { left: 2 }, target: None })
            }
            (Ask::Action, Action::Pass) => done(),
            (Ask::Target, Action::Target(army)) => {
                if let Some(Frame::EventCard { target, .. }) = self.flow.frames_mut().next() {
                    *target = Some(army);
                }
                done()
            }
            (Ask::Dice { side, .. } | Ask::Rerolled { side, .. }, Action::Dice(dice)) => {
                self.count_hits(side, dice)
            }
            (Ask::CombatCard, Action::Card(card)) => self.lay_card(seat, card, log),
            (Ask::Reroll { .. }, Action::Reroll(0)) => done(),
            // Rule 9.7.4: the number is fixed before any of them is thrown.
            (Ask::Reroll { side, .. }, Action::Reroll(n)) => ask_chance(Ask::Rerolled { side, n }).last(),
            (Ask::Hit { army, .. }, action) => self.take_hit(army, action, log),
            (Ask::Extend, Action::Extend(false)) => done(),
            (Ask::Extend, Action::Extend(true)) => {
                let besiegers = self.army_mut(Army::Besiegers);
                besiegers.elites -= 1;
                besiegers.regulars += 1;
                goto(ROUND)
            }
            _ => Next::Broken("the answer does not fit the question"),
        }
    }

    /// Rule 9.10.2: a siege ends at once. But the hits of a battle are simultaneous (9.7.5), so that it waits
    /// for the end of a battle that is going on.
    fn between(&self, _next: &Frame) -> Option<Frame> {
        let battle = self.flow.frames().any(|frame| matches!(frame, Frame::Battle(_)));
        (self.siege_is_over() && !battle).then_some(Frame::EndOfSiege)
    }
}

impl War {
    fn siege_is_over(&self) -> bool {
        let wiped_out = self.army(Army::Garrison).count() == 0 || self.army(Army::Besiegers).count() == 0;
        self.besieged && wiped_out
    }

    fn take_hit(&mut self, army: Army, action: Action, log: &mut Log<String>) -> Next<Frame, Ask> {
        let units = self.army_mut(army);
        let hits = match action {
            Action::LoseRegular => {
                units.regulars -= 1;
                1
            }
            Action::ReduceElite => {
                units.elites -= 1;
                units.regulars += 1;
                1
            }
            Action::LoseElite => {
                units.elites -= 1;
                2
            }
            _ => return Next::Broken("not a casualty"),
        };
        log.public(format!("{army:?}: {action:?}"));
        match self.flow.frames_mut().next() {
            Some(Frame::Casualties { left, .. }) => *left = left.saturating_sub(hits),
            _ => return Next::Broken("a hit outside casualties"),
        }
        done()
    }
}
