//! Questions, answers and events in English. Another language is another folder like this one.

mod actions;
mod asks;
mod events;
mod stack;

pub(crate) use events::{ending_words, event_things};
pub(crate) use stack::{happening_words, to_come};

use crate::ability::{Ability, Do, Timing, Way};
use crate::game::Thing;
use crate::ids::{AbilityId, Card, Form, Kind, PieceId};
use crate::printed::Icons;
use crate::state::{Lasting, State};
use kernel::Seat;

/// A text with a capital at its beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// Parts with commas, and the last with a word before it.
pub(crate) fn listed(parts: &[String], last: &str) -> String {
    match parts {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}

/// A number of things with their word.
pub(crate) fn count(n: usize, one: &str) -> String {
    match n {
        0 => format!("no {one}s"),
        1 => format!("1 {one}"),
        _ => format!("{n} {one}s"),
    }
}

/// A number in Roman digits, as on villains.
pub(crate) const fn roman(n: u8) -> &'static str {
    match n {
        1 => "I",
        2 => "II",
        3 => "III",
        _ => "",
    }
}

/// A card by its title; stages are told apart, and so are cards that differ in their icons alone.
pub(crate) fn card_name(card: Card) -> String {
    let def = card.def();
    let variant = card.code().chars().last().filter(char::is_ascii_lowercase);
    match (def.kind, variant) {
        (Kind::Villain, _) => format!("{} {}", def.name, roman(def.stage)),
        (Kind::Hero | Kind::AlterEgo | Kind::MainScheme, _) | (_, None) => def.name.to_owned(),
        (_, Some(letter)) => format!("{} ({})", def.name, letter.to_ascii_uppercase()),
    }
}

/// Resources in words.
pub(crate) fn icons_words(icons: Icons) -> String {
    let all = [
        (icons.energy, "energy"),
        (icons.mental, "mental"),
        (icons.physical, "physical"),
        (icons.wild, "wild"),
    ];
    let parts: Vec<String> =
        all.into_iter().filter(|(n, _)| *n > 0).map(|(n, name)| format!("{n} {name}")).collect();
    listed(&parts, "and")
}

/// The timing word of an ability with its form and label, as on cards.
pub(crate) fn timing_words(ability: &Ability) -> String {
    let word = match ability.timing {
        Timing::Action => "Action",
        Timing::Interrupt => "Interrupt",
        Timing::ForcedInterrupt => "Forced Interrupt",
        Timing::Response => "Response",
        Timing::ForcedResponse => "Forced Response",
        Timing::Resource => "Resource",
        Timing::WhenRevealed => "When Revealed",
        Timing::WhenDefeated => "When Defeated",
        Timing::Boost => "Boost",
        Timing::Setup => "Setup",
        Timing::Special => "Special",
    };
    let form = match ability.form {
        Some(Form::Hero) => "Hero ",
        Some(Form::AlterEgo) => "Alter-Ego ",
        None => "",
    };
    match ability.label {
        Some(label) => format!("{form}{word} ({})", label.name()),
        None => format!("{form}{word}"),
    }
}

/// An ability of a card: its own name if it has one.
pub(crate) fn ability_words(card: Card, ability: AbilityId) -> String {
    let abilities = card.def().abilities;
    let Some(def) = card.def().ability(ability) else { return card_name(card) };
    if !def.name.is_empty() {
        return format!("{} ({})", def.name, card_name(card));
    }
    // Two abilities without names are told apart by their timing words, and copies of those by their numbers.
    let twin = |other: &Ability| timing_words(other) == timing_words(def);
    if abilities.len() == 1 {
        card_name(card)
    } else if abilities.iter().filter(|other| twin(other)).count() == 1 {
        format!("{}, {}", card_name(card), timing_words(def))
    } else {
        format!("{}, ability {}", card_name(card), ability.0 + 1)
    }
}

/// All lists of ways that a card asks to choose from.
fn choices(steps: &'static [Do], out: &mut Vec<&'static [Way]>) {
    for step in steps {
        choices_of(step, out);
    }
}

fn choices_of(step: &'static Do, out: &mut Vec<&'static [Way]>) {
    match step {
        Do::Choice(ways) => {
            out.push(ways);
            for way in *ways {
                choices(way.does, out);
            }
        }
        Do::When(_, within) | Do::Then(within) => choices_of(within, out),
        Do::EachPlayer(steps) => choices(steps, out),
        _ => {}
    }
}

/// What a chosen way of a card says, if the card has but one list that long.
pub(crate) fn way_words(card: Card, way: u8) -> Option<&'static str> {
    let mut all = Vec::new();
    for ability in card.def().abilities {
        choices(ability.effect, &mut all);
    }
    match all.as_slice() {
        [ways] => ways.get(usize::from(way)).map(|way| way.text),
        _ => None,
    }
}

impl State {
    /// What a player is called: by the hero, whatever the form.
    pub(crate) fn player_name(&self, seat: Seat) -> &'static str {
        self.players.get(seat.index()).map_or("Nobody", |player| player.hero.name())
    }

    /// A card in play. Several of one name are numbered in the order in which they entered play.
    pub(crate) fn piece_name(&self, id: PieceId) -> String {
        let Some(it) = self.piece(id) else { return "a card that has left play".to_owned() };
        let name = |it: &crate::state::Piece| {
            if it.facedown { "Drone".to_owned() } else { card_name(it.card) }
        };
        let own = name(it);
        let same = self.pieces.iter().filter(|other| name(other) == own);
        let (mut all, mut before) = (0, 0);
        for other in same {
            all += 1;
            before += usize::from(other.id < id);
        }
        if all > 1 { format!("{own} {}", before + 1) } else { own }
    }

    /// A card in play with what tells it from others at the table: whom a minion is engaged with, what a card is on.
    pub(crate) fn piece_place(&self, id: PieceId) -> String {
        let Some(it) = self.piece(id) else { return self.piece_name(id) };
        let name = self.piece_name(id);
        match it.engaged {
            Some(seat) if self.n_players() > 1 => format!("{name} (engaged with {})", self.player_name(seat)),
            _ if it.host.is_some() => format!("{name} (on {})", self.piece_name(it.host)),
            _ => name,
        }
    }

    /// A thing in words.
    pub(crate) fn thing_words(&self, thing: Thing) -> String {
        match thing {
            Thing::Piece(id) => self.piece_name(id),
            Thing::Card(card) => card_name(card),
            Thing::Player(seat) => format!("{} (player {})", self.player_name(seat), seat.0 + 1),
            Thing::Deck(seat) => format!("the deck of {}", self.player_name(seat)),
            Thing::Discard(seat) => format!("the discard pile of {}", self.player_name(seat)),
            Thing::EncounterDeck => "the encounter deck".to_owned(),
            Thing::EncounterDiscard => "the encounter discard pile".to_owned(),
        }
    }

    /// A lasting or delayed effect in words.
    pub(crate) fn lasting_words(&self, lasting: &Lasting) -> String {
        match *lasting {
            Lasting::Plus { piece, value, by } => {
                format!("{} gets +{by} {} until the end of the phase.", self.piece_name(piece), value.name())
            }
            Lasting::PlusAll { seat, value, by } => {
                let who = self.player_name(seat);
                format!("All characters of {who} get +{by} {} until the end of the phase.", value.name())
            }
            Lasting::Trait { seat, word } => {
                format!("{} has {} until the end of the phase.", self.player_name(seat), word.name())
            }
            Lasting::DiscardAtEndOfRound(piece) => {
                format!("{} is discarded at the end of the round.", self.piece_name(piece))
            }
        }
    }
}
