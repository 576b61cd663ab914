import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { SITES } from '#domain/sites/sites.ts'
import { sentenceOf } from '#domain/promotions/promotion-sentence.ts'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import type { Column } from '../../lists/list-table.tsx'
import { StateList } from '../../lists/state-list.tsx'
import { useZoneOf } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Room } from '../../ui/room.tsx'
import { WhyAsked } from './why-asked.tsx'
import { WORDS } from './words.ts'

type Row = OutputOf<StaffEndpointOf<'promotions.list'>>['promotions'][number]
const STATES = ['draft', 'waiting', 'coming', 'on', 'over', 'stopped'] as const

/** Every promotion, with a sentence that says what it does. */
export function PromotionsRoom() {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/promotions' })
  const navigate = useNavigate()
  const { data: me } = useMe()
  const columns = useColumns()
  return (
    <Room
      title={w('promotions')}
      actions={
        <>
          <WhyAsked />
          {me?.permissions.includes('promotions.write') && (
            <Button look="primary" onClick={() => void navigate({ to: '/promotions/$id', params: { id: 'new' } })}>
              {t('newPromotion')}
            </Button>
          )}
        </>
      }
    >
      <StateList
        caption={w('promotions')}
        states={STATES}
        words={{ all: w('all'), none: w('none'), noneText: w('noneText') }}
        wordOf={state => w(`state_${state}`)}
        list="promotions.list"
        ask={async query => {
          const { promotions: rows, next } = await call('promotions.list', { query })
          return { rows, next }
        }}
        columns={columns}
        search={search}
      />
    </Room>
  )
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { w } = useWords(WORDS)
  const { language, moment } = useI18n()
  const zoneOf = useZoneOf()
  return [
    {
      id: 'name',
      label: w('name'),
      by: ({ id }) => id,
      cell: ({ id, made: { names } }) => (
        <>
          <Link to="/promotions/$id" params={{ id }}>
            {names[language] ?? names.en ?? id}
          </Link>
          <span className="second">{id}</span>
        </>
      ),
    },
    {
      id: 'does',
      label: w('does'),
      cell: ({ made }) => sentenceOf(made, language, SITES[made.sites[0] ?? 'US'].currency),
    },
    {
      id: 'state',
      label: w('state'),
      by: ({ state }) => state,
      cell: ({ state }) => <span className="tag">{w(`state_${state}`)}</span>,
    },
    {
      id: 'when',
      label: w('when'),
      className: 'nowrap light',
      cell: ({ made: { startsAt, endsAt, sites } }) => (
        <>
          {[startsAt, endsAt].map(at => (at === undefined ? '' : moment(at, zoneOf(sites)))).join(' – ')}
          <span className="second">{sites.join(', ')}</span>
        </>
      ),
    },
  ]
}
