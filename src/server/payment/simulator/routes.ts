import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { findCurrency, formatMoney } from '#domain/money/money.ts'
import { findLocale, LANGUAGES, languageOf, type Language } from '#domain/sites/sites.ts'
import { textsIn } from '#domain/sites/texts.ts'
import { HOST_PREFIX } from '#domain/sites/cookie-rules.ts'
import { LOCALE_COOKIE } from '#domain/sites/cookies.ts'
import type { Env } from '../../http/api.ts'
import type { Mount } from '../../http/app.ts'
import { readText } from '../../http/read-body.ts'
import { requireSameOrigin } from '../../http/same-origin.ts'
import { CARD_FRAME } from '../payment-provider.ts'
import { CardInput, factsOf, isExpired, makeToken, readToken } from './card-token.ts'
import { FRAME_SCRIPT, PAGE_STYLE } from './frame-assets.ts'
import { CARD_PROBLEMS } from './page-texts.ts'
import { cardFrame, challengePage, DONE_SCRIPT, donePage, gonePage, redirectPage, type CardProblems } from './pages.ts'
import { resolve, type SimulatorOptions } from './simulator.ts'
import * as queries from './simulator.queries.ts'
import { CHALLENGE_CODE } from './test-cards.ts'

const FORM_LIMIT = 4096

/** These documents may load their own style and script, and speak to nobody but the provider. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

export const mountSimulator =
  (options: SimulatorOptions): Mount =>
  app => {
    const file = (text: string, type: string) => () =>
      new Response(text, { headers: { ...HEADERS, 'content-type': type, 'cache-control': 'public, max-age=300' } })
    app.get('/payment/frame.js', file(FRAME_SCRIPT, 'text/javascript; charset=utf-8'))
    app.get('/payment/done.js', file(DONE_SCRIPT, 'text/javascript; charset=utf-8'))
    app.get('/payment/page.css', file(PAGE_STYLE, 'text/css; charset=utf-8'))
    app.get(CARD_FRAME, c => show(cardFrame(languageFor(c), safePath(c.req.query('return')))))
    app.post('/payment/tokenise', c => tokenise(options, c))
    app.get('/payment/challenge/:id', c => showAction(options, c, challengePage))
    app.get('/payment/redirect/:id', c => showAction(options, c, redirectPage))
    app.post('/payment/challenge/:id', c => finish(options, c))
    app.post('/payment/redirect/:id', c => finish(options, c))
  }

const show = (body: string, status = 200) =>
  new Response(body, { status, headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' } })

function languageFor(c: Context<Env>): Language {
  const cookies = getCookie(c)
  const asked = c.req.query('locale') ?? cookies[HOST_PREFIX + LOCALE_COOKIE] ?? cookies[LOCALE_COOKIE] ?? ''
  const locale = findLocale(asked)
  return locale ? languageOf(locale) : 'en'
}

/** A path of this shop and nothing else: a token must not be carried away. */
const safePath = (path: string | undefined) =>
  path && /^\/[a-z]{2}-[a-z]{2}\/[\w/?=&.-]*$/.test(path) ? path : undefined

async function tokenise({ secret, clock }: SimulatorOptions, c: Context<Env>): Promise<Response> {
  requireSameOrigin(c.req.raw.headers, new URL(c.req.url))
  const form = new URLSearchParams(await readText(c.req.raw, FORM_LIMIT))
  const language = LANGUAGES.find(each => each === form.get('language')) ?? 'en'
  const bad = textsIn(CARD_PROBLEMS, language)
  const parsed = CardInput.safeParse(Object.fromEntries(form))
  const problems: CardProblems = {}
  for (const { path } of parsed.error?.issues ?? []) {
    const name = path[0]
    if (name === 'number' || name === 'expiry' || name === 'cvc' || name === 'holder') problems[name] = bad[name]
  }
  if (parsed.success && isExpired(parsed.data.expiry, clock())) problems.expiry = bad.expiry
  const wantsJson = c.req.header('accept')?.includes('application/json') ?? false
  const returnTo = safePath(form.get('return') ?? undefined)
  if (!parsed.success || Object.keys(problems).length > 0)
    return wantsJson ? answer({ problems }, 422) : show(cardFrame(language, returnTo, problems), 422)
  const token = makeToken(secret, parsed.data)
  if (wantsJson || returnTo === undefined) {
    const claims = readToken(secret, token)
    return answer({ token, ...(claims ? { card: factsOf(claims) } : {}) })
  }
  const back = `${returnTo}${returnTo.includes('?') ? '&' : '?'}paymentToken=${encodeURIComponent(token)}`
  return new Response(null, { status: 303, headers: { ...HEADERS, location: back } })
}

const answer = (value: object, status = 200) => Response.json(value, { status, headers: HEADERS })

type OpenPage = (language: Language, amount: string) => string

async function showAction(options: SimulatorOptions, c: Context<Env>, open: OpenPage): Promise<Response> {
  const language = languageFor(c)
  const row = await queries.findBy(options.db, 'id', c.req.param('id') ?? '')
  if (row?.state !== 'action') return show(gonePage(language), 410)
  const currency = findCurrency(row.currency) ?? 'USD'
  return show(open(language, formatMoney(row.amount, currency, language)))
}

async function finish(options: SimulatorOptions, c: Context<Env>): Promise<Response> {
  requireSameOrigin(c.req.raw.headers, new URL(c.req.url))
  const id = c.req.param('id') ?? ''
  const form = new URLSearchParams(await readText(c.req.raw, FORM_LIMIT))
  const challenge = c.req.path.includes('/challenge/')
  const approved = form.get('verdict') === 'confirm' && (!challenge || form.get('code')?.trim() === CHALLENGE_CODE)
  const proof = await resolve(options, id, approved)
  if (proof === undefined) return show(gonePage(languageFor(c)), 404)
  const { return_url: returnUrl } = await queries.getBy(options.db, 'id', id)
  const query = new URLSearchParams({ transactionId: id, authenticationResult: proof })
  const back = `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}${query}`
  if (challenge) return show(donePage(languageFor(c), back))
  return new Response(null, { status: 303, headers: { ...HEADERS, location: back } })
}
