import { Answer, Empty, type Asked } from '../ui/state.tsx'
import { StateTabs } from '../ui/state-tabs.tsx'
import { ListTable, type Column } from './list-table.tsx'
import { useChangeSearch } from './search.ts'

type Row<State extends string> = { readonly id: string; readonly state: State }
type Props<State extends string, R extends Row<State>, Data> = {
  readonly caption: string
  readonly states: readonly State[]
  readonly words: { readonly all: string; readonly none: string; readonly noneText: string }
  readonly wordOf: (state: State) => string
  readonly of: Asked<Data>
  readonly rowsIn: (data: Data) => readonly R[]
  readonly columns: readonly [Column<R>, ...Column<R>[]]
  readonly search: { readonly sort?: string; readonly hide?: string; readonly state?: string }
}

/** All that there is, or what stands in one state, as the address says. */
export function StateList<State extends string, R extends Row<State>, Data>({
  caption,
  states,
  words,
  wordOf,
  of,
  rowsIn,
  columns,
  search,
}: Props<State, R, Data>) {
  const change = useChangeSearch()
  const chosen = states.find(each => each === search.state)
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
      <Answer of={of}>
        {data => {
          const rows = rowsIn(data).filter(({ state }) => chosen === undefined || state === chosen)
          return rows.length === 0 ? (
            <Empty title={words.none} text={words.noneText} />
          ) : (
            <ListTable caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} search={search} />
          )
        }}
      </Answer>
    </>
  )
}
