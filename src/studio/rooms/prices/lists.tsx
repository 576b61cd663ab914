import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../calls/call.ts'
import { useMe, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { HistoryButton } from '../../lists/object-history.tsx'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { useChangeSearch } from '../../lists/search.ts'
import { zoneOfSites } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/state.tsx'
import { ListDialog } from './list-dialog.tsx'
import type { PriceList } from './sheet-cells.ts'
import { WORDS } from './words.ts'

/** Price lists: what is on, what comes and what is over. */
export function Lists() {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/prices' })
  const { data: me } = useMe()
  const lists = usePages('priceLists.list', async query => {
    const { lists: rows, next } = await call('priceLists.list', { query })
    return { rows, next }
  })
  const [opened, setOpened] = useState<PriceList | 'new'>()
  const [ending, setEnding] = useState<PriceList>()
  const end = useSend('priceLists.end', ['priceLists.list', 'prices.sheet'])
  const columns = useColumns()
  const actions = useActions(setOpened, setEnding)
  const mayCreate = me?.permissions.includes('prices.write') ?? false
  return (
    <>
      {mayCreate && (
        <div className="list-head">
          <Button look="primary" onClick={() => setOpened('new')}>
            {w('newList')}
          </Button>
        </div>
      )}
      <Pages of={lists} empty={<Empty title={w('noLists')} text={w('noListsText')} />}>
        {rows => (
          <ListTable
            caption={w('lists')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            search={search}
            actions={actions}
            blocks
          />
        )}
      </Pages>
      {opened && <ListDialog list={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />}
      {ending && (
        <Confirm
          title={w('endTitle', { name: ending.name })}
          text={w('endText')}
          action={w('endNow')}
          busy={end.isPending}
          onClose={() => setEnding(undefined)}
          onConfirm={() => end.mutate([{ params: { listId: ending.id } }], { onSuccess: () => setEnding(undefined) })}
        />
      )}
    </>
  )
}

function useActions(onChange: (list: PriceList) => void, onEnd: (list: PriceList) => void) {
  const { w } = useWords(WORDS)
  const { t } = useI18n()
  const change = useChangeSearch()
  return {
    label: t('action'),
    cell: (list: PriceList) => (
      <>
        {list.state !== 'over' && (
          <>
            <Button look="quiet" onClick={() => change({ view: undefined, layer: list.id, q: undefined })}>
              {w('open')}
            </Button>
            {list.mayChange && (
              <Button look="quiet" onClick={() => onChange(list)}>
                {w('change')}
              </Button>
            )}
            {list.mayChange && (
              <Button look="quiet" onClick={() => onEnd(list)}>
                {w('endNow')}
              </Button>
            )}
          </>
        )}
        <HistoryButton type="price-list" id={list.id} name={list.name} />
      </>
    ),
  }
}

function useColumns(): readonly [Column<PriceList>, ...Column<PriceList>[]] {
  const { w } = useWords(WORDS)
  const { moment, number } = useI18n()
  return [
    { id: 'name', label: w('name'), by: ({ name }) => name, cell: ({ name }) => name },
    {
      id: 'state',
      label: w('state'),
      cell: ({ state }) => <span className="tag">{w(`state_${state}`)}</span>,
    },
    {
      id: 'starts',
      label: w('starts'),
      by: row => row.startsAt,
      className: 'nowrap',
      cell: ({ startsAt, sites }) => moment(startsAt, zoneOfSites(sites)),
    },
    {
      id: 'ends',
      label: w('ends'),
      by: row => row.endsAt ?? '',
      className: 'nowrap',
      cell: ({ endsAt, sites }) => (endsAt === undefined ? '–' : moment(endsAt, zoneOfSites(sites))),
    },
    { id: 'sites', label: w('sites'), cell: ({ sites }) => sites.join(', ') },
    { id: 'rows', label: w('rows'), className: 'figure', cell: ({ rows }) => number(rows) },
  ]
}
