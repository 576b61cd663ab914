import type { I18n, MessageKey } from '#web/i18n/i18n.tsx'

type CheckoutKey = Extract<MessageKey, `checkout.${string}`> extends `checkout.${infer K}` ? K : never

const isKey = (messages: I18n['messages'], code: string): code is CheckoutKey =>
  Object.hasOwn(messages.checkout ?? {}, code)

/** The words for a refusal, by the name of the error. */
export const refusalText = ({ messages, t }: Pick<I18n, 'messages' | 't'>, code: string): string =>
  isKey(messages, code) ? t(`checkout.${code}`) : t('checkout.generic')
