import { planWords } from './words/plan.ts'
import { resultWords } from './words/results.ts'
import { roomWords } from './words/room.ts'

export const WORDS = { ...roomWords, ...planWords, ...resultWords }
