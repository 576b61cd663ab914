import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

type Loose = { readonly [key: string]: unknown; readonly challenge: string }

const isSignIn = (value: object): value is PublicKeyCredentialRequestOptionsJSON => 'challenge' in value
const isRegistration = (value: object): value is PublicKeyCredentialCreationOptionsJSON =>
  'challenge' in value && 'rp' in value && 'user' in value

function narrowed<T>(value: Loose, is: (value: object) => value is T & object): T {
  const plain: object = value
  if (!is(plain)) throw new Error('The shop answered in a format that passkeys do not have')
  return plain
}

/** The shop passes on what the passkey library made; the browser's half of that library reads it. */
export const asPasskeyOptions = {
  signIn: (value: Loose): PublicKeyCredentialRequestOptionsJSON => narrowed(value, isSignIn),
  registration: (value: Loose): PublicKeyCredentialCreationOptionsJSON => narrowed(value, isRegistration),
}

export const asAnswer = ({ id, response, ...rest }: { id: string; response: object }) => ({
  ...rest,
  id,
  response: { ...response },
})
