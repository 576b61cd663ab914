import { describe, expect, it } from 'vitest'
import { readAssets } from '#server/http/assets.ts'
import { BUDGETS, ISLAND_BUDGETS } from '../../scripts/budgets.ts'
import {
  bytesOf,
  closureOf,
  CLIENT,
  entryOf,
  hydrationOf,
  islandBytes,
  readBundle,
  sizeOf,
} from '../../scripts/bundle.ts'

describe('what browsers download', () => {
  const bundle = readBundle()
  const entry = entryOf(bundle)
  const first = closureOf(bundle, entry)

  it('is little script before anything is touched', () => {
    expect(bytesOf(bundle, first)).toBeLessThanOrEqual(BUDGETS.entryScript)
  })

  it('is one small stylesheet', () => {
    const styles = (bundle[entry]?.css ?? []).map(sizeOf)
    expect(styles.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGETS.styles)
    expect(styles).toHaveLength(1)
  })

  it('is few fonts before the first text', () => {
    const fonts = readAssets(CLIENT).preloads.map(sizeOf)
    expect(fonts).not.toEqual([])
    expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGETS.fonts)
  })

  it('is React only when an island wakes, and no more than React', () => {
    const hydration = closureOf(bundle, hydrationOf(bundle))
    for (const key of first) hydration.delete(key)
    expect(bytesOf(bundle, hydration)).toBeLessThanOrEqual(BUDGETS.hydration)
    expect([...first].some(key => /react/i.test(key))).toBe(false)
  })

  it.each(Object.entries(islandBytes(bundle)))('keeps the island %s within its budget', (name, bytes) => {
    expect(bytes).toBeLessThanOrEqual(ISLAND_BUDGETS[name] ?? BUDGETS.island)
  })
})
