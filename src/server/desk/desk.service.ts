import type { Permission } from '#domain/staff/permissions.ts'
import { readHistory } from '../audit/audit.service.ts'
import { sitesWithPersons } from '../orders/seeing-persons.ts'
import type { Desk, Staff } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { findBy, LOOKUPS, type FoundKind } from './lookup.queries.ts'
import type { Sites } from './on-sites.ts'
import { THINGS, type ThingKind } from './things.ts'
import { countWaiting, WAITING, type Waiting } from './waiting.queries.ts'

const MOST_HISTORY = 50

type Asking = Readonly<Record<string, { readonly needs: Permission }>>

/** Of a table of kinds, those that somebody may see, each with the sites on which. */
function seenBy<K extends string>(
  { grants }: Staff,
  table: Asking & Readonly<Record<K, unknown>>,
  isKind: (key: string) => key is K,
  site: string | undefined,
): Map<K, Sites> {
  const kinds = Object.keys(table).filter(isKind)
  return new Map(
    kinds.flatMap(kind => {
      const needs = table[kind]?.needs
      if (needs === undefined || !grants.can(needs, site)) return []
      return [[kind, site === undefined ? grants.sitesFor(needs) : [site]]]
    }),
  )
}

const isWaiting = (key: string): key is Waiting => Object.hasOwn(WAITING, key)
const isFoundKind = (key: string): key is FoundKind => Object.hasOwn(LOOKUPS, key)

export async function whatWaits({ db, staff, now }: Desk, site: string | undefined) {
  const kinds = seenBy(staff, WAITING, isWaiting, site)
  const counts = await countWaiting(db, kinds, staff.id)
  return { waiting: Array.from(kinds.keys(), kind => ({ kind, count: counts[kind] ?? 0 })), at: now.toISOString() }
}

/** Each kind only for who may see it. Persons that were found are written down as looked at. */
export async function lookUp(desk: Desk, typed: string, site: string | undefined) {
  const kinds = seenBy(desk.staff, LOOKUPS, isFoundKind, site)
  const found = await findBy(desk.db, { kinds, personsOn: sitesWithPersons(desk), language: desk.language }, typed)
  for (const { kind, id } of found) if (kind === 'customer') desk.record({ type: 'customer', id })
  return found.map(({ detail, ...rest }) => ({ ...rest, ...(detail !== null && { detail }) }))
}

/** One thing, for who may see such things where it belongs. */
export async function readThing(desk: Desk, kind: ThingKind, id: string) {
  const { grants } = desk.staff
  const { needs } = LOOKUPS[kind]
  if (!grants.can(needs)) throw new StoreError('STAFF_FORBIDDEN', { permission: needs })
  const thing = await THINGS[kind](desk, id)
  if (!thing || !grants.can(needs, thing.site)) throw new StoreError('STAFF_NOT_FOUND')
  const { title, facts, lists } = thing
  const history = grants.can('history.read', thing.site) ? await historyOf(desk, kind, id) : undefined
  return { kind, id, title, facts, lists, ...(history && { history }) }
}

async function historyOf(desk: Desk, objectType: ThingKind, objectId: string) {
  const { rows } = await readHistory(desk, { objectType, objectId, order: 'newest', limit: MOST_HISTORY })
  return rows
}
