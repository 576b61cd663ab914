import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { DEFAULT_LOCALE, timeZoneOf } from '#domain/sites/sites.ts'
import { localIn } from '#domain/time/zoned.ts'
import { expectAccessible, settled, shopUrl, visit } from './harness.ts'
import { callsOn, expectNoSurprise, signIn } from './studio-people.ts'

/** Long enough for two people to do their work, on any machine. */
const AHEAD_MS = 1.2 * inject('patience')
/** And for somebody to look at five pages. */
const LASTS_MS = AHEAD_MS / 3

/** As a field for date and time takes it, in the time of the first site. */
const localTime = (at: Date) => localIn(at.toISOString(), timeZoneOf(DEFAULT_LOCALE))

/** Says something else in French, side by side with what it is a translation of. */
async function translate(page: Page, slug: string, words: string): Promise<void> {
  await page.goto(`/studio/translations/of/${slug}?language=fr`)
  const plain = page.locator('textarea:not([readonly])')
  const field = page
    .getByLabel(/^Translation of/)
    .and(plain)
    .first()
  await field.fill(words)
  await expect.poll(() => field.inputValue()).toBe(words)
  await saved(page)
}

/** What was typed is no longer on its way. */
const saved = async (page: Page) => {
  await expect.poll(() => page.locator('.save-state').getAttribute('data-state')).toBe('saved')
}

const LANGUAGES = ['fr', 'de', 'es'] as const
const said = (language: (typeof LANGUAGES)[number], mark: number) => `Flood ${language} ${mark}`

/** A page from nothing: begun in English, and every word of it said in three more languages. */
async function buildCampaign(page: Page, mark: number): Promise<string> {
  await page.goto('/studio/content')
  await page.getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title', { exact: true }).fill(`Flood week ${mark}`)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.waitForURL('**/content/edit/*')
  const slug = page.url().split('/').at(-1) ?? ''
  await page.getByRole('button', { name: '+ Add a section' }).click()
  await dialog.getByRole('button', { name: /Heading and text/ }).click()
  await page.frameLocator('iframe[title="Preview"]').locator('[data-component="rich-text"]').waitFor()
  // Until its editor is there, a text stands in its place that takes no words.
  await page.locator('[contenteditable="true"]').first().click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await page.keyboard.type(`Flood en ${mark}`)
  await saved(page)
  for (const language of LANGUAGES) {
    await page.goto(`/studio/translations/of/${slug}?language=${language}`)
    // Its title and its one text. Until the editor of the text is there, another stands in its place that takes no words.
    const written = page.getByLabel(/^Translation of/).and(page.locator(':not([readonly])'))
    await expect.poll(() => written.count()).toBe(2)
    for (const text of await written.all()) await text.fill(said(language, mark))
    await page.getByText(/^0 of/).waitFor()
    await saved(page)
  }
  // In the page stands what was said beside it.
  await page.getByRole('link', { name: 'In the page' }).click()
  await page.getByLabel('Locale').selectOption('es-es')
  await page.getByRole('heading', { level: 1, name: said('es', mark) }).waitFor()
  return slug
}

describe('a release', { timeout: 6 * inject('patience') }, () => {
  it('brings a campaign page in four languages, promo bar and menu live as one, once somebody else has approved it, and ends by the clock', async () => {
    const mark = Date.now()
    const [bar, menu] = [`Semaine des crues ${mark}`, `Crues ${mark}`]
    const publisher = await signIn('publisher')
    const editor = await signIn('editor')
    const campaign = await buildCampaign(editor, mark)
    await translate(editor, 'promo-bar', `<p>${bar}</p>`)
    await translate(editor, 'menu', menu)

    await editor.goto('/studio/releases')
    await editor.getByRole('button', { name: 'New release' }).click()
    const making = editor.getByRole('dialog')
    const begins = Date.now() + AHEAD_MS
    await making.getByLabel('Name').fill(`Spring flood ${mark}`)
    await making.getByLabel('Begins').fill(localTime(new Date(begins)))
    await making.getByLabel('Ends (empty: never)').fill(localTime(new Date(begins + LASTS_MS)))
    await making.getByRole('button', { name: 'Save' }).click()
    for (const name of [`Flood week ${mark}`, 'Promo bar', 'Menu']) {
      await editor.getByLabel('Add what is begun').selectOption(name)
      await editor.getByRole('button', { name: 'Add', exact: true }).click()
      await editor.getByRole('button', { name: `Leave out ${name}` }).waitFor()
    }
    await editor.getByText(`with these drafts and no others: Flood week ${mark}, Menu, Promo bar`).waitFor()
    await editor.getByLabel('Locale').selectOption('fr-fr')
    await editor.getByLabel('Width').selectOption('phone')
    const then = editor.frameLocator('iframe[title="The shop then"]')
    await then.getByText(bar).first().waitFor({ state: 'attached' })
    expect(await then.locator('html').evaluate(html => html.clientWidth)).toBeLessThanOrEqual(390)
    // On that day, for a member, in French, on a phone.
    await then.getByText('Chaque achat laisse un point').first().waitFor({ state: 'attached' })
    await editor.getByLabel('Visitor').selectOption('Loyalty members')
    await then.getByText('Vos points attendent dans votre compte').first().waitFor({ state: 'attached' })
    await then.getByText(bar).first().waitFor({ state: 'attached' })
    await editor.getByLabel('Page', { exact: true }).selectOption(campaign)
    await then
      .getByRole('heading', { name: said('fr', mark) })
      .first()
      .waitFor()
    await expectAccessible(editor)
    await editor.getByRole('button', { name: 'Ask for review' }).click()
    await editor.getByRole('dialog').getByRole('button', { name: 'Ask for review' }).click()
    await editor.getByText('It waits for a second pair of eyes.').waitFor()

    await publisher.goto('/studio')
    await publisher.getByRole('link', { name: 'Content to approve' }).click()
    await publisher.getByRole('button', { name: `Look and decide Spring flood ${mark}` }).click()
    // Decided on is what is in it, field by field.
    await publisher.getByText(/^Promo bar: /).click()
    await publisher.getByRole('dialog').getByRole('insertion').filter({ hasText: bar }).waitFor()
    await publisher.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await publisher.getByRole('link', { name: `Spring flood ${mark}` }).click()
    await publisher.getByText(/has approved it/).waitFor()
    await publisher.getByRole('button', { name: 'Publish' }).click()
    await publisher.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await publisher.getByText('Scheduled', { exact: true }).waitFor()

    // Asked as browsers ask; that nothing is drawn meanwhile leaves the machine to others.
    const pageIn = async (path: string) => (await fetch(new URL(path, shopUrl()))).text()
    const shown = async () => {
      await settled()
      const html = await pageIn('/fr-fr')
      return [html.includes(bar), html.includes(menu)]
    }
    const campaignShown = async () => {
      const pages = [
        ['/en-us', `Flood week ${mark}`],
        ['/fr-fr', said('fr', mark)],
        ['/de-de', said('de', mark)],
        ['/es-es', said('es', mark)],
      ] as const
      return Promise.all(pages.map(async ([at, words]) => (await pageIn(`${at}/${campaign}`)).includes(words)))
    }
    const once = { interval: 250, timeout: 2 * AHEAD_MS }
    expect(await shown()).toEqual([false, false])
    expect(await campaignShown()).toEqual([false, false, false, false])
    await publisher.goto('/studio/releases?view=timeline')
    await publisher
      .getByRole('link', { name: `Spring flood ${mark}` })
      .first()
      .waitFor()
    await expectAccessible(publisher)
    await expect.poll(shown, once).toEqual([true, true])
    expect(Date.now()).toBeGreaterThanOrEqual(begins - 1000)
    expect(await campaignShown()).toEqual([true, true, true, true])
    const visitor = await visit('/fr-fr', { screen: 'phone' })
    await visitor.getByText(bar).first().waitFor({ state: 'attached' })
    await expect.poll(shown, once).toEqual([false, false])
    expect(await campaignShown()).toEqual([false, false, false, false])
    expectNoSurprise(publisher)
    expectNoSurprise(editor)
  })

  it('leaves translators what is missing: they see it, and say it', async () => {
    const editor = await signIn('editor')
    const slug = 'accessibility'
    await translate(editor, slug, '')
    const translator = await signIn('translator')
    const row = translator.getByRole('row').filter({ has: translator.getByText(slug, { exact: true }) })
    await translator.goto('/studio/translations?language=fr&show=missing')
    await row.getByRole('link').click()
    // What is to be said looks as it does in the page, without the signs around it, in the order of the page.
    await translator.getByLabel('Show').selectOption('all')
    await expect
      .poll(() => translator.getByRole('heading', { level: 2 }).getByRole('link').allInnerTexts())
      .toEqual(['The page itself', expect.any(String), expect.stringMatching(/^Text/)])
    const said = (await translator.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')
    expect(said).not.toMatch(/<\/?\w/)
    await translator.getByLabel('Show').selectOption('missing')
    await expectAccessible(translator)
    await translator.getByRole('button', { name: 'Same as source' }).click()
    await saved(translator)
    await translator.getByText('0 of', { exact: false }).waitFor()

    // The source says something else by now: what was translated from it is no longer done.
    const call = callsOn(editor)
    const { layers } = await call('content.read', { params: { slug } })
    const [english] = layers.filter(({ scope }) => scope === 'en')
    const body = { ...english?.body, title: `Said anew ${Date.now()}` }
    const revision = english?.revision ?? 0
    await call('content.save', { params: { slug }, body: { layers: [{ scope: 'en', body, revision }] } })
    await translator.goto('/studio/translations?language=fr&show=stale')
    await row.getByRole('link').click()
    await translator.locator('ins').getByText(body.title, { exact: true }).waitFor()
    expect(await translator.locator('del').innerText()).not.toBe('')
    await expectAccessible(translator)
    await translator.getByRole('button', { name: 'Still right' }).click()
    await saved(translator)
    await translator.getByText('0 of', { exact: false }).waitFor()
    expectNoSurprise(translator)
  })
})
