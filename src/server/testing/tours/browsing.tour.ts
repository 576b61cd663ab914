import type { TestShop } from '../test-shop.ts'

/** Looks at everything there is to read without buying. */
export async function browse({ newVisitor }: Pick<TestShop, 'newVisitor'>): Promise<void> {
  const { call } = newVisitor()
  await readContent(call)
  await readProducts(call)
  await readComponents(call)
  await call('utilities.countryList')
  await call('utilities.addressRules', { params: { token: 'shippingAddress', countryCode: 'US' } })
  await call('utilities.stores')
  await call('stores.search', { body: { countryCode: 'US' } })
  await call('stores.collectionPoints', { body: { countryCode: 'DE' } })
  await call('decision.decide', {
    params: { brand: 'cairn' },
    body: {
      channel: 'ECOMM',
      events: [{ eventType: 'DecisionRequest', requestId: 'r1', decisions: ['home'], limit: 4 }],
    },
  })
}

type Call = TestShop['call']

async function readContent(call: Call) {
  const site = { mode: 'live', siteId: 'US' } as const
  await call('content.augmentedPage', { params: { ...site, page: 'home' } })
  await call('content.category', { params: { ...site, categoryId: '1000' } })
  await call('content.search', { params: { ...site, searchType: 'article' } })
  await call('content.footer', { params: site })
  await call('content.fragment', { params: { mode: 'live', fragmentId: 'fit' } })
  await call('content.menu', { params: site })
  await call('content.page', { params: { ...site, page: 'home' } })
  await call('content.children', { params: { ...site, parentPageSlug: 'help' } })
  await call('content.popups', { params: site })
  await call('content.showcase', { params: { ...site, docType: 'carousel' } })
}

async function readProducts(call: Call) {
  const { products } = await call('products.catalog', { query: { categoryId: '2301', pageSize: 24 } })
  const params = { productId: products[0]?.id ?? '' }
  await call('products.catalog', { query: {} })
  await call('content.product', { params: { mode: 'live', siteId: 'US', ...params } })
  const details = await call('products.details', { params })
  await call('products.availability', { params, query: {}, body: ['1001', '1002'] })
  await call('products.inventory', { params })
  await call('products.search', { query: { q: 'jacket' } })
  await call('products.search', { query: { q: 'qwertzuiop' } })
  await call('products.autoSuggest', { query: { q: 'jack' } })
  await call('products.widgetRecommendations', { query: { widgetId: 'pdp', ...params } })
  const sku = details.colours[0]?.variants[0]?.sku ?? ''
  await call('products.notify', { body: { ...params, sku, email: 'robin@cairn.test' } })
}

async function readComponents(call: Call) {
  await call('internal.collections')
  await call('internal.footer')
  await call('internal.footSizes')
  await call('internal.search')
  await call('internal.sizeChart', { params: { productType: 'footwear-men' } })
  await call('internal.utility')
  await call('internal.locationSelector')
  await call('internal.page', { params: { page: 'error-4xx' } })
  await call('internal.serverTime')
  await call('internal.validateResponse', {
    params: { contract: 'cart.read' },
    body: { data: {}, path: '/api/cart/v1/cart/current', method: 'GET' },
  })
  await call('internal.noteSearch', { body: { q: 'boots', found: 3, clicked: true } })
  await call('internal.ingestPerformance', { body: { page: '/en-us', measures: [{ name: 'LCP', value: 900 }] } })
}
