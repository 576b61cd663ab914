import { beforeAll, describe, expect, it } from 'vitest'
import type { CaptchaAction } from '#contract/captcha/captcha.ts'
import { createRateLimits } from '../http/rate-limits.ts'
import { openShop } from '../http/request-context.ts'
import { challengeOf } from '../identity/exchange.service.ts'
import { newSecret } from '../identity/ids.ts'
import { newEmail } from '../testing/people.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { verifyCaptcha } from './captcha.service.ts'
import { newFormToken } from './form-token.service.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop({ CAPTCHA: 'true' })
})

const at = (path: string, cookie?: string) =>
  openShop(shop.services, {
    request: new Request(`http://shop.test${path}`, { headers: cookie === undefined ? {} : { cookie } }),
    address: '203.0.113.7',
  })

/** Reads the page of a form, and waits as long as a person needs for it. */
async function form(cookie?: string) {
  const visit = await at('/en-us/sign-in', cookie)
  const token = newFormToken(visit, 'login', '/en-us/sign-in')
  const [set] = visit.reply.headers.getSetCookie()
  return { token, mark: cookie ?? set?.split(';')[0] ?? '' }
}

async function send(token: string, mark: string | undefined, path = '/en-us/sign-in', action: CaptchaAction = 'login') {
  await verifyCaptcha(await at(path, mark), token, action)
}
const refused = { code: 'CAPTCHA_FAILED' }

describe('a form without script', () => {
  it('passes once, when a person could have filled it in', async () => {
    const { token, mark } = await form()
    await expect(send(token, mark)).rejects.toMatchObject(refused)
    shop.advance(4000)
    await send(token, mark)
    await expect(send(token, mark)).rejects.toMatchObject(refused)
  })

  it('outlives a long look at an order before it is placed, and still passes once', async () => {
    const visit = await at('/en-us/checkout')
    const token = newFormToken(visit, 'order', '/en-us/checkout')
    const mark = visit.reply.headers.getSetCookie()[0]?.split(';')[0]
    shop.advance(60 * 60_000)
    await send(token, mark, '/en-us/checkout', 'order')
    shop.advance(30 * 60_000)
    await expect(send(token, mark, '/en-us/checkout', 'order')).rejects.toMatchObject(refused)
    const { token: other, mark: own } = await form()
    shop.advance(11 * 60_000)
    await expect(send(other, own)).rejects.toMatchObject(refused)
  })

  it('is good for the browser it was made for, and for nobody else', async () => {
    const [mine, theirs] = [await form(), await form()]
    shop.advance(4000)
    await expect(send(mine.token, theirs.mark)).rejects.toMatchObject(refused)
    await expect(send(mine.token, undefined)).rejects.toMatchObject(refused)
    const again = await form(mine.mark)
    shop.advance(4000)
    await send(again.token, mine.mark)
    await send(mine.token, mine.mark)
  })

  it('is good for its action and its page, and for no call', async () => {
    const { token, mark } = await form()
    shop.advance(4000)
    await expect(send(token, mark, '/en-us/sign-in', 'register')).rejects.toMatchObject(refused)
    await expect(send(token, mark, '/en-us/sign-in', 'visitor')).rejects.toMatchObject(refused)
    for (const path of ['/en-us/sign-up', '/de-de/sign-in', '/api/consumers-v3/auth/signin'])
      await expect(send(token, mark, path)).rejects.toMatchObject(refused)
    const body = { username: newEmail(), password: 'x', codeChallenge: challengeOf(newSecret()) }
    const call = shop
      .newVisitor({ cookie: mark })
      .call('authentication.signIn', { body: { ...body, recaptcha_response: token } })
    await expect(call).rejects.toMatchObject({ errorId: 'AUT403' })
    await send(token, mark)
  })

  it('passes ten times a minute from one network; then the work of the bot check is due', async () => {
    const unlimited = shop.services.rateLimits
    Object.assign(shop.services, { rateLimits: createRateLimits({ enabled: true }) })
    const forms = []
    for (let each = 0; each < 11; each++) forms.push(await form())
    shop.advance(4000)
    const last = forms.pop()
    for (const { token, mark } of forms) await send(token, mark)
    await expect(send(last?.token ?? '', last?.mark)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    Object.assign(shop.services, { rateLimits: unlimited })
  })
})
