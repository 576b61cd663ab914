import type { Language } from '#domain/sites/sites.ts'
import { fill, useI18n, type Values } from './i18n.tsx'

/** The words of one room, which come with it: nobody downloads those of rooms he does not enter. */
export type RoomWords<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>

export function useWords<K extends string>(words: RoomWords<K>) {
  const { language } = useI18n()
  const mine = words[language]
  const isKey = (key: string): key is K => Object.hasOwn(mine, key)
  return {
    w: (key: K, values: Values = {}): string => fill(mine[key], values),
    /** For what another program names: where there is no word for it, its name. */
    named: (key: string, otherwise: string): string => (isKey(key) ? mine[key] : otherwise),
  }
}
