import { isDeepStrictEqual } from 'node:util'
import { changesBetween } from '../audit/changes-between.ts'
import { requireWriteKind } from '../bulk/import-rights.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { refused } from './change.service.ts'
import { coloursOf, findStyle, writeSets } from './style-parts.queries.ts'
import { showStyle } from './style.service.ts'

type Wish = { readonly productId: string; readonly was: readonly string[]; readonly now: readonly string[] }

const inOrder = (sets: readonly string[]) => [...new Set(sets)].toSorted()

/** In which sets a colour is shown; whoever has seen others is asked to look again. */
export async function setSets(desk: Desk, styleId: string, { productId, was, now }: Wish) {
  requireWriteKind(desk.staff.grants, 'styles')
  if (!(await findStyle(desk.db, styleId, { language: desk.language, lock: true })))
    throw new StoreError('STAFF_NOT_FOUND')
  const colour = (await coloursOf(desk.db, styleId)).find(({ id }) => id === productId)
  if (!colour) throw new StoreError('STAFF_NOT_FOUND')
  const [before, after] = [inOrder(colour.sets), inOrder(now)]
  if (!isDeepStrictEqual(before, inOrder(was))) throw refused(['changed-meanwhile', 'sets'], productId)
  if (!(await writeSets(desk.db, productId, after))) throw refused(['unknown-reference', 'sets'], productId)
  const changes = changesBetween({ [`${productId} sets`]: before }, { [`${productId} sets`]: after })
  if (changes.length > 0) desk.record({ type: 'style', id: styleId, changes })
  return showStyle(desk, styleId)
}
