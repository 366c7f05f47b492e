//! Answers to the questions of battles, of the Hunt and about the Fellowship, and the things their events tell of.

use super::{a_figure, capital, character_words, count, deck_words, guide_words};
use crate::action::{Action, Ask, Choice};
use crate::battle::{BattleAsk, BattleEvent};
use crate::fellowship::{FellowshipAsk, WalkFor};
use crate::figures::Characters;
use crate::game::Thing;
use crate::hunt::{HuntAsk, HuntEvent};
use crate::ids::Card;
use crate::state::State;

impl State {
    /// What an answer to such a question does, if its words alone don't say it.
    pub(super) fn nested_action_words(&self, ask: Option<Ask>, action: Action) -> Option<String> {
        match ask? {
            Ask::Battle(ask) => Self::battle_action_words(ask, action),
            Ask::Hunt(ask) => self.hunt_action_words(ask, action),
            Ask::Fellowship(ask) => self.fellowship_action_words(ask, action),
            _ => None,
        }
    }

    fn battle_action_words(ask: BattleAsk, action: Action) -> Option<String> {
        Some(match (ask, action) {
            (BattleAsk::WhiteRider, Action::Accept) => "Give up his Leadership".to_owned(),
            (BattleAsk::WhiteRider, Action::Decline) => "Keep his Leadership".to_owned(),
            (BattleAsk::Combat(_), Action::Card(card)) => {
                format!("{} (of {})", card.combat().def().title, card.name())
            }
            (BattleAsk::Combat(_), Action::Decline) => "Play no Combat card".to_owned(),
            (BattleAsk::Sorcerer(deck), Action::Accept) => format!("Draw from {}", deck_words(deck)),
            (BattleAsk::Sorcerer(_), Action::Decline) => "Draw nothing".to_owned(),
            (BattleAsk::Scouts | BattleAsk::Retreat, Action::Region(region)) => {
                format!("Retreat to {}", region.name())
            }
            (BattleAsk::Retreat, Action::Decline) => "Stand".to_owned(),
            (BattleAsk::DreadAndDespair, Action::Number(n)) => {
                format!("Forfeit {} of Nazgûl Leadership", count(n, "point"))
            }
            (BattleAsk::RelentlessAssault | BattleAsk::Onslaught, Action::Number(n)) => {
                format!("Take {}", count(n, "hit"))
            }
            (BattleAsk::HeroicDeath, Action::Figure(figure)) => format!("Give up {}", a_figure(figure)),
            (BattleAsk::HeroicDeath, Action::Decline) => "Give up nobody".to_owned(),
            (BattleAsk::FatefulStrike | BattleAsk::BlackBreath, Action::Figure(figure)) => {
                format!("Kill {}", a_figure(figure))
            }
            (BattleAsk::BladeOfWesternesse, Action::Character(minion)) => format!("Kill {}", minion.name()),
            (BattleAsk::BlackBreath, Action::Decline) => "Kill nobody".to_owned(),
            (BattleAsk::Extend, Action::Figure(figure)) => {
                format!("Reduce {} for another round", a_figure(figure))
            }
            _ => return None,
        })
    }

    fn hunt_action_words(&self, ask: HuntAsk, action: Action) -> Option<String> {
        let used = |card: Card| format!("Use {}", card.name());
        Some(match (ask, action) {
            (HuntAsk::Crebain, Action::Accept) => used(Card::FlocksOfCrebain),
            (HuntAsk::Staff, Action::Accept) => used(Card::WizardsStaff),
            (HuntAsk::Balrog { .. }, Action::Accept) => used(Card::BalrogOfMoria),
            (HuntAsk::TableCard, Action::Card(card)) => used(card),
            (HuntAsk::TableCard, Action::Decline) => "Use no card".to_owned(),
            (HuntAsk::Reroll(_), Action::Number(0)) => "Roll no die again".to_owned(),
            (HuntAsk::Reroll(_), Action::Number(n)) => format!("Roll {} again", count(n, "die")),
            (HuntAsk::Hobbit(hobbit), Action::Accept) => format!("{} leaves", hobbit.name()),
            (HuntAsk::Hobbit(hobbit), Action::Decline) => format!("{} stays", hobbit.name()),
            (HuntAsk::Gollum, Action::Accept) => "Reveal the Fellowship".to_owned(),
            (HuntAsk::Gollum, Action::Decline) => "Stay Hidden".to_owned(),
            (HuntAsk::Casualty, Action::Choose(Choice::Guide)) => {
                format!("Lose {}, the Guide", guide_words(self.fellowship.guide))
            }
            (HuntAsk::Casualty, Action::Decline) => "Lose nobody".to_owned(),
            (HuntAsk::Worn, Action::Card(card)) => format!("Discard {} from the table", card.name()),
            (HuntAsk::Worn, Action::Decline) => "Take nothing".to_owned(),
            (HuntAsk::Breaking(_), Action::Character(companion)) => format!("{} leaves", companion.name()),
            _ => return None,
        })
    }

    fn fellowship_action_words(&self, ask: FellowshipAsk, action: Action) -> Option<String> {
        let here = self.fellowship.region.name();
        Some(match (ask, action) {
            (FellowshipAsk::Declare, Action::Accept) => "Declare it".to_owned(),
            (FellowshipAsk::Declare, Action::Decline) => "Declare nothing".to_owned(),
            (FellowshipAsk::Walk(_), Action::Region(region)) => format!("Go to {}", region.name()),
            (FellowshipAsk::Walk(WalkFor::Declare), Action::Done) => format!("Declare it in {here}"),
            (FellowshipAsk::Walk(WalkFor::Reveal), Action::Done) => format!("Stop in {here}"),
            (FellowshipAsk::EnterMordor, Action::Accept) => "Enter Mordor".to_owned(),
            (FellowshipAsk::EnterMordor, Action::Decline) => "Stay outside".to_owned(),
            (FellowshipAsk::Guide, Action::Character(companion)) => {
                format!("{} guides", character_words(Characters::only(companion)))
            }
            (FellowshipAsk::Draw(deck), Action::Accept) => capital(&format!("draw from {}", deck.name())),
            (FellowshipAsk::Draw(_), Action::Decline) => "Draw nothing".to_owned(),
            _ => return None,
        })
    }
}

/// The things that an event of a battle tells of.
pub(super) fn battle_things(event: &BattleEvent, out: &mut Vec<Thing>) {
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
        _ => {}
    }
}

/// The things that an event of the Hunt tells of.
pub(super) fn hunt_things(event: &HuntEvent, out: &mut Vec<Thing>) {
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
