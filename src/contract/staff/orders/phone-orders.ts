import { z } from 'zod'
import { LOCALES, SITE_IDS } from '#domain/sites/sites.ts'
import { ShippingAddressInput, Address } from '../../address/address.entities.ts'
import { AppliedPromotion, ShippingMethodCode } from '../../cart/cart-item.entities.ts'
import { UNSELLABLE, UNSHIPPABLE } from '../../cart/cart-errors.ts'
import { Totals } from '../../cart/cart.entities.ts'
import { ConsumerId, Email, ItemId, line, OrderNumber, Sku } from '../../fields.ts'
import { personal } from '../../hidden.ts'
import { Currency, Money } from '../../products/price.entities.ts'
import { PHONE_ORDER_STATES } from './phone-order-words.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { TimedPage } from '../cursors.ts'
import { Done, Moment, pageOf } from '../people/staff.entities.ts'

const one = z.object({ id: z.string().max(60) })

const PhoneOrderRow = z
  .object({
    id: z.string(),
    site: z.enum(SITE_IDS),
    state: z.enum(PHONE_ORDER_STATES),
    createdAt: Moment,
    by: z.string().meta({ description: 'Who prepared it' }),
    pieces: z.int().optional().meta({ description: 'Until its buyer has it' }),
    email: z.string().optional().meta(personal),
    customerId: ConsumerId.optional().meta({
      description: 'The member for whom it is counted, and who alone can pay it',
    }),
    expiresAt: Moment.optional(),
    orderNumber: OrderNumber.optional(),
  })
  .meta({ id: 'PhoneOrderRow' })

const PhoneOrder = z
  .object({
    ...PhoneOrderRow.shape,
    cartId: z.string().meta({ description: 'The cart that it is; history names it by this' }),
    locale: z.enum(LOCALES),
    currency: Currency,
    sentAt: Moment.optional(),
    openedAt: Moment.optional(),
    address: Address.optional().meta(personal),
    lines: z.array(
      z.object({
        itemId: ItemId,
        sku: z.string(),
        name: z.string(),
        detail: z.string(),
        qty: z.int(),
        amount: Money,
      }),
    ),
    totals: Totals.optional().meta({ description: 'As the shop counts now; not of what was ordered or taken back' }),
    orderPromotions: z.array(AppliedPromotion).meta({ description: 'What takes something off the order as a whole' }),
    delivery: ShippingMethodCode.optional(),
    deliveries: z.array(z.object({ code: ShippingMethodCode, name: z.string(), price: Money })),
    mayChange: z.boolean(),
    maySend: z.boolean(),
    mayRevoke: z.boolean(),
  })
  .meta({ id: 'PhoneOrder' })

const Wish = z
  .object({
    locale: z.enum(LOCALES),
    items: z
      .array(z.object({ sku: Sku, qty: z.int().min(1).max(99) }))
      .min(1)
      .max(50),
    address: ShippingAddressInput.extend({ recipientContactEmail: Email.meta({ ...Email.meta(), ...personal }) }).meta(
      personal,
    ),
    delivery: ShippingMethodCode.optional(),
  })
  .meta({ id: 'PhoneOrderWish', description: 'What somebody on the telephone wants, and where it goes' })

const REFUSED = [
  'STAFF_NOT_FOUND',
  'STAFF_FORBIDDEN',
  'STAFF_NOT_NOW',
  ...UNSHIPPABLE,
  'SHIPPING_METHOD_UNAVAILABLE',
  ...UNSELLABLE,
  'ITEMS_OOS',
  'ITEMS_UNAVAILABLE',
] as const

/** Orders for somebody on the telephone: staff fill the cart, the buyer pays by a link. */
export const phoneOrders = {
  find: staffEndpoint({
    method: 'GET',
    path: '/phone-orders/pieces',
    staff: 'orders.write',
    summary: 'Find sizes to sell by SKU, barcode or name, with price and what is free',
    query: z.object({ q: line(80), locale: z.enum(LOCALES) }),
    response: z.object({
      pieces: z.array(
        z.object({
          sku: z.string(),
          name: z.string(),
          detail: z.string(),
          price: Money,
          currency: Currency,
          free: z.int(),
        }),
      ),
    }),
    errors: ['STAFF_FORBIDDEN'],
  }),
  list: staffEndpoint({
    method: 'GET',
    path: '/phone-orders',
    staff: 'orders.read',
    personal: true,
    summary: 'List orders that were taken on the telephone, newest first',
    query: TimedPage.extend({ site: z.enum(SITE_IDS).optional() }),
    response: pageOf(PhoneOrderRow),
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/phone-orders/{id}',
    staff: 'orders.read',
    personal: true,
    summary: 'Show one, with what it comes to now',
    params: one,
    response: PhoneOrder,
    errors: ['STAFF_NOT_FOUND'],
  }),
  create: staffEndpoint({
    method: 'POST',
    path: '/phone-orders',
    staff: 'orders.write',
    summary: 'Fill a cart for somebody on the telephone',
    body: Wish.extend({
      customerId: ConsumerId.optional().meta({
        description: 'A member: prices and points are theirs once they sign in',
      }),
    }).meta({ id: 'NewPhoneOrder' }),
    response: z.object({ id: z.string() }),
    errors: REFUSED,
  }),
  change: staffEndpoint({
    method: 'PUT',
    path: '/phone-orders/{id}',
    staff: 'orders.write',
    summary: 'Change what is in it, until its buyer has opened it',
    params: one,
    body: Wish,
    response: Done,
    errors: REFUSED,
  }),
  send: staffEndpoint({
    method: 'POST',
    path: '/phone-orders/{id}/link',
    staff: 'orders.write',
    summary: 'Mail the link with which its buyer pays; a link sent before ends',
    params: one,
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'],
  }),
  revoke: staffEndpoint({
    method: 'DELETE',
    path: '/phone-orders/{id}',
    staff: 'orders.write',
    summary: 'Take it back, until its buyer has opened it: its link ends, and nobody can order it any more',
    params: one,
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'],
  }),
}
