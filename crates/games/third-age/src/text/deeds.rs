//! What dice, Action tokens and options are used for, as texts.

use super::parts::{area, character, commas, either, face, some_units};
use super::{Part, Said};
use crate::action::Deed;
use crate::game::Thing;
use crate::ids::{Card, Character, Engine, Unit};
use crate::ops::{Amount, Hurt, Op, Pick, Places, Price, Script, Step};
use crate::state::State;
use kernel::{Argument, Text};

/// What a die is used for, as it appears in the names of messages.
pub(super) const fn deed_slug(deed: Deed) -> &'static str {
    match deed {
        Deed::FastMove => "fast-move",
        Deed::LedAttack => "led-attack",
        Deed::MoveCharacters => "move-characters",
        Deed::Enter(_) => "enter",
        Deed::Ability { .. } => "ability",
        Deed::MoveNazgul => "move-nazgul",
        Deed::StrategicMove => "strategic-move",
        Deed::Attack => "attack",
        Deed::CombinedAttack => "combined-attack",
        Deed::FireCatapults => "fire-catapults",
        Deed::Recruit => "recruit",
        Deed::Rally => "rally",
        Deed::Dunlendings => "dunlendings",
        Deed::PlaceEnt => "place-ent",
        Deed::PlaceTokens => "place-tokens",
        Deed::BuildEngines => "build-engines",
        Deed::PlayCard => "play-card",
        Deed::DrawGeneric => "draw-generic",
        Deed::DrawStory => "draw-story",
        Deed::EyeRecruit => "eye-recruit",
        Deed::EyeMove => "eye-move",
        Deed::EyeAttack => "eye-attack",
        Deed::ActivateEntwood => "activate-entwood",
        Deed::ByCard { .. } => "by-card",
        Deed::ByToken { .. } => "by-token",
        Deed::Discard => "discard",
    }
}

impl State {
    /// Puts what a die is used for into a text.
    pub(super) fn deed_said(&self, text: Said, deed: Deed) -> Said {
        match deed {
            Deed::Enter(who) => text.with("who", character(who)),
            Deed::Ability { character: who, n } | Deed::ByToken { character: who, n } => {
                let ability = self.source(Script::Character(who, n));
                text.with("who", character(who)).with("ability", ability)
            }
            Deed::ByCard { card, n } => {
                text.with("card", self.source(Script::Hook(card, n))).text("what", self.hook_said(card, n))
            }
            Deed::MoveNazgul => text.thing("nazgul", Thing::Nazgul),
            Deed::PlaceEnt | Deed::ActivateEntwood => text.thing("entwood", Thing::Entwood),
            Deed::FireCatapults => text.thing("engine", Thing::Engine(Engine::Catapult)),
            Deed::Dunlendings => text.thing("unit", Thing::Unit(Unit::Dunlendings)),
            Deed::EyeRecruit | Deed::EyeMove | Deed::EyeAttack => {
                text.thing("unit", Thing::Unit(Unit::MordorOrcs))
            }
            Deed::FastMove
            | Deed::LedAttack
            | Deed::MoveCharacters
            | Deed::StrategicMove
            | Deed::Attack
            | Deed::CombinedAttack
            | Deed::Recruit
            | Deed::Rally
            | Deed::PlaceTokens
            | Deed::BuildEngines
            | Deed::PlayCard
            | Deed::DrawGeneric
            | Deed::DrawStory
            | Deed::Discard => text,
        }
    }

    /// What a list of instructions does, in the words of its first one that does something.
    pub(super) fn list_said(&self, first: Step, until: u8) -> Said {
        let ops = self.book.ops(first.script);
        let from = usize::from(first.at).min(ops.len());
        let upto = usize::from(until).clamp(from, ops.len());
        let list = &ops[from..upto];
        list.iter()
            .find_map(op_said)
            .or_else(|| list.iter().find_map(price_said))
            .unwrap_or(Text::new("op-other"))
    }

    /// What an option does, for the player who chooses: Damage on his own Army is taken, not dealt.
    fn option_for(&self, step: Step, first: Step, until: u8) -> Said {
        let chooser = match self.op_at(step) {
            Some(Op::Choose { by, .. }) => by.side(step.by),
            _ => step.by,
        };
        match self.op_at(first) {
            Some(Op::InflictDamage { hurt: Hurt::InBattle(target), tokens, .. })
                if target.side(step.by) == chooser =>
            {
                Text::new("op-take-damage").number("n", *tokens)
            }
            _ => self.list_said(first, until),
        }
    }

    /// What a card on the table allows. If two of its hooks read alike, both are numbered.
    fn hook_said(&self, card: Card, n: u8) -> Said {
        let said = |n: u8| {
            let step = Step { script: Script::Hook(card, n), by: self.to_act, at: 0 };
            self.list_said(step, u8::MAX)
        };
        let own = said(n);
        let hooks = u8::try_from(self.book.cards[card].hooks.len()).unwrap_or(u8::MAX);
        // Ours has two for different dice: they are not asked for together.
        let alike = !self.book.is_ours() && (0..hooks).any(|other| other != n && said(other) == own);
        match alike {
            true => Text::new("answer-option-numbered").number("n", n.saturating_add(1)).text("what", own),
            false => own,
        }
    }

    /// An option of a choice, counted from 1. If two read alike, both are numbered.
    pub(super) fn option_said(&self, step: Step, n: u8) -> Said {
        let all: Vec<(u8, Said)> = self
            .options(step)
            .map(|(k, first, until)| (k + 1, self.option_for(step, first, until)))
            .collect();
        let Some((_, own)) = all.iter().find(|(k, _)| *k == n) else {
            return Text::new("answer-number").number("n", n);
        };
        let alike = all.iter().any(|(k, other)| *k != n && other == own);
        match alike {
            true => Text::new("answer-option-numbered").number("n", n).text("what", own.clone()),
            false => own.clone(),
        }
    }
}

/// How many there are at most, for a text; 0 for all.
const fn most(amount: Amount) -> u8 {
    match amount {
        Amount::All => 0,
        Amount::Exactly(_) | Amount::UpTo(_) | Amount::Between(..) => amount.most(),
    }
}

/// Places that are named outright, if there are only such.
fn named_places(places: &Places) -> Option<Part> {
    let other = !places.kinds.is_empty()
        || !places.army_with.is_empty()
        || !places.area_of.is_empty()
        || !places.region_of.is_empty()
        || !places.with_army.is_empty();
    if other || places.areas.len() > 3 { None } else { either(places.areas.iter().map(area)) }
}

/// Units with their numbers.
fn units_said(units: &crate::ids::Units) -> Option<Part> {
    commas(units.iter().map(|(unit, n)| some_units(unit, n)))
}

/// What is given up, where that is all that a list does.
fn price_said(op: &Op) -> Option<Said> {
    let Op::Pay { prices, .. } = op else { return None };
    let said = |price: &Price| {
        Argument::Text(match price {
            Price::ActionToken => Text::new("price-action-token"),
            Price::Character => Text::new("price-character"),
            Price::Leader => Text::new("price-leader"),
            Price::Leadership => Text::new("a-leadership"),
            Price::Damage(n) => Text::new("price-damage").number("n", *n),
        })
    };
    let what = either(prices.iter().map(said))?;
    Some(match prices.iter().all(|price| matches!(price, Price::Character | Price::Leader)) {
        true => Text::new("op-eliminate-own").with("what", what),
        false => Text::new("op-give-up").with("what", what),
    })
}

/// What a single instruction does; none for one that only prepares another.
fn op_said(op: &Op) -> Option<Said> {
    let who = |who: &Character| character(*who);
    Some(match op {
        Op::Unless(..)
        | Op::Skip(_)
        | Op::Choose { .. }
        | Op::Option(_)
        | Op::Pay { .. }
        | Op::ChooseArmy(_)
        | Op::ChoosePlace { .. }
        | Op::SpendShips(_)
        | Op::RemoveShips(_)
        | Op::StayOnTable
        | Op::Forbid { .. } => return None,
        Op::Roll { .. } => Text::new("op-roll"),
        Op::Move { pick, steps, .. } => {
            let text = if pick.max == 1 { Text::new("op-move") } else { Text::new("op-move-some") };
            text.number("steps", *steps)
        }
        Op::Attack { .. } => Text::new("op-attack"),
        Op::CombinedAttack { .. } => Text::new("op-combined-attack"),
        Op::CrossRiver { attack: false } => Text::new("op-cross-river"),
        Op::CrossRiver { attack: true } => Text::new("op-attack-river"),
        Op::Rally { pick: Pick { max, .. }, success, .. } => {
            Text::new("op-rally").number("n", *max).number("success", *success)
        }
        Op::RemoveDamage { tokens, .. } => Text::new("op-heal").number("n", most(*tokens)),
        Op::InflictDamage { tokens, .. } => Text::new("op-damage").number("n", *tokens),
        Op::PlaceLeadership { .. } => Text::new("op-leadership"),
        Op::RemoveLeadership { .. } => Text::new("op-remove-leadership"),
        Op::PlaceUnits { units, any_of, places, pick, .. } => {
            match (units_said(units), pick, named_places(places)) {
                (Some(units), None, Some(at)) => {
                    Text::new("op-units-in").with("units", units).with("area", at)
                }
                (Some(units), Some(_), _) => Text::new("op-units-with").with("units", units),
                (Some(units), None, None) => Text::new("op-units").with("units", units),
                (None, ..) => {
                    let types = any_of.iter().flat_map(|(types, _)| types.iter()).map(super::parts::unit);
                    match either(types) {
                        Some(units) => Text::new("op-units").with("units", units),
                        None => Text::new("op-units-any"),
                    }
                }
            }
        }
        Op::PlaceLeader { .. } => Text::new("op-leader"),
        Op::FlipTokens { .. } => Text::new("op-flip"),
        Op::PlaceTokens { tokens, .. } => Text::new("op-place-tokens").number("n", *tokens),
        Op::PlaceAndFlip { tokens, .. } => Text::new("op-place-and-flip").number("n", most(*tokens)),
        Op::RemoveTokens { .. } => Text::new("op-remove-tokens"),
        Op::EliminateLeader(_) => Text::new("op-eliminate-leader"),
        Op::EliminateCharacter(_) => Text::new("op-eliminate-character"),
        Op::ReturnCharacter(_) => Text::new("op-return-character"),
        Op::Enter { characters, .. } => match commas(characters.iter().map(character)) {
            Some(who) => Text::new("op-enter").with("who", who),
            None => return None,
        },
        Op::PlaceCommander(_) => Text::new("op-commander"),
        Op::UseAbility(one) => Text::new("op-ability").with("who", who(one)),
        Op::AddTile(tile) => Text::new("op-add-tile").with("tile", super::parts::tile(*tile)),
        Op::MoveFate { spaces, .. } => Text::new("op-move-fate").number("n", *spaces),
        Op::MoveCounter { character: one, .. } => Text::new("op-move-counter").with("who", who(one)),
        Op::RemoveDarkness(n) => Text::new("op-remove-darkness").number("n", *n),
        Op::SetDie(to) => Text::new("op-set-die").with("face", face(*to)),
        Op::DiscardDie { dice, .. } => Text::new("op-discard-die").number("n", *dice),
        Op::DrawCards { deck, cards } => Text::new("op-draw")
            .with("card", Argument::Text(Text::of("back", deck.slug())))
            .number("n", *cards),
        Op::DiscardCards { cards, .. } => Text::new("op-discard-cards").number("n", most(*cards)),
        Op::TakeCards { cards, .. } => Text::new("op-take-cards").number("n", *cards),
        Op::LookAtHand(_) => Text::new("op-look"),
        Op::DiscardTableCards(_) => Text::new("op-discard-table"),
        Op::DiscardThis => Text::new("op-discard-this"),
        Op::PlaceEnts(n) => Text::new("op-place-ents").number("n", *n),
        Op::ActivateEntwood => Text::new("op-activate-entwood"),
        Op::EntAttack { .. } => Text::new("op-ent-attack"),
        Op::PlaceNazgul(n) => Text::new("op-place-nazgul").number("n", most(*n)),
        Op::RemoveNazgul { .. } => Text::new("op-remove-nazgul"),
        Op::BuildEngines(n) => Text::new("op-build").number("n", *n),
        Op::FireCatapults { .. } => Text::new("op-fire"),
        Op::PlaceShips(n) => Text::new("op-place-ships").number("n", *n),
        Op::RemoveProtection { points, .. } => Text::new("op-remove-protection").number("n", *points),
        Op::RestoreProtection { points, .. } => Text::new("op-restore-protection").number("n", *points),
        Op::MoveRecruitmentArea { to, .. } => Text::new("op-move-recruitment").with("area", area(*to)),
        Op::ReplayManeuver => Text::new("op-replay-maneuver"),
        Op::ExtraManeuver => Text::new("op-extra-maneuver"),
        Op::EliminateForDamage { .. }
        | Op::DiceCount { .. }
        | Op::DieModifier { .. }
        | Op::TargetNumber { .. }
        | Op::Leadership { .. }
        | Op::Strength { .. }
        | Op::UnitStrength { .. }
        | Op::CancelReroll(_)
        | Op::CancelCombatEvent(_)
        | Op::CancelAbility(_)
        | Op::CancelDamage { .. }
        | Op::ForceCasualties { .. }
        | Op::ForbidRetreat { .. }
        | Op::DoubleSix
        | Op::TerrainSuperiority(_)
        | Op::ExtraReroll { .. }
        | Op::EndBattle
        | Op::Add { .. }
        | Op::Set { .. }
        | Op::EveryTerrain => Text::new("op-other"),
    })
}
