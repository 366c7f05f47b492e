//! What a die may be used for now (chapter 5).

use super::super::{Allowed, need};
use crate::action::Deed;
use crate::army::Needs;
use crate::figures::Spot;
use crate::ids::{Card, CardType, Character, Deck, Face, FateCard, Side, Unit, UnitTypes};
use crate::state::State;
use kernel::Refused;

/// What dice of the Free Peoples could be used for.
const FREE_PEOPLES: [Deed; 20] = [
    Deed::QuickMove,
    Deed::Attack,
    Deed::LedAttack,
    Deed::CombinedAttack,
    Deed::CharacterMove,
    Deed::PlayCard,
    Deed::StrategicMove,
    Deed::Recruit,
    Deed::Rally,
    Deed::DrawCards,
    Deed::Enter(Character::Bilbo),
    Deed::Enter(Character::Thorin),
    Deed::Enter(Character::LordOfTheEagles),
    Deed::Enter(Character::Beorn),
    Deed::BeornMove,
    Deed::BeornWrath,
    Deed::StrongAndNoble,
    Deed::KindlyBirds,
    Deed::ShakeOff,
    Deed::ShakeOffForFate,
];

/// What dice of the Shadow could be used for.
const SHADOW: [Deed; 16] = [
    Deed::QuickMove,
    Deed::Attack,
    Deed::LedAttack,
    Deed::CombinedAttack,
    Deed::CharacterMove,
    Deed::PlayCard,
    Deed::StrategicMove,
    Deed::Recruit,
    Deed::Rally,
    Deed::DrawCards,
    Deed::GoblinRecruitment,
    Deed::GoblinAttack,
    Deed::GoblinMove,
    Deed::Enter(Character::Bolg),
    Deed::CloudOfBats,
    Deed::OrcsFromCard,
];

/// Everything that a side's dice could be used for, but for doing nothing.
pub(super) const fn deeds_of(side: Side) -> &'static [Deed] {
    match side {
        Side::FreePeoples => &FREE_PEOPLES,
        Side::Shadow => &SHADOW,
    }
}

impl State {
    /// What figures that move or attack by an action must have among them (rules 5.1, 5.2, 5.10).
    pub(super) fn needs_of(deed: Deed) -> Needs {
        match deed {
            Deed::QuickMove | Deed::LedAttack => Needs::LED,
            Deed::GoblinAttack | Deed::GoblinMove => Needs::of(UnitTypes::only(Unit::Goblins)),
            _ => Needs::default(),
        }
    }

    fn check_some_move(&self, side: Side, deed: Deed) -> Allowed {
        let moves = self.can_march(side, self.armies_of(side), State::needs_of(deed));
        need(moves, "9.4", "no-no-army-of-yours-can-move-so")
    }

    /// Rule 5.2: both parts are optional, but one of them must be possible.
    fn check_some_attack(&self, side: Side, deed: Deed) -> Allowed {
        let (armies, needs) = (self.armies_of(side), State::needs_of(deed));
        let some = self.can_march(side, armies, needs) || self.can_strike(side, armies, needs);
        need(some, "5.2", "no-no-army-of-yours-can-move-or-attack-so")
    }

    /// Whether a die plays a card at all (rule 6.3).
    pub(crate) const fn plays(face: Face, card: Card) -> bool {
        face.is_event()
            || match card.kind() {
                CardType::Character => face.is_character(),
                CardType::Army => face.is_army(),
                CardType::Muster => face.is_muster(),
            }
    }

    /// Whether a card may be played with a die now (rules 6.3, 6.4).
    pub(super) fn check_play(&self, side: Side, face: Face, card: Card) -> Allowed {
        need(self.hands[side].contains(card), "6.3", "no-that-card-is-not-in-your-hand")?;
        need(State::plays(face, card), "6.3", "no-the-die-does-not-play-that-card")?;
        // Rule 7.10: whoever has used Bilbo with this die uses it as a Character result.
        let fits = !self.notes.bilbo_used || State::plays_as_character(face, card);
        need(fits, "7.10", "no-the-die-is-used-as-a-character-result")?;
        self.check_requirement(card)
    }

    /// Whether Bilbo could come back with this very die, before its action begins (rule 7.10).
    fn bilbo_could_come_back(&self, side: Side, face: Face) -> bool {
        side == Side::FreePeoples
            && face.is_character()
            && self.spots[Character::Bilbo] == Spot::OffBoard
            && self.rings > 0
            && !self.notes.bilbo_used
    }

    /// Whether he could, so that Ring of Invisibility could be played then.
    fn ring_could_be_played(&self, side: Side, face: Face) -> bool {
        self.hands[side].contains(Card::RingOfInvisibility) && self.bilbo_could_come_back(side, face)
    }

    fn check_some_card(&self, side: Side, face: Face) -> Allowed {
        let mut refusal = Refused::by("6.3", "no-no-card-of-your-hand-can-be-played-with-that-die");
        for card in self.hands[side] {
            match self.check_play(side, face, card) {
                Ok(()) => return Ok(()),
                // The only card that the die would play says best why it can't be played.
                Err(why) if State::plays(face, card) => refusal = why,
                Err(_) => {}
            }
        }
        if self.ring_could_be_played(side, face) { Ok(()) } else { Err(refusal) }
    }

    /// Whether an Eagle, or the Lord of the Eagles, is on the board (rule 10.3).
    fn check_eagle(&self, rule: &'static str) -> Allowed {
        let some = self.eagle_territories().next().is_some();
        need(some, rule, "no-no-eagle-is-on-the-board")
    }

    /// Whether a die of a side may be used for it now.
    pub(crate) fn check_deed(&self, side: Side, face: Face, deed: Deed) -> Allowed {
        let own = deed == Deed::Skip || deeds_of(side).contains(&deed);
        need(own, "5.11", "no-that-is-not-for-your-side")?;
        let character = || need(face.is_character(), "5.11", "no-that-takes-a-character-result");
        let army = || need(face.is_army(), "5.11", "no-that-takes-an-army-result");
        let muster = || need(face.is_muster(), "5.11", "no-that-takes-a-muster-result");
        let eye = || need(face == Face::EyeOfSauron, "5.11", "no-that-takes-an-eye-of-sauron");
        let will = || need(face == Face::WillOfTheWest, "5.11", "no-that-takes-a-will-of-the-west");
        match deed {
            Deed::QuickMove => {
                character()?;
                self.check_some_move(side, deed)
            }
            Deed::Attack => {
                army()?;
                self.check_some_attack(side, deed)
            }
            Deed::LedAttack => {
                character()?;
                self.check_some_attack(side, deed)
            }
            Deed::CombinedAttack => {
                army()?;
                need(
                    !self.combined_targets(side).is_empty(),
                    "5.3",
                    "no-no-enemy-army-is-next-to-two-of-yours",
                )
            }
            Deed::CharacterMove => {
                character()?;
                // Bolg's further abilities come with it even if he can't move (rule 7.12); Bilbo may come back and move (rule 7.10).
                let some = !self.movable_characters(side).is_empty()
                    || self.bilbo_could_come_back(side, face)
                    || (side == Side::Shadow && self.place_of(Character::Bolg).is_some());
                need(some, "5.4", "no-no-character-of-yours-can-move")
            }
            Deed::PlayCard => self.check_some_card(side, face),
            Deed::StrategicMove => {
                army()?;
                self.check_some_move(side, deed)
            }
            Deed::Recruit => {
                muster()?;
                let some = !self.recruiting_areas(side).is_empty();
                need(some, "5.7", "no-no-token-of-yours-can-be-flipped")
            }
            Deed::Rally => {
                muster()?;
                let some = !self.rallying_areas(side, self.armies_of(side)).is_empty();
                need(some, "5.8", "no-no-army-of-yours-has-damage")
            }
            Deed::DrawCards => {
                need(face.is_event(), "5.11", "no-that-takes-an-event-result")?;
                let some = !self.in_deck(Deck::Event).is_empty()
                    || !(self.discard & Deck::Event.cards()).is_empty()
                    || !self.in_deck(Deck::story(side)).is_empty();
                need(some, "5.9", "no-both-decks-are-empty")
            }
            Deed::GoblinRecruitment => {
                eye()?;
                let some = self.in_supply(Unit::Goblins) > 0;
                need(some, "5.10", "no-no-goblins-are-in-the-supply")
            }
            Deed::GoblinAttack => {
                eye()?;
                self.check_some_attack(side, deed)
            }
            Deed::GoblinMove => {
                eye()?;
                self.check_some_move(side, deed)
            }
            Deed::Enter(who) => self.check_entry_die(face, who),
            Deed::BeornMove => {
                will()?;
                need(self.beorn().is_some(), "11.2", "no-beorn-is-not-on-the-board")
            }
            Deed::BeornWrath => {
                character()?;
                need(self.beorn().is_some(), "11.2", "no-beorn-is-not-on-the-board")?;
                // Rule 11.2: not the last one.
                need(self.wrath > 1, "11.2", "no-beorn-keeps-his-last-wrath")
            }
            Deed::StrongAndNoble => {
                muster()?;
                self.check_eagle("10.4")
            }
            Deed::KindlyBirds => {
                muster()?;
                let attached = self.attached.contains(FateCard::EaglesAreNotKindlyBirds)
                    && self.in_play(Character::LordOfTheEagles);
                need(attached, "10.6", "no-that-fate-card-is-not-in-play")?;
                self.check_eagle("10.6")
            }
            Deed::CloudOfBats => {
                muster()?;
                let some = !self.bats_with_armies().is_empty();
                need(some, "12.3", "no-no-bats-are-over-an-army-of-yours")
            }
            Deed::OrcsFromCard => {
                let waiting = self.table.contains(Card::FlyingArrowsAndWildSpears) && self.orcs_on_card > 0;
                need(waiting, "6.13", "no-no-orcs-wait-on-a-card")?;
                need(!self.armies_of(side).is_empty(), "9.12", "no-no-army-of-yours-is-on-the-board")
            }
            Deed::ShakeOff => {
                will()?;
                self.check_troubled()
            }
            Deed::ShakeOffForFate => {
                self.check_troubled()?;
                need(self.fate > 0, "6.15", "no-the-fate-marker-is-on-0")
            }
            Deed::Skip => Ok(()),
        }
    }

    fn check_troubled(&self) -> Allowed {
        need(self.table.contains(Card::TroubledMind), "6.13", "no-that-card-is-not-on-the-table")
    }
}
