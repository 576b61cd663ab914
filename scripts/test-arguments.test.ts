import { describe, expect, it } from 'vitest'
import { readArguments } from './test-arguments.ts'

describe('arguments of the tests', () => {
  it('ask for everything once, in order, when there are none', () => {
    const { suites, ...chosen } = readArguments([])
    expect(chosen).toEqual({ rounds: 1, everything: true, narrowed: [], seed: undefined, busy: false })
    expect(suites.at(-1)).toEqual(['journeys'])
    expect(suites[0]).toEqual(['pure', 'web', 'built', 'embedded', 'postgres'])
  })

  it('take a seed, or make one up', () => {
    expect(readArguments(['--repeat', '10', '--shuffle', '42', '--busy'])).toMatchObject({
      rounds: 10,
      seed: 42,
      busy: true,
    })
    expect(readArguments(['--shuffle']).seed).toEqual(expect.any(Number))
  })

  it('narrow the choice to a project, to files, or to tests of a name', () => {
    expect(readArguments(['--only', 'journeys'])).toMatchObject({ suites: [['journeys']], narrowed: [] })
    expect(readArguments(['--only', 'e2e/cart.test'])).toMatchObject({
      suites: [['journeys']],
      narrowed: ['e2e/cart.test'],
    })
    expect(readArguments(['--only', 'wishlist.test']).suites).toHaveLength(1)
    expect(readArguments(['--only', 'fills in the'])).toMatchObject({ narrowed: ['-t', 'fills in the'] })
  })

  it.each([
    [['--repeat', '0'], /number of rounds/],
    [['--repeat', 'x'], /number of rounds/],
    [['42'], /not understood: 42/],
    [['--shuffle', 'x'], /not understood: x/],
    [['--often'], /Unknown option '--often'/],
  ])('are refused when they mean nothing: %j', (args, why) => {
    expect(() => readArguments(args)).toThrow(why)
  })
})
