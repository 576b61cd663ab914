import type { Phrase } from '../text.ts'
import { textOf } from '../text.ts'
import { SIZES } from './sizes.ts'

const COLUMN_NAMES = {
  us: ['US', 'US', 'US', 'US'],
  uk: ['UK', 'UK', 'UK', 'UK'],
  eu: ['EU', 'EU', 'EU', 'EU'],
  cm: ['Foot length, cm', 'Longueur du pied, cm', 'Fußlänge, cm', 'Largo del pie, cm'],
  size: ['Size', 'Taille', 'Größe', 'Talla'],
  chest: ['Chest, cm', 'Poitrine, cm', 'Brust, cm', 'Pecho, cm'],
  waist: ['Waist, cm', 'Taille, cm', 'Taille, cm', 'Cintura, cm'],
  hip: ['Hips, cm', 'Hanches, cm', 'Hüfte, cm', 'Cadera, cm'],
  height: ['Height, cm', 'Stature, cm', 'Körpergröße, cm', 'Altura, cm'],
  hand: ['Hand, cm', 'Main, cm', 'Hand, cm', 'Mano, cm'],
} as const satisfies Record<string, Phrase>
type Column = keyof typeof COLUMN_NAMES

const FEET: Phrase = [
  'Stand on paper against a wall and measure from heel to the longest toe.',
  'Posez le pied sur une feuille contre un mur et mesurez du talon à l’orteil le plus long.',
  'Auf ein Blatt an der Wand stellen und von der Ferse bis zur längsten Zehe messen.',
  'Pisa un papel contra la pared y mide del talón al dedo más largo.',
]
const BODY: Phrase = [
  'Measure on the body, over a thin layer.',
  'Mesurez sur le corps, par-dessus une couche fine.',
  'Am Körper über einer dünnen Schicht messen.',
  'Mide sobre el cuerpo, con una capa fina.',
]

const chart = (
  product_type: string,
  titles: Phrase,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  note: Phrase,
) => ({
  product_type,
  titles: textOf(titles),
  columns: columns.map(id => ({ id, names: textOf(COLUMN_NAMES[id]) })),
  rows,
  notes: textOf(note),
})

const feet = (scale: string, titles: Phrase) =>
  chart(
    scale,
    titles,
    ['us', 'uk', 'eu', 'cm'],
    SIZES.filter(size => size.scale === scale).map(({ us, uk, eu, cm }) => [
      us ?? '',
      uk ?? '',
      eu ?? '',
      cm?.toFixed(1) ?? '',
    ]),
    FEET,
  )

/** Trousers are charted by waist alone: the inseam is on the label. */
const sizesOf = (scale: string) => {
  const waist = (label: string) => label.split('/')[0] ?? label
  const sizes = SIZES.filter(size => size.scale === scale)
  return sizes
    .map(({ label, eu }) => ({ label: waist(label), eu: waist(eu ?? '') }))
    .filter(({ label }, index, all) => all.findIndex(other => other.label === label) === index)
}

/** A measure that grows by the same step from size to size, as a range. */
const range = (start: number, step: number, index: number) =>
  `${start + step * index}–${start + step * (index + 1) - 1}`
const body = (scale: string, titles: Phrase, measures: readonly (readonly [Column, start: number, step: number])[]) =>
  chart(
    scale,
    titles,
    ['size', 'eu', ...measures.map(([column]) => column)],
    sizesOf(scale).map(({ label, eu }, index) => [
      label,
      eu,
      ...measures.map(([, start, step]) => range(start, step, index)),
    ]),
    BODY,
  )

export const SIZE_CHARTS = [
  feet('footwear-women', ['Women’s shoes', 'Chaussures femme', 'Damenschuhe', 'Calzado de mujer']),
  feet('footwear-men', ['Men’s shoes', 'Chaussures homme', 'Herrenschuhe', 'Calzado de hombre']),
  feet('footwear-kids', ['Kids’ shoes', 'Chaussures enfant', 'Kinderschuhe', 'Calzado infantil']),
  body(
    'apparel-women',
    ['Women’s clothing', 'Vêtements femme', 'Damenbekleidung', 'Ropa de mujer'],
    [
      ['chest', 78, 6],
      ['waist', 60, 6],
      ['hip', 86, 6],
    ],
  ),
  body(
    'apparel-men',
    ['Men’s clothing', 'Vêtements homme', 'Herrenbekleidung', 'Ropa de hombre'],
    [
      ['chest', 88, 7],
      ['waist', 74, 7],
      ['hip', 90, 6],
    ],
  ),
  body(
    'apparel-kids',
    ['Kids’ clothing', 'Vêtements enfant', 'Kinderbekleidung', 'Ropa infantil'],
    [
      ['height', 98, 12],
      ['chest', 54, 5],
    ],
  ),
  body(
    'waist-women',
    ['Women’s pants', 'Pantalons femme', 'Damenhosen', 'Pantalones de mujer'],
    [
      ['waist', 61, 5],
      ['hip', 86, 5],
    ],
  ),
  body(
    'waist-men',
    ['Men’s pants', 'Pantalons homme', 'Herrenhosen', 'Pantalones de hombre'],
    [
      ['waist', 71, 4],
      ['hip', 88, 4],
    ],
  ),
  body('gloves', ['Gloves', 'Gants', 'Handschuhe', 'Guantes'], [['hand', 16, 2]]),
  body('socks', ['Socks', 'Chaussettes', 'Socken', 'Calcetines'], []),
]
