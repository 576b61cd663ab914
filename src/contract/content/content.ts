import { z } from 'zod'
import { LOCALES, SITE_IDS } from '#domain/sites/sites.ts'
import { PREVIEW_PAGE_SIZE, PREVIEW_PAGE_SIZES } from '#domain/time/timings.ts'
import {
  ArticleSummary,
  AugmentedPage,
  CategoryContent,
  Footer,
  Fragment,
  MegaMenu,
  Page,
  PageSlug,
  PageSummary,
  PopUpList,
  ProductContent,
} from './content.entities.ts'
import { PREVIEWABLE_TYPES } from './content-section-types.ts'
import { SectionItem } from './content-sections.ts'
import { endpoint } from '../endpoint.ts'
import { CategoryId, inCalendar, ProductId, QueryFlag, queryInt } from '../fields.ts'
import { queryList, queryNumber, SearchText } from '../query.ts'

const CANVAS = '/{mode}/caas/v1/canvas'

export const CONTENT_MODES = ['live', 'preview'] as const
const mode = z.enum(CONTENT_MODES)
const siteParams = { mode, siteId: z.enum(SITE_IDS) }
const SiteParams = z.strictObject(siteParams)
const PageParams = z.strictObject({ ...siteParams, page: PageSlug })

const previewQuery = {
  preview: QueryFlag.optional().describe('Show what is not published yet. Needs a preview token.'),
  previewDateTime: z.iso
    .datetime({ offset: true })
    .check(inCalendar)
    .optional()
    .describe('The moment to show; now when absent.'),
  localePath: z.enum(LOCALES).optional().describe('The locale to show, whatever the page address says.'),
  drafts: z
    .enum(['all', 'none'])
    .optional()
    .describe('Whether a preview shows what has no date yet; it does when absent.'),
}
const PreviewQuery = z.strictObject(previewQuery)
const PreviewHeaders = z.object({ 'x-preview-token': z.string().min(1).max(500).optional() })

const read = { method: 'GET', headers: PreviewHeaders, errors: ['NOT_FOUND', 'CANNOT_AUTHORISE'] } as const

const SEARCH_TYPES = ['article'] as const

export const ContentSearchResult = z
  .object({
    result: z.array(ArticleSummary),
    facets: z.array(z.object({ id: z.string(), label: z.string(), count: z.int().min(0) })),
    numFound: z.int().min(0),
  })
  .meta({ id: 'ContentSearchResult' })

export const content = {
  augmentedPage: endpoint({
    ...read,
    path: `${CANVAS}/augmentedpage/{siteId}/{page}`,
    slashesIn: ['page'],
    summary: 'Read a page with its products filled in',
    description: 'Also serves the named pages: account, basecamp, cart, checkout, search and the others.',
    params: PageParams,
    query: PreviewQuery,
    response: AugmentedPage,
  }),
  category: endpoint({
    ...read,
    path: `${CANVAS}/category/{siteId}/{categoryId}`,
    summary: 'Read the content of a category page',
    params: z.strictObject({ ...siteParams, categoryId: CategoryId }),
    query: PreviewQuery,
    response: CategoryContent,
  }),
  search: endpoint({
    ...read,
    path: `${CANVAS}/search/{siteId}/{searchType}`,
    summary: 'Search articles by words and tags',
    params: z.strictObject({ ...siteParams, searchType: z.enum(SEARCH_TYPES) }),
    query: z.strictObject({
      ...previewQuery,
      q: SearchText.optional(),
      category: z.string().max(80).optional(),
      tagId: queryList(z.string().max(80), 20).default([]).describe('Articles that carry all of these tags.'),
      excludeId: z.string().max(100).optional().describe('The article a related list stands under.'),
      offset: queryInt(0, 10_000, 0),
      limit: queryInt(1, 72, 12),
    }),
    response: ContentSearchResult,
  }),
  footer: endpoint({
    ...read,
    path: `${CANVAS}/footer/{siteId}`,
    summary: 'Read the footer of a site',
    params: SiteParams,
    query: PreviewQuery,
    response: Footer,
  }),
  fragment: endpoint({
    ...read,
    path: `${CANVAS}/fragment/{fragmentId}`,
    summary: 'Read a fragment that several pages use',
    params: z.strictObject({ mode, fragmentId: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/) }),
    query: PreviewQuery,
    response: Fragment,
  }),
  menu: endpoint({
    ...read,
    path: `${CANVAS}/menu/{siteId}`,
    summary: 'Read the menu of a site',
    params: SiteParams,
    query: PreviewQuery,
    response: MegaMenu,
  }),
  page: endpoint({
    ...read,
    path: `${CANVAS}/page/{siteId}/{page}`,
    slashesIn: ['page'],
    summary: 'Read a page as its editors made it',
    params: PageParams,
    query: PreviewQuery,
    response: Page,
  }),
  children: endpoint({
    ...read,
    path: `${CANVAS}/children/{siteId}/{parentPageSlug}`,
    slashesIn: ['parentPageSlug'],
    summary: 'List the pages under a page',
    params: z.strictObject({ ...siteParams, parentPageSlug: PageSlug }),
    query: z.strictObject({
      ...previewQuery,
      offset: queryInt(0, 10_000, 0),
      limit: queryInt(1, 100, 50),
    }),
    response: z
      .object({ parentPageSlug: PageSlug, children: z.array(PageSummary), numFound: z.int().min(0) })
      .meta({ id: 'PageChildren' }),
  }),
  popups: endpoint({
    ...read,
    path: `${CANVAS}/popups/{siteId}`,
    summary: 'List the pop-ups of a site in the order they are tried',
    params: SiteParams,
    query: PreviewQuery,
    response: PopUpList,
  }),
  product: endpoint({
    ...read,
    path: `${CANVAS}/product/{siteId}/{productId}`,
    summary: 'Read the content of a product page',
    params: z.strictObject({ ...siteParams, productId: ProductId }),
    query: PreviewQuery,
    response: ProductContent,
  }),
  showcase: endpoint({
    ...read,
    path: `${CANVAS}/showcase/{siteId}/{docType}`,
    summary: 'List content objects of one kind, for the preview tool',
    params: z.strictObject({ ...siteParams, docType: z.enum(PREVIEWABLE_TYPES) }),
    query: z.strictObject({
      ...previewQuery,
      layoutVariant: z.string().max(60).optional().describe('Only objects of this variant.'),
      limit: queryNumber(PREVIEW_PAGE_SIZES).default(PREVIEW_PAGE_SIZE),
      page: queryInt(1, 1000, 1),
    }),
    response: z
      .object({ items: z.array(SectionItem), total: z.int().min(0), page: z.int().min(1), limit: z.int() })
      .meta({ id: 'Showcase' }),
  }),
}
