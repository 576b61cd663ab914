import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BRAND_COLOURS, contrastOf, hexOf } from './brand-colours.ts'

describe('the brand’s colours', () => {
  it('are those of the shop’s pages', () => {
    const theme = readFileSync(new URL('../../web/styles/theme.css', import.meta.url), 'utf8')
    for (const [name, hex] of Object.entries(BRAND_COLOURS)) expect(theme, name).toContain(`--color-${name}: ${hex};`)
  })

  it('read well on each other or not', () => {
    expect(contrastOf('white', '#000')).toBe(21)
    expect(contrastOf('ink', 'ink')).toBe(1)
    expect(contrastOf('ink', 'paper')).toBeGreaterThan(15)
    expect(contrastOf('signal', 'paper')).toBeLessThan(4.5)
    expect(contrastOf('transparent', 'paper')).toBeUndefined()
    expect(hexOf('#ABC')).toBe('#AABBCC')
  })
})
