import { originOf } from '../config.ts'
import type { Shop } from '../shop.ts'

/** Where the studio is reached: a host of its own, or the shop's. */
export const studioOrigin = ({ services: { config } }: Pick<Shop, 'services'>): string =>
  config.STUDIO_URL ?? originOf(config)
