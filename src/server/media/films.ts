import { hash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Mount } from '../http/app.ts'
import { fail } from '../http/api.ts'
import type { Services } from '../services.ts'
import { StoreError } from '../store-error.ts'

const FOLDER = new URL('../../../art/films/', import.meta.url)
const TYPES: Readonly<Record<string, string>> = { '.webm': 'video/webm', '.mp4': 'video/mp4' }
const CACHING = 'public, max-age=86400, stale-while-revalidate=604800'

/** GET /media/films/{name}: the short films of the shop. Players ask for parts of them, so parts are answered. */
export function mountFilms(services: Services): Mount {
  const names = new Set(readdirSync(FOLDER).filter(name => extname(name) in TYPES))
  const etags = new Map<string, string>()
  return app => {
    app.get('/media/films/:name', async c => {
      const name = c.req.param('name')
      if (!names.has(name)) return fail(services, c.req.raw, new StoreError('NOT_FOUND'))
      const bytes = await readFile(new URL(name, FOLDER))
      const etag = etags.get(name) ?? `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
      etags.set(name, etag)
      const headers = new Headers({
        'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
        'cache-control': CACHING,
        'accept-ranges': 'bytes',
        etag,
        'x-content-type-options': 'nosniff',
      })
      if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
      const part = partOf(c.req.header('range'), bytes.length)
      if (part === 'beyond') {
        headers.set('content-range', `bytes */${bytes.length}`)
        return new Response(null, { status: 416, headers })
      }
      if (part) headers.set('content-range', `bytes ${part.from}-${part.to}/${bytes.length}`)
      const sent = part ? bytes.subarray(part.from, part.to + 1) : bytes
      headers.set('content-length', String(sent.length))
      return new Response(new Uint8Array(sent), { status: part ? 206 : 200, headers })
    })
  }
}

/** One range, as players ask for it; anything more elaborate gets the whole film. */
export function partOf(range: string | undefined, size: number): { from: number; to: number } | 'beyond' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to ? 'beyond' : { from, to }
}
