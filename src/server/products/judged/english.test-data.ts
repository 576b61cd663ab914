/** Query and what the first eight must be: kinds, `#` a colour, `@` for whom, `+` a feature, or `nothing`. */
export const ENGLISH = `
hiking boots: hiking-boot-mid
hiking boot: hiking-boot-mid
boots: boot
boot: boot
winter boots: winter-boot
snow boots: winter-boot
walking boots: hiking-boot-mid
trail shoes: trail-runner
trail running shoes: trail-runner
running shoes: trail-runner
trail runners: trail-runner
skate shoes: skate
skateboard shoes: skate
slip-ons: slip-on
slip on: slip-on
sandals: sandal
sandal: sandal
sneakers: casual-shoe
sneaker: casual-shoe
trainers: casual-shoe trail-runner
jacket: jacket
jackets: jacket
rain jacket: shell-jacket
raincoat: shell-jacket
waterproof jacket: shell-jacket +waterproof
anorak: shell-jacket
insulated jacket: puffer
down jacket: puffer
puffer jacket: puffer
puffer: puffer
fleece: fleece
fleece jackets: fleece
gilet: vest
vests: vest
hoodies: hoodie
sweatshirt: hoodie
t-shirt: tee
t shirts: tee
tee: tee
thermals: base-layer
base layers: base-layer
trousers: pants
pants: pants
hiking pants: pants
shorts: shorts
backpacks: backpack
rucksack: backpack
daypack: backpack
duffel bag: duffel
holdall: duffel
caps: cap
baseball cap: cap
beanies: beanie
woolly hat: beanie
socks: socks
sock: socks
wool socks: socks
gloves: gloves
mittens: gloves
gift cards: gift-card
backpakc: backpack
hikng boots: hiking-boot-mid
glvoes: gloves
jaket: jacket
sandles: sandal
sneekers: casual-shoe
fleese: fleece
red jacket: jacket #red
black boots: boot #black
blue backpack: backpack #blue
green beanie: beanie #green
grey hoodie: hoodie #gray
white sneakers: casual-shoe #white
women's jacket: jacket @women
mens fleece: fleece @men
kids boots: boot @kids
women's hiking boots: hiking-boot-mid @women
boots size 10: boot
size m jacket: jacket
hiking boots 9.5: hiking-boot-mid
xl hoodie: hoodie
jackets for women: jacket @women
shoes for the trail: trail-runner
merino base layer: base-layer
waterproof boots: boot +waterproof
qwertzuiop: nothing
iphone: nothing
dishwasher: nothing
lawnmower: nothing
blorptastic: nothing
asdfgh: nothing
`
