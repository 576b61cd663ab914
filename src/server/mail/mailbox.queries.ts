import type { Db } from '../db/database.ts'
import type { Message } from './message.ts'

export async function keepMessage(db: Db, { to, subject, html, text, template, job }: Message): Promise<void> {
  await db
    .insertInto('mailbox')
    .values({ recipient: to, subject, html, body: text, template, job_id: job })
    .onConflict(conflict => conflict.column('job_id').doNothing())
    .execute()
}

export async function deleteMessagesTo(db: Db, recipient: string): Promise<void> {
  await db
    .deleteFrom('mailbox')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['recipient']), '=', recipient.toLowerCase()))
    .execute()
}

const MOST_SHOWN = 100

export const listMessages = (db: Db, recipient: string | undefined) =>
  db
    .selectFrom('mailbox')
    .select(['id', 'recipient', 'subject', 'template', 'sent_at'])
    .$if(recipient !== undefined, query =>
      query.where(({ eb, fn }) => eb(fn<string>('lower', ['recipient']), '=', (recipient ?? '').toLowerCase())),
    )
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()

export const findMessage = (db: Db, id: number) =>
  db.selectFrom('mailbox').select(['subject', 'html']).where('id', '=', id).executeTakeFirst()
