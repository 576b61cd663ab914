import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wholeOf, type Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { copyFiles } from './move-files.ts'
import { s3Files } from './s3-files.ts'
import { s3Service, type S3Service } from './s3-service.test-data.ts'

let folder: string
let service: S3Service
const places = new Map<string, Files>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-files-'))
  service = await s3Service(join(folder, 's3'))
  places.set('a folder', folderFiles(join(folder, 'assets')))
  places.set('S3', s3Files(service.settings))
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

const at = (name: string): Files => places.get(name) ?? expect.fail(name)
const text = async (files: Files, key: string, part?: { from: number; to: number }) => {
  const stream = await files.get(key, part)
  return stream && String(await wholeOf(stream))
}
async function keysOf(files: Files): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list()) keys.push(key)
  return keys.toSorted()
}

describe.each(['a folder', 'S3'])('files in %s', name => {
  it('are kept, given whole and in parts, listed and taken away', async () => {
    const files = at(name)
    expect(await files.size('o/ab/one.jpeg')).toBeUndefined()
    expect(await text(files, 'o/ab/one.jpeg')).toBeUndefined()
    await files.put('o/ab/one.jpeg', new Blob(['first words']), 'image/jpeg')
    await files.put('o/ab/one.jpeg', new Blob(['0123456789']), 'image/jpeg')
    await files.put('m/ab/one.webp', new Blob(['master']), 'image/webp')
    expect(await text(files, 'o/ab/one.jpeg')).toBe('0123456789')
    expect(await text(files, 'o/ab/one.jpeg', { from: 2, to: 5 })).toBe('2345')
    expect(await files.size('o/ab/one.jpeg')).toBe(10)
    expect(await keysOf(files)).toEqual(['m/ab/one.webp', 'o/ab/one.jpeg'])
    await files.remove('o/ab/one.jpeg')
    await files.remove('o/ab/one.jpeg')
    expect(await keysOf(files)).toEqual(['m/ab/one.webp'])
  })

  it.each(['../secret', 'o/../x', 'o/ab/../../x', '/etc/hosts', 'o/ab/a b'])(
    'have keys of ours alone: %s',
    async key => {
      await expect(at(name).put(key, new Blob(['x']), 'image/png')).rejects.toThrow('no key')
      await expect(at(name).get(key)).rejects.toThrow('no key')
    },
  )
})

describe('a service that speaks S3', () => {
  it('is asked with a signature that another signer makes alike, and refuses another secret', async () => {
    expect(service.refused).toBe(0)
    const stranger = s3Files({ ...service.settings, S3_SECRET_ACCESS_KEY: 'another' })
    await expect(stranger.size('m/ab/one.webp')).rejects.toThrow('403')
    expect(service.refused).toBeGreaterThan(0)
  })

  it('is told what must arrive, by its hash', async () => {
    await at('S3').put('o/cd/two.png', new Blob(['picture']), 'image/png')
    expect(service.lastHash).toBe(createHash('sha256').update('picture').digest('hex'))
  })
})

it('moves from one place to the other, goes on where it was ended, and takes nothing away', async () => {
  const from = folderFiles(join(folder, 'moving'))
  for (const each of ['1', '2', '3']) await from.put(`o/ef/${each}.png`, new Blob([`picture ${each}`]), 'image/png')
  await from.put('u/upl/0', new Blob(['half']), 'image/png')
  await from.put('r/ef/1.webp', new Blob(['size']), 'image/webp')
  const to = at('S3')
  await to.put('o/ef/1.png', new Blob(['picture 1']), 'image/png')
  await to.put('o/ef/2.png', new Blob(['pict']), 'image/png')
  expect(await copyFiles(from, to)).toEqual({ copied: 2, present: 1 })
  expect(await copyFiles(from, to)).toEqual({ copied: 0, present: 3 })
  expect(await text(to, 'o/ef/2.png')).toBe('picture 2')
  for (const passing of ['u/upl/0', 'r/ef/1.webp']) expect(await to.size(passing)).toBeUndefined()
  expect(await copyFiles(to, folderFiles(join(folder, 'back')))).toMatchObject({ present: 0 })
  expect(await keysOf(folderFiles(join(folder, 'back')))).toEqual(await keysOf(to))
  expect(await from.size('o/ef/1.png')).toBe(9)
})
