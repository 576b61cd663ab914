import { CallError } from '#contract/client.ts'
import { WAYS_BACK, type RefundPreview, type WayBack } from '#contract/orders/refund.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { useI18n, type MessageKey } from '#web/i18n/i18n.tsx'
import { RefundAccount } from '#web/orders/refund-account.tsx'
import { page } from '#web/page-factory.tsx'
import { Redirect } from '#web/page-outcome.ts'
import { Button } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading, linkLook } from '#web/ui/text.tsx'
import { chosenItems, refundActions, trackedEmail } from './order-actions.ts'
import { titled } from './order.page.tsx'

const WORDS = {
  cancel: { title: 'orders.refundCancel', confirm: 'orders.cancelNow' },
  return: { title: 'orders.refundReturn', confirm: 'orders.getLabel' },
  withdrawal: { title: 'orders.refundWithdrawal', confirm: 'orders.withdrawConfirm' },
} as const satisfies Record<WayBack, { title: MessageKey; confirm: MessageKey }>

const wayOf = ({ url }: PageVisit): WayBack => WAYS_BACK.find(way => way === url.searchParams.get('way')) ?? 'return'

/** What would go back, before anything does. Whatever stands against it is said on the order. */
async function load(visit: PageVisit, number: string): Promise<RefundPreview> {
  const query = visit.url.searchParams
  const items = chosenItems(query)
  const refuse = (refused: string) => new Redirect(shopUrl(visit.locale, '/orders/:number', { number, refused }))
  const whole = query.get('all') === 'yes'
  if (!whole && items.length === 0) throw refuse('choose')
  const email = trackedEmail(visit, number)
  try {
    return await visit.call('consumer.refundPreview', {
      params: { orderId: number },
      body: { way: wayOf(visit), ...(whole ? {} : { items }), ...(email !== undefined && { email }) },
    })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    throw refuse(error.code ?? 'generic')
  }
}

export const refundPage = page<RefundPreview>({
  path: '/orders/:number/refund',
  load: (visit, { number = '' }) => load(visit, number),
  head: ({ orderNumber }, visit) => titled(visit, WORDS[wayOf(visit)].title, orderNumber),
  View: RefundView,
  actions: refundActions,
})

function RefundView({ data, visit }: { data: RefundPreview; visit: PageVisit }) {
  const { t, locale } = useI18n()
  const way = wayOf(visit)
  const { orderNumber, parts, refundTotal, currency } = data
  const chosen = [...visit.url.searchParams].filter(([name]) => name !== 'way')
  return (
    <Container width="text" className="pt-8 pb-16 lg:pt-12">
      <Heading level={1} size="lg" className="max-sm:text-xl">
        {t(WORDS[way].title)}
      </Heading>
      <p className="mt-2 mb-8 text-slate">
        {t('orders.number', { number: orderNumber })}. {t('orders.refundText')}
      </p>
      <RefundAccount parts={parts} refund={refundTotal} currency={currency} />
      {refundTotal === 0 && <Notice className="mt-6">{t('orders.refundNothing')}</Notice>}
      <form method="post" className="mt-8">
        <input type="hidden" name="_action" value={way} />
        {chosen.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t(WORDS[way].confirm)}</Button>
      </form>
      <a
        href={shopUrl(locale, '/orders/:number', { number: orderNumber })}
        className={linkLook('mt-4 inline-block py-2')}
      >
        {t('orders.back')}
      </a>
    </Container>
  )
}
