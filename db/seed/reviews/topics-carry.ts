import type { Topic } from './topic.ts'

export const CARRY_TOPICS: readonly Topic[] = [
  {
    groups: ['bag'],
    feature: 'laptop-sleeve',
    ask: [
      [
        'Does a 15-inch laptop fit?',
        'Un ordinateur de 15 pouces rentre-t-il ?',
        'Passt ein 15-Zoll-Laptop hinein?',
        '¿Cabe un portátil de 15 pulgadas?',
      ],
    ],
    yes: [
      [
        'Yes, in a padded sleeve of its own.',
        'Oui, dans un compartiment rembourré.',
        'Ja, in ein eigenes gepolstertes Fach.',
        'Sí, en su propia funda acolchada.',
      ],
    ],
    no: [
      [
        'It fits, but there is no padded sleeve for it.',
        "Il rentre, mais il n'y a pas de compartiment rembourré.",
        'Er passt hinein, aber ein gepolstertes Fach gibt es nicht.',
        'Cabe, pero no hay funda acolchada.',
      ],
    ],
  },
  {
    groups: ['bag'],
    feature: 'carry-on',
    ask: [
      [
        'Is it allowed as cabin baggage?',
        'Passe-t-il en cabine ?',
        'Geht das als Handgepäck durch?',
        '¿Vale como equipaje de cabina?',
      ],
    ],
    yes: [
      [
        'Yes, the smallest size meets the usual cabin limits.',
        'Oui, la plus petite taille respecte les limites habituelles.',
        'Ja, die kleinste Größe hält die üblichen Maße ein.',
        'Sí, la talla más pequeña cumple los límites habituales.',
      ],
    ],
    no: [
      [
        'It depends on the airline; measure it full before you fly.',
        'Cela dépend de la compagnie ; mesurez-le plein avant de partir.',
        'Das hängt von der Fluglinie ab; voll gepackt nachmessen.',
        'Depende de la aerolínea; mídela llena antes de volar.',
      ],
    ],
  },
  {
    groups: ['outer', 'mid', 'boot', 'head', 'hands'],
    feature: 'insulated',
    ask: [
      [
        'Warm enough for minus ten?',
        'Assez chaud pour moins dix ?',
        'Warm genug für minus zehn Grad?',
        '¿Abriga lo suficiente a diez bajo cero?',
      ],
    ],
    yes: [
      [
        'While moving, easily. Standing still, add a layer.',
        "En mouvement, sans problème. À l'arrêt, ajoutez une couche.",
        'In Bewegung leicht. Im Stehen noch eine Schicht dazu.',
        'En movimiento, de sobra. Parado, añade una capa.',
      ],
    ],
    no: [
      [
        'Only with a warm layer as well; it is made for mild days.',
        "Seulement avec une couche chaude en plus ; c'est fait pour les jours doux.",
        'Nur mit einer warmen Schicht dazu; gedacht ist es für milde Tage.',
        'Solo con otra capa de abrigo; está pensado para días templados.',
      ],
    ],
  },
  {
    groups: ['trail', 'boot', 'street', 'sandal', 'outer', 'mid', 'top', 'legs', 'bag', 'head', 'hands'],
    ask: [
      [
        'Will sold-out sizes come back?',
        'Les tailles épuisées reviendront-elles ?',
        'Kommen ausverkaufte Größen wieder?',
        '¿Volverán las tallas agotadas?',
      ],
      [
        'Is the color as dark as in the picture?',
        'La couleur est-elle aussi foncée que sur la photo ?',
        'Ist die Farbe so dunkel wie auf dem Bild?',
        '¿El color es tan oscuro como en la foto?',
      ],
    ],
    yes: [
      [
        'Choose the size and press "Notify me": you get a message when it is back.',
        'Choisissez la taille et « Prévenez-moi » : vous recevrez un message à son retour.',
        'Größe wählen und „Benachrichtigen“ drücken: Sie erhalten eine Nachricht, sobald sie da ist.',
        'Elige la talla y pulsa «Avísame»: recibirás un mensaje cuando vuelva.',
      ],
      [
        'In daylight it is a shade lighter than on my screen.',
        "À la lumière du jour, c'est un ton plus clair que sur mon écran.",
        'Bei Tageslicht einen Ton heller als auf meinem Bildschirm.',
        'A la luz del día es un tono más claro que en mi pantalla.',
      ],
    ],
    no: [],
  },
  {
    groups: ['card'],
    ask: [
      [
        'Can I use it in a shop as well?',
        "Peut-on aussi l'utiliser en boutique ?",
        'Gilt sie auch im Laden?',
        '¿Vale también en tienda?',
      ],
    ],
    yes: [
      [
        'Yes, in every Cairn shop of the country and online.',
        'Oui, dans toutes les boutiques Cairn du pays et en ligne.',
        'Ja, in jedem Cairn-Laden des Landes und online.',
        'Sí, en todas las tiendas Cairn del país y en línea.',
      ],
    ],
    no: [],
  },
]
