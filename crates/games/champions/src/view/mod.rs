//! What one seat, or a spectator, may know (rule 29).

mod now;

pub use now::{ActivationView, HappeningView, PaymentView, WindowView};

use crate::frame::VillainStep;
use crate::game::Thing;
use crate::ids::{Card, Form, Hero, Kind, PieceId, Scenario, Status};
use crate::state::{Ending, Mode, Phase, Piece, State};
use kernel::{Seat, Text};
use serde::{Serialize, Serializer};

/// A card in play with all that lies on it and the values that it has now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PieceView {
    /// Its number.
    pub id: PieceId,
    /// The face that shows; none of a facedown Drone.
    pub card: Option<Card>,
    /// What it is called at this table: copies are numbered.
    #[cfg_attr(test, ts(type = "import('../Says').Says"))]
    pub name: Text<Thing>,
    /// Its kind.
    pub kind: Kind,
    /// Whose deck it comes from, from 0; none for the scenario's cards.
    pub owner: Option<u8>,
    /// Who controls it.
    pub controller: Option<u8>,
    /// Whom a minion is engaged with.
    pub engaged: Option<u8>,
    /// What it is attached to.
    pub host: Option<PieceId>,
    /// Whether it is exhausted.
    pub exhausted: bool,
    /// Its status cards.
    pub statuses: Vec<Status>,
    /// Damage sustained, of characters.
    pub damage: u16,
    /// Hit points left; none for cards that are no characters.
    pub hp: Option<u16>,
    /// Maximum hit points.
    pub max_hp: Option<u16>,
    /// THW now.
    pub thw: Option<u16>,
    /// ATK now.
    pub atk: Option<u16>,
    /// DEF now.
    pub def: Option<u16>,
    /// SCH now.
    pub sch: Option<u16>,
    /// REC.
    pub rec: Option<u16>,
    /// Retaliate now; 0 for none.
    pub retaliate: u16,
    /// Threat; none for cards that are no schemes.
    pub threat: Option<u16>,
    /// The threat at which a main scheme advances.
    pub target: Option<u16>,
    /// The threat that a main scheme gets every round, icons and tokens counted in.
    pub acceleration: Option<u16>,
    /// Whether players can't remove its threat now (rules 13.3, 13.7).
    pub protected: bool,
    /// Counters.
    pub counters: u8,
    /// The id of what its counters are called.
    pub counter_name: Option<&'static str>,
    /// Abilities of the face that shows that have been used this round and are limited, from 0.
    pub used: Vec<u8>,
    /// Whether it has activated in this villain phase.
    pub activated: bool,
}

impl PieceView {
    pub(crate) fn of(state: &State, it: &Piece) -> PieceView {
        let def = it.def();
        let character = def.kind.is_character();
        let seat = |seat: Option<Seat>| seat.map(|seat| seat.0);
        let main = def.kind == Kind::MainScheme;
        let target = def.target.of(state.n_players());
        PieceView {
            id: it.id,
            card: (!it.facedown).then_some(it.card),
            name: state.piece_text(it.id),
            kind: def.kind,
            owner: seat(it.owner),
            controller: seat(it.controller),
            engaged: seat(it.engaged),
            host: it.host.is_some().then_some(it.host),
            exhausted: it.exhausted,
            statuses: it.statuses.iter().collect(),
            damage: it.damage,
            hp: character.then(|| state.hp(it)),
            max_hp: character.then(|| state.max_hp(it)),
            thw: state.thw(it),
            atk: state.atk(it),
            def: state.defence(it),
            sch: state.sch(it),
            rec: (def.kind == Kind::AlterEgo).then(|| state.rec(it)),
            retaliate: if character { state.retaliate(it) } else { 0 },
            threat: it.is_scheme().then_some(it.threat),
            target: (main && target > 0).then_some(target),
            acceleration: main.then(|| state.threat_to_come(it)),
            protected: it.is_scheme() && state.threat_stays(it),
            counters: it.counters,
            counter_name: def.uses.or(def.counters).map(|(_, name)| name),
            used: def.numbered().map(|(id, _)| id).filter(|id| it.was_used(*id)).map(|id| id.0).collect(),
            activated: it.activated,
        }
    }
}

/// A step goes to the browser as its number.
fn number<S: Serializer>(step: &VillainStep, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(*step as u8)
}

/// The phase of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Phase"))]
#[serde(rename_all = "kebab-case")]
pub enum PhaseView {
    /// Before the first round.
    Setup,
    /// The player phase.
    Player,
    /// The villain phase, at this step.
    Villain(
        #[serde(serialize_with = "number")]
        #[cfg_attr(test, ts(type = "number"))]
        VillainStep,
    ),
}

impl PhaseView {
    fn of(phase: Phase) -> PhaseView {
        match phase {
            Phase::Setup => PhaseView::Setup,
            Phase::Player => PhaseView::Player,
            Phase::Villain(step) => PhaseView::Villain(step),
        }
    }
}

/// A player as the onlooker sees the player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerView {
    /// Which player, from 0.
    pub seat: u8,
    /// The hero.
    pub hero: Hero,
    /// The form.
    pub form: Form,
    /// Whether the player was eliminated.
    pub out: bool,
    /// The identity.
    pub identity: Option<PieceView>,
    /// The hand, for its owner, and for everybody where hands are open.
    pub hand: Option<Vec<Card>>,
    /// How many cards are in hand.
    pub hand_count: usize,
    /// The hand size at the end of the player phase.
    pub hand_size: u16,
    /// How many cards are in the deck.
    pub deck: usize,
    /// The discard pile; the top is the last.
    pub discard: Vec<Card>,
    /// How many facedown encounter cards wait.
    pub dealt: usize,
    /// How many cards lie facedown under schemes.
    pub under: usize,
    /// Those cards, for whom they come from.
    pub under_cards: Option<Vec<Card>>,
    /// Allies.
    pub allies: Vec<PieceView>,
    /// How many allies the player may have.
    pub ally_limit: u16,
    /// Upgrades, those on other cards too.
    pub upgrades: Vec<PieceView>,
    /// Supports.
    pub supports: Vec<PieceView>,
    /// Minions engaged with the player.
    pub minions: Vec<PieceView>,
    /// Whether the voluntary change of form was used this round.
    pub changed_form: bool,
    /// By how much the next card played this phase is cheaper.
    pub discount: u8,
    /// Whether the nemesis set has come into the game.
    pub nemesis_in: bool,
}

impl PlayerView {
    fn of(state: &State, seat: Seat, onlooker: Option<Seat>) -> PlayerView {
        let player = state.player(seat);
        let sees = state.open_hands || onlooker == Some(seat);
        let under = || state.under.iter().filter(|(_, owner)| *owner == seat).map(|(card, _)| *card);
        let of_kind = |kind: Kind| {
            let pieces = state.controlled(seat).filter(|piece| piece.kind() == kind);
            pieces.map(|piece| PieceView::of(state, piece)).collect()
        };
        PlayerView {
            seat: seat.0,
            hero: player.hero,
            form: state.form(seat),
            out: player.out,
            identity: state.identity(seat).map(|it| PieceView::of(state, it)),
            hand: sees.then(|| player.hand.to_vec()),
            hand_count: player.hand.len(),
            hand_size: state.hand_size(seat),
            deck: player.deck.len(),
            discard: player.discard.to_vec(),
            dealt: player.dealt.len(),
            under: under().count(),
            under_cards: sees.then(|| under().collect()),
            allies: of_kind(Kind::Ally),
            ally_limit: state.ally_limit(seat),
            upgrades: of_kind(Kind::Upgrade),
            supports: of_kind(Kind::Support),
            minions: state.engaged(seat).map(|it| PieceView::of(state, it)).collect(),
            changed_form: player.changed_form,
            discount: player.discount,
            nemesis_in: player.nemesis_in,
        }
    }
}

/// What one onlooker may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// The scenario.
    pub scenario: Scenario,
    /// The mode.
    pub mode: Mode,
    /// Heroic: so many more encounter cards for each player.
    pub heroic: u8,
    /// Whether all hands lie open.
    pub open_hands: bool,
    /// Whose view this is, from 0; none for a spectator.
    pub you: Option<u8>,
    /// The round; 0 before the first.
    pub round: u16,
    /// The phase.
    pub phase: PhaseView,
    /// The first player.
    pub first: u8,
    /// The player whose turn it is.
    pub active: Option<u8>,
    /// The players, in seat order.
    pub players: Vec<PlayerView>,
    /// The villain.
    pub villain: Option<PieceView>,
    /// Villain stages to come.
    pub stages: Vec<Card>,
    /// The main scheme.
    pub main_scheme: Option<PieceView>,
    /// Main schemes to come.
    pub schemes: Vec<Card>,
    /// Acceleration tokens on the main scheme.
    pub acceleration_tokens: u8,
    /// Side schemes.
    pub side_schemes: Vec<PieceView>,
    /// Environments.
    pub environments: Vec<PieceView>,
    /// Attachments and other cards of the scenario, with their hosts.
    pub attachments: Vec<PieceView>,
    /// How many cards are in the encounter deck.
    pub encounter_deck: usize,
    /// The encounter discard pile; the top is the last.
    pub encounter_discard: Vec<Card>,
    /// Cards removed from the game.
    pub removed: Vec<Card>,
    /// Cards that are being resolved and are in no pile yet.
    pub resolving: Vec<Card>,
    /// The activation under way.
    pub activation: Option<ActivationView>,
    /// What is happening, the outermost first.
    pub stack: Vec<HappeningView>,
    /// The open window for interrupts or responses.
    pub window: Option<WindowView>,
    /// The payment under way.
    pub payment: Option<PaymentView>,
    /// How many cards are being looked at or were just discarded by the effect under way.
    pub looked: usize,
    /// Those cards, for whom may know them.
    pub looked_cards: Option<Vec<Card>>,
    /// Lasting and delayed effects.
    #[cfg_attr(test, ts(type = "Array<import('../Says').Says>"))]
    pub lasting: Vec<Text<Thing>>,
    /// How the game ended.
    pub ended: Option<Ending>,
}

impl State {
    /// The threat that a main scheme gets in step one of the villain phase as things are now (rule 8.1.1).
    fn threat_to_come(&self, main: &Piece) -> u16 {
        main.def().acceleration.of(self.n_players())
            + self.icons(|def| def.acceleration_icons)
            + u16::from(self.acceleration)
    }
}

impl View {
    /// What an onlooker may know; none is a spectator.
    pub fn of(state: &State, onlooker: Option<Seat>) -> View {
        let piece = |it: Option<&Piece>| it.map(|it| PieceView::of(state, it));
        let of_kind = |kinds: &[Kind]| {
            let pieces = state.pieces.iter().filter(|piece| kinds.contains(&piece.kind()));
            pieces.map(|piece| PieceView::of(state, piece)).collect()
        };
        let looks = state.looking.is_none_or(|seat| onlooker == Some(seat) || state.open_hands);
        View {
            scenario: state.scenario,
            mode: state.mode,
            heroic: state.heroic,
            open_hands: state.open_hands,
            you: onlooker.map(|seat| seat.0),
            round: state.round,
            phase: PhaseView::of(state.phase),
            first: state.first.0,
            active: state.active.map(|seat| seat.0),
            players: (0..state.n_players()).map(|n| PlayerView::of(state, Seat(n), onlooker)).collect(),
            villain: piece(state.villain()),
            stages: state.stages.to_vec(),
            main_scheme: piece(state.piece(PieceId::MAIN)),
            schemes: state.schemes.to_vec(),
            acceleration_tokens: state.acceleration,
            side_schemes: of_kind(&[Kind::SideScheme]),
            environments: of_kind(&[Kind::Environment]),
            attachments: of_kind(&[Kind::Attachment, Kind::Obligation, Kind::Treachery]),
            encounter_deck: state.encounter.len(),
            encounter_discard: state.encounter_discard.to_vec(),
            removed: state.removed.to_vec(),
            resolving: state.flight.iter().map(|(card, _)| *card).collect(),
            activation: ActivationView::of(state),
            stack: now::stack(state),
            window: WindowView::of(state),
            payment: PaymentView::of(state),
            looked: state.looked.len(),
            looked_cards: looks.then(|| state.looked.to_vec()),
            lasting: state.lasting.iter().map(|lasting| state.lasting_text(lasting)).collect(),
            ended: state.ended,
        }
    }
}
