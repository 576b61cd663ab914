import { expect, it } from 'vitest'
import { createClient } from '#contract/client.ts'
import { findCart } from './find-cart.ts'

const guest = { kind: 'guest', cartEmpty: false } as const
const answering = (status: number, body: object) => ({
  viewer: guest,
  call: createClient(async () => ({ status, body })),
})

it('finds the cart, or nothing where there is none', async () => {
  expect(await findCart(answering(200, { id: 'bsk_1' }))).toEqual({ id: 'bsk_1' })
  const none = {
    errorDetails: [{ errorId: 'BSK404', name: 'CART_NOT_FOUND', message: '' }],
    appId: '',
    correlationId: '',
  }
  expect(await findCart(answering(404, none))).toBeUndefined()
})

it('does not take a shop that cannot answer for an empty cart', async () => {
  await expect(findCart(answering(500, {}))).rejects.toMatchObject({ status: 500 })
})
