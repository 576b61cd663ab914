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
  /** Of this test; others may run in the same shop. */
  const variants = async () => {
    const kept = (await context.cookies()).find(({ name }) => name === 'cairn_variants')?.value ?? ''
    const parts = decodeURIComponent(kept).split('.')
    return parts.find(each => each.startsWith('home-hero:')) ?? ''
  }
  await expect.poll(variants).toMatch(/^home-hero:(?:Baseline|2-weather)$/)
  const own = await variants()
  const agreed = (await context.cookies()).find(({ name }) => name === 'consent')

  const headlines = { 'home-hero:Baseline': baseline, 'home-hero:2-weather': 'Wartet nicht auf Wetter' }
  const headline = page.getByRole('heading', { level: 1 })
  /** The page before may still be deciding, and put its own decision back. */
  const show = async (decided: keyof typeof headlines) => {
    const value = encodeURIComponent(decided)
    await expect
      .poll(async () => {
        await context.addCookies([{ name: 'cairn_variants', value, url: shopUrl() }])
        await page.goto('/de-de', READ)
        return headline.textContent()
      })
      .toBe(headlines[decided])
  }
  for (const decided of ['home-hero:Baseline', 'home-hero:2-weather'] as const) {
    await show(decided)
    // By itself, not as the browser that may decide anew.
    const headers = { cookie: `${agreed?.name}=${agreed?.value}; cairn_variants=${encodeURIComponent(decided)}` }
    const ask = () => fetch(`${shopUrl()}/de-de`, { headers })
    // A page whose data changes while it is rendered is not kept.
    await expect.poll(async () => (await ask()).headers.get('x-page-cache')).toBe('hit')
    expect(await (await ask()).text()).toContain(`>${headlines[decided]}<`)
  }
  await page.mouse.move(300, 300)
  await expect
    .poll(() => page.evaluate(() => window.dataLayer?.find(({ event }) => event === 'experiment_impression')))
    .toMatchObject({ experienceId: 'home-hero', variantId: '2-weather' })

  await show(own === 'home-hero:Baseline' ? 'home-hero:2-weather' : 'home-hero:Baseline')
  await page.mouse.move(200, 200)
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('cairn:recalculate')))
      return headline.textContent()
    })
    .toBe(headlines[own === 'home-hero:Baseline' ? 'home-hero:Baseline' : 'home-hero:2-weather'])
})
