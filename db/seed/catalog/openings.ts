import type { Phrase } from '../text.ts'
import type { Group } from './kind.ts'

/** First sentences of a description; {name} is the style's own name. */
export const OPENINGS: Readonly<Record<Group, readonly Phrase[]>> = {
  trail: [
    [
      '{name} is a trail shoe for loose stone and quick decisions.',
      '{name} est une chaussure de trail pour la pierraille et les choix rapides.',
      '{name} ist ein Trailschuh für loses Gestein und schnelle Entscheidungen.',
      '{name} es una zapatilla de trail para piedra suelta y decisiones rápidas.',
    ],
    [
      'Roots, scree, a wet slab: {name} reads the ground and stays calm.',
      'Racines, éboulis, dalle mouillée : {name} lit le terrain et reste calme.',
      'Wurzeln, Geröll, nasse Platten: {name} liest den Boden und bleibt ruhig.',
      'Raíces, pedreras, losas mojadas: {name} lee el terreno y mantiene la calma.',
    ],
    [
      '{name} runs uphill without complaint and downhill without drama.',
      '{name} monte sans se plaindre et descend sans drame.',
      '{name} läuft bergauf ohne Klagen und bergab ohne Drama.',
      '{name} sube sin quejas y baja sin dramas.',
    ],
    [
      'We drew {name} on a ridge and corrected it in a bog.',
      'Nous avons dessiné {name} sur une crête et corrigé le tracé dans une tourbière.',
      '{name} haben wir auf einem Grat gezeichnet und im Moor verbessert.',
      'Dibujamos {name} en una cresta y afinamos el trazo en una turbera.',
    ],
  ],
  boot: [
    [
      '{name} carries you and your load over ground that moves.',
      '{name} vous porte, vous et votre charge, sur un sol qui bouge.',
      '{name} trägt dich und deine Last über Boden, der sich bewegt.',
      '{name} te lleva a ti y a tu carga por un suelo que se mueve.',
    ],
    [
      '{name} is a boot with a firm ankle and a soft opinion about rain.',
      '{name} tient la cheville et prend la pluie avec philosophie.',
      '{name} hält den Knöchel fest und nimmt Regen gelassen.',
      '{name} sujeta el tobillo y se toma la lluvia con calma.',
    ],
    [
      'Long approach, heavy pack, late return: {name} was made for that order.',
      'Longue approche, sac lourd, retour tardif : {name} est faite pour cet ordre-là.',
      'Langer Zustieg, schwerer Rucksack, später Rückweg: dafür ist {name} gemacht.',
      'Aproximación larga, mochila pesada, vuelta tardía: {name} está hecha para ese orden.',
    ],
    [
      '{name} needs no breaking in and forgives few puddles because it has to forgive none.',
      '{name} se porte dès le premier jour et ne craint aucune flaque.',
      '{name} muss nicht eingelaufen werden und fürchtet keine Pfütze.',
      '{name} no pide rodaje y no teme ningún charco.',
    ],
  ],
  street: [
    [
      '{name} is simple on purpose: good upper, honest sole, nothing to explain.',
      '{name} est simple à dessein : belle tige, semelle honnête, rien à expliquer.',
      '{name} ist mit Absicht schlicht: guter Schaft, ehrliche Sohle, nichts zu erklären.',
      '{name} es sencilla a propósito: buen corte, suela honesta, nada que explicar.',
    ],
    [
      '{name} looks right with everything you already own.',
      '{name} va avec tout ce que vous possédez déjà.',
      '{name} passt zu allem, was du schon hast.',
      '{name} combina con todo lo que ya tienes.',
    ],
    [
      'Low, quiet, hard to wear out: that is {name}.',
      'Sobre, discrète, difficile à user : voilà {name}.',
      'Schlicht, leise, schwer kaputtzukriegen: das ist {name}.',
      'Sobria, discreta, difícil de gastar: así es {name}.',
    ],
    [
      '{name} began as a shoe for the car park after the climb.',
      '{name} est née sur le parking, après la grimpe.',
      '{name} begann als Schuh für den Parkplatz nach dem Klettern.',
      '{name} nació para el aparcamiento después de escalar.',
    ],
  ],
  sandal: [
    [
      '{name} likes rivers more than roads.',
      '{name} préfère les rivières aux routes.',
      '{name} mag Flüsse lieber als Straßen.',
      '{name} prefiere los ríos a las carreteras.',
    ],
    [
      '{name} holds the foot with three straps and leaves the rest to the air.',
      '{name} tient le pied par trois sangles et laisse le reste à l’air.',
      '{name} hält den Fuß mit drei Riemen und überlässt den Rest der Luft.',
      '{name} sujeta el pie con tres tiras y deja el resto al aire.',
    ],
    [
      'When the stones are warm, {name} is enough.',
      'Quand les pierres sont chaudes, {name} suffit.',
      'Wenn die Steine warm sind, genügt {name}.',
      'Cuando las piedras están calientes, basta con {name}.',
    ],
  ],
  outer: [
    [
      '{name} is the jacket you put on when the ridge disappears.',
      '{name} est la veste que vous enfilez quand la crête disparaît.',
      '{name} ist die Jacke für den Moment, in dem der Grat verschwindet.',
      '{name} es la chaqueta que te pones cuando desaparece la cresta.',
    ],
    [
      '{name} waits in the pack and answers when the weather calls.',
      '{name} attend dans le sac et répond quand le temps appelle.',
      '{name} wartet im Rucksack und antwortet, wenn das Wetter ruft.',
      '{name} espera en la mochila y responde cuando llama el tiempo.',
    ],
    [
      '{name} was cut for moving arms, not for standing still.',
      '{name} est taillée pour des bras en mouvement, pas pour rester immobile.',
      '{name} ist für bewegte Arme geschnitten, nicht fürs Stillstehen.',
      '{name} tiene un corte para brazos en movimiento, no para estar quieto.',
    ],
    [
      'Wind from the west, cloud on the col: time for {name}.',
      'Vent d’ouest, nuage sur le col : c’est l’heure de {name}.',
      'Westwind, Wolken am Pass: Zeit für {name}.',
      'Viento del oeste, nubes en el collado: hora de {name}.',
    ],
  ],
  mid: [
    [
      '{name} is the layer that stays on from breakfast to the last light.',
      '{name} est la couche que vous gardez du petit-déjeuner à la dernière lumière.',
      '{name} ist die Schicht, die vom Frühstück bis zum letzten Licht anbleibt.',
      '{name} es la capa que no te quitas del desayuno a la última luz.',
    ],
    [
      '{name} fills the gap between shirt and storm.',
      '{name} comble l’écart entre la chemise et la tempête.',
      '{name} füllt die Lücke zwischen Hemd und Sturm.',
      '{name} llena el hueco entre la camisa y la tormenta.',
    ],
    [
      'A dense, soft weave makes {name} warm without making it thick.',
      'Une matière dense et douce donne à {name} de la chaleur sans épaisseur.',
      'Dichter, weicher Stoff macht {name} warm, ohne dick zu sein.',
      'Un tejido denso y suave da calor a {name} sin darle grosor.',
    ],
    [
      '{name} is what everyone borrows at the hut.',
      '{name}, tout le monde vous [le|la|les|les] demande au refuge.',
      '{name} leiht sich auf der Hütte jeder aus.',
      '{name} es lo que todos te piden en el refugio.',
    ],
  ],
  top: [
    [
      '{name} is next to your skin, so we kept the seams away from the straps.',
      '{name} se porte à même la peau : les coutures évitent donc les bretelles.',
      '{name} liegt auf der Haut, deshalb liegen die Nähte nicht unter den Trägern.',
      '{name} va pegada a la piel, así que las costuras evitan las correas.',
    ],
    [
      '{name} keeps its shape through sweat, wash and season.',
      '{name} garde sa forme malgré la sueur, les lavages et les saisons.',
      '{name} behält die Form, durch Schweiß, Wäsche und Jahreszeit.',
      '{name} mantiene la forma con sudor, lavados y estaciones.',
    ],
    [
      'You forget that you wear {name}. That was the plan.',
      'On oublie que l’on porte {name}. C’était le but.',
      'Man vergisst, dass man {name} trägt. So war es gedacht.',
      'Te olvidas de que llevas {name}. Esa era la idea.',
    ],
  ],
  legs: [
    [
      '{name} [bends|bend] where knees bend.',
      '{name} plie là où plient les genoux.',
      '{name} [gibt|geben] nach, wo Knie sich beugen.',
      '{name} se dobla donde se doblan las rodillas.',
    ],
    [
      '{name} [shrugs|shrug] off thorns, dew and train seats.',
      '{name} se moque des ronces, de la rosée et des sièges de train.',
      '{name} [nimmt|nehmen] Dornen, Tau und Zugsitze gelassen.',
      '{name} ni se inmuta con zarzas, rocío o asientos de tren.',
    ],
    [
      'Pockets where hands arrive, seams where nothing rubs: {name}.',
      'Des poches là où arrivent les mains, aucune couture qui frotte : {name}.',
      'Taschen, wo Hände ankommen, Nähte, wo nichts reibt: {name}.',
      'Bolsillos donde llegan las manos, costuras que no rozan: {name}.',
    ],
  ],
  bag: [
    [
      '{name} carries what a day needs and refuses the rest.',
      '{name} porte ce qu’il faut pour la journée et refuse le reste.',
      '{name} trägt, was ein Tag braucht, und lehnt den Rest ab.',
      '{name} lleva lo que pide el día y rechaza lo demás.',
    ],
    [
      '{name} stands upright when set down, which more bags should.',
      '{name} tient debout une fois posé ; plus de sacs devraient le faire.',
      '{name} bleibt stehen, wenn man loslässt. Das sollten mehr Taschen.',
      '{name} se queda de pie al soltarla; más bolsas deberían hacerlo.',
    ],
    [
      'Weftguard ripstop makes {name} tough enough for roof racks and rock.',
      'Le ripstop Weftguard rend {name} assez solide pour la galerie et le rocher.',
      'Weftguard-Ripstop macht {name} zäh genug für Dachträger und Fels.',
      'El ripstop Weftguard hace que {name} aguante bacas y roca.',
    ],
  ],
  head: [
    [
      '{name} stays on in wind and fits in a pocket.',
      '{name} reste en place dans le vent et tient dans une poche.',
      '{name} hält im Wind und passt in eine Tasche.',
      '{name} aguanta el viento y cabe en un bolsillo.',
    ],
    [
      'A small thing that decides the day: {name}.',
      'Une petite chose qui décide de la journée : {name}.',
      'Eine Kleinigkeit, die über den Tag entscheidet: {name}.',
      'Algo pequeño que decide el día: {name}.',
    ],
  ],
  hands: [
    [
      '{name} [looks|look] after the ends, where cold begins.',
      '{name} [prend|prennent] soin des extrémités, là où le froid commence.',
      '{name} [kümmert|kümmern] sich um die Enden, wo die Kälte beginnt.',
      '{name} [cuida|cuidan] los extremos, donde empieza el frío.',
    ],
    [
      'No seam where it rubs, no slack where it slips: {name}.',
      'Pas de couture qui frotte, pas de jeu qui glisse : {name}.',
      'Keine Naht, die reibt, kein Spiel, das rutscht: {name}.',
      'Sin costuras que rocen ni holguras que resbalen: {name}.',
    ],
  ],
  card: [
    [
      'For someone who would rather choose the mountain alone. Arrives by email, spends in every Cairn shop of the country.',
      'Pour qui préfère choisir sa montagne. Arrive par e-mail et vaut dans toutes les boutiques Cairn du pays.',
      'Für alle, die ihren Berg selbst wählen. Kommt per E-Mail und gilt in jedem Cairn-Laden des Landes.',
      'Para quien prefiere elegir su montaña. Llega por correo y vale en todas las tiendas Cairn del país.',
    ],
  ],
}
