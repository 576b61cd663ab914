import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNoProblems, newContext, problemsOf, READ, settled, visit } from './harness.ts'

const BLUE =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg=='

/** Someone who may see what is not published. */
async function newEditor(): Promise<BrowserContext> {
  const context = await newContext()
  await visit('/dev/preview', { context })
  return context
}

describe('a shopper’s picture', () => {
  it('is handed in without script by who has an account, waits for a moderator, is shown, reported and hidden', async () => {
    const alt = `A blue door ${Date.now()}`
    const shopper = await visit('/en-us/sign-in?step=sign-in', { script: false, screen: 'phone' })
    await shopper.locator('main').getByLabel('Email address').fill('ipa@cairn.test')
    await shopper.getByLabel('Password', { exact: true }).fill('Cairn-demo-1')
    await shopper.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await shopper.waitForURL(/account/)
    await shopper.goto('/en-us/seen-outside')
    await shopper.getByRole('link', { name: 'Show us your picture' }).click()
    const choose = (buffer: Buffer) =>
      shopper.getByLabel('Choose a picture').setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer })
    const fillIn = async () => {
      await shopper.getByLabel('What is to be seen').fill(alt)
      await shopper.getByLabel('Name to show with it').fill('door')
      await shopper.locator('main').getByRole('checkbox').check()
      await shopper.getByRole('button', { name: 'Hand it in' }).click()
    }
    await choose(Buffer.from('not a picture'))
    await fillIn()
    await shopper.getByRole('alert').or(shopper.locator('main [role=status]')).first().waitFor()
    await choose(Buffer.from(BLUE, 'base64'))
    await fillIn()
    await shopper.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect(new URL(shopper.url()).searchParams.get('streamId')).toBe('seen-outside')

    const moderator = await visit('/en-us/preview/pictures', { context: await newEditor() })
    const waiting = moderator.getByRole('listitem').filter({ hasText: alt })
    await expectAccessible(moderator)
    await waiting.getByRole('button', { name: 'Publish' }).click()
    await waiting.waitFor({ state: 'detached' })

    const visitor = await visit('/en-us/seen-outside')
    const shown = visitor.getByRole('img', { name: alt })
    await shownAfterReload(visitor, () => shown.count(), 1)
    // Guests do the bot check for it, and what they report stays until someone has looked.
    for (const person of [visitor, await visit('/en-us/seen-outside')]) {
      await person.getByRole('link', { name: 'Open the picture by door' }).first().click()
      const dialog = person.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Report this picture' }).click()
      await dialog.getByRole('button', { name: 'It is advertising' }).click()
      await dialog.getByText('Thank you. We will look at it.').waitFor()
      await person.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    await shopper.goto('/en-us/seen-outside')
    await shopper.getByRole('link', { name: 'Open the picture by door' }).first().click()
    await shopper.getByText('Report this picture').click()
    await shopper.getByRole('button', { name: 'It is advertising' }).click()
    await shopper.getByText('Thank you. We will look at it.').waitFor()
    await shownAfterReload(visitor, () => shown.count(), 1)
    await moderator.reload()
    await expect.poll(() => waiting.getByText('advertising').count()).toBe(3)
    await waiting.getByRole('button', { name: 'Hide' }).click()
    await waiting.waitFor({ state: 'detached' })
    await shownAfterReload(visitor, () => shown.count(), 0)
    // The one answer that asked for the bot check.
    expect(problemsOf(visitor)).toEqual([expect.stringContaining('403')])
  })
})

/** What others see follows a change at once. */
async function shownAfterReload(page: Page, count: () => Promise<number>, wanted: number) {
  await settled()
  await page.reload(READ)
  await expect.poll(count).toBe(wanted)
}

describe('a preview', () => {
  it('shows an ordinary page in the locale it names, to editors alone', async () => {
    const path = '/en-us/about?preview&localePath=de-de'
    const editor = await visit(path, { context: await newEditor() })
    const german = await visit('/de-de/about')
    const title = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
    const inGerman = await title(german)
    expect(await title(editor)).toBe(inGerman)
    const stranger = await visit(path)
    expect(await title(stranger)).not.toBe(inGerman)
  })

  it('scrolls together with the window that frames it', async () => {
    const page = await visit('/en-us/about')
    const told = page.evaluate(
      () =>
        new Promise<number>(resolve => {
          const frame = document.createElement('iframe')
          frame.style.height = '600px'
          frame.src = '/en-us/preview/sections'
          addEventListener('message', ({ data, source }) => source === frame.contentWindow && resolve(data.top))
          document.body.append(frame)
        }),
    )
    const frame = page.frameLocator('iframe').last()
    await frame.locator('[data-report="passed"]').first().waitFor()
    await frame.locator('body').evaluate(() => scrollTo({ top: 700 }))
    expect(await told).toBe(700)
    await page
      .locator('iframe')
      .last()
      .evaluate(element => {
        if (element instanceof HTMLIFrameElement)
          element.contentWindow?.postMessage({ type: 'cairn:scroll', top: 300 }, location.origin)
      })
    await expect.poll(() => frame.locator('body').evaluate(() => scrollY)).toBe(300)
    const heard = await frame.locator('body').evaluate(() => {
      const say = (origin: string, top: number) =>
        dispatchEvent(new MessageEvent('message', { origin, source: parent, data: { type: 'cairn:scroll', top } }))
      say('https://elsewhere.test', 100)
      const strange = scrollY
      say(location.origin, 200)
      return [strange, scrollY]
    })
    expect(heard).toEqual([300, 200])
  })
})

describe('the preview tool', () => {
  it('asks for a doc type, shows what it has page by page under id and name, and starts over when asked anew', async () => {
    const page = await visit('/en-us/preview', { context: await newEditor() })
    const show = () => page.getByRole('button', { name: 'Show' }).click()
    const headings = page.locator('main h2, [data-scroll-sync] h2')
    const examples = page.locator('[data-example]')
    await show()
    await page.getByText('Doc type is required').waitFor()
    expect(await page.getByLabel('Limit').locator('option').allTextContents()).toEqual(['10', '20', '50'])
    expect(await page.getByLabel('Limit').inputValue()).toBe('20')

    await page.getByLabel('Doc type').selectOption('rich-text')
    await page.getByLabel('Limit').selectOption('10')
    await show()
    await expect.poll(() => examples.count()).toBe(10)
    const first = await headings.first().textContent()
    expect(await examples.first().getAttribute('data-example')).toBe(first)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2')
    await expect.poll(() => headings.first().textContent()).not.toBe(first)
    await page.getByLabel('Limit').selectOption('50')
    await show()
    await expect.poll(() => headings.first().textContent()).toBe(first)
    expect(new URL(page.url()).searchParams.get('page')).toBeNull()

    await page.getByLabel('Doc type').selectOption('icon-and-text-collection')
    await page.getByLabel('Layout variant').fill('icon-left')
    await show()
    await expect.poll(() => examples.count()).toBeGreaterThan(0)
    await page.getByLabel('Layout variant').fill('icon-nowhere')
    await show()
    await page.getByText('No results.', { exact: true }).waitFor()

    await page.getByLabel('Doc type').selectOption('accordions')
    await page.getByLabel('Examples').check()
    await show()
    await page.getByRole('heading', { name: 'questions-fit Questions on fit' }).waitFor()
    await expect.poll(() => page.getByText('My heel lifts').count()).toBe(1)
    await page.locator('[data-report="passed"]').waitFor()
    expectNoProblems(page)
  })
})
