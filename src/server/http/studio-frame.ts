import type { Context } from 'hono'
import type { PageAnswer } from '#contract/web.ts'
import { findLocale, type Locale } from '#domain/sites/sites.ts'
import { TEST_CONTEXT_QUERY } from '#domain/decision/test-context.ts'
import { STUDIO_ADDRESSES } from '#domain/staff/studio-addresses.ts'
import { StoreError } from '../store-error.ts'
import type { StudioLook } from '../shop.ts'
import { fail, type Env } from './api.ts'
import type { Mount } from './app.ts'
import { headersOf, sendRendered } from './page-response.ts'
import { visitIn } from './page-visit.ts'
import type { PageServer } from './pages.ts'
import { correlationIdOf, openShopForStranger } from './request-context.ts'
import { seen } from './seen.ts'
import { openLook } from './studio-look.ts'

const BASE = STUDIO_ADDRESSES.frame
const MOST_TURNS = 3

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
  const { address, opened, url, look, onlyItems } = await openLook(services, c)
  const correlationId = correlationIdOf(request.headers)
  const { answer, at } = await rendered(server, url, { address, correlationId, look, onlyItems })
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
  // What the page itself is asked for: a search, a filter, the next page of a list.
  at.search = url.searchParams.get('query') ?? ''
  for (let turn = 0; ; turn++) {
    const locale = localeOf(at)
    const stranger = openShopForStranger(server.services, { locale, url: at, correlationId, address, cookies: {} })
    const shop = { ...stranger, preview: true, studio: look }
    const visit = {
      ...visitIn(server, shop, { testContext }),
      inFrame: true,
      still: url.searchParams.has('still'),
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
