import { useI18n } from '../i18n/i18n.tsx'

/** Names what is still needed, for a button that waits for it. */
export function useNeeded() {
  const { t } = useI18n()
  return (...fields: readonly (readonly [label: string, isThere: boolean])[]): string | undefined => {
    const bare = fields.flatMap(([label, isThere]) => (isThere ? [] : [label]))
    return bare.length === 0 ? undefined : t('neededFirst', { fields: bare.join(', ') })
  }
}
