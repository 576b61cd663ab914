import { StoreError } from '../store-error.ts'

/** Of the 49,000 that are used most: read when the first password is chosen, because most starts see none. */
let known: Promise<ReadonlySet<string>> | undefined

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

export const commonPasswords = () => (known ??= read())

/** Refuses what guessers try first, whatever its capitals and whatever sign was put at its end. */
export async function requireUncommon(password: string): Promise<void> {
  const common = await commonPasswords()
  const lower = password.toLowerCase()
  if (common.has(lower) || common.has(lower.replace(/[^\p{L}\d]+$/u, ''))) throw new StoreError('PASSWORD_COMMON')
}
