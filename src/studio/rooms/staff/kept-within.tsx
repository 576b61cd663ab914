import { useI18n } from '../../i18n/i18n.tsx'
import { useMadeKeys } from './use-made-keys.ts'

/** Who is given less gives less to the keys they made. */
export function KeptWithin({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useI18n()
  const { isAny, told } = useMadeKeys(id)
  return <output>{isAny && t('keysKeptWithin', { ...told, name })}</output>
}
