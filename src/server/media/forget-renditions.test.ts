import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createForgetting } from './forget-renditions.ts'

const DAY_MS = 86_400_000

it('forgets what nobody asked for in two months, and leaves what somebody did', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-renditions-'))
  await mkdir(join(folder, 'ab'))
  let now = new Date('2026-03-01T10:00:00Z')
  const put = async (name: string) => {
    await writeFile(join(folder, 'ab', name), 'picture')
    await utimes(join(folder, 'ab', name), now, now)
  }
  const left = async () => (await readdir(join(folder, 'ab'))).toSorted()
  const warned: string[] = []
  const forgetting = createForgetting({
    folder,
    mostBytes: 1000,
    clock: () => now,
    log: { warn: text => void warned.push(text) },
  })
  for (const name of ['asked.avif', 'forgotten.avif', 'torn.part']) await put(name)
  now = new Date(now.getTime() + 50 * DAY_MS)
  forgetting.asked(join(folder, 'ab', 'asked.avif'))
  // Noted in passing.
  await expect.poll(async () => (await stat(join(folder, 'ab', 'asked.avif'))).mtimeMs).toBe(now.getTime())
  forgetting.asked(join(folder, 'ab', 'gone.avif'))
  await forgetting.grown(0)
  expect(await left()).toEqual(['asked.avif', 'forgotten.avif', 'torn.part'])
  now = new Date(now.getTime() + 11 * DAY_MS)
  await forgetting.grown(0)
  expect(await left()).toEqual(['asked.avif'])
  await rm(folder, { recursive: true })
  now = new Date(now.getTime() + DAY_MS)
  await forgetting.grown(0)
  expect(warned).toEqual(['Old pictures could not be forgotten'])
})

it('keeps no more than there is room for: what nobody asked for longest goes first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-renditions-'))
  const now = new Date('2026-03-01T10:00:00Z')
  const forgetting = createForgetting({ folder, mostBytes: 1000, clock: () => now, log: { warn: () => {} } })
  for (let n = 0; n < 10; n++) {
    const file = join(folder, `${n}.avif`)
    await writeFile(file, Buffer.alloc(100))
    await utimes(file, now, new Date(now.getTime() - (10 - n) * 1000))
    await forgetting.grown(100)
  }
  const left = async () => (await readdir(folder)).toSorted()
  expect(await left()).toHaveLength(10)
  await utimes(join(folder, '0.avif'), now, now)
  await writeFile(join(folder, 'new.avif'), Buffer.alloc(100))
  await forgetting.grown(100)
  expect(await left()).toEqual([
    '0.avif',
    '3.avif',
    '4.avif',
    '5.avif',
    '6.avif',
    '7.avif',
    '8.avif',
    '9.avif',
    'new.avif',
  ])
  await rm(folder, { recursive: true })
})
