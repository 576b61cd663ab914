import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { PlainTable } from '../../ui/plain-table.tsx'
import { letterOf, percent, type Shown } from './experiment.ts'
import { reachOf } from './interval-reach.ts'
import { WORDS } from './words.ts'

const WIDTH = 960
const HEIGHT = 180

type Day = Shown['results']['days'][number]
const liftOn = ({ lifts }: Day, variantId: string) => lifts.find(each => each.variantId === variantId)

/** By how much each variant was above what there was, day after day, and how sure that was. The table beneath says the same. */
export function IntervalChart({ shown: { plan, results } }: { readonly shown: Shown }) {
  const { w } = useWords(WORDS)
  const { number, day } = useI18n()
  const { days } = results
  if (!days.some(({ lifts }) => lifts.length > 0)) return null
  const title = w('byDay', { metric: w(`metric_${plan.metric}`) })
  const versus = (variantId: string) => w('against', { variant: letterOf(variantId) })
  return (
    <section className="part">
      <h3>{title}</h3>
      <p className="hint">{w('byDayText')}</p>
      <div className="interval-charts">
        {plan.variants.map(variantId => (
          <OneVariant key={variantId} title={versus(variantId)} days={days} variantId={variantId} />
        ))}
      </div>
      <details>
        <summary>{w('asTable')}</summary>
        <PlainTable
          title={title}
          head={[w('day'), w('visitors'), ...plan.variants.map(versus)]}
          rows={days.map(each => [
            day(each.day),
            number(each.visitors),
            ...plan.variants.map(variantId => {
              const lift = liftOn(each, variantId)
              return lift
                ? w('estimateIn', {
                    lift: number(percent(lift.lift)),
                    low: number(percent(lift.low)),
                    high: number(percent(lift.high)),
                  })
                : '–'
            }),
          ])}
        />
      </details>
    </section>
  )
}

type Props = { readonly title: string; readonly days: readonly Day[]; readonly variantId: string }

function OneVariant({ title, days, variantId }: Props) {
  const { number, day } = useI18n()
  const wide = WIDTH / days.length
  const points = days.flatMap((each, at) => {
    const lift = liftOn(each, variantId)
    return lift ? { ...lift, at, day: each.day } : []
  })
  const reach = reachOf(points)
  const up = (share: number) => ((reach - Math.max(-reach, Math.min(reach, share))) / (2 * reach)) * HEIGHT
  const line = points.flatMap(({ at, lift }) => [`${at * wide},${up(lift)}`, `${(at + 1) * wide},${up(lift)}`])
  const percents = (share: number) => `${share > 0 ? '+' : ''}${number(percent(share))} %`
  return (
    <figure className="interval-chart">
      <figcaption>{title}</figcaption>
      <div className="interval-plot" aria-hidden="true">
        <div className="interval-scale">
          {[reach, 0, -reach].map(share => (
            <span key={share}>{percents(share)}</span>
          ))}
        </div>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {points.map(({ at, low, high }) => (
            <rect key={at} x={at * wide} width={wide} y={up(high)} height={up(low) - up(high)} />
          ))}
          <line x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          <polyline points={line.join(' ')} />
        </svg>
        <div className="interval-days">
          <span>{day(days[0]?.day ?? '')}</span>
          {days.length > 1 && <span>{day(days.at(-1)?.day ?? '')}</span>}
        </div>
      </div>
    </figure>
  )
}
