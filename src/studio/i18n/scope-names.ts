import type { Text } from '#domain/sites/texts.ts'
import { useI18n } from './i18n.tsx'
import { useLanguageNames } from './language-names.ts'

const ALL: Text = { en: 'every language', fr: 'toutes les langues', de: 'alle Sprachen', es: 'todos los idiomas' }

/** Whom a layer of content is for, as people say it: every language, German, Canadian French. */
export function useScopeNames(): (scope: string) => string {
  const { language } = useI18n()
  const languageNamed = useLanguageNames()
  return scope => (scope === 'any' ? ALL[language] : languageNamed(scope))
}
