import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { reasonOf, well, wrong, type Finding } from './finding.ts'

const PATIENCE_MS = 10_000

/** Signs in at the mail server as the shop would, and sends nothing. */
export async function checkMail({ MAIL, SMTP_URL, MAIL_FROM }: Config): Promise<Finding[]> {
  if (MAIL !== 'smtp' || SMTP_URL === undefined)
    return [wrong('mail', 'none leaves the house', 'Set MAIL=smtp and SMTP_URL.')]
  const waits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }
  const transport = createTransport({ url: SMTP_URL, ...waits })
  try {
    await transport.verify()
    return [
      well('mail', 'the server lets us in'),
      ...(/\.test>?$/.test(MAIL_FROM)
        ? [wrong('mail', `MAIL_FROM is ${MAIL_FROM}, which nobody can answer`, 'Set MAIL_FROM to an address of yours.')]
        : []),
    ]
  } catch (error) {
    return [
      wrong(
        'mail',
        `the server does not let us in (${reasonOf(error)})`,
        'Look at SMTP_URL: host, port, user and password.',
      ),
    ]
  } finally {
    transport.close()
  }
}
