import { sql } from 'kysely'
import { NOBODY } from '#domain/orders/nobody.ts'
import type { Db } from '../db/database.ts'
import { MAIL_JOB } from '../jobs/jobs.ts'
import type { Mail } from './mail-values.ts'
import type { Message } from './message.ts'

/** Nothing for whoever is being forgotten at this moment: that takes the job away, and whoever is second waits for the other. */
export async function keepMessage(db: Db, { to, subject, html, text, template, job }: Message): Promise<void> {
  await sql`with wanted as (select id from jobs where id = ${job} for key share)
    insert into mailbox (recipient, subject, html, body, template, job_id)
      select ${to}, ${subject}, ${html}, ${text}, ${template}, id from wanted on conflict (job_id) do nothing`.execute(
    db,
  )
}

export type OrderMail = {
  job_id: number
  order_number: string
  template: string
  subject: string
  mail: string
  text: string
  sent_at: Date
  kept: boolean
}

/**
 * False where nobody is to know any more whose order it was: its letter was still on its way. Who is forgotten at this moment has
 * his order locked: what is kept before that is deleted with the rest.
 */
export async function keepOrderMail(db: Db, mail: OrderMail): Promise<boolean> {
  const { job_id, order_number, template, subject, text, sent_at, kept } = mail
  const { rows } = await sql<{ forgotten: boolean }>`
    with found as materialized (select owner_id, email from orders where number = ${order_number} for share),
    wiped as (select from found where owner_id = ${NOBODY} and email = ''),
    written as (insert into order_mails (job_id, order_number, template, subject, mail, text, sent_at, kept)
      select ${job_id}::bigint, ${order_number}, ${template}, ${subject}, ${mail.mail}::jsonb, ${text}, ${sent_at}::timestamptz, ${kept}::boolean
      where not exists (select from wiped) on conflict do nothing)
    select exists (select from wiped) as forgotten`.execute(db)
  return rows[0]?.forgotten !== true
}

export const findOrderMail = (db: Db, orderNumber: string, id: number) =>
  db
    .selectFrom('order_mails')
    .select(['mail', 'subject', 'text', 'sent_at', 'kept'])
    .where('order_number', '=', orderNumber)
    .where('job_id', '=', id)
    .executeTakeFirst()

export type KeptLetter = { orderNumber: string; subject: string; text: string | null; at: Date; sent: boolean }

/** Letters about these orders that were written to these addresses, oldest first. */
export async function lettersAbout(
  db: Db,
  orderNumbers: readonly string[],
  emails: readonly string[],
): Promise<KeptLetter[]> {
  const { rows } =
    await sql<KeptLetter>`select order_number as "orderNumber", subject, text, sent_at as at, not kept as sent
    from order_mails where order_number = any(${[...orderNumbers]})
      and lower(mail->>'to') = any(${emails.map(email => email.toLowerCase())}) order by sent_at, job_id`.execute(db)
  return rows
}

/** One that tells of an account that is gone is the last. */
const LAST: Mail['template'] = 'account-deleted'

/** Letters that are not sent yet; of all those that tell of orders, which keep their buyer, are left. */
export async function dropLettersTo(db: Db, recipient: string, about?: string): Promise<void> {
  const to = recipient.toLowerCase()
  const order = sql`j.payload->'values'->>'orderNumber'`
  const meant =
    about === undefined
      ? sql`not exists (select from orders o where o.number = ${order} and lower(o.email) = ${to})`
      : sql`${order} = ${about}`
  await sql`delete from jobs j where j.kind = ${MAIL_JOB} and j.done_at is null and lower(j.payload->>'to') = ${to}
    and j.payload->>'template' is distinct from ${LAST} and ${meant}`.execute(db)
}

export async function deleteMessagesTo(db: Db, recipient: string): Promise<void> {
  await db
    .deleteFrom('mailbox')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['recipient']), '=', recipient.toLowerCase()))
    .execute()
  await sql`delete from order_mails where lower(mail->>'to') = ${recipient.toLowerCase()}`.execute(db)
}

const MOST_SHOWN = 100

export const listMessages = (db: Db, recipient: string | undefined) =>
  db
    .selectFrom('mailbox')
    .select(['id', 'recipient', 'subject', 'template', 'sent_at as kept_at'])
    .$if(recipient !== undefined, query =>
      query.where(({ eb, fn }) => eb(fn<string>('lower', ['recipient']), '=', (recipient ?? '').toLowerCase())),
    )
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()

export const findMessage = (db: Db, id: number) =>
  db.selectFrom('mailbox').select(['subject', 'html']).where('id', '=', id).executeTakeFirst()
