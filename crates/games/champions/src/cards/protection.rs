//! Protection.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        subtitle: "Natasha Romanoff",
        unique: true,
        traits: &[Trait::Shield, Trait::Spy],
        cost: 3,
        icons: Icons::new(0, 0, 1, 0),
        thw: Stat::N(2),
        atk: Stat::N(1),
        hurt: (1, 1),
        hp: fixed(2),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: interrupt, trigger: Any player reveals a card from the encounter deck (dealt or direct; any card type), trigger_event: encounter-card-revealed, cost: [{type: exhaust-this}, {type: spend-resources, resources: {mental: 1}}], notes: Not for villain or main scheme stages, nor for cards put into play without being revealed.}
        // => Cancel everything that card would do and discard it (it does not enter play; its keywords do nothing). Then the same player reveals another card from the encounter deck.
        ..Def::new(Card::BlackWidow, "Black Widow", Kind::Ally, Faction::Protection, CardSet::Protection)
    },
    Def {
        unique: true,
        traits: &[Trait::Defender],
        cost: 4,
        icons: Icons::new(1, 0, 0, 0),
        thw: Stat::N(1),
        atk: Stat::N(2),
        hurt: (1, 1),
        hp: fixed(5),
        toughness: true,
        deck_limit: 1,
        ..Def::new(Card::LukeCage, "Luke Cage", Kind::Ally, Faction::Protection, CardSet::Protection)
    },
    Def {
        traits: &[Trait::Attack],
        cost: 0,
        icons: Icons::new(0, 0, 1, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: response, label: attack, trigger: Your hero defended against an enemy attack, trigger_event: defense-resolved, notes: A stunned hero loses the stunned card instead. It is an attack: while a guard minion is engaged with the player it cannot be used against the villain (37.29), and retaliate applies.}
        // => Deal damage equal to your hero's current ATK to the attacking enemy.
        ..Def::new(Card::CounterPunch, "Counter-Punch", Kind::Event, Faction::Protection, CardSet::Protection)
    },
    Def {
        cost: 1,
        icons: Icons::new(0, 1, 0, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: hero interrupt, trigger: Any player reveals a treachery that came from the encounter deck, trigger_event: encounter-card-revealed, notes: Printed keywords of the treachery still happen.}
        // => Cancel the card's When Revealed effects; instead the villain attacks you.
        ..Def::new(Card::GetBehindMe, "Get Behind Me!", Kind::Event, Faction::Protection, CardSet::Protection)
    },
    Def {
        icons: Icons::new(0, 0, 0, 1),
        copies: 2,
        deck_limit: 2,
        text: "",
        abilities: &[],
        // {kind: constant, trigger_event: generate-resources}
        // => While this card is discarded to pay for a Protection card (playing it, or the cost of an ability on it; rule 9.3.7), it generates twice its resources (2 wild instead of 1).
        ..Def::new(
            Card::ThePowerOfProtection,
            "The Power of Protection",
            Kind::Resource,
            Faction::Protection,
            CardSet::Protection,
        )
    },
    Def {
        traits: &[Trait::Shield],
        cost: 3,
        icons: Icons::new(1, 0, 0, 0),
        uses: Some((3, "medical")),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: action, cost: [{type: exhaust-this}, {type: remove-counters, count: 1, counter: medical}], choices: the player picks any identity or ally with damage}
        // => Heal 2 damage from one friendly character.
        ..Def::new(Card::MedTeam, "Med Team", Kind::Support, Faction::Protection, CardSet::Protection)
    },
    Def {
        traits: &[Trait::Armor],
        cost: 1,
        icons: Icons::new(0, 1, 0, 0),
        any_player: true,
        max: Max::PerPlayer,
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => The controlling player's hero gets +1 DEF.
        ..Def::new(Card::ArmoredVest, "Armored Vest", Kind::Upgrade, Faction::Protection, CardSet::Protection)
    },
    Def {
        traits: &[Trait::Condition],
        cost: 1,
        icons: Icons::new(1, 0, 0, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: response, trigger: Your hero defended, trigger_event: defense-resolved, cost: [{type: discard-this}]}
        // => Ready your hero.
        ..Def::new(Card::Indomitable, "Indomitable", Kind::Upgrade, Faction::Protection, CardSet::Protection)
    },
];
