import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Mount } from '../http/app.ts'
import { jsonResponse } from '../http/json-response.ts'
import type { Operation } from '../http/operation.ts'
import type { StaffOperation } from '../http/staff-operation.ts'
import { openApi, staffOpenApi } from './openapi.ts'
import { REFERENCE_ACCESS, REFERENCE_CSS, REFERENCE_THEME } from './reference-looks.ts'

const FILES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const

const page = (base: string, title: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/reference.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="${base}/docs/start.js" defer></script>
</head>
<body><div id="reference"></div></body>
</html>`

const start = (base: string, accessKey: string) => `${REFERENCE_THEME}${REFERENCE_ACCESS}SwaggerUIBundle({
  url: '${base}/openapi.json',
  dom_id: '#reference',
  // A link inside of a button is reached by no screen reader.
  deepLinking: false,
  filter: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  requestInterceptor: request => {
    request.headers['x-access-key'] ??= ${JSON.stringify(accessKey)}
    return request
  },
})`

const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"

/** The reference of the services: as a document for programs, and as a page to read and try. All files are our own. */
export function mountApiDocs(operations: readonly Operation[], version: string, accessKey: string): Mount {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const mount = reference('/api', 'Cairn services', accessKey, () => openApi(operations, version))
  return app => {
    mount(app)
    app.get('/api/docs/reference.css', c =>
      c.body(REFERENCE_CSS, 200, {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      }),
    )
    for (const [name, type] of Object.entries(FILES))
      app.get(`/api/docs/${name}`, c =>
        c.body(readFileSync(join(folder, name)), 200, {
          'content-type': type,
          'cache-control': 'public, max-age=86400',
        }),
      )
  }
}

/** The same for the staff's services, which are described apart. */
export const mountStaffDocs = (operations: readonly StaffOperation[], version: string, accessKey: string): Mount =>
  reference('/api/staff', 'Cairn staff services', accessKey, () => staffOpenApi(operations, version))

function reference(base: string, title: string, accessKey: string, describe: () => object): Mount {
  let description: object | undefined
  return app => {
    app.get(`${base}/openapi.json`, c => jsonResponse(c.req.raw, (description ??= describe())))
    app.get(`${base}/docs`, c =>
      c.body(page(base, title), 200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'referrer-policy': 'same-origin',
      }),
    )
    app.get(`${base}/docs/start.js`, c =>
      c.body(start(base, accessKey), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    )
  }
}
