import dns from 'node:dns'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wholeOf, type Files } from './files.ts'
import { s3Files } from './s3-files.ts'
import { BUCKET_HOST, s3Service, type S3Service } from './s3-service.test-data.ts'

let folder: string
let service: S3Service

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-moods-'))
  service = await s3Service(folder, { keysPerList: 2 })
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

const textOf = async (files: Files, key: string) => {
  const stream = await files.get(key)
  return stream && String(await wholeOf(stream))
}

it('lists what does not fit into one answer, each once and with its size', async () => {
  const files = s3Files(service.settings)
  const kept = Array.from({ length: 5 }, (_, at) => ({ key: `o/ab/${at}.png`, bytes: at + 1 }))
  for (const { key, bytes } of kept) await files.put(key, new Blob(['x'.repeat(bytes)]), 'image/png')
  const before = service.lists
  const found = []
  for await (const each of files.list()) found.push(each)
  expect(found.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual(kept)
  expect(service.lists - before).toBe(3)
})

it('asks again while the service has no time, and says so when it never has', async () => {
  const files = s3Files(service.settings)
  service.isBusyFor(2)
  await files.put('o/cd/kept.png', new Blob(['kept']), 'image/png')
  service.isBusyFor(2)
  expect(await textOf(files, 'o/cd/kept.png')).toBe('kept')
  service.isBusyFor(4)
  await expect(files.size('o/cd/kept.png')).rejects.toThrow('503')
  expect(await files.size('o/cd/kept.png')).toBe(4)
})

it('finds the bucket by its host, where the service wants that, and signs for it', async () => {
  const { lookup } = dns
  // Nobody has that name: it leads here for as long as this takes.
  const leadsHere = (name: string, ...rest: readonly unknown[]) =>
    Reflect.apply(lookup, dns, [name === BUCKET_HOST ? '127.0.0.1' : name, ...rest])
  Object.defineProperty(dns, 'lookup', { value: leadsHere, configurable: true, writable: true })
  try {
    const files = s3Files(service.byHost)
    await files.put('o/ef/hosted.png', new Blob(['hosted']), 'image/png')
    expect(await textOf(files, 'o/ef/hosted.png')).toBe('hosted')
  } finally {
    Object.defineProperty(dns, 'lookup', { value: lookup, configurable: true, writable: true })
  }
  expect(service.hosts).toContain(BUCKET_HOST)
  expect(await textOf(s3Files(service.settings), 'o/ef/hosted.png')).toBe('hosted')
  expect(service.refused).toBe(0)
})
