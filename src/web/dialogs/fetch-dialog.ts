import { languageOf } from '#domain/sites/sites.ts'
import { loadMessages } from '#web/i18n/browser-messages.ts'
import { documentLocale } from '#web/i18n/document-locale.ts'
import { dialogEntry, type DialogName } from './registry.ts'

/** A dialog's code and texts. */
export function fetchDialog(name: DialogName) {
  const { load, namespaces } = dialogEntry(name)
  return Promise.all([load(), loadMessages(languageOf(documentLocale()), ['ui', ...namespaces])])
}
