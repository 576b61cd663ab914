import { randomInt } from 'node:crypto'

const CONSONANTS = 'BDFGHJKLMNPRSTVZ'
const VOWELS = 'AEIOU'
const pick = (letters: string) => letters[randomInt(letters.length)] ?? ''
const syllable = () => pick(CONSONANTS) + pick(VOWELS)

/** Can be said on the phone and not be guessed: some 38 bits, and useless without the email address. */
export const newOrderNumber = (): string =>
  `CRN-${syllable()}${syllable()}-${syllable()}${syllable()}-${String(randomInt(10_000)).padStart(4, '0')}`

export const newReturnNumber = (): string =>
  `RET-${syllable()}${syllable()}-${syllable()}${syllable()}-${String(randomInt(10_000)).padStart(4, '0')}`
