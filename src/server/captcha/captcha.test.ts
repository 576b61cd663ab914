import { createServer } from 'node:http'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ErrorResponse } from '#contract/errors/errors.ts'
import { readConfig } from '../config.ts'
import { challengeOf } from '../identity/exchange.service.ts'
import { newSecret } from '../identity/ids.ts'
import * as given from '../testing/given.ts'
import { cartToOrder, HOME } from '../testing/given-checkout.ts'
import { newEmail, PASSWORD } from '../testing/people.ts'
import { solvedProof } from '../testing/solved-proof.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop({ CAPTCHA: 'true', SHIPPING_CAPTCHA: 'true' })
})

const solved = (action: string) => solvedProof(shop.visitor, action)

const attempt = (token?: string) =>
  shop.call('authentication.signIn', {
    body: {
      username: newEmail(),
      password: 'Wrong-guess-1',
      codeChallenge: challengeOf(newSecret()),
      ...(token !== undefined && { recaptcha_response: token }),
    },
  })

describe('the bot check', () => {
  it('lets nobody through without a proof, with a 403 that carries an appId', async () => {
    const response = await shop.visitor.fetch('/api/consumers-v3/auth/signin', {
      method: 'POST',
      headers: { 'x-access-key': 'cairn-web', 'content-type': 'application/json' },
      body: JSON.stringify({ username: newEmail(), password: 'x', codeChallenge: challengeOf(newSecret()) }),
    })
    expect(response.status).toBe(403)
    expect(ErrorResponse.parse(await response.json())).toMatchObject({
      appId: 'cairn',
      errorDetails: [{ errorId: 'AUT403', action: 'login' }],
    })
  })

  it('takes done work once, for the action it was done for', async () => {
    const token = await solved('login')
    await expect(attempt(token)).rejects.toMatchObject({ errorId: 'AUT401' })
    await expect(attempt(token)).rejects.toMatchObject({ errorId: 'AUT403' })
    await expect(attempt(await solved('register'))).rejects.toMatchObject({ errorId: 'AUT403' })
    await expect(attempt('bm90IGpzb24=')).rejects.toMatchObject({ errorId: 'AUT403' })
  })

  it('takes work of the last ten minutes', async () => {
    const token = await solved('login')
    shop.advance(11 * 60_000)
    await expect(attempt(token)).rejects.toMatchObject({ errorId: 'AUT403' })
  })

  it('guards the address where that is asked for, and orders once per cart', async () => {
    await given.product(shop, { sku: 'PROVEN-9' })
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'PROVEN-9', address: null })
    const body = { ...HOME, useAsBilling: true }
    const send = (proof: object) =>
      buyer.call('cart.setShippingAddress', { params: { basketId: cartId }, body: { ...body, ...proof } })
    expect(readConfig({}).SHIPPING_CAPTCHA).toBe(false)
    await expect(send({})).rejects.toMatchObject({ status: 403, errorId: 'AUT403' })
    await send({ recaptcha_response: await solved('shipping') })
    const place = (recaptcha_response?: string) =>
      buyer.call('cart.placeOrder', {
        headers: {},
        body: { cartId, ...(recaptcha_response !== undefined && { recaptcha_response }) },
      })
    await expect(place()).rejects.toMatchObject({ status: 403, errorId: 'AUT403' })
    await expect(place(await solved('login'))).rejects.toMatchObject({ errorId: 'AUT403' })
    const order = await place(await solved('order'))
    expect(order).toMatchObject({ status: 'paid' })
    expect(await place()).toMatchObject({ orderNumber: order.orderNumber })
  })

  it('stands before questions and reviews', async () => {
    const { productId } = await given.product(shop)
    const params = { productId }
    const ask = (proof: object) =>
      shop.call('products.askQuestion', { params, body: { text: 'Warm?', nickname: 'Bo', ...proof } })
    const review = (proof: object) =>
      shop.call('products.writeReview', {
        params,
        body: { rating: 5, title: 'Dry', text: 'Dry.', nickname: 'Bo', ...proof },
      })
    const proof = { recaptcha_response: await solved('question') }
    await expect(ask({})).rejects.toMatchObject({ status: 403, errorId: 'AUT403' })
    await expect(review(proof)).rejects.toMatchObject({ status: 403, errorId: 'AUT403' })
    expect(await ask(proof)).toMatchObject({ status: 'published' })
    await expect(ask(proof)).rejects.toMatchObject({ errorId: 'AUT403' })
    const answer = await shop.visitor.fetch(`/api/products/v1/products/${productId}/reviews/questions`, {
      method: 'POST',
      headers: {
        'x-access-key': 'cairn-web',
        'x-transaction-id': crypto.randomUUID(),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ text: 'Dry?', nickname: 'Bo', recaptcha_response: await solved('question') }),
    })
    expect(answer.status).toBe(200)
    expect(await review({ recaptcha_response: await solved('review') })).toMatchObject({ status: 'published' })
  })

  it('stands before new accounts, new passwords and letters to us', async () => {
    const email = newEmail()
    const signUp = (proof: object) =>
      shop.call('authentication.signUp', {
        body: { firstName: 'Robin', lastName: 'Hale', email, password: PASSWORD, ...proof },
      })
    const write = (proof: object) =>
      shop.call('contact.send', {
        body: {
          ...{ firstName: 'Robin', lastName: 'Hale', email, message: 'Where is it?' },
          ...{ category: 'orders', subject: 'where-is-my-order' },
          ...proof,
        },
      })
    const reset = (proof: object) => shop.call('authentication.resetPassword', { body: { email, ...proof } })
    for (const [send, action] of [
      [signUp, 'register'] as const,
      [write, 'contact'] as const,
      [reset, 'reset'] as const,
    ]) {
      await expect(send({})).rejects.toMatchObject({ status: 403, errorId: 'AUT403', details: { action } })
      await expect(send({ recaptcha_response: await solved(action) })).resolves.toBeTruthy()
    }
  })

  it('knows its actions', async () => {
    expect((await shop.visitor.fetch('/api/captcha/challenge?action=dance')).status).toBe(400)
  })
})

describe('the bot check of another party', () => {
  it.each(['form', 'json'] as const)(
    'sends browsers to its script, and believes what it says, asked as %s',
    async as => {
      const verdicts: Record<string, object> = {
        good: { success: true, action: 'login' },
        other: { success: true, action: 'register' },
        bad: { success: false },
        machine: { success: true, action: 'login', score: 0.1 },
      }
      const server = createServer((request, response) => {
        let body = ''
        request.on('data', chunk => (body += chunk))
        request.on('end', () => {
          const form = new URLSearchParams(body)
          const { secret, response: token }: { secret: string; response: string } =
            as === 'json'
              ? JSON.parse(body)
              : { secret: form.get('secret') ?? '', response: form.get('response') ?? '' }
          response.end(JSON.stringify(secret === 's3' ? verdicts[token] : {}))
        })
      })
      await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      shop = await testShop({
        CAPTCHA: 'true',
        BOT_SCRIPT_URL: 'https://bots.test/api.js',
        BOT_SITE_KEY: 'site-1',
        BOT_VERIFY_URL: `http://127.0.0.1:${port}/verify`,
        BOT_SECRET: 's3',
        ...(as === 'json' && { BOT_VERIFY_AS: as }),
      })
      const asked = await shop.visitor.fetch('/api/captcha/challenge?action=login')
      expect(await asked.json()).toEqual({
        provider: 'recaptcha',
        script: 'https://bots.test/api.js',
        siteKey: 'site-1',
      })
      await expect(attempt('good')).rejects.toMatchObject({ errorId: 'AUT401' })
      for (const token of ['other', 'bad', 'machine', undefined])
        await expect(attempt(token)).rejects.toMatchObject({ errorId: 'AUT403' })
      server.close()
      await expect(attempt('good')).rejects.toMatchObject({ errorId: 'AUT403' })
    },
  )

  it('lets nobody through while it is silent, and keeps nobody waiting for long', async () => {
    // It takes what is sent, and never answers.
    const server = createServer(request => void request.resume())
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const address = server.address()
    shop = await testShop({
      CAPTCHA: 'true',
      BOT_SCRIPT_URL: 'https://bots.test/api.js',
      BOT_SITE_KEY: 'site-1',
      BOT_VERIFY_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/verify`,
      BOT_SECRET: 's3',
      BOT_TIMEOUT_MS: '100',
    })
    const started = performance.now()
    await expect(attempt('good')).rejects.toMatchObject({ errorId: 'AUT403' })
    // Of what is said, and not of what else would count.
    expect(performance.now() - started).toBeLessThan(readConfig({}).BOT_TIMEOUT_MS)
    expect(shop.logged.some(line => line.includes('A service outside does not answer'))).toBe(true)
  })
})
