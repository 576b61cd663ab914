import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable } from '../../lists/list-table.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { AdjustDialog } from './adjust-dialog.tsx'
import { Book } from './book.tsx'
import { LevelsDialog } from './levels-dialog.tsx'
import { useShelfActions } from './shelf-actions.tsx'
import { useFigureColumns } from './shelf-columns.tsx'
import type { Shelf } from './stock.ts'
import { Waiting } from './waiting.tsx'
import { WORDS } from './words.ts'

/** One size: where it lies, what happened to it, and who waits for it. */
export function ArticleRoom() {
  const { w } = useWords(WORDS)
  const { sku } = useParams({ from: '/house/stock/sku/$sku' })
  const found = useCall('stock.read', { params: { sku } })
  return (
    <Answer of={found}>
      {({ article, shelves, waiting }) => (
        <Room title={article.sku} kicker={w('stock')}>
          <p className="article-facts">
            {[article.name, article.color, w('size', { size: article.size }), article.upc].join(' · ')}
          </p>
          <h2>{w('everywhere')}</h2>
          {shelves.length === 0 ? <Empty title={w('nowhere')} /> : <Places shelves={shelves} />}
          <Book sku={article.sku} />
          <Waiting sku={article.sku} waiting={waiting} />
        </Room>
      )}
    </Answer>
  )
}

function Places({ shelves }: { readonly shelves: readonly Shelf[] }) {
  const { w } = useWords(WORDS)
  const columns = useFigureColumns()
  const [adjusted, setAdjusted] = useState<Shelf>()
  const [levelled, setLevelled] = useState<Shelf>()
  const nameOf = ({ locationName }: Shelf) => locationName
  const actions = useShelfActions({ nameOf, onAdjust: setAdjusted, onLevel: setLevelled })
  return (
    <>
      <ListTable<Shelf>
        caption={w('everywhere')}
        columns={columns}
        rows={shelves}
        rowKey={row => row.location}
        search={{}}
        {...(shelves.some(({ mayChange }) => mayChange) && { actions })}
      />
      {adjusted && <AdjustDialog shelf={adjusted} onClose={() => setAdjusted(undefined)} />}
      {levelled && <LevelsDialog shelves={[levelled]} onClose={() => setLevelled(undefined)} />}
    </>
  )
}
