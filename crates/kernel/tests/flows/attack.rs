//! Marvel Champions: a villain's attack with its windows, for three players.

use kernel::flow::{Flow, Next, Procedures, ask, ask_chance, call, done, goto};
use kernel::{Log, Seat, SeatSet};

pub const SPIDER: Seat = Seat(0);
pub const MARVEL: Seat = Seat(1);
pub const PANTHER: Seat = Seat(2);

/// A character: a player's hero, a player's one ally, or the villain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Character {
    Hero(Seat),
    Ally(Seat),
    Villain,
}

impl Character {
    fn index(self) -> usize {
        match self {
            Character::Hero(seat) => seat.index(),
            Character::Ally(seat) => 3 + seat.index(),
            Character::Villain => 6,
        }
    }
}

/// Abilities that wait for a window. Each can be used once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ability {
    /// Forced interrupt: prevent 1 damage to the villain.
    RhinoSuit,
    /// Forced response: after a hero damages the villain by an attack, 1 damage to that hero.
    Retaliate,
    /// Interrupt: prevent all damage of an attack to Spider-Man.
    Backflip,
    /// Interrupt: prevent 2 damage to any hero.
    CosmicShield,
    /// Interrupt: take your ally back to your hand.
    Recall,
    /// Response: after Spider-Man was attacked, 2 damage to the villain; then choose who draws a card.
    CounterPunch,
    /// Response: after the villain took damage, 1 more.
    FollowUp,
    /// Response: after the villain took damage, 1 more.
    Claws,
}

pub const ABILITIES: [Ability; 8] = [
    Ability::RhinoSuit,
    Ability::Retaliate,
    Ability::Backflip,
    Ability::CosmicShield,
    Ability::Recall,
    Ability::CounterPunch,
    Ability::FollowUp,
    Ability::Claws,
];

impl Ability {
    fn forced(self) -> bool {
        matches!(self, Ability::RhinoSuit | Ability::Retaliate)
    }

    /// Who decides whether to use it; for a forced ability, whose doing it is.
    fn seat(self) -> Seat {
        match self {
            Ability::Backflip | Ability::CounterPunch | Ability::RhinoSuit | Ability::Retaliate => SPIDER,
            Ability::CosmicShield | Ability::Recall | Ability::FollowUp => MARVEL,
            Ability::Claws => PANTHER,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum When {
    WouldTakeDamage,
    TookDamage,
    Attacked(Seat),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    Forced,
    /// Whose turn it is, and how many have passed in succession.
    Optional {
        turn: Seat,
        passes: u8,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AttackStep {
    Defender,
    FlipBoost,
    Damage,
    After,
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DamageStep {
    Status,
    Interrupts,
    Place,
    Responses,
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    Attack(Character),
    Effect,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    VillainPhase { next: Seat },
    Attack { on: Seat, defender: Option<Character>, declined: SeatSet, boost: u8, step: AttackStep },
    Deal { to: Character, amount: u8, by: Source, step: DamageStep },
    Window { when: When, group: Group },
    Use { ability: Ability, step: u8 },
    Defeat { ally: Seat },
    Eliminate { seat: Seat },
}

impl Frame {
    /// The player whose elimination ends the frame (rules 11.5.1, 22).
    fn player(&self) -> Option<Seat> {
        match *self {
            Frame::Attack { on, .. } => Some(on),
            Frame::Use { ability, .. } if !ability.forced() => Some(ability.seat()),
            Frame::Deal { to: Character::Hero(seat), .. } => Some(seat),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    Defend,
    Boost,
    Window(When),
    WhoDraws,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Defend(Character),
    Pass,
    Boost { icons: u8, star: bool },
    Use(Ability),
    Draws(Seat),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fight {
    pub flow: Flow<Frame, Ask>,
    /// Hit points by [`Character::index`]; an ally that is not in play has none.
    pub hit_points: [u8; 7],
    pub tough: [bool; 7],
    pub ready: Vec<Ability>,
    pub drawn: [u8; 3],
    pub won: Option<bool>,
}

impl Fight {
    pub fn new(ready: &[Ability]) -> Fight {
        Fight {
            flow: Flow::new(Frame::VillainPhase { next: SPIDER }),
            hit_points: [4, 10, 10, 0, 2, 0, 12],
            tough: [false; 7],
            ready: ready.to_vec(),
            drawn: [0; 3],
            won: None,
        }
    }

    pub fn hit_points(&self, character: Character) -> u8 {
        self.hit_points[character.index()]
    }

    pub fn in_play(&self, character: Character) -> bool {
        self.hit_points(character) > 0
    }

    fn players(&self) -> impl Iterator<Item = Seat> {
        [SPIDER, MARVEL, PANTHER].into_iter().filter(|seat| self.in_play(Character::Hero(*seat)))
    }

    fn after(&self, seat: Seat) -> Seat {
        self.players().find(|next| *next > seat).or_else(|| self.players().next()).unwrap_or(seat)
    }

    /// The damage that is being interrupted or answered: the innermost on the stack.
    fn pending(&self) -> Option<(Character, u8, Source)> {
        self.flow.frames().find_map(|frame| match *frame {
            Frame::Deal { to, amount, by, .. } => Some((to, amount, by)),
            _ => None,
        })
    }

    fn prevent(&mut self, most: u8) {
        let amount = self.flow.frames_mut().find_map(|frame| match frame {
            Frame::Deal { amount, .. } => Some(amount),
            _ => None,
        });
        if let Some(amount) = amount {
            *amount = amount.saturating_sub(most);
        }
    }

    fn usable(&self, ability: Ability, when: When) -> bool {
        if !self.ready.contains(&ability) {
            return false;
        }
        let pending = self.pending();
        match (ability, when) {
            (Ability::RhinoSuit, When::WouldTakeDamage) => {
                matches!(pending, Some((Character::Villain, ..)))
            }
            (Ability::Backflip, When::WouldTakeDamage) => {
                matches!(pending, Some((Character::Hero(SPIDER), _, Source::Attack(_))))
            }
            (Ability::CosmicShield, When::WouldTakeDamage) => {
                matches!(pending, Some((Character::Hero(_), ..)))
            }
            (Ability::Recall, When::WouldTakeDamage) => {
                matches!(pending, Some((Character::Ally(MARVEL), ..)))
            }
            (Ability::Retaliate, When::TookDamage) => {
                matches!(pending, Some((Character::Villain, _, Source::Attack(_))))
            }
            (Ability::FollowUp | Ability::Claws, When::TookDamage) => {
                matches!(pending, Some((Character::Villain, ..)))
            }
            (Ability::CounterPunch, When::Attacked(seat)) => seat == SPIDER,
            _ => false,
        }
    }

    fn attack(&mut self, attack: Frame) -> Next<Frame, Ask> {
        let Frame::Attack { on, defender, declined, boost, step } = attack else {
            return Next::Broken("not an attack");
        };
        let at = |step| Frame::Attack { on, defender, declined, boost, step };
        match step {
            AttackStep::Defender if defender.is_some() => goto(at(AttackStep::FlipBoost)),
            AttackStep::Defender => {
                let who: SeatSet = self.players().filter(|seat| !declined.contains(*seat)).collect();
                let next = if who.is_empty() { AttackStep::FlipBoost } else { AttackStep::Defender };
                if who.is_empty() { goto(at(next)) } else { ask(who, Ask::Defend).then(at(next)) }
            }
            AttackStep::FlipBoost => ask_chance(Ask::Boost).then(at(AttackStep::Damage)),
            AttackStep::Damage => {
                // Rule 11.4.3: a defender who has left play makes the attack undefended.
                let to = match defender {
                    Some(Character::Ally(seat)) if !self.in_play(Character::Ally(seat)) => {
                        Character::Hero(seat)
                    }
                    Some(defender) => defender,
                    None => Character::Hero(on),
                };
                let defence = u8::from(defender == Some(to) && matches!(to, Character::Hero(_)));
                let amount = (2 + boost).saturating_sub(defence);
                let deal = Frame::Deal {
                    to,
                    amount,
                    by: Source::Attack(Character::Villain),
                    step: DamageStep::Status,
                };
                call(deal).then(at(AttackStep::After))
            }
            AttackStep::After => {
                let window = Frame::Window { when: When::Attacked(on), group: Group::Forced };
                call(window).then(at(AttackStep::End))
            }
            AttackStep::End => done(),
        }
    }

    /// Rule 12.2, one instance of damage.
    fn deal(&mut self, deal: Frame, log: &mut Log<String>) -> Next<Frame, Ask> {
        let Frame::Deal { to, amount, by, step } = deal else { return Next::Broken("not damage") };
        let at = |step| Frame::Deal { to, amount, by, step };
        let window = |when, next| call(Frame::Window { when, group: Group::Forced }).then(at(next));
        if amount == 0 || (!self.in_play(to) && step != DamageStep::Responses && step != DamageStep::End) {
            return done();
        }
        match step {
            DamageStep::Status if self.tough[to.index()] => {
                self.tough[to.index()] = false;
                log.public(format!("tough: no damage to {to:?}"));
                done()
            }
            DamageStep::Status => goto(at(DamageStep::Interrupts)),
            DamageStep::Interrupts => window(When::WouldTakeDamage, DamageStep::Place),
            DamageStep::Place => {
                let left = self.hit_points(to).saturating_sub(amount);
                self.hit_points[to.index()] = left;
                log.public(format!("{amount} damage to {to:?}"));
                let after = at(DamageStep::Responses);
                match to {
                    Character::Ally(ally) if left == 0 => call(Frame::Defeat { ally }).then(after),
                    Character::Hero(seat) if left == 0 => call(Frame::Eliminate { seat }).then(after),
                    Character::Villain if left == 0 => {
                        self.won = Some(true);
                        done()
                    }
                    _ => goto(after),
                }
            }
            DamageStep::Responses => window(When::TookDamage, DamageStep::End),
            DamageStep::End => done(),
        }
    }

    /// Rule 10.2: forced abilities first, then in player order until all pass in succession.
    fn window(&mut self, when: When, group: Group) -> Next<Frame, Ask> {
        let prevented = matches!(self.pending(), Some((_, 0, _)));
        let gone = self.pending().is_some_and(|(to, ..)| !self.in_play(to));
        if when == When::WouldTakeDamage && (prevented || gone) {
            return done();
        }
        match group {
            Group::Forced => {
                let forced = ABILITIES.into_iter().find(|one| one.forced() && self.usable(*one, when));
                match forced {
                    Some(ability) => {
                        self.ready.retain(|one| *one != ability);
                        call(Frame::Use { ability, step: 0 }).then(Frame::Window { when, group })
                    }
                    None => match self.players().next() {
                        Some(turn) => {
                            goto(Frame::Window { when, group: Group::Optional { turn, passes: 0 } })
                        }
                        None => done(),
                    },
                }
            }
            Group::Optional { passes, .. } if usize::from(passes) >= self.players().count() => done(),
            Group::Optional { turn, passes } => {
                let next = self.after(turn);
                let has = ABILITIES.into_iter().any(|one| {
                    !one.forced()
                        && one.seat() == turn
                        && self.usable(one, when)
                        && self.players().any(|p| p == turn)
                });
                let then = |passes| Frame::Window { when, group: Group::Optional { turn: next, passes } };
                if has { ask(turn, Ask::Window(when)).then(then(passes)) } else { goto(then(passes + 1)) }
            }
        }
    }

    fn use_ability(&mut self, ability: Ability, step: u8) -> Next<Frame, Ask> {
        let rest = Frame::Use { ability, step: step + 1 };
        let villain =
            |amount, by| Frame::Deal { to: Character::Villain, amount, by, step: DamageStep::Status };
        match (ability, step) {
            (Ability::RhinoSuit, 0) => self.prevent(1),
            (Ability::Backflip, 0) => self.prevent(u8::MAX),
            (Ability::CosmicShield, 0) => self.prevent(2),
            (Ability::Recall, 0) => self.hit_points[Character::Ally(MARVEL).index()] = 0,
            (Ability::Retaliate, 0) => {
                let to = Character::Hero(SPIDER);
                return call(Frame::Deal { to, amount: 1, by: Source::Effect, step: DamageStep::Status })
                    .then(rest);
            }
            (Ability::CounterPunch, 0) => {
                return call(villain(2, Source::Attack(Character::Hero(SPIDER)))).then(rest);
            }
            (Ability::CounterPunch, 1) => return ask(SPIDER, Ask::WhoDraws).then(rest),
            (Ability::FollowUp | Ability::Claws, 0) => return call(villain(1, Source::Effect)).then(rest),
            _ => {}
        }
        done()
    }
}

impl Procedures for Fight {
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
        if self.won.is_some() {
            return done();
        }
        if frame.player().is_some_and(|seat| !self.in_play(Character::Hero(seat))) {
            log.public(format!("ends: {frame:?}"));
            return done();
        }
        match frame {
            Frame::VillainPhase { next } => match self.players().find(|seat| *seat >= next) {
                None => done(),
                Some(on) => {
                    let (declined, step) = (SeatSet::NONE, AttackStep::Defender);
                    call(Frame::Attack { on, defender: None, declined, boost: 0, step })
                        .then(Frame::VillainPhase { next: Seat(on.0 + 1) })
                }
            },
            Frame::Attack { .. } => self.attack(frame),
            Frame::Deal { .. } => self.deal(frame, log),
            Frame::Window { when, group } => self.window(when, group),
            Frame::Use { ability, step } => self.use_ability(ability, step),
            Frame::Defeat { ally } => {
                log.public(format!("the ally of seat {} is defeated", ally.0));
                done()
            }
            Frame::Eliminate { seat } => {
                self.ready.retain(|one| one.forced() || one.seat() != seat);
                log.public(format!("seat {} is eliminated", seat.0));
                if self.players().next().is_none() {
                    self.won = Some(false);
                }
                done()
            }
        }
    }

    fn answered(
        &mut self,
        ask_: Ask,
        seat: Seat,
        action: Action,
        _log: &mut Log<String>,
    ) -> Next<Frame, Ask> {
        match (ask_, action, self.flow.frames_mut().next()) {
            (Ask::Defend, Action::Defend(by), Some(Frame::Attack { defender, on, .. })) => {
                *defender = Some(by);
                *on = seat;
                done()
            }
            (Ask::Defend, Action::Pass, Some(Frame::Attack { declined, .. })) => {
                *declined = declined.with(seat);
                done()
            }
            (Ask::Boost, Action::Boost { icons, star }, Some(Frame::Attack { boost, defender, on, .. })) => {
                // Rule 15.2: the ability first, then the icons; nothing between them looks at the sum.
                *boost += icons;
                let to = defender.unwrap_or(Character::Hero(*on));
                let deal = Frame::Deal { to, amount: 2, by: Source::Effect, step: DamageStep::Status };
                if star { goto(deal) } else { done() }
            }
            (Ask::Window(_), Action::Use(ability), Some(Frame::Window { group, .. })) => {
                if let Group::Optional { passes, .. } = group {
                    *passes = 0;
                }
                self.ready.retain(|one| *one != ability);
                goto(Frame::Use { ability, step: 0 })
            }
            (Ask::Window(_), Action::Pass, Some(Frame::Window { group, .. })) => {
                if let Group::Optional { passes, .. } = group {
                    *passes += 1;
                }
                done()
            }
            (Ask::WhoDraws, Action::Draws(seat), _) => {
                self.drawn[seat.index()] += 1;
                done()
            }
            _ => Next::Broken("the answer does not fit the question"),
        }
    }
}
