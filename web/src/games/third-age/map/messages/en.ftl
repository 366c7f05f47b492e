map = { $scenario ->
    [rohan] Map of the Battle for Rohan
   *[gondor] Map of the Battle for Gondor
}
can = can be chosen
chosen = chosen
changed = changed by the pack
alone = { $who }, alone
army = { $side ->
    [free-peoples] { $n ->
        [0] Free Peoples without units: { $list }
        [one] Free Peoples Army of one unit: { $list }
       *[other] Free Peoples Army of { $n } units: { $list }
    }
   *[shadow] { $n ->
        [0] Shadow without units: { $list }
        [one] Shadow Army of one unit: { $list }
       *[other] Shadow Army of { $n } units: { $list }
    }
}
borders = { $kind }: { $list }
border-between = { $a } and { $b }: { $kind }
border-none = no border
border-protects = protects { $area }
units-of = { $n } { $unit }
leaders-of = { $n } { $leader }
leadership = Leadership { $n }
leadership-tokens = { $n ->
    [one] { $n } Leadership token
   *[other] { $n } Leadership tokens
}
damage = Damage { $n }
tokens-there = { $n ->
    [one] { $n } Recruitment token ({ $pool })
   *[other] { $n } Recruitment tokens ({ $pool })
}
ents-there = { $n ->
    [0] the Entwood, no Ents
    [one] { $n } Ent
   *[other] { $n } Ents
}
nazgul-there = { $n ->
    [one] { $n } Nazgûl
   *[other] { $n } Nazgûl
}
tower-there = Siege Tower
catapults-there = { $n ->
    [one] { $n } Catapult
   *[other] { $n } Catapults
}
ships-there = { $n ->
    [0] the Anduin: no Corsair Ships
    [one] the Anduin: { $n } Corsair Ship
   *[other] the Anduin: { $n } Corsair Ships
}
held = { $side ->
    [free-peoples] held by the Free Peoples
   *[shadow] held by the Shadow
}
worth = { $n ->
    [one] { $n } point for the Shadow
   *[other] { $n } points for the Shadow
}
protection = protection { $left } of { $all }
protection-printed = protection { $all }
breached = breached, protection was { $all }
section = { $section }: { $words }
site-settlement = Settlement
site-stronghold = Stronghold
site-settled-stronghold = Settlement and Stronghold
site-orthanc = Settlement and Stronghold
site-hornburg = Stronghold
site-edoras = Stronghold
site-minas-tirith = Stronghold
site-mustering = recruitment area
printed-side = { $side ->
    [free-peoples] of the Free Peoples
   *[shadow] of the Shadow
}
recruitment = recruitment area of { $pool }
leads-to = leads to { $list }
more = +{ $n }
legend = What the lines and signs mean
legend-borders = Borders
legend-areas = Areas
legend-things = What stands there
legend-link = areas joined without touching in the drawing
legend-ents = way of the Ents
legend-arrow = way out of a recruitment area
legend-impassable = no border, or mountains: can’t be crossed
legend-river = river: can’t be crossed
legend-side = protects the smooth side
legend-worth = Settlement, with its points for the Shadow
legend-settlement = Settlement
legend-stronghold = Stronghold, with its protection
legend-settled-stronghold = Settlement and Stronghold
legend-mustering = recruitment area
legend-held = control marker
legend-tokens = face-down Recruitment tokens
legend-army = Army: units, and in the corners Damage, Leadership and Characters
legend-ents-token = Ents
legend-nazgul = Nazgûl
legend-tower = Siege Tower
legend-catapult = Catapult
legend-ship = Corsair Ships
initials-theodred = Td
initials-eomer-rohan = Éo
initials-aragorn-rohan = Ar
initials-gandalf-rohan = Ga
initials-theoden-rohan = Th
initials-legolas = Le
initials-gimli = Gi
initials-treebeard = Tb
initials-saruman = Sa
initials-gandalf-gondor = Ga
initials-imrahil = Im
initials-faramir = Fa
initials-theoden-gondor = Th
initials-eomer-gondor = Éo
initials-aragorn-gondor = Ar
initials-pippin = Pi
initials-witch-king = Wk
initials-gothmog = Go
