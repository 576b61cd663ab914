import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BOT_CHALLENGE_EVENT } from './session/bot-challenge.ts'
import { call } from './call.ts'
import { $toasts } from './toasts/toast-state.ts'

const REFUSED = {
  errorDetails: [{ errorId: 'AUT403', message: 'Are you a person?', name: 'CAPTCHA_FAILED' }],
  appId: 'cairn',
  correlationId: 'abc-1',
}

let heard: unknown[]

type Answer = { body: object; status?: number }
let asked: { path: string; body: unknown }[]

/** Answers in turn; the last one for good. */
function answering(...answers: [Answer, ...Answer[]]) {
  const left = [...answers]
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined })
    const { body, status = 403 } = (left.length > 1 ? left.shift() : left[0]) ?? answers[0]
    return {
      status,
      ok: status < 400,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: async () => body,
    }
  })
}

beforeEach(() => {
  heard = []
  asked = []
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

const named = { ...REFUSED, errorDetails: [{ ...REFUSED.errorDetails[0], action: 'login' }] }
/** Work that is done at the first try. */
const WORK = { body: { parameters: { nonce: 'aa', salt: 'bb', keyPrefix: '' }, signature: 's' }, status: 200 }

describe('a refusal with 403', () => {
  it('raises the bot-defence challenge when it names its application', async () => {
    answering({ body: named }, WORK, { body: named })
    await expect(signIn()).rejects.toMatchObject({ errorId: 'AUT403' })
    expect(heard).toEqual([{ appId: 'cairn', correlationId: 'abc-1', action: 'login' }])
  })

  it('is answered with a fresh proof, once', async () => {
    answering({ body: named }, WORK, { body: { authorizationCode: 'code' }, status: 200 })
    expect(await signIn()).toEqual({ authorizationCode: 'code' })
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/consumers-v3/auth/signin',
      '/api/captcha/challenge?action=login',
      '/api/consumers-v3/auth/signin',
    ])
    expect(asked[2]?.body).toMatchObject({ username: 'robin@cairn.test', recaptcha_response: expect.any(String) })
  })

  it('is left to a defence of another party that takes it', async () => {
    window.addEventListener(BOT_CHALLENGE_EVENT, event => event.preventDefault())
    answering({ body: named })
    await expect(signIn()).rejects.toMatchObject({ errorId: 'AUT403' })
    expect(asked).toHaveLength(1)
  })

  it('is told to the shopper when nobody says what to prove', async () => {
    answering({ body: REFUSED })
    await expect(signIn()).rejects.toMatchObject({ errorId: 'AUT403' })
    expect($toasts.get()).toMatchObject([{ kind: 'error', text: expect.stringContaining('Reload') }])
  })

  it('raises nothing without an application, nor on a token call', async () => {
    answering({ body: { errorDetails: REFUSED.errorDetails } })
    await signIn().catch(() => {})
    answering({ body: REFUSED })
    await call('authentication.token', { body: { grantType: 'guest' } }).catch(() => {})
    answering({ body: { ...REFUSED, errorDetails: [{ errorId: 'AUT401', message: 'No.' }] }, status: 401 })
    await signIn().catch(() => {})
    expect(heard).toEqual([])
  })
})

describe('a page of a shop with keys of its own', () => {
  it.each([
    ['shop-7', { key: 'shop-7' }],
    ['cairn-web', {}],
  ])('names itself %s', async (named, told) => {
    vi.resetModules()
    const keys: (string | null)[] = []
    vi.stubGlobal('document', { documentElement: { dataset: { locale: 'en-us', ...told } } })
    vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
      keys.push(new Headers(init?.headers).get('x-access-key'))
      return Response.json({ timestamp: 0, iso: '' })
    })
    const fresh = await import('./call.ts')
    await fresh.call('internal.serverTime')
    expect(keys).toEqual([named])
  })
})
