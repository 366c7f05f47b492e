//! The Doomsday Chair.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        threat: fixed(8),
        acceleration_icons: 1,
        boost: 3,
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Unless M.O.D.O.K. is already in play, fetch him from the encounter deck or encounter discard pile into play, engaged with the revealing player, and shuffle the encounter deck.
        ..Def::new(
            Card::TheDoomsdayChair,
            "The Doomsday Chair",
            Kind::SideScheme,
            Faction::Encounter,
            CardSet::TheDoomsdayChair,
        )
    },
    Def {
        unique: true,
        traits: &[Trait::Cyborg, Trait::Elite],
        sch: Stat::N(2),
        atk: Stat::N(2),
        hp: fixed(8),
        boost: 2,
        retaliate: 2,
        ..Def::new(Card::Modok, "M.O.D.O.K.", Kind::Minion, Faction::Encounter, CardSet::TheDoomsdayChair)
    },
    Def {
        traits: &[Trait::Tech],
        boost: 1,
        surge: true,
        copies: 3,
        // Attaches to: the minion in play with the highest printed hit points among those without another Biomechanical Upgrades; the first player breaks ties; with no such minion the card is discarded (surge still happens).
        attach: None,
        text: "",
        abilities: &[],
        // {kind: forced interrupt, trigger: The attached minion would be defeated, trigger_event: character-would-be-defeated}
        // => Replacement: the minion is not defeated; instead heal all damage from it. Then discard this card.
        ..Def::new(
            Card::BiomechanicalUpgrades,
            "Biomechanical Upgrades",
            Kind::Attachment,
            Faction::Encounter,
            CardSet::TheDoomsdayChair,
        )
    },
];
