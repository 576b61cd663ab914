import { useI18n } from '../i18n/i18n.tsx'
import { Room } from './room.tsx'

export function NoPage() {
  const { t } = useI18n()
  return (
    <Room title={t('noPage')}>
      <p>{t('noPageText')}</p>
    </Room>
  )
}
