import type { Phrase } from '../text.ts'
import { textOf } from '../text.ts'
import { ACTIVITIES } from './activities.ts'
import { FEATURES } from './features.ts'
import { FAMILIES } from './palette.ts'

const GENDERS: Readonly<Record<string, Phrase>> = {
  women: ['Women', 'Femme', 'Damen', 'Mujer'],
  men: ['Men', 'Homme', 'Herren', 'Hombre'],
  kids: ['Kids', 'Enfant', 'Kinder', 'Niños'],
  unisex: ['Unisex', 'Unisexe', 'Unisex', 'Unisex'],
}
const WIDTHS: Readonly<Record<string, Phrase>> = {
  narrow: ['Narrow', 'Étroit', 'Schmal', 'Estrecho'],
  regular: ['Regular', 'Normal', 'Normal', 'Normal'],
  wide: ['Wide', 'Large', 'Weit', 'Ancho'],
}

type Row = {
  readonly facet: string
  readonly value: string
  readonly names: ReturnType<typeof textOf>
  readonly position: number
  readonly swatch: string | null
}

const rows = (facet: string, entries: readonly (readonly [value: string, names: Phrase, swatch?: string])[]): Row[] =>
  entries.map(([value, names, swatch], position) => ({
    facet,
    value,
    names: textOf(names),
    position,
    swatch: swatch ?? null,
  }))

/** What the values of a facet are called; the values themselves are language-free ids. */
export const FACET_LABELS: readonly Row[] = [
  ...rows('gender', Object.entries(GENDERS)),
  ...rows('width', Object.entries(WIDTHS)),
  ...rows(
    'activity',
    Object.entries(ACTIVITIES).map(([id, { label }]) => [id, label] as const),
  ),
  ...rows(
    'feature',
    Object.entries(FEATURES).map(([id, { label }]) => [id, label] as const),
  ),
  ...rows(
    'colour',
    Object.entries(FAMILIES).map(([id, { names, hex }]) => [id, names, hex] as const),
  ),
]
