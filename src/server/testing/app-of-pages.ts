import type { PageAnswer, Web } from '#contract/web.ts'
import type { Config } from '../config.ts'
import { createApp } from '../http/app.ts'
import { PageCache } from '../http/page-cache.ts'
import { mountPages } from '../http/pages.ts'
import type { Services } from '../services.ts'

export const html = (body: string, status = 200): PageAnswer => ({
  status,
  body: [body],
  type: 'text/html; charset=utf-8',
  tags: [],
})

/** The door of the pages, with these instead of the shop's own. */
export function appOfPages(shop: Services, answers: Omit<Web, 'sharedAddress'>, settings: Partial<Config> = {}) {
  const services = { ...shop, config: { ...shop.config, ...settings } }
  const server = {
    services,
    operations: new Map(),
    cache: new PageCache(services.changes),
    web: async (): Promise<Web> => ({
      ...answers,
      sharedAddress: url => (url.searchParams.has('preview') ? undefined : url.pathname + url.search),
    }),
  }
  return createApp(services, { operations: [], mounts: [mountPages(server)] })
}
