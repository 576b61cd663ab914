import type { CallInput } from '#contract/endpoint.ts'
import type { contract } from '#contract/contract.ts'
import { challengeOf } from '../identity/exchange.service.ts'
import { newId, newSecret } from '../identity/ids.ts'
import type { TestShop } from './test-shop.ts'

type Form = CallInput<typeof contract.authentication.signUp>['body']
type Visitor = ReturnType<TestShop['newVisitor']>

export const PASSWORD = 'Cairn-demo-1'

/** Signs in as a browser does: challenge, code, exchange. */
export async function signInAs(
  visitor: Pick<Visitor, 'call'>,
  username: string,
  { password = PASSWORD, orderNo, st }: { password?: string; orderNo?: string; st?: string | undefined } = {},
) {
  const codeVerifier = newSecret()
  const { authorizationCode } = await visitor.call('authentication.signIn', {
    body: { username, password, codeChallenge: challengeOf(codeVerifier) },
  })
  const body = {
    grantType: 'authorization_code',
    authorizationCode,
    codeVerifier,
    ...(orderNo !== undefined && { orderNo }),
    ...(st !== undefined && { st }),
  } as const
  return visitor.call('authentication.token', { body })
}

export const newEmail = () => `${newId('person', 12)}@cairn.test`

/** Someone who has just made an account in his own browser and is signed in. Nobody knows yet whether the address is his. */
export async function newcomer(
  shop: Pick<TestShop, 'newVisitor'>,
  form: Partial<Form> = {},
  headers: Record<string, string> = {},
) {
  const visitor = shop.newVisitor(headers)
  const email = form.email ?? newEmail()
  const { consumerId } = await visitor.call('authentication.signUp', {
    body: { firstName: 'Robin', lastName: 'Hale', email, password: PASSWORD, birthDate: '1990-05-14', ...form },
  })
  await signInAs(visitor, email, form.password === undefined ? {} : { password: form.password })
  return { ...visitor, consumerId, email }
}

/** A newcomer who has confirmed his address. */
export async function person(
  shop: Pick<TestShop, 'newVisitor' | 'database'>,
  form: Partial<Form> = {},
  headers: Record<string, string> = {},
) {
  const made = await newcomer(shop, form, headers)
  await shop.database.db
    .updateTable('consumers')
    .set({ email_unproven_since: null })
    .where('id', '=', made.consumerId)
    .execute()
  return made
}
