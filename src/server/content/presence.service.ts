import type { Desk } from '../staff/staff.ts'
import { layersSince } from './working-since.service.ts'
import * as queries from './presence.queries.ts'

/** Three missed beats of a studio: then somebody is taken for gone. */
const GONE_MS = 20_000

type Saying = {
  readonly item?: string | undefined
  readonly leaving: boolean
  readonly has?: Parameters<typeof layersSince>[2] | undefined
}

/** Over all processes, because it lies where everything lies. A key is nobody who could be met. */
export async function sayHere(desk: Desk, slug: string, { item, leaving, has }: Saying) {
  const { db, now, staff } = desk
  const since = new Date(now.getTime() - GONE_MS)
  if (leaving) await queries.dropGone(db, slug, staff.id, since)
  else if (staff.kind === 'person') await queries.keepHere(db, { slug, staffId: staff.id, item: item ?? null, now })
  const others = leaving ? [] : await queries.listOthers(db, slug, staff.id, since)
  return {
    others: others.map(other => ({ name: other.name, ...(other.item !== null && { item: other.item }) })),
    layers: has === undefined ? [] : await layersSince(desk, slug, has),
  }
}
