//! What a table plays with: the boards, figures, tokens, Characters and cards of the data, or what a pack puts in their place
//! (Appendix E), compiled once into flat tables. Nothing is looked up by name while a game runs.

mod board;
mod compile;
mod data;
mod deck;
pub mod fields;
mod flat;
pub mod grammar;
mod ground;
mod nesting;
pub(crate) mod ours;
mod pack;
mod people;
mod random;
mod slots;
mod start;
#[cfg(test)]
mod tests;
mod whole;
mod words;

pub use board::{Board, BorderTo};
pub use fields::{Field, Named};
pub(crate) use ground::map_of;
pub use pack::{PackFault, compile_pack};
pub(crate) use people::{HOOKS, IN_BATTLE};
pub use random::random_values;
pub(crate) use slots::protected_words;
pub(crate) use words::{
    AREA_LISTS, ARMY_PREFIXES, ARMY_WORDS, MORE_TEST_PREFIXES, PLACE_PREFIXES, PLACE_WORDS, PLAIN_TESTS,
    TEST_PREFIXES, UNIT_GROUPS,
};

use crate::figures::Party;
use crate::ids::{
    Area, ByCard, ByCharacter, ByScenario, BySide, ByUnit, Cards, Character, Characters, Combat, Kind,
    Leaders, Order, Results, Scenario, Terrains, Tiles, TokenFaces, Unit, Units,
};
use crate::ops::{Conditions, Op, Places, Script, Whose};
use kernel::{Pack, PackMark};
use kit::ById;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::VecDeque;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// A list of instructions.
pub type Ops = Vec<Op>;

kit::ids! {
    /// When an ability or a combat card works (`timing` of the data).
    pub enum Timing: u8 {
        /// As an action, in phase 5.
        Action = "action",
        /// A card that stays on the table.
        Table = "table",
        /// Right after the tactics tokens are revealed (rule 10.14, step 3).
        Tokens = "tokens",
        /// Right after the cards are shown (step 4).
        Reveal = "reveal",
        /// Before the Combat roll (step 5).
        BeforeCombatRoll = "before-combat-roll",
        /// Before the Leader Re-roll (step 6).
        BeforeLeaderReroll = "before-leader-reroll",
        /// Unit abilities that cancel, before the others (rule 10.7.2).
        Step4First = "step-4-first",
        /// With the unit abilities (rule 10.7).
        Step4 = "step-4",
        /// When Damage is placed, before casualties (rule 10.8.7).
        Step5 = "step-5",
        /// At the end of the round (rule 10.9.1).
        EndOfRound = "end-of-round",
    }
}

/// What a pack says to people about a card or an ability, as far as it says something else than ours, which is in the catalogues.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// Its name.
    pub name: Option<String>,
    /// What must hold to play it.
    pub condition: Option<String>,
    /// What it does.
    pub text: Option<String>,
    /// When it leaves the table.
    pub discard: Option<String>,
}

/// What a type of unit is (Appendix A).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitDef {
    /// How many figures there are; none if the type is not in the scenario.
    pub figures: u8,
    /// Its Combat Strength.
    pub strength: u8,
    /// Its favorite terrains.
    pub favorite: Terrains,
    /// Whether every terrain is favorite while it attacks, and none while it defends.
    pub when_attacking: bool,
    /// When its ability works.
    pub timing: Timing,
    /// What it does.
    pub ops: Ops,
    /// What a pack says about it.
    pub said: Option<Said>,
}

/// What a hook hangs on (`hook` of the data).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hook {
    /// An action of the player for one Character result (rule 7.5.9).
    CharacterAction,
    /// A further use of an Action token when passing (rule 7.8.3).
    ActionToken,
    /// A further action for a die with this result.
    ExtraAction(crate::ids::Face),
    /// A further action for two dice of any results at once.
    ExtraActionTwo,
    /// When the Character enters play.
    OnEntry,
    /// Whether a Character may be brought into play.
    Enter(Character),
    /// Whether a card may be played.
    Play(crate::ids::Card),
    /// Leadership of an Army, everywhere.
    Leadership,
    /// Combat Strength in a battle.
    BattleStrength,
    /// Leadership in a battle.
    BattleLeadership,
    /// Target numbers in a battle.
    BattleTarget,
    /// After the Leader Re-rolls.
    BattleAfterReroll,
    /// With the unit abilities.
    BattleStep4,
    /// When Damage is placed, before casualties.
    BattleStep5,
    /// What a Nazgûl ability costs.
    NazgulCost,
    /// How many Nazgûl a location may place.
    LocationNazgul,
    /// Favorite terrain of a type of unit.
    FavoriteTerrain(Unit),
    /// Whether a Muster result may place an Ent.
    MusterEnt,
    /// How many Ents a Fate symbol brings.
    FateSymbolEnts,
    /// In how many areas an Eye result recruits.
    EyeRecruit,
    /// An Army enters one of these areas; whose, seen from the player of the card or Character.
    ArmyEnters(Whose, crate::ids::Areas),
    /// An Army ended a move by an action, card or ability.
    ArmyEndedMove(Whose),
    /// Treebeard and the Entwood (rule 8.6).
    Entwood,
}

/// A hook of a card or an ability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hooked {
    /// What it hangs on.
    pub hook: Hook,
    /// While this holds.
    pub when: Conditions,
    /// Whether the opponent of the card's player acts by it.
    pub by_opponent: bool,
    /// What it does.
    pub ops: Ops,
    /// What a pack says about it.
    pub said: Option<Said>,
}

/// A way into play (rules 6.9, 8.4, 9.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The results that bring him in.
    pub results: Results,
    /// Whether he must be ready on the Fate Track.
    pub ready: bool,
    /// What must hold.
    pub requires: Conditions,
}

/// What a Character is (Appendix B).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CharacterDef {
    /// Whether he belongs to the scenario.
    pub here: bool,
    /// What he is.
    pub kind: Kind,
    /// His Leadership value.
    pub leadership: u8,
    /// His Leadership modifier.
    pub modifier: u8,
    /// His Level; [`CharacterDef::UNLIMITED`] for no limit.
    pub level: u8,
    /// His space of the Fate Track.
    pub space: Option<u8>,
    /// Whether he has the Action-die symbol.
    pub die: bool,
    /// Whether he is in play when the game begins: where the set-up says, or as Commander in the Shadow Box.
    pub in_play: bool,
    /// How he enters, as a pack says to people.
    pub entry: Option<String>,
    /// How he enters.
    pub ways: Vec<Way>,
    /// Where he enters.
    pub start: Places,
    /// Units that come with him.
    pub units: Units,
    /// Leaders that come with him.
    pub leaders: Leaders,
    /// His abilities.
    pub abilities: Vec<Hooked>,
    /// His ability on the Fate Track.
    pub track: Option<Hooked>,
}

impl CharacterDef {
    /// No limit to his Level.
    pub const UNLIMITED: u8 = u8::MAX;
}

/// What type a card is of (rule 7.7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CardType {
    /// Character.
    Character,
    /// Army.
    Army,
    /// Muster.
    Muster,
}

impl CardType {
    /// Its name in the data.
    pub const fn slug(self) -> &'static str {
        match self {
            CardType::Character => "character",
            CardType::Army => "army",
            CardType::Muster => "muster",
        }
    }
}

/// A card as an action (rules 7.7.1 to 7.7.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardDef {
    /// Its type.
    pub card_type: CardType,
    /// What must hold to play it.
    pub requires: Conditions,
    /// What it does.
    pub ops: Ops,
    /// What it does while it lies on the table.
    pub hooks: Vec<Hooked>,
    /// Whether it stays on the table.
    pub on_table: bool,
    /// It leaves the table when one of these holds at the end of an action.
    pub discard_if: Vec<Conditions>,
    /// What a pack says about it.
    pub said: Option<Said>,
}

impl CardDef {
    /// A card that is not in the scenario.
    pub const NONE: CardDef = CardDef {
        card_type: CardType::Character,
        requires: Conditions::new(),
        ops: Ops::new(),
        hooks: Vec::new(),
        on_table: false,
        discard_if: Vec::new(),
        said: None,
    };
}

/// The combat half of a Generic card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombatDef {
    /// When it works.
    pub timing: Timing,
    /// What it does.
    pub ops: Ops,
    /// What a pack says about it.
    pub said: Option<Said>,
}

/// A Nazgûl ability (rule 9.6.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NazgulDef {
    /// When it works.
    pub timing: Timing,
    /// What it does.
    pub ops: Ops,
    /// What a pack says about it.
    pub said: Option<Said>,
}

kit::ids! {
    /// How often each Nazgûl ability may be used (rule 9.6.3).
    pub enum NazgulLimit: u8 {
        /// Once in each combat round.
        Round = "once-per-round",
        /// Once in each battle.
        Battle = "once-per-battle",
        /// As often as there are Nazgûl.
        None = "unlimited",
    }
}

/// How many tokens and markers there are; none: as many as are needed (rule 2.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Leadership tokens.
    pub leadership: Option<u8>,
    /// Damage tokens.
    pub damage: Option<u8>,
    /// Control markers.
    pub control: Option<u8>,
}

/// What stands and lies on the board at first (chapter 4).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetupDef {
    /// Armies with their Leaders and Characters.
    pub armies: Vec<(Area, Party)>,
    /// Face-down tokens.
    pub tokens: Vec<(crate::ids::Pool, Area, u8)>,
}

/// What hangs anywhere in a scenario, so that nobody looks for what there is not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hanging {
    /// Characters of which a hook says whether they may be brought into play.
    pub enter: Characters,
    /// Cards of which a hook says whether they may be played.
    pub play: Cards,
    /// Characters with an ability that costs a Character result.
    pub action: Characters,
    /// Characters with an ability that costs an Action token.
    pub token: Characters,
}

impl Hanging {
    /// What hangs on Characters and cards.
    fn on(characters: &ByCharacter<CharacterDef>, cards: &ByCard<CardDef>) -> Hanging {
        let mut hanging = Hanging::default();
        let abilities = characters.iter().flat_map(|(who, def)| {
            def.abilities.iter().chain(&def.track).map(move |hooked| (Some(who), hooked))
        });
        let hooks = cards.values().iter().flat_map(|card| card.hooks.iter().map(|hooked| (None, hooked)));
        for (who, hooked) in abilities.chain(hooks) {
            match (hooked.hook, who) {
                (Hook::Enter(other), _) => hanging.enter.insert(other),
                (Hook::Play(card), _) => hanging.play.insert(card),
                (Hook::CharacterAction, Some(who)) => hanging.action.insert(who),
                (Hook::ActionToken, Some(who)) => hanging.token.insert(who),
                _ => {}
            }
        }
        hanging
    }
}

/// All tables of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    /// The scenario.
    pub scenario: Scenario,
    /// The board (chapter 3).
    pub board: Board,
    /// The units.
    pub units: ByUnit<UnitDef>,
    /// How many Leader figures there are.
    pub leaders: Leaders,
    /// The Characters.
    pub characters: ByCharacter<CharacterDef>,
    /// The Characters of each side.
    pub own: BySide<Characters>,
    /// What hangs on Characters and cards.
    pub hooked: Hanging,
    /// The Nazgûl abilities.
    pub nazgul: Vec<NazgulDef>,
    /// How often each of them may be used.
    pub nazgul_limit: NazgulLimit,
    /// The cards of the scenario.
    pub deck: Cards,
    /// The orders of the Generic cards.
    pub orders: ById<Order, CardDef, { Order::COUNT }>,
    /// Their combat halves.
    pub combats: ById<Combat, CombatDef, { Combat::COUNT }>,
    /// The other cards: the half of the scenario. Generic cards, and cards of the other scenario, do nothing here.
    pub cards: ByCard<CardDef>,
    /// The normal Fate tiles, which are in the Fate Pool at first.
    pub tiles: Tiles,
    /// All Recruitment tokens.
    pub tokens: TokenFaces,
    /// How many tokens and markers there are.
    pub counters: Counters,
    /// The set-up.
    pub setup: SetupDef,
    /// The dice of each side at first, and at most (rule 5.7).
    pub pools: BySide<(u8, u8)>,
}

impl Tables {
    /// The instructions of a script.
    #[inline]
    pub fn ops(&self, script: Script) -> &[Op] {
        match script {
            Script::Order(order) => &self.orders[order].ops,
            Script::Combat(combat) => &self.combats[combat].ops,
            Script::Card(card) => &self.cards[card].ops,
            Script::Hook(card, n) => {
                self.cards[card].hooks.get(usize::from(n)).map_or(&[], |hooked| &hooked.ops)
            }
            Script::Unit(unit) => &self.units[unit].ops,
            Script::Character(character, n) => {
                self.characters[character].abilities.get(usize::from(n)).map_or(&[], |hooked| &hooked.ops)
            }
            Script::Track(character) => {
                self.characters[character].track.as_ref().map_or(&[], |hooked| &hooked.ops)
            }
            Script::Nazgul(n) => self.nazgul.get(usize::from(n)).map_or(&[], |ability| &ability.ops),
        }
    }
}

/// A pack's name and hash, and what it says.
#[derive(Debug)]
pub struct Packed {
    mark: PackMark,
    tables: Tables,
}

/// The tables of a game.
#[derive(Clone, Debug)]
pub enum Book {
    /// Ours.
    Ours(Scenario),
    /// Those of a pack.
    Pack(Arc<Packed>),
}

impl Book {
    /// What a pack says, if it has no fault. Packs are compiled once: a position that is read asks for its tables again.
    pub(crate) fn of(pack: &Pack, scenario: Scenario) -> Result<Book, Vec<PackFault>> {
        let mark = pack.mark();
        let known = |packed: &&Arc<Packed>| packed.mark == mark && packed.tables.scenario == scenario;
        let lock = || KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(packed) = lock().iter().find(known) {
            return Ok(Book::Pack(Arc::clone(packed)));
        }
        let tables = compile_pack(pack.values())?[scenario].clone();
        let packed = Arc::new(Packed { mark: mark.clone(), tables });
        let mut kept = lock();
        if kept.len() >= MOST_KEPT {
            kept.pop_front();
        }
        kept.push_back(Arc::clone(&packed));
        Ok(Book::Pack(packed))
    }

    /// These tables, as if a pack said so.
    #[cfg(test)]
    pub(crate) fn with(tables: Tables) -> Book {
        let mark = PackMark { name: "Made up".to_owned(), hash: String::new() };
        Book::Pack(Arc::new(Packed { mark, tables }))
    }

    /// Whether no pack is used.
    pub const fn is_ours(&self) -> bool {
        matches!(self, Book::Ours(_))
    }

    /// The pack's name and hash, if one is used.
    pub fn mark(&self) -> Option<&PackMark> {
        match self {
            Book::Ours(_) => None,
            Book::Pack(packed) => Some(&packed.mark),
        }
    }

    /// Our own tables of the same scenario.
    pub(crate) fn our_tables(&self) -> &'static Tables {
        &OURS[self.scenario()]
    }

    /// The scenario.
    pub fn scenario(&self) -> Scenario {
        match self {
            Book::Ours(scenario) => *scenario,
            Book::Pack(packed) => packed.tables.scenario,
        }
    }
}

/// Packs that were compiled lately, and how many are kept.
static KEPT: Mutex<VecDeque<Arc<Packed>>> = Mutex::new(VecDeque::new());
const MOST_KEPT: usize = 16;

/// Our own tables, compiled. A test sees to it that nothing is wrong with them.
static OURS: LazyLock<ByScenario<Tables>> =
    LazyLock::new(|| ByScenario::from_fn(|scenario: Scenario| compile::ours(scenario)));

impl Deref for Book {
    type Target = Tables;

    #[inline]
    fn deref(&self) -> &Tables {
        match self {
            Book::Ours(scenario) => &OURS[*scenario],
            Book::Pack(packed) => &packed.tables,
        }
    }
}

/// The hash stands for the content.
impl PartialEq for Book {
    fn eq(&self, other: &Book) -> bool {
        self.scenario() == other.scenario() && self.mark() == other.mark()
    }
}

impl Eq for Book {}

impl Hash for Book {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.mark().hash(state);
    }
}

impl Serialize for Book {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.scenario(), self.mark()).serialize(serializer)
    }
}

/// A position that is read knows which pack it is for; the tables come with the set-up ([`kernel::Game::complete`]).
impl<'de> Deserialize<'de> for Book {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Book, D::Error> {
        let (scenario, mark) = <(Scenario, Option<PackMark>)>::deserialize(deserializer)?;
        Ok(mark.map_or(Book::Ours(scenario), |mark| {
            Book::Pack(Arc::new(Packed { mark, tables: OURS[scenario].clone() }))
        }))
    }
}
