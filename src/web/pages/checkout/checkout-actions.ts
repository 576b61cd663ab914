import type { Cart } from '#contract/cart/cart.entities.ts'
import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import { findShippingMethodCode } from '#domain/delivery/delivery.ts'
import { giftOptionOf } from '#domain/gift-cards/gift-cards.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { ADDRESS_DRAFT_COOKIE, LAST_ORDER_COOKIE } from '#domain/sites/cookies.ts'
import { CURRENT_CART } from '#domain/cart/current-cart.ts'
import { giftable } from '#web/checkout/gift-note.tsx'
import { DECLINED, declinedBy } from '#web/checkout/declined.ts'
import { checkoutUrl, fieldId, OPEN_STEP } from '#web/checkout/open-step.ts'
import type { Action } from '#web/page.ts'
import {
  ADDRESS_FIELDS,
  addressFrom,
  defaultAddressOf,
  isAddressField,
  PHONE_DIAL_CODE,
  phoneFrom,
  type Field,
} from './typed-address.ts'

const BASKET = { basketId: CURRENT_CART }
/** Of the draft: which form it was typed into. */
export const DRAFT_FORM = '_form'
const DRAFT_S = 15 * 60
const ORDER_S = 24 * 60 * 60

/** Which step a refusal sends the shopper back to. */
const stepOf = (code: string): 'shipping' | 'billing' | 'summary' => {
  if (/^(SHIPPING_|CANT_SHIP|ITEM|SOME_PRODUCTS|ORDER_SWITCHED|TAX_FAILURE)/.test(code)) return 'shipping'
  return /^(TOTALS_FAILURE|TAX_UPDATED|PROMO_|REWARD_|SPEND_LIMIT|TRANSACTION|RATE_LIMITED|CAPTCHA|GENERAL)/.test(code)
    ? 'summary'
    : 'billing'
}

const checkoutAction =
  (
    step: 'shipping' | 'billing' | undefined,
    work: (visit: PageVisit, field: Field) => Promise<string | undefined>,
  ): Action =>
  async visit => {
    const field: Field = name => visit.form.get(name)?.trim() ?? ''
    const declined = declinedBy(field(DECLINED))
    visit.setCookie(ADDRESS_DRAFT_COOKIE, '', { maxAge: 0 })
    try {
      const next = await work(visit, field)
      if (declined !== undefined) return checkoutUrl(visit.locale, { step: 'billing', declined })
      return next ?? checkoutUrl(visit.locale)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const code = error.code ?? 'GENERAL'
      keepDraft(visit, field)
      const faulty: unknown = error.details['field'] ?? FIELD_OF[code]
      const refused = new URLSearchParams({ step: step ?? stepOf(code), refused: code })
      const name = typeof faulty === 'string' ? fieldNamed(faulty.replace(/^body\./, '')) : undefined
      if (name !== undefined) refused.set('field', name)
      if (declined !== undefined) refused.set(DECLINED, declined)
      const { itemId } = error.details
      if (typeof itemId === 'string') refused.set('item', itemId)
      if (field('_action') === 'billing') refused.set('address', 'other')
      const asked = name !== undefined && isAddressField(name) && visit.form.get(name) !== null
      return `${shopUrl(visit.locale, '/checkout')}?${refused}#${asked ? fieldId(name) : OPEN_STEP}`
    }
  }

/** What was typed is not lost when it is refused; and it comes back into its own form only. */
function keepDraft(visit: PageVisit, field: Field) {
  const names = [...ADDRESS_FIELDS, PHONE_DIAL_CODE]
  const typed = Object.fromEntries(names.flatMap(name => (field(name) ? [[name, field(name)]] : [])))
  if (Object.keys(typed).length === 0) return
  const draft = JSON.stringify({ ...typed, [DRAFT_FORM]: field('_action') })
  visit.setCookie(ADDRESS_DRAFT_COOKIE, draft, { maxAge: DRAFT_S })
}

/** Refusals that name no field, and mean one. */
const FIELD_OF: Readonly<Record<string, string>> = {
  SHIPPING_PHONE_EMPTY: 'recipientContactPhone',
  BILLING_PHONE_MISSING: 'recipientContactPhone',
  SHIPPING_POBOX_UNAVAILABLE: 'addressLine1',
  INVALID_EMAIL_FORMAT: 'recipientContactEmail',
}

const CONTACT_FIELDS: Readonly<Record<string, string>> = {
  'contact.email': 'recipientContactEmail',
  'contact.firstName': 'recipientFirstName',
  'contact.lastName': 'recipientLastName',
  'contact.phone': 'recipientContactPhone',
}

/** The form asks who collects in the same fields as who receives. */
const fieldNamed = (told: string): string => CONTACT_FIELDS[told] ?? told

/** Until somebody names another address, the bill follows the parcel wherever it goes. */
const isBilledWhereSent = ({ shippingAddress, billingAddress }: Cart): boolean =>
  !billingAddress || ADDRESS_FIELDS.every(name => shippingAddress?.[name] === billingAddress[name])

async function saveShipping(visit: PageVisit, field: Field): Promise<string | undefined> {
  const cart = await visit.call('cart.read', { params: BASKET })
  await saveGiftNote(visit, cart, field)
  const typed = field('addressLine1') !== ''
  const asks = typed && field('checked') !== 'yes' && (await mayBeMeant(visit, field))
  if (typed && !asks)
    await visit.call('cart.setShippingAddress', {
      params: BASKET,
      body: {
        ...addressFrom(visit.site.country, field),
        useAsBilling: isBilledWhereSent(cart),
        ...proofOf(field),
      },
    })
  const phone = phoneFrom(field('countryCode') || visit.site.country, field)
  const contact = {
    firstName: field('recipientFirstName'),
    lastName: field('recipientLastName'),
    email: field('recipientContactEmail'),
    ...(phone !== undefined && { phone }),
  }
  for (const { shippingId, code, storeInfo, collectionPointId } of cart.shippingMethods) {
    const chosen = findShippingMethodCode(field(`method:${shippingId}`)) ?? code
    const collected = storeInfo !== undefined || collectionPointId !== undefined
    if (chosen === code && !collected) continue
    await visit.call('cart.setShippingMethod', {
      body: {
        ...BASKET,
        shippingId,
        code: chosen,
        ...(storeInfo && { storeId: storeInfo.id }),
        ...(collectionPointId !== undefined && { collectionPointId }),
        ...(collected && contact.email && contact.firstName ? { contact } : {}),
      },
    })
  }
  if (!asks) return undefined
  keepDraft(visit, field)
  return checkoutUrl(visit.locale, { step: 'shipping', suggest: 'yes' })
}

const proofOf = (field: Field) => (field('_captcha') ? { recaptcha_response: field('_captcha') } : {})

/** A likely slip is asked about once; what only differs in spaces and capitals is not worth a question. */
async function mayBeMeant(visit: PageVisit, field: Field): Promise<boolean> {
  const body = addressFrom(visit.site.country, field)
  const { suggestions } = await visit.call('cart.validateShippingAddress', { params: BASKET, body })
  return suggestions.some(({ stateCityProvDept }) => stateCityProvDept !== body.stateCityProvDept)
}

async function saveGiftNote(visit: PageVisit, cart: Cart, field: Field): Promise<void> {
  // The answer to a suggested address is a form of its own, without the note.
  if (visit.form.get('giftMessage') === null) return
  const [to, message] = [field('giftTo'), field('giftMessage')]
  const known = cart.items.find(item => item.giftOption)?.giftOption
  if (to === (known?.to ?? '') && message === (known?.message ?? '')) return
  const giftOption = giftOptionOf(to, message)
  for (const { id: itemId } of cart.items.filter(giftable))
    await visit.call('cart.updateItem', { params: BASKET, body: { itemId, giftOption } })
}

/** As soon as everything is paid for, the pieces are held for the shopper; for a guest who did no bot check yet, later. */
async function prepare(visit: PageVisit): Promise<undefined> {
  const cart = await visit.call('cart.read', { params: BASKET })
  if (cart.totals.remainingToPay > 0 || !cart.billingAddress) return undefined
  try {
    await visit.call('cart.prepareOrder', { headers: {}, body: BASKET })
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'CAPTCHA_FAILED')) throw error
  }
  return undefined
}

type Instrument = Parameters<typeof addInstrument>[1]
async function addInstrument(
  visit: PageVisit,
  body:
    | { payment_method_id: 'CREDIT_CARD'; paymentToken?: string; paymentInstrumentId?: string; saveCard?: boolean }
    | { payment_method_id: 'GIFT_CARD'; giftCardNumber: string; giftCardCode: string }
    | { payment_method_id: 'WALLET' | 'PAY_LATER' },
): Promise<undefined> {
  await visit.call('cart.addPaymentInstrument', { params: BASKET, body })
  return prepare(visit)
}

const adding = (instrument: (field: Field) => Instrument) =>
  checkoutAction('billing', (visit, field) => addInstrument(visit, instrument(field)))

async function place(visit: PageVisit, field: Field): Promise<string> {
  const expectedTotal = Number(field('expectedTotal'))
  const order = await visit.call('cart.placeOrder', {
    headers: {},
    body: {
      cartId: field('cartId'),
      ...(Number.isSafeInteger(expectedTotal) && { expectedTotal }),
      ...proofOf(field),
    },
  })
  visit.setCookie(LAST_ORDER_COOKIE, order.orderNumber, { maxAge: ORDER_S })
  if (!order.action) return shopUrl(visit.locale, '/order-confirmation', { order: order.orderNumber })
  if (order.action.type === 'REDIRECT' && order.action.url.startsWith('/')) return order.action.url
  return shopUrl(visit.locale, '/checkout/confirm', { order: order.orderNumber, url: order.action.url })
}

async function express(visit: PageVisit): Promise<undefined> {
  if (!visit.site.features.expressCheckout) return undefined
  const [{ consumerProfile: profile }, { payment_instruments: cards }] = await Promise.all([
    visit.call('consumer.profile'),
    visit.call('consumer.paymentInstruments'),
  ])
  const addresses = profile.consumerDetails.address ?? []
  const home = defaultAddressOf(addresses)
  const card = cards.find(saved => saved.card.main)
  if (!home || !card) return undefined
  const { id: _id, approachType: _type, main: _main, ...address } = home
  await visit.call('cart.setShippingAddress', {
    params: BASKET,
    body: {
      ...address,
      recipientContactEmail: address.recipientContactEmail ?? profile.consumerDetails.email,
      useAsBilling: true,
    },
  })
  return addInstrument(visit, {
    payment_method_id: 'CREDIT_CARD',
    paymentInstrumentId: card.card.paymentInstrumentId,
  })
}

export const checkoutActions = {
  shipping: checkoutAction('shipping', saveShipping),
  billing: checkoutAction('billing', async (visit, field) => {
    await visit.call('cart.setBillingAddress', { params: BASKET, body: addressFrom(visit.site.country, field) })
    return prepare(visit)
  }),
  'same-address': checkoutAction('billing', async visit => {
    const { shippingAddress } = await visit.call('cart.read', { params: BASKET })
    if (!shippingAddress) return undefined
    const { id: _id, approachType: _type, main: _main, ...body } = shippingAddress
    await visit.call('cart.setBillingAddress', { params: BASKET, body })
    return prepare(visit)
  }),
  card: adding(field => ({
    payment_method_id: 'CREDIT_CARD',
    paymentToken: field('paymentToken'),
    saveCard: field('saveCard') === 'yes',
  })),
  'saved-card': adding(field => ({
    payment_method_id: 'CREDIT_CARD',
    paymentInstrumentId: field('paymentInstrumentId'),
  })),
  'gift-card': adding(field => ({
    payment_method_id: 'GIFT_CARD',
    giftCardNumber: field('giftCardNumber'),
    giftCardCode: field('giftCardCode'),
  })),
  wallet: adding(() => ({ payment_method_id: 'WALLET' })),
  'pay-later': adding(() => ({ payment_method_id: 'PAY_LATER' })),
  'remove-instrument': checkoutAction('billing', async (visit, field) => {
    const body = { paymentInstrumentId: field('paymentInstrumentId') }
    await visit.call('cart.removePaymentInstrument', { params: BASKET, body })
    return checkoutUrl(visit.locale, { step: 'billing' })
  }),
  reward: checkoutAction('billing', async (visit, field) => {
    await visit.call('cart.applyReward', { params: BASKET, body: { points: Number(field('points')) } })
    return checkoutUrl(visit.locale, { step: 'billing' })
  }),
  'remove-item': checkoutAction('shipping', async (visit, field) => {
    await visit.call('cart.removeItem', { body: { ...BASKET, itemId: field('itemId') } })
    return undefined
  }),
  express: checkoutAction(undefined, express),
  place: checkoutAction(undefined, place),
} satisfies Record<string, Action>
