import type { Sent } from '#contract/client.ts'
import { languageOf } from '#domain/sites/sites.ts'
import { loadMessages } from '#web/i18n/browser-messages.ts'
import { documentLocale } from '#web/i18n/document-locale.ts'
import type { BotChallenge } from './bot-challenge.ts'
import { captchaToken } from './captcha.ts'

/** The call with a fresh proof. A refusal that does not say what to prove is for the shopper to hear of. */
export async function answerChallenge({ action }: BotChallenge, sent: Sent): Promise<Sent | undefined> {
  if (action === undefined) return void (await tellShopper())
  const proof = await captchaToken(action)
  if (proof === undefined) return undefined
  if (sent.method === 'GET') return { ...sent, headers: { ...sent.headers, 'x-visitor-proof': proof } }
  return { ...sent, body: { ...bodyOf(sent), recaptcha_response: proof } }
}

const bodyOf = ({ body }: Sent): object => (typeof body === 'object' && body !== null ? body : {})

async function tellShopper(): Promise<void> {
  const [{ ui }, { showToast }] = await Promise.all([
    loadMessages(languageOf(documentLocale()), ['ui']),
    import('#web/toasts/toast-state.ts'),
  ])
  showToast({
    kind: 'error',
    text: ui?.challenged ?? '',
    action: { label: ui?.reload ?? '', onClick: () => location.reload() },
  })
}
