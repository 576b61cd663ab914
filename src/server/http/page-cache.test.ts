import { describe, expect, inject, it } from 'vitest'
import type { ChangeTag } from '#domain/sites/change-tags.ts'
import type { ChangeListener, Changes } from '../db/changes.ts'
import { product } from '../testing/given.ts'
import { secondShop } from '../testing/second-shop.ts'
import { testShop } from '../testing/test-shop.ts'
import { bytesOf } from './compression.ts'
import { bodyFor, PageCache, pageOf } from './page-cache.ts'
import { PreparedJson } from './prepared-json.ts'

function changesByHand(): Changes & { tell: ChangeListener } {
  const listeners = new Set<ChangeListener>()
  const tell: ChangeListener = tag => listeners.forEach(listener => listener(tag))
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    announce: tell,
    onCaughtUp: () => () => {},
    heardAll: async () => {},
    isListening: () => true,
    stop: async () => {},
    tell,
  }
}

const page = (tags: ChangeTag[], shelf: 'own' | 'asked' = 'own') => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  tags,
  shelf,
})

describe('the page cache', () => {
  it('keeps a page until something it shows changes', () => {
    const changes = changesByHand()
    const cache = new PageCache(changes)
    cache.keep('/en-us', Buffer.from('<p>home</p>'), page(['content:home', 'product:A']), cache.generation)
    cache.keep('/de-de', Buffer.from('<p>Start</p>'), page(['content:home']), cache.generation)
    changes.tell('product:A')
    expect(cache.find('/en-us')).toBeUndefined()
    expect(cache.find('/de-de')).toBeDefined()
    changes.tell('content:home')
    expect(cache.find('/de-de')).toBeUndefined()
  })

  it('keeps a page that chooses among products until any product changes', () => {
    const changes = changesByHand()
    const cache = new PageCache(changes)
    cache.keep('/en-us/search?q=boot', Buffer.from('1'), page(['listings', 'product:A']), cache.generation)
    cache.keep('/en-us/p/a', Buffer.from('2'), page(['product:A']), cache.generation)
    changes.tell('product:B')
    expect(cache.find('/en-us/search?q=boot')).toBeUndefined()
    expect(cache.find('/en-us/p/a')).toBeDefined()
  })

  it('does not keep a page that was rendered while something changed', () => {
    const changes = changesByHand()
    const cache = new PageCache(changes)
    const { generation } = cache
    changes.tell('product:A')
    cache.keep('/en-us', Buffer.from('old price'), page(['product:A']), generation)
    expect(cache.find('/en-us')).toBeUndefined()
  })

  it('shows who came after a change nothing that was begun before it, and renders once for all of them', async () => {
    const changes = changesByHand()
    const cache = new PageCache(changes)
    const begun: ((text: string) => void)[] = []
    const ask = async () => {
      const found = await cache.findOrRender('/en-us', async () => {
        const text = await new Promise<string>(resolve => begun.push(resolve))
        return { own: text, forAll: pageOf(Buffer.from(text), page([])) }
      })
      return typeof found === 'string' ? found : found.plain.toString()
    }
    const before = [ask(), ask()]
    changes.tell('product:A')
    const after = Array.from({ length: 20 }, ask)
    begun[0]?.('old')
    expect(await Promise.all(before)).toEqual(['old', 'old'])
    begun[1]?.('new')
    expect(new Set(await Promise.all(after))).toEqual(new Set(['new']))
    expect(begun).toHaveLength(2)
  })

  it('forgets everything when changes may have been missed', () => {
    const changes = changesByHand()
    const cache = new PageCache(changes)
    cache.keep('/en-us', Buffer.from('home'), page([]), cache.generation)
    changes.tell(undefined)
    expect(cache.find('/en-us')).toBeUndefined()
  })

  it('keeps the bytes it needs in memory and none beside them', async () => {
    const cache = new PageCache(changesByHand())
    const text = '<p>home</p>'.repeat(200)
    const kept = cache.keep('/en-us', bytesOf([text]), page([]), cache.generation)
    const answer = new PreparedJson({ text })
    const all = [kept.plain, bodyFor(kept, 'br').bytes, answer.bytes, (await answer.packedFor('gzip')).bytes]
    for (const bytes of all) expect(bytes.buffer.byteLength).toBe(bytes.length)
  })

  it('holds each page ready in every encoding', () => {
    const cache = new PageCache(changesByHand())
    const kept = cache.keep('/en-us', Buffer.from('<p>home</p>'.repeat(100)), page([]), cache.generation)
    for (const encoding of ['br', 'zstd', 'gzip'] as const) {
      const { bytes, rawHeaders } = bodyFor(kept, encoding)
      expect(bytes.length).toBeLessThan(kept.plain.length)
      expect(rawHeaders).toContain(encoding)
      expect(rawHeaders).toContain(String(bytes.length))
    }
    expect(bodyFor(kept, undefined).bytes.toString()).toContain('<p>home</p>')
  })

  it('never lets what anyone can make up push out the pages of the shop', () => {
    const cache = new PageCache(changesByHand())
    const large = Buffer.alloc(4 * 1024 * 1024)
    cache.keep('/en-us', Buffer.from('home'), page([]), cache.generation)
    for (let at = 0; at < 40; at++) cache.keep(`/en-us/search?q=${at}`, large, page([], 'asked'), cache.generation)
    expect(cache.find('/en-us/search?q=0')).toBeUndefined()
    expect(cache.find('/en-us/search?q=39')).toBeDefined()
    expect(cache.find('/en-us')).toBeDefined()
  })
})

describe('a change in the database', () => {
  it('reaches the page caches of every process', async () => {
    const shop = await testShop()
    const { productId, masterId } = await product(shop, { price: 9900, stock: 3 })
    const second = inject('engine') === 'postgres' ? await secondShop(shop) : undefined
    const caches = Array.from(shop.processes, ({ changes }) => new PageCache(changes))
    for (const cache of caches) cache.keep('/p', Buffer.from('old'), page([`product:${masterId}`]), cache.generation)
    await shop.database.pool.query('update colour_prices set current = 8900, original = 9900 where colour_id = $1', [
      productId,
    ])
    await shop.settled()
    expect(caches.map(cache => cache.find('/p'))).toEqual(caches.map(() => undefined))
    await second?.stop()
  })
})
