import { useI18n } from '../i18n/i18n.tsx'
import { useWords } from '../i18n/room-words.ts'
import type { Asset } from './asset.ts'
import { WORDS } from './words.ts'

/** A picture as it is, whole; of a film its poster, and that it is one. */
export function AssetFace({ asset }: { readonly asset: Pick<Asset, 'previews' | 'kind'> }) {
  const { w } = useWords(WORDS)
  const isFilm = asset.kind === 'mp4'
  return (
    <span className="asset-face">
      {asset.previews && <img src={asset.previews.small} alt="" loading="lazy" draggable={false} />}
      {isFilm && <span className="film-mark">▶ {w('film')}</span>}
    </span>
  )
}

/** What a tile says below its picture. */
export function AssetName({ asset }: { readonly asset: Asset }) {
  const { w } = useWords(WORDS)
  const { day } = useI18n()
  return (
    <span className="asset-name">
      <span>{asset.name}</span>
      {asset.ending && asset.expiresOn !== null && (
        <span className="badge badge-waiting">{w('ending', { day: day(asset.expiresOn) })}</span>
      )}
      {asset.expired && <span className="badge badge-blocked">{w('expired')}</span>}
    </span>
  )
}
