import { expect, it } from 'vitest'
import { expectAccessible, problemsOf, visit } from './harness.ts'

const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg=='

it('takes a picture in, shows it to its owner, and tells a reporter that it heard', async () => {
  const page = await visit('/en-us/seen-outside')
  await page.getByRole('link', { name: 'Show us your picture' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Choose a picture').setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  })
  await dialog.getByText('not a picture we can read').waitFor()
  await dialog
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'ridge.png', mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') })
  await dialog.getByRole('img', { name: 'Your picture' }).waitFor()
  await dialog.getByLabel('What is to be seen').fill('A red dot on a ridge')
  await dialog.getByLabel('Name to show with it').fill('dot')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Hand it in' }).click()
  const own = dialog.getByRole('img', { name: 'A red dot on a ridge' })
  await own.waitFor()
  const address = (await own.getAttribute('src')) ?? ''
  const seenBy = async (context: typeof page) => (await context.request.get(address)).headers()['cache-control']
  expect(await seenBy(page)).toBe('private, no-store')
  expect(await seenBy(await visit('/en-us/about'))).toContain('public')
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Open the picture by ash' }).click()
  await dialog.getByText('Four in the morning').waitFor()
  await dialog.getByRole('button', { name: 'Report this picture' }).click()
  await dialog.getByRole('button', { name: 'It is advertising' }).click()
  await dialog.getByText('Thank you. We will look at it.').waitFor()
  await page.goto('/en-us/pictures/med_demo2')
  await expectAccessible(page, 'main')
  // A guest's first report is answered with the bot check.
  expect(problemsOf(page)).toEqual([expect.stringContaining('403')])
})

it.each(['phone', 'desktop'] as const)('keeps a picture clear of title and close button on a %s', async screen => {
  const page = await visit('/en-us/seen-outside', { screen })
  await page.getByRole('link', { name: 'Open the picture by ash' }).click()
  const dialog = page.getByRole('dialog')
  const picture = dialog.getByRole('img').first()
  await picture.waitFor()
  // Where the picture can get to when it is scrolled: the top of what it scrolls in.
  const reach = await picture.evaluate(image => {
    let around = image.parentElement
    while (around && getComputedStyle(around).overflowY !== 'auto') around = around.parentElement
    return around?.getBoundingClientRect().top ?? 0
  })
  for (const part of [dialog.getByRole('heading').first(), dialog.getByRole('button', { name: 'Close' })]) {
    const box = await part.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(reach)
  }
})
