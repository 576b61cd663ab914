import { useWords } from '../i18n/room-words.ts'
import type { Asset } from './asset.ts'
import { WORDS } from './words.ts'

/** A picture as it is, whole; of a film, that it is one. */
export function AssetFace({ asset }: { readonly asset: Pick<Asset, 'previews' | 'kind'> }) {
  const { w } = useWords(WORDS)
  return (
    <span className="asset-face">
      {asset.previews ? (
        <img src={asset.previews.small} alt="" loading="lazy" draggable={false} />
      ) : (
        <span>▶ {w('film')}</span>
      )}
    </span>
  )
}

/** What a tile says below its picture. */
export function AssetName({ asset }: { readonly asset: Asset }) {
  const { w } = useWords(WORDS)
  return (
    <span className="asset-name">
      <span>{asset.name}</span>
      {asset.expired && <span className="badge badge-blocked">{w('expired')}</span>}
    </span>
  )
}
