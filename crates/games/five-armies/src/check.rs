//! What must hold in every position (rule 21.4).

use crate::action::{Ask, BattleCard};
use crate::figures::Spot;
use crate::ids::{
    Area, CONTROLLABLE, Card, Cards, Character, Face, MUSTERING_POINTS, MUSTERING_REGIONS, PASSES, Pile,
    SETTLEMENT_SET, Side, Tile, TokenFace, Unit, set_of,
};
use crate::rules::{HAND_LIMIT, LAST_STEP, MOST_WRATH};
use crate::state::State;
use crate::turn::TurnAsk;
use kernel::Broken;

/// What there is on a character's card at most (rules 1.5, 7.12).
const MOST_RINGS: u8 = 5;
const MOST_BODYGUARDS: u8 = 3;

/// Great Bats and Eagles (rule 1.3).
const GREAT_BATS: u8 = 6;
const EAGLES: u8 = 5;

/// What a card of the table may hold (rule 6.13).
const MOST_ORCS_ON_CARD: u8 = 6;

type Found = Result<(), String>;

fn need(holds: bool, what: impl FnOnce() -> String) -> Found {
    if holds { Ok(()) } else { Err(what()) }
}

impl State {
    pub(crate) fn check_pieces(&self) -> Result<(), Broken> {
        let broken =
            |note: String| Broken { note, stack: format!("{:?}", self.flow.frames().collect::<Vec<_>>()) };
        self.check_all().map_err(broken)
    }

    fn check_all(&self) -> Found {
        self.check_figures()?;
        self.check_areas()?;
        self.check_characters()?;
        self.check_tiles()?;
        self.check_cards()?;
        self.check_dice()?;
        self.check_hands()?;
        if self.is_settled() { self.check_settled() } else { Ok(()) }
    }

    /// Whether nothing is under way that could leave an army too large or a hand too full.
    fn is_settled(&self) -> bool {
        let Some(asked) = self.flow.asked() else { return false };
        matches!(
            asked.ask,
            Ask::Turn(
                TurnAsk::Activate
                    | TurnAsk::Leadership
                    | TurnAsk::Split
                    | TurnAsk::ShadowLeadership
                    | TurnAsk::Bats
                    | TurnAsk::LuckyNumber
                    | TurnAsk::Act
            )
        )
    }

    /// Units, Leadership tokens, Eagles and Great Bats are not more than there are (rule 1.6).
    fn check_figures(&self) -> Found {
        let moving = self.notes.arrived.iter().map(|(_, party)| party);
        let lifted = self.notes.group.lifted.then_some(&self.notes.group.figures);
        let moving: Vec<_> = moving.chain(lifted).collect();
        for unit in Unit::ALL {
            let board = self.armies.all().values().iter().map(|army| u16::from(army.units.count(unit)));
            let moving = moving.iter().map(|party| u16::from(party.units.count(unit)));
            let on_card = if unit == Unit::Orcs { u16::from(self.orcs_on_card) } else { 0 };
            let found = board.chain(moving).sum::<u16>() + on_card;
            need(found <= u16::from(unit.figures()), || format!("{found} units {unit:?}"))?;
        }
        for side in Side::ALL {
            let board = self.armies_of(side).iter().map(|area| u16::from(self.army(area).leadership));
            let moving = moving.iter().filter(|party| party.side() == Some(side));
            let found: u16 = board.chain(moving.map(|party| u16::from(party.leadership))).sum();
            let most = side.leadership_tokens();
            need(found <= u16::from(most), || format!("{found} Leadership tokens of {side:?}"))?;
        }
        for party in moving {
            need(party.n_units() > 0, || "a group without units is on its way".to_owned())?;
        }
        let eagles = self.eagles.values().iter().sum::<u8>() + self.eyrie;
        need(eagles <= EAGLES, || format!("{eagles} Eagles"))?;
        need(self.n_bats() <= GREAT_BATS, || format!("{} Great Bats", self.n_bats()))?;
        let table = self.orcs_on_card == 0
            || self.table.contains(Card::FlyingArrowsAndWildSpears)
            || self.notes.resolving == Some(Card::FlyingArrowsAndWildSpears);
        need(table && self.orcs_on_card <= MOST_ORCS_ON_CARD, || "Orcs on no card".to_owned())
    }

    /// Armies, control and recruitment tokens.
    fn check_areas(&self) -> Found {
        let both = self.armies_of(Side::FreePeoples) & self.armies_of(Side::Shadow);
        need(both.is_empty(), || format!("armies of both sides are in {both:?}"))?;
        need((self.markers - CONTROLLABLE).is_empty(), || {
            format!("control markers in {:?}", self.markers - CONTROLLABLE)
        })?;
        let lost = self.markers & self.armies_of(Side::FreePeoples);
        need(lost.is_empty(), || format!("a control marker with units of the Free Peoples in {lost:?}"))?;
        for (area, army) in self.armies.all().iter() {
            need(army.n_units() > 0 || (army.leadership, army.damage) == (0, 0), || {
                format!("tokens without an army in {area:?}")
            })?;
            let special = area.is_region() || !self.has_army(Side::FreePeoples, area);
            need(special, || format!("an army of the Free Peoples is in {area:?}"))?;
            let damage = self.breaches[area];
            need(damage <= area.fortification().unwrap_or(0), || {
                format!("{damage} damage on the fortification of {area:?}")
            })?;
            for pile in Pile::ALL {
                if self.tokens[pile][area] == 0 {
                    continue;
                }
                let place = match pile.side() {
                    // Rules 9.10, 11.3.
                    Side::FreePeoples => SETTLEMENT_SET - self.markers,
                    // R14: a pack may begin with tokens of the Shadow somewhere else.
                    Side::Shadow => set_of(&MUSTERING_REGIONS) | self.book.setup.iter().copied().collect(),
                };
                let enemy = self.has_army(pile.side().enemy(), area);
                need(place.contains(area) && !enemy, || format!("tokens of {pile:?} in {area:?}"))?;
            }
        }
        for (point, pass) in MUSTERING_POINTS.into_iter().zip(PASSES) {
            let open = self.open_passes.contains(pass) || self.army(point).n_units() < 5;
            need(open, || format!("{pass:?} is closed with five units in {point:?}"))?;
        }
        for pile in Pile::ALL {
            let on_board: u8 = self.tokens[pile].values().iter().sum();
            need(on_board <= self.faces_left(pile), || format!("{on_board} tokens of {pile:?}"))?;
        }
        for face in TokenFace::ALL {
            let (left, all) = (self.faces.count(face), self.book.tokens.count(face));
            need(left <= all, || format!("{left} tokens with {face:?}"))?;
        }
        Ok(())
    }

    /// Characters, what lies on their cards, and Beorn's region.
    fn check_characters(&self) -> Found {
        for (character, spot) in self.spots.iter() {
            let fits = match *spot {
                Spot::Aside => character.first_step().is_none(),
                Spot::Track(step) => character.first_step().is_some_and(|first| step <= first),
                Spot::At(area) => {
                    character != Character::LordOfTheEagles
                        // Rule 7.5.
                        && area.is_region()
                }
                Spot::OffBoard => character == Character::Bilbo,
                Spot::Eyrie | Spot::Over(_) => character == Character::LordOfTheEagles,
                // Rule 10.1.
                Spot::Eliminated => character != Character::LordOfTheEagles,
            };
            need(fits, || format!("{character:?} is {spot:?}"))?;
        }
        let allowed = |one: &Character| one.is_general() && self.in_play(*one);
        let wrong = self.activated.iter().find(|one| !allowed(one));
        need(wrong.is_none(), || format!("{wrong:?} is activated"))?;
        need(!self.focus || self.in_play(Character::Gandalf), || "Concentration without Gandalf".to_owned())?;
        need(self.rings <= MOST_RINGS, || format!("{} Ring tokens", self.rings))?;
        need(self.bodyguards <= MOST_BODYGUARDS, || format!("{} Bodyguard tokens", self.bodyguards))?;
        need(self.wrath <= MOST_WRATH, || format!("{} Wrath", self.wrath))?;
        if let Some(area) = self.beorn() {
            need(self.wrath > 0, || "Beorn without Wrath".to_owned())?;
            need(self.army(area).n_units() == 0, || "units are in Beorn's region".to_owned())?;
        }
        need(self.fate <= LAST_STEP, || format!("the Fate marker is on {}", self.fate))
    }

    /// All fourteen Fate tiles are somewhere; a special one that is in no heap is set aside.
    fn check_tiles(&self) -> Found {
        for tile in Tile::ALL {
            let heaps = [&self.pool, &self.drawn, &self.applied];
            let found: u8 = heaps.into_iter().map(|heap| heap.count(tile)).sum();
            let fits = if tile.is_special() { found <= 1 } else { found == self.book.tiles.count(tile) };
            need(fits, || format!("{found} tiles {tile:?}"))?;
        }
        Ok(())
    }

    /// Every card is in one place (rules 6.1, 6.2).
    fn check_cards(&self) -> Found {
        let resolving = self.notes.resolving.map_or(Cards::EMPTY, Cards::only);
        let hands = [self.hands[Side::FreePeoples], self.hands[Side::Shadow]];
        let mut all = Cards::EMPTY;
        let heaps = [self.deck, self.discard, self.table, resolving, self.cards_laid_open()];
        for heap in heaps.into_iter().chain(hands) {
            need(!all.meets(heap), || format!("in two places: {:?}", all & heap))?;
            all |= heap;
        }
        need(all.len() == Card::COUNT, || format!("missing: {:?}", !all))?;
        for side in Side::ALL {
            let other = self.hands[side].iter().find(|card| card.story_of() == Some(side.enemy()));
            need(other.is_none(), || format!("{other:?} is in a hand of the enemy"))?;
            let down = self.face_down[side] - self.discard;
            need(down.is_empty(), || format!("face down, but not discarded: {down:?}"))?;
        }
        let both = self.face_down[Side::FreePeoples] & self.face_down[Side::Shadow];
        need(both.is_empty(), || format!("discarded by both sides: {both:?}"))?;
        let played = self.table.iter().find(|card| !card.stays());
        need(played.is_none(), || format!("{played:?} is on the table"))?;
        let twice = self.fate_deck & self.attached;
        need(twice.is_empty(), || format!("in two places: {twice:?}"))?;
        let attached = self.attached.iter().find(|card| card.attaches_to().is_none());
        need(attached.is_none(), || format!("{attached:?} is attached"))
    }

    /// The Event cards that are revealed in the present round of a battle: they are in no other place (rule 6.2).
    fn cards_laid_open(&self) -> Cards {
        let laid = |side: Side| match self.battle.as_ref()?.open_card(side)? {
            BattleCard::Event(card) => Some(card),
            BattleCard::Maneuver(_) => None,
        };
        Side::ALL.into_iter().filter_map(laid).collect()
    }

    /// Action dice (rules 4.1.1, 4.1.2).
    fn check_dice(&self) -> Found {
        for side in Side::ALL {
            let dice = &self.dice[side];
            let most = self.pools[side];
            need(dice.len() <= most, || format!("{} dice of {side:?}, not {most}", dice.len()))?;
            let other = dice.unused.iter().find(|(face, _)| !Face::of(side).contains(face));
            need(other.is_none(), || format!("{side:?} has {other:?}"))?;
        }
        Ok(())
    }

    /// Rule 6.1: too full a hand is only seen while cards are drawn and discarded.
    fn check_hands(&self) -> Found {
        let Some(asked) = self.flow.asked() else { return Ok(()) };
        if matches!(asked.ask, Ask::Draw { .. } | Ask::Turn(TurnAsk::HandLimit(_))) {
            return Ok(());
        }
        for side in Side::ALL {
            let hand = self.hands[side].len();
            need(hand <= HAND_LIMIT, || format!("{hand} cards in the hand of {side:?}"))?;
        }
        Ok(())
    }

    /// What must hold whenever somebody is about to act.
    fn check_settled(&self) -> Found {
        for area in Area::ALL {
            let Some(side) = self.army(area).side() else { continue };
            need(self.excess(side, area) == 0, || format!("too many units of {side:?} in {area:?}"))?;
            let army = self.army(area);
            need(army.damage <= army.n_units(), || format!("too much damage in {area:?}"))?;
        }
        let named = self.table.contains(Card::TroubledMind) == self.troubled.is_some();
        need(named, || "Troubled Mind without a General".to_owned())?;
        let moving = self.notes.group.lifted || !self.notes.arrived.is_empty();
        need(!moving, || "a group is on its way".to_owned())?;
        need(self.battle.is_none(), || "a battle is under way".to_owned())
    }
}
