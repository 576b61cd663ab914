import { randomBytes } from 'node:crypto'

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** An id nobody can guess, in letters nobody confuses: five bits a letter. */
export const newId = (prefix: string, letters = 16): string =>
  `${prefix}_${Array.from(randomBytes(letters), byte => LETTERS[byte % LETTERS.length]).join('')}`
