//! War of the Ring: the Hunt inside a move of the Fellowship.
//!
//! Seat 0 is the Free Peoples, seat 1 the Shadow.

use kernel::flow::{Flow, Next, Procedures, ask, ask_chance, call, done, goto};
use kernel::{Log, Seat};

pub const FREE: Seat = Seat(0);
pub const SHADOW: Seat = Seat(1);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Companion {
    Gandalf,
    Gimli,
    Meriadoc,
    Peregrin,
}

impl Companion {
    fn level(self) -> u8 {
        match self {
            Companion::Gandalf => 3,
            Companion::Gimli => 2,
            Companion::Meriadoc | Companion::Peregrin => 1,
        }
    }

    fn is_hobbit(self) -> bool {
        matches!(self, Companion::Meriadoc | Companion::Peregrin)
    }
}

const ALL: [Companion; 4] = [Companion::Gandalf, Companion::Gimli, Companion::Meriadoc, Companion::Peregrin];

/// A Hunt tile: its damage, and whether it reveals the Fellowship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    pub damage: u8,
    pub reveal: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveStep {
    Progress,
    DieToHuntBox,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HuntStep {
    Roll,
    BeforeDraw,
    Draw,
}

/// The steps of rule 10.6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TileStep {
    TableCard,
    GuideAbility,
    Casualty,
    UseTheRing,
    Reveal,
}

/// One tile being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drawn {
    pub tile: Tile,
    pub damage: u8,
    pub card_used: bool,
    pub casualty_taken: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// A move, paid for with a die, by this number of the turn.
    Move {
        step: MoveStep,
        die: u8,
    },
    Hunt {
        step: HuntStep,
        successes: u8,
    },
    Resolve {
        step: TileStep,
        drawn: Drawn,
    },
    /// Companions who leave the Fellowship alive and have to be placed.
    Separate {
        companion: Companion,
    },
    Eliminate {
        companion: Companion,
    },
    NameGuide,
    Revealed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    HuntDice { n: u8 },
    WizardsStaff,
    Tile,
    ReplacingTile,
    MithrilCoat,
    GuideAbility(Companion),
    Casualty { damage: u8 },
    RandomCompanion,
    Destination(Companion),
    Guide,
    Path,
    WornWithSorrow,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Dice {
        successes: u8,
    },
    Use(bool),
    Tile(Tile),
    NoCasualty,
    GuideFalls,
    RandomFalls,
    Companion(Companion),
    To(u8),
    /// A path through this number of Shadow Strongholds.
    Path {
        strongholds: u8,
    },
}

/// The Fellowship and what may come in between.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Quest {
    pub flow: Flow<Frame, Ask>,
    pub companions: [bool; 4],
    pub guide: Option<Companion>,
    pub progress: u8,
    pub corruption: u8,
    pub revealed: bool,
    pub staff: bool,
    pub mithril: bool,
    pub worn_with_sorrow: bool,
    pub take_them_alive: bool,
    pub hunt_box: Vec<u8>,
    pub shadow_won: bool,
}

impl Quest {
    pub fn new(companions: &[Companion], guide: Companion) -> Quest {
        Quest {
            flow: Flow::new(Frame::Move { step: MoveStep::Progress, die: 4 }),
            companions: ALL.map(|companion| companions.contains(&companion)),
            guide: Some(guide),
            progress: 2,
            corruption: 9,
            revealed: false,
            staff: true,
            mithril: true,
            worn_with_sorrow: true,
            take_them_alive: true,
            hunt_box: vec![0],
            shadow_won: false,
        }
    }

    pub fn has(&self, companion: Companion) -> bool {
        self.companions[companion as usize]
    }

    /// Rule 11.2: those of the highest Level.
    fn possible_guides(&self) -> impl Iterator<Item = Companion> {
        let highest = ALL.into_iter().filter(|one| self.has(*one)).map(Companion::level).max();
        let companions = self.companions;
        ALL.into_iter().filter(move |one| companions[*one as usize] && Some(one.level()) == highest)
    }

    fn leave(&mut self, companion: Companion) {
        self.companions[companion as usize] = false;
        if self.guide == Some(companion) {
            self.guide = None;
        }
    }

    fn hunt(&mut self, step: HuntStep, successes: u8) -> Next<Frame, Ask> {
        let at = |step| Frame::Hunt { step, successes };
        match step {
            HuntStep::Roll => {
                let n = self.hunt_box.len() as u8;
                ask_chance(Ask::HuntDice { n }).then(at(HuntStep::BeforeDraw))
            }
            HuntStep::BeforeDraw if successes == 0 => done(),
            HuntStep::BeforeDraw if self.staff => ask(FREE, Ask::WizardsStaff).then(at(HuntStep::Draw)),
            HuntStep::BeforeDraw => goto(at(HuntStep::Draw)),
            // Cancelled by the Wizard's Staff.
            HuntStep::Draw if successes == 0 => done(),
            HuntStep::Draw => ask_chance(Ask::Tile).last(),
        }
    }

    /// Rule 10.6, step by step. A casualty or a Guide who leaves sets it back to the Guide's ability.
    fn resolve(&mut self, step: TileStep, drawn: Drawn, log: &mut Log<String>) -> Next<Frame, Ask> {
        let at = |step| Frame::Resolve { step, drawn };
        match step {
            TileStep::TableCard if self.mithril && !drawn.card_used => {
                ask(FREE, Ask::MithrilCoat).then(at(TileStep::GuideAbility))
            }
            TileStep::TableCard => goto(at(TileStep::GuideAbility)),
            TileStep::GuideAbility => match self.guide {
                Some(guide) if guide.is_hobbit() && drawn.damage > 0 => {
                    ask(FREE, Ask::GuideAbility(guide)).then(at(TileStep::Casualty))
                }
                Some(_) | None => goto(at(TileStep::Casualty)),
            },
            TileStep::Casualty if drawn.damage > 0 && !drawn.casualty_taken && self.guide.is_some() => {
                ask(FREE, Ask::Casualty { damage: drawn.damage }).then(at(TileStep::UseTheRing))
            }
            TileStep::Casualty => goto(at(TileStep::UseTheRing)),
            TileStep::UseTheRing => {
                self.corruption += drawn.damage;
                log.public(format!("the Ring is used: {}", drawn.damage));
                // Rule 13.1: at once.
                self.shadow_won = self.corruption >= 12;
                goto(at(TileStep::Reveal))
            }
            TileStep::Reveal if drawn.tile.reveal && !self.revealed => goto(Frame::Revealed),
            TileStep::Reveal => done(),
        }
    }

    fn eliminate(&mut self, companion: Companion, log: &mut Log<String>) -> Next<Frame, Ask> {
        // Rule 10.12: a Hobbit comes back as separated; his Level has lowered the damage all the same.
        if self.take_them_alive && companion.is_hobbit() {
            return goto(Frame::Separate { companion });
        }
        self.leave(companion);
        log.public(format!("{companion:?} falls"));
        goto(Frame::NameGuide)
    }

    fn name_guide(&mut self) -> Next<Frame, Ask> {
        if self.guide.is_some() {
            return done();
        }
        let mut possible = self.possible_guides();
        match (possible.next(), possible.next()) {
            (Some(_), Some(_)) => ask(FREE, Ask::Guide).last(),
            (only, _) => {
                drop(possible);
                self.guide = only;
                done()
            }
        }
    }
}

impl Procedures for Quest {
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
        if self.shadow_won {
            // The game is over: every frame below ends without doing anything more.
            return done();
        }
        match frame {
            Frame::Move { step: MoveStep::Progress, die } => {
                self.progress += 1;
                call(Frame::Hunt { step: HuntStep::Roll, successes: 0 })
                    .then(Frame::Move { step: MoveStep::DieToHuntBox, die })
            }
            Frame::Move { step: MoveStep::DieToHuntBox, die } => {
                self.hunt_box.push(die);
                done()
            }
            Frame::Hunt { step, successes } => self.hunt(step, successes),
            Frame::Resolve { step, drawn } => self.resolve(step, drawn, log),
            Frame::Separate { companion } => {
                self.leave(companion);
                ask(FREE, Ask::Destination(companion)).then(Frame::NameGuide)
            }
            Frame::Eliminate { companion } if self.worn_with_sorrow => {
                self.worn_with_sorrow = false;
                ask(SHADOW, Ask::WornWithSorrow).then(Frame::Eliminate { companion })
            }
            Frame::Eliminate { companion } => self.eliminate(companion, log),
            Frame::NameGuide => self.name_guide(),
            Frame::Revealed => {
                self.revealed = true;
                ask(FREE, Ask::Path).last()
            }
        }
    }

    fn answered(
        &mut self,
        ask_: Ask,
        _seat: Seat,
        action: Action,
        log: &mut Log<String>,
    ) -> Next<Frame, Ask> {
        match (ask_, action) {
            (Ask::HuntDice { .. }, Action::Dice { successes: new }) => {
                if let Some(Frame::Hunt { successes, .. }) = self.flow.frames_mut().next() {
                    *successes = new;
                }
                done()
            }
            (Ask::WizardsStaff, Action::Use(false)) => done(),
            (Ask::WizardsStaff, Action::Use(true)) => {
                self.staff = false;
                log.public("no tile is drawn".into());
                if let Some(Frame::Hunt { successes, .. }) = self.flow.frames_mut().next() {
                    *successes = 0;
                }
                done()
            }
            (Ask::Tile, Action::Tile(tile)) => {
                let drawn = Drawn { tile, damage: tile.damage, card_used: false, casualty_taken: false };
                goto(Frame::Resolve { step: TileStep::TableCard, drawn })
            }
            // A tile that replaces another one takes over its frame.
            (Ask::ReplacingTile, Action::Tile(tile)) => match self.flow.frames_mut().next() {
                Some(Frame::Resolve { drawn, .. }) => {
                    *drawn = Drawn { tile, damage: tile.damage, card_used: true, casualty_taken: false };
                    done()
                }
                _ => Next::Broken("there is no tile to replace"),
            },
            (Ask::MithrilCoat, Action::Use(used)) => {
                self.mithril = !used;
                if used { ask_chance(Ask::ReplacingTile).last() } else { done() }
            }
            (Ask::GuideAbility(_), Action::Use(false)) => done(),
            (Ask::GuideAbility(guide), Action::Use(true)) => self.separate_guide(guide),
            (Ask::Casualty { .. }, Action::NoCasualty) => done(),
            (Ask::Casualty { .. }, Action::GuideFalls) => match self.guide {
                Some(guide) => self.casualty(guide),
                None => Next::Broken("there is no Guide"),
            },
            (Ask::Casualty { .. }, Action::RandomFalls) => ask_chance(Ask::RandomCompanion).last(),
            (Ask::RandomCompanion, Action::Companion(companion)) => self.casualty(companion),
            (Ask::Destination(companion), Action::To(region)) => {
                log.public(format!("{companion:?} goes to {region}"));
                done()
            }
            (Ask::Guide, Action::Companion(companion)) => {
                self.guide = Some(companion);
                done()
            }
            (Ask::WornWithSorrow, Action::Use(_)) => done(),
            (Ask::Path, Action::Path { strongholds }) => {
                self.progress = 0;
                // Rule 10.7: each tile is completely resolved before the next is drawn.
                if strongholds == 0 { done() } else { ask_chance(Ask::Tile).last() }
            }
            _ => Next::Broken("the answer does not fit the question"),
        }
    }
}

impl Quest {
    /// The Hobbit leaves, the damage is lowered, and whoever is Guide then may use his ability at once.
    fn separate_guide(&mut self, guide: Companion) -> Next<Frame, Ask> {
        match self.flow.frames_mut().next() {
            Some(Frame::Resolve { step, drawn }) => {
                drawn.damage -= 1;
                *step = TileStep::GuideAbility;
            }
            _ => return Next::Broken("a Guide ability outside a tile"),
        }
        goto(Frame::Separate { companion: guide })
    }

    /// The Companion's Level lowers the damage; the tile goes on with the new Guide's ability.
    fn casualty(&mut self, companion: Companion) -> Next<Frame, Ask> {
        match self.flow.frames_mut().next() {
            Some(Frame::Resolve { step, drawn }) => {
                drawn.damage = drawn.damage.saturating_sub(companion.level());
                drawn.casualty_taken = true;
                *step = TileStep::GuideAbility;
            }
            _ => return Next::Broken("a casualty outside a tile"),
        }
        goto(Frame::Eliminate { companion })
    }
}
