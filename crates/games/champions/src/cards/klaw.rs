//! Klaw.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::MastersOfEvil],
        sch: Stat::N(2),
        atk: Stat::N(0),
        hp: per_player(12),
        stage: 1,
        text: "",
        abilities: &[],
        // {kind: forced interrupt, trigger: Klaw attacks, trigger_event: enemy-initiates-attack, star_field: attack, notes: Not when Klaw schemes.}
        // => Klaw gets 1 extra boost card for this activation (so 2 in all).
        ..Def::new(Card::KlawI, "Klaw", Kind::Villain, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        unique: true,
        traits: &[Trait::MastersOfEvil],
        sch: Stat::N(2),
        atk: Stat::N(1),
        hp: per_player(18),
        stage: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Search the encounter deck and encounter discard pile for the side scheme The "Immortal" Klaw (01127) and reveal it. Then shuffle the encounter deck.
        // {kind: forced interrupt, trigger: Klaw attacks, trigger_event: enemy-initiates-attack, star_field: attack, notes: Not when Klaw schemes.}
        // => Klaw gets 1 extra boost card for this activation (so 2 in all).
        ..Def::new(Card::KlawII, "Klaw", Kind::Villain, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        unique: true,
        traits: &[Trait::MastersOfEvil],
        sch: Stat::N(3),
        atk: Stat::N(2),
        hp: per_player(22),
        stage: 3,
        toughness: true,
        text: "",
        abilities: &[],
        // {kind: forced interrupt, trigger: Klaw attacks, trigger_event: enemy-initiates-attack, star_field: attack, notes: Not when Klaw schemes.}
        // => Klaw gets 1 extra boost card for this activation (so 2 in all).
        ..Def::new(Card::KlawIII, "Klaw", Kind::Villain, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        stage: 1,
        back: Some(Card::UndergroundDistribution1B),
        text: "",
        abilities: &[],
        // {kind: setup, trigger_event: setup}
        // => Search the encounter deck for the side scheme Defense Network (01125) and reveal it; shuffle the encounter deck; go to side 1B.
        ..Def::new(
            Card::UndergroundDistribution1A,
            "Underground Distribution",
            Kind::MainScheme,
            Faction::Encounter,
            CardSet::Klaw,
        )
    },
    Def {
        stage: 1,
        target: per_player(6),
        acceleration: per_player(1),
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Dig (see rules, terms) for a minion; it enters play engaged with the first player (not revealed: no When Revealed, no surge; toughness and quickstrike do apply).
        ..Def::new(
            Card::UndergroundDistribution1B,
            "Underground Distribution",
            Kind::MainScheme,
            Faction::Encounter,
            CardSet::Klaw,
        )
    },
    Def {
        stage: 2,
        back: Some(Card::SecretRendezvous2B),
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Dig (see rules, terms) for a minion; it enters play engaged with the first player (not revealed: no When Revealed, no surge; toughness and quickstrike do apply). Then go to side 2B.
        ..Def::new(
            Card::SecretRendezvous2A,
            "Secret Rendezvous",
            Kind::MainScheme,
            Faction::Encounter,
            CardSet::Klaw,
        )
    },
    Def {
        stage: 2,
        target: per_player(8),
        acceleration: per_player(1),
        last_stage: true,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => Completing this stage makes the players lose.
        ..Def::new(
            Card::SecretRendezvous2B,
            "Secret Rendezvous",
            Kind::MainScheme,
            Faction::Encounter,
            CardSet::Klaw,
        )
    },
    Def {
        unique: true,
        traits: &[Trait::Weapon],
        boost: 3,
        adds: (0, 1),
        // Attaches to: Klaw (the villain).
        attach: None,
        text: "",
        abilities: &[],
        // {kind: forced response, trigger: Klaw attacked and the attack itself damaged a character, trigger_event: attack-resolved, star_field: attack}
        // => Give that character a stunned status card.
        // {kind: hero action, cost: [{type: spend-resources, resources: {energy: 1, mental: 1, physical: 1}}], notes: Any player in hero form may use it.}
        // => Discard this card.
        ..Def::new(
            Card::SonicConverter,
            "Sonic Converter",
            Kind::Attachment,
            Faction::Encounter,
            CardSet::Klaw,
        )
    },
    Def {
        traits: &[Trait::Condition],
        boost: 3,
        // Attaches to: Klaw (the villain).
        attach: None,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => Klaw has retaliate 1.
        // {kind: hero action, cost: [{type: spend-resources, resources: {energy: 1, mental: 1, physical: 1}}], notes: Any player in hero form may use it.}
        // => Discard this card.
        ..Def::new(
            Card::SolidSoundBody,
            "Solid-Sound Body",
            Kind::Attachment,
            Faction::Encounter,
            CardSet::Klaw,
        )
    },
    Def {
        traits: &[Trait::Mercenary],
        sch: Stat::N(0),
        atk: Stat::N(1),
        hp: fixed(3),
        boost: 1,
        guard: true,
        toughness: true,
        copies: 3,
        ..Def::new(Card::ArmoredGuard, "Armored Guard", Kind::Minion, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        traits: &[Trait::Mercenary],
        sch: Stat::N(1),
        atk: Stat::N(1),
        hp: fixed(2),
        star: true,
        surge: true,
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: boost, trigger_event: boost-card-flipped}
        // => Put this card into play engaged with the player against whom the activation is resolving (it is then not discarded as a boost card).
        ..Def::new(Card::WeaponsRunner, "Weapons Runner", Kind::Minion, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        boost: 1,
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed (alter-ego), trigger_event: card-revealed}
        // => The revealing player discards 1 random card from hand.
        // {kind: when revealed (hero), trigger_event: card-revealed}
        // => Klaw attacks the revealing player. If the attack dealt damage, place 1 threat on the main scheme.
        ..Def::new(
            Card::KlawsVengeance,
            "Klaw's Vengeance",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::Klaw,
        )
    },
    Def {
        star: true,
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed, choices: the revealing player}
        // => The revealing player either spends 1 energy, 1 mental and 1 physical resource, or exhausts every character they control (identity and allies).
        // {kind: boost, trigger_event: boost-card-flipped}
        // => If this activation deals damage to that player's hero, exhaust the hero (checked when the attack's damage has been dealt).
        ..Def::new(Card::SonicBoom, "Sonic Boom", Kind::Treachery, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        boost: 2,
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed (alter-ego), trigger_event: card-revealed}
        // => Klaw heals 4 damage. If nothing was healed, this card gains surge.
        // {kind: when revealed (hero), trigger_event: card-revealed}
        // => The revealing player takes 2 damage; then Klaw heals 2 damage.
        ..Def::new(
            Card::SoundManipulation,
            "Sound Manipulation",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::Klaw,
        )
    },
    Def {
        threat: fixed(2),
        crisis_icons: 1,
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Place 1 more threat per player here (number of players who started).
        ..Def::new(
            Card::DefenseNetwork,
            "Defense Network",
            Kind::SideScheme,
            Faction::Encounter,
            CardSet::Klaw,
        )
    },
    Def {
        threat: fixed(3),
        hazard_icons: 1,
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Place 1 more threat per player here (number of players who started).
        ..Def::new(
            Card::IllegalArmsFactory,
            "Illegal Arms Factory",
            Kind::SideScheme,
            Faction::Encounter,
            CardSet::Klaw,
        )
    },
    Def {
        threat: per_player(3),
        acceleration_icons: 1,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => Klaw gets +10 hit points (maximum and remaining) while this scheme is in play; they are lost when it leaves play, which can defeat the stage.
        ..Def::new(
            Card::TheImmortalKlaw,
            "The \"Immortal\" Klaw",
            Kind::SideScheme,
            Faction::Encounter,
            CardSet::Klaw,
        )
    },
];
