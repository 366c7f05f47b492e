//! Expert.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        boost: 2,
        surge: true,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Exhaust the revealing player's identity.
        ..Def::new(Card::Exhaustion, "Exhaustion", Kind::Treachery, Faction::Encounter, CardSet::Expert)
    },
    Def {
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Every side scheme in play receives 4 threat. With none in play: dig (see rules, terms) for a side scheme and reveal it.
        ..Def::new(Card::Masterplan, "Masterplan", Kind::Treachery, Faction::Encounter, CardSet::Expert)
    },
    Def {
        boost: 3,
        surge: true,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => The revealing player reveals the topmost encounter deck card; when that is done, this card's own surge follows.
        ..Def::new(Card::UnderFire, "Under Fire", Kind::Treachery, Faction::Encounter, CardSet::Expert)
    },
];
