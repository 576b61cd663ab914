import { useStore } from '@nanostores/react'
import { Link, useSearch } from '@tanstack/react-router'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { useChangeSearch } from '../../lists/search.ts'
import { $preferences } from '../../preferences/preferences.ts'
import { FindForm } from '../../ui/find-form.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { ViewTabs } from '../../ui/view-tabs.tsx'
import { OpenBadge } from './open-badge.tsx'
import { Points } from './points.tsx'
import type { StoreRow } from './store.ts'
import { WORDS } from './words.ts'

const VIEWS = ['stores', 'points'] as const

/** Where shoppers walk in, and where parcels wait for them. */
export function StoresRoom() {
  const { w } = useWords(WORDS)
  const { view } = useSearch({ from: '/house/stores' })
  const change = useChangeSearch()
  const chosen = VIEWS.find(each => each === view) ?? 'stores'
  return (
    <Room title={w('stores')}>
      <ViewTabs
        label={w('stores')}
        views={VIEWS}
        chosen={chosen}
        words={w}
        onChange={each => change({ view: each, q: undefined })}
      />
      {chosen === 'points' ? <Points /> : <Stores />}
    </Room>
  )
}

function Stores() {
  const { w } = useWords(WORDS)
  const { site } = useStore($preferences)
  const search = useSearch({ from: '/house/stores' })
  const change = useChangeSearch()
  const columns = useColumns()
  const stores = useCall('stores.list', { query: site === undefined ? {} : { site } })
  const { q = '' } = search
  return (
    <Answer of={stores}>
      {found => {
        if (found.stores.length === 0) return <Empty title={w('none')} text={w('noneText')} />
        const rows = found.stores.filter(store => isSought(store, q))
        return (
          <>
            <FindForm
              label={w('findStore')}
              hint={w('findStoreHint')}
              button={w('find')}
              longest={100}
              sought={q}
              onFind={sought => change({ q: sought })}
            />
            {rows.length === 0 ? (
              <Empty title={w('noStores')} />
            ) : (
              <ListTable
                caption={w('stores')}
                columns={columns}
                rows={rows}
                rowKey={({ storeId }) => storeId}
                search={search}
              />
            )}
          </>
        )
      }}
    </Answer>
  )
}

const isSought = ({ name, city, storeId }: StoreRow, sought: string) =>
  `${name} ${city} ${storeId}`.toLocaleLowerCase().includes(sought.toLocaleLowerCase())

function useColumns(): readonly [Column<StoreRow>, ...Column<StoreRow>[]] {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  return [
    {
      id: 'name',
      label: t('name'),
      by: row => row.name,
      cell: row => (
        <>
          <Link to="/stores/$storeId" params={{ storeId: row.storeId }}>
            {row.name}
          </Link>
          <span className="second">{row.storeId}</span>
        </>
      ),
    },
    { id: 'city', label: w('city'), by: row => row.city, cell: row => row.city },
    { id: 'state', label: w('state'), cell: row => <OpenBadge open={row.open} /> },
    { id: 'pickups', label: w('pickupsToday'), className: 'nowrap figure', cell: row => <Pickups row={row} /> },
    { id: 'site', label: t('site'), cell: row => row.site },
  ]
}

/** Promised today, of how many; or that nothing is handed over. */
function Pickups({ row: { services, pickupsToday, pickupCapacity } }: { readonly row: StoreRow }) {
  const { number } = useI18n()
  const { w } = useWords(WORDS)
  if (!services.includes('pickup')) return w('noPickup')
  return pickupCapacity === null ? number(pickupsToday) : `${number(pickupsToday)} / ${number(pickupCapacity)}`
}
