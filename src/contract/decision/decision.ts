import { z } from 'zod'
import { PAGE_TYPES } from '#domain/content/page-types.ts'
import { LIMITS } from '#domain/time/timings.ts'
import { RecommendedProduct } from '../content/content-commerce.ts'
import { endpoint } from '../endpoint.ts'
import { CategoryId, looseLine, ProductId, Sku } from '../fields.ts'

const MOST = LIMITS.recommendationImpressions
const RecTokens = z.array(z.string().min(1).max(500)).min(1).max(MOST)
const key = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,99}$/)

export const DecisionEvent = z
  .discriminatedUnion('eventType', [
    z.strictObject({
      eventType: z.literal('DecisionRequest'),
      requestId: key,
      decisions: z.array(key).min(1).max(10).describe('Names of the decisions asked for.'),
      limit: z.int().min(1).max(MOST).default(MOST),
    }),
    z.strictObject({
      eventType: z.literal('PageView'),
      path: looseLine(2000),
      pageType: z.enum(PAGE_TYPES).default('Other'),
      categoryId: CategoryId.optional(),
    }),
    z.strictObject({ eventType: z.literal('ProductDetailView'), productId: ProductId }),
    z.strictObject({ eventType: z.literal('Cart'), skus: z.array(Sku).max(100) }),
    z.strictObject({ eventType: z.literal('RecImpressions'), recTokens: RecTokens }),
    z.strictObject({ eventType: z.literal('RecClicks'), recTokens: RecTokens }),
    z.strictObject({
      eventType: z.literal('ExperimentImpression'),
      experienceId: key,
      variantId: key.describe('Number-key, or Baseline.'),
    }),
    z
      .strictObject({ eventType: z.literal('ExperimentClick'), experienceId: key })
      .describe('A click on an item that is tested, by somebody who saw it.'),
    z
      .strictObject({ eventType: z.literal('ConsentWithdrawn') })
      .describe('Whoever agreed before does not any more: what is kept under his name goes, and nothing is answered.'),
    z
      .strictObject({
        eventType: z.literal('WidgetClick'),
        product: ProductId,
        title: looseLine(200),
        path: looseLine(2000),
      })
      .describe('A click on a block of the second recommendation source.'),
  ])
  .meta({ id: 'DecisionEvent' })
export type DecisionEvent = z.output<typeof DecisionEvent>

const DecideRequest = z
  .strictObject({
    customerId: key
      .optional()
      .describe('The consumer; counts only where he is signed in. His devices then share what he looked at.'),
    channel: key.describe('Where the visitor is, such as ECOMM or MAPP.'),
    events: z.array(DecisionEvent).min(1).max(50),
    monetateId: key
      .optional()
      .describe('The visitor, as the answer before named them. Who made up a name is in no test of the shop.'),
  })
  .meta({ id: 'DecideRequest' })

export const DecisionAction = z
  .object({
    actionType: z.literal('recommendations'),
    decision: z.string(),
    variant: z.string().describe('Control: nothing is to be counted. Otherwise number-key, or Baseline.'),
    items: z.array(RecommendedProduct).max(MOST),
  })
  .meta({ id: 'DecisionAction', description: 'A testing decision: a variant and its products.' })
export type DecisionAction = z.output<typeof DecisionAction>

export const DecideResponse = z
  .object({
    monetateId: z.string(),
    responses: z
      .array(z.object({ requestId: z.string(), actions: z.array(DecisionAction) }))
      .min(1)
      .describe('One per request for decisions; without any request the first has no actions.'),
  })
  .meta({ id: 'DecideResponse' })

export const decision = {
  decide: endpoint({
    base: '',
    method: 'POST',
    path: '/api/engine/v1/decide/{brand}',
    summary: 'Report what a visitor did and ask what to show',
    description: 'Called only with consent to targeting.',
    recordsItself: true,
    params: z.strictObject({ brand: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
    body: DecideRequest,
    response: DecideResponse,
    errors: ['NOT_FOUND'],
  }),
}
