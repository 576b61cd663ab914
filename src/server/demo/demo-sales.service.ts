import { CallError } from '#contract/client.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { backgroundShop } from '../background-shop.ts'
import { inProcessCall } from '../http/in-process-call.ts'
import type { Operation } from '../http/operation.ts'
import { newId } from '../identity/ids.ts'
import { fulfilNow } from '../orders/fulfilment.service.ts'
import { announceReturn } from '../orders/return.service.ts'
import { makeToken } from '../payment/simulator/card-token.ts'
import { simulatorSecret } from '../payment/simulator/signing.ts'
import type { Services } from '../services.ts'
import { keepForDesk, markMade, plentifulSkus } from './demo-sales.queries.ts'

const DAY_MS = 86_400_000
/** From paid to arrived. */
const STEPS = 3
const CARD = { number: '4242424242424242', expiry: { month: 4, year: 2040 }, cvc: '123' }

const BOULDER = {
  addressLine1: '2010 Spruce Street',
  city: 'Boulder',
  countryCode: 'US',
  stateCityProvDept: 'CO',
  postalCode: '80302',
  recipientContactPhone: '+13035550171',
}
const KEMPTEN = {
  addressLine1: 'Hauptstraße 1',
  city: 'Kempten',
  countryCode: 'DE',
  postalCode: '87435',
  recipientContactPhone: '+4983112345678',
}

type Sale = {
  readonly locale: Locale
  readonly address: typeof BOULDER | typeof KEMPTEN
  readonly name: readonly [first: string, last: string]
  readonly pieces: number
  readonly days: number
  /** What comes back of it: why, what its buyer says, and whether the parcel lies on the desk. */
  readonly back: {
    readonly reason: string
    readonly comment?: string
    readonly qty: number
    readonly here: boolean
    readonly days: number
  }
}

const SALES: readonly Sale[] = [
  {
    locale: 'en-us',
    address: BOULDER,
    name: ['June', 'Park'],
    pieces: 2,
    days: 9,
    back: { reason: 'reasonDamaged', comment: 'The left sole comes off at the toe.', qty: 2, here: true, days: 4 },
  },
  {
    locale: 'de-de',
    address: KEMPTEN,
    name: ['Uwe', 'Sander'],
    pieces: 2,
    days: 7,
    back: { reason: 'reasonSmall', comment: 'Einmal draußen getragen, tut mir leid.', qty: 1, here: true, days: 3 },
  },
  {
    locale: 'en-us',
    address: BOULDER,
    name: ['Casey', 'Lund'],
    pieces: 1,
    days: 5,
    back: { reason: 'reasonLarge', qty: 1, here: false, days: 1 },
  },
]

type Operations = ReadonlyMap<string, Operation>

/** Sales of the last days with what comes back of them: placed, paid, sent and announced as shoppers do it. Once. */
export async function makeDemoSales(services: Services, operations: Operations): Promise<void> {
  const { db } = services.database
  const { config } = services
  if (config.PAYMENT !== 'simulated' || config.FULFILMENT !== 'simulated' || !(await markMade(db))) return
  const secret = await simulatorSecret(db)
  for (const [place, sale] of SALES.entries()) {
    try {
      await make(services, operations, { sale, place, secret })
    } catch (error) {
      // Somebody has changed the demo shop so that it does not sell this: it opens all the same.
      if (!(error instanceof CallError)) throw error
      services.log.warn('A sale of the demo was refused', { error })
    }
  }
}

type Making = { readonly sale: Sale; readonly place: number; readonly secret: string }

async function make(services: Services, operations: Operations, { sale, place, secret }: Making): Promise<void> {
  const { locale, name, pieces, back } = sale
  const shopper = { kind: 'guest', id: newId('gst'), usid: newId('usi') } as const
  const at = (days: number): Services => {
    const moment = new Date(services.clock().getTime() - days * DAY_MS)
    // Nobody sits before it who could prove to be a person.
    return { ...services, clock: () => moment, config: { ...services.config, CAPTCHA: false } }
  }
  const then = at(sale.days)
  const shop = { ...backgroundShop(then, locale), shopper }
  const call = inProcessCall(shop, operations)
  const skus = await plentifulSkus(services.database.db, shop.site.id, place + 1)
  const sku = skus[place]
  if (sku === undefined) return
  const [firstName, lastName] = name
  const email = `${firstName}.${lastName}@cairn.test`.toLowerCase()
  const { id: basketId } = await call('cart.createWithItem', { body: { items: [{ sku, qty: pieces }] } })
  await call('cart.setShippingAddress', {
    params: { basketId },
    body: {
      ...sale.address,
      recipientFirstName: firstName,
      recipientLastName: lastName,
      recipientContactEmail: email,
      useAsBilling: true,
    },
  })
  const paymentToken = makeToken(secret, { ...CARD, holder: name.join(' ') })
  await call('cart.addPaymentInstrument', {
    params: { basketId },
    body: { payment_method_id: 'CREDIT_CARD', paymentToken },
  })
  const order = await call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
  for (let step = 0; step < STEPS; step++) await fulfilNow(then, order.orderNumber)
  const sentBack = order.items.map(({ id }) => ({ itemId: id, qty: back.qty, reason: back.reason }))
  const later = { ...backgroundShop(at(back.days), locale), shopper }
  const { returnNumber } = await announceReturn(later, order.orderNumber, {
    items: sentBack,
    email,
    comment: back.comment,
  })
  if (back.here) await keepForDesk(services.database.db, returnNumber)
}
