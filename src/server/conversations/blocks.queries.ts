import type { Db } from '../db/database.ts'

export const listBlocks = (db: Db) =>
  db.selectFrom('text_blocks').select(['id', 'language', 'title', 'text']).orderBy('title').execute()

export type NewBlock = { id: string; language: string; title: string; text: string; staff_id: string; changed_at: Date }

export const insertBlock = (db: Db, block: NewBlock) => db.insertInto('text_blocks').values(block).execute()

export async function updateBlock(db: Db, { id, ...change }: NewBlock): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('text_blocks').set(change).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteBlock(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('text_blocks').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}
