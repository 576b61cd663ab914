import type { RoomWords } from '../../i18n/room-words.ts'
import { de } from './words.de.ts'
import { en, type IntegrationWord } from './words.en.ts'
import { es } from './words.es.ts'
import { fr } from './words.fr.ts'

export const WORDS: RoomWords<IntegrationWord> = { en, de, fr, es }
