import { sql, type RawBuilder } from 'kysely'

/** So many of each size, as a table `w` of `sku` and `qty`. */
export const pieces = (lines: readonly { readonly sku: string; readonly qty: number }[]): RawBuilder<unknown> =>
  sql`unnest(${lines.map(({ sku }) => sku)}::text[], ${lines.map(({ qty }) => qty)}::integer[]) as w (sku, qty)`
