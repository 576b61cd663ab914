import { addDays, daysBetween, isIsoDate, type IsoDate } from '#domain/time/dates.ts'
import type { Layer } from './layer.ts'
import { isRaw } from '#domain/content/merge-layers.ts'

/** A year that keeps the days of the week. */
const YEAR = 364
const DAY_FIELDS = ['startDate', 'endDate']

/** Moves the events of the demo shop by whole years, so that all of them are still to come when the shop is made. */
export function stillToCome<L extends Layer>(layers: readonly L[], today: IsoDate): L[] {
  const first = layers.flatMap(({ body }) => daysIn(body)).toSorted()[0] ?? today
  const days = Math.max(0, Math.ceil((daysBetween(first, today) + 1) / YEAR)) * YEAR
  return days === 0 ? [...layers] : layers.map(layer => ({ ...layer, body: moved(layer.body, days) }))
}

function daysIn(value: unknown): IsoDate[] {
  if (Array.isArray(value)) return value.flatMap(daysIn)
  if (!isRaw(value)) return []
  return Object.entries(value).flatMap(([key, inside]) => (isDay(key, inside) ? [inside] : daysIn(inside)))
}

const isDay = (key: string, value: unknown): value is IsoDate =>
  DAY_FIELDS.includes(key) && typeof value === 'string' && isIsoDate(value)

function moved<T>(value: T, days: number): T
function moved(value: unknown, days: number): unknown {
  if (Array.isArray(value)) return value.map(entry => moved(entry, days))
  if (!isRaw(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [
      key,
      isDay(key, inside) ? addDays(inside, days) : moved(inside, days),
    ]),
  )
}
