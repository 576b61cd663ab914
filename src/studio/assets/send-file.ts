import { CallError } from '#contract/client.ts'
import { MOST_ASSET_BYTES } from '#domain/assets/asset-kinds.ts'
import { call, isRefusal } from '../calls/call.ts'
import type { Asset } from './asset.ts'

const TRIES = 4
const WAIT_MS = 500
const LONGEST_NAME = 200

export type Outcome =
  | { readonly state: 'added' | 'duplicate'; readonly asset: Asset }
  | { readonly state: 'refused'; readonly why: 'unsupported' | 'damaged' | 'too-many-pixels' | 'too-large' | 'unread' }

export type Where = { readonly folder?: string; readonly replaces?: string }

/** Those that were asked to be taken in. The answer may be lost: what is there then came from here. */
const finishing = new WeakSet<File>()

/** By the hash of its bytes. Two files that are the same would go on with each other's parts, and both be told as added. */
const underWay = new Map<string, Promise<unknown>>()

/** Sends a file in parts. What arrived before it was broken off is not sent again. */
export async function sendFile(file: File, where: Where, onShare: (share: number) => void): Promise<Outcome> {
  if (file.size > MOST_ASSET_BYTES) return { state: 'refused', why: 'too-large' }
  if (file.size === 0) return { state: 'refused', why: 'damaged' }
  const sha256 = await hashOf(file)
  const sent = (async () => {
    // What became of it is told by whoever sent it.
    await underWay.get(sha256)?.catch(() => {})
    return sendHashed(file, sha256, where, onShare)
  })()
  underWay.set(sha256, sent)
  try {
    return await sent
  } finally {
    if (underWay.get(sha256) === sent) underWay.delete(sha256)
  }
}

async function sendHashed(
  file: File,
  sha256: string,
  where: Where,
  onShare: (share: number) => void,
): Promise<Outcome> {
  const body = { name: file.name.slice(-LONGEST_NAME), bytes: file.size, sha256, ...where }
  const { uploadId, partBytes, received, duplicate } = await patiently(() => call('assets.open', { body }))
  if (duplicate) {
    const isOwn = finishing.has(file) && duplicate.id === (where.replaces ?? duplicate.id)
    return { state: isOwn ? 'added' : 'duplicate', asset: duplicate }
  }
  if (uploadId === undefined) throw new Error('An upload without a name')
  const parts = Math.ceil(file.size / partBytes)
  for (let part = 0; part < parts; part++) {
    if (!received.includes(part)) {
      const base64 = await base64Of(file.slice(part * partBytes, (part + 1) * partBytes))
      await patiently(() => call('assets.send', { params: { uploadId, part }, body: { base64 } }))
    }
    onShare((part + 1) / parts)
  }
  const again = finishing.has(file)
  finishing.add(file)
  try {
    const { state, asset, why } = await patiently(() => call('assets.finish', { params: { uploadId } }))
    return state !== 'refused' && asset ? { state, asset } : { state: 'refused', why: why ?? 'damaged' }
  } catch (error) {
    // It was taken in, or refused, by a try whose answer was lost: to begin anew tells which.
    if (isRefusal(error, 'STAFF_NOT_FOUND') && !again) return sendHashed(file, sha256, where, onShare)
    throw error
  }
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

function base64Of(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')))
    reader.readAsDataURL(part)
  })
}

/** A network that was away for a moment is no reason to begin again; a refusal is an answer. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof CallError || tried === TRIES) throw error
      await new Promise(resolve => setTimeout(resolve, WAIT_MS * 2 ** tried))
    }
  }
}
