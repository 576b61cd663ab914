import { call } from '../../calls/call.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { CorrectionRows } from '../../ui/correction-rows.tsx'
import type { Customer } from './customer.ts'
import { WORDS } from './words.ts'

/** Points, coupons and programs that staff gave or took, with why; also what waits for a second person, or was refused. */
export function Corrections({ customer: { id } }: { readonly customer: Customer }) {
  const { w, named } = useWords(WORDS)
  const { money, number } = useI18n()
  const moment = useSiteMoment()
  const found = usePages('customers.corrections', query => call('customers.corrections', { params: { id }, query }), id)
  return (
    <section className="part">
      <h2>{w('corrections')}</h2>
      <Pages of={found} empty={<p className="hint">{w('noCorrections')}</p>}>
        {rows => (
          <CorrectionRows
            rows={rows}
            moment={moment}
            what={({ kind, amount, currency, state }) => {
              const given = kind === 'points' ? number(amount) : money(amount, currency)
              return `${named(`given_${kind}`, kind)}: ${given} · ${w(`credit_${state}`)}`
            }}
          />
        )}
      </Pages>
    </section>
  )
}
