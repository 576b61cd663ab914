import type { PageVisit } from '#contract/web.ts'
import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { withGuest } from '#web/product/add-items.ts'
import { attempt } from '#web/sign-in/attempt.ts'
import { FormMarks, StepFrame } from '#web/sign-in/step-frame.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { titleOf } from '../sign-in/flow-page.tsx'

const OUTCOMES = ['ended', 'sign-in'] as const
type Data = { token: string; outcome: (typeof OUTCOMES)[number] | undefined }

/**
 * Where the link of a telephone order leads. It says nothing of the order; a press takes the cart, not the visit, because
 * programs that look at mail follow links too.
 */
export const paymentLinkPage = page<Data>({
  path: '/payment-link',
  load: async ({ url: { searchParams } }) => ({
    token: searchParams.get('token') ?? '',
    outcome: OUTCOMES.find(each => each === searchParams.get('outcome')),
  }),
  head: (_data, visit) => ({ title: titleOf(visit, 'orders.linkTitle'), robots: 'noindex' }),
  View: PaymentLinkView,
  actions: {
    async take(visit) {
      const token = visit.form.get('token') ?? ''
      const take = () => visit.call('cart.openPaymentLink', { body: { token } })
      const failure = await attempt(() => withGuest(take, visit.call))
      if (!failure) return shopUrl(visit.locale, '/checkout')
      return failure.code === 'PAYMENT_LINK_SIGN_IN'
        ? shopUrl(visit.locale, '/payment-link', { token, outcome: 'sign-in' })
        : shopUrl(visit.locale, '/payment-link', { outcome: 'ended' })
    },
  },
})

/** Back to the link, which then works. */
const signInTo = ({ locale }: PageVisit, token: string) =>
  shopUrl(locale, '/sign-in', { return: shopUrl(locale, '/payment-link', { token }) })

function PaymentLinkView({ data: { token, outcome }, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  return (
    <Container className="pt-8 pb-16 lg:pt-12">
      <div className="mx-auto max-w-xl">
        <StepFrame title={t('orders.linkTitle')} {...(!outcome && { text: t('orders.linkText') })}>
          {outcome === 'sign-in' ? (
            <>
              <Notice kind="info">{t('orders.linkSignIn')}</Notice>
              <ButtonLink href={signInTo(visit, token)}>{t('orders.linkToSignIn')}</ButtonLink>
            </>
          ) : outcome === 'ended' ? (
            <>
              <Notice kind="error">{t('orders.linkEnded')}</Notice>
              <ButtonLink href={homeUrl(visit.locale)} look="secondary">
                {t('shell.backHome')}
              </ButtonLink>
            </>
          ) : (
            <form method="post" action={shopUrl(visit.locale, '/payment-link')} className="flex flex-col gap-5">
              <FormMarks action="take" />
              <input type="hidden" name="token" value={token} />
              <Button type="submit" wide>
                {t('orders.linkTake')}
              </Button>
            </form>
          )}
        </StepFrame>
      </div>
    </Container>
  )
}
