import { useState } from 'react'
import { useCall } from '../calls/queries.ts'
import { useWords } from '../i18n/room-words.ts'
import { FindForm } from '../ui/find-form.tsx'
import { Answer } from '../ui/state.tsx'
import { AssetFace, AssetName } from './asset-tile.tsx'
import { PHOTOGRAPH_WORDS } from './photograph-words.ts'
import { WORDS } from './words.ts'

/** What can be dragged onto a colour. */
export function Shelf() {
  const { w } = useWords({ ...WORDS, ...PHOTOGRAPH_WORDS })
  const [q, setQ] = useState('')
  const found = useCall('assets.list', { query: { only: 'pictures', limit: 24, ...(q !== '' && { q }) } })
  return (
    <section className="shelf">
      <p className="hint">{w('fromLibrary')}</p>
      <FindForm label={w('find')} hint={w('findHint')} button={w('find')} longest={80} sought={q} onFind={setQ} />
      <Answer of={found}>
        {({ rows }) => (
          <ul className="asset-grid">
            {rows
              .filter(({ expired }) => !expired)
              .map(asset => (
                // Who does not drag has a dialog at each colour.
                // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
                <li
                  key={asset.id}
                  className="asset-tile"
                  draggable
                  onDragStart={event => event.dataTransfer.setData('text/plain', asset.id)}
                >
                  <AssetFace asset={asset} />
                  <AssetName asset={asset} />
                </li>
              ))}
          </ul>
        )}
      </Answer>
    </section>
  )
}
