import type { BotProvider, CaptchaAction, HostedCheck } from '#contract/captcha/captcha.ts'
import { loadOutside } from '#web/consent/load-outside.ts'

type Recaptcha = {
  ready(run: () => void): void
  execute(siteKey: string, asked: { action: string }): Promise<string>
}
type Turnstile = {
  render(
    place: HTMLElement,
    asked: {
      sitekey: string
      action: string
      appearance: 'interaction-only'
      callback: (token: string) => void
      'error-callback': () => void
      'timeout-callback': () => void
    },
  ): string
  remove(widget: string): void
}
type HCaptcha = {
  render(place: HTMLElement, asked: { sitekey: string; size: 'invisible' }): string
  execute(widget: string, how: { async: true }): Promise<{ response: string }>
  remove(widget: string): void
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
    turnstile?: Turnstile
    hcaptcha?: HCaptcha
  }
}

/** Scripts that take longer do not come. */
const LOADING_MS = 15_000

/** From the script of another party, loaded when it is first needed. Without it the request is not sent. */
export async function hostedToken({ provider, script, siteKey }: HostedCheck, action: CaptchaAction): Promise<string> {
  await inTime(loadOutside(script, 'C0001'))
  return ASK[provider](siteKey, action)
}

const ASK: Readonly<Record<BotProvider, (siteKey: string, action: CaptchaAction) => Promise<string>>> = {
  async recaptcha(siteKey, action) {
    const source = loaded(window.grecaptcha)
    await inTime(new Promise<void>(ready => source.ready(ready)))
    return source.execute(siteKey, { action })
  },
  turnstile: (sitekey, action) =>
    inPlace(async place => {
      const source = loaded(window.turnstile)
      let widget = ''
      const token = new Promise<string>((resolve, reject) => {
        const refuse = () => reject(new TypeError('the bot check gave no token'))
        widget = source.render(place, {
          sitekey,
          action,
          appearance: 'interaction-only',
          callback: resolve,
          'error-callback': refuse,
          'timeout-callback': refuse,
        })
      })
      return token.finally(() => source.remove(widget))
    }),
  hcaptcha: sitekey =>
    inPlace(async place => {
      const source = loaded(window.hcaptcha)
      const widget = source.render(place, { sitekey, size: 'invisible' })
      const answer = source.execute(widget, { async: true }).finally(() => source.remove(widget))
      return (await answer.catch(refused)).response
    }),
}

/** It tells by a word why: closed by its visitor, out of reach, too slow. */
const refused = (why: unknown): never => {
  throw new TypeError(`the bot check gave no token: ${String(why)}`)
}

function loaded<Source>(source: Source | undefined): Source {
  if (source === undefined) throw new TypeError('the bot check did not load')
  return source
}

/** Where it may ask its visitor something: in the dialog that is open, because what is behind one cannot be reached. */
async function inPlace(ask: (place: HTMLElement) => Promise<string>): Promise<string> {
  const place = document.createElement('div')
  place.className = 'fixed inset-x-0 bottom-4 z-50 mx-auto w-fit'
  const dialogs = document.querySelectorAll('dialog[open], [role=dialog]')
  ;(dialogs.item(dialogs.length - 1) ?? document.body).append(place)
  try {
    return await ask(place)
  } finally {
    place.remove()
  }
}

function inTime(waited: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new TypeError('the bot check did not load in time')), LOADING_MS)
    waited.then(resolve, reject)
  })
}
