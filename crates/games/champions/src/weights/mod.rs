//! How sensible an answer looks at a glance: what computer players try first.

use crate::ability::Timing;
use crate::action::{Action, Ask};
use crate::ids::{Card, Kind, PieceId, Status};
use crate::state::{Piece, State};
use kernel::Seat;

mod learned;

use learned as by;

/// What was learned about a card, as a number.
fn hundredths(n: i16) -> f32 {
    f32::from(n) / 100.0
}

impl State {
    /// The weight of an answer; 1 is neutral.
    pub(crate) fn weigh(&self, seat: Seat, action: Action) -> f32 {
        let mut z = 0.0;
        self.weigh_answer(seat, action, &mut z);
        z.clamp(-9.0, 9.0).exp()
    }

    fn weigh_answer(&self, seat: Seat, action: Action, z: &mut f32) {
        let Some(asked) = self.flow.asked() else { return };
        match asked.ask {
            Ask::Turn(active, _) => self.weigh_turn(active, seat, action, z),
            Ask::Mulligan(_) => match action {
                Action::Done => *z += by::MULLIGAN_DONE,
                Action::Card(card) => {
                    *z += by::MULLIGAN_CARD;
                    *z += 0.7 * hundredths(by::CARDS[card].drop);
                }
                _ => {}
            },
            Ask::EndOfPhase(seat) => match action {
                Action::Done => *z += by::KEEP_REST,
                Action::Card(card) => {
                    *z += match card.def().kind {
                        Kind::Resource => by::DROP_RESOURCE,
                        Kind::Ally => by::DROP_ALLY,
                        Kind::Upgrade | Kind::Support => by::DROP_PERMANENT,
                        Kind::Event
                        | Kind::Hero
                        | Kind::AlterEgo
                        | Kind::Villain
                        | Kind::MainScheme
                        | Kind::SideScheme
                        | Kind::Minion
                        | Kind::Treachery
                        | Kind::Attachment
                        | Kind::Environment
                        | Kind::Obligation => by::DROP_EVENT,
                    };
                    *z += hundredths(by::CARDS[card].drop);
                    if self.is_dead(seat, card) {
                        *z += by::DROP_DEAD;
                    }
                }
                _ => {}
            },
            Ask::Pay(_) | Ask::DiscardCost(_) => match action {
                Action::Card(card) => self.weigh_payment(seat, card, z),
                Action::Piece(_) => *z += by::PAY_GENERATOR,
                Action::Done => *z += by::PAY_DONE,
                _ => {}
            },
            Ask::Window { .. } => match action {
                Action::Pass => *z += by::PASS,
                Action::Play(card) => {
                    *z += by::REACT_FROM_HAND;
                    *z += hundredths(by::CARDS[card].react);
                }
                Action::Use { piece, .. } => {
                    *z += by::REACT_IN_PLAY;
                    if let Some(it) = self.piece(piece) {
                        *z += hundredths(by::CARDS[it.card].react);
                    }
                }
                _ => {}
            },
            Ask::Defend { .. } => self.weigh_defence(seat, action, z),
            Ask::Target(..) | Ask::Pick(..) => {
                if let Action::Piece(id) = action
                    && let Some(it) = self.piece(id)
                {
                    self.weigh_target(it, 3, z);
                    if it.is_identity() {
                        *z += by::TARGET_IDENTITY;
                    } else if it.is_ally() {
                        *z += by::TARGET_ALLY;
                    }
                }
            }
            Ask::Host(_) => {
                if let Action::Piece(id) = action
                    && let Some(it) = self.piece(id)
                {
                    match it.kind() {
                        Kind::Villain => *z += by::HOST_VILLAIN,
                        Kind::Minion => *z += by::HOST_MINION,
                        Kind::Ally => {
                            *z += by::HOST_ALLY;
                            *z += by::HOST_ALLY_POINTS * (f32::from(self.hp(it)));
                        }
                        _ => {}
                    }
                }
            }
            Ask::Choose(ctx, _) if action == Action::Way(0) => {
                *z += hundredths(by::CARDS[ctx.card].first_way);
            }
            // Nothing was learned about these.
            Ask::Choose(..)
            | Ask::WhichCost(_)
            | Ask::Count(..)
            | Ask::Controller(_)
            | Ask::Order { .. }
            | Ask::Minion(_)
            | Ask::AllyLimit(_)
            | Ask::Defeats
            | Ask::Top(..)
            | Ask::EncounterTop(..)
            | Ask::Random(..) => {}
        }
    }

    fn weigh_turn(&self, active: Seat, seat: Seat, action: Action, z: &mut f32) {
        match action {
            Action::EndTurn => {
                *z += by::END_TURN;
                if self.identity(seat).is_some_and(|it| !it.exhausted && (it.is_hero() || it.damage > 0)) {
                    *z += by::END_TURN_READY;
                }
            }
            Action::ChangeForm => self.weigh_form(seat, z),
            Action::Recover => {
                let Some(it) = self.identity(seat) else { return };
                *z += by::RECOVER;
                *z += by::RECOVER_AMOUNT * (f32::from(self.rec(it).min(it.damage)) / 3.0);
                if f32::from(self.hp(it)) <= self.blow(seat) {
                    *z += by::RECOVER_IN_DANGER;
                }
            }
            Action::Attack { by, to } => {
                let (Some(by), Some(to)) = (self.piece(by), to.and_then(|to| self.piece(to))) else { return };
                let atk = self.atk(by).unwrap_or(0);
                self.weigh_target(to, atk, z);
                *z += by::ATTACK_POWER * (f32::from(atk) - 2.0);
                if to.id == PieceId::VILLAIN {
                    let later: u16 =
                        self.stages.iter().map(|stage| stage.def().hp.of(self.n_players())).sum();
                    *z += by::VILLAIN_LEFT
                        * (f32::from(self.hp(to) + later) / f32::from(self.n_players()) / 10.0);
                }
                if by.is_ally() {
                    *z += by::ATTACK_HURTS * (f32::from(by.def().hurt.1));
                    if self.hp(by) <= u16::from(by.def().hurt.1) {
                        *z += by::ALLY_DIES;
                    }
                } else {
                    *z += by::HERO_ATTACKS;
                }
            }
            Action::Thwart { by, at } => {
                let (Some(by), Some(at)) = (self.piece(by), at.and_then(|at| self.piece(at))) else { return };
                let thw = self.thw(by).unwrap_or(0);
                self.weigh_target(at, thw, z);
                *z += by::THWART_POWER * (f32::from(thw) - 1.5);
                if by.is_ally() {
                    *z += by::THWART_HURTS * (f32::from(by.def().hurt.0));
                    if self.hp(by) <= u16::from(by.def().hurt.0) {
                        *z += by::ALLY_DIES;
                    }
                } else {
                    *z += by::HERO_THWARTS;
                }
            }
            Action::Play(card) => {
                let def = card.def();
                *z += match def.kind {
                    Kind::Ally => by::PLAY_ALLY,
                    Kind::Upgrade | Kind::Support => by::PLAY_PERMANENT,
                    _ if seat == active => by::PLAY_EVENT,
                    _ => by::PLAY_FOR_OTHERS,
                };
                *z += by::PLAY_COST * f32::from(def.cost);
                if def.kind == Kind::Ally {
                    *z +=
                        by::ALLIES_ALREADY * (self.controlled(seat).filter(|it| it.is_ally()).count() as f32);
                }
                *z += hundredths(by::CARDS[card].play);
            }
            Action::Use { piece, ability } => {
                let Some(it) = self.piece(piece) else { return };
                let action =
                    it.def().ability(ability).is_some_and(|ability| ability.timing == Timing::Action);
                *z += if it.controller.is_none() || !action { by::USE_ENCOUNTER } else { by::USE_OWN };
                *z += hundredths(by::CARDS[it.card].action);
            }
            _ => {}
        }
    }

    /// About how much damage the enemies will deal to the player if nobody defends.
    pub(crate) fn blow(&self, seat: Seat) -> f32 {
        let mut sum = 0.0;
        if let Some(villain) = self.villain()
            && !villain.has(Status::Stunned)
        {
            sum += f32::from(self.atk(villain).unwrap_or(0)) + 1.2;
        }
        for minion in self.engaged(seat).filter(|it| !it.has(Status::Stunned)) {
            sum += f32::from(self.atk(minion).unwrap_or(0));
        }
        sum
    }

    /// About how much threat the villain phase will place on the main scheme.
    pub(crate) fn scheming(&self, home: Option<Seat>) -> f32 {
        let main = self.piece(PieceId::MAIN).map_or(0, |main| main.def().acceleration.of(self.n_players()));
        let mut sum =
            f32::from(main + self.icons(|def| def.acceleration_icons)) + f32::from(self.acceleration);
        if let Some(seat) = home {
            if let Some(villain) = self.villain()
                && !villain.has(Status::Confused)
            {
                sum += f32::from(self.sch(villain).unwrap_or(0)) + 1.2;
            }
            for minion in self.engaged(seat).filter(|it| !it.has(Status::Confused)) {
                sum += f32::from(self.sch(minion).unwrap_or(0));
            }
        }
        sum
    }

    /// How much threat the main scheme can still take.
    pub(crate) fn room(&self) -> f32 {
        self.piece(PieceId::MAIN)
            .map_or(0.0, |main| f32::from(main.def().target.of(self.n_players())) - f32::from(main.threat))
    }

    fn weigh_form(&self, seat: Seat, z: &mut f32) {
        let Some(it) = self.identity(seat) else { return };
        let hp = f32::from(self.hp(it));
        let lost = 1.0 - hp / f32::from(self.max_hp(it).max(1));
        let scheme = self.scheming(Some(seat)) >= self.room();
        let blow = (self.blow(seat) / hp.max(1.0)).min(2.0);
        let ups = self.controlled(seat).filter(|it| it.kind() == Kind::Upgrade).count() as f32;
        let hero = by::hero(self.player(seat).hero);
        let hand = self.player(seat).hand.len() as f32 / 5.0;
        let (form, upgrades, cards) = if it.is_hero() {
            (hero.home, hero.home_upgrades, by::HOME_HAND)
        } else {
            (hero.out, hero.out_upgrades, by::OUT_HAND)
        };
        *z += form + upgrades * ups.min(6.0) / 3.0 + cards * hand;
        let villain = |status| self.villain().is_some_and(|it| it.has(status));
        if it.is_hero() {
            *z += by::GO_HOME;
            if hp <= self.blow(seat) {
                *z += by::HOME_IN_DANGER;
            }
            *z += by::HOME_LOST * lost;
            *z += by::HOME_BLOW * blow;
            if villain(Status::Confused) {
                *z += by::HOME_CONFUSED;
            }
            if villain(Status::Stunned) {
                *z += by::HOME_STUNNED;
            }
            if !it.exhausted {
                *z += by::HOME_READY;
            }
            if scheme {
                *z += by::HOME_SCHEME;
            }
        } else {
            *z += by::COME_OUT;
            *z += by::OUT_LOST * lost;
            *z += by::OUT_BLOW * blow;
            if villain(Status::Stunned) {
                *z += by::OUT_STUNNED;
            }
            if villain(Status::Confused) {
                *z += by::OUT_CONFUSED;
            }
            if !it.exhausted && it.damage >= 2 {
                *z += by::OUT_HURT;
            }
            if scheme {
                *z += by::OUT_SCHEME;
            }
        }
    }

    fn weigh_payment(&self, seat: Seat, card: Card, z: &mut f32) {
        *z += match card.def().kind {
            Kind::Resource => by::PAY_RESOURCE,
            Kind::Ally => by::PAY_ALLY,
            Kind::Upgrade | Kind::Support => by::PAY_PERMANENT,
            Kind::Event
            | Kind::Hero
            | Kind::AlterEgo
            | Kind::Villain
            | Kind::MainScheme
            | Kind::SideScheme
            | Kind::Minion
            | Kind::Treachery
            | Kind::Attachment
            | Kind::Environment
            | Kind::Obligation => by::PAY_EVENT,
        };
        *z += hundredths(by::CARDS[card].pay);
        let gives = self.gives(card, self.payment.aspect).total();
        let missing = self.payment.total.saturating_sub(self.payment.got.total());
        if gives > 1 {
            *z += if missing >= 2 { by::PAY_DOUBLE } else { by::PAY_WASTE };
        }
        if self.is_dead(seat, card) {
            *z += by::PAY_DEAD;
        }
    }

    /// Whether a card can't be played while things are as they are.
    fn is_dead(&self, seat: Seat, card: Card) -> bool {
        self.breaks_unique(card) || self.has_max(seat, card)
    }

    fn weigh_defence(&self, seat: Seat, action: Action, z: &mut f32) {
        let atk = self.piece(self.activation.enemy).and_then(|it| self.atk(it)).unwrap_or(2);
        let blow = f32::from(atk) + if self.activation.enemy == PieceId::VILLAIN { 1.2 } else { 0.0 };
        let left = self.identity(seat).map_or(0.0, |it| f32::from(self.hp(it)));
        let danger = left <= blow + 1.0;
        match action {
            Action::Pass => {
                *z += by::TAKE_IT;
                *z += by::TAKE_BLOW * ((blow / left.max(1.0)).min(2.0));
                if danger {
                    *z += by::TAKE_IN_DANGER;
                }
            }
            Action::Piece(id) => match self.piece(id) {
                Some(it) if it.is_ally() => {
                    *z += by::ALLY_BLOW * (blow - 3.0);
                    *z += if self.hp(it) <= 1 { by::LAST_POINT_DEFENDS } else { by::ALLY_DEFENDS };
                }
                _ => {
                    *z += by::HERO_DEFENDS;
                    *z += by::HERO_BLOW * ((blow / left.max(1.0)).min(2.0));
                    if danger {
                        *z += by::HERO_IN_DANGER;
                    }
                }
            },
            _ => {}
        }
    }

    /// How sensible it is to do something to a piece, with this much strength.
    fn weigh_target(&self, it: &Piece, strength: u16, z: &mut f32) {
        if it.has(Status::Tough) && strength > 1 {
            *z += by::TOUGH;
        }
        match it.kind() {
            Kind::Villain => {
                *z += by::VILLAIN;
                if self.hp(it) <= strength {
                    *z += by::BEATS_VILLAIN;
                }
            }
            Kind::Minion => {
                *z += by::MINION;
                if self.hp(it) <= strength {
                    *z += by::BEATS_MINION;
                }
                if it.def().guard {
                    *z += by::GUARD;
                }
            }
            Kind::MainScheme => {
                let target = it.def().target.of(self.n_players()).max(1);
                *z += by::MAIN_SCHEME;
                *z += by::MAIN_SHARE * (f32::from(it.threat) / f32::from(target));
                let pace = self.scheming(None) + 0.8 * f32::from(self.n_players());
                *z += by::MAIN_HURRY * (1.0 / (1.0 + self.room().max(0.0) / pace));
                if self.scheming(None) + 2.0 >= self.room() {
                    *z += by::MAIN_DANGER;
                }
            }
            Kind::SideScheme => {
                let def = it.def();
                let icons = f32::from(def.crisis_icons + def.hazard_icons + def.acceleration_icons);
                *z += by::SIDE_SCHEME;
                *z += by::SIDE_ICON * icons;
                if it.threat <= strength {
                    *z += by::SIDE_CLEARED;
                }
            }
            _ => {}
        }
    }
}
