import { call } from '../../calls/call.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import type { Customer } from './customer.ts'
import { WORDS } from './words.ts'

/** Points, coupons and programs that staff gave or took, with why; also what waits for a second person, or was refused. */
export function Corrections({ customer: { id } }: { readonly customer: Customer }) {
  const { w, named } = useWords(WORDS)
  const { money, moment, number } = useI18n()
  const found = usePages('customers.corrections', query => call('customers.corrections', { params: { id }, query }), id)
  return (
    <section className="part">
      <h2>{w('corrections')}</h2>
      <Pages of={found} empty={<p className="hint">{w('noCorrections')}</p>}>
        {rows => (
          <ul className="thing-rows">
            {rows.map(({ kind, amount, currency, ...each }) => (
              <li key={each.id}>
                {named(`given_${kind}`, kind)}: {kind === 'points' ? number(amount) : money(amount, currency)} ·{' '}
                {w(`credit_${each.state}`)}
                <span className="second">
                  {each.reason} · {[each.askedBy, each.decidedBy].filter(Boolean).join(', ')} · {moment(each.askedAt)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </section>
  )
}
