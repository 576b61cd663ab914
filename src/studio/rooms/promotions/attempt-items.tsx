import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { MOST_OF_ONE, MOST_TRIED } from '#domain/promotions/promotion-goods.ts'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { GoodsField } from './goods-field.tsx'
import { WORDS } from './words.ts'

type TriedCart = OutputOf<StaffEndpointOf<'promotions.cartOf'>>
type Items = TriedCart['items']
type Props = { readonly items: Items; readonly onItems: (items: Items) => void }

const qtyIn = (typed: string) => Math.max(1, Math.min(MOST_OF_ONE, Math.trunc(Number(typed)) || 1))

/** What lies in the cart that is tried, by name and picture. */
export function AttemptItems({ items, onItems }: Props) {
  const { w } = useWords(WORDS)
  const qtyOf = (id: string) => items.find(({ sku }) => sku === id)?.qty ?? 1
  return (
    <GoodsField
      label={w('items')}
      kind="sku"
      most={MOST_TRIED}
      ids={items.map(({ sku }) => sku)}
      onIds={ids => onItems(ids.map(sku => ({ sku, qty: qtyOf(sku) })))}
      renderBeside={(id, name) => (
        <Qty
          label={w('qtyOf', { name })}
          qty={qtyOf(id)}
          onQty={qty => onItems(items.map(each => (each.sku === id ? { ...each, qty } : each)))}
        />
      )}
    />
  )
}

type QtyProps = { readonly label: string; readonly qty: number; readonly onQty: (qty: number) => void }

/** Shows what is typed while it is, so that it can be emptied first. */
function Qty({ label, qty, onQty }: QtyProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      className="goods-qty"
      type="number"
      min={1}
      max={MOST_OF_ONE}
      aria-label={label}
      value={typed ?? qty}
      onChange={({ target }) => {
        setTyped(target.value)
        onQty(qtyIn(target.value))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

/** A real cart, or an order, as a start. */
export function AttemptStart({ onFound }: { readonly onFound: (cart: TriedCart) => void }) {
  const { w } = useWords(WORDS)
  const [number, setNumber] = useState('')
  const find = useSend('promotions.cartOf', [], 'form')
  const send = async () => {
    const cart = await find.mutateAsync([{ params: { number: number.trim() } }])
    if (cart.items.length > 0) onFound(cart)
  }
  return (
    <SentForm send={send}>
      <div className="desk-filters">
        <Field
          label={w('startFrom')}
          trouble={find.data?.items.length === 0 ? w('nothingInIt') : undefined}
          maxLength={64}
          required
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
        <Button type="submit" busy={find.isPending}>
          {w('takeIn')}
        </Button>
      </div>
      <FormError error={find.error} />
    </SentForm>
  )
}
