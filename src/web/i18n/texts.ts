import account from './texts/account.ts'
import associate from './texts/associate.ts'
import cart from './texts/cart.ts'
import checkout from './texts/checkout.ts'
import consent from './texts/consent.ts'
import contact from './texts/contact.ts'
import forms from './texts/forms.ts'
import giftcard from './texts/giftcard.ts'
import listing from './texts/listing.ts'
import lists from './texts/lists.ts'
import newsletter from './texts/newsletter.ts'
import orders from './texts/orders.ts'
import product from './texts/product.ts'
import refusals from './texts/refusals.ts'
import search from './texts/search.ts'
import sections from './texts/sections.ts'
import shell from './texts/shell.ts'
import signin from './texts/signin.ts'
import social from './texts/social.ts'
import stores from './texts/stores.ts'
import trial from './texts/trial.ts'
import ui from './texts/ui.ts'

/** Every text of the shop by subject, each in all languages. Browsers get one subject in one language at a time. */
export const TEXTS = {
  account,
  associate,
  cart,
  checkout,
  consent,
  contact,
  forms,
  giftcard,
  listing,
  lists,
  newsletter,
  orders,
  product,
  refusals,
  search,
  sections,
  shell,
  signin,
  social,
  stores,
  trial,
  ui,
}
