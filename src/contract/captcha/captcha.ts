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

/** Where a browser gets its token when another party does the bot check. */
export type HostedCheck = { readonly script: string; readonly siteKey: string }
