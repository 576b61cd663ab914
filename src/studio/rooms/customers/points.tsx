import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { LedgerTable } from '../../ui/ledger-table.tsx'
import type { Customer } from './customer.ts'
import { WORDS } from './words.ts'

/** The ledger of points as a bank would show it. */
export function Points({ customer: { points, ledger, corrections } }: { readonly customer: Customer }) {
  const { w, named } = useWords(WORDS)
  const { number } = useI18n()
  return (
    <section className="part">
      <h2>
        {w('pointsTitle')}: {number(points)}
      </h2>
      {ledger.length === 0 ? (
        <p className="hint">{w('noPoints')}</p>
      ) : (
        <LedgerTable
          heads={{ when: w('when'), what: w('what'), amount: w('amount'), balance: w('balance') }}
          entries={ledger.map(entry => ({
            key: `${entry.reason} ${entry.cause}`,
            at: entry.at,
            what: (
              <>
                {named(`reason_${entry.reason}`, entry.reason)}
                <span className="second">{reasonOf(corrections, entry.cause) ?? entry.cause}</span>
              </>
            ),
            amount: signed(entry.points, number),
            balance: number(entry.balance),
          }))}
        />
      )}
    </section>
  )
}

/** What staff gave is told by why they did. */
const reasonOf = (corrections: Customer['corrections'], cause: string): string | undefined => {
  const found = corrections.find(({ id }) => cause === `desk ${id}`)
  return found && `${found.reason} (${[found.askedBy, found.decidedBy].filter(Boolean).join(', ')})`
}

const signed = (value: number, number: (value: number) => string): string =>
  value > 0 ? `+${number(value)}` : number(value)
