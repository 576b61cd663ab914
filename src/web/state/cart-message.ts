import type { Flash } from '#contract/cart/flash.ts'
import type { CartProblem } from './cart-state.ts'
import type { I18n, MessageKey, Translate } from '#web/i18n/i18n.tsx'
import { valuesOf } from '#web/i18n/refusal-text.ts'

/** Errors and flashes that have words of their own in every language. */
export function cartText(
  { messages, t }: Pick<I18n, 'messages' | 't'>,
  code: string,
  details: object = {},
): string | undefined {
  return isCartKey(messages, code) ? t(`cart.${code}`, valuesOf(details)) : undefined
}

/** What a cart says of itself. Words for a special case have a key of their own. */
export const flashText = (i18n: Pick<I18n, 'messages' | 't'>, flash: Flash): string =>
  cartText(i18n, flash.messageKey ?? '') ?? cartText(i18n, flash.code, flash) ?? flash.message

type CartKey = Extract<MessageKey, `cart.${string}`> extends `cart.${infer K}` ? K : never

const isCartKey = (messages: I18n['messages'], code: string): code is CartKey =>
  Object.hasOwn(messages.cart ?? {}, code)

export function problemText(i18n: Pick<I18n, 'messages' | 't'>, problem: CartProblem): string {
  const known = problem.code && cartText(i18n, problem.code, problem.details)
  return known ?? i18n.t('cart.generic')
}

export const deliveryTimeText = (t: Translate, deliveryTime: string): string => {
  if (deliveryTime === 'same day') return t('cart.sameDay')
  return deliveryTime === 'at once' ? t('cart.atOnce') : t('cart.days', { days: deliveryTime })
}
