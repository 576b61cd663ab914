import type { CartLine, CartState } from './cart-state.ts'

export const hasReservations = ({ lines }: CartState): boolean => lines.some(({ reservation }) => reservation)

/** A line keeps what was set aside for it only while it is collected in the same store, and no more than it holds. */
export function fitReservations(before: CartState, after: CartState): CartState {
  if (!hasReservations(after)) return after
  const lines = after.lines.map(line => fitted(line, before.lines.find(({ id }) => id === line.id) ?? line))
  return { ...after, lines }
}

function fitted(line: CartLine, before: CartLine): CartLine {
  const { reservation, ...rest } = line
  if (!reservation) return line
  const stays =
    line.sku === before.sku && line.delivery.code === 'pickup' && line.delivery.storeId === before.delivery.storeId
  return stays ? { ...rest, reservation: { ...reservation, qty: Math.min(reservation.qty, line.qty) } } : rest
}

export type Reserved = { readonly sku: string; readonly storeId: number; readonly qty: number }

/** What a cart has set aside: by SKU and store, each once. */
export function reservedBy({ lines }: CartState): Reserved[] {
  const byPlace = new Map<string, Reserved>()
  for (const { sku, delivery, reservation } of lines) {
    if (!reservation || delivery.storeId === undefined) continue
    const place = `${sku} ${delivery.storeId}`
    const qty = reservation.qty + (byPlace.get(place)?.qty ?? 0)
    byPlace.set(place, { sku, storeId: Number(delivery.storeId), qty })
  }
  return [...byPlace.values()]
}
