import type { RecordedKind } from '#domain/staff/recorded-kinds.ts'
import type { Grants } from '#domain/staff/grants.ts'
import type { SiteId } from '#domain/sites/sites.ts'
import type { Change } from '../audit/changes-between.ts'
import type { Shop } from '../shop.ts'
import type { SessionWay } from './sessions.queries.ts'

/** Somebody of the company, or a system of it, as a request finds them. */
export type Staff = {
  readonly id: string
  readonly kind: 'person' | 'key'
  readonly name: string
  readonly email: string | undefined
  readonly grants: Grants
  /** Sites on which they may do anything at all. */
  readonly sites: readonly SiteId[]
  readonly session: { readonly id: string; readonly provedAt: Date; readonly way: SessionWay } | undefined
}

/** What a write did to one thing. */
export type Recorded<Kind extends string = RecordedKind> = {
  readonly type: Kind
  readonly id: string
  readonly changes?: readonly Change[]
  readonly reason?: string | undefined
  /** It was so before: nothing to tell. */
  readonly unchanged?: true
  /** Found by a search: told once an hour, however often the search is made. */
  readonly found?: true
}

/** What a search has found is looked at, each by itself; a list as a whole. */
export function recordLook(
  { record }: Pick<Desk, 'record'>,
  type: RecordedKind,
  { sought, found }: { readonly sought: boolean; readonly found: readonly string[] },
): void {
  if (!sought || found.length === 0) return record({ type, id: sought ? 'search' : 'list' })
  for (const id of found) record({ type, id, found: true })
}

/** Whose data a look was at, by the number of an account: never a name or an address. */
export const ofCustomer = (id: string | null | undefined): Pick<Recorded, 'changes'> =>
  id === null || id === undefined ? {} : { changes: [{ field: 'customerId', after: id }] }

/** The request context of the staff's calls: the shop's, who works, and the book of what they did. */
export type Desk = Shop & { readonly staff: Staff; readonly record: (entry: Recorded) => void }
