import { at, randomOf } from '../random.ts'
import type { Gender, Kind } from './kind.ts'
import { KINDS } from './kinds.ts'

const GENDERS: readonly Gender[] = ['women', 'men', 'kids', 'unisex']

type Slot = { readonly kind: Kind; readonly gender: Gender; readonly ordinal: number }

const FIRST_ROUND: readonly Slot[] = randomOf('cairn', 'plan').shuffle(
  KINDS.flatMap(kind =>
    kind.plan
      .flatMap((count, index) => Array.from({ length: count }, () => at(GENDERS, index)))
      .map((gender, ordinal) => ({ kind, gender, ordinal })),
  ),
)

export const DEMO_STYLES = FIRST_ROUND.length

/** What the style with this number is; a larger shop repeats the plan with new names, colours and prices. */
export function slotOf(index: number): Slot {
  const slot = at(FIRST_ROUND, index)
  return index < DEMO_STYLES ? slot : { ...slot, ordinal: slot.ordinal + 1000 * Math.floor(index / DEMO_STYLES) }
}

const isOneOf = (slot: Slot, ordinal: number, kinds: readonly string[]) =>
  slot.ordinal === ordinal && kinds.includes(slot.kind.id)

/** Styles with a rule of their own, so that every state of the shop can be tried by hand. */
export const isLimited = (slot: Slot) => isOneOf(slot, 1, ['trail-runner', 'skate-high', 'puffer', 'backpack'])
export const isSoldOut = (slot: Slot) => isOneOf(slot, 4, ['casual-shoe', 'hoodie', 'backpack', 'hiking-boot-mid'])
export const isCustomisable = (slot: Slot) => isOneOf(slot, 0, ['skate-low', 'slip-on', 'casual-shoe', 'backpack'])
export const hasUnpricedSku = (slot: Slot) => isOneOf(slot, 0, ['tee'])
export const hasDiscontinuedSku = (slot: Slot) => isOneOf(slot, 2, ['tee'])
export const hasMissingSizes = (slot: Slot) => isOneOf(slot, 0, ['trail-runner', 'shell-jacket'])
