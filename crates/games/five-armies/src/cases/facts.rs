//! Facts of case files, checked against a position.

use super::{Bar, Fact, Piece, Pieces, SomeTiles, spot_word};
use crate::figures::{Army, Spot};
use crate::ids::{Area, Character, Characters, Faces, Tile, Tiles};
use crate::state::State;
use ::cases::facts::{absent, among, counted, exactly, expect, listed, same};

fn names(characters: Characters) -> String {
    listed(characters, "nobody")
}

fn tiles(expected: impl Iterator<Item = SomeTiles>, found: &Tiles) -> Result<(), String> {
    let mut counts = Tiles::EMPTY;
    for some in expected {
        counts.add(some.tile, some.count);
    }
    let words = |counts: &Tiles| counted(counts.iter(), "no tile");
    expect(words(&counts), words(found))
}

fn dice_words(unused: &Faces) -> String {
    counted(unused.iter(), "no die")
}

/// How many of a piece an army has.
fn count_of(army: &Army, piece: Piece) -> u8 {
    match (piece.unit(), piece) {
        (Some(unit), _) => army.units.count(unit),
        (None, Piece::Damage) => army.damage,
        (None, _) => army.leadership,
    }
}

/// An army in the words of case files.
fn army_words(count: impl Fn(Piece) -> u8) -> String {
    let there = Piece::ALL.into_iter().filter(|piece| count(*piece) > 0);
    counted(there.map(|piece| (piece, count(piece))), "nobody")
}

impl State {
    /// Everybody in an area, whoever it is.
    fn everybody_at(&self, area: Area) -> Characters {
        Character::ALL.into_iter().filter(|character| self.place_of(*character) == Some(area)).collect()
    }

    /// Whether a fact holds.
    pub(crate) fn check_fact(&self, fact: &Fact) -> Result<(), String> {
        let one = |tile: &Tile| SomeTiles { tile: *tile, count: 1 };
        match fact {
            Fact::Turn(turn) => expect(*turn, self.turn),
            Fact::Phase(phase) => match self.phase() {
                Some(found) => expect(phase.slug(), found.slug()),
                None => Err(format!("expected {}, but the game is over", phase.slug())),
            },
            Fact::Acts(side) => expect(side.slug(), self.to_act.slug()),
            Fact::Army(area, pieces) => {
                let expected = |piece: Piece| {
                    let alike = |some: &&Pieces| some.piece == piece;
                    pieces.iter().filter(alike).map(|some| some.count).sum()
                };
                let army = self.army(*area);
                expect(army_words(expected), army_words(|piece| count_of(army, piece)))
            }
            Fact::Count(area, piece, n) => expect(*n, count_of(self.army(*area), *piece)),
            Fact::Characters(area, characters) => {
                expect(names(characters.iter().copied().collect()), names(self.everybody_at(*area)))
            }
            Fact::Where(character, spot) => expect(spot_word(spot.0), spot_word(self.spots[*character])),
            Fact::Track(character, step) => {
                let found = match self.spots[*character] {
                    Spot::Track(step) => Some(step),
                    _ => None,
                };
                same(step, &found)
            }
            Fact::Ready(character, ready) => same(ready, &self.is_ready(*character)),
            Fact::Leadership(area, n) => {
                let value = self.army(*area).side().map_or(0, |side| self.leadership_at(side, *area));
                expect(*n, value)
            }
            Fact::Control(area, side) => same(&Some(*side), &self.controller(*area)),
            Fact::Points(n) => expect(*n, self.points()),
            Fact::Breach(area, n) => expect(*n, self.breaches[*area]),
            Fact::Tokens(pile, area, n) => expect(*n, self.tokens[*pile][*area]),
            Fact::Faces(face, n) => expect(*n, self.faces.count(*face)),
            Fact::Supply(unit, n) => expect(*n, self.in_supply(*unit)),
            Fact::LeadershipSupply(side, n) => expect(*n, self.leadership_supply(*side)),
            Fact::Pass(pass, bar) => {
                let open = self.open_passes.contains(pass.area());
                same(bar, &if open { Bar::Open } else { Bar::Closed })
            }
            Fact::Bats(territory, n) => expect(*n, self.bats[*territory]),
            Fact::Eagles(territory, n) => expect(*n, self.eagles[*territory]),
            Fact::Eyrie(n) => expect(*n, self.eyrie),
            Fact::Rings(n) => expect(*n, self.rings),
            Fact::Bodyguards(n) => expect(*n, self.bodyguards),
            Fact::Wrath(n) => expect(*n, self.wrath),
            Fact::Activated(generals) => {
                expect(names(generals.iter().copied().collect()), names(self.activated))
            }
            Fact::Focus(there) => same(there, &self.focus),
            Fact::Fate(step) => expect(*step, self.fate),
            Fact::Pool(expected) => tiles(expected.iter().copied(), &self.pool),
            Fact::Drawn(expected) => tiles(expected.iter().map(one), &self.drawn),
            Fact::Applied(expected) => tiles(expected.iter().map(one), &self.applied),
            Fact::Dice(side, dice) => {
                let mut unused = Faces::EMPTY;
                for some in dice {
                    unused.add(some.face, some.count);
                }
                expect(dice_words(&unused), dice_words(&self.dice[*side].unused))
            }
            Fact::Used(side, n) => expect(*n, self.dice[*side].used),
            Fact::Took(side, n) => expect(*n, self.pools[*side]),
            Fact::Hand(side, cards) => exactly(cards, self.hands[*side]),
            Fact::HandHas(side, cards) => among(cards, self.hands[*side]),
            Fact::HandLacks(side, cards) => absent(cards, self.hands[*side]),
            Fact::HandSize(side, n) => expect(*n, self.hands[*side].len()),
            Fact::DeckSize(deck, n) => expect(*n, (self.deck & deck.cards()).len()),
            Fact::Discarded(cards) => among(cards, self.discard),
            Fact::FaceDown(side, cards) => exactly(cards, self.face_down[*side]),
            Fact::Table(cards) => exactly(cards, self.table),
            Fact::Troubled(general) => same(general, &self.troubled),
            Fact::OrcsOnCard(n) => expect(*n, self.orcs_on_card),
            Fact::FateDeckSize(n) => expect(*n, self.fate_deck.len()),
            Fact::Attached(cards) => {
                let words = |cards: crate::ids::FateCards| {
                    listed(cards.iter().map(crate::ids::FateCard::slug), "nothing")
                };
                expect(words(cards.iter().copied().collect()), words(self.attached))
            }
            Fact::Armour(n) => expect(*n, self.armour),
            Fact::Battle(from, at) => match &self.battle {
                Some(battle) => same(&(*from, *at), &(battle.from, battle.at)),
                None => Err("there is no battle".to_owned()),
            },
            Fact::NoBattle => match &self.battle {
                Some(battle) => Err(format!("there is a battle in {}", battle.at.slug())),
                None => Ok(()),
            },
            Fact::Round(n) => match &self.battle {
                Some(battle) => expect(*n, battle.round),
                None => Err("there is no battle".to_owned()),
            },
        }
    }
}
