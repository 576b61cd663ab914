import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { expectAccessible, newContext } from './harness.ts'
import { openShop } from './journey-shops.ts'
import { expectNoSurprise, invite, signIn } from './studio-people.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  // Nobody listens there: every letter fails.
  shop = await openShop(inject('shopData'), { MAIL: 'smtp', SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(() => shop.stop())

type Job = { readonly id: number; readonly kind: string; readonly attempts: number }

it('shows why a job failed, tries it again when somebody says so, and discards it', async () => {
  const page = await signIn('owner', { context: await newContext({ baseURL: shop.url }) })
  await invite(page, { name: 'Unreached', email: 'unreached@cairn.test', role: 'analyst' })
  const failing = async (): Promise<Job | undefined> => {
    const { rows }: { rows: Job[] } = await (await page.request.get('/api/staff/v1/jobs?state=failing')).json()
    return rows.find(({ kind }) => kind === 'mail')
  }
  await expect.poll(failing).toBeDefined()
  const { id, attempts } = (await failing()) ?? expect.fail('It does not fail')
  await page.goto('/studio/jobs?state=failing')
  const row = page.getByRole('row').filter({ has: page.locator('.second', { hasText: new RegExp(`^${id}$`) }) })
  await row.getByText('ECONNREFUSED').waitFor()
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Try again now' }).click()
  await page.getByText(`Job ${id} is tried again.`).waitFor()
  await expect.poll(async () => (await failing())?.attempts).toBe(attempts + 1)

  await row.getByRole('button', { name: 'Discard' }).click()
  const asked = page.getByRole('dialog', { name: `Discard job ${id}?` })
  await expectAccessible(page, '[role=dialog]')
  await asked.getByRole('button', { name: 'Discard' }).click()
  await page.getByText(`Job ${id} is discarded.`).waitFor()
  await expect.poll(() => row.count()).toBe(0)
  await page.goto(`/studio/history?objectType=job&objectId=${id}`)
  for (const call of ['jobs.discard', 'jobs.retry']) await page.getByRole('cell', { name: call }).waitFor()
  expectNoSurprise(page)
})
