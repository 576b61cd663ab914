import { expect, it } from 'vitest'
import { callsOn, expectNoSurprise, signIn } from './studio-people.ts'
import { expectAccessible } from './harness.ts'

const LISTS = [
  ['/studio/staff', 'People'],
  ['/studio/keys', 'Keys'],
  ['/studio/jobs', 'Running processes'],
  ['/studio/history', 'History'],
] as const

it('shows people, keys and processes whole on a phone and a tablet, with what can be done', async () => {
  const page = await signIn('owner')
  await callsOn(page)('keys.create', {
    body: { name: 'Warehouse of the whole group', permissions: ['orders.read', 'orders.ship', 'stock.write'] },
  })
  for (const width of [390, 834, 1100])
    for (const [path, name] of LISTS) {
      await page.setViewportSize({ width, height: 1112 })
      await page.goto(path)
      const frame = page.getByRole('region', { name, exact: true })
      await frame.getByRole('rowheader').first().waitFor()
      const beyond = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(beyond, `${path} at ${width}`).toBe(0)
      if (width === 834) await expectAccessible(page)
    }
  expectNoSurprise(page)
})

it('leaves the names of a sheet of prices room enough beside the menu of a tablet', async () => {
  const page = await signIn('owner')
  await page.setViewportSize({ width: 834, height: 1112 })
  await page.goto('/studio/prices')
  const name = page.getByRole('rowheader').first()
  await name.waitFor()
  await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThanOrEqual(180)
})
