//! Iron Man.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::Avenger],
        thw: Stat::N(2),
        atk: Stat::N(1),
        defence: Stat::N(1),
        hp: fixed(9),
        hand_size: 1,
        back: Some(Card::TonyStark),
        text: "",
        abilities: &[],
        // {kind: constant}
        // => Your hand size is the printed 1 plus 1 for each upgrade with the Tech trait you control; never more than 7.
        ..Def::new(Card::IronMan, "Iron Man", Kind::Hero, Faction::Hero, CardSet::IronMan)
    },
    Def {
        unique: true,
        traits: &[Trait::Genius],
        rec: Stat::N(3),
        hp: fixed(9),
        hand_size: 6,
        back: Some(Card::IronMan),
        text: "",
        abilities: &[],
        // {kind: action, name: Futurist, limits: {uses: 1, per: round, scope: this ability instance}, choices: the player picks the card to keep, notes: With fewer than 3 cards left, look at those only, then reset the deck when it is empty.}
        // => Inspect the 3 topmost cards of your deck: one goes to your hand, the others to your discard pile.
        ..Def::new(Card::TonyStark, "Tony Stark", Kind::AlterEgo, Faction::Hero, CardSet::IronMan)
    },
    Def {
        subtitle: "James Rhodes",
        unique: true,
        traits: &[Trait::Shield, Trait::Soldier],
        cost: 4,
        icons: Icons::new(0, 0, 0, 1),
        thw: Stat::N(1),
        atk: Stat::N(2),
        hurt: (1, 1),
        hp: fixed(4),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: action, cost: [{type: exhaust-this}, {type: deal-damage, amount: 2, target: this card}], notes: Dealt damage counts as paid even if a tough card stops it. The effect still resolves if this cost defeats the ally. Not an attack.}
        // => Deal 1 damage to every enemy in play.
        ..Def::new(Card::WarMachine, "War Machine", Kind::Ally, Faction::Hero, CardSet::IronMan)
    },
    Def {
        traits: &[Trait::Attack, Trait::Superpower],
        cost: 1,
        icons: Icons::new(0, 0, 1, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: hero action, label: attack, choices: the acting player picks one legal enemy, notes: Every icon counts (a card with 2 energy icons adds 4). Wild icons do not count. If the deck empties, stop discarding.}
        // => Discard the top 5 cards of your deck, then deal one instance of damage to one enemy: 1 plus 2 for every printed energy icon on the discarded cards.
        ..Def::new(Card::RepulsorBlast, "Repulsor Blast", Kind::Event, Faction::Hero, CardSet::IronMan)
    },
    Def {
        traits: &[Trait::Attack],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 2,
        deck_limit: 2,
        text: "",
        abilities: &[],
        // {kind: hero action, label: attack, choices: the acting player picks one legal enemy}
        // => Deal 4 damage to one enemy; 8 instead if your identity has the Aerial trait.
        ..Def::new(Card::SupersonicPunch, "Supersonic Punch", Kind::Event, Faction::Hero, CardSet::IronMan)
    },
    Def {
        unique: true,
        traits: &[Trait::Persona],
        cost: 3,
        icons: Icons::new(0, 0, 1, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: resource, trigger_event: generate-resources, cost: [{type: exhaust-this}], notes: Uses the pile as it was before this payment: cards discarded for the same payment are not there yet. Text on that card (such as doubling) is ignored.}
        // => Generate the printed resource icons (type and number) of the top card of your discard pile.
        ..Def::new(Card::PepperPotts, "Pepper Potts", Kind::Support, Faction::Hero, CardSet::IronMan)
    },
    Def {
        unique: true,
        traits: &[Trait::Location],
        cost: 2,
        icons: Icons::new(0, 1, 0, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: alter-ego action, cost: [{type: exhaust-this}], choices: the controller picks a player whose discard pile holds a Tech upgrade}
        // => Choose a player. That player takes the topmost Tech upgrade of their discard pile into hand.
        ..Def::new(Card::StarkTower, "Stark Tower", Kind::Support, Faction::Hero, CardSet::IronMan)
    },
    Def {
        unique: true,
        traits: &[Trait::Item, Trait::Tech],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: hero action, cost: [{type: exhaust-this}]}
        // => Ready Iron Man.
        ..Def::new(Card::ArcReactor, "Arc Reactor", Kind::Upgrade, Faction::Hero, CardSet::IronMan)
    },
    Def {
        unique: true,
        traits: &[Trait::Armor, Trait::Tech],
        cost: 3,
        icons: Icons::new(0, 1, 0, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => Your identity gets +6 hit points (maximum and remaining) while this is in play.
        ..Def::new(Card::MarkVArmor, "Mark V Armor", Kind::Upgrade, Faction::Hero, CardSet::IronMan)
    },
    Def {
        unique: true,
        traits: &[Trait::Armor, Trait::Tech],
        cost: 1,
        icons: Icons::new(0, 0, 1, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: hero action, label: thwart, cost: [{type: exhaust-this}], choices: the acting player picks one scheme in play from which threat can be removed, notes: With a crisis icon in play the main scheme is skipped.}
        // => Remove 1 threat from one scheme; if your identity has the Aerial trait, remove 1 threat from every scheme instead.
        ..Def::new(Card::MarkVHelmet, "Mark V Helmet", Kind::Upgrade, Faction::Hero, CardSet::IronMan)
    },
    Def {
        traits: &[Trait::Armor, Trait::Tech],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 2,
        deck_limit: 2,
        text: "",
        abilities: &[],
        // {kind: hero action, label: attack, cost: [{type: exhaust-this}], choices: the acting player picks one legal enemy}
        // => Deal 1 damage to one enemy; 2 instead if your identity has the Aerial trait.
        ..Def::new(
            Card::PoweredGauntlets,
            "Powered Gauntlets",
            Kind::Upgrade,
            Faction::Hero,
            CardSet::IronMan,
        )
    },
    Def {
        traits: &[Trait::Armor, Trait::Tech],
        cost: 1,
        icons: Icons::new(0, 1, 0, 0),
        copies: 2,
        deck_limit: 2,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => Your identity gets +1 hit point while this is in play.
        // {kind: hero action, cost: [{type: exhaust-this}, {type: spend-resources, resources: {mental: 1}}]}
        // => Your identity has the Aerial trait until the end of the current phase.
        ..Def::new(Card::RocketBoots, "Rocket Boots", Kind::Upgrade, Faction::Hero, CardSet::IronMan)
    },
    Def {
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed, choices: the owning player: form change yes/no, then the option}
        // => Given to the Tony Stark player, who resolves it. That player may change to alter-ego form (does not use the voluntary change). Then they choose one option: (1) exhaust Tony Stark (needs alter-ego form and a ready identity) and remove this card from the game; or (2) exhaust every upgrade they control, then discard this card.
        ..Def::new(
            Card::BusinessProblems,
            "Business Problems",
            Kind::Obligation,
            Faction::Encounter,
            CardSet::IronMan,
        )
    },
    Def {
        threat: fixed(3),
        acceleration_icons: 1,
        boost: 3,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Place 1 more threat per player here (number of players who started).
        ..Def::new(
            Card::ImminentOverload,
            "Imminent Overload",
            Kind::SideScheme,
            Faction::Encounter,
            CardSet::IronManNemesis,
        )
    },
    Def {
        unique: true,
        sch: Stat::N(2),
        atk: Stat::N(3),
        hp: fixed(4),
        boost: 2,
        retaliate: 1,
        ..Def::new(Card::Whiplash, "Whiplash", Kind::Minion, Faction::Encounter, CardSet::IronManNemesis)
    },
    Def {
        star: true,
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed, choices: the revealing player; the damage option needs hero form}
        // => The revealing player chooses: deal 1 damage to their hero per upgrade they control, or choose and discard one upgrade they control.
        // {kind: boost, trigger_event: boost-card-flipped, choices: that player}
        // => During an undefended attack of the villain: the attacked player discards one upgrade of their choice.
        ..Def::new(
            Card::ElectricWhipAttack,
            "Electric Whip Attack",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::IronManNemesis,
        )
    },
    Def {
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Every player mills 5 and takes 1 damage per printed energy icon on the cards they milled.
        ..Def::new(
            Card::ElectromagneticBacklash,
            "Electromagnetic Backlash",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::IronManNemesis,
        )
    },
];
