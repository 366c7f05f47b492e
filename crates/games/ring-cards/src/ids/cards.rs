//! The names of the cards (rule 1.3).

kit::ids! {
    /// A card by its name; some have several copies.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Card: u8 {
        /// Dead Men of Dunharrow.
        DeadMenOfDunharrow = "dead-men-of-dunharrow",
        /// Knights of Dol Amroth.
        KnightsOfDolAmroth = "knights-of-dol-amroth",
        /// Guards of the Citadel.
        GuardsOfTheCitadel = "guards-of-the-citadel",
        /// Soldiers of Gondor.
        SoldiersOfGondor = "soldiers-of-gondor",
        /// The Great Gate.
        TheGreatGate = "the-great-gate",
        /// Aragorn.
        Aragorn = "aragorn",
        /// Boromir.
        Boromir = "boromir",
        /// Denethor.
        Denethor = "denethor",
        /// Faramir.
        Faramir = "faramir",
        /// Halbarad.
        Halbarad = "halbarad",
        /// Prince Imrahil.
        PrinceImrahil = "prince-imrahil",
        /// Strider.
        Strider = "strider",
        /// Andúril.
        Anduril = "anduril",
        /// Blade of Westernesse.
        BladeOfWesternesse = "blade-of-westernesse",
        /// Paths of the Dead.
        PathsOfTheDead = "paths-of-the-dead",
        /// The Red Arrow.
        TheRedArrow = "the-red-arrow",
        /// The Three Hunters.
        TheThreeHunters = "the-three-hunters",
        /// High Elves.
        HighElves = "high-elves",
        /// Arwen.
        Arwen = "arwen",
        /// Elrond.
        Elrond = "elrond",
        /// Galadriel.
        Galadriel = "galadriel",
        /// Legolas.
        Legolas = "legolas",
        /// Bow of the Galadhrim.
        BowOfTheGaladhrim = "bow-of-the-galadhrim",
        /// Elven Cloak.
        ElvenCloak = "elven-cloak",
        /// Lembas.
        Lembas = "lembas",
        /// Mirror of Galadriel.
        MirrorOfGaladriel = "mirror-of-galadriel",
        /// Nenya, Ring of Adamant.
        NenyaRingOfAdamant = "nenya-ring-of-adamant",
        /// Phial of Galadriel.
        PhialOfGaladriel = "phial-of-galadriel",
        /// Vilya, Ring of Air.
        VilyaRingOfAir = "vilya-ring-of-air",
        /// Gimli.
        Gimli = "gimli",
        /// Dwarven Axe.
        DwarvenAxe = "dwarven-axe",
        /// Frodo Baggins.
        FrodoBaggins = "frodo-baggins",
        /// Merry Brandybuck.
        MerryBrandybuck = "merry-brandybuck",
        /// Pippin Took.
        PippinTook = "pippin-took",
        /// Sam Gamgee.
        SamGamgee = "sam-gamgee",
        /// Bilbo Baggins.
        BilboBaggins = "bilbo-baggins",
        /// Fatty Bolger.
        FattyBolger = "fatty-bolger",
        /// Herbs and Stewed Rabbit.
        HerbsAndStewedRabbit = "herbs-and-stewed-rabbit",
        /// Sting.
        Sting = "sting",
        /// Mithril Coat.
        MithrilCoat = "mithril-coat",
        /// There Is Another Way.
        ThereIsAnotherWay = "there-is-another-way",
        /// Riders of Rohan.
        RidersOfRohan = "riders-of-rohan",
        /// Village Militia.
        VillageMilitia = "village-militia",
        /// Éomer.
        Eomer = "eomer",
        /// Éowyn.
        Eowyn = "eowyn",
        /// Théoden.
        Theoden = "theoden",
        /// Shadowfax.
        Shadowfax = "shadowfax",
        /// Death! Ride, Ride to Ruin.
        DeathRideRideToRuin = "death-ride-ride-to-ruin",
        /// Gandalf the Grey.
        GandalfTheGrey = "gandalf-the-grey",
        /// Gandalf the White.
        GandalfTheWhite = "gandalf-the-white",
        /// Treebeard.
        Treebeard = "treebeard",
        /// Quickbeam.
        Quickbeam = "quickbeam",
        /// Sméagol.
        Smeagol = "smeagol",
        /// Gwaihir the Windlord.
        GwaihirTheWindlord = "gwaihir-the-windlord",
        /// Gandalf's Staff.
        GandalfsStaff = "gandalfs-staff",
        /// Glamdring.
        Glamdring = "glamdring",
        /// Narya, Ring of Fire.
        NaryaRingOfFire = "narya-ring-of-fire",
        /// Ent-draught.
        EntDraught = "ent-draught",
        /// Devilry of Saruman.
        DevilryOfSaruman = "devilry-of-saruman",
        /// Fighting Uruk-hai.
        FightingUrukHai = "fighting-uruk-hai",
        /// Wolf Riders.
        WolfRiders = "wolf-riders",
        /// White Hand Orcs.
        WhiteHandOrcs = "white-hand-orcs",
        /// Gríma Wormtongue.
        GrimaWormtongue = "grima-wormtongue",
        /// Saruman.
        Saruman = "saruman",
        /// Uglúk.
        Ugluk = "ugluk",
        /// Palantír of Orthanc.
        PalantirOfOrthanc = "palantir-of-orthanc",
        /// Saruman's Staff.
        SarumansStaff = "sarumans-staff",
        /// Woven of All Colours.
        WovenOfAllColours = "woven-of-all-colours",
        /// Threats and Promises.
        ThreatsAndPromises = "threats-and-promises",
        /// Goblins of the Misty Mountains.
        GoblinsOfTheMistyMountains = "goblins-of-the-misty-mountains",
        /// Barrow-wights.
        BarrowWights = "barrow-wights",
        /// Flocks of Crebain.
        FlocksOfCrebain = "flocks-of-crebain",
        /// Hill-troll.
        HillTroll = "hill-troll",
        /// Balrog of Moria.
        BalrogOfMoria = "balrog-of-moria",
        /// Caradhras the Cruel.
        CaradhrasTheCruel = "caradhras-the-cruel",
        /// Cave-troll.
        CaveTroll = "cave-troll",
        /// Candles of Corpses.
        CandlesOfCorpses = "candles-of-corpses",
        /// Gollum.
        Gollum = "gollum",
        /// Shelob.
        Shelob = "shelob",
        /// Haradrim Mûmakil.
        HaradrimMumakil = "haradrim-mumakil",
        /// Coastal Raiders.
        CoastalRaiders = "coastal-raiders",
        /// Haradrim Cavalry.
        HaradrimCavalry = "haradrim-cavalry",
        /// The Black Fleet.
        TheBlackFleet = "the-black-fleet",
        /// Corsairs of Umbar.
        CorsairsOfUmbar = "corsairs-of-umbar",
        /// Haradrim Regulars.
        HaradrimRegulars = "haradrim-regulars",
        /// The Black Serpent.
        TheBlackSerpent = "the-black-serpent",
        /// Grond, Hammer of the Underworld.
        GrondHammerOfTheUnderworld = "grond-hammer-of-the-underworld",
        /// Olog-hai.
        OlogHai = "olog-hai",
        /// Trolls of Udûn.
        TrollsOfUdun = "trolls-of-udun",
        /// Black Uruks.
        BlackUruks = "black-uruks",
        /// Mordor Orcs.
        MordorOrcs = "mordor-orcs",
        /// The Witch-king.
        TheWitchKing = "the-witch-king",
        /// The Reaver.
        TheReaver = "the-reaver",
        /// The Beguiler.
        TheBeguiler = "the-beguiler",
        /// The Hunter.
        TheHunter = "the-hunter",
        /// The Messenger.
        TheMessenger = "the-messenger",
        /// The Black Easterling.
        TheBlackEasterling = "the-black-easterling",
        /// The Commander.
        TheCommander = "the-commander",
        /// The Destroyer.
        TheDestroyer = "the-destroyer",
        /// The Warrior.
        TheWarrior = "the-warrior",
        /// Grishnákh.
        Grishnakh = "grishnakh",
        /// Mouth of Sauron.
        MouthOfSauron = "mouth-of-sauron",
        /// Gorbag & Shagrat.
        GorbagAndShagrat = "gorbag-and-shagrat",
        /// The Lidless Eye.
        TheLidlessEye = "the-lidless-eye",
        /// Nazgûl's Mantle.
        NazgulsMantle = "nazguls-mantle",
        /// Black Breath.
        BlackBreath = "black-breath",
        /// Black Rider's Mount.
        BlackRidersMount = "black-riders-mount",
        /// Fell Beast.
        FellBeast = "fell-beast",
        /// Morgul Blade.
        MorgulBlade = "morgul-blade",
        /// The Black Captain.
        TheBlackCaptain = "the-black-captain",
        /// The Ringwraiths Are Abroad.
        TheRingwraithsAreAbroad = "the-ringwraiths-are-abroad",
        /// The Day Without Dawn.
        TheDayWithoutDawn = "the-day-without-dawn",
    }
}
