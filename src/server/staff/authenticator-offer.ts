import { qrCodeOf } from './qr-code.ts'
import { totpUri } from './totp.ts'

/** A secret in all the ways in which an authenticator takes it. */
export async function authenticatorFor(totpSecret: string, email: string) {
  const uri = totpUri(totpSecret, email)
  return { totpSecret, totpUri: uri, totpCode: await qrCodeOf(uri) }
}
