import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { fewAtOnce } from '../few-at-once.ts'

// Argon2id with the library's defaults (19 MiB, 2 passes) runs beside the server on other threads. It leaves a core to
// the server where there is more than one: people who sign in wait in line, everyone else does not wait for them.
const inTurn = fewAtOnce(Math.max(1, availableParallelism() - 1))

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password))

let decoy: Promise<string> | undefined

/** Takes as long for someone who has no password as for someone who has. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hash(randomBytes(16))
  const known = stored ?? (await decoy)
  const matches = await inTurn(() => verify(known, password))
  return matches && typeof stored === 'string'
}
