//! Which Nations a card's event recruits, moves, attacks with or advances, which makes it an action on them (rules 14.6,
//! 14.11, 19.38).

use crate::ids::Card;
use crate::ids::Nation::{self, Dwarves, Elves, Gondor, Isengard, North, Rohan, Sauron, Southrons};
use crate::rules::Allowed;
use crate::state::State;

/// The Nations that a card's event acts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActsOn {
    /// None. It may move Characters or Nazgûl, strike enemies, or wake a Nation.
    Nobody,
    /// These: it is an action on each of them.
    Nations(&'static [Nation]),
    /// These, if an optional part of it takes place. With a Nation that was used last it does not.
    Perhaps(&'static [Nation]),
    /// The Nation that its player chooses.
    Chosen,
    /// The Army that it moves or attacks with, as with a die.
    Army,
}

impl Card {
    /// The Nations that its event acts on.
    pub const fn acts_on(self) -> ActsOn {
        use ActsOn::{Army, Chosen, Nations, Nobody, Perhaps};
        match self {
            Card::ElvenCloaks
            | Card::ElvenRope
            | Card::PhialOfGaladriel
            | Card::SmeagolHelpsNiceMaster
            | Card::MithrilCoatAndSting
            | Card::AxeAndBow
            | Card::HornOfGondor
            | Card::WizardsStaff
            | Card::Athelas
            | Card::ThereIsAnotherWay
            | Card::IWillGoAlone
            | Card::BilbosSong
            | Card::MirrorOfGaladriel
            | Card::ChallengeOfTheKing
            | Card::GwaihirTheWindlord
            | Card::WeProveTheSwifter
            | Card::TheEaglesAreComing
            | Card::TheEntsAwakeTreebeard
            | Card::TheEntsAwakeHuorns
            | Card::TheEntsAwakeEntmoot
            | Card::TheLastBattle
            | Card::TheSpiritOfMordor => Nobody,
            Card::ThereAndBackAgain => Perhaps(&[Dwarves, Elves, North]),
            Card::DeadMenOfDunharrow | Card::FaramirsRangers => Perhaps(&[Gondor]),
            Card::BookOfMazarbul => Perhaps(&[Dwarves]),
            Card::FearFireFoes => Perhaps(&[North]),
            Card::TheGreyCompany | Card::WisdomOfElrond => Chosen,
            Card::HelpUnlookedFor | Card::PathsOfTheWoses | Card::ThroughADayAndANight => Army,
            Card::HouseOfTheStewards | Card::GuardsOfTheCitadel | Card::ImrahilOfDolAmroth => {
                Nations(&[Gondor])
            }
            Card::APowerTooGreat
            | Card::CirdansShips
            | Card::CelebornsGaladhrim
            | Card::KindredOfGlorfindel
            | Card::ThranduilsArchers => Nations(&[Elves]),
            Card::ThePowerOfTomBombadil | Card::GrimbeornTheOldSonOfBeorn | Card::KingBrandsMen => {
                Nations(&[North])
            }
            Card::TheRedArrow | Card::RidersOfTheoden | Card::EomerSonOfEomund => Nations(&[Rohan]),
            Card::SwordsInEriador => Nations(&[North, Dwarves]),
            Card::DainIronfootsGuard => Nations(&[Dwarves]),
            Card::ShelobsLair
            | Card::TheRingIsMine
            | Card::OnOnTheyWent
            | Card::GiveItToUss
            | Card::OrcPatrol
            | Card::IsildursBane
            | Card::FoulThingFromTheDeep
            | Card::CandlesOfCorpses
            | Card::NazgulSearch
            | Card::CruelWeather
            | Card::TheNazgulStrike
            | Card::MorgulWound
            | Card::LureOfTheRing
            | Card::TheBreakingOfTheFellowship
            | Card::WornWithSorrowAndToil
            | Card::FlocksOfCrebain
            | Card::BalrogOfMoria
            | Card::TheLidlessEye
            | Card::DreadfulSpells
            | Card::ThePalantirOfOrthanc
            | Card::Wormtongue
            | Card::ReturnToValinor
            | Card::DenethorsFolly
            | Card::TheDayWithoutDawn
            | Card::ThreatsAndPromises
            | Card::Stormcrow => Nobody,
            Card::GrondHammerOfTheUnderworld
            | Card::TheRingwraithsAreAbroad
            | Card::TheBlackCaptainCommands
            | Card::TheFightingUrukHai
            | Card::ShadowsGather
            | Card::TheShadowLengthens
            | Card::TheShadowIsMoving
            | Card::CorsairsOfUmbar => Army,
            Card::RageOfTheDunlendings | Card::HalfOrcsAndGoblinMen | Card::ANewPowerIsRising => {
                Nations(&[Isengard])
            }
            Card::ReturnOfTheWitchKing
            | Card::OlogHai
            | Card::HillTrolls
            | Card::TheKingIsRevealed
            | Card::ShadowsOnTheMistyMountains
            | Card::OrcsMultiplyingAgain
            | Card::MonstersRoused
            | Card::PitsOfMordor => Nations(&[Sauron]),
            Card::ManyKingsToTheServiceOfMordor | Card::HordeFromTheEast => Nations(&[Southrons]),
            Card::MusteringsOfLongPlannedWar => Nations(&[Southrons, Sauron]),
        }
    }
}

impl State {
    /// Whether rule 14.11 lets the card be played. Where its player chooses Nations or Armies, the choice is checked
    /// instead.
    pub(super) fn check_acts_on(&self, card: Card) -> Allowed {
        match card.acts_on() {
            ActsOn::Nations(nations) => {
                nations.iter().try_for_each(|nation| self.check_last_use_nation(*nation))
            }
            ActsOn::Chosen if card == Card::TheGreyCompany => self.check_grey_company(),
            ActsOn::Nobody | ActsOn::Perhaps(_) | ActsOn::Chosen | ActsOn::Army => Ok(()),
        }
    }

    /// Notes the Nations that a card acts on in any case.
    pub(crate) fn note_card(&mut self, card: Card) {
        if let ActsOn::Nations(nations) = card.acts_on() {
            for nation in nations {
                self.note_nation(*nation);
            }
        }
    }

    /// Whether a part of a card that acts on a Nation takes place; if so, the Nation is noted.
    pub(super) fn may_act_on(&mut self, nation: Nation) -> bool {
        let may = self.check_last_use_nation(nation).is_ok();
        if may {
            self.note_nation(nation);
        }
        may
    }
}
