import type { Group } from '../catalog/kind.ts'
import type { Topic } from './topic.ts'

const SHOES: readonly Group[] = ['trail', 'boot', 'street']
const CLOTHES: readonly Group[] = ['outer', 'mid', 'top', 'legs']

export const WEAR_TOPICS: readonly Topic[] = [
  {
    groups: [...SHOES, 'outer', 'bag'],
    feature: 'waterproof',
    ask: [
      [
        'Is this really waterproof?',
        'Est-ce vraiment imperméable ?',
        'Ist das wirklich wasserdicht?',
        '¿Es impermeable de verdad?',
      ],
      [
        'Can I use it in heavy rain?',
        "Peut-on s'en servir sous une forte pluie ?",
        'Hält das auch starkem Regen stand?',
        '¿Sirve con lluvia fuerte?',
      ],
    ],
    yes: [
      [
        'Yes. The DryStone membrane and taped seams keep water out.',
        "Oui. La membrane DryStone et les coutures étanchées arrêtent l'eau.",
        'Ja. DryStone-Membran und verklebte Nähte halten Wasser ab.',
        'Sí. La membrana DryStone y las costuras selladas frenan el agua.',
      ],
      [
        'I stood in a river for a photo. Dry.',
        'Je suis resté dans une rivière pour une photo. Au sec.',
        'Ich stand für ein Foto im Fluss. Trocken.',
        'Me metí en un río para una foto. Seco.',
      ],
    ],
    no: [
      [
        'It copes with a shower, but it has no membrane.',
        "Une averse passe, mais il n'y a pas de membrane.",
        'Ein Schauer geht, aber eine Membran gibt es nicht.',
        'Aguanta un chaparrón, pero no lleva membrana.',
      ],
      [
        'Not for long rain. It dries fast, though.',
        'Pas pour une longue pluie, mais cela sèche vite.',
        'Nicht für Dauerregen, aber es trocknet schnell.',
        'Para lluvia larga no, aunque se seca rápido.',
      ],
    ],
  },
  {
    groups: [...CLOTHES, 'head', 'hands'],
    ask: [
      [
        'Can it go in the washing machine?',
        'Peut-on le laver en machine ?',
        'Darf es in die Waschmaschine?',
        '¿Se puede lavar a máquina?',
      ],
      ['How do I wash it?', 'Comment faut-il le laver ?', 'Wie wasche ich es?', '¿Cómo se lava?'],
    ],
    yes: [
      [
        'Yes, 30 °C, gentle cycle, no softener. Dry it flat or on a line.',
        'Oui, 30 °C, cycle délicat, sans assouplissant. Séchage à plat ou sur fil.',
        'Ja, 30 °C im Schonwaschgang, ohne Weichspüler. Liegend oder auf der Leine trocknen.',
        'Sí, a 30 °C, programa suave y sin suavizante. Secar en plano o tendido.',
      ],
      [
        'Washed it ten times at 30 °C, still fine.',
        'Dix lavages à 30 °C, toujours impeccable.',
        'Zehnmal bei 30 °C gewaschen, noch wie neu.',
        'Diez lavados a 30 °C y sigue perfecto.',
      ],
    ],
    no: [],
  },
  {
    groups: SHOES,
    feature: 'removable-insole',
    ask: [
      [
        'Can I take the insole out for my own orthotics?',
        'Peut-on retirer la semelle pour y mettre des orthèses ?',
        'Kann ich die Sohle für eigene Einlagen herausnehmen?',
        '¿Puedo sacar la plantilla y poner las mías?',
      ],
    ],
    yes: [
      [
        'Yes, the insole comes out and there is room for your own.',
        'Oui, la semelle se retire et il y a de la place pour la vôtre.',
        'Ja, die Sohle lässt sich herausnehmen, eigene Einlagen passen.',
        'Sí, la plantilla se saca y cabe la tuya.',
      ],
    ],
    no: [
      [
        'The insole is glued lightly; it can be lifted out, but it is not made for that.',
        "La semelle est légèrement collée ; on peut l'ôter, mais ce n'est pas prévu.",
        'Die Sohle ist leicht verklebt; sie lässt sich lösen, ist dafür aber nicht gedacht.',
        'La plantilla va ligeramente pegada; se puede quitar, pero no está pensada para eso.',
      ],
    ],
  },
  {
    groups: [...SHOES, 'sandal'],
    ask: [
      [
        'I am between two sizes. Which one?',
        'Je suis entre deux tailles. Laquelle choisir ?',
        'Ich liege zwischen zwei Größen. Welche nehme ich?',
        'Estoy entre dos tallas. ¿Cuál elijo?',
      ],
      [
        'Do thick socks fit inside?',
        'Y a-t-il de la place pour des chaussettes épaisses ?',
        'Passen dicke Socken hinein?',
        '¿Caben calcetines gruesos?',
      ],
    ],
    yes: [
      [
        'Take the larger one if you wear thick socks.',
        'Prenez la plus grande si vous portez des chaussettes épaisses.',
        'Mit dicken Socken die größere nehmen.',
        'Elige la mayor si llevas calcetines gruesos.',
      ],
      [
        'Medium ones do. For very thick ones I went half a size up.',
        "Des moyennes, oui. Pour de très épaisses, j'ai pris une demi-taille de plus.",
        'Mittlere schon. Für sehr dicke habe ich eine halbe Größe mehr genommen.',
        'Medianos, sí. Para muy gruesos cogí media talla más.',
      ],
    ],
    no: [],
  },
  {
    groups: CLOTHES,
    ask: [
      [
        'How tall is the model and what size is shown?',
        'Quelle est la taille du mannequin et quelle taille porte-t-il ?',
        'Wie groß ist das Model und welche Größe ist zu sehen?',
        '¿Cuánto mide el modelo y qué talla lleva?',
      ],
      ['Does it shrink?', 'Est-ce que cela rétrécit ?', 'Läuft es ein?', '¿Encoge?'],
    ],
    yes: [
      [
        'Use the size chart: chest and waist are measured on the body, not on the garment.',
        'Suivez le guide des tailles : les mesures sont prises sur le corps, pas sur le vêtement.',
        'Am besten die Größentabelle nutzen: gemessen wird am Körper, nicht am Stück.',
        'Mira la guía de tallas: las medidas son del cuerpo, no de la prenda.',
      ],
      [
        'Mine kept its size after many washes.',
        "Le mien n'a pas bougé après bien des lavages.",
        'Meins hat nach vielen Wäschen noch seine Größe.',
        'El mío mantiene la talla tras muchos lavados.',
      ],
    ],
    no: [],
  },
]
