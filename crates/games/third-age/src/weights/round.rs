//! Questions of the round and of Fate (chapters 5, 6, 7.1).

use crate::action::{Action, Choice};
use crate::estimate::{might, wanted_at};
use crate::ids::{Area, Character, Deck, Face, Location, Scenario, Side, Tile};
use crate::round::RoundAsk;
use crate::state::State;

impl State {
    pub(super) fn weigh_round(&self, ask: RoundAsk, side: Side, action: Action) -> f32 {
        match (ask, action) {
            (RoundAsk::HandLimit(_), Action::Card(card)) => 1.0 / self.weigh_play(side, card).max(0.2),
            (RoundAsk::Location, Action::Location(location)) => self.weigh_location(location),
            (RoundAsk::Pits { .. }, Action::Place { unit, area }) => {
                f32::from(self.book.units[unit].strength)
                    * self.wants_unit(side, area)
                    * self.deserves(side, area)
            }
            (RoundAsk::LocationUnit { .. }, Action::Area(area)) => {
                self.wants_unit(side, area) * self.deserves(side, area)
            }
            (RoundAsk::NazgulFrom { .. }, Action::Accept) => 4.0,
            (RoundAsk::NazgulFrom { .. }, Action::Area(_)) => 0.2,
            (RoundAsk::Nazgul { .. }, Action::Area(area)) => self.weigh_nazgul(area),
            (RoundAsk::Commander, Action::Area(area)) => self.weigh_commander(area),
            (RoundAsk::Commander, Action::Decline) => 0.6,
            (RoundAsk::Leadership { .. } | RoundAsk::SetAside, Action::Area(area)) => {
                let led = if self.army(area).leadership > 1 { 0.4 } else { 1.0 };
                led * self.deserves(side, area)
            }
            (RoundAsk::SetAside, Action::Done) => 1.5,
            (RoundAsk::LocationUnit { .. } | RoundAsk::NazgulFrom { .. } | RoundAsk::Nazgul { .. }, _) => {
                0.05
            }
            (RoundAsk::FateTile(tile), Action::Choose(Choice::Keep)) => self.weigh_keep(tile),
            (RoundAsk::ExtraDie, Action::Accept) => 5.0,
            (RoundAsk::Act, Action::Die(face)) => self.weigh_die(side, face),
            (RoundAsk::Act, Action::TwoDice(..)) => 0.1,
            (RoundAsk::Act, Action::Token) => 1.0,
            (RoundAsk::Act, Action::Pass) => 0.2,
            (RoundAsk::Use(face), Action::Do(deed)) => self.weigh_deed(side, face, deed),
            (RoundAsk::UseTwo(..) | RoundAsk::UseToken, Action::Do(deed)) => {
                self.weigh_deed(side, Face::WillOfTheWest, deed)
            }
            (RoundAsk::PlayCard(_), Action::Card(card)) => self.weigh_play(side, card),
            (RoundAsk::HowManyCards, Action::Number(n)) => {
                let room = 6_usize.saturating_sub(self.hands[side].len());
                if usize::from(n) <= room { f32::from(n * n) } else { 0.5 }
            }
            (RoundAsk::Enter(character), Action::Area(area)) => self.weigh_entry(side, character, area),
            (RoundAsk::Reinforce { .. }, Action::Area(area)) => self.wants_unit(side, area),
            (RoundAsk::Reinforce { .. }, Action::Done) => 0.03,
            // One answer looks as good as another.
            _ => 1.0,
        }
    }

    /// A location's dice give Leadership and sure Character results, but let the Free Peoples choose among more tiles (rules 5.2, 6.1).
    fn weigh_location(&self, location: Location) -> f32 {
        let deck = match self.scenario {
            Scenario::Rohan => Deck::Grima,
            Scenario::Gondor => Deck::Darkness,
        };
        match location {
            Location::PalantirRoom | Location::DawnlessDay => {
                if self.deck.meets(deck.cards()) {
                    1.2
                } else {
                    0.6
                }
            }
            Location::Balcony | Location::TowerOfSorcery => 1.2,
            Location::Pits | Location::MightOfMordor => 2.0,
        }
    }

    /// Nazgûl help where the fights of their region will be (rule 9.6.3).
    fn weigh_nazgul(&self, area: Area) -> f32 {
        let Some(region) = self.board().region[area] else { return 0.02 };
        let areas = self.board().regions[region];
        let fights = (areas & self.armies_of(Side::FreePeoples) & self.front(Side::FreePeoples)).len() as f32;
        let there = areas.iter().map(|at| self.nazgul[at]).sum::<u8>();
        // One area of a region is as good as another.
        let first = if areas.first() == Some(area) { 1.0 } else { 0.02 };
        first * (0.1 + 2.0 * fights) / (1.0 + 0.5 * f32::from(there))
    }

    /// The Commander leads a strong Army at the front, and only a strong one: with it he may fall (rule 9.2.2).
    fn weigh_commander(&self, area: Area) -> f32 {
        if !self.has_army(Side::Shadow, area) || !self.front(Side::Shadow).contains(area) {
            return 0.005;
        }
        let own = might(self, Side::Shadow, area);
        if own < 4.0 { 0.02 } else { 0.25 * own }
    }

    /// How gladly the Free Peoples keep this tile, where drawing on has 1 (rule 6.2).
    fn weigh_keep(&self, tile: Tile) -> f32 {
        let symbol = match self.scenario {
            Scenario::Rohan => 0.5,
            Scenario::Gondor => 0.3,
        };
        let dice = f32::from(self.dice[Side::Shadow].unused.count(Face::Character).max(1));
        let gain = |tile: Tile| match tile {
            Tile::One => 1.0,
            Tile::OneFate => 1.0 + symbol,
            Tile::Two => 2.0,
            Tile::TwoFate => 2.0 + symbol,
            Tile::Three => 3.0,
            Tile::XFate => dice + symbol,
            Tile::FreeTwoDraw => 3.8,
            Tile::FreeNoLivingMan => 2.0,
            Tile::ShadowZero => 0.0,
            Tile::ShadowZeroDie => -0.5,
        };
        let (mut n, mut sum) = (0.0f32, 0.0f32);
        for (other, count) in self.pool.iter() {
            n += f32::from(count);
            sum += f32::from(count) * gain(other);
        }
        if n == 0.0 { 1.0 } else { (2.2 * (gain(tile) - sum / n)).clamp(-8.0, 8.0).exp() }
    }

    fn weigh_die(&self, side: Side, face: Face) -> f32 {
        let enters = side == Side::FreePeoples
            && face.is_character()
            && Character::ALL.iter().any(|who| self.is_ready(*who) && !self.bans.enter.contains(*who));
        match face {
            Face::Character if enters => 4.0,
            // What serves for everything is kept.
            Face::WillOfTheWest => 0.6,
            Face::ArmyMuster | Face::Event => 0.8,
            Face::Character | Face::Army | Face::Muster | Face::Eye => 1.0,
        }
    }

    fn weigh_entry(&self, side: Side, character: Character, area: Area) -> f32 {
        if wanted_at(self, character).contains(area) {
            return 20.0;
        }
        let enemies = if self.has_army(side.enemy(), area) { 0.05 } else { 1.0 };
        enemies * (0.3 + might(self, side, area) + self.pull(side, area))
    }

    /// How good it looks to use a die for a Character's entry.
    pub(super) fn weigh_enter(&self, side: Side, character: Character) -> f32 {
        // Rules 12.2, 12.3: he wins the game if the Shadow controls no region.
        let king = match self.scenario {
            Scenario::Rohan => Character::TheodenRohan,
            Scenario::Gondor => Character::AragornGondor,
        };
        if side == Side::FreePeoples && character == king && self.regions_of_shadow() == 0 {
            return 500.0;
        }
        let opens = if wanted_at(self, character).is_empty() { 1.0 } else { 4.0 };
        let die = if self.book.characters[character].die { 2.0 } else { 1.0 };
        10.0 * opens * die
    }
}
