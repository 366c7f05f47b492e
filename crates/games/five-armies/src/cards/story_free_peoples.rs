//! The Story cards of the Free Peoples.

use super::event::{PLAIN, SUPERIOR};
use super::types;
use crate::army::Charge;
use crate::ids::{Area, Card, Character, Face, Side, Tile, Unit, UnitTypes};
use crate::ops::{Amount, Filter, Op, Pick, Place, Recruits, Test};

/// Rule 2.17.
const DWARVES: UnitTypes = types(&[Unit::DwarfRegulars, Unit::DwarfVeterans]);
/// Rule 2.17.
const ELVES: UnitTypes = types(&[Unit::Archers, Unit::Spearmen]);

/// That army receives a Leadership token.
const LEADERSHIP: Op =
    Op::PlaceLeadership { filter: Filter::SAME, pick: Pick::ONE, tokens: 1, with_die: None };
/// That army may move one region.
const MOVE: Op = Op::March { filter: Filter::SAME, most: 1, steps: 1, once: false };
/// That army may attack.
const ATTACK: Op = Op::Strike { filter: Filter::SAME, charge: PLAIN };

/// What a Story card of the Free Peoples does; nothing for other cards.
pub(super) const fn story(card: Card) -> &'static [Op] {
    match card {
        Card::TheSkinChanger => ops![
            Op::Unless(Test::OnTrack(Character::Beorn), 3),
            Op::TrackLeft(Character::Beorn),
            Op::EnterIfReady(Character::Beorn),
            Op::Skip(1),
            Op::BeornGoes,
        ],
        // Rule 6.13: it does nothing but lie on the table.
        Card::LuckyNumber => &[],
        Card::CladInHauberksOfSteel => ops![
            Op::ChooseArmy(Filter::OWN.with_units(DWARVES)),
            Op::PlaceUnits { units: Recruits::of(&[(Unit::DwarfVeterans, 1)]), place: Place::Chosen },
            LEADERSHIP,
        ],
        Card::Dismay => ops![
            Op::ChooseArmy(Filter { near_leadership: true, ..Filter::ENEMY }),
            Op::RemoveLeadership { filter: Filter { same: true, ..Filter::ENEMY }, tokens: Amount::All },
            Op::LoseDie { side: Side::Shadow, face: Face::Character },
        ],
        Card::ElfLords => ops![
            Op::PlaceUnits {
                units: Recruits::of(&[(Unit::Spearmen, 2), (Unit::Archers, 1)]),
                place: Place::Region(Area::Ravenhill),
            },
            LEADERSHIP,
        ],
        Card::ElvenCharge => ops![
            Op::March { filter: Filter::OWN.with_units(ELVES), most: 1, steps: 1, once: false },
            Op::Strike {
                filter: Filter::OWN.with_units(ELVES),
                charge: Charge { superiority: false, elven: true },
            },
        ],
        Card::FlyingBanners => {
            ops![Op::PlaceAndFlip { pile: None, place: Place::Settlement, pick: Pick::up_to(2), apart: true }]
        }
        Card::HeIsNotLost => ops![Op::ReturnGeneral],
        Card::HopeRekindled => ops![
            Op::ChooseArmy(Filter::OWN),
            Op::PlaceLeadership {
                filter: Filter::SAME,
                pick: Pick::ONE,
                tokens: 1,
                with_die: Some((Face::WillOfTheWest, 2)),
            },
            MOVE,
            ATTACK,
        ],
        Card::LastStand => ops![Op::Repair],
        Card::RingOfInvisibility => ops![
            Op::MoveCharacter {
                character: Some(Character::Bilbo),
                place: Place::LedArmyRegion,
                distance: None,
            },
            // Wherever he is then: he need not have moved (rules 4.5.8, 6.4).
            Op::Unless(Test::GandalfWithBilbo, 1),
            Op::DrawFateCard,
        ],
        Card::MenOfTheLakeWithLongSwords => ops![
            Op::ChooseArmy(Filter::OWN.with_leadership()),
            Op::PlaceUnits { units: Recruits::of(&[(Unit::LakeMen, 2)]), place: Place::Chosen },
            LEADERSHIP,
        ],
        Card::MoriaDainDain => ops![
            Op::March { filter: Filter::OWN.with_units(DWARVES), most: 1, steps: 2, once: false },
            Op::Strike { filter: Filter::OWN.with_units(DWARVES), charge: SUPERIOR },
        ],
        Card::OnTheMarch => ops![Op::March { filter: Filter::OWN, most: 2, steps: 2, once: true }],
        Card::RedoubledForce => ops![
            Op::ChooseArmy(Filter::OWN),
            Op::RemoveDamage { filter: Filter::SAME, pick: Pick::ONE, tokens: 3 },
            MOVE,
            ATTACK,
        ],
        // Rule 6.4: the army may be rallied although the piles are empty.
        Card::Rescue => ops![
            Op::ChooseArmy(Filter::OWN),
            Op::PlaceAndFlip { pile: None, place: Place::Chosen, pick: Pick::ONE, apart: false },
            Op::Rally { filter: Filter::SAME, most: 1, success: 4 },
        ],
        Card::RingingTrumpets => ops![Op::FlipOrPlace(3)],
        Card::ShowerOfArrows => ops![Op::Archery(Some(4)), Op::DrawEventCards(1)],
        Card::TheArkenstoneOfThrain => ops![Op::AddTile(Tile::Blue)],
        Card::TheKingOfAllBirds => ops![
            Op::Unless(Test::OnTrack(Character::LordOfTheEagles), 3),
            Op::TrackLeft(Character::LordOfTheEagles),
            Op::EnterIfReady(Character::LordOfTheEagles),
            Op::Skip(1),
            Op::PlaceEagles(1),
        ],
        _ => &[],
    }
}
