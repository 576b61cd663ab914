import { sql, type RawBuilder } from 'kysely'
import type { Grants } from '#domain/staff/grants.ts'

export type Sites = ReturnType<Grants['sitesFor']>

/** Only rows of these sites. */
export const onSites = (column: string, sites: Sites): RawBuilder<boolean> =>
  sites === 'all' ? sql`true` : sql`${sql.ref(column)} = any(${[...sites]})`

/** Only rows that are for none but these sites; what names no site is for all. */
export const withinSites = (column: string, sites: Sites): RawBuilder<boolean> =>
  sites === 'all' ? sql`true` : sql`coalesce(${sql.ref(column)} <@ ${[...sites]}::text[], false)`

/** Only locations, called `l`, that concern no other sites: stores of their countries, and centres that ship for none but them. */
export const locationWithin = (sites: Sites): RawBuilder<boolean> =>
  sites === 'all' ? sql`true` : sql`(location_sites(l.id) <@ ${[...sites]}::text[])`

/** Only locations, called `l`, that are in a country of these sites, or ship for none but them. */
export const locationOn = (sites: Sites): RawBuilder<boolean> =>
  sites === 'all'
    ? sql`true`
    : sql`(l.country = any(${[...sites]}) or exists (select from site_locations s where s.location_id = l.id)
        and not exists (select from site_locations s where s.location_id = l.id and s.site <> all(${[...sites]})))`
