import { Link, useSearch } from '@tanstack/react-router'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useCall } from '../../../calls/queries.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useWords } from '../../../i18n/room-words.ts'
import { ListTable, type Column } from '../../../lists/list-table.tsx'
import { Room } from '../../../ui/room.tsx'
import { Answer, Empty } from '../../../ui/state.tsx'
import { useContentNames } from '../use-content-names.ts'
import { targetOf } from './target-language.ts'
import { TranslationFilters } from './translation-filters.tsx'
import { TRANSLATION_WORDS } from './words.ts'

type Row = OutputOf<StaffEndpointOf<'content.translations'>>['rows'][number]
const FILTERS = ['open', 'missing', 'stale', 'all'] as const
type Filter = (typeof FILTERS)[number]

const isIn = ({ missing, stale }: Row, filter: Filter): boolean => {
  if (filter === 'missing') return missing > 0
  if (filter === 'stale') return stale > 0
  return filter === 'all' || missing + stale > 0
}

/** What is not said yet in a language, and what was said of something else. */
export function TranslationsRoom() {
  const { w } = useWords(TRANSLATION_WORDS)
  const search = useSearch({ from: '/house/translations' })
  const language = targetOf(search.language)
  const filter = FILTERS.find(each => each === search.show) ?? 'open'
  const columns = useColumns(language)
  const found = useCall('content.translations', { query: { language } })
  return (
    <Room title={w('translations')}>
      <div className="flow-filters">
        <TranslationFilters language={language} show={filter} shown={FILTERS} />
      </div>
      <Answer of={found}>
        {({ rows }) => {
          const shown = rows.filter(row => isIn(row, filter))
          if (shown.length === 0) return <Empty title={w('none')} text={w('noneText')} />
          return (
            <ListTable
              caption={w('translations')}
              columns={columns}
              rows={shown}
              rowKey={row => row.slug}
              search={search}
            />
          )
        }}
      </Answer>
    </Room>
  )
}

function useColumns(language: string): readonly [Column<Row>, ...Column<Row>[]] {
  const { w } = useWords(TRANSLATION_WORDS)
  const { counted } = useI18n()
  const nameOf = useContentNames()
  const figure = (id: 'missing' | 'stale' | 'total'): Column<Row> => ({
    id,
    label: w(id),
    className: 'figure',
    by: row => row[id],
    cell: row => counted(row[id]),
  })
  return [
    {
      id: 'name',
      label: w('name'),
      by: row => nameOf(row.slug),
      cell: row => (
        <>
          <Link to="/translations/of/$" params={{ _splat: row.slug }} search={{ language }}>
            {nameOf(row.slug)}
          </Link>
          <span className="second">{row.slug}</span>
        </>
      ),
    },
    { id: 'kind', label: w('kind'), by: row => row.kind, cell: row => w(`kind_${row.kind}`) },
    figure('missing'),
    figure('stale'),
    figure('total'),
  ]
}
