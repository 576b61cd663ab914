import type { z } from 'zod'
import type { PurchaseHistory } from '#contract/orders/order.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { formatMoney } from '#domain/money/money.ts'
import { dayText } from '#domain/time/moments.ts'
import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, useI18n } from '#web/i18n/i18n.tsx'
import { statusText } from '#web/orders/order-text.ts'
import { page } from '#web/page-factory.tsx'
import { Redirect } from '#web/page-outcome.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { AccountFrame } from '../account/account-frame.tsx'

type History = z.output<typeof PurchaseHistory>

const ON_A_PAGE = 20
/** The furthest the list may be asked for. */
const LAST_PAGE = 5000

const pageIn = ({ url }: PageVisit): number => {
  const asked = Number(url.searchParams.get('page') ?? 1)
  return Number.isInteger(asked) && asked > 1 ? Math.min(asked, LAST_PAGE) : 1
}

/** Orders of the account, newest first. */
export const ordersPage = page<History>({
  path: '/orders',
  load: async visit => {
    const { viewer, locale, call } = visit
    if (viewer.kind !== 'consumer') throw new Redirect(shopUrl(locale, '/track-order'))
    const start = (pageIn(visit) - 1) * ON_A_PAGE
    const history = await call('consumer.purchaseHistory', { body: { start, count: ON_A_PAGE } })
    // Beyond the last page there is nothing to see.
    if (history.count === 0 && start > 0) throw new Redirect(shopUrl(locale, '/orders'))
    return history
  },
  head: (_data, visit) => ({
    title: createI18n(visit.locale, catalogues[visit.language]).t('orders.history'),
    robots: 'noindex',
  }),
  View: HistoryView,
})

function HistoryView({ data: { orders, total }, visit }: { data: History; visit: PageVisit }) {
  const { t, bcp47, locale } = useI18n()
  return (
    <AccountFrame visit={visit} title={t('orders.history')}>
      {orders.length === 0 && (
        <EmptyState
          seed={5}
          title={t('orders.none')}
          action={<ButtonLink href={homeUrl(locale)}>{t('orders.goOn')}</ButtonLink>}
        >
          {t('orders.noneText')}
        </EmptyState>
      )}
      <ul className="divide-y divide-stone-300 border-stone-300 not-empty:border-y">
        {orders.map(order => (
          <li key={order.orderNumber} className="grid grid-cols-1 gap-x-8 gap-y-1 py-5 sm:grid-cols-[1fr_auto]">
            <a href={shopUrl(locale, '/orders/:number', { number: order.orderNumber })} className="font-semibold">
              {t('orders.number', { number: order.orderNumber })}
            </a>
            <span className="tabular-nums sm:text-right">{formatMoney(order.total, order.currency, bcp47)}</span>
            <span className="text-slate">
              {t('orders.placedOn', { date: dayText(locale, order.createdAt) })},{' '}
              {t('orders.qty', { count: order.totalUnits })}
            </span>
            <span className="sm:text-right">{statusText(t, order.status)}</span>
          </li>
        ))}
      </ul>
      <Pagination
        page={pageIn(visit)}
        pageCount={Math.ceil(total / ON_A_PAGE)}
        hrefOf={each => shopUrl(locale, '/orders', each === 1 ? {} : { page: each })}
      />
    </AccountFrame>
  )
}
