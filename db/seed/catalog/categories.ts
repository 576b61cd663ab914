import type { Phrase, Text } from '../text.ts'
import { kebab, perLanguage, textOf } from '../text.ts'
import { ACTIVITIES } from './activities.ts'
import type { Gender } from './kind.ts'
import { LEAVES } from './category-leaves.ts'

export type CategoryRow = {
  readonly id: number
  readonly parent_id: number | null
  readonly path: readonly number[]
  readonly position: number
  readonly slugs: Text
  readonly names: Text
  readonly descriptions: Text
}
type Branch = {
  readonly id: number
  readonly names: Phrase
  readonly line: Phrase
  readonly children?: readonly Branch[]
}

const SECTIONS = {
  300: ['Footwear', 'Chaussures', 'Schuhe', 'Calzado'],
  400: ['Clothing', 'Vêtements', 'Bekleidung', 'Ropa'],
  500: ['Accessories', 'Accessoires', 'Accessoires', 'Accesorios'],
} as const satisfies Record<number, Phrase>
const SECTION_LINES: Readonly<Record<number, Phrase>> = {
  300: [
    'From the doorstep to the scree.',
    'Du pas de la porte à l’éboulis.',
    'Von der Haustür bis ins Geröll.',
    'De la puerta de casa a la pedrera.',
  ],
  400: [
    'Layers that get on with each other.',
    'Des couches qui s’entendent.',
    'Schichten, die sich vertragen.',
    'Capas que se llevan bien.',
  ],
  500: [
    'Small things that decide a day.',
    'De petites choses qui décident de la journée.',
    'Kleinigkeiten, die über den Tag entscheiden.',
    'Cosas pequeñas que deciden el día.',
  ],
}

const people = (base: number, names: Phrase, line: Phrase, without: readonly number[] = []): Branch => ({
  id: base,
  names,
  line,
  children: Object.entries(SECTIONS).map(([section, sectionNames]) => ({
    id: base + Number(section),
    names: sectionNames,
    line: SECTION_LINES[Number(section)] ?? line,
    children: LEAVES.filter(
      ({ offset }) => Math.floor(offset / 100) * 100 === Number(section) && !without.includes(offset),
    ).map(leaf => ({
      id: base + leaf.offset,
      names: leaf.names,
      line: leaf.line,
    })),
  })),
})

const gearLeaf = (id: number, offset: number): Branch[] =>
  LEAVES.filter(leaf => leaf.offset === offset).map(({ names, line }) => ({ id, names, line }))

const WOMEN: Phrase = ['Women', 'Femme', 'Damen', 'Mujer']
const MEN: Phrase = ['Men', 'Homme', 'Herren', 'Hombre']
const KIDS: Phrase = ['Kids', 'Enfant', 'Kinder', 'Niños']
const GEAR: Phrase = ['Gear', 'Équipement', 'Ausrüstung', 'Equipamiento']
const SALE_LINE: Phrase = [
  'Good things, last season’s colors.',
  'De bonnes choses, aux couleurs de la saison passée.',
  'Gute Sachen, Farben vom letzten Jahr.',
  'Cosas buenas, colores de la temporada pasada.',
]
const NEW_LINE: Phrase = [
  'Fresh from the workbench.',
  'Tout juste sorti de l’atelier.',
  'Frisch von der Werkbank.',
  'Recién salido del taller.',
]

const TREE: readonly Branch[] = [
  people(1000, WOMEN, [
    'For women who check the sky first.',
    'Pour celles qui regardent d’abord le ciel.',
    'Für Frauen, die zuerst zum Himmel schauen.',
    'Para quienes miran primero al cielo.',
  ]),
  people(2000, MEN, [
    'For men who take the long way round.',
    'Pour ceux qui prennent le grand détour.',
    'Für Männer, die den Umweg nehmen.',
    'Para quienes dan el rodeo largo.',
  ]),
  people(
    3000,
    KIDS,
    [
      'Built for puddles, made to be handed down.',
      'Pour les flaques, puis pour le petit frère.',
      'Für Pfützen gemacht, zum Weitergeben gedacht.',
      'Para charcos, y luego para el hermano pequeño.',
    ],
    [404, 503, 504],
  ),
  {
    id: 4000,
    names: GEAR,
    line: [
      'What carries, covers and warms.',
      'Ce qui porte, couvre et réchauffe.',
      'Was trägt, deckt und wärmt.',
      'Lo que carga, cubre y abriga.',
    ],
    children: [
      {
        id: 4100,
        names: ['Packs and bags', 'Sacs', 'Rucksäcke und Taschen', 'Mochilas y bolsas'],
        line: [
          'Room for a day or a month.',
          'De la place pour un jour ou un mois.',
          'Platz für einen Tag oder einen Monat.',
          'Espacio para un día o un mes.',
        ],
        children: [...gearLeaf(4101, 601), ...gearLeaf(4102, 602)],
      },
      {
        id: 4500,
        names: SECTIONS[500],
        line: SECTION_LINES[500] ?? SALE_LINE,
        children: [501, 502, 503, 504].flatMap(offset => gearLeaf(4000 + offset, offset)),
      },
      {
        id: 4900,
        names: ['Gifts', 'Cadeaux', 'Geschenke', 'Regalos'],
        line: ['Easy to wrap.', 'Faciles à emballer.', 'Leicht zu verpacken.', 'Fáciles de envolver.'],
        children: gearLeaf(4901, 701),
      },
    ],
  },
  {
    id: 5000,
    names: ['Activities', 'Activités', 'Aktivitäten', 'Actividades'],
    line: [
      'Start from what you want to do.',
      'Partez de ce que vous voulez faire.',
      'Fang mit dem an, was du vorhast.',
      'Empieza por lo que quieres hacer.',
    ],
    children: Object.values(ACTIVITIES).map((activity, index) => ({
      id: 5100 + index * 100,
      names: activity.label,
      line: activity.closings[0] ?? activity.label,
    })),
  },
  {
    id: 6000,
    names: ['Sale', 'Soldes', 'Sale', 'Rebajas'],
    line: SALE_LINE,
    children: [WOMEN, MEN, KIDS, GEAR].map((names, index) => ({ id: 6100 + index * 100, names, line: SALE_LINE })),
  },
  {
    id: 7000,
    names: ['New', 'Nouveautés', 'Neu', 'Novedades'],
    line: NEW_LINE,
    children: [WOMEN, MEN, KIDS, GEAR].map((names, index) => ({ id: 7100 + index * 100, names, line: NEW_LINE })),
  },
  {
    id: 8000,
    names: ['Made by you', 'À votre façon', 'Selbst gestaltet', 'A tu manera'],
    line: [
      'Choose the colors yourself.',
      'Choisissez vous-même les couleurs.',
      'Wähle die Farben selbst.',
      'Elige tú los colores.',
    ],
  },
]

const rowsOf = (branches: readonly Branch[], above: readonly number[]): CategoryRow[] =>
  branches.flatMap((branch, position) => {
    const path = [...above, branch.id]
    const names = textOf(branch.names)
    const slugs = perLanguage(language => `${kebab(names[language])}-${branch.id}`)
    const row = {
      id: branch.id,
      parent_id: above.at(-1) ?? null,
      path,
      position,
      slugs,
      names,
      descriptions: textOf(branch.line),
    }
    return [row, ...rowsOf(branch.children ?? [], path)]
  })

export const CATEGORIES: readonly CategoryRow[] = rowsOf(TREE, [])

const BASES: Readonly<Record<Gender, readonly number[]>> = {
  women: [1000],
  men: [2000],
  kids: [3000],
  unisex: [1000, 2000],
}
const SHELVES: Readonly<Record<Gender, number>> = { women: 100, men: 200, kids: 300, unisex: 400 }

/** The categories a style lies in: its leaves, its activities, and the shelves for sale, new and customisable styles. */
export function categoriesOf(style: {
  readonly kind: string
  readonly gender: Gender
  readonly activities: readonly string[]
  readonly onSale: boolean
  readonly isNew: boolean
  readonly isCustomisable: boolean
}): number[] {
  const offset = LEAVES.find(leaf => leaf.kinds.includes(style.kind))?.offset ?? 0
  const shelf = SHELVES[style.gender]
  const activities = Object.keys(ACTIVITIES)
  return [
    ...(offset >= 600 ? [offset === 701 ? 4901 : 3500 + offset] : BASES[style.gender].map(base => base + offset)),
    ...(offset >= 500 && offset < 600 ? [4000 + offset] : []),
    ...style.activities.map(activity => 5100 + activities.indexOf(activity) * 100),
    ...(style.onSale ? [6000 + shelf] : []),
    ...(style.isNew ? [7000 + shelf] : []),
    ...(style.isCustomisable ? [8000] : []),
  ]
}
