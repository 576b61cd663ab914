import { useState } from 'react'
import { CallError } from '#contract/client.ts'
import { email } from '#domain/identity/email.ts'
import { required } from '#domain/identity/validators.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { call } from '#web/call.ts'
import { failureWords } from '#web/i18n/failure-words.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { keepText } from '#web/session/browser-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { EmailField } from '#web/ui/fields/text-field.tsx'
import { ticked, useForm } from '#web/ui/fields/use-form.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RichText } from '#web/ui/rich-text.tsx'
import { newsletterRequest } from './newsletter-request.ts'

export type NewsletterProps = {
  /** HTML of an editor: what the reader agrees to. */
  policy: string
  /** Where the sign-up came from. */
  category: string
  country: string
  /** Whether the address has to be confirmed by a link. */
  confirms: boolean
}

/** Without script the form posts to the newsletter page, which does the same. */
export default function Newsletter({ policy, category, country, confirms }: NewsletterProps) {
  const { locale, t } = useI18n()
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string }>()
  const form = useForm({
    initial: { email: '', policy: '' },
    rules: { email: [required, email], policy: [ticked] },
    async onSubmit(values) {
      setOutcome(undefined)
      try {
        await call('consumer.createSubscription', { body: newsletterRequest(values.email, category, country) })
        keepText('local', 'cairn.subscribed', 'yes')
        form.reset()
        setOutcome({ kind: 'success', text: t(confirms ? 'newsletter.doneConfirm' : 'newsletter.done') })
      } catch (error) {
        if (!(error instanceof CallError || error instanceof TypeError)) throw error
        setOutcome({ kind: 'error', text: await failureWords(error, t('newsletter.failed')) })
      }
    },
  })
  return (
    <form {...form.formProps} method="post" action={shopUrl(locale, '/newsletter')} className="flex flex-col gap-4">
      <input type="hidden" name="_action" value="subscribe" />
      <input type="hidden" name="category" value={category} />
      <EmailField {...form.field('email')} label={t('newsletter.email')} required />
      <CheckboxField
        {...form.checkbox('policy')}
        label={<RichText html={policy || t('newsletter.policy')} className="text-sm" />}
        required
      />
      <Button type="submit" look="inverse" loading={form.submitting} className="self-start">
        {t('newsletter.submit')}
      </Button>
      {outcome && (
        <Notice kind={outcome.kind} className="text-ink">
          {outcome.text}
        </Notice>
      )}
    </form>
  )
}
