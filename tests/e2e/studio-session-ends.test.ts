import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { expectAccessible, READ, settled, shopUrl } from './harness.ts'
import { callsOn, signIn } from './studio-people.ts'

const formOf = (page: Page, title: string) => page.getByRole('dialog', { name: title })

async function publishing(page: Page): Promise<string> {
  const slug = `session-ends-${Date.now()}`
  const items = [{ ...SECTION_EXAMPLES['rich-text'], id: 'words', title: `Said at ${slug}` }]
  const body = { title: 'Snow', sections: [{ name: 'main', items }] }
  await callsOn(page)('content.save', {
    params: { slug },
    body: { layers: [{ scope: 'any', body, revision: 0 }] },
  })
  await page.goto(`/studio/content/edit/${slug}`, READ)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await formOf(page, 'Publish').getByText('Side by side').waitFor()
  return slug
}

async function signInAgain(page: Page, role: string): Promise<void> {
  const dialog = formOf(page, 'Sign in to Cairn Studio')
  await dialog.getByText('Your session has ended.').waitFor()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByLabel('Email').fill(`${role}@cairn.test`)
  await dialog.getByLabel('Password').fill('Cairn-demo-1')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

const isLive = async (slug: string) => {
  await settled()
  return (await fetch(`${shopUrl()}/en-us/${slug}`)).status === 200
}

it('goes on with what was asked for once the same person has signed in again, over the page', async () => {
  const page = await signIn('owner')
  const slug = await publishing(page)
  await page.context().clearCookies()
  await formOf(page, 'Publish').getByRole('button', { name: 'Publish', exact: true }).click()
  await signInAgain(page, 'owner')
  await page.getByText('It is live.').first().waitFor()
  expect(await isLive(slug)).toBe(true)
})

it('does nothing that one had begun when somebody else signs in', async () => {
  const page = await signIn('owner')
  const slug = await publishing(page)
  await page.context().clearCookies()
  await formOf(page, 'Publish').getByRole('button', { name: 'Publish', exact: true }).click()
  await signInAgain(page, 'publisher')
  await page.getByText('Paul Brandt').first().waitFor()
  await formOf(page, 'Publish').waitFor({ state: 'detached' })
  expect(await isLive(slug)).toBe(false)
})

it('shows in the page what was typed without a network, once there is one again', async () => {
  const page = await signIn('owner')
  await publishing(page)
  await page.keyboard.press('Escape')
  const frame = page.frameLocator('iframe[title="Preview"]')
  await frame.getByRole('heading', { name: 'Said at' }).click()
  const title = page.getByRole('region', { name: 'Fields' }).getByLabel('Title', { exact: true })
  await expect.poll(() => title.inputValue()).toMatch(/^Said at/)
  await page.context().setOffline(true)
  await title.fill('Said in a tunnel')
  await page.getByText('Not saved: trying again').first().waitFor()
  await page.context().setOffline(false)
  await frame.getByRole('heading', { name: 'Said in a tunnel' }).waitFor()
})

it('says beside the button what was not done without a network, and does not do it later either', async () => {
  const page = await signIn('owner')
  const slug = await publishing(page)
  const dialog = formOf(page, 'Publish')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  const why = dialog.getByRole('alert').filter({ hasText: /\S/ })
  await why.waitFor()
  // However long the dialog is.
  const isSeen = await why.evaluate(each => {
    const { left, top, bottom } = each.getBoundingClientRect()
    return bottom <= innerHeight && each.contains(document.elementFromPoint(left + 4, top + 4))
  })
  expect(isSeen).toBe(true)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.context().setOffline(false)
  // What is sent after that has arrived.
  await page.getByRole('region', { name: 'Fields' }).getByLabel('Title', { exact: true }).first().fill('Deep')
  await page.locator('.save-state[data-state="saving"]').waitFor()
  await page.locator('.save-state[data-state="saved"]').waitFor()
  expect(await isLive(slug)).toBe(false)
})

it('presses nothing with the keys of a sentence that it came into', async () => {
  const page = await signIn('owner')
  await publishing(page)
  await page.keyboard.press('Escape')
  const title = page.getByRole('region', { name: 'Fields' }).getByLabel('Title', { exact: true }).first()
  await page.context().clearCookies()
  await title.fill('Snow on')
  const dialog = formOf(page, 'Sign in to Cairn Studio')
  await dialog.getByText('Your session has ended.').waitFor()
  await page.keyboard.type(' every ridge')
  expect(await dialog.getByRole('button', { name: 'Sign in with a passkey' }).isEnabled()).toBe(true)
  expect(await dialog.evaluate(each => each === document.activeElement)).toBe(true)
  await signInAgain(page, 'owner')
  await page.locator('.save-state[data-state="saved"]').waitFor()
  expect(await title.inputValue()).toBe('Snow on')
})
