import { useState } from 'react'
import type { ConsumerProfile } from '#contract/consumer/consumer.entities.ts'
import { LOYALTY_OFFER } from '#domain/loyalty/loyalty.ts'
import { siteOfLocale } from '#domain/sites/sites.ts'
import { isBlank } from '#domain/identity/validators.ts'
import { call } from '#web/call.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ticked, useForm } from '#web/ui/fields/use-form.ts'
import { attempt } from './attempt.ts'
import { failureText, type FormFailure } from './error-text.ts'
import type { StepProps } from './flow-state.ts'
import { knownPerson, newDetails, rulesForUnknown, type KnownPerson } from './known-person.ts'
import { PostalCodeField } from './postal-code-field.tsx'
import { agreesToSms, awaitsSmsTerms, SMS_START } from './sms-consent.ts'
import { SmsConsent, SmsPhoneField } from './sms-fields.tsx'
import { linked, Terms } from './terms-link.tsx'
import { FailureNotice, StepFrame } from './step-frame.tsx'

const FIELD_OF: Readonly<Record<string, keyof KnownPerson>> = {
  PROFILE_PHONE_IN_USE: 'phone',
  MISSING_BIRTHDATE: 'birthDate',
  INVALID_AGE: 'birthDate',
}

const SMS_WANTED = { consumerDetails: {}, subscriptions: [{ channel: 'sms' as const, optin: true }] }

/** Loyalty sign-up: the sign-up form of someone we know. What he told us is shown and stays; the rest is asked. */
export function LoyaltyStep({ profile, go, finish }: StepProps) {
  const { locale, t } = useI18n()
  const { features } = siteOfLocale(locale)
  const [failure, setFailure] = useState<FormFailure>()
  const known = knownPerson(locale, profile?.consumerDetails)
  const isTextedTo = profile?.subscriptions.some(({ channel, optin }) => channel === 'sms' && optin) ?? false
  const isKnown = (field: keyof KnownPerson) => known[field] !== ''
  const form = useForm({
    initial: { ...known, ...SMS_START, referralCode: '', loyaltyTerms: '' },
    rules: values => ({ ...rulesForUnknown(locale, known, values), loyaltyTerms: [ticked] }),
    async onSubmit({ referralCode, ...values }): Promise<void> {
      setFailure(undefined)
      if (awaitsSmsTerms(values)) return form.setError('sms', t('signin.smsNeeded'))
      const refused = await attempt(async () => {
        const consumerDetails = newDetails(locale, known, values)
        const enrollments: ConsumerProfile['enrollments'] = [{ type: 'Loyalty', optin: true, channel: 'web' }]
        await call('consumer.updateProfile', { body: { consumerProfile: { consumerDetails, enrollments } } })
        if (agreesToSms(values)) await call('consumer.updateSubscription', { body: { consumerProfile: SMS_WANTED } })
        if (!isBlank(referralCode)) await call('consumer.loyaltyToken', { body: { referralCode } })
      })
      const field = refused && FIELD_OF[refused.code]
      if (!refused) go('welcome')
      else if (field) form.setError(field, failureText(t, refused))
      else setFailure(refused)
    },
  })
  return (
    <StepFrame title={t('signin.nonLoyaltyTitle')} text={t('signin.nonLoyaltyText', LOYALTY_OFFER)}>
      <form {...form.formProps} className="flex flex-col gap-5">
        <FailureNotice failure={failure} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...form.field('firstName')}
            label={t('signin.firstName')}
            autoComplete="given-name"
            disabled={isKnown('firstName')}
            required
          />
          <TextField
            {...form.field('lastName')}
            label={t('signin.lastName')}
            autoComplete="family-name"
            disabled={isKnown('lastName')}
            required
          />
          <PostalCodeField
            {...form.field('postalCode')}
            label={t('signin.postalCode')}
            disabled={isKnown('postalCode')}
          />
          <DateField
            {...form.field('birthDate')}
            label={t('signin.birthDate')}
            disabled={isKnown('birthDate')}
            required={features.birthDateRequiredForLoyalty}
          />
        </div>
        <SmsPhoneField form={form} disabled={isKnown('phone')} required={features.phoneRequiredForLoyalty} />
        <TextField
          {...form.field('referralCode')}
          label={t('signin.referralCode')}
          autoCapitalize="characters"
          maxLength={64}
        />
        <CheckboxField
          {...form.checkbox('loyaltyTerms')}
          required
          label={linked(
            t('signin.loyaltyTerms', { terms: '¦' }),
            <Terms path="/loyalty-terms" text={t('signin.loyaltyTermsLink')} />,
          )}
        />
        {!isTextedTo && <SmsConsent form={form} />}
        <div className="flex flex-col gap-3">
          <Button type="submit" wide loading={form.submitting}>
            {t('signin.joinLoyalty')}
          </Button>
          <Button look="quiet" wide onClick={finish}>
            {t('signin.notNow')}
          </Button>
        </div>
      </form>
    </StepFrame>
  )
}
