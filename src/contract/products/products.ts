import { z } from 'zod'
import { LIMITS } from '#domain/time/timings.ts'
import { endpoint } from '../endpoint.ts'
import { CategoryId, Email, ProductId, queryInt, Sku, StoreId } from '../fields.ts'
import { AutoSuggestion, Listing, ProductSet, SearchListing, WidgetRecommendations } from './listing.entities.ts'
import { ProductDetails, ProductInventory, StoreInventory } from './product.entities.ts'
import { listingQuery } from './product-query.ts'
import { SearchText } from '../query.ts'
import { reviewCalls } from '../reviews/products.reviews.ts'

const ProductParams = z.strictObject({ productId: ProductId })

export const products = {
  details: endpoint({
    method: 'GET',
    path: '/products/v2/products/{productId}/details',
    shared: true,
    summary: 'Read a style with its colours and sizes',
    params: ProductParams,
    response: ProductDetails,
    errors: ['NOT_FOUND', 'INVALID_PRICE'],
  }),
  availability: endpoint({
    method: 'POST',
    path: '/products/v1/products/{productId}/availability',
    summary: 'Read how many units stores have',
    description: 'Without a SKU the units of all sizes are added up.',
    params: ProductParams,
    query: z.strictObject({ sku: Sku.optional() }),
    body: z.array(StoreId).min(1).max(100).describe('The stores to look in.'),
    response: StoreInventory,
    errors: ['NOT_FOUND'],
    readOnly: true,
  }),
  inventory: endpoint({
    method: 'GET',
    path: '/products/v2/products/{productId}/inventory',
    summary: 'Read which sizes can be ordered now',
    params: ProductParams,
    response: ProductInventory,
    errors: ['NOT_FOUND', 'NO_INVENTORY'],
  }),
  ...reviewCalls,
  productSets: endpoint({
    method: 'GET',
    path: '/products/v2/products/{productId}/productSets',
    summary: 'List the sets a product belongs to',
    params: ProductParams,
    response: z.object({ productId: ProductId, productSets: z.array(ProductSet) }).meta({ id: 'ProductSets' }),
    errors: ['NOT_FOUND'],
  }),
  productSet: endpoint({
    method: 'GET',
    path: '/products/v2/products/{productSetId}/productSet',
    summary: 'Read a set with its products',
    params: z.strictObject({ productSetId: ProductId }),
    response: ProductSet,
    errors: ['NOT_FOUND'],
  }),
  catalog: endpoint({
    method: 'GET',
    path: '/products/v2/catalog',
    shared: true,
    summary: 'List the products of a category, filtered and sorted',
    description: 'Without a category the whole catalogue is listed. A page past the last one is empty.',
    query: z.strictObject({ ...listingQuery, categoryId: CategoryId.optional() }),
    response: Listing,
    errors: ['CATEGORY_NOT_FOUND'],
  }),
  notify: endpoint({
    method: 'PUT',
    path: '/products/v1/notifications',
    summary: 'Ask for a mail when a size is back',
    body: z.strictObject({ productId: ProductId, sku: Sku, email: Email }).meta({ id: 'BackInStockRequest' }),
    response: z
      .object({ sku: Sku, email: z.string(), status: z.enum(['registered', 'in-stock']) })
      .meta({ id: 'BackInStock', description: 'in-stock: there is nothing to wait for.' }),
    errors: ['NOT_FOUND'],
  }),
  search: endpoint({
    method: 'GET',
    path: '/products/v2/search/productSearch',
    shared: true,
    summary: 'Search products',
    query: z.strictObject({ ...listingQuery, q: SearchText }),
    response: SearchListing,
  }),
  autoSuggest: endpoint({
    method: 'GET',
    path: '/products/v2/search/autoSuggest',
    shared: true,
    summary: 'Suggest products, categories and terms while a shopper types',
    query: z.strictObject({ q: SearchText, limit: queryInt(1, 12, 6) }),
    response: AutoSuggestion,
  }),
  widgetRecommendations: endpoint({
    method: 'GET',
    path: '/products/v1/widgetRecommendations',
    summary: 'Read the lists of a recommendation widget',
    query: z.strictObject({
      widgetId: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/),
      productId: ProductId.optional().describe('The product the page shows.'),
      categoryId: CategoryId.optional().describe('The category the page shows.'),
      limit: queryInt(1, LIMITS.recommendationImpressions, LIMITS.recommendationImpressions),
    }),
    response: WidgetRecommendations,
    errors: ['NOT_FOUND'],
  }),
}
