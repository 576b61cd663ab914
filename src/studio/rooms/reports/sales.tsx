import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { BarChart } from './bar-chart.tsx'
import { Figure } from './figure.tsx'
import { share } from './percent.ts'
import { ReportTable } from './report-table.tsx'
import type { ReportSpan } from './save-table.tsx'
import { WORDS } from './words.ts'

type SalesReport = OutputOf<StaffEndpointOf<'reports.sales'>>
type Sums = SalesReport['channels'][number]

const CHANNEL_WORDS: Readonly<Record<string, 'app' | 'phone'>> = { MAPP: 'app', PHONE: 'phone' }

type Props = { readonly sales: SalesReport; readonly span: ReportSpan; readonly by: 'day' | 'hour' }

/** Of one site its figures; of all, a row each. Then how it went over time. */
export function Sales({ sales, span, by }: Props) {
  const { w } = useWords(WORDS)
  const { money, number, language } = useI18n()
  const moment = useSiteMoment()
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const name = (at: string) => (by === 'hour' ? moment(at) : days.format(new Date(at)))
  const { sites, channels, points, currency } = sales
  const [only] = sites
  const heads = useHeads()
  return (
    <>
      {sites.length === 1 && only && <Headline row={only} />}
      {sites.length > 1 && (
        <ReportTable
          title={w('bySite')}
          file={{ table: 'sites', span }}
          head={[w('site'), ...heads, w('netCompared')]}
          rows={sites.map(({ before, ...row }) => [
            row.site,
            ...cells(row, row.currency),
            before ? money(before.net, row.currency) : '–',
          ])}
        />
      )}
      <BarChart
        title={w('overTime', { currency })}
        file={{ table: by === 'hour' ? 'hours' : 'days', span }}
        head={[w(by), w('net'), w('compared'), w('orders'), w('refunded')]}
        points={points.map(point => ({
          key: point.at,
          label: name(point.at),
          value: point.net,
          before: point.before?.net,
          cells: [
            money(point.net, currency),
            point.before ? money(point.before.net, currency) : '–',
            number(point.orders),
            money(point.refunded, currency),
          ],
        }))}
      />
      <ReportTable
        title={w('byChannel')}
        file={{ table: 'channels', span }}
        head={[w('channel'), ...heads]}
        rows={channels.map(row => [
          // Of one currency each: money of several is not added up.
          [w(CHANNEL_WORDS[row.channel] ?? 'web'), ...(sites.length > 1 ? [row.currency] : [])].join(' · '),
          ...cells(row, row.currency),
        ])}
      />
      <ReportTable
        title={w('newAndReturning')}
        file={{ table: 'buyers', span }}
        head={[w('buyers'), w('orders'), w('revenue'), w('average')]}
        rows={sites
          .filter(({ orders }) => orders > 0)
          .flatMap(row => [
            [
              `${row.site} · ${w('newBuyers')}`,
              ...bought(row, row.orders - row.returning, row.revenue - row.returningRevenue),
            ],
            [`${row.site} · ${w('returning')}`, ...bought(row, row.returning, row.returningRevenue)],
          ])}
      />
    </>
  )

  function bought({ currency: inCurrency }: { readonly currency: string }, orders: number, revenue: number): string[] {
    return [
      number(orders),
      money(revenue, inCurrency),
      orders === 0 ? '–' : money(Math.round(revenue / orders), inCurrency),
    ]
  }

  function cells(row: Omit<Sums, 'channel' | 'currency'>, inCurrency: string): string[] {
    return [
      number(row.orders),
      money(row.revenue, inCurrency),
      money(row.tax, inCurrency),
      money(row.giftCards, inCurrency),
      money(row.refunded, inCurrency),
      money(row.net, inCurrency),
      money(row.average, inCurrency),
      share(language, row.orders, row.carts),
      share(language, row.returning, row.orders),
      number(row.failedPayments),
    ]
  }
}

const partOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
function useHeads(): string[] {
  const { w } = useWords(WORDS)
  return [
    w('orders'),
    w('revenue'),
    w('ofWhichTax'),
    w('ofWhichGiftCards'),
    w('refunded'),
    w('net'),
    w('average'),
    w('conversion'),
    w('returning'),
    w('failedPayments'),
  ]
}

function Headline({ row }: { readonly row: SalesReport['sites'][number] }) {
  const { w } = useWords(WORDS)
  const { money, number, language } = useI18n()
  const { before, currency } = row
  return (
    <dl className="figures">
      <Figure label={w('orders')} value={number(row.orders)} now={row.orders} before={before?.orders} />
      <Figure label={w('revenue')} value={money(row.revenue, currency)} now={row.revenue} before={before?.revenue} />
      <Figure label={w('ofWhichTax')} value={money(row.tax, currency)} now={row.tax} before={before?.tax} />
      <Figure
        label={w('ofWhichGiftCards')}
        value={money(row.giftCards, currency)}
        now={row.giftCards}
        before={before?.giftCards}
      />
      <Figure label={w('net')} value={money(row.net, currency)} now={row.net} before={before?.net} />
      <Figure label={w('average')} value={money(row.average, currency)} now={row.average} before={before?.average} />
      <Figure
        label={w('conversion')}
        value={share(language, row.orders, row.carts)}
        now={partOf(row.orders, row.carts)}
        before={before && partOf(before.orders, before.carts)}
      />
      <Figure
        label={w('returning')}
        value={share(language, row.returning, row.orders)}
        now={partOf(row.returning, row.orders)}
        before={before && partOf(before.returning, before.orders)}
      />
      <Figure
        label={w('failedPayments')}
        value={number(row.failedPayments)}
        now={row.failedPayments}
        before={before?.failedPayments}
      />
    </dl>
  )
}
