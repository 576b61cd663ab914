import { ORDER_STATUS_WORDS } from '../../i18n/order-status-words.ts'
import { PROGRAM_WORDS } from '../../i18n/program-words.ts'
import { belongings } from './words/belongings.ts'
import { dialogs } from './words/dialogs.ts'
import { person } from './words/person.ts'
import { retention } from './words/retention.ts'

export const WORDS = { ...retention, ...belongings, ...dialogs, ...person, ...PROGRAM_WORDS, ...ORDER_STATUS_WORDS }
