import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { z } from 'zod'
import { CAPTCHA_ACTIONS, type CaptchaAction } from '#contract/captcha/captcha.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { useProof } from './captcha.queries.ts'
import { FORM, lifeOf, readFormToken } from './form-token.service.ts'
import { findHostedCheck, vouchedFor } from './hosted-check.ts'

const LIFE_S = 600
/** Some tenths of a second of a telephone's work. */
const WORK = [15_000, 30_000] as const

const secrets = ({ identity }: Services) => ({
  hmacSignatureSecret: identity.keys.secretFor('captcha'),
  hmacKeySignatureSecret: identity.keys.secretFor('captcha-key'),
})

const expiry = (now: Date) => new Date(now.getTime() + LIFE_S * 1000)

/** Work for a browser to do before it may act. */
export const newChallenge = (services: Services, action: CaptchaAction): Promise<Challenge> =>
  createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: randomInt(...WORK),
    data: { action },
    deriveKey,
    expiresAt: expiry(services.clock()),
    ...secrets(services),
  })

/** Refuses whoever brings no proof for this action, or one that was used before. */
export async function verifyCaptcha(shop: Shop, token: string | undefined, action: CaptchaAction): Promise<void> {
  if (!shop.services.config.CAPTCHA) return
  if (token !== undefined && !token.startsWith(FORM) && findHostedCheck(shop.services.config)) {
    if (!(await vouchedFor(shop, token, action))) throw new StoreError('CAPTCHA_FAILED', { action })
    return
  }
  const proof = token === undefined ? undefined : await readProof(shop, token, action)
  // In the open transaction, where there is one: the embedded engine has no second connection to wait for.
  const usedUntil = new Date(shop.now.getTime() + lifeOf(action) * 1000)
  if (!proof || !(await useProof(shop.db, proof, usedUntil))) throw new StoreError('CAPTCHA_FAILED', { action })
}

const readProof = (shop: Shop, token: string, action: CaptchaAction): Promise<string | undefined> =>
  token.startsWith(FORM) ? readFormToken(shop, token, action) : readSolution(shop, token, action)

const Parameters = z.strictObject({
  algorithm: z.literal('SHA-256'),
  nonce: z.string().max(128),
  salt: z.string().max(128),
  cost: z.literal(1),
  keyLength: z.int().max(64),
  keyPrefix: z.string().max(128),
  keySignature: z.string().max(128),
  expiresAt: z.number(),
  data: z.strictObject({ action: z.enum(CAPTCHA_ACTIONS) }),
})

const Solved = z.object({
  challenge: z.object({ parameters: Parameters, signature: z.string().max(128) }),
  solution: z.object({ counter: z.int().min(0).max(WORK[1]), derivedKey: z.string().max(128) }),
})

async function readSolution(
  { services, now }: Shop,
  token: string,
  action: CaptchaAction,
): Promise<string | undefined> {
  const solved = Solved.safeParse(decoded(token)).data
  if (!solved || solved.challenge.parameters.data.action !== action) return undefined
  if (solved.challenge.parameters.expiresAt * 1000 < now.getTime()) return undefined
  const { verified } = await verifySolution({ ...solved, deriveKey, ...secrets(services) })
  return verified ? solved.challenge.signature : undefined
}

function decoded(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString())
  } catch {
    return undefined
  }
}
