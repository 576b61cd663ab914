import type { z } from 'zod'
import type { conversations } from '#contract/staff/conversations/conversations.ts'
import { DEFAULT_LOCALE, siteOfLocale } from '#domain/sites/sites.ts'
import { newId } from '../identity/ids.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './conversations.queries.ts'
import { tellDesk } from './tell-desk.service.ts'

const NAMED = /\b(?:CASE|MAIL)-[A-Z0-9]{4,20}\b/
type IncomingMail = z.output<typeof conversations.receive.body>

/** A number in a subject is no proof: a mail joins a conversation only from the address that leads it. */
export async function receiveMail(desk: Desk, mail: IncomingMail): Promise<{ id: string }> {
  const before = await queries.findByMessage(desk.db, mail.messageId)
  if (before !== undefined) return { id: before }
  const named = NAMED.exec(mail.subject.toUpperCase())?.[0]
  const found = named === undefined ? undefined : await queries.findConversation(desk.db, named, 'lock')
  const joins = found?.email?.toLowerCase() === mail.from.toLowerCase() ? found : undefined
  const locale = joins?.locale ?? mail.locale ?? DEFAULT_LOCALE
  const site = joins?.site ?? siteOfLocale(locale).id
  if (!desk.staff.grants.can('conversations.write', site))
    throw new StoreError('STAFF_FORBIDDEN', { permission: 'conversations.write' })
  const id = joins?.id ?? newId('MAIL', 10).replace('_', '-').toUpperCase()
  if (joins) await queries.moveOn(desk.db, joins, desk.now)
  else await queries.openMail(desk.db, id, site, locale, desk.now)
  await queries.insertEntry(desk.db, {
    id: newId('cve'),
    conversation_id: id,
    kind: 'in',
    email: mail.from,
    name: mail.name ?? null,
    subject: mail.subject,
    text: mail.text,
    message_id: mail.messageId,
    created_at: desk.now,
  })
  await tellDesk(desk, id)
  desk.record({ type: 'conversation', id })
  return { id }
}
