import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { content } from '../content/content.ts'
import { decision } from '../decision/decision.ts'
import type { Endpoint, Group } from '../endpoint.ts'
import { isErrorName } from '../errors/errors.ts'
import { internal } from '../components/internal.ts'
import { products } from './products.ts'
import { social } from '../social/social.ts'

const CANVAS = '/{mode}/caas/v1/canvas'
const PRODUCT = '/products/v1/products/{productId}'

// Method and path of every call, as the specification lists them.
const LISTED = {
  content: {
    augmentedPage: `GET ${CANVAS}/augmentedpage/{siteId}/{page}`,
    category: `GET ${CANVAS}/category/{siteId}/{categoryId}`,
    search: `GET ${CANVAS}/search/{siteId}/{searchType}`,
    footer: `GET ${CANVAS}/footer/{siteId}`,
    fragment: `GET ${CANVAS}/fragment/{fragmentId}`,
    menu: `GET ${CANVAS}/menu/{siteId}`,
    page: `GET ${CANVAS}/page/{siteId}/{page}`,
    children: `GET ${CANVAS}/children/{siteId}/{parentPageSlug}`,
    popups: `GET ${CANVAS}/popups/{siteId}`,
    product: `GET ${CANVAS}/product/{siteId}/{productId}`,
    showcase: `GET ${CANVAS}/showcase/{siteId}/{docType}`,
  },
  products: {
    details: 'GET /products/v2/products/{productId}/details',
    availability: `POST ${PRODUCT}/availability`,
    inventory: 'GET /products/v2/products/{productId}/inventory',
    reviews: `GET ${PRODUCT}/reviews`,
    // Ours: the list shows how reviews are read, not how they come to be.
    writeReview: `POST ${PRODUCT}/reviews`,
    flagReview: `POST ${PRODUCT}/review/{reviewId}/flag`,
    voteReview: `POST ${PRODUCT}/review/{reviewId}/vote`,
    productSets: 'GET /products/v2/products/{productId}/productSets',
    productSet: 'GET /products/v2/products/{productSetId}/productSet',
    translateReview: 'POST /products/v1/review/{reviewId}/translate',
    // Ours: questions are asked in as many languages as reviews are written in.
    translateQuestion: 'POST /products/v1/question/{questionId}/translate',
    catalog: 'GET /products/v2/catalog',
    notify: 'PUT /products/v1/notifications',
    search: 'GET /products/v2/search/productSearch',
    autoSuggest: 'GET /products/v2/search/autoSuggest',
    questions: `GET ${PRODUCT}/reviews/questions`,
    askQuestion: `POST ${PRODUCT}/reviews/questions`,
    voteAnswer: `POST ${PRODUCT}/review/{answerId}/questions/vote`,
    widgetRecommendations: 'GET /products/v1/widgetRecommendations',
  },
  social: {
    root: 'GET /',
    recentByCategory: 'GET /categories/media/recent',
    recentByCustomer: 'GET /customers/{customerId}/media/recent',
    mediaStreams: 'GET /media/{mediaId}/streams',
    recentByStream: 'GET /streams/{streamId}/media/recent',
    recentByStreams: 'GET /streams/media/recent',
    reportMedia: 'POST /media/{mediaId}/reports',
    createStash: 'POST /stashes',
    addMedia: 'POST /users/{userId}/media',
    createUser: 'POST /users',
    // Ours: a picture has a page of its own, and someone looks at it before it is shown.
    media: 'GET /media/{mediaId}',
    moderationQueue: 'GET /moderation/media',
    moderate: 'POST /moderation/media/{mediaId}',
  },
  internal: {
    collections: 'GET /fapi/components/collections',
    footer: 'GET /fapi/components/footer',
    footSizes: 'GET /fapi/components/foot-sizes',
    search: 'GET /fapi/components/search',
    sizeChart: 'GET /fapi/components/size-chart/{productType}',
    utility: 'GET /fapi/components/utility',
    locationSelector: 'GET /fapi/pages/location-selector',
    page: 'GET /fapi/pages/{page}',
    serverTime: 'GET /fapi/server/time',
    validateResponse: 'POST /fapi/api/validate-response/{contract}',
    ingestPerformance: 'POST /fapi/performance/ingest',
    noteSearch: 'POST /fapi/search/note',
  },
  decision: { decide: 'POST /api/engine/v1/decide/{brand}' },
}

const BASES = { content: undefined, products: undefined, social: '/api/social', internal: '', decision: '' }
const groups: Record<keyof typeof LISTED, Group> = { content, products, social, internal, decision }

const GROUP_NAMES = ['content', 'products', 'social', 'internal', 'decision'] as const

const rows: [name: string, call: Endpoint][] = GROUP_NAMES.flatMap(group =>
  Object.entries(groups[group]).map(([name, call]): [string, Endpoint] => [`${group}.${name}`, call]),
)
const schemasOf = (call: Endpoint) => [call.params, call.query, call.body].filter(schema => schema !== undefined)

describe('the calls a shopper browses with', () => {
  it.each(GROUP_NAMES)('%s has the calls of the list, with their methods and paths', group => {
    const declared = Object.entries(groups[group]).map(([name, { method, path }]) => [name, `${method} ${path}`])
    expect(Object.fromEntries(declared)).toEqual(LISTED[group])
  })

  it.each(GROUP_NAMES)('%s is served under its base', group => {
    expect(new Set(Object.values(groups[group]).map(({ base }) => base))).toEqual(new Set([BASES[group]]))
  })

  it.each(rows)('%s asks for the parameters its path has', (_, { path, params }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1])
    expect(params instanceof z.ZodObject ? Object.keys(params.shape).toSorted() : []).toEqual(inPath.toSorted())
  })

  it.each(rows)('%s can be written down as JSON Schema and fails only with errors of the catalogue', (_, call) => {
    for (const schema of schemasOf(call)) expect(z.toJSONSchema(schema, { io: 'input' })).toBeDefined()
    expect(z.toJSONSchema(call.response)).toBeDefined()
    expect((call.errors ?? []).filter(name => !isErrorName(name))).toEqual([])
  })

  it.each(rows)('%s refuses a parameter nobody declared', (_, call) => {
    for (const schema of [call.params, call.query]) {
      if (!schema) continue
      const issues = schema.safeParse({ surprise: '1' }).error?.issues ?? []
      expect(issues.map(({ code }) => code)).toContain('unrecognized_keys')
    }
  })
})
