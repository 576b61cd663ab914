import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CONDITIONS, PIECE_CONDITIONS, type PieceCondition } from '#domain/orders/piece-conditions.ts'
import { call } from '../../calls/call.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { notify } from '../../ui/notices.tsx'
import type { Return } from './return.room.tsx'
import { ScanField } from '../../ui/scan-field.tsx'
import { WORDS } from './words.ts'

type Line = Return['lines'][number]
type Piece = {
  readonly line: Line
  readonly condition?: PieceCondition
  readonly refund: boolean
  readonly percent: number
}

const WHOLE = 100
const isPart = (percent: number) => Number.isInteger(percent) && percent >= 1 && percent <= WHOLE

const decided = (condition: PieceCondition) => ({
  condition,
  refund: PIECE_CONDITIONS[condition].refund,
  percent: WHOLE,
})
/** What can be sold as new is worth what was paid, and what did not come is all or nothing. */
const mayBeLess = ({ line, condition, refund }: Piece) =>
  refund && !line.gift && (condition === 'worn' || condition === 'faulty')
const piecesOf = ({ lines }: Return): readonly Piece[] =>
  lines.flatMap(line => Array.from({ length: line.qty }, () => ({ line, refund: true, percent: WHOLE })))

/** Each piece by itself: how it came, and whether it is refunded. */
export function ReceiveForm({ found }: { readonly found: Return }) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  const [pieces, setPieces] = useState(() => piecesOf(found))
  const [told, setTold] = useState('')
  const [reason, setReason] = useState('')
  const receive = useSend('returns.receive', ['returns.read', 'returns.list', 'orders.read', 'home.read'], 'form')
  const params = { returnNumber: found.number }
  const known = pieces.flatMap(({ line, condition, refund, percent }) =>
    condition === undefined
      ? []
      : [{ itemId: line.itemId, condition, refund, ...(refund && percent < WHOLE && { refundPercent: percent }) }],
  )
  const complete = known.length === pieces.length && pieces.every(({ percent }) => isPart(percent))
  const refused = known.some(({ refund, refundPercent }) => !refund || refundPercent !== undefined)
  const back = useQuery({
    queryKey: ['returns.preview', found.number, known],
    queryFn: () => call('returns.preview', { params, body: { pieces: known } }),
    enabled: complete,
  })
  const set = (at: number, change: Partial<Piece>) =>
    setPieces(pieces.map((piece, each) => (each === at ? { ...piece, ...change } : piece)))
  const scan = (code: string) => {
    const reads = ({ line }: Piece) => line.codes.some(each => each.toLowerCase() === code.toLowerCase())
    const at = pieces.findIndex(piece => reads(piece) && piece.condition === undefined)
    const one = pieces.find(reads)
    if (!one) return setTold(w('notInIt', { code }))
    if (at >= 0) set(at, decided('as-new'))
    const same = pieces.filter(reads)
    const done = same.filter(({ condition }) => condition !== undefined).length + (at >= 0 ? 1 : 0)
    setTold(w('scanned', { name: one.line.name, done, all: same.length }))
  }
  const send = async () => {
    const body = { pieces: known, ...(refused && { reason }) }
    const { refund, restocked, writtenOff } = await receive.mutateAsync([{ params, body }])
    notify(w('taken', { restocked, writtenOff, amount: money(refund, found.currency) }))
  }
  const total = back.data?.refundTotal
  const action =
    total === undefined
      ? w('takeWait')
      : total > 0
        ? w('take', { amount: money(total, found.currency) })
        : w('takeNone')
  return (
    <>
      <ScanField label={w('scanPiece')} hint={w('scanHint')} action="+1" told={told} onScan={scan} />
      <form
        onSubmit={event => {
          event.preventDefault()
          // Why it was refused stands in the form.
          send().catch(() => {})
        }}
      >
        <ul className="return-pieces">
          {pieces.map((piece, at) => (
            <PieceRow key={at} piece={piece} at={at} onChange={change => set(at, change)} />
          ))}
        </ul>
        {refused && (
          <Field
            label={w('why')}
            hint={w('whyHint')}
            required
            maxLength={300}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        )}
        <FormError error={receive.error ?? back.error} />
        <div className="return-end">
          <Button look="primary" type="submit" className="wide" disabled={!complete || receive.isPending}>
            {action}
          </Button>
        </div>
      </form>
    </>
  )
}

type RowProps = {
  readonly piece: Piece
  readonly at: number
  readonly onChange: (change: Partial<Piece>) => void
}

function PieceRow({ piece, at, onChange }: RowProps) {
  const { w } = useWords(WORDS)
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
        <span className="second">{[line.detail, line.codes[0], line.reason].filter(Boolean).join(' · ')}</span>
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
            {w(`condition_${each}`)}
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
            {w('refundIt')}
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
