import { useState } from 'react'
import { email as emailRule } from '#domain/identity/email.ts'
import { maxLength, required } from '#domain/identity/validators.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { call } from '#web/call.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/fields/text-field.tsx'
import { useForm } from '#web/ui/fields/use-form.ts'
import { attempt } from './attempt.ts'
import type { FormFailure } from './error-text.ts'
import { joinStep, lookupTitle, type StepProps } from './flow-state.ts'
import { FailureNotice, FormMarks, StepFrame } from './step-frame.tsx'

export const EMAIL_RULES = [required, emailRule, maxLength(100)]

export function LookupStep({ flow, email, setEmail, go }: StepProps) {
  const { locale, t } = useI18n()
  const [failure, setFailure] = useState<FormFailure | undefined>(flow.failure)
  const form = useForm({
    initial: { email },
    rules: { email: EMAIL_RULES },
    async onSubmit(values) {
      setEmail(values.email)
      setFailure(
        await attempt(async () => {
          const { exists } = await call('consumer.lookup', { query: { email: values.email } })
          go(exists ? 'sign-in' : joinStep(locale))
        }),
      )
    },
  })
  return (
    <StepFrame title={t(lookupTitle(locale))} text={t('signin.lookupText')}>
      <form {...form.formProps} method="post" action={shopUrl(locale, '/sign-in')} className="flex flex-col gap-5">
        <FormMarks action="lookup" flow={flow} />
        <FailureNotice failure={failure} />
        <EmailField {...form.field('email')} label={t('signin.email')} required />
        <Button type="submit" loading={form.submitting} wide>
          {t('signin.next')}
        </Button>
      </form>
    </StepFrame>
  )
}
