import { expect, it, vi } from 'vitest'
import { serverTime } from './server-time.ts'

const call = vi.hoisted(() => vi.fn<() => Promise<object>>())
vi.mock('#web/call.ts', () => ({ call }))

it('is asked of the shop', async () => {
  call.mockResolvedValueOnce({ timestamp: Date.UTC(2026, 5, 12, 9) })
  expect(await serverTime()).toBe('2026-06-12T09:00:00.000Z')
})

it('is the epoch where the shop does not say', async () => {
  call.mockResolvedValueOnce({})
  expect(await serverTime()).toBe('1970-01-01T00:00:00.000Z')
  call.mockRejectedValueOnce(new TypeError('no network'))
  expect(await serverTime()).toBe('1970-01-01T00:00:00.000Z')
})
