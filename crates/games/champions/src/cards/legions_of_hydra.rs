//! Legions Of Hydra.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        threat: fixed(3),
        hazard_icons: 1,
        boost: 3,
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Unless Madame Hydra is already in play, fetch her from the encounter deck or encounter discard pile into play, engaged with the revealing player, and shuffle the encounter deck. Afterwards this scheme receives 2 threat per enemy with the Hydra trait in play (all players).
        ..Def::new(
            Card::LegionsOfHydra,
            "Legions of Hydra",
            Kind::SideScheme,
            Faction::Encounter,
            CardSet::LegionsOfHydra,
        )
    },
    Def {
        unique: true,
        traits: &[Trait::Elite, Trait::Hydra],
        sch: Stat::N(2),
        atk: Stat::N(2),
        hp: fixed(6),
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => This minion cannot take damage while the side scheme Legions of Hydra is in play.
        // {kind: forced response, trigger: This minion has attacked or schemed, trigger_event: activation-resolved, star_field: attack+scheme}
        // => Place 2 threat on Legions of Hydra (the first player picks one if both copies are in play; nothing if none).
        ..Def::new(
            Card::MadameHydra,
            "Madame Hydra",
            Kind::Minion,
            Faction::Encounter,
            CardSet::LegionsOfHydra,
        )
    },
    Def {
        traits: &[Trait::Hydra],
        sch: Stat::N(1),
        atk: Stat::N(2),
        hp: fixed(4),
        boost: 1,
        guard: true,
        copies: 3,
        text: "",
        abilities: &[],
        // {kind: when defeated, trigger_event: character-defeated}
        // => Deal the engaged player 1 encounter card facedown.
        ..Def::new(
            Card::HydraSoldier,
            "Hydra Soldier",
            Kind::Minion,
            Faction::Encounter,
            CardSet::LegionsOfHydra,
        )
    },
];
