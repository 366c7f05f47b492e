//! Bomb Scare.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        threat: fixed(2),
        acceleration_icons: 1,
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Place 1 more threat per player here (number of players who started).
        ..Def::new(Card::BombScare, "Bomb Scare", Kind::SideScheme, Faction::Encounter, CardSet::BombScare)
    },
    Def {
        traits: &[Trait::Hydra],
        sch: Stat::N(1),
        atk: Stat::N(1),
        hp: fixed(2),
        boost: 1,
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed, choices: the revealing player}
        // => The revealing player picks one: their identity takes 2 damage, or the main scheme receives 1 threat.
        ..Def::new(Card::HydraBomber, "Hydra Bomber", Kind::Minion, Faction::Encounter, CardSet::BombScare)
    },
    Def {
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed, choices: the first player divides the damage; no character may be given more than its remaining hit points while another has room}
        // => If Bomb Scare is in play, divide X damage among the heroes and allies in play (all players), X being the threat on Bomb Scare; all parts are dealt at the same time. If it is not in play, this card gains surge.
        ..Def::new(Card::Explosion, "Explosion", Kind::Treachery, Faction::Encounter, CardSet::BombScare)
    },
    Def {
        boost: 1,
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => If the revealing player's identity is already confused, this card gains surge; otherwise it receives a confused status card.
        ..Def::new(Card::FalseAlarm, "False Alarm", Kind::Treachery, Faction::Encounter, CardSet::BombScare)
    },
];
