import { useEffect, useState } from 'react'
import { needsConfirmation } from './loyalty-site.ts'
import { call } from '#web/call.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { Text, TextLink } from '#web/ui/text.tsx'
import { attempt } from './attempt.ts'
import type { FormFailure } from './error-text.ts'
import type { StepProps } from './flow-state.ts'
import { FailureNotice, StepFrame } from './step-frame.tsx'

/** Invites someone who is signed in; what the program needs and the profile lacks is asked first. */
export function NonLoyaltyStep({ profile, go, finish }: StepProps) {
  const { locale, t } = useI18n()
  const [accepted, setAccepted] = useState(false)
  const [joining, setJoining] = useState(false)
  const [failure, setFailure] = useState<FormFailure>()
  async function join() {
    setJoining(true)
    const enrollments = [{ type: 'Loyalty' as const, optin: true, channel: 'web' }]
    const refused = await attempt(() => call('consumer.updateProfile', { body: { consumerProfile: { enrollments } } }))
    setJoining(false)
    if (refused?.field === 'phone' || refused?.field === 'birthDate')
      return go(profile?.consumerDetails.phone === undefined ? 'mobile' : 'profile')
    setFailure(refused)
    if (!refused) go('welcome')
  }
  return (
    <StepFrame title={t('signin.nonLoyaltyTitle')} text={t('signin.nonLoyaltyText')}>
      <FailureNotice failure={failure} />
      <CheckboxField
        name="loyaltyTerms"
        checked={accepted}
        onChange={setAccepted}
        required
        label={
          <>
            {t('signin.loyaltyTerms', { terms: t('signin.loyaltyTermsLink') })}{' '}
            <TextLink href={`/${locale}/loyalty-terms`}>{t('signin.loyaltyTermsLink')}</TextLink>
          </>
        }
      />
      <div className="flex flex-col gap-3">
        <Button wide loading={joining} disabled={!accepted} onClick={() => void join()}>
          {t('signin.joinLoyalty')}
        </Button>
        <Button look="quiet" wide onClick={finish}>
          {t('signin.notNow')}
        </Button>
      </div>
    </StepFrame>
  )
}

export function WelcomeStep({ saved }: StepProps) {
  const { locale, t } = useI18n()
  const [code, setCode] = useState<string>()
  useEffect(() => {
    void attempt(async () => setCode((await call('consumer.welcomePromo')).couponCode))
  }, [])
  return (
    <StepFrame title={t('signin.welcomeTitle')} text={t('signin.welcomeText')}>
      <p className="bg-stone-100 p-4 text-center text-xl font-bold tracking-wider tabular-nums">{code ?? '…'}</p>
      {needsConfirmation(locale) && <Text size="sm">{t('signin.welcomeConfirm')}</Text>}
      <Button wide onClick={() => void saved()}>
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
