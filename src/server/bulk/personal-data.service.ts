import { isEmail, withAsciiDomain } from '#domain/identity/email.ts'
import type { Shop } from '../shop.ts'
import { importsNaming, partsNaming, rewritePart, updateImport } from './imports.queries.ts'

/** An address that is longer by what stands beside it is somebody else's. */
const BEFORE = /[\w.+-]$/
const BEHIND = /^(?:[\w-]|\.\w)/

function names(text: string, address: string): boolean {
  const said = text.trim().toLowerCase()
  if (isEmail(said)) return withAsciiDomain(said) === address
  const parts = said.split(address)
  return parts.some((part, at) => at > 0 && !BEFORE.test(parts[at - 1] ?? '') && !BEHIND.test(part))
}

/**
 * Files of cards to be made hold addresses, also where nobody could read them as one, and what is the same in all rows may be one.
 * What they brought stays, and so do the rows of others.
 */
export async function forgetInFiles({ db }: Shop, email: string): Promise<void> {
  const address = email.toLowerCase()
  const isTheirs = (value: unknown) => typeof value === 'string' && names(value, address)
  const without = (text: string): string =>
    JSON.stringify(JSON.parse(text, (_, value: unknown) => (isTheirs(value) ? '' : value)))
  for (const { import_id, part, cells, outcome } of await partsNaming(db, address))
    await rewritePart(db, import_id, part, {
      cells: without(cells),
      outcome: outcome === null ? null : without(outcome),
    })
  for (const { id, mapping } of await importsNaming(db, address))
    await updateImport(db, id, { mapping: without(mapping) })
}
