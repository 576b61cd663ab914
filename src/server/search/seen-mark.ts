import { createHash } from 'node:crypto'
import { notNow } from '../staff/not-now.ts'

/** Says which state somebody looked at; nothing there has an empty one. */
export const markOf = (state: unknown): string =>
  state === undefined ? '' : createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 16)

/** Whoever says what he saw changes that, and not what another has made of it since. */
export function requireSeen(seen: string | undefined, state: unknown): void {
  if (seen !== undefined && seen !== markOf(state)) throw notNow('changedSince')
}
