import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { expectAccessible, READ } from './harness.ts'
import { callsOn, expectNoSurprise, signIn } from './studio-people.ts'

const first = <T>([found]: readonly T[]): T => found ?? expect.fail('the demo shop has none')

/**
 * Does something to one thing of each kind; answers where that is shown, and how the history tells it. Where there is
 * little room a row is a block, and each of its cells says what it is.
 */
const DONE: Readonly<Record<string, (call: StaffCall) => Promise<{ at: string; told: RegExp }>>> = {
  store: async call => {
    const { storeId, pickupCapacity } = first((await call('stores.list', { query: { site: 'GB' } })).stores)
    const change = (capacity: number | null) =>
      call('stores.change', { params: { storeId }, body: { pickupCapacity: capacity } })
    await change((pickupCapacity ?? 20) + 1)
    await change(pickupCapacity)
    return { at: `/stores/${storeId}`, told: /stores\.change (Object )?Store .*pickup_capacity/ }
  },
  'gift card': async call => {
    const { ref } = first((await call('giftCards.find', { query: { q: '0011' } })).rows)
    const freeze = (frozen: boolean) =>
      call('giftCards.freeze', { params: { ref }, body: { frozen, reason: 'Looked at' } })
    await freeze(true)
    await freeze(false)
    return { at: `/gift-cards/${ref}`, told: /giftCards\.freeze (Object )?Gift card .*frozen: true → false.*Looked at/ }
  },
  promotion: async call => {
    const promotionId = `looked-back-${Date.now()}`
    const kind = { level: 'ORDER', kind: 'percentage', percent: 10 } as const
    const made = { ...kind, names: { en: 'Looked back' } }
    await call('promotions.save', { params: { promotionId }, body: { made } })
    return { at: `/promotions/${promotionId}`, told: /promotions\.save (Object )?Promotion .*Looked back/ }
  },
  customer: async call => {
    const { found } = await call('lookup.find', { query: { q: 'member@' } })
    const { id } = first(found.filter(({ kind }) => kind === 'customer'))
    return { at: `/customers/${id}`, told: /customers\.read looked (Object )?Customer/ }
  },
  delivery: async call => {
    const { sku, location } = first((await call('stock.list', { query: { sort: 'onHand', order: 'desc' } })).rows)
    const expectedOn = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
    const { id } = await call('deliveries.announce', { body: { location, expectedOn, lines: [{ sku, qty: 1 }] } })
    return { at: `/stock/deliveries/${id}`, told: /deliveries\.announce (Object )?Delivery/ }
  },
  release: async call => {
    const { id } = await call('releases.create', { body: { name: `Looked back ${Date.now()}` } })
    return { at: `/releases/${id}`, told: /releases\.create (Object )?Release .*Looked back/ }
  },
  conversation: async call => {
    const body = { messageId: `<back-${Date.now()}@mail.test>`, from: 'kim@cairn.test', text: 'Where is it?' }
    const { id } = await call('conversations.receive', { body })
    await call('conversations.note', { params: { id }, body: { text: 'Looked back' } })
    return { at: `/conversations/${id}`, told: /conversations\.note (Object )?Conversation/ }
  },
}

type Listed = { readonly at: string; readonly told: RegExp; readonly open?: (page: Page) => Promise<void> }

/** Makes something that has no room of its own; answers which list it is in. */
const LISTED: Readonly<Record<string, (call: StaffCall, name: string) => Promise<Listed>>> = {
  key: async (call, name) => {
    await call('keys.create', { body: { name, permissions: ['orders.read'] } })
    return { at: '/keys', told: new RegExp(`keys\\.create (Object )?Key .*name: ${name}`) }
  },
  role: async (call, name) => {
    await call('roles.save', { params: { role: name }, body: { permissions: ['orders.read'] } })
    const open = (page: Page) => page.locator('.roles summary').filter({ hasText: name }).click()
    return { at: '/staff', told: /roles\.save (Object )?Role/, open }
  },
  webhook: async (call, name) => {
    await call('webhooks.create', { body: { name, url: 'https://oms.cairn.test/back', types: ['order.*'] } })
    return { at: '/integrations', told: /webhooks\.create (Object )?Webhook/ }
  },
  redirect: async (call, name) => {
    await call('redirects.add', { body: { scope: 'any', from: name, to: '/somewhere' } })
    return { at: `/redirects?q=${encodeURIComponent(name)}`, told: /redirects\.add (Object )?Redirect/ }
  },
  'price list': async (call, name) => {
    const startsAt = new Date(Date.now() + 900 * 86_400_000).toISOString()
    await call('priceLists.create', { body: { name, sites: ['US'], startsAt } })
    return { at: '/prices?view=lists', told: /priceLists\.create (Object )?Price list/ }
  },
}

const tableIn = (page: Page) => page.getByRole('region', { name: 'History', exact: true })

describe('what staff did to a thing', () => {
  it.each(Object.entries(DONE))('is told where it is shown: %s', async (_, done) => {
    const page = await signIn('owner')
    const { at, told } = await done(callsOn(page))
    await page.goto(`/studio${at}`, READ)
    await page.getByRole('heading', { name: 'History', level: 2 }).waitFor()
    // A look is written down as it is answered: whoever looks again reads of it.
    await page.reload(READ)
    await tableIn(page).getByRole('row', { name: told }).first().waitFor()
    await expectAccessible(page)
    expectNoSurprise(page)
  })

  it.each(Object.entries(LISTED))('is told of a %s beside it in its list', async (kind, make) => {
    const page = await signIn('owner')
    const name = `${kind === 'redirect' ? '/' : ''}looked-back-${Date.now()}`
    const { at, told, open } = await make(callsOn(page), name)
    await page.goto(`/studio${at}`, READ)
    await open?.(page)
    await page.getByRole('button', { name: `History ${name}` }).click()
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByRole('row', { name: told }).waitFor()
    await expectAccessible(page, '[role=dialog]')
    expectNoSurprise(page)
  })

  it('is nobody’s to read who may not read history', async () => {
    const page = await signIn('service')
    const { found } = await callsOn(page)('lookup.find', { query: { q: 'member@' } })
    await page.goto(`/studio/customers/${first(found.filter(({ kind }) => kind === 'customer')).id}`, READ)
    // The history would stand below all of these.
    await page.getByRole('main').getByRole('heading', { level: 2 }).last().waitFor()
    expect(await page.getByRole('heading', { name: 'History', level: 2 }).count()).toBe(0)
  })
})
