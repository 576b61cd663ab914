import { expect, it } from 'vitest'
import { z } from 'zod'
import { SPECIFIED_CALLS } from './contract.calls.test-data.ts'
import { calls, contract, pathOf } from './contract.ts'
import { ERRORS } from './errors/errors.ts'

/**
 * The specification shows reviews being read, but no way to write one; pictures handed in, but no way to look at them
 * first, or at one by itself; and money going back, but no way to see how much before it is decided. It has no word for
 * proving again who one is, nor for confirming an address, nor for measuring a purchase once, nor
 * for a cart that somebody else has filled.
 */
const OUR_OWN = [
  'POST /products/v1/products/{productId}/reviews',
  'POST /products/v1/question/{questionId}/translate',
  'GET /media/{mediaId}',
  'GET /moderation/media',
  'POST /moderation/media/{mediaId}',
  'POST /consumers-v3/consumer/purchase/{orderId}/refund/preview',
  'POST /consumers-v3/consumer/purchase/{orderId}/measured',
  'POST /consumers-v3/consumer/auth/prove',
  'POST /cart/v1/cart/{basketId}/price_adjustments/approval',
  'POST /cart/v1/payment-link',
  'POST /consumers-v3/consumer/subscription/link',
  'POST /consumers-v3/consumer/email/confirm',
  'POST /consumers-v3/consumer/email/confirmation',
  'POST /consumers-v3/consumer/loyalty/confirm',
  'POST /fapi/search/note',
]

const GROUPS = Object.entries(SPECIFIED_CALLS).filter(([group]) => Object.hasOwn(contract, group))

it('lists the 133 calls of the specification', () => {
  expect(Object.values(SPECIFIED_CALLS).flat()).toHaveLength(133)
})

it.each(GROUPS)('declares every call of %s once, and none but our own beside', (group, specified) => {
  const declared = calls().flatMap(call =>
    call.group === group ? [`${call.endpoint.method} ${call.endpoint.path}`] : [],
  )
  expect(declared.filter(call => !OUR_OWN.includes(call)).toSorted()).toEqual([...specified].toSorted())
})

it('serves no two calls at one address', () => {
  const addresses = calls().map(({ endpoint }) => `${endpoint.method} ${pathOf(endpoint)}`)
  expect(addresses).toEqual([...new Set(addresses)])
})

it.each(calls())('$name describes exactly the parameters of its path', ({ endpoint }) => {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(match => match[1])
  const described = endpoint.params instanceof z.ZodObject ? Object.keys(endpoint.params.shape) : []
  expect(described.toSorted()).toEqual(inPath.toSorted())
  for (const name of endpoint.slashesIn ?? []) expect(inPath).toContain(name)
})

it.each(calls())('$name says what it does and how it fails', ({ endpoint }) => {
  expect(endpoint.summary).toMatch(/^[A-Z].*[^.]$/)
  for (const error of endpoint.errors ?? []) expect(ERRORS).toHaveProperty(error)
})

it('sends no body with GET', () => {
  expect(calls().filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.body)).toEqual([])
})
