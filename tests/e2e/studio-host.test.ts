import { request, type RequestOptions } from 'node:http'
import type { Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { STAFF_COOKIE } from '#domain/sites/cookies.ts'
import { freePort } from '../../src/server/testing/postgres.ts'
import { newContext, READ, visit } from './harness.ts'
import { openShop } from './journey-shops.ts'
import { expectNoSurprise, giveAuthenticator, signIn } from './studio-people.ts'

/** The status of a call of the staff's at that host. Only browsers find out by themselves that it is this machine. */
const ask = (origin: string, path: string, options: RequestOptions): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { host, port } = new URL(origin)
    const headers = { ...options.headers, host }
    const asked = { ...options, headers, host: 'localhost', port, path: `/api/staff/v1${path}` }
    request(asked, answer => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end()
  })

describe('a studio with a host of its own', () => {
  let shop: Awaited<ReturnType<typeof openShop>>
  let studio = ''
  beforeAll(async () => {
    // Its address has to be known before its shop opens.
    const port = await freePort()
    studio = `http://studio.localhost:${port}`
    shop = await openShop(inject('shopData'), { PORT: String(port), STUDIO_URL: studio })
  })
  afterAll(() => shop.stop())

  it('is there and nowhere else, from the sign-in to what is written', async () => {
    const context = await newContext({ baseURL: studio })
    const asked: Request[] = []
    context.on('request', each => asked.push(each))
    const page = await signIn('owner', { context })
    await giveAuthenticator(page)

    const arrived = await page.goto(`${shop.url}/studio/keys`, READ)
    expect(page.url()).toBe(`${studio}/studio/keys`)
    expect(arrived?.headers()['content-security-policy']).toContain("default-src 'none'")
    await page.getByRole('heading', { name: 'Keys', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'New key' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What is it for?').fill('Reader of jobs')
    await dialog.getByRole('checkbox', { name: /jobs\.read/ }).check()
    await dialog.getByRole('button', { name: 'Make the key' }).click()
    const headers = { authorization: `Bearer ${await dialog.getByLabel('Secret').inputValue()}` }
    expect([await ask(studio, '/jobs', { headers }), await ask(shop.url, '/jobs', { headers })]).toEqual([200, 404])
    await dialog.getByRole('button', { name: 'Close' }).click()

    await page.goto('/studio/account', READ)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByText('The passkey was added.').waitFor()
    await page.goto('/studio/content/edit/brand-terms', READ)
    await page.frameLocator('iframe[title="Preview"]').getByRole('heading', { level: 1 }).waitFor()
    expectNoSurprise(page)

    const [session] = (await context.cookies(studio)).filter(({ name }) => name === STAFF_COOKIE)
    expect(session).toMatchObject({
      domain: 'studio.localhost',
      httpOnly: true,
      sameSite: expect.stringMatching(/Lax|Strict/),
    })
    expect((await context.cookies(shop.url)).map(({ name }) => name)).not.toContain(STAFF_COOKIE)
    const calls = asked.filter(each => each.url().includes('/api/staff/'))
    expect(calls.length).toBeGreaterThan(5)
    expect(new Set(calls.map(each => new URL(each.url()).origin))).toEqual(new Set([studio]))
    const cookie = `${STAFF_COOKIE}=${session?.value}`
    const asOwner = (origin: string) => ask(origin, '/session', { headers: { cookie } })
    expect([await asOwner(studio), await asOwner(shop.url)]).toEqual([200, 404])
    // A page of the shop's host may not act as somebody who is signed in at the other.
    expect(await ask(studio, '/session', { method: 'DELETE', headers: { cookie, origin: shop.url } })).toBe(401)
    expect(await asOwner(studio)).toBe(200)
  })

  it('leads staff into the shop as it will be, by the session they have there', async () => {
    const page = await signIn('editor', { baseURL: studio })
    await page.goto('/studio/preview', READ)
    expect(new URL(page.url()).origin).toBe(studio)
    await page.goto('/en-us?preview', READ)
    expect(await page.locator('main').count()).toBe(1)
    const stranger = await visit('/studio/preview', { baseURL: studio })
    await stranger.getByRole('heading', { name: 'Sign in to Cairn Studio' }).waitFor()
  })
})

describe('a shop without a studio', () => {
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    shop = await openShop(inject('shopData'), { STUDIO: 'false' })
  })
  afterAll(() => shop.stop())

  it('sells, and knows no such place', async () => {
    const page = await visit('/en-us', { baseURL: shop.url })
    await page.getByRole('main').waitFor()
    const status = async (path: string) => (await page.request.get(path)).status()
    for (const path of ['', '/', '/keys', '/sso', '/preview', '/frame/en-us', '/assets/studio.js'])
      expect(await status(`/studio${path}`), path).toBe(404)
    for (const path of ['/v1/session', '/v1/session/ways', '/v1/orders', '/openapi.json', '/docs'])
      expect(await status(`/api/staff${path}`), path).toBe(404)
    const answer = await page.goto('/studio', READ)
    expect(answer?.status()).toBe(404)
    expect(await page.content()).not.toContain('Cairn Studio')
  })
})
