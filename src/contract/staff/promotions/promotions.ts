import { z } from 'zod'
import { SHIPPING_METHOD_CODES } from '#domain/delivery/delivery.ts'
import { PROMOTION_KINDS } from '#domain/promotions/promotion-kinds.ts'
import { AUDIENCES, EXCLUSIVITIES, PROMOTION_LEVELS } from '#domain/promotions/promotion.ts'
import { LANGUAGES, SITE_IDS } from '#domain/sites/sites.ts'
import { BasketId, ColourProductId, looseLine, OrderNumber, Sku } from '../../fields.ts'
import { Currency } from '../../products/price.entities.ts'
import { cartOf, TriedItems, whyOf } from './promotion-carts.ts'
import { goods } from './promotion-goods.ts'
import { Why } from './why.entities.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Moment, Next, pageQuery } from '../people/staff.entities.ts'
import { StaffTask } from '../jobs/tasks.ts'

const PromotionId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/)
  .meta({ description: 'Its short name', examples: ['trail10'] })
const SiteId = z.enum(SITE_IDS)
const Amount = z.int().min(0).max(99_999_999)
const few = <S extends z.ZodType>(schema: S) => z.array(schema).max(500).default([])
const StyleId = z.string().regex(/^[A-Z0-9]{8,11}$/)
const chosen = { productIds: few(ColourProductId), masterIds: few(StyleId), categoryIds: few(z.int().min(1)) }

const Made = z
  .object({
    names: z.partialRecord(z.enum(LANGUAGES), looseLine(120)).meta({ examples: [{ en: '10 off on the trail' }] }),
    callouts: z.partialRecord(z.enum(LANGUAGES), looseLine(200)).default({}),
    level: z.enum(PROMOTION_LEVELS),
    kind: z.enum(PROMOTION_KINDS),
    sites: z.array(SiteId).default([]).meta({ description: 'None named means every site' }),
    startsAt: Moment.optional(),
    endsAt: Moment.optional(),
    couponOnly: z.boolean().default(false),
    audience: z.array(z.enum(AUDIENCES)).default([]),
    percent: z.number().gt(0).max(100).optional(),
    amount: Amount.optional(),
    scope: z.object({ skus: few(Sku), ...chosen }).prefault({}),
    excluded: z.object(chosen).prefault({}),
    minSubtotal: Amount.default(0),
    minQty: z.int().min(0).max(999).default(0),
    buyQty: z.int().min(1).max(99).optional(),
    getQty: z.int().min(1).max(99).optional(),
    bundleProductIds: z.array(ColourProductId).max(20).default([]),
    giftSku: Sku.optional(),
    giftQty: z.int().min(1).max(10).default(1),
    shippingCodes: z.array(z.enum(SHIPPING_METHOD_CODES)).min(1).default(['standard']),
    priority: z.int().min(-1000).max(1000).default(0),
    exclusivity: z.enum(EXCLUSIVITIES).default('none'),
    maxUses: z.int().min(1).max(10_000_000).optional(),
    maxUsesPerCustomer: z.int().min(1).max(1000).optional(),
    approachingPercent: z.int().min(0).max(100).default(60),
  })
  .meta({ id: 'PromotionMade', description: 'What a promotion gives, to whom, when, and beside which others' })

const Batch = z.object({
  id: z.string(),
  prefix: z.string(),
  fileName: z.string().optional().meta({ description: 'Of codes that came by a file, its name' }),
  importId: z.string().optional(),
  wanted: z.int(),
  made: z.int(),
  used: z.int(),
  createdAt: Moment,
  endsAt: Moment.optional(),
  revokedAt: Moment.optional(),
})

const STATES = ['draft', 'waiting', 'coming', 'on', 'over', 'stopped'] as const
const given = z.array(z.object({ siteId: SiteId, currency: Currency, orders: z.int(), given: z.int() }))
const Replay = z.object({
  done: z.boolean(),
  ofThis: z.boolean().meta({ description: 'Whether it is of the promotion as it is now' }),
  orders: z.int().meta({ description: 'Of the last 30 days' }),
  touched: z.int(),
  sites: z.array(z.object({ siteId: SiteId, currency: Currency, orders: z.int(), given: z.int(), changed: z.int() })),
})

const Summary = z.object({
  id: PromotionId,
  made: Made,
  state: z.enum(STATES),
  revision: z.int(),
  mayChange: z.boolean(),
})

const Shown = Summary.extend({
  askedBy: z.string().optional(),
  mayStart: z.boolean().meta({ description: 'Alone; otherwise a second person is asked' }),
  mayDecide: z.boolean(),
  usage: given.meta({ description: 'Of the last thousand orders that had it' }),
  redeemed: z.int().meta({ description: 'Orders that had it, all of them' }),
  replay: Replay.optional(),
}).meta({ id: 'StaffPromotion' })

const one = z.object({ promotionId: PromotionId })
const batch = one.extend({
  batchId: z
    .string()
    .regex(/^cpb_[0-9a-z]{4,40}$/)
    .meta({ examples: ['cpb_4kd92m'] }),
})
const seen = z.object({ seen: z.int().meta({ description: 'The revision that was looked at' }) })
const NOT_NOW = ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'] as const

export const promotions = {
  goods,
  list: staffEndpoint({
    method: 'GET',
    path: '/promotions',
    staff: 'promotions.read',
    summary: 'List the promotions',
    query: pageQuery(200).extend({ state: z.enum(STATES).optional() }),
    response: z.object({ promotions: z.array(Summary), next: Next }),
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/promotions/{promotionId}',
    staff: 'promotions.read',
    summary: 'Show a promotion, and what it has given',
    params: one,
    response: Shown,
    errors: ['STAFF_NOT_FOUND'],
  }),
  save: staffEndpoint({
    method: 'PUT',
    path: '/promotions/{promotionId}',
    staff: 'promotions.write',
    summary: 'Make a promotion, or change one that does not run',
    params: one,
    body: z.object({
      made: Made,
      seen: z.int().optional().meta({ description: 'The revision that is changed; none makes a new one' }),
    }),
    response: Shown,
    errors: [...NOT_NOW],
  }),
  start: staffEndpoint({
    method: 'POST',
    path: '/promotions/{promotionId}/start',
    staff: 'promotions.write',
    proof: true,
    summary: 'Let a promotion begin at its time; what costs more than one’s limit is asked of a second person',
    description:
      'What it costs is what it would have given on the orders of the last 30 days, by a replay of it as it is now; without one, ' +
      'or where that touched fewer than twenty orders, nobody knows, and only a limit without end will do.',
    params: one,
    body: seen,
    response: Shown,
    errors: [...NOT_NOW, 'STAFF_SECOND_PERSON'],
  }),
  stop: staffEndpoint({
    method: 'POST',
    path: '/promotions/{promotionId}/stop',
    staff: 'promotions.write',
    summary: 'Stop a promotion at once, or take back the wish to start it',
    params: one,
    response: Shown,
    errors: [...NOT_NOW],
  }),
  attempt: staffEndpoint({
    method: 'POST',
    path: '/promotions/attempts',
    staff: 'promotions.read',
    summary: 'Try a promotion on a cart: what it would cost without it and with it, step by step',
    body: z.object({
      promotionId: PromotionId,
      made: Made,
      siteId: SiteId,
      items: TriedItems.min(1),
      audience: z.array(z.enum(AUDIENCES)).default([]).meta({ description: 'What who buys is' }),
      shippingCode: z.enum(SHIPPING_METHOD_CODES).default('standard'),
    }),
    response: z.object({ given: z.int(), before: Why, after: Why, unknown: z.array(z.string()) }),
    errors: ['STAFF_FORBIDDEN'],
  }),
  cartOf,
  whyOf,
  replay: staffEndpoint({
    method: 'POST',
    path: '/promotions/{promotionId}/replays',
    staff: 'promotions.write',
    summary: 'Replay a promotion on the orders of the last 30 days',
    params: one,
    response: StaffTask,
    errors: [...NOT_NOW],
  }),
  batches: staffEndpoint({
    method: 'GET',
    path: '/promotions/{promotionId}/coupons',
    staff: 'promotions.read',
    summary: 'List the coupons of a promotion batch by batch, the newest first',
    params: one,
    query: pageQuery(50),
    response: z.object({ batches: z.array(Batch), next: Next }),
    errors: ['STAFF_NOT_FOUND'],
  }),
  makeCoupons: staffEndpoint({
    method: 'POST',
    path: '/promotions/{promotionId}/coupons',
    staff: 'promotions.write',
    proof: true,
    summary: 'Make up to 100,000 coupons that are used once each; the task’s file holds the codes',
    params: one,
    body: z.object({
      count: z.int().min(1).max(100_000),
      prefix: z.string().regex(/^[A-Z0-9]{2,12}$/),
      endsAt: Moment.optional(),
    }),
    response: StaffTask,
    errors: [...NOT_NOW],
  }),
  revokeCoupons: staffEndpoint({
    method: 'DELETE',
    path: '/promotions/{promotionId}/coupons/{batchId}',
    staff: 'promotions.write',
    summary: 'Let no coupon of a batch count any more',
    params: batch,
    response: z.object({ revoked: z.int() }),
    errors: [...NOT_NOW],
  }),
  couponFile: staffEndpoint({
    method: 'GET',
    path: '/promotions/{promotionId}/coupons/{batchId}/file',
    staff: 'promotions.write',
    proof: true,
    summary: 'Download the codes of a batch, with how often each was used',
    params: batch,
    produces: 'text/plain',
    response: z.instanceof(ReadableStream),
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'],
  }),
}

export const why = {
  order: staffEndpoint({
    method: 'GET',
    path: '/why/orders/{orderNumber}',
    staff: 'orders.read',
    summary: 'Say which step made each amount of an order',
    params: z.object({ orderNumber: OrderNumber }),
    response: Why,
    errors: ['STAFF_NOT_FOUND'],
  }),
  cart: staffEndpoint({
    method: 'GET',
    path: '/why/carts/{basketId}',
    staff: 'orders.read',
    summary: 'Say which step makes each amount of a cart as it is now',
    params: z.object({ basketId: BasketId }),
    response: Why,
    errors: ['STAFF_NOT_FOUND'],
  }),
}
