import type { Shop } from '../shop.ts'
import { partsNaming, rewritePart } from './imports.queries.ts'

/** Files of cards to be made hold addresses. What they brought stays, and so do the rows of others. */
export async function forgetInFiles({ db }: Shop, email: string): Promise<void> {
  const address = email.toLowerCase()
  const isTheirs = (value: unknown) => typeof value === 'string' && value.trim().toLowerCase() === address
  const without = (text: string): string =>
    JSON.stringify(JSON.parse(text, (_, value: unknown) => (isTheirs(value) ? '' : value)))
  for (const { import_id, part, cells, outcome } of await partsNaming(db, address))
    await rewritePart(db, import_id, part, {
      cells: without(cells),
      outcome: outcome === null ? null : without(outcome),
    })
}
