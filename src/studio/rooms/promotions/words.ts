import { formWords } from './words/form.ts'
import { roomWords } from './words/room.ts'

export const WORDS = { ...roomWords, ...formWords }
