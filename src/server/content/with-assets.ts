import { assetFileUrl, assetInPicture, assetPicture } from '#domain/assets/asset-address.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { findNamed } from '../assets/assets.service.ts'
import { focalOf, isExpired } from '../assets/shown-asset.ts'
import type { Shop } from '../shop.ts'
import type { Written } from './read-content.ts'

const FILE = /^\/media\/files\/(ast_[a-z0-9]{12})\/[0-9a-f]{16}\.(svg|mp4)$/
/** What nobody may show any more: a neutral picture stands in its place. */
const NEUTRAL = 'missing'
type Named = { readonly rows: Awaited<ReturnType<typeof findNamed>>; readonly now: Date }
type Row = NonNullable<ReturnType<Named['rows']['get']>>

/** Pictures and films of the library are shown as they are now, whatever they were when somebody wrote of them. */
export async function withAssets(shop: Shop, written: readonly Written[]): Promise<Written[]> {
  const ids = [...new Set(written.flatMap(({ raw }) => namedIn(raw)))]
  if (ids.length === 0) return [...written]
  const named = { rows: await findNamed(shop, ids), now: shop.services.clock() }
  return written.map(object => ({ ...object, raw: asNow(object.raw, named) }))
}

/** Assets that a body names. */
export function namedIn(value: unknown): string[] {
  if (typeof value === 'string') return [assetInPicture(value)?.id ?? FILE.exec(value)?.[1] ?? []].flat()
  if (Array.isArray(value)) return value.flatMap(namedIn)
  return isRaw(value) ? Object.values(value).flatMap(namedIn) : []
}

const asNow = (raw: Raw, named: Named): Raw => {
  const picture = typeof raw['id'] === 'string' ? named.rows.get(assetInPicture(raw['id'])?.id ?? '') : undefined
  const film = Array.isArray(raw['sources']) ? named.rows.get(namedIn(raw['sources'])[0] ?? '') : undefined
  const inside = Object.fromEntries(Object.entries(raw).map(([key, each]) => [key, valueNow(each, named)]))
  if (picture) return { focalPoint: focalOf(picture), ...inside, width: picture.width, height: picture.height }
  return film ? { ...inside, ...sizeOf(film) } : inside
}

const sizeOf = ({ width, height, duration_ms }: Row) => ({
  width,
  height,
  ...(duration_ms !== null && { duration: duration_ms / 1000 }),
})

function valueNow(value: unknown, named: Named): unknown {
  if (typeof value === 'string') return textNow(value, named)
  if (Array.isArray(value)) return value.map(each => valueNow(each, named))
  return isRaw(value) ? asNow(value, named) : value
}

function textNow(text: string, named: Named): string {
  const [, fileOf = '', kind = ''] = FILE.exec(text) ?? []
  const row = named.rows.get(assetInPicture(text)?.id ?? fileOf)
  if (!row) return text
  if (fileOf === '' && isExpired(row, named.now)) return NEUTRAL
  return fileOf === '' ? assetPicture(row.id, row.mark) : assetFileUrl(row.id, row.mark, kind)
}
