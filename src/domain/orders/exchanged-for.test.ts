import { describe, expect, it } from 'vitest'
import { exchangedFor, sizeBeside } from './exchanged-for.ts'

const line = (id: string, of: { qty?: number; cancelledQty?: number; exchangeOf?: string } = {}) => ({
  id,
  qty: 1,
  cancelledQty: 0,
  ...of,
})
const swapsOf = (lines: ReturnType<typeof line>[]) =>
  lines.map(each =>
    exchangedFor(lines, each)
      .map(({ id }) => id)
      .join(','),
  )

describe('what a size was exchanged for', () => {
  it('is what came in its place, one after the other', () => {
    const first = line('S', { cancelledQty: 1 })
    expect(swapsOf([first, line('other'), line('M', { exchangeOf: 'S' })])).toEqual(['M', '', ''])
    const second = line('M', { exchangeOf: 'S', cancelledQty: 1 })
    expect(swapsOf([first, second, line('L', { exchangeOf: 'S' })])).toEqual(['M', 'L', ''])
  })

  it('is each that came in the place of several pieces, and none of what was only cancelled', () => {
    const both = [
      line('S', { qty: 2, cancelledQty: 2 }),
      line('M', { exchangeOf: 'S' }),
      line('L', { exchangeOf: 'S' }),
    ]
    expect(swapsOf(both)).toEqual(['M,L', '', ''])
    expect(swapsOf([line('S', { cancelledQty: 1 }), line('M', { cancelledQty: 1 })])).toEqual(['', ''])
  })

  it('is nothing while the first one comes back by itself', () => {
    expect(swapsOf([line('S'), line('M', { exchangeOf: 'S' })])).toEqual(['', ''])
  })
})

it('is called by its size, and by its number where the other one is called the same', () => {
  const regular = { sku: 'BOOT-9', size: '9' }
  expect(sizeBeside(regular, { sku: 'BOOT-10', size: '10' })).toBe('9')
  expect(sizeBeside(regular, { sku: 'BOOT-9W', size: '9' })).toBe('BOOT-9')
  expect(sizeBeside({ sku: 'BAG' }, { sku: 'BAG-2' })).toBe('BAG')
})
