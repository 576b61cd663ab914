import { verifyCaptcha } from '../captcha/captcha.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { tryOnce } from './attempts.service.ts'
import { ATTEMPTS_BEFORE_LOCK } from './attempts.queries.ts'
import { CODE_LIFE_S, grantCode } from './exchange.service.ts'
import { isPassword } from './passwords.ts'
import { findByEmail, hasCustomerList, loginOf } from './people.queries.ts'

export type SignIn = {
  username: string
  password: string
  codeChallenge: string
  recaptcha_response?: string | undefined
}

/** Proves a password. Unknown addresses are answered, counted, locked and timed like known ones. */
export async function signIn(shop: Shop, { username, password, codeChallenge, recaptcha_response }: SignIn) {
  await verifyCaptcha(shop, recaptcha_response, 'login')
  await requireCustomerList(shop)
  const consumer = await findByEmail(shop.db, username)
  // The hash is looked at first, so that an address nobody has takes as long.
  const isRight = async () => (await isPassword(consumer?.password_hash, password)) && consumer !== undefined
  const outcome = await tryOnce(shop, loginOf(username), isRight)
  if (outcome === 'locked') throw new StoreError('ACCOUNT_LOCKED')
  if (outcome !== 'right') throw refusal(outcome.failures, 'INVALID_CREDENTIALS')
  if (!consumer) throw new StoreError('INVALID_CREDENTIALS')
  return { authorizationCode: await grantCode(shop, consumer.id, codeChallenge), expiresIn: CODE_LIFE_S }
}

export function refusal(failures: number, otherwise: 'INVALID_CREDENTIALS' | 'INVALID_AGENT_CREDENTIALS'): StoreError {
  if (failures >= ATTEMPTS_BEFORE_LOCK) return new StoreError('USER_LOCKED')
  return new StoreError(failures === ATTEMPTS_BEFORE_LOCK - 1 ? 'LAST_LOGIN_ATTEMPT' : otherwise)
}

export async function requireCustomerList({ db, site }: Shop): Promise<void> {
  if (!(await hasCustomerList(db, site.id))) throw new StoreError('CUSTOMER_LIST_UNKNOWN')
}

/** Whatever breaks while someone signs in is told as that, not as a general failure. */
export async function asLogin<T>(shop: Shop, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StoreError) throw error
    shop.log.error('Signing in failed unexpectedly', { error })
    throw new StoreError('LOGIN_SYSTEM_ERROR')
  }
}
