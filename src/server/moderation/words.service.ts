import type { Language } from '#domain/sites/sites.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { plainWord } from './word-match.ts'
import * as queries from './words.queries.ts'

export const listWords = async ({ db }: Desk, language: Language) => ({ words: await queries.wordsOf(db, language) })

export async function addWords(desk: Desk, language: Language, typed: readonly string[]): Promise<void> {
  const words = [...new Set(typed.map(plainWord))].filter(word => word !== '')
  const added = await queries.addWords(desk.db, language, words, { by: desk.staff.id, at: desk.now })
  desk.record({ type: 'word-list', id: language, changes: added.map(after => ({ field: 'word', after })) })
}

export async function removeWord(desk: Desk, language: Language, word: string): Promise<void> {
  if (!(await queries.removeWord(desk.db, language, word))) throw new StoreError('STAFF_NOT_FOUND')
  desk.record({ type: 'word-list', id: language, changes: [{ field: 'word', before: word }] })
}
