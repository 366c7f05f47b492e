//! The steps of the procedures, in the order of the rules.
//!
//! A position is saved with their names. It used to be saved with their numbers: those are still read, and hashes from
//! that time are made from them.

use serde::Deserializer;
use serde::de::{Error, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// What is saved by its name, and was once saved by its number.
pub(crate) trait Numbered: Copy + 'static {
    /// All of them, with their names and their numbers.
    const ALL: &'static [(&'static str, u8, Self)];
}

/// Reads one by its name or by its number.
pub(crate) fn read<'de, T: Numbered, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    struct Form<T>(PhantomData<T>);

    impl<T: Numbered> Visitor<'_> for Form<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("the name of a step")
        }

        fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
            let found = T::ALL.iter().find(|(name, ..)| *name == word);
            found.map(|(.., it)| *it).ok_or_else(|| E::custom(format_args!("no step is called {word:?}")))
        }

        fn visit_u64<E: Error>(self, n: u64) -> Result<T, E> {
            let found = T::ALL.iter().find(|(_, number, _)| u64::from(*number) == n);
            found.map(|(.., it)| *it).ok_or_else(|| E::custom(format_args!("no step has the number {n}")))
        }
    }

    deserializer.deserialize_any(Form(PhantomData))
}

/// An enum whose values are saved by their names, with the numbers that they once had.
macro_rules! numbered {
    ($($(#[$doc:meta])* $type:ident { $($(#[$about:meta])* $id:ident = $number:literal $name:literal,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize)]
        #[repr(u8)]
        pub enum $type {
            $($(#[$about])* #[serde(rename = $name)] $id = $number,)*
        }

        impl $crate::frame::steps::Numbered for $type {
            const ALL: &'static [(&'static str, u8, $type)] = &[$(($name, $number, $type::$id)),*];
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                $crate::frame::steps::read(deserializer)
            }
        }
    )*};
}

pub(crate) use numbered;

numbered! {
    /// A step of setup (rule 6).
    SetupStep {
        /// The Setup abilities of the main scheme's A side (rule 6.10).
        MainScheme = 0 "main-scheme",
        /// It is turned to its B side.
        TurnMainScheme = 1 "turn-main-scheme",
        /// The villain is revealed.
        Villain = 2 "villain",
        /// The obligations are shuffled in (rule 6.11).
        Obligations = 3 "obligations",
        /// All players draw (rule 6.12).
        Hands = 4 "hands",
        /// All may mulligan (rule 6.13).
        Mulligans = 5 "mulligans",
        /// The Setup abilities of the identities (rule 6.14).
        Identities = 6 "identities",
        /// The first round begins.
        Begin = 7 "begin",
    }

    /// One player's part of setup (rules 6.12 to 6.14).
    PlayerSetupStep {
        /// The hand is drawn.
        Draw = 0 "draw",
        /// Cards may be discarded.
        Mulligan = 1 "mulligan",
        /// The Setup abilities of the identity.
        Identity = 2 "identity",
        /// The hand is filled up after a mulligan.
        DrawAgain = 3 "draw-again",
    }

    /// A step of a round (rule 7.1).
    RoundStep {
        /// It begins.
        Begin = 0 "begin",
        /// The players take their turns (rule 7.2).
        Turns = 1 "turns",
        /// They discard (rule 7.4 step 1).
        Discard = 2 "discard",
        /// They draw (rule 7.4 step 2).
        Draw = 3 "draw",
        /// Cards are readied, and the phase ends (rule 7.4 steps 3 and 4).
        Ready = 4 "ready",
        /// The villain phase begins with threat (rule 8.1).
        Threat = 5 "threat",
        /// Enemies activate (rule 8.2).
        Activations = 6 "activations",
        /// Encounter cards are dealt (rule 8.3).
        Deal = 7 "deal",
        /// All players are to reveal what was dealt to them (rule 8.4).
        Reveal = 8 "reveal",
        /// One of them does.
        RevealNext = 9 "reveal-next",
        /// The round ends (rule 8.5).
        End = 10 "end",
    }

    /// A step of the villain phase (rule 8).
    VillainStep {
        /// Threat is placed (rule 8.1).
        Threat = 1 "threat",
        /// Enemies activate (rule 8.2).
        Activations = 2 "activations",
        /// Encounter cards are dealt (rule 8.3).
        Deal = 3 "deal",
        /// They are revealed (rule 8.4).
        Reveal = 4 "reveal",
        /// The round ends (rule 8.5).
        End = 5 "end",
    }

    /// Who activates against a player (rule 8.2).
    ActivationsStep {
        /// The villain.
        Villain = 0 "villain",
        /// The minions, one after the other.
        Minions = 1 "minions",
    }

    /// A step of playing a card or using an ability (rule 9.1).
    UseStep {
        /// The card leaves the hand, the ability counts as used.
        Begin = 0 "begin",
        /// Cards are discarded from hand as a cost.
        Discard = 1 "discard",
        /// Resources are generated (rule 9.3).
        Pay = 2 "pay",
        /// Which resources count (rule 9.3.6).
        Count = 3 "count",
        /// The other costs.
        OtherCosts = 4 "other-costs",
        /// Targets are chosen.
        Targets = 5 "targets",
        /// It begins to resolve: status cards, labels, cards that enter play.
        Resolve = 6 "resolve",
        /// The effect.
        Effect = 7 "effect",
        /// It is over.
        Finish = 8 "finish",
    }

    /// A step of a player's attack (rule 11.1.5).
    AttackStep {
        /// A stunned character loses the status card instead.
        Stunned = 0 "stunned",
        /// Damage.
        Damage = 1 "damage",
        /// Overkill (rule 17.2).
        Overkill = 2 "overkill",
        /// Forced responses to taking damage.
        ForcedByDamage = 3 "forced-by-damage",
        /// Retaliate (rule 17.4).
        Retaliate = 4 "retaliate",
        /// Forced responses.
        Forced = 5 "forced",
        /// Responses.
        Responses = 6 "responses",
        /// Consequential damage (rule 14.3).
        Consequence = 7 "consequence",
    }

    /// A step of a player's thwart (rule 13.2).
    ThwartStep {
        /// Threat is removed.
        Remove = 0 "remove",
        /// Forced responses.
        Forced = 1 "forced",
        /// Responses.
        Responses = 2 "responses",
        /// Consequential damage (rule 14.3).
        Consequence = 3 "consequence",
    }

    /// A step of an enemy's attack (rules 11.2, 11.3).
    EnemyAttackStep {
        /// The forced interrupts to an attack that would be made are over.
        Would = 0 "would",
        /// Interrupts to the attack.
        Interrupts = 1 "interrupts",
        /// It is made.
        Begin = 2 "begin",
        /// The villain gets a boost card (rule 11.3 step 1).
        Boost = 3 "boost",
        /// Defenders (step 2).
        Defenders = 4 "defenders",
        /// Boost cards are flipped (step 3).
        Flip = 5 "flip",
        /// The damage of a part is fixed (step 4).
        Damage = 6 "damage",
        /// All damage is placed.
        Place = 7 "place",
        /// Overkill (rule 17.2).
        Overkill = 8 "overkill",
        /// What boost cards do to a damaged character, and forced responses to taking damage (step 5).
        After = 9 "after",
        /// Retaliate (rule 17.4).
        Retaliate = 10 "retaliate",
        /// Forced responses.
        Forced = 11 "forced",
        /// Responses.
        Responses = 12 "responses",
        /// On to the next part.
        NextStrand = 13 "next-strand",
        /// It was broken off (rule 11.5.7).
        BrokenOff = 14 "broken-off",
        /// It is over.
        End = 15 "end",
        /// On to the damage of the next part.
        DamageNext = 16 "damage-next",
    }

    /// A step of an enemy's scheme (rule 13.8).
    EnemySchemeStep {
        /// Interrupts (rule 13.8 step 2).
        Interrupts = 0 "interrupts",
        /// The villain gets a boost card (step 3).
        Boost = 1 "boost",
        /// Boost cards are flipped (step 4).
        Flip = 2 "flip",
        /// Threat is placed (step 5).
        Place = 3 "place",
        /// Forced responses (step 6).
        Forced = 4 "forced",
        /// Responses.
        Responses = 5 "responses",
        /// It is over.
        End = 6 "end",
    }

    /// A step of resolving a boost card (rule 15.2).
    BoostStep {
        /// It is flipped, and its Boost ability resolved.
        Flip = 0 "flip",
        /// Its icons count, and it is discarded.
        Count = 1 "count",
    }

    /// A step of one instance of damage (rule 12.2).
    DamageStep {
        /// Whether it can be taken at all; forced interrupts.
        Begin = 0 "begin",
        /// Interrupts.
        Interrupts = 1 "interrupts",
        /// The amount is fixed.
        Fix = 2 "fix",
    }

    /// A step of a sentence that deals damage (rule 10.2.8).
    SentenceStep {
        /// The damage.
        Damage = 0 "damage",
        /// Responses.
        Responses = 1 "responses",
    }

    /// A step of the defeat of an ally or a minion (rule 12.4).
    DefeatStep {
        /// Forced interrupts to a defeat that would happen.
        Would = 0 "would",
        /// Forced interrupts, unless it was replaced.
        Forced = 1 "forced",
        /// Interrupts.
        Interrupts = 2 "interrupts",
        /// When Defeated abilities.
        WhenDefeated = 3 "when-defeated",
        /// It leaves play.
        Leave = 4 "leave",
    }

    /// A step of a placement of threat (rule 13.1).
    ThreatStep {
        /// Interrupts.
        Interrupts = 0 "interrupts",
        /// It is placed.
        Place = 1 "place",
        /// Responses.
        Responses = 2 "responses",
    }

    /// A step of a reveal (rule 18.2).
    RevealStep {
        /// Interrupts.
        Interrupts = 0 "interrupts",
        /// The card enters play, by its type.
        Enter = 1 "enter",
        /// When Revealed abilities.
        WhenRevealed = 2 "when-revealed",
        /// They are resolved: a treachery is discarded, other cards have entered play.
        Resolved = 3 "resolved",
        /// Surge (rule 17.5).
        Surge = 4 "surge",
    }

    /// A step after a card has entered play (rules 17.3, 18.2.1).
    EnteredStep {
        /// Quickstrike.
        Quickstrike = 0 "quickstrike",
        /// Responses.
        Responses = 1 "responses",
    }

    /// A step of the defeat of a villain's stage (rule 23.1).
    StageStep {
        /// When Defeated abilities.
        WhenDefeated = 0 "when-defeated",
        /// The next stage.
        Next = 1 "next",
    }

    /// A step of the main scheme's advance (rule 13.5).
    AdvanceStep {
        /// The next one comes.
        Next = 0 "next",
        /// The When Revealed abilities of its A side.
        WhenRevealed = 1 "when-revealed",
        /// It is turned to its B side.
        Turn = 2 "turn",
    }

    /// A step of the defeat of a side scheme (rule 13.4).
    SchemeStep {
        /// When Defeated abilities.
        WhenDefeated = 0 "when-defeated",
        /// It leaves play.
        Leave = 1 "leave",
    }

    /// A step of the responses to something that is then over.
    ReactionStep {
        /// Forced responses.
        Forced = 0 "forced",
        /// Responses.
        Responses = 1 "responses",
    }
}
