import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Mount } from './app.ts'
import { mountAssets, readAssets } from './assets.ts'

/** Nothing from elsewhere, nothing inline: the studio's own files and its own calls. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'cache-control': 'no-cache',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
}

/** The staff's place: one document, whatever the address below /studio; the program in it reads the rest. */
export function mountStudio(folder: string): Mount {
  if (!existsSync(join(folder, 'manifest.json'))) return () => {}
  const { scripts, styles } = readAssets(folder)
  const document = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Cairn Studio</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map(file => `<link rel="stylesheet" href="/studio${file}">`).join('\n')}
${scripts.map(file => `<script type="module" src="/studio${file}"></script>`).join('\n')}
</head>
<body><div id="studio"></div></body>
</html>`
  const assets = mountAssets(folder, '/studio')
  return app => {
    assets(app)
    app.get('/studio/assets/*', c => c.notFound())
    app.get('/studio', c => c.body(document, 200, HEADERS))
    app.get('/studio/*', c => c.body(document, 200, HEADERS))
  }
}
