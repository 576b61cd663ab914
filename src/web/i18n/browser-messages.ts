import type { Language } from '#domain/sites/sites.ts'
import type { Messages, Namespace } from './i18n.tsx'

type File = { default: Record<string, string> }

/** One small file per subject and language: `?in=` leaves the other languages out (scripts/one-language.ts). */
const files: Readonly<Record<Language, Readonly<Record<string, () => Promise<File>>>>> = {
  en: import.meta.glob<File>('./texts/*.ts', { query: '?in=en' }),
  fr: import.meta.glob<File>('./texts/*.ts', { query: '?in=fr' }),
  de: import.meta.glob<File>('./texts/*.ts', { query: '?in=de' }),
  es: import.meta.glob<File>('./texts/*.ts', { query: '?in=es' }),
}

/** The texts an island needs. */
export async function loadMessages(language: Language, namespaces: readonly Namespace[]): Promise<Messages> {
  const loaded = await Promise.all(
    namespaces.map(async namespace => {
      const file = files[language][`./texts/${namespace}.ts`]
      return [namespace, file ? (await file()).default : {}] as const
    }),
  )
  return Object.fromEntries(loaded)
}
