//! Leadership.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        subtitle: "Clint Barton",
        unique: true,
        traits: &[Trait::Avenger],
        cost: 3,
        icons: Icons::new(1, 0, 0, 0),
        thw: Stat::N(1),
        atk: Stat::N(1),
        hurt: (1, 1),
        hp: fixed(3),
        counters: Some((4, "arrow")),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => This ally enters play with 4 arrow counters (not the uses keyword: it stays in play at 0).
        // {kind: response, trigger: A minion enters play (engaged with anyone), trigger_event: card-entered-play, cost: [{type: remove-counters, count: 1, counter: arrow}]}
        // => Deal 2 damage to that minion.
        ..Def::new(Card::Hawkeye, "Hawkeye", Kind::Ally, Faction::Leadership, CardSet::Leadership)
    },
    Def {
        unique: true,
        traits: &[Trait::Shield],
        cost: 2,
        icons: Icons::new(0, 1, 0, 0),
        thw: Stat::N(2),
        atk: Stat::N(1),
        hurt: (1, 1),
        hp: fixed(2),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: response, trigger: This ally enters play, trigger_event: card-entered-play}
        // => Every player draws 1 card.
        ..Def::new(Card::MariaHill, "Maria Hill", Kind::Ally, Faction::Leadership, CardSet::Leadership)
    },
    Def {
        unique: true,
        traits: &[Trait::Android, Trait::Avenger],
        cost: 4,
        icons: Icons::new(0, 0, 1, 0),
        thw: Stat::N(1),
        atk: Stat::N(2),
        hurt: (1, 1),
        hp: fixed(3),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: action, cost: [{type: spend-resources, resources: {energy: 1}}], limits: {uses: 1, per: round, scope: this ability instance}, choices: the controller picks the value, notes: Lost if the ally leaves play.}
        // => Choose THW or ATK; this ally gets +2 to that value until the end of the phase.
        ..Def::new(Card::Vision, "Vision", Kind::Ally, Faction::Leadership, CardSet::Leadership)
    },
    Def {
        cost: 0,
        icons: Icons::new(0, 0, 1, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: action, choices: the player picks the ally}
        // => Ready one exhausted ally (any player's).
        ..Def::new(Card::GetReady, "Get Ready", Kind::Event, Faction::Leadership, CardSet::Leadership)
    },
    Def {
        traits: &[Trait::Tactic],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: hero action, choices: the player picks a player, notes: Values that are a dash are not raised.}
        // => Choose a player. Until the end of the phase every character that player controls (identity and allies, including ones entering later) gets +1 THW and +1 ATK.
        ..Def::new(
            Card::LeadFromTheFront,
            "Lead from the Front",
            Kind::Event,
            Faction::Leadership,
            CardSet::Leadership,
        )
    },
    Def {
        cost: 0,
        icons: Icons::new(0, 1, 0, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: action, cost: [{type: pay-printed-cost-of, target: an ally card in any player's discard pile, choice: player}], notes: The unique rule and the ally limit apply. Doubling resources look at the ally's aspect. The ally stays owned by its original owner. The event's own cost is 0.}
        // => That ally enters play with you as its controller (put into play, not played).
        ..Def::new(Card::MakeTheCall, "Make the Call", Kind::Event, Faction::Leadership, CardSet::Leadership)
    },
    Def {
        icons: Icons::new(0, 0, 0, 1),
        copies: 2,
        deck_limit: 2,
        text: "",
        abilities: &[],
        // {kind: constant, trigger_event: generate-resources}
        // => While this card is discarded to pay for a Leadership card (playing it, or the cost of an ability on it; rule 9.3.7), it generates twice its resources (2 wild instead of 1).
        ..Def::new(
            Card::ThePowerOfLeadership,
            "The Power of Leadership",
            Kind::Resource,
            Faction::Leadership,
            CardSet::Leadership,
        )
    },
    Def {
        unique: true,
        traits: &[Trait::Location, Trait::Shield],
        cost: 1,
        icons: Icons::new(1, 0, 0, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => Your ally limit is 1 higher.
        ..Def::new(
            Card::TheTriskelion,
            "The Triskelion",
            Kind::Support,
            Faction::Leadership,
            CardSet::Leadership,
        )
    },
    Def {
        traits: &[Trait::Condition],
        cost: 1,
        icons: Icons::new(0, 0, 1, 0),
        max: Max::PerHost,
        copies: 3,
        deck_limit: 3,
        // Attaches to: an ally in play (any player's).
        attach: None,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => The attached ally gets +1 THW and +1 ATK.
        ..Def::new(Card::Inspired, "Inspired", Kind::Upgrade, Faction::Leadership, CardSet::Leadership)
    },
];
