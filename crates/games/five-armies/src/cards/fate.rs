//! The Fate cards (rule 6.6). What they do while they are in play stands where it counts: in the battle, with the Eagles.

use crate::ids::{Character, FateCard};
use crate::ops::{Op, Test};

/// What a Fate card does when it is drawn.
pub(super) const fn fate(card: FateCard) -> &'static [Op] {
    match card {
        FateCard::GiantSize | FateCard::RoaringVoice => ops![Op::AddWrath(2), Op::Attach],
        FateCard::RedoubledInWrath => ops![Op::AddWrath(4)],
        FateCard::TheEaglesAreComing => ops![Op::PlaceEagles(2)],
        FateCard::WhereAreTheEagles => ops![
            Op::Unless(Test::OnTrack(Character::LordOfTheEagles), 3),
            Op::TrackLeft(Character::LordOfTheEagles),
            Op::PlaceEagles(1),
            Op::Skip(1),
            Op::PlaceEagles(2),
        ],
        FateCard::EaglesAreNotKindlyBirds
        | FateCard::FuryOfTheDwarves
        | FateCard::MightyStrokes
        | FateCard::ShiningArmour => ops![Op::Attach],
    }
}
