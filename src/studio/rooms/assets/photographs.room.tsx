import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { PhotographedColour } from '../../assets/photographed-colour.tsx'
import { Shelf } from '../../assets/shelf.tsx'
import { call } from '../../calls/call.ts'
import { useCall, useMe } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useChangeSearch } from '../../lists/search.ts'
import { FindForm } from '../../ui/find-form.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty, Failure } from '../../ui/state.tsx'
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
