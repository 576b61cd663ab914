import { STAFF_BASE } from '#contract/staff/staff-endpoint.ts'
import type { Config } from '../config.ts'
import type { Services } from '../services.ts'
import { StoreError } from '../store-error.ts'
import { fail } from './api.ts'
import type { Mount } from './app.ts'

/** Whoever runs script there can act as the staff who are signed in: pages of the shop run nobody else's on it. */
export const isStudioHost = ({ STUDIO_URL }: Pick<Config, 'STUDIO_URL'>, host: string | undefined): boolean =>
  STUDIO_URL !== undefined && new URL(STUDIO_URL).host === host?.toLowerCase()

/** A studio with a host of its own is there and nowhere else: the shop's host leads to it and answers none of its calls. */
export function mountStudioHost(services: Services): Mount {
  const { STUDIO_URL } = services.config
  if (STUDIO_URL === undefined) return () => {}
  const isThere = (url: string) => isStudioHost(services.config, new URL(url).host)
  return app => {
    app.use(`${STAFF_BASE.replace('/v1', '')}/*`, (c, next) =>
      isThere(c.req.url) ? next() : fail(services, c.req.raw, new StoreError('NOT_FOUND')),
    )
    app.use('/studio/*', async (c, next) => {
      if (isThere(c.req.url)) return next()
      const { pathname, search } = new URL(c.req.url)
      return c.redirect(STUDIO_URL + pathname + search)
    })
  }
}
