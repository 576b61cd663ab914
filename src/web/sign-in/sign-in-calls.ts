import type { Call } from '#contract/client.ts'
import type { CallInput } from '#contract/endpoint.ts'
import type { Contract } from '#contract/contract.ts'
import { newPkce, type Pkce } from '#web/session/pkce.ts'
import type { OrderToTake } from './flow-state.ts'

export type SignUpBody = CallInput<Contract['authentication']['signUp']>['body']

/** Signs in with a code that only this caller can exchange. The same on the server and in the browser. */
export async function signIn(
  call: Call,
  {
    email,
    password,
    captcha,
    order,
  }: { email: string; password: string; captcha: string | undefined; order?: OrderToTake | undefined },
) {
  const pkce = await newPkce()
  const { authorizationCode } = await call('authentication.signIn', {
    body: { username: email, password, ...asked(pkce, captcha) },
  })
  return exchange(call, authorizationCode, pkce, order)
}

export async function signUp(
  call: Call,
  body: SignUpBody,
  {
    captcha,
    order,
    leadSource,
  }: { captcha: string | undefined; order?: OrderToTake | undefined; leadSource?: string | undefined },
) {
  const pkce = await newPkce()
  const { authorizationCode } = await call('authentication.signUp', {
    headers: { ...(leadSource !== undefined && { source: leadSource }) },
    body: { ...body, ...asked(pkce, captcha) },
  })
  if (authorizationCode !== undefined) await exchange(call, authorizationCode, pkce, order)
}

const asked = ({ codeChallenge }: Pkce, captcha: string | undefined) => ({
  codeChallenge,
  ...(captcha !== undefined && { recaptcha_response: captcha }),
})

const exchange = (call: Call, authorizationCode: string, { codeVerifier }: Pkce, order: OrderToTake | undefined) =>
  call('authentication.token', { body: { grantType: 'authorization_code', authorizationCode, codeVerifier, ...order } })
