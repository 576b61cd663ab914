import type { Context } from 'hono'
import { z } from 'zod'
import type { PageAnswer } from '#contract/web.ts'
import type { Raw } from '#domain/content/merge-layers.ts'
import { findLocale, type Locale } from '#domain/sites/sites.ts'
import { slugsInRelease } from '../content/releases.service.ts'
import { TEST_CONTEXT_QUERY } from '#domain/decision/test-context.ts'
import { sanitiseRichTexts } from '../content/sanitise.ts'
import { findStaff } from '../staff/find-staff.service.ts'
import { StoreError } from '../store-error.ts'
import type { StudioLook } from '../shop.ts'
import { addressOf, fail, type Env } from './api.ts'
import type { Mount } from './app.ts'
import { headersOf, sendRendered } from './page-response.ts'
import { visitIn } from './page-visit.ts'
import type { PageServer } from './pages.ts'
import { readJsonBody } from './read-body.ts'
import { correlationIdOf, openShop, openShopForStranger } from './request-context.ts'
import { requireSameOrigin } from './same-origin.ts'
import { seen } from './seen.ts'

const BASE = '/studio/frame'
const MOST_BYTES = 2_000_000
const MOST_TURNS = 3
const MOST_PARTS = 20

const Unsaved = z.object({
  slug: z.string().max(120),
  layers: z.record(z.string().max(5), z.record(z.string(), z.unknown())),
  only: z.array(z.string().max(200)).max(MOST_PARTS).optional(),
})

/**
 * The shop's own pages in the studio's frame, as any stranger would get them, made of what somebody is writing: what they
 * saved when it is opened, and with each change what they send along. Nothing is kept of either.
 */
export const mountStudioFrame =
  (server: PageServer): Mount =>
  app => {
    const answer = (c: Context<Env>) =>
      seen(server.services, { request: c.req.raw, kind: 'page', route: 'studio frame' }, () =>
        show(server, c).catch((error: unknown) => fail(server.services, c.req.raw, error)),
      )
    app.get(`${BASE}/*`, answer)
    app.post(`${BASE}/*`, answer)
  }

async function show(server: PageServer, c: Context<Env>): Promise<Response> {
  const request = c.req.raw
  const { services } = server
  const address = addressOf(services, c)
  const opened = await openShop(services, { request, address })
  const staff = await findStaff(opened)
  if (!staff?.grants.can('content.read')) throw new StoreError('STAFF_SIGN_IN_REQUIRED')
  const url = new URL(request.url)
  const unsaved = request.method === 'POST' ? await unsavedIn(request, opened.request.url) : undefined
  const alone = url.searchParams.get('only')
  const only = alone === null ? await slugsInRelease(opened, url.searchParams.get('release')) : new Set([alone])
  const look = { ...lookOf(url, opened.now, unsaved), ...(only && { only }) }
  const correlationId = correlationIdOf(request.headers)
  const { answer, at } = await rendered(server, url, { address, correlationId, look, onlyItems: unsaved?.only })
  const web = await server.web()
  const headers = headersOf(services, answer, {
    dev: web.assets?.dev ?? false,
    shared: false,
    path: at.pathname,
    search: '',
    inStudio: true,
  })
  return sendRendered(server, request, opened, answer, headers)
}

async function unsavedIn(request: Request, url: URL) {
  requireSameOrigin(request.headers, url)
  const parsed = Unsaved.safeParse(await readJsonBody(request, MOST_BYTES))
  if (!parsed.success) throw new StoreError('INVALID_INPUT', { field: 'body', reason: 'is not a working copy' })
  return parsed.data
}

function lookOf(url: URL, now: Date, unsaved: z.output<typeof Unsaved> | undefined): StudioLook {
  const asked = Date.parse(url.searchParams.get('at') ?? '')
  const layers = Object.entries(unsaved?.layers ?? {}).map(([scope, body]): [string, Raw] => [
    scope,
    sanitiseRichTexts(body),
  ])
  return {
    at: Number.isNaN(asked) ? now : new Date(asked),
    drafts: url.searchParams.get('drafts') !== 'none',
    ...(unsaved && { unsaved: { slug: unsaved.slug, layers: new Map(layers) } }),
  }
}

type Asking = {
  readonly address: string
  readonly correlationId: string
  readonly look: StudioLook
  readonly onlyItems: readonly string[] | undefined
}

/** Where a page leads on, the frame goes there too, without leaving the studio. */
async function rendered(
  server: PageServer,
  url: URL,
  { address, correlationId, look, onlyItems }: Asking,
): Promise<{ answer: PageAnswer; at: URL }> {
  const web = await server.web()
  // Whoever may look here may preview: they choose for whom.
  const testContext = url.searchParams.get(TEST_CONTEXT_QUERY) ?? undefined
  let at = new URL(url.pathname.slice(BASE.length) || '/', url.origin)
  for (let turn = 0; ; turn++) {
    const locale = localeOf(at)
    const stranger = openShopForStranger(server.services, { locale, url: at, correlationId, address, cookies: {} })
    const shop = { ...stranger, preview: true, studio: look }
    const visit = {
      ...visitIn(server, shop, { testContext }),
      inFrame: true,
      onlyItems,
      tagManager: undefined,
      hosted: {},
    }
    const answer = await web.answer(visit)
    if (answer.location === undefined || turn === MOST_TURNS) return { answer, at }
    at = new URL(answer.location, url.origin)
  }
}

function localeOf({ pathname }: URL): Locale {
  const locale = findLocale(pathname.split('/')[1] ?? '')
  if (!locale) throw new StoreError('NOT_FOUND')
  return locale
}
