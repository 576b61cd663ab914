import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, useT } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import { page } from '#web/page-factory.tsx'
import { PageNotFound, Redirect } from '#web/page-outcome.ts'
import { Container } from '#web/ui/layout.tsx'
import { Heading } from '#web/ui/text.tsx'

/** Where the shopper comes back to from his bank or a provider: the order is finished, or goes back to payment. */
export const paymentReturnPage = page<never>({
  path: '/:locale/checkout/return',
  load: async visit => {
    throw new Redirect(await finishOrder(visit))
  },
  head: () => ({ title: '', robots: 'noindex' }),
  View: () => null,
})

async function finishOrder({ url, locale, call }: PageVisit): Promise<string> {
  const field = (name: string) => url.searchParams.get(name) ?? ''
  const orderNumber = field('order')
  try {
    await call('cart.patchOrder', {
      headers: {},
      params: { orderNumber },
      body: { transactionId: field('transactionId'), authenticationResult: field('authenticationResult') },
    })
    return `/${locale}/order-confirmation?order=${encodeURIComponent(orderNumber)}`
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const code = error.code ?? 'GENERAL'
    const step = code === 'ITEM_NO_LONGER_AVAILABLE' ? 'shipping' : 'billing'
    return `/${locale}/checkout?${new URLSearchParams({ step, refused: code })}`
  }
}

const CHALLENGE = /^(?:\/payment\/challenge\/\w+|https:\/\/hooks\.stripe\.com\/[\w/?=&.-]+)$/

/** The bank's question, in a frame. */
export const confirmPaymentPage = page<{ url: string }>({
  path: '/:locale/checkout/confirm',
  load: async ({ url }) => {
    const challenge = url.searchParams.get('url') ?? ''
    if (!CHALLENGE.test(challenge)) throw new PageNotFound()
    return { url: challenge }
  },
  head: (_data, visit) => ({
    title: createI18n(visit.locale, catalogues[visit.language]).t('checkout.confirmTitle'),
    robots: 'noindex',
  }),
  View: ConfirmView,
})

function ConfirmView({ data, visit }: { data: { url: string }; visit: PageVisit }) {
  const t = useT()
  return (
    <Container className="max-w-text py-12">
      <dialog open aria-labelledby="confirm-payment" className="static w-full max-w-none border-0 bg-transparent p-0">
        <Heading level={1} size="lg" id="confirm-payment">
          {t('checkout.confirmTitle')}
        </Heading>
        <p className="mt-2 mb-6 text-slate">{t('checkout.confirmText')}</p>
        <Island
          name="challenge-frame"
          wake="load"
          props={{ url: `${data.url}?locale=${visit.locale}`, back: `/${visit.locale}/checkout/return` }}
        />
      </dialog>
    </Container>
  )
}
