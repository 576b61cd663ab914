import type { Desk } from '../staff/staff.ts'
import * as queries from './presence.queries.ts'

/** Three missed beats of a studio: then somebody is taken for gone. */
const GONE_MS = 20_000

/** Over all processes, because it lies where everything lies. A key is nobody who could be met. */
export async function sayHere(
  { db, now, staff }: Desk,
  slug: string,
  { item, leaving }: { item?: string | undefined; leaving: boolean },
) {
  const since = new Date(now.getTime() - GONE_MS)
  if (leaving) await queries.dropGone(db, slug, staff.id, since)
  else if (staff.kind === 'person') await queries.keepHere(db, { slug, staffId: staff.id, item: item ?? null, now })
  const others = leaving ? [] : await queries.listOthers(db, slug, staff.id, since)
  return { others: others.map(other => ({ name: other.name, ...(other.item !== null && { item: other.item }) })) }
}
