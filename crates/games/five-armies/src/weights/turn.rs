//! Questions of the turn (chapters 4 and 5).

use crate::action::{Action, Choice};
use crate::figures::Spot;
use crate::ids::{Area, Card, Character, Face, Order, Side, Territory, Tile};
use crate::state::State;
use crate::turn::TurnAsk;

impl State {
    pub(super) fn weigh_turn(&self, ask: TurnAsk, side: Side, action: Action) -> f32 {
        match (ask, action) {
            (TurnAsk::HandLimit(_), Action::Card(card)) => 1.0 / self.weigh_card_play(side, card).max(0.2),
            (TurnAsk::Activate, Action::General(general)) => self.weigh_activation(general),
            (TurnAsk::Activate, Action::Done) => match self.activated.len() {
                0 => 0.05,
                1 => 1.0,
                _ => 3.0,
            },
            (TurnAsk::Leadership, Action::Area(area)) => {
                let led = if self.leadership_at(side, area) > 1 { 0.5 } else { 1.0 };
                led * self.deserves(side, area)
            }
            (TurnAsk::ShadowLeadership, Action::Area(area)) => self.deserves(side, area),
            (TurnAsk::FateTile(tile), Action::Choose(Choice::Stop)) => self.weigh_stop(tile),
            (TurnAsk::Split, Action::Number(tokens)) => self.weigh_split(tokens),
            (TurnAsk::Bats, Action::Territory(territory)) => self.weigh_bats(territory),
            (TurnAsk::LuckyNumber, Action::Die(face)) => match face {
                Face::WillOfTheWest => 0.01,
                Face::MusterArmy => 0.3,
                _ => 1.0,
            },
            (TurnAsk::LuckyNumber, Action::Decline) => 0.2,
            (TurnAsk::Act, Action::General(_)) => 5.0,
            (TurnAsk::Act, Action::Die(face)) => self.weigh_die(side, face),
            (TurnAsk::Act, Action::Pass) => 0.3,
            (TurnAsk::Use(face), Action::Do(deed)) => self.weigh_deed(side, face, deed),
            (TurnAsk::PlayCard(_), Action::Card(card)) => self.weigh_card_play(side, card),
            (TurnAsk::Ability(general), Action::Option(option)) => self.weigh_option(general, option),
            (TurnAsk::OutOfTheWay, Action::Decline) => 6.0,
            (TurnAsk::OutOfTheWay, Action::Area(area)) => {
                if self.has_army(Side::FreePeoples, area) {
                    0.1 * self.deserves(Side::FreePeoples, area)
                } else {
                    0.005
                }
            }
            (TurnAsk::LastGoblin, Action::Area(area)) => 1.0 + f32::from(self.army(area).n_units().min(4)),
            (TurnAsk::OrcsFromCard, Action::Area(area)) => {
                let full = if self.army(area).n_units() >= 5 { 0.05 } else { 1.0 };
                full * (0.1 + self.pull(side, area))
            }
            (TurnAsk::Enter(character), Action::Area(area)) => self.weigh_entry(character, area),
            // One answer looks as good as another.
            _ => 1.0,
        }
    }

    /// A General gives a Leadership token and his ability, but each one after the first lets the Shadow see one more Fate tile.
    fn weigh_activation(&self, general: Character) -> f32 {
        if self.troubled == Some(general) {
            return 0.3;
        }
        match general {
            Character::LordOfTheEagles => 4.0,
            Character::Gandalf | Character::Thranduil => 2.0,
            _ => 1.5,
        }
    }

    /// How gladly the Shadow stops with this tile, where drawing on has 1 (rule 4.3.2).
    fn weigh_stop(&self, tile: Tile) -> f32 {
        let cost = |tile: Tile| f32::from(tile.value()) + if tile.has_rune() { 0.35 } else { 0.0 };
        let (mut n, mut sum) = (0.0f32, 0.0f32);
        for (other, count) in self.pool.iter() {
            n += f32::from(count);
            sum += f32::from(count) * cost(other);
        }
        if n == 0.0 {
            return 1.0;
        }
        (2.2 * (sum / n - cost(tile))).exp()
    }

    /// How many Leadership tokens the Shadow takes: as many as there are armies that could use one.
    fn weigh_split(&self, tokens: u8) -> f32 {
        let useful = self
            .armies_of(Side::Shadow)
            .iter()
            .filter(|area| self.army(*area).n_units() > 1 && !self.ways(*area).is_empty())
            .count()
            .min(6);
        let off = (f32::from(tokens) - useful as f32).abs();
        1.0 / (0.3 + off * off)
    }

    fn weigh_bats(&self, territory: Territory) -> f32 {
        let own = self.armies_in(Side::Shadow, territory);
        let enemies = self.armies_in(Side::FreePeoples, territory);
        let fights = (self.front(Side::FreePeoples) & enemies).len();
        0.2 + 0.6 * own.len() as f32 + 1.5 * fights as f32
    }

    fn weigh_die(&self, side: Side, face: Face) -> f32 {
        // Rule 14.1b: Beorn wins the game.
        if side == Side::FreePeoples
            && self.points() < 6
            && face.is_character()
            && self.is_ready(Character::Beorn)
        {
            return 200.0;
        }
        match face {
            // What serves for everything is kept.
            Face::WillOfTheWest => 0.6,
            Face::MusterArmy => 0.8,
            Face::Event => 0.8,
            Face::Character | Face::Army | Face::Muster | Face::EyeOfSauron => 1.0,
        }
    }

    fn weigh_option(&self, general: Character, option: u8) -> f32 {
        match (general, option) {
            // Option by option as in our own data; a pack's options are all alike.
            (Character::Gandalf | Character::Thranduil, 1) | (Character::Bard, 2) => 2.5,
            (Character::Dain, 1) => {
                let damage = self.place_of(general).map_or(0, |area| self.army(area).damage);
                0.2 + f32::from(damage)
            }
            (Character::LordOfTheEagles, 2) => 0.5 + f32::from(self.eyrie),
            (Character::LordOfTheEagles, 1) if self.eagle_supply() == 0 => 0.05,
            _ => 1.0,
        }
    }

    fn weigh_entry(&self, character: Character, area: Area) -> f32 {
        match character {
            Character::Bolg => self.might_there(Side::Shadow, area).powi(2),
            Character::Beorn => 0.1 + self.pull(Side::FreePeoples, area),
            Character::Bilbo => 0.05 + self.deserves(Side::FreePeoples, area),
            _ => 1.0,
        }
    }

    fn might_there(&self, side: Side, area: Area) -> f32 {
        0.1 + crate::estimate::might(self, side, area)
    }

    /// How good it looks to play a card.
    pub(super) fn weigh_card_play(&self, side: Side, card: Card) -> f32 {
        if let Some(order) = card.order() {
            return self.weigh_order(side, order);
        }
        match card {
            Card::OrcArmy | Card::TheSwiftestWolfRiders => 4.0,
            Card::IllChance | Card::TheShadowOfTheNecromancer | Card::ReturningToTheAssault => 3.0,
            Card::OrcsFromGundabad | Card::WarBand | Card::GreatGoblin | Card::ClimbingGoblins => 3.0,
            Card::HurryingMultitude | Card::FlyingArrowsAndWildSpears | Card::BlackTide => 2.0,
            Card::VictoryVanishesFromHope | Card::GreatDread => 1.5,
            Card::LikeASeaOfLocusts if self.n_bats() > 0 => 1.0,
            Card::WhirlingBats if self.n_bats() > 0 => 0.5,
            Card::LikeASeaOfLocusts | Card::WhirlingBats => 0.02,
            Card::OrcsOfHugeSize => {
                if self.spots[Character::Bolg] == Spot::Aside || self.bodyguards >= 3 {
                    0.02
                } else {
                    1.0
                }
            }
            Card::HowlingOrcs | Card::TroubledMind | Card::ChieftainsAndChampions => 1.0,
            Card::TheSkinChanger if self.points() < 6 && !self.in_play(Character::Beorn) => 5.0,
            Card::TheSkinChanger => 2.0,
            Card::RingOfInvisibility | Card::TheArkenstoneOfThrain => 3.0,
            Card::ElfLords | Card::RedoubledForce | Card::RingingTrumpets | Card::FlyingBanners => 3.0,
            Card::HeIsNotLost => {
                let lost = |general: &Character| self.spots[*general] == Spot::Eliminated;
                if Character::GENERALS.iter().any(lost) { 4.0 } else { 0.02 }
            }
            Card::LuckyNumber => 1.0,
            _ => 2.0,
        }
    }

    fn weigh_order(&self, side: Side, order: Order) -> f32 {
        match order {
            Order::BlowTheHorns | Order::TroopLeader => {
                let damage: u8 = self.armies_of(side).iter().map(|area| self.army(area).damage).sum();
                0.1 + 0.35 * f32::from(damage.min(6))
            }
            Order::MusteringForBattle => {
                if self.recruiting_areas(side).is_empty() {
                    0.02
                } else {
                    3.0
                }
            }
            Order::GatherAndMarshall => 2.0,
            Order::SuddenAssault | Order::MoveToStrike | Order::Encirclement => {
                0.4 + 0.5 * self.best_attack(side).min(5.0)
            }
            Order::MarchingCompanies | Order::CallToArms => match side {
                Side::Shadow => 2.0,
                Side::FreePeoples => 0.7,
            },
        }
    }
}
