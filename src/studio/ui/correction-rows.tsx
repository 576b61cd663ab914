import { CreditDecision } from './credit-decision.tsx'

type Correction = {
  readonly id: string
  readonly reason: string
  readonly askedBy: string
  readonly decidedBy?: string | undefined
  readonly askedAt: string
  readonly mayDecide: boolean
}

type Props<C> = {
  readonly rows: readonly C[]
  readonly what: (row: C) => string
  readonly moment: (iso: string) => string
}

/** What staff gave or took, each with why, who and when. */
export function CorrectionRows<C extends Correction>({ rows, what, moment }: Props<C>) {
  return (
    <ul className="thing-rows">
      {rows.map(row => (
        <li key={row.id}>
          {what(row)}
          <span className="second">
            {row.reason} · {[row.askedBy, row.decidedBy].filter(Boolean).join(', ')} · {moment(row.askedAt)}
          </span>
          {row.mayDecide && <CreditDecision creditId={row.id} />}
        </li>
      ))}
    </ul>
  )
}
