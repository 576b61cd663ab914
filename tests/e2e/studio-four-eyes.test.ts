import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { expectAccessible, settled, visit } from './harness.ts'
import { openShop } from './journey-shops.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop(inject('shopData'), { FOUR_EYES: 'US' })
})
afterAll(() => shop.stop())

const OLD = 'We mend what we sell'
const NEW = 'Seen by four eyes'

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Publish', exact: true })
  await asked.getByRole('insertion').filter({ hasText: 'four eyes' }).first().waitFor()
  await asked.getByRole('button', { name: 'Publish', exact: true }).click()
}

const shopShows = async (words: string): Promise<boolean> => {
  await settled(shop.url)
  return (await (await fetch(`${shop.url}/en-us`)).text()).includes(words)
}

it('lets nobody publish what they alone wrote: it waits for a second person, who approves it, and then it is live', async () => {
  const author = await signIn('publisher', { baseURL: shop.url })
  await author.goto('/studio/content/edit/home')
  await author.getByRole('region', { name: 'Outline' }).getByRole('button', { name: OLD }).first().click()
  await author.getByRole('region', { name: 'Fields' }).getByLabel('Title', { exact: true }).first().fill(NEW)
  await author.getByText('Saved', { exact: true }).first().waitFor()
  // What helps on is what stands there; whoever tries the other way hears why it leads nowhere.
  const main = author.getByRole('button', { name: 'Ask for review', exact: true })
  await main.waitFor()
  expect(await author.getByRole('button', { name: 'Publish', exact: true }).count()).toBe(0)
  await author.getByText('More', { exact: true }).click()
  await publish(author)
  const refusal = author.getByRole('dialog', { name: 'Publish', exact: true }).getByRole('alert')
  await refusal.getByText(/somebody else must approve it first/).waitFor()
  await expectAccessible(author, '[role=dialog]')
  await author.keyboard.press('Escape')
  expect(await shopShows(NEW)).toBe(false)

  await main.click()
  const asking = author.getByRole('dialog', { name: 'Ask for review' })
  await asking.getByRole('button', { name: 'Ask for review' }).click()
  await asking.waitFor({ state: 'detached' })
  // Nobody approves their own.
  await author.goto('/studio/reviews')
  await author.getByText('Waits', { exact: true }).first().waitFor()
  expect(await author.getByRole('button', { name: /^Look and decide/ }).count()).toBe(0)

  const second = await signIn('owner', { baseURL: shop.url })
  await second.goto('/studio/reviews')
  await second.getByRole('button', { name: /^Look and decide/ }).click()
  const deciding = second.getByRole('dialog')
  await deciding.getByRole('insertion').filter({ hasText: 'four eyes' }).first().waitFor()
  await deciding.getByRole('button', { name: 'Approve' }).click()
  await deciding.waitFor({ state: 'detached' })
  expect(await shopShows(NEW)).toBe(false)

  await author.goto('/studio/content/edit/home')
  await publish(author)
  await author.getByText('It is live.').first().waitFor()
  expect(await shopShows(NEW)).toBe(true)
  const shopper = await visit('/en-us', { baseURL: shop.url })
  await shopper.getByRole('heading', { name: NEW }).waitFor()
  expectNoSurprise(second)
})
