import { randomOf } from '../random.ts'
import type { Phrase } from '../text.ts'
import { textOf } from '../text.ts'
import { codeOf } from './ids.ts'
import type { StyleBundle } from './styles.ts'

type Outfit = { readonly names: Phrase; readonly line: Phrase; readonly kinds: readonly string[] }

const OUTFITS: readonly Outfit[] = [
  {
    names: [
      'Complete the day hike',
      'La journée de randonnée complète',
      'Alles für die Tageswanderung',
      'El día de senderismo al completo',
    ],
    line: [
      'Boot, pants, shell, pack.',
      'Chaussure, pantalon, veste, sac.',
      'Stiefel, Hose, Jacke, Rucksack.',
      'Bota, pantalón, chaqueta, mochila.',
    ],
    kinds: ['hiking-boot-mid', 'pants', 'shell-jacket', 'backpack'],
  },
  {
    names: [
      'Complete the morning run',
      'La sortie du matin complète',
      'Alles für den Morgenlauf',
      'La carrera de la mañana al completo',
    ],
    line: [
      'Shoe, shorts, tee, cap.',
      'Chaussure, short, t-shirt, casquette.',
      'Schuh, Shorts, Shirt, Kappe.',
      'Zapatilla, pantalón corto, camiseta, gorra.',
    ],
    kinds: ['trail-runner', 'shorts', 'tee', 'cap'],
  },
  {
    names: [
      'Complete the cold day',
      'Le jour de froid complet',
      'Alles für den kalten Tag',
      'El día de frío al completo',
    ],
    line: [
      'Boot, jacket, base layer, beanie.',
      'Botte, doudoune, première couche, bonnet.',
      'Stiefel, Jacke, Funktionsshirt, Mütze.',
      'Bota, chaqueta, camiseta térmica, gorro.',
    ],
    kinds: ['winter-boot', 'puffer', 'base-layer', 'beanie'],
  },
  {
    names: [
      'Complete the street look',
      'La tenue de ville complète',
      'Der ganze Straßenlook',
      'El look urbano al completo',
    ],
    line: [
      'Shoe, hoodie, tee, socks.',
      'Chaussure, sweat, t-shirt, chaussettes.',
      'Schuh, Hoodie, Shirt, Socken.',
      'Zapatilla, sudadera, camiseta, calcetines.',
    ],
    kinds: ['skate-low', 'hoodie', 'tee', 'socks'],
  },
]

/** Outfits of one gender, each led by another style of its first kind. */
export function productSetsOf(bundles: readonly StyleBundle[], count: number) {
  return Array.from({ length: count }, (_, index) => {
    const random = randomOf('cairn', 'set', index)
    const outfit = random.pick(OUTFITS)
    const gender = random.pick(['women', 'men'] as const)
    const colours = outfit.kinds.flatMap(kind => {
      const fitting = bundles.filter(
        ({ style, soldOut }) => style.kind === kind && !soldOut && [gender, 'unisex'].includes(style.gender),
      )
      return fitting.length > 0 ? [random.pick(random.pick(fitting).colours).id] : []
    })
    const id = `CSET${codeOf(9_000_000 + index)}`
    return {
      set: { id, names: textOf(outfit.names), descriptions: textOf(outfit.line), position: index },
      items: colours.map((colour_id, position) => ({ set_id: id, colour_id, position })),
    }
  })
}

/** Styles that shoppers buy together: same people, another kind, some shared activity. */
export function affinitiesOf(bundles: readonly StyleBundle[]) {
  return bundles.flatMap(({ style, kind }) => {
    const random = randomOf('cairn', 'affinity', style.id)
    const near = random
      .sample(bundles, 60)
      .filter(other => other.kind !== kind && !other.style.is_gift_card && !style.is_gift_card)
      .filter(other => [style.gender, 'unisex'].includes(other.style.gender) || style.gender === 'unisex')
      .filter(other => other.style.activities.some(activity => style.activities.includes(activity)))
    return near.slice(0, 8).map(other => ({ style_id: style.id, other_id: other.style.id, weight: random.int(2, 40) }))
  })
}
