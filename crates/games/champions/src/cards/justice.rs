//! Justice.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        subtitle: "Matt Murdock",
        unique: true,
        traits: &[Trait::Defender],
        cost: 4,
        icons: Icons::new(0, 0, 1, 0),
        thw: Stat::N(2),
        atk: Stat::N(2),
        hurt: (1, 1),
        hp: fixed(3),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: response, trigger: This ally has thwarted, trigger_event: thwart-resolved, choices: the acting player picks one legal enemy, notes: Before consequential damage. Not an attack.}
        // => Deal 1 damage to one enemy.
        ..Def::new(Card::Daredevil, "Daredevil", Kind::Ally, Faction::Justice, CardSet::Justice)
    },
    Def {
        unique: true,
        traits: &[Trait::Defender],
        cost: 3,
        icons: Icons::new(1, 0, 0, 0),
        thw: Stat::N(1),
        atk: Stat::N(2),
        hurt: (1, 1),
        hp: fixed(3),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => This ally gets +1 THW per side scheme in play.
        ..Def::new(Card::JessicaJones, "Jessica Jones", Kind::Ally, Faction::Justice, CardSet::Justice)
    },
    Def {
        traits: &[Trait::Thwart],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: hero action, label: thwart, choices: the acting player picks one scheme in play from which threat can be removed}
        // => Remove 3 threat from one scheme; 4 instead if at least one resource paid for this card was mental (or wild used as mental).
        ..Def::new(Card::ForJustice, "For Justice!", Kind::Event, Faction::Justice, CardSet::Justice)
    },
    Def {
        cost: 0,
        icons: Icons::new(0, 1, 0, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: hero interrupt, trigger: Any amount of threat would be placed on any scheme, trigger_event: threat-would-be-placed, notes: Amount after earlier preventions. The damage can be stopped by a tough card.}
        // => Replacement: none of that threat is placed; you take that much damage instead.
        ..Def::new(
            Card::GreatResponsibility,
            "Great Responsibility",
            Kind::Event,
            Faction::Justice,
            CardSet::Justice,
        )
    },
    Def {
        icons: Icons::new(0, 0, 0, 1),
        copies: 2,
        deck_limit: 2,
        text: "",
        abilities: &[],
        // {kind: constant, trigger_event: generate-resources}
        // => While this card is discarded to pay for a Justice card (playing it, or the cost of an ability on it; rule 9.3.7), it generates twice its resources (2 wild instead of 1).
        ..Def::new(
            Card::ThePowerOfJustice,
            "The Power of Justice",
            Kind::Resource,
            Faction::Justice,
            CardSet::Justice,
        )
    },
    Def {
        traits: &[Trait::Location],
        cost: 1,
        icons: Icons::new(1, 0, 0, 0),
        max: Max::PerPlayer,
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: response, trigger: You defeat a minion (see the rules on 'you'), trigger_event: character-defeated, cost: [{type: exhaust-this}], choices: the acting player picks one scheme in play from which threat can be removed}
        // => Remove 1 threat from one scheme.
        ..Def::new(
            Card::InterrogationRoom,
            "Interrogation Room",
            Kind::Support,
            Faction::Justice,
            CardSet::Justice,
        )
    },
    Def {
        traits: &[Trait::Shield],
        cost: 2,
        icons: Icons::new(0, 1, 0, 0),
        uses: Some((3, "snoop")),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: action, cost: [{type: exhaust-this}, {type: remove-counters, count: 1, counter: snoop}], choices: the acting player picks one scheme in play from which threat can be removed}
        // => Remove 1 threat from one scheme.
        ..Def::new(
            Card::SurveillanceTeam,
            "Surveillance Team",
            Kind::Support,
            Faction::Justice,
            CardSet::Justice,
        )
    },
    Def {
        traits: &[Trait::Skill],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        any_player: true,
        max: Max::PerPlayer,
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => The controlling player's hero gets +1 THW.
        ..Def::new(
            Card::HeroicIntuition,
            "Heroic Intuition",
            Kind::Upgrade,
            Faction::Justice,
            CardSet::Justice,
        )
    },
];
