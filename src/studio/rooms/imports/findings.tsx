import { findSite } from '#domain/sites/sites.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import type { OneImport } from './one-import.ts'
import { WORDS } from './words.ts'

type Problem = OneImport['problems'][number]
type Move = OneImport['moves'][number]

/** What is wrong, by kind, and the prices that move most. */
export function Findings({ of: { kind, problems, moves } }: { readonly of: OneImport }) {
  const { w } = useWords(WORDS)
  const columns = useProblemColumns(kind)
  const moving = useMoveColumns()
  return (
    <>
      {problems.length > 0 && (
        <section className="part">
          <h2>{w('problems')}</h2>
          <ListTable
            caption={w('problems')}
            rows={problems}
            rowKey={({ code, column }) => `${code} ${column}`}
            search={{}}
            columns={columns}
          />
        </section>
      )}
      {moves.length > 0 && (
        <section className="part">
          <h2>{w('moves')}</h2>
          <ListTable
            caption={w('moves')}
            rows={moves}
            rowKey={({ product, site }) => `${product} ${site}`}
            search={{}}
            columns={moving}
          />
        </section>
      )}
    </>
  )
}

function useProblemColumns(kind: OneImport['kind']): readonly [Column<Problem>, ...Column<Problem>[]] {
  const { w } = useWords(WORDS)
  const { number } = useI18n()
  const { data } = useCall('imports.kinds')
  const columns = data?.kinds.find(each => each.kind === kind)?.columns ?? []
  const told = ({ code, column }: Problem) => {
    const known = code === 'unreadable' ? columns.find(({ name }) => name === column) : undefined
    if (known?.longest !== undefined) return w('tooLong', { most: number(known.longest) })
    return known === undefined ? w(code) : w('unreadableLike', { example: known.example })
  }
  return [
    { id: 'problem', label: w('problem'), cell: told },
    {
      id: 'column',
      label: w('column'),
      cell: ({ column }) => (column === 'import_line' ? w('wholeLine') : <code>{column}</code>),
    },
    { id: 'count', label: w('rows'), className: 'nowrap figure', cell: row => number(row.count) },
    { id: 'lines', label: w('firstRows'), cell: row => row.lines.join(', ') },
  ]
}

function useMoveColumns(): readonly [Column<Move>, ...Column<Move>[]] {
  const { w } = useWords(WORDS)
  const { number, money } = useI18n()
  const priced = (amount: number, site: string) => money(amount, findSite(site)?.currency ?? 'USD')
  const share = ({ before, after }: Move) =>
    `${after > before ? '+' : ''}${number(Math.round(((after - before) / Math.max(1, before)) * 100))} %`
  return [
    { id: 'product', label: w('product'), cell: row => `${row.product} · ${row.site}` },
    { id: 'before', label: w('before'), className: 'nowrap figure', cell: row => priced(row.before, row.site) },
    { id: 'after', label: w('after'), className: 'nowrap figure', cell: row => priced(row.after, row.site) },
    { id: 'by', label: '%', className: 'nowrap figure', cell: share },
  ]
}
