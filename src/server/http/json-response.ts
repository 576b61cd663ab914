import { acceptedEncoding, pack, type Packed } from './compression.ts'
import { PreparedJson } from './prepared-json.ts'
import { WrittenJson } from './written-json.ts'

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
  const accepted = request.headers.get('accept-encoding')
  const { bytes, encoding } = await packed(body, accepted)
  if (encoding) headers.set('content-encoding', encoding)
  headers.set('content-length', String(bytes.length))
  return new Response(bytes, { status, headers })
}

function packed(body: unknown, accepted: string | null): Packed | Promise<Packed> {
  if (body instanceof PreparedJson) return body.packedFor(acceptedEncoding(accepted))
  if (body instanceof WrittenJson) return pack(body.pieces, accepted)
  return pack([JSON.stringify(body ?? null)], accepted)
}
