//! Which answers are legal, and why others are not. Both come from the same checks in `rules`.

use crate::action::{Action, Ask, Forsaken, Place, To};
use crate::cards::{Op, Piece, Prey};
use crate::frame::Ctx;
use crate::ids::{Battleground, Card, Kind, Path};
use crate::pick::Pick;
use crate::state::{Cards, PathStatus, Spot, State, copy_in, names_in};
use kernel::flow::Answers;
use kernel::{Allowed, Ask as _, Refused, Seat, no};

impl Answers for State {
    fn list_legal(&self, ask: Ask, seat: Seat, out: &mut Vec<Action>) {
        match ask {
            Ask::Turn => self.list_turn(seat, out),
            Ask::SetupCycle | Ask::CycleFromHand => self.list_from_hand(seat, out, Action::Cycle),
            Ask::PlayCost { card, .. } => {
                out.extend(names_in(self.hand_without(seat, card)).map(Action::Pay))
            }
            Ask::WinnowSecond { first } => {
                out.extend(names_in(self.hand_without(seat, first)).map(eliminate));
            }
            Ask::RingEliminate => self.list_from_hand(seat, out, eliminate),
            Ask::Forsake { barred } => self.list_forsake(seat, barred, out),
            Ask::May { .. } | Ask::MoveThere { .. } => out.extend([Action::Accept, Action::Decline]),
            Ask::Take { ctx, at, .. } => {
                out.extend(names_in(self.takeable(ctx, at)).map(Action::Take));
                if State::may_take_none(ctx, at) {
                    out.push(Action::Decline);
                }
                if State::may_find_nothing(ctx, at) {
                    out.push(Action::Done);
                }
            }
            Ask::AsideEliminate | Ask::LookEliminate => {
                out.extend(names_in(self.player(seat).aside).map(eliminate));
            }
            Ask::AsidePlay(aside) => self.list_aside(&aside, out),
            Ask::LookCycle => out.extend(names_in(self.player(seat).aside).map(Action::Cycle)),
            Ask::Path { ctx, at } => {
                out.extend(self.paths_to_choose(ctx, at).map(Action::Path));
                if matches!(ctx.op(at), Some(Op::MaySameNumber)) {
                    out.push(Action::Decline);
                }
            }
            Ask::Battleground { ctx, at } => {
                out.extend(self.grounds_to_choose(ctx, at).map(Action::Battleground));
            }
            Ask::Token { ctx, at } => out.extend(self.token_places(ctx, at).map(Action::Token)),
            Ask::MoveWielder { ctx, at } => {
                if let Some(wielder) = ctx.wielder {
                    let card = Pick::Plain(wielder.card());
                    out.extend(self.wielder_places(ctx, at).map(|to| Action::Move { card, to }));
                }
                out.push(Action::Decline);
            }
            Ask::Eliminate { ctx, at } => {
                out.extend(self.picks(self.prey(ctx, at)).map(Action::Eliminate));
                if ctx.prey(at) == Some(Prey::NazgulHere) {
                    out.push(Action::Decline);
                }
            }
            Ask::Grima { .. } => out.extend([Action::FetchSaruman, Action::StrikeRohan]),
            Ask::RuinRohan { ctx, .. } => {
                out.extend(self.picks(self.ruin_rohan_cards(ctx)).map(Action::Eliminate));
                out.push(Action::Done);
            }
            Ask::RuinMordor { .. } => out.extend(self.picks(self.ruin_mordor_cards()).map(Action::Eliminate)),
            Ask::NextCombat => out.extend(self.active_places().map(Action::Fight)),
            Ask::Support { character } => {
                if let Some(place) = self.place_of_combat() {
                    out.extend(names_in(self.supporters(character, place)).map(Action::Support));
                }
                out.push(Action::Unsupported);
            }
            Ask::Loss | Ask::ProposeLoss | Ask::AttackersLoss => {
                out.extend(names_in(self.combat.can_lose - self.combat.lost).map(Action::Lose));
            }
            Ask::AgreeToLoss => out.extend([Action::Agree, Action::Disagree]),
            Ask::Replacement { piece, cause } => {
                let found = self.replacements(piece, cause);
                out.extend(found.iter().map(|replacement| Action::ReplaceBy(replacement.by)));
            }
            Ask::Draw { seat, .. } | Ask::ForsakenTop { seat } | Ask::PeekTop { seat } => {
                out.extend(names_in(self.player(seat).deck.rest()).map(Action::Draw));
            }
            Ask::TurnUpBattleground { side } => out.extend(self.deck_of_side(side).map(Action::TurnUp)),
            Ask::TurnUpPath { number } => out.extend(self.unused_paths(number).map(Action::TurnUpPath)),
        }
    }

    fn check_answer(&self, ask: Ask, seat: Seat, action: Action) -> Allowed {
        let misfit = Err(Refused::NotAnAnswer { rule: ask.rule() });
        let refuse = |why: &'static str| Err(Refused::Illegal { rule: ask.rule(), why });
        let need = |fine: bool, why: &'static str| if fine { Ok(()) } else { refuse(why) };
        let among = |cards: Cards, card: Card, why| need(copy_in(cards, card).is_some(), why);
        let open = |cards: Cards, pick: Pick, why| match self.picked(cards, pick) {
            Some(_) => Ok(()),
            None if copy_in(cards, pick.card()).is_some() => Err(self.other_name(cards, pick)),
            None => refuse(why),
        };
        match (ask, action) {
            (Ask::Turn, _) => self.check_turn(seat, action),
            (Ask::SetupCycle | Ask::CycleFromHand, Action::Cycle(card)) => {
                self.check_in_hand(seat, card, ask.rule().0)
            }
            // Rule 6.1.3.
            (Ask::CycleFromHand, Action::Forsake(_)) => {
                no("6.1.3", "no-nobody-may-forsake-instead-of-cycling-while-a")
            }
            (Ask::PlayCost { card: played, .. }, Action::Pay(card)) => {
                if card == played && copy_in(self.hand_without(seat, played), card).is_none() {
                    return no("7.2.5", "no-the-played-card-cant-pay-for-itself");
                }
                among(self.hand_without(seat, played), card, "no-that-card-is-not-in-hand")
            }
            (Ask::PlayCost { .. }, Action::Forsake(_)) => {
                no("6.1.3", "no-nobody-may-forsake-instead-of-cycling-while-a")
            }
            (Ask::WinnowSecond { first }, Action::Eliminate(Pick::Plain(card))) => {
                among(self.hand_without(seat, first), card, "no-that-card-is-not-in-hand")
            }
            (Ask::RingEliminate, Action::Eliminate(Pick::Plain(card))) => {
                self.check_in_hand(seat, card, "8.5.2")
            }
            (Ask::Forsake { barred }, Action::Forsake(what)) => self.check_forsake(seat, barred, what),
            (Ask::May { .. } | Ask::MoveThere { .. }, Action::Accept | Action::Decline) => Ok(()),
            (Ask::Take { ctx, at, .. }, Action::Take(card)) => self.check_take(ctx, at, card),
            (Ask::Take { ctx, at, .. }, Action::Decline) => {
                need(State::may_take_none(ctx, at), "no-a-card-that-is-there-must-be-taken")
            }
            (Ask::Take { ctx, at, .. }, Action::Done) => {
                need(State::may_find_nothing(ctx, at), "no-there-is-no-draw-deck-to-search-in-vain")
            }
            (Ask::AsideEliminate | Ask::LookEliminate, Action::Eliminate(Pick::Plain(card)))
            | (Ask::LookCycle, Action::Cycle(card)) => {
                among(self.player(seat).aside, card, "no-that-card-is-not-among-those-drawn")
            }
            (Ask::AsidePlay(aside), Action::Play { card, to }) => {
                self.check_play_aside(&aside, card, Some(to))
            }
            (Ask::AsidePlay(aside), Action::PlayEvent(card)) => self.check_play_aside(&aside, card, None),
            (Ask::AsidePlay(_), Action::Done) => Ok(()),
            (Ask::Path { ctx, at }, Action::Path(path)) => self.check_choose_path(ctx, at, path),
            (Ask::Path { ctx, at }, Action::Decline) => {
                need(matches!(ctx.op(at), Some(Op::MaySameNumber)), "no-a-path-must-be-activated")
            }
            (Ask::Battleground { ctx, at }, Action::Battleground(ground)) => {
                self.check_bring_up(ctx, at, ground)
            }
            (Ask::Token { ctx, at }, Action::Token(place)) => {
                need(self.token_places(ctx, at).any(|other| other == place), "no-the-token-cant-go-there")
            }
            (Ask::MoveWielder { ctx, at }, Action::Move { card: Pick::Plain(card), to }) => {
                need(ctx.wielder.is_some_and(|wielder| wielder.card() == card), "no-only-the-wielder-moves")?;
                self.check_enter(card, to)?;
                need(self.wielder_places(ctx, at).any(|other| other == to), "no-the-wielder-cant-move-there")
            }
            (Ask::MoveWielder { .. }, Action::Decline) => Ok(()),
            (Ask::Eliminate { ctx, at }, Action::Eliminate(pick)) => {
                open(self.prey(ctx, at), pick, "no-the-text-does-not-let-that-card-be-picked")
            }
            (Ask::Eliminate { ctx, at }, Action::Decline) => {
                need(ctx.prey(at) == Some(Prey::NazgulHere), "no-a-card-must-be-picked")
            }
            (Ask::Grima { .. }, Action::FetchSaruman | Action::StrikeRohan) => Ok(()),
            (Ask::RuinRohan { ctx, .. }, Action::Eliminate(pick)) => {
                open(self.ruin_rohan_cards(ctx), pick, "no-only-own-rohan-cards-in-reserve-can-be-picked")
            }
            (Ask::RuinRohan { .. }, Action::Done) => Ok(()),
            (Ask::RuinMordor { .. }, Action::Eliminate(pick)) => {
                open(self.ruin_mordor_cards(), pick, "no-only-mordor-cards-on-battlegrounds-can-be-picked")
            }
            (Ask::NextCombat, Action::Fight(place)) => {
                need(self.is_active_place(place), "no-that-place-is-not-active")
            }
            (Ask::Support { character }, Action::Support(card)) => self.check_support(character, card),
            (Ask::Support { .. }, Action::Unsupported) => Ok(()),
            (Ask::Loss | Ask::ProposeLoss | Ask::AttackersLoss, Action::Lose(card)) => self.check_lose(card),
            (Ask::AgreeToLoss, Action::Agree | Action::Disagree) => Ok(()),
            (Ask::Replacement { piece, cause }, Action::ReplaceBy(card)) => need(
                self.replacements(piece, cause).iter().any(|replacement| replacement.by == card),
                "no-that-cards-text-does-not-apply",
            ),
            (
                Ask::Draw { seat, .. } | Ask::ForsakenTop { seat } | Ask::PeekTop { seat },
                Action::Draw(card),
            ) => among(self.player(seat).deck.rest(), card, "no-that-card-is-not-in-the-draw-deck"),
            (Ask::TurnUpBattleground { side }, Action::TurnUp(ground)) => {
                need(self.deck_of_side(side).any(|other| other == ground), "no-it-is-not-in-that-deck")
            }
            (Ask::TurnUpPath { number }, Action::TurnUpPath(path)) => need(
                self.unused_paths(number).any(|other| other == path),
                "no-it-is-not-an-unused-path-of-that-number",
            ),
            _ => misfit,
        }
    }

    fn list_candidates(&self, ask: Ask, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(ask, seat, out);
        let mut add = |action: Action| {
            if !out.contains(&action) {
                out.push(action);
            }
        };
        let places = || {
            let grounds = Battleground::ALL.into_iter().map(Place::Battleground);
            std::iter::once(Place::Path).chain(grounds)
        };
        let player = self.player(if seat.is_chance() { Seat(0) } else { seat });
        let in_play = self.armies_and_characters() | self.items;
        // Every way to name a card, whether the extra words are needed or not.
        let named = |cards: Cards| {
            let fresh = names_in(cards & self.fresh).map(Pick::Fresh);
            let at = Battleground::ALL.into_iter().flat_map(move |ground| {
                let here = cards & self.ground(ground).cards;
                names_in(here).map(move |card| Pick::At(Place::Battleground(ground), card))
            });
            names_in(cards).map(Pick::Plain).chain(fresh).chain(at)
        };
        match ask {
            Ask::Turn => {
                for card in names_in(player.hand) {
                    match card.def().kind {
                        Kind::Event => add(Action::PlayEvent(card)),
                        Kind::Item => {
                            for wielder in names_in(self.armies_and_characters() & Kind::Character.cards()) {
                                add(Action::Play { card, to: To::On(wielder) });
                            }
                            add(Action::Play { card, to: To::Reserve });
                        }
                        Kind::Army | Kind::Character => {
                            places().for_each(|place| add(Action::Play { card, to: To::from(place) }));
                        }
                    }
                }
                for card in names_in(player.reserve) {
                    places().for_each(|to| add(Action::Move { card: Pick::Plain(card), to }));
                }
                for card in names_in(player.reserve & self.fresh) {
                    places().for_each(|to| add(Action::Move { card: Pick::Fresh(card), to }));
                }
                names_in(in_play).for_each(|card| add(Action::Use(card)));
                names_in(player.hand).for_each(|card| add(Action::Winnow(card)));
                add(Action::Ring);
                add(Action::Pass);
            }
            Ask::AsidePlay(_) => {
                for card in names_in(player.aside) {
                    add(Action::PlayEvent(card));
                    add(Action::Play { card, to: To::Reserve });
                    places().for_each(|place| add(Action::Play { card, to: To::from(place) }));
                }
            }
            Ask::Forsake { .. } => {
                named(in_play).for_each(|pick| add(Action::Forsake(Forsaken::Reserve(pick))));
                add(Action::Forsake(Forsaken::Top));
            }
            Ask::CycleFromHand | Ask::PlayCost { .. } => {
                named(player.reserve).for_each(|pick| add(Action::Forsake(Forsaken::Reserve(pick))));
                add(Action::Forsake(Forsaken::Top));
                names_in(player.hand).for_each(|card| add(Action::Pay(card)));
            }
            Ask::Loss | Ask::ProposeLoss | Ask::AttackersLoss => {
                names_in(in_play).for_each(|card| add(Action::Lose(card)));
            }
            Ask::Support { .. } => names_in(in_play).for_each(|card| add(Action::Support(card))),
            Ask::Path { .. } | Ask::TurnUpPath { .. } => {
                Path::ALL.into_iter().for_each(|path| add(Action::Path(path)));
            }
            Ask::Battleground { .. } | Ask::TurnUpBattleground { .. } => {
                Battleground::ALL.into_iter().for_each(|ground| add(Action::Battleground(ground)));
            }
            Ask::Token { .. } => places().for_each(|place| add(Action::Token(place))),
            Ask::NextCombat => places().for_each(|place| add(Action::Fight(place))),
            Ask::Eliminate { .. } | Ask::RuinRohan { .. } | Ask::RuinMordor { .. } => {
                named(in_play).for_each(|pick| add(Action::Eliminate(pick)));
                add(Action::Decline);
            }
            Ask::MoveWielder { ctx, .. } => {
                if let Some(wielder) = ctx.wielder {
                    places().for_each(|to| add(Action::Move { card: Pick::Plain(wielder.card()), to }));
                }
            }
            Ask::Take { .. } => {
                names_in(player.cycle | player.deck.cards()).for_each(|card| add(Action::Take(card)));
                add(Action::Decline);
            }
            Ask::SetupCycle
            | Ask::WinnowSecond { .. }
            | Ask::RingEliminate
            | Ask::May { .. }
            | Ask::AsideEliminate
            | Ask::LookEliminate
            | Ask::LookCycle
            | Ask::MoveThere { .. }
            | Ask::Grima { .. }
            | Ask::AgreeToLoss
            | Ask::Replacement { .. }
            | Ask::Draw { .. }
            | Ask::ForsakenTop { .. }
            | Ask::PeekTop { .. } => {
                names_in(player.hand | player.cycle).for_each(|card| add(Action::Cycle(card)));
                add(Action::Decline);
                add(Action::Pass);
            }
        }
    }

    fn ask_for_others(&self, ask: Ask) -> Ask {
        ask.for_others()
    }
}

impl State {
    /// A hand without one copy of a card.
    fn hand_without(&self, seat: Seat, card: Card) -> Cards {
        let hand = self.player(seat).hand;
        copy_in(hand, card).map_or(hand, |piece| hand - Cards::only(piece))
    }

    fn check_forsake(&self, seat: Seat, barred: Option<Piece>, what: Forsaken) -> Allowed {
        match what {
            Forsaken::Hand(card) => self.check_in_hand(seat, card, "6.5.1"),
            Forsaken::Reserve(pick) => {
                let card = pick.card();
                let cards = self.forsakable_reserve(seat, barred);
                if self.picked(cards, pick).is_some() {
                    return Ok(());
                }
                if self.picked(self.forsakable_reserve(seat, None), pick).is_some() {
                    return no("6.5.7", "no-a-card-being-played-or-used-cant-pay-its-own-cost");
                }
                if copy_in(cards, card).is_some() {
                    return Err(self.other_name(cards, pick));
                }
                match self.in_play(card).and_then(|piece| self.spot_in_play(piece)) {
                    Some(Spot::At(_)) => no("6.5.4", "no-cards-at-locations-cant-be-forsaken"),
                    Some(Spot::Reserve) if card.def().kind == Kind::Item => {
                        no("6.5.5", "no-only-the-controller-of-its-wielder-may-forsake-an")
                    }
                    Some(Spot::Reserve) | None => no("6.5.1", "no-that-card-is-not-in-your-reserve"),
                }
            }
            Forsaken::Top if self.can_forsake_top(seat) => Ok(()),
            Forsaken::Top => no("6.5.3", "no-there-is-no-card-in-the-draw-deck-or-the-cycle"),
        }
    }

    /// Why these words do not name a card that can be chosen (rule 12.35).
    fn other_name(&self, cards: Cards, pick: Pick) -> Refused {
        let fresh = cards & self.fresh;
        let why = match pick {
            Pick::Fresh(card) if copy_in(fresh, card).is_none() => "no-no-copy-of-that-card-is-fresh-there",
            Pick::Fresh(_) => "no-fresh-is-said-only-where-a-ready-copy-can-be",
            Pick::At(place, card) if copy_in(cards & self.cards_at(place), card).is_none() => {
                "no-no-copy-of-that-card-is-at-that-place"
            }
            Pick::At(..) => "no-the-first-copy-in-the-order-of-the-battlegrounds",
            // A name alone always means one of the cards.
            Pick::Plain(_) => "no-that-card-cant-be-chosen",
        };
        Refused::by("12.35", why)
    }

    fn check_choose_path(&self, ctx: Ctx, at: u8, path: Path) -> Allowed {
        if self.paths_to_choose(ctx, at).any(|other| other == path) {
            return Ok(());
        }
        if self.paths[path] != PathStatus::Unused {
            return no("4.4.2", "no-each-path-can-be-activated-once-in-a-game");
        }
        no("4.4.5", "no-the-text-asks-for-another-number")
    }

    fn check_bring_up(&self, ctx: Ctx, at: u8, ground: Battleground) -> Allowed {
        if self.grounds_to_choose(ctx, at).any(|other| other == ground) {
            return Ok(());
        }
        if self.is_active(ground) {
            return no("4.3.3", "no-an-active-battleground-cant-be-activated-or");
        }
        match ctx.op(at) {
            Some(Op::Reactivate(grounds)) if grounds.fits(ground) => {
                no("4.3.2", "no-only-a-battleground-in-a-scoring-area-can-be")
            }
            _ => no("1.4.3", "no-that-battleground-does-not-fit-the-text"),
        }
    }
}

/// The answer that eliminates a card from a hand or a set drawn aside, where copies are alike.
fn eliminate(card: Card) -> Action {
    Action::Eliminate(Pick::Plain(card))
}
