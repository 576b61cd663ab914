import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import type { Assets } from '#contract/web.ts'
import type { Mount } from './app.ts'
import { acceptedEncoding } from './compression.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Typefaces have a name that lasts besides, for documents that the build does not write: the card's. */
const FONT = /^\/assets\/(.+)-[\w-]{8}\.woff2$/

const SUFFIXES = { br: '.br', gzip: '.gz', zstd: '.zst' } as const

/** Files of the browser build. They are few and small: they stay in memory. Those with a hash in their name never change; compressed copies are made by the build. */
export function mountAssets(folder: string, base = ''): Mount {
  const files = new Map(
    existsSync(folder) ? listed(folder).map(file => [`${base}/${relative(folder, file)}`, readFileSync(file)]) : [],
  )
  for (const [path, bytes] of [...files]) {
    const name = FONT.exec(path)?.[1]
    if (name !== undefined) files.set(`/fonts/${name}.woff2`, bytes)
  }
  return app => {
    app.use('*', async (c, next) => {
      const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? files.get(c.req.path) : undefined
      if (!file) return next()
      const encoding = acceptedEncoding(c.req.header('accept-encoding'))
      const packed = encoding && files.get(`${c.req.path}${SUFFIXES[encoding]}`)
      const bytes = packed ?? file
      const type = c.req.path.endsWith('speculation.json')
        ? 'application/speculationrules+json'
        : TYPES[extname(c.req.path)]
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': type ?? 'application/octet-stream',
          'content-length': String(bytes.length),
          'cache-control': isHashed(c.req.path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          vary: 'accept-encoding',
          ...(packed && encoding ? { 'content-encoding': encoding } : {}),
        },
      })
    })
  }
}

const isHashed = (path: string) => /^(?:\/studio)?\/assets\/.+-[\w-]{8}\.\w+$/.test(path)

const listed = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

type ManifestEntry = { file: string; css?: string[]; assets?: string[]; isEntry?: boolean; src?: string }

const isOfFrame = ({ src = '' }: ManifestEntry) => src.endsWith('/preview-frame.ts')

/** Which files every document names, from the build's manifest. */
export function readAssets(folder: string): Assets {
  const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const entries = Object.values(manifest).filter(each => each.isEntry)
  const entry = entries.find(each => !isOfFrame(each))
  if (!entry) throw new Error('the browser build has no entry')
  const fonts = Object.values(manifest).flatMap(
    each => each.assets ?? (each.file.endsWith('.woff2') ? [each.file] : []),
  )
  return {
    scripts: [`/${entry.file}`],
    frameScripts: entries.filter(isOfFrame).map(({ file }) => `/${file}`),
    styles: (entry.css ?? []).map(file => `/${file}`),
    preloads: [...new Set(fonts)].filter(file => /latin(?!-ext)[\w-]*\.woff2$/.test(file)).map(file => `/${file}`),
    dev: false,
  }
}
