import { signUpNeeds } from '#domain/identity/sign-up-needs.ts'
import { siteOfLocale } from '#domain/sites/sites.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { EmailField, TextField } from '#web/ui/fields/text-field.tsx'
import type { useForm } from '#web/ui/fields/use-form.ts'
import { PostalCodeField } from './postal-code-field.tsx'
import { SIGN_UP_GENDERS, type SignUpValues } from './sign-up-fields.ts'
import { SmsConsent, SmsPhoneField } from './sms-fields.tsx'
import { linked, Terms } from './terms-link.tsx'

type Form = ReturnType<typeof useForm<keyof SignUpValues>>

export function PersonFields({ form }: { form: Form }) {
  const { locale, t } = useI18n()
  const needs = signUpNeeds(siteOfLocale(locale).features, form.values.loyalty === 'on')
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field('firstName')} label={t('signin.firstName')} autoComplete="given-name" required />
        <TextField {...form.field('lastName')} label={t('signin.lastName')} autoComplete="family-name" required />
      </div>
      <EmailField {...form.field('email')} label={t('signin.email')} autoComplete="username" required />
      <PasswordField {...form.field('password')} label={t('signin.password')} checklist required />
      <div className="grid gap-5 sm:grid-cols-2">
        <PostalCodeField {...form.field('postalCode')} label={t('signin.postalCode')} />
        <DateField {...form.field('birthDate')} label={t('signin.birthDate')} required={needs.birthDate} />
      </div>
      <SmsPhoneField form={form} required={needs.phone} />
      {needs.gender && (
        <SelectField
          {...form.field('gender')}
          label={t('signin.gender')}
          placeholder={t('signin.chooseGender')}
          choices={SIGN_UP_GENDERS.map(value => ({ value, label: t(`signin.${value}`) }))}
          required
        />
      )}
    </>
  )
}

/** The boxes: terms, loyalty, news and texts. Texts need a number and terms of their own. */
export function AgreementFields({ form }: { form: Form }) {
  const { locale, t } = useI18n()
  return (
    <div className="flex flex-col gap-3">
      {siteOfLocale(locale).features.loyalty && (
        <CheckboxField
          {...form.checkbox('loyalty')}
          label={linked(
            t('signin.loyaltyTerms', { terms: '¦' }),
            <Terms path="/loyalty-terms" text={t('signin.loyaltyTermsLink')} />,
          )}
        />
      )}
      <CheckboxField
        {...form.checkbox('brandTerms')}
        required
        label={linked(
          t('signin.brandTerms', { terms: '¦', privacy: '¦' }),
          <Terms path="/brand-terms" text={t('signin.termsLink')} />,
          <Terms path="/privacy" text={t('signin.privacyLink')} />,
        )}
      />
      {form.values.loyalty === 'on' && (
        <TextField
          {...form.field('referralCode')}
          label={t('signin.referralCode')}
          autoCapitalize="characters"
          maxLength={64}
        />
      )}
      <CheckboxField {...form.checkbox('newsletter')} label={t('signin.newsletter')} />
      <SmsConsent form={form} required={signUpNeeds(siteOfLocale(locale).features, form.values.loyalty === 'on').sms} />
    </div>
  )
}
