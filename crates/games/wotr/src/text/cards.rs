//! The questions of Event cards in words.

use crate::cards::CardAsk;
use crate::cards::fp_common::{frame_of, place_in};
use crate::cards::sh_character::LIDLESS;
use crate::cards::sh_common::region_of;
use crate::cards::sh_musters::RAGE;
use crate::ids::Card;
use crate::ids::{Character, Deck, Nation};
use crate::map::Region;
use crate::state::State;

impl State {
    /// A card's question in words.
    pub(crate) fn card_ask_words(&self, ask: CardAsk) -> String {
        match ask.card.deck() {
            Deck::FpCharacter => self.fp_character_ask_words(ask),
            Deck::FpStrategy => self.fp_strategy_ask_words(ask),
            Deck::ShCharacter => self.sh_character_ask_words(ask),
            Deck::ShStrategy => self.sh_strategy_ask_words(ask),
        }
    }

    fn fp_character_ask_words(&self, ask: CardAsk) -> String {
        let name = ask.card.def().name;
        let place = || place_in(frame_of(ask)).map_or("the region", |place| place.region().name());
        match (ask.card, ask.step) {
            (Card::ThereIsAnotherWay, _) if self.fellowship.hidden => {
                format!("{name}: does Gollum lead the Fellowship a step further?")
            }
            (Card::ThereIsAnotherWay, _) => format!("{name}: does Gollum hide the Fellowship?"),
            (Card::TheEaglesAreComing, 0) => format!("{name} On which Shadow Army do they swoop down?"),
            (Card::TheEaglesAreComing, _) => format!("{name} Where do the Nazgûl that are left fly?"),
            (Card::TheEntsAwakeTreebeard | Card::TheEntsAwakeHuorns | Card::TheEntsAwakeEntmoot, _) => {
                format!("{name}: which further Character card is played for free, if any?")
            }
            (Card::DeadMenOfDunharrow, 1) => {
                format!("{name}: who else takes the Paths of the Dead, and where do they come out?")
            }
            (Card::DeadMenOfDunharrow, 4) => {
                format!("{name}: where does the Army flee from {}?", place())
            }
            (Card::DeadMenOfDunharrow, _) => {
                format!("{name}: how many Gondor Regulars gather in {}?", place())
            }
            (Card::TheGreyCompany, _) => {
                format!("{name}: a Regular of which Nation becomes an Elite?")
            }
            _ => name.to_owned(),
        }
    }

    fn fp_strategy_ask_words(&self, ask: CardAsk) -> String {
        let name = ask.card.def().name;
        match ask.card {
            Card::TheSpiritOfMordor => format!("{name}: in which Shadow Army does strife break out?"),
            Card::FaramirsRangers => format!("{name}: which Shadow Army do they ambush?"),
            Card::WisdomOfElrond => format!("{name}: which Nation heeds the Council?"),
            Card::CirdansShips => format!("{name}: on which coast do the Elves land?"),
            Card::RidersOfTheoden | Card::EomerSonOfEomund => format!("{name}: where do the Riders muster?"),
            _ => name.to_owned(),
        }
    }

    fn sh_character_ask_words(&self, ask: CardAsk) -> String {
        let words = match (ask.card, ask.step) {
            (Card::CruelWeather, _) => "Cruel Weather: where are the Ring-bearers driven?",
            (Card::TheNazgulStrike, _) => {
                "The Nazgûl Strike!: a card of the Free Peoples leaves the table, a Hunt roll, or neither?"
            }
            (Card::LureOfTheRing, 0) => "Lure of the Ring: a Companion is drawn",
            (Card::LureOfTheRing, _) => {
                let name = Character::ALL.get(usize::from(ask.a)).map_or("a Companion", |one| one.name());
                return format!("Lure of the Ring: {name} was drawn. Is he lost, or does Corruption go up?");
            }
            (Card::TheLidlessEye, _) => {
                let left = LIDLESS.saturating_sub(ask.b);
                return format!("The Lidless Eye: which die goes into the Hunt Box? ({left} more)");
            }
            (Card::DreadfulSpells, _) => "Dreadful Spells: which Army of the Free Peoples?",
            (Card::TheBlackCaptainCommands, 0) => {
                "The Black Captain Commands: two new Nazgûl join the Witch-king, or Nazgûl fly?"
            }
            (Card::TheBlackCaptainCommands, _) => {
                "The Black Captain Commands: does the Witch-king's Army move, attack, or neither?"
            }
            (Card::TheRingwraithsAreAbroad, _) => {
                "The Ringwraiths Are Abroad: do Armies with a Nazgûl move, does one attack, or neither?"
            }
            _ => "What does the card do?",
        };
        words.to_owned()
    }

    fn sh_strategy_ask_words(&self, ask: CardAsk) -> String {
        let nation = Nation::ALL.get(usize::from(ask.a)).map_or("the Nation", |nation| nation.name());
        match (ask.card, ask.step) {
            (Card::DenethorsFolly, _) => "Denethor's Folly: which Leader in Minas Tirith is lost?".to_owned(),
            (Card::Stormcrow, 0) => "Stormcrow: which Nation goes back a step?".to_owned(),
            (Card::Stormcrow, 1) => format!("Stormcrow: where does {nation} lose a figure?"),
            (Card::Stormcrow, _) => format!("Stormcrow: which figure does {nation} lose?"),
            (Card::CorsairsOfUmbar, _) => "Corsairs of Umbar: where do the ships land?".to_owned(),
            _ => self.shadow_muster_words(ask),
        }
    }

    fn shadow_muster_words(&self, ask: CardAsk) -> String {
        let name = ask.card.def().name;
        match (ask.card, ask.step) {
            (Card::HillTrolls, 0) => format!("{name}: where does a Sauron Regular become an Elite?"),
            (Card::RageOfTheDunlendings, 2) => {
                let left = RAGE.saturating_sub(ask.b);
                let to = region_of(ask.a).map_or("there", Region::name);
                format!("{name}: from where does a unit come along to {to}? ({left} more)")
            }
            (Card::RageOfTheDunlendings, 3) => format!("{name}: a Regular or an Elite?"),
            (Card::HalfOrcsAndGoblinMen | Card::OlogHai, _) => format!("{name}: which Army is joined?"),
            (Card::ManyKingsToTheServiceOfMordor | Card::PitsOfMordor, _) => {
                let nth = ["first", "second", "third"].get(usize::from(ask.b)).copied().unwrap_or("next");
                format!("{name}: where do the {nth} two Regulars come?")
            }
            _ => format!("{name}: in which region?"),
        }
    }
}
