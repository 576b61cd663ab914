// How fast shoppers find things: search with facets, product details, suggestions, in a small shop and in a large one.
import { httpRequest } from './http-bytes.ts'
import { figuresOf, measure, type Call } from './measure.ts'
import { options } from './options.ts'
import { report, type Row } from './report.ts'
import { leaveServerCore, shopDatabase, startShop } from './shop-process.ts'

const SIZES = options.styles === undefined ? [1_000, 20_000] : [options.styles]
const ACCESS = { 'x-access-key': 'cairn-web' }

export async function run(): Promise<void> {
  leaveServerCore()
  const rows: Row[] = []
  for (const styles of SIZES) {
    const { cluster, url } = await shopDatabase(styles)
    const began = performance.now()
    const shop = await startShop({ DATABASE_URL: url })
    const startedMs = performance.now() - began
    try {
      for (const { what, request } of await discoveryCalls(shop.port))
        rows.push({ what, styles, ...figuresOf(await measure(shop, request)) })
      const { memoryMb } = shop.usage()
      rows.push({ what: 'start and memory', styles, 'memory MB': memoryMb, 'ms to start': Math.round(startedMs) })
    } finally {
      await shop.stop()
      await cluster.stop()
    }
  }
  report('api-discovery', rows)
}

export async function discoveryCalls(port: number): Promise<Call[]> {
  const products = await someProducts(port)
  const call = (what: string, path: (n: number) => string): Call => ({
    what,
    readOnly: true,
    request: n => httpRequest('GET', path(n), ACCESS),
  })
  return [
    call('search with facets, all different', searchPath),
    call('search with facets, popular ones', n => searchPath(n % 40)),
    call('category with facets, all different', categoryPath),
    call('product details', n => `/api/products/v2/products/${products[skewed(n, products.length)]}/details`),
    call('suggestions', n => `/api/products/v2/search/autoSuggest?q=${prefixOf(n)}`),
  ]
}

const WORDS = [
  'boot',
  'waterproof',
  'jacket',
  'trail shoe',
  'black',
  'backpack',
  'hiking boots',
  'merino',
  'rucksack',
  'warm gloves',
  'bakcpack',
  'wide',
]
const COLOURS = ['black', 'gray', 'green', 'blue', 'beige', 'brown', 'red', 'white']
const GENDERS = ['', 'women', 'men', 'kids', 'women,men']
const SORTS = ['recommended', 'newest', 'price-asc', 'rating']

const pick = <T>(list: readonly T[], n: number): T | string => list[n % list.length] ?? ''

/** Filters in so many combinations that hardly two requests are alike. */
function filters(n: number): string {
  const parts = [`sort=${pick(SORTS, n)}`, `page=${(n % 3) + 1}`]
  const gender = pick(GENDERS, Math.floor(n / 4))
  if (gender) parts.push(`gender=${gender}`)
  if (n % 2) parts.push(`colour=${pick(COLOURS, Math.floor(n / 20))}`)
  if (n % 3 === 0) parts.push(`price=${(n % 97) * 100}-${20_000 + (n % 89) * 100}`)
  return parts.join('&')
}

const searchPath = (n: number) =>
  `/api/products/v2/search/productSearch?q=${encodeURIComponent(pick(WORDS, Math.floor(n / 7)))}&${filters(n)}`

const categoryPath = (n: number) =>
  `/api/products/v2/catalog?categoryId=${pick(['1000', '2000', '2300', '1400', '4000', '5100', '6000'], Math.floor(n / 5))}&${filters(n)}`

const PREFIXES = ['b', 'bo', 'boo', 'wat', 'waterp', 'jac', 'trail s', 'black ja', 'bakp', 'glov', 'win', 'me']
const prefixOf = (n: number) =>
  encodeURIComponent(`${pick(PREFIXES, n)}${pick(['', 'a', 'e', 'o', 'r', 's'], Math.floor(n / 12))}`)

/** Few products are looked at often, many seldom. */
const skewed = (n: number, count: number) => Math.floor(((Math.imul(n, 2_654_435_761) >>> 0) / 2 ** 32) ** 3 * count)

async function someProducts(port: number): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; page <= 42; page++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/products/v2/catalog?page=${page}`, { headers: ACCESS })
    const { products }: { products: { id: string }[] } = await answer.json()
    ids.push(...products.map(({ id }) => id))
  }
  return ids
}
