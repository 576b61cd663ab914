import type { Call } from '#contract/client.ts'
import { cardToken } from './card-token.ts'
import type { Visitor } from './http-transport.ts'

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  fraud: '4000000000009979',
  expired: '4000000000000069',
  challenge: '4000000000003220',
  frictionless: '4000000000003055',
  broken: '4000000000000119',
  silent: '4000000000000093',
  lostAnswer: '4000000000000341',
} as const

export const HOME = {
  addressLine1: '1200 Pearl Street',
  city: 'Boulder',
  countryCode: 'US',
  stateCityProvDept: 'CO',
  postalCode: '80302',
  recipientFirstName: 'Robin',
  recipientLastName: 'Hale',
  recipientContactEmail: 'robin@cairn.test',
  recipientContactPhone: '+13035550147',
}
export type Home = Omit<typeof HOME, 'stateCityProvDept'> & { stateCityProvDept?: string }

export const KEMPTEN: Home = {
  addressLine1: 'Hauptstraße 1',
  city: 'Kempten',
  countryCode: 'DE',
  postalCode: '87435',
  recipientFirstName: 'Jo',
  recipientLastName: 'Müller',
  recipientContactEmail: 'jo@cairn.test',
  recipientContactPhone: '+4983112345678',
}

export type Buyer = { call: Call; visitor: Visitor }
type Wish = { sku: string; qty?: number; card?: string | null; address?: Home | null }

/** A cart with an address and a card, ready to be ordered. */
export async function cartToOrder(
  buyer: Buyer,
  { sku, qty = 1, card = CARDS.good, address = HOME }: Wish,
): Promise<string> {
  const { id: basketId } = await buyer.call('cart.createWithItem', { body: { items: [{ sku, qty }] } })
  if (address)
    await buyer.call('cart.setShippingAddress', { params: { basketId }, body: { ...address, useAsBilling: true } })
  if (card !== null) await payWith(buyer, basketId, card)
  return basketId
}

export async function payWith(buyer: Buyer, basketId: string, card: string): Promise<void> {
  const paymentToken = await cardToken(buyer.visitor, card)
  const body = { payment_method_id: 'CREDIT_CARD', paymentToken } as const
  await buyer.call('cart.addPaymentInstrument', { params: { basketId }, body })
}

/** Answers a 3-D Secure challenge or a provider's page, and gives what the browser would carry back. */
export async function answerChallenge(buyer: Buyer, url: string, fields: Record<string, string>) {
  const response = await buyer.visitor.fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  const text = (response.headers.get('location') ?? '') + (await response.text())
  const authenticationResult = /cres_[\w-]+/.exec(text)?.[0]
  if (authenticationResult === undefined) throw new Error(`The bank answered ${response.status} without a result`)
  return { transactionId: url.split('/').at(-1) ?? '', authenticationResult }
}
