import { atom } from 'nanostores'
import { readStored, writeStored, type Stored } from './client-storage.ts'
import { paintCount } from './paint.ts'

export type Session = Stored['login']

/** Who shops here, as far as this browser knows. Undefined until someone asks, and for visitors without a session. */
const $session = atom<Session | undefined>(undefined)

/** What was known last time, at once. */
export function recallSession(): Session | undefined {
  if (!$session.get()) $session.set(readStored('login'))
  return $session.get()
}

export function rememberSession(change: Partial<Session>): void {
  const next: Session = { kind: 'guest', cartCount: 0, ...recallSession(), ...change }
  writeStored('login', next)
  $session.set(next)
  paintCount(next.cartCount)
}

/** After signing out. */
export function forgetSession(): void {
  for (const key of ['login', 'refresh expiry', 'access expiry', 'employee'] as const) writeStored(key, undefined)
  $session.set(undefined)
  paintCount()
}
