//! Basic.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        subtitle: "Bobbi Morse",
        unique: true,
        traits: &[Trait::Shield, Trait::Spy],
        cost: 3,
        icons: Icons::new(0, 0, 1, 0),
        thw: Stat::N(1),
        atk: Stat::N(1),
        hurt: (1, 1),
        hp: fixed(3),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: response, trigger: This ally enters play, trigger_event: card-entered-play, choices: the controller picks the enemy}
        // => Give one enemy a stunned status card.
        ..Def::new(Card::Mockingbird, "Mockingbird", Kind::Ally, Faction::Basic, CardSet::Basic)
    },
    Def {
        unique: true,
        traits: &[Trait::Shield, Trait::Spy],
        cost: 4,
        icons: Icons::new(0, 1, 0, 0),
        thw: Stat::N(2),
        atk: Stat::N(2),
        hurt: (1, 1),
        hp: fixed(3),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: forced response, trigger: This ally enters play, trigger_event: card-entered-play, choices: the controller picks the option and its target; an option that can do nothing may not be picked}
        // => Choose one: remove 2 threat from one scheme; draw 3 cards; deal 4 damage to one enemy. In addition create a delayed effect: at the end of this round, if this ally is still in play, discard it.
        ..Def::new(Card::NickFury, "Nick Fury", Kind::Ally, Faction::Basic, CardSet::Basic)
    },
    Def {
        traits: &[Trait::Thwart],
        cost: 0,
        icons: Icons::new(1, 0, 0, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: interrupt, label: thwart, trigger: The villain schemes, trigger_event: enemy-schemes, notes: A confused card on the identity cancels it.}
        // => Reduce the threat this scheme activation places by 1.
        ..Def::new(Card::Emergency, "Emergency", Kind::Event, Faction::Basic, CardSet::Basic)
    },
    Def {
        cost: 1,
        icons: Icons::new(0, 1, 0, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: action, choices: the player picks a damaged character}
        // => Heal 2 damage from one character (friendly or enemy).
        ..Def::new(Card::FirstAid, "First Aid", Kind::Event, Faction::Basic, CardSet::Basic)
    },
    Def {
        traits: &[Trait::Attack],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: hero action, label: attack, choices: the acting player picks one legal enemy}
        // => Deal 3 damage to one enemy.
        ..Def::new(Card::Haymaker, "Haymaker", Kind::Event, Faction::Basic, CardSet::Basic)
    },
    Def {
        icons: Icons::new(2, 0, 0, 0),
        copies: 4,
        deck_limit: 1,
        ..Def::new(Card::Energy, "Energy", Kind::Resource, Faction::Basic, CardSet::Basic)
    },
    Def {
        icons: Icons::new(0, 2, 0, 0),
        copies: 4,
        deck_limit: 1,
        ..Def::new(Card::Genius, "Genius", Kind::Resource, Faction::Basic, CardSet::Basic)
    },
    Def {
        icons: Icons::new(0, 0, 2, 0),
        copies: 4,
        deck_limit: 1,
        ..Def::new(Card::Strength, "Strength", Kind::Resource, Faction::Basic, CardSet::Basic)
    },
    Def {
        traits: &[Trait::Avenger, Trait::Location],
        cost: 4,
        icons: Icons::new(0, 1, 0, 0),
        max: Max::PerPlayer,
        copies: 4,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: action, cost: [{type: exhaust-this}], choices: the controller picks any player}
        // => Choose a player; that player draws 1 card.
        ..Def::new(Card::AvengersMansion, "Avengers Mansion", Kind::Support, Faction::Basic, CardSet::Basic)
    },
    Def {
        traits: &[Trait::Location, Trait::Shield],
        cost: 3,
        icons: Icons::new(0, 0, 1, 0),
        max: Max::PerPlayer,
        copies: 4,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: action, cost: [{type: exhaust-this}], choices: the controller picks any player, notes: Expires unused at the end of the phase. Several uses add up on the same next card.}
        // => Choose a player; the next card that player plays this phase costs 1 resource less (minimum 0).
        ..Def::new(Card::Helicarrier, "Helicarrier", Kind::Support, Faction::Basic, CardSet::Basic)
    },
    Def {
        traits: &[Trait::Condition],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: hero action, cost: [{type: spend-resources, resources: {physical: 1}}, {type: discard-this}]}
        // => Ready your hero.
        ..Def::new(Card::Tenacity, "Tenacity", Kind::Upgrade, Faction::Basic, CardSet::Basic)
    },
];
