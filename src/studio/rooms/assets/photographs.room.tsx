import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { AssetFace, AssetName } from '../../assets/asset-tile.tsx'
import { call } from '../../calls/call.ts'
import { useCall, useMe } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useChangeSearch } from '../../lists/search.ts'
import { FindForm } from '../../ui/find-form.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty, Failure } from '../../ui/state.tsx'
import { PhotographedColour } from './photographed-colour.tsx'
import { WORDS } from './words.ts'

const NUMBER = /^[A-Z0-9]{8,11}$/

/** Which pictures of the library each colour of a style shows. */
export function PhotographsRoom() {
  const { w } = useWords(WORDS)
  const { q = '' } = useSearch({ from: '/house/library/photographs' })
  const change = useChangeSearch()
  return (
    <Room title={w('photographs')}>
      <FindForm
        key={q}
        label={w('style')}
        hint={w('styleHint')}
        button={w('find')}
        longest={80}
        sought={q}
        onFind={sought => change({ q: sought })}
      />
      {NUMBER.test(q) ? <Style productId={q} /> : q !== '' && <Found q={q} />}
    </Room>
  )
}

function Found({ q }: { readonly q: string }) {
  const { w } = useWords(WORDS)
  const change = useChangeSearch()
  const found = useQuery({ queryKey: ['lookup.find', q], queryFn: () => call('lookup.find', { query: { q } }) })
  if (found.error) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  const styles = found.data?.found.filter(({ kind }) => kind === 'style')
  if (styles?.length === 0) return <Empty title={w('noStyle')} />
  return (
    <ul>
      {styles?.map(({ id, title }) => (
        <li key={id}>
          <button type="button" className="link-button" onClick={() => change({ q: id })}>
            {title} · {id}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Style({ productId }: { readonly productId: string }) {
  const { data: me } = useMe()
  const style = useCall('assets.photographed', { params: { productId } })
  const mayChange = me?.permissions.includes('catalog.write') ?? false
  return (
    <Answer of={style}>
      {({ name, styleId, colours }) => (
        <>
          <h2>
            {name} <span className="hint">{styleId}</span>
          </h2>
          <div className="asset-parts">
            <ul className="photographs">
              {colours.map(colour => (
                <PhotographedColour key={colour.colourId} colour={colour} mayChange={mayChange} />
              ))}
            </ul>
            {mayChange && me?.permissions.includes('assets.read') && <Shelf />}
          </div>
        </>
      )}
    </Answer>
  )
}

/** What can be dragged onto a colour. */
function Shelf() {
  const { w } = useWords(WORDS)
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
