import account from './account.ts'
import associate from './associate.ts'
import cart from './cart.ts'
import checkout from './checkout.ts'
import consent from './consent.ts'
import contact from './contact.ts'
import forms from './forms.ts'
import giftcard from './giftcard.ts'
import listing from './listing.ts'
import lists from './lists.ts'
import newsletter from './newsletter.ts'
import orders from './orders.ts'
import product from './product.ts'
import refusals from './refusals.ts'
import search from './search.ts'
import sections from './sections.ts'
import shell from './shell.ts'
import signin from './signin.ts'
import social from './social.ts'
import stores from './stores.ts'
import trial from './trial.ts'
import ui from './ui.ts'

export const en = {
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
