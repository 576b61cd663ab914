import { expect, it } from 'vitest'
import { comingBack } from './coming-back.ts'

it('counts what is announced of a line, and nothing where a server of the version before does not tell it', () => {
  const status = 'return-requested'
  const items = [
    { itemId: 'boots', qty: 2 },
    { itemId: 'socks', qty: 1 },
  ]
  expect(comingBack([{ status, items }, { status }, { status: 'returned', items }], 'boots')).toBe(2)
})
