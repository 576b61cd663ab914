import type { Fit, Offer } from '../style.ts'
import type { Words } from '../words.ts'

/** Styles in rows, one behind the other: to make objects of objects that lay on a disk takes many times as long. */
export type StyleSection = {
  readonly figures: Float64Array
  readonly texts: readonly string[]
  readonly names: readonly Words[]
  readonly fresh: Fresh
}

/** What many styles hold: each is written once, in the section that needs it first, and known by its number from there on. */
export type Fresh = {
  readonly labels: readonly string[]
  readonly lists: readonly (readonly string[])[]
  readonly words: readonly Words[]
  readonly hexes: readonly ReadonlyMap<string, string>[]
  readonly offers: readonly Offer[]
  readonly fits: readonly Omit<Fit, 'number'>[]
  /** Of numbers of fits. */
  readonly runs: readonly (readonly number[])[]
}

/** What is not there, where something else has a number from 1 on. */
export const NOTHING = 0
export const FLAGS = { isGiftCard: 1, isCustomisable: 2, isLimited: 4 } as const
