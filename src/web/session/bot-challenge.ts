import { CAPTCHA_ACTIONS, type CaptchaAction } from '#contract/captcha/captcha.ts'
import type { Sent, Transport } from '#contract/client.ts'

/**
 * Raised on `window` when a 403 names its application: proof is wanted that a person is here. A bot defence of another
 * party that listens takes over by `preventDefault`; otherwise the shop's own check answers.
 */
export const BOT_CHALLENGE_EVENT = 'cairn:bot-challenge'
export type BotChallenge = { appId: string; correlationId: string | undefined; action: CaptchaAction | undefined }

const FORBIDDEN = 403

/**
 * Meets the challenge of a refused call: does the work anew and gives the call to send once more. Nothing when there was
 * no challenge, or nothing can be done about it. Token calls are never asked: their 403 is ignored.
 */
export async function meetChallenge(
  { status, body }: Awaited<ReturnType<Transport>>,
  sent: Sent,
): Promise<Sent | undefined> {
  const detail = status === FORBIDDEN ? challengeIn(body) : undefined
  if (!detail) return undefined
  const unheard = window.dispatchEvent(new CustomEvent<BotChallenge>(BOT_CHALLENGE_EVENT, { detail, cancelable: true }))
  return unheard ? (await import('./answer-challenge.ts')).answerChallenge(detail, sent) : undefined
}

function challengeIn(body: unknown): BotChallenge | undefined {
  const appId = textAt(body, 'appId')
  if (appId === undefined) return undefined
  const [first]: unknown[] = isObject(body) && Array.isArray(body['errorDetails']) ? body['errorDetails'] : []
  const asked = textAt(first, 'action')
  const action = CAPTCHA_ACTIONS.find(known => known === asked)
  return { appId, correlationId: textAt(body, 'correlationId'), action }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function textAt(value: unknown, key: string): string | undefined {
  const found = isObject(value) ? value[key] : undefined
  return typeof found === 'string' ? found : undefined
}
