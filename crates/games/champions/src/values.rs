//! Values with all that changes them (rule 1.2.2).

use crate::ability::Constant;
use crate::cards::CHANGES;
use crate::ids::{Card, Kind, PieceId, Value};
use crate::printed::Stat;
use crate::state::{Lasting, Piece, State};
use kernel::Seat;
use kit::Set;

impl State {
    /// What cards and lasting effects add to a value of a piece.
    fn plus(&self, value: Value, it: &Piece) -> u16 {
        let wanted = Set::only(value);
        let mut sum = 0u16;
        for piece in &self.pieces {
            if !CHANGES[piece.card].meets(wanted) || piece.facedown {
                continue;
            }
            let def = piece.def();
            if piece.host == it.id {
                // Rule 4.3.3.
                match value {
                    Value::Sch => sum += u16::from(def.adds.0),
                    Value::Atk => sum += u16::from(def.adds.1),
                    Value::Thw
                    | Value::Def
                    | Value::HitPoints
                    | Value::Retaliate
                    | Value::AllyLimit
                    | Value::HandSize => {}
                }
            }
            for constant in def.constants {
                if let Constant::Plus { value: other, by, to } = constant
                    && *other == value
                    && to(self, piece, it)
                {
                    sum += by(self, piece);
                }
            }
        }
        for lasting in &self.lasting {
            match *lasting {
                Lasting::Plus { piece, value: other, by } if other == value && piece == it.id => {
                    sum += u16::from(by);
                }
                Lasting::PlusAll { seat, value: other, by }
                    if other == value && it.controller == Some(seat) && it.kind().is_character() =>
                {
                    sum += u16::from(by);
                }
                Lasting::Plus { .. }
                | Lasting::PlusAll { .. }
                | Lasting::Trait { .. }
                | Lasting::DiscardAtEndOfRound(_) => {}
            }
        }
        sum
    }

    /// A power with its modifiers; none for a dash or a card without it (rule 1.2.3).
    fn power(&self, value: Value, stat: Stat, it: &Piece) -> Option<u16> {
        match stat {
            Stat::None | Stat::Dash => None,
            Stat::N(base) => Some(u16::from(base) + self.plus(value, it)),
        }
    }

    /// ATK.
    pub fn atk(&self, it: &Piece) -> Option<u16> {
        let bonus = if self.activation.drone_bonus && self.activation.enemy == it.id {
            self.drones_with(self.activation.player)
        } else {
            0
        };
        self.power(Value::Atk, it.def().atk, it).map(|atk| atk + bonus)
    }

    /// THW.
    pub fn thw(&self, it: &Piece) -> Option<u16> {
        self.power(Value::Thw, it.def().thw, it)
    }

    /// DEF.
    pub fn defence(&self, it: &Piece) -> Option<u16> {
        self.power(Value::Def, it.def().defence, it)
    }

    /// SCH.
    pub fn sch(&self, it: &Piece) -> Option<u16> {
        self.power(Value::Sch, it.def().sch, it)
    }

    /// REC.
    pub fn rec(&self, it: &Piece) -> u16 {
        match it.def().rec {
            Stat::N(rec) => u16::from(rec),
            Stat::None | Stat::Dash => 0,
        }
    }

    /// Maximum hit points.
    pub fn max_hp(&self, it: &Piece) -> u16 {
        it.def().hp.of(self.n_players()) + self.plus(Value::HitPoints, it)
    }

    /// Remaining hit points; 0 if there are none left.
    pub fn hp(&self, it: &Piece) -> u16 {
        self.max_hp(it).saturating_sub(it.damage)
    }

    /// Retaliate with all its sources (rule 17.4).
    pub fn retaliate(&self, it: &Piece) -> u16 {
        u16::from(it.def().retaliate) + self.plus(Value::Retaliate, it)
    }

    /// The ally limit (rule 14.2).
    pub fn ally_limit(&self, seat: Seat) -> u16 {
        3 + self.identity(seat).map_or(0, |it| self.plus(Value::AllyLimit, it))
    }

    /// The hand size (rule 7.4.1).
    pub fn hand_size(&self, seat: Seat) -> u16 {
        self.identity(seat).map_or(0, |it| {
            let size = u16::from(it.def().hand_size) + self.plus(Value::HandSize, it);
            it.def().hand_size_limit.map_or(size, |limit| size.min(u16::from(limit)))
        })
    }

    /// Whether the piece cannot take damage from this card (rule 12.2 step 2).
    pub fn cannot_take_damage(&self, it: &Piece, from: Card) -> bool {
        self.pieces.iter().any(|piece| {
            !piece.facedown
                && piece.def().constants.iter().any(|constant| match constant {
                    Constant::NoDamage(applies) => applies(self, piece, it, from),
                    _ => false,
                })
        })
    }

    /// Whether threat can't be removed from the scheme (rules 13.3, 13.7).
    pub fn threat_stays(&self, it: &Piece) -> bool {
        it.def().constants.iter().any(|constant| matches!(constant, Constant::ThreatStays))
            || (it.id == PieceId::MAIN && self.icons(|def| def.crisis_icons) > 0)
    }

    /// The icons of one kind on all schemes in play (rule 18.3).
    pub fn icons(&self, of: fn(&crate::printed::Def) -> u8) -> u16 {
        self.pieces.iter().filter(|piece| piece.is_scheme()).map(|piece| u16::from(of(piece.def()))).sum()
    }

    /// The Drone minions engaged with a player.
    pub fn drones_with(&self, seat: Seat) -> u16 {
        self.engaged(seat).filter(|piece| piece.def().has(crate::ids::Trait::Drone)).count() as u16
    }

    /// The Drone minions in play.
    pub fn drones(&self) -> u16 {
        let drone =
            |piece: &&Piece| piece.kind() == Kind::Minion && piece.def().has(crate::ids::Trait::Drone);
        self.pieces.iter().filter(drone).count() as u16
    }

    /// Whether a guard keeps the player from attacking the villain (rule 17.1).
    pub fn is_guarded(&self, seat: Seat) -> bool {
        self.engaged(seat).any(|piece| piece.def().guard)
    }

    /// Whether a piece is a scheme from which players can remove threat.
    pub fn can_thwart(&self, it: &Piece) -> bool {
        it.is_scheme() && it.threat > 0 && !self.threat_stays(it)
    }

    /// Whether the player's characters may attack the piece (rules 11.1.3, 11.1.4, 17.1).
    pub fn can_attack(&self, seat: Seat, it: &Piece) -> bool {
        it.is_enemy() && !(it.id == PieceId::VILLAIN && self.is_guarded(seat))
    }
}
