import { startOfDrawing } from './start-of-drawing.ts'

export const ASSET_KIND_NAMES = ['jpeg', 'png', 'webp', 'avif', 'svg', 'mp4'] as const
export type AssetKind = (typeof ASSET_KIND_NAMES)[number]

/** What the library takes, by how it is written into a file's name, and what a browser is told it is. */
export const ASSET_KINDS = {
  jpeg: { type: 'image/jpeg', moves: false },
  png: { type: 'image/png', moves: false },
  webp: { type: 'image/webp', moves: false },
  avif: { type: 'image/avif', moves: false },
  svg: { type: 'image/svg+xml', moves: false },
  mp4: { type: 'video/mp4', moves: true },
} as const satisfies Record<AssetKind, { type: string; moves: boolean }>

export const isAssetKind = (name: string): name is AssetKind => Object.hasOwn(ASSET_KINDS, name)

export const MOST_ASSET_BYTES = 200_000_000
/** What travels at once: enough to be quick, little enough to be sent again. */
export const PART_BYTES = 3_000_000

/** Why something is not taken in. */
export const REFUSED_ASSETS = ['unsupported', 'damaged', 'too-many-pixels'] as const
export type RefusedAsset = (typeof REFUSED_ASSETS)[number]

const LANDMARKS: readonly (readonly [kind: AssetKind, at: number, text: RegExp])[] = [
  ['jpeg', 0, /^\u00ff\u00d8\u00ff/],
  ['png', 0, /^\u0089PNG\r\n\u001a\n/],
  ['webp', 0, /^RIFF[\s\S]{4}WEBP/],
  ['avif', 4, /^ftyp(?:avif|avis)/],
  ['mp4', 4, /^ftyp(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash|mmp4|MSNV)/],
]

/** Told by its first bytes: what a file is called says nothing. */
export function kindOfBytes(head: Uint8Array): AssetKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, 1024))
  const known = LANDMARKS.find(([, at, landmark]) => landmark.test(text.slice(at)))?.[0]
  return known ?? (startOfDrawing(text) === undefined ? undefined : 'svg')
}
