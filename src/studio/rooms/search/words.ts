import { categoryWords } from './words/categories.ts'
import { queryWords } from './words/queries.ts'
import { ruleWords } from './words/rules.ts'

export const WORDS = { ...queryWords, ...ruleWords, ...categoryWords }
