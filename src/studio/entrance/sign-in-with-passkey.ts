import { startAuthentication } from '@simplewebauthn/browser'
import { call } from '../calls/call.ts'
import { asAnswer, asPasskeyOptions } from './passkey-formats.ts'

/** The browser asks for a key of this house. Who proves again that it is them does the same. */
export async function signInWithPasskey() {
  const options = await call('session.startPasskey')
  const answer = await startAuthentication({ optionsJSON: asPasskeyOptions.signIn(options) })
  return call('session.signInWithPasskey', { body: { answer: asAnswer(answer) } })
}
