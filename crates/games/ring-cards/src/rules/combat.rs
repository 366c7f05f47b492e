//! Chapter 9: combat.

use super::{Allowed, Log, MISFIT, card_of};
use crate::action::{Action, Ask, Place};
use crate::cards::{Icons, Piece, Text, When, copies};
use crate::event::Event;
use crate::frame::{Cause, FightStep, Frame, Next};
use crate::ids::{Battleground, Card, Faction, Kind, Side};
use crate::state::{Cards, Combat, GroundStatus, PathStatus, Proposal, Spot, State, copy_in, names_in};
use kernel::flow::{ask, call, done, goto};
use kernel::{Seat, no};

/// What a card does in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// It attacks.
    Attack,
    /// It defends.
    Defend,
}

impl State {
    // 9.1 Combat step.

    /// Rule 9.1.1.
    pub(crate) fn combat_step(&mut self) -> Next {
        let mut places = self.active_places();
        match (places.next(), places.next()) {
            (None, _) => done(),
            (Some(only), None) => call(Frame::Fight(only, FightStep::Support)).then(Frame::CombatStep),
            _ => {
                drop(places);
                ask(self.starting_seat(), Ask::NextCombat).then(Frame::CombatStep)
            }
        }
    }

    pub(crate) fn combat_chosen(&mut self, action: Action) -> Next {
        match action {
            Action::Fight(place) => goto(Frame::Fight(place, FightStep::Support)),
            _ => MISFIT,
        }
    }

    /// The side that defends a place (rules 1.4.1, 1.4.2).
    pub(crate) fn defender(place: Place) -> Side {
        match place {
            Place::Path => Side::FreePeoples,
            Place::Battleground(ground) => ground.def().side,
        }
    }

    /// The armies and characters of one role at a place.
    pub(crate) fn fighters(&self, place: Place, role: Role) -> Cards {
        let defender = State::defender(place);
        let side = match role {
            Role::Defend => defender,
            Role::Attack => defender.enemy(),
        };
        self.cards_at(place) & side.cards()
    }

    /// One combat (rules 9.2, 9.3).
    pub(crate) fn fight(&mut self, place: Place, step: FightStep, log: &mut Log) -> Next {
        match step {
            FightStep::Support => self.settle_support(place, log),
            FightStep::Count => {
                self.count(place, log);
                goto(Frame::Fight(place, FightStep::Losses))
            }
            FightStep::Losses => self.losses(place),
            FightStep::EliminateLosses => match (self.combat.lost & self.cards_at(place)).first() {
                Some(piece) => call(Frame::Eliminate { piece, cause: State::cause(place) })
                    .then(Frame::Fight(place, FightStep::EliminateLosses)),
                None => goto(Frame::Fight(place, FightStep::CycleDefenders)),
            },
            FightStep::CycleDefenders => {
                for piece in self.fighters(place, Role::Defend) {
                    self.cycle_shown(piece, log);
                }
                goto(Frame::Fight(place, FightStep::EliminateAttackers))
            }
            // Rule 16.18: winners too.
            FightStep::EliminateAttackers => match self.fighters(place, Role::Attack).first() {
                Some(piece) => call(Frame::Eliminate { piece, cause: State::cause(place) })
                    .then(Frame::Fight(place, FightStep::EliminateAttackers)),
                None => goto(Frame::Fight(place, FightStep::Score)),
            },
            FightStep::Score => {
                self.score_location(place, log);
                self.combat = Combat::default();
                done()
            }
        }
    }

    fn cause(place: Place) -> Cause {
        match place {
            Place::Path => Cause::PathCombat,
            Place::Battleground(_) => Cause::BattlegroundCombat,
        }
    }

    // 9.5 Leadership and support.

    /// Rule 9.5.3: attackers first, seats in turn order.
    fn settle_support(&mut self, place: Place, log: &mut Log) -> Next {
        if self.combat == Combat::default() {
            log.public(Event::Combat { place: self.place_named(place) });
        }
        let count = Frame::Fight(place, FightStep::Count);
        if place == Place::Path {
            return goto(count); // Rule 9.5.1.
        }
        for role in [Role::Attack, Role::Defend] {
            for seat in self.seats_in_order() {
                let characters = self.fighters(place, role) & Kind::Character.cards();
                for character in characters - self.combat.settled {
                    if self.owner(character) == seat && self.support_matters(character, role, place) {
                        return ask(seat, Ask::Support { character })
                            .then(Frame::Fight(place, FightStep::Support));
                    }
                }
            }
        }
        goto(count)
    }

    /// Whether some army could change the combat by supporting the character.
    fn support_matters(&self, character: Piece, role: Role, place: Place) -> bool {
        let armies = self.supporters(character, place);
        if armies.is_empty() {
            return false;
        }
        let icons = character.card().def().icons;
        let leads = match role {
            Role::Attack => icons.lead_attack > 0,
            Role::Defend => icons.lead_defence > 0,
        };
        // Rule 9.5.4: the Dead Men gain from supporting a character without leadership.
        leads || (is_strider_or_aragorn(character.card()) && armies.meets(copies(Card::DeadMenOfDunharrow)))
    }

    /// The armies that could still support the character (rules 9.5.1, 9.5.2, 9.5.5).
    pub(crate) fn supporters(&self, character: Piece, place: Place) -> Cards {
        let def = character.card().def();
        let armies = self.cards_at(place) & Kind::Army.cards() & character.card().side().cards();
        let taken: Cards = self.combat.support.iter().map(|(army, _)| *army).collect();
        let any_army = self.three_hunters && super::playing::is_hunter(def.card);
        (armies - taken)
            .iter()
            .filter(|army| {
                let faction = army.card().def().faction;
                let admitted =
                    def.texts.iter().any(|text| matches!(text, Text::AdmittedBy(other) if *other == faction));
                any_army || faction == def.faction || admitted
            })
            .collect()
    }

    /// Whether an army of this name may support the character.
    pub(crate) fn check_support(&self, character: Piece, card: Card) -> Allowed {
        let Some(place) = self.place_of_combat() else {
            return no("9.5.3", "no-there-is-no-combat");
        };
        if copy_in(self.supporters(character, place), card).is_some() {
            return Ok(());
        }
        let supports = self.combat.support.iter().any(|(army, _)| army.card() == card);
        if supports {
            return no("9.5.2", "no-that-army-supports-another-character");
        }
        no("9.5.1", "no-only-an-army-of-the-same-faction-at-the-same")
    }

    pub(crate) fn supported(&mut self, character: Piece, action: Action, log: &mut Log) -> Next {
        self.combat.settled.insert(character);
        let place = match self.spot(character) {
            Some(Spot::At(place)) => place,
            Some(Spot::Reserve) | None => return MISFIT,
        };
        if let Action::Support(card) = action {
            let Some(army) = copy_in(self.supporters(character, place), card) else { return MISFIT };
            if self.combat.support.try_push((army, character)).is_err() {
                return Next::Broken("too many armies support characters");
            }
            log.public(Event::Supports { army: card, character: character.card() });
        } else {
            log.public(Event::Unsupported { character: character.card() });
        }
        done()
    }

    fn is_supported(&self, character: Piece) -> bool {
        self.combat.support.iter().any(|(_, supported)| *supported == character)
    }

    // Icons.

    /// A card's icons in a combat, items, tokens and conditions included.
    pub(crate) fn icons(&self, piece: Piece, place: Place, role: Role) -> u8 {
        let own = self.icons_of_card(piece, piece, place, role);
        let items = self.items_of(piece).iter().map(|item| self.icons_of_card(item, piece, place, role));
        let mut icons = own + items.sum::<u8>();
        let lead = piece.card().def().icons;
        if self.is_supported(piece) {
            icons += match role {
                Role::Attack => lead.lead_attack,
                Role::Defend => lead.lead_defence,
            };
        }
        if place == Place::Path && piece.card() == Card::GorbagAndShagrat {
            icons += self.card_tokens; // Rule 9.6.2.
        }
        // Rule 12.8.
        if role == Role::Defend && is_strider_or_aragorn(piece.card()) && self.arwen_in_reserve() {
            icons += 1;
        }
        icons
    }

    /// The icons of one card: a fighter's own, or those of an item on it.
    fn icons_of_card(&self, piece: Piece, fighter: Piece, place: Place, role: Role) -> u8 {
        let def = piece.card().def();
        let pick = |icons: &Icons| match (place, role) {
            (Place::Path, _) => icons.path,
            (Place::Battleground(_), Role::Attack) => icons.attack,
            (Place::Battleground(_), Role::Defend) => icons.defence,
        };
        let mut total = pick(&def.icons);
        for text in def.texts {
            if let Text::Icons(when, icons) = text {
                total += pick(icons) * self.times(*when, fighter, place);
            }
        }
        total
    }

    /// How often conditional icons count.
    fn times(&self, when: When, fighter: Piece, place: Place) -> u8 {
        match when {
            When::At(ground) => u8::from(place == Place::Battleground(ground)),
            When::OnPath(path) => u8::from(place == Place::Path && self.path == Some(path)),
            // Rule 12.11.
            When::SupportingStriderOrAragorn => u8::from(
                self.combat
                    .support
                    .iter()
                    .any(|(army, character)| *army == fighter && is_strider_or_aragorn(character.card())),
            ),
            // Rule 12.9.
            When::GandalfInPlay => {
                u8::from(self.in_play(Card::GandalfTheGrey).or(self.in_play(Card::GandalfTheWhite)).is_some())
            }
            // Rule 12.14.
            When::MonstrousCharacterOnPath => {
                let monsters = Faction::Monstrous.cards() & Kind::Character.cards();
                u8::from(place == Place::Path && self.path_cards.meets(monsters))
            }
            // Rule 12.10.
            When::PerTwoIsengard => (self.cards_at(place) & Faction::Isengard.cards()).len() as u8 / 2,
        }
    }

    fn arwen_in_reserve(&self) -> bool {
        self.players.iter().any(|player| player.reserve.meets(copies(Card::Arwen)))
    }

    /// Defence of the location itself (rules 9.2 step 2, 9.3 step 2).
    fn location_defence(&self, place: Place) -> u8 {
        match place {
            Place::Path => {
                let phials = self.items.iter().filter(|item| {
                    self.wielder(*item).is_some_and(|wielder| self.path_cards.contains(wielder))
                });
                let added: u8 = phials
                    .flat_map(|item| item.card().def().texts)
                    .map(|text| match text {
                        Text::PathDefence(n) => *n, // Rule 7.5.4.
                        _ => 0,
                    })
                    .sum();
                self.printed_path_defence() + self.path_defence + added
            }
            Place::Battleground(ground) => {
                let status = self.ground(ground).status;
                let printed = match status {
                    GroundStatus::Active { printed: true } => ground.def().defence,
                    // Rule 4.3.7.
                    GroundStatus::Active { printed: false }
                    | GroundStatus::Deck
                    | GroundStatus::Scored(_)
                    | GroundStatus::Absent => 0,
                };
                printed + self.ground(ground).defence
            }
        }
    }

    /// What a card does at a place.
    pub(crate) fn role(piece: Piece, place: Place) -> Role {
        if piece.card().side() == State::defender(place) { Role::Defend } else { Role::Attack }
    }

    /// Leadership icons that a card does not count yet but would with an army's support.
    pub(crate) fn icons_if_supported(&self, piece: Piece, place: Place, role: Role) -> u8 {
        let icons = piece.card().def().icons;
        if place == Place::Path || self.is_supported(piece) {
            return 0;
        }
        match role {
            Role::Attack => icons.lead_attack,
            Role::Defend => icons.lead_defence,
        }
    }

    /// Attack and defence icons at a place as they are now.
    pub(crate) fn totals(&self, place: Place) -> (u8, u8) {
        let sum = |role| -> u8 {
            self.fighters(place, role).iter().map(|piece| self.icons(piece, place, role)).sum()
        };
        (sum(Role::Attack) + self.attack_tokens(place), sum(Role::Defend) + self.location_defence(place))
    }

    fn attack_tokens(&self, place: Place) -> u8 {
        match place {
            Place::Path => self.path_attack,
            Place::Battleground(ground) => self.ground(ground).attack,
        }
    }

    /// Whether the icons of the combat being resolved have been counted.
    pub(crate) fn is_counted(&self) -> bool {
        !self
            .flow
            .frames()
            .any(|frame| matches!(frame, Frame::Fight(_, FightStep::Support | FightStep::Count)))
    }

    /// Steps 1 and 2: attack, location defence, and what is left. Icons are fixed here (rule 9.4.5).
    fn count(&mut self, place: Place, log: &mut Log) {
        let (attack, defence) = self.totals(place);
        let location = self.location_defence(place);
        let rest = attack.saturating_sub(location);
        let defenders = self.fighters(place, Role::Defend).iter();
        // Rule 9.4.4.
        let can_lose = defenders.filter(|piece| self.icons(*piece, place, Role::Defend) > 0).collect();
        let combat = &mut self.combat;
        combat.attack = attack;
        combat.rest = rest;
        combat.defence = defence;
        combat.can_lose = can_lose;
        log.public(Event::Count { attack, location, rest });
    }

    // 9.4 Choosing losses.

    /// Whether enough has been given up.
    fn is_enough(&self) -> bool {
        self.combat.cancelled >= self.combat.rest
    }

    fn losses(&mut self, place: Place) -> Next {
        let eliminate = goto(Frame::Fight(place, FightStep::EliminateLosses));
        if self.is_enough() && self.combat.lost.is_empty() {
            return eliminate;
        }
        let deciding: kernel::SeatSet =
            self.fighters(place, Role::Defend).iter().map(|piece| self.owner(piece)).collect();
        let mut seats = self.seats_in_order().filter(|seat| deciding.contains(*seat));
        let first = seats.next();
        let others: kernel::SeatSet = seats.collect();
        let refused = self.combat.proposal == Proposal::Refused;
        if !self.is_enough() {
            self.give_up_forced(place);
        }
        if self.is_enough() || self.combat.can_lose == self.combat.lost {
            // Rule 9.4.6: a proposal needs the agreement of the others.
            let waiting = others.iter().find(|seat| !self.combat.agreed.contains(*seat));
            return match waiting {
                Some(seat) if self.combat.proposal == Proposal::Made => {
                    ask(seat, Ask::AgreeToLoss).then(Frame::Fight(place, FightStep::Losses))
                }
                _ => eliminate,
            };
        }
        let (seat, what) = if refused {
            (self.attackers_speaker(place), Ask::AttackersLoss)
        } else if others.is_empty() {
            (first.unwrap_or(self.starting_seat()), Ask::Loss)
        } else {
            (first.unwrap_or(self.starting_seat()), Ask::ProposeLoss)
        };
        ask(seat, what).then(Frame::Fight(place, FightStep::Losses))
    }

    /// Gives up what leaves no choice: all that is left if it is needed, or the only kind of card left.
    fn give_up_forced(&mut self, place: Place) {
        loop {
            let left = self.combat.can_lose - self.combat.lost;
            let missing = self.combat.rest.saturating_sub(self.combat.cancelled);
            let mut kinds = names_in(left);
            let one_kind = kinds.next().is_some() && kinds.next().is_none();
            let sum: u16 = left.iter().map(|piece| u16::from(self.icons(piece, place, Role::Defend))).sum();
            if missing == 0 || left.is_empty() || !(one_kind || sum <= u16::from(missing)) {
                return;
            }
            let Some(piece) = left.first() else { return };
            self.give_up(piece, place);
        }
    }

    fn give_up(&mut self, piece: Piece, place: Place) {
        self.combat.lost.insert(piece);
        self.combat.cancelled += self.icons(piece, place, Role::Defend);
    }

    /// Rule 9.4.6: the first seat of the attacking side that has a card there, else its first seat.
    fn attackers_speaker(&self, place: Place) -> Seat {
        let attackers = self.fighters(place, Role::Attack);
        let side = State::defender(place).enemy();
        let has_card = |seat: &Seat| attackers.iter().any(|piece| self.owner(piece) == *seat);
        let mut seats = self.seats_in_order().filter(|seat| self.side(*seat) == side);
        let first = seats.next();
        let all = self.seats_in_order().filter(|seat| self.side(*seat) == side).find(has_card);
        all.or(first).unwrap_or(self.starting_seat())
    }

    pub(crate) fn loss_proposed(&mut self, action: Action) -> Next {
        self.combat.proposal = Proposal::Made;
        self.loss_chosen(action)
    }

    pub(crate) fn loss_chosen(&mut self, action: Action) -> Next {
        let left = self.combat.can_lose - self.combat.lost;
        let piece = card_of(action).and_then(|card| copy_in(left, card));
        let (Some(piece), Some(place)) = (piece, self.place_of_combat()) else { return MISFIT };
        self.give_up(piece, place);
        done()
    }

    /// The location whose combat is being resolved.
    pub(crate) fn place_of_combat(&self) -> Option<Place> {
        self.flow.frames().find_map(|frame| match frame {
            Frame::Fight(place, _) => Some(*place),
            _ => None,
        })
    }

    pub(crate) fn loss_agreed(&mut self, seat: Seat, action: Action, log: &mut Log) -> Next {
        let agreed = action == Action::Agree;
        log.public(Event::LossAgreed { seat, agreed });
        if agreed {
            self.combat.agreed = self.combat.agreed.with(seat);
        } else {
            self.combat.proposal = Proposal::Refused;
            self.combat.lost = Cards::EMPTY;
            self.combat.cancelled = 0;
        }
        done()
    }

    /// Whether a loss is allowed (rules 9.4.1, 9.4.4, 7.5.4).
    pub(crate) fn check_lose(&self, card: Card) -> Allowed {
        let left = self.combat.can_lose - self.combat.lost;
        if copy_in(left, card).is_some() {
            return Ok(());
        }
        let Some(place) = self.place_of_combat() else {
            return no("9.4.1", "no-there-is-no-combat");
        };
        if card.def().kind == Kind::Item {
            return no("7.5.4", "no-an-item-cant-be-given-up-without-its-wielder");
        }
        match copy_in(self.fighters(place, Role::Defend), card) {
            Some(piece) if self.combat.lost.contains(piece) => {
                no("9.4.1", "no-that-card-is-given-up-already")
            }
            Some(_) => no("9.4.4", "no-a-card-without-defence-icons-here-cant-be-given"),
            None => no("9.4.1", "no-only-defenders-there-can-be-given-up"),
        }
    }

    // Scoring of a location (rules 9.2 step 6, 9.3 step 6, 11.2.2).

    fn score_location(&mut self, place: Place, log: &mut Log) {
        let uncancelled = self.combat.rest.saturating_sub(self.combat.cancelled);
        match place {
            Place::Path => self.score_path(uncancelled, log),
            Place::Battleground(ground) => self.score_battleground(ground, uncancelled, log),
        }
    }

    fn score_battleground(&mut self, ground: Battleground, uncancelled: u8, log: &mut Log) {
        let own = ground.def().side;
        let side = if uncancelled == 0 { own } else { own.enemy() };
        let entry = self.ground_mut(ground);
        entry.status = GroundStatus::Scored(side);
        entry.attack = 0; // Rule 9.1.3.
        entry.defence = 0;
        log.public(Event::BattlegroundScored { battleground: ground, side });
    }

    fn score_path(&mut self, uncancelled: u8, log: &mut Log) {
        let Some(path) = self.path.take() else { return };
        let (attack, defence) = (self.combat.attack, self.combat.defence);
        let (status, corruption) = if self.mode().duel_scoring {
            log.public(Event::PathTotals { attack, defence });
            match defence.cmp(&attack) {
                std::cmp::Ordering::Greater => (PathStatus::Scored(Side::FreePeoples), 0),
                std::cmp::Ordering::Equal => (PathStatus::Out, 0),
                std::cmp::Ordering::Less => (PathStatus::Scored(Side::Shadow), attack - defence),
            }
        } else if uncancelled == 0 {
            (PathStatus::Scored(Side::FreePeoples), 0) // Rule 9.2.1.
        } else {
            (PathStatus::Scored(Side::Shadow), uncancelled)
        };
        self.paths[path] = status;
        self.path_attack = 0;
        self.path_defence = 0;
        let side = match status {
            PathStatus::Scored(side) => Some(side),
            PathStatus::Unused | PathStatus::Active | PathStatus::Out | PathStatus::Absent => None,
        };
        log.public(Event::PathScored { path, side, corruption });
        if corruption > 0 {
            self.add_corruption(corruption, log);
        }
        if path.def().number == self.mode().last_path {
            self.last_path_fought = true;
        }
    }
}

fn is_strider_or_aragorn(card: Card) -> bool {
    matches!(card, Card::Strider | Card::Aragorn)
}
