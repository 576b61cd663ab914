import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { transformationOf } from '#domain/media/media-address.ts'
import * as given from '../testing/given.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

describe('/media', () => {
  let shop: TestShop
  let colourId: string
  beforeAll(async () => {
    shop = await testShop({ CAIRN_DATA: await temporaryFolder('media') })
    colourId = (await given.product(shop, { kind: 'trail-runner' })).productId
  })
  const picture = (path: string, accept = 'image/avif,image/webp,*/*') =>
    shop.app.request(`/media/${path}`, { headers: { accept } })

  it.each([
    ['image/avif,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
    ['image/avif;q=0, image/webp;q=0.8', 'image/webp', 'webp'],
  ])('answers %s with %s', async (accept, type, format) => {
    const response = await picture(`${transformationOf('small')}/${colourId}-side`, accept)
    expect(response.headers.get('content-type')).toBe(type)
    const { width, height, format: read } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect({ width, height, read }).toEqual({ width: 400, height: 500, read: format })
  })

  it('shows what is made quickly until the better one is there, which nobody waits for', async () => {
    const ask = () => picture(`card/${colourId}-side`)
    const first = await ask()
    expect(first.headers.get('content-type')).toBe('image/webp')
    expect(first.headers.get('cache-control')).toBe('public, max-age=60')
    await expect.poll(async () => (await ask()).headers.get('content-type')).toBe('image/avif')
    expect((await ask()).headers.get('cache-control')).toContain('max-age=86400')
  })

  it('makes no better one where the shop does without', async () => {
    const spare = await testShop({ CAIRN_DATA: await temporaryFolder('media-webp'), AVIF: 'false' })
    const { productId } = await given.product(spare, { kind: 'trail-runner' })
    const ask = (accept: string) => spare.app.request(`/media/thumb/${productId}-side`, { headers: { accept } })
    const first = await ask('image/avif,image/webp,*/*')
    expect(first.headers.get('content-type')).toBe('image/webp')
    // Nothing is to come: it is kept as what is final.
    expect(first.headers.get('cache-control')).toContain('max-age=86400')
    expect((await ask('image/avif,*/*')).headers.get('content-type')).toBe('image/jpeg')
  })

  it('shows pictures that it cannot keep', async () => {
    const full = await temporaryFolder('media-full')
    await symlink(join(full, 'nowhere/at-all'), join(full, 'media'))
    const { app } = await testShop({ CAIRN_DATA: full })
    const response = await app.request(`/media/thumb/${colourId}-side`, { headers: { accept: 'image/webp' } })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  it('says again only what changed', async () => {
    const first = await picture(`thumb/${colourId}-side`, 'image/avif')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toContain('max-age=86400')
    const again = await shop.app.request(`/media/thumb/${colourId}-side`, {
      headers: { accept: 'image/avif', 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })

  it('shows a neutral picture for an id nobody has, and logs it', async () => {
    const response = await picture('thumb/NOSUCH99-side')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('max-age=60')
    expect(shop.logged.some(line => line.includes('There is no such picture'))).toBe(true)
    expect((await picture('thumb/..%2F..%2Fetc%2Fpasswd')).status).toBe(200)
  })

  it('shows a shoe outdoors where a shop filled earlier asks for it at an angle', async () => {
    const bytesOf = async (view: string) =>
      Buffer.from(await (await picture(`thumb/${colourId}-${view}`, 'image/webp')).arrayBuffer())
    expect(await bytesOf('quarter')).toEqual(await bytesOf('outdoors'))
    expect(await bytesOf('quarter')).not.toEqual(await bytesOf('side'))
  })

  it('refuses sizes that are not offered', async () => {
    expect((await picture(`w_9999,h_9999/${colourId}-side`)).status).toBe(404)
  })
})
