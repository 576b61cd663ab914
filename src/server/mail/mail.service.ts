import { z } from 'zod'
import { originOf, type Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { endAndForget, enqueue, GivenUp, isHeld, LeftToOthers, MAIL_JOB, type Work } from '../jobs/jobs.ts'
import { findLetterTexts } from '../content/letters.service.ts'
import { compose } from './compose.ts'
import { layOut } from './layout.ts'
import { leaveUrlFor } from './leave-link.ts'
import { LETTER_PURPOSES } from './letter-purposes.ts'
import { Mail, type MailInput } from './mail-values.ts'
import { findOrderMail, keepMessage, keepOrderMail } from './mailbox.queries.ts'
import type { Message } from './message.ts'
import { refusalIn } from './refusal.ts'
import { createSmtpPost } from './smtp-post.ts'
import { findReasonAgainst, suppress } from './suppressions.service.ts'
import type { Shop } from '../shop.ts'
import { inSpan, OUTWARD } from '../tracing/spans.ts'

/** `kept`: written down, and with nobody. */
type Handed = 'sent' | 'kept'
/** Written to someone whom we have forgotten otherwise, or with a link that opens an account: gone once it is sent. */
const FORGOTTEN: ReadonlySet<Mail['template']> = new Set(['account-deleted', 'staff-invitation', 'password-reset'])

export type Post = { send: (message: Message) => Promise<Handed>; close: () => void }

/** Sends through the configured mail server, or keeps what would have been sent. */
export const createPost = (config: Config, db: Db, patience?: { reply: number; letter: number }): Post =>
  config.MAIL === 'kept'
    ? { send: message => keepMessage(db, message).then(() => 'kept'), close: () => {} }
    : createSmtpPost(config, patience)

/** Queues a message in the caller's transaction: it is sent if and only if that commits. */
export const enqueueMail = (
  db: Db,
  mail: MailInput,
  options: { runAt?: Date; uniqueKey?: string } = {},
): Promise<void> => enqueue(db, MAIL_JOB, mail, options)

export const sendQueuedMail: Work = async (services, job) => {
  const { id, payload } = job
  const { config, post, database, clock, log, metrics } = services
  const mail = readMail(payload)
  const purpose = LETTER_PURPOSES[mail.template]
  const reason = await findReasonAgainst(database.db, mail.to, purpose)
  if (reason !== undefined) {
    metrics.countLetter('withheld')
    return log.info('A letter is not sent', { template: mail.template, job: id, reason })
  }
  const leaveUrl = purpose === 'marketing' ? leaveUrlFor(services, mail.locale, mail.to) : undefined
  const texts = await findLetterTexts(services, mail.template, mail.locale)
  const letter = compose(mail, texts, originOf(config), leaveUrl)
  const message = { to: mail.to, subject: letter.subject, template: mail.template, job: id, leaveUrl }
  const laidOut = layOut(letter)
  // Whom it is to may have been forgotten meanwhile.
  if (!(await isHeld(database.db, job))) return
  let known = true
  try {
    const handed = await inSpan('send a letter', OUTWARD, () => post.send({ ...message, ...laidOut }))
    metrics.countLetter(handed)
    if ('orderNumber' in mail.values)
      known = await keepOrderMail(database.db, {
        job_id: id,
        order_number: mail.values.orderNumber,
        template: mail.template,
        subject: letter.subject,
        mail: JSON.stringify(mail),
        text: laidOut.text,
        sent_at: clock(),
        kept: handed === 'kept',
      })
  } catch (error) {
    const refusal = refusalIn(error)
    metrics.countLetter(refusal ? 'refused' : 'failed')
    if (!refusal) throw error
    if (refusal.kind === 'letter') throw new GivenUp(refusal.said)
    await suppress(database.db, { address: mail.to, reason: 'bounced', detail: refusal.said, at: clock() })
  }
  if (!known || FORGOTTEN.has(mail.template)) await endAndForget(database.db, job, clock())
}

const Named = z.object({ template: z.string() })

/** A newer version beside this one writes letters that this one cannot. */
function readMail(payload: unknown): Mail {
  const template = Named.safeParse(payload).data?.template
  if (template !== undefined && !Object.hasOwn(LETTER_PURPOSES, template))
    throw new LeftToOthers(`nobody writes letters of template ${template} here`)
  return Mail.parse(payload)
}

/** What was written about an order, in words, and how to write it again. */
export async function readOrderMail(shop: Shop, orderNumber: string, id: number) {
  const found = await findOrderMail(shop.db, orderNumber, id)
  if (!found) return undefined
  const mail = Mail.parse(found.mail)
  const text = found.text ?? (await inWords(shop, mail))
  return { mail, text, subject: found.subject, sentAt: found.sent_at, kept: found.kept }
}

async function inWords({ services }: Shop, mail: Mail): Promise<string> {
  const texts = await findLetterTexts(services, mail.template, mail.locale)
  return layOut(compose(mail, texts, originOf(services.config))).text
}
