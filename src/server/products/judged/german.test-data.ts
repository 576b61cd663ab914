/** Query and what the first eight must be: kinds, `#` a colour, `@` for whom, `+` a feature, or `nothing`. */
export const GERMAN = `
Wanderstiefel: hiking-boot-mid
Wanderstiefeln: hiking-boot-mid
Wanderschuhe: hiking-boot-mid
Wanderschuh: hiking-boot-mid
Bergschuhe: hiking-boot-mid
Stiefel: boot
Winterstiefel: winter-boot
Schneestiefel: winter-boot
Winterschuhe: winter-boot
Trailschuhe: trail-runner
Trailschuh: trail-runner
Laufschuhe: trail-runner
Trailrunning Schuhe: trail-runner
Skateschuhe: skate
Skateschuh: skate
Slipper: slip-on
Sandalen: sandal
Sandale: sandal
Sneaker: casual-shoe
Turnschuhe: casual-shoe
Schuhe: shoe
Jacke: jacket
Jacken: jacket
Regenjacke: shell-jacket
Regenjacken: shell-jacket
Hardshelljacke: shell-jacket
Hardshell: shell-jacket
wasserdichte Jacke: shell-jacket +waterproof
Anorak: shell-jacket
Steppjacke: puffer
Daunenjacke: puffer
Winterjacke: puffer
Fleecejacke: fleece
Fleecejacken: fleece
Fleece: fleece
Weste: vest
Westen: vest
Kapuzenpulli: hoodie
Hoodies: hoodie
Pullover: hoodie fleece
T-Shirts: tee
Tshirt: tee
Funktionsshirt: base-layer
Funktionsunterwäsche: base-layer
Hose: pants
Hosen: pants
Wanderhose: pants
kurze Hose: shorts
Shorts: shorts
Rucksack: backpack
Rucksäcke: backpack
Tagesrucksack: backpack
Reisetasche: duffel
Reisetaschen: duffel
Kappe: cap
Basecap: cap
Mützen: beanie
Mütze: beanie
Wintermütze: beanie
Socken: socks
Strümpfe: socks
Wandersocken: socks
Handschuhe: gloves
Handschuh: gloves
Fäustlinge: gloves
Geschenkkarten: gift-card
Gutschein: gift-card
Rucksak: backpack
Wanderstifel: hiking-boot-mid
Hanschuhe: gloves
Jake: jacket
Sandallen: sandal
rote Jacke: jacket #red
rotes T-Shirt: tee #red
schwarze Stiefel: boot #black
blauer Rucksack: backpack #blue
grüne Mütze: beanie #green
graue Hose: pants #gray
Damenjacke: jacket @women
Damen Jacke: jacket @women
Herren Fleecejacke: fleece @men
Kinderstiefel: boot @kids
Kinder Stiefel: boot @kids
Wanderschuhe Damen: hiking-boot-mid @women
Wanderstiefel Größe 42: hiking-boot-mid
Jacke Größe M: jacket
Hoodie XL: hoodie
Jacken für Damen: jacket @women
Merino Funktionsshirt: base-layer
qwertzuiop: nothing
Waschmaschine: nothing
Rasenmäher: nothing
Fernseher: nothing
blorptastisch: nothing
Kühlschrank: nothing
`
