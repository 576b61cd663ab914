import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, newContext, READ, settled, shopUrl, visit } from './harness.ts'
import { buyAsGuest, expectNoSurprise, signIn } from './studio-people.ts'

const VISITORS = 260

const decide = (visitor: string | undefined, ...events: object[]) =>
  fetch(`${shopUrl()}/api/engine/v1/decide/cairn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': 'en-us', 'x-access-key': 'cairn-web' },
    body: JSON.stringify({ channel: 'ECOMM', ...(visitor !== undefined && { monetateId: visitor }), events }),
  })

/** Somebody comes, sees what he is given, and clicks on it or not. */
async function comes(id: string, clicks: (variantId: string) => boolean): Promise<void> {
  const given = await decide(undefined, { eventType: 'PageView', path: '/en-us' })
  const { monetateId }: { monetateId: string } = await given.json()
  const cookies = decodeURIComponent(given.headers.getSetCookie().join(';'))
  const variantId = new RegExp(`${id}:([\\w-]+)`).exec(cookies)?.[1] ?? ''
  const seen = { eventType: 'ExperimentImpression', experienceId: id, variantId }
  const click = { eventType: 'ExperimentClick', experienceId: id }
  await decide(monetateId, seen, ...(clicks(variantId) ? [click] : []))
}

/** What an editor wrote is published by somebody who may. */
async function publish(page: Page, words: string): Promise<void> {
  await page.goto('/studio/content/edit/home')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Publish', exact: true })
  // Until what was saved last is compared, the dialog has what was saved before, which nobody may publish any more.
  await asked.getByText(words).filter({ visible: true }).first().waitFor()
  await asked.getByRole('button', { name: 'Publish', exact: true }).click()
  await asked.waitFor({ state: 'detached' })
  await settled()
}

/** Who bought is for who may read orders. */
async function listOrders(address: string): Promise<void> {
  const owner = await signIn('owner')
  await owner.goto(address)
  await owner.getByRole('button', { name: /^Orders of [AB]$/ }).click()
  await owner
    .getByRole('dialog', { name: /^Orders of/ })
    .getByRole('link', { name: /^CRN-/ })
    .waitFor()
  expectNoSurprise(owner)
}

it('lets an editor test two headlines of the home page, says nothing before it knows, then which is better, and who bought', async () => {
  const publisher = await signIn('publisher')
  const page = await signIn('editor')
  await page.goto('/studio/content/edit/home')
  const outline = page.getByRole('region', { name: 'Outline' })
  await outline.getByLabel('Actions for We mend what we sell').click()
  await outline.getByRole('button', { name: 'Test a variant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Test a variant' })
  await dialog.getByLabel('Name of the test').fill('Two headlines')
  await dialog.getByLabel('What you expect, and why').fill('A shorter headline is clicked more.')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Test a variant' }).click()
  await page.getByText('Now change the copy.').waitFor()
  const fields = page.getByRole('region', { name: 'Fields' })
  await fields.getByLabel('Title', { exact: true }).first().fill('Go now')
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await publish(publisher, 'Go now')

  await page.goto('/studio/experiments')
  await page.getByRole('link', { name: 'Two headlines' }).click()
  await page.waitForURL('**/experiments/exp-*')
  const id = page.url().split('/').at(-1) ?? ''
  await page.getByLabel('Decided by').selectOption('clicks')
  await page.getByLabel('Orders per visitor').check()
  await page.getByRole('checkbox', { name: 'US', exact: true }).check()
  await page.getByLabel('Do it now, in percent of visitors').fill('20')
  await page.getByLabel('Smallest change worth finding, in percent').fill('100')
  await page.getByText(/About [\d,]+ visitors a week/).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByText(/^Not enough data: 0 of/).waitFor()
  await page.getByText(/^0 of [\d,]+ planned visitors · week 1/).waitFor()

  const context = await newContext()
  const shopper = await visit('/en-us', { context })
  await shopper.mouse.move(200, 200)
  const names = async () => (await context.cookies()).map(({ name, value }) => `${name}=${decodeURIComponent(value)}`)
  await expect.poll(async () => (await names()).join()).toContain(id)
  await shopper.goto('/en-us', READ)
  await shopper.mouse.move(300, 300)
  await shopper.locator(`[data-experience="${id}"]`).first().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await names()).join()).toContain('cairn_measured')
  await buyAsGuest(context)

  for (let at = 0; at < VISITORS; at += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, each) =>
        comes(id, variantId => (at + each) % 10 < (variantId === 'Baseline' ? 2 : 8)),
      ),
    )
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('dialog', { name: 'Stop' }).getByRole('button', { name: 'Stop', exact: true }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Stop', exact: true }).count()).toBe(0)
  await settled()
  // Whoever was given the variant sees the page as it was from that moment on.
  const cookie = `cairn_variants=${encodeURIComponent(`${id}:2-b`)}`
  expect(await (await fetch(`${shopUrl()}/en-us`, { headers: { cookie } })).text()).not.toContain('Go now')
  await page.getByText(/^B is better by [\d.,]+ to [\d.,]+ %, sure at 95 %\.$/).waitFor()
  await page.getByRole('figure', { name: 'B compared with A' }).waitFor()
  await page.getByText('As a table').click()
  const days = page.getByRole('table').filter({ hasText: 'B compared with A' })
  await days.getByRole('cell', { name: /^[\d.,]+ % \([\d.,]+ to [\d.,]+ %\)$/ }).waitFor()
  await expectAccessible(page)
  await listOrders(page.url())

  await publisher.goto(page.url())
  await publisher.getByRole('button', { name: 'End', exact: true }).click()
  const end = publisher.getByRole('dialog', { name: 'End' })
  await end.getByLabel('What stays').selectOption('Baseline')
  await end.getByRole('button', { name: 'End', exact: true }).click()
  await publisher.getByText('A stayed.').waitFor()
  await settled()
  expect(await (await fetch(`${shopUrl()}/en-us`)).text()).not.toContain(id)
  expectNoSurprise(page)
  expectNoSurprise(publisher)
})
