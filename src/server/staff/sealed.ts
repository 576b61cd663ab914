import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Services } from '../services.ts'

const keyOf = ({ identity }: Services) => createHash('sha256').update(identity.keys.secretFor('staff-totp')).digest()

/** What the shop must be able to read again, but nobody with the database alone. */
export function seal(services: Services, text: string): string {
  const start = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(services), start)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([start, cipher.getAuthTag(), sealed]).toString('base64url')
}

export function unseal(services: Services, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(services), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
