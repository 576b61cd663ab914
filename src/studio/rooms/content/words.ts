import { EDITOR_WORDS } from './words/editor.ts'
import { EVENT_WORDS } from './words/events.ts'
import { FIELD_WORDS } from './words/fields.ts'
import { FLOW_WORDS } from './words/flow.ts'
import { LETTER_WORDS } from './words/letters.ts'
import { LIST_WORDS } from './words/list.ts'
import { MEDIA_WORDS } from './words/media.ts'
import { MERGED_WORDS } from './words/merged.ts'
import { TEST_WORDS } from './words/tests.ts'

export const WORDS = {
  ...LIST_WORDS,
  ...EDITOR_WORDS,
  ...EVENT_WORDS,
  ...FIELD_WORDS,
  ...FLOW_WORDS,
  ...LETTER_WORDS,
  ...MEDIA_WORDS,
  ...MERGED_WORDS,
  ...TEST_WORDS,
}
