//! Black Panther.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::Avenger, Trait::Wakanda],
        thw: Stat::N(2),
        atk: Stat::N(2),
        defence: Stat::N(2),
        hp: fixed(11),
        hand_size: 5,
        retaliate: 1,
        back: Some(Card::TChalla),
        ..Def::new(Card::BlackPanther, "Black Panther", Kind::Hero, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        unique: true,
        traits: &[Trait::King, Trait::Wakanda],
        rec: Stat::N(4),
        hp: fixed(11),
        hand_size: 6,
        back: Some(Card::BlackPanther),
        text: "",
        abilities: &[],
        // {kind: setup, name: Foresight, choices: the player picks which}
        // => Search your deck for an upgrade with the Black Panther trait, put it into your hand, then shuffle your deck.
        ..Def::new(Card::TChalla, "T'Challa", Kind::AlterEgo, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        unique: true,
        traits: &[Trait::Genius, Trait::Wakanda],
        cost: 2,
        icons: Icons::new(0, 0, 1, 0),
        thw: Stat::N(1),
        atk: Stat::N(1),
        hurt: (1, 1),
        hp: fixed(3),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: response, trigger: This ally enters play, trigger_event: card-entered-play, choices: the player picks which}
        // => Search your deck for any upgrade, put it into your hand, then shuffle your deck.
        ..Def::new(Card::Shuri, "Shuri", Kind::Ally, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        cost: 1,
        icons: Icons::new(0, 1, 0, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: alter-ego action, choices: the player picks, notes: All Wakanda Forever! variants share one title.}
        // => Pick 1 to 3 cards with different titles out of your discard pile; they are shuffled into your deck.
        ..Def::new(
            Card::AncestralKnowledge,
            "Ancestral Knowledge",
            Kind::Event,
            Faction::Hero,
            CardSet::BlackPanther,
        )
    },
    Def {
        traits: &[Trait::Tactic],
        cost: 1,
        icons: Icons::new(1, 0, 0, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: hero action, choices: the player fixes the order step by step, notes: Needs at least one such upgrade whose Special could change the game. With a single upgrade its step is the final step.}
        // => Resolve the Special ability of every upgrade with the Black Panther trait you control, one after another, in the order you choose. Each is one step of a sequence; the last one is the final step.
        ..Def::new(
            Card::WakandaForeverA,
            "Wakanda Forever!",
            Kind::Event,
            Faction::Hero,
            CardSet::BlackPanther,
        )
    },
    Def {
        traits: &[Trait::Tactic],
        cost: 1,
        icons: Icons::new(0, 1, 0, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: hero action, choices: the player fixes the order step by step, notes: Needs at least one such upgrade whose Special could change the game. With a single upgrade its step is the final step.}
        // => Resolve the Special ability of every upgrade with the Black Panther trait you control, one after another, in the order you choose. Each is one step of a sequence; the last one is the final step.
        ..Def::new(
            Card::WakandaForeverB,
            "Wakanda Forever!",
            Kind::Event,
            Faction::Hero,
            CardSet::BlackPanther,
        )
    },
    Def {
        traits: &[Trait::Tactic],
        cost: 1,
        icons: Icons::new(0, 0, 1, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: hero action, choices: the player fixes the order step by step, notes: Needs at least one such upgrade whose Special could change the game. With a single upgrade its step is the final step.}
        // => Resolve the Special ability of every upgrade with the Black Panther trait you control, one after another, in the order you choose. Each is one step of a sequence; the last one is the final step.
        ..Def::new(
            Card::WakandaForeverC,
            "Wakanda Forever!",
            Kind::Event,
            Faction::Hero,
            CardSet::BlackPanther,
        )
    },
    Def {
        traits: &[Trait::Tactic],
        cost: 1,
        icons: Icons::new(0, 0, 0, 1),
        copies: 2,
        deck_limit: 2,
        text: "",
        abilities: &[],
        // {kind: hero action, choices: the player fixes the order step by step, notes: Needs at least one such upgrade whose Special could change the game. With a single upgrade its step is the final step.}
        // => Resolve the Special ability of every upgrade with the Black Panther trait you control, one after another, in the order you choose. Each is one step of a sequence; the last one is the final step.
        ..Def::new(
            Card::WakandaForeverD,
            "Wakanda Forever!",
            Kind::Event,
            Faction::Hero,
            CardSet::BlackPanther,
        )
    },
    Def {
        icons: Icons::new(0, 0, 0, 2),
        copies: 3,
        deck_limit: 3,
        ..Def::new(Card::Vibranium, "Vibranium", Kind::Resource, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        unique: true,
        traits: &[Trait::Location, Trait::Wakanda],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: alter-ego action, cost: [{type: exhaust-this}]}
        // => Draw 2 cards.
        ..Def::new(
            Card::TheGoldenCity,
            "The Golden City",
            Kind::Support,
            Faction::Hero,
            CardSet::BlackPanther,
        )
    },
    Def {
        traits: &[Trait::BlackPanther, Trait::Weapon],
        cost: 2,
        icons: Icons::new(0, 1, 0, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: special, choices: the controller picks the player, notes: No label: not an attack.}
        // => Choose a player. Deal 1 damage (2 if this is the final step) to the villain and to each minion engaged with that player.
        ..Def::new(Card::EnergyDaggers, "Energy Daggers", Kind::Upgrade, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        traits: &[Trait::BlackPanther, Trait::Weapon],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: special, label: attack, choices: the acting player picks one legal enemy}
        // => Deal 2 damage (4 if this is the final step) to one enemy.
        ..Def::new(Card::PantherClaws, "Panther Claws", Kind::Upgrade, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        traits: &[Trait::BlackPanther, Trait::Skill],
        cost: 2,
        icons: Icons::new(0, 0, 1, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: special, label: thwart, choices: the acting player picks one scheme in play from which threat can be removed}
        // => Remove 1 threat (2 if this is the final step) from one scheme.
        ..Def::new(
            Card::TacticalGenius,
            "Tactical Genius",
            Kind::Upgrade,
            Faction::Hero,
            CardSet::BlackPanther,
        )
    },
    Def {
        traits: &[Trait::Armor, Trait::BlackPanther],
        cost: 2,
        icons: Icons::new(0, 1, 0, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: special, label: attack, choices: the acting player picks one legal enemy, notes: Moves at most the damage sustained. Moved damage is dealt damage (a tough card on the target stops it) and heals the hero by the amount moved.}
        // => Move 1 damage (2 if this is the final step) from your hero to one enemy.
        ..Def::new(Card::VibraniumSuit, "Vibranium Suit", Kind::Upgrade, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed, choices: the owning player: form change yes/no, then the option}
        // => Given to the T'Challa player, who resolves it. That player may change to alter-ego form (does not use the voluntary change). Then they choose one option: (1) exhaust T'Challa (needs alter-ego form and a ready identity) and remove this card from the game; or (2) choose and discard one upgrade with the Black Panther trait they control, then discard this card.
        ..Def::new(
            Card::AffairsOfState,
            "Affairs of State",
            Kind::Obligation,
            Faction::Encounter,
            CardSet::BlackPanther,
        )
    },
    Def {
        threat: per_player(3),
        hazard_icons: 1,
        boost: 3,
        ..Def::new(
            Card::UsurpTheThrone,
            "Usurp The Throne",
            Kind::SideScheme,
            Faction::Encounter,
            CardSet::BlackPantherNemesis,
        )
    },
    Def {
        unique: true,
        traits: &[Trait::Assassin, Trait::Elite, Trait::Mercenary],
        sch: Stat::N(2),
        atk: Stat::N(2),
        hp: fixed(5),
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => This minion cannot take damage from upgrades with the Black Panther trait (including damage moved or dealt by their Special abilities).
        ..Def::new(
            Card::Killmonger,
            "Killmonger",
            Kind::Minion,
            Faction::Encounter,
            CardSet::BlackPantherNemesis,
        )
    },
    Def {
        boost: 1,
        star: true,
        surge: true,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Give a tough status card to the villain and to each minion engaged with the revealing player.
        // {kind: boost, trigger_event: boost-card-flipped}
        // => The villain receives a tough status card.
        ..Def::new(
            Card::HeartShapedHerb,
            "Heart-Shaped Herb",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::BlackPantherNemesis,
        )
    },
    Def {
        boost: 2,
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed, choices: the revealing player; the damage option needs hero form}
        // => The topmost encounter deck card is discarded. After that the revealing player picks one: their hero is dealt X damage, or the main scheme receives X threat; X = 1 + boost icons (stars not counted) of the discarded card.
        ..Def::new(
            Card::RitualCombat,
            "Ritual Combat",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::BlackPantherNemesis,
        )
    },
];
