import { Link } from '@tanstack/react-router'
import { call } from '../../calls/call.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { CorrectionRows } from '../../ui/correction-rows.tsx'
import { LedgerTable } from '../../ui/ledger-table.tsx'
import { WORDS } from './words.ts'

type Props = { readonly cardRef: string; readonly currency: string }

/** Every entry that made the balance of a card. */
export function Ledger({ cardRef: ref, currency }: Props) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  const moment = useSiteMoment()
  const found = usePages('giftCards.ledger', query => call('giftCards.ledger', { params: { ref }, query }), ref)
  return (
    <section className="part">
      <h2>{w('ledger')}</h2>
      <Pages of={found} empty={null}>
        {entries => (
          <LedgerTable
            heads={{ when: w('when'), what: w('what'), amount: w('amount'), balance: w('balance') }}
            entries={entries.map(entry => ({
              key: entry.id,
              when: moment(entry.at),
              what: (
                <>
                  {w(`kind_${entry.kind}`)}{' '}
                  {entry.orderNumber !== undefined && (
                    <Link to="/orders/$number" params={{ number: entry.orderNumber }}>
                      {entry.orderNumber}
                    </Link>
                  )}
                </>
              ),
              amount: money(entry.amount, currency),
              balance: money(entry.balance, currency),
            }))}
          />
        )}
      </Pages>
    </section>
  )
}

/** What staff put on a card or took off, also what waits or was refused. */
export function Corrections({ cardRef: ref, currency }: Props) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  const moment = useSiteMoment()
  const found = usePages(
    'giftCards.corrections',
    query => call('giftCards.corrections', { params: { ref }, query }),
    ref,
  )
  return (
    <section className="part">
      <h2>{w('corrections')}</h2>
      <Pages of={found} empty={<p className="hint">{w('noCorrections')}</p>}>
        {rows => (
          <CorrectionRows
            rows={rows}
            moment={moment}
            what={({ amount, state }) => `${money(amount, currency)} · ${w(`state_${state}`)}`}
          />
        )}
      </Pages>
    </section>
  )
}
