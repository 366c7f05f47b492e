//! Aggression.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        subtitle: "Bruce Banner",
        unique: true,
        traits: &[Trait::Avenger, Trait::Gamma],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        thw: Stat::Dash,
        atk: Stat::N(3),
        hurt: (0, 1),
        hp: fixed(5),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: forced response, trigger: This ally has attacked, trigger_event: attack-resolved, choices: the controller picks the enemy, notes: A type counts once however many icons. Comes before consequential damage. No icons: nothing.}
        // => Discard the top card of your deck and look at its printed icons: physical - deal 2 damage to one enemy; energy - deal 1 damage to every character in play (friendly and enemy); mental - discard this ally; wild - do all three in that order.
        ..Def::new(Card::Hulk, "Hulk", Kind::Ally, Faction::Aggression, CardSet::Aggression)
    },
    Def {
        subtitle: "Greer Grant Nelson",
        unique: true,
        traits: &[Trait::Avenger],
        cost: 3,
        icons: Icons::new(0, 1, 0, 0),
        thw: Stat::N(1),
        atk: Stat::N(2),
        hurt: (1, 1),
        hp: fixed(3),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: response, trigger: This ally attacked and that attack defeated a minion, trigger_event: attack-resolved, notes: Comes before consequential damage.}
        // => Heal 1 damage from this ally.
        ..Def::new(Card::Tigra, "Tigra", Kind::Ally, Faction::Aggression, CardSet::Aggression)
    },
    Def {
        traits: &[Trait::Thwart],
        cost: 0,
        icons: Icons::new(0, 1, 0, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: response, label: thwart, trigger: Your hero attacked and that attack defeated an enemy (a minion or a villain stage), trigger_event: attack-resolved, choices: the acting player picks one scheme in play from which threat can be removed}
        // => Remove 2 threat from one scheme.
        ..Def::new(
            Card::ChaseThemDown,
            "Chase Them Down",
            Kind::Event,
            Faction::Aggression,
            CardSet::Aggression,
        )
    },
    Def {
        traits: &[Trait::Attack],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: hero action, label: attack, choices: the player picks a minion in play}
        // => Deal 5 damage to one minion. If at least one resource paid for this card was physical (or wild used as physical), the attack has overkill.
        ..Def::new(
            Card::RelentlessAssault,
            "Relentless Assault",
            Kind::Event,
            Faction::Aggression,
            CardSet::Aggression,
        )
    },
    Def {
        traits: &[Trait::Attack],
        cost: 3,
        icons: Icons::new(0, 0, 1, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: hero action, label: attack, choices: the acting player picks one legal enemy}
        // => Deal 5 damage to one enemy.
        ..Def::new(Card::Uppercut, "Uppercut", Kind::Event, Faction::Aggression, CardSet::Aggression)
    },
    Def {
        icons: Icons::new(0, 0, 0, 1),
        copies: 2,
        deck_limit: 2,
        text: "",
        abilities: &[],
        // {kind: constant, trigger_event: generate-resources}
        // => While this card is discarded to pay for an Aggression card (playing it, or the cost of an ability on it; rule 9.3.7), it generates twice its resources (2 wild instead of 1).
        ..Def::new(
            Card::ThePowerOfAggression,
            "The Power of Aggression",
            Kind::Resource,
            Faction::Aggression,
            CardSet::Aggression,
        )
    },
    Def {
        traits: &[Trait::Shield],
        cost: 3,
        icons: Icons::new(1, 0, 0, 0),
        uses: Some((3, "attack")),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: action, cost: [{type: exhaust-this}, {type: remove-counters, count: 1, counter: attack}], choices: the acting player picks one legal enemy, notes: Not an attack.}
        // => Deal 2 damage to one enemy.
        ..Def::new(Card::TacTeam, "Tac Team", Kind::Support, Faction::Aggression, CardSet::Aggression)
    },
    Def {
        traits: &[Trait::Skill],
        cost: 2,
        icons: Icons::new(0, 0, 1, 0),
        any_player: true,
        max: Max::PerPlayer,
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => The controlling player's hero gets +1 ATK.
        ..Def::new(
            Card::CombatTraining,
            "Combat Training",
            Kind::Upgrade,
            Faction::Aggression,
            CardSet::Aggression,
        )
    },
];
