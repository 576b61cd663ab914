import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sent } from '#contract/client.ts'
import { readStored, writeStored } from './client-storage.ts'
import { accessExpired, askForToken, renew } from './tokens.ts'

const TOKEN = { expiresIn: 1800, refreshExpiresIn: 7_776_000, isEmployee: false }
const SENT: Sent = {
  name: 'authentication.token',
  method: 'POST',
  path: '/api/token/v2/auth/token',
  headers: {},
  body: {},
  raw: {},
}

function answering(...statuses: number[]) {
  const asked: unknown[] = []
  const transport = async ({ body }: Sent) => {
    asked.push(body)
    const status = statuses.shift() ?? 200
    return { status, body: status < 400 ? TOKEN : {} }
  }
  return { transport, asked }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('asking for a token', () => {
  it('is tried once more after two seconds when another tab was faster', async () => {
    const { transport, asked } = answering(409, 200)
    const answer = askForToken(transport, SENT)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect((await answer).status).toBe(200)
    expect(asked).toHaveLength(2)
  })

  it('gives up after the second refusal', async () => {
    const { transport, asked } = answering(409, 409, 200)
    const answer = askForToken(transport, SENT)
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await answer).status).toBe(409)
    expect(asked).toHaveLength(2)
  })

  it('notes an employee, until someone else comes', async () => {
    await askForToken(async () => ({ status: 200, body: { ...TOKEN, isEmployee: true } }), SENT)
    expect(readStored('employee')).toBe(true)
    await askForToken(answering(200).transport, SENT)
    expect(readStored('employee')).toBeUndefined()
  })

  it('notes when the tokens run out', async () => {
    await askForToken(answering(200).transport, SENT)
    expect(readStored('access expiry')).toBe(1_000_000 + 1_800_000)
    expect(readStored('refresh expiry')).toBe(1_000_000 + 7_776_000_000)
    expect(accessExpired()).toBe(false)
    expect(accessExpired(1_000_000 + 1_800_000)).toBe(true)
  })
})

describe('renewing', () => {
  it('refreshes, and asks no more', async () => {
    const { transport, asked } = answering(200)
    await renew(transport)
    expect(asked).toEqual([{ grantType: 'refresh_token' }])
  })

  it('becomes a guest when there is nothing to refresh', async () => {
    const { transport, asked } = answering(401, 200)
    await renew(transport)
    expect(asked).toEqual([{ grantType: 'refresh_token' }, { grantType: 'guest' }])
  })

  it.each([403, 429, 500, 503])('leaves a %i alone: it does not end a visit', async status => {
    const { transport, asked } = answering(status)
    await renew(transport)
    expect(asked).toHaveLength(1)
  })

  it('does not take a forgotten session for an expired one', () => {
    writeStored('access expiry', undefined)
    expect(accessExpired()).toBe(false)
    writeStored('access expiry', 5)
    expect(accessExpired()).toBe(false)
  })
})
