import { readFileSync } from 'node:fs'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { originOf, type Config } from '../config.ts'
import { UnusableSettings } from '../unusable-settings.ts'
import type { Message } from './message.ts'

/** How long a mail server may take for one reply, and for one letter: each of its replies may come just in time. */
const PATIENCE = { reply: 15_000, letter: 120_000 }
const LETTERS_PER_CONNECTION = 100

/** With both headers of RFC 8058, which count only where the signature covers them. */
const SIGNED_FIELDS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'List-Unsubscribe:List-Unsubscribe-Post'

/**
 * Sends through the configured mail server, over connections that stay open: as many as there are letters at once. Each has
 * its own, which ends with a letter that is given up, so that this one is not sent after all.
 */
export function createSmtpPost(config: Config, patience = PATIENCE) {
  const open = () =>
    createTransport({
      url: config.SMTP_URL,
      pool: true,
      maxConnections: 1,
      maxMessages: LETTERS_PER_CONNECTION,
      connectionTimeout: patience.reply,
      greetingTimeout: patience.reply,
      socketTimeout: patience.reply,
      ...signatureOf(config),
    })
  // The first is made at once, so that a key that cannot be read is told at the start.
  const free = [open()]

  async function inTime(letter: SendMailOptions): Promise<void> {
    const transport = free.pop() ?? open()
    let isLate = false
    const deadline = setTimeout(() => {
      isLate = true
      transport.close({ force: true })
    }, patience.letter)
    try {
      await transport.sendMail(letter)
    } catch (error) {
      throw isLate ? new Error('The mail server takes too long for one letter', { cause: error }) : error
    } finally {
      clearTimeout(deadline)
      if (!isLate) free.push(transport)
    }
  }

  return {
    async send({ to, subject, html, text, job, leaveUrl }: Message): Promise<'sent'> {
      // The same job gives the same id, so that a message sent twice after a crash is shown once.
      const messageId = `<job-${job}@${new URL(originOf(config)).hostname}>`
      const headers = leaveUrl === undefined ? {} : oneClick(leaveUrl)
      await inTime({ from: config.MAIL_FROM, to, subject, html, text, messageId, headers })
      return 'sent'
    },
    close: () => free.forEach(transport => transport.close()),
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
