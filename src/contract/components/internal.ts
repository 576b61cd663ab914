import { z } from 'zod'
import { Footer, Page, PageSlug } from '../content/content.entities.ts'
import { endpoint } from '../endpoint.ts'
import {
  Collections,
  FootSizes,
  LocationSelector,
  MeasureBatch,
  ResponseToValidate,
  ResponseValidation,
  SearchComponent,
  SearchTold,
  ServerTime,
  SizeChart,
  UtilityComponent,
} from './internal.entities.ts'
import { queryList } from '../query.ts'

const component = { base: '', method: 'GET' } as const

/** Calls the shop makes to itself. */
export const internal = {
  collections: endpoint({
    ...component,
    path: '/fapi/components/collections',
    summary: 'List collections of content',
    query: z.strictObject({
      id: queryList(z.string().max(100), 20).optional().describe('All of the locale when absent.'),
    }),
    response: Collections,
  }),
  footer: endpoint({
    ...component,
    path: '/fapi/components/footer',
    summary: 'Read the footer',
    response: Footer,
    errors: ['NOT_FOUND'],
  }),
  footSizes: endpoint({
    ...component,
    path: '/fapi/components/foot-sizes',
    summary: 'Read the table from foot length to shoe size',
    response: FootSizes,
  }),
  search: endpoint({
    ...component,
    path: '/fapi/components/search',
    summary: 'Read what the search field shows before anything is typed',
    response: SearchComponent,
  }),
  sizeChart: endpoint({
    ...component,
    path: '/fapi/components/size-chart/{productType}',
    summary: 'Read the size chart of a kind of product',
    params: z.strictObject({ productType: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/) }),
    response: SizeChart,
    errors: ['NOT_FOUND'],
  }),
  utility: endpoint({
    ...component,
    path: '/fapi/components/utility',
    summary: 'Read the small links of the header',
    response: UtilityComponent,
  }),
  locationSelector: endpoint({
    ...component,
    path: '/fapi/pages/location-selector',
    summary: 'List countries and languages to choose from',
    response: LocationSelector,
  }),
  page: endpoint({
    ...component,
    path: '/fapi/pages/{page}',
    slashesIn: ['page'],
    summary: 'Read a static page',
    params: z.strictObject({ page: PageSlug }),
    response: Page,
    errors: ['NOT_FOUND'],
  }),
  serverTime: endpoint({
    ...component,
    path: '/fapi/server/time',
    summary: 'Read the clock of the server',
    response: ServerTime,
  }),
  validateResponse: endpoint({
    base: '',
    method: 'POST',
    path: '/fapi/api/validate-response/{contract}',
    summary: 'Check what a caller received against the contract',
    params: z.strictObject({
      contract: z
        .string()
        .regex(/^[a-z]+\.[A-Za-z]+$/)
        .describe('Name of the call, such as cart.addItem.'),
    }),
    body: ResponseToValidate,
    response: ResponseValidation,
    errors: ['NOT_FOUND'],
    readOnly: true,
  }),
  ingestPerformance: endpoint({
    base: '',
    method: 'POST',
    path: '/fapi/performance/ingest',
    summary: 'Hand in measures of a page',
    description: 'Sent as a beacon when a page is left, and only where client ingest is switched on.',
    body: MeasureBatch,
    response: z.object({ accepted: z.int().min(0) }).meta({ id: 'IngestedMeasures' }),
  }),
  noteSearch: endpoint({
    base: '',
    method: 'POST',
    path: '/fapi/search/note',
    beyondSpecification: true,
    perMinute: 20,
    summary: 'Tell how a search went',
    description: 'Sent as a beacon when results are left, with consent to analytics; who searched is not kept.',
    body: SearchTold,
    response: z.object({ accepted: z.boolean() }).meta({ id: 'NotedSearch' }),
  }),
}
