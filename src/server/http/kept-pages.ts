import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '../services.ts'
import { bodyFor, isUnchanged, type PageCache } from './page-cache.ts'
import { tellOfKept } from './seen.ts'
import { keyOf, strangerIn } from './stranger.ts'
import { isStudioHost } from './studio-host.ts'

/** A kept page needs nothing of the application: it goes straight to the socket, and not at all to who has it. */
export function serveKept(
  services: Services,
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '/', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  if (isStudioHost(services.config, headers.host)) return false
  const { cookie, authorization, 'x-preview-token': previewToken } = headers
  const stranger = strangerIn({ cookie, authorization, previewToken })
  const page = stranger && cache.find(keyOf(url, stranger))
  if (!page) return false
  services.metrics.countPage('hit')
  if (isUnchanged(page, headers['if-none-match'])) {
    response.writeHead(304, { ...page.headers, 'x-page-cache': 'hit' })
    response.end()
    tellOfKept(services, method, 304, 0)
    return true
  }
  const { bytes, rawHeaders } = bodyFor(page, headers['accept-encoding']?.toString())
  response.writeHead(page.status, rawHeaders)
  response.end(method === 'HEAD' ? undefined : bytes)
  tellOfKept(services, method, page.status, bytes.length)
  return true
}
