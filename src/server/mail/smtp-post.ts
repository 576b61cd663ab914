import { readFileSync } from 'node:fs'
import { createTransport } from 'nodemailer'
import { originOf, type Config } from '../config.ts'
import { UnusableSettings } from '../unusable-settings.ts'
import type { Message } from './message.ts'

/** A letter to a mail server that hangs is given up in less than a job's lease. */
const PATIENCE_MS = 15_000
const LETTERS_PER_CONNECTION = 100

/** With both headers of RFC 8058, which count only where the signature covers them. */
const SIGNED_FIELDS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'List-Unsubscribe:List-Unsubscribe-Post'

/** Sends through the configured mail server, over connections that stay open. */
export function createSmtpPost(config: Config, patienceMs = PATIENCE_MS) {
  const transport = createTransport({
    url: config.SMTP_URL,
    pool: true,
    maxConnections: config.SMTP_CONNECTIONS,
    maxMessages: LETTERS_PER_CONNECTION,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    ...signatureOf(config),
  })
  return {
    async send({ to, subject, html, text, job, leaveUrl }: Message): Promise<'sent'> {
      // The same job gives the same id, so that a message sent twice after a crash is shown once.
      const messageId = `<job-${job}@${new URL(originOf(config)).hostname}>`
      const headers = leaveUrl === undefined ? {} : oneClick(leaveUrl)
      await transport.sendMail({ from: config.MAIL_FROM, to, subject, html, text, messageId, headers })
      return 'sent'
    },
    close: () => transport.close(),
  }
}

/** On one line each: relays that fold them anew break the signature. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function signatureOf({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE }: Config) {
  if (DKIM_DOMAIN === undefined || DKIM_SELECTOR === undefined || DKIM_KEY_FILE === undefined) return {}
  const dkim = { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, headerFieldNames: SIGNED_FIELDS }
  return { dkim: { ...dkim, privateKey: readKey(DKIM_KEY_FILE) } }
}

function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UnusableSettings(`DKIM_KEY_FILE cannot be read: ${error instanceof Error ? error.message : file}`)
  }
}
