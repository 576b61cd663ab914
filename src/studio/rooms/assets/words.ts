import { library } from './words/library.ts'
import { one } from './words/one.ts'
import { PHOTOGRAPH_WORDS } from '../../assets/photograph-words.ts'

export const WORDS = { ...library, ...one, ...PHOTOGRAPH_WORDS }
