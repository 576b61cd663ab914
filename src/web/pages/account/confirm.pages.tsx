import type { PageVisit } from '#contract/web.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { useT, type MessageKey } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { attempt } from '#web/sign-in/attempt.ts'
import type { FormFailure } from '#web/sign-in/error-text.ts'
import { FailureNotice, FormMarks, StepFrame } from '#web/sign-in/step-frame.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { leaveFlash, takeFlash } from '../form-flash.ts'
import { titleOf } from '../sign-in/flow-page.tsx'

type Confirming = {
  readonly path: '/confirm-email' | '/confirm-membership'
  readonly leadsTo: '/account' | '/account/loyalty'
  readonly confirm: (visit: PageVisit, token: string) => Promise<unknown>
  readonly texts: { readonly [part in 'title' | 'text' | 'button' | 'done' | 'onward']: MessageKey }
  /** Said of a link that is too old, where there is more to say than that. */
  readonly expired?: MessageKey
}

type Data = { token: string; isDone: boolean; failure: FormFailure | undefined }

/** Where the link of a mail leads. A press confirms, not the visit: programs that look at mail follow links too. */
const confirmPage = (what: Confirming) =>
  page<Data>({
    path: what.path,
    load: async visit => {
      const { done, failure } = takeFlash(visit)
      return { token: visit.url.searchParams.get('token') ?? '', isDone: done === what.path, failure }
    },
    head: (_data, visit) => ({ title: titleOf(visit, what.texts.title), robots: 'noindex' }),
    View: props => <ConfirmView {...props} what={what} />,
    actions: {
      confirm: async visit => {
        const failure = await attempt(() => what.confirm(visit, visit.form.get('token') ?? ''))
        leaveFlash(visit, failure ? { failure } : { done: what.path })
        return shopUrl(visit.locale, what.path)
      },
    },
  })

export const confirmEmailPage = confirmPage({
  path: '/confirm-email',
  leadsTo: '/account',
  confirm: ({ call }, token) => call('consumer.confirmEmail', { body: { token } }),
  texts: {
    title: 'account.confirmEmailTitle',
    text: 'account.confirmEmailText',
    button: 'account.confirmEmailButton',
    done: 'account.emailConfirmed',
    onward: 'account.toAccount',
  },
})

export const confirmMembershipPage = confirmPage({
  path: '/confirm-membership',
  leadsTo: '/account/loyalty',
  confirm: ({ call }, token) => call('consumer.confirmMembership', { body: { token } }),
  texts: {
    title: 'account.confirmMembershipTitle',
    text: 'account.confirmMembershipText',
    button: 'account.confirmMembershipButton',
    done: 'account.confirmed',
    onward: 'account.toLoyalty',
  },
  expired: 'account.confirmExpired',
})

type ViewProps = { data: Data; visit: PageVisit; what: Confirming }

function ConfirmView({ data: { token, isDone, failure }, visit, what: { path, leadsTo, texts, expired } }: ViewProps) {
  const t = useT()
  const isExpired = failure?.code === 'RESET_LINK_EXPIRED'
  return (
    <Container className="pt-8 pb-16 lg:pt-12">
      <div className="mx-auto max-w-xl">
        <StepFrame title={t(texts.title)} {...(!isDone && { text: t(texts.text) })}>
          {isExpired && expired ? <Notice kind="error">{t(expired)}</Notice> : <FailureNotice failure={failure} />}
          {isDone && <Notice kind="success">{t(texts.done)}</Notice>}
          {token === '' ? (
            <ButtonLink href={shopUrl(visit.locale, leadsTo)} look="secondary">
              {t(texts.onward)}
            </ButtonLink>
          ) : (
            <form method="post" action={shopUrl(visit.locale, path)} className="flex flex-col gap-5">
              <FormMarks action="confirm" />
              <input type="hidden" name="token" value={token} />
              <Button type="submit" wide>
                {t(texts.button)}
              </Button>
            </form>
          )}
        </StepFrame>
      </div>
    </Container>
  )
}
