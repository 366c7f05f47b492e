//! The card faces of the Core Set, in the order of their collection numbers.

use crate::cards;
use crate::printed::Def;

macro_rules! cards {
    ($($id:ident = $slug:literal $code:literal $(since $since:ident)?,)*) => {
        kit::ids! {
            /// A card face. The two sides of an identity or of a main scheme are two faces.
            #[cfg_attr(test, derive(ts_rs::TS))]
            pub enum Card: u16, hash u8 { $(#[doc = $code] $id = $slug $(since $since)?,)* }
        }

        impl Card {
            /// The collection number.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Card::$id => $code,)*
                }
            }

            /// The attribute of its message that says what it does.
            pub(crate) const fn text_slug(self) -> &'static str {
                match self {
                    $(Card::$id => concat!($slug, ".text"),)*
                }
            }

            /// The attribute of its message that is the line under the title.
            pub(crate) const fn subtitle_slug(self) -> &'static str {
                match self {
                    $(Card::$id => concat!($slug, ".subtitle"),)*
                }
            }
        }
    };
}

cards! {
    SpiderMan = "spider-man" "01001a",
    PeterParker = "peter-parker" "01001b",
    BlackCat = "black-cat" "01002",
    Backflip = "backflip" "01003",
    EnhancedSpiderSense = "enhanced-spider-sense" "01004",
    SwingingWebKick = "swinging-web-kick" "01005",
    AuntMay = "aunt-may" "01006",
    SpiderTracer = "spider-tracer" "01007",
    WebShooter = "web-shooter" "01008",
    WebbedUp = "webbed-up" "01009",
    CaptainMarvel = "captain-marvel" "01010a",
    CarolDanvers = "carol-danvers" "01010b",
    SpiderWoman = "spider-woman" "01011",
    CrisisInterdiction = "crisis-interdiction" "01012",
    PhotonicBlast = "photonic-blast" "01013",
    EnergyAbsorption = "energy-absorption" "01014",
    AlphaFlightStation = "alpha-flight-station" "01015",
    CaptainMarvelsHelmet = "captain-marvels-helmet" "01016",
    CosmicFlight = "cosmic-flight" "01017",
    EnergyChannel = "energy-channel" "01018",
    SheHulk = "she-hulk" "01019a",
    JenniferWalters = "jennifer-walters" "01019b",
    Hellcat = "hellcat" "01020",
    GammaSlam = "gamma-slam" "01021",
    GroundStomp = "ground-stomp" "01022",
    LegalPractice = "legal-practice" "01023",
    OneTwoPunch = "one-two-punch" "01024",
    SplitPersonality = "split-personality" "01025",
    SuperhumanLawDivision = "superhuman-law-division" "01026",
    FocusedRage = "focused-rage" "01027",
    SuperhumanStrength = "superhuman-strength" "01028",
    IronMan = "iron-man" "01029a",
    TonyStark = "tony-stark" "01029b",
    WarMachine = "war-machine" "01030",
    RepulsorBlast = "repulsor-blast" "01031",
    SupersonicPunch = "supersonic-punch" "01032",
    PepperPotts = "pepper-potts" "01033",
    StarkTower = "stark-tower" "01034",
    ArcReactor = "arc-reactor" "01035",
    MarkVArmor = "mark-v-armor" "01036",
    MarkVHelmet = "mark-v-helmet" "01037",
    PoweredGauntlets = "powered-gauntlets" "01038",
    RocketBoots = "rocket-boots" "01039",
    BlackPanther = "black-panther" "01040a",
    TChalla = "tchalla" "01040b",
    Shuri = "shuri" "01041",
    AncestralKnowledge = "ancestral-knowledge" "01042",
    WakandaForeverA = "wakanda-forever-a" "01043a",
    WakandaForeverB = "wakanda-forever-b" "01043b",
    WakandaForeverC = "wakanda-forever-c" "01043c",
    WakandaForeverD = "wakanda-forever-d" "01043d",
    Vibranium = "vibranium" "01044",
    TheGoldenCity = "the-golden-city" "01045",
    EnergyDaggers = "energy-daggers" "01046",
    PantherClaws = "panther-claws" "01047",
    TacticalGenius = "tactical-genius" "01048",
    VibraniumSuit = "vibranium-suit" "01049",
    Hulk = "hulk" "01050",
    Tigra = "tigra" "01051",
    ChaseThemDown = "chase-them-down" "01052",
    RelentlessAssault = "relentless-assault" "01053",
    Uppercut = "uppercut" "01054",
    ThePowerOfAggression = "the-power-of-aggression" "01055",
    TacTeam = "tac-team" "01056",
    CombatTraining = "combat-training" "01057",
    Daredevil = "daredevil" "01058",
    JessicaJones = "jessica-jones" "01059",
    ForJustice = "for-justice" "01060",
    GreatResponsibility = "great-responsibility" "01061",
    ThePowerOfJustice = "the-power-of-justice" "01062",
    InterrogationRoom = "interrogation-room" "01063",
    SurveillanceTeam = "surveillance-team" "01064",
    HeroicIntuition = "heroic-intuition" "01065",
    Hawkeye = "hawkeye" "01066",
    MariaHill = "maria-hill" "01067",
    Vision = "vision" "01068",
    GetReady = "get-ready" "01069",
    LeadFromTheFront = "lead-from-the-front" "01070",
    MakeTheCall = "make-the-call" "01071",
    ThePowerOfLeadership = "the-power-of-leadership" "01072",
    TheTriskelion = "the-triskelion" "01073",
    Inspired = "inspired" "01074",
    BlackWidow = "black-widow" "01075",
    LukeCage = "luke-cage" "01076",
    CounterPunch = "counter-punch" "01077",
    GetBehindMe = "get-behind-me" "01078",
    ThePowerOfProtection = "the-power-of-protection" "01079",
    MedTeam = "med-team" "01080",
    ArmoredVest = "armored-vest" "01081",
    Indomitable = "indomitable" "01082",
    Mockingbird = "mockingbird" "01083",
    NickFury = "nick-fury" "01084",
    Emergency = "emergency" "01085",
    FirstAid = "first-aid" "01086",
    Haymaker = "haymaker" "01087",
    Energy = "energy" "01088",
    Genius = "genius" "01089",
    Strength = "strength" "01090",
    AvengersMansion = "avengers-mansion" "01091",
    Helicarrier = "helicarrier" "01092",
    Tenacity = "tenacity" "01093",
    RhinoI = "rhino-i" "01094",
    RhinoII = "rhino-ii" "01095",
    RhinoIII = "rhino-iii" "01096",
    TheBreakIn1A = "the-break-in-1a" "01097a",
    TheBreakIn1B = "the-break-in-1b" "01097b",
    ArmoredRhinoSuit = "armored-rhino-suit" "01098",
    Charge = "charge" "01099",
    EnhancedIvoryHorn = "enhanced-ivory-horn" "01100",
    HydraMercenary = "hydra-mercenary" "01101",
    Sandman = "sandman" "01102",
    Shocker = "shocker" "01103",
    HardToKeepDown = "hard-to-keep-down" "01104",
    ImTough = "im-tough" "01105",
    Stampede = "stampede" "01106",
    BreakinAndTakin = "breakin-and-takin" "01107",
    CrowdControl = "crowd-control" "01108",
    BombScare = "bomb-scare" "01109",
    HydraBomber = "hydra-bomber" "01110",
    Explosion = "explosion" "01111",
    FalseAlarm = "false-alarm" "01112",
    KlawI = "klaw-i" "01113",
    KlawII = "klaw-ii" "01114",
    KlawIII = "klaw-iii" "01115",
    UndergroundDistribution1A = "underground-distribution-1a" "01116a",
    UndergroundDistribution1B = "underground-distribution-1b" "01116b",
    SecretRendezvous2A = "secret-rendezvous-2a" "01117a",
    SecretRendezvous2B = "secret-rendezvous-2b" "01117b",
    SonicConverter = "sonic-converter" "01118",
    SolidSoundBody = "solid-sound-body" "01119",
    ArmoredGuard = "armored-guard" "01120",
    WeaponsRunner = "weapons-runner" "01121",
    KlawsVengeance = "klaws-vengeance" "01122",
    SonicBoom = "sonic-boom" "01123",
    SoundManipulation = "sound-manipulation" "01124",
    DefenseNetwork = "defense-network" "01125",
    IllegalArmsFactory = "illegal-arms-factory" "01126",
    TheImmortalKlaw = "the-immortal-klaw" "01127",
    TheMastersOfEvil = "the-masters-of-evil" "01128",
    RadioactiveMan = "radioactive-man" "01129",
    Whirlwind = "whirlwind" "01130",
    TigerShark = "tiger-shark" "01131",
    Melter = "melter" "01132",
    MastersOfMayhem = "masters-of-mayhem" "01133",
    UltronI = "ultron-i" "01134",
    UltronII = "ultron-ii" "01135",
    UltronIII = "ultron-iii" "01136",
    TheCrimsonCowl1A = "the-crimson-cowl-1a" "01137a",
    TheCrimsonCowl1B = "the-crimson-cowl-1b" "01137b",
    AssaultOnNORAD2A = "assault-on-norad-2a" "01138a",
    AssaultOnNORAD2B = "assault-on-norad-2b" "01138b",
    CountdownToOblivion3A = "countdown-to-oblivion-3a" "01139a",
    CountdownToOblivion3B = "countdown-to-oblivion-3b" "01139b",
    UltronDrones = "ultron-drones" "01140",
    ProgramTransmitter = "program-transmitter" "01141",
    UpgradedDrones = "upgraded-drones" "01142",
    AdvancedUltronDrone = "advanced-ultron-drone" "01143",
    AndroidEfficiencyA = "android-efficiency-a" "01144a",
    AndroidEfficiencyB = "android-efficiency-b" "01144b",
    AndroidEfficiencyC = "android-efficiency-c" "01144c",
    RageOfUltron = "rage-of-ultron" "01145",
    RepairSequence = "repair-sequence" "01146",
    SwarmAttack = "swarm-attack" "01147",
    DroneFactory = "drone-factory" "01148",
    InvasiveAI = "invasive-ai" "01149",
    UltronsImperative = "ultrons-imperative" "01150",
    UnderAttack = "under-attack" "01151",
    VibraniumArmor = "vibranium-armor" "01152",
    ConcussionBlasters = "concussion-blasters" "01153",
    ConcussiveBlast = "concussive-blast" "01154",
    AffairsOfState = "affairs-of-state" "01155",
    UsurpTheThrone = "usurp-the-throne" "01156",
    Killmonger = "killmonger" "01157",
    HeartShapedHerb = "heart-shaped-herb" "01158",
    RitualCombat = "ritual-combat" "01159",
    LegalWork = "legal-work" "01160",
    PersonalChallenge = "personal-challenge" "01161",
    Titania = "titania" "01162",
    GeneticallyEnhanced = "genetically-enhanced" "01163",
    TitaniasFury = "titanias-fury" "01164",
    EvictionNotice = "eviction-notice" "01165",
    HighwayRobbery = "highway-robbery" "01166",
    Vulture = "vulture" "01167",
    SweepingSwoop = "sweeping-swoop" "01168",
    TheVulturesPlans = "the-vultures-plans" "01169",
    BusinessProblems = "business-problems" "01170",
    ImminentOverload = "imminent-overload" "01171",
    Whiplash = "whiplash" "01172",
    ElectricWhipAttack = "electric-whip-attack" "01173",
    ElectromagneticBacklash = "electromagnetic-backlash" "01174",
    FamilyEmergency = "family-emergency" "01175",
    ThePsycheMagnitron = "the-psyche-magnitron" "01176",
    YonRogg = "yon-rogg" "01177",
    KreeManipulator = "kree-manipulator" "01178",
    YonRoggsTreason = "yon-roggs-treason" "01179",
    LegionsOfHydra = "legions-of-hydra" "01180",
    MadameHydra = "madame-hydra" "01181",
    HydraSoldier = "hydra-soldier" "01182",
    TheDoomsdayChair = "the-doomsday-chair" "01183",
    Modok = "modok" "01184",
    BiomechanicalUpgrades = "biomechanical-upgrades" "01185",
    Advance = "advance" "01186",
    Assault = "assault" "01187",
    CaughtOffGuard = "caught-off-guard" "01188",
    GangUp = "gang-up" "01189",
    ShadowOfThePast = "shadow-of-the-past" "01190",
    Exhaustion = "exhaustion" "01191",
    Masterplan = "masterplan" "01192",
    UnderFire = "under-fire" "01193",
}

impl Card {
    /// What is printed on the card and what it does.
    #[inline]
    pub fn def(self) -> &'static Def {
        cards::DEFS[self]
    }

    /// The first card with the same title. Stages of a villain, sides of a scheme and cards that differ in their icons
    /// alone have one title.
    pub const fn title(self) -> Card {
        match self {
            Card::WakandaForeverB | Card::WakandaForeverC | Card::WakandaForeverD => Card::WakandaForeverA,
            Card::RhinoII | Card::RhinoIII => Card::RhinoI,
            Card::TheBreakIn1B => Card::TheBreakIn1A,
            Card::KlawII | Card::KlawIII => Card::KlawI,
            Card::UndergroundDistribution1B => Card::UndergroundDistribution1A,
            Card::SecretRendezvous2B => Card::SecretRendezvous2A,
            Card::UltronII | Card::UltronIII => Card::UltronI,
            Card::TheCrimsonCowl1B => Card::TheCrimsonCowl1A,
            Card::AssaultOnNORAD2B => Card::AssaultOnNORAD2A,
            Card::CountdownToOblivion3B => Card::CountdownToOblivion3A,
            Card::AndroidEfficiencyB | Card::AndroidEfficiencyC => Card::AndroidEfficiencyA,
            other => other,
        }
    }

    /// The card face of a collection number.
    pub fn of_code(code: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.code() == code)
    }
}
