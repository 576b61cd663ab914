import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { fillAddress, payByCard } from './buying.ts'
import { newContext, visit } from './harness.ts'
import { openShop } from './journey-shops.ts'

const Heard = z.object({
  event: z.string().optional(),
  ecommerce: z
    .object({
      currency: z.string().optional(),
      value: z.number().optional(),
      transaction_id: z.string().optional(),
      items: z.array(z.looseObject({ item_id: z.string(), item_variant: z.string().optional() })).optional(),
    })
    .loose()
    .nullish(),
})
type Heard = z.output<typeof Heard>

/** What GA4 asks of each event, by its reference of recommended events; the tiers are what its reports are parted by. */
const VALUED = ['currency', 'value', 'items'] as const
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  view_item_list: ['items', 'item_list_id', 'item_list_name'],
  select_item: ['items', 'item_list_id', 'item_list_name'],
  view_item: VALUED,
  add_to_cart: VALUED,
  remove_from_cart: VALUED,
  view_cart: VALUED,
  begin_checkout: VALUED,
  add_shipping_info: [...VALUED, 'shipping_tier'],
  add_payment_info: [...VALUED, 'payment_type'],
  purchase: [...VALUED, 'transaction_id', 'tax', 'shipping'],
  refund: ['currency', 'value', 'transaction_id'],
}

/** A tag manager that repeats all it reads, as it was when it came and as it is pushed. */
const TAG_MANAGER = `{
  const layer = window.dataLayer
  const tell = entry => void window.toTest(JSON.stringify(entry))
  layer.forEach(tell)
  const push = layer.push.bind(layer)
  layer.push = (...entries) => { entries.forEach(tell); return push(...entries) }
}`

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop(inject('shopData'), { TAG_MANAGER: 'GTM-TEST01' })
})
afterAll(() => shop.stop())

async function measured() {
  const context = await newContext({ baseURL: shop.url })
  const heard: unknown[] = []
  const loadedOn: string[] = []
  await context.exposeFunction('toTest', (text: string) => void heard.push(JSON.parse(text)))
  await context.route('https://www.googletagmanager.com/**', route => {
    loadedOn.push(new URL(route.request().frame().url()).pathname)
    return route.fulfill({ contentType: 'text/javascript', body: TAG_MANAGER })
  })
  const trade = (): Heard[] =>
    heard.flatMap(entry => Heard.safeParse(entry).data ?? []).filter(entry => entry.ecommerce)
  const of = (name: string) => trade().filter(({ event }) => event === name)
  return { context, heard, loadedOn, trade, of }
}

const open = async (context: BrowserContext, path: string) => {
  const page = await visit(path, { context })
  await stir(page)
  return page
}
/** Measuring begins when somebody is there. */
const stir = async (page: Page) => {
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
}

describe('a shop with a tag manager', () => {
  it('tells every moment from the list to the refund, a purchase once, and nothing where money is paid', async () => {
    const { context, loadedOn, trade, of } = await measured()
    const page = await open(context, '/en-us/search?q=boot')
    await expect.poll(() => of('view_item_list')).toHaveLength(1)
    await page.locator('.product-card-link').first().click()
    await page.waitForURL(/\/p\//)
    await stir(page)
    await expect.poll(() => of('view_item')).toHaveLength(1)
    const [chosen] = of('select_item')
    const [seen] = of('view_item')
    expect(chosen?.ecommerce?.items).toHaveLength(1)
    expect(seen?.ecommerce).toMatchObject({
      currency: 'USD',
      items: [{ item_id: chosen?.ecommerce?.items?.[0]?.item_id }],
    })

    await page.locator('.size-choice:not(.is-gone)').first().click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect.poll(() => of('add_to_cart')).toHaveLength(1)
    const [added] = of('add_to_cart')
    const sku = added?.ecommerce?.items?.[0]?.item_variant ?? ''
    expect(added?.ecommerce).toMatchObject({ currency: 'USD', value: expect.any(Number), items: [{ quantity: 1 }] })

    await page.goto('/en-us/cart')
    await stir(page)
    await expect.poll(() => of('view_cart')).toHaveLength(1)
    await page.getByRole('button', { name: /^One more of/ }).click()
    await expect.poll(() => of('add_to_cart')).toHaveLength(2)
    await page.getByRole('button', { name: /^One less of/ }).click()
    await expect
      .poll(() => of('remove_from_cart'))
      .toMatchObject([{ ecommerce: { items: [{ item_variant: sku, quantity: 1 }] } }])

    const checkout = await page.goto('/en-us/checkout')
    expect(checkout?.headers()['content-security-policy']).not.toContain('google')
    await stir(page)
    const here = () => page.evaluate(() => window.dataLayer?.map(({ event }) => event).filter(Boolean))
    await expect.poll(here).toContain('begin_checkout')
    await fillAddress(page)
    await stir(page)
    await expect.poll(here).toContain('add_shipping_info')
    await payByCard(page, '4242424242424242')
    await page.getByRole('button', { name: /^Pay \$/ }).waitFor()
    await stir(page)
    await expect.poll(here).toContain('add_payment_info')
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await page.waitForURL(/order-confirmation/)
    await stir(page)
    await expect.poll(() => of('purchase')).toHaveLength(1)
    const [bought] = of('purchase')
    expect(bought?.ecommerce).toMatchObject({
      transaction_id: expect.stringMatching(/^CRN-/),
      currency: 'USD',
      tax: expect.any(Number),
      shipping: expect.any(Number),
      items: [{ item_variant: sku, quantity: 1 }],
    })

    const asked = page.waitForResponse(/\/measured$/)
    await page.reload()
    await stir(page)
    await asked
    await page.getByRole('link', { name: 'See the order' }).click()
    await page.getByText('Cancel items').click()
    await page.locator('main [name=item]').check()
    await page.getByRole('button', { name: 'Cancel the chosen items' }).click()
    await page.getByRole('button', { name: 'Cancel now' }).click()
    await page.waitForURL(/done=cancelled/)
    await stir(page)
    await expect
      .poll(() => of('refund'))
      .toMatchObject([{ ecommerce: { transaction_id: bought?.ecommerce?.transaction_id, currency: 'USD' } }])
    for (const { event = '', ecommerce } of trade())
      expect(Object.keys(ecommerce ?? {}), event).toEqual(expect.arrayContaining([...(PARAMETERS[event] ?? ['none'])]))
    const pieces = trade().flatMap(({ ecommerce }) => ecommerce?.items ?? [])
    for (const piece of pieces)
      expect(piece).toMatchObject({
        item_id: expect.any(String),
        item_name: expect.any(String),
        price: expect.any(Number),
      })
    expect(new Set(trade().map(({ event }) => event))).toEqual(new Set(Object.keys(PARAMETERS)))
    const names = trade().map(({ event }) => event)
    expect(names.filter(name => name !== 'view_item_list' && name !== 'select_item')).toEqual([
      'view_item',
      'add_to_cart',
      'view_cart',
      'add_to_cart',
      'remove_from_cart',
      'begin_checkout',
      'add_shipping_info',
      'add_payment_info',
      'purchase',
      'refund',
    ])
    expect(loadedOn.length).toBeGreaterThan(3)
    expect(loadedOn.filter(path => path.includes('/checkout') || path.startsWith('/payment'))).toEqual([])
  })

  it('tells cards that a list loads later when they come into view, and counts on', async () => {
    const { context, of } = await measured()
    const page = await open(context, '/en-us/search?q=boot')
    await expect.poll(() => of('view_item_list')).toHaveLength(1)
    const indices = (heard: Heard | undefined) => heard?.ecommerce?.items?.map(({ index }) => index)
    const first = indices(of('view_item_list')[0]) ?? []
    await page.locator('a[data-load-more]').click()
    const later = page.locator('.product-card').nth(first.length)
    await later.scrollIntoViewIfNeeded()
    await expect.poll(() => of('view_item_list')).toHaveLength(2)
    const [seen, more] = of('view_item_list')
    const all = await page.locator('.product-card').count()
    expect([...first, ...(indices(more) ?? [])]).toEqual(Array.from({ length: all }, (_, index) => index))
    expect(more?.ecommerce?.['item_list_id']).toBe(seen?.ecommerce?.['item_list_id'])
    await later.locator('.product-card-link').click()
    await expect.poll(() => of('select_item').map(indices)).toEqual([[first.length]])
  })

  it('loads nothing in Europe before a yes, and begins with everything denied', async () => {
    const { context, heard, loadedOn, of } = await measured()
    const page = await open(context, '/de-de/p/estuary-sandal-JAPXSDUN')
    await page.getByRole('button', { name: 'Nur das Nötige' }).click()
    await stir(page)
    expect([loadedOn, await page.evaluate(() => window.dataLayer)]).toEqual([[], undefined])
    await page.locator('[data-consent-open]').click()
    await page.getByRole('button', { name: 'Alles annehmen' }).click()
    await expect.poll(() => of('view_item')).toHaveLength(1)
    expect(heard.slice(0, 2)).toMatchObject([
      { 0: 'consent', 1: 'default', 2: { ad_storage: 'denied', ad_user_data: 'denied', analytics_storage: 'denied' } },
      {
        0: 'consent',
        1: 'update',
        2: { ad_storage: 'granted', ad_personalization: 'granted', analytics_storage: 'granted' },
      },
    ])
  })
})
