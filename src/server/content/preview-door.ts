import { shopUrl } from '#domain/sites/shop-urls.ts'
import { DEFAULT_LOCALE } from '#domain/sites/sites.ts'
import { PREVIEW_COOKIE } from '#domain/sites/cookies.ts'
import type { Mount } from '../http/app.ts'
import { Reply } from '../http/reply.ts'
import type { Services } from '../services.ts'
import { previewToken } from './content-view.ts'

/** Gives whoever tries the shop its preview token, and leads to the preview tool. Never mounted in production. */
export const mountPreviewDoor =
  (services: Services): Mount =>
  app => {
    app.get('/dev/preview', async () => {
      const token = await previewToken({ services, db: services.database.db })
      const reply = new Reply(services.config)
      if (token !== undefined) reply.setCookie(PREVIEW_COOKIE, token, {})
      reply.headers.set('location', shopUrl(DEFAULT_LOCALE, '/preview'))
      return new Response(null, { status: 302, headers: reply.headers })
    })
  }
