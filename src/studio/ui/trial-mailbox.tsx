import { useMe } from '../calls/queries.ts'
import { useI18n } from '../i18n/i18n.tsx'

/** Where no mail leaves the shop, who tries it reads here what was written, secrets of cards and links included. */
export function TrialMailbox({ to }: { readonly to?: string | undefined }) {
  const { t } = useI18n()
  const { data: me } = useMe()
  if (!me?.mailbox) return null
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`
  return (
    <p className="hint">
      {t('trialMailbox')}{' '}
      <a href={`/dev/mailbox${query}`} target="_blank" rel="noreferrer">
        {t(to === undefined ? 'trialMailboxOpen' : 'trialMailboxTo', { to: to ?? '' })}
      </a>
    </p>
  )
}
