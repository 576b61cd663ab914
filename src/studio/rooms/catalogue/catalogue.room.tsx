import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { STYLE_SORTS } from '#domain/styles/style-words.ts'
import { call } from '../../calls/call.ts'
import { useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { Pages } from '../../lists/pages.tsx'
import { useFilteredPages } from '../../lists/use-pages.ts'
import { ViewBar } from '../../lists/view-bar.tsx'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Room } from '../../ui/room.tsx'
import { Empty } from '../../ui/state.tsx'
import { ChangeAllDialog } from './change-all-dialog.tsx'
import { Filters } from './filters.tsx'
import { StateBadge } from './state-badge.tsx'
import { useStyleWords } from './use-style-words.ts'
import { WORDS } from './words.ts'
import { styleQueryOf } from './style-query.ts'

type Row = OutputOf<StaffEndpointOf<'styles.list'>>['rows'][number]
/** Every style, or those that somebody looks for; and work on all of them. */
export function CatalogueRoom() {
  const { t, number } = useI18n()
  const { w } = useWords(WORDS)
  const { data: me } = useMe()
  const search = useSearch({ from: '/house/catalogue' })
  const columns = useColumns()
  const [changing, setChanging] = useState(false)
  const query = styleQueryOf(search)
  const sort = STYLE_SORTS.find(each => each === search.sort) ?? 'name'
  const found = useFilteredPages(
    'styles.list',
    after => call('styles.list', { query: { ...query, sort, ...after } }),
    query,
    sort,
  )
  const matching = found.data?.pages[0]?.matching ?? 0
  const count = number(matching)
  return (
    <Room title={w('catalogue')}>
      <Filters search={search} />
      <ViewBar room="catalogue" columns={columns} search={search} />
      <div className="bulk">
        <output>{t('allOfQuery', { count })}</output>
        {me?.permissions.includes('catalog.write') && matching > 0 && (
          <Button onClick={() => setChanging(true)}>{w('changeAll')}</Button>
        )}
      </div>
      <Pages of={found} empty={<Empty title={w('none')} text={w('noneText')} />}>
        {rows => (
          <ListTable
            caption={w('catalogue')}
            columns={columns}
            rows={rows}
            rowKey={row => row.styleId}
            search={search}
          />
        )}
      </Pages>
      {changing && <ChangeAllDialog query={query} count={count} onClose={() => setChanging(false)} />}
    </Room>
  )
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { w } = useWords(WORDS)
  const moment = useSiteMoment()
  const { genderName, brandName } = useStyleWords()
  return [
    {
      id: 'name',
      label: w('style'),
      by: 'server',
      cell: ({ styleId, name, picture }) => (
        <span className="style-name">
          {picture === undefined ? (
            <span className="no-picture" />
          ) : (
            <img src={picture} alt="" width="40" height="40" loading="lazy" />
          )}
          <span>
            <Link to="/catalogue/$styleId" params={{ styleId }}>
              {name}
            </Link>
            <span className="second">{styleId}</span>
          </span>
        </span>
      ),
    },
    { id: 'state', label: w('state'), cell: ({ state }) => <StateBadge state={state} /> },
    {
      id: 'launched',
      label: w('launched'),
      by: 'server',
      className: 'nowrap light',
      cell: ({ launchedAt, withdrawnAt }) => (
        <>
          {moment(launchedAt)}
          {withdrawnAt !== undefined && <span className="second">{w('until', { moment: moment(withdrawnAt) })}</span>}
        </>
      ),
    },
    {
      id: 'kind',
      label: w('kind'),
      cell: ({ kind, gender, brand }) =>
        [kind, genderName(gender), brand && brandName(brand)].filter(Boolean).join(' · '),
    },
    { id: 'parts', label: w('parts'), className: 'figure', cell: ({ colours, sizes }) => `${colours} · ${sizes}` },
    {
      id: 'incomplete',
      label: w('incomplete'),
      cell: ({ incomplete }) =>
        incomplete.map(locale => (
          <code key={locale} className="tag">
            {locale}
          </code>
        )),
    },
    { id: 'changed', label: w('changed'), by: 'server', className: 'nowrap light', cell: row => moment(row.changedAt) },
  ]
}
