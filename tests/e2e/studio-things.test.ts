import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import type { router } from '#studio/routes.tsx'
import { contentWidth, expectAccessible, READ } from './harness.ts'
import { announceReturn, callsOn, expectNoSurprise, signIn } from './studio-people.ts'

/** Rooms of one thing: a new one does not compile until somebody says here where one is. */
type RoomOfOne = Extract<keyof (typeof router)['routesByPath'], `/${string}$${string}`>

type Given = { readonly call: StaffCall; readonly page: Page }
type Find = (given: Given) => Promise<Place>
type Place = { readonly at: string; readonly leave?: () => Promise<unknown> }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const some = <T>([first]: readonly T[]): T => {
  if (first === undefined) throw new Error('the demo shop has none')
  return first
}
const twoShelves = async (call: StaffCall) => {
  const { sku, location } = some((await call('stock.list', { query: { sort: 'onHand', order: 'desc' } })).rows)
  const { locations } = await call('stock.locations')
  return { sku, location, other: some(locations.filter(({ id }) => id !== location)).id }
}

/** Where one is; or the journey that looks at it, where nobody could make one in a word. */
const ROOMS: Readonly<Record<RoomOfOne, Find | 'studio-experiments.test.ts'>> = {
  '/orders/$number': async ({ page }) => ({ at: `/orders/${(await announceReturn(page)).order}` }),
  '/phone-orders/$id': async () => ({ at: '/phone-orders/new' }),
  '/returns/$number': async ({ page }) => ({ at: `/returns/${(await announceReturn(page)).returnNumber}` }),
  '/conversations/$id': async ({ call }) => {
    const body = { messageId: `<${Date.now()}@mail.test>`, from: 'kim@cairn.test', text: 'Where is it?' }
    return { at: `/conversations/${(await call('conversations.receive', { body })).id}` }
  },
  '/customers/$id': async ({ call }) => {
    const { found } = await call('lookup.find', { query: { q: 'member@' } })
    return { at: `/customers/${some(found.filter(({ kind }) => kind === 'customer')).id}` }
  },
  '/gift-cards/$ref': async ({ call }) => {
    const { rows } = await call('giftCards.find', { query: { q: '0011' } })
    return { at: `/gift-cards/${some(rows).ref}` }
  },
  '/stores/$storeId': async ({ call }) => ({
    at: `/stores/${some((await call('stores.list', { query: {} })).stores).storeId}`,
  }),
  '/catalogue/$styleId': async ({ call }) => ({
    at: `/catalogue/${some((await call('styles.list', { query: {} })).rows).styleId}`,
  }),
  '/stock/sku/$sku': async ({ call }) => ({ at: `/stock/sku/${(await twoShelves(call)).sku}` }),
  '/stock/deliveries/$id': async ({ call }) => {
    const { sku, location } = await twoShelves(call)
    const body = { location, expectedOn: inDays(9), lines: [{ sku, qty: 1 }] }
    return { at: `/stock/deliveries/${(await call('deliveries.announce', { body })).id}` }
  },
  '/stock/transfers/$id': async ({ call }) => {
    const { sku, location, other } = await twoShelves(call)
    const { id } = await call('transfers.draft', { body: { from: location, to: other, lines: [{ sku, qty: 1 }] } })
    return { at: `/stock/transfers/${id}`, leave: () => call('transfers.cancel', { params: { id }, body: {} }) }
  },
  '/stock/counts/$id': async ({ call }) => {
    const { other } = await twoShelves(call)
    const { id } = await call('counts.open', { body: { location: other, name: 'The room of one thing' } })
    return { at: `/stock/counts/${id}`, leave: () => call('counts.discard', { params: { id } }) }
  },
  '/experiments/$id': 'studio-experiments.test.ts',
  '/content/edit/$': async () => ({ at: '/content/edit/brand-terms' }),
  '/releases/$id': async ({ call }) => {
    const { id } = await call('releases.create', { body: { name: `Rooms ${Date.now()}` } })
    return { at: `/releases/${id}`, leave: () => call('releases.remove', { params: { releaseId: id } }) }
  },
  '/translations/of/$': async () => ({ at: '/translations/of/home?language=fr' }),
  '/library/$id': async ({ call, page }) => {
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#456' } })
      .png()
      .toBuffer()
    await page.goto('/studio/library', READ)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'rooms.png', mimeType: 'image/png', buffer: picture })
    const find = async () => (await call('assets.list', { query: { q: 'rooms' } })).rows
    await expect.poll(async () => (await find()).length).toBeGreaterThan(0)
    return { at: `/library/${some(await find()).id}` }
  },
  '/things/$kind/$': async ({ call }) => ({ at: `/things/person/${(await call('session.read')).id}` }),
  '/imports/$importId': async ({ page }) => {
    const sent = await page.request.post('/api/staff/v1/imports?kind=styles&name=one.csv', {
      headers: { origin: new URL(page.url()).origin, 'content-type': 'text/csv' },
      data: 'style_id,kind\nNO SUCH ID,boot\n',
    })
    return { at: `/imports/${(await sent.json()).id}` }
  },
  '/$': async () => ({ at: '/no/such/room' }),
  '/promotions/$id': async () => ({ at: '/promotions/new' }),
}

/** Rooms in which nothing was done yet, or whose thing tells of it in another way. */
const TOLD_OTHERWISE: ReadonlySet<string> = new Set<RoomOfOne>([
  '/orders/$number',
  '/stock/sku/$sku',
  '/content/edit/$',
  '/translations/of/$',
  '/phone-orders/$id',
  '/promotions/$id',
  '/$',
])

describe('the room of one thing', () => {
  const here = Object.entries(ROOMS).flatMap(([path, find]) =>
    typeof find === 'string' ? [] : [[path, find] as const],
  )
  it.each(here)('%s can be used by everyone, on a phone too, and shows its history', async (path, find) => {
    const page = await signIn('owner')
    const { at, leave } = await find({ page, call: callsOn(page) })
    try {
      await page.goto(`/studio${at}`, READ)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => page.locator('main output.empty').count()).toBe(0)
      if (!TOLD_OTHERWISE.has(path)) {
        await page.getByRole('heading', { name: 'History', exact: true }).waitFor()
        await expect.poll(() => page.locator('main output.empty').count()).toBe(0)
      }
      // What a frame shows is the shop's, and is looked at there.
      await page.locator('iframe').evaluateAll(frames => frames.forEach(frame => frame.remove()))
      await expectAccessible(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await expect.poll(() => contentWidth(page)).toBe(390)
      expectNoSurprise(page)
    } finally {
      await leave?.()
    }
  })
})
