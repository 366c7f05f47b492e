//! Which answers are legal, and why others are not. Both come from the same checks in `rules`.

use crate::action::{Action, Ask, Choice, DeckFor};
use crate::figures::{Figure, Place};
use crate::ids::{Card, Character, Deck, Face, Icon, Kind, Nation, Side};
use crate::map::{Region, STRONGHOLD_REGIONS};
use crate::rules::deeds::DEEDS;
use crate::state::State;
use kernel::flow::Answers;
use kernel::{Allowed, Ask as _, Refused, Seat, no};

impl Answers for State {
    fn list_legal(&self, ask: Ask, seat: Seat, out: &mut Vec<Action>) {
        self.list_likely(ask, seat, out);
        match ask {
            // What is listed has been checked, except for the last answer.
            Ask::March { .. } | Ask::Attack { .. } | Ask::Recruit { .. } => {
                if let Some(last) = out.pop()
                    && self.check_answer(ask, seat, last).is_ok()
                {
                    out.push(last);
                }
            }
            // All that is listed is legal.
            Ask::Act
            | Ask::Use(_)
            | Ask::FlyTo { .. }
            | Ask::Draw { .. }
            | Ask::ActionDie(_)
            | Ask::Roll(_)
            | Ask::Tile
            | Ask::RandomCompanion
            | Ask::RandomCard(_)
            | Ask::HandLimit
            | Ask::Allocate
            | Ask::Casualty { .. } => {}
            Ask::Companion(by) => out.retain(|action| match action {
                Action::Character(companion) => self.check_companion(by, *companion).is_ok(),
                // The only other answers end the movement.
                _ => self.may_end_companions(by),
            }),
            // Only reachable regions are listed; those who would be eliminated go nowhere.
            Ask::Party { by, party } => {
                let kills = self.separation_kills(party);
                out.retain(|action| match action {
                    Action::Character(companion) => self.check_join(by, party, *companion).is_ok(),
                    Action::Region(_) => !kills,
                    _ => kills,
                });
            }
            Ask::Group(why) => {
                let side = self.group_side();
                out.retain(|action| match action {
                    Action::Leave(figure) => self.check_leave(side, &why, *figure).is_ok(),
                    _ => self.check_answer(ask, seat, *action).is_ok(),
                });
            }
            Ask::WhichDeck(_)
            | Ask::Swap
            | Ask::SwapFor
            | Ask::Event(_)
            | Ask::Diplomacy
            | Ask::Enter(_)
            | Ask::MarchOn { .. }
            | Ask::Fly(_)
            | Ask::InOrOut { .. }
            | Ask::Pay { .. }
            | Ask::Trim(_)
            | Ask::Mix
            | Ask::WhichKind { .. }
            | Ask::Voice { .. }
            | Ask::Battle(_)
            | Ask::Hunt(_)
            | Ask::Fellowship(_)
            | Ask::Card(_) => out.retain(|action| self.check_answer(ask, seat, *action).is_ok()),
        }
    }

    fn check_answer(&self, ask: Ask, seat: Seat, action: Action) -> Allowed {
        let misfit = || Err(Refused::NotAnAnswer { rule: ask.rule() });
        let side = if seat.is_chance() { Side::FreePeoples } else { self.side(seat) };
        // The rule of the question is for refusals only.
        let need = |holds: bool, rule: Option<&'static str>, why: &'static str| {
            if holds { Ok(()) } else { no(rule.unwrap_or(ask.rule().0), why) }
        };
        match (ask, action) {
            (Ask::HandLimit | Ask::Swap | Ask::SwapFor, Action::Card(card)) => {
                need(self.hand(seat).contains(card), None, "no-that-card-is-not-in-your-hand")
            }
            (Ask::Swap | Ask::SwapFor, Action::Decline) => Ok(()),
            (Ask::Event(face), Action::Card(card)) => self.check_event(seat, face, card),
            (Ask::Pay { icon, .. }, Action::Card(card)) => {
                need(self.hand(seat).contains(card), None, "no-that-card-is-not-in-your-hand")?;
                need(card.icon() == icon, None, "no-the-card-is-of-another-type")
            }
            (Ask::WhichDeck(_), Action::Deck(deck)) => {
                need(deck.side() == side, None, "no-that-is-the-enemys-deck")?;
                need(!self.in_deck(deck).is_empty(), Some("5.2.3"), "no-the-deck-is-empty")
            }
            (Ask::Allocate, Action::Number(n)) => self.check_allocation(n),
            (Ask::Act, Action::Pass) => self.check_pass(seat),
            (Ask::Act, Action::Die(face)) => self.check_die(seat, face),
            (Ask::Act, Action::Ring { from, to }) => self.check_ring(seat, from, to),
            (Ask::Use(face), Action::Do(deed)) => self.check_deed(seat, face, deed),
            (Ask::Act | Ask::Use(_), Action::Card(card)) => self.refuse_card(ask, seat, card),
            (Ask::Recruit { first }, Action::Recruit { figure, region }) => {
                self.check_recruit(seat, first, figure, region)
            }
            (Ask::Recruit { first }, Action::Done) => {
                need(first.is_some(), None, "no-at-least-one-figure-is-recruited")
            }
            (Ask::Diplomacy, Action::Nation(nation)) => self.check_diplomacy(nation),
            (Ask::Enter(character), Action::Region(region)) => {
                let there = self.entries(character).any(|entry| entry == region);
                need(there, None, "no-he-cant-enter-play-there")
            }
            (Ask::March { by, .. }, Action::March { from, to }) => self.check_march(seat, by, from, to),
            (Ask::March { by, left }, Action::Done) => {
                need(State::may_end_march(by, left), None, "no-at-least-one-army-moves")
            }
            (Ask::MarchOn { by, at, left }, Action::Region(to)) => self.check_march_on(by, at, left, to),
            (Ask::MarchOn { by, at, .. }, Action::Done) => self.check_march_stop(by, at),
            (Ask::Group(why), Action::Leave(figure)) => self.check_leave(self.group_side(), &why, figure),
            (Ask::Group(why), Action::Go) => {
                self.check_group(self.group_side(), &why, &self.action.group.figures)
            }
            (Ask::Group(crate::action::GroupFor::Advance { .. }), Action::Decline) => self.check_no_advance(),
            (Ask::Attack { led, card }, Action::Attack { from, to }) => {
                self.check_attack(seat, led, card, from, to)
            }
            (Ask::Attack { card: Some(card), .. }, Action::Decline) => self.check_no_attack(card),
            (Ask::Companion(by), Action::Character(companion)) => self.check_companion(by, companion),
            (Ask::Companion(by), Action::Done) => {
                need(self.may_end_companions(by), None, "no-at-least-one-companion-goes")
            }
            (Ask::Party { by, party }, Action::Character(companion)) => self.check_join(by, party, companion),
            (Ask::Party { by, party }, Action::Region(region)) => {
                need(
                    !self.separation_kills(party),
                    Some("11.9.1"),
                    "no-nobody-leaves-the-mordor-track-alive",
                )?;
                need(self.party_reach(by, party).contains(region), None, "no-they-cant-go-there")
            }
            (Ask::Party { party, .. }, Action::Go) => {
                need(self.separation_kills(party), None, "no-say-where-they-go")
            }
            (Ask::Fly(_), Action::From(place)) => {
                need(self.nazgul_ready(place) > 0, None, "no-no-nazgul-that-can-still-move-is-there")
            }
            (Ask::Fly(by), Action::Character(minion)) => self.check_minion_moves(by, minion),
            (Ask::Fly(by), Action::Done) => {
                need(self.may_end_flight(by), None, "no-at-least-one-figure-moves")
            }
            (Ask::FlyTo { who, .. }, Action::Region(to)) => self.check_flight(who, to),
            (Ask::InOrOut { .. }, Action::Choose(Choice::Inside | Choice::Outside)) => Ok(()),
            (Ask::Trim(place), Action::Figure(figure)) => {
                need(figure.side() == side, None, "no-that-is-not-your-unit")?;
                self.check_trim(place, seat, figure)
            }
            (Ask::Mix, Action::Accept | Action::Decline) => Ok(()),
            (Ask::WhichKind { nation, .. }, Action::Kind(kind)) => {
                let left = self.reinforcements.unit(nation, kind);
                need(left > 0, None, "no-none-is-in-the-reinforcements")
            }
            (Ask::Voice { filled }, Action::Region(region)) => {
                let fits = self.voice_settlements(filled).any(|other| other == region);
                need(fits, None, "no-nothing-can-be-recruited-there")
            }
            (Ask::Casualty { place, side, left, .. }, Action::Lose(loss)) => {
                self.check_loss(place, side, left, loss)
            }
            (Ask::Battle(ask), action) => self.battle_check(ask, seat, action),
            (Ask::Hunt(ask), action) => self.hunt_check(ask, seat, action),
            (Ask::Fellowship(ask), action) => self.fellowship_check(ask, seat, action),
            (Ask::Card(ask), action) => self.card_check(ask, seat, action),
            (Ask::Draw { deck, .. }, Action::Draw(card)) => {
                need(self.in_deck(deck).contains(card), None, "no-that-card-is-not-in-the-deck")
            }
            (Ask::ActionDie(side), Action::Face(face)) => {
                need(Face::of(side).contains(&face), None, "no-the-die-has-no-such-face")
            }
            (Ask::Roll(_), Action::Roll(die)) => need((1..=6).contains(&die), None, "no-a-die-shows-1-to-6"),
            (Ask::Tile, Action::Tile(tile)) => {
                need(self.tiles.pool.count(tile) > 0, None, "no-no-such-tile-is-in-the-hunt-pool")
            }
            (Ask::RandomCompanion, Action::DrawCompanion(companion)) => {
                need(self.in_fellowship().contains(companion), None, "no-he-is-not-in-the-fellowship")
            }
            (Ask::RandomCard(from), Action::Draw(card)) => {
                let fits = self.hand(from).contains(card) && card.icon() == Icon::Character;
                need(fits, None, "no-that-card-cant-come-up")
            }
            // Any other answer is refused. The questions are listed, so that none is forgotten.
            (
                Ask::HandLimit
                | Ask::WhichDeck(_)
                | Ask::Swap
                | Ask::SwapFor
                | Ask::Allocate
                | Ask::Act
                | Ask::Use(_)
                | Ask::Event(_)
                | Ask::Recruit { .. }
                | Ask::Diplomacy
                | Ask::Enter(_)
                | Ask::March { .. }
                | Ask::MarchOn { .. }
                | Ask::Group(_)
                | Ask::Attack { .. }
                | Ask::Companion(_)
                | Ask::Party { .. }
                | Ask::Fly(_)
                | Ask::FlyTo { .. }
                | Ask::InOrOut { .. }
                | Ask::Pay { .. }
                | Ask::Trim(_)
                | Ask::Mix
                | Ask::WhichKind { .. }
                | Ask::Casualty { .. }
                | Ask::Voice { .. }
                | Ask::Draw { .. }
                | Ask::ActionDie(_)
                | Ask::Roll(_)
                | Ask::Tile
                | Ask::RandomCompanion
                | Ask::RandomCard(_),
                _,
            ) => misfit(),
        }
    }

    fn list_candidates(&self, ask: Ask, seat: Seat, out: &mut Vec<Action>) {
        self.list_likely(ask, seat, out);
        let side = if seat.is_chance() { Side::FreePeoples } else { self.side(seat) };
        match ask {
            Ask::Act => {
                out.extend(self.hand(seat).iter().map(Action::Card));
                out.extend(Face::ALL.map(Action::Die));
                for from in Face::ALL {
                    out.extend(Face::ALL.map(|to| Action::Ring { from, to }));
                }
            }
            Ask::Use(_) => {
                out.extend(self.hand(seat).iter().map(Action::Card));
                out.extend(DEEDS.map(Action::Do));
            }
            Ask::March { .. } => {
                for from in self.armies(side).iter() {
                    out.extend(from.adjacent().iter().map(|to| Action::March { from, to: *to }));
                }
            }
            Ask::Attack { .. } => {
                for from in self.armies(side).iter() {
                    out.extend(from.adjacent().iter().map(|to| Action::Attack { from, to: *to }));
                }
                out.extend(STRONGHOLD_REGIONS.map(|from| Action::Attack { from, to: from }));
            }
            Ask::Recruit { .. } => {
                for region in Region::ALL.into_iter().filter(|region| region.is_settlement()) {
                    for nation in side.nations() {
                        let figures =
                            [Figure::Regular(*nation), Figure::Elite(*nation), Figure::Leader(*nation)];
                        out.extend(figures.map(|figure| Action::Recruit { figure, region }));
                    }
                    out.push(Action::Recruit { figure: Figure::Nazgul, region });
                }
            }
            Ask::Diplomacy => out.extend(Nation::ALL.map(Action::Nation)),
            Ask::Enter(_)
            | Ask::MarchOn { .. }
            | Ask::Party { .. }
            | Ask::FlyTo { .. }
            | Ask::Voice { .. } => {
                out.extend(Region::ALL.map(Action::Region));
            }
            Ask::Fly(_) => {
                out.extend(Region::ALL.map(|region| Action::From(Place::Field(region))));
                out.push(Action::Character(Character::Saruman));
            }
            Ask::Allocate => out.extend((0..=10).map(Action::Number)),
            Ask::WhichDeck(DeckFor::Turn | DeckFor::Event | DeckFor::Palantir) => {
                out.extend(Deck::ALL.map(Action::Deck));
            }
            Ask::Casualty { .. } => {
                for nation in Nation::ALL {
                    out.extend(
                        [
                            crate::action::Loss::Regular(nation),
                            crate::action::Loss::Reduce(nation),
                            crate::action::Loss::Elite(nation),
                        ]
                        .map(Action::Lose),
                    );
                }
            }
            // The likely answers are all that there could be.
            Ask::HandLimit
            | Ask::Swap
            | Ask::SwapFor
            | Ask::Event(_)
            | Ask::Group(_)
            | Ask::Companion(_)
            | Ask::InOrOut { .. }
            | Ask::Pay { .. }
            | Ask::Trim(_)
            | Ask::Mix
            | Ask::WhichKind { .. }
            | Ask::Draw { .. }
            | Ask::ActionDie(_)
            | Ask::Roll(_)
            | Ask::Tile
            | Ask::RandomCompanion
            | Ask::RandomCard(_)
            | Ask::Battle(_)
            | Ask::Hunt(_)
            | Ask::Fellowship(_)
            | Ask::Card(_) => {}
        }
        out.sort_by_cached_key(|action| kernel::words::to_words(action).unwrap_or_default());
        out.dedup();
    }

    /// A question never carries what is in a hand: dice, places and figures are visible, and a card that it names has
    /// been played or lies on the table. A question that names a card that is still hidden must be changed here.
    fn ask_for_others(&self, ask: Ask) -> Ask {
        ask
    }
}

impl State {
    /// Lists the dice, the uses of a Ring, and the pass.
    fn list_acts(&self, seat: Seat, out: &mut Vec<Action>) {
        let side = self.side(seat);
        let faces = Face::ALL.into_iter().filter(|face| self.dice_showing(side, *face) > 0);
        out.extend(faces.clone().map(Action::Die));
        if self.check_pass(seat).is_ok() {
            out.push(Action::Pass);
        }
        if self.rings[side] > 0 && !self.notes.ring_used[side] {
            for from in faces {
                let fits = |to: &Face| self.check_ring(seat, from, *to).is_ok();
                out.extend(Face::ALL.into_iter().filter(fits).map(|to| Action::Ring { from, to }));
            }
        }
    }

    /// Lists what a die may be used for.
    fn list_deeds(&self, seat: Seat, face: Face, out: &mut Vec<Action>) {
        let side = self.side(seat);
        let own = DEEDS.into_iter().filter(|deed| deed.side().is_none_or(|of| of == side));
        out.extend(own.filter(|deed| self.check_deed(seat, face, *deed).is_ok()).map(Action::Do));
    }

    /// Lists answers that include all legal ones.
    fn list_likely(&self, ask: Ask, seat: Seat, out: &mut Vec<Action>) {
        let side = if seat.is_chance() { Side::FreePeoples } else { self.side(seat) };
        match ask {
            Ask::HandLimit | Ask::Event(_) => out.extend(self.hand(seat).iter().map(Action::Card)),
            Ask::Pay { icon, .. } => {
                let cards = self.hand(seat).iter().filter(|card| card.icon() == icon);
                out.extend(cards.map(Action::Card));
            }
            Ask::WhichDeck(_) => out.extend(self.decks_left(side).map(Action::Deck)),
            Ask::Swap | Ask::SwapFor => {
                out.extend(self.hand(seat).iter().map(Action::Card));
                out.push(Action::Decline);
            }
            Ask::Allocate => {
                let (least, most) = self.allocation();
                out.extend((least..=most).map(Action::Number));
            }
            Ask::Act => self.list_acts(seat, out),
            Ask::Use(face) => self.list_deeds(seat, face, out),
            Ask::Recruit { first } => {
                self.each_recruit(seat, first, |figure, region| {
                    out.push(Action::Recruit { figure, region });
                    true
                });
                out.push(Action::Done);
            }
            Ask::Diplomacy => out.extend(side.nations().iter().copied().map(Action::Nation)),
            Ask::Enter(character) => out.extend(self.entries(character).map(Action::Region)),
            Ask::March { by, .. } => {
                self.each_march(seat, by, |from, to| {
                    out.push(Action::March { from, to });
                    true
                });
                out.push(Action::Done);
            }
            Ask::MarchOn { at, .. } => {
                out.extend(at.adjacent().iter().copied().map(Action::Region));
                out.push(Action::Done);
            }
            Ask::Group(_) => {
                let side = self.group_side();
                out.extend(self.action.group.figures.each(side).map(Action::Leave));
                out.extend([Action::Go, Action::Decline]);
            }
            Ask::Attack { led, card } => {
                self.each_attack(seat, led, card, |from, to| {
                    out.push(Action::Attack { from, to });
                    true
                });
                out.push(Action::Decline);
            }
            Ask::Companion(_) => {
                out.extend(Character::COMPANIONS.iter().map(Action::Character));
                out.push(Action::Done);
            }
            Ask::Party { by, party } => {
                out.extend(Character::COMPANIONS.iter().map(Action::Character));
                out.extend(self.party_reach(by, party).iter().map(Action::Region));
                out.push(Action::Go);
            }
            Ask::Fly(_) => {
                out.extend(self.nazgul_places().map(Action::From));
                out.extend([Character::WitchKing, Character::MouthOfSauron].map(Action::Character));
                out.push(Action::Done);
            }
            Ask::FlyTo { who, .. } => out.extend(self.flights(who).iter().map(Action::Region)),
            Ask::InOrOut { .. } => {
                out.extend([Choice::Inside, Choice::Outside].map(Action::Choose));
            }
            Ask::Trim(place) => {
                let units = side
                    .nations()
                    .iter()
                    .flat_map(|nation| [Figure::Regular(*nation), Figure::Elite(*nation)]);
                out.extend(units.filter(|figure| self.troops(place).count(*figure) > 0).map(Action::Figure));
            }
            Ask::Mix => out.extend([Action::Accept, Action::Decline]),
            Ask::WhichKind { .. } => out.extend(Kind::ALL.map(Action::Kind)),
            Ask::Voice { filled } => out.extend(self.voice_settlements(filled).map(Action::Region)),
            Ask::Casualty { place, side, left, .. } => {
                let troops = self.hit_troops(place, side);
                out.extend(self.losses(&troops, side, left).map(Action::Lose));
            }
            Ask::Battle(ask) => self.battle_options(ask, seat, out),
            Ask::Hunt(ask) => self.hunt_options(ask, seat, out),
            Ask::Fellowship(ask) => self.fellowship_options(ask, seat, out),
            Ask::Card(ask) => self.card_options(ask, seat, out),
            Ask::Draw { deck, .. } => out.extend(self.in_deck(deck).iter().map(Action::Draw)),
            Ask::ActionDie(side) => {
                let mut faces = Face::of(side).to_vec();
                faces.dedup();
                out.extend(faces.into_iter().map(Action::Face));
            }
            Ask::Roll(_) => out.extend((1..=6).map(Action::Roll)),
            Ask::Tile => {
                out.extend(self.tiles.pool.iter().map(|(tile, _)| Action::Tile(tile)));
            }
            Ask::RandomCompanion => {
                out.extend(self.in_fellowship().iter().map(Action::DrawCompanion));
            }
            Ask::RandomCard(from) => {
                let cards = self.hand(from).iter().filter(|card| card.icon() == Icon::Character);
                out.extend(cards.map(Action::Draw));
            }
        }
    }

    /// The side whose figures are being chosen.
    pub(crate) fn group_side(&self) -> Side {
        match &self.battle {
            Some(battle) => battle.attacker,
            None => self.active_side(),
        }
    }

    /// Why pointing at a card in the hand does not play it: that takes a die and then the choice to play an event, if
    /// it can be played at all.
    fn refuse_card(&self, ask: Ask, seat: Seat, card: Card) -> Allowed {
        if let Ask::Use(face) = ask {
            self.check_event(seat, face, card)?;
            return no("7.2", "no-first-choose-to-play-an-event-card");
        }
        let side = self.side(seat);
        let mut dice = Face::ALL.into_iter().filter(|face| self.dice_showing(side, *face) > 0);
        if !self.hand(seat).contains(card) {
            return no("7.2", "no-that-card-is-not-in-your-hand");
        }
        // What the card itself requires is the same with every die.
        self.check_card(seat, card)?;
        match dice.any(|face| self.fits_event(seat, face, card)) {
            true => no("7.2", "no-first-choose-a-die-that-shows-its-icon-or-an"),
            false => no("7.2", "no-no-unused-die-shows-its-icon-or-an-event-result"),
        }
    }
}
