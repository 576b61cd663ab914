import { Link } from '@tanstack/react-router'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { CreditDecision } from '../../ui/credit-decision.tsx'
import { WORDS } from './words.ts'

type Waiting = OutputOf<StaffEndpointOf<'credits.waiting'>>['credits'][number]

/** What is above somebody's limit: somebody else decides. */
export function WaitingCredits() {
  const { w } = useWords(WORDS)
  const { money, number } = useI18n()
  const moment = useSiteMoment()
  const waiting = usePages('credits.waiting', async query => {
    const { credits: rows, next } = await call('credits.waiting', { query })
    return { rows, next }
  })
  const valueOf = ({ kind, amount, currency, program }: Waiting) => {
    if (kind === 'points') return w('credit_points', { count: number(amount) })
    if (program) return w('credit_yearly', { program: w(program), amount: money(amount, currency) })
    return `${w(`credit_${kind}`)}: ${money(amount, currency)}`
  }
  return (
    <section className="part" aria-labelledby="waiting">
      <h2 id="waiting">{w('waiting')}</h2>
      <Pages of={waiting} empty={<p className="hint">{w('noneWaiting')}</p>}>
        {credits => (
          <ul className="credits">
            {credits.map(each => (
              <li key={each.id}>
                <div>
                  <strong>{valueOf(each)}</strong>
                  <p>{each.reason}</p>
                  <span className="second">
                    {w('askedBy', { name: each.askedBy })} · {moment(each.askedAt)} · {each.site}{' '}
                    {each.customerId !== undefined && (
                      <Link to="/customers/$id" params={{ id: each.customerId }}>
                        {each.customerName ?? each.customerId}
                      </Link>
                    )}
                    {each.card && (
                      <Link to="/gift-cards/$ref" params={{ ref: each.card.ref }}>
                        {each.card.masked}
                      </Link>
                    )}
                    {each.sentTo !== undefined && ` ${w('credit_sentTo', { email: each.sentTo })}`}
                    {each.balance !== undefined && ` · ${w('credit_balance', { count: number(each.balance) })}`}
                  </span>
                </div>
                {each.mayDecide && <CreditDecision creditId={each.id} />}
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </section>
  )
}
