import { expect, it, onTestFinished, vi } from 'vitest'
import { createLog } from './log.ts'

it('what an outage makes of every request is a line a minute for each kind, with how often', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lines: string[] = []
  const log = createLog('error', line => void lines.push(line))
  const told = () =>
    lines.splice(0).map(line => {
      const { level, kind, path, times }: Record<string, unknown> = JSON.parse(line)
      return { level, kind, path, times }
    })
  const fails = (kind: string, path: string) =>
    log.with({ correlationId: path }).byTheMinute(kind, 'It failed', { path })
  fails('page gone', '/1')
  fails('page gone', '/2')
  fails('page busy', '/3')
  fails('page gone', '/4')
  const error = { level: 'error' }
  expect(told()).toEqual([
    { ...error, kind: 'page gone', path: '/1' },
    { ...error, kind: 'page busy', path: '/3' },
  ])
  vi.advanceTimersByTime(60_000)
  expect(told(), 'those since, and no line of what came once').toEqual([
    { ...error, kind: 'page gone', path: '/4', times: 2 },
  ])
  fails('page gone', '/5')
  expect(told()).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(told()).toEqual([{ ...error, kind: 'page gone', path: '/5' }])
  vi.advanceTimersByTime(60_000)
  fails('page gone', '/6')
  expect(told(), 'the outage after this one is told at once').toEqual([{ ...error, kind: 'page gone', path: '/6' }])
})
