import { beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { partOf } from './films.ts'

describe('the films of the shop', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop()
  })
  const film = (name: string, range?: string) =>
    shop.app.request(`/media/films/${name}`, range ? { headers: { range } } : {})

  it('come whole, or the part a player asks for', async () => {
    const whole = await film('lake-water.webm')
    const bytes = new Uint8Array(await whole.arrayBuffer())
    expect(whole.headers.get('content-type')).toBe('video/webm')
    const headers = { 'if-none-match': whole.headers.get('etag') ?? '' }
    expect((await shop.app.request('/media/films/lake-water.webm', { headers })).status).toBe(304)
    const part = await film('lake-water.webm', 'bytes=10-19')
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${bytes.length}`)
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(10, 20))
  })

  it('are not found where there are none', async () => {
    expect((await film('nothing.webm')).status).toBe(404)
    expect((await film('..%2Fscenes.json')).status).toBe(404)
    expect((await film('lake-water.webm', 'bytes=99999999-')).status).toBe(416)
  })

  it.each([
    [undefined, undefined],
    ['bytes=0-', { from: 0, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=5-500', { from: 5, to: 99 }],
    ['bytes=100-', 'beyond'],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
  ])('read %s', (range, part) => {
    expect(partOf(range, 100)).toEqual(part)
  })
})
