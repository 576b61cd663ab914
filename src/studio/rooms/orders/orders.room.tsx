import { useStore } from '@nanostores/react'
import { Link, useSearch } from '@tanstack/react-router'
import { ORDER_SELECTIONS } from '#contract/staff/orders/order-words.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { call } from '../../calls/call.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable } from '../../lists/list-table.tsx'
import { Pages } from '../../lists/pages.tsx'
import { useChangeSearch, type Search } from '../../lists/search.ts'
import { useFilteredPages } from '../../lists/use-pages.ts'
import { useTyped } from '../../lists/use-typed.ts'
import { ViewBar } from '../../lists/view-bar.tsx'
import { useDays } from '../../moments/use-zone.ts'
import { $preferences } from '../../preferences/preferences.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { Room } from '../../ui/room.tsx'
import { Empty } from '../../ui/state.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { WORDS } from './words.ts'

type OrderSearch = Search<'q' | 'status' | 'only' | 'from' | 'to'>

const isFiltered = ({ q, status, only, from, to }: OrderSearch): boolean =>
  [q, status, only, from, to].some(each => each !== undefined && each !== '')

/** Every order, newest first, or those that somebody asks about. */
export function OrdersRoom() {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/orders' })
  const columns = useOrderColumns()
  const found = useFoundOrders(search)
  return (
    <Room
      title={w('orders')}
      actions={
        <Link className="button" to="/phone-orders">
          {w('phoneOrders')}
        </Link>
      }
    >
      <Filters search={search} />
      <ViewBar room="orders" columns={columns} search={search} />
      <Pages
        of={found}
        empty={isFiltered(search) ? <Empty title={w('none')} text={w('noneText')} /> : <Empty title={w('none')} />}
      >
        {rows => (
          <ListTable caption={w('orders')} columns={columns} rows={rows} rowKey={row => row.number} search={search} />
        )}
      </Pages>
    </Room>
  )
}

function useFoundOrders({ q, status, only, from, to }: OrderSearch) {
  const { site } = useStore($preferences)
  const days = useDays()
  const known = ORDER_STATUSES.find(each => each === status)
  const selection = ORDER_SELECTIONS.find(each => each === only)
  const query = {
    ...(q !== undefined && { q }),
    ...(known && { status: known }),
    ...(site !== undefined && { site }),
    ...(selection && { only: selection }),
    ...days({ from, to }),
  }
  return useFilteredPages('orders.list', after => call('orders.list', { query: { ...query, ...after } }), query)
}

function Filters({ search }: { readonly search: OrderSearch }) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const change = useChangeSearch()
  const [typed, setTyped] = useTyped(search.q ?? '', q => change({ q }))
  return (
    <div className="order-filters">
      <Field
        label={w('search')}
        type="search"
        placeholder={w('searchHint')}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <SelectField label={w('status')} value={search.status ?? ''} onChange={e => change({ status: e.target.value })}>
        <option value="">{t('any')}</option>
        {ORDER_STATUSES.map(each => (
          <option key={each} value={each}>
            {w(`status_${each}`)}
          </option>
        ))}
      </SelectField>
      <Field label={t('from')} type="date" value={search.from ?? ''} onChange={e => change({ from: e.target.value })} />
      <Field label={t('to')} type="date" value={search.to ?? ''} onChange={e => change({ to: e.target.value })} />
      <SelectField label={w('only')} value={search.only ?? ''} onChange={e => change({ only: e.target.value })}>
        <option value="">{t('any')}</option>
        {ORDER_SELECTIONS.map(each => (
          <option key={each} value={each}>
            {w(`only_${each}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
