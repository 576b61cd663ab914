import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { StaffCallName } from '#contract/staff/staff.ts'
import { FindForm } from '../ui/find-form.tsx'
import { Answer } from '../ui/state.tsx'
import { ListTable, type Column } from './list-table.tsx'
import { useChangeSearch } from './search.ts'

type Props<R> = {
  readonly words: { readonly label: string; readonly hint: string; readonly button: string; readonly caption: string }
  readonly longest: number
  readonly search: { readonly q?: string; readonly sort?: string; readonly hide?: string }
  readonly name: StaffCallName
  readonly find: (q: string) => Promise<{ readonly rows: readonly R[] }>
  /** What else the answer hangs on. */
  readonly of?: readonly unknown[]
  readonly none: ReactNode
  readonly columns: readonly [Column<R>, ...Column<R>[]]
  readonly rowKey: (row: R) => string
}

/** Things that are found by what somebody knows of them, and never listed. */
export function FoundList<R>({ words, longest, search, name, find, of = [], none, columns, rowKey }: Props<R>) {
  const change = useChangeSearch()
  const { q = '' } = search
  const found = useQuery({ queryKey: [name, q, ...of], queryFn: () => find(q), enabled: q !== '' })
  const { caption, ...form } = words
  return (
    <>
      <FindForm {...form} longest={longest} sought={q} onFind={sought => change({ q: sought })} />
      {q !== '' && (
        <Answer of={found}>
          {({ rows }) =>
            rows.length === 0 ? (
              none
            ) : (
              <ListTable caption={caption} columns={columns} rows={rows} rowKey={rowKey} search={search} />
            )
          }
        </Answer>
      )}
    </>
  )
}
