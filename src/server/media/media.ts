import { MediaId } from '#contract/content/content-media.ts'
import { findPictureSize } from '#domain/media/media-address.ts'
import { findAssetPicture, type AssetPicture } from '../assets/asset-picture.service.ts'
import { fail } from '../http/api.ts'
import type { Mount } from '../http/app.ts'
import { cookiesIn } from '../http/request-context.ts'
import type { Services } from '../services.ts'
import { findUpload } from '../social/uploads.service.ts'
import { StoreError } from '../store-error.ts'
import { originalOf, originalOfUpload, type Original } from './picture-source.ts'
import { FORMATS, formatsFor } from './renditions.ts'

const FOUND = 'public, max-age=86400, stale-while-revalidate=604800'
const MISSING = 'public, max-age=60'
/** A shopper's picture may be taken down at any time, and must be gone soon then. */
const HANDED_IN = 'public, max-age=300'
const PRIVATE = 'private, no-store'
/** Its address stands for what is seen: that never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

const cachingOf = ({ isMissing }: Original, asset: AssetPicture | undefined): string =>
  isMissing || asset?.isPast ? MISSING : asset ? IMMUTABLE : FOUND

/** GET /media/{size}/{id}: sizes by name or written out as a transformation, in the best format the browser takes. */
export function mountMedia(services: Services): Mount {
  const { rendition } = services.renditions
  return app => {
    app.get('/media/:size/:id{.+}', async c => {
      const size = findPictureSize(c.req.param('size'))
      if (!size) return fail(services, c.req.raw, new StoreError('NOT_FOUND'))
      const parsed = MediaId.safeParse(c.req.param('id'))
      const id = parsed.success ? parsed.data : 'missing'
      const upload = await findUpload(services, id, cookiesIn(services, c.req.raw.headers))
      const asset = upload ? undefined : await findAssetPicture(services, id)
      const original = upload ? originalOfUpload(id, upload) : (asset ?? (await originalOf(id, services.catalog)))
      if (original.isMissing) services.log.warn('There is no such picture', { mediaId: id })
      const formats = formatsFor(c.req.header('accept'), services.config.AVIF)
      const { bytes, etag, format, isFirst } = await rendition(original, size, formats)
      const caching = upload ? (upload.isPublic ? HANDED_IN : PRIVATE) : cachingOf(original, asset)
      const headers = {
        // Until the better one is there: whoever comes back gets it.
        'cache-control': isFirst && caching !== PRIVATE ? MISSING : caching,
        etag,
        vary: 'accept',
        'x-content-type-options': 'nosniff',
      }
      if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
      return new Response(new Uint8Array(bytes), {
        headers: { ...headers, 'content-type': FORMATS[format], 'content-length': String(bytes.length) },
      })
    })
  }
}
