import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { DEFAULT_LOCALE, timeZoneOf } from '#domain/sites/sites.ts'
import { SEGMENT_IDS } from '#domain/decision/segments.ts'
import { localIn } from '#domain/time/zoned.ts'
import { expectAccessible, problemsOf, settled, shopUrl, visit } from './harness.ts'
import { callsOn, expectNoSurprise, signIn } from './studio-people.ts'

const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview"]')

/** Long enough to press a button, on any machine. */
const SOON_MS = 0.4 * inject('patience')
const YEAR_MS = 365 * 86_400_000

/** As a field for date and time takes it, in the time of the first site. */
const localTime = (at: Date) => localIn(at.toISOString(), timeZoneOf(DEFAULT_LOCALE))

const halfIsSeen = (section: Locator) =>
  section.evaluate(element => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return Math.min(bottom, innerHeight) - Math.max(top, 0) >= Math.min(height, innerHeight) / 2
  })

async function openEditor(slug: string): Promise<Page> {
  const page = await signIn('owner')
  await page.goto(`/studio/content/edit/${slug}`)
  await frameOf(page).locator('[data-component]').first().waitFor()
  // What comes after all sections: none of them is still to come.
  await frameOf(page).getByRole('contentinfo').first().waitFor({ state: 'attached' })
  return page
}

describe('the content room', () => {
  it('lists everything editors write, and finds a page by its name', async () => {
    const page = await signIn('owner')
    await page.goto('/studio/content')
    const listed = () => page.getByRole('table').getAttribute('aria-rowcount')
    // A page of them, and its heading.
    await expect.poll(listed).toBe('51')
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(async () => Number(await listed())).toBeGreaterThan(51)
    await page.getByRole('searchbox', { name: 'Find a page' }).fill('menu')
    await page.getByRole('row', { name: /menu/ }).first().waitFor()
    await page.getByRole('searchbox', { name: 'Find a page' }).fill('brand-terms')
    await page.getByRole('link', { name: /terms/i }).first().waitFor()
    await expectAccessible(page)
    await page
      .getByRole('row', { name: /brand-terms/ })
      .getByRole('link')
      .click()
    await page.waitForURL('**/studio/content/edit/brand-terms')
    await frameOf(page).getByRole('heading', { level: 1 }).waitFor()
    expectNoSurprise(page)
  })

  it('shows what is typed in the page itself, keeps it, and it goes live by the clock', async () => {
    const page = await openEditor('about')
    const title = `Made for mud ${Date.now()}`
    const loaded = await frameOf(page)
      .locator('main')
      .evaluate(main => main.ownerDocument.defaultView?.performance.timeOrigin)
    await frameOf(page).locator('[data-component="banner-split"]').getByRole('heading').click()
    const fields = page.getByRole('region', { name: 'Fields' })
    // Before the section is chosen these are the page's, which has more than one title.
    await fields.getByText('Picture beside text', { exact: true }).waitFor()
    await fields.getByLabel('Title', { exact: true }).fill(title)
    await frameOf(page).getByRole('heading', { name: title }).waitFor()
    // The page in the frame was never loaded again.
    expect(
      await frameOf(page)
        .locator('main')
        .evaluate(main => main.ownerDocument.defaultView?.performance.timeOrigin),
    ).toBe(loaded)
    await page.getByText('Saved', { exact: true }).first().waitFor()
    await page.getByText(/^With the drafts of Who we are/).waitFor()
    await expectAccessible(page)
    const visitor = await visit('/en-us/about')
    expect(await visitor.getByRole('heading', { name: title }).count()).toBe(0)
    await page.reload()
    await frameOf(page).getByRole('heading', { name: title }).waitFor()

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog')
    // Told as the form calls it, and the button is there before anybody has scrolled.
    await dialog.getByRole('listitem').getByText(`Picture beside text “${title}”`).waitFor()
    await dialog.getByRole('insertion').filter({ hasText: title }).waitFor()
    await dialog.getByRole('term').filter({ hasText: 'Title' }).waitFor()
    await dialog.getByText(/\/en-us\/about, \/en-ca\/about, \/en-gb\/about/).waitFor()
    const send = dialog.getByRole('button', { name: 'Publish', exact: true })
    expect(await send.evaluate(button => button.getBoundingClientRect().bottom < innerHeight)).toBe(true)
    const after = dialog.frameLocator('iframe[title="As it will be"]')
    await after.getByRole('heading', { name: title, includeHidden: true }).waitFor({ state: 'attached' })
    const before = dialog.frameLocator('iframe[title="As it is"]')
    await before.locator('[data-component="banner-split"]').first().waitFor({ state: 'attached' })
    expect(await before.getByRole('heading', { name: title, includeHidden: true }).count()).toBe(0)
    // Both stand where it changes, on a phone too.
    const changes = [after, before].map(picture => picture.locator('[data-component="banner-split"]').first())
    const bothAreSeen = () => Promise.all(changes.map(halfIsSeen))
    await expect.poll(bothAreSeen).toEqual([true, true])
    // What is moved to it is the page, not the dialog around it.
    expect(await halfIsSeen(dialog.getByRole('heading', { name: 'Publish', exact: true }))).toBe(true)
    await dialog.getByLabel('Width').selectOption('Phone')
    await expect.poll(bothAreSeen).toEqual([true, true])
    await dialog.getByLabel('At a time').check()
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByLabel('Goes live').fill(localTime(new Date(Date.now() + SOON_MS)))
    await dialog.getByLabel('Ends (empty: never)').fill(localTime(new Date(Date.now() + YEAR_MS)))
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText(/It goes live on/).waitFor()
    // Asked of the server: a browser that loads the page again and again would take the machine from all others meanwhile.
    const isLive = async () => {
      await settled()
      return (await (await fetch(`${shopUrl()}/en-us/about`)).text()).includes(title)
    }
    await expect.poll(isLive, { interval: 250 }).toBe(true)
    await visitor.reload()
    expect(await visitor.getByRole('heading', { name: title }).count()).toBe(1)

    await page.getByLabel('Shows').selectOption('What shoppers will see')
    await frameOf(page).getByRole('heading', { name: title }).waitFor()
    await page
      .getByRole('navigation', { name: 'What comes' })
      .getByRole('button', { name: /Page Who we are ends/ })
      .click()
    await frameOf(page).locator('[data-component="banner-split"]').first().waitFor()
    await frameOf(page).getByRole('heading', { name: title }).waitFor({ state: 'detached' })
    await expectAccessible(page)
    expectNoSurprise(page)
  })

  it('moves, copies and removes sections, and takes each step back', async () => {
    const page = await openEditor('help')
    const outline = page.getByRole('region', { name: 'Outline' })
    const rows = outline.getByRole('listitem')
    const count = await rows.count()
    const items = () => frameOf(page).locator('main [data-component]').count()
    const shown = await items()
    await outline
      .getByLabel(/^Actions for/)
      .first()
      .click()
    await outline.getByRole('button', { name: 'Duplicate' }).click()
    await expect.poll(() => rows.count()).toBeGreaterThan(count)
    await expect.poll(items).toBeGreaterThan(shown)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => rows.count()).toBe(count)
    await expect.poll(items).toBe(shown)
    await page.getByText('More', { exact: true }).click()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expectNoSurprise(page)
  })

  it('lets pop-ups, fragments, articles, events, error pages, legal pages and dialogs be written like pages', async () => {
    const page = await signIn('owner')
    const call = callsOn(page)
    const mark = Date.now()
    const fragment = `fragment/snow-${mark}`
    const text = { ...SECTION_EXAMPLES['rich-text'], id: 'snow-text' }
    await call('content.save', {
      params: { slug: fragment },
      body: { layers: [{ scope: 'any', body: { name: 'Snow', items: [text] }, revision: 0 }] },
    })
    const fields = page.getByRole('region', { name: 'Fields' })
    const open = async (slug: string, kind: string, called: string) => {
      await page.goto(`/studio/content/edit/${slug}`)
      await frameOf(page).locator(`[data-component="${kind}"]`).last().click()
      await fields.getByRole('heading', { name: called, exact: true }).waitFor()
    }
    for (const [slug, kind, called] of [
      ['popups', 'pop-up', 'Pop-up'],
      [fragment, 'rich-text', 'Text'],
      ['stories/coast-path', 'rich-text', 'Text'],
      ['error-4xx', 'rich-text', 'Text'],
      ['privacy', 'rich-text', 'Text'],
      ['sign-up-modal', 'icon-and-text-collection', 'Icons with text'],
      ['events/night-hills', 'event-sign-up-form', 'Sign-up for an event'],
    ] as const) {
      await open(slug, kind, called)
      const words = `Written as ${slug} ${mark}`
      await fields.getByLabel('Title', { exact: true }).first().fill(words)
      await frameOf(page).locator(`[data-component="${kind}"]`).last().getByText(words).waitFor()
      await page.getByText('Saved', { exact: true }).first().waitFor()
      await call('content.discard', { params: { slug } })
    }
    await fields.getByRole('button', { name: 'Who comes' }).click()
    await page.getByRole('dialog', { name: 'Who comes' }).waitFor()
    await expectAccessible(page, '[role=dialog]')

    // Where a button leads is found by its name, be it a page or a category.
    await open('error-4xx', 'cta-buttons', 'Buttons')
    const button = fields.locator('.entry').first()
    const link = frameOf(page).locator('[data-component="cta-buttons"]').getByRole('link').first()
    for (const [sought, kind, address] of [
      ['privacy', 'Page', /\/en-us\/privacy$/],
      ['boots', 'Category', /\/en-us\/c\/[\w-]+$/],
    ] as const) {
      await button.getByRole('searchbox').first().fill(sought)
      await button.getByRole('list', { name: 'Found' }).getByRole('button', { name: kind }).first().click()
      await expect.poll(() => link.getAttribute('href')).toMatch(address)
    }
    await page.getByText('Saved', { exact: true }).first().waitFor()
    await call('content.discard', { params: { slug: 'error-4xx' } })
    // The error page is answered as one.
    expect(problemsOf(page).filter(problem => !/40[14]/.test(problem))).toEqual([])
  })

  it('writes what a letter says as it arrives, is told which placeholder is wrong, and goes back to what was delivered', async () => {
    const page = await signIn('owner')
    await page.goto('/studio/content?kind=letter')
    await page
      .getByRole('row', { name: /desk-hand-over/ })
      .getByRole('link')
      .click()
    await frameOf(page).getByRole('heading', { name: 'Yours from now on' }).waitFor()
    const subject = page.getByRole('region', { name: 'Fields' }).getByLabel('Subject', { exact: true })
    await subject.fill('{who} hands {numbr} over')
    await page
      .getByText(/no placeholder is called \{numbr\}/)
      .first()
      .waitFor()
    await subject.fill('{number} is yours, says {who}')
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.getByText('CASE-7KD2M4 is yours, says Jo Marsh').waitFor()
    await page.getByText(/no placeholder is called/).waitFor({ state: 'detached' })
    await expectAccessible(page)
    await page.getByLabel('Looks like').selectOption('Plain text')
    await preview.getByText('Jo Marsh has left a word for you').waitFor()

    const publish = async () => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.frameLocator('iframe[title="As it is"]').getByRole('heading').first().waitFor({ state: 'attached' })
      await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
      await page.getByText('It is live.').first().waitFor()
      await dialog.waitFor({ state: 'detached' })
    }
    await publish()
    await page.getByRole('button', { name: 'Versions' }).click()
    await page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: 'As delivered · not published' })
      .getByRole('button', { name: 'Begin again from it' })
      .click()
    await preview.getByText('Jo Marsh hands CASE-7KD2M4 over to you').waitFor()
    await publish()
    expectNoSurprise(page)
  })

  it('shows a page to whichever audience gets it, with whichever variant, and as wide as their screen', async () => {
    const page = await openEditor('home')
    const visitor = page.getByLabel('Visitor', { exact: true })
    const heading = () => frameOf(page).getByRole('heading', { level: 1 }).first().innerText()
    expect(await visitor.locator('optgroup').first().locator('option').count()).toBe(SEGMENT_IDS.length)
    await expect.poll(heading).toBe('Grips wet granite')
    await visitor.selectOption('2-weather')
    await expect.poll(heading).toBe('Waits for no weather')
    await visitor.selectOption('Loyalty members')
    await frameOf(page).getByText('Your points wait in your account').first().waitFor()
    await page.getByLabel('Width', { exact: true }).selectOption('Phone')
    await expect
      .poll(() =>
        frameOf(page)
          .locator('html')
          .evaluate(html => html.clientWidth),
      )
      .toBeLessThanOrEqual(390)
    // On a tablet the page itself is not squeezed.
    await page.getByLabel('Width', { exact: true }).selectOption('Full')
    await page.setViewportSize({ width: 834, height: 1112 })
    await expect
      .poll(() =>
        frameOf(page)
          .locator('html')
          .evaluate(html => html.clientWidth),
      )
      .toBeGreaterThanOrEqual(480)
    await expectAccessible(page)
    expectNoSurprise(page)
  })

  it('lets nobody look into the frame who is not staff', async () => {
    const answer = await fetch(`${shopUrl()}/studio/frame/en-us`)
    expect(answer.status).toBe(401)
  })
})
