import { book } from './words/book.ts'
import { list } from './words/list.ts'

export const WORDS = { ...list, ...book }
