import { createHash, randomBytes } from 'node:crypto'
import { fewRandomBytes } from './random-bytes.ts'

// No vowels, so that no id spells a word; 30 letters give almost five bits each.
const LETTERS = '0123456789bcdfghjkmnpqrstvwxyz'

/** An id nobody can guess: `con_…`, `gst_…`. */
export function newId(prefix: string, length = 20): string {
  let id = ''
  while (id.length < length)
    for (const byte of fewRandomBytes(length))
      if (byte < 240 && id.length < length) id += LETTERS[byte % LETTERS.length]
  return `${prefix}_${id}`
}

/** A secret for a link or a code. Only its hash is stored. */
export const newSecret = () => randomBytes(32).toString('base64url')

export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** What an associate's tries and visits are known by. */
export const associateLogin = (storeId: string | number, employeeId: string): string =>
  `associate:${storeId}:${employeeId}`
