import { languageOf } from '#domain/sites/sites.ts'
import { loadMessages } from './browser-messages.ts'
import { documentLocale } from './document-locale.ts'
import { createI18n } from './i18n.tsx'
import { refusalText } from './refusal-text.ts'

export async function fetchRefusalText(name: string | undefined, details: object): Promise<string> {
  const locale = documentLocale()
  const messages = await loadMessages(languageOf(locale), ['refusals', 'cart'])
  return refusalText(createI18n(locale, messages), name, details)
}
