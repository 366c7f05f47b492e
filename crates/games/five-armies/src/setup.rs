//! The set-up (chapter 3).

use crate::figures::Spot;
use crate::ids::{Character, Pile, Side, Unit};
use crate::state::State;

/// A group of the set-up (rule 3.4).
struct Group {
    units: &'static [(Unit, u8)],
    characters: &'static [Character],
    tokens: Option<(Pile, u8)>,
}

const fn group(
    units: &'static [(Unit, u8)],
    characters: &'static [Character],
    tokens: Option<(Pile, u8)>,
) -> Group {
    Group { units, characters, tokens }
}

/// The groups in the order of R14, which says where they stand.
static GROUPS: [Group; 15] = [
    group(&[(Unit::DwarfVeterans, 1)], &[], None),
    group(&[(Unit::DwarfVeterans, 1)], &[], None),
    group(&[(Unit::LakeMen, 1)], &[Character::Bard], Some((Pile::DwarvesAndMen, 1))),
    group(&[(Unit::DwarfRegulars, 1)], &[Character::Dain], Some((Pile::DwarvesAndMen, 1))),
    group(&[(Unit::Spearmen, 1)], &[], Some((Pile::Elves, 1))),
    group(&[(Unit::LakeMen, 1)], &[], Some((Pile::DwarvesAndMen, 1))),
    group(&[(Unit::LakeMen, 2)], &[], None),
    group(&[(Unit::Spearmen, 1)], &[Character::Gandalf, Character::Thranduil], Some((Pile::Elves, 2))),
    group(&[(Unit::Archers, 2)], &[], Some((Pile::Elves, 1))),
    group(&[(Unit::Goblins, 1)], &[], None),
    group(&[(Unit::Goblins, 2)], &[], None),
    group(&[(Unit::Orcs, 1), (Unit::GreatOrcs, 1), (Unit::Wargs, 1)], &[], Some((Pile::Shadow, 3))),
    group(&[(Unit::Orcs, 2), (Unit::GreatOrcs, 1)], &[], Some((Pile::Shadow, 3))),
    group(&[(Unit::Orcs, 3), (Unit::Wargs, 1)], &[], Some((Pile::Shadow, 3))),
    group(&[(Unit::Wargs, 3)], &[], Some((Pile::Shadow, 3))),
];

/// What the place of a group must suit: whose it is, how many units it has, whether tokens are with it.
pub(crate) struct Placed {
    pub side: Side,
    pub units: u8,
    pub has_tokens: bool,
}

/// The groups in the order of R14.
pub(crate) fn groups() -> [Placed; 15] {
    std::array::from_fn(|n| {
        let group = &GROUPS[n];
        Placed {
            // The first nine are of the Free Peoples.
            side: if n < 9 { Side::FreePeoples } else { Side::Shadow },
            units: group.units.iter().map(|(_, n)| n).sum(),
            has_tokens: group.tokens.is_some(),
        }
    })
}

/// Puts figures and tokens on the board (rules 3.4, 3.6).
pub(crate) fn place(state: &mut State) {
    let areas = state.book.setup.clone();
    for (group, area) in GROUPS.iter().zip(areas) {
        state.armies.change(area, |army| {
            for (unit, n) in group.units {
                army.units.add(*unit, *n);
            }
        });
        for character in group.characters {
            state.spots[*character] = Spot::At(area);
        }
        if let Some((pile, n)) = group.tokens {
            state.tokens[pile][area] += n;
        }
    }
}
