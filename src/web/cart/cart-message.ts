import type { CartProblem } from '#web/stores/cart-store.ts'
import type { I18n, MessageKey, Translate } from '#web/i18n/i18n.tsx'

/** Errors and flashes that have words of their own in every language. */
export function cartText(
  { messages, t }: Pick<I18n, 'messages' | 't'>,
  code: string,
  details: object = {},
): string | undefined {
  return isCartKey(messages, code) ? t(`cart.${code}`, valuesOf(details)) : undefined
}

type CartKey = Extract<MessageKey, `cart.${string}`> extends `cart.${infer K}` ? K : never

const isCartKey = (messages: I18n['messages'], code: string): code is CartKey =>
  Object.hasOwn(messages.cart ?? {}, code)

const valuesOf = (details: object): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(details).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  )

export function problemText(i18n: Pick<I18n, 'messages' | 't'>, problem: CartProblem): string {
  const known = problem.code && cartText(i18n, problem.code, problem.details)
  return known ?? (problem.message || i18n.t('cart.generic'))
}

export const deliveryTimeText = (t: Translate, deliveryTime: string): string => {
  if (deliveryTime === 'same day') return t('cart.sameDay')
  return deliveryTime === 'at once' ? t('cart.atOnce') : t('cart.days', { days: deliveryTime })
}
