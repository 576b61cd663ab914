import { createTransport } from 'nodemailer'
import { originOf, type Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { enqueue, forgetPayload, type Work } from '../jobs/jobs.ts'
import { compose } from './compose.ts'
import { layOut } from './layout.ts'
import { Mail, type MailInput } from './mail-values.ts'
import { keepMessage } from './mailbox.queries.ts'
import type { Message } from './message.ts'

export type Post = { send: (message: Message) => Promise<void> }

/** A mail server that hangs keeps the queue waiting, payments and refunds behind it: for less than a job's lease. */
const PATIENCE_MS = 15_000

/** Sends through the configured mail server, or keeps what would have been sent. */
export function createPost(config: Config, db: Db, patienceMs = PATIENCE_MS): Post {
  if (config.MAIL === 'kept') return { send: message => keepMessage(db, message) }
  const transport = createTransport({
    url: config.SMTP_URL,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  return {
    async send({ to, subject, html, text, job }) {
      // The same job gives the same id, so that a message sent twice after a crash is shown once.
      const messageId = `<job-${job}@${new URL(originOf(config)).hostname}>`
      await transport.sendMail({ from: config.MAIL_FROM, to, subject, html, text, messageId })
    },
  }
}

/** Queues a message in the caller's transaction: it is sent if and only if that commits. */
export const enqueueMail = (
  db: Db,
  mail: MailInput,
  options: { runAt?: Date; uniqueKey?: string } = {},
): Promise<void> => enqueue(db, 'mail', mail, options)

export const sendQueuedMail: Work = async ({ config, post, database }, { id, payload }) => {
  const mail = Mail.parse(payload)
  const letter = compose(mail, originOf(config))
  await post.send({ to: mail.to, subject: letter.subject, template: mail.template, job: id, ...layOut(letter) })
  // Written to someone whom we have forgotten otherwise.
  if (mail.template === 'account-deleted') await forgetPayload(database.db, id)
}
