//! Facts of case files, checked against a position.

use super::{Fact, Several};
use crate::battle::Round;
use crate::figures::{Characters, Figure, Figures, Place};
use crate::ids::{Card, Character, Faces, Side, Tile, TileBag};
use crate::state::{Cards, State};
use kernel::words;
use serde::Serialize;

fn expect<T: PartialEq + std::fmt::Display>(expected: T, found: T) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("expected {expected}, found {found}")) }
}

/// Values in the words of case files, compared.
fn same<T: Serialize>(expected: &T, found: &T) -> Result<(), String> {
    let words = |value: &T| words::to_words(value).unwrap_or_default();
    expect(words(expected), words(found))
}

fn ids(cards: Cards) -> String {
    let all: Vec<String> = cards.iter().map(|card| words::to_words(&card).unwrap_or_default()).collect();
    if all.is_empty() { "nothing".to_owned() } else { all.join(" ") }
}

fn exactly(expected: &[Card], found: Cards) -> Result<(), String> {
    expect(ids(expected.iter().copied().collect()), ids(found))
}

fn among(expected: &[Card], found: Cards) -> Result<(), String> {
    match expected.iter().find(|card| !found.contains(**card)) {
        None => Ok(()),
        Some(card) => {
            let missing = ids(Cards::only(*card));
            Err(format!("expected {missing} among them, found {}", ids(found)))
        }
    }
}

fn tiles(expected: &[Tile], found: &TileBag) -> Result<(), String> {
    let mut counts = TileBag::EMPTY;
    for tile in expected {
        counts.add(*tile, 1);
    }
    let words = |counts: &TileBag| {
        let all: Vec<String> = counts.iter().map(|(tile, n)| format!("{n} {}", tile.slug())).collect();
        if all.is_empty() { "no tile".to_owned() } else { all.join(", ") }
    };
    expect(words(&counts), words(found))
}

fn figures(expected: &[Several]) -> Figures {
    let mut all = Figures::NONE;
    for one in expected {
        for _ in 0..one.count {
            all.put(one.figure);
        }
    }
    all
}

/// Figures in the words of case files.
fn listed(figures: &Figures) -> String {
    let all = Side::ALL.into_iter().flat_map(|side| figures.each(side));
    let words = |figure: Figure| {
        format!("{} {}", figures.count(figure), words::to_words(&figure).unwrap_or_default())
    };
    let all: Vec<String> = all.map(words).collect();
    if all.is_empty() { "nobody".to_owned() } else { all.join(", ") }
}

/// Characters in the words of case files.
fn names(characters: Characters) -> String {
    let all: Vec<&str> = characters.iter().map(Character::slug).collect();
    if all.is_empty() { "nobody".to_owned() } else { all.join(" ") }
}

impl State {
    fn here(&self, place: Place) -> Figures {
        Figures { troops: *self.troops(place), characters: self.characters_at(place) }
    }

    fn dice_words(unused: &Faces) -> String {
        let all: Vec<String> = unused.iter().map(|(face, n)| format!("{n} {}", face.slug())).collect();
        if all.is_empty() { "no die".to_owned() } else { all.join(", ") }
    }

    /// The Combat round under way, or the last one of a battle that is not over.
    fn round(&self) -> Result<&Round, String> {
        self.battle.as_ref().map(|battle| &battle.now).ok_or_else(|| "there is no battle".to_owned())
    }

    /// Whether a fact holds.
    pub(crate) fn check_fact(&self, fact: &Fact) -> Result<(), String> {
        let dice = |side: &Side| &self.dice[*side];
        match fact {
            Fact::Turn(turn) => expect(*turn, self.turn),
            Fact::Phase(phase) => match self.phase() {
                Some(found) => expect(phase.slug(), found.slug()),
                None => Err(format!("expected {}, but the game is over", phase.slug())),
            },
            Fact::Acts(name) => expect(name.slug(), self.seat_name(self.acting).slug()),
            Fact::Leads(name) => {
                let seat = self.seat_named(*name)?;
                expect(name.slug(), self.seat_name(self.leader_of(self.side(seat))).slug())
            }
            Fact::At(region, expected) => {
                let found = self.here(Place::Field(*region));
                expect(listed(&figures(expected)), listed(&found))
            }
            Fact::Inside(region, expected) => {
                let found = self.here(Place::Inside(*region));
                expect(listed(&figures(expected)), listed(&found))
            }
            Fact::Count(one, place) => expect(one.count, self.here(*place).count(one.figure)),
            Fact::Besieged(region, side) => same(side, &self.besieged(*region)),
            Fact::Where(character, spot) => same(spot, &self.spot(*character)),
            Fact::Reinforcements(one) => expect(one.count, self.reinforcements.count(one.figure)),
            Fact::Casualties(one) => match one.figure {
                Figure::Character(character) => {
                    let gone = self.spot(character) == crate::figures::Spot::Gone;
                    expect(one.count, u8::from(gone))
                }
                figure => expect(one.count, self.casualties.count(figure)),
            },
            Fact::Control(region, side) => same(&Some(*side), &self.controller(*region)),
            Fact::Points(side, n) => expect(*n, self.victory_points(*side)),
            Fact::Credit(name, n) => expect(*n, self.credit[self.seat_named(*name)?.index() & 3]),
            Fact::Steps(nation, n) => expect(*n, self.steps[*nation]),
            Fact::Active(nation, active) => {
                let word = |active: bool| if active { "active" } else { "passive" };
                expect(word(*active), word(self.active[*nation]))
            }
            Fact::Fellowship(region) => expect(region.slug(), self.fellowship.region.slug()),
            Fact::Progress(n) => expect(*n, self.fellowship.progress),
            Fact::Hidden(hidden) => {
                let word = |hidden: bool| if hidden { "Hidden" } else { "Revealed" };
                expect(word(*hidden), word(self.fellowship.hidden))
            }
            Fact::Corruption(n) => expect(*n, self.fellowship.corruption),
            Fact::Mordor(step) => same(step, &self.fellowship.mordor),
            Fact::Guide(guide) => {
                let name = |guide: Option<Character>| guide.map_or("gollum", Character::slug);
                expect(name(*guide), name(self.fellowship.guide))
            }
            Fact::Companions(companions) => {
                expect(names(companions.iter().copied().collect()), names(self.in_fellowship()))
            }
            Fact::Dice(side, faces) => {
                let mut unused = Faces::EMPTY;
                for face in faces {
                    unused.add(*face, 1);
                }
                expect(State::dice_words(&unused), State::dice_words(&dice(side).unused))
            }
            Fact::Used(side, n) => expect(*n, dice(side).used),
            Fact::HuntBox(side, n) => expect(*n, self.hunt_box[*side]),
            Fact::ToRoll(side, n) => expect(*n, dice(side).to_roll),
            Fact::NextPool(side, n) => expect(*n, self.pool(*side)),
            Fact::Rings(side, n) => expect(*n, self.rings[*side]),
            Fact::Hand(name, cards) => exactly(cards, self.hand(self.seat_named(*name)?)),
            Fact::HandHas(name, cards) => among(cards, self.hand(self.seat_named(*name)?)),
            Fact::HandSize(name, n) => expect(*n, self.hand(self.seat_named(*name)?).len()),
            Fact::DeckSize(deck, n) => expect(*n, self.in_deck(*deck).len()),
            Fact::Table(cards) => exactly(cards, self.table),
            Fact::Discarded(cards) => among(cards, self.discard),
            Fact::Thrown(side, n) => expect(*n, self.round()?.dice.0[*side]),
            Fact::ThrownAgain(side, n) => expect(*n, self.round()?.dice_again.0[*side]),
            Fact::Forfeited(side, n) => {
                let round = self.round()?;
                let found = match side {
                    Side::FreePeoples => round.forfeited.iter().map(Character::leadership).sum(),
                    Side::Shadow => round.nazgul_forfeited,
                };
                expect(*n, found)
            }
            Fact::ForfeitedBy(companions) => {
                expect(names(companions.iter().copied().collect()), names(self.round()?.forfeited))
            }
            Fact::Pool(expected) => tiles(expected, &self.tiles.pool),
            Fact::Drawn(expected) => tiles(expected, &self.tiles.drawn),
            Fact::Removed(expected) => tiles(expected, &self.tiles.removed),
            Fact::Waiting(expected) => tiles(expected, &self.tiles.waiting),
        }
    }
}
