import { contract } from '#contract/contract.ts'
import { cartHandlers } from './cart/cart.handlers.ts'
import { checkoutHandlers } from './checkout/checkout.handlers.ts'
import { componentHandlers } from './components/components.handlers.ts'
import { contactHandlers } from './contact/contact.handlers.ts'
import { contentHandlers } from './content/content.handlers.ts'
import { sitePageHandlers } from './content/site-pages.handlers.ts'
import { consumerHandlers } from './consumer/consumer.handlers.ts'
import { decisionHandlers } from './decision/decision.handlers.ts'
import { operationsOf, type Operation } from './http/operation.ts'
import { authenticationHandlers } from './identity/authentication.handlers.ts'
import { utilitiesHandlers } from './utilities/utilities.handlers.ts'
import { orderHandlers } from './orders/orders.handlers.ts'
import { productHandlers } from './products/products.handlers.ts'
import { storeHandlers } from './stores/store.handlers.ts'
import { wishlistHandlers } from './wishlist/wishlist.handlers.ts'
import { socialHandlers } from './social/social.handlers.ts'

/** Every call that works. Contract entries without a handler are listed by the coverage test. */
export const operations: readonly Operation[] = [
  ...operationsOf('authentication', contract.authentication, authenticationHandlers),
  ...operationsOf('consumer', contract.consumer, consumerHandlers),
  ...operationsOf('consumer', contract.consumer, orderHandlers),
  ...operationsOf('utilities', contract.utilities, utilitiesHandlers),
  ...operationsOf('content', contract.content, contentHandlers),
  ...operationsOf('internal', contract.internal, sitePageHandlers),
  ...operationsOf('products', contract.products, productHandlers),
  ...operationsOf('internal', contract.internal, componentHandlers),
  ...operationsOf('contact', contract.contact, contactHandlers),
  ...operationsOf('cart', contract.cart, cartHandlers),
  ...operationsOf('cart', contract.cart, checkoutHandlers),
  ...operationsOf('stores', contract.stores, storeHandlers),
  ...operationsOf('wishlists', contract.wishlists, wishlistHandlers),
  ...operationsOf('social', contract.social, socialHandlers),
  ...operationsOf('decision', contract.decision, decisionHandlers),
]
