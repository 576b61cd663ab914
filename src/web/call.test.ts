import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BOT_CHALLENGE_EVENT } from './session/bot-challenge.ts'
import { call } from './call.ts'

const REFUSED = {
  errorDetails: [{ errorId: 'AUT403', message: 'Are you a person?', name: 'CAPTCHA_FAILED' }],
  appId: 'cairn',
  correlationId: 'abc-1',
}

let heard: unknown[]

function answering(body: object, status = 403) {
  const response = { status, headers: new Headers({ 'content-type': 'application/json' }), json: async () => body }
  vi.stubGlobal('fetch', async () => response)
}

beforeEach(() => {
  heard = []
  const target = new EventTarget()
  target.addEventListener(BOT_CHALLENGE_EVENT, event => heard.push(event instanceof CustomEvent && event.detail))
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', { documentElement: { dataset: { locale: 'en-us' } } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
})
afterEach(() => vi.unstubAllGlobals())

const signIn = () =>
  call('authentication.signIn', {
    body: { username: 'robin@cairn.test', password: 'Cairn-demo-1', codeChallenge: 'x'.repeat(43) },
  })

describe('a refusal with 403', () => {
  it('raises the bot-defence challenge when it names its application, and still fails', async () => {
    answering(REFUSED)
    await expect(signIn()).rejects.toMatchObject({ errorId: 'AUT403' })
    expect(heard).toEqual([{ appId: 'cairn', correlationId: 'abc-1' }])
  })

  it('raises nothing without an application, nor on a token call', async () => {
    answering({ errorDetails: REFUSED.errorDetails })
    await signIn().catch(() => {})
    answering(REFUSED)
    await call('authentication.token', { body: { grantType: 'guest' } }).catch(() => {})
    answering({ ...REFUSED, errorDetails: [{ errorId: 'AUT401', message: 'No.' }] }, 401)
    await signIn().catch(() => {})
    expect(heard).toEqual([])
  })
})
