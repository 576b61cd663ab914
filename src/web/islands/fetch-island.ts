import { languageOf } from '#domain/sites/sites.ts'
import { loadMessages } from '#web/i18n/browser-messages.ts'
import { documentLocale } from '#web/i18n/document-locale.ts'
import { entryOf, loadIsland } from './load-island.ts'

/** An island's code and texts. Without React, so that they come beside it and not after it. */
export const fetchIsland = (name: string) =>
  Promise.all([loadIsland(name), loadMessages(languageOf(documentLocale()), entryOf(name).namespaces)])
