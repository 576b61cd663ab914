import { assetHandlers } from './assets/assets.staff-handlers.ts'
import { staffContract } from '#contract/staff/staff.ts'
import { historyHandlers } from './audit/history.staff-handlers.ts'
import { staffContentHandlers } from './content/content.staff-handlers.ts'
import { releaseHandlers, reviewHandlers } from './content/flow.staff-handlers.ts'
import { conversationHandlers } from './conversations/conversations.staff-handlers.ts'
import { customerHandlers } from './consumer/customers.staff-handlers.ts'
import { homeHandlers, lookupHandlers, thingHandlers, viewHandlers } from './desk/desk.staff-handlers.ts'
import { eventHandlers } from './events/events.staff-handlers.ts'
import { webhookHandlers } from './events/webhooks.staff-handlers.ts'
import { creditHandlers, giftCardHandlers } from './gift-cards/gift-cards.staff-handlers.ts'
import { staffOperationsOf, type StaffOperation } from './http/staff-operation.ts'
import { healthHandlers, jobHandlers } from './jobs/jobs.staff-handlers.ts'
import { mailHandlers } from './mail/mail.staff-handlers.ts'
import { redirectHandlers } from './redirects/redirects.staff-handlers.ts'
import { refundHandlers } from './orders/failed-refunds.staff-handlers.ts'
import { moderationHandlers } from './moderation/moderation.staff-handlers.ts'
import { staffOrderHandlers, staffReturnHandlers } from './orders/orders.staff-handlers.ts'
import { phoneOrderHandlers } from './phone-orders/phone-orders.staff-handlers.ts'
import { priceHandlers, priceListHandlers } from './prices/prices.staff-handlers.ts'
import { importHandlers } from './bulk/imports.staff-handlers.ts'
import { experimentHandlers } from './experiments/experiments.staff-handlers.ts'
import { promotionHandlers } from './promotions/promotions.staff-handlers.ts'
import { whyHandlers } from './why/why.staff-handlers.ts'
import { keyHandlers, peopleHandlers, roleHandlers } from './staff/people.staff-handlers.ts'
import { reportHandlers } from './reports/reports.staff-handlers.ts'
import { settingsHandlers } from './staff/settings.staff-handlers.ts'
import { sessionHandlers } from './staff/session.staff-handlers.ts'
import { fulfilmentHandlers } from './orders/fulfilment.staff-handlers.ts'
import { countHandlers, deliveryHandlers, stockHandlers, transferHandlers } from './stock/stock.staff-handlers.ts'
import { searchHandlers } from './search/search.staff-handlers.ts'
import { staffStoreHandlers } from './stores/stores.staff-handlers.ts'
import { styleHandlers } from './styles/styles.staff-handlers.ts'
import { supplyHandlers } from './supply/supply.staff-handlers.ts'
import { taskHandlers } from './tasks/tasks.staff-handlers.ts'

/** Every call of the staff's services. */
export const staffOperations: readonly StaffOperation[] = [
  ...staffOperationsOf('session', staffContract.session, sessionHandlers),
  ...staffOperationsOf('home', staffContract.home, homeHandlers),
  ...staffOperationsOf('lookup', staffContract.lookup, lookupHandlers),
  ...staffOperationsOf('things', staffContract.things, thingHandlers),
  ...staffOperationsOf('orders', staffContract.orders, staffOrderHandlers),
  ...staffOperationsOf('returns', staffContract.returns, staffReturnHandlers),
  ...staffOperationsOf('phoneOrders', staffContract.phoneOrders, phoneOrderHandlers),
  ...staffOperationsOf('content', staffContract.content, staffContentHandlers),
  ...staffOperationsOf('redirects', staffContract.redirects, redirectHandlers),
  ...staffOperationsOf('assets', staffContract.assets, assetHandlers),
  ...staffOperationsOf('reviews', staffContract.reviews, reviewHandlers),
  ...staffOperationsOf('releases', staffContract.releases, releaseHandlers),
  ...staffOperationsOf('moderation', staffContract.moderation, moderationHandlers),
  ...staffOperationsOf('conversations', staffContract.conversations, conversationHandlers),
  ...staffOperationsOf('customers', staffContract.customers, customerHandlers),
  ...staffOperationsOf('giftCards', staffContract.giftCards, giftCardHandlers),
  ...staffOperationsOf('credits', staffContract.credits, creditHandlers),
  ...staffOperationsOf('stores', staffContract.stores, staffStoreHandlers),
  ...staffOperationsOf('stock', staffContract.stock, stockHandlers),
  ...staffOperationsOf('deliveries', staffContract.deliveries, deliveryHandlers),
  ...staffOperationsOf('transfers', staffContract.transfers, transferHandlers),
  ...staffOperationsOf('counts', staffContract.counts, countHandlers),
  ...staffOperationsOf('reports', staffContract.reports, reportHandlers),
  ...staffOperationsOf('views', staffContract.views, viewHandlers),
  ...staffOperationsOf('people', staffContract.people, peopleHandlers),
  ...staffOperationsOf('roles', staffContract.roles, roleHandlers),
  ...staffOperationsOf('keys', staffContract.keys, keyHandlers),
  ...staffOperationsOf('history', staffContract.history, historyHandlers),
  ...staffOperationsOf('events', staffContract.events, eventHandlers),
  ...staffOperationsOf('webhooks', staffContract.webhooks, webhookHandlers),
  ...staffOperationsOf('refunds', staffContract.refunds, refundHandlers),
  ...staffOperationsOf('fulfilment', staffContract.fulfilment, fulfilmentHandlers),
  ...staffOperationsOf('supply', staffContract.supply, supplyHandlers),
  ...staffOperationsOf('styles', staffContract.styles, styleHandlers),
  ...staffOperationsOf('prices', staffContract.prices, priceHandlers),
  ...staffOperationsOf('priceLists', staffContract.priceLists, priceListHandlers),
  ...staffOperationsOf('imports', staffContract.imports, importHandlers),
  ...staffOperationsOf('search', staffContract.search, searchHandlers),
  ...staffOperationsOf('promotions', staffContract.promotions, promotionHandlers),
  ...staffOperationsOf('experiments', staffContract.experiments, experimentHandlers),
  ...staffOperationsOf('why', staffContract.why, whyHandlers),
  ...staffOperationsOf('jobs', staffContract.jobs, jobHandlers),
  ...staffOperationsOf('mail', staffContract.mail, mailHandlers),
  ...staffOperationsOf('tasks', staffContract.tasks, taskHandlers),
  ...staffOperationsOf('health', staffContract.health, healthHandlers),
  ...staffOperationsOf('settings', staffContract.settings, settingsHandlers),
]
