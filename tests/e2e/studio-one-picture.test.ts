import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { film as FILM } from '#server/assets/film.test-data.ts'
import { drop, photograph, type Sent } from './studio-files.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

/** One of its own: what is there already would be told as such. */
const ownFilm = (name: string): Sent => ({
  name,
  bytes: Buffer.concat([FILM, Buffer.from(`\0\0\0\x18free${Date.now().toString().padStart(16)}`, 'latin1')]),
})

async function takeIn(page: Page, files: readonly Sent[]): Promise<void> {
  await page.goto('/studio/library')
  await page.getByRole('heading', { name: 'Pictures and films', level: 1 }).waitFor()
  await drop(page, files)
  await page.getByText(`${files.length} added`).waitFor()
}

async function openOne(page: Page, name: string): Promise<void> {
  await page.goto(`/studio/library?q=${name}`)
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

it('keeps what is being written about a film while it gets its poster, and tells in its history what was saved', async () => {
  const page = await signIn('owner')
  const [film, poster] = [`tarn-${Date.now()}.mp4`, `still-${Date.now()}.jpg`] as const
  await takeIn(page, [ownFilm(film), await photograph(poster)])
  await openOne(page, film)
  await page.getByLabel('What is seen, in English').fill('Rain on a tarn')
  await page.getByRole('button', { name: 'Choose a poster' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${poster}`) })
    .click()
  await page.getByRole('button', { name: 'Without a poster' }).waitFor()
  expect(await page.getByLabel('What is seen, in English').inputValue()).toBe('Rain on a tarn')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('cell', { name: /Rain on a tarn/ }).waitFor()
  expect(await page.getByLabel('What is seen, in English').inputValue()).toBe('Rain on a tarn')
  expectNoSurprise(page)
})

it('holds the place of a picture that is still on its way, so that the point lies where it will', async () => {
  const page = await signIn('owner')
  const name = `late-${Date.now()}.jpg`
  await takeIn(page, [await photograph(name)])
  await page.route('**/media/**', route => route.fulfill({ status: 503 }))
  await openOne(page, name)
  const box = await page.locator('.focal-frame').boundingBox()
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([160, 200])
})

it('says why a file did not take the place of another', async () => {
  const page = await signIn('owner')
  const [name, other] = [`worn-${Date.now()}.jpg`, `there-${Date.now()}.jpg`] as const
  const there = await photograph(other)
  await takeIn(page, [await photograph(name), there])
  await openOne(page, name)
  await page.getByRole('button', { name: 'Replace everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Replace everywhere' })
  const refused: readonly (readonly [Sent, string])[] = [
    [there, `There already, as ${other}`],
    [{ name: 'torn.jpg', bytes: there.bytes.subarray(0, there.bytes.length / 2) }, 'Damaged'],
    [ownFilm('moves.mp4'), 'Not a file we take, or a film in place of a picture.'],
  ]
  for (const [{ name: chosen, bytes: buffer }, why] of refused) {
    await dialog.getByLabel('New file').setInputFiles({ name: chosen, mimeType: 'image/jpeg', buffer })
    expect(await dialog.getByRole('alert').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Replace everywhere' }).click()
    await dialog.getByRole('alert').getByText(why, { exact: true }).waitFor()
  }
  expectNoSurprise(page)
})
