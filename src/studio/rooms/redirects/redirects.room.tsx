import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../calls/call.ts'
import { useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { HistoryButton } from '../../lists/object-history.tsx'
import { Pages } from '../../lists/pages.tsx'
import { useChangeSearch } from '../../lists/search.ts'
import { useFilteredPages } from '../../lists/use-pages.ts'
import { useTyped } from '../../lists/use-typed.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Room } from '../../ui/room.tsx'
import { Empty } from '../../ui/state.tsx'
import { FileActions } from './file-actions.tsx'
import { RedirectDialog, RemoveDialog } from './redirect-dialogs.tsx'
import { WORDS } from './words.ts'
import type { Redirect } from './redirect.ts'

type Open = { readonly act: 'change' | 'remove'; readonly row: Redirect } | { readonly act: 'add' }

/** As the address says it, and as the server is asked. */
const SORTS = new Map<string | undefined, 'fewest' | 'most'>([
  ['hits', 'fewest'],
  ['-hits', 'most'],
])

/** Where addresses lead that nothing answers. */
export function RedirectsRoom() {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/redirects' })
  const change = useChangeSearch()
  const columns = useColumns()
  const [open, setOpen] = useState<Open>()
  const mayChange = useMe().data?.permissions.includes('content.publish') ?? false
  const { q = '' } = search
  const [typed, setTyped] = useTyped(q, text => change({ q: text }))
  const wanted = { ...(q.trim() !== '' && { q: q.trim() }), sort: SORTS.get(search.sort) ?? ('from' as const) }
  const found = useFilteredPages(
    'redirects.list',
    after => call('redirects.list', { query: { ...wanted, ...after } }),
    wanted,
  )
  const close = () => setOpen(undefined)
  const actions = useActions(setOpen)
  return (
    <Room
      title={w('redirects')}
      actions={
        <>
          <FileActions mayChange={mayChange} />
          {mayChange && (
            <Button look="primary" onClick={() => setOpen({ act: 'add' })}>
              {w('add')}
            </Button>
          )}
        </>
      }
    >
      <div className="desk-filters">
        <Field
          label={w('find')}
          type="search"
          maxLength={80}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </div>
      <Pages
        of={found}
        empty={q.trim() === '' ? <Empty title={w('none')} text={w('noneText')} /> : <Empty title={w('noneFound')} />}
      >
        {rows => (
          <ListTable
            caption={w('redirects')}
            columns={columns}
            rows={rows}
            rowKey={row => row.id}
            search={search}
            blocks
            {...(mayChange ? { actions } : {})}
          />
        )}
      </Pages>
      {open?.act === 'add' && <RedirectDialog onClose={close} />}
      {open?.act === 'change' && <RedirectDialog row={open.row} onClose={close} />}
      {open?.act === 'remove' && <RemoveDialog row={open.row} onClose={close} />}
    </Room>
  )
}

function useActions(onOpen: (open: Open) => void) {
  const { w } = useWords(WORDS)
  return {
    label: w('actions'),
    cell: (row: Redirect) => (
      <>
        {(['change', 'remove'] as const).map(act => (
          <Button key={act} look="quiet" aria-label={`${w(act)} ${row.from}`} onClick={() => onOpen({ act, row })}>
            {w(act)}
          </Button>
        ))}
        <HistoryButton type="redirect" id={row.id} name={row.from} />
      </>
    ),
  }
}

function useColumns(): readonly [Column<Redirect>, ...Column<Redirect>[]] {
  const { w } = useWords(WORDS)
  const { counted } = useI18n()
  const languageNamed = useLanguageNames()
  const moment = useSiteMoment()
  return [
    { id: 'from', label: w('from'), cell: row => <code>{row.from}</code> },
    { id: 'to', label: w('to'), cell: row => <code>{row.to}</code> },
    {
      id: 'scope',
      label: w('scope'),
      cell: row => (
        <>
          {row.scope === 'any' ? w('everywhere') : languageNamed(row.scope)}
          <span className="second">{row.madeBy}</span>
        </>
      ),
    },
    {
      id: 'hits',
      label: w('hits'),
      className: 'figure',
      by: 'server',
      cell: row => (
        <>
          {counted(row.hits)}
          {row.lastHitAt !== undefined && (
            <span className="second">{w('lastAt', { when: moment(row.lastHitAt) })}</span>
          )}
        </>
      ),
    },
  ]
}
