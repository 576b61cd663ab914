// Generated from the contract by `npm run generate`.
import type { CallName } from './contract.ts'
import type { Method } from './endpoint.ts'

export const ROUTES: { readonly [N in CallName]: readonly [Method, string] } = {
  'content.augmentedPage': ['GET', '/api/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}'],
  'content.category': ['GET', '/api/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}'],
  'content.search': ['GET', '/api/{mode}/caas/v1/canvas/search/{siteId}/{searchType}'],
  'content.footer': ['GET', '/api/{mode}/caas/v1/canvas/footer/{siteId}'],
  'content.fragment': ['GET', '/api/{mode}/caas/v1/canvas/fragment/{fragmentId}'],
  'content.menu': ['GET', '/api/{mode}/caas/v1/canvas/menu/{siteId}'],
  'content.page': ['GET', '/api/{mode}/caas/v1/canvas/page/{siteId}/{page}'],
  'content.children': ['GET', '/api/{mode}/caas/v1/canvas/children/{siteId}/{parentPageSlug}'],
  'content.popups': ['GET', '/api/{mode}/caas/v1/canvas/popups/{siteId}'],
  'content.product': ['GET', '/api/{mode}/caas/v1/canvas/product/{siteId}/{productId}'],
  'content.showcase': ['GET', '/api/{mode}/caas/v1/canvas/showcase/{siteId}/{docType}'],
}
