import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { TEXTS } from '#studio/i18n/texts.ts'
import { ROOMS, type RoomEntry } from '#studio/shell/rooms.ts'
import { contentWidth, expectAccessible, type Screen } from './harness.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

/** Home greets with what there is to do; every other room is headed by what the menu calls it. */
const headingOf = ({ to, label }: RoomEntry) => TEXTS[to === '/' ? 'waits' : label].en

/** Goes there as somebody does who is in the house already: nothing is loaded but the room. */
async function enter(page: Page, room: RoomEntry) {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  const links = page.getByRole('navigation', { name: 'Menu' })
  await links.getByRole('link', { name: TEXTS[room.label].en, exact: true }).click()
  await page.getByRole('heading', { name: headingOf(room), level: 1 }).waitFor()
  await expect.poll(() => page.locator('main output.empty').count()).toBe(0)
}

describe('the rooms of the studio', () => {
  it.each<[Screen, 'light' | 'dark']>([
    ['phone', 'light'],
    ['desktop', 'dark'],
  ])('can be used by everyone, on a %s in %s', async (screen, theme) => {
    const page = await signIn('owner', { screen })
    await page.goto('/studio/account')
    await page.getByLabel('Theme').selectOption(theme)
    for (const room of ROOMS) {
      await enter(page, room)
      await expectAccessible(page)
      if (screen === 'phone') expect(await contentWidth(page), room.to).toBe(390)
    }
    await page.goto('/studio/no/such/room')
    await page.getByText('There is nothing here').waitFor()
    await page.getByRole('link', { name: 'Home', includeHidden: true }).waitFor({ state: 'attached' })
    expectNoSurprise(page)
  })

  it('tell other systems what happens: a webhook is made, paused and given a new secret', async () => {
    const page = await signIn('owner')
    await page.goto('/studio/integrations')
    await page.getByRole('button', { name: 'New webhook' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('The warehouse')
    await dialog.getByLabel('Address').fill('https://oms.cairn.test/events')
    await dialog.getByRole('checkbox', { name: 'Stock' }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Make the webhook' }).click()
    const secret = await dialog.getByLabel('Secret').inputValue()
    expect(secret).toMatch(/^whsec_/)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    const row = page.getByRole('row', { name: /The warehouse/ })
    await row.getByRole('button', { name: 'New secret' }).click()
    await dialog.getByRole('button', { name: 'New secret' }).click()
    expect(await dialog.getByLabel('Secret').inputValue()).not.toBe(secret)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await row.getByRole('button', { name: 'Pause' }).click()
    await row.getByText('Paused').waitFor()
    await expectAccessible(page)
    expectNoSurprise(page)
  })

  it('say nothing of waiting for 300 ms, then a word, and what failed with the way back', async () => {
    const page = await signIn('owner')
    const held = Promise.withResolvers<void>()
    const lists = '**/api/staff/v1/history?*'
    await page.route(lists, async route => {
      await held.promise
      await route.fulfill({
        status: 500,
        json: { errorDetails: [{ errorId: 'GEN500', message: 'The roof came down.' }] },
      })
    })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('link', { name: 'History' }).click()
    // The room before may still wait for its own answer.
    await page.getByRole('heading', { name: 'History', level: 1 }).waitFor()
    const waiting = page.locator('output.empty')
    await waiting.waitFor({ state: 'attached' })
    await page.clock.runFor(299)
    expect(await waiting.textContent()).toBe('')
    await page.clock.runFor(1)
    await waiting.getByText('Loading').waitFor()
    await page.clock.resume()
    held.resolve()
    await page.getByRole('alert').getByText('The roof came down.').waitFor()
    await expectAccessible(page)
    await page.unroute(lists)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page
      .getByRole('row', { name: /session\.signIn/ })
      .first()
      .waitFor()
  })

  it('keep filters, columns and order in the address, and under a name', async () => {
    const page = await signIn('owner')
    await page.goto('/studio/staff')
    await page.getByRole('combobox', { name: 'Role' }).selectOption('editor')
    await page.getByRole('row', { name: /editor@cairn/ }).waitFor()
    await page.getByText('Columns').click()
    await page.getByRole('checkbox', { name: 'Last seen' }).uncheck()
    await page.getByRole('button', { name: 'Name' }).click()
    await page.getByRole('columnheader', { name: 'Name' }).and(page.locator('[aria-sort=ascending]')).waitFor()
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ role: 'editor', hide: 'seen', sort: 'name' })
    expect(await page.getByRole('columnheader', { name: 'Last seen' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Save this view' }).click()
    await page.getByLabel('Name of the view').fill('Editors')
    await page.getByLabel('Everyone may use it').check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Editors' }).waitFor()

    const other = await signIn('analyst')
    await other.goto('/studio/staff')
    await other.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Editors' }).click()
    await other.getByRole('row', { name: /editor@cairn/ }).waitFor()
    // All of them stay until the answer to the view comes.
    await expect.poll(() => other.getByRole('row').count()).toBe(2)

    await page.getByRole('button', { name: 'Remove the view “Editors”' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Editors' }).waitFor()
  })

  it('work on all of a query by themselves, with progress and a file', async () => {
    const owner = await signIn('owner')
    const watcher = await signIn('analyst')
    await owner.goto('/studio/staff?role=analyst')
    await owner.getByText('All 1 of this query').waitFor()
    await owner.getByRole('button', { name: 'Sign all out' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
    const task = owner.getByRole('region', { name: 'Work on many things' })
    await task.getByText('Done: 1 of 1').waitFor()
    const download = owner.waitForEvent('download')
    await task.getByRole('button', { name: 'Result file' }).click()
    expect((await download).suggestedFilename()).toMatch(/^people-endAllSessions-tsk_\w+\.csv$/)
    await watcher.goto('/studio/history')
    await watcher.getByRole('heading', { name: 'Sign in to Cairn Studio' }).waitFor()
    await expectAccessible(owner)
  })

  it('change what somebody may do where, and offer the way back', async () => {
    const page = await signIn('owner')
    await page.goto('/studio/staff?role=translator')
    const row = page.getByRole('row', { name: /translator@cairn/ })
    await row.getByRole('button', { name: 'Change' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: 'FR' }).check()
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await row.getByText('Translator · FR').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await row.getByText('Translator', { exact: true }).waitFor()
  })

  it('are as close as somebody likes, and still are tomorrow', async () => {
    const page = await signIn('owner')
    await page.goto('/studio/staff')
    const row = page.getByRole('row', { name: /editor@cairn/ })
    const height = async () => (await row.boundingBox())?.height ?? 0
    await row.waitFor()
    const comfortable = await height()
    await page.keyboard.press('t')
    await page.keyboard.press('e')
    await expect.poll(height).toBeLessThan(comfortable)
    await page.reload()
    await row.waitFor()
    expect(await height()).toBeLessThan(comfortable)
  })

  it('show the things of one site, where somebody works for one', async () => {
    const page = await signIn('owner')
    await page.goto('/studio/orders')
    const asked = page.waitForRequest(request => /\/api\/staff\/v1\/orders\?.*site=FR/.test(request.url()))
    await page.getByRole('combobox', { name: 'Site' }).selectOption('FR')
    await asked
    await page.reload()
    expect(await page.getByRole('combobox', { name: 'Site' }).inputValue()).toBe('FR')
  })

  it('draw a long list as far as somebody looks, and all of it in the end', async () => {
    const page = await signIn('owner')
    await page.route('**/api/staff/v1/people', async route => {
      const { rows: people } = await (await route.fetch()).json()
      const [one] = people
      const many = Array.from({ length: 180 }, (_, n) => ({ ...one, id: `stf_${n}`, name: `Person ${n}` }))
      await route.fulfill({ json: { rows: many, others: 180 } })
    })
    await page.goto('/studio/staff')
    const rows = page.getByRole('table').first().locator('tbody tr')
    await rows.first().waitFor()
    expect(await rows.count()).toBeLessThan(180)
    const last = () => rows.last().scrollIntoViewIfNeeded()
    await expect.poll(() => last().then(() => rows.count())).toBe(180)
    await page.getByRole('button', { name: 'Name' }).click()
    await page.locator('[aria-sort=ascending]').waitFor()
    expect(await rows.count()).toBe(180)
  })
})
