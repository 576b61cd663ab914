import { ASSET_KINDS, isAssetKind } from '#domain/assets/asset-kinds.ts'
import type { Mount } from '../http/app.ts'
import { fail } from '../http/api.ts'
import { partOf } from '../media/films.ts'
import type { Services } from '../services.ts'
import { StoreError } from '../store-error.ts'
import { knownAsset } from './asset-picture.service.ts'
import { originalKey } from './files.ts'
import { isExpired } from './shown-asset.ts'

const NAME = /^([0-9a-f]{16})\.(svg|mp4)$/
const SAFE = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // Opened by itself, a drawing is a document: it may run and fetch nothing.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** GET /media/files/{asset}/{mark}.{kind}: films and drawings as they are. Players ask for parts, so parts are answered. */
export const mountAssetFiles =
  (services: Services): Mount =>
  app => {
    app.get('/media/files/:id/:name', async c => {
      const [, mark, kind = ''] = NAME.exec(c.req.param('name')) ?? []
      const row = await knownAsset(services, c.req.param('id'))
      const isThere =
        row !== undefined &&
        row.mark === mark &&
        row.kind === kind &&
        isAssetKind(kind) &&
        !isExpired(row, services.clock())
      const key = isThere ? originalKey(row.sha256, kind) : undefined
      const size = key === undefined ? undefined : await services.files.size(key)
      if (!isThere || key === undefined || size === undefined)
        return fail(services, c.req.raw, new StoreError('NOT_FOUND'))
      const headers = new Headers({
        ...SAFE,
        'content-type': ASSET_KINDS[kind].type,
        'accept-ranges': 'bytes',
        etag: `"${mark}"`,
      })
      if (c.req.header('if-none-match') === `"${mark}"`) return new Response(null, { status: 304, headers })
      const part = partOf(c.req.header('range'), size)
      if (part === 'beyond') {
        headers.set('content-range', `bytes */${size}`)
        return new Response(null, { status: 416, headers })
      }
      if (part) headers.set('content-range', `bytes ${part.from}-${part.to}/${size}`)
      headers.set('content-length', String(part ? part.to - part.from + 1 : size))
      return new Response((await services.files.get(key, part)) ?? null, { status: part ? 206 : 200, headers })
    })
  }
