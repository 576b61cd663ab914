/** What someone may have to prove himself for. */
export const CAPTCHA_ACTIONS = ['login', 'register', 'reset', 'order', 'contact', 'agent'] as const
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number]
