import { useI18n } from '../i18n/i18n.tsx'

/** As `$mod` of the shortcuts is judged. */
const IS_APPLE = /Mac|iPod|iPhone|iPad/.test(navigator.platform)

/** The keys that find, as they stand on the keyboard in front of somebody. */
export function useFindKeys(): string {
  const { t } = useI18n()
  return IS_APPLE ? '⌘K' : `${t('ctrl')} K`
}
