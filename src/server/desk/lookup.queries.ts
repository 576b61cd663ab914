import { sql, type RawBuilder } from 'kysely'
import type { FOUND_KINDS } from '#contract/staff/desk/found-kinds.ts'
import type { Language } from '#domain/sites/sites.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Db } from '../db/database.ts'
import { beginningWith } from '../db/like.ts'
import { called, eitherName } from './called.ts'
import { onSites, type Sites } from './on-sites.ts'
import { personsByWord } from './persons-by-word.ts'

export type FoundKind = (typeof FOUND_KINDS)[number]
export type Found = { kind: FoundKind; id: string; title: string; detail: string | null }

const EACH = 6
/** Of those that begin like it, enough to show some of the sites one may see. */
const MOST_SEEN = 60

const compact = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/**
 * What can be found, who may find it, and how. `start` is what was typed, as the beginning of a word; orders and persons
 * are those of the sites on which somebody may see them, and an order is found by its buyer only where buyers are seen.
 */
export const LOOKUPS = {
  order: {
    needs: 'orders.read',
    find: (
      typed,
      _,
      sites,
      personsOn,
    ) => sql`select 'order' as kind, number as id, number as title, status as detail from orders
      where ${onSites('site', sites)} and (number in (
          select order_number from order_words where kind = 'number' and word between ${compact(typed)}
            and ${compact(typed)} || chr(1114111) and ${compact(typed)} <> '' limit ${MOST_SEEN})
        or (${onSites('site', personsOn)} and number in (
          (select order_number from order_words where kind = 'email' and word = plain_word(${typed})
            order by placed_at desc limit ${MOST_SEEN})
          union all (select order_number from order_words where kind = 'name' and word between plain_word(${typed})
            and plain_word(${typed}) || chr(1114111) limit ${MOST_SEEN}))))
      order by placed_at desc limit ${EACH}`,
  },
  customer: {
    needs: 'customers.read',
    find: (
      typed,
      _,
      sites,
    ) => sql`select 'customer' as kind, id, coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) as title,
      email as detail from consumers where ${onSites('site', sites)} and id in (${personsByWord(typed)})
      order by email limit ${EACH}`,
  },
  conversation: {
    needs: 'conversations.read',
    find: (typed, _, sites) => sql`select 'conversation' as kind, id, id as title, status as detail from conversations
      where ${onSites('site', sites)} and id in (${typed.toUpperCase()}, ${`CASE-${typed.toUpperCase()}`})`,
  },
  sku: {
    needs: 'catalog.read',
    find: (typed, start) => sql`select 'sku' as kind, sku as id, sku as title, upc as detail from skus
      where sku ilike ${start} or upc = ${typed} order by sku limit ${EACH}`,
  },
  style: {
    needs: 'catalog.read',
    find: (_, start, __, ___, language) => {
      const name = eitherName('names', language)
      return sql`select 'style' as kind, id, ${called('names', language)} as title, id as detail from styles
        where id ilike ${start} or ${name} ilike ${`% `} || ${start} or ${name} ilike ${start}
        order by title limit ${EACH}`
    },
  },
  page: {
    needs: 'content.read',
    find: (_, start) => sql`select 'page' as kind, slug as id, slug as title, kind as detail from content_objects
      where slug ilike ${start} order by slug limit ${EACH}`,
  },
  person: {
    needs: 'staff.read',
    find: (_, start) => sql`select 'person' as kind, id, name as title, coalesce(email, key_hint) as detail from staff
      where name ilike ${start} or name ilike ${`% `} || ${start} or email ilike ${start} order by name limit ${EACH}`,
  },
} as const satisfies Record<
  FoundKind,
  {
    needs: Permission
    find: (typed: string, start: string, sites: Sites, personsOn: Sites, language: Language) => RawBuilder<unknown>
  }
>

type Seen = { kinds: ReadonlyMap<FoundKind, Sites>; personsOn: Sites; language: Language }

export async function findBy(db: Db, { kinds, personsOn, language }: Seen, typed: string): Promise<Found[]> {
  if (kinds.size === 0) return []
  const start = beginningWith(typed)
  const parts = Array.from(
    kinds,
    ([kind, sites]) => sql`(${LOOKUPS[kind].find(typed, start, sites, personsOn, language)})`,
  )
  const { rows } = await sql<Found>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}
