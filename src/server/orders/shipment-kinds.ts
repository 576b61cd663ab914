import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { OrderShipment } from './order-document.ts'

export const LEFT: readonly OrderStatus[] = ['shipped', 'delivered', 'ready-for-pickup', 'picked-up', 'returned']

/** It will not arrive, and nobody waits for it. */
export const isGone = ({ status }: Pick<OrderShipment, 'status'>): boolean =>
  status === 'cancelled' || status === 'returned'
export const hasLeft = ({ status }: Pick<OrderShipment, 'status'>): boolean => LEFT.includes(status)
export const isDigital = ({ code }: OrderShipment): boolean => code === 'digital'
export const collected = ({ code }: OrderShipment): boolean => code === 'pickup' || code === 'sts' || code === 'pudo'
