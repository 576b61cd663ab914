import { numberFormat } from '../sites/formats.ts'

export type Position = { readonly latitude: number; readonly longitude: number }

const EARTH_RADIUS_KM = 6371
const KM_PER_DEGREE = 111.32

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres along the great circle. */
export function distanceKm(a: Position, b: Position): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)]
  const half = (angle: number) => Math.sin(angle / 2) ** 2
  const chord = half(to - from) + Math.cos(from) * Math.cos(to) * half(radians(b.longitude - a.longitude))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(Math.sqrt(chord), 1))
}

/** A box that holds everything within that distance, and a little more. */
export function boxAround({ latitude, longitude }: Position, km: number) {
  const up = km / KM_PER_DEGREE
  const aside = km / (KM_PER_DEGREE * Math.max(Math.cos(radians(latitude)), 0.01))
  return { south: latitude - up, north: latitude + up, west: longitude - aside, east: longitude + aside }
}

const KM_PER_MILE = 1.609344
const IN_MILES: ReadonlySet<string> = new Set(['en-US', 'en-GB'])

/** What people of that language and country measure roads in. */
export const kmPerUnit = (tag: string): number => (IN_MILES.has(tag) ? KM_PER_MILE : 1)

/** `0.3 mi`, `38 km`. */
export function formatDistance(km: number, tag: string): string {
  const length = km / kmPerUnit(tag)
  const unit = IN_MILES.has(tag) ? 'mile' : 'kilometer'
  return numberFormat(tag, { style: 'unit', unit, maximumFractionDigits: length < 10 ? 1 : 0 }).format(length)
}
