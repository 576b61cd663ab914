import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colourDistance, nearestColour } from './nearest-colour.ts'

const hexes = fc.integer({ min: 0, max: 0xff_ff_ff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

describe('the nearest colour', () => {
  it('is the very one where it can be had', () => {
    fc.assert(
      fc.property(fc.array(hexes, { minLength: 1 }), fc.nat(), (offered, at) => {
        const hex = offered[at % offered.length] ?? ''
        expect(
          nearestColour(
            offered.map(one => ({ hex: one })),
            hex,
          ),
        ).toEqual({ hex })
      }),
    )
  })

  it.each([
    ['#5A1414', '#7C2A2A', ['#1E2A52', '#7C2A2A', '#E8E2D0']],
    ['#28402D', '#2F4A36', ['#2F4A36', '#6B4A2F', '#2B2F4A']],
    ['#F4F1EA', '#E8E2D0', ['#101010', '#D9A441', '#E8E2D0']],
  ])('is what the eye would take for %s: %s', (hex, taken, offered) => {
    expect(
      nearestColour(
        offered.map(one => ({ hex: one })),
        hex,
      )?.hex,
    ).toBe(taken)
  })

  it('is nothing where nothing is offered', () => {
    expect(nearestColour([], '#000000')).toBeUndefined()
    expect(colourDistance('#000000', '#FFFFFF')).toBeCloseTo(1, 3)
  })
})
