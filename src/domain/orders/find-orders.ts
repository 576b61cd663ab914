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

const SHORTEST = { number: 3, sku: 3, tracking: 6, phone: 6, name: 2, email: 3 } as const

/** Whatever somebody may have meant by what he typed. */
export function soughtWords(typed: string): SoughtWord[] {
  const word = plainWord(typed)
  const compact = word.replaceAll(/[^a-z0-9]/g, '')
  const digits = word.replaceAll(/\D/g, '')
  const found: SoughtWord[] = []
  const seek = (kind: OrderWordKind, what: string, start: boolean) => void found.push({ kind, word: what, start })
  if (word.includes('@')) return [{ kind: 'email', word, start: true }]
  if (compact.length >= SHORTEST.number) seek('number', compact, true)
  if (word.length >= SHORTEST.sku && !word.includes(' ')) seek('sku', word, true)
  if (compact.length >= SHORTEST.tracking && !word.includes(' ')) seek('tracking', word, true)
  if (/^[\d\s()+/.-]+$/.test(word) && digits.length >= SHORTEST.phone)
    seek('phone', [...digits.replace(/^0+/, '')].toReversed().join(''), true)
  if (/^\d{4}$/.test(word)) seek('card', word, false)
  const amount = /^\D{0,2}(\d{1,7})(?:[.,](\d{2}))?\D{0,2}$/.exec(word)
  if (amount) seek('amount', String(Number(`${amount[1]}${amount[2] ?? '00'}`)), false)
  if (/\p{L}/u.test(word) && word.length >= SHORTEST.name) seek('name', word, true)
  if (/^[a-z]/.test(word) && word.length >= SHORTEST.email && !word.includes(' ')) seek('email', word, true)
  return found
}
