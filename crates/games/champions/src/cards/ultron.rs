//! Ultron.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::Android],
        sch: Stat::N(1),
        atk: Stat::N(2),
        hp: per_player(17),
        stage: 1,
        text: "",
        abilities: &[],
        // {kind: forced response, trigger: Ultron has attacked a player, trigger_event: attack-resolved, choices: the attacked player, star_field: attack}
        // => The attacked player picks one: the main scheme receives 1 threat, or make 1 Drone (see rules, terms).
        ..Def::new(Card::UltronI, "Ultron", Kind::Villain, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        unique: true,
        traits: &[Trait::Android],
        sch: Stat::N(2),
        atk: Stat::N(2),
        hp: per_player(22),
        stage: 2,
        text: "",
        abilities: &[],
        // {kind: forced interrupt, trigger: Ultron attacks a player, trigger_event: enemy-initiates-attack, star_field: attack}
        // => That player must first make 1 Drone (see rules, terms). Then, until this attack ends, Ultron gets +1 ATK per Drone minion engaged with that player (recounted continuously; the player meant stays the one originally attacked even if another player defends).
        ..Def::new(Card::UltronII, "Ultron", Kind::Villain, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        unique: true,
        traits: &[Trait::Android],
        sch: Stat::N(2),
        atk: Stat::N(4),
        hp: per_player(27),
        stage: 3,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => +1 ATK and +1 hit point for every Drone minion.
        // {kind: constant}
        // => As long as at least one Drone minion is in play, Ultron cannot take damage.
        // {kind: when revealed, trigger_event: card-revealed}
        // => Search the encounter deck and encounter discard pile for the side scheme Ultron's Imperative (01150) and reveal it. Then shuffle the encounter deck.
        ..Def::new(Card::UltronIII, "Ultron", Kind::Villain, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        stage: 1,
        back: Some(Card::TheCrimsonCowl1B),
        text: "",
        abilities: &[],
        // {kind: setup, trigger_event: setup}
        // => Put the environment Ultron Drones (01140) into play; shuffle the encounter deck; go to side 1B.
        ..Def::new(
            Card::TheCrimsonCowl1A,
            "The Crimson Cowl",
            Kind::MainScheme,
            Faction::Encounter,
            CardSet::Ultron,
        )
    },
    Def {
        stage: 1,
        target: per_player(3),
        acceleration: per_player(1),
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => In player order every player makes 1 Drone.
        ..Def::new(
            Card::TheCrimsonCowl1B,
            "The Crimson Cowl",
            Kind::MainScheme,
            Faction::Encounter,
            CardSet::Ultron,
        )
    },
    Def {
        stage: 2,
        back: Some(Card::AssaultOnNORAD2B),
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => In player order every player makes 1 Drone. Then go to side 2B.
        ..Def::new(
            Card::AssaultOnNORAD2A,
            "Assault on NORAD",
            Kind::MainScheme,
            Faction::Encounter,
            CardSet::Ultron,
        )
    },
    Def {
        stage: 2,
        target: per_player(10),
        acceleration: per_player(1),
        text: "",
        abilities: &[],
        // {kind: forced response, trigger: Threat was placed here during step one of the villain phase, trigger_event: threat-placed, choices: each player for themself, notes: Does not trigger itself. Not triggered if all of the step one threat was prevented or replaced.}
        // => In player order every player picks one: this scheme receives 2 threat, or they make 1 Drone.
        ..Def::new(
            Card::AssaultOnNORAD2B,
            "Assault on NORAD",
            Kind::MainScheme,
            Faction::Encounter,
            CardSet::Ultron,
        )
    },
    Def {
        stage: 3,
        back: Some(Card::CountdownToOblivion3B),
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => In player order every player makes 1 Drone. Then go to side 3B.
        ..Def::new(
            Card::CountdownToOblivion3A,
            "Countdown to Oblivion",
            Kind::MainScheme,
            Faction::Encounter,
            CardSet::Ultron,
        )
    },
    Def {
        stage: 3,
        target: per_player(5),
        acceleration: per_player(1),
        last_stage: true,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => Nothing can take threat off this scheme.
        // {kind: constant}
        // => Completing this stage makes the players lose.
        ..Def::new(
            Card::CountdownToOblivion3B,
            "Countdown to Oblivion",
            Kind::MainScheme,
            Faction::Encounter,
            CardSet::Ultron,
        )
    },
    Def {
        text: "",
        abilities: &[],
        // {kind: constant}
        // => Every facedown Drone minion engaged with a player has base SCH 1, base ATK 1 and base hit points 1.
        // {kind: forced response, trigger: A facedown Drone minion is defeated, trigger_event: character-defeated}
        // => Put the card, faceup, into its owner's discard pile.
        ..Def::new(
            Card::UltronDrones,
            "Ultron Drones",
            Kind::Environment,
            Faction::Encounter,
            CardSet::Ultron,
        )
    },
    Def {
        traits: &[Trait::Item, Trait::Tech],
        boost: 1,
        adds: (1, 0),
        // Attaches to: Ultron (the villain).
        attach: None,
        text: "",
        abilities: &[],
        // {kind: forced response, trigger: Ultron has schemed, trigger_event: scheme-resolved, star_field: scheme}
        // => Every side scheme in play receives 1 threat.
        // {kind: hero action, cost: [{type: exhaust-your-hero}, {type: spend-resources, resources: {mental: 2}}], notes: Any player in hero form may use it.}
        // => Discard this card.
        ..Def::new(
            Card::ProgramTransmitter,
            "Program Transmitter",
            Kind::Attachment,
            Faction::Encounter,
            CardSet::Ultron,
        )
    },
    Def {
        traits: &[Trait::Condition],
        copies: 2,
        // Attaches to: the environment Ultron Drones (01140).
        attach: None,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => Every facedown Drone minion gets +1 ATK and +1 hit point.
        // {kind: hero action, cost: [{type: spend-resources, resources: {energy: 1, mental: 1, physical: 1}}], notes: Any player in hero form may use it. Losing the hit point can defeat damaged drones.}
        // => Discard this card.
        ..Def::new(
            Card::UpgradedDrones,
            "Upgraded Drones",
            Kind::Attachment,
            Faction::Encounter,
            CardSet::Ultron,
        )
    },
    Def {
        traits: &[Trait::Drone],
        sch: Stat::N(1),
        atk: Stat::N(1),
        hp: fixed(4),
        boost: 2,
        guard: true,
        copies: 3,
        text: "",
        abilities: &[],
        // {kind: forced interrupt, trigger: This minion is defeated, trigger_event: character-defeated}
        // => The engaged player makes 1 Drone.
        ..Def::new(
            Card::AdvancedUltronDrone,
            "Advanced Ultron Drone",
            Kind::Minion,
            Faction::Encounter,
            CardSet::Ultron,
        )
    },
    Def {
        star: true,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => In player order every player makes 1 Drone.
        // {kind: boost, trigger_event: boost-card-flipped, choices: that player}
        // => The player against whom the activation resolves picks one: spend 1 energy resource, or make 1 Drone.
        ..Def::new(
            Card::AndroidEfficiencyA,
            "Android Efficiency",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::Ultron,
        )
    },
    Def {
        star: true,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => In player order every player makes 1 Drone.
        // {kind: boost, trigger_event: boost-card-flipped, choices: that player}
        // => The player against whom the activation resolves picks one: spend 1 mental resource, or make 1 Drone.
        ..Def::new(
            Card::AndroidEfficiencyB,
            "Android Efficiency",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::Ultron,
        )
    },
    Def {
        star: true,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => In player order every player makes 1 Drone.
        // {kind: boost, trigger_event: boost-card-flipped, choices: that player}
        // => The player against whom the activation resolves picks one: spend 1 physical resource, or make 1 Drone.
        ..Def::new(
            Card::AndroidEfficiencyC,
            "Android Efficiency",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::Ultron,
        )
    },
    Def {
        boost: 2,
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed (alter-ego), trigger_event: card-revealed}
        // => Ultron schemes. The revealing player then mills 1 per threat placed by that scheme activation.
        // {kind: when revealed (hero), trigger_event: card-revealed}
        // => Ultron attacks the revealing player. That player then mills 1 per damage the attack dealt.
        ..Def::new(Card::RageOfUltron, "Rage of Ultron", Kind::Treachery, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        boost: 1,
        star: true,
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Ultron heals 2 damage per Drone minion engaged with the revealing player. If nothing was healed, this card gains surge.
        // {kind: boost, trigger_event: boost-card-flipped}
        // => Ultron heals 1 damage per Drone minion engaged with the player against whom the activation resolves.
        ..Def::new(
            Card::RepairSequence,
            "Repair Sequence",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::Ultron,
        )
    },
    Def {
        boost: 1,
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => If the revealing player is in hero form, each Drone minion engaged with them attacks them (one at a time, order chosen by that player). If no attack was made, that player makes 1 Drone.
        ..Def::new(Card::SwarmAttack, "Swarm Attack", Kind::Treachery, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        threat: fixed(4),
        acceleration_icons: 1,
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => In player order every player makes 1 Drone. Then place 1 threat here per Drone minion in play.
        ..Def::new(Card::DroneFactory, "Drone Factory", Kind::SideScheme, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        threat: per_player(3),
        hazard_icons: 1,
        boost: 3,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Every player mills 3.
        ..Def::new(Card::InvasiveAI, "Invasive AI", Kind::SideScheme, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        threat: per_player(2),
        hazard_icons: 1,
        boost: 3,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => The first player makes 2 Drones.
        ..Def::new(
            Card::UltronsImperative,
            "Ultron's Imperative",
            Kind::SideScheme,
            Faction::Encounter,
            CardSet::Ultron,
        )
    },
];
