import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { s3Files } from '#server/assets/s3-files.ts'
import { s3Service, type S3Service } from '#server/assets/s3-service.test-data.ts'
import { freePort } from '../../src/server/testing/postgres.ts'
import { settled, visit } from './harness.ts'
import { openShop } from './journey-shops.ts'
import { drop, folderOf, photograph } from './studio-files.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

const COLOUR = 'GF4YQFRN'

let service: S3Service
let shop: Awaited<ReturnType<typeof openShop>>
let port: string
beforeAll(async () => {
  service = await s3Service(await folderOf([]))
  port = String(await freePort())
  shop = await openShop(inject('shopData'), { PORT: port })
})
afterAll(async () => {
  await shop.stop()
  await service.close()
})

const bucket = () => {
  const { S3_PATH_STYLE, ...settings } = service.settings
  return { ...settings, S3_PATH_STYLE: String(S3_PATH_STYLE) }
}

/** As somebody types it beside the shop, which goes on meanwhile. */
async function move(from: 'folder' | 's3', to: 'folder' | 's3'): Promise<string> {
  const env = { PATH: process.env['PATH'], ...bucket(), CAIRN_DATA: shop.folder }
  const child = spawn(process.execPath, ['scripts/assets.ts', 'move', from, to], { env })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = await once(child, 'close')
  expect([code, said]).toEqual([0, expect.stringMatching(/\d+ files copied/)])
  return said
}

/** The shop opens again on the other place, and neither what it drew before nor the place that it left is there to help. */
async function goOnIn(place: 'folder' | 's3'): Promise<void> {
  await shop.reopen({ PORT: port, ASSETS: place, ...(place === 's3' && bucket()) })
  await rm(join(shop.folder, 'media'), { recursive: true })
  if (place === 's3') await rm(join(shop.folder, 'assets'), { recursive: true })
}

async function giveColour(page: Page, name: string): Promise<void> {
  await page.goto('/studio/library')
  await page.getByRole('heading', { name: 'Pictures and films', level: 1 }).waitFor()
  await drop(page, [await photograph(name)])
  await page.getByText('1 added').waitFor()
  await page.goto(`/studio/library/photographs?q=${COLOUR}`)
  const colour = page.getByRole('listitem').filter({ hasText: COLOUR })
  await page.locator('.shelf .asset-grid li').filter({ hasText: name }).dragTo(colour)
  await colour.getByRole('button', { name: `Take ${name} off` }).waitFor()
  await settled(shop.url)
}

/** The picture itself, not only its address. */
const isSeen = async (picture: Locator): Promise<void> => {
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate(each => each instanceof HTMLImageElement && each.naturalWidth > 0))
    .toBe(true)
}

async function expectShown(page: Page, names: readonly string[]): Promise<void> {
  const shopper = await visit(`/en-us/p/tarn-lite-vest-${COLOUR}`, { baseURL: shop.url })
  const gallery = shopper.locator('main img[src*="/assets/ast_"]')
  const shown = async () => {
    const sources = await gallery.evaluateAll(all => all.map(each => each.getAttribute('src')))
    return new Set(sources.map(source => /ast_[a-z0-9]+/.exec(source ?? '')?.[0])).size
  }
  await expect.poll(shown).toBe(names.length)
  await isSeen(gallery.first())
  for (const name of names) {
    await page.goto(`/studio/library?q=${name}`)
    await isSeen(page.locator('.asset-grid li').filter({ hasText: name }).locator('img'))
  }
}

it('runs on a folder and on S3, and moves from one to the other by a command', async () => {
  const page = await signIn('owner', { baseURL: shop.url })
  const [first, second] = [`folder-${Date.now()}.jpg`, `bucket-${Date.now()}.jpg`] as const
  await giveColour(page, first)
  await expectShown(page, [first])

  await move('folder', 's3')
  await goOnIn('s3')
  await expectShown(page, [first])
  await giveColour(page, second)
  await expectShown(page, [first, second])
  const kept: string[] = []
  for await (const { key } of s3Files(service.settings).list()) if (!key.startsWith('r/')) kept.push(key)
  // Of each what was sent, and what sizes are made of; the sizes stay where they are.
  expect(kept.length).toBe(4)

  expect(await move('s3', 'folder')).toContain('4 files copied')
  await service.close()
  await goOnIn('folder')
  await expectShown(page, [first, second])
  expectNoSurprise(page)
})
