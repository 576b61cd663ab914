import { book } from './words/book.ts'
import { counts } from './words/counts.ts'
import { list } from './words/list.ts'
import { moves } from './words/moves.ts'

export const WORDS = { ...list, ...book, ...counts, ...moves }
