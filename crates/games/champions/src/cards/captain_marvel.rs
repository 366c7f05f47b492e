//! Captain Marvel.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::Avenger, Trait::Soldier],
        thw: Stat::N(2),
        atk: Stat::N(2),
        defence: Stat::N(1),
        hp: fixed(12),
        hand_size: 5,
        back: Some(Card::CarolDanvers),
        text: "",
        abilities: &[],
        // {kind: action, name: Rechannel, cost: [{type: spend-resources, resources: {energy: 1}}, {type: heal-self, amount: 1, must_succeed: true}], limits: {uses: 1, per: round, scope: this ability instance}, notes: On the hero side, so usable only in hero form. The healing is part of the cost: with no sustained damage the ability cannot be used.}
        // => Draw 1 card.
        ..Def::new(Card::CaptainMarvel, "Captain Marvel", Kind::Hero, Faction::Hero, CardSet::CaptainMarvel)
    },
    Def {
        unique: true,
        traits: &[Trait::Shield, Trait::Soldier],
        rec: Stat::N(4),
        hp: fixed(12),
        hand_size: 6,
        back: Some(Card::CaptainMarvel),
        text: "",
        abilities: &[],
        // {kind: action, name: Commander, limits: {uses: 1, per: round, scope: this ability instance}, choices: the controller picks any player still in the game (including self)}
        // => Choose a player; that player draws 1 card.
        ..Def::new(Card::CarolDanvers, "Carol Danvers", Kind::AlterEgo, Faction::Hero, CardSet::CaptainMarvel)
    },
    Def {
        subtitle: "Jessica Drew",
        unique: true,
        traits: &[Trait::Avenger, Trait::Spy],
        cost: 3,
        icons: Icons::new(0, 0, 0, 1),
        thw: Stat::N(2),
        atk: Stat::N(2),
        hurt: (1, 1),
        hp: fixed(2),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: response, trigger: This ally enters play (played or put into play), trigger_event: card-entered-play}
        // => Give the villain a confused status card.
        ..Def::new(Card::SpiderWoman, "Spider-Woman", Kind::Ally, Faction::Hero, CardSet::CaptainMarvel)
    },
    Def {
        traits: &[Trait::Thwart],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: hero action, label: thwart, choices: the player picks the first scheme, and a second scheme different from it, notes: 'Then' clause: the first sentence must have fully resolved (2 threat removed).}
        // => Remove 2 threat from one scheme. Then, if that removal was carried out in full and your identity has the Aerial trait, remove 2 threat from one other scheme.
        ..Def::new(
            Card::CrisisInterdiction,
            "Crisis Interdiction",
            Kind::Event,
            Faction::Hero,
            CardSet::CaptainMarvel,
        )
    },
    Def {
        traits: &[Trait::Attack, Trait::Superpower],
        cost: 3,
        icons: Icons::new(0, 0, 1, 0),
        copies: 3,
        deck_limit: 3,
        text: "",
        abilities: &[],
        // {kind: hero action, label: attack, choices: the acting player picks one legal enemy}
        // => Deal 5 damage to one enemy. If at least one resource paid for this card was energy (or wild used as energy), draw 1 card.
        ..Def::new(Card::PhotonicBlast, "Photonic Blast", Kind::Event, Faction::Hero, CardSet::CaptainMarvel)
    },
    Def {
        icons: Icons::new(3, 0, 0, 0),
        copies: 2,
        deck_limit: 2,
        ..Def::new(
            Card::EnergyAbsorption,
            "Energy Absorption",
            Kind::Resource,
            Faction::Hero,
            CardSet::CaptainMarvel,
        )
    },
    Def {
        unique: true,
        traits: &[Trait::Location, Trait::Shield],
        cost: 1,
        icons: Icons::new(0, 1, 0, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: action, cost: [{type: exhaust-this}, {type: discard-from-hand, count: 1, choice: owner}]}
        // => Draw 1 card; draw 2 cards instead if your identity is Carol Danvers (alter-ego form).
        ..Def::new(
            Card::AlphaFlightStation,
            "Alpha Flight Station",
            Kind::Support,
            Faction::Hero,
            CardSet::CaptainMarvel,
        )
    },
    Def {
        unique: true,
        traits: &[Trait::Armor, Trait::Tech],
        cost: 2,
        icons: Icons::new(0, 0, 1, 0),
        deck_limit: 1,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => Captain Marvel gets +1 DEF, or +2 DEF instead while your identity has the Aerial trait.
        ..Def::new(
            Card::CaptainMarvelsHelmet,
            "Captain Marvel's Helmet",
            Kind::Upgrade,
            Faction::Hero,
            CardSet::CaptainMarvel,
        )
    },
    Def {
        traits: &[Trait::Superpower],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 2,
        deck_limit: 2,
        text: "",
        abilities: &[],
        // {kind: constant}
        // => Captain Marvel has the Aerial trait (hero form only, because the hero is named).
        // {kind: hero interrupt, label: defense, trigger: Captain Marvel would take damage (from any source), trigger_event: damage-would-be-taken, cost: [{type: discard-this}], notes: During an attack only the attack's target player may use it.}
        // => Prevent 3 of that damage.
        ..Def::new(Card::CosmicFlight, "Cosmic Flight", Kind::Upgrade, Faction::Hero, CardSet::CaptainMarvel)
    },
    Def {
        traits: &[Trait::Superpower],
        cost: 0,
        icons: Icons::new(0, 1, 0, 0),
        max: Max::PerPlayer,
        copies: 2,
        deck_limit: 2,
        text: "",
        abilities: &[],
        // {kind: action, cost: [{type: spend-resources, resources: {energy: X}}], notes: X is chosen by the player, at least 1.}
        // => Put X energy counters on this card.
        // {kind: hero action, label: attack, cost: [{type: discard-this}], choices: the acting player picks one legal enemy, notes: Counters are counted as the card leaves play. With 0 counters it cannot be used.}
        // => Deal 2 damage per energy counter that was on this card to one enemy, at most 10 damage in all, as a single damage instance.
        ..Def::new(
            Card::EnergyChannel,
            "Energy Channel",
            Kind::Upgrade,
            Faction::Hero,
            CardSet::CaptainMarvel,
        )
    },
    Def {
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed, choices: the owning player: form change yes/no, then the option}
        // => Given to the Carol Danvers player, who resolves it. That player may change to alter-ego form (does not use the voluntary change). Then they choose one option: (1) exhaust Carol Danvers (needs alter-ego form and a ready identity) and remove this card from the game; or (2) give their identity a stunned status card; this card gains surge; then discard this card.
        ..Def::new(
            Card::FamilyEmergency,
            "Family Emergency",
            Kind::Obligation,
            Faction::Encounter,
            CardSet::CaptainMarvel,
        )
    },
    Def {
        threat: fixed(3),
        hazard_icons: 1,
        boost: 3,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Place 1 more threat per player here (number of players who started).
        ..Def::new(
            Card::ThePsycheMagnitron,
            "The Psyche-Magnitron",
            Kind::SideScheme,
            Faction::Encounter,
            CardSet::CaptainMarvelNemesis,
        )
    },
    Def {
        unique: true,
        traits: &[Trait::Elite, Trait::Kree],
        sch: Stat::N(2),
        atk: Stat::N(3),
        hp: fixed(5),
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: forced response, trigger: This minion has attacked, trigger_event: attack-resolved, star_field: attack}
        // => Place 1 threat on The Psyche-Magnitron (nothing if it is not in play).
        ..Def::new(Card::YonRogg, "Yon-Rogg", Kind::Minion, Faction::Encounter, CardSet::CaptainMarvelNemesis)
    },
    Def {
        star: true,
        surge: true,
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Place 1 threat on the main scheme.
        // {kind: boost, trigger_event: boost-card-flipped}
        // => During an undefended attack of the villain: the main scheme receives 1 threat.
        ..Def::new(
            Card::KreeManipulator,
            "Kree Manipulator",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::CaptainMarvelNemesis,
        )
    },
    Def {
        boost: 1,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed, notes: Wild icons do not count.}
        // => The revealing player discards from hand every card with a printed energy icon. If none was discarded, this card gains surge.
        ..Def::new(
            Card::YonRoggsTreason,
            "Yon-Rogg's Treason",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::CaptainMarvelNemesis,
        )
    },
];
