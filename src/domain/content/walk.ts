import type { Locale } from '../sites/sites.ts'
import { frameAddressOf } from './content-address.ts'
import { addressOfPlace, placeOf, type Place } from './walked-places.ts'

/** Somebody's way through the shop: where they are, what they chose to see there, and where they came from. */
export type Walk = {
  readonly place: Place
  readonly chosen: string | undefined
  readonly before: readonly Place[]
}

export type WalkStep =
  /** Typed, or a link. */
  | { readonly to: string }
  /** An object, where it is seen. */
  | { readonly see: string }
  /** The same place for somebody else. */
  | { readonly as: Locale }
  | { readonly back: true }

export const walkFrom = (locale: Locale): Walk => ({
  place: { locale, path: '', query: '' },
  chosen: undefined,
  before: [],
})

const placeOfObject = (slug: string, locale: Locale) => placeOf(frameAddressOf(slug, locale), locale)

export function walkOn(walk: Walk, step: WalkStep): Walk {
  const { place, before } = walk
  if ('back' in step) return { place: before.at(-1) ?? place, chosen: undefined, before: before.slice(0, -1) }
  if ('as' in step) return { ...walk, place: { ...place, locale: step.as } }
  const next = 'see' in step ? placeOfObject(step.see, place.locale) : placeOf(step.to, place.locale)
  const isThere = addressOfPlace(next) === addressOfPlace(place)
  return {
    place: next,
    chosen: 'see' in step ? step.see : undefined,
    before: isThere ? before : [...before, place],
  }
}

/** Which of these objects one sees: what was chosen, or what is written where one is. */
export const seenOnWalk = ({ place, chosen }: Walk, slugs: readonly string[]): string | undefined =>
  chosen ?? slugs.find(slug => addressOfPlace(placeOfObject(slug, place.locale)) === addressOfPlace(place))
