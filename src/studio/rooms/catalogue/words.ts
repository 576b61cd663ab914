import { listWords } from './words/list.ts'
import { partWords } from './words/parts.ts'
import { styleWords } from './words/style.ts'

export const WORDS = { ...listWords, ...styleWords, ...partWords }
