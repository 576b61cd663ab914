import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { house, proved, root, welcome } from './house-route.tsx'
import { PLAIN_SEARCH, searchOf } from './lists/search.ts'
import { HomeRoom } from './rooms/home/home.room.tsx'
import { tradeRooms } from './trade-routes.tsx'
import { NoPage } from './ui/no-page.tsx'

/** Every address of the studio. */
const rooms = [
  createRoute({ getParentRoute: () => house, path: '/', component: HomeRoom }),
  createRoute({
    getParentRoute: () => house,
    path: '/orders',
    validateSearch: searchOf('q', 'status', 'only', 'from', 'to'),
    component: lazyRouteComponent(() => import('./rooms/orders/orders.room.tsx'), 'OrdersRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/orders/$number',
    component: lazyRouteComponent(() => import('./rooms/orders/order.room.tsx'), 'OrderRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/phone-orders',
    component: lazyRouteComponent(() => import('./rooms/orders/phone-orders.room.tsx'), 'PhoneOrdersRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/phone-orders/$id',
    validateSearch: searchOf('customer'),
    component: lazyRouteComponent(() => import('./rooms/orders/phone-order.room.tsx'), 'PhoneOrderRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/returns',
    validateSearch: searchOf('state'),
    component: lazyRouteComponent(() => import('./rooms/returns/returns.room.tsx'), 'ReturnsRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/returns/$number',
    component: lazyRouteComponent(() => import('./rooms/returns/return.room.tsx'), 'ReturnRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/conversations',
    validateSearch: searchOf('status', 'kind', 'mine', 'q'),
    component: lazyRouteComponent(() => import('./rooms/conversations/conversations.room.tsx'), 'ConversationsRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/conversations/$id',
    component: lazyRouteComponent(() => import('./rooms/conversations/conversation.room.tsx'), 'ConversationRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/customers',
    validateSearch: searchOf('q'),
    component: lazyRouteComponent(() => import('./rooms/customers/customers.room.tsx'), 'CustomersRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/customers/$id',
    component: lazyRouteComponent(() => import('./rooms/customers/customer.room.tsx'), 'CustomerRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/gift-cards',
    validateSearch: searchOf('q'),
    component: lazyRouteComponent(() => import('./rooms/gift-cards/gift-cards.room.tsx'), 'GiftCardsRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/gift-cards/$ref',
    component: lazyRouteComponent(() => import('./rooms/gift-cards/gift-card.room.tsx'), 'GiftCardRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/stores',
    validateSearch: searchOf('view', 'q'),
    component: lazyRouteComponent(() => import('./rooms/stores/stores.room.tsx'), 'StoresRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/stores/$storeId',
    component: lazyRouteComponent(() => import('./rooms/stores/store.room.tsx'), 'StoreRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/catalogue',
    validateSearch: searchOf('q', 'category', 'gender', 'brand', 'state', 'pictures', 'incomplete'),
    component: lazyRouteComponent(() => import('./rooms/catalogue/catalogue.room.tsx'), 'CatalogueRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/catalogue/$styleId',
    validateSearch: searchOf('language', 'colour'),
    component: lazyRouteComponent(() => import('./rooms/catalogue/style.room.tsx'), 'StyleRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/stock',
    validateSearch: searchOf('view', 'q', 'location', 'only'),
    component: lazyRouteComponent(() => import('./rooms/stock/stock.room.tsx'), 'StockRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/stock/sku/$sku',
    component: lazyRouteComponent(() => import('./rooms/stock/article.room.tsx'), 'ArticleRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/stock/deliveries/$id',
    component: lazyRouteComponent(() => import('./rooms/stock/delivery.room.tsx'), 'DeliveryRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/stock/transfers/$id',
    component: lazyRouteComponent(() => import('./rooms/stock/transfer.room.tsx'), 'TransferRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/stock/counts/$id',
    component: lazyRouteComponent(() => import('./rooms/stock/count.room.tsx'), 'CountRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/experiments',
    validateSearch: searchOf('state'),
    component: lazyRouteComponent(() => import('./rooms/experiments/experiments.room.tsx'), 'ExperimentsRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/experiments/$id',
    component: lazyRouteComponent(() => import('./rooms/experiments/experiment.room.tsx'), 'ExperimentRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/reports',
    validateSearch: searchOf('from', 'to', 'compare', 'by'),
    component: lazyRouteComponent(() => import('./rooms/reports/reports.room.tsx'), 'ReportsRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/content',
    validateSearch: searchOf('q', 'kind', 'state', 'open'),
    component: lazyRouteComponent(() => import('./rooms/content/content.room.tsx'), 'ContentRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/content/edit/$',
    validateSearch: searchOf('item', 'locale'),
    component: lazyRouteComponent(() => import('./rooms/content/editor.room.tsx'), 'EditorRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/reviews',
    validateSearch: searchOf('only'),
    component: lazyRouteComponent(() => import('./rooms/content/reviews/reviews.room.tsx'), 'ReviewsRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/releases',
    validateSearch: searchOf('view', 'open'),
    component: lazyRouteComponent(() => import('./rooms/content/releases/releases.room.tsx'), 'ReleasesRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/releases/$id',
    component: lazyRouteComponent(() => import('./rooms/content/releases/release.room.tsx'), 'ReleaseRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/translations',
    validateSearch: searchOf('language', 'show'),
    component: lazyRouteComponent(
      () => import('./rooms/content/translations/translations.room.tsx'),
      'TranslationsRoom',
    ),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/translations/of/$',
    validateSearch: searchOf('language', 'show'),
    component: lazyRouteComponent(() => import('./rooms/content/translations/translate.room.tsx'), 'TranslateRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/redirects',
    validateSearch: searchOf('q'),
    component: lazyRouteComponent(() => import('./rooms/redirects/redirects.room.tsx'), 'RedirectsRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/library',
    validateSearch: searchOf('q', 'folder', 'tag', 'only', 'view'),
    component: lazyRouteComponent(() => import('./rooms/assets/assets.room.tsx'), 'AssetsRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/library/photographs',
    validateSearch: searchOf('q'),
    component: lazyRouteComponent(() => import('./rooms/assets/photographs.room.tsx'), 'PhotographsRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/library/$id',
    component: lazyRouteComponent(() => import('./rooms/assets/asset.room.tsx'), 'AssetRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/moderation',
    validateSearch: searchOf('kind', 'q'),
    component: lazyRouteComponent(() => import('./rooms/moderation/moderation.room.tsx'), 'ModerationRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/staff',
    validateSearch: searchOf('q', 'role', 'state', 'open'),
    component: lazyRouteComponent(() => import('./rooms/staff/staff.room.tsx'), 'StaffRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/keys',
    validateSearch: searchOf('state', 'only', 'open'),
    component: lazyRouteComponent(() => import('./rooms/keys/keys.room.tsx'), 'KeysRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/integrations',
    validateSearch: searchOf('state', 'endpoint', 'type', 'open'),
    component: lazyRouteComponent(() => import('./rooms/integrations/integrations.room.tsx'), 'IntegrationsRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/history',
    validateSearch: searchOf('staffId', 'kind', 'objectType', 'objectId', 'call', 'from', 'to'),
    component: lazyRouteComponent(() => import('./rooms/history/history.room.tsx'), 'HistoryRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/things/$kind/$',
    component: lazyRouteComponent(() => import('./rooms/things/thing.room.tsx'), 'ThingRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/jobs',
    validateSearch: searchOf('state', 'kind'),
    component: lazyRouteComponent(() => import('./rooms/jobs/jobs.room.tsx'), 'JobsRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/settings',
    component: lazyRouteComponent(() => import('./rooms/settings/settings.room.tsx'), 'SettingsRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/account',
    component: lazyRouteComponent(() => import('./rooms/account/account.room.tsx'), 'AccountRoom'),
  }),
  ...tradeRooms,
  // An address that leads nowhere is still in the house, with its menu.
  createRoute({ getParentRoute: () => house, path: '/$', component: NoPage }),
] as const

export const router = createRouter({
  routeTree: root.addChildren([welcome, proved, house.addChildren(rooms)]),
  basepath: '/studio',
  ...PLAIN_SEARCH,
  defaultPreload: 'intent',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
