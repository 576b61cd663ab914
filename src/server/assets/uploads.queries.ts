import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

const uploads = (db: Db) =>
  db.selectFrom('asset_uploads').select(['id', 'sha256', 'bytes', 'name', 'folder', 'replaces', 'parts'])

export type UploadRow = Awaited<ReturnType<ReturnType<typeof uploads>['executeTakeFirstOrThrow']>>

/** Of whoever began it: nobody goes on with another's. */
export const findUpload = (db: Db, id: string, staffId: string): Promise<UploadRow | undefined> =>
  uploads(db).where('id', '=', id).where('staff_id', '=', staffId).executeTakeFirst()

type NewUpload = {
  id: string
  staff_id: string
  sha256: string
  bytes: number
  name: string
  folder: string
  replaces: string | null
  created_at: Date
}
/** The one that was begun before, where there is one. */
export async function openUpload(db: Db, upload: NewUpload): Promise<{ id: string; parts: number[] }> {
  return db
    .insertInto('asset_uploads')
    .values(upload)
    .onConflict(conflict =>
      conflict
        .expression(sql`staff_id, sha256, coalesce(replaces, '')`)
        .doUpdateSet({ name: upload.name, folder: upload.folder }),
    )
    .returning(['id', 'parts'])
    .executeTakeFirstOrThrow()
}

export async function bytesUnderWay(db: Db, staffId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('asset_uploads')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

export const notePart = (db: Db, id: string, part: number) =>
  db
    .updateTable('asset_uploads')
    .set({ parts: sql`array_append(parts, ${part}::int)` })
    .where('id', '=', id)
    .where(sql<boolean>`not (${part}::int = any (parts))`)
    .execute()

export const closeUpload = (db: Db, id: string) => db.deleteFrom('asset_uploads').where('id', '=', id).execute()

export const takeOldUploads = (db: Db, before: Date) =>
  db.deleteFrom('asset_uploads').where('created_at', '<', before).returning(['id', 'bytes']).execute()
