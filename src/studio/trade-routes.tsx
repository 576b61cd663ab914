import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { house } from './house-route.tsx'
import { searchOf } from './lists/search.ts'

/** Prices, promotions, search and files. */
export const tradeRooms = [
  createRoute({
    getParentRoute: () => house,
    path: '/prices',
    validateSearch: searchOf('view', 'q', 'layer'),
    component: lazyRouteComponent(() => import('./rooms/prices/prices.room.tsx'), 'PricesRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/search',
    validateSearch: searchOf('view', 'only', 'category'),
    component: lazyRouteComponent(() => import('./rooms/search/search.room.tsx'), 'SearchRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/imports',
    validateSearch: searchOf(),
    component: lazyRouteComponent(() => import('./rooms/imports/imports.room.tsx'), 'ImportsRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/imports/$importId',
    component: lazyRouteComponent(() => import('./rooms/imports/import.room.tsx'), 'ImportRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/promotions',
    validateSearch: searchOf('state'),
    component: lazyRouteComponent(() => import('./rooms/promotions/promotions.room.tsx'), 'PromotionsRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/promotions/$id',
    component: lazyRouteComponent(() => import('./rooms/promotions/promotion.room.tsx'), 'PromotionRoom'),
  }),
] as const
