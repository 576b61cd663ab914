import { expect, it } from 'vitest'
import { expectAccessible } from './harness.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

it('forgets what is kept of a guest once somebody is sure, once, and only of who was looked up', async () => {
  const page = await signIn('owner')
  await page.goto('/studio/customers')
  await page.getByRole('button', { name: 'Guests', exact: true }).click()
  const dialog = page.getByRole('dialog').first()
  const look = async (email: string) => {
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Find' }).click()
  }
  const erase = dialog.getByRole('button', { name: 'Erase', exact: true })
  await look(`guest-${Date.now()}@example.test`)
  await erase.waitFor()
  await dialog.getByLabel('Email').fill('somebody-else@example.test')
  await erase.waitFor({ state: 'detached' })
  await look(`other-${Date.now()}@example.test`)
  await dialog.getByLabel('Reason').fill('They asked')
  await erase.click()
  const sure = page.getByRole('dialog').last()
  await sure.getByRole('heading', { name: /^Erase: other-/ }).waitFor()
  await expectAccessible(page, '[role=dialog]')
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await erase.click()
  await sure.getByRole('button', { name: 'Erase', exact: true }).click()
  await dialog.getByText('Erased. What stays, and why:').waitFor()
  expect(await erase.isDisabled()).toBe(true)
  expectNoSurprise(page)
})
