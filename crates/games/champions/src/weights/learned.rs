//! Weights that were learned: how much more likely, as a logarithm, an answer becomes when something holds. A comment
//! in lower case goes on from the last one with a capital.
//!
//! A player whose random answers follow the weights played about two million games with all starter decks against all
//! villains, and the weights followed the gradient of that player's success. Cards of other decks count as their kind.

use crate::ids::{Card, Hero};
use kit::ById;

/// End the turn.
pub(super) const END_TURN: f32 = -6.0;
/// while the identity could still act.
pub(super) const END_TURN_READY: f32 = -5.1;
/// Change to alter-ego form.
pub(super) const GO_HOME: f32 = 0.37;
/// if the next attacks could defeat the hero.
pub(super) const HOME_IN_DANGER: f32 = -0.94;
/// for the share of hit points lost.
pub(super) const HOME_LOST: f32 = 2.1;
/// while the hero is ready.
pub(super) const HOME_READY: f32 = -3.6;
/// if the villain could complete the scheme then.
pub(super) const HOME_SCHEME: f32 = -0.59;
/// Change to hero form.
pub(super) const COME_OUT: f32 = 0.15;
/// for the share of hit points lost.
pub(super) const OUT_LOST: f32 = 1.1;
/// while recovering is still possible.
pub(super) const OUT_HURT: f32 = 0.43;
/// if the villain could complete the scheme otherwise.
pub(super) const OUT_SCHEME: f32 = 1.8;
/// Recover.
pub(super) const RECOVER: f32 = -3.7;
/// for three hit points healed.
pub(super) const RECOVER_AMOUNT: f32 = -0.7;
/// Aim at the villain.
pub(super) const VILLAIN: f32 = 4.7;
/// Aim at a minion.
pub(super) const MINION: f32 = -5.5;
/// if that defeats it.
pub(super) const BEATS_MINION: f32 = 3.0;
/// Aim at an enemy that is tough.
pub(super) const TOUGH: f32 = 3.8;
/// An ally acts and dies of it.
pub(super) const ALLY_DIES: f32 = 0.52;
/// The hero attacks.
pub(super) const HERO_ATTACKS: f32 = 1.6;
/// Aim at the villain if that defeats the stage.
pub(super) const BEATS_VILLAIN: f32 = 6.0;
/// Aim at a minion if it guards.
pub(super) const GUARD: f32 = 6.0;
/// Aim at the main scheme.
pub(super) const MAIN_SCHEME: f32 = -0.83;
/// for the share of its target threat.
pub(super) const MAIN_SHARE: f32 = 4.7;
/// if it is nearly complete.
pub(super) const MAIN_DANGER: f32 = 0.29;
/// Aim at a side scheme.
pub(super) const SIDE_SCHEME: f32 = -0.34;
/// for each icon.
pub(super) const SIDE_ICON: f32 = 0.28;
/// if that defeats it.
pub(super) const SIDE_CLEARED: f32 = 5.9;
/// The hero thwarts.
pub(super) const HERO_THWARTS: f32 = -2.7;
/// Thwart, for each point of THW.
pub(super) const THWART_POWER: f32 = 3.5;
/// Attack, for each point of ATK.
pub(super) const ATTACK_POWER: f32 = 2.6;
/// Play an ally.
pub(super) const PLAY_ALLY: f32 = 1.5;
/// Play an upgrade or a support.
pub(super) const PLAY_PERMANENT: f32 = -1.2;
/// Play an event.
pub(super) const PLAY_EVENT: f32 = 1.9;
/// Play an event in another player's turn.
pub(super) const PLAY_FOR_OTHERS: f32 = -0.75;
/// Play a card, for each resource that it costs.
pub(super) const PLAY_COST: f32 = 0.61;
/// Use an own card.
pub(super) const USE_OWN: f32 = 6.0;
/// Use an encounter card.
pub(super) const USE_ENCOUNTER: f32 = -3.0;
/// Pay with a resource card.
pub(super) const PAY_RESOURCE: f32 = 1.4;
/// with an ally.
pub(super) const PAY_ALLY: f32 = -2.0;
/// with an upgrade or a support.
pub(super) const PAY_PERMANENT: f32 = 0.16;
/// with an event.
pub(super) const PAY_EVENT: f32 = 0.15;
/// with a card in play.
pub(super) const PAY_GENERATOR: f32 = 5.0;
/// with several resources that are needed.
pub(super) const PAY_DOUBLE: f32 = 6.0;
/// with more resources than are needed.
pub(super) const PAY_WASTE: f32 = -4.4;
/// with a card that cannot be played now.
pub(super) const PAY_DEAD: f32 = -0.014;
/// Keep the rest of the hand.
pub(super) const KEEP_REST: f32 = 0.087;
/// Discard an event at the end of the phase.
pub(super) const DROP_EVENT: f32 = -1.1;
/// an ally.
pub(super) const DROP_ALLY: f32 = -2.3;
/// an upgrade or a support.
pub(super) const DROP_PERMANENT: f32 = 2.9;
/// a resource card.
pub(super) const DROP_RESOURCE: f32 = -1.0;
/// a card that cannot be played now.
pub(super) const DROP_DEAD: f32 = 0.1;
/// Use no interrupt and no response.
pub(super) const PASS: f32 = -5.4;
/// Use that of a card in play.
pub(super) const REACT_IN_PLAY: f32 = 3.7;
/// Play one from hand.
pub(super) const REACT_FROM_HAND: f32 = 4.4;
/// Do not defend.
pub(super) const TAKE_IT: f32 = 4.5;
/// if the attack could defeat the hero.
pub(super) const TAKE_IN_DANGER: f32 = -6.0;
/// Defend with the hero.
pub(super) const HERO_DEFENDS: f32 = -3.8;
/// if the attack could defeat the hero.
pub(super) const HERO_IN_DANGER: f32 = 2.6;
/// Defend with an ally that has one hit point.
pub(super) const LAST_POINT_DEFENDS: f32 = 1.1;
/// Defend with another ally.
pub(super) const ALLY_DEFENDS: f32 = -0.53;
/// Defend with any ally, for each point of damage above three.
pub(super) const ALLY_BLOW: f32 = 1.3;
/// Keep the first hand.
pub(super) const MULLIGAN_DONE: f32 = 0.16;
/// Discard a card of it.
pub(super) const MULLIGAN_CARD: f32 = 0.017;
/// Attack the villain, for ten of his hit points, over all stages and for each player.
pub(super) const VILLAIN_LEFT: f32 = -3.3;
/// Change to alter-ego form if the villain is confused.
pub(super) const HOME_CONFUSED: f32 = -0.0081;
/// if the villain is stunned.
pub(super) const HOME_STUNNED: f32 = 0.033;
/// for the damage expected, as a share of the hit points left.
pub(super) const HOME_BLOW: f32 = 0.027;
/// Change to hero form, for the damage expected, as a share of the hit points left.
pub(super) const OUT_BLOW: f32 = 0.7;
/// if the villain is stunned.
pub(super) const OUT_STUNNED: f32 = 0.12;
/// Aim at the main scheme, the sooner it will be complete.
pub(super) const MAIN_HURRY: f32 = -0.46;
/// Change to hero form if the villain is confused.
pub(super) const OUT_CONFUSED: f32 = 0.57;
/// Attach a card to the villain.
pub(super) const HOST_VILLAIN: f32 = 0.56;
/// to a minion.
pub(super) const HOST_MINION: f32 = -0.56;
/// to an ally.
pub(super) const HOST_ALLY: f32 = 0.0;
/// for each of its hit points.
pub(super) const HOST_ALLY_POINTS: f32 = 0.22;
/// Choose an identity.
pub(super) const TARGET_IDENTITY: f32 = 0.59;
/// Choose an ally.
pub(super) const TARGET_ALLY: f32 = -0.37;
/// Play an ally, for each ally already in play.
pub(super) const ALLIES_ALREADY: f32 = -0.74;
/// Recover if the next attacks could defeat the hero.
pub(super) const RECOVER_IN_DANGER: f32 = 0.15;
/// Defend with the hero, for the damage expected, as a share of the hit points left.
pub(super) const HERO_BLOW: f32 = -0.54;
/// Do not defend, for the damage expected, as a share of the hit points left.
pub(super) const TAKE_BLOW: f32 = -2.5;
/// Attack with an ally, for each point of damage that the ally takes for it.
pub(super) const ATTACK_HURTS: f32 = -0.3;
/// Thwart with an ally, for each point of damage that the ally takes for it.
pub(super) const THWART_HURTS: f32 = -1.3;
/// Pay no more.
pub(super) const PAY_DONE: f32 = -0.42;
/// Change to alter-ego form, for five cards in hand.
pub(super) const HOME_HAND: f32 = -0.38;
/// Change to hero form, for five cards in hand.
pub(super) const OUT_HAND: f32 = -0.45;

/// What was learned about a hero's changes of form.
#[derive(Clone, Copy)]
pub(super) struct OfHero {
    /// Change to alter-ego form.
    pub home: f32,
    /// for three upgrades.
    pub home_upgrades: f32,
    /// Change to hero form.
    pub out: f32,
    /// for three upgrades.
    pub out_upgrades: f32,
}

/// What was learned about each hero.
pub(super) const fn hero(hero: Hero) -> OfHero {
    let (home, home_upgrades, out, out_upgrades) = match hero {
        Hero::SpiderMan => (0.07, -0.12, -0.64, -0.03),
        Hero::CaptainMarvel => (0.90, -0.20, 0.58, 0.04),
        Hero::SheHulk => (-0.58, -0.13, 0.27, 0.14),
        Hero::IronMan => (0.37, 0.18, -0.15, -0.12),
        Hero::BlackPanther => (-0.29, -0.17, -0.62, -0.21),
    };
    OfHero { home, home_upgrades, out, out_upgrades }
}

/// What was learned about a card, in hundredths.
#[derive(Clone, Copy)]
pub(super) struct OfCard {
    /// To play it in a turn.
    pub play: i16,
    /// To pay with it.
    pub pay: i16,
    /// To use it in a turn.
    pub action: i16,
    /// To discard it at the end of the phase.
    pub drop: i16,
    /// To use or play it as an interrupt or a response.
    pub react: i16,
    /// To take the first of the ways that it offers.
    pub first_way: i16,
}

const fn of(play: i16, pay: i16, action: i16, drop: i16, react: i16, first_way: i16) -> OfCard {
    OfCard { play, pay, action, drop, react, first_way }
}

/// What was learned about each card.
pub(super) static CARDS: ById<Card, OfCard, { Card::COUNT }> = {
    let mut all = [of(0, 0, 0, 0, 0, 0); Card::COUNT];
    let mut n = 0;
    while n < LEARNED.len() {
        all[LEARNED[n].0 as usize] = LEARNED[n].1;
        n += 1;
    }
    ById::new(all)
};

#[rustfmt::skip]
const LEARNED: &[(Card, OfCard)] = &[
    (Card::SpiderMan, of(0, 0, 0, 0, -6, 0)),
    (Card::BlackCat, of(79, -54, 0, -96, 0, 0)),
    (Card::Backflip, of(0, -18, 0, 54, 0, 0)),
    (Card::EnhancedSpiderSense, of(0, 90, 0, 52, 0, 0)),
    (Card::SwingingWebKick, of(187, -243, 0, -212, 0, 0)),
    (Card::AuntMay, of(101, -96, 27, -41, 0, 0)),
    (Card::SpiderTracer, of(-69, 90, 0, 73, 0, 0)),
    (Card::WebShooter, of(37, -151, 0, -101, 0, 0)),
    (Card::WebbedUp, of(-74, 76, 0, 48, 0, 0)),
    (Card::CaptainMarvel, of(0, 0, 117, 0, 0, 0)),
    (Card::CarolDanvers, of(0, 0, 145, 0, 0, 0)),
    (Card::SpiderWoman, of(126, -78, 0, -83, 0, 0)),
    (Card::CrisisInterdiction, of(-213, 118, 0, 84, 0, 0)),
    (Card::PhotonicBlast, of(224, -35, 0, -132, 0, 0)),
    (Card::EnergyAbsorption, of(0, -27, 0, -195, 0, 0)),
    (Card::AlphaFlightStation, of(160, -113, 67, -84, 0, 0)),
    (Card::CaptainMarvelsHelmet, of(-170, 93, 0, 71, 0, 0)),
    (Card::CosmicFlight, of(-145, 64, 0, 47, 0, 0)),
    (Card::EnergyChannel, of(105, -235, -199, -22, 0, 0)),
    (Card::Hellcat, of(-293, 133, -28, 141, 0, 0)),
    (Card::GammaSlam, of(60, 24, 0, 0, 0, 0)),
    (Card::GroundStomp, of(-137, 36, 0, 112, 0, 0)),
    (Card::LegalPractice, of(-48, 70, 0, 83, 0, 0)),
    (Card::OneTwoPunch, of(0, -200, 0, -97, 0, 0)),
    (Card::SplitPersonality, of(32, -38, 0, 19, 0, 0)),
    (Card::SuperhumanLawDivision, of(38, -54, 39, -44, 0, 0)),
    (Card::FocusedRage, of(-140, 78, -33, 58, 0, 0)),
    (Card::SuperhumanStrength, of(124, 9, 0, 24, 0, 0)),
    (Card::TonyStark, of(0, 0, 67, 0, 0, 0)),
    (Card::WarMachine, of(-210, 40, 12, 97, 0, 0)),
    (Card::RepulsorBlast, of(162, -203, 0, -118, 0, 0)),
    (Card::SupersonicPunch, of(58, -59, 0, 30, 0, 0)),
    (Card::PepperPotts, of(-45, 58, 0, 19, 0, 0)),
    (Card::StarkTower, of(7, -16, 28, 0, 0, 0)),
    (Card::ArcReactor, of(155, -84, 7, -54, 0, 0)),
    (Card::MarkVArmor, of(8, 21, 0, 0, 0, 0)),
    (Card::MarkVHelmet, of(100, -106, -10, -44, 0, 0)),
    (Card::PoweredGauntlets, of(101, -28, 9, -52, 0, 0)),
    (Card::RocketBoots, of(-69, -40, 54, 0, 0, 0)),
    (Card::Shuri, of(39, -46, 0, -49, 0, 0)),
    (Card::AncestralKnowledge, of(-156, 101, 0, 58, 0, 0)),
    (Card::WakandaForeverA, of(63, -107, 0, -12, 0, 0)),
    (Card::WakandaForeverB, of(92, -100, 0, 0, 0, 0)),
    (Card::WakandaForeverC, of(97, -109, 0, -21, 0, 0)),
    (Card::WakandaForeverD, of(88, -118, 0, -32, 0, 0)),
    (Card::Vibranium, of(0, 29, 0, -89, 0, 0)),
    (Card::TheGoldenCity, of(328, -57, 39, -155, 0, 0)),
    (Card::EnergyDaggers, of(128, -45, 0, 12, 0, 0)),
    (Card::PantherClaws, of(300, -138, 0, -119, 0, 0)),
    (Card::TacticalGenius, of(-87, 0, 0, 15, 0, 0)),
    (Card::VibraniumSuit, of(58, -67, 0, -18, 0, 0)),
    (Card::Hulk, of(254, -60, 0, -227, 0, 0)),
    (Card::Tigra, of(-71, 51, 0, -9, 0, 0)),
    (Card::ChaseThemDown, of(0, 46, 0, 118, 0, 0)),
    (Card::RelentlessAssault, of(14, 36, 0, 145, 0, 0)),
    (Card::Uppercut, of(135, -29, 0, -20, 0, 0)),
    (Card::ThePowerOfAggression, of(0, 57, 0, 0, 0, 0)),
    (Card::TacTeam, of(257, 28, 40, -97, 0, 0)),
    (Card::CombatTraining, of(-55, 31, 0, 119, 0, 0)),
    (Card::Daredevil, of(69, -24, 0, -73, 0, 0)),
    (Card::JessicaJones, of(83, -46, 0, -126, 0, 0)),
    (Card::ForJustice, of(-6, 0, 0, 13, 0, 0)),
    (Card::GreatResponsibility, of(0, 76, 0, 131, 0, 0)),
    (Card::ThePowerOfJustice, of(0, 5, 0, 40, 0, 0)),
    (Card::InterrogationRoom, of(-62, 35, 0, 73, 0, 0)),
    (Card::SurveillanceTeam, of(18, -97, -78, -35, 0, 0)),
    (Card::HeroicIntuition, of(-161, 102, 0, 81, 0, 0)),
    (Card::Hawkeye, of(-24, 0, 0, -98, 0, 0)),
    (Card::MariaHill, of(101, -57, 0, -61, 0, 0)),
    (Card::Vision, of(-168, 66, 40, 0, 0, -179)),
    (Card::GetReady, of(0, 17, 0, 169, 0, 0)),
    (Card::LeadFromTheFront, of(-190, 138, 0, 82, 0, 0)),
    (Card::MakeTheCall, of(96, -76, 0, 83, 0, 0)),
    (Card::ThePowerOfLeadership, of(0, 0, 0, 20, 0, 0)),
    (Card::TheTriskelion, of(-114, 32, 0, -6, 0, 0)),
    (Card::Inspired, of(-58, 48, 0, 115, 0, 0)),
    (Card::BlackWidow, of(-241, 97, 0, 92, -26, 0)),
    (Card::LukeCage, of(-30, -17, 0, -75, 0, 0)),
    (Card::CounterPunch, of(0, 132, 0, 88, 0, 0)),
    (Card::GetBehindMe, of(0, 144, 0, 124, 26, 0)),
    (Card::ThePowerOfProtection, of(0, 35, 0, 44, 0, 0)),
    (Card::MedTeam, of(-30, 49, -5, 8, 0, 0)),
    (Card::ArmoredVest, of(-103, 63, 0, 40, 0, 0)),
    (Card::Indomitable, of(-111, 20, 0, 66, 0, 0)),
    (Card::Mockingbird, of(22, -32, 0, -147, 0, 0)),
    (Card::NickFury, of(138, -59, 0, -101, 0, -269)),
    (Card::Emergency, of(0, 132, 0, 126, 0, 0)),
    (Card::FirstAid, of(-447, 273, 0, 149, 0, 0)),
    (Card::Haymaker, of(-24, -75, 0, 10, 0, 0)),
    (Card::Energy, of(0, -39, 0, -141, 0, 0)),
    (Card::Genius, of(0, -34, 0, -142, 0, 0)),
    (Card::Strength, of(0, -27, 0, -162, 0, 0)),
    (Card::AvengersMansion, of(-19, 111, 18, 40, 0, 0)),
    (Card::Helicarrier, of(-111, 140, 10, 111, 0, 0)),
    (Card::Tenacity, of(-157, 65, -22, 136, 0, 0)),
    (Card::EnhancedIvoryHorn, of(0, 0, -7, 0, 0, 0)),
    (Card::HydraBomber, of(0, 0, 0, 0, 0, 187)),
    (Card::SonicConverter, of(0, 0, 10, 0, 0, 0)),
    (Card::SonicBoom, of(0, 0, 0, 0, 0, -114)),
    (Card::UltronI, of(0, 0, 0, 0, 0, 198)),
    (Card::AssaultOnNORAD2B, of(0, 0, 0, 0, 0, 228)),
    (Card::UpgradedDrones, of(0, 0, 29, 0, 0, 0)),
    (Card::AndroidEfficiencyA, of(0, 0, 0, 0, 0, 87)),
    (Card::AndroidEfficiencyB, of(0, 0, 0, 0, 0, 113)),
    (Card::AndroidEfficiencyC, of(0, 0, 0, 0, 0, 52)),
    (Card::UnderAttack, of(0, 0, 0, 0, 0, 140)),
    (Card::VibraniumArmor, of(0, 0, 12, 0, 0, 0)),
    (Card::AffairsOfState, of(0, 0, 0, 0, 0, 60)),
    (Card::LegalWork, of(0, 0, 0, 0, 0, -93)),
    (Card::EvictionNotice, of(0, 0, 0, 0, 0, 158)),
    (Card::BusinessProblems, of(0, 0, 0, 0, 0, -29)),
    (Card::FamilyEmergency, of(0, 0, 0, 0, 0, 215)),
];
