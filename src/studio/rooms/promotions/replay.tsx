import { MOST_RECKONED } from '#domain/promotions/replay.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { watchTask } from '../../tasks/tasks.ts'
import { Button } from '../../ui/button.tsx'
import { TOUCHED, type Shown } from './promotion.ts'
import { WORDS } from './words.ts'

type Props = { readonly shown: Shown }

/** What it would have given on the orders of a month. */
export function Replay({ shown: { id, replay, mayChange, revision } }: Props) {
  const { w } = useWords(WORDS)
  const { number, money } = useI18n()
  const start = useSend('promotions.replay', TOUCHED)
  const go = () => start.mutate([{ params: { promotionId: id } }], { onSuccess: ({ id: taskId }) => watchTask(taskId) })
  return (
    <section className="part">
      <div className="part-head">
        <h2>{w('replay')}</h2>
        {mayChange && (
          <Button busy={start.isPending} why={revision === 0 ? w('replayNotMade') : undefined} onClick={go}>
            {w('replay')}
          </Button>
        )}
      </div>
      <p className="hint">{w('replayText')}</p>
      {replay && !replay.ofThis && <p className="warning">{w('replayOld')}</p>}
      {replay && !replay.done && <output>{w('replayRuns')}</output>}
      {replay?.done && (
        <>
          <p>{w('touched', { touched: number(replay.touched), orders: number(replay.orders) })}</p>
          <dl className="figures">
            {replay.sites.map(({ siteId, currency, given, changed }) => (
              <div key={siteId}>
                <dt>{siteId}</dt>
                <dd>
                  {w('given')}: {money(given, currency)}
                  <span className="second">
                    {w('changed')}: {money(changed, currency)}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}

/** Orders that had it, and what it gave them. */
export function Usage({ shown: { usage, redeemed } }: Props) {
  const { w } = useWords(WORDS)
  const { number, money } = useI18n()
  return (
    <section className="part">
      <h2>{w('usage')}</h2>
      {usage.length === 0 ? (
        <p className="hint">{w('noUsage')}</p>
      ) : (
        <dl className="figures">
          {usage.map(({ siteId, currency, orders, given }) => (
            <div key={siteId}>
              <dt>{siteId}</dt>
              <dd>
                {money(given, currency)}
                <span className="second">
                  {w('orders')}: {number(orders)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {redeemed > MOST_RECKONED && (
        <p className="hint">{w('ofTheLast', { count: number(MOST_RECKONED), of: number(redeemed) })}</p>
      )}
    </section>
  )
}
