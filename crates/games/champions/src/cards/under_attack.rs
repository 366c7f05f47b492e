//! Under Attack.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        threat: fixed(3),
        crisis_icons: 1,
        boost: 3,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed, choices: each player; the damage option needs hero form}
        // => In player order every player picks one: this scheme receives 2 threat, or their own hero is dealt 3 damage.
        ..Def::new(
            Card::UnderAttack,
            "Under Attack",
            Kind::SideScheme,
            Faction::Encounter,
            CardSet::UnderAttack,
        )
    },
    Def {
        traits: &[Trait::Armor],
        boost: 1,
        // Attaches to: the villain.
        attach: None,
        text: "",
        abilities: &[],
        // {kind: forced response, trigger: The villain took damage, trigger_event: damage-taken}
        // => The villain receives a tough status card.
        // {kind: hero action, cost: [{type: exhaust-your-hero}, {type: spend-resources, resources: {physical: 2}}], notes: Any player in hero form may use it.}
        // => Discard this card.
        ..Def::new(
            Card::VibraniumArmor,
            "Vibranium Armor",
            Kind::Attachment,
            Faction::Encounter,
            CardSet::UnderAttack,
        )
    },
    Def {
        traits: &[Trait::Weapon],
        boost: 1,
        // Attaches to: the villain.
        attach: None,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => The villain has retaliate 1.
        // {kind: hero action, cost: [{type: exhaust-your-hero}, {type: spend-resources, resources: {energy: 2}}], notes: Any player in hero form may use it.}
        // => Discard this card.
        ..Def::new(
            Card::ConcussionBlasters,
            "Concussion Blasters",
            Kind::Attachment,
            Faction::Encounter,
            CardSet::UnderAttack,
        )
    },
    Def {
        star: true,
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Deal 1 damage to every friendly character (all identities in either form, and all allies).
        // {kind: boost, trigger_event: boost-card-flipped}
        // => Deal 1 damage to every character controlled by the player against whom the activation resolves.
        ..Def::new(
            Card::ConcussiveBlast,
            "Concussive Blast",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::UnderAttack,
        )
    },
];
