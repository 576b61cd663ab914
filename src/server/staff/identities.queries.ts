import type { Db } from '../db/database.ts'

export type Identity = { readonly issuer: string; readonly subject: string }

export const findByIdentity = (db: Db, { issuer, subject }: Identity) =>
  db
    .selectFrom('staff_identities')
    .innerJoin('staff', 'staff.id', 'staff_identities.staff_id')
    .select(['staff.id', 'state', 'managed', 'name'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

export const insertIdentity = (db: Db, { issuer, subject }: Identity, staffId: string, managed: boolean) =>
  db.insertInto('staff_identities').values({ issuer, subject, staff_id: staffId, managed }).execute()

export const listLinks = (db: Db, staffId: string) =>
  db
    .selectFrom('staff_identities')
    .select(['issuer', 'managed'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .execute()

/** Whether the company's own sign-in knows somebody, and whether it let them in by a claim. */
export async function findLink(db: Db, staffId: string): Promise<'none' | 'linked' | 'governs'> {
  const rows = await listLinks(db, staffId)
  return rows.length === 0 ? 'none' : rows.some(({ managed }) => managed) ? 'governs' : 'linked'
}

export const deleteLinksOf = (db: Db, staffId: string) =>
  db.deleteFrom('staff_identities').where('staff_id', '=', staffId).execute()
