import { useState } from 'react'
import { findPhoneCode } from '#domain/identity/phone-codes.ts'
import { phone, storedPhone } from '#domain/identity/phone.ts'
import { siteOfLocale } from '#domain/sites/sites.ts'
import { required } from '#domain/identity/validators.ts'
import { call } from '#web/call.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { PhoneField } from '#web/ui/fields/phone-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useForm } from '#web/ui/fields/use-form.ts'
import { attempt } from './attempt.ts'
import { failureText, type FormFailure } from './error-text.ts'
import type { StepProps } from './flow-state.ts'
import { knownPerson, newDetails, rulesForUnknown } from './known-person.ts'
import { PostalCodeField } from './postal-code-field.tsx'
import { FailureNotice, StepFrame } from './step-frame.tsx'

export function CompleteMobile({ saved, finish }: StepProps) {
  const { locale, t } = useI18n()
  const { country } = siteOfLocale(locale)
  const [failure, setFailure] = useState<FormFailure>()
  const form = useForm({
    initial: { phone: '', phoneDialCode: findPhoneCode(country)?.dialCode ?? '1' },
    rules: values => ({ phone: [required, phone({ dialCode: values.phoneDialCode })] }),
    async onSubmit(values) {
      const consumerDetails = { phone: storedPhone(values.phoneDialCode, values.phone) }
      const refused = await attempt(async () => {
        await call('consumer.updateProfile', { body: { consumerProfile: { consumerDetails } } })
        await saved()
      })
      if (refused?.code === 'PROFILE_PHONE_IN_USE') form.setError('phone', failureText(t, refused))
      else setFailure(refused)
    },
  })
  return (
    <StepFrame title={t('signin.mobileTitle')} text={t('signin.mobileText')}>
      <form {...form.formProps} className="flex flex-col gap-5">
        <FailureNotice failure={failure} />
        <PhoneField
          {...form.field('phone')}
          label={t('signin.phone')}
          country={country}
          dialCode={form.values.phoneDialCode}
          onDialCodeChange={code => form.setValue('phoneDialCode', code)}
          required
        />
        <StepButtons loading={form.submitting} skip={finish} />
      </form>
    </StepFrame>
  )
}

/** Asks for what is missing only; what is known is shown and stays. */
export function CompleteProfile({ profile, saved, finish }: StepProps) {
  const { locale, t } = useI18n()
  const known = knownPerson(locale, profile?.consumerDetails)
  const [failure, setFailure] = useState<FormFailure>()
  const form = useForm({
    initial: known,
    rules: values => {
      const { phone: _phone, postalCode = [], birthDate = [], ...names } = rulesForUnknown(locale, known, values)
      return {
        ...names,
        ...(known.postalCode === '' && { postalCode: [required, ...postalCode] }),
        ...(known.birthDate === '' && { birthDate: [required, ...birthDate] }),
      }
    },
    async onSubmit(values) {
      const consumerDetails = newDetails(locale, known, values)
      const refused = await attempt(async () => {
        await call('consumer.updateProfile', { body: { consumerProfile: { consumerDetails } } })
        await saved()
      })
      if (refused?.field === 'birthDate') form.setError('birthDate', failureText(t, refused))
      else setFailure(refused)
    },
  })
  return (
    <StepFrame title={t('signin.profileTitle')} text={t('signin.profileText')}>
      <form {...form.formProps} className="flex flex-col gap-5">
        <FailureNotice failure={failure} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...form.field('firstName')}
            label={t('signin.firstName')}
            autoComplete="given-name"
            disabled={known.firstName !== ''}
            required
          />
          <TextField
            {...form.field('lastName')}
            label={t('signin.lastName')}
            autoComplete="family-name"
            disabled={known.lastName !== ''}
            required
          />
        </div>
        <PostalCodeField
          {...form.field('postalCode')}
          label={t('signin.postalCode')}
          disabled={known.postalCode !== ''}
          required
        />
        {known.birthDate === '' && <DateField {...form.field('birthDate')} label={t('signin.birthDate')} required />}
        <StepButtons loading={form.submitting} skip={finish} />
      </form>
    </StepFrame>
  )
}

function StepButtons({ loading, skip }: { loading: boolean; skip: () => void }) {
  const { t } = useI18n()
  return (
    <div className="flex flex-col gap-3">
      <Button type="submit" loading={loading} wide>
        {t('signin.save')}
      </Button>
      <Button look="quiet" wide onClick={skip}>
        {t('signin.notNow')}
      </Button>
    </div>
  )
}
