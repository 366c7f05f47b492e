//! The log in words.

use super::{ability_words, capital, card_name, count, way_words};
use crate::event::Event;
use crate::game::Thing;
use crate::ids::{Card, Form, PieceId, Status};
use crate::state::{Ending, State};

/// The end of the game in words.
pub(crate) const fn ending_words(ending: Ending) -> &'static str {
    match ending {
        Ending::VillainDefeated => "The villain is defeated: the players win.",
        Ending::SchemeCompleted => "The main scheme is completed: the players lose.",
        Ending::PlayersEliminated => "All players are eliminated: the players lose.",
        Ending::NoEncounterCards => "No more encounter cards to go on with: the players lose.",
    }
}

impl State {
    /// A card that the log tells of: with its number while it is in play.
    fn told(&self, card: Card, at: PieceId) -> String {
        match self.piece(at) {
            // A villain or a hero may show another face by now.
            Some(it) if it.facedown || it.card == card => self.piece_name(at),
            // A Drone shows no card of its own.
            None if card == Card::UltronDrones => "a Drone".to_owned(),
            Some(_) | None => card_name(card),
        }
    }

    /// A log entry in words.
    pub(crate) fn event_words(&self, event: &Event) -> String {
        capital(&self.event_plain(event))
    }

    fn event_plain(&self, event: &Event) -> String {
        let name = |seat| self.player_name(seat);
        match *event {
            Event::Round(n) => format!("Round {n} begins."),
            Event::Turn(seat) => format!("The turn of {} begins.", name(seat)),
            Event::VillainPhase => "The villain phase begins.".to_owned(),
            Event::Drew(seat, Some(card)) => format!("{} draws {}.", name(seat), card_name(card)),
            Event::Drew(seat, None) => format!("{} draws a card.", name(seat)),
            Event::Discarded(seat, card) => {
                format!("{} discards {} from hand.", name(seat), card_name(card))
            }
            Event::Milled(seat, card) => {
                format!("{} discards {} from the top of the deck.", name(seat), card_name(card))
            }
            Event::ShuffledBack(seat, card) => {
                format!("{} shuffles {} into the deck.", name(seat), card_name(card))
            }
            Event::Reshuffled(seat) => format!("{} shuffles the discard pile into a new deck.", name(seat)),
            Event::EncounterReshuffled => {
                "The encounter discard pile is shuffled into a new encounter deck.".to_owned()
            }
            Event::ChangedForm(seat, form) => {
                let hero = self.player(seat).hero;
                let face = match form {
                    Form::Hero => hero.hero(),
                    Form::AlterEgo => hero.alter_ego(),
                };
                format!("{} changes to {} form: {}.", name(seat), form.name(), card_name(face))
            }
            Event::Played(seat, card) => format!("{} plays {}.", name(seat), card_name(card)),
            Event::Used(seat, card, ability) => {
                format!("{}: {} is used.", name(seat), ability_words(card, ability))
            }
            Event::PaidWith(seat, card) => format!("{} pays with {}.", name(seat), card_name(card)),
            Event::Generated(seat, card) => {
                format!("{} generates resources with {}.", name(seat), card_name(card))
            }
            Event::Entered(card, at) => format!("{} enters play.", self.told(card, at)),
            Event::Drone(seat, _) => format!("A facedown Drone engages {}.", name(seat)),
            Event::LeftPlay(card, _) => format!("{} leaves play.", card_name(card)),
            Event::ToHand(seat, card) => {
                format!("{} returns to the hand of {}.", card_name(card), name(seat))
            }
            Event::Took(seat, card) => format!("{} takes {} into hand.", name(seat), card_name(card)),
            Event::Found(seat, Some(card)) => format!("{} finds {}.", name(seat), card_name(card)),
            Event::Found(seat, None) => format!("{} searches and takes a card.", name(seat)),
            Event::Removed(card) => format!("{} is removed from the game.", card_name(card)),
            Event::Attacks { by, to, at } => format!("{} attacks {}.", card_name(by), self.told(to, at)),
            Event::Thwarts { by, at } => format!("{} thwarts {}.", card_name(by), card_name(at)),
            Event::EnemyAttacks { by, seat, at } => format!("{} attacks {}.", self.told(by, at), name(seat)),
            Event::EnemySchemes { by, at } => format!("{} schemes.", self.told(by, at)),
            Event::LostStatus(card, status) => {
                let instead = match status {
                    Status::Stunned => " instead of attacking",
                    Status::Confused => " instead of thwarting or scheming",
                    Status::Tough => "",
                };
                format!("{} loses the {} card{instead}.", self.told(card, PieceId::NONE), status.name())
            }
            Event::Defends(seat, card) => format!("{} defends for {}.", card_name(card), name(seat)),
            Event::Undefended(seat) => format!("The attack against {} is undefended.", name(seat)),
            Event::BoostDealt => "The villain gets a boost card.".to_owned(),
            Event::Boost(card, icons) => {
                format!("Boost card: {}, {}.", card_name(card), count(usize::from(icons), "icon"))
            }
            Event::Damage { to, at, amount } => format!("{} takes {amount} damage.", self.told(to, at)),
            Event::Tough(card, at) => {
                format!("{} loses the tough card and takes no damage.", self.told(card, at))
            }
            Event::Prevented(card, amount) => format!("{amount} of {} is prevented.", card_name(card)),
            Event::Healed { to, at, amount } => {
                format!("{amount} damage is healed from {}.", self.told(to, at))
            }
            Event::Defeated(card, at) => format!("{} is defeated.", self.told(card, at)),
            Event::Gained(card, at, status) => format!("{} is {} now.", self.told(card, at), status.name()),
            Event::Threat { on, amount, .. } => format!("{amount} threat is placed on {}.", card_name(on)),
            Event::ThreatRemoved { from, amount, .. } => {
                format!("{amount} threat is removed from {}.", card_name(from))
            }
            Event::SchemeDefeated(card) => format!("{} is defeated.", card_name(card)),
            Event::Advanced(card) => format!("The main scheme advances: {}.", card_name(card)),
            Event::Stage(card) => format!("The villain is {} now.", card_name(card)),
            Event::Dealt(seat) => format!("An encounter card is dealt facedown to {}.", name(seat)),
            Event::Revealed(seat, card) => format!("{} reveals {}.", name(seat), card_name(card)),
            Event::Cancelled(card) => format!("What {} does is cancelled.", card_name(card)),
            Event::Surge(card) => format!("{} surges.", card_name(card)),
            Event::EncounterDiscarded(card) => {
                format!("{} is discarded from the encounter deck.", card_name(card))
            }
            Event::Accelerated => "The main scheme gets an acceleration token.".to_owned(),
            Event::Chose(seat, card, way) => match way_words(card, way) {
                Some(text) => format!("{} chooses of {}: {text}", name(seat), card_name(card)),
                None => format!("{} chooses option {} of {}.", name(seat), way + 1, card_name(card)),
            },
            Event::PutUnder(seat, Some(card)) => {
                format!("{} of {} goes facedown under the scheme.", card_name(card), name(seat))
            }
            Event::PutUnder(seat, None) => {
                format!("A card from the hand of {} goes facedown under the scheme.", name(seat))
            }
            Event::Exhausted(card, at) => format!("{} is exhausted.", self.told(card, at)),
            Event::Readied(card, at) => format!("{} is readied.", self.told(card, at)),
            Event::Eliminated(seat) => format!("{} is eliminated.", name(seat)),
            Event::FirstPlayer(seat) => format!("{} is the first player now.", name(seat)),
            Event::Ended(ending) => ending_words(ending).to_owned(),
        }
    }
}

/// The things that a log entry tells of.
pub(crate) fn event_things(event: &Event, out: &mut Vec<Thing>) {
    match *event {
        Event::Round(_)
        | Event::VillainPhase
        | Event::BoostDealt
        | Event::Ended(_)
        | Event::Drew(_, None)
        | Event::Found(_, None) => {}
        Event::Turn(seat) | Event::Eliminated(seat) | Event::FirstPlayer(seat) | Event::Undefended(seat) => {
            out.push(Thing::Player(seat));
        }
        Event::Reshuffled(seat) => out.push(Thing::Deck(seat)),
        Event::EncounterReshuffled => out.push(Thing::EncounterDeck),
        Event::Dealt(seat) | Event::PutUnder(seat, None) => out.push(Thing::Player(seat)),
        Event::ChangedForm(seat, _) => out.push(Thing::Piece(PieceId::identity(seat))),
        Event::Accelerated => out.push(Thing::Piece(PieceId::MAIN)),
        Event::ShuffledBack(seat, card) => out.extend([Thing::Card(card), Thing::Deck(seat)]),
        Event::Milled(seat, card) | Event::Discarded(seat, card) => {
            out.extend([Thing::Card(card), Thing::Discard(seat)]);
        }
        Event::EncounterDiscarded(card) => out.extend([Thing::Card(card), Thing::EncounterDiscard]),
        Event::Drew(_, Some(card))
        | Event::Played(_, card)
        | Event::Used(_, card, _)
        | Event::PaidWith(_, card)
        | Event::Generated(_, card)
        | Event::ToHand(_, card)
        | Event::Took(_, card)
        | Event::Found(_, Some(card))
        | Event::Removed(card)
        | Event::LostStatus(card, _)
        | Event::Defends(_, card)
        | Event::Boost(card, _)
        | Event::Prevented(card, _)
        | Event::SchemeDefeated(card)
        | Event::Advanced(card)
        | Event::Stage(card)
        | Event::Revealed(_, card)
        | Event::Cancelled(card)
        | Event::Surge(card)
        | Event::Chose(_, card, _)
        | Event::PutUnder(_, Some(card)) => out.push(Thing::Card(card)),
        Event::Entered(card, at)
        | Event::LeftPlay(card, at)
        | Event::Tough(card, at)
        | Event::Defeated(card, at)
        | Event::Gained(card, at, _)
        | Event::Exhausted(card, at)
        | Event::Readied(card, at)
        | Event::Damage { to: card, at, .. }
        | Event::Healed { to: card, at, .. }
        | Event::Threat { on: card, at, .. }
        | Event::ThreatRemoved { from: card, at, .. }
        | Event::EnemySchemes { by: card, at } => out.extend([Thing::Piece(at), Thing::Card(card)]),
        Event::Drone(seat, at) => out.extend([Thing::Piece(at), Thing::Player(seat)]),
        Event::Attacks { by, to, at } => {
            out.extend([Thing::Card(by), Thing::Piece(at), Thing::Card(to)]);
        }
        Event::Thwarts { by, at } => out.extend([Thing::Card(by), Thing::Card(at)]),
        Event::EnemyAttacks { by, seat, at } => {
            out.extend([Thing::Piece(at), Thing::Card(by), Thing::Piece(PieceId::identity(seat))]);
        }
    }
}
