import type { Transport } from '#contract/client.ts'

/** Heard on `window` by whatever defends the shop against bots; says which application refused, and in which request. */
export const BOT_CHALLENGE_EVENT = 'cairn:bot-challenge'
export type BotChallenge = { appId: string; correlationId: string | undefined }

const FORBIDDEN = 403

/** A 403 that names its application asks for proof that a person is here. Token calls never ask: their 403 is ignored. */
export function raiseBotChallenge({ status, body }: Awaited<ReturnType<Transport>>): void {
  if (status !== FORBIDDEN || typeof body !== 'object' || body === null) return
  if (!('appId' in body) || typeof body.appId !== 'string') return
  const correlationId =
    'correlationId' in body && typeof body.correlationId === 'string' ? body.correlationId : undefined
  window.dispatchEvent(
    new CustomEvent<BotChallenge>(BOT_CHALLENGE_EVENT, { detail: { appId: body.appId, correlationId } }),
  )
}
