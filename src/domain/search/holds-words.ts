import { plainWord } from '../orders/find-orders.ts'

/** Whether a label has each word that was typed, in any order and without its accents. */
export function holdsWords(label: string, typed: string): boolean {
  const plain = plainWord(label)
  return plainWord(typed)
    .split(' ')
    .every(word => plain.includes(word))
}
