import { library } from './words/library.ts'
import { one } from './words/one.ts'
import { photographs } from './words/photographs.ts'

export const WORDS = { ...library, ...one, ...photographs }
