import { sql } from 'kysely'
import type { Language } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { called } from '../desk/called.ts'

export type ColourRow = {
  id: string
  style_id: string
  kind: string
  name: string
  style_name: string
  media_ids: string[]
}

/** The colours of a style, by its id or that of any colour of it. */
export async function findColours(db: Db, productId: string, language: Language = 'en'): Promise<ColourRow[]> {
  const { rows } = await sql<ColourRow>`
    select c.id, c.style_id, s.kind, coalesce(${called('c.names', language)}, c.id) as name,
      coalesce(${called('s.names', language)}, s.id) as style_name, c.media_ids
    from colours c join styles s on s.id = c.style_id
    where c.style_id = coalesce((select style_id from colours where id = ${productId}), ${productId})
    order by c.position, c.id`.execute(db)
  return rows
}

/** One after the other for the same colour. */
export async function lockColour(db: Db, colourId: string): Promise<ColourRow | undefined> {
  await sql`select from colours where id = ${colourId} for update`.execute(db)
  return (await findColours(db, colourId)).find(({ id }) => id === colourId)
}

export const setPictures = (db: Db, colourId: string, mediaIds: string[]) =>
  db.updateTable('colours').set({ media_ids: mediaIds }).where('id', '=', colourId).execute()
