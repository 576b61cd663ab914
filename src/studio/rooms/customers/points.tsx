import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { LedgerTable } from '../../ui/ledger-table.tsx'
import type { Customer } from './customer.ts'
import { WORDS } from './words.ts'

type Entry = OutputOf<StaffEndpointOf<'customers.points'>>['rows'][number]

/** The ledger of points as a bank would show it. */
export function Points({ customer: { id, points } }: { readonly customer: Customer }) {
  const { w, named } = useWords(WORDS)
  const { number } = useI18n()
  const moment = useSiteMoment()
  const ledger = usePages('customers.points', query => call('customers.points', { params: { id }, query }), id)
  return (
    <section className="part">
      <h2>
        {w('pointsTitle')}: {number(points)}
      </h2>
      <Pages of={ledger} empty={<p className="hint">{w('noPoints')}</p>}>
        {entries => (
          <LedgerTable
            heads={{ when: w('when'), what: w('what'), amount: w('amount'), balance: w('balance') }}
            entries={entries.map(entry => ({
              key: entry.id,
              when: moment(entry.at),
              what: (
                <>
                  {named(`reason_${entry.reason}`, entry.reason)}
                  <span className="second">{reasonOf(entry)}</span>
                </>
              ),
              amount: signed(entry.points, number),
              balance: number(entry.balance),
            }))}
          />
        )}
      </Pages>
    </section>
  )
}

/** What staff gave is told by why they did. */
const reasonOf = ({ cause, correction }: Entry): string =>
  correction ? `${correction.reason} (${[correction.askedBy, correction.decidedBy].filter(Boolean).join(', ')})` : cause

const signed = (value: number, number: (value: number) => string): string =>
  value > 0 ? `+${number(value)}` : number(value)
