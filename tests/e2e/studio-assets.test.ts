import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject, it } from 'vitest'
import { contentWidth, expectAccessible, settled, shopUrl, visit } from './harness.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

const COLOUR = 'GF4YQFRN'
const PRODUCT_PAGE = '/en-us/p/tarn-lite-vest-GF4YQFRN'

type Picture = { readonly name: string; readonly base64: string }

/** A photographer's folder: forty files, of which two are the same as others and one was cut off. */
async function photographersFolder(): Promise<Picture[]> {
  const shot = async (at: number) => {
    const background = { r: (at * 6) % 256, g: (at * 29) % 256, b: (at * 83) % 256 }
    const bytes = await sharp({ create: { width: 160, height: 200, channels: 3, background } })
      .jpeg({ quality: 95 })
      .toBuffer()
    return { name: `shot-${String(at).padStart(2, '0')}.jpg`, bytes }
  }
  const shots = await Promise.all(Array.from({ length: 37 }, (_, at) => shot(at)))
  const noise = await sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  const [first, second] = shots
  const again = [
    { name: 'shot-00-copy.jpg', bytes: first?.bytes ?? noise },
    { name: 'shot-01-copy.jpg', bytes: second?.bytes ?? noise },
  ]
  const damaged = { name: 'torn.jpg', bytes: noise.subarray(0, noise.length / 2) }
  return [...shots, ...again, damaged].map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') }))
}

async function drop(page: Page, pictures: readonly Picture[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(files => {
    const carried = new DataTransfer()
    for (const { name, base64 } of files)
      carried.items.add(new File([Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))], name))
    return carried
  }, pictures)
  await page.dispatchEvent('.drop-zone', 'drop', { dataTransfer })
}

it('takes in a photographer’s folder, tells what it would not take, and shows a style with its photographs', async () => {
  const page = await signIn('owner')
  await page.goto('/studio/library')
  await page.getByLabel('Put new files into').fill('spring/vests')
  await drop(page, await photographersFolder())
  // Each file is read by a process of its own, which gives way to all others.
  await page.getByText('37 added · 2 there already · 1 refused').waitFor({ timeout: 3 * inject('patience') })
  await page
    .getByRole('listitem')
    .filter({ hasText: 'shot-00-copy.jpg' })
    .getByText('There already, as shot-00.jpg')
    .waitFor()
  await page.getByRole('listitem').filter({ hasText: 'torn.jpg' }).getByText('Damaged').waitFor()
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await page.getByLabel('Folder', { exact: true }).selectOption('spring/vests')
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
  const point = page.getByRole('button', { name: /What every crop keeps/ })
  await point.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.getByText('40 % across, 50 % down').waitFor()
  await expectAccessible(page)

  await page.goto(`/studio/library/photographs?q=${COLOUR}`)
  const colour = page.getByRole('listitem').filter({ hasText: COLOUR })
  const tile = (name: string) => page.locator('.shelf .asset-grid li').filter({ hasText: name })
  await tile('shot-30.jpg').dragTo(colour)
  await colour.getByRole('button', { name: 'Take shot-30.jpg off' }).waitFor()
  await tile('shot-31.jpg').dragTo(colour)
  await colour.getByRole('button', { name: 'Move shot-31.jpg forward' }).click()
  await expect
    .poll(() => colour.getByRole('button', { name: /^Take/ }).evaluateAll(all => all.map(each => each.ariaLabel)))
    .toEqual(['Take shot-31.jpg off', 'Take shot-30.jpg off'])
  await expectAccessible(page)
  await settled()
  const shopper = await visit(PRODUCT_PAGE)
  const photographs = shopper.locator('main img[src*="/assets/ast_"]')
  await photographs.first().waitFor()
  const sizes = await photographs.first().evaluate(image => (image instanceof HTMLImageElement ? image.srcset : ''))
  for (const [address = ''] of sizes.split(', ').map(each => each.split(' '))) {
    const answer = await fetch(new URL(address, shopUrl()))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  }

  for (const name of ['shot-31.jpg', 'shot-30.jpg'])
    await colour.getByRole('button', { name: `Take ${name} off` }).click()
  await colour.getByText('the shop shows what is drawn').waitFor()
  await settled()
  expect(await (await fetch(new URL(PRODUCT_PAGE, shopUrl()))).text()).not.toContain('assets/ast_')
  expectNoSurprise(page)
})

it('is looked at, not changed, by who may only read, also on a phone', async () => {
  const page = await signIn('translator', { screen: 'phone' })
  await page.goto('/studio/library')
  await page.getByRole('heading', { name: 'Pictures and films', level: 1 }).waitFor()
  expect(await page.locator('.drop-zone').count()).toBe(0)
  expect(await contentWidth(page)).toBeLessThanOrEqual(390)
})
