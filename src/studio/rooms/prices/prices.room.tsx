import { useSearch } from '@tanstack/react-router'
import { useWords } from '../../i18n/room-words.ts'
import { useChangeSearch } from '../../lists/search.ts'
import { Room } from '../../ui/room.tsx'
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
      <fieldset className="tabs">
        <legend className="unseen">{w('prices')}</legend>
        {VIEWS.map(each => (
          <button
            key={each}
            type="button"
            className="tab"
            aria-pressed={chosen === each}
            onClick={() => change({ view: each === 'sheet' ? undefined : each })}
          >
            {w(each)}
          </button>
        ))}
      </fieldset>
      {chosen === 'lists' ? <Lists /> : <Sheet />}
    </Room>
  )
}
