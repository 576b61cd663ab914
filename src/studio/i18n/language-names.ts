import { useMemo } from 'react'
import { useI18n } from './i18n.tsx'

/** Languages as the one speaks of them in which one works: German, allemand, Deutsch, alemán. */
export function useLanguageNames(): (code: string) => string {
  const { language } = useI18n()
  const names = useMemo(() => new Intl.DisplayNames(language, { type: 'language' }), [language])
  return code => names.of(code) ?? code
}
