import { CallError } from '#contract/client.ts'
import { isMessageKey, useI18n, type I18n } from './i18n.tsx'

/** Money is sent in minor units, which nobody types. */
const MONEY = new Set(['amount', 'cost', 'limits', 'minSubtotal', 'original', 'price'])

/** In what of a call it stands, which nobody sees. */
const PART = /^(?:body|params|query|headers)\.?/

/** What the form that was sent calls a field, which it may show or not. */
type LabelOf = (field: string) => string | undefined

/** Why something was refused, in the language and the words of whoever sees it: of a field, in words of that field. */
export function useTold(): (error: unknown, labelOf?: LabelOf) => string {
  const i18n = useI18n()
  return (error, labelOf) => told(error, { ...i18n, ...(labelOf && { labelOf }) })
}

type Words = Pick<I18n, 't' | 'number'> & { readonly labelOf?: LabelOf }

/** @internal */
export function told(error: unknown, { t, number, labelOf = () => undefined }: Words): string {
  if (!(error instanceof CallError)) return t('failedText')
  const { field: path, reason, why } = error.details
  if (error.code === 'INVALID_AGE') return t('refusedAge', { age: String(error.details['minimalAge']) })
  if ((error.code !== 'INVALID_INPUT' && !why) || path === undefined) return error.message
  const field = fieldNamed(path, t, labelOf)
  if (!why) return field === undefined || reason === undefined ? error.message : t('refusedBecause', { field, reason })
  if (field === undefined) return t('refusedPage')
  const { count } = why.values
  const isMoney = path.split('.').some(part => MONEY.has(part)) && /^too(Small|Large)$/.test(why.name)
  return t(`refused_${why.name}`, { field, ...(count && { count: number(Number(count) / (isMoney ? 100 : 1)) }) })
}

/** What forms call the field at a path such as `body.items.2.qty`; of a row its number too. */
function fieldNamed(path: string, t: I18n['t'], labelOf: LabelOf): string | undefined {
  const parts = path.replace(PART, '').split('.')
  const label = labelOf(parts.at(-1) ?? '')
  if (label !== undefined) return label
  const key = parts.map(part => `field_${part}`).findLast(isMessageKey)
  if (key === undefined) return undefined
  const row = parts.findLast(part => /^\d+$/.test(part))
  return row === undefined ? t(key) : t('refusedAt', { field: t(key), at: Number(row) + 1 })
}
