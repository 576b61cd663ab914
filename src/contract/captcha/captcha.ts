/** What someone may have to prove himself for. */
export const CAPTCHA_ACTIONS = [
  'login',
  'register',
  'reset',
  'shipping',
  'order',
  'contact',
  'agent',
  'question',
  'review',
  'visitor',
] as const
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number]

/** Whose way of asking a script has: another party that does as one of these is named by it. */
export const BOT_PROVIDERS = ['recaptcha', 'turnstile', 'hcaptcha'] as const
export type BotProvider = (typeof BOT_PROVIDERS)[number]

/** Where a browser gets its token when another party does the bot check. */
export type HostedCheck = { readonly provider: BotProvider; readonly script: string; readonly siteKey: string }
