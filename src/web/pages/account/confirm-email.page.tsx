import type { PageVisit } from '#contract/web.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { attempt } from '#web/sign-in/attempt.ts'
import type { FormFailure } from '#web/sign-in/error-text.ts'
import { FailureNotice, FormMarks, StepFrame } from '#web/sign-in/step-frame.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { leaveFlash, takeFlash } from '../form-flash.ts'
import { titleOf } from '../sign-in/flow-page.tsx'

type Data = { token: string; isDone: boolean; failure: FormFailure | undefined }

/** Where the link of the mail leads. A press confirms, not the visit: programs that look at mail follow links too. */
export const confirmEmailPage = page<Data>({
  path: '/confirm-email',
  load: async visit => {
    const { done, failure } = takeFlash(visit)
    return { token: visit.url.searchParams.get('token') ?? '', isDone: done === 'emailConfirmed', failure }
  },
  head: (_data, visit) => ({ title: titleOf(visit, 'account.confirmEmailTitle'), robots: 'noindex' }),
  View: ConfirmEmailView,
  actions: {
    confirm: async visit => {
      const token = visit.form.get('token') ?? ''
      const failure = await attempt(() => visit.call('consumer.confirmEmail', { body: { token } }))
      leaveFlash(visit, failure ? { failure } : { done: 'emailConfirmed' })
      return shopUrl(visit.locale, '/confirm-email')
    },
  },
})

function ConfirmEmailView({ data: { token, isDone, failure }, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  return (
    <Container className="pt-10 pb-16 lg:pt-16">
      <div className="mx-auto max-w-xl">
        <StepFrame title={t('account.confirmEmailTitle')} {...(!isDone && { text: t('account.confirmEmailText') })}>
          <FailureNotice failure={failure} />
          {isDone && <Notice kind="success">{t('account.emailConfirmed')}</Notice>}
          {token === '' ? (
            <ButtonLink href={shopUrl(visit.locale, '/account')} look="secondary">
              {t('account.toAccount')}
            </ButtonLink>
          ) : (
            <form method="post" action={shopUrl(visit.locale, '/confirm-email')} className="flex flex-col gap-5">
              <FormMarks action="confirm" />
              <input type="hidden" name="token" value={token} />
              <Button type="submit" wide>
                {t('account.confirmEmailButton')}
              </Button>
            </form>
          )}
        </StepFrame>
      </div>
    </Container>
  )
}
