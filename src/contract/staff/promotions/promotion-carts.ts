import { z } from 'zod'
import { SHIPPING_METHOD_CODES } from '#domain/delivery/delivery.ts'
import { MOST_OF_ONE, MOST_TRIED } from '#domain/promotions/promotion-goods.ts'
import { AUDIENCES } from '#domain/promotions/promotion.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { Sku } from '../../fields.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Why } from './why.entities.ts'

/** What a promotion is tried on: pieces, and how many of each. */
export const TriedItems = z.array(z.object({ sku: Sku, qty: z.int().min(1).max(MOST_OF_ONE) })).max(MOST_TRIED)

const numbered = z.object({
  number: z
    .string()
    .regex(/^[A-Za-z0-9_-]{4,64}$/)
    .meta({ description: 'Of an order, or of a cart', examples: ['CRN-7KD2-M4QX'] }),
})

/** A real cart or order to try a promotion on, without the person behind it. */
export const cartOf = staffEndpoint({
  method: 'GET',
  path: '/promotion-carts/{number}',
  staff: 'promotions.read',
  summary: 'Read what is in a cart or an order, to try a promotion on it',
  description: 'What its buyer is takes the right to read orders of the site; without it, that is left out.',
  params: numbered,
  response: z.object({
    siteId: z.enum(SITE_IDS),
    items: TriedItems,
    shippingCode: z.enum(SHIPPING_METHOD_CODES),
    audience: z.array(z.enum(AUDIENCES)),
  }),
  errors: ['STAFF_NOT_FOUND'],
})

export const whyOf = staffEndpoint({
  method: 'GET',
  path: '/promotion-carts/{number}/why',
  staff: 'promotions.read',
  summary: 'Say which step made each amount of a cart or an order',
  description: 'Which gift card paid takes the right to read orders of the site; without it, that is left out.',
  params: numbered,
  response: Why,
  errors: ['STAFF_NOT_FOUND'],
})
