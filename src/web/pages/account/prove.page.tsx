import type { PageVisit } from '#contract/web.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { ChecksItself } from '#web/islands/checked-form/checks-itself.tsx'
import { Island } from '#web/islands/island.tsx'
import { page } from '#web/page-factory.tsx'
import { attempt } from '#web/sign-in/attempt.ts'
import type { FormFailure } from '#web/sign-in/error-text.ts'
import { returnPath } from '#web/sign-in/return-path.ts'
import { FailureNotice, FormMarks, StepFrame } from '#web/sign-in/step-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Container } from '#web/ui/layout.tsx'
import { titleOf } from '../sign-in/flow-page.tsx'
import { requireAccount } from './account-page.ts'
import { proveAddress } from './prove-address.ts'

type Data = { returnTo: string; failure: FormFailure | undefined }

/** Asks who is there, before something that would give the account away; then goes back to it. */
export const provePage = page<Data>({
  path: '/account/prove',
  load: async visit => {
    requireAccount(visit)
    const code = visit.url.searchParams.get('failed')
    return { returnTo: returnTo(visit), failure: code === null ? undefined : { code } }
  },
  head: (_data, visit) => ({ title: titleOf(visit, 'account.proveTitle'), robots: 'noindex' }),
  View: ProveView,
  actions: {
    prove: async visit => {
      const password = visit.form.get('password') ?? ''
      const failure = await attempt(() => visit.call('authentication.proveAgain', { body: { password } }))
      const back = returnPath(visit.locale, visit.form.get('_return'))
      return failure ? `${proveAddress(visit.locale, back)}&failed=${failure.code}` : back
    },
  },
})

const returnTo = ({ locale, url }: PageVisit) => returnPath(locale, url.searchParams.get('return'))

function ProveView({ data: { returnTo, failure }, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  return (
    <Container className="pt-8 pb-16 lg:pt-12">
      <div className="mx-auto flex max-w-xl flex-col gap-5">
        <StepFrame title={t('account.proveTitle')} text={t('account.proveText')}>
          <form method="post" action={shopUrl(visit.locale, '/account/prove')} className="flex flex-col gap-5">
            <FormMarks action="prove" flow={{ returnTo }} />
            <ChecksItself />
            <FailureNotice failure={failure} />
            <PasswordField name="password" label={t('account.currentPassword')} required />
            <Button type="submit" wide>
              {t('account.proveButton')}
            </Button>
          </form>
          <Island name="prove-by-passkey" wake="load" props={{ returnTo }} />
        </StepFrame>
      </div>
    </Container>
  )
}
