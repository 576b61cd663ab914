import type { Catalogue, I18n, Messages, Values } from './i18n.tsx'

type Spoken = 'refusals' | 'cart'

/** What a shopper reads when a call is refused, by the name of the error. The answer’s own message is for programs. */
export function refusalText({ messages, t }: Pick<I18n, 'messages' | 't'>, name = '', details: object = {}): string {
  const values = valuesOf(details)
  if (speaksOf(messages, 'refusals', name)) return t(`refusals.${name}`, values)
  return speaksOf(messages, 'cart', name) ? t(`cart.${name}`, values) : t('refusals.generic')
}

const speaksOf = <N extends Spoken>(messages: Messages, space: N, name: string): name is keyof Catalogue[N] & string =>
  Object.hasOwn(messages[space] ?? {}, name)

/** What of an error's details a text can name. */
export const valuesOf = (details: object): Values =>
  Object.fromEntries(
    Object.entries(details).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  )
