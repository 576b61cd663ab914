import type { PageVisit } from '#contract/web.ts'
import { withoutEndSlashes } from '#domain/sites/shop-urls.ts'
import { pictureUrl } from '#web/media/picture-url.ts'
import type { Head } from '#web/page.ts'
import { pictureSources } from '#web/media/picture-sources.ts'
import type { ContentData } from './load-content.ts'

export function contentHead({ page, loaded }: ContentData, visit: PageVisit): Head {
  const { seo } = page
  const lcpImage = firstPicture(loaded.sections[0]?.items[0])
  return {
    title: seo.title,
    ...(seo.description === '' ? {} : { description: seo.description }),
    ...(seo.canonical === undefined
      ? { canonical: withoutEndSlashes(visit.url.pathname) }
      : { canonical: seo.canonical }),
    ...(seo.noIndex || page.isPreview ? { robots: 'noindex' } : {}),
    ...(seo.image ? { image: pictureUrl(seo.image.id, 'social') } : {}),
    ...(lcpImage ? { lcpImage } : {}),
  }
}

/** The picture a page leads with, where it has only one crop: a preload cannot choose between two. */
function firstPicture(item: object | undefined): Head['lcpImage'] {
  if (!item || !('media' in item) || typeof item.media !== 'object' || item.media === null) return undefined
  if (!('sm' in item.media) || 'md' in item.media || 'lg' in item.media) return undefined
  const { sm } = item.media
  if (typeof sm !== 'object' || sm === null || !('id' in sm) || typeof sm.id !== 'string') return undefined
  return { ...pictureSources(sm.id, 'scene'), sizes: '100vw' }
}
