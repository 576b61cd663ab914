import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#domain/sites/sites.ts'
import { cartOf } from './filled-cart.ts'
import { contentWidth, READ, visit } from './harness.ts'

/** Two would take 60. */
const ONE_LINE = 44

it('begins its news at the edge of the page where they are not centred', async () => {
  const page = await visit('/en-us', { screen: 'phone' })
  await page.setViewportSize({ width: 720, height: 450 })
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(shown => shown.getBoundingClientRect().left)
  const gutter = await page.locator('.promo-bar').evaluate(bar => Number.parseFloat(getComputedStyle(bar).paddingLeft))
  expect(await left('[data-promo-line]:not([hidden])')).toBeCloseTo(gutter, 0)
})

describe('on a phone', () => {
  it.each(LOCALES)('news and the way here take one line each, and nothing is cut, in %s', async locale => {
    const page = await visit(`/${locale}/c/x-5200`, { screen: 'phone' })
    const news = await page.locator('[data-promo-line]').evaluateAll(lines =>
      lines.map(line => {
        line.toggleAttribute('hidden', false)
        return { text: line.textContent, height: line.clientHeight, cut: line.scrollWidth > line.clientWidth }
      }),
    )
    expect(news.length).toBeGreaterThan(1)
    expect(news.filter(({ height, cut }) => height > ONE_LINE || cut)).toEqual([])
    // The way to a product is longer than the screen is wide.
    await page.goto(`/${locale}/p/x-H3HBPASH`, READ)
    const way = page
      .getByRole('navigation')
      .filter({ has: page.locator('[aria-current="page"]') })
      .locator('ol')
    expect((await way.boundingBox())?.height).toBeLessThanOrEqual(32)
  })
})

const PAGES = [
  '',
  '/c/x-2000',
  '/p/x-H3HBPASH',
  '/search?q=boot',
  '/cart',
  '/store-locator',
  '/sign-in',
  '/sign-up',
  '/privacy',
  '/help',
  '/stories',
  '/about',
  '/track-order',
  '/location-selector',
]

it.each(['en-us', 'fr-fr', 'de-de', 'es-es'])('nothing is pushed off the side at 320 px, in %s', async locale => {
  const page = await visit(`/${locale}`, { screen: 'narrow' })
  const wide: string[] = []
  for (const path of PAGES) {
    await page.goto(`/${locale}${path}`, READ)
    const width = await contentWidth(page)
    if (width > 320) wide.push(`${path}: ${width} ${await widest(page)}`)
  }
  expect(wide).toEqual([])
})

it.each(LOCALES)('a full cart fits every screen, in %s', async locale => {
  const { page } = await cartOf(3, {}, locale)
  expect(await page.locator('main output.tabular-nums').count()).toBe(3)
  const wide: string[] = []
  for (const width of [320, 390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const needed = await contentWidth(page)
    if (needed > width) wide.push(`${width}: ${needed} ${await widest(page)}`)
  }
  expect(wide).toEqual([])
})

it.each(['phone', 'narrow'] as const)(
  'stars stay whole, and how many reviews there are on one line, on a %s screen',
  async screen => {
    const page = await visit('/de-de', { screen })
    for (const path of ['/c/x-2000', '/p/x-H3HBPASH']) {
      await page.goto(`/de-de${path}`, READ)
      const seen = await page.locator('main .stars').evaluateAll(stars =>
        stars.map(star => {
          const beside = star.parentElement?.lastElementChild
          return {
            whole: star.clientWidth === 5 * Number.parseFloat(getComputedStyle(star).fontSize),
            lines: beside?.getClientRects().length,
            right: Math.round(beside?.getBoundingClientRect().right ?? 0),
          }
        }),
      )
      expect(seen.length).toBeGreaterThan(0)
      expect(seen.filter(({ whole, lines }) => !whole || lines !== 1)).toEqual([])
    }
  },
)

/** What reaches furthest and is not cut or scrolled by something around it, to know where to look. */
const widest = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const above = element.parentElement
      return (
        above !== null && above !== document.body && (getComputedStyle(above).overflowX !== 'visible' || isCut(above))
      )
    }
    const [first] = [...document.querySelectorAll('body *')]
      .filter(element => !isCut(element))
      .toSorted((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)
    return first?.outerHTML.slice(0, 160) ?? ''
  })

it('every part of the account is in sight on a tablet, in each language', async () => {
  const page = await visit('/en-us/sign-in?step=sign-in', { screen: 'tablet' })
  const main = page.locator('main')
  await main.getByLabel('Email address').fill('athlete@cairn.test')
  await main.getByLabel('Password', { exact: true }).fill('Cairn-demo-1')
  await main.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('You have successfully logged in').waitFor()
  for (const locale of ['en-gb', 'fr-fr', 'de-de', 'es-es']) {
    await page.goto(`/${locale}/account/preferences`, READ)
    const parts = main.getByRole('navigation').locator('a, button')
    const cut = await parts.evaluateAll(all =>
      all.flatMap(part => {
        const { left, right } = part.getBoundingClientRect()
        return left < 0 || right > innerWidth ? [part.textContent] : []
      }),
    )
    expect(await parts.count(), locale).toBe(9)
    expect(cut, locale).toEqual([])
  }
})
