import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { checkoutUrl, OPEN_STEP } from '#web/checkout/open-step.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, useT } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import { page } from '#web/page-factory.tsx'
import { PageNotFound, Redirect } from '#web/page-outcome.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { iconButtonLook } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Heading } from '#web/ui/text.tsx'

/** Where the shopper comes back to from his bank or a provider: the order is finished, or goes back to payment. */
export const paymentReturnPage = page<never>({
  path: '/checkout/return',
  load: async visit => {
    throw new Redirect(await finishOrder(visit))
  },
  head: () => ({ title: '', robots: 'noindex' }),
  View: () => null,
})

async function finishOrder({ url, locale, call }: PageVisit): Promise<string> {
  const field = (...names: string[]) => names.flatMap(name => url.searchParams.get(name) ?? [])[0] ?? ''
  const orderNumber = field('order')
  try {
    await call('cart.patchOrder', {
      headers: {},
      params: { orderNumber },
      // Stripe has names of its own for what it sends back.
      body: {
        transactionId: field('transactionId', 'payment_intent'),
        authenticationResult: field('authenticationResult', 'redirect_status'),
      },
    })
    return shopUrl(locale, '/order-confirmation', { order: orderNumber })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const code = error.code ?? 'GENERAL'
    const step = code === 'ITEM_NO_LONGER_AVAILABLE' ? 'shipping' : 'billing'
    return `${shopUrl(locale, '/checkout', { step, refused: code })}#${OPEN_STEP}`
  }
}

const CHALLENGE =
  /^(?:\/payment\/challenge\/\w+(?:\?proof=[\w-]+)?|https:\/\/(?:hooks|pm-redirects)\.stripe\.com\/[\w/?=&.%~-]+)$/

/** About a payment, or about a card that somebody keeps in the account. */
type Question = { readonly url: string; readonly forCard: boolean }

/** The bank's question: ours in a frame; that of another house on its own page, which a link leads to. */
export const confirmPaymentPage = page<Question>({
  path: '/checkout/confirm',
  around: 'checkout',
  load: async ({ url, locale }) => {
    const challenge = url.searchParams.get('url') ?? ''
    if (!CHALLENGE.test(challenge)) throw new PageNotFound()
    // Our own pages speak the shopper's language; an address of a bank stays as it is.
    const and = challenge.includes('?') ? '&' : '?'
    const forCard = url.searchParams.get('for') === 'card'
    return { url: challenge.startsWith('/') ? `${challenge}${and}locale=${locale}` : challenge, forCard }
  },
  head: (_data, visit) => ({
    title: createI18n(visit.locale, catalogues[visit.language]).t('checkout.confirmTitle'),
    robots: 'noindex',
  }),
  View: ConfirmView,
})

/** A dialog that needs no script. Whoever closes it is back where another card may be chosen. */
function ConfirmView({ data, visit: { locale } }: { data: Question; visit: PageVisit }) {
  const t = useT()
  const cards = shopUrl(locale, '/account/cards')
  const leave = data.forCard ? cards : checkoutUrl(locale, { step: 'billing' })
  const back = data.forCard ? cards : shopUrl(locale, '/checkout/return')
  return (
    <Container className="min-h-dvh pt-8 lg:pt-12">
      <Heading level={1} size="xl">
        {t(data.forCard ? 'account.cards' : 'checkout.title')}
      </Heading>
      <div className="dialog-backdrop" />
      <div className="dialog-viewport" data-shape="modal">
        <dialog
          open
          aria-modal="true"
          aria-labelledby="confirm-payment"
          className="dialog-popup m-0 overflow-y-auto"
          data-shape="modal"
        >
          <Heading level={2} size="md" id="confirm-payment" className="px-6 pt-6 pr-16">
            {t(data.forCard ? 'account.confirmCard' : 'checkout.confirmTitle')}
          </Heading>
          <p className="px-6 pt-2 text-slate">{t('checkout.confirmText')}</p>
          {data.url.startsWith('/') ? (
            <Island name="challenge-frame" wake="load" props={{ url: data.url, back, leave }} />
          ) : (
            <ButtonLink href={data.url} className="m-6">
              {t('checkout.confirmTitle')}
            </ButtonLink>
          )}
          <a href={leave} aria-label={t('ui.close')} className={iconButtonLook('absolute top-3 right-3')}>
            <CloseIcon />
          </a>
        </dialog>
      </div>
    </Container>
  )
}
