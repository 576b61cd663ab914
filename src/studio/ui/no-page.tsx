import { useI18n } from '../i18n/i18n.tsx'
import { Empty } from './state.tsx'

export function NoPage() {
  const { t } = useI18n()
  return <Empty title={t('noPage')} text={t('noPageText')} />
}
