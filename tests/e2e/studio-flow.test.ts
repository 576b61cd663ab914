import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { expectAccessible, problemsOf, settled, shopUrl } from './harness.ts'
import { callsOn, signIn } from './studio-people.ts'

const DAY_MS = 86_400_000
const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview"]')
const text = (id: string, title: string) => ({ ...SECTION_EXAMPLES['rich-text'], id, title })
const linking = (id: string, url: string) => ({
  ...SECTION_EXAMPLES['cta-buttons'],
  id,
  targets: [{ text: 'Go there', url }],
})
const pageWith = (title: string, ...items: object[]) => ({ title, sections: [{ name: 'main', items }] })

/** Written and live, as though somebody had done so in the editor. */
async function live(call: StaffCall, slug: string, body: object, publishAt?: string): Promise<void> {
  const read = await call('content.list', { query: { q: slug } })
  const known = read.rows.some(row => row.slug === slug)
  const layers = known ? (await call('content.read', { params: { slug } })).layers : []
  const revision = layers.find(({ scope }) => scope === 'any')?.revision ?? 0
  await call('content.save', { params: { slug }, body: { layers: [{ scope: 'any', body: { ...body }, revision }] } })
  const { seen } = await call('content.check', { params: { slug } })
  await call('content.publish', { params: { slug }, body: { seen, ...(publishAt !== undefined && { publishAt }) } })
}

/** What a visitor gets at an address: how it is answered, and where it leads. */
async function answerAt(path: string): Promise<{ status: number; to: string | undefined; words: string }> {
  await settled()
  const answer = await fetch(new URL(path, shopUrl()), { redirect: 'manual' })
  const to = answer.headers.get('location')
  return {
    status: answer.status,
    to: to === null ? undefined : new URL(to, shopUrl()).pathname,
    words: await answer.text(),
  }
}

async function act(page: Page, name: string) {
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return dialog
}

async function openEditor(page: Page, slug: string) {
  await page.goto(`/studio/content/edit/${slug}`)
  await frameOf(page).locator('main').waitFor()
}

describe('a page that is live', () => {
  it('moves and leaves its way behind, says where it is used, goes, comes back from an old version, and keeps what is scheduled', async () => {
    const page = await signIn('owner')
    const call = callsOn(page)
    const mark = Date.now()
    const [slug, moved] = [`mud-${mark}`, `deep-mud-${mark}`]
    const dead = linking('on', `/{locale}/dry-${mark}`)
    await live(call, slug, pageWith('First mud', text('words', 'Knee deep'), dead))
    await live(call, slug, pageWith('Second mud', text('words', 'Knee deep')))

    await openEditor(page, slug)
    const renaming = await act(page, 'Rename')
    await renaming.getByLabel('New name').fill(moved)
    await expectAccessible(page, '[role=dialog]')
    await renaming.getByRole('button', { name: 'Rename' }).click()
    await page.waitForURL(`**/content/edit/${moved}`)
    expect(await answerAt(`/en-us/${slug}`)).toMatchObject({ status: 301, to: `/en-us/${moved}` })
    expect((await answerAt(`/de-de/${moved}`)).status).toBe(200)

    await live(call, `way-${mark}`, pageWith('The way', linking('ways', `/en-us/${moved}`)))
    await openEditor(page, moved)
    const removing = await act(page, 'Delete')
    const uses = removing.getByRole('region', { name: 'Where it is used' })
    await uses.getByRole('link', { name: 'The way' }).waitFor()
    await uses.getByText(`/${slug} leads here`).waitFor()
    expect(await removing.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true)
    await expectAccessible(page, '[role=dialog]')
    await removing.getByRole('button', { name: 'Cancel' }).click()

    const away = await act(page, 'Unpublish')
    await away.getByLabel('Its address leads to (empty: nowhere)').fill('/help')
    await away.getByRole('button', { name: 'Unpublish' }).click()
    await away.waitFor({ state: 'detached' })
    expect(await answerAt(`/en-us/${moved}`)).toMatchObject({ status: 301, to: '/en-us/help' })

    await page.getByRole('button', { name: 'Versions' }).click()
    const versions = page.getByRole('dialog')
    await versions.getByRole('listitem').filter({ hasText: /^1 ·/ }).getByRole('button').click()
    await versions.waitFor({ state: 'detached' })
    const publish = async (told: string | RegExp) => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      // What is told is a dialog too.
      const dialog = page.getByRole('dialog', { name: 'Publish', exact: true })
      await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
      await page.getByText(told).first().waitFor()
      await dialog.waitFor({ state: 'detached' })
    }
    // What visitors would stumble over is said before, with the way to it, and keeps nobody from publishing.
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const warned = page.getByRole('region', { name: 'Worth a look before it goes live' })
    await warned.getByText(`leads nowhere: /{locale}/dry-${mark}`).waitFor()
    await expectAccessible(page, '[role=dialog]')
    await warned.getByRole('button', { name: 'Buttons' }).click()
    await warned.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Buttons', pressed: true }).waitFor()
    await publish('It is live.')
    expect(await answerAt(`/en-us/${moved}`)).toMatchObject({
      status: 200,
      words: expect.stringContaining('First mud'),
    })

    // What is scheduled keeps its own words, and whoever changes the same before is told.
    await live(
      call,
      moved,
      pageWith('Mud week', text('words', 'Knee deep')),
      new Date(Date.now() + DAY_MS).toISOString(),
    )
    await openEditor(page, moved)
    await page.getByRole('region', { name: 'Fields' }).getByLabel('Title', { exact: true }).first().fill('Third mud')
    await page.getByText('Saved', { exact: true }).first().waitFor()
    await publish(/^A version scheduled for .* has changed the same and keeps its own: Title$/)
    // While it was out of the shop its frame said so.
    expect(problemsOf(page).filter(problem => !/40[14]/.test(problem))).toEqual([])
  })
})

describe('redirects', () => {
  it('are made in their room, never in circles; a bad file is refused with the number of its line', async () => {
    const page = await signIn('owner')
    const mark = Date.now()
    await page.goto('/studio/redirects')
    const dialog = page.getByRole('dialog')
    const add = async (from: string, to: string) => {
      await page.getByRole('button', { name: 'Add a redirect' }).click()
      await dialog.getByLabel('From').fill(from)
      await dialog.getByLabel('Leads to').fill(to)
      await dialog.getByRole('button', { name: 'Add a redirect' }).click()
    }
    await add(`/old-${mark}/*`, `/help/*`)
    await dialog.waitFor({ state: 'detached' })
    expect(await answerAt(`/fr-fr/old-${mark}/returns`)).toMatchObject({ status: 301, to: '/fr-fr/help/returns' })
    await page.getByRole('searchbox', { name: 'Find by address' }).fill(`/old-${mark}`)
    await page.getByRole('row', { name: `/old-${mark}/*` }).waitFor()
    await add(`/help/*`, `/old-${mark}/*`)
    await dialog.getByRole('alert').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Take in a file' }).click()
    await dialog.getByLabel('Lines').fill(`any,/far-${mark},/help\nany,/near-${mark},out of the shop`)
    await dialog.getByRole('button', { name: 'Take in a file' }).click()
    await dialog.getByText('Line 2: “out of the shop” is no address of the shop.').waitFor()
    await expectAccessible(page, '[role=dialog]')
    expect((await answerAt(`/en-us/far-${mark}`)).status).toBe(404)
    await dialog.getByLabel('Lines').fill(`any,/far-${mark},/help`)
    await dialog.getByRole('button', { name: 'Take in a file' }).click()
    await page.getByText('1 redirects added.').waitFor()
    expect(await answerAt(`/en-us/far-${mark}`)).toMatchObject({ status: 301, to: '/en-us/help' })
    // The circle was refused.
    expect(problemsOf(page).filter(problem => !/40[19]/.test(problem))).toEqual([])
  })
})

describe('from draft to live', () => {
  it('a page is given back with a word, joins a release, is walked to in the shop of that day, and is taken back with it', async () => {
    const editor = await signIn('editor')
    const publisher = await signIn('publisher')
    const mark = Date.now()
    const slug = `storm-${mark}`
    await callsOn(editor)('content.save', {
      params: { slug },
      body: {
        layers: [
          {
            scope: 'any',
            body: pageWith(`Storm ${mark}`, text('words', 'Gale'), linking('on', '/en-us/about')),
            revision: 0,
          },
        ],
      },
    })
    await openEditor(editor, slug)
    await editor.getByRole('button', { name: 'Ask for review', exact: true }).click()
    const asking = editor.getByRole('dialog', { name: 'Ask for review' })
    await asking.waitFor()
    await asking.getByLabel('A word for who looks at it').fill('Is it loud enough?')
    // Whoever asks sees what whoever decides will see.
    await asking.frameLocator('iframe[title="As it will be"]').getByText('Gale').first().waitFor({ state: 'attached' })
    await expectAccessible(editor, '[role=dialog]')
    await asking.getByRole('button', { name: 'Ask for review' }).click()
    await asking.waitFor({ state: 'detached' })

    await publisher.goto('/studio/reviews')
    await publisher.getByRole('button', { name: `Look and decide Storm ${mark}` }).click()
    const deciding = publisher.getByRole('dialog')
    await deciding.getByText('Is it loud enough?').waitFor()
    await deciding.getByRole('insertion').filter({ hasText: 'Gale' }).first().waitFor()
    await deciding
      .frameLocator('iframe[title="As it will be"]')
      .getByText('Gale')
      .first()
      .waitFor({ state: 'attached' })
    await deciding.getByText(new RegExp(`/en-us/${slug}, `)).waitFor()
    await expectAccessible(publisher, '[role=dialog]')
    await deciding.getByLabel('A word (needed to give it back)').fill('Louder, please')
    await deciding.getByRole('button', { name: 'Give back' }).click()
    await deciding.waitFor({ state: 'detached' })
    await editor.reload()
    await editor.getByText('Louder, please').first().waitFor()

    const joining = await act(editor, 'Add to a release')
    await joining.getByLabel('Name of the release').fill(`Storm front ${mark}`)
    await expectAccessible(editor, '[role=dialog]')
    await joining.getByRole('button', { name: 'Add to a release' }).click()
    await joining.waitFor({ state: 'detached' })

    await publisher.goto('/studio/releases')
    await publisher.getByRole('link', { name: `Storm front ${mark}` }).click()
    const then = publisher.frameLocator('iframe[title="The shop then"]')
    const address = publisher.getByLabel('Address in the shop')
    const [typed, here] = [(to: string) => address.fill(to), () => address.inputValue()]
    // Typed, followed, searched and back, for whom and where one likes.
    await typed(`/${slug}`)
    await publisher.getByRole('button', { name: 'Go there' }).click()
    await then.getByText('Gale').first().waitFor()
    await then.getByRole('link', { name: 'Go there' }).click()
    await expect.poll(here).toBe('/en-us/about')
    await then.locator('[data-component="banner-split"]').first().waitFor()
    await publisher.getByLabel('Locale').selectOption('de-de')
    await expect.poll(here).toBe('/de-de/about')
    await publisher.getByRole('button', { name: 'Back', exact: true }).click()
    await expect.poll(here).toBe(`/en-us/${slug}`)
    await then.getByText('Gale').first().waitFor()
    await typed('/search?q=wool')
    await address.press('Enter')
    await then.getByRole('heading', { level: 1 }).filter({ hasText: /wool/i }).waitFor()
    await typed('/')
    await address.press('Enter')
    await publisher.getByLabel('Visitor', { exact: true }).selectOption('2-weather')
    await then.getByRole('heading', { name: 'Waits for no weather' }).first().waitFor()
    await expectAccessible(publisher)

    await publisher.getByRole('button', { name: 'Publish', exact: true }).click()
    const publishing = publisher.getByRole('dialog')
    await publishing
      .frameLocator('iframe[title="As it will be"]')
      .getByText('Gale')
      .first()
      .waitFor({ state: 'attached' })
    await publishing.getByRole('heading', { name: 'Which pages change' }).waitFor()
    await publishing.getByRole('insertion').filter({ hasText: 'Gale' }).first().waitFor()
    await expectAccessible(publisher, '[role=dialog]')
    await publishing.getByRole('button', { name: 'Publish', exact: true }).click()
    await publishing.waitFor({ state: 'detached' })
    expect((await answerAt(`/en-us/${slug}`)).status).toBe(200)
    await publisher.getByRole('button', { name: 'Take back' }).click()
    await publishing.getByRole('button', { name: 'Take back' }).click()
    await publisher.getByText('Taken back', { exact: true }).waitFor()
    expect((await answerAt(`/en-us/${slug}`)).status).toBe(404)
    // Beside what will be, there is nothing yet.
    for (const each of [editor, publisher])
      expect(problemsOf(each).filter(problem => !/40[14]/.test(problem))).toEqual([])
  })
})
