import type { OrderStatus } from '#contract/orders/order.entities.ts'
import type { I18n, MessageKey, Translate } from '#web/i18n/i18n.tsx'

type OrdersKey = Extract<MessageKey, `orders.${string}`> extends `orders.${infer K}` ? K : never

const isKey = (messages: I18n['messages'], code: string): code is OrdersKey =>
  Object.hasOwn(messages.orders ?? {}, code)

export const orderRefusal = ({ messages, t }: Pick<I18n, 'messages' | 't'>, code: string): string =>
  isKey(messages, code) ? t(`orders.${code}`) : t('orders.generic')

export const statusText = (t: Translate, status: OrderStatus): string => t(`orders.status-${status}`)
