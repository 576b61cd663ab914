import { useSearch } from '@tanstack/react-router'
import { useWords } from '../../i18n/room-words.ts'
import { useChangeSearch } from '../../lists/search.ts'
import { Room } from '../../ui/room.tsx'
import { ViewTabs } from '../../ui/view-tabs.tsx'
import { Lists } from './lists.tsx'
import { Sheet } from './sheet.tsx'
import { WORDS } from './words.ts'

const VIEWS = ['sheet', 'lists'] as const

/** What everything costs, now and later. */
export function PricesRoom() {
  const { w } = useWords(WORDS)
  const { view } = useSearch({ from: '/house/prices' })
  const change = useChangeSearch()
  const chosen = VIEWS.find(each => each === view) ?? 'sheet'
  return (
    <Room title={w('prices')}>
      <ViewTabs
        label={w('prices')}
        views={VIEWS}
        chosen={chosen}
        words={w}
        onChange={each => change({ view: each === 'sheet' ? undefined : each })}
      />
      {chosen === 'lists' ? <Lists /> : <Sheet />}
    </Room>
  )
}
