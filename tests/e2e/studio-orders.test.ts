import { beforeAll, describe, expect, it } from 'vitest'
import { contentWidth, expectAccessible, shopUrl } from './harness.ts'
import { buyAsGuest, expectNoSurprise, signIn } from './studio-people.ts'

/** As the demo shop's staff are called. */
const OWNER = 'Olive Reyes'

let number: string
beforeAll(async () => {
  number = await buyAsGuest()
})

describe('the orders room', () => {
  it('finds an order, notes, holds and releases it, and gives money back within the limit', async () => {
    const page = await signIn('service')
    await page.goto('/studio/orders')
    await page.getByRole('searchbox', { name: 'Find an order' }).fill(number)
    await page.waitForURL(/q=/)
    await page.getByRole('row', { name: new RegExp(number) }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('heading', { name: number, level: 1 }).waitFor()
    await page.getByLabel('Note for colleagues').fill('Rang twice.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Rang twice.' }).waitFor()
    await page.getByRole('button', { name: 'Hold for review' }).click()
    await page.getByRole('dialog').getByLabel('Why').fill('Two cards in one hour')
    await page.getByRole('dialog').getByRole('button', { name: 'Hold for review' }).click()
    await page.getByText('Held: Two cards in one hour').waitFor()
    await page.getByRole('button', { name: 'Release' }).click()
    await page.getByText('The order goes on.').waitFor()
    await page.getByRole('button', { name: 'Give money back' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Goodwill').check()
    await dialog.getByLabel('Amount in USD').fill('12.50')
    await dialog.getByLabel('Why').fill('A scratched buckle')
    await expectAccessible(page, '[role=dialog]')
    // Its answer is lost on the way: whoever asks again asks for the same.
    await page.route(
      '**/refunds',
      async route => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await dialog.getByRole('button', { name: 'Give back $12.50' }).click()
    await dialog.getByText('The shop did not answer as it should.').waitFor()
    await dialog.getByRole('button', { name: 'Give back $12.50' }).click()
    await page.getByText('$12.50 is on its way back.').waitFor()
    await page.getByText('Refund by staff').waitFor()
    expect(await page.getByText('Refund by staff').count()).toBe(1)
    await expectAccessible(page)
  })

  it('asks a second person above the limit', async () => {
    const page = await signIn('service')
    await page.goto(`/studio/orders/${number}`)
    await page.getByRole('button', { name: 'Give money back' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Goodwill').check()
    await dialog.getByLabel('Amount in USD').fill('30')
    await dialog.getByLabel('Why').fill('They waited three weeks')
    await dialog.getByRole('button', { name: 'Give back $30.00' }).click()
    await page.getByText('Somebody else decides, who may give as much.').waitFor()

    const owner = await signIn('owner')
    await owner.getByRole('link', { name: 'Refunds to decide on' }).click()
    await owner.getByRole('link', { name: number }).click()
    await owner.getByText('They waited three weeks').first().waitFor()
    await owner.getByRole('button', { name: 'Give it' }).click()
    await owner.getByText('Refund approved').waitFor()
    await expectAccessible(owner)
  })

  it('exchanges a size before it is packed, from a phone, and the buyer sees it', async () => {
    const page = await signIn('service', { screen: 'phone' })
    const other = await buyAsGuest()
    await page.goto(`/studio/orders/${other}`)
    await page.getByRole('button', { name: 'Exchange the size' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('It is not packed yet').waitFor()
    await dialog.getByText('nothing is charged and nothing goes back').waitFor()
    await dialog.getByRole('radio').and(dialog.locator(':enabled')).first().check()
    await dialog.getByLabel('Why').fill('Too small')
    await expectAccessible(page, '[role=dialog]')
    expect(await contentWidth(page)).toBe(390)
    await dialog.getByRole('button', { name: 'Exchange it' }).click()
    await page.getByText('The other size leaves instead.').waitFor()
    await page.getByText('Size exchanged').waitFor()
    await page
      .getByText(/instead of/)
      .first()
      .waitFor()
    await expectAccessible(page)
    expectNoSurprise(page)
  })

  it('changes the address, gives a note to a colleague who ticks it off, and cancels what is not packed', async () => {
    const page = await signIn('service')
    const other = await buyAsGuest()
    await page.goto(`/studio/orders/${other}`)
    await page.getByRole('button', { name: 'Change the address' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Street and number').fill('14 Walnut Street')
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Change the address' }).click()
    await page.getByText('The address was changed. The buyer is told.').waitFor()
    await page.getByText('14 Walnut Street').first().waitFor()
    await page.getByLabel('Note for colleagues').fill('Call back before it is packed.')
    await page.getByLabel('For', { exact: true }).selectOption({ label: OWNER })
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByText('The note is there.').waitFor()

    const owner = await signIn('owner', { screen: 'phone' })
    await owner.goto('/studio/orders?only=mine')
    await owner.getByRole('link', { name: other }).click()
    const task = owner.getByRole('listitem').filter({ hasText: 'Call back before it is packed.' })
    await task.getByRole('button', { name: 'Seen to' }).click()
    await owner.getByText('The note is ticked off.').waitFor()
    expect(await contentWidth(owner)).toBe(390)

    await page.reload()
    await page.getByRole('button', { name: 'Cancel pieces' }).click()
    await dialog.getByText(/Goes back: \$/).waitFor()
    await dialog.getByLabel('Why').fill('Ordered by mistake')
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Cancel these pieces' }).click()
    await page.getByText('Cancelled. The buyer is told.').waitFor()
    await page.getByText('Cancelled', { exact: true }).first().waitFor()
    await expectAccessible(page)
    expectNoSurprise(page)
  })

  it('sends another size while the first one is on its way', async () => {
    const page = await signIn('service')
    const other = await buyAsGuest()
    const headers = { origin: shopUrl() }
    for (let step = 0; step < 2; step++) await page.request.post('/dev/warehouse', { form: { order: other }, headers })
    await page.goto(`/studio/orders/${other}`)
    await page.getByRole('button', { name: 'Exchange the size' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('It is on its way').waitFor()
    await dialog.getByRole('radio').and(dialog.locator(':enabled')).first().check()
    await dialog.getByLabel('Why').fill('Too small')
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Exchange it' }).click()
    await page.getByText(/The first one comes back as RET-/).waitFor()
    expectNoSurprise(page)
  })

  it('shows a warehouse the parcel on a phone, and an analyst no person', async () => {
    const page = await signIn('warehouse', { screen: 'phone' })
    await page.goto(`/studio/orders/${number}`)
    await page.getByRole('heading', { name: number, level: 1 }).waitFor()
    await page.getByText('Pearl Street').first().waitFor()
    expect(await contentWidth(page)).toBe(390)
    await page.goto('/studio/orders')
    await page.getByRole('link', { name: number }).waitFor()
    expect(await contentWidth(page)).toBe(390)
    await expectAccessible(page)
    const analyst = await signIn('analyst')
    await analyst.goto(`/studio/orders/${number}`)
    await analyst.getByRole('heading', { name: number, level: 1 }).waitFor()
    expect(await analyst.getByText('Pearl Street').count()).toBe(0)
    expect(await analyst.getByRole('button', { name: 'Give money back' }).count()).toBe(0)
    expectNoSurprise(analyst)
  })
})
