import { inbox } from './words/inbox.ts'
import { subjects } from './words/subjects.ts'
import { writing } from './words/writing.ts'

export const WORDS = { ...subjects, ...writing, ...inbox }
