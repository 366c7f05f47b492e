//! Standard.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed, notes: A full scheme activation with boost card, in either form; it resolves against the revealing player (37.27).}
        // => The villain schemes.
        ..Def::new(Card::Advance, "Advance", Kind::Treachery, Faction::Encounter, CardSet::Standard)
    },
    Def {
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed (alter-ego), trigger_event: card-revealed}
        // => This card gains surge.
        // {kind: when revealed (hero), trigger_event: card-revealed}
        // => The villain attacks the revealing player.
        ..Def::new(Card::Assault, "Assault", Kind::Treachery, Faction::Encounter, CardSet::Standard)
    },
    Def {
        boost: 1,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed, choices: the revealing player picks the card; not optional}
        // => The revealing player chooses and discards an upgrade or support they control. If nothing was discarded, this card gains surge.
        ..Def::new(
            Card::CaughtOffGuard,
            "Caught Off Guard",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::Standard,
        )
    },
    Def {
        boost: 1,
        text: "",
        abilities: &[],
        // {kind: when revealed (alter-ego), trigger_event: card-revealed}
        // => This card gains surge.
        // {kind: when revealed (hero), trigger_event: card-revealed}
        // => The villain attacks the revealing player, then each minion engaged with that player attacks them, one at a time in the order that player chooses.
        ..Def::new(Card::GangUp, "Gang-Up", Kind::Treachery, Faction::Encounter, CardSet::Standard)
    },
    Def {
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => From the revealing player's set-aside nemesis set: the minion is revealed and enters play engaged with that player; the side scheme is revealed and enters play; the remaining three cards are shuffled into the encounter deck. If no nemesis minion came in by this (it had been brought in earlier), this card gains surge.
        ..Def::new(
            Card::ShadowOfThePast,
            "Shadow of the Past",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::Standard,
        )
    },
];
