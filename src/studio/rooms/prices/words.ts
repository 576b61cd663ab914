import { listWords } from './words/lists.ts'
import { sheetWords } from './words/sheet.ts'

export const WORDS = { ...sheetWords, ...listWords }
