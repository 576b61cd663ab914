import type { Frame, Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { measureSlowness } from '../../scripts/machine-speed.ts'
import { expectAccessible } from './harness.ts'
import { callsOn, expectNoSurprise, opensAt, signIn } from './studio-people.ts'

/** What a letter may take until it is seen, on a quiet machine; limits of tests are as much longer as this one is slower. */
const MOST_MS = 100
const SLOWER = inject('patience') / 30_000
const LETTERS = 30

const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview"]')
const fieldsOf = (page: Page) => page.getByRole('region', { name: 'Fields' })
const saved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor()

/** A page of one's own, with what stands on another. */
async function pageLike(page: Page, title: string, like: string): Promise<void> {
  await page.goto('/studio/content')
  await page.getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title', { exact: true }).fill(title)
  if (like !== '') await dialog.getByLabel('Begin with').selectOption(like)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.waitForURL('**/content/edit/*')
  await frameOf(page).locator('main').waitFor()
}

/** In the studio: how long the first letter that is not seen yet waits until the page says that it stands there and a picture of it was drawn. */
const WATCH = `
  globalThis.shown = []
  let typed
  document.addEventListener('input', () => { typed ??= performance.now() }, { capture: true })
  addEventListener('message', ({ data }) => {
    if (data?.type !== 'shown' || typed === undefined) return
    const from = typed
    typed = undefined
    requestAnimationFrame(() => setTimeout(() => globalThis.shown.push(performance.now() - from)))
  })
`

it('is chosen in by a click, written in by a double click and left by a modified one, and does not move while it is typed', async () => {
  const page = await signIn('editor')
  await pageLike(page, `Third snow ${Date.now()}`, 'about')
  const section = frameOf(page).locator('[data-component="banner-split"]')
  await section.getByRole('heading').click()
  await fieldsOf(page).getByText('Picture beside text', { exact: true }).waitFor()
  // The field that says what was clicked, whichever it is.
  const written = () =>
    page.evaluate(() => document.activeElement instanceof HTMLInputElement && document.activeElement.value)
  for (const words of [section.getByRole('heading'), section.getByRole('link').first()]) {
    const said = await words.textContent()
    await words.dblclick()
    await expect.poll(written).toBe(said)
  }
  const link = section.getByRole('link').first()
  const [other] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Control'] })])
  await opensAt(other, /\/stories\//)
  await other.close()
  // A plain click on it chooses what it stands in, and leads nowhere.
  await link.click()
  expect(new URL(page.url()).pathname).toContain('/content/edit/')

  const title = fieldsOf(page).getByLabel('Title', { exact: true })
  await title.fill('Snow')
  await section.getByRole('heading', { name: 'Snow' }).waitFor()
  await frameOf(page)
    .locator('html')
    .evaluate(html => html.ownerDocument.defaultView?.scrollTo(0, 400))
  const scrolled = () =>
    frameOf(page)
      .locator('html')
      .evaluate(html => html.ownerDocument.defaultView?.scrollY)
  const before = await scrolled()
  // An island that is awake stays the same one.
  const island = frameOf(page).locator('cairn-island').first()
  await island.evaluate(element => element.setAttribute('data-kept', 'yes'))
  // And the picture beside the words, which would flicker if it were loaded anew.
  const picture = section.getByRole('img').first()
  await picture.evaluate(element => element.setAttribute('data-kept', 'yes'))
  await page.evaluate(WATCH)
  await title.press('End')
  await title.pressSequentially('n'.repeat(LETTERS), { delay: 80 * SLOWER })
  await section.getByRole('heading', { name: `Snow${'n'.repeat(LETTERS)}` }).waitFor()
  expect(await scrolled()).toBe(before)
  expect(await island.getAttribute('data-kept')).toBe('yes')
  expect(await picture.getAttribute('data-kept')).toBe('yes')
  const times = (await page.evaluate<number[]>('globalThis.shown')).toSorted((a, b) => a - b)
  expect(times.length).toBeGreaterThan(LETTERS / 3)
  // What else the machine had to do meanwhile is not the editor's: `bench studio` measures it alone.
  expect(times[Math.floor(times.length / 2)]).toBeLessThanOrEqual(MOST_MS * Math.max(SLOWER, measureSlowness()))
  await saved(page)
  expectNoSurprise(page)
})

it('leads nowhere either before its script listens', async () => {
  const page = await signIn('editor')
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(/preview-frame/, async route => {
    asked.resolve()
    await held.promise
    await route.continue()
  })
  await page.goto('/studio/content/edit/about')
  const section = frameOf(page).locator('[data-component="banner-split"]')
  const link = section.getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  await asked.promise
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
  await page.mouse.click(x + width / 2, y + height / 2)
  held.resolve()
  await section.getByRole('heading').click()
  await fieldsOf(page).getByText('Picture beside text', { exact: true }).waitFor()
  expectNoSurprise(page)
})

/** In the studio: resolves once the page misses a section that it was to change. */
const HEAR_LOST = `
  void (globalThis.lost = new Promise(resolve =>
    addEventListener('message', ({ data }) => data?.type === 'lost' && resolve())))
`

it('shows a section again that could not be shown for a moment, however quickly one types on', async () => {
  const page = await signIn('editor')
  const slug = `seventh-snow-${Date.now()}`
  const sections = [{ name: 'main', items: [{ ...SECTION_EXAMPLES['linked-cards'] }] }]
  await callsOn(page)('content.save', {
    params: { slug },
    body: { layers: [{ scope: 'any', body: { title: 'Snow', sections }, revision: 0 }] },
  })
  await page.goto(`/studio/content/edit/${slug}`)
  await frameOf(page).locator('[data-component="linked-cards"]').getByRole('heading', { name: 'Field notes' }).click()
  const title = fieldsOf(page).locator('.entry').first().getByLabel('Title', { exact: true })
  await title.waitFor()
  await page.evaluate(HEAR_LOST)
  let asked = 0
  // What is typed next is on its way when the page tells that it misses the section.
  await page.route('**/studio/frame/**', async route => {
    if (route.request().method() === 'POST' && ++asked === 2) await page.evaluate('globalThis.lost')
    await route.continue()
  })
  // A card without a title is none, and takes its section with it.
  await title.fill('')
  await title.fill('Read on')
  await frameOf(page).getByRole('heading', { name: 'Read on' }).waitFor()
  await saved(page)
  expect(await frameOf(page).getByRole('heading', { name: 'Read on' }).count()).toBe(1)
})

it('moves a section to the end and into another one, by dragging and by its menu', async () => {
  const page = await signIn('editor')
  const slug = `eighth-snow-${Date.now()}`
  const richText = '<h4>Deep</h4>'
  const text = (id: string) => ({ ...SECTION_EXAMPLES['rich-text'], id, title: `Text ${id}`, richText })
  const items = [text('one'), { ...SECTION_EXAMPLES.carousel, items: [] }, text('two'), SECTION_EXAMPLES['filter-by']]
  await callsOn(page)('content.save', {
    params: { slug },
    body: { layers: [{ scope: 'any', body: { title: 'Snow', sections: [{ name: 'main', items }] }, revision: 0 }] },
  })
  await page.goto(`/studio/content/edit/${slug}`)
  await frameOf(page).getByRole('heading', { name: 'Text two' }).waitFor()
  // What shows nothing here can be found and chosen all the same.
  await frameOf(page).getByText('Filtered list: nothing to see yet').click()
  await fieldsOf(page).getByRole('heading', { name: 'Filtered list' }).waitFor()
  const outline = page.getByRole('region', { name: 'Outline' })
  const node = (title: string) => outline.getByRole('button', { name: new RegExp(title) }).first()
  const outlined = async () =>
    (await outline.getByRole('listitem').getByRole('button').allInnerTexts()).flatMap(
      each => /Text \w+/.exec(each) ?? [],
    )
  const shown = () =>
    frameOf(page)
      .getByRole('heading', { name: /^Text / })
      .allInnerTexts()

  const { height = 0 } = (await node('Text two').boundingBox()) ?? {}
  await node('Text one').dragTo(node('Text two'), { targetPosition: { x: 20, y: height - 4 } })
  await expect.poll(outlined).toEqual(['Text two', 'Text one'])
  await expect.poll(shown).toEqual(['Text two', 'Text one'])
  // Into a section that holds none yet.
  await node('Text one').dragTo(outline.getByRole('button', { name: '+ Add a section' }))
  const within = outline.getByRole('listitem').filter({ hasText: 'Three kinds of weather' }).getByRole('listitem')
  await within.filter({ hasText: 'Text one' }).waitFor()

  await outline.getByLabel('Actions for Text one').click()
  await outline.getByRole('button', { name: 'Move to …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Where to').selectOption({ index: 0 })
  await dialog.getByLabel('Place in it').selectOption('First')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect.poll(outlined).toEqual(['Text one', 'Text two'])
  await expect.poll(shown).toEqual(['Text one', 'Text two'])
  await page.keyboard.press('Control+z')
  await within.filter({ hasText: 'Text one' }).waitFor()

  // A click in the page chooses the innermost.
  await frameOf(page).getByRole('heading', { name: 'Text one' }).click()
  await expect.poll(() => fieldsOf(page).getByLabel('Title', { exact: true }).inputValue()).toBe('Text one')
  // In one country it says something else, until that is taken back.
  await node('Text two').click()
  const layer = fieldsOf(page).getByLabel('Layer of Title', { exact: true })
  await layer.selectOption('Only for American English')
  await fieldsOf(page).getByLabel('Title', { exact: true }).fill('Text abroad')
  await expect.poll(shown).toEqual(['Text one', 'Text abroad'])
  await layer.selectOption('Take back')
  await expect.poll(shown).toEqual(['Text one', 'Text two'])
  // What a search engine and Lighthouse would say of a section is said while it is written.
  await page.getByText('Checks of this section').click()
  await page.getByText('A heading that skips a level: Deep').waitFor()
  await saved(page)
  expectNoSurprise(page)
})

it('shows the footer where it is, and lets its parts be chosen in it', async () => {
  const page = await signIn('editor')
  await page.goto('/studio/content/edit/footer')
  const help = frameOf(page).getByRole('contentinfo').getByRole('navigation', { name: 'Help' })
  const isSeen = () => help.evaluate(part => part.getBoundingClientRect().top < innerHeight)
  await help.waitFor()
  await expect.poll(isSeen).toBe(true)
  await help.getByRole('link').first().click()
  await expect.poll(() => fieldsOf(page).getByLabel('Title', { exact: true }).inputValue()).toBe('Help')
  expectNoSurprise(page)
})

it('gives a section to another page, and loses nothing when a session ends', async () => {
  const page = await signIn('editor')
  await pageLike(page, `Fourth snow ${Date.now()}`, 'about')
  const outline = page.getByRole('region', { name: 'Outline' })
  const section = frameOf(page).locator('[data-component="banner-split"]')
  // Other files publish something else there.
  const title = await section.getByRole('heading').innerText()
  await outline.getByLabel(`Actions for ${title}`).click()
  await outline.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByText('is copied.').waitFor()
  await pageLike(page, `Fifth snow ${Date.now()}`, '')
  await outline.getByRole('button', { name: 'Paste', exact: true }).click()
  await section.getByRole('heading', { name: title }).waitFor()
  await saved(page)

  await outline.getByRole('button', { name: title }).click()
  await page.context().clearCookies()
  await fieldsOf(page).getByLabel('Title', { exact: true }).fill('Typed after hours')
  await page.getByLabel('Password').waitFor()
  await page.getByLabel('Email').fill('editor@cairn.test')
  await page.getByLabel('Password').fill('Cairn-demo-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await fieldsOf(page).waitFor()
  await section.getByRole('heading', { name: 'Typed after hours' }).waitFor()
  await saved(page)
  await page.reload()
  await section.waitFor()
  expect(await section.getByRole('heading').first().innerText()).toBe('Typed after hours')
})

/** Says to the studio that a section was chosen, and waits until it has heard that, or has not. */
const sayChosen = (from: Frame, id: string) =>
  from.evaluate(
    chosen =>
      new Promise<void>(resolve => {
        const heard = ({ data }: MessageEvent<unknown>) => {
          if (data !== 'said') return
          parent.removeEventListener('message', heard)
          parent.requestAnimationFrame(() => parent.requestAnimationFrame(() => resolve()))
        }
        parent.addEventListener('message', heard)
        parent.postMessage({ type: 'selected', id: chosen, words: undefined }, '*')
        parent.postMessage('said', '*')
      }),
    id,
  )

it('is heard by the studio, and no other frame is, whatever it says', async () => {
  const page = await signIn('editor')
  await page.goto('/studio/content/edit/about')
  await frameOf(page).locator('[data-component="banner-split"]').getByRole('heading').click()
  const chosen = () => page.getByRole('region', { name: 'Outline' }).locator('[aria-pressed="true"]').allTextContents()
  await fieldsOf(page).getByText('Picture beside text', { exact: true }).waitFor()
  const before = await chosen()
  const { layers } = await callsOn(page)('content.read', { params: { slug: 'about' } })
  const other = /"id":"([^"]+)","type":"(?!banner-split)[^"]+"|"type":"(?!banner-split)[^"]+","id":"([^"]+)"/.exec(
    JSON.stringify(layers.map(({ body }) => body)),
  )
  const id = other?.[1] ?? other?.[2] ?? expect.fail('The page has one section alone')
  await page.evaluate(() => {
    const stranger = document.createElement('iframe')
    stranger.name = 'stranger'
    document.body.append(stranger)
  })
  await sayChosen(page.frame('stranger') ?? expect.fail('There is no other frame'), id)
  expect(await chosen()).toEqual(before)
  const own = await (await page.locator('iframe[title="Preview"]').elementHandle())?.contentFrame()
  await sayChosen(own ?? expect.fail('There is no page'), id)
  await expect.poll(chosen).not.toEqual(before)
})
