import type { StaffCallName } from '#contract/staff/staff.ts'
import { Empty } from '../ui/state.tsx'
import { StateTabs } from '../ui/state-tabs.tsx'
import { ListTable, type Column } from './list-table.tsx'
import { Pages } from './pages.tsx'
import { useChangeSearch } from './search.ts'
import { usePages, type Page } from './use-pages.ts'

type Row<State extends string> = { readonly id: string; readonly state: State }
type Props<State extends string, R extends Row<State>> = {
  readonly caption: string
  readonly states: readonly State[]
  readonly words: { readonly all: string; readonly none: string; readonly noneText: string }
  readonly wordOf: (state: State) => string
  readonly list: StaffCallName
  readonly ask: (query: { after?: string; state?: State }) => Promise<Page<R>>
  readonly columns: readonly [Column<R>, ...Column<R>[]]
  readonly search: { readonly sort?: string; readonly hide?: string; readonly state?: string }
}

/** All that there is, or what stands in one state, as the address says. */
export function StateList<State extends string, R extends Row<State>>({
  caption,
  states,
  words,
  wordOf,
  list,
  ask,
  columns,
  search,
}: Props<State, R>) {
  const change = useChangeSearch()
  const chosen = states.find(each => each === search.state)
  const of = usePages(list, query => ask({ ...query, ...(chosen !== undefined && { state: chosen }) }), chosen)
  return (
    <>
      <StateTabs
        states={states}
        chosen={chosen}
        all={words.all}
        words={wordOf}
        counts={undefined}
        onChange={state => change({ state })}
      />
      <Pages of={of} empty={<Empty title={words.none} text={words.noneText} />}>
        {rows => <ListTable caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} search={search} />}
      </Pages>
    </>
  )
}
