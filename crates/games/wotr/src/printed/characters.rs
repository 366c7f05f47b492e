//! What the Character cards have.

use crate::ids::{Ability, Character};

/// A Character's abilities and the way into play.
#[derive(Clone, Copy, Debug)]
pub struct CharacterDef {
    /// Whether he does something as Guide of the Fellowship.
    pub guide: bool,
    /// Whether he must be brought into play; if not, he starts in the Fellowship.
    pub entry: bool,
    /// His other abilities.
    pub abilities: &'static [Ability],
}

impl Character {
    /// What his card has.
    pub const fn def(self) -> CharacterDef {
        use Ability::*;
        let (guide, entry, abilities): (bool, bool, &'static [Ability]) = match self {
            Character::GandalfTheGrey => (true, false, &[CaptainOfTheWest, EmissaryFromTheWest]),
            Character::Strider => (true, false, &[CaptainOfTheWest, HeirToIsildur]),
            Character::Boromir => (false, false, &[CaptainOfTheWest, HighWarden]),
            Character::Legolas => (false, false, &[CaptainOfTheWest, PrinceOfMirkwood]),
            Character::Gimli => (false, false, &[CaptainOfTheWest, DwarfOfErebor]),
            Character::Meriadoc | Character::Peregrin => (true, false, &[TakeThemAlive]),
            Character::Aragorn => (false, true, &[CaptainOfTheWest, FreePeoplesDie]),
            Character::GandalfTheWhite => (false, true, &[FreePeoplesDie, Shadowfax, WhiteRider]),
            Character::Saruman => (false, true, &[ShadowDie, VoiceOfSaruman, ServantsOfTheWhiteHand]),
            Character::WitchKing => (false, true, &[ShadowDie, Nazgul, Sorcerer]),
            Character::MouthOfSauron => (false, true, &[ShadowDie, Messenger]),
        };
        CharacterDef { guide, entry, abilities }
    }
}
