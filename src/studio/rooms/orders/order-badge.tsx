import type { OrderStatus } from '#domain/orders/order-status.ts'
import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

/** Somebody has something to do, it is as it should be, or it is over. */
const TONES: Readonly<Record<OrderStatus, 'waiting' | 'done' | 'off' | 'invited'>> = {
  created: 'off',
  paid: 'waiting',
  processing: 'waiting',
  'partly-shipped': 'waiting',
  shipped: 'done',
  delivered: 'done',
  'ready-for-pickup': 'done',
  'picked-up': 'done',
  cancelled: 'off',
  'return-requested': 'invited',
  returned: 'waiting',
  refunded: 'off',
}

export function OrderBadge({ status, held = false }: { readonly status: OrderStatus; readonly held?: boolean }) {
  const { w } = useWords(WORDS)
  return (
    <>
      <span className={`badge badge-${TONES[status]}`}>{w(`status_${status}`)}</span>
      {held && <span className="badge badge-blocked">{w('held')}</span>}
    </>
  )
}
