import { health, jobs } from './jobs/jobs.ts'
import { assets } from './assets/assets.ts'
import { content } from './content/content.ts'
import { conversations } from './conversations/conversations.ts'
import { credits } from './gift-cards/credits.ts'
import { customers } from './customers/customers.ts'
import { events } from './events/events.ts'
import { experiments } from './experiments/experiments.ts'
import { fulfilment } from './orders/fulfilment.ts'
import { giftCards } from './gift-cards/gift-cards.ts'
import { history } from './audit/history.ts'
import { home, lookup, views } from './desk/desk.ts'
import { importMappings } from './bulk/import-mappings.ts'
import { imports } from './bulk/imports.ts'
import { keys } from './people/keys.ts'
import { mail } from './jobs/mail.ts'
import { moderation } from './moderation/moderation.ts'
import { orders } from './orders/orders.ts'
import { returns } from './orders/returns.ts'
import { phoneOrders } from './orders/phone-orders.ts'
import { priceLists, prices } from './prices/prices.ts'
import { people, roles } from './people/people.ts'
import { redirects } from './content/redirects.ts'
import { promotions, why } from './promotions/promotions.ts'
import { refunds } from './orders/refunds.ts'
import { releases } from './content/releases.ts'
import { reports } from './reports/reports.ts'
import { reviews } from './content/reviews.ts'
import { search } from './search/search.ts'
import { session } from './people/session.ts'
import { settings } from './settings/settings.ts'
import { callsIn, type EndpointIn, type NameIn } from '../endpoint.ts'
import type { StaffEndpoint } from './staff-endpoint.ts'
import { counts } from './stock/stock-counts.ts'
import { deliveries, transfers } from './stock/stock-moves.ts'
import { stock } from './stock/stock.ts'
import { stores } from './stores/stores.ts'
import { styles } from './styles/styles.ts'
import { supply } from './stock/supply.ts'
import { tasks } from './jobs/tasks.ts'
import { things } from './desk/things.ts'
import { webhooks } from './events/webhooks.ts'

/** Every call of the staff's services, by group and name. A document of their own: shoppers' programs need none of it. */
export const staffContract = {
  session,
  home,
  lookup,
  things,
  orders,
  returns,
  phoneOrders,
  content,
  redirects,
  assets,
  reviews,
  releases,
  moderation,
  conversations,
  customers,
  giftCards,
  credits,
  stores,
  stock,
  deliveries,
  transfers,
  counts,
  reports,
  views,
  people,
  roles,
  keys,
  history,
  events,
  webhooks,
  refunds,
  fulfilment,
  supply,
  styles,
  prices,
  priceLists,
  imports,
  importMappings,
  search,
  promotions,
  experiments,
  why,
  jobs,
  mail,
  tasks,
  health,
  settings,
}

export type StaffContract = typeof staffContract
export type StaffGroupName = keyof StaffContract
export type StaffCallName = NameIn<StaffContract>
export type StaffEndpointOf<Name extends StaffCallName> = EndpointIn<StaffContract, Name>

export const staffCalls = () => callsIn<StaffEndpoint>(staffContract)
