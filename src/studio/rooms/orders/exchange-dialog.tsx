import { useState } from 'react'
import { paidForFirst } from '#domain/orders/paid-for-pieces.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { SelectField } from '../../ui/field.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { Answer } from '../../ui/state.tsx'
import { TOUCHED, type Line, type Order } from './order.ts'
import { WORDS } from './words.ts'

type Props = { readonly order: Order; readonly onClose: () => void }

/** Another size for a piece: which, how many, and what that means for the money. */
export function ExchangeDialog({ order, onClose }: Props) {
  const { w } = useWords(WORDS)
  const lines = order.lines.filter(({ mayExchange }) => mayExchange)
  const [itemId, setItemId] = useState(lines[0]?.id ?? '')
  const [count, setCount] = useState(1)
  const [sku, setSku] = useState('')
  const [reason, setReason] = useState('')
  const exchange = useSend('orders.exchange', [...TOUCHED, 'returns.list'], 'form')
  const line = lines.find(({ id }) => id === itemId)
  const most = line?.mayGive ?? 1
  const qty = Math.min(count, most)
  const send = async () => {
    const body = { itemId, qty, sku, reason }
    const { returnNumber } = await exchange.mutateAsync([{ params: { number: order.number }, body }])
    notify(returnNumber === undefined ? w('exchangeSwapped') : w('exchangeSent', { number: returnNumber }))
    onClose()
  }
  return (
    <FormDialog
      title={w('exchange')}
      text={w('exchangeText')}
      action={w('exchangeButton')}
      busy={exchange.isPending}
      ready={sku !== ''}
      error={exchange.error}
      send={send}
      onClose={onClose}
    >
      <SelectField
        label={w('item')}
        name="itemId"
        value={itemId}
        onChange={event => {
          setItemId(event.target.value)
          setSku('')
        }}
      >
        {lines.map(each => (
          <option key={each.id} value={each.id}>
            {[each.name, each.color, each.size].filter(Boolean).join(' · ')}
          </option>
        ))}
      </SelectField>
      {most > 1 && (
        <SelectField
          label={w('pieces')}
          name="qty"
          value={qty}
          onChange={event => setCount(Number(event.target.value))}
        >
          {Array.from({ length: most }, (_, at) => (
            <option key={at} value={at + 1}>
              {at + 1}
            </option>
          ))}
        </SelectField>
      )}
      {line && <Sizes key={line.id} order={order} line={line} qty={qty} sku={sku} onChoose={setSku} />}
      <ReasonField label={w('reason')} hint={w('reasonHint')} value={reason} onChange={setReason} />
    </FormDialog>
  )
}

type SizesProps = {
  readonly order: Order
  readonly line: Line
  readonly qty: number
  readonly sku: string
  readonly onChoose: (sku: string) => void
}

function Sizes({ order, line, qty, sku, onChoose }: SizesProps) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  const offer = useCall('orders.sizes', { params: { number: order.number, itemId: line.id } })
  return (
    <Answer of={offer}>
      {({ way, sizes }) => (
        <>
          <fieldset className="choices">
            <legend>{w('exchangeFor')}</legend>
            {sizes.length === 0 && <p className="hint">{w('exchangeNone')}</p>}
            {sizes.map(each => (
              <label key={each.sku} className="check">
                <input
                  type="radio"
                  name="size"
                  checked={sku === each.sku}
                  disabled={each.free < qty}
                  onChange={() => onChoose(each.sku)}
                />
                <span>
                  {[each.size, each.width].filter(Boolean).join(' · ')}{' '}
                  <span className="second">{w('exchangeFree', { count: each.free })}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <p className="order-back">{w(`exchangeWay_${way}`)}</p>
          <p className="order-back">{w('exchangeMoney', { amount: money(paidForFirst(line, qty), order.currency) })}</p>
        </>
      )}
    </Answer>
  )
}
