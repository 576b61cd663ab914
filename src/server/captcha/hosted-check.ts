import { z } from 'zod'
import type { BotProvider, CaptchaAction, HostedCheck } from '#contract/captcha/captcha.ts'
import type { Config } from '../config.ts'
import { askService } from '../http/ask-service.ts'
import type { Shop } from '../shop.ts'

const Verdict = z.object({ success: z.boolean(), action: z.string().optional(), score: z.number().optional() })
type Verdict = z.output<typeof Verdict>

/** Of reCAPTCHA, which says yes to everybody and how sure it is: its own proposal. Others mean something else by it. */
const LEAST_SCORE = 0.5

type Settings = Pick<
  Config,
  'BOT_PROVIDER' | 'BOT_SCRIPT_URL' | 'BOT_SITE_KEY' | 'BOT_VERIFY_URL' | 'BOT_VERIFY_AS' | 'BOT_SECRET'
>

/** The bot protection of another party, where one is configured whole; otherwise the shop checks by itself. */
export function findHostedCheck(config: Settings) {
  const { BOT_SCRIPT_URL: script, BOT_SITE_KEY: siteKey, BOT_VERIFY_URL: verifyUrl, BOT_SECRET: secret } = config
  if (!script || !siteKey || !verifyUrl || !secret) return undefined
  const asked = (told: Record<string, string>) => (config.BOT_VERIFY_AS === 'form' ? new URLSearchParams(told) : told)
  const provider = config.BOT_PROVIDER ?? 'recaptcha'
  return { browser: { provider, script, siteKey } satisfies HostedCheck, verifyUrl, secret, asked }
}

/** Whether the other party vouches for this token and this action. Without an answer nobody is let through. */
export async function vouchedFor({ services, log }: Shop, token: string, action: CaptchaAction): Promise<boolean> {
  const hosted = findHostedCheck(services.config)
  if (!hosted) return false
  const answer = await askService(log, {
    url: hosted.verifyUrl,
    timeoutMs: services.config.BOT_TIMEOUT_MS,
    body: hosted.asked({ secret: hosted.secret, response: token }),
  })
  const verdict = Verdict.safeParse(answer).data
  return verdict !== undefined && isGood(hosted.browser.provider, verdict, action)
}

const isGood = (provider: BotProvider, { success, action = '', score = 1 }: Verdict, wanted: CaptchaAction): boolean =>
  success && (action === '' || action === wanted) && (provider !== 'recaptcha' || score >= LEAST_SCORE)
