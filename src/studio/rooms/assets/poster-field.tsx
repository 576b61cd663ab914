import { useState } from 'react'
import { TOUCHED, type AssetInUse } from '../../assets/asset.ts'
import { AssetPicker } from '../../assets/asset-picker.tsx'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notices.tsx'
import { WORDS } from './words.ts'

/** A film, and the picture it is known by wherever it does not play. */
export function FilmWithPoster({ asset }: { readonly asset: AssetInUse }) {
  const { w } = useWords(WORDS)
  const [choosing, setChoosing] = useState(false)
  const change = useSend('assets.change', TOUCHED)
  const choose = async (posterId: string | null) => {
    setChoosing(false)
    await change.mutateAsync([{ params: { id: asset.id }, body: { revision: asset.revision, posterId } }])
    notify(w('saved'))
  }
  return (
    <>
      {/* Films of the shop have no speech that is not in their captions. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video className="focal" src={asset.fileUrl} poster={asset.previews?.large} controls muted />
      {asset.mayChange && (
        <p className="poster-actions">
          <Button disabled={change.isPending} onClick={() => setChoosing(true)}>
            {w('choosePoster')}
          </Button>
          {asset.posterId !== null && (
            // Why it was refused is told in passing.
            <Button look="quiet" disabled={change.isPending} onClick={() => void choose(null).catch(() => {})}>
              {w('noPoster')}
            </Button>
          )}
        </p>
      )}
      {choosing && (
        <AssetPicker onChoose={({ id }) => void choose(id).catch(() => {})} onClose={() => setChoosing(false)} />
      )}
    </>
  )
}
