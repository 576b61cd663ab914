import { z } from 'zod'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Email } from '../../fields.ts'
import { secret } from '../../hidden.ts'
import { Done, NotForReal, PersonName, StaffMe, StaffPasskey, StaffSession } from './staff.entities.ts'

const Secret = z.string().min(1).max(200).meta(secret)
const Code = z
  .string()
  .regex(/^\d{6}$/)
  .meta({ description: 'Six digits of an authenticator', examples: ['492039'], ...secret })
const Password = z
  .string()
  .min(12)
  .max(200)
  .meta({ examples: ['a long password'], ...secret })
/** What a browser's passkey functions take and give: their own format. */
const PasskeyOptions = z.looseObject({ challenge: z.string() })
const PasskeyAnswer = z.looseObject({ id: z.string().max(1024), response: z.looseObject({}) })
const Token = z
  .string()
  .max(100)
  .meta({ examples: ['k3Vt0cQ9yT6mN2sXb7Lw4Hf8Rj1Pd5Za'], ...secret })
const Offer = z.string().max(500)
/** What an authenticator takes over: the secret, and the same as a link and as a picture. */
const authenticator = {
  totpSecret: z.string().meta({ description: 'For an authenticator, if a password is wanted', ...secret }),
  totpUri: z.string().meta({ description: 'The same for an authenticator on this device', ...secret }),
  totpCode: z.object({ size: z.int(), path: z.string().meta(secret) }).meta({
    description: 'The same as a QR code: the dark squares as the path of an SVG this wide and high',
    ...secret,
  }),
}

/** Why a password is not taken. */
const WEAK_PASSWORD = ['PASSWORD_COMMON', 'STAFF_PASSWORD_WEAK', 'STAFF_PASSWORD_PERSONAL'] as const

export const session = {
  read: staffEndpoint({
    method: 'GET',
    path: '/session',
    staff: 'anyone',
    summary: 'Say who is signed in and what they may do',
    response: StaffMe,
  }),
  ways: staffEndpoint({
    method: 'GET',
    path: '/session/ways',
    staff: 'nobody',
    summary: 'Say how one can sign in',
    response: z.object({
      demo: z.boolean(),
      singleSignOn: z.string().optional().meta({ description: 'What the company calls its own sign-in' }),
      simulated: NotForReal.optional(),
    }),
  }),
  signIn: staffEndpoint({
    method: 'POST',
    path: '/session',
    staff: 'nobody',
    recordsItself: true,
    identifies: true,
    perMinute: 20,
    summary: 'Sign in with a password and the code of an authenticator',
    body: z.object({ email: Email, password: Secret, code: Code.optional() }),
    response: StaffMe,
    errors: ['STAFF_SIGN_IN_REFUSED', 'STAFF_CODE_REQUIRED', 'STAFF_LOCKED'],
  }),
  startPasskey: staffEndpoint({
    method: 'POST',
    path: '/session/passkey/options',
    staff: 'nobody',
    identifies: true,
    perMinute: 20,
    summary: 'Get a challenge for a passkey',
    response: PasskeyOptions,
  }),
  signInWithPasskey: staffEndpoint({
    method: 'POST',
    path: '/session/passkey',
    staff: 'nobody',
    recordsItself: true,
    identifies: true,
    perMinute: 20,
    summary: 'Sign in with a passkey; while signed in, prove it is still you',
    body: z.object({ answer: PasskeyAnswer }),
    response: StaffMe,
    errors: ['STAFF_SIGN_IN_REFUSED'],
  }),
  prove: staffEndpoint({
    method: 'POST',
    path: '/session/proof',
    staff: 'anyone',
    recordsItself: true,
    identifies: true,
    perMinute: 20,
    summary: 'Show the password again, before something that matters',
    body: z.object({ password: Secret, code: Code.optional() }),
    response: StaffMe,
    errors: ['STAFF_SIGN_IN_REFUSED', 'STAFF_CODE_REQUIRED', 'STAFF_LOCKED'],
  }),
  signOut: staffEndpoint({
    method: 'DELETE',
    path: '/session',
    staff: 'anyone',
    identifies: true,
    summary: 'Sign out',
    response: Done,
  }),
  list: staffEndpoint({
    method: 'GET',
    path: '/sessions',
    staff: 'anyone',
    summary: 'List your own sessions',
    response: z.object({ sessions: z.array(StaffSession) }),
  }),
  end: staffEndpoint({
    method: 'DELETE',
    path: '/sessions/{sessionId}',
    staff: 'anyone',
    summary: 'End one of your own sessions',
    params: z.object({ sessionId: z.string().max(60) }),
    response: Done,
  }),
  startPasskeyRegistration: staffEndpoint({
    method: 'POST',
    path: '/passkeys/options',
    staff: 'anyone',
    identifies: true,
    proof: true,
    summary: 'Get a challenge for a new passkey',
    response: PasskeyOptions,
    errors: ['STAFF_GOVERNED'],
  }),
  addPasskey: staffEndpoint({
    method: 'POST',
    path: '/passkeys',
    staff: 'anyone',
    identifies: true,
    proof: true,
    summary: 'Add a passkey',
    body: z.object({ answer: PasskeyAnswer, name: PersonName }),
    response: Done,
    errors: ['STAFF_SIGN_IN_REFUSED', 'STAFF_GOVERNED'],
  }),
  passkeys: staffEndpoint({
    method: 'GET',
    path: '/passkeys',
    staff: 'anyone',
    summary: 'List your own passkeys',
    response: z.object({ passkeys: z.array(StaffPasskey) }),
  }),
  removePasskey: staffEndpoint({
    method: 'DELETE',
    path: '/passkeys/{passkeyId}',
    staff: 'anyone',
    proof: true,
    summary: 'Remove one of your own passkeys, such as that of a lost device; all of your other sessions end',
    params: z.object({ passkeyId: z.string().max(1400) }),
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_LAST_WAY'],
  }),
  changePassword: staffEndpoint({
    method: 'PUT',
    path: '/password',
    staff: 'anyone',
    identifies: true,
    proof: true,
    summary: 'Choose another password for yourself; all of your other sessions end',
    body: z.object({ password: Password }),
    response: Done,
    errors: [...WEAK_PASSWORD, 'STAFF_CODE_REQUIRED', 'STAFF_GOVERNED'],
  }),
  startAuthenticator: staffEndpoint({
    method: 'POST',
    path: '/authenticator/options',
    staff: 'anyone',
    identifies: true,
    proof: true,
    summary: 'Get the secret of a new authenticator; the one you have counts until the new one has shown a code',
    response: z.object({
      ...authenticator,
      token: Offer.meta({ description: 'Send it back with the first code', ...secret }),
    }),
    errors: ['STAFF_GOVERNED'],
  }),
  setAuthenticator: staffEndpoint({
    method: 'PUT',
    path: '/authenticator',
    staff: 'anyone',
    identifies: true,
    proof: true,
    summary:
      'Put a new authenticator in the place of yours by its first code, together with a password if you have none; all of your other sessions end',
    body: z.object({ token: Offer.meta(secret), code: Code, password: Password.optional() }),
    response: Done,
    errors: ['STAFF_CODE_WRONG', 'STAFF_NOT_FOUND', 'STAFF_GOVERNED', ...WEAK_PASSWORD],
  }),
  invitation: staffEndpoint({
    method: 'POST',
    path: '/invitation',
    staff: 'nobody',
    identifies: true,
    perMinute: 20,
    summary: 'Look at an invitation before taking it up',
    body: z.object({ token: Token }),
    response: z.object({
      name: z.string(),
      email: Email,
      ...authenticator,
      passkeyOptions: PasskeyOptions,
    }),
    errors: ['STAFF_LINK_INVALID', 'STAFF_GOVERNED'],
  }),
  accept: staffEndpoint({
    method: 'POST',
    path: '/invitation/acceptance',
    staff: 'nobody',
    identifies: true,
    perMinute: 20,
    summary:
      'Take up an invitation with a passkey, or with a password and an authenticator; it takes the place of those there were',
    body: z.object({
      token: Token,
      name: PersonName,
      passkey: PasskeyAnswer.optional(),
      password: Password.optional(),
      code: Code.optional(),
    }),
    response: StaffMe,
    errors: [
      'STAFF_LINK_INVALID',
      'STAFF_CODE_REQUIRED',
      'STAFF_CODE_WRONG',
      'STAFF_SIGN_IN_REFUSED',
      'STAFF_GOVERNED',
      ...WEAK_PASSWORD,
    ],
  }),
}
