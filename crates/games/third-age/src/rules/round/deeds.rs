//! What a die, two dice or an Action token may be used for now (rules 7.2, 7.8, 8.5, 9.9, 9.10).

use super::super::{Allowed, need, no};
use crate::action::Deed;
use crate::army::Needs;
use crate::book::{CardType, Hook, Hooked};
use crate::ids::{Area, Areas, Card, Character, Deck, Face, Pool, Results, Scenario, Side, Unit, UnitTypes};
use crate::ops::{Op, Script};
use crate::state::State;
use kernel::Refused;

/// What dice of both sides could be used for.
const COMMON: [Deed; 11] = [
    Deed::FastMove,
    Deed::LedAttack,
    Deed::MoveCharacters,
    Deed::StrategicMove,
    Deed::Attack,
    Deed::CombinedAttack,
    Deed::Recruit,
    Deed::Rally,
    Deed::PlayCard,
    Deed::DrawGeneric,
    Deed::DrawStory,
];

/// What dice of one side could be used for in one scenario besides.
const fn special(scenario: Scenario, side: Side) -> &'static [Deed] {
    match (scenario, side) {
        (Scenario::Rohan, Side::FreePeoples) => &[Deed::PlaceEnt, Deed::ActivateEntwood],
        (Scenario::Gondor, Side::FreePeoples) => &[Deed::PlaceTokens],
        (Scenario::Rohan, Side::Shadow) => {
            &[Deed::Dunlendings, Deed::EyeRecruit, Deed::EyeMove, Deed::EyeAttack]
        }
        (Scenario::Gondor, Side::Shadow) => &[
            Deed::MoveNazgul,
            Deed::FireCatapults,
            Deed::BuildEngines,
            Deed::EyeRecruit,
            Deed::EyeMove,
            Deed::EyeAttack,
        ],
    }
}

/// In how many areas an Eye result, and the Dunlendings' Muster result, brings a unit (rules 7.2.6, 8.5).
pub(super) const REINFORCED_AREAS: u8 = 2;

/// The abilities of the Witch-king that Gothmog has as Commander, Fear of Their Master and Hurled into the Fray (rule 9.2.3).
const GOTHMOG_HAS: [u8; 2] = [1, 2];

/// Whether a face serves as one of these results (rules 7.2.4, 7.2.7).
pub(super) fn serves(face: Face, results: Results) -> bool {
    results.contains(face)
        || (face.is_character() && results.contains(Face::Character))
        || (face.is_army() && results.contains(Face::Army))
        || (face.is_muster() && results.contains(Face::Muster))
        || (face.is_event() && results.contains(Face::Event))
}

/// Whether a die that shows this could be used so at all; [`State::check_deed`] says why not.
pub(super) const fn could_serve(face: Face, deed: Deed) -> bool {
    match deed {
        Deed::FastMove | Deed::LedAttack | Deed::MoveCharacters | Deed::Ability { .. } | Deed::MoveNazgul => {
            face.is_character()
        }
        Deed::StrategicMove | Deed::Attack | Deed::CombinedAttack | Deed::FireCatapults => face.is_army(),
        Deed::Recruit
        | Deed::Rally
        | Deed::Dunlendings
        | Deed::PlaceEnt
        | Deed::PlaceTokens
        | Deed::BuildEngines => face.is_muster(),
        Deed::DrawGeneric | Deed::DrawStory => face.is_event(),
        Deed::EyeRecruit | Deed::EyeMove | Deed::EyeAttack => matches!(face, Face::Eye),
        Deed::ActivateEntwood => matches!(face, Face::WillOfTheWest),
        Deed::Enter(_) | Deed::PlayCard | Deed::ByCard { .. } | Deed::ByToken { .. } | Deed::Discard => true,
    }
}

/// What figures that move or attack by an action must have among them (rules 7.2.1, 7.2.6).
pub(super) fn needs_of(deed: Deed) -> Needs {
    match deed {
        Deed::FastMove | Deed::LedAttack => Needs { leadership: true, ..Needs::default() },
        Deed::EyeMove | Deed::EyeAttack => {
            Needs { units: UnitTypes::only(Unit::MordorOrcs), ..Needs::default() }
        }
        _ => Needs::default(),
    }
}

/// Whether a die plays a card of this type at all (rule 7.7.1). An Eye plays none (rule 7.2.6).
pub(crate) const fn plays(face: Face, card_type: CardType) -> bool {
    face.is_event()
        || match card_type {
            CardType::Character => face.is_character(),
            CardType::Army => face.is_army(),
            CardType::Muster => face.is_muster(),
        }
}

impl State {
    /// Everything that dice of a side could be used for, but for doing nothing.
    pub(super) fn deeds_of(&self, side: Side) -> impl Iterator<Item = Deed> {
        let enter = move |who: &Character| {
            let def = &self.book.characters[*who];
            def.here && !def.ways.is_empty() && !self.in_play(*who)
        };
        let entering = self.book.own[side].iter().filter(enter).map(Deed::Enter);
        let abilities = self.abilities_with(side, Hook::CharacterAction);
        let abilities = abilities.map(|(character, n)| Deed::Ability { character, n });
        let by_card =
            self.table_hooks(side).filter(|(.., hooked)| matches!(hooked.hook, Hook::ExtraAction(_)));
        COMMON
            .into_iter()
            .chain(special(self.scenario, side).iter().copied())
            .chain(entering)
            .chain(abilities)
            .chain(by_card.map(|(card, n, _)| Deed::ByCard { card, n }))
    }

    /// The abilities of Characters of a side in the scenario that hang on this.
    fn abilities_with(&self, side: Side, hook: Hook) -> impl Iterator<Item = (Character, u8)> {
        let with = match hook {
            Hook::ActionToken => self.book.hooked.token,
            _ => self.book.hooked.action,
        };
        let here = move |who: &Character| self.book.characters[*who].here;
        (self.book.own[side] & with).iter().filter(here).flat_map(move |who| {
            let abilities = self.book.characters[who].abilities.iter();
            let these = (0_u8..).zip(abilities).filter(move |(_, hooked)| hooked.hook == hook);
            these.map(move |(n, _)| (who, n))
        })
    }

    /// The hooks of cards on the table by which a side could act (rule 7.7.11).
    fn table_hooks(&self, side: Side) -> impl Iterator<Item = (Card, u8, &Hooked)> {
        self.table.iter().flat_map(move |card| {
            let own = State::card_side(card) == side;
            let hooks = (0_u8..).zip(&self.book.cards[card].hooks);
            hooks
                .filter(move |(_, hooked)| hooked.by_opponent != own)
                .map(move |(n, hooked)| (card, n, hooked))
        })
    }

    /// What two dice at once may be used for now.
    pub(super) fn deeds_for_two(&self, side: Side) -> impl Iterator<Item = Deed> {
        let two = move |(card, n, hooked): &(Card, u8, &Hooked)| {
            hooked.hook == Hook::ExtraActionTwo && self.check_hook(side, *card, *n, hooked).is_ok()
        };
        self.table_hooks(side).filter(two).map(|(card, n, _)| Deed::ByCard { card, n })
    }

    /// What an Action token could be used for (rules 7.8.1, 7.8.3).
    pub(super) fn token_deeds(&self) -> impl Iterator<Item = Deed> {
        let gondor = (self.scenario == Scenario::Gondor).then_some(Deed::PlaceTokens);
        let abilities = self.abilities_with(Side::FreePeoples, Hook::ActionToken);
        [Deed::StrategicMove, Deed::Recruit, Deed::Rally, Deed::MoveCharacters]
            .into_iter()
            .chain(gondor)
            .chain(abilities.map(|(character, n)| Deed::ByToken { character, n }))
    }

    /// Whether an Action token may be used for it now.
    pub(super) fn check_token_deed(&self, deed: Deed) -> Allowed {
        let side = Side::FreePeoples;
        match deed {
            Deed::StrategicMove => self.check_some_move(side, deed),
            Deed::Recruit => self.check_some_token(side),
            Deed::Rally => self.check_some_damage(side),
            Deed::MoveCharacters => self.check_some_character(side),
            Deed::PlaceTokens => self.check_place_tokens(side),
            Deed::ByToken { character, n } => self.check_by_token(character, n),
            _ => no("7.8.1", "no-an-action-token-does-not-allow-that"),
        }
    }

    /// Rule 7.8.3.
    fn check_by_token(&self, character: Character, n: u8) -> Allowed {
        let ability = self.book.characters[character].abilities.get(usize::from(n));
        let own = self.character_side(character) == Side::FreePeoples;
        let hangs = own && ability.is_some_and(|hooked| hooked.hook == Hook::ActionToken);
        need(hangs, "7.8.1", "no-an-action-token-does-not-allow-that")?;
        self.check_ability_works(character, n)?;
        let unused = self.dice[Side::FreePeoples].unused;
        let turns = |op: &Op| match op {
            Op::SetDie(to) => unused.iter().any(|(face, _)| face != *to),
            _ => true,
        };
        let can = ability.is_some_and(|hooked| hooked.ops.iter().all(turns));
        need(can, "7.8.3", "no-no-unused-die-of-yours-could-be-turned")
    }

    /// Rules 7.5.9, 9.2.1, 9.2.3: whether an ability of a Character can be used.
    fn check_ability_works(&self, character: Character, n: u8) -> Allowed {
        let commands = self.commander == Some(Character::Gothmog)
            && character == Character::WitchKing
            && GOTHMOG_HAS.contains(&n);
        need(self.in_play(character) || commands, "7.5.9", "no-he-is-not-in-play")?;
        let who = if commands { Character::Gothmog } else { character };
        let banned = self.bans.abilities.contains(character) || self.bans.abilities.contains(who);
        need(!banned, "7.7.9", "no-his-abilities-do-not-work-this-round")
    }

    fn check_some_move(&self, side: Side, deed: Deed) -> Allowed {
        let moves = self.can_march(side, self.armies_of(side), needs_of(deed), false);
        need(moves, "7.4.1", "no-no-army-of-yours-can-move-so")
    }

    /// Rule 7.2.8: an attack must be possible.
    fn check_some_attack(&self, side: Side, deed: Deed) -> Allowed {
        let strikes = self.can_move_and_strike(side, self.armies_of(side), needs_of(deed));
        need(strikes, "7.2.8", "no-no-army-of-yours-can-attack-so")
    }

    fn check_some_token(&self, side: Side) -> Allowed {
        need(self.can_recruit(side), "7.3.1", "no-no-token-of-yours-can-be-flipped")
    }

    fn check_some_damage(&self, side: Side) -> Allowed {
        need(self.can_rally(side), "7.6.1", "no-no-army-of-yours-has-damage")
    }

    fn check_some_character(&self, side: Side) -> Allowed {
        need(self.can_move_characters(side), "7.5.2", "no-no-character-of-yours-can-move")
    }

    /// Rule 9.9.1.
    fn check_place_tokens(&self, side: Side) -> Allowed {
        let fits = side == Side::FreePeoples && self.scenario == Scenario::Gondor;
        need(fits, "9.9.1", "no-that-is-of-the-other-scenario")?;
        need(self.can_place_tokens(), "7.3.4", "no-the-pools-are-empty")
    }

    /// Whether a card may be played with a die now (rules 7.7.1, 7.7.2).
    pub(crate) fn check_play(&self, side: Side, face: Face, card: Card) -> Allowed {
        need(self.hands[side].contains(card), "7.7.1", "no-that-card-is-not-in-your-hand")?;
        need(plays(face, self.card_def(card).card_type), "7.7.1", "no-the-die-does-not-play-that-card")?;
        // Rule 9.7.2.
        let dark = card.deck() != Deck::Darkness || self.darkness > 0;
        need(dark, "9.7.2", "no-no-darkness-token-is-left")?;
        self.check_playable(side, card)?;
        need(!self.is_card_forbidden(card), "7.7.11", "no-that-card-may-not-be-played-now")
    }

    pub(super) fn check_some_card(&self, side: Side, face: Face) -> Allowed {
        let mut refusal = Refused::by("7.7.1", "no-no-card-of-your-hand-can-be-played-with-that-die");
        for card in self.hands[side] {
            match self.check_play(side, face, card) {
                Ok(()) => return Ok(()),
                // The only card that the die would play says best why it can't be played.
                Err(why) if plays(face, self.card_def(card).card_type) => refusal = why,
                Err(_) => {}
            }
        }
        Err(refusal)
    }

    /// Rule 7.2.6: the areas where an Eye result brings Mordor Orcs.
    pub(super) fn mordor_recruits(&self) -> Areas {
        let board = self.board();
        let open = |area: &Area| match self.scenario {
            Scenario::Rohan => self.controller(*area) != Some(Side::FreePeoples),
            Scenario::Gondor => board.nation[*area] == Some(Pool::Mordor),
        };
        let all = match self.scenario {
            Scenario::Rohan => board.mordor_orcs,
            Scenario::Gondor => board.recruitment,
        };
        all.iter().filter(open).filter(|area| self.may_place(Side::Shadow, *area)).collect()
    }

    /// Rule 8.5: the areas where a Muster result brings Dunlendings.
    pub(super) fn dunlending_recruits(&self) -> Areas {
        let open = |area: &Area| self.controller(*area) != Some(Side::FreePeoples);
        let own = self.board().dunlending.iter().filter(open).collect::<Areas>();
        (own | self.settlements_taken()).iter().filter(|area| self.may_place(Side::Shadow, *area)).collect()
    }

    fn check_reinforce(&self, unit: Unit, areas: Areas, rule: &'static str) -> Allowed {
        need(self.in_supply(unit) > 0, rule, "no-no-figure-of-it-is-left")?;
        need(!areas.is_empty(), rule, "no-no-area-is-open-to-them")
    }

    /// Rule 8.5: one Ent, while the Entwood is in Derndingle.
    fn check_place_ent(&self) -> Allowed {
        need(self.entwood == Area::Derndingle, "8.5", "no-the-entwood-is-not-in-derndingle")?;
        need(self.ents_in_supply() > 0, "8.6.2", "no-no-ent-is-left")?;
        need(!self.is_ent_forbidden(), "7.7.11", "no-a-card-keeps-the-ents-away")
    }

    /// Rule 7.7.11: whether a side may act by a hook of a card on the table.
    fn check_hook(&self, side: Side, card: Card, n: u8, hooked: &Hooked) -> Allowed {
        let when = hooked.when.iter().all(|when| self.holds(*when, State::card_side(card)));
        need(when, "7.7.11", "no-what-the-card-asks-for-does-not-hold")?;
        // Rule 9.11.1: a Ship is the price.
        let pays = |op: &Op| !matches!(op, Op::SpendShips(ships) if *ships > self.ships);
        need(hooked.ops.iter().all(pays), "9.11.1", "no-no-corsair-ship-is-left")?;
        need(self.can_run(side, Script::Hook(card, n)), "7.7.11", "no-that-would-do-nothing-now")
    }

    /// Whether a die of a side may be used for it now.
    pub(crate) fn check_deed(&self, side: Side, face: Face, deed: Deed) -> Allowed {
        let character = || need(face.is_character(), "7.2.1", "no-that-takes-a-character-result");
        let army = || need(face.is_army(), "7.2.2", "no-that-takes-an-army-result");
        let muster = || need(face.is_muster(), "7.2.3", "no-that-takes-a-muster-result");
        let event = || need(face.is_event(), "7.2.5", "no-that-takes-an-event-result");
        let eye = || need(face == Face::Eye, "7.2.6", "no-that-takes-an-eye");
        match deed {
            Deed::PlaceEnt
            | Deed::ActivateEntwood
            | Deed::PlaceTokens
            | Deed::Dunlendings
            | Deed::EyeRecruit
            | Deed::EyeMove
            | Deed::EyeAttack
            | Deed::MoveNazgul
            | Deed::FireCatapults
            | Deed::BuildEngines => {
                let own = special(self.scenario, side).contains(&deed);
                need(own, "7.2", "no-that-is-not-for-your-side-here")?;
            }
            _ => {}
        }
        match deed {
            Deed::FastMove => {
                character()?;
                self.check_some_move(side, deed)
            }
            Deed::LedAttack => {
                character()?;
                self.check_some_attack(side, deed)
            }
            Deed::MoveCharacters => {
                character()?;
                self.check_some_character(side)
            }
            Deed::Enter(who) => self.check_enter_with(side, face, who),
            Deed::Ability { character: who, n } => {
                let ability = self.book.characters[who].abilities.get(usize::from(n));
                let hangs = ability.is_some_and(|hooked| hooked.hook == Hook::CharacterAction);
                let own = hangs && self.book.characters[who].here && self.character_side(who) == side;
                need(own, "7.5.9", "no-there-is-no-such-ability")?;
                character()?;
                self.check_ability_works(who, n)?;
                need(self.can_run(side, Script::Character(who, n)), "7.5.9", "no-that-would-do-nothing-now")
            }
            Deed::MoveNazgul => {
                character()?;
                need(self.can_move_nazgul(), "9.6.4", "no-no-nazgul-or-minion-can-move")
            }
            Deed::StrategicMove => {
                army()?;
                self.check_some_move(side, deed)
            }
            Deed::Attack => {
                army()?;
                self.check_some_attack(side, deed)
            }
            Deed::CombinedAttack => {
                army()?;
                need(self.can_combine(side), "10.13.1", "no-no-enemy-army-is-next-to-two-of-yours")
            }
            Deed::FireCatapults => {
                army()?;
                need(self.can_fire(), "9.10.5", "no-no-catapult-is-on-the-board")
            }
            Deed::Recruit => {
                muster()?;
                self.check_some_token(side)
            }
            Deed::Rally => {
                muster()?;
                self.check_some_damage(side)
            }
            Deed::Dunlendings => {
                muster()?;
                self.check_reinforce(Unit::Dunlendings, self.dunlending_recruits(), "8.5")
            }
            Deed::PlaceEnt => {
                muster()?;
                self.check_place_ent()
            }
            Deed::PlaceTokens => {
                muster()?;
                self.check_place_tokens(side)
            }
            Deed::BuildEngines => {
                muster()?;
                need(self.can_build(), "9.10.2", "no-no-engine-can-be-built")
            }
            Deed::PlayCard => self.check_some_card(side, face),
            Deed::DrawGeneric => {
                event()?;
                need(self.drawable(Deck::Generic) > 0, "7.7.7", "no-that-deck-is-empty")
            }
            Deed::DrawStory => {
                event()?;
                need(self.drawable(Deck::story(side)) > 0, "7.7.7", "no-that-deck-is-empty")
            }
            Deed::EyeRecruit => {
                eye()?;
                self.check_reinforce(Unit::MordorOrcs, self.mordor_recruits(), "7.2.6")
            }
            Deed::EyeMove => {
                eye()?;
                self.check_some_move(side, deed)
            }
            Deed::EyeAttack => {
                eye()?;
                self.check_some_attack(side, deed)
            }
            Deed::ActivateEntwood => {
                need(face == Face::WillOfTheWest, "8.6.5", "no-that-takes-a-will-of-the-west")?;
                need(self.can_activate_entwood(), "8.6.5", "no-the-entwood-cannot-be-activated")
            }
            Deed::ByCard { card, n } => {
                let mut hooks = self.table_hooks(side);
                let Some((.., hooked)) = hooks.find(|(other, m, _)| *other == card && *m == n) else {
                    return no("7.7.11", "no-no-card-on-the-table-allows-that");
                };
                let Hook::ExtraAction(result) = hooked.hook else {
                    return no("7.7.11", "no-no-card-on-the-table-allows-that");
                };
                need(serves(face, Results::only(result)), "7.7.11", "no-the-card-asks-for-another-result")?;
                self.check_hook(side, card, n, hooked)
            }
            Deed::ByToken { .. } => no("7.8.3", "no-that-takes-an-action-token"),
            Deed::Discard => Ok(()),
        }
    }
}
