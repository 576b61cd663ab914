import { randomInt } from 'node:crypto'

/** None that is taken for another, and no vowel: no code spells a word. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ'
const LENGTH = 6

/** A code that says what it is of, and that nobody guesses: `HELLO-7KD2M4`. */
export const newCode = (prefix: string, length = LENGTH): string =>
  `${prefix}-${Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
