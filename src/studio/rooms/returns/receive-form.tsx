import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../calls/call.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { notify } from '../../ui/notices.tsx'
import { RefundLines } from '../../ui/refund-lines.tsx'
import { decided, isPart, PieceRow, WHOLE, type Line, type Piece } from './piece-row.tsx'
import type { Return } from './one-return.ts'
import { ScanField } from '../../ui/scan-field.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { WholeParcel } from './whole-parcel.tsx'
import { WORDS } from './words.ts'

const piecesOf = (lines: readonly Line[]): readonly Piece[] =>
  lines.flatMap(line => Array.from({ length: line.qty }, () => ({ line, refund: true, percent: WHOLE })))

/** Each piece by itself: how it came, and whether it is refunded. */
export function ReceiveForm({ found }: { readonly found: Return }) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  const [pieces, setPieces] = useState(() => piecesOf(found.lines))
  const [wholeParcel, setWholeParcel] = useState<boolean | undefined>(
    found.restOfParcel.length === 0 ? false : undefined,
  )
  const [told, setTold] = useState('')
  const [reason, setReason] = useState('')
  const receive = useSend('returns.receive', ['returns.read', 'returns.list', 'orders.read', 'home.read'], 'form')
  const params = { returnNumber: found.number }
  const announced = found.lines.reduce((sum, { qty }) => sum + qty, 0)
  const known = pieces.flatMap(({ line, condition, refund, percent }) =>
    condition === undefined
      ? []
      : [{ itemId: line.itemId, condition, refund, ...(refund && percent < WHOLE && { refundPercent: percent }) }],
  )
  const complete =
    wholeParcel !== undefined && known.length === pieces.length && pieces.every(({ percent }) => isPart(percent))
  const refused = known.some(({ refund, refundPercent }) => !refund || refundPercent !== undefined)
  const back = useQuery({
    queryKey: ['returns.preview', found.number, known, wholeParcel],
    queryFn: () => call('returns.preview', { params, body: { pieces: known, wholeParcel } }),
    enabled: complete,
  })
  const set = (at: number, change: Partial<Piece>) =>
    setPieces(pieces.map((piece, each) => (each === at ? { ...piece, ...change } : piece)))
  const takeWhole = (whole: boolean) => {
    setWholeParcel(whole)
    setPieces([...pieces.slice(0, announced), ...(whole ? piecesOf(found.restOfParcel) : [])])
  }
  const scan = (code: string) => {
    const reads = ({ line }: Piece) => line.codes.some(each => each.toLowerCase() === code.toLowerCase())
    const at = pieces.findIndex(piece => reads(piece) && piece.condition === undefined)
    const one = pieces.find(reads)
    if (!one) return setTold(w('notInIt', { code }))
    const same = pieces.filter(reads)
    if (at < 0) return setTold(w('scannedAgain', { name: one.line.name, all: same.length }))
    set(at, decided('as-new'))
    const done = same.filter(({ condition }) => condition !== undefined).length + 1
    setTold(w('scanned', { name: one.line.name, done, all: same.length }))
  }
  const send = async () => {
    const body = { pieces: known, wholeParcel, ...(refused && { reason }) }
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
      <SentForm send={send}>
        {found.restOfParcel.length > 0 && <WholeParcel whole={wholeParcel} onChoose={takeWhole} />}
        <ul className="return-pieces">
          {pieces.map((piece, at) => (
            <PieceRow key={at} piece={piece} at={at} exchange={found.exchange} onChange={change => set(at, change)} />
          ))}
        </ul>
        {refused && (
          <Field
            label={w(found.exchange ? 'whyNotTaken' : 'why')}
            name="reason"
            hint={w('whyHint')}
            required
            maxLength={300}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        )}
        {back.data && <RefundLines of={back.data} />}
        <div className="return-end">
          <FormError error={receive.error ?? back.error} />
          <Button look="primary" type="submit" className="wide" disabled={!complete || receive.isPending}>
            {action}
          </Button>
        </div>
      </SentForm>
    </>
  )
}
