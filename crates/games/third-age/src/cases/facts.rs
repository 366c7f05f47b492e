//! Facts of case files, checked against a position.

use super::{Fact, Piece, Pieces, SomeTiles, spot_word};
use crate::battle::Battle;
use crate::figures::{Army, Spot};
use crate::ids::{Area, Areas, Character, Characters, Faces, Maneuvers, Tile, Tiles};
use crate::state::State;
use ::cases::facts::{absent, among, counted, exactly, expect, listed, same};

fn names(characters: Characters) -> String {
    listed(characters, "nobody")
}

fn places(areas: Areas) -> String {
    listed(areas, "nowhere")
}

fn maneuvers(tokens: Maneuvers) -> String {
    listed(tokens, "no token")
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

/// How many of a piece an Army has.
fn count_of(army: &Army, piece: Piece) -> u8 {
    match (piece.unit(), piece.leader(), piece) {
        (Some(unit), ..) => army.units.count(unit),
        (None, Some(leader), _) => army.leaders.count(leader),
        (None, None, Piece::Damage) => army.damage,
        (None, None, _) => army.leadership,
    }
}

/// An Army in the words of case files.
fn army_words(count: impl Fn(Piece) -> u8) -> String {
    let there = Piece::ALL.into_iter().filter(|piece| count(*piece) > 0);
    counted(there.map(|piece| (piece, count(piece))), "nobody")
}

impl State {
    /// Everybody in an area, whoever it is.
    fn everybody_at(&self, area: Area) -> Characters {
        Character::ALL.into_iter().filter(|character| self.place_of(*character) == Some(area)).collect()
    }

    /// The battle under way.
    fn fought(&self) -> Result<&Battle, String> {
        self.battle.as_ref().ok_or_else(|| "there is no battle".to_owned())
    }

    /// Whether a fact holds.
    pub(crate) fn check_fact(&self, fact: &Fact) -> Result<(), String> {
        let one = |tile: &Tile| SomeTiles { tile: *tile, count: 1 };
        match fact {
            Fact::Round(round) => expect(*round, self.round),
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
            Fact::Track(character, space) => {
                let found = match self.spots[*character] {
                    Spot::Track(space) => Some(space),
                    _ => None,
                };
                same(space, &found)
            }
            Fact::Ready(character, ready) => same(ready, &self.is_ready(*character)),
            Fact::Commander(commander) => same(commander, &self.commander),
            Fact::Leadership(area, n) => {
                let leads = |side| self.party_leadership(side, &self.party_at(side, *area));
                expect(*n, self.army(*area).side().map_or(0, leads))
            }
            Fact::Control(area, side) => same(side, &self.controller(*area)),
            Fact::Regions(n) => expect(*n, self.regions_of_shadow()),
            Fact::Points(n) => expect(*n, self.points()),
            Fact::Protection(area, n) => expect(*n, self.protection_left(*area, None)),
            Fact::SectionProtection(section, n) => {
                expect(*n, self.protection_left(Area::MinasTirith, Some(*section)))
            }
            Fact::Tokens(pool, area, n) => expect(*n, self.tokens[*pool][*area]),
            Fact::Faces(face, n) => expect(*n, self.faces.count(*face)),
            Fact::Removed(pool, n) => expect(*n, self.removed[*pool]),
            Fact::Supply(unit, n) => expect(*n, self.in_supply(*unit)),
            Fact::LeaderSupply(leader, n) => expect(*n, self.leaders_in_supply(*leader)),
            Fact::Entwood(area, n) => same(&(*area, *n), &(self.entwood, self.ents)),
            Fact::Chain(areas) => {
                let words = |areas: &[Area]| listed(areas.iter().map(|area| area.slug()), "no chain");
                expect(words(areas), words(&self.notes.chain))
            }
            Fact::Nazgul(area, n) => expect(*n, self.nazgul[*area]),
            Fact::NazgulSupply(n) => expect(*n, self.nazgul_in_supply()),
            Fact::Darkness(n) => expect(*n, self.darkness),
            Fact::Ships(n) => expect(*n, self.ships),
            Fact::Towers(areas) => expect(places(areas.iter().copied().collect()), places(self.towers)),
            Fact::Catapults(area, n) => expect(*n, self.catapults[*area]),
            Fact::RohanRecruitment(area) => expect(area.slug(), self.rohan_recruitment().slug()),
            Fact::Fate(space) => expect(*space, self.fate),
            Fact::Pool(expected) => tiles(expected.iter().copied(), &self.pool),
            Fact::Aside(expected) => tiles(expected.iter().map(one), &self.aside),
            Fact::Discarded(expected) => tiles(expected.iter().map(one), &self.discarded),
            Fact::Dice(side, dice) => {
                let mut unused = Faces::EMPTY;
                for some in dice {
                    unused.add(some.face, some.count);
                }
                expect(dice_words(&unused), dice_words(&self.dice[*side].unused))
            }
            Fact::Used(side, n) => expect(*n, self.dice[*side].used),
            Fact::ToRoll(side, n) => expect(*n, self.dice[*side].to_roll),
            Fact::ShadowBox(n) => expect(*n, self.shadow_box()),
            Fact::NextPool(side, n) => expect(*n, self.pool_of(*side)),
            Fact::Location(location) => same(location, &self.location),
            Fact::ActionTokens(free, used) => same(&(*free, *used), &self.action_tokens),
            Fact::SetAside(n) => expect(*n, self.set_aside),
            Fact::Hand(side, cards) => exactly(cards, self.hands[*side]),
            Fact::HandHas(side, cards) => among(cards, self.hands[*side]),
            Fact::HandLacks(side, cards) => absent(cards, self.hands[*side]),
            Fact::HandSize(side, n) => expect(*n, self.hands[*side].len()),
            Fact::DeckSize(deck, n) => expect(*n, self.in_deck(*deck).len()),
            Fact::InDiscard(cards) => among(cards, self.discard),
            Fact::Gone(cards) => among(cards, self.gone),
            Fact::FaceDown(side, cards) => exactly(cards, self.face_down[*side]),
            Fact::Table(cards) => exactly(cards, self.table),
            Fact::Battle(from, at) => {
                let battle = self.fought()?;
                same(&(*from, *at), &(battle.from, battle.at))
            }
            Fact::NoBattle => match &self.battle {
                Some(battle) => Err(format!("there is a battle in {}", battle.at.slug())),
                None => Ok(()),
            },
            Fact::BattleRound(n) => expect(*n, self.fought()?.round),
            Fact::Revealed(side, tactic) => same(tactic, &self.fought()?.tactic(*side)),
            Fact::UsedTokens(side, tokens) => {
                expect(maneuvers(tokens.iter().copied().collect()), maneuvers(self.fought()?.used[*side]))
            }
            Fact::Strength(side, n) => expect(i16::from(*n), self.battle_strength(self.fought()?, *side)),
            Fact::BattleDice(side, dice, maneuver) => {
                let roll = &self.fought()?.now.rolls[*side];
                same(&(*dice, *maneuver), &(roll.n, roll.maneuver))
            }
            Fact::Target(side, combat, maneuver) => {
                let first = self.fought()?.now.rolls[*side].first;
                same(&(*combat, *maneuver), &(first.combat, first.maneuver))
            }
            Fact::Hits(side, n) => expect(*n, self.fought()?.now.rolls[*side].hits()),
        }
    }
}
