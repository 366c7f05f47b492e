//! What a die may be used for now (rule 6.18).

use super::last_use::any_of;
use super::{Allowed, Log, MISFIT, need, no};
use crate::action::{Action, Ask, Deed, MarchBy};
use crate::cards::hooks::FORCED;
use crate::frame::{Frame, Next};
use crate::ids::{Card, Character, Face, Icon, Kind, Nation, Side};
use crate::map::Region;
use crate::state::State;
use kernel::flow::{ask, done, goto};
use kernel::{Refused, Seat};

/// Everything that a die could be used for, but for the discard of cards, and for nothing.
const OTHERS: [Deed; 21] = [
    Deed::MoveArmies,
    Deed::Attack,
    Deed::PlayEvent,
    Deed::DrawEvent,
    Deed::Recruit,
    Deed::Diplomacy,
    Deed::BringIn(Character::Aragorn),
    Deed::BringIn(Character::GandalfTheWhite),
    Deed::BringIn(Character::Saruman),
    Deed::BringIn(Character::WitchKing),
    Deed::BringIn(Character::MouthOfSauron),
    Deed::VoiceRecruit,
    Deed::VoiceUpgrade,
    Deed::MoveFellowship,
    Deed::HideFellowship,
    Deed::Separate,
    Deed::MoveCompanions,
    Deed::MoveNazgul,
    Deed::Ability(Character::Boromir),
    Deed::Ability(Character::Legolas),
    Deed::Ability(Character::Gimli),
];

/// Everything that a die could be used for.
pub(crate) const DEEDS: [Deed; OTHERS.len() + FORCED.len() + 1] = {
    let mut all = [Deed::Skip; OTHERS.len() + FORCED.len() + 1];
    let mut n = 0;
    while n < OTHERS.len() {
        all[n] = OTHERS[n];
        n += 1;
    }
    while n < OTHERS.len() + FORCED.len() {
        all[n] = Deed::DiscardTable(FORCED[n - OTHERS.len()]);
        n += 1;
    }
    all
};

impl Deed {
    /// The side that can do it; none if both can.
    pub(crate) fn side(self) -> Option<Side> {
        match self {
            Deed::MoveFellowship
            | Deed::HideFellowship
            | Deed::Separate
            | Deed::MoveCompanions
            | Deed::Ability(_)
            | Deed::BringIn(Character::Aragorn | Character::GandalfTheWhite) => Some(Side::FreePeoples),
            Deed::MoveNazgul | Deed::VoiceRecruit | Deed::VoiceUpgrade | Deed::BringIn(_) => {
                Some(Side::Shadow)
            }
            Deed::DiscardTable(card) => Some(card.deck().side().enemy()),
            Deed::MoveArmies
            | Deed::Attack
            | Deed::PlayEvent
            | Deed::DrawEvent
            | Deed::Recruit
            | Deed::Diplomacy
            | Deed::Skip => None,
        }
    }
}

impl State {
    /// Whether a die may be used for it now.
    pub(crate) fn check_deed(&self, seat: Seat, face: Face, deed: Deed) -> Allowed {
        let side = self.side(seat);
        need(deed.side().is_none_or(|own| own == side), "6.18", "no-that-is-not-for-your-side")?;
        let shows = |fits: bool, why: &'static str| need(fits, "6.18", why);
        let messenger = self.is_messenger(seat, face) && !self.notes.messenger;
        match deed {
            Deed::MoveArmies => {
                shows(
                    face.is_army() || face.is_character() || messenger,
                    "no-that-takes-an-army-or-character-result",
                )?;
                let by = if face.is_army() || messenger { MarchBy::Army } else { MarchBy::Character };
                self.check_any_march(seat, by, Refused::by("8.4", "no-no-army-of-yours-can-move-so"))
            }
            Deed::Attack => {
                shows(
                    face.is_army() || face.is_character() || messenger,
                    "no-that-takes-an-army-or-character-result",
                )?;
                let led = !(face.is_army() || messenger);
                let otherwise = Refused::by("9.1", "no-no-army-of-yours-can-attack-so");
                self.check_any_attack(seat, led, None, otherwise)
            }
            Deed::PlayEvent => {
                let cards = self.hand(seat).iter().map(|card| self.check_event(seat, face, card));
                any_of(cards, Refused::by("7.2", "no-no-card-of-your-hand-can-be-played-with-that-die"))
            }
            Deed::DrawEvent => {
                shows(face.is_event(), "no-that-takes-an-event-result")?;
                need(self.decks_left(side).next().is_some(), "6.10", "no-both-decks-are-empty")
            }
            Deed::Recruit => {
                shows(face.is_muster(), "no-that-takes-a-muster-result")?;
                self.check_any_recruit(seat, None, Refused::by("8.3", "no-nothing-can-be-recruited-anywhere"))
            }
            Deed::Diplomacy => {
                shows(face.is_muster(), "no-that-takes-a-muster-result")?;
                let nations = side.nations().iter().map(|nation| self.check_diplomacy(*nation));
                any_of(nations, Refused::by("12.4", "no-no-nation-of-yours-can-advance"))
            }
            Deed::BringIn(character) => {
                let fits = match side {
                    Side::FreePeoples => face == Face::WillOfTheWest,
                    Side::Shadow => face.is_muster(),
                };
                shows(fits, "no-that-takes-a-will-of-the-west-free-peoples-or")?;
                self.check_bring_in(seat, character)
            }
            Deed::VoiceRecruit | Deed::VoiceUpgrade => {
                shows(face.is_muster(), "no-that-takes-a-muster-result")?;
                self.check_voice(seat, deed)
            }
            Deed::MoveFellowship => {
                shows(face.is_character(), "no-that-takes-a-character-result")?;
                self.check_move_fellowship()
            }
            Deed::HideFellowship => {
                let strider = self.fellowship.guide == Some(Character::Strider);
                shows(face.is_character() || strider, "no-that-takes-a-character-result")?;
                need(!self.fellowship.hidden, "11.6", "no-the-fellowship-is-hidden-already")
            }
            Deed::Separate => {
                shows(face.is_character(), "no-that-takes-a-character-result")?;
                need(
                    self.fellowship.mordor.is_none(),
                    "11.9.1",
                    "no-nobody-can-be-separated-on-the-mordor-track",
                )?;
                need(!self.in_fellowship().is_empty(), "11.7", "no-no-companion-is-in-the-fellowship")
            }
            Deed::MoveCompanions => {
                shows(face.is_character(), "no-that-takes-a-character-result")?;
                need(self.can_move_companions(), "8.5", "no-no-companion-on-the-map-can-move")
            }
            Deed::MoveNazgul => {
                shows(face.is_character(), "no-that-takes-a-character-result")?;
                self.check_fly(crate::action::FlyBy::Die)
            }
            Deed::Ability(companion) => self.check_ability(companion),
            Deed::DiscardTable(card) => self.check_discard_by_action(seat, face, card),
            Deed::Skip => Ok(()),
        }
    }

    /// Forced discards of table cards (rules 7.8, 19.5, 19.18).
    pub(crate) fn check_discard_by_action(&self, seat: Seat, face: Face, card: Card) -> Allowed {
        need(self.on_table(card), "7.8", "no-that-card-is-not-on-the-table")?;
        match &card.hooks().table.forced {
            Some(forced) => (forced.check)(self, seat, face),
            None => no("7.8", "no-no-action-discards-that-card"),
        }
    }

    /// Pays for the discard of an enemy card on the table.
    pub(crate) fn discard_by_action(
        &mut self,
        seat: Seat,
        face: Face,
        card: Card,
        then: Frame,
        log: &mut Log,
    ) -> Next {
        let Some(forced) = &card.hooks().table.forced else { return MISFIT };
        if let Some(question) = (forced.pay)(self, card, face, log) {
            return ask(seat, question).then(then);
        }
        self.discard_from_table(card, log);
        goto(then)
    }

    /// The payment for the discard of a card: an Army-type, then a Character-type card.
    pub(crate) fn paid(&mut self, card: Card, icon: Icon, seat: Seat, action: Action, log: &mut Log) -> Next {
        let Action::Card(payment) = action else { return MISFIT };
        self.discard_from_hand(seat, payment, log);
        if icon == Icon::Army {
            return ask(seat, Ask::Pay { card, icon: Icon::Character }).last();
        }
        self.discard_from_table(card, log);
        done()
    }

    /// The Voice of Saruman (characters.json).
    pub(crate) fn check_voice(&self, seat: Seat, deed: Deed) -> Allowed {
        need(self.in_play(Character::Saruman), "6.8", "no-saruman-is-not-in-play")?;
        need(self.commands(seat, Nation::Isengard), "14.6", "no-saruman-is-your-partners")?;
        need(
            self.controls(Side::Shadow, Region::Orthanc) && self.besieged(Region::Orthanc).is_none(),
            "6.8",
            "no-orthanc-must-be-yours-and-not-besieged",
        )?;
        let [regulars, elites] = *self.reinforcements.units[Nation::Isengard].values();
        match deed {
            Deed::VoiceRecruit => {
                need(regulars > 0, "7.9", "no-no-isengard-regular-is-in-the-reinforcements")
            }
            // The other is to turn Regulars into Elites.
            _ => {
                let there = self.field(Region::Orthanc).unit(Nation::Isengard, Kind::Regular);
                need(there >= 2, "6.8", "no-two-isengard-regulars-must-be-in-orthanc")?;
                need(elites >= 2, "6.8", "no-two-isengard-elites-must-be-in-the-reinforcements")
            }
        }
    }
}
