import { useSearch } from '@tanstack/react-router'
import { useWords } from '../../i18n/room-words.ts'
import { useChangeSearch } from '../../lists/search.ts'
import { Room } from '../../ui/room.tsx'
import { ViewTabs } from '../../ui/view-tabs.tsx'
import { Categories } from './categories.tsx'
import { Queries } from './queries.tsx'
import { Redirects } from './redirects.tsx'
import { Rules } from './rules.tsx'
import { Synonyms } from './synonyms.tsx'
import { WORDS } from './words.ts'

const VIEWS = ['queries', 'synonyms', 'redirects', 'rules', 'categories'] as const
const PARTS = {
  queries: Queries,
  synonyms: Synonyms,
  redirects: Redirects,
  rules: Rules,
  categories: Categories,
} as const satisfies Record<(typeof VIEWS)[number], () => React.ReactNode>

/** What people search for, and what they find first. */
export function SearchRoom() {
  const { w } = useWords(WORDS)
  const { view } = useSearch({ from: '/house/search' })
  const change = useChangeSearch()
  const chosen = VIEWS.find(each => each === view) ?? 'queries'
  const Part = PARTS[chosen]
  return (
    <Room title={w('room')}>
      <ViewTabs
        label={w('room')}
        views={VIEWS}
        chosen={chosen}
        words={w}
        onChange={each => change({ view: each, sort: undefined })}
      />
      <Part />
    </Room>
  )
}
