import type { ReactNode } from 'react'
import { hiddenIn, useChangeSearch } from './search.ts'
import { useDrawn } from './use-drawn.ts'

export type Column<R> = {
  readonly id: string
  readonly label: string
  readonly cell: (row: R) => ReactNode
  /** What it is sorted by; `server` where the server sends it in order. */
  readonly by?: ((row: R) => string | number) | 'server'
  readonly className?: string
}

type Props<R> = {
  readonly caption: string
  readonly columns: readonly [Column<R>, ...Column<R>[]]
  readonly rows: readonly R[]
  readonly rowKey: (row: R) => string | number
  readonly search: { readonly sort?: string; readonly hide?: string }
  readonly actions?: { readonly label: string; readonly cell: (row: R) => ReactNode }
  /**
   * On a phone each row is a block that names what is in it, where columns beside each other would have to be swiped;
   * `early` also beside the menu of a tablet.
   */
  readonly blocks?: boolean | 'early'
}

/** Sorted and shown as the address says. The first column names the row and stays. */
export function ListTable<R>({ caption, columns, rows, rowKey, search, actions, blocks }: Props<R>) {
  const hidden = hiddenIn(search)
  const [first, ...others] = columns
  const rest = others.filter(({ id }) => !hidden.includes(id))
  const { drawn, refOf } = useDrawn(rows.length)
  return (
    // A wide table scrolls in its frame: keys must reach it too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table-frame" tabIndex={0} aria-label={caption}>
      <table aria-rowcount={rows.length + 1} data-blocks={blocks}>
        <thead>
          <tr>
            {[first, ...rest].map(column => (
              <Head key={column.id} column={column} sort={search.sort} />
            ))}
            {actions && (
              <th scope="col">
                <span className="unseen">{actions.label}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, columns, search.sort)
            .slice(0, drawn)
            .map((row, index) => (
              <tr key={rowKey(row)} ref={refOf(index)}>
                <th scope="row" className={first.className}>
                  {first.cell(row)}
                </th>
                {rest.map(({ id, label, className, cell }) => (
                  <td key={id} className={className} data-label={blocks ? label : undefined}>
                    {cell(row)}
                  </td>
                ))}
                {actions && <td className="row-actions">{actions.cell(row)}</td>}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}

function Head<R>({
  column: { id, label, by, className },
  sort,
}: {
  readonly column: Column<R>
  readonly sort: string | undefined
}) {
  const change = useChangeSearch()
  const figure = className?.includes('figure') ? 'figure' : undefined
  if (by === undefined)
    return (
      <th scope="col" className={figure}>
        {label}
      </th>
    )
  const order = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : undefined
  const next = order === 'ascending' ? `-${id}` : order === 'descending' ? undefined : id
  return (
    <th scope="col" aria-sort={order ?? 'none'} className={figure}>
      <button type="button" className="sort" onClick={() => change({ sort: next })}>
        {label}
        <span aria-hidden="true">{order === 'ascending' ? '↑' : order === 'descending' ? '↓' : ''}</span>
      </button>
    </th>
  )
}

function sorted<R>(rows: readonly R[], columns: readonly Column<R>[], sort: string | undefined): readonly R[] {
  const id = sort?.replace(/^-/, '')
  const by = columns.find(column => column.id === id)?.by
  if (by === undefined || by === 'server') return rows
  const turn = sort?.startsWith('-') ? -1 : 1
  return rows.toSorted((a, b) => turn * compare(by(a), by(b)))
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
