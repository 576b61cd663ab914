import { setTimeout as wait } from 'node:timers/promises'
import { checkout } from './api-checkout.ts'
import type { ShopProcess } from './shop-process.ts'
import { Shopper } from './shopper.ts'

export type Tally = { times: number[]; orders: number; bad: number; reasons: Set<string> }
type Trip = {
  shop: ShopProcess
  skus: readonly string[]
  token: string
  /** The number of the trip decides what this shopper does. */
  trip: number
  tally: () => Tally
}

const MOST_REASONS = 10
const THINKING_MS = 120
const MOST_PICTURES = 6
const CATEGORIES = 12
const BUYS_EVERY = 5

/** A new visitor: home, a category, two products, something in the cart, the cart, and now and then an order. */
export async function shoppingTrip({ shop, skus, token, trip, tally }: Trip): Promise<void> {
  const shopper = new Shopper(shop.port)
  const loaded = new Set<string>()
  const timed = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    const began = performance.now()
    try {
      return await work()
    } catch (error) {
      const { reasons } = tally()
      tally().bad++
      if (reasons.size < MOST_REASONS) reasons.add(String(error))
      return undefined
    } finally {
      tally().times.push(performance.now() - began)
    }
  }
  const get = async (path: string): Promise<string> => {
    const response = await shopper.fetch(path, { headers: { accept: 'text/html,image/avif,image/webp,*/*' } })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.text()
  }
  /** A page, and what a browser has not loaded before: styles, scripts, fonts, the first pictures. Answers its links. */
  const page = async (path: string, kind?: 'c' | 'p'): Promise<string[]> => {
    const html = await timed(async () => {
      const text = await get(path)
      if (kind && linksOf(text, kind).length === 0) throw new Error(`${path} leads nowhere`)
      return text
    })
    if (html === undefined) return []
    const files = filesOf(html).filter(file => !loaded.has(file))
    files.forEach(file => loaded.add(file))
    await Promise.all(files.map(file => timed(() => get(file))))
    await wait(THINKING_MS * (0.5 + Math.random()))
    return kind ? linksOf(html, kind) : []
  }

  const categories = await page('/en-us', 'c')
  const products = await page(pick(categories.slice(0, CATEGORIES), trip), 'p')
  await page(pick(products, trip))
  await page(pick(products, trip * 3 + 1))
  await timed(() => shopper.call('POST', '/token/v2/auth/token', { grantType: 'guest' }))
  const sku = pick(skus, trip)
  await timed(() => shopper.call('POST', '/cart/v1/cartWithItem', { items: [{ sku }] }))
  await page('/en-us/cart')
  if (trip % BUYS_EVERY > 0) return
  await page('/en-us/checkout')
  const placed = await timed(() => checkout(shop.port, shopper.cookie, sku, token))
  if (placed !== undefined) tally().orders++
}

const pick = (list: readonly string[], n: number): string => list[n % Math.max(1, list.length)] ?? '/en-us'

const linksOf = (html: string, kind: 'c' | 'p'): string[] => [
  ...new Set([...html.matchAll(new RegExp(`href="(/en-us/${kind}/[^"?#]+)"`, 'g'))].map(match => match[1] ?? '')),
]

function filesOf(html: string): string[] {
  const all = [...html.matchAll(/(?:src|href)="(\/(?:assets|media)\/[^"]+)"/g)].map(match =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  )
  const pictures = all.filter(file => file.startsWith('/media/'))
  return [...new Set([...all.filter(file => file.startsWith('/assets/')), ...pictures.slice(0, MOST_PICTURES)])]
}
