import { sql } from 'kysely'
import { z } from 'zod'
import { ExceptionalDays, WeekHours } from '#contract/staff/stores/stores.entities.ts'
import { decimal, int, list, oneOf, shaped, text } from '#domain/bulk/cell-types.ts'
import { WEEKDAYS } from '#domain/stores/opening-hours.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import type { Column, Kind } from '../kind.ts'
import { inSavepointOf } from '../../db/transaction.ts'
import { asTable } from '../as-table.ts'
import { tableKind } from '../table-kind.queries.ts'

const EXAMPLE = '{"mon":["10:00","20:00"]}'
/** A locker may be open all day. */
const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)
const LockerHours = z.partialRecord(z.enum(WEEKDAYS), z.tuple([Time, Time]))

const place: readonly Column[] = [
  { name: 'name', column: 'name', type: text(200), required: true },
  { name: 'country', column: 'country', type: oneOf(...SITE_IDS), required: true },
  { name: 'region', column: 'region', type: text(60), fresh: '', cleared: '' },
  { name: 'city', column: 'city', type: text(100), required: true },
  { name: 'street', column: 'street', type: text(200), required: true },
  { name: 'postal_code', column: 'postal_code', type: text(12), required: true },
  { name: 'latitude', column: 'latitude', type: decimal(-90, 90), required: true },
  { name: 'longitude', column: 'longitude', type: decimal(-180, 180), required: true },
  { name: 'status', column: 'status', type: oneOf('open', 'closed'), fresh: 'open' },
]
const ZONE = text(60, /^[A-Za-z_]+(?:\/[A-Za-z_+-]+)*$/, 'Europe/Paris')
const isZone = (cell: string) => Intl.supportedValuesOf('timeZone').includes(cell) || cell === 'UTC'

const of = { site: 'country', writes: 'stores.write' } as const

export const stores: Kind = tableKind({
  table: 'stores',
  key: ['store_id'],
  of,
  columns: [
    { name: 'store_id', column: 'id', type: int(1000, 2_147_483_647), required: true },
    ...place,
    { name: 'hours', column: 'hours', type: shaped(WeekHours, EXAMPLE), required: true },
    { name: 'phone', column: 'phone', type: text(40), required: true },
    { name: 'email', column: 'email', type: text(200, /^\S+@\S+$/, 'store@cairn.test'), required: true },
    {
      name: 'time_zone',
      column: 'time_zone',
      type: { ...ZONE, read: cell => (isZone(cell) ? ZONE.read(cell) : undefined) },
      required: true,
    },
    { name: 'services', column: 'services', type: list(text(60)), fresh: [], cleared: [] },
    { name: 'exceptions', column: 'exceptions', type: shaped(ExceptionalDays, '[]'), fresh: [], cleared: [] },
    { name: 'pickup_capacity', column: 'pickup_capacity', type: int(0, 100_000), cleared: null },
  ],
  // Whatever was ever kept or handed over there stays.
  needed: `exists (select from stock s where s.location_id = t.id) or exists (select from store_pickups p where p.store_id = t.id)`,
  async prepare({ db }, rows) {
    const columns = [
      { name: 'store_id', type: { sql: 'integer' } },
      { name: 'country', type: { sql: 'text' } },
      { name: 'name', type: { sql: 'text' } },
    ]
    await sql`insert into locations (id, kind, country, name) select w.store_id, 'store', w.country, w.name
      from ${asTable(
        rows.map(({ row }) => row),
        columns,
      )}
      on conflict (id) do update set country = excluded.country, name = excluded.name`.execute(db)
  },
  async afterRemoval({ db }, gone) {
    for (const { store_id: id } of gone)
      await inSavepointOf(db, () => sql`delete from locations where id = ${id}`.execute(db)).catch(stillNeeded)
  },
})

/** Whatever was planned or moved there before stays with its place. */
function stillNeeded(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === '23503')) throw error
}

export const collectionPoints: Kind = tableKind({
  table: 'collection_points',
  key: ['point_id'],
  of,
  columns: [
    { name: 'point_id', column: 'id', type: text(64, /^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'cp-berlin-04'), required: true },
    ...place,
    { name: 'hours', column: 'hours', type: shaped(LockerHours, EXAMPLE), required: true },
    { name: 'carrier', column: 'carrier', type: text(60), required: true },
    { name: 'kind', column: 'kind', type: oneOf('locker', 'shop', 'post'), required: true },
  ],
  needed: 'false',
})
