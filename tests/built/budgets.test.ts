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
    const styles = (bundle[entry]?.css ?? []).map(file => sizeOf(file))
    expect(styles.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGETS.styles)
    expect(styles).toHaveLength(1)
  })

  it('is few fonts before the first text', () => {
    const fonts = readAssets(CLIENT).preloads.map(file => sizeOf(file))
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

describe('what staff download', () => {
  const folder = new URL('../../dist/studio', import.meta.url).pathname
  const bundle = readBundle(folder)

  it('is one small program before the first room', () => {
    const first = closureOf(bundle, entryOf(bundle))
    expect(bytesOf(bundle, first, folder)).toBeLessThanOrEqual(BUDGETS.studio)
  })

  it('is nothing that shoppers download, and nothing of theirs', () => {
    const files = (each: typeof bundle) => Object.values(each).map(({ file }) => file)
    const shops = new Set(files(readBundle()))
    expect(files(bundle).filter(file => shops.has(file))).toEqual([])
  })
})
