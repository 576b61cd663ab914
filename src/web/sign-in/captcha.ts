import type { CaptchaAction, HostedCheck } from '#contract/captcha.ts'
import { loadOutside } from '#web/consent/load-outside.ts'

type Work = { parameters: { nonce: string; salt: string; keyPrefix: string }; signature: string }

const AT_ONCE = 256
const MOST = 100_000

const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
const toHex = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** Does the work of the bot check in the browser; nothing where it is switched off. */
export async function captchaToken(action: CaptchaAction): Promise<string | undefined> {
  const response = await fetch(`/api/captcha/challenge?action=${action}`, { headers: { accept: 'application/json' } })
  const challenge: Work | HostedCheck | { off: true } = await response.json()
  if ('off' in challenge) return undefined
  if ('script' in challenge) return hostedToken(challenge, action)
  const solution = await solve(challenge)
  return btoa(JSON.stringify({ challenge, solution }))
}

type TokenSource = {
  ready(run: () => void): void
  execute(siteKey: string, asked: { action: string }): Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: TokenSource
  }
}

/** From the script of another party, loaded when it is first needed. Without it the request is not sent. */
async function hostedToken({ script, siteKey }: HostedCheck, action: CaptchaAction): Promise<string> {
  await loadOutside(script, 'C0001')
  const source = window.grecaptcha
  if (!source) throw new Error('the bot check did not load')
  await new Promise<void>(ready => source.ready(ready))
  return source.execute(siteKey, { action })
}

async function solve({ parameters: { nonce, salt, keyPrefix } }: Work) {
  const head = Uint8Array.from([...fromHex(salt), ...fromHex(nonce)])
  const prefix = fromHex(keyPrefix)
  const keyOf = async (counter: number) => {
    const message = new Uint8Array(head.length + 4)
    message.set(head)
    new DataView(message.buffer).setUint32(head.length, counter)
    return { counter, key: new Uint8Array(await crypto.subtle.digest('SHA-256', message)) }
  }
  for (let from = 0; from < MOST; from += AT_ONCE) {
    const keys = await Promise.all(Array.from({ length: AT_ONCE }, (_, each) => keyOf(from + each)))
    const found = keys.find(({ key }) => prefix.every((byte, at) => key[at] === byte))
    if (found) return { counter: found.counter, derivedKey: toHex(found.key) }
  }
  throw new Error('the bot check gave work that cannot be done')
}
