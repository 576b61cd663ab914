import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visit, type Screen } from './harness.ts'

async function signedIn(locale: 'en-us' | 'en-gb', screen: Screen): Promise<Page> {
  const page = await visit(`/${locale}/sign-in?step=sign-in`, { screen })
  await page.locator('main').getByLabel('Email address').fill('loyal@cairn.test')
  await page.getByLabel('Password', { exact: true }).fill('Cairn-demo-1')
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(url => !url.pathname.includes('sign-in'))
  return page
}

describe.each(['phone', 'tablet', 'desktop'] as const)('the account on a %s', screen => {
  it('begins at its top, with the part in sight that is open, and the others one press away', async () => {
    const page = await signedIn('en-us', screen)
    await page.goto('/en-us/account/data')
    const parts = page.getByRole('navigation', { name: 'Your account' })
    // On phones its name is what the others are folded under.
    const open = screen === 'phone' ? parts.locator('summary') : parts.locator('a[aria-current=page]')
    expect(await open.textContent()).toBe('Your data')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const [width, box] = [page.viewportSize()?.width ?? 0, await open.boundingBox()]
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
    if (screen === 'phone') await open.click()
    const inSight = (part: Locator) => part.evaluate(link => link.getBoundingClientRect().right <= innerWidth)
    const cut = (await Promise.all((await parts.getByRole('link').all()).map(inSight))).filter(seen => !seen)
    expect(cut).toEqual([])
    await parts.getByRole('link', { name: 'Cards' }).click()
    await page.waitForURL(/account\/cards/)
  })

  it('says what was done above the question for consent, whose buttons stay in reach', async () => {
    const page = await signedIn('en-gb', screen)
    const [toast, consent] = [page.locator('.toast').first(), page.locator('#consent')]
    await toast.waitFor()
    await consent.waitFor()
    const bottom = async () => {
      const box = await toast.boundingBox()
      return box ? box.y + box.height : Infinity
    }
    const top = async () => (await consent.boundingBox())?.y ?? 0
    await expect.poll(async () => (await bottom()) <= (await top())).toBe(true)
  })
})

it.each(['de-de', 'fr-fr', 'es-es'])(
  'on a tablet no part of the account stands alone in its row (%s)',
  async locale => {
    const page = await signedIn('en-us', 'tablet')
    await page.goto(`/${locale}/account`)
    const rows = await page
      .locator('main nav')
      .getByRole('listitem')
      .evaluateAll(items =>
        items
          .map(item => item.getBoundingClientRect())
          .flatMap(({ top, height }) => (height > 0 ? [top + height / 2] : [])),
      )
    const inRow = (row: number) => rows.filter(other => Math.abs(other - row) < 12).length
    expect(rows.length).toBeGreaterThan(5)
    expect(Math.min(...rows.map(inRow))).toBeGreaterThan(1)
  },
)

it.each(['sign-in', 'sign-up', 'forgot-password', 'track-order'])(
  'asks on %s for one address, and not in the footer for another',
  async path => {
    const page = await visit(`/en-us/${path}`)
    await page.locator('main').getByLabel('Email').first().waitFor()
    expect(await page.locator('form input[type=email]:visible').count()).toBe(1)
    expect(await page.getByRole('contentinfo').getByRole('textbox').count()).toBe(0)
    await page.goto('/en-us/about')
    await page.getByRole('contentinfo').getByLabel('Email').waitFor()
  },
)
