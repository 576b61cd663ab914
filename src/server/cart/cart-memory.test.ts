import { expect, it } from 'vitest'
import { CartMemory } from './cart-memory.ts'
import type { CartState } from './cart-state.ts'

const withLines = (count: number): CartState => ({
  lines: Array.from({ length: count }, (_, n) => ({ id: `${n}`, sku: 'S', qty: 1, delivery: { code: 'standard' } })),
  coupons: [],
  payments: [],
})

it('keeps the newest writing of a cart', () => {
  const memory = new CartMemory()
  memory.remember('a', '1.1', withLines(1))
  memory.remember('a', '2.2', withLines(2))
  expect(memory.find('a')).toMatchObject({ version: '2.2', state: withLines(2) })
})

it('forgets what it is told to, and counts its lines no more', () => {
  const memory = new CartMemory()
  memory.remember('kept', '1.1', withLines(1))
  for (let n = 0; n < 300; n++) {
    memory.remember('gone', '1.1', withLines(200))
    memory.forget('gone')
  }
  expect([memory.find('gone'), memory.find('kept')?.version]).toEqual([undefined, '1.1'])
})

it('forgets the oldest carts when it has too many lines', () => {
  const memory = new CartMemory()
  for (let n = 0; n < 200; n++) memory.remember(`cart-${n}`, '1.1', withLines(200))
  expect(memory.find('cart-0')).toBeUndefined()
  expect(memory.find('cart-100')).toBeUndefined()
  expect(memory.find('cart-199')).toBeDefined()
})
