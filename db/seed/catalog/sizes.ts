import type { Random } from '../random.ts'
import type { Gender, Kind } from './kind.ts'
import { isFootwear } from './kinds.ts'

export type SizeRow = {
  readonly scale: string
  readonly label: string
  readonly sort: number
  readonly us: string | null
  readonly uk: string | null
  readonly eu: string | null
  readonly cm: number | null
}

const halves = (low: number, high: number) => Array.from({ length: (high - low) * 2 + 1 }, (_, step) => low + step / 2)
/** European sizes count Paris points of two thirds of a centimetre, the foot having a little room. */
const euOf = (cm: number) => String(Math.round((cm * 1.5 + 2) * 2) / 2)

const shoe = (scale: string, label: string, sort: number, uk: string, cm: number): SizeRow => ({
  scale,
  label,
  sort,
  us: label,
  uk,
  eu: euOf(cm),
  cm,
})

const MEN = [...halves(7, 12), 13, 14]
const WOMEN = [...halves(5, 10), 11, 12]
const KIDS: readonly (readonly [us: string, uk: string, cm: number])[] = [
  ['11K', '10', 17.5],
  ['12K', '11', 18.5],
  ['13K', '12', 19],
  ['1Y', '13', 20],
  ['2Y', '1', 21],
  ['3Y', '2', 21.5],
  ['4Y', '3', 22.5],
  ['5Y', '4', 23.5],
  ['6Y', '5', 24],
]

const plain = (scale: string, labels: readonly string[], eu?: readonly string[]): SizeRow[] =>
  labels.map((label, sort) => ({ scale, label, sort, us: label, uk: label, eu: eu?.[sort] ?? label, cm: null }))

/** Waist and inseam in inches; the European size counts the waist from another start. */
const trousers = (scale: string, waists: readonly number[], inseams: readonly number[], shift: number): SizeRow[] =>
  plain(
    scale,
    waists.flatMap(waist => inseams.map(inseam => `${waist}/${inseam}`)),
    waists.flatMap(waist => inseams.map(inseam => `${waist + shift}/${inseam}`)),
  )

export const GIFT_AMOUNTS: readonly number[] = [25, 50, 75, 100, 150, 200, 250, 500]

export const SIZES: readonly SizeRow[] = [
  ...MEN.map((us, sort) => shoe('footwear-men', String(us), sort, String(us - 1), us + 18)),
  ...WOMEN.map((us, sort) => shoe('footwear-women', String(us), sort, String(us - 2), us + 17)),
  ...KIDS.map(([us, uk, cm], sort) => shoe('footwear-kids', us, sort, uk, cm)),
  ...plain('apparel-women', ['XS', 'S', 'M', 'L', 'XL', 'XXL']),
  ...plain('apparel-men', ['S', 'M', 'L', 'XL', 'XXL', '3XL']),
  ...plain('apparel-kids', ['4', '6', '8', '10', '12', '14'], ['104', '116', '128', '140', '152', '164']),
  ...trousers('waist-women', [24, 26, 28, 30, 32, 34], [28, 30, 32], 8),
  ...trousers('waist-men', [28, 30, 31, 32, 33, 34, 36, 38, 40], [30, 32, 34], 16),
  ...plain('socks', ['S', 'M', 'L', 'XL'], ['35-37', '38-40', '41-43', '44-46']),
  ...plain('gloves', ['XS', 'S', 'M', 'L', 'XL'], ['6', '7', '8', '9', '10']),
  ...plain('pack', ['S/M', 'L/XL']),
  ...plain('duffel', ['40 L', '60 L', '90 L']),
  ...plain('one-size', ['OS']),
  ...plain('gift-card', GIFT_AMOUNTS.map(String)),
]

const LABELS = Map.groupBy(SIZES, size => size.scale)
export const labelsOf = (scale: string): readonly string[] => (LABELS.get(scale) ?? []).map(size => size.label)

/** Which run of sizes a style is made in, and in which widths. */
export function runOf(kind: Kind, gender: Gender, random: Random): { scale: string; widths: readonly string[] } {
  const regular = ['regular']
  if (isFootwear(kind)) {
    const wide = gender !== 'kids' && kind.group !== 'sandal' && random.chance(0.45)
    const narrow = wide && kind.group === 'boot' && random.chance(0.3)
    return {
      scale: `footwear-${gender}`,
      widths: [...(narrow ? ['narrow'] : []), ...regular, ...(wide ? ['wide'] : [])],
    }
  }
  if (kind.id === 'pants' && (gender === 'women' || gender === 'men') && random.chance(0.8))
    return { scale: `waist-${gender}`, widths: regular }
  if (kind.id === 'backpack') return { scale: random.chance(0.4) ? 'pack' : 'one-size', widths: regular }
  if (['socks', 'gloves', 'duffel', 'gift-card'].includes(kind.id)) return { scale: kind.id, widths: regular }
  if (kind.group === 'head') return { scale: 'one-size', widths: regular }
  return { scale: `apparel-${gender}`, widths: regular }
}
