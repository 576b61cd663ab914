import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startEasyPost } from '../../src/server/testing/easypost.ts'
import { contentWidth, expectAccessible, newContext } from './harness.ts'
import { openShop } from './journey-shops.ts'
import { buyAsGuest, expectNoSurprise, signIn } from './studio-people.ts'

describe('a parcel whose label a carrier makes', () => {
  let carrier: Awaited<ReturnType<typeof startEasyPost>>
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    carrier = await startEasyPost()
    shop = await openShop(inject('shopData'), { ...carrier.settings, FULFILMENT: 'manual' })
  })
  afterAll(async () => {
    await shop.stop()
    await carrier.stop()
  })

  it('gets it from the page of its order, where it is printed', async () => {
    const number = await buyAsGuest(await newContext({ baseURL: shop.url }))
    const page = await signIn('owner', { baseURL: shop.url, screen: 'phone' })
    await page.goto(`/studio/orders/${number}`)
    await page.getByRole('button', { name: 'Buy label' }).click()
    await page.getByText('The carrier is asked. The label appears here.').waitFor()
    // A job asks the carrier.
    const stateOf = async () => {
      const order = await (await page.request.get(`/api/staff/v1/orders/${number}`)).json()
      return order.shipments[0].label?.state
    }
    await expect.poll(stateOf).toBe('bought')
    await page.reload()
    const print = page.getByRole('link', { name: 'Print label' })
    await print.waitFor()
    expect(await page.getByRole('button', { name: 'Buy label' }).count()).toBe(0)
    const printed = await page.request.get((await print.getAttribute('href')) ?? '')
    expect([printed.status(), printed.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect((await printed.body()).toString()).toMatch(/^%PDF/)
    await page.getByRole('listitem').filter({ hasText: 'Label asked for' }).waitFor()
    expect(await contentWidth(page)).toBe(390)
    await expectAccessible(page)
    expectNoSurprise(page)
  })
})
