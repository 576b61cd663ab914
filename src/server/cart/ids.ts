import { fewRandomBytes } from '../identity/random-bytes.ts'

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** An id nobody can guess, in letters nobody confuses: five bits a letter. */
export const newId = (prefix: string, letters = 16): string =>
  `${prefix}_${Array.from(fewRandomBytes(letters), byte => LETTERS[byte % LETTERS.length]).join('')}`
