import { sql, type RawBuilder } from 'kysely'

/** Reviews that somebody asked for; what a key asks for, whoever made it did. */
export const askedBy = (staffId: string): RawBuilder<boolean> =>
  sql`asked_by in (select id from staff where id = ${staffId} or (kind = 'key' and created_by = ${staffId}))`
