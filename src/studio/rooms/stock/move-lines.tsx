import { Link } from '@tanstack/react-router'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { WORDS } from './words.ts'

type Line = {
  readonly sku: string
  readonly name: string
  readonly size: string
  readonly figures: readonly (number | string)[]
}
type Props = { readonly caption: string; readonly heads: readonly string[]; readonly lines: readonly Line[] }

/** What travels, with how many of it. */
export function MoveLines({ caption, heads, lines }: Props) {
  const columns = useColumns(heads)
  return <ListTable caption={caption} columns={columns} rows={lines} rowKey={({ sku }) => sku} search={{}} />
}

function useColumns(heads: readonly string[]): readonly [Column<Line>, ...Column<Line>[]] {
  const { w } = useWords(WORDS)
  return [
    {
      id: 'sku',
      label: w('article'),
      cell: ({ sku, name, size }) => (
        <>
          <Link to="/stock/sku/$sku" params={{ sku }}>
            {sku}
          </Link>
          <span className="second">
            {name} · {w('size', { size })}
          </span>
        </>
      ),
    },
    ...heads.map((label, at) => ({
      id: `figure-${at}`,
      label,
      className: 'figure nowrap',
      cell: ({ figures }: Line) => figures[at] ?? '',
    })),
  ]
}
