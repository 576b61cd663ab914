import type { Texts } from '#domain/sites/texts.ts'
import { fill, useI18n, type Values } from './i18n.tsx'

/** The words of one room, which come with it: nobody downloads those of rooms he does not enter. */
export function useWords<K extends string>(words: Texts<K>) {
  const { language } = useI18n()
  const isKey = (key: string): key is K => Object.hasOwn(words, key)
  return {
    w: (key: K, values: Values = {}): string => fill(words[key][language], values),
    /** For what another program names: where there is no word for it, its name. */
    named: (key: string, otherwise: string): string => (isKey(key) ? words[key][language] : otherwise),
  }
}
