import type { Context } from 'hono'
import { findLocale } from '#domain/sites/sites.ts'
import { STUDIO_ADDRESSES } from '#domain/staff/studio-addresses.ts'
import { originOf } from '../config.ts'
import { previewLetterTexts } from '../content/letters.service.ts'
import { fail, type Env } from '../http/api.ts'
import type { Mount } from '../http/app.ts'
import { openShopForStranger } from '../http/request-context.ts'
import { seen } from '../http/seen.ts'
import { openLook } from '../http/studio-look.ts'
import type { Services } from '../services.ts'
import { StoreError } from '../store-error.ts'
import { compose } from './compose.ts'
import { layOut } from './layout.ts'
import { isLetter, sampleOf } from './letter-samples.ts'

/** A letter is looked at, nothing in it runs, and nothing in it leads anywhere. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
  'cache-control': 'no-store',
}

const ADDRESS = `${STUDIO_ADDRESSES.letter}/:locale/:template`

/** A letter on its paper, filled in with a sample: as it is saved when it is opened, and as it is typed with each change. */
export const mountLetterFrame =
  (services: Services): Mount =>
  app => {
    const answer = (c: Context<Env>) =>
      seen(services, { request: c.req.raw, kind: 'page', route: 'studio letter' }, () =>
        show(services, c).catch((error: unknown) => fail(services, c.req.raw, error)),
      )
    app.get(ADDRESS, answer)
    app.post(ADDRESS, answer)
  }

async function show(services: Services, c: Context<Env>): Promise<Response> {
  const { address, opened, url, look } = await openLook(services, c)
  const locale = findLocale(c.req.param('locale') ?? '')
  const asked = c.req.param('template') ?? ''
  // The words of all letters are looked at in the one that has most of them.
  const template = asked === 'words' ? 'order-placed' : asked
  if (!locale || !isLetter(template)) throw new StoreError('NOT_FOUND')
  const { correlationId } = opened
  const stranger = openShopForStranger(services, { locale, url, correlationId, address, cookies: {} })
  const texts = await previewLetterTexts({ ...stranger, preview: true, studio: look }, template)
  const letter = compose(sampleOf(template, locale), texts, originOf(services.config))
  const { html, text } = layOut(letter)
  return c.req.method === 'POST' ? c.json({ subject: letter.subject, html, text }) : c.body(html, 200, HEADERS)
}
