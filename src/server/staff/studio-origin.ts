import type { Shop } from '../shop.ts'

/** Where the studio is reached: a host of its own, or the shop's. */
export const studioOrigin = ({ services: { config }, request }: Shop): string =>
  config.STUDIO_URL ?? config.PUBLIC_URL ?? request.url.origin
