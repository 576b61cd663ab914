/** Query and what the first eight must be: kinds, `#` a colour, `@` for whom, `+` a feature, or `nothing`. */
export const SPANISH = `
botas de senderismo: hiking-boot-mid
bota de senderismo: hiking-boot-mid
botas de montaña: hiking-boot-mid
botas: boot
bota: boot
botas de invierno: winter-boot
botas de nieve: winter-boot
zapatillas de trail: trail-runner
zapatilla de trail: trail-runner
zapatillas de correr: trail-runner
zapatillas running: trail-runner
zapatillas de skate: skate
zapatillas sin cordones: slip-on
sandalias: sandal
sandalia: sandal
zapatillas urbanas: casual-shoe
deportivas: zapatilla
bambas: zapatilla
tenis: zapatilla
zapatillas: zapatilla
chaqueta: jacket
chaquetas: jacket
chaqueta impermeable: shell-jacket
chaquetas impermeables: shell-jacket
chubasquero: shell-jacket
cortavientos: shell-jacket
chaqueta acolchada: puffer
plumífero: puffer
plumas: puffer
chaqueta de invierno: puffer
chaqueta polar: fleece
forro polar: fleece
forros polares: fleece
polar: fleece
chaleco: vest
chalecos: vest
sudadera: hoodie
sudaderas: hoodie
sudadera con capucha: hoodie
camiseta: tee base-layer
camisetas: tee base-layer
playera: tee base-layer
camiseta térmica: base-layer
camisetas térmicas: base-layer
ropa interior térmica: base-layer
pantalón: pants shorts
pantalones: pants shorts
pantalones cortos: shorts
pantalón corto: shorts
bermudas: shorts
mochila: backpack
mochilas: backpack
bolsa de viaje: duffel
bolsas de viaje: duffel
petate: duffel
gorra: cap
gorras: cap
gorro: beanie
gorros: beanie
gorro de lana: beanie
calcetines: socks
calcetín: socks
calcetines de lana: socks
guantes: gloves
guante: gloves
manoplas: gloves
tarjeta regalo: gift-card
vale regalo: gift-card
mochlia: backpack
chaquetta: jacket
sandalais: sandal
calcetinse: socks
guntes: gloves
chaqueta roja: jacket #red
botas negras: boot #black
mochila azul: backpack #blue
gorro verde: beanie #green
pantalón gris: pants shorts #gray
zapatillas blancas: zapatilla #white
chaqueta mujer: jacket @women
chaquetas de mujer: jacket @women
forro polar hombre: fleece @men
botas niños: boot @kids
botas niña: boot @kids
botas de senderismo mujer: hiking-boot-mid @women
botas talla 42: boot
chaqueta talla M: jacket
sudadera xl: hoodie
camiseta merino: base-layer tee
botas impermeables: boot +waterproof
qwertzuiop: nothing
lavavajillas: nothing
cortacésped: nothing
aspiradora: nothing
blorptástico: nothing
frigorífico: nothing
`
