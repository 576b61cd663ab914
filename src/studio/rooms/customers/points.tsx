import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import type { Customer } from './customer.ts'
import { WORDS } from './words.ts'

/** The ledger of points as a bank would show it, vouchers beside it. */
export function Points({ customer: { points, ledger, corrections, vouchers } }: { readonly customer: Customer }) {
  const { w, named } = useWords(WORDS)
  const { moment, number } = useI18n()
  return (
    <section className="part">
      <h2>
        {w('pointsTitle')}: {number(points)}
      </h2>
      {ledger.length === 0 ? (
        <p className="hint">{w('noPoints')}</p>
      ) : (
        <div className="table-frame">
          <table>
            <thead>
              <tr>
                <th scope="col">{w('when')}</th>
                <th scope="col">{w('what')}</th>
                <th scope="col" className="figure">
                  {w('amount')}
                </th>
                <th scope="col" className="figure">
                  {w('balance')}
                </th>
              </tr>
            </thead>
            <tbody>
              {ledger.map(entry => (
                <tr key={`${entry.reason} ${entry.cause}`}>
                  <th scope="row" className="nowrap">
                    {moment(entry.at)}
                  </th>
                  <td>
                    {named(`reason_${entry.reason}`, entry.reason)}
                    <span className="second">{reasonOf(corrections, entry.cause) ?? entry.cause}</span>
                  </td>
                  <td className="figure nowrap">{signed(entry.points, number)}</td>
                  <td className="figure nowrap">{number(entry.balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {vouchers.length > 0 && (
        <ul className="thing-rows">
          {vouchers.map(({ code, uses, endsAt }) => (
            <li key={code}>
              <code>{code}</code>
              <span className="second">
                {w('uses', { count: uses })}
                {endsAt !== undefined && ` · ${w('until', { date: moment(endsAt) })}`}
              </span>
            </li>
          ))}
        </ul>
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
