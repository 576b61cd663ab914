import { LANGUAGES, type Language } from './sites.ts'
import type { Text } from './texts.ts'

const PERCENT = / %/
const LOOSE: Partial<Record<Language, RegExp>> = { fr: /« | [:;!?»%](?!\w)/, de: PERCENT, es: PERCENT }

/** The texts in which a line could begin with a sign that belongs to the word before it: such a space must not break. */
export const looseSigns = (text: Text): string[] =>
  LANGUAGES.map(language => ({ own: text[language], loose: LOOSE[language] })).flatMap(({ own, loose }) =>
    loose?.test(own) ? [own] : [],
  )
