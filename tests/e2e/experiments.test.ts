import { expect, it } from 'vitest'
import { newContext, READ, shopUrl, visit } from './harness.ts'

it('shows a visitor who agreed the decided headline from the server, the same on every page view, from the cache, and another one as soon as it is decided', async () => {
  const context = await newContext()
  const page = await visit('/de-de', { context })
  const baseline = await page.getByRole('heading', { level: 1 }).textContent()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('cairn_variants')
  await page.mouse.move(200, 200)
  await page
    .getByRole('button', { name: 'Alle annehmen' })
    .or(page.locator('#consent button[value=all]'))
    .first()
    .click()
  const variants = async () =>
    decodeURIComponent((await context.cookies()).find(({ name }) => name === 'cairn_variants')?.value ?? '')
  await expect.poll(variants).toMatch(/^home-hero:(?:Baseline|2-weather)$/)
  const own = await variants()

  const headlines = { 'home-hero:Baseline': baseline, 'home-hero:2-weather': 'Wartet nicht auf Wetter' }
  for (const [decided, headline] of Object.entries(headlines)) {
    await context.addCookies([{ name: 'cairn_variants', value: encodeURIComponent(decided), url: shopUrl() }])
    await page.goto('/de-de', READ)
    // A page whose data changes while it is rendered is not kept.
    await expect.poll(async () => (await page.request.get('/de-de')).headers()['x-page-cache']).toBe('hit')
    expect(await (await page.request.get('/de-de')).text()).toContain(`>${headline}<`)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(headline)
  }
  await page.mouse.move(300, 300)
  await expect
    .poll(() => page.evaluate(() => window.dataLayer?.find(({ event }) => event === 'experiment_impression')))
    .toMatchObject({ experienceId: 'home-hero', variantId: '2-weather' })

  const other = own === 'home-hero:Baseline' ? 'home-hero:2-weather' : 'home-hero:Baseline'
  const headline = page.getByRole('heading', { level: 1 })
  // The page before may still be deciding, and put its own decision back.
  await expect
    .poll(async () => {
      await context.addCookies([{ name: 'cairn_variants', value: encodeURIComponent(other), url: shopUrl() }])
      await page.goto('/de-de', READ)
      return headline.textContent()
    })
    .toBe(headlines[other])
  await page.mouse.move(200, 200)
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('cairn:recalculate')))
      return headline.textContent()
    })
    .toBe(headlines[own === 'home-hero:Baseline' ? 'home-hero:Baseline' : 'home-hero:2-weather'])
})
