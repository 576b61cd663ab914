import type { CaptchaAction, HostedCheck } from '#contract/captcha/captcha.ts'
import { sha256 } from './sha256.ts'

type Work = { parameters: { nonce: string; salt: string; keyPrefix: string }; signature: string }

const AT_ONCE = 2_000
const MOST = 100_000

const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
const toHex = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * Does the work of the bot check in the browser; nothing where it is switched off. `ahead`: nobody has sent anything yet, so
 * that another party, who may ask its visitor something, is not troubled.
 */
export async function captchaToken(action: CaptchaAction, ahead?: 'ahead'): Promise<string | undefined> {
  const response = await fetch(`/api/captcha/challenge?action=${action}`, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new TypeError(`the bot check answered ${response.status}`)
  const challenge: Work | HostedCheck | { off: true } = await response.json()
  if ('off' in challenge) return undefined
  if ('script' in challenge) {
    if (ahead) throw new TypeError('the bot check is done when it is needed')
    const { hostedToken } = await import('./hosted-token.ts')
    return hostedToken(challenge, action)
  }
  const solution = await solve(challenge)
  return btoa(JSON.stringify({ challenge, solution }))
}

async function solve({ parameters: { nonce, salt, keyPrefix } }: Work) {
  const [start, prefix] = [[...fromHex(salt), ...fromHex(nonce)], fromHex(keyPrefix)]
  const message = Uint8Array.from([...start, 0, 0, 0, 0])
  const counted = new DataView(message.buffer, start.length)
  for (let counter = 0; counter < MOST; counter++) {
    // What is typed meanwhile is shown at once.
    if (counter % AT_ONCE === AT_ONCE - 1) await new Promise(resolve => setTimeout(resolve))
    counted.setUint32(0, counter)
    const key = sha256(message)
    if (prefix.every((byte, at) => key[at] === byte)) return { counter, derivedKey: toHex(key) }
  }
  throw new TypeError('the bot check gave work that cannot be done')
}
