import { useState } from 'react'
import { findPhoneCode } from '#domain/identity/phone-codes.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { siteOfLocale } from '#domain/sites/sites.ts'
import { call } from '#web/call.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { useForm } from '#web/ui/fields/use-form.ts'
import { attempt } from './attempt.ts'
import { captchaToken } from '#web/session/captcha.ts'
import { failureText, type FormFailure } from './error-text.ts'
import type { StepProps } from './flow-state.ts'
import { signUp } from './sign-in-calls.ts'
import { SIGN_UP_START, signUpBody, signUpRules } from './sign-up-fields.ts'
import { AgreementFields, PersonFields } from './sign-up-form-fields.tsx'
import { awaitsSmsTerms } from './sms-consent.ts'
import { FailureNotice, flowHref, FormMarks, StepFrame, StepLink } from './step-frame.tsx'

const FIELD_OF: Readonly<Record<string, 'email' | 'phone' | 'birthDate'>> = {
  LOGIN_IN_USE: 'email',
  PROFILE_LOGIN_IN_USE: 'email',
  PHONE_IN_USE: 'phone',
  PROFILE_PHONE_IN_USE: 'phone',
  MISSING_BIRTHDATE: 'birthDate',
  INVALID_AGE: 'birthDate',
}

export function SignUpStep({ flow, email, signedIn, go }: StepProps) {
  const { locale, t } = useI18n()
  const { country } = siteOfLocale(locale)
  const [failure, setFailure] = useState<FormFailure | undefined>(flow.failure)
  const dialCode = findPhoneCode(country)?.dialCode ?? '1'
  const form = useForm({
    initial: { ...SIGN_UP_START, phoneDialCode: dialCode, ...flow.values, email },
    rules: values => signUpRules(locale, values),
    async onSubmit(values): Promise<void> {
      setFailure(undefined)
      if (awaitsSmsTerms(values)) return form.setError('sms', t('signin.smsNeeded'))
      const refused = await attempt(async () => {
        await signUp(call, signUpBody(locale, values), { ...flow, captcha: await captchaToken('register') })
        await signedIn({ as: 'new', newsletter: values.newsletter === 'on' })
      })
      const field = refused && FIELD_OF[refused.code]
      if (field) form.setError(field, failureText(t, refused))
      else setFailure(refused)
    },
  })
  return (
    <StepFrame title={t('signin.signUpTitle')} text={t('signin.signUpText')}>
      <form {...form.formProps} method="post" action={shopUrl(locale, '/sign-up')} className="flex flex-col gap-5">
        <FormMarks action="sign-up" token={flow.tokens?.register} flow={flow} />
        <FailureNotice failure={failure} />
        <PersonFields form={form} />
        <AgreementFields form={form} />
        <Button type="submit" loading={form.submitting} wide>
          {t('signin.create')}
        </Button>
        <StepLink href={flowHref(locale, '/sign-in', flow)} onGo={() => go('sign-in')}>
          {t('signin.toSignIn')}
        </StepLink>
      </form>
    </StepFrame>
  )
}
