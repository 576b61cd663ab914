import { expect, it } from 'vitest'
import { awake, expectNoProblems, visit } from './harness.ts'

it('is pulled along with a mouse without following the link under it, turned by arrows, and begins again', async () => {
  const page = await visit('/en-us/preview/sections')
  const carousel = page.locator('[data-example="carousel"]')
  const row = carousel.locator('.collection')
  await row.scrollIntoViewIfNeeded()
  const left = () => row.evaluate(element => Math.round(element.scrollLeft))
  const start = await left()
  const pull = async () => {
    // Where it is by now: what stands above it may have come since.
    const box = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const middle = box.y + Math.min(box.height, 400) / 2
    await page.mouse.move(box.x + box.width * 0.7, middle)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.4, middle, { steps: 8 })
    await page.mouse.up()
    return left()
  }
  // The code for it comes with the first pull.
  await expect.poll(pull).toBeGreaterThan(start + 100)
  expect(new URL(page.url()).pathname).toBe('/en-us/preview/sections')

  await row.evaluate(element => element.scrollTo({ left: 0, behavior: 'instant' }))
  await awake(page, 'carousel-controls')
  const next = carousel.getByRole('button', { name: 'Next' })
  const atEnd = () => row.evaluate(element => element.scrollWidth - element.clientWidth - element.scrollLeft < 2)
  await next.click()
  await expect.poll(atEnd).toBe(true)
  await next.click()
  // A row that centres its slides comes to rest about where it began.
  await expect.poll(left).toBeLessThan(start + 60)
  expectNoProblems(page)
})
