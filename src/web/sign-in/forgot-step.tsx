import { useState } from 'react'
import { password } from '#domain/identity/password.ts'
import { inMinutes, TIMINGS } from '#domain/time/timings.ts'
import { required, sameAs } from '#domain/identity/validators.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { call } from '#web/call.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { EmailField } from '#web/ui/fields/text-field.tsx'
import { useForm } from '#web/ui/fields/use-form.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text.tsx'
import { attempt } from './attempt.ts'
import { captchaToken } from '#web/session/captcha.ts'
import type { FormFailure } from './error-text.ts'
import type { StepProps } from './flow-state.ts'
import { EMAIL_RULES } from './lookup-step.tsx'
import { FailureNotice, FormMarks, StepFrame } from './step-frame.tsx'

export function ForgotStep({ flow, email }: StepProps) {
  const { locale, t } = useI18n()
  const [sent, setSent] = useState(flow.notice === 'linkSent')
  const [failure, setFailure] = useState<FormFailure | undefined>(flow.failure)
  const form = useForm({
    initial: { email },
    rules: { email: EMAIL_RULES },
    async onSubmit(values) {
      const refused = await attempt(async () => {
        const captcha = await captchaToken('reset')
        const body = { ...values, ...(captcha !== undefined && { recaptcha_response: captcha }) }
        await call('authentication.resetPassword', { body })
      })
      setFailure(refused)
      setSent(refused === undefined)
    },
  })
  return (
    <StepFrame title={t('signin.forgotTitle')} text={t('signin.forgotText', { minutes: inMinutes(TIMINGS.resetLink) })}>
      <form
        {...form.formProps}
        method="post"
        action={shopUrl(locale, '/forgot-password')}
        className="flex flex-col gap-5"
      >
        <FormMarks action="ask" token={flow.tokens?.reset} />
        {sent && <Notice kind="success">{t('signin.linkSent')}</Notice>}
        <FailureNotice failure={failure} />
        <EmailField {...form.field('email')} label={t('signin.email')} required />
        <Button type="submit" loading={form.submitting} wide>
          {t('signin.sendLink')}
        </Button>
      </form>
    </StepFrame>
  )
}

/** Where the mailed link leads. */
export function ResetStep({ flow, go }: StepProps) {
  const { locale, t } = useI18n()
  const [failure, setFailure] = useState<FormFailure | undefined>(flow.failure)
  const [done, setDone] = useState(false)
  const form = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    rules: values => ({
      newPassword: [required, password],
      confirmPassword: [required, sameAs(values.newPassword)],
    }),
    async onSubmit(values) {
      const body = { token: flow.resetToken ?? '', ...values }
      const refused = await attempt(() => call('authentication.confirmForgotPassword', { body }))
      setFailure(refused)
      setDone(refused === undefined)
    },
  })
  if (done)
    return (
      <StepFrame title={t('signin.resetTitle')}>
        <Notice kind="success">{t('signin.passwordSet')}</Notice>
        <Button wide onClick={() => go('sign-in')}>
          {t('signin.signIn')}
        </Button>
      </StepFrame>
    )
  return (
    <StepFrame title={t('signin.resetTitle')}>
      <form
        {...form.formProps}
        method="post"
        action={shopUrl(locale, '/forgot-password')}
        className="flex flex-col gap-5"
      >
        <FormMarks action="confirm" />
        <input type="hidden" name="resetToken" value={flow.resetToken ?? ''} />
        <FailureNotice failure={failure} />
        {failure?.code === 'RESET_LINK_EXPIRED' && (
          <TextLink href={shopUrl(locale, '/forgot-password')}>{t('signin.askAgain')}</TextLink>
        )}
        <PasswordField {...form.field('newPassword')} label={t('signin.newPassword')} checklist required />
        <PasswordField {...form.field('confirmPassword')} label={t('signin.confirmPassword')} isNew required />
        <Button type="submit" loading={form.submitting} wide>
          {t('signin.setPassword')}
        </Button>
      </form>
    </StepFrame>
  )
}
