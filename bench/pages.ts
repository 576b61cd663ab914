// How pages leave the house (from the cache, rendered anew, against plain node:http) and how they arrive in a browser.
import { PREVIEW_COOKIE } from '#domain/sites/cookies.ts'
import { measureWithLighthouse } from './lighthouse.ts'
import { httpRequest } from './http-bytes.ts'
import { measure, measureHello, type Measured } from './measure.ts'
import { measureVitals } from './page-vitals.ts'
import { withOpenShop } from './open-shop.ts'
import { quantiles } from './quantiles.ts'
import { report, type Row } from './report.ts'
import { shopPaths } from './shop-paths.ts'
import { leaveServerCore, useAllCores, type ShopProcess } from './shop-process.ts'
import { shopperWithCart } from './shopper.ts'
import { options } from './options.ts'

/** As browsers send it: kept pages leave in brotli, fresh ones in zstd. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const TTFB_REQUESTS = 30
/** Pages that show what belongs to one shopper. */
const OWN = { cart: '/en-us/cart', checkout: '/en-us/checkout' }

export async function run(): Promise<void> {
  leaveServerCore()
  await withOpenShop({ styles: options.styles }, async (shop, skus) => {
    const paths = await shopPaths(shop.port)
    const { cookie } = await shopperWithCart(shop.port, skus[0] ?? '')
    report('pages', [
      await sharedPage(shop, 'home', paths.home),
      await sharedPage(shop, 'category', paths.category),
      await sharedPage(shop, 'product', paths.product),
      await ownPage(shop, 'cart', OWN.cart, cookie),
      await ownPage(shop, 'checkout', OWN.checkout, cookie),
    ])
    useAllCores()
    report('page-vitals', await measureVitals(shop.port, paths, OWN, skus[0] ?? ''))
    const lighthouse = await measureWithLighthouse(shop.port, paths, OWN, skus[0] ?? '')
    if (lighthouse.length > 0) report('lighthouse', lighthouse)
  })
}

/** A shop that does not know its own address keeps pages by the one it is asked for. */
const hostOf = ({ port }: ShopProcess) => ({ host: `127.0.0.1:${port}` })

/** A page that is the same for every anonymous visitor. */
async function sharedPage(shop: ShopProcess, name: string, path: string): Promise<Row> {
  const cached = await measure(shop, () => httpRequest('GET', path, { ...HEADERS, ...hostOf(shop) }))
  const hello = await measureHello(Math.round(cached.bytes / Math.max(1, cached.total)))
  return {
    page: name,
    'cached/s': Math.round(cached.perSecond),
    'node:http/s': Math.round(hello.perSecond),
    'of node:http': hello.cpuMs / cached.cpuMs,
    'cached p99 ms': cached.p99,
    'cached TTFB ms': await timeToFirstByte(shop.port, path, '', 'hit'),
    // A visitor whom the cache does not serve: the page is loaded, rendered from kept parts and packed for each request.
    ...(await renderedAnew(shop, path, `${PREVIEW_COOKIE}=1`, cached.bad)),
  }
}

const ownPage = async (shop: ShopProcess, name: string, path: string, cookie: string): Promise<Row> => ({
  page: name,
  ...(await renderedAnew(shop, path, cookie)),
})

async function renderedAnew(shop: ShopProcess, path: string, cookie: string, alreadyBad = 0): Promise<Row> {
  const headers = { ...HEADERS, cookie }
  const rendered: Measured = await measure(shop, () => httpRequest('GET', path, { ...headers, ...hostOf(shop) }))
  const html = await (await fetch(`http://127.0.0.1:${shop.port}${path}`, { headers, redirect: 'error' })).text()
  return {
    'rendered/s': Math.round(rendered.perSecond),
    'rendered cpu ms': rendered.cpuMs,
    'rendered p99 ms': rendered.p99,
    'TTFB ms': await timeToFirstByte(shop.port, path, cookie, null),
    'HTML kB': Buffer.byteLength(html) / 1024,
    'sent kB': rendered.bytes / Math.max(1, rendered.total) / 1024,
    'script kB': (await scriptBytes(shop.port, html)) / 1024,
    'memory MB': rendered.memoryMb,
    bad: rendered.bad + alreadyBad,
  }
}

/** The middle of several visits, one after another, all of which have to come from where the figures say they do. */
async function timeToFirstByte(port: number, path: string, cookie: string, cache: 'hit' | null): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < TTFB_REQUESTS; n++) {
    const began = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { ...HEADERS, cookie } })
    times.push(performance.now() - began)
    await response.arrayBuffer()
    const said = response.headers.get('x-page-cache')
    if (!response.ok || said !== cache) throw new Error(`${path} answered ${response.status}, page cache: ${said}`)
  }
  return quantiles(times)(0.5)
}

async function scriptBytes(port: number, html: string): Promise<number> {
  const sources = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(match => match[1] ?? '')
  const sizes = sources.map(async source => {
    const answer = await fetch(`http://127.0.0.1:${port}${source}`, { headers: HEADERS })
    await answer.arrayBuffer()
    return Number(answer.headers.get('content-length') ?? 0)
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
