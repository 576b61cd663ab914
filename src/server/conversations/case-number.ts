import { randomInt } from 'node:crypto'

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a conversation with the desk is called: short enough to be read out, without letters that are taken for others. */
export const newCaseNumber = (): string =>
  `CASE-${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
