import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'

export type Style = OutputOf<StaffEndpointOf<'styles.read'>>
export type Fields = Style['fields']
export type Cell = Fields[string]

/** What shows styles, and is read again when one changes. */
export const TOUCHED = ['styles.list', 'styles.read', 'styles.choices', 'history.list'] as const

/** A style, or a part of it that has fields of its own. */
export type Part =
  | { readonly of: 'style' }
  | { readonly of: 'colour'; readonly productId: string }
  | { readonly of: 'size'; readonly sku: string }

export const STYLE: Part = { of: 'style' }

export function fieldsIn(style: Style, part: Part): Fields {
  if (part.of === 'style') return style.fields
  if (part.of === 'colour') return style.colours.find(({ productId }) => productId === part.productId)?.fields ?? {}
  return style.sizes.find(({ sku }) => sku === part.sku)?.fields ?? {}
}

export const textOf = (cell: Cell | undefined): string =>
  Array.isArray(cell) ? cell.join('\n') : cell === undefined || cell === null ? '' : String(cell)
