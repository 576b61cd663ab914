import { useState } from 'react'
import type { ConsumerProfile } from '#contract/consumer.entities.ts'
import { siteOfLocale } from '#domain/sites.ts'
import { isBlank } from '#domain/validators.ts'
import { call } from '#web/call.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { PhoneField } from '#web/ui/fields/phone-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ticked, useForm } from '#web/ui/fields/use-form.ts'
import { attempt } from './attempt.ts'
import { failureText, type FormFailure } from './error-text.ts'
import type { StepProps } from './flow-state.ts'
import { knownPerson, newDetails, rulesForUnknown, type KnownPerson } from './known-person.ts'
import { linked, Terms } from './terms-link.tsx'
import { FailureNotice, StepFrame } from './step-frame.tsx'

const FIELD_OF: Readonly<Record<string, keyof KnownPerson>> = {
  PROFILE_PHONE_IN_USE: 'phone',
  MISSING_BIRTHDATE: 'birthDate',
  INVALID_AGE: 'birthDate',
}

/** Loyalty sign-up: the sign-up form of someone we know. What he told us is shown and stays; the rest is asked. */
export function LoyaltyStep({ profile, go, finish }: StepProps) {
  const { locale, t } = useI18n()
  const { country, features } = siteOfLocale(locale)
  const [failure, setFailure] = useState<FormFailure>()
  const known = knownPerson(locale, profile?.consumerDetails)
  const isKnown = (field: keyof KnownPerson) => known[field] !== ''
  const form = useForm({
    initial: { ...known, referralCode: '', loyaltyTerms: '' },
    rules: values => ({ ...rulesForUnknown(locale, known, values), loyaltyTerms: [ticked] }),
    async onSubmit({ referralCode, ...values }) {
      setFailure(undefined)
      const refused = await attempt(async () => {
        const consumerDetails = newDetails(locale, known, values)
        const enrollments: ConsumerProfile['enrollments'] = [{ type: 'Loyalty', optin: true, channel: 'web' }]
        await call('consumer.updateProfile', { body: { consumerProfile: { consumerDetails, enrollments } } })
        if (!isBlank(referralCode)) await call('consumer.loyaltyToken', { body: { referralCode } })
      })
      const field = refused && FIELD_OF[refused.code]
      if (!refused) go('welcome')
      else if (field) form.setError(field, failureText(t, refused))
      else setFailure(refused)
    },
  })
  return (
    <StepFrame title={t('signin.nonLoyaltyTitle')} text={t('signin.nonLoyaltyText')}>
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
          <TextField
            {...form.field('postalCode')}
            label={t('signin.postalCode')}
            autoComplete="postal-code"
            disabled={isKnown('postalCode')}
          />
          <DateField
            {...form.field('birthDate')}
            label={t('signin.birthDate')}
            disabled={isKnown('birthDate')}
            required={features.birthDateRequiredForLoyalty}
          />
        </div>
        <PhoneField
          {...form.field('phone')}
          label={t('signin.phone')}
          country={country}
          dialCode={form.values.phoneDialCode}
          onDialCodeChange={code => form.setValue('phoneDialCode', code)}
          disabled={isKnown('phone')}
          required={features.phoneRequiredForLoyalty}
        />
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
            <Terms path="loyalty-terms" text={t('signin.loyaltyTermsLink')} />,
          )}
        />
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
