import { createHash, randomBytes } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import type { CaptchaAction } from '#contract/captcha/captcha.ts'
import type { FormAction } from '#contract/web.ts'
import { FORM_MARK_COOKIE } from '#domain/sites/cookies.ts'
import type { Reply } from '../http/reply.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { secondsOf, signJwt } from '../identity/sign-jwt.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'

const LIFE_S = 600
/** Whoever looks at an order for long before he places it is no machine for that. */
const LONG_LOOK_S = 2 * 60 * 60
/** Not filled in, so not awaited either. */
const ONE_PRESS: readonly CaptchaAction[] = ['order']
export const FORM = 'form.'

/** How long a token for this is good, and how long it must be remembered that it was used. */
export const lifeOf = (action: CaptchaAction): number => (ONE_PRESS.includes(action) ? LONG_LOOK_S : LIFE_S)

/** From one network. Whoever wants more does the work of the bot check, as every browser with script does. */
const limitOf = (action: CaptchaAction): RateLimit => ({ name: `form without script: ${action}`, perMinute: 10 })

/**
 * For a form that is sent without script: signed for this browser, this action and the page the form goes to, good once,
 * and not before a person could have filled it in. Calls do not take it.
 */
export function newFormToken(shop: Shop, action: FormAction, page: string): string {
  const { services, now } = shop
  const filledInS = ONE_PRESS.includes(action) ? 0 : services.config.FORM_MINIMUM_S
  const nbf = secondsOf(new Date(now.getTime() + filledInS * 1000))
  const claims = { action, page, mark: hashOf(markOf(shop)), nonce: crypto.randomUUID(), nbf }
  return FORM + signJwt(secretOf(services), claims, new Date(now.getTime() + lifeOf(action) * 1000))
}

/** What makes a token good once, or undefined for one that is not good here. */
export async function readFormToken(shop: Shop, token: string, action: CaptchaAction): Promise<string | undefined> {
  const { services, now, request } = shop
  try {
    const options = { algorithms: ['HS256'], currentDate: now }
    const { payload } = await jwtVerify(token.slice(FORM.length), Buffer.from(secretOf(services)), options)
    const mark = request.cookies[FORM_MARK_COOKIE]
    const fits =
      payload['action'] === action &&
      payload['page'] === request.url.pathname &&
      mark !== undefined &&
      payload['mark'] === hashOf(mark)
    if (!fits) return undefined
    await services.rateLimits.take(limitOf(action), shop.address, now.getTime())
    return String(payload['nonce'])
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

const secretOf = ({ identity }: Services) => identity.keys.secretFor('captcha-form')
const hashOf = (mark: string) => createHash('sha256').update(mark).digest('base64url')

const fresh = new WeakMap<Reply, string>()

/** What this browser is known by as long as it is open. All forms of a page share it. */
function markOf({ request, reply }: Shop): string {
  const known = request.cookies[FORM_MARK_COOKIE] ?? fresh.get(reply)
  if (known !== undefined) return known
  const mark = randomBytes(18).toString('base64url')
  fresh.set(reply, mark)
  reply.setCookie(FORM_MARK_COOKIE, mark, {})
  return mark
}
