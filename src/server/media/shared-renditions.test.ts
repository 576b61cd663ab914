import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { findPictureSize } from '#domain/media/media-address.ts'
import { folderFiles } from '../assets/folder-files.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import type { Original } from './picture-source.ts'
import { createRenditions } from './renditions.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

/** A process with a folder of its own or a shared one, and files that may be those of others too. */
const processWith = (CAIRN_DATA: string, bucket?: string) => {
  const ASSETS = bucket === undefined ? ('folder' as const) : ('s3' as const)
  const services = {
    ...shop.services,
    files: folderFiles(bucket ?? CAIRN_DATA),
    config: { ...shop.services.config, CAIRN_DATA, ASSETS },
  }
  const renditions = createRenditions(services)
  return { services, renditions, make: (original: Original) => renditions.rendition(original, thumb(), ['webp']) }
}
const thumb = () => findPictureSize('thumb') ?? expect.fail('no thumb')

function counted(made: string) {
  const original = { made, isMissing: false, times: 0, render }
  async function render(width: number) {
    original.times++
    return sharp({ create: { width, height: width, channels: 3, background: '#777' } })
      .png()
      .toBuffer()
  }
  return original
}

it('processes that share a folder make each picture once, also when both are asked for it at once', async () => {
  const folder = await temporaryFolder('shared')
  const [one, other] = [processWith(folder), processWith(folder)]
  const picture = counted('shared by folder')
  const [first, second] = await Promise.all([one.make(picture), other.make(picture)])
  expect(picture.times).toBe(1)
  expect(second.bytes.equals(first.bytes)).toBe(true)
})

it('machines that share a bucket make each picture once, and keep a copy', async () => {
  const bucket = await temporaryFolder('bucket')
  const [one, other] = [await temporaryFolder('one'), await temporaryFolder('other')].map(folder =>
    processWith(folder, bucket),
  )
  if (!one || !other) return expect.fail()
  const picture = counted('shared by bucket')
  const first = await one.make(picture)
  await one.renditions.rest()
  const second = await other.make(picture)
  expect(picture.times).toBe(1)
  expect(second.bytes.equals(first.bytes)).toBe(true)
  for await (const { key } of other.services.files.list()) await other.services.files.remove(key)
  expect((await other.make(picture)).bytes.equals(first.bytes)).toBe(true)
  expect(picture.times).toBe(1)
})

it('what a shopper handed in lies on no bucket, from which nobody would forget it', async () => {
  const bucket = await temporaryFolder('bucket')
  const machine = processWith(await temporaryFolder('one'), bucket)
  await machine.make({ ...counted('a review'), isOfPerson: true })
  await machine.renditions.rest()
  for await (const { key } of machine.services.files.list()) expect(key).toBeUndefined()
})

it('a bucket that hangs holds up no picture that lies here', async () => {
  const machine = processWith(await temporaryFolder('here'), await temporaryFolder('hangs'))
  const picture = counted('here')
  await machine.make(picture)
  let asked = 0
  const get = () => {
    asked++
    return new Promise<never>(() => {})
  }
  const renditions = createRenditions({ ...machine.services, files: { ...machine.services.files, get } })
  const found = await renditions.rendition(picture, thumb(), ['avif', 'webp'])
  expect([found.format, found.isFirst, asked]).toEqual(['webp', true, 0])
  await renditions.rest()
})

it('a bucket that does not answer costs making a picture, and shows it', async () => {
  const machine = processWith(await temporaryFolder('alone'), await temporaryFolder('away'))
  const away = () => Promise.reject(new Error('away'))
  const renditions = createRenditions({
    ...machine.services,
    files: { ...machine.services.files, get: away, put: away },
  })
  const picture = counted('alone')
  expect((await renditions.rendition(picture, thumb(), ['webp'])).format).toBe('webp')
  expect(picture.times).toBe(1)
})
