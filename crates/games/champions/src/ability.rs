//! The language in which cards say what they do.
//!
//! A card's [`Ability`] names its timing word, what it waits for, its cost, its targets and a list of [`Do`] steps. Most
//! cards need nothing else; what does not fit is a named function in the card's own file. All of it is static: a position
//! only holds a [`Ctx`], which says which ability of which card is being resolved, by whom, and what was chosen.

use crate::frame::Frame;
use crate::frame::steps::numbered;
use crate::ids::{AbilityId, Card, Form, HappeningId, Label, PieceId, Resource, Status, Value};
use crate::rules::Log;
use crate::state::{Piece, State};
use kernel::Seat;
use kit::Set;
use serde::{Deserialize, Serialize};

numbered! {
    /// A timing word (rule 10.1).
    Timing {
        /// Action.
        Action = 0 "action",
        /// Interrupt.
        Interrupt = 1 "interrupt",
        /// Forced Interrupt.
        ForcedInterrupt = 2 "forced-interrupt",
        /// Response.
        Response = 3 "response",
        /// Forced Response.
        ForcedResponse = 4 "forced-response",
        /// Resource.
        Resource = 5 "resource",
        /// When Revealed.
        WhenRevealed = 6 "when-revealed",
        /// When Defeated.
        WhenDefeated = 7 "when-defeated",
        /// Boost.
        Boost = 8 "boost",
        /// Setup.
        Setup = 9 "setup",
        /// Special.
        Special = 10 "special",
    }
}

kit::ids! {
    /// What an interrupt or a response waits for (rule 10.2).
    pub enum On: u8, set u32 {
        /// Nothing: other timing words.
        Nothing = "nothing",
        /// An enemy would attack (rule 11.2.2).
        WouldAttack = "would-attack",
        /// An enemy attacks (rule 11.2.3).
        Attacks = "attacks",
        /// An enemy schemes (rule 13.8).
        Schemes = "schemes",
        /// A character would take damage (rule 12.2).
        WouldTakeDamage = "would-take-damage",
        /// A character would be defeated (rule 12.4).
        WouldBeDefeated = "would-be-defeated",
        /// A character is defeated (rule 12.4).
        IsDefeated = "is-defeated",
        /// Threat would be placed (rule 13.1).
        WouldPlaceThreat = "would-place-threat",
        /// An encounter card is revealed (rule 18.2).
        Revealed = "revealed",
        /// After damage was taken.
        Damaged = "damaged",
        /// After a character was defeated.
        Defeated = "defeated",
        /// After a player's attack (rule 11.1.5).
        Attacked = "attacked",
        /// After an enemy's attack (rule 11.3).
        EnemyAttacked = "enemy-attacked",
        /// After a hero defended.
        Defended = "defended",
        /// After a thwart.
        Thwarted = "thwarted",
        /// After an enemy schemed.
        Schemed = "schemed",
        /// After threat was placed.
        ThreatPlaced = "threat-placed",
        /// After a card entered play.
        EnteredPlay = "entered-play",
        /// After an identity changed its form.
        FormChanged = "form-changed",
        /// After a card was played.
        Played = "played",
    }
}

impl On {
    /// The moments after something, for responses; the others are for interrupts.
    pub const RESPONSES: Set<On> = {
        let mut bits = 0;
        let mut n = 0;
        while n < On::COUNT {
            if On::ALL[n].is_after() {
                bits |= On::ALL[n].only().bits();
            }
            n += 1;
        }
        Set::from_bits(bits)
    };

    /// Whether it is after something, for responses.
    pub const fn is_after(self) -> bool {
        match self {
            On::Nothing
            | On::WouldAttack
            | On::Attacks
            | On::Schemes
            | On::WouldTakeDamage
            | On::WouldBeDefeated
            | On::IsDefeated
            | On::WouldPlaceThreat
            | On::Revealed => false,
            On::Damaged
            | On::Defeated
            | On::Attacked
            | On::EnemyAttacked
            | On::Defended
            | On::Thwarted
            | On::Schemed
            | On::ThreatPlaced
            | On::EnteredPlay
            | On::FormChanged
            | On::Played => true,
        }
    }

    /// It alone.
    #[inline]
    pub const fn only(self) -> Set<On> {
        Set::from_bits(1 << self as u32)
    }

    /// Any of several.
    #[inline]
    pub const fn any(all: &[On]) -> Set<On> {
        let mut bits = 0;
        let mut n = 0;
        while n < all.len() {
            bits |= 1 << all[n] as u32;
            n += 1;
        }
        Set::from_bits(bits)
    }
}

/// A cost before the arrow (rule 9.2).
#[derive(Clone, Copy)]
pub enum Cost {
    /// Exhaust this card.
    ExhaustThis,
    /// Discard this card.
    DiscardThis,
    /// Remove one counter from this card.
    Counter,
    /// Spend resources of these types.
    Spend(crate::printed::Icons),
    /// Spend any number of resources of a type, at least one; the number is `ctx.x`.
    SpendAny(Resource),
    /// Discard this many cards from hand; the number is `ctx.x`.
    DiscardHand {
        /// At least.
        min: u8,
        /// At most.
        max: u8,
    },
    /// The payer's identity takes this much damage (rule 9.2.4).
    TakeDamage(u8),
    /// This card is dealt this much damage.
    DamageThis(u8),
    /// Heal this much from the payer's identity.
    HealYou(u8),
    /// Exhaust the payer's hero.
    ExhaustHero,
    /// Pay the printed cost of a card in a discard pile that fits; it is chosen first. The card is `ctx.card_chosen`.
    PrintedCost(fn(&State, &Ctx, Seat, Card) -> bool),
}

/// What a resource ability produces.
pub type Produces = fn(&State, &Ctx) -> crate::printed::Icons;

/// A condition. It may look only at what lies open, unless the ability is on a card in its player's hand.
pub type Cond = fn(&State, &Ctx) -> bool;

/// Which pieces fit.
pub type Fits = fn(&State, &Ctx, &Piece) -> bool;

/// Always.
pub fn always(_: &State, _: &Ctx) -> bool {
    true
}

/// A target that the player of the ability chooses (rule 9.1 step 5).
#[derive(Clone, Copy)]
pub struct Target {
    /// What to choose: the message `choose-an-enemy`, without the first word of its name.
    pub what: &'static str,
    /// Which pieces fit.
    pub fits: Fits,
}

/// What an attached card attaches to (rule 4.3).
#[derive(Clone, Copy)]
pub struct Attach {
    /// To what: the message `attach-the-villain`, without the first word of its name.
    pub what: &'static str,
    /// Which pieces fit. Of encounter cards the first player chooses among several.
    pub fits: Fits,
}

/// A number.
#[derive(Clone, Copy)]
pub enum Num {
    /// This.
    N(u16),
    /// This for each player who started the game.
    PerPlayer(u16),
    /// The first if the condition holds, otherwise the second.
    If(Cond, u16, u16),
    /// Computed.
    Of(fn(&State, &Ctx) -> u16),
}

/// Which piece or pieces.
#[derive(Clone, Copy)]
pub enum Who {
    /// The first chosen target.
    Target,
    /// The second chosen target.
    Second,
    /// The identity of `ctx.player`.
    You,
    /// This card.
    This,
    /// What this card is attached to.
    Host,
    /// The villain.
    Villain,
    /// The main scheme.
    Main,
    /// All that fit, at the same time.
    Each(Fits),
    /// One, computed; nothing happens for [`PieceId::NONE`].
    The(fn(&State, &Ctx) -> PieceId),
}

/// Which player.
#[derive(Clone, Copy)]
pub enum Whose {
    /// `ctx.player`.
    You,
    /// The player whose identity is the first target.
    Target,
    /// The first player.
    First,
    /// Each player, in player order.
    Each,
}

/// One option of a choice.
#[derive(Clone, Copy)]
pub struct Way {
    /// What it does: the message `way-make-1-drone`, without the first word of its name.
    pub what: &'static str,
    /// Whether it can be chosen (rule 10.3.3).
    pub can: Cond,
    /// What it does.
    pub does: &'static [Do],
}

impl Way {
    /// Whether it begins with spending resources, so that only who sees the hand knows whether it can be chosen.
    pub fn spends(&self) -> bool {
        matches!(self.does.first(), Some(Do::Spend(_)))
    }
}

/// What a function of a card says to do next.
#[derive(Clone, Copy, Debug)]
pub enum Custom {
    /// This step is over.
    Done,
    /// Run this frame, then come back with this phase.
    Call(u8, Frame),
    /// Ask a player to pick a piece that fits the numbered list of `picks`; it becomes `ctx.target`; come back with this phase.
    Ask(u8, Pick),
    /// This step orders an activation while another one is under way: it waits with all that follows it (rule 11.5.3).
    Wait,
}

/// A choice that a function of a card asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// A card of those looked at (`state.looked`); it becomes `ctx.picked`.
    Looked(Seat),
    /// A card of the player's deck that fits the ability's `finds`; it becomes `ctx.picked`.
    Deck(Seat),
    /// A card of the encounter deck or discard pile that fits the ability's `finds`; it becomes `ctx.picked`.
    Encounter(Seat),
    /// A card of the player's own discard pile that fits, or to stop; it becomes `ctx.picked`.
    Discard {
        /// Who.
        seat: Seat,
        /// Whether to stop is allowed.
        may_stop: bool,
    },
    /// A piece that fits the ability's `picks`; it becomes `ctx.targets[0]`.
    Piece(Seat),
    /// Yes or no; `ctx.x` becomes 1 or 0.
    YesNo(Seat),
}

/// One step of an effect: a sentence.
#[derive(Clone, Copy)]
pub enum Do {
    /// Attack the first target for this much damage (rule 11.1).
    Attack(Num),
    /// Attack the first target; with overkill if the condition holds.
    AttackOverkill(Num, Cond),
    /// Thwart: remove this much threat from the first target (rule 13.2).
    Thwart(Num),
    /// Deal damage.
    Damage(Who, Num),
    /// Heal damage.
    Heal(Who, Num),
    /// Heal all damage.
    HealAll(Who),
    /// Remove threat.
    RemoveThreat(Who, Num),
    /// Place threat.
    PlaceThreat(Who, Num),
    /// Give a status card.
    Give(Who, Status),
    /// Ready.
    Ready(Who),
    /// Exhaust.
    Exhaust(Who),
    /// Discard from play.
    Discard(Who),
    /// Return from play to the owner's hand.
    ToHand(Who),
    /// Put counters on a card.
    AddCounters(Who, Num),
    /// Draw cards.
    Draw(Whose, Num),
    /// Draw until the hand holds the printed hand size of the current form.
    DrawToHandSize,
    /// Discard the topmost cards of the deck.
    Mill(Whose, Num),
    /// Discard random cards from hand.
    DiscardRandom(Whose, Num),
    /// Deal facedown encounter cards.
    Deal(Whose, Num),
    /// Make Drones (rule 27.3).
    Drone(Whose, Num),
    /// Change the form of `ctx.player`.
    ChangeForm,
    /// A value goes up until the end of the phase.
    UntilEndOfPhase(Who, Value, u8),
    /// Enemies attack `ctx.player` one after the other; `ctx.x` becomes the number of attacks made.
    EnemyAttacks(Who),
    /// An enemy schemes.
    EnemySchemes(Who),
    /// The revealed card gains surge.
    Surge,
    /// The villain gets another boost card for this activation.
    ExtraBoost,
    /// Reveal the top card of the encounter deck.
    RevealTop,
    /// Dig for an encounter card (rule 3, 19.2); it enters play engaged with a player, or is revealed.
    Dig {
        /// Which cards fit.
        fits: fn(Card) -> bool,
        /// Whose it becomes.
        whose: Whose,
        /// Whether it is revealed instead of put into play.
        reveal: bool,
    },
    /// Search the encounter deck and discard pile (the deck alone if `deck_only`) for a card, then shuffle.
    Search {
        /// Which card fits.
        fits: fn(Card) -> bool,
        /// Whether the discard pile is left out.
        deck_only: bool,
        /// Whether it is revealed instead of put into play.
        reveal: bool,
    },
    /// A step that is done only if the condition holds.
    When(Cond, &'static Do),
    /// A step that is done only if the step before it resolved in full (rule 10.3.1).
    Then(&'static Do),
    /// `ctx.player` chooses one of several ways.
    Choice(&'static [Way]),
    /// The steps for each player in player order, who is `ctx.player` then.
    EachPlayer(&'static [Do]),
    /// The player spends these resources (rule 9.3.8). As the first step of a [`Way`] it says that the way depends on the hand.
    Spend(crate::printed::Icons),
    /// A change without questions.
    Run(fn(&mut State, &mut Ctx, &mut Log)),
    /// A function with phases, beginning with 0.
    Custom(fn(&mut State, &mut Ctx, u8, &mut Log) -> Custom),
}

impl Do {
    /// The step without the conditions around it.
    pub fn plain(&self) -> &Do {
        let mut step = self;
        while let Do::When(_, within) | Do::Then(within) = step {
            step = within;
        }
        step
    }
}

/// A triggered ability.
#[derive(Clone, Copy)]
pub struct Ability {
    /// Its name on identities: the message `ability-futurist`, without the first word of its name; or empty.
    pub name: &'static str,
    /// The timing word.
    pub timing: Timing,
    /// The form word.
    pub form: Option<Form>,
    /// The label.
    pub label: Option<Label>,
    /// What it waits for.
    pub on: On,
    /// Whether it applies to what is happening. It looks only at what lies open.
    pub when: Cond,
    /// The cost.
    pub cost: &'static [Cost],
    /// Limit once per round.
    pub once: bool,
    /// Whether the effect could change the game (rule 9.1 step 1). It looks only at what lies open and at the player's hand.
    pub could: Cond,
    /// What the player chooses.
    pub targets: &'static [Target],
    /// Which cards a search or a look finds.
    pub finds: fn(&State, &Ctx, Card) -> bool,
    /// Which pieces a pick takes.
    pub picks: Fits,
    /// What is picked: the message `choose-the-upgrade-to-discard`, without the first word of its name.
    pub picked: &'static str,
    /// What a resource ability produces.
    pub produces: Produces,
    /// The type that the effect asks for among the resources paid (rule 9.3.6).
    pub counts: Option<Resource>,
    /// What happens.
    pub effect: &'static [Do],
}

/// An ability with nothing in it.
pub static NO_ABILITY: Ability = ABILITY;

/// An ability with nothing in it, to begin from.
pub const ABILITY: Ability = Ability {
    name: "",
    timing: Timing::Action,
    form: None,
    label: None,
    on: On::Nothing,
    when: always,
    cost: &[],
    once: false,
    could: always,
    targets: &[],
    finds: |_, _, _| true,
    picks: |_, _, _| true,
    picked: "a-card-in-play",
    produces: |_, _| crate::printed::Icons::NONE,
    counts: None,
    effect: &[],
};

/// A constant ability.
#[derive(Clone, Copy)]
pub enum Constant {
    /// The pieces that fit get a higher value. The functions get this card and the other piece.
    Plus {
        /// The value.
        value: Value,
        /// By how much.
        by: fn(&State, &Piece) -> u16,
        /// Which pieces.
        to: fn(&State, &Piece, &Piece) -> bool,
    },
    /// The pieces that fit have the trait.
    Trait {
        /// The trait.
        word: crate::ids::Trait,
        /// Which pieces.
        to: fn(&State, &Piece, &Piece) -> bool,
    },
    /// The pieces that fit cannot take damage from the source card.
    NoDamage(fn(&State, &Piece, &Piece, Card) -> bool),
    /// No threat can be removed from this scheme (rule 13.7).
    ThreatStays,
    /// The engaged player must defend this enemy's attacks with a ready ally.
    AllyMustDefend,
}

/// Which ability of which card is being resolved, by whom, and what was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ctx {
    /// The card.
    pub card: Card,
    /// Which of its abilities.
    pub ability: AbilityId,
    /// The piece, for a card in play.
    pub source: PieceId,
    /// "You".
    pub player: Seat,
    /// What was chosen.
    pub targets: [PieceId; 2],
    /// A number: cards discarded, resources spent, an answer.
    pub x: u16,
    /// A card that was picked.
    pub picked: Option<Card>,
    /// The resource types that counted in the payment.
    #[serde(with = "crate::action::asked_set")]
    pub paid: Set<Resource>,
    /// The happening that it reacts to, or that reveals it.
    pub at: HappeningId,
    /// Whether this is the final step of a sequence (rule 3, Wakanda Forever!).
    pub last: bool,
    /// Which part of a choice or of a list for each player is being resolved.
    pub path: [u8; 2],
    /// What the sentence before came to.
    pub outcome: Outcome,
    /// The bit by which the pieces are marked that a sentence goes through one by one.
    pub mark: u8,
}

/// What a sentence came to. It belongs to the effect that the sentence is part of: what happens in between, be it an
/// attack of another enemy, does not change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Whether it resolved in full (rule 10.3.1).
    pub full: bool,
    /// Whether the activation that it ordered was made.
    pub made: bool,
    /// How much it healed or removed; of an activation, the threat placed or the damage taken from the attack itself
    /// (rule 11.5.5).
    pub amount: u16,
    /// The character that the attack damaged, the last one if it were several.
    pub damaged: PieceId,
}

impl Outcome {
    /// Before the first sentence, and of an activation that was not made.
    pub const NONE: Outcome = Outcome { full: true, made: false, amount: 0, damaged: PieceId::NONE };
}

impl Ctx {
    /// An ability about to be used.
    pub const fn new(card: Card, ability: AbilityId, source: PieceId, player: Seat) -> Ctx {
        Ctx {
            card,
            ability,
            source,
            player,
            targets: [PieceId::NONE; 2],
            x: 0,
            picked: None,
            paid: Set::EMPTY,
            at: HappeningId::NONE,
            last: false,
            path: [0; 2],
            outcome: Outcome::NONE,
            mark: 0,
        }
    }

    /// The ability.
    pub fn def(&self) -> &'static Ability {
        self.card.def().ability(self.ability).unwrap_or(&NO_ABILITY)
    }

    /// The identity of the player.
    pub const fn you(&self) -> PieceId {
        PieceId::identity(self.player)
    }
}
