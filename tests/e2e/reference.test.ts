import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNoProblems, visit } from './harness.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

/** Finds a call by its group, opens it and sends it as it is; answers what the page says came back. */
async function tried(page: Page, group: string, path: RegExp): Promise<string> {
  await page
    .getByRole('heading', { name: new RegExp(`^${group}`) })
    .getByRole('button')
    .click()
  await page.getByRole('button', { name: path }).first().click()
  await page.getByRole('button', { name: /^Try it out/ }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await page.getByRole('heading', { name: 'Server response' }).waitFor()
  return (await page.getByRole('table').filter({ hasText: 'Response headers' }).first().textContent()) ?? ''
}

describe('the reference of the services', () => {
  it('is read and tried by whoever builds on the shop', async () => {
    const page = await visit('/api/docs')
    expect(await tried(page, 'internal', /server.*time/)).toMatch(/Code.*200/)
    await expectAccessible(page)
    expectNoProblems(page)
  })

  it('of the staff is tried with the rights of who is signed in', async () => {
    const page = await signIn('service')
    await page.goto('/api/staff/docs')
    expect(await tried(page, 'session', /session$/)).toContain('service@cairn.test')
    await expectAccessible(page)
    expectNoSurprise(page)
  })

  it.each(['/api/docs', '/api/staff/docs'])('is dark where the machine is, or the studio is to be: %s', async path => {
    const page = await visit(path)
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    await page.getByRole('heading').first().waitFor()
    expect(await ground()).not.toBe('dark')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(ground).toBe('dark')
    await expectAccessible(page)
    await page.evaluate(() => localStorage.setItem('cairn-studio-preferences', '{"theme":"light"}'))
    await page.reload()
    await page.getByRole('heading').first().waitFor()
    expect(await ground()).not.toBe('dark')
  })
})
