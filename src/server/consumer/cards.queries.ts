import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.gen.ts'

export type CardRow = Selectable<Tables['saved_cards']>

export const listCards = (db: Db, consumerId: string): Promise<CardRow[]> =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('consumer_id', '=', consumerId)
    .orderBy('main', 'desc')
    .orderBy('created_at', 'desc')
    .execute()

export const findCard = (db: Db, id: string): Promise<CardRow | undefined> =>
  db.selectFrom('saved_cards').selectAll().where('id', '=', id).executeTakeFirst()

export const isKept = async (db: Db, provider: string, token: string): Promise<boolean> =>
  (await db
    .selectFrom('saved_cards')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_token', '=', token)
    .executeTakeFirst()) !== undefined

export const insertCard = (db: Db, row: Insertable<Tables['saved_cards']>): Promise<CardRow> =>
  db.insertInto('saved_cards').values(row).returningAll().executeTakeFirstOrThrow()

export const updateCard = (db: Db, id: string, change: Updateable<Tables['saved_cards']>): Promise<CardRow> =>
  db.updateTable('saved_cards').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const clearMainCard = (db: Db, consumerId: string) =>
  db
    .updateTable('saved_cards')
    .set({ main: false })
    .where('consumer_id', '=', consumerId)
    .where('main', '=', true)
    .execute()

export async function deleteCard(db: Db, { id, consumer_id, main }: CardRow): Promise<void> {
  await db.deleteFrom('saved_cards').where('id', '=', id).execute()
  const [next] = main ? await listCards(db, consumer_id) : []
  if (next) await updateCard(db, next.id, { main: true })
}
