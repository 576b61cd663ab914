import { z } from 'zod'
import { CURRENCIES } from '#domain/money/money.ts'
import { DEFAULT_LOCALE, findLocale, languageOf, type Language } from '#domain/sites/sites.ts'
import { html, type Html } from '../../html.ts'
import type { Mount } from '../../http/app.ts'
import { CARD_FRAME } from '../payment-provider.ts'
import { PAGE_STYLE } from '../simulator/frame-assets.ts'
import { PAGE_TEXTS } from '../simulator/page-texts.ts'
import { CHALLENGE_SCRIPT, FRAME_SCRIPT } from './frame-scripts.ts'
import { FRAME_TEXTS } from './frame-texts.ts'
import { CHALLENGE_PATH, checked, Challenged } from './stripe-answers.ts'
import { isProven } from './stripe-challenge.ts'
import { found, openStripe, type StripeOptions } from './stripe-client.ts'

const SCRIPTS = 'https://js.stripe.com https://*.js.stripe.com'

/** Only these documents may load the provider's script; the shop's own pages load nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  `script-src 'self' ${SCRIPTS}`,
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: https://*.stripe.com",
  `frame-src ${SCRIPTS} https://hooks.stripe.com https://pay.google.com`,
  'connect-src https://api.stripe.com https://*.stripe.com https://pay.google.com https://google.com/pay',
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ')

const page = (language: Language, script: string, body: Html) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${FRAME_TEXTS.title[language]}</title>
        <link rel="stylesheet" href="/payment/stripe/frame.css" />
        <script src="https://js.stripe.com/endive/stripe.js" defer></script>
        <script src="${script}" defer></script>
      </head>
      ${body}
    </html>`.text

/** What the frame is for: an amount to pay, or a card to keep. */
const Wish = z.object({
  amount: z.coerce.number().int().positive().optional().catch(undefined),
  currency: z.enum(CURRENCIES).optional().catch(undefined),
  save: z.literal('offer').optional().catch(undefined),
})

function cardFrame(publishableKey: string, language: Language, { amount, currency, save }: z.output<typeof Wish>) {
  const pays = amount !== undefined && currency !== undefined
  const mode = pays
    ? html`data-mode="payment" data-amount="${amount}" data-currency="${currency.toLowerCase()}"`
    : html`data-mode="setup"`
  return page(
    language,
    '/payment/stripe/frame.js',
    html`<body data-key="${publishableKey}" ${mode}>
      <form>
        ${pays && html`<div id="express"></div>`}
        <div id="payment"></div>
        ${pays && save && html`<label class="tick"><input type="checkbox" name="save" />${FRAME_TEXTS.save[language]}</label>`}
        <p class="problem" role="alert"></p>
        <button>${PAGE_TEXTS.use[language]}</button>
        <noscript><p>${FRAME_TEXTS.script[language]}</p></noscript>
      </form>
    </body>`,
  )
}

const languageIn = (locale = '') => languageOf(findLocale(locale) ?? DEFAULT_LOCALE)

export const mountStripeFrame =
  (options: StripeOptions & { publishableKey: string }): Mount =>
  app => {
    const stripe = openStripe(options)
    const send = (body: string, type: string, status = 200) =>
      new Response(body, {
        status,
        headers: {
          'content-type': `${type}; charset=utf-8`,
          'content-security-policy': POLICY,
          'permissions-policy': 'payment=(self "https://js.stripe.com" "https://pay.google.com")',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cache-control': 'no-store',
        },
      })
    app.get(CARD_FRAME, c => {
      return send(
        cardFrame(options.publishableKey, languageIn(c.req.query('locale')), Wish.parse(c.req.query())),
        'text/html',
      )
    })
    app.get(`${CHALLENGE_PATH}/:id`, async c => {
      const id = c.req.param('id')
      const known = isProven(options.secretKey, id, c.req.query('proof') ?? '')
      const asked = id.startsWith('seti_') ? stripe.setupIntents : stripe.paymentIntents
      const answer = known ? await found<object>(() => asked.retrieve(id)) : undefined
      if (!answer) return send('', 'text/plain', 404)
      const { client_secret, metadata } = checked(Challenged, answer)
      const body = html`<body
        data-key="${options.publishableKey}"
        data-secret="${client_secret}"
        data-payment="${id}"
        data-order="${metadata.reference.replace(/-\d+$/, '')}"
      ></body>`
      return send(page(languageIn(c.req.query('locale')), '/payment/stripe/challenge.js', body), 'text/html')
    })
    app.get('/payment/stripe/frame.js', () => send(FRAME_SCRIPT, 'text/javascript'))
    app.get('/payment/stripe/challenge.js', () => send(CHALLENGE_SCRIPT, 'text/javascript'))
    app.get('/payment/stripe/frame.css', () => send(PAGE_STYLE + TICK_STYLE, 'text/css'))
  }

const TICK_STYLE = `.tick{display:flex;align-items:center;gap:12px;font-weight:400}.tick input{width:24px;height:24px}#express:empty{display:none}
`
