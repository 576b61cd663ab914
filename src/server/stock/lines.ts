import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { unknownSkus } from './deliveries.queries.ts'

type Line = { readonly sku: string; readonly qty: number }

/** Each SKU once. */
export function addedUp(lines: readonly Line[]): { sku: string; qty: number }[] {
  const sums = new Map<string, number>()
  for (const { sku, qty } of lines) sums.set(sku, (sums.get(sku) ?? 0) + qty)
  return Array.from(sums, ([sku, qty]) => ({ sku, qty }))
}

export async function requireKnown({ db }: Desk, lines: readonly Line[]): Promise<void> {
  const unknown = await unknownSkus(
    db,
    lines.map(({ sku }) => sku),
  )
  if (unknown.length > 0) throw notNow('nothingCalled', { list: unknown.slice(0, 5).join(', ') })
}
