import type { Phrase } from '../text.ts'

/** A category on the third level; the offset is added to the number of the people or the department above it. */
type Leaf = {
  readonly offset: number
  readonly kinds: readonly string[]
  readonly names: Phrase
  readonly line: Phrase
}

const leaf = (offset: number, kinds: readonly string[], names: Phrase, line: Phrase): Leaf => ({
  offset,
  kinds,
  names,
  line,
})

export const LEAVES: readonly Leaf[] = [
  leaf(
    301,
    ['trail-runner'],
    ['Trail running', 'Trail', 'Trailrunning', 'Trail running'],
    [
      'Grip first, then speed.',
      'L’adhérence d’abord, la vitesse ensuite.',
      'Erst Halt, dann Tempo.',
      'Primero agarre, luego velocidad.',
    ],
  ),
  leaf(
    302,
    ['hiking-boot-mid'],
    ['Hiking boots', 'Chaussures de randonnée', 'Wanderstiefel', 'Botas de senderismo'],
    [
      'Firm where the path is not.',
      'Fermes là où le sentier ne l’est pas.',
      'Fest, wo der Weg es nicht ist.',
      'Firmes donde el sendero no lo es.',
    ],
  ),
  leaf(
    303,
    ['winter-boot'],
    ['Winter boots', 'Bottes d’hiver', 'Winterstiefel', 'Botas de invierno'],
    [
      'Warm toes, salted streets.',
      'Orteils au chaud, rues salées.',
      'Warme Zehen, gestreute Straßen.',
      'Dedos calientes, calles con sal.',
    ],
  ),
  leaf(
    304,
    ['skate-low', 'skate-high'],
    ['Skate shoes', 'Chaussures de skate', 'Skateschuhe', 'Zapatillas de skate'],
    [
      'Flat, tough, close to the board.',
      'Plates, solides, près de la planche.',
      'Flach, zäh, nah am Brett.',
      'Planas, duras, cerca de la tabla.',
    ],
  ),
  leaf(
    305,
    ['slip-on'],
    ['Slip-ons', 'Chaussures à enfiler', 'Slipper', 'Sin cordones'],
    [
      'Out of the door in two steps.',
      'Dehors en deux pas.',
      'In zwei Schritten vor der Tür.',
      'En la calle en dos pasos.',
    ],
  ),
  leaf(
    306,
    ['sandal'],
    ['Sandals', 'Sandales', 'Sandalen', 'Sandalias'],
    [
      'For rivers and warm stone.',
      'Pour les rivières et la pierre chaude.',
      'Für Flüsse und warme Steine.',
      'Para ríos y piedra caliente.',
    ],
  ),
  leaf(
    307,
    ['casual-shoe'],
    ['Sneakers', 'Baskets', 'Sneaker', 'Zapatillas'],
    ['For days without a summit.', 'Pour les jours sans sommet.', 'Für Tage ohne Gipfel.', 'Para días sin cumbre.'],
  ),
  leaf(
    401,
    ['shell-jacket'],
    ['Shell jackets', 'Vestes imperméables', 'Hardshelljacken', 'Chaquetas impermeables'],
    ['Rain belongs outside.', 'La pluie reste dehors.', 'Regen gehört nach draußen.', 'La lluvia, fuera.'],
  ),
  leaf(
    402,
    ['puffer'],
    ['Insulated jackets', 'Doudounes', 'Steppjacken', 'Chaquetas acolchadas'],
    ['Warmth you can stow.', 'De la chaleur à ranger.', 'Wärme zum Einpacken.', 'Calor que se guarda.'],
  ),
  leaf(
    403,
    ['fleece'],
    ['Fleece', 'Polaires', 'Fleece', 'Polares'],
    [
      'The layer that stays on.',
      'La couche que vous gardez.',
      'Die Schicht, die anbleibt.',
      'La capa que no te quitas.',
    ],
  ),
  leaf(
    404,
    ['vest'],
    ['Vests', 'Gilets', 'Westen', 'Chalecos'],
    [
      'Warm middle, free arms.',
      'Buste au chaud, bras libres.',
      'Warme Mitte, freie Arme.',
      'Torso caliente, brazos libres.',
    ],
  ),
  leaf(
    405,
    ['hoodie'],
    ['Hoodies', 'Sweats', 'Hoodies', 'Sudaderas'],
    [
      'For fires and late trains.',
      'Pour les feux de camp et les derniers trains.',
      'Für Lagerfeuer und späte Züge.',
      'Para hogueras y últimos trenes.',
    ],
  ),
  leaf(
    406,
    ['tee'],
    ['Tees', 'T-shirts', 'T-Shirts', 'Camisetas'],
    [
      'Cotton for town, quick-dry for hills.',
      'Coton en ville, séchage rapide en montagne.',
      'Baumwolle für die Stadt, Funktion für die Berge.',
      'Algodón en la ciudad, secado rápido en el monte.',
    ],
  ),
  leaf(
    407,
    ['base-layer'],
    ['Base layers', 'Premières couches', 'Funktionsshirts', 'Camisetas térmicas'],
    [
      'The first word against cold.',
      'Le premier mot contre le froid.',
      'Das erste Wort gegen die Kälte.',
      'La primera palabra contra el frío.',
    ],
  ),
  leaf(
    408,
    ['pants'],
    ['Pants', 'Pantalons', 'Hosen', 'Pantalones'],
    [
      'High steps, low fuss.',
      'Grandes enjambées, peu de façons.',
      'Hohe Tritte, wenig Aufwand.',
      'Pasos altos, poco lío.',
    ],
  ),
  leaf(
    409,
    ['shorts'],
    ['Shorts', 'Shorts', 'Shorts', 'Pantalones cortos'],
    [
      'From the first warm day on.',
      'Dès le premier jour doux.',
      'Ab dem ersten warmen Tag.',
      'Desde el primer día templado.',
    ],
  ),
  leaf(
    501,
    ['cap'],
    ['Caps', 'Casquettes', 'Kappen', 'Gorras'],
    ['Shade to go.', 'De l’ombre à emporter.', 'Schatten zum Mitnehmen.', 'Sombra para llevar.'],
  ),
  leaf(
    502,
    ['beanie'],
    ['Beanies', 'Bonnets', 'Mützen', 'Gorros'],
    ['Ears first.', 'Les oreilles d’abord.', 'Ohren zuerst.', 'Primero las orejas.'],
  ),
  leaf(
    503,
    ['socks'],
    ['Socks', 'Chaussettes', 'Socken', 'Calcetines'],
    [
      'The cheapest upgrade there is.',
      'Le progrès le moins cher.',
      'Die günstigste Verbesserung.',
      'La mejora más barata que existe.',
    ],
  ),
  leaf(
    504,
    ['gloves'],
    ['Gloves', 'Gants', 'Handschuhe', 'Guantes'],
    [
      'For hands that must still tie knots.',
      'Pour des mains qui font encore des nœuds.',
      'Für Hände, die noch Knoten machen.',
      'Para manos que aún hacen nudos.',
    ],
  ),
  leaf(
    601,
    ['backpack'],
    ['Backpacks', 'Sacs à dos', 'Rucksäcke', 'Mochilas'],
    [
      'They carry, you look around.',
      'Ils portent, vous regardez.',
      'Sie tragen, du schaust.',
      'Ellas cargan, tú miras.',
    ],
  ),
  leaf(
    602,
    ['duffel'],
    ['Duffels', 'Sacs de voyage', 'Reisetaschen', 'Bolsas de viaje'],
    [
      'Everything in, zip, go.',
      'Tout dedans, on ferme, on part.',
      'Alles rein, zu, los.',
      'Todo dentro, cremallera y en marcha.',
    ],
  ),
  leaf(
    701,
    ['gift-card'],
    ['Gift cards', 'Cartes cadeaux', 'Geschenkkarten', 'Tarjetas regalo'],
    [
      'Let them choose the mountain.',
      'Laissez choisir la montagne.',
      'Den Berg selbst wählen lassen.',
      'Que elijan su montaña.',
    ],
  ),
]
