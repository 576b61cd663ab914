import { expect, it } from 'vitest'
import { PART_BYTES } from '#domain/assets/asset-kinds.ts'
import { film as FILM } from '#server/assets/film.test-data.ts'
import { drop, paste, photograph } from './studio-files.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

it('goes on where it was broken off, and sends no part twice', async () => {
  const page = await signIn('owner')
  await page.goto('/studio/library')
  await page.getByRole('heading', { name: 'Pictures and films', level: 1 }).waitFor()
  const parts: string[] = []
  let isAway = true
  await page.route('**/asset-uploads/*/parts/*', route => {
    const part = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    // What travels in between answers in its own way.
    if (isAway && part === '1') return route.fulfill({ status: 503, json: {} })
    parts.push(part)
    return route.continue()
  })
  const name = `long-${Date.now()}.mp4`
  const free = Buffer.alloc(PART_BYTES)
  free.writeUInt32BE(free.length)
  free.write(`free${name}`, 4)
  await drop(page, [{ name, bytes: Buffer.concat([FILM, free]) }])
  const told = page.getByRole('listitem').filter({ hasText: name })
  await told.getByText('Broken off').waitFor()
  isAway = false
  await told.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('1 added').waitFor()
  expect(parts).toEqual(['0', '1'])
  await page.unroute('**/asset-uploads/*/parts/*')
})

it('asks again to take a file in when the answer is lost, and tells it as added, not as there already', async () => {
  const page = await signIn('owner')
  await page.goto('/studio/library')
  await page.getByRole('heading', { name: 'Pictures and films', level: 1 }).waitFor()
  let finished = 0
  await page.route('**/asset-uploads/*/finish', async route => {
    // It is taken in, and nobody hears of it.
    if (finished++ === 0) await route.fetch()
    return finished === 1 ? route.abort() : route.continue()
  })
  const name = `unheard-${Date.now()}.jpg`
  await drop(page, [await photograph(name)])
  await page.getByText('1 added').waitFor()
  expect(finished).toBe(2)
  await page.goto(`/studio/library?q=${name}`)
  await page.getByRole('link', { name }).waitFor()
})

it('tells of the same picture twice in one drop that it came twice', async () => {
  const page = await signIn('owner')
  await page.goto('/studio/library')
  await page.getByRole('heading', { name: 'Pictures and films', level: 1 }).waitFor()
  const { name, bytes } = await photograph(`twin-${Date.now()}.jpg`)
  // Side by side, so that both are on their way at once.
  await drop(page, [
    { name, bytes },
    { name: `copy-of-${name}`, bytes },
  ])
  await page.getByText('1 added · 1 there already').waitFor()
  await page
    .getByRole('listitem')
    .filter({ hasText: `copy-of-${name}` })
    .getByText(`There already, as ${name}`)
    .waitFor()
  expectNoSurprise(page)
})

it('goes on with a file whose taking in was broken off, without sending it again', async () => {
  const page = await signIn('owner')
  await page.goto('/studio/library')
  await page.getByRole('heading', { name: 'Pictures and films', level: 1 }).waitFor()
  let parts = 0
  page.on('request', request => void (parts += Number(request.url().includes('/parts/'))))
  await page.route('**/asset-uploads/*/finish', route => route.fulfill({ status: 503, json: {} }))
  const name = `refinished-${Date.now()}.jpg`
  await drop(page, [await photograph(name)])
  const told = page.getByRole('listitem').filter({ hasText: name })
  await told.getByText('Broken off').waitFor()
  await page.unroute('**/asset-uploads/*/finish')
  await told.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('1 added').waitFor()
  expect(parts).toBe(1)
})

it('sends nothing of what is larger than 200 MB, and says so', async () => {
  const page = await signIn('owner')
  await page.goto('/studio/library')
  await page.getByRole('heading', { name: 'Pictures and films', level: 1 }).waitFor()
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/asset-uploads')) asked.push(request.method())
  })
  // As a browser tells of such a file, without its bytes.
  await page.evaluate(() => {
    Object.defineProperty(File.prototype, 'size', { get: () => 200_000_001 })
  })
  await drop(page, [{ name: 'long.mp4', bytes: Buffer.from('film') }])
  await page.getByRole('listitem').filter({ hasText: 'long.mp4' }).getByText('Larger than 200 MB').waitFor()
  await page.getByText('1 refused').waitFor()
  expect(asked).toEqual([])
  expectNoSurprise(page)
})

it('takes in what is pasted, an AVIF and a film too', async () => {
  const page = await signIn('owner')
  const [avif, film] = [`paste-${Date.now()}.avif`, `paste-${Date.now()}.mp4`]
  // One of its own: what is there already would be told as such.
  const ownFilm = Buffer.concat([FILM, Buffer.from(`\0\0\0\x18free${Date.now().toString().padStart(16)}`, 'latin1')])
  await page.goto('/studio/library')
  await page.getByRole('heading', { name: 'Pictures and films', level: 1 }).waitFor()
  await paste(page, [await photograph(avif, 'avif'), { name: film, bytes: ownFilm }])
  await page.getByText('2 added').waitFor()
  await page.goto(`/studio/library?q=${film}`)
  await page.getByRole('link', { name: film }).click()
  await page.getByText('Film · 320 × 180').waitFor()
  await page.goto(`/studio/library?q=${avif}`)
  await page.getByRole('link', { name: avif }).click()
  await page.getByText('160 × 200').waitFor()
  // In the time of the first site that somebody works for, and that is said.
  await page.goto(`/studio/library?q=${avif}&view=list`)
  await page.getByRole('cell', { name: /\bM[SD]T$/ }).waitFor()
  expectNoSurprise(page)
})
