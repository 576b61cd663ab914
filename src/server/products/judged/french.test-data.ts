/** Query and what the first eight must be: kinds, `#` a colour, `@` for whom, `+` a feature, or `nothing`. */
export const FRENCH = `
chaussures de randonnée: hiking-boot-mid
chaussure de randonnée: hiking-boot-mid
chaussures de randonnee: hiking-boot-mid
chaussures de marche: hiking-boot-mid
bottes d'hiver: winter-boot
botte d’hiver: winter-boot
bottes: winter-boot
bottes de neige: winter-boot
chaussures de trail: trail-runner
chaussures trail: trail-runner
chaussures de course: trail-runner
chaussures de skate: skate
chaussures à enfiler: slip-on
sandales: sandal
sandale: sandal
baskets: casual-shoe
basket: casual-shoe
sneakers: casual-shoe
tennis: casual-shoe
chaussures: shoe
souliers: shoe
veste: jacket
vestes: jacket
veste imperméable: shell-jacket
vestes imperméables: shell-jacket
veste de pluie: shell-jacket
imperméable: shell-jacket
k-way: shell-jacket
ciré: shell-jacket
doudoune: puffer
doudounes: puffer
veste d'hiver: puffer
veste polaire: fleece
polaire: fleece
polaires: fleece
gilet: vest
gilets: vest
sweat à capuche: hoodie
sweats: hoodie
hoodie: hoodie
t-shirt: tee
tee-shirts: tee
première couche: base-layer
premières couches: base-layer
sous-vêtement thermique: base-layer
pantalon: pants
pantalons: pants
pantalon de randonnée: pants
short: shorts
shorts: shorts
bermuda: shorts
sac à dos: backpack
sacs à dos: backpack
sac de voyage: duffel
sacs de voyage: duffel
casquette: cap
casquettes: cap
bonnet: beanie
bonnets: beanie
tuque: beanie
chaussettes: socks
chaussette: socks
chaussettes de laine: socks
gants: gloves
gant: gloves
mitaines: gloves
moufles: gloves
carte cadeau: gift-card
bon cadeau: gift-card
chausettes: socks
doudoune homme: puffer @men
randonnnée: randonnee
casqette: cap
bonet: beanie
pantallon: pants
veste rouge: jacket #red
bottes noires: winter-boot #black
sac à dos bleu: backpack #blue
bonnet vert: beanie #green
pantalon gris: pants #gray
baskets blanches: casual-shoe #white
veste femme: jacket @women
vestes pour femmes: jacket @women
polaire homme: fleece @men
bottes enfant: winter-boot @kids
chaussures de randonnée femme: hiking-boot-mid @women
chaussures de randonnée taille 42: hiking-boot-mid
veste taille M: jacket
sweat xl: hoodie
t-shirt mérinos: base-layer tee
qwertzuiop: nothing
lave-vaisselle: nothing
tondeuse: nothing
aspirateur: nothing
blorptastique: nothing
réfrigérateur: nothing
`
