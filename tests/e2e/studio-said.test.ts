import { describe, expect, it } from 'vitest'
import { shopUrl } from './harness.ts'
import { buyAsGuest, callsOn, expectNoSurprise, signIn } from './studio-people.ts'

describe('the desk says', () => {
  it('what is not there, and where it may be', async () => {
    const page = await signIn('service')
    await page.goto('/studio/orders/CRN-NONE-NONE-0000')
    await page.getByRole('alert').filter({ hasText: 'There is no order CRN-NONE-NONE-0000.' }).waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    await page.goto('/studio/returns/RET-NONE-NONE-0000')
    await page.getByText('There is no return RET-NONE-NONE-0000.').waitFor()
  })

  it('from Home which orders are to be packed, until one has left', async () => {
    const page = await signIn('warehouse')
    const number = await buyAsGuest()
    const staying = await buyAsGuest()
    await page.reload()
    await page.getByRole('link', { name: 'Orders to pack' }).click()
    await page.waitForURL(/only=pack/)
    await page.getByRole('row').filter({ hasText: number }).waitFor()
    const headers = { origin: shopUrl() }
    for (let step = 0; step < 2; step++) await page.request.post('/dev/warehouse', { form: { order: number }, headers })
    await page.reload()
    await page.getByRole('row').filter({ hasText: staying }).waitFor()
    expect(await page.getByRole('row').filter({ hasText: number }).count()).toBe(0)
    expectNoSurprise(page)
  })

  it('of a piece that is refused that it stays its buyer’s, and of one that is only announced just that', async () => {
    const page = await signIn('owner', { screen: 'phone' })
    const number = await buyAsGuest()
    const headers = { origin: shopUrl() }
    for (let step = 0; step < 4; step++) await page.request.post('/dev/warehouse', { form: { order: number }, headers })
    const call = callsOn(page)
    const [line] = (await call('orders.read', { params: { number } })).lines
    const itemId = line?.id ?? ''
    const { sizes } = await call('orders.sizes', { params: { number, itemId } })
    const body = { itemId, qty: 1, sku: sizes.find(({ free }) => free > 0)?.sku ?? '', reason: 'Too small' }
    const { returnNumber = '' } = await call('orders.exchange', { params: { number }, body })
    await page.goto(`/studio/orders/${number}`)
    await page.getByText('return of 1 announced').waitFor()
    expect(await page.getByText('1 sent back').count()).toBe(0)
    await page.goto(`/studio/returns/${returnNumber}`)
    await page.getByLabel('How it came: Piece 1').selectOption('worn')
    await page.getByLabel('Accept it').uncheck()
    await page.getByLabel('Why is not everything accepted?').fill('The soles are worn down.')
    await page.getByRole('button', { name: 'Take in, refund nothing' }).click()
    const piece = page.getByRole('listitem').filter({ hasText: 'Worn, not accepted: stays the buyer’s' })
    await piece.getByText(line?.name ?? '').waitFor()
    expectNoSurprise(page)
  })

  it('in a chart how far a day fell on which more was given back than sold', async () => {
    const page = await signIn('analyst')
    await page.route('**/reports/sales?**', async route => {
      const response = await route.fetch()
      const json = await response.json()
      const points = json.points.map((point: object, at: number) => ({ ...point, net: at === 3 ? -5000 : 10_000 }))
      await route.fulfill({ response, json: { ...json, points } })
    })
    await page.goto('/studio/reports')
    const title = 'Net of returns over time'
    const part = page.locator('section.part').filter({ has: page.getByRole('heading', { name: title }) })
    await part.getByText('Lowest: -$50.00').waitFor()
    const bars = await part
      .locator('svg rect')
      .evaluateAll(all =>
        all.map(bar => ({ y: Number(bar.getAttribute('y')), height: Number(bar.getAttribute('height')) })),
      )
    const [up, , , down] = bars
    expect(down?.height).toBeCloseTo((up?.height ?? 0) / 2)
    expect(down?.y).toBeCloseTo((up?.y ?? 0) + (up?.height ?? 0))
    expectNoSurprise(page)
  })
})
