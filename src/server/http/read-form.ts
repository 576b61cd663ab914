import { UPLOAD_BYTES } from '#contract/social/social.entities.ts'
import { StoreError } from '../store-error.ts'
import { readBytes, readText } from './read-body.ts'

/** A posted form. A file is the base64 of its bytes, as calls take it; none chosen is the empty text. */
export async function readForm(request: Request, maxBytes: number): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return new URLSearchParams(await readText(request, maxBytes))
  const bytes = await readBytes(request, UPLOAD_BYTES + maxBytes)
  const parts = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch((error: unknown) => {
    if (error instanceof TypeError) throw new StoreError('INVALID_INPUT', { field: 'body', reason: 'this is no form' })
    throw error
  })
  const form = new URLSearchParams()
  for (const [name, value] of parts)
    form.append(name, typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()).toString('base64'))
  return form
}
