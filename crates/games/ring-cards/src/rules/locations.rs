//! Chapter 4: the Location step, activation and reactivation.

use super::{Log, MISFIT};
use crate::action::{Action, Ask, Place};
use crate::cards::Grounds;
use crate::event::Event;
use crate::frame::{Ctx, FightStep, Frame, Next, Source};
use crate::ids::{Battleground, Path, Side};
use crate::state::{Cards, Ground, GroundStatus, PathStatus, State};
use kernel::flow::{ask_chance, call, done, goto};

impl State {
    /// Rules 4.1.1 and 4.2.
    pub(crate) fn location_battleground(&mut self, nth: u8) -> Next {
        if let Some(rounds) = self.mode().fixed {
            // Rules 4.2.3 and 11.4.2.
            let list = rounds.get(usize::from(self.round) - 1).copied().unwrap_or_default();
            let Some(ground) = list.get(usize::from(nth)) else { return goto(Frame::LocationPath) };
            let next = Frame::LocationBattleground(nth + 1);
            return match self.ground(*ground).status {
                GroundStatus::Deck => call(Frame::ActivateBattleground(*ground)).then(next),
                // Rule 11.4.3: Dol Guldur came up with Lórien.
                GroundStatus::Active { .. } | GroundStatus::Scored(_) | GroundStatus::Absent => goto(next),
            };
        }
        let own = self.side(self.starting_seat());
        // Rule 4.2.2.
        match [own, own.enemy()].into_iter().find(|side| self.deck_of_side(*side).next().is_some()) {
            Some(side) => ask_chance(Ask::TurnUpBattleground { side }).then(Frame::LocationPath),
            None => goto(Frame::LocationPath),
        }
    }

    /// The battlegrounds in a side's deck.
    pub(crate) fn deck_of_side(&self, side: Side) -> impl Iterator<Item = Battleground> + '_ {
        Battleground::ALL.into_iter().filter(move |ground| {
            ground.def().side == side && self.ground(*ground).status == GroundStatus::Deck
        })
    }

    pub(crate) fn battleground_turned_up(&mut self, action: Action) -> Next {
        match action {
            Action::TurnUp(ground) => goto(Frame::ActivateBattleground(ground)),
            _ => MISFIT,
        }
    }

    /// Rules 4.1.2 and 4.4.1.
    pub(crate) fn location_path(&mut self) -> Next {
        let number = self.path_number + 1;
        if self.unused_paths(number).next().is_none() {
            // A real game always has one left. In a position made by hand that has none, the number is skipped.
            self.path_number = number.min(self.mode().last_path);
            return done();
        }
        ask_chance(Ask::TurnUpPath { number }).last()
    }

    pub(crate) fn path_turned_up(&mut self, action: Action) -> Next {
        match action {
            Action::TurnUpPath(path) => goto(Frame::ActivatePath(path)),
            _ => MISFIT,
        }
    }

    /// Rules 4.1.3, 4.3.2, 4.3.5 and 4.3.7.
    pub(crate) fn activate_battleground(&mut self, ground: Battleground, log: &mut Log) -> Next {
        let own = ground.def().side;
        let printed = match self.ground(ground).status {
            GroundStatus::Deck => true,
            GroundStatus::Scored(side) => side == own,
            GroundStatus::Active { .. } | GroundStatus::Absent => {
                return Next::Broken("a battleground came up that is neither in a deck nor scored");
            }
        };
        let status = GroundStatus::Active { printed };
        *self.ground_mut(ground) = Ground { status, cards: Cards::EMPTY, attack: 0, defence: 0 };
        log.public(Event::Activated { battleground: ground, printed });
        goto(Frame::Ops { ctx: self.location_ctx(Source::Battleground(ground), Some(ground)), at: 0 })
    }

    fn location_ctx(&self, source: Source, ground: Option<Battleground>) -> Ctx {
        Ctx { source, you: self.starting_seat(), piece: None, wielder: None, ground }
    }

    /// Rule 4.4.3 b: the replaced path fights first.
    pub(crate) fn activate_path(&mut self, path: Path) -> Next {
        match self.path {
            Some(_) => call(Frame::Fight(Place::Path, FightStep::Support)).then(Frame::PlacePath(path)),
            None => goto(Frame::PlacePath(path)),
        }
    }

    /// Rule 4.4.3 c and d.
    pub(crate) fn place_path(&mut self, path: Path, log: &mut Log) -> Next {
        self.paths[path] = PathStatus::Active;
        self.path = Some(path);
        self.path_number = path.def().number;
        self.path_cards = Cards::EMPTY;
        self.path_attack = 0;
        self.path_defence = 0;
        log.public(Event::PathActivated { path });
        goto(Frame::Ops { ctx: self.location_ctx(Source::Path(path), None), at: 0 })
    }

    /// The number that "next number" or "same number" means now (rule 4.4.5).
    pub(crate) fn swap_number(&self, next: bool) -> Option<u8> {
        let number = self.active_number()? + u8::from(next);
        (number <= self.mode().last_path).then_some(number)
    }

    /// The paths an effect may activate now.
    pub(crate) fn eligible_paths(&self, next: bool) -> impl Iterator<Item = Path> + '_ {
        self.swap_number(next).into_iter().flat_map(|number| self.unused_paths(number))
    }

    /// The battlegrounds a text may bring up now (rules 4.3.1 to 4.3.3).
    pub(crate) fn matching_grounds(
        &self,
        grounds: Grounds,
        decks: bool,
    ) -> impl Iterator<Item = Battleground> + '_ {
        Battleground::ALL.into_iter().filter(move |ground| {
            grounds.fits(*ground)
                && match self.ground(*ground).status {
                    GroundStatus::Deck => decks,
                    GroundStatus::Scored(_) => true,
                    GroundStatus::Active { .. } | GroundStatus::Absent => false,
                }
        })
    }
}

impl Grounds {
    /// Whether the battleground is meant (rule 1.4.3).
    pub(crate) fn fits(self, ground: Battleground) -> bool {
        match self {
            Grounds::Any => true,
            Grounds::Of(faction) => State::shows(ground, faction),
            Grounds::Only(only) => only == ground,
        }
    }
}
