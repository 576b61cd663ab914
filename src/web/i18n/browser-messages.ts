import type { Language } from '#domain/sites/sites.ts'
import type { Messages, Namespace } from './i18n.tsx'

const files = import.meta.glob<{ default: Record<string, string> }>(['./{en,fr,de,es}/*.ts', '!./*/index.ts'])

/** The texts an island needs, one small file per language and namespace. */
export async function loadMessages(language: Language, namespaces: readonly Namespace[]): Promise<Messages> {
  const loaded = await Promise.all(
    namespaces.map(async namespace => {
      const file = files[`./${language}/${namespace}.ts`]
      return [namespace, file ? (await file()).default : {}] as const
    }),
  )
  return Object.fromEntries(loaded)
}
