//! Combat cards: who may play which (rules 7.14, 9.5 step 1, 9.6.4).

use crate::battle::{Battle, BattleKind};
use crate::card_names::{Card, CombatCard};
use crate::figures::Place;
use crate::ids::{Character, Deck, Kind, Nation, Side};
use crate::map::Region;
use crate::rules::{Allowed, need};
use crate::state::{Cards, State};
use kernel::Seat;
use rand::Rng;

impl State {
    /// Whether a side may play Combat cards in this round at all.
    pub(crate) fn may_play_combat_cards(&self, battle: &Battle, side: Side) -> bool {
        if side == Side::Shadow {
            return true;
        }
        let folly = battle.region() == Region::MinasTirith && self.on_table(Card::DenethorsFolly);
        let surprised = battle.round <= 1
            && matches!(battle.card, Some(Card::GrondHammerOfTheUnderworld | Card::TheFightingUrukHai))
            && self.companions_fighting(battle).is_empty();
        !folly && !surprised
    }

    /// Whether the seat can use Balrog of Moria from the table as its Combat card (rule 7.16).
    pub(crate) fn can_use_balrog(&self, battle: &Battle, seat: Seat) -> bool {
        let card = Card::BalrogOfMoria;
        self.on_table(card) && self.owner(card) == seat && self.check_combat(battle, card.combat()).is_ok()
    }

    /// Whether the side is asked for a Combat card: also when no card of its hand fits, for the enemy must not learn
    /// that.
    pub(crate) fn is_asked_for_card(&self, battle: &Battle, side: Side) -> bool {
        let seat = self.fighter(battle, side);
        let has = !self.hand(seat).is_empty() || (side == Side::Shadow && self.can_use_balrog(battle, seat));
        has && self.may_play_combat_cards(battle, side)
    }

    /// Whether a card may be played as Combat card by the seat.
    pub(crate) fn check_combat_card(&self, battle: &Battle, seat: Seat, card: Card) -> Allowed {
        let table = card == Card::BalrogOfMoria && self.on_table(card) && self.owner(card) == seat;
        need(table || self.hand(seat).contains(card), "9.5", "that card is not in your hand")?;
        self.check_combat(battle, card.combat())
    }

    /// Whether a combat part's precondition holds, and whether its cost can be paid (rules 9.6.2, 9.6.4).
    pub(crate) fn check_combat(&self, battle: &Battle, combat: CombatCard) -> Allowed {
        const RULE: &str = "9.6.4";
        let region = battle.region();
        let free = self.fighters(battle, Side::FreePeoples);
        let shadow = self.fighters(battle, Side::Shadow);
        let companion = |companion: Character| free.characters.contains(companion);
        match combat {
            CombatCard::ItIsAGift | CombatCard::OneForTheDarkLord => need(
                self.ring_bearers() == Some(region),
                RULE,
                "the Ring-bearers are not where the defender is",
            ),
            CombatCard::BladeOfWesternesse => need(
                companion(Character::Meriadoc) || companion(Character::Peregrin),
                RULE,
                "neither Meriadoc nor Peregrin is in the battle",
            ),
            CombatCard::MightyAttack | CombatCard::DaringDefiance => {
                need(!free.characters.is_empty(), RULE, "no Companion is in the battle")?;
                need(
                    !self.leading_companions(battle).is_empty(),
                    "9.6.2",
                    "no Companion in the battle has Leadership to forfeit",
                )
            }
            CombatCard::BraveStand => {
                need(!free.characters.is_empty(), RULE, "no Companion is in the battle")
            }
            CombatCard::ServantOfTheSecretFire => need(
                companion(Character::GandalfTheGrey) || companion(Character::GandalfTheWhite),
                RULE,
                "Gandalf is not in the battle",
            ),
            CombatCard::Anduril => need(
                companion(Character::Strider) || companion(Character::Aragorn),
                RULE,
                "neither Strider nor Aragorn is in the battle",
            ),
            CombatCard::HeroicDeath | CombatCard::FatefulStrike | CombatCard::SuddenStrike => need(
                !free.characters.is_empty() || free.troops.n_leaders() > 0,
                RULE,
                "no Leader or Companion is in the battle",
            ),
            CombatCard::EntsRage | CombatCard::HuornDark | CombatCard::NamelessWood => need(
                region.nation() == Some(Nation::Rohan) || matches!(region, Region::Fangorn | Region::Orthanc),
                RULE,
                "the defender is not in Rohan, Fangorn or Orthanc",
            ),
            CombatCard::AdvantageousPosition => need(
                region.nation().is_some_and(|nation| nation.side() == Side::FreePeoples),
                RULE,
                "the defender is not in a Free Peoples Nation",
            ),
            CombatCard::Scouts => {
                let defends = battle.attacker == Side::Shadow && battle.kind != BattleKind::Siege;
                need(defends, RULE, "the Free Peoples do not defend in a field battle")?;
                need(
                    self.can_withdraw(battle) || self.retreats(battle).next().is_some(),
                    RULE,
                    "there is nowhere to retreat to",
                )
            }
            CombatCard::Charge | CombatCard::Valour => {
                let elites = free.troops.n_elites(Side::FreePeoples);
                need(elites > 0, RULE, "no Free Peoples Elite is in the battle")
            }
            CombatCard::CruelAsDeath => need(
                self.nazgul_leadership(battle) >= 2,
                RULE,
                "the Nazgûl in the battle have less than 2 Leadership",
            ),
            CombatCard::TheyAreTerrible | CombatCard::DreadAndDespair | CombatCard::FoulStench => {
                need(self.nazgul_leadership(battle) >= 1, RULE, "the Nazgûl in the battle have no Leadership")
            }
            CombatCard::BlackBreath | CombatCard::WordsOfPower => {
                need(shadow.nazgul_and_witch_king() > 0, RULE, "no Nazgûl is in the battle")
            }
            CombatCard::DurinsBane => {
                let near = region == Region::Moria
                    || region.borders(Region::Moria)
                    || region.adjacent().iter().any(|next| next.borders(Region::Moria));
                need(near, RULE, "the defender is more than two regions away from Moria")
            }
            CombatCard::DevilryOfOrthanc => {
                let uruks = shadow.troops.of_nation(Nation::Isengard) > 0;
                need(uruks, RULE, "no Isengard unit is in the battle")?;
                need(matches!(battle.at, Place::Inside(_)), RULE, "the defender is not inside a Stronghold")
            }
            CombatCard::Mumakil => {
                let elites = shadow.troops.unit(Nation::Southrons, Kind::Elite);
                need(elites > 0, RULE, "no Southron Elite is in the battle")
            }
            CombatCard::WeComeToKill => {
                let elites = shadow.troops.n_elites(Side::Shadow);
                need(elites > 0, RULE, "no Shadow Elite is in the battle")
            }
            CombatCard::Daylight
            | CombatCard::NoQuarter
            | CombatCard::ShieldWall
            | CombatCard::Confusion
            | CombatCard::DeadlyStrife
            | CombatCard::Onslaught
            | CombatCard::RelentlessAssault
            | CombatCard::GreatHost
            | CombatCard::SwarmOfBats
            | CombatCard::DesperateBattle => Ok(()),
        }
    }

    /// How many cards lie in the battle, outside all piles.
    pub(crate) fn cards_in_battle(&self) -> usize {
        self.battle.map_or(0, |battle| battle.cards.iter().flatten().count())
    }

    /// The face-down Combat card of a deck that a seat does not know, for it was laid down by somebody else.
    pub(crate) fn unknown_combat_card(&self, seat: Seat, deck: Deck) -> Option<Card> {
        let battle = self.battle?;
        let own = self.fighter(&battle, deck.side()) == seat;
        battle.hidden_card(deck.side()).filter(|card| !own && card.deck() == deck)
    }

    /// Puts another card of the same back in the place of a face-down Combat card, one that could have been chosen if
    /// there is one, and takes it out of the unknown cards.
    pub(crate) fn imagine_combat_card<R: Rng + ?Sized>(
        &mut self,
        deck: Deck,
        unknown: &mut Cards,
        rng: &mut R,
    ) {
        let Some(battle) = self.battle else { return };
        let fits = |card: &Card| self.check_combat(&battle, card.combat()).is_ok();
        let fitting: Cards = unknown.iter().filter(|card| card.deck() == deck && fits(card)).collect();
        let Some(card) = fitting.pick(rng).or_else(|| unknown.pick(rng)) else { return };
        unknown.remove(card);
        if let Some(battle) = &mut self.battle {
            battle.cards[deck.side().index()] = Some(card);
        }
    }
}
