import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { expect, inject, it, onTestFinished } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { BROWSER_FLAGS, obtainBrowser } from '../../scripts/browser.ts'
import { READ, shopUrl } from './harness.ts'
import { callsOn, signIn } from './studio-people.ts'

const fieldsOf = (page: Page) => page.getByRole('region', { name: 'Fields' })
const fieldOf = (page: Page, name: string) => fieldsOf(page).getByLabel(name, { exact: true })

async function pageWith(page: Page, title: string): Promise<string> {
  const slug = `crash-${Date.now()}`
  const items = [{ ...SECTION_EXAMPLES['rich-text'], id: 'text', title }]
  await callsOn(page)('content.save', {
    params: { slug },
    body: { layers: [{ scope: 'any', body: { title: 'Snow', sections: [{ name: 'main', items }] }, revision: 0 }] },
  })
  return slug
}

async function open(page: Page, slug: string, title: string): Promise<void> {
  await page.goto(`/studio/content/edit/${slug}`, READ)
  await page.getByRole('region', { name: 'Outline' }).getByRole('button', { name: title }).first().click()
  await expect.poll(() => fieldOf(page, 'Title').inputValue()).toBe(title)
}

/** A browser of its own, which may die, on what it has on disk. */
async function browserOn(folder: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    ...{ executablePath: process.env['CHROMIUM_PATH'] ?? obtainBrowser(), args: BROWSER_FLAGS },
    ...{ baseURL: shopUrl(), viewport: { width: 1440, height: 900 } },
  })
  context.setDefaultTimeout(inject('patience'))
  return context
}

/** What lies on disk: it is read behind all that is still being written. */
const keptOn = (page: Page) =>
  page.evaluate(
    name =>
      new Promise<string>(resolve => {
        const asked = indexedDB.open(name)
        asked.addEventListener('success', () => {
          const all = asked.result.transaction(name).objectStore(name).getAll()
          all.addEventListener('success', () => resolve(JSON.stringify(all.result)))
          asked.result.close()
        })
      }),
    'cairn-unsent',
  )

/** At once, without writing down what it still meant to. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const gone = context.waitForEvent('close')
  devtools.send('Browser.crash').catch(() => {})
  await gone
}

it('keeps what was typed in two windows without a network when the browser is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-crash-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const context = await browserOn(folder)
  const page = await signIn('editor', { context })
  const slug = await pageWith(page, 'Rain')
  const cookies = await context.cookies()
  const other = await context.newPage()
  await open(page, slug, 'Rain')
  await open(other, slug, 'Rain')
  await context.setOffline(true)
  await fieldOf(page, 'Title').fill('Typed in a tunnel')
  await page.getByText('Not saved: trying again').first().waitFor()
  await expect.poll(() => keptOn(page)).toContain('Typed in a tunnel')
  await fieldOf(other, 'Subtitle').fill('Typed in another')
  await other.getByText('Not saved: trying again').first().waitFor()
  await expect.poll(() => keptOn(other)).toContain('Typed in another')
  await kill(context, page)

  const again = await browserOn(folder)
  onTestFinished(() => again.close())
  await again.addCookies(cookies)
  const back = await again.newPage()
  await back.goto(`/studio/content/edit/${slug}`, READ)
  await back.getByText('could not be saved is back').waitFor()
  const frame = back.frameLocator('iframe[title="Preview"]')
  await frame.getByText('Typed in a tunnel').waitFor()
  await frame.getByText('Typed in another').waitFor()
  await back.locator('.save-state[data-state="saved"]').waitFor()
  // It came once: what is written after it is not written over by it.
  await back.getByRole('region', { name: 'Outline' }).getByRole('button', { name: 'Typed in a tunnel' }).first().click()
  await fieldOf(back, 'Title').fill('Out of the tunnel')
  await back.locator('.save-state[data-state="saving"]').waitFor()
  await back.locator('.save-state[data-state="saved"]').waitFor()
  await back.reload()
  await frame.getByText('Out of the tunnel').waitFor()
  expect(await back.getByText('could not be saved is back').count()).toBe(0)
})
