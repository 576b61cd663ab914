import { useState } from 'react'
import { useCall } from '../calls/queries.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { useWords } from '../i18n/room-words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FindForm } from '../ui/find-form.tsx'
import { Answer, Empty } from '../ui/state.tsx'
import { AssetFace, AssetName } from './asset-tile.tsx'
import type { Asset } from './asset.ts'
import { DropZone } from './drop-zone.tsx'
import { WORDS } from './words.ts'

const SHOWN = 60
const HERE = {}

type Props = {
  /** Films are offered where a film is wanted. */
  readonly only?: 'pictures' | 'films'
  readonly onChoose: (asset: Asset) => void
  readonly onClose: () => void
}

/** The library as a dialog: answers what somebody chose. What they bring along can be chosen at once. */
export function AssetPicker({ only = 'pictures', onChoose, onClose }: Props) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const [q, setQ] = useState('')
  const found = useCall('assets.list', { query: { only, limit: SHOWN, ...(q !== '' && { q }) } })
  return (
    <Dialog title={w(only === 'films' ? 'chooseFilm' : 'choose')} text={w('chooseText')} wide onClose={onClose}>
      <FindForm label={w('find')} hint={w('findHint')} button={w('find')} longest={80} sought={q} onFind={setQ} />
      <DropZone where={HERE} />
      <Answer of={found}>
        {({ rows }) => {
          const usable = rows.filter(({ expired }) => !expired)
          return usable.length === 0 ? (
            <Empty title={w('none')} />
          ) : (
            <ul className="asset-grid">
              {usable.map(asset => (
                <li key={asset.id}>
                  <button type="button" className="asset-tile" onClick={() => onChoose(asset)}>
                    <AssetFace asset={asset} />
                    <AssetName asset={asset} />
                  </button>
                </li>
              ))}
            </ul>
          )
        }}
      </Answer>
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </Dialog>
  )
}
