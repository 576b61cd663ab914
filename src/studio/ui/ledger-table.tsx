import type { ReactNode } from 'react'

type Entry = {
  readonly key: string | number
  /** As it is told. */
  readonly when: string
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
          {entries.map(({ key, when, what, amount, balance }) => (
            <tr key={key}>
              <th scope="row" className="nowrap">
                {when}
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
