import { setCookie } from 'hono/cookie'
import { DEFAULT_LOCALE } from '#domain/sites/sites.ts'
import { PREVIEW_COOKIE } from '#domain/sites/cookies.ts'
import type { Mount } from '../http/app.ts'
import type { Services } from '../services.ts'
import { previewToken } from './content-view.ts'

/** Gives whoever tries the shop its preview token, and leads to the preview tool. Never mounted in production. */
export const mountPreviewDoor =
  (services: Services): Mount =>
  app => {
    app.get('/dev/preview', async c => {
      const token = await previewToken({ services, db: services.database.db })
      if (token !== undefined) setCookie(c, PREVIEW_COOKIE, token, { path: '/', httpOnly: true, sameSite: 'Lax' })
      return c.redirect(`/${DEFAULT_LOCALE}/preview`)
    })
  }
