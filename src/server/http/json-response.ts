import { pack } from './compression.ts'

/** Answers that hold someone's data must never be kept by anything in between. */
export async function jsonResponse(
  request: Request,
  body: unknown,
  { status = 200, headers = new Headers() }: { status?: number; headers?: Headers } = {},
): Promise<Response> {
  headers.set('content-type', 'application/json; charset=utf-8')
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  headers.append('vary', 'accept-encoding')
  const { bytes, encoding } = await pack(JSON.stringify(body ?? null), request.headers.get('accept-encoding'))
  if (encoding) headers.set('content-encoding', encoding)
  headers.set('content-length', String(bytes.length))
  return new Response(new Uint8Array(bytes), { status, headers })
}
