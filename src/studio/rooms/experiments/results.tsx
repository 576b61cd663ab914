import { useState } from 'react'
import { METRICS } from '#domain/experiments/metrics.ts'
import { useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { letterOf, percent, type Results as Of, type Shown } from './experiment.ts'
import { IntervalChart } from './interval-chart.tsx'
import { OrdersBehind } from './orders-behind.tsx'
import { WORDS } from './words.ts'

type Figure = Of['figures'][number]

/** Every figure of every variant, with how sure it is, and what may be wrong with all of it. */
export function Results({ shown }: { readonly shown: Shown }) {
  const { w } = useWords(WORDS)
  const { number, money } = useI18n()
  const moment = useSiteMoment()
  const { results } = shown
  const { countsUpTo, currency } = results
  const [orders, setOrders] = useState<string>()
  return (
    <section className="part">
      <h2>{w('results')}</h2>
      {results.isShown === false && <p className="warning">{w('notShown')}</p>}
      {results.isShown !== false && results.isAsItWas === false && <p className="warning">{w('changedMeanwhile')}</p>}
      <dl className="figures">
        {results.arms.map(({ variantId, visitors }) => (
          <div key={variantId}>
            <dt>{variantId === 'Baseline' ? w('asItWas') : letterOf(variantId)}</dt>
            <dd>
              {number(visitors)}
              <span className="second">{w('visitors')}</span>
            </dd>
          </div>
        ))}
      </dl>
      {results.figures.map(figure => (
        <FigureTable key={figure.metric} figure={figure} currency={currency} onOrders={setOrders} />
      ))}
      <IntervalChart shown={shown} />
      {countsUpTo !== undefined && currency !== undefined && (
        <p className="hint">{w('countsUpTo', { amount: money(countsUpTo, currency) })}</p>
      )}
      {results.crossed > 0 && <p className="hint">{w('crossed', { count: number(results.crossed) })}</p>}
      {results.addedUpAt !== undefined && <p className="hint">{w('addedUp', { when: moment(results.addedUpAt) })}</p>}
      {shown.readUntil !== undefined && <p className="hint">{w('readUntil', { when: moment(shown.readUntil) })}</p>}
      {orders !== undefined && <OrdersBehind id={shown.id} variantId={orders} onClose={() => setOrders(undefined)} />}
    </section>
  )
}

type Props = {
  readonly figure: Figure
  readonly currency: string | undefined
  readonly onOrders: (variantId: string) => void
}

function FigureTable({ figure: { metric, isPrimary, arms }, currency, onOrders }: Props) {
  const { w } = useWords(WORDS)
  const { number, money } = useI18n()
  const mayList = useMe().data?.permissions.includes('orders.read') ?? false
  const hasOrders = metric === 'orders' || metric === 'revenue' || metric === 'refunds'
  const mean = (value: number) =>
    METRICS[metric].isMoney && currency !== undefined ? money(value, currency) : `${number(percent(value))} %`
  const title = w(`metric_${metric}`)
  return (
    // A wide table scrolls in its frame: keys must reach it too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table-frame" tabIndex={0} aria-label={title}>
      <table>
        <caption>
          {title} <span className="tag">{w(isPrimary ? 'decides' : 'guards')}</span>
        </caption>
        <thead>
          <tr>
            {[w('variant'), w('did'), w('perVisitor'), w('change'), w('verdict')].map(each => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {arms.map(arm => (
            <tr key={arm.variantId}>
              <th scope="row">{arm.variantId === 'Baseline' ? w('asItWas') : letterOf(arm.variantId)}</th>
              <td>
                {number(arm.converted)}
                {hasOrders && mayList && arm.converted > 0 && (
                  <Button look="quiet" onClick={() => onOrders(arm.variantId)}>
                    {w('ordersOf', { variant: letterOf(arm.variantId) })}
                  </Button>
                )}
              </td>
              <td>{mean(arm.mean)}</td>
              <td className="nowrap">
                {arm.lift
                  ? w('range', { low: number(percent(arm.lift.low)), high: number(percent(arm.lift.high)) })
                  : '–'}
              </td>
              <td>{arm.verdict === undefined ? '' : w(`verdict_${arm.verdict}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
