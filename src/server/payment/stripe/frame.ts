import { DEFAULT_LOCALE, findLocale, languageOf, type Language } from '#domain/sites/sites.ts'
import { html } from '../../html.ts'
import type { Mount } from '../../http/app.ts'
import { CARD_FRAME } from '../payment-provider.ts'
import { PAGE_STYLE } from '../simulator/frame-assets.ts'
import { PAGE_TEXTS } from '../simulator/page-texts.ts'

const STRIPE_SCRIPT = 'https://js.stripe.com'

/** Only this document may load the provider's script; the shop's own pages load nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  `script-src 'self' ${STRIPE_SCRIPT}`,
  "style-src 'self' 'unsafe-inline'",
  `frame-src ${STRIPE_SCRIPT} https://hooks.stripe.com`,
  'connect-src https://api.stripe.com',
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ')

const frame = (publishableKey: string, language: Language) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Card</title>
        <link rel="stylesheet" href="/payment/stripe/frame.css" />
        <script src="${STRIPE_SCRIPT}/v3/" defer></script>
        <script src="/payment/stripe/frame.js" defer></script>
      </head>
      <body data-key="${publishableKey}">
        <form>
          <div id="card"></div>
          <p class="problem" role="alert"></p>
          <button>${PAGE_TEXTS[language].use}</button>
        </form>
      </body>
    </html>`.text

const SCRIPT = `const tell = message => parent.postMessage({ source: 'cairn-card-frame', ...message }, location.origin)
const stripe = Stripe(document.body.dataset.key)
const card = stripe.elements({ locale: document.documentElement.lang }).create('card', { hidePostalCode: true })
card.mount('#card')
card.on('ready', () => tell({ type: 'ready' }))
const problem = document.querySelector('.problem')
async function tokenise() {
  const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card })
  problem.textContent = error ? error.message : ''
  if (!paymentMethod) return tell({ type: 'invalid' })
  const { brand, last4, exp_month, exp_year } = paymentMethod.card
  const facts = { brand, lastFour: last4, expiryMonth: exp_month, expiryYear: exp_year }
  tell({ type: 'token', token: paymentMethod.id, card: facts })
}
document.querySelector('form').addEventListener('submit', event => {
  event.preventDefault()
  void tokenise()
})
addEventListener('message', event => {
  if (event.origin !== location.origin || event.source !== parent) return
  if (event.data && event.data.type === 'tokenise') void tokenise()
  if (event.data && event.data.type === 'fit') fit()
})
const fit = () => tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) + 8 })
new ResizeObserver(fit).observe(document.body)
`

export const mountStripeFrame =
  (publishableKey: string): Mount =>
  app => {
    const send = (body: string, type: string) =>
      new Response(body, {
        headers: {
          'content-type': `${type}; charset=utf-8`,
          'content-security-policy': POLICY,
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        },
      })
    app.get(CARD_FRAME, c => {
      const locale = findLocale(c.req.query('locale') ?? '') ?? DEFAULT_LOCALE
      return send(frame(publishableKey, languageOf(locale)), 'text/html')
    })
    app.get('/payment/stripe/frame.js', () => send(SCRIPT, 'text/javascript'))
    app.get('/payment/stripe/frame.css', () => send(PAGE_STYLE, 'text/css'))
  }
