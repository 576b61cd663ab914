import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { contentWidth, expectAccessible } from './harness.ts'
import { announceReturn, callsOn, signIn } from './studio-people.ts'

const headed = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()
const offered = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true }).count()

/** A room that is not one's own is neither in the menu nor at its address, and its calls answer nothing. */
async function expectClosed(page: Page, { room, at, call }: { room: string; at: string; call: string }) {
  expect(await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: room }).count()).toBe(0)
  await page.goto(`/studio${at}`)
  await page.getByText('You are not allowed to see this room.').waitFor()
  expect((await page.request.get(`/api/staff/v1${call}`)).status(), room).toBe(403)
}

const MODERATION = { room: 'Moderation', at: '/moderation', call: '/moderation?kind=review' }
const CUSTOMERS = { room: 'Customers', at: '/customers', call: '/customers?q=wranx%40' }
const REPORTS = { room: 'Reports', at: '/reports', call: '/reports/sales?site=US' }
const PRICES = { room: 'Prices', at: '/prices', call: '/prices' }
const CONVERSATIONS = { room: 'Conversations', at: '/conversations', call: '/conversations' }

describe('a role', () => {
  it('of service looks into returns, cards and stock, and leaves them as they are', async () => {
    const page = await signIn('service')
    const { returnNumber } = await announceReturn(page)
    await page.goto(`/studio/returns/${returnNumber}`)
    await headed(page, returnNumber)
    expect(await page.getByLabel('Scan a piece').count()).toBe(0)
    const { rows } = await callsOn(page)('giftCards.find', { query: { q: '0011' } })
    await page.goto(`/studio/gift-cards/${rows[0]?.ref}`)
    await page.getByRole('table').first().waitFor()
    expect([await offered(page, 'Correct'), await offered(page, 'Freeze')]).toEqual([0, 0])
    await page.goto('/studio/stock')
    await page.getByRole('table').first().waitFor()
    expect(await page.getByRole('button', { name: /^Adjust/ }).count()).toBe(0)
    for (const [view, begins] of [
      ['Deliveries', 'Expect a delivery'],
      ['Transfers', 'Plan a transfer'],
      ['Counts', 'Begin a count'],
    ] as const) {
      await page.getByRole('button', { name: view, exact: true }).click()
      await page.waitForURL(new RegExp(`view=${view.toLowerCase()}`))
      expect(await offered(page, begins), view).toBe(0)
    }
    await expectClosed(page, REPORTS)
    await expectClosed(page, PRICES)
  })

  it('of an analyst reads conversations without persons, and decides about nothing', async () => {
    const service = await signIn('service')
    const body = { messageId: `<${Date.now()}@mail.test>`, from: 'ash.roles@cairn.test', text: 'Where is my parcel?' }
    const { id } = await callsOn(service)('conversations.receive', { body })
    const page = await signIn('analyst')
    await page.goto('/studio/conversations')
    await page.getByRole('row').filter({ hasText: id }).getByRole('link').waitFor()
    expect(await offered(page, 'Text blocks')).toBe(0)
    await page.getByRole('row').filter({ hasText: id }).getByRole('link').click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('main').innerText()).not.toMatch(/ash\.roles|my parcel/)
    expect([await page.getByLabel('Your answer').count(), await offered(page, 'Take it')]).toEqual([0, 0])
    await page.goto('/studio/gift-cards')
    await headed(page, 'Gift cards')
    expect(await offered(page, 'Issue a card')).toBe(0)
    await page.goto('/studio/promotions')
    await headed(page, 'Promotions')
    expect(await offered(page, 'New promotion')).toBe(0)
    await expectAccessible(page)
    await expectClosed(page, MODERATION)
    await expectClosed(page, CUSTOMERS)
  })

  it('of the warehouse sees parcels and shelves on its phone, and no person, no word and no price', async () => {
    const page = await signIn('warehouse', { screen: 'phone' })
    const menu = page.getByRole('navigation', { name: 'Menu', includeHidden: true })
    const rooms = await menu.getByRole('link', { includeHidden: true }).allTextContents()
    const own = ['Home', 'Orders', 'Returns', 'Catalogue', 'Stock', 'Imports and exports', 'Stores', 'Your account']
    expect(rooms).toEqual(own)
    const { styleId = '' } = (await callsOn(page)('styles.list', { query: {} })).rows[0] ?? {}
    await page.goto(`/studio/catalogue/${styleId}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByLabel('Name · English').isDisabled()).toBe(true)
    expect(await contentWidth(page)).toBe(390)
    for (const closed of [MODERATION, CUSTOMERS, CONVERSATIONS, REPORTS, PRICES]) await expectClosed(page, closed)
    await expectAccessible(page)
  })
})
