import { useEffect } from 'react'
import { tellProved } from '../calls/proof.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Porch } from './porch.tsx'

/** Where the window ends in which somebody proved elsewhere that it is still them. */
export function Proved() {
  const { t } = useI18n()
  useEffect(() => {
    tellProved()
    close()
  }, [])
  return (
    <Porch title={t('provedTitle')}>
      <p>{t('provedText')}</p>
    </Porch>
  )
}
