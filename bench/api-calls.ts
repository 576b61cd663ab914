import { cartCalls } from './api-cart.ts'
import { cardToken, checkout, newGuest } from './api-checkout.ts'
import { discoveryCalls } from './api-discovery.ts'
import { httpRequest } from './http-bytes.ts'
import { WARM_SECONDS, type Call, type Measured } from './measure.ts'
import { options } from './options.ts'
import { quantiles } from './quantiles.ts'
import type { ShopProcess } from './shop-process.ts'

const CHECKOUT_SECONDS = (options.seconds ?? 3) * 2

export async function callsOf(port: number, skus: readonly string[]): Promise<Call[]> {
  const { create, addItem } = await cartCalls(port, skus)
  return [...(await discoveryCalls(port)), guestToken, create, addItem]
}

const guestToken: Call = {
  what: 'guest token',
  request: () =>
    httpRequest('POST', '/api/token/v2/auth/token', { 'x-access-key': 'cairn-web' }, { grantType: 'guest' }),
}

/** Guests who buy one thing after another for a while. Answers how long each whole checkout took; one that is refused ends the bench. */
export async function buyersAt(port: number, skus: readonly string[], buyers: number) {
  const token = await cardToken(port)
  const guests = await Promise.all(Array.from({ length: buyers }, () => newGuest(port)))
  return async (seconds: number): Promise<number[]> => {
    const times: number[] = []
    const started = performance.now()
    const buy = async (cookie: string, buyer: number) => {
      for (let n = buyer; performance.now() - started < seconds * 1000; n += buyers) {
        const began = performance.now()
        await checkout(port, cookie, skus[n % skus.length] ?? '', token)
        times.push(performance.now() - began)
      }
    }
    await Promise.all(guests.map(buy))
    return times
  }
}

/** Whole checkouts of guests: a cart, an address, a card, prepared and placed. The times are those of a whole one. */
export async function measureCheckouts(shop: ShopProcess, skus: readonly string[], buyers: number): Promise<Measured> {
  const buyFor = await buyersAt(shop.port, skus, buyers)
  await buyFor(WARM_SECONDS)
  const before = shop.usage().cpuSeconds
  const started = performance.now()
  const times = await buyFor(CHECKOUT_SECONDS)
  const seconds = (performance.now() - started) / 1000
  const { cpuSeconds, memoryMb } = shop.usage()
  const at = quantiles(times)
  return {
    perSecond: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    total: times.length,
    bad: 0,
    bytes: 0,
    cpuMs: ((cpuSeconds - before) * 1000) / Math.max(1, times.length),
    memoryMb,
  }
}
