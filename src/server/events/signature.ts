import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

const signed = (secret: string, content: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(content)
    .digest('base64')}`

/** The headers of one try, after the Standard Webhooks specification. While a secret is exchanged, both sign. */
export function signatureHeaders(secrets: readonly string[], id: string, at: Date, body: string) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(secret => signed(secret, `${id}.${timestamp}.${body}`)).join(' '),
  }
}
