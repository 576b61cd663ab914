import { health, jobs } from './jobs.ts'
import { assets } from './assets.ts'
import { content } from './content.ts'
import { conversations } from './conversations.ts'
import { credits } from './credits.ts'
import { customers } from './customers.ts'
import { events } from './events.ts'
import { experiments } from './experiments.ts'
import { fulfilment } from './fulfilment.ts'
import { giftCards } from './gift-cards.ts'
import { history } from './history.ts'
import { home, lookup, views } from './desk.ts'
import { importMappings } from './import-mappings.ts'
import { imports } from './imports.ts'
import { keys } from './keys.ts'
import { mail } from './mail.ts'
import { moderation } from './moderation.ts'
import { orders } from './orders.ts'
import { returns } from './returns.ts'
import { phoneOrders } from './phone-orders.ts'
import { priceLists, prices } from './prices.ts'
import { people, roles } from './people.ts'
import { redirects } from './redirects.ts'
import { promotions, why } from './promotions.ts'
import { refunds } from './refunds.ts'
import { releases } from './releases.ts'
import { reports } from './reports.ts'
import { reviews } from './reviews.ts'
import { search } from './search.ts'
import { session } from './session.ts'
import { settings } from './settings.ts'
import { callsIn, type EndpointIn, type NameIn } from '../endpoint.ts'
import type { StaffEndpoint } from './staff-endpoint.ts'
import { counts } from './stock-counts.ts'
import { deliveries, transfers } from './stock-moves.ts'
import { stock } from './stock.ts'
import { stores } from './stores.ts'
import { styles } from './styles.ts'
import { supply } from './supply.ts'
import { tasks } from './tasks.ts'
import { things } from './things.ts'
import { webhooks } from './webhooks.ts'

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
