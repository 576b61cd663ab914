/** By what an order can be found. */
export type OrderWordKind = 'number' | 'email' | 'name' | 'phone' | 'sku' | 'tracking' | 'card' | 'amount'

/** A word to look for, whole or as the beginning of one. */
export type SoughtWord = { readonly kind: OrderWordKind; readonly word: string; readonly start: boolean }

/** What tells who somebody is: only who may see persons looks for it. */
export const PERSONAL_WORDS: readonly OrderWordKind[] = ['email', 'name', 'phone']

const ACCENTS = /[\u0300-\u036F]/g

/** As words are written down: without accents, small, single spaces. */
export const plainWord = (typed: string): string =>
  typed
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .replaceAll(/[A-Z]/g, letter => letter.toLowerCase())
    .replaceAll(/\s+/g, ' ')
    .trim()

const SHORTEST = { number: 3, sku: 3, tracking: 6, name: 2, email: 3 } as const

/** How many digits of a telephone number's end people give, and by how few it is looked for. */
export const PHONE_END = 4
/** Fewer digits are an end, whose zeros are its own. */
const SHORTEST_DIALLED = 6

/** Telephone numbers stand backwards: people know their end, and countries are written in many ways. */
export const backwards = (number: string): string => [...number.replaceAll(/\D/g, '')].toReversed().join('')

/** A telephone number that may have been typed, or the end of one, backwards; without the zero that countries put before theirs. */
export function soughtPhone(typed: string): string | undefined {
  if (!/^[\d\s()+/.-]+$/.test(typed)) return undefined
  const digits = typed.replaceAll(/\D/g, '')
  const dialled = digits.replace(/^0+/, '')
  const sought = backwards(dialled.length >= SHORTEST_DIALLED ? dialled : digits)
  return sought.length < PHONE_END ? undefined : sought
}

/** Whatever somebody may have meant by what he typed. */
export function soughtWords(typed: string): SoughtWord[] {
  const word = plainWord(typed)
  const compact = word.replaceAll(/[^a-z0-9]/g, '')
  const phone = soughtPhone(word)
  const found: SoughtWord[] = []
  const seek = (kind: OrderWordKind, what: string, start: boolean) => void found.push({ kind, word: what, start })
  if (word.includes('@')) return [{ kind: 'email', word, start: true }]
  if (compact.length >= SHORTEST.number) seek('number', compact, true)
  if (word.length >= SHORTEST.sku && !word.includes(' ')) seek('sku', word, true)
  if (compact.length >= SHORTEST.tracking && !word.includes(' ')) seek('tracking', word, true)
  // So short an end is a word of its own: it has too many beginnings to look through.
  if (phone !== undefined) seek('phone', phone, phone.length > PHONE_END)
  if (/^\d{4}$/.test(word)) seek('card', word, false)
  const amount = /^\D{0,2}(\d{1,7})(?:[.,](\d{2}))?\D{0,2}$/.exec(word)
  if (amount) seek('amount', String(Number(`${amount[1]}${amount[2] ?? '00'}`)), false)
  if (/\p{L}/u.test(word) && word.length >= SHORTEST.name) seek('name', word, true)
  if (/^[a-z]/.test(word) && word.length >= SHORTEST.email && !word.includes(' ')) seek('email', word, true)
  return found
}
