import { useSearch } from '@tanstack/react-router'
import { useWords } from '../../i18n/room-words.ts'
import { useChangeSearch } from '../../lists/search.ts'
import { Room } from '../../ui/room.tsx'
import { ViewTabs } from '../../ui/view-tabs.tsx'
import { Counts } from './counts.tsx'
import { Deliveries } from './deliveries.tsx'
import { Shelves } from './shelves.tsx'
import { Transfers } from './transfers.tsx'
import { WORDS } from './words.ts'

const VIEWS = ['shelves', 'deliveries', 'transfers', 'counts'] as const

/** What lies where, what comes, what travels and what was counted. */
export function StockRoom() {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/stock' })
  const change = useChangeSearch()
  const view = VIEWS.find(each => each === search.view) ?? 'shelves'
  return (
    <Room title={w('stock')}>
      <ViewTabs
        label={w('parts')}
        views={VIEWS}
        chosen={view}
        words={each => w(`view_${each}`)}
        onChange={each => change({ view: each === 'shelves' ? undefined : each })}
      />
      {view === 'shelves' && <Shelves search={search} />}
      {view === 'deliveries' && <Deliveries />}
      {view === 'transfers' && <Transfers />}
      {view === 'counts' && <Counts />}
    </Room>
  )
}
