import type { Simulated } from '#contract/web.ts'
import { useI18n } from '../i18n/i18n.tsx'

/** Says what of this shop is not for real, so that nobody takes an invented parcel for one that left. */
export function TrialNote({ simulated = [] }: { readonly simulated?: readonly Simulated[] | undefined }) {
  const { t } = useI18n()
  if (simulated.length === 0) return null
  return (
    <section className="trial" aria-label={t('trial')}>
      <strong>{t('trial')}</strong>
      <ul>
        {simulated.map(part => (
          <li key={part}>{t(`trial_${part}`)}</li>
        ))}
      </ul>
    </section>
  )
}
