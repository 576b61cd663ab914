import { CONDITIONS, PIECE_CONDITIONS, type PieceCondition } from '#domain/orders/piece-conditions.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import type { Return } from './one-return.ts'
import { WORDS } from './words.ts'

export type Line = Return['lines'][number]
export type Piece = {
  readonly line: Line
  readonly condition?: PieceCondition
  readonly refund: boolean
  readonly percent: number
}

export const WHOLE = 100
export const isPart = (percent: number) => Number.isInteger(percent) && percent >= 1 && percent <= WHOLE

export const decided = (condition: PieceCondition) => ({
  condition,
  refund: PIECE_CONDITIONS[condition].refund,
  percent: WHOLE,
})
/** What can be sold as new is worth what was paid, and what did not come is all or nothing. */
const mayBeLess = ({ line, condition, refund }: Piece) =>
  refund && !line.gift && (condition === 'worn' || condition === 'faulty')

type RowProps = {
  readonly piece: Piece
  readonly at: number
  /** Another size was sent for it: nothing is refunded, and it is taken or refused. */
  readonly exchange: boolean
  readonly onChange: (change: Partial<Piece>) => void
}

export function PieceRow({ piece, at, exchange, onChange }: RowProps) {
  const { w, named } = useWords(WORDS)
  const { line, condition, refund, percent } = piece
  const choose = (value: string) => {
    const known = CONDITIONS.find(each => each === value)
    if (known) onChange(decided(known))
  }
  return (
    <li data-decided={condition !== undefined}>
      {line.image === undefined ? <span /> : <img src={line.image} alt="" width="48" height="48" />}
      <div>
        <strong>{line.name}</strong>
        <span className="second">
          {[line.detail, line.codes[0], line.reason && named(`reason_${line.reason}`, line.reason)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <SelectField
        label={`${w('condition')}: ${w('piece', { number: at + 1 })}`}
        value={condition ?? ''}
        onChange={event => choose(event.target.value)}
      >
        <option value="" disabled>
          {w('undecided')}
        </option>
        {CONDITIONS.map(each => (
          <option key={each} value={each}>
            {w(`${refund || each !== condition ? 'condition' : 'refused'}_${each}`)}
          </option>
        ))}
      </SelectField>
      {line.gift ? (
        <span className="tag">{w('gift')}</span>
      ) : (
        <div className="piece-money">
          <label className="check">
            <input
              type="checkbox"
              checked={refund}
              disabled={condition === undefined}
              onChange={event => onChange({ refund: event.target.checked })}
            />
            {w(exchange ? 'acceptIt' : 'refundIt')}
          </label>
          {mayBeLess(piece) && (
            <Field
              label={w('percent')}
              type="number"
              inputMode="numeric"
              required
              min={1}
              max={WHOLE}
              value={Number.isNaN(percent) ? '' : percent}
              onChange={event => onChange({ percent: event.target.valueAsNumber })}
            />
          )}
        </div>
      )}
    </li>
  )
}
