import { isPhone } from '#domain/phone.ts'
import { siteOfLocale } from '#domain/sites.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { PhoneField } from '#web/ui/fields/phone-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { EmailField, TextField } from '#web/ui/fields/text-field.tsx'
import type { useForm } from '#web/ui/fields/use-form.ts'
import { Text, TextLink } from '#web/ui/text.tsx'
import { SIGN_UP_GENDERS, type SignUpValues } from './sign-up-fields.ts'
import { linked, Terms } from './terms-link.tsx'

type Form = ReturnType<typeof useForm<keyof SignUpValues>>

export function PersonFields({ form }: { form: Form }) {
  const { locale, t } = useI18n()
  const { country, features } = siteOfLocale(locale)
  const joins = form.values.loyalty === 'on'
  const postal = form.field('postalCode')
  const number = form.field('phone')
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field('firstName')} label={t('signin.firstName')} autoComplete="given-name" required />
        <TextField {...form.field('lastName')} label={t('signin.lastName')} autoComplete="family-name" required />
      </div>
      <EmailField {...form.field('email')} label={t('signin.email')} autoComplete="username" required />
      <PasswordField {...form.field('password')} label={t('signin.password')} checklist required />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...postal}
          onChange={value => postal.onChange(value.toUpperCase())}
          label={t('signin.postalCode')}
          autoComplete="postal-code"
          maxLength={12}
        />
        <DateField
          {...form.field('birthDate')}
          label={t('signin.birthDate')}
          required={features.birthDateRequired || (joins && features.birthDateRequiredForLoyalty)}
        />
      </div>
      <PhoneField
        {...number}
        onChange={value => {
          number.onChange(value)
          // Terms were accepted for the number that stood here.
          if (!isPhone(value, { dialCode: form.values.phoneDialCode })) form.setValue('smsAccepted', '')
        }}
        label={t('signin.phone')}
        country={country}
        dialCode={form.values.phoneDialCode}
        onDialCodeChange={code => form.setValue('phoneDialCode', code)}
        required={features.smsRequired || (joins && features.phoneRequiredForLoyalty)}
      />
      {features.genderAsked && (
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
  const { phone, phoneDialCode, sms, smsAccepted } = form.values
  const reachable = phone !== '' && isPhone(phone, { dialCode: phoneDialCode })
  return (
    <div className="flex flex-col gap-3">
      <CheckboxField
        {...form.checkbox('loyalty')}
        label={linked(
          t('signin.loyaltyTerms', { terms: '¦' }),
          <Terms path="loyalty-terms" text={t('signin.loyaltyTermsLink')} />,
        )}
      />
      <CheckboxField
        {...form.checkbox('brandTerms')}
        required
        label={linked(
          t('signin.brandTerms', { terms: '¦', privacy: '¦' }),
          <Terms path="brand-terms" text={t('signin.termsLink')} />,
          <Terms path="privacy" text={t('signin.privacyLink')} />,
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
      <CheckboxField
        {...form.checkbox('sms')}
        required={siteOfLocale(locale).features.smsRequired}
        disabled={!reachable}
        checked={reachable && sms === 'on'}
        label={t('signin.sms')}
      />
      {reachable && sms === 'on' && (
        <div className="flex flex-col items-start gap-3 bg-stone-100 p-4">
          <Text size="sm">
            {t('signin.smsTerms')} <TextLink href={`/${locale}/sms-terms`}>{t('signin.termsLink')}</TextLink>
          </Text>
          {smsAccepted === 'on' ? (
            <Text size="sm" className="font-semibold text-moss-dark">
              {t('signin.smsAccepted')}
            </Text>
          ) : (
            <Button look="secondary" size="small" onClick={() => form.setValue('smsAccepted', 'on')}>
              {t('signin.smsAccept')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
