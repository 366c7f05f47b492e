//! Leadership.

use super::prelude::*;
use crate::ability::On;
use crate::frame::EnteredStep;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
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
        abilities: &[Ability {
            on: On::EnteredPlay,
            when: |state, ctx| {
                state
                    .what(ctx)
                    .and_then(|entered| state.piece(entered.to))
                    .is_some_and(|it| it.is_minion() && !state.cannot_take_damage(it, ctx.card))
            },
            cost: &[Cost::Counter],
            effect: &[Do::Damage(
                Who::The(|state, ctx| state.what(ctx).map_or(PieceId::NONE, |entered| entered.to)),
                Num::N(2),
            )],
            ..RESPONSE
        }],
        ..Def::new(Card::Hawkeye, Kind::Ally, Faction::Leadership, CardSet::Leadership)
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
        abilities: &[Ability {
            on: On::EnteredPlay,
            when: this_entered,
            effect: &[Do::Draw(Whose::Each, Num::N(1))],
            ..RESPONSE
        }],
        ..Def::new(Card::MariaHill, Kind::Ally, Faction::Leadership, CardSet::Leadership)
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
        abilities: &[Ability {
            cost: &[Cost::Spend(Icons::new(1, 0, 0, 0))],
            once: true,
            effect: &[Do::Choice(&[
                Way { what: "thw", can: always, does: &[Do::UntilEndOfPhase(Who::This, Value::Thw, 2)] },
                Way { what: "atk", can: always, does: &[Do::UntilEndOfPhase(Who::This, Value::Atk, 2)] },
            ])],
            ..ACTION
        }],
        ..Def::new(Card::Vision, Kind::Ally, Faction::Leadership, CardSet::Leadership)
    },
    Def {
        cost: 0,
        icons: Icons::new(0, 0, 1, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            targets: &[Target { what: "an-exhausted-ally", fits: |_, _, it| it.is_ally() && it.exhausted }],
            effect: &[Do::Ready(Who::Target)],
            ..ACTION
        }],
        ..Def::new(Card::GetReady, Kind::Event, Faction::Leadership, CardSet::Leadership)
    },
    Def {
        traits: &[Trait::Tactic],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            targets: &[PLAYER],
            effect: &[Do::Run(|state, ctx, _| {
                if let Some(seat) = ctx.targets[0].player() {
                    for value in [Value::Thw, Value::Atk] {
                        let _ = state.lasting.try_push(Lasting::PlusAll { seat, value, by: 1 });
                    }
                }
            })],
            ..HERO_ACTION
        }],
        ..Def::new(Card::LeadFromTheFront, Kind::Event, Faction::Leadership, CardSet::Leadership)
    },
    Def {
        cost: 0,
        icons: Icons::new(0, 1, 0, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            cost: &[Cost::PrintedCost(|state, _, _, card| {
                card.def().kind == Kind::Ally && !state.breaks_unique(card)
            })],
            picks: |state, ctx, it| owns_picked(state, ctx, it),
            picked: "the-player-whose-discard-pile-it-comes-from",
            effect: &[PICK, Do::Custom(call_ally)],
            ..ACTION
        }],
        ..Def::new(Card::MakeTheCall, Kind::Event, Faction::Leadership, CardSet::Leadership)
    },
    Def {
        icons: Icons::new(0, 0, 0, 1),
        copies: 2,
        deck_limit: 2,
        doubles: Some(Faction::Leadership),
        ..Def::new(Card::ThePowerOfLeadership, Kind::Resource, Faction::Leadership, CardSet::Leadership)
    },
    Def {
        unique: true,
        traits: &[Trait::Location, Trait::Shield],
        cost: 1,
        icons: Icons::new(1, 0, 0, 0),
        deck_limit: 1,
        constants: &[Constant::Plus {
            value: Value::AllyLimit,
            by: |_, _| 1,
            to: |_, this, it| it.is_identity() && this.controller == it.controller,
        }],
        ..Def::new(Card::TheTriskelion, Kind::Support, Faction::Leadership, CardSet::Leadership)
    },
    Def {
        traits: &[Trait::Condition],
        cost: 1,
        icons: Icons::new(0, 0, 1, 0),
        max: Max::PerHost,
        copies: 3,
        deck_limit: 3,
        attach: Some(Attach { what: "an-ally", fits: |_, _, it| it.is_ally() }),
        constants: &[
            Constant::Plus { value: Value::Thw, by: |_, _| 1, to: |_, this, it| this.host == it.id },
            Constant::Plus { value: Value::Atk, by: |_, _| 1, to: |_, this, it| this.host == it.id },
        ],
        ..Def::new(Card::Inspired, Kind::Upgrade, Faction::Leadership, CardSet::Leadership)
    },
];

/// Make the Call: whether the identity's player has the chosen ally in the discard pile.
fn owns_picked(state: &State, ctx: &Ctx, it: &Piece) -> bool {
    let owner = it.id.player().filter(|_| it.is_identity());
    owner.is_some_and(|seat| ctx.picked.is_some_and(|card| state.player(seat).discard.contains(&card)))
}

/// Make the Call: the ally enters play; its owner stays its owner (rule 37.16). The pile may be that of a player who is out.
fn call_ally(state: &mut State, ctx: &mut Ctx, phase: u8, log: &mut Log) -> Custom {
    let Some(card) = ctx.picked.filter(|_| phase == BEGIN) else { return Custom::Done };
    let has = |seat: &Seat| state.player(*seat).discard.contains(&card);
    let owner = ctx.targets[0].player().or_else(|| (0..state.n_players()).map(Seat).find(has));
    let Some(owner) = owner.filter(|seat| state.take_out_of_discard(*seat, card)) else {
        return Custom::Done;
    };
    let piece = state.put_into_play(card, |piece| {
        piece.owner = Some(owner);
        piece.controller = Some(ctx.player);
    });
    log.public(crate::event::Event::Entered(card, piece, state.nth_told(piece, log)));
    Custom::Call(AFTER, Frame::Entered { piece, step: EnteredStep::Quickstrike, played: false })
}
