import type { Feature } from './feature.ts'

/** What a style does for the one who wears or carries it. */
export const CARRY_FEATURES: Readonly<Record<string, Feature>> = {
  'helmet-hood': {
    label: ['Helmet-ready hood', 'Capuche compatible casque', 'Helmtaugliche Kapuze', 'Capucha compatible con casco'],
    line: [
      'Hood fits over a helmet',
      'Capuche compatible avec un casque',
      'Kapuze passt über den Helm',
      'Capucha compatible con casco',
    ],
    sentence: [
      'The hood turns with your head, helmet or not.',
      'La capuche suit la tête, avec ou sans casque.',
      'Die Kapuze dreht sich mit, ob mit oder ohne Helm.',
      'La capucha gira contigo, con casco o sin él.',
    ],
  },
  'zip-pockets': {
    label: ['Zip pockets', 'Poches zippées', 'Reißverschlusstaschen', 'Bolsillos con cremallera'],
    line: [
      'Zip pockets that clear a hip belt',
      'Poches zippées dégagées de la ceinture',
      'Reißverschlusstaschen über dem Hüftgurt',
      'Bolsillos con cremallera sobre el cinturón',
    ],
    sentence: [
      'Zip pockets keep the map, the key and the last biscuit.',
      'Les poches zippées gardent la carte, la clé et le dernier biscuit.',
      'Taschen mit Reißverschluss hüten Karte, Schlüssel und den letzten Keks.',
      'Los bolsillos con cremallera guardan el mapa, la llave y la última galleta.',
    ],
  },
  stretch: {
    label: ['Stretch', 'Extensible', 'Elastisch', 'Elástico'],
    line: [
      'Stretches four ways',
      'Extensible dans quatre directions',
      'Vierfach elastisch',
      'Elasticidad en cuatro direcciones',
    ],
    sentence: [
      'Four-way stretch follows high steps.',
      'L’élasticité en quatre sens suit les grandes enjambées.',
      'Vierfacher Stretch geht hohe Tritte mit.',
      'La elasticidad en cuatro sentidos sigue los pasos altos.',
    ],
  },
  'organic-cotton': {
    label: ['Organic cotton', 'Coton biologique', 'Bio-Baumwolle', 'Algodón orgánico'],
    line: [
      'Organic cotton, washed once',
      'Coton biologique prélavé',
      'Bio-Baumwolle, vorgewaschen',
      'Algodón orgánico prelavado',
    ],
    sentence: [
      'Organic cotton, washed once, already feels like a favorite.',
      'Le coton biologique prélavé a déjà la douceur des habitudes.',
      'Vorgewaschene Bio-Baumwolle fühlt sich gleich wie ein Lieblingsstück an.',
      'El algodón orgánico prelavado ya se siente como de siempre.',
    ],
  },
  'sun-protection': {
    label: ['Sun protection', 'Protection solaire', 'Sonnenschutz', 'Protección solar'],
    line: ['Sun protection UPF 40', 'Protection solaire UPF 40', 'Sonnenschutz UPF 40', 'Protección solar UPF 40'],
    sentence: [
      'The weave stops sun at UPF 40.',
      'Le tissage filtre le soleil (UPF 40).',
      'Das Gewebe hält Sonne mit UPF 40 ab.',
      'El tejido frena el sol con UPF 40.',
    ],
  },
  'odour-control': {
    label: ['Odor control', 'Anti-odeurs', 'Geruchshemmend', 'Antiolor'],
    line: [
      'Stays fresh for days',
      'Toujours [frais|fraîche|frais|fraîches] après plusieurs jours',
      'Bleibt tagelang frisch',
      '[Fresco|Fresca|Frescos|Frescas] durante días',
    ],
    sentence: [
      'Three days on the trail, and still allowed at the table.',
      'Trois jours de sentier, et toujours admis à table.',
      'Drei Tage unterwegs und am Tisch noch willkommen.',
      'Tres días de sendero y aún te dejan sentarte a la mesa.',
    ],
  },
  merino: {
    label: ['Merino wool', 'Laine mérinos', 'Merinowolle', 'Lana merina'],
    line: [
      'Heathknit merino, fine and soft',
      'Mérinos Heathknit, fin et doux',
      'Heathknit-Merino, fein und weich',
      'Merino Heathknit, fino y suave',
    ],
    sentence: [
      'Heathknit merino warms when still and cools when moving.',
      'Le mérinos Heathknit réchauffe à l’arrêt et rafraîchit en marche.',
      'Heathknit-Merino wärmt in der Pause und kühlt in Bewegung.',
      'El merino Heathknit abriga en reposo y refresca en marcha.',
    ],
  },
  'laptop-sleeve': {
    label: ['Laptop sleeve', 'Compartiment ordinateur', 'Laptopfach', 'Funda para portátil'],
    line: [
      'Padded sleeve for a 15-inch laptop',
      'Compartiment rembourré pour ordinateur de 15 pouces',
      'Gepolstertes Fach für 15-Zoll-Laptop',
      'Funda acolchada para portátil de 15 pulgadas',
    ],
    sentence: [
      'A padded sleeve holds the laptop away from the ground.',
      'Un compartiment rembourré tient l’ordinateur loin du sol.',
      'Ein gepolstertes Fach hält den Laptop vom Boden fern.',
      'Una funda acolchada mantiene el portátil lejos del suelo.',
    ],
  },
  'carry-on': {
    label: ['Carry-on size', 'Format cabine', 'Handgepäckmaß', 'Tamaño cabina'],
    line: ['Fits cabin limits', 'Format cabine', 'Handgepäcktauglich', 'Cabe en cabina'],
    sentence: [
      'It fits the cabin and skips the belt.',
      'Format cabine : pas de tapis à attendre.',
      'Passt ins Handgepäck und erspart das Warten am Band.',
      'Cabe en cabina y te ahorra la cinta.',
    ],
  },
  touchscreen: {
    label: ['Touchscreen', 'Compatible écran tactile', 'Touchscreen-tauglich', 'Compatible con pantallas'],
    line: [
      'Touchscreen thumb and index',
      'Pouce et index tactiles',
      'Daumen und Zeigefinger touchfähig',
      'Pulgar e índice táctiles',
    ],
    sentence: [
      'Thumb and index work on a screen.',
      'Le pouce et l’index répondent à l’écran.',
      'Daumen und Zeigefinger bedienen den Bildschirm.',
      'El pulgar y el índice responden en la pantalla.',
    ],
  },
}
