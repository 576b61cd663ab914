import { useState } from 'react'
import { password } from '#domain/identity/password.ts'
import { required } from '#domain/identity/validators.ts'
import { call } from '#web/call.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { EmailField } from '#web/ui/fields/text-field.tsx'
import { ticked, useForm } from '#web/ui/fields/use-form.ts'
import { attempt } from './attempt.ts'
import { captchaToken } from '#web/session/captcha.ts'
import { failureText, type FormFailure } from './error-text.ts'
import type { StepProps } from './flow-state.ts'
import { EMAIL_RULES } from './lookup-step.tsx'
import { signUp } from './sign-in-calls.ts'
import { FailureNotice, flowHref, StepFrame, StepLink } from './step-frame.tsx'
import { linked, Terms } from './terms-link.tsx'

/** The simplified way in: an address and a password. What else we would like to know is asked next, and may be skipped. */
export function EnrollStep({ flow, email, signedIn, go }: StepProps) {
  const { locale, t } = useI18n()
  const [failure, setFailure] = useState<FormFailure>()
  const form = useForm({
    initial: { email, password: '', brandTerms: '', newsletter: '' },
    rules: { email: EMAIL_RULES, password: [required, password], brandTerms: [ticked] },
    async onSubmit(values) {
      setFailure(undefined)
      const newsletter = values.newsletter === 'on'
      const body = { email: values.email, password: values.password, agreements: ['brand-terms'], newsletter }
      const refused = await attempt(async () => {
        await signUp(call, body, { ...flow, captcha: await captchaToken('register') })
        await signedIn({ as: 'begun', newsletter })
      })
      if (refused?.code === 'LOGIN_IN_USE') form.setError('email', failureText(t, refused))
      else setFailure(refused)
    },
  })
  return (
    <StepFrame title={t('signin.signUpTitle')} text={t('signin.enrollText')}>
      <form {...form.formProps} className="flex flex-col gap-5">
        <FailureNotice failure={failure} />
        <EmailField {...form.field('email')} label={t('signin.email')} autoComplete="username" required />
        <PasswordField {...form.field('password')} label={t('signin.password')} checklist required />
        <div className="flex flex-col gap-3">
          <CheckboxField
            {...form.checkbox('brandTerms')}
            required
            label={linked(
              t('signin.brandTerms', { terms: '¦', privacy: '¦' }),
              <Terms path="/brand-terms" text={t('signin.termsLink')} />,
              <Terms path="/privacy" text={t('signin.privacyLink')} />,
            )}
          />
          <CheckboxField {...form.checkbox('newsletter')} label={t('signin.newsletter')} />
        </div>
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
