import type { z } from 'zod'
import type { AddPaymentInstrument, PaymentMethodId, PaymentMethods } from '#contract/payment/payment.entities.ts'
import { installmentsOf } from '#domain/checkout/installments.ts'
import type { Texts } from '#domain/sites/texts.ts'
import { changeCart, priced, type PricedCart } from '../cart/cart.service.ts'
import type { CartPayment, CartState } from '../cart/cart-state.ts'
import { newId } from '../cart/ids.ts'
import { getOwnCard } from '../consumer/cards.service.ts'
import { getGiftCard, giftCardToPay, requireRoom, type GiftCard } from '../gift-cards/gift-card.service.ts'
import { PROVIDER_METHODS, ProviderUnavailable, type ProviderMethod } from '../payment/payment-provider.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { payLaterFits, requirePayable, requireUnexpired } from './begin-order.ts'

type Input = z.output<typeof AddPaymentInstrument>
type CardInput = Extract<Input, { payment_method_id: 'CREDIT_CARD' }>

const NAMES: Texts<PaymentMethodId> = {
  CREDIT_CARD: {
    en: 'Credit or debit card',
    fr: 'Carte bancaire',
    de: 'Kredit- oder Debitkarte',
    es: 'Tarjeta de crédito o débito',
  },
  GIFT_CARD: { en: 'Gift card', fr: 'Carte cadeau', de: 'Geschenkkarte', es: 'Tarjeta regalo' },
  WALLET: { en: 'Wallet', fr: 'Portefeuille', de: 'Wallet', es: 'Monedero' },
  PAY_LATER: { en: 'Pay later', fr: 'Payer plus tard', de: 'Später bezahlen', es: 'Pagar después' },
}

const BRANDS = ['visa', 'mastercard', 'amex'] as const
const INSTALLMENTS = 4

export async function paymentMethods(shop: Shop, basketId: string): Promise<z.output<typeof PaymentMethods>> {
  const cart = await priced(shop, basketId)
  const { remainingToPay } = cart.totals
  const offered = await offeredMethods(shop)
  const { brands = {} } = shop.services.payments.provider
  const name = (id: PaymentMethodId, brand?: string) => ({
    id,
    name: brand ?? NAMES[id][shop.language],
    ...(brand !== undefined && { brands: [brand.toLowerCase()] }),
  })
  return {
    paymentMethods: [
      ...(offered.includes('card') ? [{ ...name('CREDIT_CARD'), brands: [...BRANDS] }] : []),
      ...(onlyGiftCards(cart) ? [] : [name('GIFT_CARD')]),
      ...(offered.includes('wallet') ? [name('WALLET', brands.wallet)] : []),
      ...(offered.includes('pay-later') && payLaterFits(remainingToPay)
        ? [{ ...name('PAY_LATER', brands['pay-later']), installments: installmentsOf(remainingToPay, INSTALLMENTS) }]
        : []),
    ],
    currency: shop.site.currency,
  }
}

/** A session is for a way that this cart can be paid in, and that a provider takes: gift cards are the shop's own. */
export async function requireOffered(shop: Shop, basketId: string, method: PaymentMethodId): Promise<void> {
  const { paymentMethods: offered } = await paymentMethods(shop, basketId)
  if (method === 'GIFT_CARD' || !offered.some(({ id }) => id === method))
    throw new StoreError('PAYMENT_ERROR', { reason: 'method' })
}

/** What the provider's account has. While it never said, cards: without it nothing can be paid, and nothing is charged. */
async function offeredMethods({ services: { payments }, log }: Shop): Promise<readonly ProviderMethod[]> {
  try {
    const offered = (await payments.provider.methods?.()) ?? PROVIDER_METHODS
    if (offered.length === 0) log.error('The account of the payment provider has no way to pay turned on')
    return offered
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    log.warn('The payment provider does not say what it offers', { error })
    return ['card']
  }
}

const onlyGiftCards = ({ lines }: PricedCart) => lines.length > 0 && lines.every(({ sellable }) => sellable.isGiftCard)

/** The gift card that is to pay, if one is: number and code belong together. */
export async function findGiftCard(shop: Shop, input: Input): Promise<GiftCard | undefined> {
  if (input.payment_method_id !== 'GIFT_CARD') return undefined
  await shop.services.rateLimits.take(GUESSING, shop.address, shop.now.getTime())
  return getGiftCard(shop, input.giftCardNumber, input.giftCardCode)
}

export async function addInstrument(
  shop: Shop,
  basketId: string,
  input: Input,
  giftCard: GiftCard | undefined,
): Promise<PricedCart> {
  if (giftCard) return addGiftCard(shop, basketId, giftCard)
  if (input.payment_method_id === 'GIFT_CARD') throw new StoreError('GC_INVALID2')
  if (input.payment_method_id === 'CREDIT_CARD') return addCard(shop, basketId, input)
  const method = input.payment_method_id
  return changeCart(shop, basketId, {
    change: state => paidBy(state, { id: newId('pin'), method }),
    verify: cart => requirePayable(method, cart.totals.remainingToPay, shop.site.currency),
  })
}

/** Gift cards add up; of everything else the last one counts. */
const paidBy = (state: CartState, payment: CartPayment): CartState => ({
  ...state,
  payments: [...state.payments.filter(({ method }) => method === 'GIFT_CARD'), payment],
})

const numbersOf = ({ payments }: CartState) => payments.flatMap(({ giftCard }) => giftCard?.number ?? [])

/** Numbers and codes are as easily guessed here as where balances are told. */
const GUESSING = { name: 'gift card to pay', perMinute: 10 }

async function addGiftCard(shop: Shop, basketId: string, card: GiftCard): Promise<PricedCart> {
  const cart = await priced(shop, basketId)
  const giftCard = giftCardToPay(card, { applied: numbersOf(cart.state), onlyGiftCards: onlyGiftCards(cart) })
  return changeCart(shop, basketId, {
    change: state => {
      // Looked at once more: another tab may have added one since.
      requireRoom(numbersOf(state), giftCard.number)
      return { ...state, payments: [{ id: newId('pin'), method: 'GIFT_CARD', giftCard }, ...state.payments] }
    },
  })
}

async function addCard(shop: Shop, basketId: string, input: CardInput): Promise<PricedCart> {
  if (input.paymentInstrumentId !== undefined) return addSavedCard(shop, basketId, input.paymentInstrumentId)
  if (input.paymentToken === undefined)
    throw new StoreError('INVALID_INPUT', { field: 'body.paymentToken', reason: 'send a token or a saved card' })
  const facts = await described(shop, input.paymentToken)
  if (!facts) throw new StoreError('PAYMENT_INSTRUMENT_NOT_FOUND')
  if ('method' in facts) {
    const method = facts.method === 'wallet' ? 'WALLET' : 'PAY_LATER'
    const card = { token: input.paymentToken }
    return changeCart(shop, basketId, { change: state => paidBy(state, { id: newId('pin'), method, card }) })
  }
  const { fingerprint: _, ...shown } = facts
  const card = { token: input.paymentToken, ...shown, ...(input.saveCard && { saveCard: true }) }
  requireUnexpired(shop, { card })
  return changeCart(shop, basketId, {
    change: state => paidBy(state, { id: newId('pin'), method: 'CREDIT_CARD', card }),
  })
}

async function described(shop: Shop, token: string) {
  try {
    return await shop.services.payments.provider.describeToken(token)
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new StoreError('PAYMENT_ERROR', { reason: 'unavailable' })
    throw error
  }
}

async function addSavedCard(shop: Shop, basketId: string, savedCardId: string): Promise<PricedCart> {
  if (shop.shopper.kind !== 'consumer') throw new StoreError('PAYMENT_INSTRUMENT_NOT_FOUND')
  const { token, instrument } = await getOwnCard(shop, savedCardId)
  const { paymentInstrumentId: _id, main: _main, ...facts } = instrument.card
  const { billingAddress } = instrument
  const card = { token, savedCardId, ...facts }
  requireUnexpired(shop, { card })
  return changeCart(shop, basketId, {
    change: state => {
      if (!state.billingAddress && !billingAddress) throw new StoreError('ADDRESS_NOT_FOUND')
      const paid = paidBy(state, { id: newId('pin'), method: 'CREDIT_CARD', card })
      return billingAddress && !state.billingAddress ? { ...paid, billingAddress } : paid
    },
  })
}

export function removeInstrument(shop: Shop, basketId: string, instrumentId: string): Promise<PricedCart> {
  return changeCart(shop, basketId, {
    change: state => {
      if (!state.payments.some(({ id }) => id === instrumentId)) throw new StoreError('PAYMENT_INSTRUMENT_NOT_FOUND')
      return { ...state, payments: state.payments.filter(({ id }) => id !== instrumentId) }
    },
  })
}

/** A card that was refused under a token that works once would be refused for ever: another has to be named. */
export async function dropUsedUp(shop: Shop, basketId: string, token: string | undefined): Promise<void> {
  if (token === undefined || !shop.services.payments.provider.worksOnce?.(token)) return
  await changeCart(shop, basketId, {
    change: state => ({ ...state, payments: state.payments.filter(({ card }) => card?.token !== token) }),
  })
}
