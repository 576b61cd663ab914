import { authentication } from './identity/authentication.ts'
import { cart } from './cart/cart.ts'
import { consumer } from './consumer/consumer.ts'
import { contact } from './contact/contact.ts'
import { content } from './content/content.ts'
import { decision } from './decision/decision.ts'
import { callsIn, type Endpoint, type EndpointIn, type NameIn } from './endpoint.ts'
import { internal } from './components/internal.ts'
import { products } from './products/products.ts'
import { social } from './social/social.ts'
import { stores } from './stores/stores.ts'
import { utilities } from './utilities/utilities.ts'
import { wishlists } from './wishlist/wishlists.ts'

/** Every call of the shop, by group and name. */
export const contract = {
  authentication,
  cart,
  consumer,
  utilities,
  contact,
  content,
  products,
  social,
  stores,
  wishlists,
  internal,
  decision,
}

export type Contract = typeof contract
export type GroupName = keyof Contract
export type CallName = NameIn<Contract>
export type EndpointOf<Name extends CallName> = EndpointIn<Contract, Name>

export const calls = () => callsIn<Endpoint>(contract)

export const DEFAULT_BASE = '/api'

/** Where a call is served: `/api/cart/v1/item`. */
export const pathOf = ({ base = DEFAULT_BASE, path }: Pick<Endpoint, 'base' | 'path'>) => base + path
