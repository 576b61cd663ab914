import type { z } from 'zod'
import type { conversations } from '#contract/staff/conversations/conversations.ts'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { newId } from '../identity/ids.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { deleteBlock, insertBlock, listBlocks, updateBlock } from './blocks.queries.ts'

export async function readBlocks({ db }: Desk) {
  const blocks = await listBlocks(db)
  return blocks.map(block => ({ ...block, language: LANGUAGES.find(each => each === block.language) ?? 'en' }))
}

type Wish = z.output<typeof conversations.saveBlock.body>

export async function saveBlock(desk: Desk, { id, ...wish }: Wish) {
  const block = { id: id ?? newId('txb'), ...wish }
  const row = { ...block, staff_id: desk.staff.id, changed_at: desk.now }
  if (id === undefined) await insertBlock(desk.db, row)
  else if (!(await updateBlock(desk.db, row))) throw new StoreError('STAFF_NOT_FOUND')
  desk.record({ type: 'text-block', id: block.id, changes: [{ field: 'text', after: wish.text }] })
  return block
}

export async function removeBlock(desk: Desk, id: string): Promise<void> {
  if (!(await deleteBlock(desk.db, id))) throw new StoreError('STAFF_NOT_FOUND')
  desk.record({ type: 'text-block', id })
}
