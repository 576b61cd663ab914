import { assetHandlers } from './assets/assets.staff-handlers.ts'
import { staffContract, type StaffContract, type StaffGroupName } from '#contract/staff/staff.ts'
import { historyHandlers } from './audit/history.staff-handlers.ts'
import { staffContentHandlers } from './content/content.staff-handlers.ts'
import { releaseHandlers, reviewHandlers } from './content/flow.staff-handlers.ts'
import { conversationHandlers } from './conversations/conversations.staff-handlers.ts'
import { customerHandlers } from './consumer/customers.staff-handlers.ts'
import { homeHandlers, lookupHandlers, thingHandlers, viewHandlers } from './desk/desk.staff-handlers.ts'
import { eventHandlers } from './events/events.staff-handlers.ts'
import { webhookHandlers } from './events/webhooks.staff-handlers.ts'
import { creditHandlers, giftCardHandlers } from './gift-cards/gift-cards.staff-handlers.ts'
import { staffOperationsOf, type StaffHandlers, type StaffOperation } from './http/staff-operation.ts'
import { healthHandlers, jobHandlers } from './jobs/jobs.staff-handlers.ts'
import { mailHandlers } from './mail/mail.staff-handlers.ts'
import { redirectHandlers } from './redirects/redirects.staff-handlers.ts'
import { refundHandlers } from './orders/failed-refunds.staff-handlers.ts'
import { moderationHandlers } from './moderation/moderation.staff-handlers.ts'
import { staffOrderHandlers, staffReturnHandlers } from './orders/orders.staff-handlers.ts'
import { phoneOrderHandlers } from './phone-orders/phone-orders.staff-handlers.ts'
import { priceHandlers, priceListHandlers } from './prices/prices.staff-handlers.ts'
import { importHandlers, importMappingHandlers } from './bulk/imports.staff-handlers.ts'
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

/** Who answers each call of the staff's services. A call that nobody answers does not compile. */
const handlers: { readonly [G in StaffGroupName]: StaffHandlers<StaffContract[G]> } = {
  session: sessionHandlers,
  home: homeHandlers,
  lookup: lookupHandlers,
  things: thingHandlers,
  orders: staffOrderHandlers,
  returns: staffReturnHandlers,
  phoneOrders: phoneOrderHandlers,
  content: staffContentHandlers,
  redirects: redirectHandlers,
  assets: assetHandlers,
  reviews: reviewHandlers,
  releases: releaseHandlers,
  moderation: moderationHandlers,
  conversations: conversationHandlers,
  customers: customerHandlers,
  giftCards: giftCardHandlers,
  credits: creditHandlers,
  stores: staffStoreHandlers,
  stock: stockHandlers,
  deliveries: deliveryHandlers,
  transfers: transferHandlers,
  counts: countHandlers,
  reports: reportHandlers,
  views: viewHandlers,
  people: peopleHandlers,
  roles: roleHandlers,
  keys: keyHandlers,
  history: historyHandlers,
  events: eventHandlers,
  webhooks: webhookHandlers,
  refunds: refundHandlers,
  fulfilment: fulfilmentHandlers,
  supply: supplyHandlers,
  styles: styleHandlers,
  prices: priceHandlers,
  priceLists: priceListHandlers,
  imports: importHandlers,
  importMappings: importMappingHandlers,
  search: searchHandlers,
  promotions: promotionHandlers,
  experiments: experimentHandlers,
  why: whyHandlers,
  jobs: jobHandlers,
  mail: mailHandlers,
  tasks: taskHandlers,
  health: healthHandlers,
  settings: settingsHandlers,
}

const isGroup = (name: string): name is StaffGroupName => Object.hasOwn(staffContract, name)
const ofGroup = <G extends StaffGroupName>(group: G): StaffOperation[] =>
  staffOperationsOf(group, staffContract[group], handlers[group])

export const staffOperations: readonly StaffOperation[] = Object.keys(staffContract).filter(isGroup).flatMap(ofGroup)
