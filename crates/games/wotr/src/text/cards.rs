//! The questions of Event cards in words.

use super::Said;
use super::parts::{card, character, nation, region};
use crate::cards::CardAsk;
use crate::cards::fp_common::{frame_of, place_in};
use crate::cards::sh_character::LIDLESS;
use crate::cards::sh_common::region_of;
use crate::cards::sh_musters::RAGE;
use crate::ids::{Card, Character, Deck, Nation};
use crate::state::State;
use kernel::Text;

/// A question with what it remembers in it. A question that remembers nothing is told by the card alone.
fn about(text: Said, remembered: Option<(&'static str, super::Part)>) -> Said {
    match remembered {
        Some((name, part)) => text.with(name, part),
        None => Text::new("ask-card"),
    }
}

impl State {
    /// A card's question in words.
    pub(crate) fn card_ask(&self, ask: CardAsk) -> Said {
        let text = match ask.card.deck() {
            Deck::FpCharacter => self.fp_character_ask(ask),
            Deck::FpStrategy => Self::fp_strategy_ask(ask),
            Deck::ShCharacter => Self::sh_character_ask(ask),
            Deck::ShStrategy => Self::sh_strategy_ask(ask),
        };
        text.with("card", card(ask.card))
    }

    fn fp_character_ask(&self, ask: CardAsk) -> Said {
        let place = || place_in(frame_of(ask)).map(|place| ("region", region(place.region())));
        match (ask.card, ask.step) {
            (Card::ThereIsAnotherWay, _) if self.fellowship.hidden => {
                Text::new("ask-card-there-is-another-way-move")
            }
            (Card::ThereIsAnotherWay, _) => Text::new("ask-card-there-is-another-way-hide"),
            (Card::TheEaglesAreComing, 0) => Text::new("ask-card-eagles-where"),
            (Card::TheEaglesAreComing, _) => Text::new("ask-card-eagles-nazgul"),
            (Card::TheEntsAwakeTreebeard | Card::TheEntsAwakeHuorns | Card::TheEntsAwakeEntmoot, _) => {
                Text::new("ask-card-ents")
            }
            (Card::DeadMenOfDunharrow, 1) => Text::new("ask-card-dunharrow-party"),
            (Card::DeadMenOfDunharrow, 4) => about(Text::new("ask-card-dunharrow-flee"), place()),
            (Card::DeadMenOfDunharrow, _) => about(Text::new("ask-card-dunharrow-gather"), place()),
            (Card::TheGreyCompany, _) => Text::new("ask-card-grey-company"),
            _ => Text::new("ask-card"),
        }
    }

    fn fp_strategy_ask(ask: CardAsk) -> Said {
        match ask.card {
            Card::TheSpiritOfMordor => Text::new("ask-card-spirit-of-mordor"),
            Card::FaramirsRangers => Text::new("ask-card-rangers"),
            Card::WisdomOfElrond => Text::new("ask-card-wisdom-of-elrond"),
            Card::CirdansShips => Text::new("ask-card-ships"),
            Card::RidersOfTheoden | Card::EomerSonOfEomund => Text::new("ask-card-riders"),
            _ => Text::new("ask-card"),
        }
    }

    fn sh_character_ask(ask: CardAsk) -> Said {
        match (ask.card, ask.step) {
            (Card::CruelWeather, _) => Text::new("ask-card-cruel-weather"),
            (Card::TheNazgulStrike, _) => Text::new("ask-card-nazgul-strike"),
            (Card::LureOfTheRing, 0) => Text::new("ask-card-lure-drawn"),
            (Card::LureOfTheRing, _) => {
                let drawn = Character::ALL.get(usize::from(ask.a)).map(|one| ("who", character(*one)));
                about(Text::new("ask-card-lure"), drawn)
            }
            (Card::TheLidlessEye, _) => {
                Text::new("ask-card-lidless-eye").number("n", LIDLESS.saturating_sub(ask.b))
            }
            (Card::DreadfulSpells, _) => Text::new("ask-card-dreadful-spells"),
            (Card::TheBlackCaptainCommands, 0) => Text::new("ask-card-black-captain-nazgul"),
            (Card::TheBlackCaptainCommands, _) => Text::new("ask-card-black-captain-army"),
            (Card::TheRingwraithsAreAbroad, _) => Text::new("ask-card-ringwraiths"),
            _ => Text::new("ask-card-what"),
        }
    }

    fn sh_strategy_ask(ask: CardAsk) -> Said {
        let of = || Nation::ALL.get(usize::from(ask.a)).map(|of| ("nation", nation(*of)));
        match (ask.card, ask.step) {
            (Card::DenethorsFolly, _) => Text::new("ask-card-denethors-folly"),
            (Card::Stormcrow, 0) => Text::new("ask-card-stormcrow-nation"),
            (Card::Stormcrow, 1) => about(Text::new("ask-card-stormcrow-where"), of()),
            (Card::Stormcrow, _) => about(Text::new("ask-card-stormcrow-figure"), of()),
            (Card::CorsairsOfUmbar, _) => Text::new("ask-card-corsairs"),
            _ => Self::shadow_muster_ask(ask),
        }
    }

    fn shadow_muster_ask(ask: CardAsk) -> Said {
        match (ask.card, ask.step) {
            (Card::HillTrolls, 0) => Text::new("ask-card-hill-trolls"),
            (Card::RageOfTheDunlendings, 2) => {
                let to = region_of(ask.a).map(|to| ("region", region(to)));
                about(Text::new("ask-card-rage-from").number("n", RAGE.saturating_sub(ask.b)), to)
            }
            (Card::RageOfTheDunlendings, 3) => Text::new("ask-card-rage-kind"),
            (Card::HalfOrcsAndGoblinMen | Card::OlogHai, _) => Text::new("ask-card-join"),
            (Card::ManyKingsToTheServiceOfMordor | Card::PitsOfMordor, _) => {
                Text::new("ask-card-two-regulars").number("n", ask.b.saturating_add(1))
            }
            _ => Text::new("ask-card-where"),
        }
    }
}
