import { contract, type Contract, type GroupName } from '#contract/contract.ts'
import { cartHandlers } from './cart/cart.handlers.ts'
import { checkoutHandlers } from './checkout/checkout.handlers.ts'
import { componentHandlers } from './components/components.handlers.ts'
import { contactHandlers } from './contact/contact.handlers.ts'
import { contentHandlers } from './content/content.handlers.ts'
import { sitePageHandlers } from './content/site-pages.handlers.ts'
import { consumerHandlers } from './consumer/consumer.handlers.ts'
import { decisionHandlers } from './decision/decision.handlers.ts'
import { operationsOf, type Handlers, type Operation } from './http/operation.ts'
import { authenticationHandlers } from './identity/authentication.handlers.ts'
import { utilitiesHandlers } from './utilities/utilities.handlers.ts'
import { orderHandlers } from './orders/orders.handlers.ts'
import { paymentLinkHandlers } from './phone-orders/payment-link.handlers.ts'
import { productHandlers } from './products/products.handlers.ts'
import { storeHandlers } from './stores/store.handlers.ts'
import { wishlistHandlers } from './wishlist/wishlist.handlers.ts'
import { socialHandlers } from './social/social.handlers.ts'

/** Who answers each call. A call of the contract that nobody answers does not compile. */
const handlers: { readonly [G in GroupName]: Handlers<Contract[G]> } = {
  authentication: authenticationHandlers,
  cart: { ...cartHandlers, ...checkoutHandlers, ...paymentLinkHandlers },
  consumer: { ...consumerHandlers, ...orderHandlers },
  utilities: utilitiesHandlers,
  contact: contactHandlers,
  content: contentHandlers,
  products: productHandlers,
  social: socialHandlers,
  stores: storeHandlers,
  wishlists: wishlistHandlers,
  internal: { ...componentHandlers, ...sitePageHandlers },
  decision: decisionHandlers,
}

const isGroup = (name: string): name is GroupName => Object.hasOwn(contract, name)
const ofGroup = <G extends GroupName>(group: G): Operation[] => operationsOf(group, contract[group], handlers[group])

export const operations: readonly Operation[] = Object.keys(contract).filter(isGroup).flatMap(ofGroup)
