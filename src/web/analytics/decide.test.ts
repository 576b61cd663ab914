import { beforeEach, expect, it, vi } from 'vitest'
import { report } from './decide.ts'

type Send = (name: string, input: object) => Promise<object>
const call = vi.hoisted(() => vi.fn<Send>(async () => ({ monetateId: 'm', responses: [] })))
vi.mock('#web/call.ts', () => ({ call }))
const consent = vi.hoisted(() => ({ given: true }))
vi.mock('./consent-state.ts', () => ({ mayPersonalise: () => consent.given }))

const click = (token: string) => ({ eventType: 'RecClicks' as const, recTokens: [token] })
const sent = () => call.mock.calls.map(([, input]) => JSON.stringify(input).split('RecClicks').length - 1)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  call.mockClear()
})

it('reports what came together after a second', () => {
  for (const token of ['a', 'b', 'c']) report(click(token))
  vi.advanceTimersByTime(999)
  expect(sent()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent()).toEqual([3])
})

it('does not wait once ten have come together', () => {
  for (let count = 0; count < 12; count++) report(click(String(count)))
  expect(sent()).toEqual([10])
  vi.advanceTimersByTime(1000)
  expect(sent()).toEqual([10, 2])
})

it('does not wait with what is said as a page is left', () => {
  report(click('a'))
  report(click('b'), 'at once')
  expect(sent()).toEqual([2])
  vi.advanceTimersByTime(1000)
  expect(sent()).toEqual([2])
})

it('reports nothing of what waited when consent is taken back', () => {
  report(click('a'))
  consent.given = false
  vi.advanceTimersByTime(1000)
  consent.given = true
  expect(sent()).toEqual([])
})
