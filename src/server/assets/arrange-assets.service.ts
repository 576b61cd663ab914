import type { Input } from '#contract/endpoint.ts'
import { MOST_TAGS } from '#contract/staff/assets/assets.entities.ts'
import type { assets } from '#contract/staff/assets/assets.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { mayDescribe } from './asset-rights.ts'
import { arrange, findAssets, lockAssets, type AssetRow } from './assets.queries.ts'

type Wish = Input<typeof assets.arrange>['body']

/** Moves many into a folder, and puts tags on them or takes some off; all of them, or none where one may not be changed. */
export async function arrangeAssets(desk: Desk, wish: Wish): Promise<{ changed: number }> {
  const ids = [...new Set(wish.ids)]
  await lockAssets(desk.db, ids)
  const rows = await findAssets(desk.db, ids)
  if (rows.length < ids.length) throw new StoreError('STAFF_NOT_FOUND')
  if (!rows.every(row => mayDescribe(desk, row)))
    throw new StoreError('STAFF_FORBIDDEN', { permission: 'assets.write' })
  const changes = rows.flatMap(row => {
    const before = { folder: row.folder, tags: row.tags }
    const after = { folder: wish.folder ?? row.folder, tags: tagsOf(row, wish) }
    const found = changesBetween(before, after)
    return found.length === 0 ? [] : [{ id: row.id, ...after, found }]
  })
  await arrange(desk.db, changes)
  for (const { id, found } of changes) desk.record({ type: 'asset', id, changes: found })
  return { changed: changes.length }
}

function tagsOf({ name, tags }: AssetRow, { addTags, removeTags }: Wish): string[] {
  const kept = tags.filter(tag => !removeTags.includes(tag))
  const after = [...new Set([...kept, ...addTags])]
  if (after.length > MOST_TAGS) throw notNow('tooManyTags', { name, most: MOST_TAGS })
  return after
}
