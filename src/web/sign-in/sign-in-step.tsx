import { useState } from 'react'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { siteOfLocale } from '#domain/sites/sites.ts'
import { required } from '#domain/identity/validators.ts'
import { call } from '#web/call.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { usePasskeySupport } from '#web/session/use-passkey-support.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { EmailField } from '#web/ui/fields/text-field.tsx'
import { useForm } from '#web/ui/fields/use-form.ts'
import { Notice } from '#web/ui/notice.tsx'
import { isPlainClick } from '#web/ui/plain-click.ts'
import { TextLink } from '#web/ui/text.tsx'
import { attempt } from './attempt.ts'
import { captchaToken } from '#web/session/captcha.ts'
import type { FormFailure } from './error-text.ts'
import { joinStep, type OrderToTake, type StepProps } from './flow-state.ts'
import { EMAIL_RULES } from './lookup-step.tsx'
import { signIn } from './sign-in-calls.ts'
import { FailureNotice, flowHref, FormMarks, StepFrame, StepLink } from './step-frame.tsx'

export function SignInStepForm({ flow, email, setEmail, signedIn, go }: StepProps) {
  const { locale, t } = useI18n()
  const { features } = siteOfLocale(locale)
  const signUp = flowHref(locale, '/sign-up', flow)
  const [failure, setFailure] = useState<FormFailure | undefined>(flow.failure)
  const form = useForm({
    initial: { email, password: '' },
    rules: { email: EMAIL_RULES, password: [required] },
    async onSubmit(values) {
      setFailure(undefined)
      setFailure(
        await attempt(async () => {
          await signIn(call, { ...flow, ...values, captcha: await captchaToken('login') })
          await signedIn({ as: 'returning' })
        }),
      )
    },
  })
  return (
    <StepFrame title={t('signin.signInTitle')}>
      <form {...form.formProps} method="post" action={shopUrl(locale, '/sign-in')} className="flex flex-col gap-5">
        <FormMarks action="sign-in" token={flow.tokens?.login} flow={flow} />
        {flow.notice && !failure && <Notice kind="success">{t(`signin.${flow.notice}`)}</Notice>}
        <FailureNotice failure={failure} />
        <EmailField {...form.field('email')} label={t('signin.email')} autoComplete="username" required />
        <PasswordField {...form.field('password')} label={t('signin.password')} required />
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
          <TextLink
            href={shopUrl(locale, '/forgot-password')}
            onClick={event => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              setEmail(form.values.email)
              go('forgot-password')
            }}
          >
            {t('signin.forgotLink')}
          </TextLink>
          <TextLink href={shopUrl(locale, '/help/contact-us')}>{t('signin.contactLink')}</TextLink>
        </div>
        <Button type="submit" loading={form.submitting} wide>
          {t('signin.signIn')}
        </Button>
        <PasskeyButton signedIn={signedIn} order={flow.order} />
        {features.newSignUp &&
          (features.loyalty && features.loyaltyJoin ? (
            <ButtonLink look="secondary" href={`${signUp}&join=loyalty`}>
              {t('signin.joinLoyalty')}
            </ButtonLink>
          ) : (
            <StepLink href={signUp} onGo={() => go(joinStep(locale))}>
              {t('signin.toSignUp')}
            </StepLink>
          ))}
      </form>
    </StepFrame>
  )
}

/** Shown only once the browser says that it can. */
function PasskeyButton({ signedIn, order }: Pick<StepProps, 'signedIn'> & { order: OrderToTake | undefined }) {
  const { t } = useI18n()
  const usable = usePasskeySupport()
  const [failure, setFailure] = useState(false)
  const [asking, setAsking] = useState(false)
  if (!usable) return null
  async function use() {
    setFailure(false)
    setAsking(true)
    try {
      const { signInWithPasskey } = await import('#web/session/passkeys.ts')
      await signInWithPasskey(order)
      await signedIn({ as: 'returning' })
    } catch (error) {
      // Cancelled by the person, unknown to the shop, or no network: the password still serves.
      if (!(error instanceof Error)) throw error
      setFailure(true)
    }
    setAsking(false)
  }
  return (
    <>
      {failure && <Notice kind="error">{t('account.passkeyFailed')}</Notice>}
      <Button look="secondary" wide loading={asking} onClick={() => void use()}>
        {t('account.passkeyUse')}
      </Button>
    </>
  )
}
