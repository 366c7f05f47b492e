//! Rhino.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::Brute, Trait::Criminal],
        sch: Stat::N(1),
        atk: Stat::N(2),
        hp: per_player(14),
        stage: 1,
        ..Def::new(Card::RhinoI, "Rhino", Kind::Villain, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        unique: true,
        traits: &[Trait::Brute, Trait::Criminal],
        sch: Stat::N(1),
        atk: Stat::N(3),
        hp: per_player(15),
        stage: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed, notes: If it is already in play the search finds nothing. In expert mode this happens during setup step 10.}
        // => Search the encounter deck and encounter discard pile for the side scheme Breakin' & Takin' (01107) and reveal it. Then shuffle the encounter deck.
        ..Def::new(Card::RhinoII, "Rhino", Kind::Villain, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        unique: true,
        traits: &[Trait::Brute, Trait::Criminal],
        sch: Stat::N(1),
        atk: Stat::N(4),
        hp: per_player(16),
        stage: 3,
        toughness: true,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Give every hero (identity in hero form) a stunned status card.
        ..Def::new(Card::RhinoIII, "Rhino", Kind::Villain, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        stage: 1,
        back: Some(Card::TheBreakIn1B),
        text: "",
        abilities: &[],
        // {kind: setup, trigger_event: setup}
        // => Go to side 1B.
        ..Def::new(Card::TheBreakIn1A, "The Break-In!", Kind::MainScheme, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        stage: 1,
        target: per_player(7),
        acceleration: per_player(1),
        last_stage: true,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => Completing this stage makes the players lose.
        ..Def::new(Card::TheBreakIn1B, "The Break-In!", Kind::MainScheme, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        traits: &[Trait::Armor],
        // Attaches to: Rhino (the villain).
        attach: None,
        text: "",
        abilities: &[],
        // {kind: forced interrupt, trigger: Any damage would be dealt to Rhino, trigger_event: damage-would-be-taken, notes: Rhino then took no damage.}
        // => Replacement: that damage is put on this card as damage tokens instead. Then, if this card holds 5 or more damage, discard it (all tokens are lost, nothing carries over).
        ..Def::new(
            Card::ArmoredRhinoSuit,
            "Armored Rhino Suit",
            Kind::Attachment,
            Faction::Encounter,
            CardSet::Rhino,
        )
    },
    Def {
        boost: 2,
        adds: (0, 3),
        copies: 2,
        // Attaches to: Rhino (the villain).
        attach: None,
        text: "",
        abilities: &[],
        // {kind: forced interrupt, trigger: Rhino attacks, trigger_event: enemy-initiates-attack, star_field: attack}
        // => That attack has overkill. When that attack ends, discard this card.
        ..Def::new(Card::Charge, "Charge", Kind::Attachment, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        traits: &[Trait::Weapon],
        boost: 2,
        adds: (0, 1),
        // Attaches to: Rhino (the villain).
        attach: None,
        text: "",
        abilities: &[],
        // {kind: hero action, cost: [{type: spend-resources, resources: {physical: 3}}], notes: Any player in hero form may use it.}
        // => Discard this card.
        ..Def::new(
            Card::EnhancedIvoryHorn,
            "Enhanced Ivory Horn",
            Kind::Attachment,
            Faction::Encounter,
            CardSet::Rhino,
        )
    },
    Def {
        traits: &[Trait::Hydra],
        sch: Stat::N(0),
        atk: Stat::N(1),
        hp: fixed(3),
        boost: 1,
        guard: true,
        copies: 2,
        ..Def::new(Card::HydraMercenary, "Hydra Mercenary", Kind::Minion, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        unique: true,
        traits: &[Trait::Criminal, Trait::Elite],
        sch: Stat::N(2),
        atk: Stat::N(3),
        hp: fixed(4),
        boost: 2,
        toughness: true,
        ..Def::new(Card::Sandman, "Sandman", Kind::Minion, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        unique: true,
        traits: &[Trait::Criminal],
        sch: Stat::N(1),
        atk: Stat::N(2),
        hp: fixed(3),
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Deal 1 damage to every hero (identity in hero form).
        ..Def::new(Card::Shocker, "Shocker", Kind::Minion, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Rhino heals 4 damage. If nothing was healed, this card gains surge.
        ..Def::new(
            Card::HardToKeepDown,
            "Hard to Keep Down",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::Rhino,
        )
    },
    Def {
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => A Rhino without a tough card receives one; if he had one already, this card gains surge instead.
        ..Def::new(Card::ImTough, "\"I'm Tough\"", Kind::Treachery, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        boost: 1,
        copies: 3,
        text: "",
        abilities: &[],
        // {kind: when revealed (alter-ego), trigger_event: card-revealed}
        // => This card gains surge.
        // {kind: when revealed (hero), trigger_event: card-revealed, notes: A stunned Rhino only loses the stunned card: no attack. A character defeated by the attack receives nothing.}
        // => Rhino attacks the revealing player. If the attack damages a character, that character receives a stunned status card.
        ..Def::new(Card::Stampede, "Stampede", Kind::Treachery, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        threat: fixed(2),
        hazard_icons: 1,
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Place 1 more threat per player here (number of players who started).
        ..Def::new(
            Card::BreakinAndTakin,
            "Breakin' & Takin'",
            Kind::SideScheme,
            Faction::Encounter,
            CardSet::Rhino,
        )
    },
    Def {
        threat: per_player(2),
        crisis_icons: 1,
        boost: 2,
        ..Def::new(Card::CrowdControl, "Crowd Control", Kind::SideScheme, Faction::Encounter, CardSet::Rhino)
    },
];
