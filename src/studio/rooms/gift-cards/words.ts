import { cards } from './words/cards.ts'
import { dialogs } from './words/dialogs.ts'

export const WORDS = { ...dialogs, ...cards }
