import { useEffect, useState } from 'react'
import { LOYALTY_OFFER } from '#domain/loyalty/loyalty.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { call } from '#web/call.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Text } from '#web/ui/text.tsx'
import { attempt } from './attempt.ts'
import type { FormFailure } from './error-text.ts'
import type { StepProps } from './flow-state.ts'
import { needsConfirmation } from './loyalty-site.ts'
import { FailureNotice, StepFrame } from './step-frame.tsx'

export function WelcomeStep({ saved }: StepProps) {
  const { locale, t } = useI18n()
  const [code, setCode] = useState('…')
  const [failure, setFailure] = useState<FormFailure>()
  useEffect(() => {
    void attempt(async () => setCode((await call('consumer.welcomePromo')).couponCode ?? '')).then(
      refused => refused && setCode(''),
    )
  }, [])
  return (
    <StepFrame
      title={t('signin.welcomeTitle')}
      text={t(code === '' ? 'signin.welcomeWithoutCode' : 'signin.welcomeText', LOYALTY_OFFER)}
    >
      {code !== '' && (
        <p className="bg-stone-100 p-4 text-center text-xl font-bold tracking-wider tabular-nums">{code}</p>
      )}
      {needsConfirmation(locale) && <Text size="sm">{t('signin.welcomeConfirm')}</Text>}
      <FailureNotice failure={failure} />
      <Button wide onClick={() => void attempt(saved).then(setFailure)}>
        {t('signin.next')}
      </Button>
    </StepFrame>
  )
}

export function SuccessStep({ finish }: StepProps) {
  const { t } = useI18n()
  return (
    <StepFrame title={t('signin.successTitle')} text={t('signin.successText')}>
      <Button wide onClick={finish}>
        {t('signin.continueShopping')}
      </Button>
    </StepFrame>
  )
}

/** For someone who signed in above a page, under the word that he is in; the page comes anew with what is his. */
export function ConfirmationStep({ profile, finish }: StepProps) {
  const { locale, t } = useI18n()
  const name = profile?.consumerDetails.firstName
  return (
    <StepFrame title={name === undefined ? t('signin.confirmTitle') : t('account.hello', { name })}>
      <div className="flex flex-col gap-3">
        <Button wide onClick={finish}>
          {t('signin.continueShopping')}
        </Button>
        <ButtonLink href={shopUrl(locale, '/account')} look="secondary" wide>
          {t('account.title')}
        </ButtonLink>
      </div>
    </StepFrame>
  )
}
