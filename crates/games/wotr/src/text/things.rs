//! Things in words, and the things that log entries tell of.

use super::{a_die, deck_words};
use crate::action::Deed;
use crate::battle::BattleEvent;
use crate::event::Event;
use crate::figures::Figure;
use crate::game::Thing;
use crate::hunt::HuntEvent;

/// A thing in words.
pub(crate) fn thing_words(thing: Thing) -> String {
    match thing {
        Thing::Region(region) => region.name().to_owned(),
        Thing::Card(card) => card.name().to_owned(),
        Thing::Character(character) => character.name().to_owned(),
        Thing::Figure(figure) => figure.name(),
        Thing::Gollum => "Gollum".to_owned(),
        Thing::Die(face) => a_die(face),
        Thing::Deck(deck) => deck_words(deck).to_owned(),
        Thing::Nation(nation) => nation.name().to_owned(),
        Thing::Fellowship => "the Fellowship".to_owned(),
        Thing::HuntBox => "the Hunt Box".to_owned(),
        Thing::Rings => "the Elven Rings".to_owned(),
        Thing::Tile(tile) => format!("the Hunt tile {}", tile.name()),
        Thing::Pass => "passing".to_owned(),
    }
}

/// The things on the table that a log entry tells of.
pub(crate) fn event_things(event: &Event, out: &mut Vec<Thing>) {
    let figure = |figure: Figure| match figure {
        Figure::Character(character) => Some(Thing::Character(character)),
        Figure::Regular(_) | Figure::Elite(_) | Figure::Leader(_) | Figure::Nazgul => None,
    };
    match *event {
        Event::Drew { deck, card, .. } => out.push(card.map_or(Thing::Deck(deck), Thing::Card)),
        Event::Discarded { card, .. } => out.extend(card.map(Thing::Card)),
        Event::Allocated(_) => out.push(Thing::HuntBox),
        Event::RingUsed(_) | Event::RingChanged { .. } => out.push(Thing::Rings),
        Event::Used { deed, .. } => match deed {
            Deed::BringIn(character) | Deed::Ability(character) => out.push(Thing::Character(character)),
            Deed::DiscardTable(card) => out.push(Thing::Card(card)),
            Deed::MoveFellowship | Deed::HideFellowship | Deed::Separate => out.push(Thing::Fellowship),
            Deed::MoveArmies
            | Deed::Attack
            | Deed::PlayEvent
            | Deed::DrawEvent
            | Deed::Recruit
            | Deed::Diplomacy
            | Deed::VoiceRecruit
            | Deed::VoiceUpgrade
            | Deed::MoveCompanions
            | Deed::MoveNazgul
            | Deed::Skip => {}
        },
        Event::Played { card, .. } | Event::LeftTable(card) | Event::CardRoll { card, .. } => {
            out.push(Thing::Card(card));
        }
        Event::Activated(nation) | Event::Advanced { nation, .. } => out.push(Thing::Nation(nation)),
        Event::Captured { region, .. } | Event::SiegeEnded(region) => out.push(Thing::Region(region)),
        Event::Marched { from, to, ref group } => {
            out.extend([Thing::Region(from), Thing::Region(to)]);
            out.extend(group.characters.iter().map(Thing::Character));
        }
        Event::Recruited { figure: one, place }
        | Event::Eliminated { place, figure: one }
        | Event::Trimmed { place, figure: one } => {
            out.push(Thing::Region(place.region()));
            out.extend(figure(one));
        }
        Event::CompanionLost(companion) => out.extend([Thing::Character(companion), Thing::Fellowship]),
        Event::Destroyed { place, .. } | Event::Reduced { place, .. } => {
            out.push(Thing::Region(place.region()));
        }
        Event::Entered { character, region } => {
            out.extend([Thing::Character(character), Thing::Region(region)]);
        }
        Event::PartyMoved { party, region, .. } => {
            out.extend(party.iter().map(Thing::Character));
            out.push(Thing::Region(region));
        }
        Event::Flew { figure: one, from, to } => {
            out.extend([Thing::Region(from), Thing::Region(to)]);
            out.extend(figure(one));
        }
        Event::RingBearersMoved(region) => out.extend([Thing::Fellowship, Thing::Region(region)]),
        Event::CompanionDrawn(companion) => out.push(Thing::Character(companion)),
        Event::Battle(ref event) => battle_things(event, out),
        Event::Hunt(ref event) => hunt_things(event, out),
        Event::Corruption { .. } | Event::Idle => out.push(Thing::Fellowship),
        Event::Turn(_)
        | Event::Swapped { .. }
        | Event::Rolled { .. }
        | Event::Passed(_)
        | Event::DieChanged { .. }
        | Event::Ended(_) => {}
    }
}

/// The things that an event of a battle tells of.
fn battle_things(event: &BattleEvent, out: &mut Vec<Thing>) {
    match *event {
        BattleEvent::Began { from, at, .. } => {
            out.extend([Thing::Region(from.region()), Thing::Region(at.region())]);
        }
        BattleEvent::Withdrew { region, .. } | BattleEvent::CameOut { region, .. } => {
            out.push(Thing::Region(region));
        }
        BattleEvent::CardChosen { card, .. } => out.extend(card.map(Thing::Card)),
        BattleEvent::CardFromTable(card)
        | BattleEvent::Revealed { card, .. }
        | BattleEvent::Cancelled(card)
        | BattleEvent::NoEffect(card) => out.push(Thing::Card(card)),
        BattleEvent::Silenced(character) => out.push(Thing::Character(character)),
        BattleEvent::Forfeited(characters) => out.extend(characters.iter().map(Thing::Character)),
        BattleEvent::Retreated { from, to, .. } => out.extend([Thing::Region(from), Thing::Region(to)]),
        BattleEvent::Gone { place, .. } => out.push(Thing::Region(place.region())),
        BattleEvent::WhiteRider
        | BattleEvent::Round(_)
        | BattleEvent::Field(_)
        | BattleEvent::NoCard(_)
        | BattleEvent::NazgulForfeited(_)
        | BattleEvent::Bonus { .. }
        | BattleEvent::Fewer { .. }
        | BattleEvent::AtMost { .. }
        | BattleEvent::NoReroll(_)
        | BattleEvent::Threw { .. }
        | BattleEvent::Turned(_)
        | BattleEvent::Confused(_)
        | BattleEvent::MoreHits { .. }
        | BattleEvent::HitsCancelled { .. }
        | BattleEvent::OwnHits(_)
        | BattleEvent::Suffers { .. }
        | BattleEvent::FightsOn(_)
        | BattleEvent::Ceased(_)
        | BattleEvent::RoundsOver(_)
        | BattleEvent::Extended(_)
        | BattleEvent::Stands(_) => {}
    }
}

/// The things that an event of the Hunt tells of.
fn hunt_things(event: &HuntEvent, out: &mut Vec<Thing>) {
    match *event {
        HuntEvent::Moved(_)
        | HuntEvent::MordorStep(_)
        | HuntEvent::EnteredMordor
        | HuntEvent::Hid
        | HuntEvent::Revealed(None) => out.push(Thing::Fellowship),
        HuntEvent::Declared(region) | HuntEvent::Revealed(Some(region)) => {
            out.extend([Thing::Fellowship, Thing::Region(region)]);
        }
        HuntEvent::Guide(guide) => out.push(guide.map_or(Thing::Gollum, Thing::Character)),
        HuntEvent::NoDice | HuntEvent::Rolled { .. } => out.push(Thing::HuntBox),
        HuntEvent::CardUsed(card) => out.push(Thing::Card(card)),
        HuntEvent::Tile(tile) | HuntEvent::Aside(tile) | HuntEvent::TileInPlay(tile) => {
            out.push(Thing::Tile(tile));
        }
        HuntEvent::HobbitLeft(companion)
        | HuntEvent::Casualty { companion, .. }
        | HuntEvent::TakenAlive(companion)
        | HuntEvent::LeftBehind(companion) => out.push(Thing::Character(companion)),
        HuntEvent::GollumShown => out.push(Thing::Gollum),
        HuntEvent::TileDie(_)
        | HuntEvent::PoolRefilled
        | HuntEvent::EyesRemoved(_)
        | HuntEvent::StrongholdTile => {}
    }
}
