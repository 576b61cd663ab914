import { weaknessOf } from '#domain/staff/weak-password.ts'
import { originOf } from '../config.ts'
import { commonPasswords, requireUncommon } from '../identity/common-passwords.ts'
import type { Services } from '../services.ts'
import { StoreError } from '../store-error.ts'
import { studioOrigin } from './studio-origin.ts'

const SHOP = 'Cairn'

type Chooser = { readonly name: string; readonly email: string | null | undefined }

/** Staff open more than a shopper does: what guessers make of common words, of the person or of the shop is refused too. */
export async function requireGoodPassword(
  { services }: { readonly services: Services },
  password: string,
  { name, email }: Chooser,
): Promise<void> {
  await requireUncommon(password)
  const common = await commonPasswords()
  const hosts = [originOf(services.config), studioOrigin({ services })].map(origin => new URL(origin).hostname)
  const weakness = weaknessOf(password, [SHOP, ...hosts, name, email ?? ''], text => common.has(text))
  if (weakness === 'common') throw new StoreError('STAFF_PASSWORD_WEAK')
  if (weakness === 'personal') throw new StoreError('STAFF_PASSWORD_PERSONAL')
}
