import { describe, expect, it } from 'vitest'
import { findProcessState, holdsState, holdsStateOfService } from './process-state.ts'

describe('state of a process', () => {
  it('lives in Services, but for what was judged', () => {
    expect(findProcessState()).toEqual([])
  })

  it.each([
    'const tallies = new WeakMap<Catalog, Map<string, Searched>>()',
    'export const inFlight = new Map<string, Promise<Order>>()',
    'const seen = new Set()',
    'const known: Map<string, Fit> = new Map()',
    'const answers = new KeptAnswers(600)',
    'const memory = new CartMemory()',
    'let running = 0',
    'const waiting: (() => void)[] = []',
    'const known: Record<string, number> = {}',
  ])('is noticed: %s', text => {
    expect(holdsState(`import x from 'x'\n\n${text}\n`)).toBe(true)
  })

  it('is noticed where a service is the key, wherever it stands', () => {
    expect(holdsStateOfService("const kept = new WeakMap<Services['config'], string>()")).toBe(true)
    expect(holdsStateOfService('const plain = new WeakMap<readonly string[], string>()')).toBe(false)
  })

  it.each([
    'const NOBODY: ReadonlyMap<string, number> = new Map()',
    "const SIZES = new Set(['S', 'M'])",
    'const NONE: readonly Fit[] = []',
    'const NO_ADJUSTMENTS: [] = []',
    'const kept = memoryOf<SetRow[]>()',
    '  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()',
  ])('is not: %s', text => {
    expect(holdsState(text)).toBe(false)
  })
})
