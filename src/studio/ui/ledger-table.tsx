import type { ReactNode } from 'react'
import { useI18n } from '../i18n/i18n.tsx'

type Entry = {
  readonly key: string | number
  readonly at: string
  readonly what: ReactNode
  readonly amount: string
  readonly balance: string
}
type Props = {
  readonly heads: Readonly<Record<'when' | 'what' | 'amount' | 'balance', string>>
  readonly entries: readonly Entry[]
}

/** As a bank would show it. */
export function LedgerTable({ heads, entries }: Props) {
  const { moment } = useI18n()
  return (
    <div className="table-frame">
      <table>
        <thead>
          <tr>
            <th scope="col">{heads.when}</th>
            <th scope="col">{heads.what}</th>
            <th scope="col" className="figure">
              {heads.amount}
            </th>
            <th scope="col" className="figure">
              {heads.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ key, at, what, amount, balance }) => (
            <tr key={key}>
              <th scope="row" className="nowrap">
                {moment(at)}
              </th>
              <td>{what}</td>
              <td className="figure nowrap">{amount}</td>
              <td className="figure nowrap">{balance}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
