//! Recruiting, rallying, strikes from afar, and the questions of cards (chapters 6, 7, 9, 10).

use crate::action::{Action, Choice};
use crate::ids::{Area, Character, Pile, Side, Territory};
use crate::muster::MusterAsk;
use crate::ops::{CardAsk, Op};
use crate::state::State;

impl State {
    pub(super) fn weigh_muster(&self, ask: MusterAsk, side: Side, action: Action) -> f32 {
        match (ask, action) {
            (MusterAsk::Recruit { .. }, Action::Token { area, .. }) => self.weigh_recruit(side, area),
            (MusterAsk::Recruit { .. }, Action::Done) => 0.02,
            (MusterAsk::Substitute { .. }, Action::Unit(unit)) => f32::from(unit.strength()),
            (MusterAsk::Substitute { .. }, Action::Decline) => 0.02,
            (MusterAsk::Rally { .. }, Action::Area(area)) => {
                let army = self.army(area);
                f32::from(army.damage.min(army.n_units())) * self.deserves(side, area)
            }
            (MusterAsk::Rally { .. }, Action::Done) => 0.05,
            (MusterAsk::BolgAbility(_), Action::Decline) => 0.1,
            (MusterAsk::EagleReturns { kindly }, Action::Territory(territory)) => {
                let armies = self.armies_in(Side::Shadow, territory).len();
                if kindly || armies > 0 { 4.0 } else { 0.05 }
            }
            (MusterAsk::EagleReturns { .. }, Action::Done) => 0.5,
            (MusterAsk::EagleTarget { .. }, Action::Area(area)) => self.weigh_target(side, area),
            (MusterAsk::EagleTarget { .. }, Action::Done) => 0.05,
            (MusterAsk::FlyEagle, Action::Territory(territory)) => self.weigh_flight(territory),
            (MusterAsk::FlyEagle, Action::Done) => 0.2,
            (MusterAsk::PlaceToken { .. }, Action::Token { pile, area }) => {
                self.weigh_token(side, pile, area)
            }
            // One answer looks as good as another.
            _ => 1.0,
        }
    }

    fn weigh_flight(&self, territory: Territory) -> f32 {
        let armies = self.armies_in(Side::Shadow, territory);
        let close = armies & self.front(Side::Shadow);
        let sent = f32::from(self.eagles[territory]);
        (0.02 + armies.len() as f32 + 2.0 * close.len() as f32) / (1.0 + sent)
    }

    /// Where units are wanted: where they can be of use, and where there is room.
    fn weigh_recruit(&self, side: Side, area: Area) -> f32 {
        let units = self.army(area).n_units();
        match side {
            Side::Shadow => 0.5 + self.pull(side, area),
            Side::FreePeoples => {
                let full = if units >= 5 { 0.05 } else { 1.0 };
                full * (0.3 + self.needed(area))
            }
        }
    }

    /// How much a Settlement needs units: what it is worth, how near the Shadow is, how few are there.
    fn needed(&self, area: Area) -> f32 {
        let near = crate::map::MAP.around(self.armies_of(Side::Shadow));
        let close = if near.contains(area) {
            3.0
        } else if area.neighbours().meets(near) {
            2.0
        } else {
            0.7
        };
        close * (1.0 + f32::from(area.points())) / (2.0 + f32::from(self.army(area).n_units()))
    }

    fn weigh_token(&self, side: Side, pile: Pile, area: Area) -> f32 {
        let lying = f32::from(self.tokens[pile][area]);
        self.weigh_recruit(side, area) / (1.0 + 0.7 * lying)
    }

    /// How good a target an enemy army is for damage.
    fn weigh_target(&self, side: Side, area: Area) -> f32 {
        let enemy = side.enemy();
        let army = self.army(area);
        let units = f32::from(army.n_units().min(5));
        let breaks = if army.damage >= army.n_units() { 1.0 } else { 0.3 * f32::from(army.damage) };
        let bolg =
            if self.place_of(Character::Bolg) == Some(area) && enemy == Side::Shadow { 2.0 } else { 0.0 };
        let front = if self.front(enemy).contains(area) { 2.0 } else { 0.8 };
        front * (0.3 + 0.4 * units + breaks + bolg)
    }

    pub(super) fn weigh_card(&self, ask: CardAsk, side: Side, action: Action) -> f32 {
        match (ask, action) {
            (CardAsk::Whether(_), Action::Accept) => 5.0,
            (CardAsk::ChooseArmy { step, .. }, Action::Area(area)) => {
                if self.has_army(side.enemy(), area) {
                    return self.weigh_target(side, area);
                }
                match self.op_at(step) {
                    Some(Op::RemoveDamage { .. }) => f32::from(self.army(area).damage) + 0.1,
                    Some(Op::InflictDamage { .. } | Op::RemoveLeadership { .. }) => 1.0,
                    _ => {
                        let full = if self.army(area).n_units() >= 5 { 0.2 } else { 1.0 };
                        full * self.deserves(side, area)
                    }
                }
            }
            (
                CardAsk::ChooseArmy { .. } | CardAsk::Settlement { .. } | CardAsk::PlaceAndFlip { .. },
                Action::Done,
            ) => 0.05,
            (CardAsk::HowMany { .. }, Action::Number(n)) => 0.05 + f32::from(n * n),
            (CardAsk::Place(step), Action::Area(area)) => match self.op_at(step) {
                Some(Op::MoveCharacter { .. }) => {
                    if self.has_army(side, area) {
                        self.deserves(side, area)
                    } else {
                        0.05
                    }
                }
                _ => {
                    let room =
                        if self.army(area).n_units() >= 5 && side == Side::FreePeoples { 0.1 } else { 1.0 };
                    room * (0.1 + self.pull(side, area))
                }
            },
            (CardAsk::PlaceAndFlip { .. }, Action::Token { area, .. }) => {
                let full = if self.army(area).n_units() >= 5 { 0.1 } else { 1.0 };
                full * (0.2 + self.pull(side, area))
            }
            (CardAsk::Settlement { .. }, Action::Area(area)) => self.weigh_recruit(side, area),
            (CardAsk::FlipOrPlace { .. }, Action::Choose(Choice::Flip)) => 3.0,
            (CardAsk::RemoveToken { .. }, Action::Token { area, .. }) => 0.3 + self.needed(area),
            (CardAsk::GiveUpBats { .. }, Action::Done) => 0.1,
            (CardAsk::Target(_), Action::Area(area)) => self.weigh_target(side, area),
            (CardAsk::MoveOrAttack(_), Action::Choose(Choice::Attack)) => {
                let Some(from) = self.notes.chosen else { return 1.0 };
                let targets = from.neighbours() & self.enemies_of(side);
                targets.iter().map(|to| self.attack(side, from, to)).fold(0.02, f32::max)
            }
            (CardAsk::MoveOrAttack(_), Action::Choose(Choice::Move)) => 1.0,
            (CardAsk::MoveOrAttack(_), Action::Decline) => 0.1,
            (CardAsk::WhichGeneral(_), Action::General(general)) => {
                if self.in_play(general) {
                    1.0
                } else {
                    0.05
                }
            }
            (CardAsk::JoinArmy { .. }, Action::Area(area)) => self.deserves(side, area),
            // One answer looks as good as another.
            _ => 1.0,
        }
    }
}
