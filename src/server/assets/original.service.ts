import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { getAsset } from './assets.service.ts'
import { originalKey } from './files.ts'

/** What was sent, byte by byte; of a drawing, what was left of it when it was made safe. Never opened in the studio's place. */
export async function readOriginal(desk: Desk, id: string): Promise<ReadableStream> {
  const { sha256, kind, name } = await getAsset(desk, id)
  const stream = await desk.services.files.get(originalKey(sha256, kind))
  if (!stream) throw new StoreError('STAFF_NOT_FOUND')
  const { headers } = desk.reply
  headers.set('content-type', 'application/octet-stream')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('content-security-policy', "default-src 'none'; sandbox")
  headers.set(
    'content-disposition',
    `attachment; filename="${plainName(name, kind)}"; filename*=UTF-8''${escaped(name)}`,
  )
  return stream
}

/** For browsers that read no other name: nothing that could end it, or lead into a folder. */
const plainName = (name: string, kind: string): string => {
  const plain = name.replaceAll(/[^\w.-]/g, '_').replace(/^\.+/, '')
  return plain === '' ? `original.${kind}` : plain
}
const escaped = (name: string): string =>
  encodeURIComponent(name.toWellFormed().replaceAll(/[/\\]/g, '_')).replaceAll(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
