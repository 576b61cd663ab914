import { createHash } from 'node:crypto'
import type { Shop } from '../shop.ts'

/** Who votes: a shopper by id, anybody else by where and with what they come, so that one person counts once. */
export function visitorOf({ shopper, address, request }: Shop): string {
  if (shopper.kind !== 'anonymous') return shopper.id
  const trace = createHash('sha256').update(`${address} ${request.headers.get('user-agent') ?? ''}`)
  return `anon_${trace.digest('base64url').slice(0, 24)}`
}
