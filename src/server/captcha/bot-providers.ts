import type { BotProvider } from '#contract/captcha/captcha.ts'

type Addresses = {
  readonly script: (siteKey: string) => string
  readonly verifyUrl: string
  /** What its script loads, frames and asks beside the script itself. */
  readonly hosts: string
}

/** Where each of them is, as its own documentation says. */
export const BOT_ADDRESSES = {
  recaptcha: {
    script: siteKey => `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    hosts: 'https://www.gstatic.com',
  },
  turnstile: {
    script: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    hosts: '',
  },
  hcaptcha: {
    script: () => 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    hosts: 'https://hcaptcha.com https://*.hcaptcha.com',
  },
} as const satisfies Record<BotProvider, Addresses>
