import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNoProblems, visit } from './harness.ts'

/** A boot that people talk about, and that belongs to a look. */
const openBoot = (options: { script?: boolean } = {}) => visit('/en-us/p/arroyo-loop-hiking-boot-H3HBPASH', options)

/** Takes a size of each, and leaves the last one out. */
async function chooseSizes(within: Locator): Promise<number> {
  const choices = within.locator('select[name=sku]')
  await choices.first().waitFor()
  const count = await choices.count()
  for (let at = 0; at < count; at++)
    await (at < count - 1 ? choices.nth(at).selectOption({ index: 1 }) : choices.nth(at).selectOption('none'))
  return count - 1
}

const cartCount = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cairn_cart')?.value ?? '0'

describe('a look', () => {
  it('is put into the cart as a whole', async () => {
    const page = await openBoot()
    await page.locator('[data-dialog=look]').click()
    const dialog = page.getByRole('dialog')
    const taken = await chooseSizes(dialog)
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Add all to cart' }).click()
    const cart = page.getByRole('dialog', { name: 'Added to your cart' })
    await expect.poll(() => cart.getByText('Just added').count()).toBe(taken)
    expect(await cartCount(page)).toBe(String(taken))
  })

  it('is put into the cart without script, too', async () => {
    const page = await openBoot({ script: false })
    await page.locator('[data-dialog=look]').click()
    await page.waitForURL(/\/look\//)
    const taken = await chooseSizes(page.locator('main'))
    await page.getByRole('button', { name: 'Add all to cart' }).click()
    await page.waitForURL(/\/cart$/)
    expect(await cartCount(page)).toBe(String(taken))
  })
})

/** The bot check is work for a script. */
async function signInToVote(page: Page): Promise<void> {
  const address = page.url()
  await page
    .locator('[id^=answer-]')
    .first()
    .getByRole('button', { name: /^Helpful/ })
    .click()
  await page.waitForURL(/sign-in/)
  await page.goto('/en-us/sign-in?step=sign-in')
  await page.locator('main').getByLabel('Email address').fill('athlete@cairn.test')
  await page.getByLabel('Password', { exact: true }).fill('Cairn-demo-1')
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/account/)
  await page.goto(address)
}

describe('what shoppers say', () => {
  it.each([true, false])(
    'is voted on, an answer once; without script by who has an account (script: %s)',
    async script => {
      const page = await openBoot({ script })
      if (!script) await signInToVote(page)
      const answer = page.locator('[id^=answer-]').first()
      const helpful = () => answer.getByRole('button', { name: /^Helpful/ })
      const before = Number(/\d+/.exec((await helpful().textContent()) ?? '')?.[0])
      await helpful().click()
      await expect.poll(() => helpful().textContent()).toBe(`Helpful ${before + 1}`)
      await helpful().click()
      if (!script) await page.waitForURL(/said=voted/)
      await expect.poll(() => helpful().textContent()).toBe(`Helpful ${before + 1}`)
    },
  )

  it('is asked and written without script', async () => {
    const page = await openBoot({ script: false })
    const address = page.url()
    await page.getByRole('link', { name: 'Ask a question' }).click()
    await page.getByLabel('Your question').fill('Do they dry over night?')
    await page.getByLabel('Name shown beside it').fill('Bo')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Question sent').waitFor()
    await page.goto(`${address}/review`)
    await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
    await page.getByLabel('In a few words').fill('Dry by morning')
    await page.getByLabel('Your review').fill('Wet at six, dry at six.')
    await page.getByLabel('Name shown beside it').fill('Bo')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Thank you. Your review is in.').waitFor()
    expect(new URL(page.url()).searchParams.get('said')).toBe('reviewed')
  })

  it('is written in a dialog that says its stars', async () => {
    const page = await openBoot()
    await page.getByRole('link', { name: 'Write a review' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: '5 stars' }).check({ force: true })
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByLabel('In a few words').fill('Steady')
    await dialog.getByLabel('Your review').fill('Steady on scree.')
    await dialog.getByLabel('Name shown beside it').fill('Cy')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Thank you. Your review is in.').waitFor()
    expectNoProblems(page)
  })

  it('is read in one’s own language, or said that it cannot be', async () => {
    const page = await visit('/de-de/p/arroyo-loop-wanderstiefel-H3HBPASH')
    const [spanish, english] = ['ES ·', 'GB ·'].map(country =>
      page.locator('[id^=review-]').filter({ hasText: country }).first(),
    )
    await spanish?.getByRole('button', { name: 'Übersetzen' }).click()
    await spanish?.locator('h3:not([lang])').waitFor()
    await spanish?.getByRole('button', { name: 'Original zeigen' }).click()
    await spanish?.locator('h3[lang=es]').waitFor()
    await english?.getByRole('button', { name: 'Übersetzen' }).click()
    await english?.getByText('Dafür gibt es keine Übersetzung.').waitFor()
    expectNoProblems(page)
  })
})
