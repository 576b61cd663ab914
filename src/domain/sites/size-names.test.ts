import { describe, expect, it } from 'vitest'
import { bareSize, sizeName, sizeUnit } from './size-names.ts'

describe('the name of a size', () => {
  const shoe = { label: '9', us: '9', uk: '8', eu: '42.5' }

  it('is the label where that is what people there say', () => {
    expect(sizeName(shoe, 'US')).toBe('9')
    expect(sizeName({ label: 'M', us: 'M', uk: 'M', eu: 'M' }, 'EU')).toBe('M')
    expect(sizeName({ label: '60 L', us: null, uk: null, eu: null }, 'EU')).toBe('60 L')
  })

  it('says its system elsewhere, which can be told apart again', () => {
    expect(sizeName(shoe, 'EU')).toBe('EU 42.5')
    expect(sizeName(shoe, 'UK')).toBe('UK 8')
    expect([sizeUnit('EU 42.5'), bareSize('EU 42.5')]).toEqual(['EU', '42.5'])
    expect([sizeUnit('USB'), bareSize('USB'), bareSize('40 L')]).toEqual([undefined, 'USB', '40 L'])
  })
})
