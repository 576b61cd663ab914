import { useSend } from '../calls/queries.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Button } from './button.tsx'
import { FormError } from './form-error.tsx'

const TOUCHED = [
  'credits.waiting',
  'giftCards.read',
  'giftCards.ledger',
  'giftCards.corrections',
  'customers.read',
  'customers.points',
  'customers.corrections',
  'home.read',
] as const

/** What is above somebody’s limit: somebody else says yes or no. */
export function CreditDecision({ creditId }: { readonly creditId: string }) {
  const { t } = useI18n()
  const decide = useSend('credits.decide', TOUCHED, 'form')
  const send = (decision: 'given' | 'declined') => decide.mutate([{ params: { creditId }, body: { decision } }])
  return (
    <>
      <FormError error={decide.error} />
      <div className="part-actions">
        <Button look="primary" disabled={decide.isPending} onClick={() => send('given')}>
          {t('approve')}
        </Button>
        <Button disabled={decide.isPending} onClick={() => send('declined')}>
          {t('decline')}
        </Button>
      </div>
    </>
  )
}
