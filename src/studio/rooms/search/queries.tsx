import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { useChangeSearch } from '../../lists/search.ts'
import { Button } from '../../ui/button.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { ViewTabs } from '../../ui/view-tabs.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { SynonymDialog } from './synonym-dialog.tsx'
import { useMayChange } from './use-site.ts'
import { WORDS } from './words.ts'

type Row = OutputOf<StaffEndpointOf<'search.queries'>>['rows'][number]
type Open = { act: 'synonym' | 'pin'; row: Row }
const ONLY = ['all', 'missed', 'unclicked'] as const

/** What was searched for in the last 30 days. */
export function Queries() {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/search' })
  const change = useChangeSearch()
  const only = ONLY.find(each => each === search.only) ?? 'all'
  const found = useCall('search.queries', { query: { only } })
  const [open, setOpen] = useState<Open>()
  const columns = useColumns()
  const mayChange = useMayChange()
  const close = () => setOpen(undefined)
  const actions = useActions(setOpen)
  return (
    <>
      <p className="hint">{w('queriesText')}</p>
      <ViewTabs
        label={w('queries')}
        views={ONLY}
        chosen={only}
        words={each => w(`only_${each}`)}
        onChange={each => change({ only: each })}
      />
      <Answer of={found}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={w('noQueries')} text={w('noQueriesText')} />
          ) : (
            <ListTable
              caption={w('queries')}
              columns={columns}
              rows={rows}
              rowKey={row => `${row.language} ${row.term}`}
              search={search}
              {...(mayChange ? { actions } : {})}
            />
          )
        }
      </Answer>
      {open?.act === 'synonym' && (
        <SynonymDialog known={{ language: open.row.language, term: open.row.term, means: [] }} onClose={close} />
      )}
      {open?.act === 'pin' && <RuleDialog on={{ language: open.row.language, term: open.row.term }} onClose={close} />}
    </>
  )
}

function useActions(onOpen: (open: Open) => void) {
  const { w } = useWords(WORDS)
  return {
    label: w('actions'),
    cell: (row: Row) => (
      <>
        <Button aria-label={`${w('addSynonym')}: ${row.term}`} onClick={() => onOpen({ act: 'synonym', row })}>
          {w('addSynonym')}
        </Button>
        <Button aria-label={`${w('addRule')}: ${row.term}`} onClick={() => onOpen({ act: 'pin', row })}>
          {w('addRule')}
        </Button>
      </>
    ),
  }
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { w } = useWords(WORDS)
  const { number } = useI18n()
  return [
    {
      id: 'term',
      label: w('subject'),
      by: row => row.term,
      cell: row => (
        <>
          {row.term} <span className="tag">{row.language}</span>
        </>
      ),
    },
    {
      id: 'searches',
      label: w('searches'),
      className: 'figure',
      by: row => row.searches,
      cell: row => number(row.searches),
    },
    { id: 'misses', label: w('misses'), className: 'figure', by: row => row.misses, cell: row => number(row.misses) },
    { id: 'clicks', label: w('clicks'), className: 'figure', by: row => row.clicks, cell: row => number(row.clicks) },
    {
      id: 'next',
      label: w('next'),
      cell: row => row.next.map(({ term, times }) => `${term} (${number(times)})`).join(', ') || '–',
    },
  ]
}
