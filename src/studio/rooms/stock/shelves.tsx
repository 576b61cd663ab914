import { useState } from 'react'
import { STOCK_SELECTIONS, STOCK_SORTS } from '#domain/stock/stock-words.ts'
import { call } from '../../calls/call.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable } from '../../lists/list-table.tsx'
import { Pages } from '../../lists/pages.tsx'
import { useChangeSearch, type Search } from '../../lists/search.ts'
import { useFilteredPages } from '../../lists/use-pages.ts'
import { useTyped } from '../../lists/use-typed.ts'
import { ViewBar } from '../../lists/view-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Empty } from '../../ui/state.tsx'
import { AdjustDialog } from './adjust-dialog.tsx'
import { LevelsDialog, MOST_AT_ONCE } from './levels-dialog.tsx'
import { useShelfActions } from './shelf-actions.tsx'
import { useShelfColumns } from './shelf-columns.tsx'
import type { Shelf } from './stock.ts'
import { WORDS } from './words.ts'

type StockSearch = Search<'q' | 'location' | 'only'>

/** Every shelf that one may see, or those that somebody should look at. */
export function Shelves({ search }: { readonly search: StockSearch }) {
  const { w } = useWords(WORDS)
  const columns = useShelfColumns()
  const found = useFoundShelves(search)
  const [adjusted, setAdjusted] = useState<Shelf>()
  const [levelled, setLevelled] = useState<readonly Shelf[]>()
  const actions = useShelfActions({ nameOf: ({ sku }) => sku, onAdjust: setAdjusted })
  return (
    <>
      <Filters search={search} />
      <ViewBar room="stock" columns={columns} search={search} />
      <Pages of={found} empty={<Empty title={w('none')} text={w('noneText')} />}>
        {rows => {
          const mine = rows.filter(({ mayChange }) => mayChange)
          return (
            <>
              <ListTable<Shelf>
                caption={w('stock')}
                columns={columns}
                rows={rows}
                rowKey={row => `${row.sku} @ ${row.location}`}
                search={search}
                {...(mine.length > 0 && { actions })}
              />
              {mine.length > 0 && (
                <Button className="more" onClick={() => setLevelled(mine.slice(0, MOST_AT_ONCE))}>
                  {w('levelsShown')}
                </Button>
              )}
            </>
          )
        }}
      </Pages>
      {adjusted && <AdjustDialog shelf={adjusted} onClose={() => setAdjusted(undefined)} />}
      {levelled && <LevelsDialog shelves={levelled} onClose={() => setLevelled(undefined)} />}
    </>
  )
}

function useFoundShelves({ q, location, only, sort }: StockSearch) {
  const selection = STOCK_SELECTIONS.find(each => each === only)
  const sorted = STOCK_SORTS.find(each => each === sort?.replace(/^-/, ''))
  const place = Number(location)
  const query = {
    ...(q !== undefined && { q }),
    ...(Number.isInteger(place) && place > 0 && { location: place }),
    ...(selection && { only: selection }),
    ...(sorted && { sort: sorted, order: sort?.startsWith('-') ? ('desc' as const) : ('asc' as const) }),
  }
  return useFilteredPages('stock.list', after => call('stock.list', { query: { ...query, ...after } }), query)
}

function Filters({ search }: { readonly search: StockSearch }) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const change = useChangeSearch()
  const locations = useCall('stock.locations')
  const [typed, setTyped] = useTyped(search.q ?? '', q => change({ q: q.trim() }))
  return (
    <div className="stock-filters">
      <Field
        label={w('search')}
        type="search"
        placeholder={w('searchHint')}
        maxLength={100}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <SelectField
        label={w('location')}
        value={search.location ?? ''}
        onChange={e => change({ location: e.target.value })}
      >
        <option value="">{t('any')}</option>
        {locations.data?.locations.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={w('only')} value={search.only ?? ''} onChange={e => change({ only: e.target.value })}>
        <option value="">{t('any')}</option>
        {STOCK_SELECTIONS.map(each => (
          <option key={each} value={each}>
            {w(`only_${each}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
