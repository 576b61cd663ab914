import { labelled } from '#domain/sites/labelled.ts'
import { z } from 'zod'
import type { Address } from '#contract/address/address.entities.ts'
import type { Cart } from '#contract/cart/cart.entities.ts'
import type { ConsumerProfile } from '#contract/consumer/consumer.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { checkoutStep, expressAvailable, type CheckoutStep } from '#domain/checkout/checkout-step.ts'
import { SHIPPING_METHODS } from '#domain/delivery/delivery.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { ADDRESS_DRAFT_COOKIE } from '#domain/sites/cookies.ts'
import { CURRENT_CART } from '#domain/cart/current-cart.ts'
import type { Draft } from '#web/checkout/address-fields.tsx'
import { isUnavailable } from '#web/checkout/cart-changes.tsx'
import { DECLINED, declinedBy } from '#web/checkout/declined.ts'
import { leftToPay } from '#web/checkout/gift-card-share.ts'
import { needsAddress } from '#web/checkout/shipping-step.tsx'
import { isCollected } from '#web/checkout/travel-text.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n } from '#web/i18n/i18n.tsx'
import { ifThere } from '#web/if-there.ts'
import { page } from '#web/page-factory.tsx'
import { findCart } from '../find-cart.ts'
import { offeredVoucher } from '../offered-voucher.ts'
import { checkoutActions, DRAFT_FORM } from './checkout-actions.ts'
import type { CheckoutData } from './checkout-data.ts'
import { CheckoutView } from './checkout-view.tsx'
import { addressFrom, defaultAddressOf, fieldsOf, isAddressField } from './typed-address.ts'

export const checkoutPage = page<CheckoutData>({
  path: '/checkout',
  around: 'checkout',
  width: 'checkout',
  load: async visit => {
    const { call, url, locale, site } = visit
    const query = url.searchParams
    const cart = await findCart(visit)
    const step =
      cart &&
      checkoutStep(factsOf(cart), query.get('address') === 'other' ? 'billing' : (query.get('step') ?? undefined))
    const isMember = visit.viewer.kind === 'consumer'
    const member = isMember && step === 'shipping' ? await ifThere(call('consumer.profile')) : undefined
    const known = cart && !cart.shippingAddress && member && knownOf(member.consumerProfile, visit)
    const draft = { ...known, ...draftOf(visit, step) }
    const countryCode = draft['countryCode'] ?? cart?.shippingAddress?.countryCode ?? site.country
    const kind = step === 'billing' ? 'billingAddress' : 'shippingAddress'
    const [rules, list, methods, saved, suggestion, voucher, stores] = await Promise.all([
      ifThere(call('utilities.addressRules', { params: { token: kind, countryCode } })),
      ifThere(call('utilities.countryList')),
      methodsOf(visit, step),
      isMember ? ifThere(call('consumer.paymentInstruments')) : undefined,
      step === 'shipping' && query.has('suggest') ? suggestedFor(visit, draft) : undefined,
      step === 'billing' ? offeredVoucher(visit) : undefined,
      storesOf(visit, cart),
    ])
    const savedCards = saved?.payment_instruments ?? []
    const declined = declinedBy(query.get('refused'), query.get(DECLINED))
    const returnTo = shopUrl(locale, '/checkout', { step: 'billing', declined })
    return {
      cart,
      step,
      refused: query.get('refused') ?? undefined,
      declined,
      refusedItem: cart?.items.find(({ id }) => id === query.get('item')),
      faulty: shownField(query.get('field') ?? '', { step, cart, rules }),
      draft,
      rules,
      suggestion,
      voucher,
      countries: (list?.countries ?? []).filter(({ code }) => site.shipsTo.includes(code)),
      methods,
      stores,
      savedCards,
      frameUrl: `/payment/frame?${new URLSearchParams({
        locale,
        return: returnTo,
        amount: String(cart ? leftToPay(cart.totals, cart.payment_instruments) : 0),
        currency: site.currency,
        ...(isMember && { save: 'offer' }),
      })}`,
      token: query.get('paymentToken') ?? undefined,
      otherAddress: query.get('address') === 'other',
      express:
        step === 'shipping' &&
        expressAvailable({
          enabled: site.features.expressCheckout,
          loggedIn: isMember,
          hasDefaultCard: savedCards.some(({ card }) => card.main),
          hasDefaultAddress: defaultAddressOf(member?.consumerProfile.consumerDetails.address ?? []) !== undefined,
        }),
      transaction: crypto.randomUUID(),
      captcha: proofFor(visit, step),
    }
  },
  head: ({ cart, step }, visit) => {
    const { t } = createI18n(visit.locale, catalogues[visit.language])
    const title = t('checkout.title')
    const name = step === 'shipping' && cart && isCollected(cart.shippingMethods) ? 'pickup' : step
    return { title: name ? labelled(t(`checkout.${name}`), title, visit.language) : title, robots: 'noindex' }
  },
  View: CheckoutView,
  actions: checkoutActions,
})

/** A store that is not found any more is called by its name alone. */
async function storesOf({ call }: PageVisit, cart: Cart | undefined) {
  const names = new Set(cart?.shippingMethods.flatMap(({ storeInfo }) => storeInfo?.name ?? []))
  const found = await Promise.all(
    [...names].map(query => ifThere(call('stores.search', { body: { query, radius: 50, count: 5 } }))),
  )
  return found.flatMap(answer => answer?.stores ?? [])
}

async function methodsOf({ call }: PageVisit, step: CheckoutStep | undefined) {
  if (step !== 'billing') return []
  return (await ifThere(call('cart.paymentMethods', { params: { basketId: CURRENT_CART } })))?.paymentMethods ?? []
}

const proofFor = (visit: PageVisit, step: CheckoutStep | undefined): string | undefined =>
  step === 'summary' ? visit.formToken('order') : step === 'shipping' ? visit.formToken('shipping') : undefined

async function suggestedFor(visit: PageVisit, draft: Draft): Promise<Address | undefined> {
  const body = addressFrom(visit.site.country, name => draft[name] ?? '')
  const checked = await ifThere(
    visit.call('cart.validateShippingAddress', { params: { basketId: CURRENT_CART }, body }),
  )
  return checked?.suggestions[0]
}

/** What a member need not type again: himself, and his main address where this site delivers to it. */
function knownOf({ consumerDetails }: ConsumerProfile, { site }: PageVisit): Draft {
  const { email, firstName, lastName, phone, address } = consumerDetails
  const home = defaultAddressOf(address)
  const person = { recipientFirstName: firstName, recipientLastName: lastName, recipientContactPhone: phone }
  const place = home && site.shipsTo.includes(home.countryCode) ? fieldsOf(home) : {}
  const told = Object.entries({ ...person, recipientContactEmail: email, ...place })
  return Object.fromEntries(told.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

function factsOf(cart: Cart) {
  const shippingComplete = cart.shippingMethods.every(({ code, contact }) => {
    if (SHIPPING_METHODS[code].needsAddress) return cart.shippingAddress !== undefined
    return code === 'digital' || contact !== undefined || cart.shippingAddress !== undefined
  })
  return {
    itemCount: cart.items.length,
    itemsAvailable: !cart.flash.some(isUnavailable),
    shippingComplete: shippingComplete && cart.flash.every(({ code }) => code !== 'InvalidShippingAddress'),
    billingAddressSet: cart.billingAddress !== undefined,
    paymentCovered: cart.totals.remainingToPay === 0,
  }
}

const CONTACT: ReadonlySet<string> = new Set([
  'recipientContactEmail',
  'recipientFirstName',
  'recipientLastName',
  'recipientContactPhone',
])

/** A field that the form shows; what is wrong with anything else is told above it. */
function shownField(
  field: string,
  { step, cart, rules }: Pick<CheckoutData, 'step' | 'cart' | 'rules'>,
): string | undefined {
  if (!cart || !rules || !isAddressField(field)) return undefined
  if (field === 'stateCityProvDept' && rules.provinces.length === 0) return undefined
  return step === 'billing' || needsAddress(cart) || CONTACT.has(field) ? field : undefined
}

const DraftCookie = z.record(z.string(), z.string())

/** Only what was typed into the form of this step: a billing address must not slip into the delivery. */
function draftOf({ cookies }: PageVisit, step: CheckoutStep | undefined): Draft {
  const text = cookies[ADDRESS_DRAFT_COOKIE]
  if (!text) return {}
  try {
    const { [DRAFT_FORM]: form, ...draft } = DraftCookie.safeParse(JSON.parse(text)).data ?? {}
    return form === step ? draft : {}
  } catch {
    // Someone else wrote this cookie: then there is no draft.
    return {}
  }
}
