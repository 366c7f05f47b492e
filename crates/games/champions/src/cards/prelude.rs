//! What card definitions are written with: the language of abilities, and targets and conditions that many cards share.

pub use crate::ability::{
    ABILITY, Ability, Attach, Constant, Cost, Ctx, Custom, Do, Num, On, Pick, Target, Timing, Way, Who,
    Whose, always,
};
pub use crate::frame::{EncounterTo, Frame, To};
pub use crate::ids::{Card, CardSet, Faction, Form, Kind, Label, PieceId, Resource, Status, Trait, Value};
pub use crate::printed::{Def, Icons, Max, Stat, fixed, per_player};
pub use crate::rules::Log;
use crate::rules::effects::Pieces;
pub use crate::state::{Lasting, Piece, State};
pub use kernel::Seat;

/// The phase in which every function of a card begins.
pub const BEGIN: u8 = 0;

/// The phase after a question or a procedure, where a function of a card has but one.
pub const AFTER: u8 = 1;

/// An Action.
pub const ACTION: Ability = ABILITY;

/// A Hero Action.
pub const HERO_ACTION: Ability = Ability { form: Some(Form::Hero), ..ABILITY };

/// An Alter-Ego Action.
pub const ALTER_EGO_ACTION: Ability = Ability { form: Some(Form::AlterEgo), ..ABILITY };

/// A Resource ability.
pub const RESOURCE: Ability = Ability { timing: Timing::Resource, ..ABILITY };

/// A When Revealed ability.
pub const WHEN_REVEALED: Ability = Ability { timing: Timing::WhenRevealed, ..ABILITY };

/// A When Revealed ability for players in hero form.
pub const WHEN_REVEALED_HERO: Ability = Ability { form: Some(Form::Hero), ..WHEN_REVEALED };

/// A When Revealed ability for players in alter-ego form.
pub const WHEN_REVEALED_ALTER_EGO: Ability = Ability { form: Some(Form::AlterEgo), ..WHEN_REVEALED };

/// A When Defeated ability.
pub const WHEN_DEFEATED: Ability = Ability { timing: Timing::WhenDefeated, ..ABILITY };

/// A Boost ability.
pub const BOOST: Ability = Ability { timing: Timing::Boost, ..ABILITY };

/// A Special ability.
pub const SPECIAL: Ability = Ability { timing: Timing::Special, ..ABILITY };

/// A Setup ability.
pub const SETUP: Ability = Ability { timing: Timing::Setup, ..ABILITY };

/// An Interrupt.
pub const INTERRUPT: Ability = Ability { timing: Timing::Interrupt, ..ABILITY };

/// A Forced Interrupt.
pub const FORCED_INTERRUPT: Ability = Ability { timing: Timing::ForcedInterrupt, ..ABILITY };

/// A Response.
pub const RESPONSE: Ability = Ability { timing: Timing::Response, ..ABILITY };

/// A Forced Response.
pub const FORCED_RESPONSE: Ability = Ability { timing: Timing::ForcedResponse, ..ABILITY };

/// An enemy that the player's identity may attack and that can take the damage (rules 11.1.4, 17.1).
pub const ENEMY_TO_ATTACK: Target = Target {
    what: "an-enemy-to-attack",
    fits: |state, ctx, it| state.can_attack(ctx.player, it) && !state.cannot_take_damage(it, ctx.card),
};

/// A minion to attack.
pub const MINION_TO_ATTACK: Target = Target {
    what: "a-minion-to-attack",
    fits: |state, ctx, it| it.is_minion() && !state.cannot_take_damage(it, ctx.card),
};

/// An enemy that can take damage from the card (not an attack: guard does not matter).
pub const ENEMY: Target = Target {
    what: "an-enemy",
    fits: |state, ctx, it| it.is_enemy() && !state.cannot_take_damage(it, ctx.card),
};

/// A scheme from which threat can be removed.
pub const SCHEME: Target = Target { what: "a-scheme", fits: |state, _, it| state.can_thwart(it) };

/// A player.
pub const PLAYER: Target = Target { what: "a-player", fits: |_, _, it| it.is_identity() };

/// All enemies.
pub const EACH_ENEMY: Who = Who::Each(|_, _, it| it.is_enemy());

/// All heroes: identities in hero form.
pub const EACH_HERO: Who = Who::Each(|_, _, it| it.is_hero());

/// All side schemes.
pub const EACH_SIDE_SCHEME: Who = Who::Each(|_, _, it| it.kind() == Kind::SideScheme);

/// All friendly characters.
pub const EACH_FRIENDLY: Who = Who::Each(|_, _, it| it.is_friendly());

/// The player's hero: nothing in alter-ego form (rule 20.4).
pub const YOUR_HERO: Who =
    Who::The(|state, ctx| if state.is_hero(ctx.player) { ctx.you() } else { PieceId::NONE });

/// Whether the player's identity has the Aerial trait.
pub fn aerial(state: &State, ctx: &Ctx) -> bool {
    state.is_aerial(ctx.player)
}

/// Whether the player is in hero form.
pub fn in_hero_form(state: &State, ctx: &Ctx) -> bool {
    state.is_hero(ctx.player)
}

/// Whether this card is attached to the villain.
pub const TO_THE_VILLAIN: Option<Attach> =
    Some(Attach { what: "the-villain", fits: |_, _, it| it.id == PieceId::VILLAIN });

/// The constant ability of a card that makes the controlling player's hero better.
pub const fn hero_gets(value: Value, by: fn(&State, &Piece) -> u16) -> Constant {
    Constant::Plus { value, by, to: |_, this, it| it.is_hero() && this.controller == it.controller }
}

/// Place threat on this side scheme for each player, as it is revealed (rule 13.1).
pub const MORE_THREAT_PER_PLAYER: Ability =
    Ability { effect: &[Do::PlaceThreat(Who::This, Num::PerPlayer(1))], ..WHEN_REVEALED };

/// The Hero Action of an attachment that any player may use to discard it (rule 18.6).
pub const fn discard_for(cost: &'static [Cost]) -> Ability {
    Ability { cost, effect: &[Do::Discard(Who::This)], ..HERO_ACTION }
}

/// Prevents all of the damage, or all of the threat, that the ability reacts to (rule 10.2.6).
pub fn prevent_all(state: &mut State, ctx: &mut Ctx, log: &mut Log) {
    if let Some(happening) = state.happening_mut(ctx.at) {
        let (card, amount) = (happening.card, happening.amount);
        happening.amount = 0;
        log.public(crate::event::Event::Prevented(card, amount));
    }
}

/// Prevents some of the damage, or some of the threat, that the ability reacts to.
pub fn prevent(state: &mut State, ctx: &Ctx, most: u16, log: &mut Log) {
    if let Some(happening) = state.happening_mut(ctx.at) {
        let prevented = most.min(happening.amount);
        let card = happening.card;
        happening.amount -= prevented;
        log.public(crate::event::Event::Prevented(card, prevented));
    }
}

/// A Boost ability that acts on whom the activation damages: the card's Special ability is resolved then, with that
/// character as its target.
pub fn acts_if_damaged(state: &mut State, ctx: &mut Ctx, _: &mut Log) {
    let _ = state.activation.if_damaged.try_push(ctx.card);
}

/// Whether this is an attack that nobody defends. A hero who used a (defense) ability has defended (rule 11.4.4); a
/// defending ally that has left play has not (rule 11.4.3).
pub fn undefended(state: &State, _: &Ctx) -> bool {
    state.activation.attack
        && state
            .activation
            .now()
            .is_some_and(|strand| !strand.hero_defended && state.piece(strand.defender).is_none())
}

/// The first option of every obligation (rule 18.4.2): exhaust the alter-ego, and the card leaves the game.
pub const EXHAUST_YOUR_ALTER_EGO: Way = Way {
    what: "exhaust-your-alter-ego-and-remove-this-card-from-the-game",
    can: |state, ctx| state.identity(ctx.player).is_some_and(|it| !it.is_hero() && !it.exhausted),
    does: &[
        Do::Exhaust(Who::You),
        Do::Run(|state, ctx, log| {
            if state.land(ctx.card).is_some() {
                let _ = state.removed.try_push(ctx.card);
                log.public(crate::event::Event::Removed(ctx.card));
            }
        }),
    ],
};

/// The first step of every obligation (rule 18.4.2): its player may change to alter-ego form.
pub const MAY_BECOME_ALTER_EGO: Do = Do::Custom(|state, ctx, phase, _| {
    const ANSWERED: u8 = 1;
    const CHANGED: u8 = 2;
    match phase {
        BEGIN if state.is_hero(ctx.player) => Custom::Ask(ANSWERED, Pick::YesNo(ctx.player)),
        ANSWERED if ctx.x == 1 => Custom::Call(CHANGED, Frame::ChangeForm(ctx.player)),
        _ => Custom::Done,
    }
});

/// Whether what is happening is an attack by this enemy.
pub fn this_attacks(state: &State, ctx: &Ctx) -> bool {
    state.what(ctx).is_some_and(|attack| attack.by == ctx.source)
}

/// Whether what is happening is an attack by the enemy that this card is attached to.
pub fn host_attacks(state: &State, ctx: &Ctx) -> bool {
    let host = state.piece(ctx.source).map(|this| this.host);
    state.what(ctx).is_some_and(|attack| Some(attack.by) == host)
}

/// How many pieces fit the ability's `picks`.
pub enum Found {
    /// None.
    None,
    /// This one alone: it is taken without asking (rule 37.24).
    One(PieceId),
    /// Several.
    Several,
}

/// The piece that fits the ability's `picks`, if there is only one.
pub fn only_one(state: &State, ctx: &Ctx) -> Found {
    let mut fitting = state.pieces.iter().filter(|it| (ctx.def().picks)(state, ctx, it));
    match (fitting.next(), fitting.next()) {
        (None, _) => Found::None,
        (Some(only), None) => Found::One(only.id),
        (Some(_), Some(_)) => Found::Several,
    }
}

/// A step of several enemies' attacks, which resolve against the players whom they are engaged with (rule 37.27). All
/// minions in play now that fit the ability's `picks` attack, one at a time in the order that a player chooses; those that
/// do not fit any more when their turn comes do not. `ctx.x` tells afterwards whether an attack was made.
pub fn ordered_attacks(state: &mut State, ctx: &mut Ctx, phase: u8, chooser: Seat) -> Custom {
    const CHOSEN: u8 = 1;
    const ATTACKED: u8 = 2;
    match phase {
        CHOSEN => return ordered_attack(state, ctx, ctx.targets[0], ATTACKED),
        ATTACKED => {
            if ctx.outcome.made {
                ctx.x = 1;
            }
        }
        _ if state.is_activating() => return Custom::Wait,
        _ => {
            ctx.x = 0;
            let minions: Pieces = state.pieces.iter().filter(|it| it.is_minion()).map(|it| it.id).collect();
            state.mark(ctx, &minions);
            let fits = ctx.def().picks;
            for id in minions {
                if state.piece(id).is_some_and(|it| !fits(state, ctx, it)) {
                    state.unmark(ctx, id);
                }
            }
        }
    }
    match only_one(state, ctx) {
        Found::One(enemy) => ordered_attack(state, ctx, enemy, ATTACKED),
        Found::Several => Custom::Ask(CHOSEN, Pick::Piece(chooser)),
        Found::None => {
            state.unmark_all(ctx);
            Custom::Done
        }
    }
}

/// One of the attacks.
fn ordered_attack(state: &mut State, ctx: &Ctx, enemy: PieceId, then: u8) -> Custom {
    state.unmark(ctx, enemy);
    match state.piece(enemy).and_then(|it| it.engaged) {
        Some(seat) => Custom::Call(then, Frame::EnemyAttack { enemy, seat }),
        None => Custom::Done,
    }
}

/// Whether the player could spend these resources as an effect asks for (rule 9.3.8).
pub fn can_spend(state: &State, ctx: &Ctx, icons: Icons) -> bool {
    state.could_generate(ctx, Faction::Encounter, false).cover(icons, icons.total())
}

/// Whether this card is the one that entered play.
pub fn this_entered(state: &State, ctx: &Ctx) -> bool {
    state.what(ctx).is_some_and(|entered| entered.to == ctx.source)
}

/// Whether it was this card that attacked or thwarted.
pub fn this_did_it(state: &State, ctx: &Ctx) -> bool {
    state.what(ctx).is_some_and(|done| done.by == ctx.source)
}

/// The player picks a piece that fits the ability's `picks`, in the middle of an effect; it becomes the target.
pub const PICK: Do = Do::Custom(|state, ctx, phase, _| {
    if phase != BEGIN {
        return Custom::Done;
    }
    let fits = ctx.def().picks;
    let mut fitting = state.pieces.iter().filter(|it| fits(state, ctx, it));
    match (fitting.next(), fitting.next()) {
        (Some(_), Some(_)) => return Custom::Ask(AFTER, Pick::Piece(ctx.player)),
        // Rule 37.24.
        (only, _) => ctx.targets[0] = only.map_or(PieceId::NONE, |it| it.id),
    }
    Custom::Done
});

/// The player searches the deck for a card that fits the ability's `finds` and takes it into the hand (rule 10.3.4).
pub const SEARCH_DECK: Do = Do::Custom(|state, ctx, phase, log| {
    let (seat, finds) = (ctx.player, ctx.def().finds);
    // The searcher sees the whole deck, and all see whether there was something to find.
    log.reveal();
    match (phase, ctx.picked) {
        (BEGIN, _) if state.player(seat).deck.iter().any(|card| finds(state, ctx, *card)) => {
            return Custom::Ask(AFTER, Pick::Deck(seat));
        }
        (AFTER, Some(card)) => {
            state.take_from_deck(seat, card, log);
        }
        _ => {}
    }
    Custom::Done
});
