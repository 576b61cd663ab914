export type FilePart = { readonly from: number; readonly to: number }
export type KeptFile = { readonly key: string; readonly bytes: number }

/** Where originals lie: a folder, or a service that speaks S3. Keys are ours, so that none can lead elsewhere. */
export type Files = {
  readonly put: (key: string, content: Blob, type: string) => Promise<void>
  readonly get: (key: string, part?: FilePart) => Promise<ReadableStream<Uint8Array> | undefined>
  /** How large it is; nothing where it is not there. */
  readonly size: (key: string) => Promise<number | undefined>
  readonly remove: (key: string) => Promise<void>
  readonly list: () => AsyncIterable<KeptFile>
}

const KEY = /^[a-z]\/[a-z0-9_]+\/[a-z0-9]+(?:\.[a-z0-9]+)?$/

/** No path comes from outside; should one ever, it goes nowhere. */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`${key} is no key of a file`)
  return key
}

export const originalKey = (sha256: string, kind: string): string => `o/${sha256.slice(0, 2)}/${sha256}.${kind}`
/** The picture as its sizes are made from it: upright, in colours every screen knows, with nothing that a camera noted. */
export const masterKey = (sha256: string): string => `m/${sha256.slice(0, 2)}/${sha256}.webp`
export const partKey = (uploadId: string, part: number): string => `u/${uploadId}/${part}`

export async function wholeOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(stream).arrayBuffer())
}
