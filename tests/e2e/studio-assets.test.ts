import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject, it } from 'vitest'
import { contentWidth, expectAccessible, settled, shopUrl, visit } from './harness.ts'
import { drop, dropFolder, folderOf, photograph, type Sent } from './studio-files.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

const COLOUR = 'GF4YQFRN'
const PRODUCT_PAGE = '/en-us/p/tarn-lite-vest-GF4YQFRN'
/** On a quiet machine; limits of tests are as much longer as this one is slower. */
const MOST_MS = 1000
const SLOWER = inject('patience') / 30_000

/** What the page says of the style itself: around it the demo shop shows pictures of its library. */
const shownPage = async () => {
  const document = await (await fetch(new URL(PRODUCT_PAGE, shopUrl()))).text()
  return /<main[\s\S]*<\/main>/.exec(document)?.[0] ?? expect.fail('There is no page')
}
const colourIn = (page: Page) => page.getByRole('listitem').filter({ hasText: COLOUR })
/** A colour takes nothing more for as long as the answer to what it took last, and all that it changes, is on its way. */
const isFree = (page: Page) =>
  colourIn(page).getByRole('button', { name: 'Add a photograph' }).and(page.locator(':enabled')).waitFor()
const onShelf = (page: Page, name: string) => page.locator('.shelf .asset-grid li').filter({ hasText: name })

async function takeOff(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names)
    await colourIn(page)
      .getByRole('button', { name: `Take ${name} off` })
      .click()
  await colourIn(page).getByText('the shop shows what is drawn').waitFor()
  await isFree(page)
}

/** More than a browser reads of a folder at once: what programs leave there, which nobody wants in the library. */
const LEFT_BY_PROGRAMS = 150

/** Forty pictures, some of them in folders inside, of which two are the same as others and one was cut off. */
async function photographersFolder(): Promise<string> {
  const shots = await Promise.all(
    Array.from({ length: 37 }, (_, at) => photograph(`shot-${String(at).padStart(2, '0')}.jpg`)),
  )
  const again = shots.slice(0, 2).map(({ name, bytes }) => ({ name: name.replace('.', '-copy.'), bytes }))
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer()
  const torn = { name: 'torn.jpg', bytes: whole.subarray(0, whole.length / 2) }
  const pictures: Sent[] = [...shots, ...again, torn]
  const inside = (at: number) => (at % 3 === 1 ? 'details/' : at % 3 === 2 ? 'details/soles/' : '')
  const left = Array.from({ length: LEFT_BY_PROGRAMS }, (_, at) => ({ name: `.thumb-${at}`, bytes: Buffer.from('x') }))
  return folderOf([...left, ...pictures.map(({ name, bytes }, at) => ({ name: `${inside(at)}${name}`, bytes }))])
}

it('takes in a photographer’s folder, tells what it would not take, and keeps what is said of a picture', async () => {
  const page = await signIn('owner')
  const folder = `spring/vests-${Date.now()}`
  await page.goto('/studio/library')
  await page.getByLabel('Put new files into').fill(folder)
  await dropFolder(page, await photographersFolder())
  // Each file is read by a process of its own, which gives way to all others.
  await page.getByText('37 added · 2 there already · 1 refused').waitFor({ timeout: 3 * inject('patience') })
  const told = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await told('shot-00-copy.jpg').getByText('There already, as shot-00.jpg').waitFor()
  await told('torn.jpg').getByText('Damaged').waitFor()
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await page.getByLabel('Folder', { exact: true }).selectOption(folder)
  await expect.poll(() => page.locator('.asset-grid li').count()).toBe(37)
  await expectAccessible(page)

  for (const name of ['shot-02.jpg', 'shot-03.jpg']) await page.getByLabel(`Choose ${name}`).check()
  await page.getByRole('region', { name: '2 chosen' }).getByRole('button', { name: 'Move', exact: true }).click()
  const moving = page.getByRole('dialog', { name: 'Move', exact: true })
  await moving.getByLabel('Folder').fill('spring/kept')
  await expectAccessible(page, '[role=dialog]')
  await moving.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByText('2 changed.').waitFor()
  await expect.poll(() => page.locator('.asset-grid li').count()).toBe(35)

  await page.getByRole('link', { name: 'shot-05.jpg' }).click()
  const [original] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the original' }).click(),
  ])
  expect(original.suggestedFilename()).toBe('shot-05.jpg')
  await page.getByLabel('What is seen, in English').fill('A vest on a chair')
  await page.getByRole('group').getByText('Rights', { exact: true }).click()
  await page.getByLabel('Rights, in French').fill('Prêt des archives')
  await page.getByRole('button', { name: /What every crop keeps/ }).focus()
  await page.keyboard.press('Shift+ArrowLeft')
  // Each shape that the shop gives pictures, cut as it will be: 160 by 200 pixels leave nothing over beside a place of 4/5.
  const cuts = page.getByRole('list', { name: 'As the shop cuts it' }).getByRole('img')
  const cutAt = () =>
    cuts.evaluateAll(all =>
      all.map(each => {
        const { objectPosition } = getComputedStyle(each)
        return `${each.getAttribute('alt')} ${objectPosition.replaceAll(/[\d.]+/g, share => Math.round(Number(share)).toString())}`
      }),
    )
  expect(await cutAt()).toEqual(['4/5', '1/1', '4/3', '16/9', '40/21'].map(shape => `${shape} 50% 50%`))
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(cutAt).toEqual(['4/5 50% 50%', '1/1 50% 0%', '4/3 50% 25%', '16/9 50% 32%', '40/21 50% 33%'])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.getByText('40 % across, 40 % down').waitFor()
  await page.reload()
  await page.getByRole('group').getByText('Rights', { exact: true }).click()
  expect(await page.getByLabel('Rights, in French').inputValue()).toBe('Prêt des archives')
  expect(await page.getByLabel('Rights, in German').inputValue()).toBe('')
  await expectAccessible(page)
  expectNoSurprise(page)
})

it('gives a style its photographs, and the product page shows them in every size within a second', async () => {
  const page = await signIn('owner')
  const names = [`first-${Date.now()}.jpg`, `second-${Date.now()}.jpg`] as const
  await page.goto('/studio/library')
  await drop(page, await Promise.all(names.map(name => photograph(name))))
  await page.getByText('2 added').waitFor()
  await page.goto(`/studio/library/photographs?q=${COLOUR}`)
  const colour = colourIn(page)
  await onShelf(page, names[0]).dragTo(colour)
  await colour.getByRole('button', { name: `Take ${names[0]} off` }).waitFor()
  await isFree(page)
  await onShelf(page, names[1]).dragTo(colour)
  await colour.getByRole('button', { name: `Move ${names[1]} forward` }).click()
  await expect
    .poll(() => colour.getByRole('button', { name: /^Take/ }).evaluateAll(all => all.map(each => each.ariaLabel)))
    .toEqual([`Take ${names[1]} off`, `Take ${names[0]} off`])
  await expectAccessible(page)

  await takeOff(page, [names[1], names[0]])
  await settled()
  expect(await shownPage()).not.toContain('assets/ast_')
  const [given] = await Promise.all([
    page.waitForResponse(
      response => response.request().method() === 'PUT' && response.url().endsWith(`/photographs/${COLOUR}`),
    ),
    onShelf(page, names[0]).dragTo(colour),
  ])
  const began = performance.now()
  expect(given.status()).toBe(200)
  await settled()
  const addresses = [...new Set((await shownPage()).match(/\/media\/[^\s"?]+\/assets\/ast_[^\s",]+/g))]
  const headers = { accept: 'image/webp' }
  const answers = await Promise.all(addresses.map(address => fetch(new URL(address, shopUrl()), { headers })))
  expect(performance.now() - began).toBeLessThanOrEqual(MOST_MS * SLOWER)
  expect(addresses.length).toBeGreaterThan(3)
  for (const answer of answers)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  const shopper = await visit(PRODUCT_PAGE)
  await shopper.locator('main img[src*="/assets/ast_"]').first().waitFor()

  await takeOff(page, [names[0]])
  await settled()
  expect(await shownPage()).not.toContain('assets/ast_')
  expectNoSurprise(page)
})

it('tells where a picture is used, and replaces it everywhere', async () => {
  const page = await signIn('owner')
  const name = `worn-${Date.now()}.png`
  await page.goto('/studio/library')
  await drop(page, [await photograph(name, 'png')])
  await page.getByText('1 added').waitFor()
  await page.goto(`/studio/library/photographs?q=${COLOUR}`)
  await onShelf(page, name).dragTo(colourIn(page))
  await colourIn(page)
    .getByRole('button', { name: `Take ${name} off` })
    .waitFor()
  const shown = async () => {
    await settled()
    return /assets\/ast_[\w/-]+/.exec(await shownPage())?.[0]
  }
  const before = await shown()
  expect(before).toBeDefined()
  await page.goto(`/studio/library?q=${name}`)
  await page.getByRole('link', { name }).click()
  await page.getByRole('link', { name: /^Photograph of Tarn Lite Vest – / }).waitFor()
  expect(await page.getByRole('button', { name: 'Delete', exact: true }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Replace everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Replace everywhere' })
  const { bytes: buffer } = await photograph('new.png', 'png')
  await dialog.getByLabel('New file').setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer })
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Replace everywhere' }).click()
  await page.getByText('Replaced.').waitFor()
  const after = await shown()
  expect(after).toBeDefined()
  expect(after).not.toBe(before)
  expect((await fetch(new URL(`/media/large/${after}`, shopUrl()))).status).toBe(200)
  await page.goto(`/studio/library/photographs?q=${COLOUR}`)
  await takeOff(page, [name])
  expectNoSurprise(page)
})

it('is looked at, not changed, by who may only read, also on a phone', async () => {
  const page = await signIn('translator', { screen: 'phone' })
  await page.goto('/studio/library')
  await page.getByRole('heading', { name: 'Pictures and films', level: 1 }).waitFor()
  expect(await page.locator('.drop-zone').count()).toBe(0)
  expect(await contentWidth(page)).toBeLessThanOrEqual(390)
})
