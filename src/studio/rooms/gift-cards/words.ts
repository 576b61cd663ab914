import { PROGRAM_WORDS } from '../../i18n/program-words.ts'
import { cards } from './words/cards.ts'
import { dialogs } from './words/dialogs.ts'

export const WORDS = { ...dialogs, ...cards, ...PROGRAM_WORDS }
