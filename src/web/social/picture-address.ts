import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'
export const pictureAddress = (locale: Locale, mediaId: string): string =>
  shopUrl(locale, '/pictures/:mediaId', { mediaId })
