//! She Hulk.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::Avenger, Trait::Gamma],
        thw: Stat::N(1),
        atk: Stat::N(3),
        defence: Stat::N(2),
        hp: fixed(15),
        hand_size: 4,
        back: Some(Card::JenniferWalters),
        text: "",
        abilities: &[],
        // {kind: response, name: Do You Even Lift?, trigger: You change into this form (by any means), trigger_event: form-changed, choices: the acting player picks one legal enemy, notes: Not an attack: guard, stunned and retaliate do not matter.}
        // => Deal 2 damage to one enemy.
        ..Def::new(Card::SheHulk, "She-Hulk", Kind::Hero, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        unique: true,
        traits: &[Trait::Attorney, Trait::Gamma],
        rec: Stat::N(5),
        hp: fixed(15),
        hand_size: 6,
        back: Some(Card::SheHulk),
        text: "",
        abilities: &[],
        // {kind: interrupt, name: I Object!, trigger: Threat would be placed on any scheme (main or side), from any source, trigger_event: threat-would-be-placed, limits: {uses: 1, per: round, scope: this ability instance}, notes: Starting threat of a scheme entering play is not placed threat. Not usable during setup.}
        // => Prevent 1 of that threat.
        ..Def::new(Card::JenniferWalters, "Jennifer Walters", Kind::AlterEgo, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        subtitle: "Patsy Walker",
        unique: true,
        traits: &[Trait::Avenger],
        cost: 3,
        icons: Icons::new(0, 0, 0, 1),
        thw: Stat::N(2),
        atk: Stat::N(1),
        hurt: (1, 1),
        hp: fixed(3),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: action}
        // => Return this card from play to its owner's hand (damage, counters and attached cards are lost).
        ..Def::new(Card::Hellcat, "Hellcat", Kind::Ally, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        traits: &[Trait::Attack, Trait::Superpower],
        cost: 4,
        icons: Icons::new(0, 1, 0, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: hero action, label: attack, choices: the acting player picks one legal enemy}
        // => Deal X damage to one enemy, where X is the damage your identity has sustained (maximum minus remaining hit points), at most 15.
        ..Def::new(Card::GammaSlam, "Gamma Slam", Kind::Event, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        traits: &[Trait::Superpower],
        cost: 2,
        icons: Icons::new(0, 1, 0, 0),
        copies: 2,
        deck_limit: 2,
        text: "",
        abilities: &[],
        // {kind: hero action, notes: Not an attack.}
        // => Deal 1 damage to every enemy in play (the villain and all minions engaged with any player).
        ..Def::new(Card::GroundStomp, "Ground Stomp", Kind::Event, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        traits: &[Trait::Skill, Trait::Thwart],
        cost: 0,
        icons: Icons::new(0, 0, 1, 0),
        copies: 2,
        deck_limit: 2,
        text: "",
        abilities: &[],
        // {kind: alter-ego action, label: thwart, cost: [{type: discard-from-hand, min: 1, max: 5, choice: owner}], choices: the acting player picks one scheme in play from which threat can be removed, notes: A confused card on the identity cancels it (costs stay paid).}
        // => Remove 1 threat per card discarded for the cost, all from one scheme.
        ..Def::new(Card::LegalPractice, "Legal Practice", Kind::Event, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        traits: &[Trait::Skill],
        cost: 1,
        icons: Icons::new(0, 0, 1, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: response, trigger: Your hero has completed a basic attack, trigger_event: attack-resolved}
        // => Ready She-Hulk.
        ..Def::new(Card::OneTwoPunch, "One-Two Punch", Kind::Event, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        cost: 3,
        icons: Icons::new(1, 0, 0, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: action}
        // => Change your identity to its other form (does not use the voluntary change of the round). Then draw cards until your hand holds the printed hand size of the new form.
        ..Def::new(Card::SplitPersonality, "Split Personality", Kind::Event, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        traits: &[Trait::Location],
        cost: 1,
        icons: Icons::new(0, 0, 1, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: alter-ego action, cost: [{type: exhaust-this}, {type: spend-resources, resources: {mental: 1}}], choices: the acting player picks one scheme in play from which threat can be removed, notes: Errata: carries no thwart label, so confused does not stop it.}
        // => Remove 2 threat from one scheme.
        ..Def::new(
            Card::SuperhumanLawDivision,
            "Superhuman Law Division",
            Kind::Support,
            Faction::Hero,
            CardSet::SheHulk,
        )
    },
    Def {
        traits: &[Trait::Skill],
        cost: 3,
        icons: Icons::new(1, 0, 0, 0),
        copies: 2,
        deck_limit: 2,
        text: "",
        abilities: &[],
        // {kind: hero action, cost: [{type: exhaust-this}, {type: take-damage, amount: 1, target: your identity}], notes: With a tough card the damage cannot be taken, so the cost cannot be paid and the ability may not be used.}
        // => Draw 1 card.
        ..Def::new(Card::FocusedRage, "Focused Rage", Kind::Upgrade, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        traits: &[Trait::Superpower],
        cost: 2,
        icons: Icons::new(0, 1, 0, 0),
        copies: 2,
        deck_limit: 2,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => She-Hulk gets +2 ATK.
        // {kind: forced response, trigger: She-Hulk has made an attack (basic or labeled), trigger_event: attack-resolved, cost: [{type: discard-this}], notes: Does nothing and is not discarded if the attacked enemy is no longer in play or cannot receive a stunned card (already stunned).}
        // => Give the attacked enemy a stunned status card.
        ..Def::new(
            Card::SuperhumanStrength,
            "Superhuman Strength",
            Kind::Upgrade,
            Faction::Hero,
            CardSet::SheHulk,
        )
    },
    Def {
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed, choices: the owning player: form change yes/no, then the option}
        // => Given to the Jennifer Walters player, who resolves it. That player may change to alter-ego form (does not use the voluntary change). Then they choose one option: (1) exhaust Jennifer Walters (needs alter-ego form and a ready identity) and remove this card from the game; or (2) put 1 acceleration token on the main scheme, then discard this card.
        ..Def::new(Card::LegalWork, "Legal Work", Kind::Obligation, Faction::Encounter, CardSet::SheHulk)
    },
    Def {
        threat: fixed(3),
        crisis_icons: 1,
        boost: 3,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Place 1 more threat per player here (number of players who started).
        ..Def::new(
            Card::PersonalChallenge,
            "Personal Challenge",
            Kind::SideScheme,
            Faction::Encounter,
            CardSet::SheHulkNemesis,
        )
    },
    Def {
        unique: true,
        traits: &[Trait::Brute, Trait::Elite],
        sch: Stat::N(1),
        atk: Stat::N(0),
        hp: fixed(6),
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => This minion's base ATK is its own remaining hit points.
        ..Def::new(Card::Titania, "Titania", Kind::Minion, Faction::Encounter, CardSet::SheHulkNemesis)
    },
    Def {
        traits: &[Trait::Condition],
        boost: 1,
        // Attaches to: the minion in play with the highest printed hit points; the first player breaks ties.
        attach: None,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => The attached minion gets +3 hit points (maximum and remaining).
        // {kind: when revealed, trigger_event: card-revealed}
        // => If there is no minion in play, this card gains surge and is discarded.
        ..Def::new(
            Card::GeneticallyEnhanced,
            "Genetically Enhanced",
            Kind::Attachment,
            Faction::Encounter,
            CardSet::SheHulkNemesis,
        )
    },
    Def {
        boost: 1,
        star: true,
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => If the revealing player is in hero form and Titania is in play, Titania attacks that player. If she made no attack (not in play, stunned, or alter-ego form), Titania loses all damage and this card gains surge.
        // {kind: boost, trigger_event: boost-card-flipped}
        // => The villain gets 1 extra boost card for this activation.
        ..Def::new(
            Card::TitaniasFury,
            "Titania's Fury",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::SheHulkNemesis,
        )
    },
];
