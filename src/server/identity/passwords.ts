import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// Argon2id with the library's defaults (19 MiB, 2 passes), on threads of its own: other requests do not wait.
export const hashPassword = (password: string): Promise<string> => hash(password)

let decoy: Promise<string> | undefined

/** Takes as long for someone who has no password as for someone who has. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hash(randomBytes(16))
  const matches = await verify(stored ?? (await decoy), password)
  return matches && typeof stored === 'string'
}
